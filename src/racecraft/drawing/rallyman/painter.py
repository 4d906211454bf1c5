"""The zone boards of Rallyman, the stages laid over them, whole rallies, and cars on the road and beside it.

Layers, from below: ground, road, markings, highlights, labels, signs, cars. Every place for a car is one
element in the road layer with an id such as `cell-12.drift1` and data attributes that say what it is; the
layers above let the pointer through to it. A picture names a track by a zone (`C`, or `C:snow` for its other
face), by a rally (`rulebook`), by a stage of a rally (`rulebook:2`) or by a route (`C8-C3 J1-J4`).
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from racecraft.drawing import cars, icons, palette
from racecraft.drawing.geometry import Point, aside, forward
from racecraft.drawing.icons import icon_id
from racecraft.drawing.painter import Painter, Style, layer, sheet, short, spare_layers
from racecraft.drawing.palette import car_colour
from racecraft.drawing.picture import Picture
from racecraft.drawing.rallyman import dashboard as rallyman_dashboard
from racecraft.drawing.rallyman import ground as rallyman_ground
from racecraft.drawing.rallyman import road as rallyman_road
from racecraft.drawing.rallyman.ground import Terrain
from racecraft.drawing.rallyman.layout import (
    ROAD,
    SCALE,
    Course,
)
from racecraft.drawing.rallyman.map import (
    FINISH,
    PAD,
    START,
    Map,
    Plot,
    board_map,
    extent,
    number_of,
    stage_map,
    terrain_of,
)
from racecraft.drawing.rallyman.road import (
    CAR_SCALE,
    TAGS,
    abreast,
    car_scale,
    draw_labels,
    draw_markings,
    draw_road,
    draw_signs,
    gate_sign,
    number_tag,
    on_pad,
    zone_panel,
)
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
from racecraft.games.rallyman.board import SNOW_FACE, Board, read_board
from racecraft.games.rallyman.rally import (
    Rally,
    board_named,
    load_rally,
    no_such_track,
    rally_names,
    read_rally,
    stage_named,
)
from racecraft.games.rallyman.stage import Placement
from racecraft.games.rallyman.state import RallymanState

MARGIN = 40.0
"""Paper round the boards."""
CAPTION = 118.0
"""Height of the line above each stage of a rally."""
APART = 110.0
"""Between the stages of a rally."""
FOOT_WIDTH, FOOT_HEIGHT = 1240.0, 100.0
OWN_FILE = "the file to be drawn"

STYLE = {
    ".paper": "fill:$paper",
    ".frame": "fill:none;stroke:$frame;stroke-width:3",
    ".highlight": "fill:$accent;fill-opacity:.45;stroke:$accent;stroke-width:4",
    ".highlight-dot": "fill:$accent;stroke:$shade;stroke-width:1.5",
    ".stage-name": "font-size:76px;font-weight:800;fill:$ink",
    ".stage-route": "font-size:52px;font-weight:600;fill:$faint",
    ".name": "font-size:42px;font-weight:800;letter-spacing:1px;fill:$ink",
    ".track-name": "font-weight:600;fill:$faint",
    ".caption": "font-size:14px;font-weight:600;text-anchor:middle;fill:$faint",
    ".divider": "stroke:$frame;stroke-width:1.5",
    **icons.STYLE,
    **rallyman_ground.STYLE,
    **rallyman_road.STYLE,
    **rallyman_dashboard.STYLE,
    **cars.STYLE,
    **palette.PAINT,
}


class RallymanPainter(Painter):
    game_id = "rallyman"
    state_type = RallymanState
    on_board = {"options": ["rally", "stage"], "stage": [], "snow": [], "split_points": []}

    def track(self, track: str | Mapping[str, Any], style: Style) -> Picture:
        if isinstance(track, str):
            return _named(track, style)
        if "zone" in track:
            return _draw_board(_own_board(json.dumps(track, sort_keys=True)), False, style)
        return _draw_rally(_own_rally(json.dumps(track, sort_keys=True)), style)

    def position(self, view: Mapping[str, Any], style: Style) -> Picture:
        return _draw_stage(*_stage_of(view), style, view)

    def board(self, still: Mapping[str, Any], style: Style) -> Picture:
        models = [cars.model(seat, car_colour(car["colour"])) for seat, car in enumerate(still["cars"])]
        return _draw_stage(*_stage_of(still), style, None, models)

    def leg(self, view: Mapping[str, Any]) -> int:
        return int(view["stage"])


def _stage_of(view: Mapping[str, Any]) -> tuple[Rally, int, list[str], list[int]]:
    """The rally, the number of the stage under way, the zones under snow and the split points."""
    given = view["options"]["rally"]
    rally = load_rally(given) if isinstance(given, str) else _own_rally(json.dumps(given, sort_keys=True))
    return rally, view["options"]["stage"] or view["stage"], view["snow"], view["split_points"]


@lru_cache(maxsize=4)
def _own_rally(content: str) -> Rally:
    """Rallies of one's own are kept for a while, and with them the ground of their boards."""
    return read_rally(json.loads(content), OWN_FILE)


