"""The road of Rallyman: GT as printed on its tiles: surface, kerbs, lines, limits, dotted lines, the grid.

The same for a whole circuit and for a tile on its own.
"""

from __future__ import annotations

from racecraft.drawing import marks
from racecraft.drawing.geometry import Point, forward, line_to, move_to, polyline, runs
from racecraft.drawing.gt.layout import HALF, LEFT, RIGHT, Layout, Space, offset_of
from racecraft.drawing.marks import finish_line
from racecraft.drawing.painter import Style, short
from racecraft.drawing.svg import Element, circle, element, group, name_token, path, place, rect, text
from racecraft.games.gt.tiles import DANGERS, NO_CAP, WIDTH, Tile

SHOULDER = 8.0
PLATE = 10.0
"""From the end of a dotted line to the middle of its number."""
LIMIT_ROOM = 64.0
"""In a space shorter than this the limit stands in the middle, not in front of a car."""

STYLE = {
    ".tile-edge": "fill:$ground;stroke:$shoulder;stroke-width:9;stroke-linejoin:round",
    ".tile": "fill:$meadow;stroke:$shoulder;stroke-width:1.5;stroke-linejoin:round",
    ".tint-yellow": "fill:#f2cf3a;opacity:.13",
    ".tint-orange": "fill:#e8862a;opacity:.22",
    ".tint-red": "fill:#cc3b2e;opacity:.27",
    ".danger-yellow": "fill:#f2cf3a",
    ".danger-orange": "fill:#e8862a",
    ".danger-red": "fill:#cc3b2e",
    ".danger-edge": "stroke:$shade;stroke-width:1.2;stroke-linejoin:round",
    ".plate": "fill:$paper;stroke:$frame;stroke-width:1.2",
    ".tile-name": "font-size:15px;font-weight:700;text-anchor:middle;fill:$ink",
    ".shoulder": "fill:$shoulder",
    ".asphalt": "fill:$road",
    ".cell": "fill:$road;stroke:none",
    ".cell.corner": "fill:$hazard",
    **marks.KERBS,
    ".lane-line": "fill:none;stroke:$line;stroke-width:1.8;stroke-dasharray:9 8;opacity:.75",
    ".row-line": "fill:none;stroke:$line;stroke-width:1.3;opacity:.55",
    ".edge-line": "fill:none;stroke:$line;stroke-width:2",
    **marks.CHEQUERS,
    ".grid": "fill:none;stroke:$line;stroke-width:2.6",
    ".grid-number": "font-size:17px;font-weight:800;text-anchor:middle;fill:$line;opacity:.8",
    ".arrow": "fill:$line",
    ".dotted-edge": "fill:none;stroke:$shade;stroke-width:9;stroke-linecap:round;opacity:.4",
    ".dotted": "fill:none;stroke:$accent;stroke-width:5.2;stroke-linecap:round;stroke-dasharray:0 7.2",
    ".line-plate": "fill:$accent;stroke:$shade;stroke-width:1.6",
    ".line-value": "font-size:16px;font-weight:800;text-anchor:middle;fill:#2b2420",
    ".limit-plate": "fill:#fffdf8;stroke:$stop;stroke-width:4",
    ".limit-value": "font-size:19px;font-weight:800;text-anchor:middle;fill:#26221e",
    ".warn-plate": "fill:#fffdf8;stroke:$stop;stroke-width:4;stroke-linejoin:round",
}


def stand_on(layout: Layout, space: Space) -> tuple[Point, float]:
    """Where a car stands on a space: in the middle, or behind the sign if there is one."""
    if layout.circuit.cap[space.cell] != NO_CAP and space.length >= LIMIT_ROOM:
        return layout.spot(space, 0.36)
    if space.cell in layout.circuit.grid:
        return forward(space.at, space.heading, 9), space.heading
    return space.at, space.heading


def surface(layout: Layout, style: Style) -> list[Element]:
    """The road with every space on it: what lies below them, then one element each."""
    course = layout.course
    edge = HALF + SHOULDER
    return [
        path(course.band(-edge, edge), "shoulder", fill_rule="evenodd"),
        path(course.band(-HALF, HALF), "asphalt", fill_rule="evenodd"),
        *[_cell(layout, space, style) for space in layout.spaces],
    ]


