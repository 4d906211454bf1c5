"""The board of Ралі: three lanes of asphalt through the country, and cars on it.

Layers, from below: ground, road, kerbs, markings, obstacles, labels, highlights, cars. Every space is one
element in the road layer with an id such as `cell-13.2`, and data attributes that say what it is; the layers
above let the pointer through to it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise
from typing import Any

from racecraft.drawing import cars, icons, palette, scenery
from racecraft.drawing.geometry import (
    Point,
    aside,
    between,
    distance,
    forward,
    heading_of,
    line_to,
    move_to,
    polyline,
    smooth,
)
from racecraft.drawing.icons import icon_id
from racecraft.drawing.painter import Painter, Style, layer, scale_on, sheet, short, spare_layers
from racecraft.drawing.palette import car_colour
from racecraft.drawing.picture import Picture
from racecraft.drawing.rali.layout import (
    BOX_KIND,
    BOX_LANE,
    LEFT,
    RIGHT,
    SHORTCUT,
    START,
    STATION_KIND,
    Layout,
    Space,
    Way,
    slab_corners,
)
from racecraft.drawing.scenery import Bank, Land
from racecraft.drawing.svg import (
    Element,
    circle,
    element,
    group,
    name_token,
    path,
    place,
    rect,
    text,
    use,
)
from racecraft.engine.errors import UnknownName
from racecraft.games.rali.board import COLOURS, LANES, OBSTACLES, SOUND, Board, Effect, load_board, read_board
from racecraft.games.rali.state import RaliState

MARGIN = 46.0
"""Country shown round what is built."""
FRAME = 26.0
"""Paper round the country."""
YARD = 14.0
"""How much larger the ground of a box is than the box."""
NUMBER_EVERY = 4
KERB_FROM = 8.0
"""Degrees of bend in a row from which it has kerbs."""
FOOT_WIDTH, FOOT_HEIGHT = 1240.0, 104.0
CAR_SCALE = 1.0
OWN_BOARD = "the board to be drawn"

STYLE = {
    ".paper": "fill:$paper",
    ".ground": "fill:$ground",
    ".frame": "fill:none;stroke:$frame;stroke-width:2",
    ".shoulder": "fill:$shoulder",
    ".asphalt": "fill:$road",
    ".cell": "fill:$road;stroke:none",
    ".cell.hazard": "fill:$hazard",
    ".cell.shortcut": "fill:$dirt-cell;stroke:$rut;stroke-width:1.8",
    ".cell.station": "fill:$apron;stroke:$sign;stroke-width:2",
    ".cell.box-lane": "fill:$lane;stroke:$line;stroke-width:1",
    ".cell.box": "stroke:$line;stroke-width:1.5",
    ".cell.slot": "fill:$road;stroke:$shoulder;stroke-width:3",
    ".cell.leads-off": "fill:$entry-off",
    ".cell.leads-in": "fill:$entry-in",
    ".dirt-edge": "fill:none;stroke:$rut;stroke-width:42;stroke-linecap:round;opacity:.55",
    ".dirt": "fill:none;stroke:$dirt;stroke-width:37;stroke-linecap:round",
    ".rut": "fill:none;stroke:$rut;stroke-width:3;stroke-dasharray:11 5;opacity:.6",
    ".apron-edge": "fill:none;stroke:$shoulder;stroke-width:45;stroke-linejoin:round",
    ".apron": "fill:none;stroke:$apron;stroke-width:36;stroke-linejoin:round",
    ".pit-lane": "fill:none;stroke:$lane;stroke-width:35;stroke-linejoin:round",
    ".yard-edge": "fill:$shoulder",
    ".yard": "fill:$apron",
    ".kerb-pale": "fill:none;stroke:$kerb-pale;stroke-width:7",
    ".kerb": "fill:none;stroke:$kerb;stroke-width:7;stroke-dasharray:9 9",
    ".lane-line": "fill:none;stroke:$line;stroke-width:1.8;stroke-dasharray:9 8;opacity:.75",
    ".row-line": "fill:none;stroke:$line;stroke-width:1.3;opacity:.55",
    ".edge-line": "fill:none;stroke:$line;stroke-width:2",
    ".chequer-pale": "fill:#fbf7ee",
    ".chequer": "fill:#24211f",
    ".grid": "fill:none;stroke:$line;stroke-width:2.6",
    ".arrow": "fill:$line",
    ".way-arrow": "fill:$ink;stroke:$paper;stroke-width:1.5;paint-order:stroke;stroke-linejoin:round",
    ".row-number": "font-size:16px;font-weight:700;text-anchor:middle;fill:$ink;opacity:.72",
    ".box-number": "font-size:19px;font-weight:800;text-anchor:middle",
    ".highlight": "fill:$accent;fill-opacity:.4;stroke:$accent;stroke-width:3.5",
    ".highlight-dot": "fill:$accent;stroke:$shade;stroke-width:1.5",
    ".name": "font-size:50px;font-weight:800;letter-spacing:2px;fill:$ink",
    ".board-name": "font-weight:500;fill:$faint",
    ".effect": "font-size:21px;font-weight:800;text-anchor:middle;fill:$ink",
    ".effect.damage": "fill:$stop",
    ".caption": "font-size:14px;font-weight:600;text-anchor:middle;fill:$faint",
    ".divider": "stroke:$frame;stroke-width:1.5",
    **icons.STYLE,
    **scenery.STYLE,
    **cars.STYLE,
    **palette.PAINT,
}


class RaliPainter(Painter):
    game_id = "rali"
    state_type = RaliState
    on_board = {"options": ["board"]}

    def track(self, track: str | Mapping[str, Any], style: Style) -> Picture:
        return _draw(_board(track), style, None)

    def position(self, view: Mapping[str, Any], style: Style) -> Picture:
        return _draw(_board(view["options"]["board"]), style, view)

    def board(self, still: Mapping[str, Any], style: Style) -> Picture:
        models = [cars.model(seat, car_colour(car["colour"])) for seat, car in enumerate(still["cars"])]
        return _draw(_board(still["options"]["board"]), style, None, models)


def _board(track: str | Mapping[str, Any]) -> Board:
    return load_board(track) if isinstance(track, str) else read_board(dict(track), OWN_BOARD)


class Scene:
    """A board laid out, with its country: all that is the same in every picture of it."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.layout = Layout(board)
        left, top, right, bottom = self.layout.bounds()
        self.land = Land(left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN)
        self.bridge_rows = sorted(
            {board.row[cell] for cell in range(board.rows * LANES) if _obstacle(board, cell) == "bridge"}
        )
        self.row_numbers = _row_numbers(self)
        self.country = _country(self)