@lru_cache(maxsize=4)
def _own_board(content: str) -> Board:
    return read_board(json.loads(content), OWN_FILE)


_stage_named = lru_cache(maxsize=8)(stage_named)


def _named(name: str, style: Style) -> Picture:
    if name in rally_names():
        return _draw_rally(load_rally(name), style)
    board = board_named(name)
    if board is not None:
        return _draw_board(*board, style)
    found = _stage_named(name)
    if found is None:
        raise no_such_track(name)
    rally, number = found
    return _draw_stage(rally, number, rally.snow, rally.stages[number - 1].splits, style, None)


# --- pictures -----------------------------------------------------------------------------------------------


def _draw_board(board: Board, snow: bool, style: Style) -> Picture:
    track = board.zone + (f":{SNOW_FACE}" if snow else "")
    label = f"{board.zone} · {board.name}" + (f" · {style.word(SNOW_FACE)}" if snow else "")
    return _draw([board_map(board, snow)], label, track, style, None)


def _draw_stage(
    rally: Rally,
    number: int,
    snow: list[str],
    splits: list[int],
    style: Style,
    view: Mapping[str, Any] | None,
    models: list[Element] | None = None,
) -> Picture:
    stage = rally.stages[number - 1]
    label = f"{style.word('SS')} {number} · {rally.name}" if rally.name != stage.text else stage.text
    laid = stage_map(stage, tuple(snow), tuple(splits), "", (0.0, 0.0))
    return _draw([laid], label, stage.text, style, view, models=models)


def _draw_rally(rally: Rally, style: Style) -> Picture:
    """All stages of a rally on one sheet, in rows, each under its name."""
    plain = [
        stage_map(stage, tuple(rally.snow), tuple(stage.splits), "", (0.0, 0.0)).box()
        for stage in rally.stages
    ]
    sizes = [(box[2] - box[0], box[3] - box[1] + CAPTION) for box in plain]
    larger = max(1.0, _poster(sizes)[0] / 3200)
    sizes = [(box[2] - box[0], box[3] - box[1] + CAPTION * larger) for box in plain]
    maps: list[Map] = []
    captions: list[Element] = []
    for index, (left, top) in enumerate(_poster(sizes)[1]):
        stage, box = rally.stages[index], plain[index]
        at = left - box[0], top + CAPTION * larger - box[1]
        maps.append(stage_map(stage, tuple(rally.snow), tuple(stage.splits), f"SS{index + 1}.", at))
        captions.append(_caption(rally, index, style, left, top, sizes[index][0], larger))
    return _draw(maps, rally.name, rally.id, style, None, captions)


def _poster(sizes: list[tuple[float, float]]) -> tuple[float, list[Point]]:
    """The width of a sheet, and where each stage lies on it.

    Rows or columns, whatever comes nearest to the shape of a poster with the least paper left empty.
    """
    best: tuple[float, list[Point]] = (0.0, [])
    score = math.inf
    for cuts in range(1 << (len(sizes) - 1)):
        parts: list[list[int]] = [[0]]
        for index in range(1, len(sizes)):
            if cuts >> (index - 1) & 1:
                parts.append([index])
            else:
                parts[-1].append(index)
        for rows in (True, False):
            width, height, places = _shelves(sizes, parts, rows)
            waste = width * height / sum([wide * high for wide, high in sizes])
            miss = abs(math.log(width / height / 1.4)) + math.log(waste)
            if miss < score:
                best, score = (width, places), miss
    return best


