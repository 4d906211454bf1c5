"""The road of a board of Ралі: every space, the ways beside it, kerbs and markings."""

from __future__ import annotations

from itertools import pairwise

from racecraft.drawing import cars
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
    runs,
    smooth,
)
from racecraft.drawing.marks import finish_line
from racecraft.drawing.painter import Style, layer, scale_on
from racecraft.drawing.rali.layout import (
    BOX_KIND,
    BOX_LANE,
    LEFT,
    RIGHT,
    SHORTCUT,
    START,
    Layout,
    Space,
    Way,
    obstacle_on,
    slab_corners,
)
from racecraft.drawing.svg import Element, element, name_token, path, place, short_bars
from racecraft.games.rali.board import LANES

CAR_SCALE = 1.0
PLAIN = "cell track"
"""The class of a space of the road with nothing on it."""
EVERY = 3
"""Of the points of a way, those that a short path goes through."""
YARD = 14.0
"""How much larger the ground of a box is than the box."""
KERB_FROM = 8.0
"""Degrees of bend in a row from which it has kerbs."""


def draw_road(layout: Layout, style: Style | None, seats: int) -> Element:
    """The road and the ways beside it; for play with so many cars a space also tells how they stand on it.
    Without a style spaces tell nothing: they are only looked at."""
    road, half = layout.road, layout.half
    whole = layer("road", still=False)
    lines = {way.id: [_smooth(layout, line) for line in way.lines()] for way in layout.ways()}
    for way in layout.shortcuts:
        whole.add(*[path(line, "dirt-edge") for line in lines[way.id]])
    for way in layout.shortcuts:
        whole.add(*[path(line, "dirt") for line in lines[way.id]])
        for offset in (-8, 8):
            whole.add(path(_smooth(layout, _shifted(way.body, offset)), "rut"))
    whole.add(*[_cell(layout, space, style, seats) for space in layout.spaces if space.kind == SHORTCUT])
    whole.add(*[_yard(box, YARD + 6) for box in layout.boxes], *[_yard(box, YARD) for box in layout.boxes])
    for way in [*layout.stations, layout.box_lane]:
        whole.add(*[path(line, "apron-edge") for line in lines[way.id]])
    for way in [*layout.stations, layout.box_lane]:
        class_ = "pit-lane" if way.kind == BOX_LANE else "apron"
        whole.add(*[path(line, class_) for line in lines[way.id]])
    for reach, class_ in ((half + 7, "shoulder"), (half, "asphalt")):
        edges = road.loop(reach, layout.short) + road.loop(-reach, layout.short)
        whole.add(path(edges, class_, fill_rule="evenodd"))
    cells = [_cell(layout, space, style, seats) for space in layout.spaces if space.kind != SHORTCUT]
    # Where spaces tell nothing, a plain one looks like the asphalt below it.
    return whole.add(*[cell for cell in cells if style or cell.attributes["class"] != PLAIN])


def _smooth(layout: Layout, line: list[Point]) -> str:
    """A way; a short path goes through some of its points."""
    return smooth([*line[: -EVERY + 1 : EVERY], line[-1]] if layout.short else line)


def _shifted(line: list[Point], offset: float) -> list[Point]:
    return [
        aside(point, heading_of(line[max(index - 1, 0)], line[min(index + 1, len(line) - 1)]), offset)
        for index, point in enumerate(line)
    ]


def _yard(box: Space, round_it: float) -> Element:
    """The ground a box stands on; drawn wider first as an edge, then as ground, so that neighbours join."""
    corners = slab_corners(box.at, box.heading, box.length + round_it, box.width + round_it - 2)
    return path(polyline(corners, closed=True), "yard-edge" if round_it > YARD else "yard")


def _cell(layout: Layout, space: Space, style: Style | None, seats: int) -> Element:
    """One space, with attributes and a title for programs and screen readers."""
    board, cell = layout.board, space.cell
    obstacle = obstacle_on(board, cell)
    classes = ["cell", space.kind]
    if obstacle is not None:
        classes.append("hazard")
    if space.id == "START4":
        classes.append("slot")
    ways = layout.leaving.get(cell, [])
    exits = layout.coming.get(cell, [])
    if ways:
        classes.append("leads-off" if ways[0].kind == SHORTCUT else "leads-in")
    colour = space.id.removeprefix("box.") if space.kind == BOX_KIND else None
    if colour is not None:
        classes.append(f"paint-{colour}")
    if style is None:
        return path(space.outline, " ".join(classes))
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
        drawn.attributes["data-along"] = board.row[cell] if space.kind == "track" else None
        drawn.attributes["data-scale"] = scale_on(_scale(space), CAR_SCALE)
        if not board.solid[cell]:
            drawn.attributes.update(
                cars.shared(
                    space.at, space.heading, {count: stands_on(space, count) for count in range(2, seats + 1)}
                )
            )
    return drawn


def draw_kerbs(layout: Layout) -> Element:
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
        for first, last in runs(bends):
            line = road.line(first, last, side * (layout.half + 3.5), layout.short)
            whole.add(path(line, "kerb-pale"), path(line, "kerb"))
    return whole


def draw_markings(layout: Layout) -> Element:
    road, half, lane_width = layout.road, layout.half, layout.lane_width
    bars = [(road.cut(row, -half), road.cut(row, half)) for row in range(road.rows)]
    rows = short_bars(bars) if layout.short else "".join([move_to(a) + line_to(b) for a, b in bars])
    whole = layer("markings")
    whole.add(path(rows, "row-line"))
    for lane in range(1, LANES):
        whole.add(path(road.loop(layout.lane_offset(lane) + lane_width / 2, layout.short), "lane-line"))
    for side in (LEFT, RIGHT):
        whole.add(path(road.loop(side * (half - 2.5), layout.short), "edge-line"))
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
    drawn.append(finish_line(half, road.cut(0, 0), road.cut_headings[0]))
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


def _scale(space: Space) -> float:
    """Cars are smaller where spaces are short."""
    return min(CAR_SCALE, max(0.72, (space.length + 8) / 46))


def stands_on(space: Space, count: int) -> list[tuple[float, float, float]]:
    """Where cars that share a space stand: (ahead, beside, scale) each."""
    return [
        (ahead, beside, scale * _scale(space))
        for ahead, beside, scale in cars.parking(count, space.length, space.width)
    ]