@lru_cache(maxsize=8)
def _scene(content: str, name: str) -> Scene:
    """Laying out a board takes far longer than drawing it, so recent boards are kept."""
    return Scene(read_board(json.loads(content), name))


def _draw(
    board: Board, style: Style, view: Mapping[str, Any] | None, models: list[Element] | None = None
) -> Picture:
    """A board, with the cars of a view on it, or for play with these models of cars."""
    scene = _scene(json.dumps(board.data, sort_keys=True), board.name)
    for id in style.highlight:
        if id not in board.number:
            raise UnknownName(f"the board has no cell {id!r} to highlight")
    land = scene.land
    width, height = land.right - land.left, land.bottom - land.top
    scale = width / FOOT_WIDTH
    foot = (FOOT_HEIGHT + FRAME) * scale if style.legend else 0.0
    frame = FRAME * max(1.0, scale)
    box = land.left - frame, land.top - frame, width + 2 * frame, height + 2 * frame + foot
    title = f"Ралі · {_board_name(board)}"
    children = [
        icons.definitions(
            [*scenery.ICONS, *OBSTACLES, "station", "box", "stop", "miss", "gear"], style.scope
        ),
        scenery.ground(scene.land, scene.country, box),
        _road(scene, style, len(models or [])),
        _kerbs(scene.layout),
        _markings(scene.layout),
        _obstacles(scene),
        _labels(scene),
        _highlights(scene, style),
        *(spare_layers() if models is not None else []),
        _cars(scene, style, view),
    ]
    if style.legend:
        children.append(_foot(scene, style, scale, land.bottom + frame))
    return sheet(title, box, style, STYLE, children, models, CAR_SCALE, game="rali", track=board.name)


def _board_name(board: Board) -> str:
    name = board.data["meta"].get("name")
    return short(name, 30) if isinstance(name, str) and name.strip() else board.name


def _obstacle(board: Board, cell: int) -> str | None:
    effect = board.effect[cell]
    return None if effect is None else effect.kind