def _shelves(
    sizes: list[tuple[float, float]], parts: list[list[int]], rows: bool
) -> tuple[float, float, list[Point]]:
    """The stages of each part side by side in a row, or one below the other in a column."""
    along, across = (0, 1) if rows else (1, 0)
    reach = max([sum([sizes[index][along] + APART for index in part]) - APART for part in parts])
    places: list[Point] = [(0.0, 0.0)] * len(sizes)
    deep = 0.0
    for part in parts:
        free = reach - sum([sizes[index][along] for index in part])
        gap = free / (len(part) - 1) if len(part) > 1 else 0.0
        ahead = free / 2 if rows and len(part) == 1 else 0.0
        for index in part:
            places[index] = (ahead, deep) if rows else (deep, ahead)
            ahead += sizes[index][along] + gap
        deep += max([sizes[index][across] for index in part]) + APART
    deep -= APART
    return (reach, deep, places) if rows else (deep, reach, places)


def _caption(
    rally: Rally, index: int, style: Style, left: float, top: float, width: float, size: float
) -> Element:
    stage = rally.stages[index]
    name = f"{style.word('SS')} {index + 1}"
    whole = group(
        "stage-caption",
        text(0, 72, name, "stage-name"),
        text(48 * len(name) + 30, 72, short(stage.text, 60), "stage-route"),
        transform=place(left, top, 0, size),
    )
    if index + 1 in rally.service_after and index + 1 < len(rally.stages):
        mark = group("service", element("title", style.word("service")), use(icon_id("station"), 0, 0))
        mark.attributes["transform"] = place(width / size - 44, 48, 0, 2.9)
        whole.add(mark)
    return whole


def _draw(
    maps: list[Map],
    label: str,
    track: str,
    style: Style,
    view: Mapping[str, Any] | None,
    captions: list[Element] | None = None,
    models: list[Element] | None = None,
) -> Picture:
    """Stages or boards, with what a view shows on them, or as a board for play with these models of cars."""
    known = {cell.id for each in maps for driven in each.driven for cell in driven.cells}
    known |= {each.name(pad) for each in maps for pad in each.pads()}
    for id in style.highlight:
        if id not in known:
            raise UnknownName(f"the picture has no space {id!r} to highlight")
    boxes = [each.box() for each in maps]
    left, top = min([box[0] for box in boxes]), min([box[1] for box in boxes])
    right, bottom = max([box[2] for box in boxes]), max([box[3] for box in boxes])
    if captions:
        top = 0.0
    width, height = right - left, bottom - top
    scale = max(width, 1000.0) / FOOT_WIDTH
    margin = MARGIN * max(1.0, scale * 0.8)
    foot = FOOT_HEIGHT * scale + margin * 0.6 if style.legend else 0.0
    drivers = (rallyman_dashboard.HEIGHT + 16) * scale if style.legend and view is not None else 0.0
    box = left - margin, top - margin, width + 2 * margin, height + 2 * margin + foot + drivers
    overview = len(maps) > 1
    snowy = any([plot.snow for each in maps for plot in each.plots]) or any(
        [any(driven.snow) for each in maps for driven in each.driven]
    )
    names = [*rallyman_ground.ICONS, *(rallyman_ground.SNOW_ICONS if snowy else [])]
    children = [
        icons.definitions([*names, "mud", "clock", "flag", "station"], style.scope),
        layer("ground", rect(*box, "paper"), *[_ground(each, overview) for each in maps]),
        layer(
            "road",
            *[draw_road(each, style, overview, len(models or [])) for each in maps],
            still=False,
        ),
        layer("markings", *[draw_markings(each, overview) for each in maps]),
        layer("highlights", *[mark for each in maps for mark in _highlights(each, style)]),
        layer(
            "labels",
            *[draw_labels(each, overview) for each in maps],
            *(captions or []),
        ),
        layer("signs", *[draw_signs(each, style, view, 2.0 if overview else 1.0) for each in maps]),
        *(spare_layers() if models is not None else []),
        layer("cars", *(_cars(maps[0], style, view) if view is not None else []), still=False),
    ]
    if style.legend:
        below = bottom + margin * 0.9
        if view is not None:
            children.append(rallyman_dashboard.dashboards(view, style, (left, below), scale))
        children.append(_foot(label, maps[0].is_stage, style, left, below + drivers, scale))
    title = f"Rallyman · {label}"
    return sheet(title, box, style, STYLE, children, models, CAR_SCALE, game="rallyman", track=track)