def _cell(layout: Layout, space: Space, style: Style) -> Element:
    """One space, with attributes and a title for programs and screen readers."""
    circuit, cell = layout.circuit, space.cell
    index = circuit.tile[cell]
    laid = circuit.laid[index]
    printed = laid.tile.spaces[cell - laid.first]
    cap, hazard, danger = circuit.cap[cell], circuit.hazard[cell], DANGERS[circuit.danger[cell]]
    slot = circuit.grid.index(cell) + 1 if cell in circuit.grid and layout.course.closed else None
    kind = "corner" if cap != NO_CAP else "grid" if cell in circuit.grid else "track"
    told = [space.id, f"{laid.tile.name} {printed.lane}"]
    if cap != NO_CAP:
        told.append(f"{cap}{'!' if hazard else ''}")
    if slot is not None:
        told.append(f"{style.word('grid')} {slot}")
    told.append(style.word(f"danger-{danger}"))
    (x, y), heading = stand_on(layout, space)
    return element(
        "path",
        element("title", " · ".join(told)),
        id=f"cell-{name_token(space.id)}",
        class_=f"cell {kind}",
        d=space.outline,
        data_cell=space.id,
        data_tile=index,
        data_kind=kind,
        data_from=circuit.back[cell],
        data_to=circuit.front[cell],
        data_low=circuit.low[cell],
        data_high=circuit.high[cell],
        data_limit=None if cap == NO_CAP else cap,
        data_hazard="true" if hazard else None,
        data_danger=danger,
        data_grid=slot,
        data_x=round(x, 1),
        data_y=round(y, 1),
        data_heading=round(heading, 1),
    )


def kerbs(layout: Layout) -> list[Element]:
    """Red and white along both sides of every corner, and along the inside of other bends."""
    course = layout.course
    drawn: list[Element] = []
    for side in (LEFT, RIGHT):
        kerbed = [
            piece.bend != 0 and (abs(piece.bend) > 60.001 or (piece.bend > 0) == (side == RIGHT))
            for piece in course.pieces
        ]
        for first, last in runs(kerbed, course.closed):
            begin = course.starts[first]
            end = course.starts[last % len(kerbed) + 1] + last // len(kerbed) * course.length
            line = course.line(begin, end, side * (HALF + 3.5))
            drawn += [path(line, "kerb-pale"), path(line, "kerb")]
    return drawn


# --- markings -----------------------------------------------------------------------------------------------


def markings(layout: Layout) -> list[Element]:
    """Lines between lanes where spaces lie side by side, lines across where they lie one behind another."""
    circuit, course, ways = layout.circuit, layout.course, layout.ways
    across = "".join(
        [
            move_to(course.at(space.last - 1e-7, space.left))
            + line_to(course.at(space.last - 1e-7, space.right))
            for space in layout.spaces
        ]
    )
    drawn = [path(across, "row-line")]
    for sixth in range(1, WIDTH):
        sides = [False] * circuit.length
        for space in layout.spaces:
            if circuit.low[space.cell] == sixth:
                for station in range(circuit.back[space.cell], circuit.front[space.cell]):
                    sides[station] = True
        for first, last in runs(sides, course.closed):
            begin = ways[first]
            end = ways[last % circuit.length + 1] + last // circuit.length * course.length
            drawn.append(path(course.line(begin, end, offset_of(sixth)), "lane-line"))
    for side in (LEFT, RIGHT):
        drawn.append(path(course.outline(side * (HALF - 2.5)), "edge-line"))
    return drawn


def start(layout: Layout) -> list[Element]:
    """The chequered line, the grid slots behind it, and the way to drive. Only a whole circuit numbers its
    slots: its first corner says which side is the inner one."""
    circuit, course = layout.circuit, layout.course
    drawn: list[Element] = []
    for slot, cell in enumerate(circuit.grid):
        space = layout.spaces[cell]
        half_length, half_width = 23.0, min(space.width, 40.0) / 2 - 4
        at = forward(space.at, space.heading, 9)
        drawn.append(
            group(
                "slot",
                path(
                    f"M-8 {-half_width:.1f}H{half_length:.1f}V{half_width:.1f}H-8",
                    "grid",
                    transform=place(*at, space.heading),
                ),
                data_grid=slot + 1 if course.closed else None,
                data_cell=space.id,
            )
        )
        if course.closed:
            x, y = forward(space.at, space.heading, -space.length * 0.21)
            drawn.append(text(x, y + 6, str(slot + 1), "grid-number"))
    at, heading = course.pose(layout.ways[circuit.line])
    id = "finish-line" if course.closed else f"finish-line-{name_token(circuit.name)}"
    drawn.append(finish_line(HALF, at, heading, id))
    way = (layout.ways[circuit.line] + layout.ways[circuit.line + 1]) / 2
    point, heading = course.pose(way)
    drawn.append(path("M-17-3H2V-9L18 0L2 9V3H-17Z", "arrow", transform=place(*point, heading), opacity=0.85))
    return drawn