# --- ground -------------------------------------------------------------------------------------------------


def _country(scene: Scene) -> list[Element]:
    """Builds the land round the road: first what is fixed, then water, then fields and houses, then trees."""
    layout, land, board = scene.layout, scene.land, scene.board
    for row in range(board.rows):
        land.build(layout.road.at(row, 0), layout.half + 14)
        land.build(layout.road.cut(row, 0), layout.half + 14)
    for space in layout.spaces:
        if board.lane[space.cell] == 0 and space.kind != SHORTCUT:
            land.build(space.at, 36)
    for way in layout.ways():
        for line in way.lines():
            for point in line[::3]:
                land.build(point, 28, passable=way.kind == SHORTCUT)
    for _, at in scene.row_numbers:
        land.build(at, 12, passable=True)
    stand = _stand(scene)
    banks = [
        Bank(layout.road.at(row, side * (layout.half - 8)), layout.road.headings[row] + 90 * side)
        for row in scene.bridge_rows
        for side in (LEFT, RIGHT)
    ]
    courses = scenery.river_courses(land, banks)
    for course in courses:
        for point in course[::2]:
            land.build(point, 22)
    ponds = [(course[-1], 30.0) for course in courses if len(course) <= 10]
    fixed: list[Element] = [scenery.river(courses, ponds)]
    kinds = ["lake", "sunflowers", "village", "wheat", "sunflowers", "wheat", "village", "wheat"]
    for index, kind in enumerate(kinds):
        at, room = land.roomiest()
        if room < 42:
            break
        size = min(room * 0.92, max(120.0, 0.09 * (land.right - land.left)))
        land.build(at, size * 0.98)
        if kind == "lake":
            fixed.append(scenery.shore(at, size))
        elif kind == "village":
            fixed.append(scenery.village(at, size))
        else:
            fixed.append(scenery.field(at, size, index if kind == "wheat" else index // 2 * 2))
    return [*fixed, scenery.woods(land), *stand]


def _stand(scene: Scene) -> list[Element]:
    """A grandstand beside the first straight behind the line, where there is room for one."""
    layout, land, road = scene.layout, scene.land, scene.layout.road
    for side in (RIGHT, LEFT):
        for middle in (4, 5, 3, 6, 7):
            rows = range(middle - 1, middle + 2)
            if any([abs(road.bend(row)) > 2 for row in rows]):
                continue
            at = road.at(middle, side * (layout.half + 36))
            heading = road.headings[middle] + (0 if side == RIGHT else 180)
            reach = [forward(at, heading, step) for step in (-70, -35, 0, 35, 70)]
            beyond = [aside(point, heading, 6) for point in reach]
            if all([land.free(point, 12) for point in beyond]):
                for point in reach:
                    land.build(point, 28)
                return [scenery.grandstand(at, heading, 168)]
    return []


# --- road ---------------------------------------------------------------------------------------------------


def _road(scene: Scene, style: Style, seats: int) -> Element:
    """The road and the ways beside it; for play with so many cars a space also tells how they stand on it."""
    layout, road, half = scene.layout, scene.layout.road, scene.layout.half
    whole = layer("road", still=False)
    for way in layout.shortcuts:
        whole.add(*[path(smooth(line), "dirt-edge") for line in way.lines()])
    for way in layout.shortcuts:
        whole.add(*[path(smooth(line), "dirt") for line in way.lines()])
        for offset in (-8, 8):
            whole.add(path(smooth(_shifted(way.body, offset)), "rut"))
    whole.add(*[_cell(scene, space, style, seats) for space in layout.spaces if space.kind == SHORTCUT])
    whole.add(*[_yard(box, YARD + 6) for box in layout.boxes], *[_yard(box, YARD) for box in layout.boxes])
    for way in [*layout.stations, layout.box_lane]:
        whole.add(*[path(smooth(line), "apron-edge") for line in way.lines()])
    for way in [*layout.stations, layout.box_lane]:
        class_ = "pit-lane" if way.kind == BOX_LANE else "apron"
        whole.add(*[path(smooth(line), class_) for line in way.lines()])
    whole.add(path(road.loop(half + 7) + road.loop(-half - 7), "shoulder", fill_rule="evenodd"))
    whole.add(path(road.loop(half) + road.loop(-half), "asphalt", fill_rule="evenodd"))
    return whole.add(
        *[_cell(scene, space, style, seats) for space in layout.spaces if space.kind != SHORTCUT]
    )


def _shifted(line: list[Point], offset: float) -> list[Point]:
    return [
        aside(point, heading_of(line[max(index - 1, 0)], line[min(index + 1, len(line) - 1)]), offset)
        for index, point in enumerate(line)
    ]


def _yard(box: Space, round_it: float) -> Element:
    """The ground a box stands on; drawn wider first as an edge, then as ground, so that neighbours join."""
    corners = slab_corners(box.at, box.heading, box.length + round_it, box.width + round_it - 2)
    return path(polyline(corners, closed=True), "yard-edge" if round_it > YARD else "yard")


def _cell(scene: Scene, space: Space, style: Style, seats: int) -> Element:
    """One space, with all a program or a screen reader wants to know about it."""
    board, cell = scene.board, space.cell
    obstacle = _obstacle(board, cell)
    classes = ["cell", space.kind]
    if obstacle is not None:
        classes.append("hazard")
    if space.id == "START4":
        classes.append("slot")
    ways = [way for way in scene.layout.ways() if cell in way.entries]
    exits = [way for way in scene.layout.ways() if cell == way.exit]
    if ways:
        classes.append("leads-off" if ways[0].kind == SHORTCUT else "leads-in")
    colour = space.id.removeprefix("box.") if space.kind == BOX_KIND else None
    if colour is not None:
        classes.append(f"paint-{colour}")
    told = [
        space.id,
        *[style.word(word) for word in (space.kind, obstacle, colour) if word not in (None, "track")],
    ]
    told += [f"→ {way.id}" for way in ways]
    drawn = element(
        "path",
        element("title", " · ".join(told)),
        id=f"cell-{name_token(space.id)}",
        class_=" ".join(classes),
        d=space.outline,
        data_cell=space.id,
        data_row=board.row[cell],
        data_lane=board.lane[cell] or None,
        data_kind=space.kind,
        data_obstacle=obstacle,
        data_entry=" ".join([way.id for way in ways]) or None,
        data_exit=" ".join([way.id for way in exits]) or None,
        data_colour=colour,
        data_x=round(space.at[0], 1),
        data_y=round(space.at[1], 1),
        data_heading=round(space.heading, 1),
    )
    if seats:
        drawn.attributes["data-scale"] = scale_on(_scale(space), CAR_SCALE)
        if not board.solid[cell]:
            drawn.attributes.update(
                cars.shared(
                    space.at, space.heading, {count: _stands(space, count) for count in range(2, seats + 1)}
                )
            )
    return drawn


def _kerbs(layout: Layout) -> Element:
    """Red and white along both sides of every bend, with gaps where a way joins the road."""
    board, road = layout.board, layout.road
    open_sides = {
        (board.row[cell], layout.side(way.entries[0]))
        for way in layout.ways()
        for cell in (*way.entries, way.exit)
    }
    whole = layer("kerbs")
    for side in (LEFT, RIGHT):
        bends = [
            abs(road.bend(row)) >= KERB_FROM and (row, side) not in open_sides for row in range(board.rows)
        ]
        for first, last in _runs(bends):
            line = road.line(first, last, side * (layout.half + 3.5))
            whole.add(path(line, "kerb-pale"), path(line, "kerb"))
    return whole


def _runs(flags: list[bool]) -> list[tuple[int, int]]:
    """(first, last) of each stretch of a closed course that is flagged; last may pass the end."""
    count = len(flags)
    if all(flags):
        return [(0, count - 1)]
    runs = []
    for first in range(count):
        if flags[first] and not flags[first - 1]:
            last = first
            while flags[(last + 1) % count]:
                last += 1
            runs.append((first, last))
    return runs


# --- markings -----------------------------------------------------------------------------------------------


def _markings(layout: Layout) -> Element:
    road, half, lane_width = layout.road, layout.half, layout.lane_width
    rows = "".join([move_to(road.cut(row, -half)) + line_to(road.cut(row, half)) for row in range(road.rows)])
    whole = layer("markings")
    whole.add(path(rows, "row-line"))
    for lane in range(1, LANES):
        whole.add(path(road.loop(layout.lane_offset(lane) + lane_width / 2), "lane-line"))
    for side in (LEFT, RIGHT):
        whole.add(path(road.loop(side * (half - 2.5)), "edge-line"))
    whole.add(*_start(layout))
    for way in layout.ways():
        whole.add(*_way_arrows(way))
    return whole


def _start(layout: Layout) -> list[Element]:
    """The chequered line at the front edge of row 0, the grid slots behind it, and the way to drive."""
    road, half = layout.road, layout.half
    drawn: list[Element] = []
    for space in layout.spaces:
        if space.kind == START:
            drawn.append(path(_bracket(space), "grid"))
    squares = 12
    size = 2 * half / squares
    dark = "".join(
        [
            f"M{column * size - size:.2f} {line * size - half:.2f}h{size:.2f}v{size:.2f}h{-size:.2f}z"
            for line in range(squares)
            for column in range(2)
            if (line + column) % 2
        ]
    )
    at, heading = road.cut(0, 0), road.cut_headings[0]
    drawn.append(
        group(
            "finish-line",
            rect(-size, -half, 2 * size, 2 * half, "chequer-pale"),
            path(dark, "chequer"),
            id="finish-line",
            transform=place(*at, heading),
        )
    )
    for row in (1, 2):
        drawn.append(
            path(
                "M-17-3H2V-9L18 0L2 9V3H-17Z",
                "arrow",
                transform=place(*road.at(row, 0), road.headings[row]),
                opacity=0.85,
            )
        )
    return drawn


def _bracket(space: Space) -> str:
    """The painted slot a car stands in before the start: open behind."""
    length, width = min(space.length, 46.0) - 8, space.width - 9
    centre = forward(space.at, space.heading, -5)
    back_left, front_left, front_right, back_right = slab_corners(centre, space.heading, length, width)
    return polyline(
        [between(front_left, back_left, 0.6), front_left, front_right, between(front_right, back_right, 0.6)]
    )


def _way_arrows(way: Way) -> list[Element]:
    """An arrow where the way leaves the road, from each entry cell, and one where it comes back."""
    return [*[_arrow_on(arm, 10.0) for arm in way.arms], _arrow_on(way.body, -8.0)]


def _arrow_on(line: list[Point], way: float) -> Element:
    """An arrow along a line, some way from its start, or from its end if negative."""
    steps = list(pairwise(line)) if way > 0 else list(pairwise(line))[::-1]
    left = abs(way)
    for start, end in steps[:-1]:
        length = distance(start, end)
        if length >= left:
            break
        left -= length
    else:
        start, end = steps[-1]
    heading = heading_of(start, end)
    at = forward(start, heading, left) if way > 0 else forward(end, heading, -left)
    return path("M-5-6.5L7 0L-5 6.5L-2 0Z", "way-arrow", transform=place(*at, heading))


# --- obstacles and labels -----------------------------------------------------------------------------------


def _obstacles(scene: Scene) -> Element:
    layout, board = scene.layout, scene.board
    whole = layer("obstacles")
    for row in scene.bridge_rows:
        whole.add(*_bridge(layout, row))
    for space in layout.spaces:
        kind = _obstacle(board, space.cell)
        if kind is not None and (kind != "bridge" or space.kind == SHORTCUT):
            whole.add(
                use(
                    icon_id(kind),
                    0,
                    0,
                    "obstacle",
                    data_kind=kind,
                    data_cell=space.id,
                    transform=place(*space.at, 0, min(1.1, max(0.85, space.length / 34))),
                )
            )
    for way in layout.stations:
        x, y = way.cells[0].at
        whole.add(use(icon_id("station"), x, y, "service", data_kind=STATION_KIND, data_cell=way.cells[0].id))
    return whole


def _bridge(layout: Layout, row: int) -> list[Element]:
    """A river across the road: water between banks in the lanes without a way over, a deck in the others."""
    board, road, width = layout.board, layout.road, layout.lane_width
    length = road.length(row, 0)
    water = 26.0 / 2
    drawn: list[Element] = []
    decks: list[Element] = []
    for lane in range(1, LANES + 1):
        cell = board.at(row, lane)
        offset = layout.lane_offset(lane)
        at, heading = road.at(row, offset), road.headings[row]
        if _obstacle(board, cell) == "bridge":
            outer = 9.0 if lane in (1, LANES) else 0.0
            top = -width / 2 - (outer if lane == 1 else 0)
            drawn.append(
                group(
                    "obstacle embankment",
                    rect(-length / 2 + 3, -width / 2, length - 6, width, "bank"),
                    rect(-water, top, 2 * water, width + outer, "water"),
                    path(f"M-7 {-width / 4:.1f}q3.500-3 7 0t7 0M-7 {width / 4:.1f}q3.500-3 7 0t7 0", "wave"),
                    path(
                        "".join(
                            [
                                f"M{x} {-width / 2 + 4 + step * 6.5:.1f}l{dx} 3"
                                for x, dx in ((-16, -5), (16, 5))
                                for step in range(5)
                            ]
                        ),
                        "ripple",
                    ),
                    data_kind="bridge",
                    data_cell=board.ids[cell],
                    transform=place(*at, heading),
                )
            )
        else:
            half, end = width / 2, length / 2
            planks = "".join(
                [f"M{-end + 4 + step * (length - 8) / 9:.1f} {-half:.1f}v{width:.1f}" for step in range(10)]
            )
            decks.append(
                group(
                    "deck",
                    rect(-end - 1, -half, length + 2, width, "wood"),
                    path(planks, "plank"),
                    path(
                        f"M{-end - 4:.1f} {-half:.1f}H{end + 4:.1f}M{-end - 4:.1f} {half:.1f}H{end + 4:.1f}",
                        "rail",
                    ),
                    data_cell=board.ids[cell],
                    transform=place(*at, heading),
                )
            )
    return drawn + decks


def _row_numbers(scene: Scene) -> list[tuple[int, Point]]:
    """Where row numbers stand: beside the road, inside if there is room, else outside, else nowhere."""
    layout, board = scene.layout, scene.board
    taken = [(space.at, 38.0) for space in layout.spaces if board.lane[space.cell] == 0]
    taken += [(point, 30.0) for way in layout.ways() for line in way.lines() for point in line]
    taken += [(layout.road.at(row, 0), layout.half + 15) for row in range(board.rows)]
    taken += [(layout.road.cut(row, 0), layout.half + 15) for row in range(board.rows)]
    for row in scene.bridge_rows:
        taken += [(layout.road.at(row, side * (layout.half + 20)), 28.0) for side in (LEFT, RIGHT)]
    found = []
    for row in range(NUMBER_EVERY, board.rows, NUMBER_EVERY):
        inner = layout.inner_side()
        for side in (inner, -inner):
            at = layout.road.at(row, side * (layout.half + 20))
            if all([distance(at, other) >= room for other, room in taken]):
                found.append((row, at))
                break
    return found


def _labels(scene: Scene) -> Element:
    layout = scene.layout
    whole = layer("labels")
    for row, (x, y) in scene.row_numbers:
        whole.add(text(x, y + 5.6, str(row), "row-number"))
    for seat, box in enumerate(layout.boxes):
        x, y = box.at
        whole.add(text(x, y + 6.6, str(seat + 1), f"box-number ink-{COLOURS[seat]}"))
    return whole


# --- position -----------------------------------------------------------------------------------------------


def _highlights(scene: Scene, style: Style) -> Element:
    wanted = set(style.highlight)
    whole = layer("highlights")
    for space in scene.layout.spaces:
        if space.id in wanted:
            whole.add(
                path(space.outline, "highlight", data_cell=space.id),
                circle(*space.at, 6, "highlight-dot"),
            )
    return whole


def _scale(space: Space) -> float:
    """Cars are smaller where spaces are short."""
    return min(CAR_SCALE, max(0.72, (space.length + 8) / 46))


def _stands(space: Space, count: int) -> list[tuple[float, float, float]]:
    """Where cars that share a space stand: (ahead, beside, scale) each."""
    return [
        (ahead, beside, scale * _scale(space))
        for ahead, beside, scale in cars.parking(count, space.length, space.width)
    ]


def _cars(scene: Scene, style: Style, view: Mapping[str, Any] | None) -> Element:
    whole = layer("cars", still=False)
    if view is None:
        return whole
    shown = {space.id: space for space in scene.layout.spaces}
    by_cell: dict[str, list[int]] = {}
    for seat, car in enumerate(view["cars"]):
        if car["cell"] is not None:
            by_cell.setdefault(car["cell"], []).append(seat)
    result = view["result"]
    for seat, car in enumerate(view["cars"]):
        if car["cell"] is None:
            continue
        space, seats = shown[car["cell"]], by_cell[car["cell"]]
        ahead, beside, scale = _stands(space, len(seats))[seats.index(seat)]
        at = aside(forward(space.at, space.heading, ahead), space.heading, beside)
        colour = car_colour(car["colour"])
        ringed = view["turn"] == seat if result is None else result["places"][seat] == 1
        whole.add(
            cars.car(
                seat,
                colour,
                at,
                space.heading,
                f"{seat + 1} · {style.word(colour.name)} · {car['cell']} · {car['marker']}/{SOUND}",
                car["cell"],
                scale,
                ringed,
                str(car["marker"]) if car["marker"] < SOUND else None,
            )
        )
    return whole


# --- foot ---------------------------------------------------------------------------------------------------


def _foot(scene: Scene, style: Style, scale: float, top: float) -> Element:
    """Below the country: game and board, and what each obstacle does, told by signs and numbers."""
    board = scene.board
    name = _board_name(board)
    whole = group("foot still", id="foot", transform=place(scene.land.left, top, 0, scale))
    size = min(21.0, 21.0 * 16 / max(len(name), 1))
    whole.add(
        text(6, 52, "Ралі", "name"),
        _laps_flag(9, 77),
        text(36, 84, f"×{board.laps} · {name}", "board-name", font_size=size),
    )
    whole.add(path("M262 8V96", "divider"))
    legend = group("legend", id="legend")
    effects = {effect.kind: effect for effect in board.effect if effect is not None}
    items = [(kind, _effect_signs(effects[kind])) for kind in OBSTACLES if kind in effects]
    if scene.layout.stations:
        items.append(("station", _raised(board.station_marker)))
    items.append(("box", [*_raised(board.box_marker), *_miss(board.box_miss)]))
    step = (FOOT_WIDTH - 280) / max(len(items), 5)
    for index, (kind, signs) in enumerate(items):
        x = 280 + step * (index + 0.5)
        item = group("legend-item", data_kind=kind)
        item.add(
            element("title", style.word(kind)),
            group(None, use(icon_id(kind), 0, 0), transform=place(x, 26, 0, 1.35)),
        )
        item.add(*_row_of(signs, x, 66))
        if kind in style.words:
            item.add(text(x, 98, short(style.words[kind], 14), "caption"))
        legend.add(item)
    return whole.add(legend)


def _laps_flag(x: float, y: float) -> Element:
    squares = "".join(
        [
            f"M{column * 5} {line * 5}h5v5h-5z"
            for line in range(3)
            for column in range(4)
            if (line + column) % 2
        ]
    )
    return group(
        None,
        rect(0, 0, 20, 15, "chequer-pale"),
        path(squares, "chequer"),
        path("M0-2V22", "glyph-line"),
        transform=place(x, y - 8),
    )


def _amount(words: str, class_: str = "effect") -> Element:
    return group(None, text(0, 7.5, words, class_), data_width=12 * len(words))


def _raised(marker: int) -> list[Element]:
    """The damage marker is set up to this."""
    return [group(None, path("M-8 0H7M2-5L7 0L2 5", "glyph-line"), data_width=16), _amount(str(marker))]


def _miss(turns: int) -> list[Element]:
    if turns == 0:
        return []
    signs = [group(None, use(icon_id("miss"), 0, 0), data_width=17)]
    return signs if turns == 1 else [_amount(f"{turns}"), *signs]


def _effect_signs(effect: Effect) -> list[Element]:
    """A gear from which it acts, a stop sign, the damage, the turns missed: only those that apply."""
    signs: list[Element] = []
    if effect.above:
        signs += [group(None, use(icon_id("gear"), 0, 0), data_width=20), _amount(f"{effect.above + 1}+")]
    if effect.stops:
        signs.append(group(None, use(icon_id("stop"), 0, 0), data_width=20))
    if effect.damage:
        signs.append(_amount(f"–{effect.damage}", "effect damage"))
    return signs + _miss(effect.miss)


def _row_of(signs: list[Element], x: float, y: float) -> list[Element]:
    """Signs side by side, centred on x."""
    gap = 5
    widths = [int(str(sign.attributes.pop("data-width"))) for sign in signs]
    left = x - (sum(widths) + gap * (len(signs) - 1)) / 2
    for sign, width in zip(signs, widths, strict=True):
        sign.attributes["transform"] = place(left + width / 2, y)
        left += width + gap
    return signs