# --- ground -------------------------------------------------------------------------------------------------


def _ground(whole: Map, overview: bool) -> Element:
    result = group("country")
    if whole.country is not None:
        return result.add(*_strip_ground(whole))
    for plot in whole.plots:
        left, top, width, height = extent(whole, plot)
        edge = f"edge-{name_token(whole.prefix + plot.board.zone)}"
        placement = plot.placement
        result.add(
            element("defs", element("clipPath", rect(left, top, width, height), id=edge)),
            group(
                "snow" if plot.snow else None,
                rect(left, top, width, height, "floor-grass"),
                *_land(plot.board, placement.x, placement.y, placement.turns, plot.snow, whole.at, overview),
                clip_path=f"url(#{edge})",
                data_zone=plot.board.zone,
                data_face=SNOW_FACE if plot.snow else "asphalt",
            ),
        )
    result.add(*[rect(*extent(whole, plot), "frame") for plot in whole.plots])
    return result


@lru_cache(maxsize=32)
def _land(board: Board, x: int, y: int, turns: int, snow: bool, at: Point, overview: bool) -> list[Element]:
    """The ground of a board in its place. It takes longest to draw and changes least, so it is kept."""
    terrain, placement, whole = terrain_of(board), Placement(x, y, turns), Map("", at)

    def lay(point: Point) -> Point:
        return whole.lay(placement, (point[0] / SCALE, point[1] / SCALE))

    panel = zone_panel(Plot(board, placement, snow), overview)
    return [
        *terrain.shapes(lay, 3 if overview else 1),
        terrain.plants(lay, snow, 2.0 if overview else 1.0, panel),
    ]


def _strip_ground(whole: Map) -> list[Element]:
    """Grass, and beside the road what its verges say."""
    assert whole.country is not None
    left, top, width, height = whole.country
    course = whole.driven[0].course
    local = Course(
        course.spaces,
        [
            [(x - left, y - top) for x, y in course.points[course.first[index] : course.first[index + 1] + 1]]
            for index in range(len(course.spaces))
        ],
        course.names,
    )
    terrain = Terrain(width, height, rallyman_ground.GRASS, [], [local], 7)
    edge = f"edge-{name_token(whole.prefix)}strip"

    def lay(point: Point) -> Point:
        return point[0] + left, point[1] + top

    return [
        element("defs", element("clipPath", rect(left, top, width, height, radius=22), id=edge)),
        group(
            None,
            rect(left, top, width, height, "floor-grass"),
            *terrain.shapes(lay),
            terrain.plants(lay, False),
            clip_path=f"url(#{edge})",
        ),
        rect(left, top, width, height, "frame", 22),
    ]


# --- position -----------------------------------------------------------------------------------------------


def _highlights(whole: Map, style: Style) -> list[Element]:
    wanted = set(style.highlight)
    result: list[Element] = []
    for driven in whole.driven:
        for cell in driven.cells:
            if cell.id in wanted:
                result.append(path(cell.outline, "highlight", data_cell=cell.id))
                if number_of(driven, cell) is None:
                    result.append(circle(*cell.at, 7, "highlight-dot"))
    for id, (at, _) in whole.pads().items():
        if whole.name(id) in wanted:
            result += [
                circle(*at, PAD / 3, "highlight", data_cell=whole.name(id)),
                circle(*at, 7, "highlight-dot"),
            ]
    return result