class DottedLine:
    """A dotted line as it lies across the road, its number at the end nearer to the inside of the corner."""

    def __init__(self, layout: Layout, tile: int, station: int, low: int, high: int, value: str) -> None:
        course, laid = layout.course, layout.circuit.laid[tile]
        self.tile = tile
        self.value = value
        way = layout.ways[station] if station < layout.circuit.length else course.length - 1e-7
        left, right = offset_of(low), offset_of(high)
        outer, inner = (right - 4, left + 4) if laid.inside_left else (left + 4, right - 4)
        self.at = course.at(way, left + PLATE if laid.inside_left else right - PLATE)
        self.ends = [course.at(way, outer), course.at(way, inner)]


def dotted_lines(layout: Layout) -> list[DottedLine]:
    found = []
    for index, laid in enumerate(layout.circuit.laid):
        for dotted in laid.tile.dotted:
            station, low, high = dotted.station, dotted.low, dotted.high
            if laid.reverse:
                station, low, high = laid.tile.stations - station, WIDTH - high, WIDTH - low
            value = str(dotted.number) if dotted.number else "!"
            found.append(DottedLine(layout, index, laid.offset + station, low, high, value))
    return found


def signs(layout: Layout, dotted: list[DottedLine]) -> list[Element]:
    """Limits on the spaces, and dotted lines with their numbers."""
    circuit = layout.circuit
    drawn: list[Element] = []
    for line in dotted:
        x, y = line.at
        drawn.append(
            group(
                "dotted-line",
                path(polyline(line.ends), "dotted-edge"),
                path(polyline(line.ends), "dotted"),
                rect(x - 9, y - 9, 18, 18, "line-plate", 5),
                text(x, y + 5.5, line.value, "line-value"),
                data_tile=line.tile,
                data_value=line.value,
            )
        )
    for space in layout.spaces:
        if circuit.cap[space.cell] != NO_CAP:
            sign = limit(circuit.cap[space.cell], circuit.hazard[space.cell])
            sign.attributes["transform"] = place(*layout.spot(space, sign_share(space))[0])
            sign.attributes["data-cell"] = space.id
            drawn.append(sign)
    return drawn


def sign_share(space: Space) -> float:
    return 0.74 if space.length >= LIMIT_ROOM else 0.5


def limit(cap: int, hazard: bool) -> Element:
    """A circled number, or one in a triangle: exactly that gear costs a hazard."""
    if hazard:
        return group(
            "limit",
            path("M0-19L19 14H-19Z", "warn-plate"),
            text(-3, 10.5, str(cap), "limit-value", font_size=16),
            text(6, 10.5, "!", "limit-value", font_size=16),
        )
    return group("limit", circle(0, 0, 13, "limit-plate"), text(0, 6.7, str(cap), "limit-value"))


def label(tile: Tile, at: Point) -> Element:
    """The number of a tile, and as many triangles as it is dangerous."""
    return group(
        "tile-label",
        rect(-26, -19, 52, 38, "plate", 9),
        *triangles(tile.danger, 0, -9),
        text(0, 13, short(tile.name, 6), "tile-name"),
        transform=place(*at),
    )


def triangles(danger: int, x: float, y: float, scale: float = 1) -> list[Element]:
    """One to three triangles side by side, in the colour of the danger."""
    count = danger + 1
    return [
        path(
            "M0-6L7 6H-7Z",
            f"danger-{DANGERS[danger]} danger-edge",
            transform=place(x + (index - (count - 1) / 2) * 15 * scale, y, 0, scale),
        )
        for index in range(count)
    ]