def _cars(whole: Map, style: Style, view: Mapping[str, Any]) -> list[Element]:
    """Every car that has not retired: on the road, beside it, before the start or behind the finish."""
    seats = [seat for seat, car in enumerate(view["cars"]) if car["status"] != "retired"]
    places: dict[tuple[str, str], list[int]] = {}
    for seat in seats:
        places.setdefault(_place_of(whole, view["cars"][seat]), []).append(seat)
    drawn = []
    result = view["result"]
    for seat in seats:
        car = view["cars"][seat]
        key = _place_of(whole, car)
        at, heading = _stand(whole, car, places[key].index(seat), len(places[key]))
        colour = car_colour(car["colour"])
        ringed = view["turn"] == seat if result is None else result["places"][seat] == 1
        told = [str(seat + 1), style.word(colour.name), key[0], style.word(car["status"])]
        picture = cars.car(
            seat,
            colour,
            at,
            heading,
            " · ".join([*told, f"{style.word('gear')} {car['gear']}"]),
            key[0],
            car_scale(len(places[key])),
            ringed,
            str(car["lost"]) if car["lost"] else None,
        )
        picture.attributes.update({"data-status": car["status"], "data-gear": car["gear"]})
        drawn.append(picture)
    return drawn


def _place_of(whole: Map, car: Mapping[str, Any]) -> tuple[str, str]:
    """The id of the place where a car is, and on which side of it."""
    if car["status"] == "waiting":
        return START, ""
    if _beyond(whole, car):
        return FINISH, ""
    driven, index = whole.spot(car["index"])
    name = driven.course.names[index]
    if car["line"] != ROAD:
        name = f"{name}.{car['line']}"
    return name, car["status"] if car["status"].startswith("off") else ""


def _beyond(whole: Map, car: Mapping[str, Any]) -> bool:
    """A car over the line: finished, or out of control there with its driver still to decide about sisu."""
    return car["status"] == "finished" or bool(car["index"] >= whole.length)


def _stand(whole: Map, car: Mapping[str, Any], rank: int, count: int) -> tuple[Point, float]:
    """Where a car stands among those that share its place, and which way it looks."""
    if car["status"] == "waiting" or _beyond(whole, car):
        at, heading = whole.pads()[START if car["status"] == "waiting" else FINISH]
        ahead, beside, _ = on_pad(count)[rank]
        return aside(forward(at, heading, ahead), heading, beside), heading
    driven, index = whole.spot(car["index"])
    course = driven.course
    if car["status"].startswith("off"):
        at, heading = course.verge(index, car["status"] == "off-right")
        return forward(at, heading, (rank - (count - 1) / 2) * 40), heading
    name = course.names[index] + ("" if car["line"] == ROAD else f".{car['line']}")
    cell = next(cell for cell in driven.cells if cell.id == name)
    heading = course.facing(cell) + (180 if car["status"] == "spun" else 0)
    return aside(cell.at, cell.heading, abreast(count)[rank][1]), heading % 360


# --- foot ---------------------------------------------------------------------------------------------------


def _foot(label: str, stage: bool, style: Style, left: float, top: float, scale: float) -> Element:
    """Below the boards: game and track, and what the signs on the road mean."""
    whole = group("foot still", id="foot", transform=place(left, top, 0, scale))
    name = short(label, 40)
    size = min(21.0, 21.0 * 34 / max(len(name), 1))
    whole.add(text(4, 44, "Rallyman", "name"), text(6, 78, name, "track-name", font_size=size))
    whole.add(path("M420 6V92", "divider"))
    legend = group("legend", id="legend")
    items = ["corner", "drift", "cut", "bump", "narrow", *(["mud", "split", START, FINISH] if stage else [])]
    captioned = all([kind in style.words for kind in items])
    step = (FOOT_WIDTH - 440) / len(items)
    for index, kind in enumerate(items):
        x = 440 + step * (index + 0.5)
        item = group("legend-item", element("title", style.word(kind)), data_kind=kind)
        item.add(group(None, _legend_sign(kind), transform=place(x, 36, 0, 1.4)))
        if captioned:
            item.add(text(x, 88, short(style.words[kind], int(step / 8)), "caption"))
        legend.add(item)
    return whole.add(legend)


def _legend_sign(kind: str) -> Element:
    if kind in TAGS:
        return group(None, *number_tag(kind, 3 if kind == "corner" else 4))
    if kind in (START, FINISH):
        return gate_sign(kind, 0, 0.66)
    if kind == "narrow":
        lines = "M-16-10Q-8-10-6-8H6Q8-10 16-10M-16 10Q-8 10-6 8H6Q8 10 16 10"
        return group(None, path(lines, "wall-line"), path(lines, "wall-stones"))
    return use(icon_id("clock" if kind == "split" else kind), 0, 0)
