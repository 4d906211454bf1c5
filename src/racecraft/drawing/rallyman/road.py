"""The roads of Rallyman: their surface and what is painted on it, from the ground up to the gates."""

from __future__ import annotations

from racecraft.drawing import cars
from racecraft.drawing.geometry import Point, aside, forward, line_to, move_to, polyline, smooth, write_point
from racecraft.drawing.painter import Style
from racecraft.drawing.rallyman.layout import CUT, CUT_DEPTH, HALF, ROAD, Cell, Course
from racecraft.drawing.rallyman.map import FINISH, PAD, START, Driven, Map, number_of
from racecraft.drawing.svg import Element, Value, element, group, name_token, path, place, rect, shorten
from racecraft.games.rallyman.board import BUMP, CORNER, KINDS, SIDES, SNOW_FACE

CAR_SCALE = 1.2
"""How much larger than the cars of narrower roads."""
PAD_HALF = 44.0

STYLE = {
    ".shoulder": "fill:$shoulder",
    ".asphalt": "fill:$road",
    ".idle": "fill:none;stroke:$idle;stroke-width:60",
    ".idle-edge": "fill:none;stroke:$faint;stroke-width:64;opacity:.4",
    ".cell": "fill:$road;stroke:none",
    ".cell.drift": "fill:$hazard",
    ".cell.cut": "fill:$dirt-cell;stroke:$rut;stroke-width:2",
    ".cell.pad": "fill:$apron;stroke:$faint;stroke-width:2",
    ".snow .shoulder": "fill:$snow-edge",
    ".snow .idle": "stroke:$snow-idle",
    ".snow .asphalt": "fill:$snow-road",
    ".cell.snowy": "fill:$snow-road",
    ".cell.snowy.drift": "fill:$snow-drift",
    ".cell.snowy.cut": "fill:$snow-earth;stroke:$rut",
    ".rut": "fill:none;stroke:$rut;stroke-width:3;stroke-dasharray:10 6;opacity:.7",
    ".edge-line": "fill:none;stroke:$line;stroke-width:2.4",
    ".space-line": "fill:none;stroke:$line;stroke-width:1.6;opacity:.7",
    ".drift-line": "fill:none;stroke:$line;stroke-width:1.8;stroke-dasharray:7 6;opacity:.85",
    ".snow .edge-line": "stroke:$snow-line",
    ".snow .space-line": "stroke:$snow-line",
    ".snow .drift-line": "stroke:$snow-line",
    ".crest": "fill:none;stroke:$line;stroke-width:3.4;stroke-linecap:round;opacity:.8",
    ".crest-shade": "fill:none;stroke:$shade;stroke-width:8;stroke-linecap:round;opacity:.28",
    ".snow .crest": "stroke:$snow-line",
    ".wall-line": "fill:none;stroke:$rock-dark;stroke-width:7;stroke-linecap:round",
    ".wall-stones": "fill:none;stroke:$rock-pale;stroke-width:4;stroke-dasharray:6 3;stroke-linecap:butt",
    ".route": "fill:none;stroke:$kerb;stroke-width:5.5;stroke-dasharray:15 15",
    ".route-edge": "fill:none;stroke:$kerb-pale;stroke-width:5.5",
    ".overview .route": "stroke-width:9;stroke-dasharray:none",
    ".chequer-pale": "fill:#fbf7ee",
    ".chequer": "fill:#24211f",
    ".start-line": "stroke:#fbf7ee;stroke-width:9",
    ".split-line": "fill:none;stroke:$sign;stroke-width:6",
    ".split-pale": "fill:none;stroke:$sign-ink;stroke-width:10",
    ".post": "fill:$kerb-pale;stroke:$shade;stroke-width:1.4",
    ".gate-start": "fill:$go;stroke:$sign-ink;stroke-width:2.5",
    ".gate-finish": "fill:$stop;stroke:$sign-ink;stroke-width:2.5",
    ".gate-ink": "fill:$sign-ink",
    ".inside-disc": "fill:#fffdf8;stroke:$shade;stroke-width:1.4",
    ".drift-tag": "fill:$sign;stroke:$sign-ink;stroke-width:1.2",
    ".cut-tag": "fill:$wood-dark;stroke:#f5ecdb;stroke-width:1.2",
    ".bump-tag": "fill:$accent;stroke:#3a2d00;stroke-width:1.8;stroke-linejoin:round",
    ".number": "font-weight:800;font-size:18px;text-anchor:middle",
    ".dark-ink": "fill:#26221e",
    ".pale-ink": "fill:#ffffff",
    ".end-name": "font-size:19px;font-weight:800;text-anchor:middle;fill:$ink;opacity:.75;"
    "stroke:$paper;stroke-width:4;stroke-opacity:.65;paint-order:stroke;stroke-linejoin:round",
    ".plaque": "fill:$paper;stroke:$frame;stroke-width:2;fill-opacity:.92",
    ".zone-letter": "font-size:46px;font-weight:800;text-anchor:middle;fill:$ink",
    ".zone-letter.large": "font-size:64px",
    ".zone-name": "font-size:16px;font-weight:700;fill:$faint",
    ".die": "fill:#26221e;stroke:#f5ecdb;stroke-width:1",
    ".die-number": "font-size:14px;font-weight:800;text-anchor:middle;fill:#ffffff",
}


def draw_road(whole: Map, style: Style, overview: bool, seats: int) -> Element:
    """The roads with every place on them; for play with so many cars a place also tells how they stand."""
    result = group("roads")
    fine = fineness(overview)
    for number, (course, snow) in enumerate(whole.idle):
        d = shorten(course.side_line(0), fine)
        lines = [path(d, "idle")] if overview else _twice(whole.name(f"idle{number}"), d, "idle-edge", "idle")
        result.add(group("snow" if snow else None, *lines))
    for id, (at, heading) in whole.pads().items():
        result.add(_pad(whole, id, at, heading, style, seats))
    for driven in whole.driven:
        result.add(
            *[_cell(driven, cell, style, overview, seats) for cell in driven.cells if cell.line == CUT],
        )
    for driven in whole.driven:
        snow = any(driven.snow)
        result.add(
            group(
                "snow" if snow else None,
                path(shorten(driven.course.band(8), fine), "shoulder"),
                path(shorten(driven.course.band(), fine), "asphalt"),
            )
        )
    for driven in whole.driven:
        result.add(
            *[_cell(driven, cell, style, overview, seats) for cell in driven.cells if cell.line != CUT]
        )
    return result


def fineness(overview: bool) -> int:
    """Decimals of a coordinate: in an overview a unit is a fraction of a pixel."""
    return 0 if overview else 1


def _twice(name: str, d: str, below: str, above: str) -> list[Element]:
    """One path drawn in two ways, the wider below."""
    id = f"line-{name_token(name)}"
    return [
        element("defs", element("path", id=id, d=d)),
        *[element("use", href=f"#{id}", class_=class_) for class_ in (below, above)],
    ]


def _pad(whole: Map, id: str, at: Point, heading: float, style: Style, seats: int) -> Element:
    away = -1 if id == START else 1
    shape = [(-1, 1), (0.72, 1), (0.94, 0.88), (1, 0.6), (1, -0.6), (0.94, -0.88), (0.72, -1), (-1, -1)]
    corners = [
        aside(forward(at, heading, away * ahead * PAD / 2), heading, side * PAD_HALF) for ahead, side in shape
    ]
    name = whole.name(id)
    drawn = element(
        "path",
        element("title", style.word(id)),
        id=f"cell-{name_token(name)}",
        class_=f"cell pad {id}",
        d=polyline(corners, closed=True),
        data_cell=name,
        data_kind=id,
        data_x=round(at[0], 1),
        data_y=round(at[1], 1),
        data_heading=round(heading, 1),
    )
    drawn.attributes.update(cars.shared(at, heading, {count: on_pad(count) for count in range(2, seats + 1)}))
    return drawn


def _cell(driven: Driven, cell: Cell, style: Style, overview: bool, seats: int) -> Element:
    """One place for a car, with attributes and a title for programs and screen readers.

    An overview says less: what it is, not all that is known about it.
    """
    space = driven.course.spaces[cell.index]
    kind = KINDS[space.kind]
    surface = SNOW_FACE if driven.snow[cell.index] else "asphalt"
    number = number_of(driven, cell)
    classes = ["cell", kind]
    if cell.line == CUT:
        classes.append("cut")
    elif cell.line != ROAD:
        classes.append("drift")
    if surface == SNOW_FACE:
        classes.append("snowy")
    told = [cell.id if cell.line == ROAD else driven.course.names[cell.index], style.word(kind)]
    if cell.line != ROAD:
        told.append(style.word(cell.line))
    if number is not None:
        told.append(str(number))
    if surface == SNOW_FACE:
        told.append(style.word(SNOW_FACE))
    told.append(f"← {style.word(space.verge[0])} · {style.word(space.verge[1])} →")
    drawn = element(
        "path",
        element("title", " · ".join(told)),
        id=f"cell-{name_token(cell.id)}",
        class_=" ".join(classes),
        d=shorten(cell.outline, fineness(overview)),
        data_cell=cell.id,
        data_kind=kind,
    )
    if not overview:
        drawn.attributes.update(_facts(driven, cell))
    if seats and cell.line == ROAD:
        drawn.attributes.update(_standing(driven, cell, seats))
    return drawn


def _facts(driven: Driven, cell: Cell) -> dict[str, Value]:
    """The facts about a place as data attributes."""
    space = driven.course.spaces[cell.index]
    facts: dict[str, Value] = {
        "data-line": cell.line,
        "data-index": None if driven.first is None else driven.first + cell.index,
        "data-road": driven.road or None,
        "data-zone": driven.zone or None,
        "data-number": number_of(driven, cell),
        "data-cap": None if space.kind == CORNER else space.cap,
        "data-inside": SIDES[space.inside] if space.kind == CORNER else None,
        "data-surface": SNOW_FACE if driven.snow[cell.index] else "asphalt",
        "data-left": space.verge[0],
        "data-right": space.verge[1],
        "data-x": round(cell.at[0], 1),
        "data-y": round(cell.at[1], 1),
        "data-heading": round(driven.course.facing(cell), 1),
    }
    return facts


def _standing(driven: Driven, cell: Cell, seats: int) -> dict[str, Value]:
    """How cars stand on the road of a space and beside it, and where its mud lies, as attributes."""
    course, space = driven.course, driven.course.spaces[cell.index]
    (left, heading), (right, _) = [course.verge(cell.index, side) for side in (False, True)]
    facts: dict[str, Value] = {
        "data-along": None if driven.first is None else driven.first + cell.index,
        "data-limit": number_of(driven, cell),
        "data-left-x": round(left[0], 1),
        "data-left-y": round(left[1], 1),
        "data-right-x": round(right[0], 1),
        "data-right-y": round(right[1], 1),
        "data-verge-heading": round(heading, 1),
    }
    if space.cut:
        x, y = course.mud(cell.index)
        facts |= {"data-mud-x": round(x, 1), "data-mud-y": round(y, 1)}
    most = min(space.cap, seats)
    return facts | cars.shared(cell.at, cell.heading, {count: abreast(count) for count in range(2, most + 1)})


def car_scale(count: int) -> float:
    """How large cars are, of which so many share a place."""
    return 1.0 if count > 2 else CAR_SCALE


def abreast(count: int) -> list[tuple[float, float, float]]:
    """How cars stand side by side in a space: (ahead, beside, scale) each."""
    return [(0.0, (rank - (count - 1) / 2) * HALF, car_scale(count)) for rank in range(count)]


def on_pad(count: int) -> list[tuple[float, float, float]]:
    """How cars stand before the start and behind the finish, two and two."""
    if count == 1:
        return [(0.0, 0.0, CAR_SCALE)]
    rows = [26.0, 26.0, -26.0, -26.0] if count > 2 else [0.0, 0.0]
    return [(rows[rank], 21.0 - 42 * (rank % 2), car_scale(count)) for rank in range(count)]


# --- markings -----------------------------------------------------------------------------------------------


def draw_markings(whole: Map, overview: bool) -> Element:
    result = group("overview lines" if overview else "lines")
    fine = fineness(overview)
    for driven in whole.driven:
        course = driven.course
        lines = group("snow" if all(driven.snow) else None)
        if whole.is_stage:
            both = shorten(course.side_line(-1, 4) + course.side_line(1, 4), fine)
            name = whole.name(f"route{driven.first}")
            lines.add(
                *([path(both, "route")] if overview else _twice(name, both, "route-edge", "route")),
            )
        if not overview:
            edges = course.side_line(-1, -2) + course.side_line(1, -2)
            lines.add(path(shorten(edges, fine), "edge-line"))
        across = []
        for index in range(len(course.spaces)):
            if index == 0 and not driven.first:
                continue
            half = course.half(index, 0.0) - 2
            across.append(
                move_to(course.beside(index, 0.0, -half)) + line_to(course.beside(index, 0.0, half))
            )
        lines.add(path(shorten("".join(across), fine), "space-line"))
        for index, space in enumerate(course.spaces):
            if space.drift:
                lines.add(path(shorten(_drift_line(course, index), fine), "drift-line"))
            if space.cut:
                lines.add(path(shorten(_ruts(course, index), fine), "rut"))
            if space.kind == BUMP:
                lines.add(*_crest(course, index))
            if course.is_narrow(index):
                lines.add(*_walls(course, index))
        result.add(lines)
    if whole.is_stage:
        result.add(*_gates(whole))
        result.add(*[_split_line(whole, split) for split in whole.splits])
    return result


def _drift_line(course: Course, index: int) -> str:
    """Between the inside and the mini-spaces, and between the two of these."""
    outer = -course.inner(index) * (HALF - 2)
    middle = course.at(index, 0.0)[0]
    return (
        move_to(middle)
        + course.edge(index, lambda _, share: 0.0, 0.0, 1.0)
        + move_to(course.beside(index, 0.5, 0.0))
        + line_to(course.beside(index, 0.5, outer))
    )


def _ruts(course: Course, index: int) -> str:
    return "".join([smooth(course.cut_bow(index, CUT_DEPTH * depth)[1:-1]) for depth in (0.3, 0.72)])


def _crest(course: Course, index: int) -> list[Element]:
    """The brow of a bump: arcs across the road that rise from both sides."""
    result = []
    for share, class_ in ((0.5, "crest-shade"), (0.22, "crest"), (0.78, "crest")):
        point, heading = course.at(index, share)
        lean = -6 if share < 0.5 else (6 if share > 0.5 else 0)
        ends = [aside(point, heading, side * (HALF - 7)) for side in (-1, 1)]
        middle = forward(point, heading, lean * 2)
        result.append(path(f"{move_to(ends[0])}Q{write_point(middle)} {write_point(ends[1])}", class_))
    return result


def _walls(course: Course, index: int) -> list[Element]:
    """Stone walls where the road is narrow."""
    lines = ""
    for side in (-1.0, 1.0):
        offset = course.sided(side, 6)
        lines += move_to(course.beside(index, 0.3, offset(index, 0.3)))
        lines += course.edge(index, offset, 0.3, 0.7)
    return [path(lines, "wall-line"), path(lines, "wall-stones")]


def _gates(whole: Map) -> list[Element]:
    start, way_in = whole.driven[0].course.start()
    end, way_out = whole.driven[-1].course.finish()
    line = polyline([aside(start, way_in, side * (HALF + 4)) for side in (-1, 1)])
    size = (2 * HALF + 8) / 8
    squares = [
        f"M{(column - 1) * size:.1f} {(row - 4) * size:.1f}h{size:.1f}v{size:.1f}h{-size:.1f}z"
        for column in range(2)
        for row in range(8)
        if (column + row) % 2
    ]
    return [
        path(line, "start-line", data_kind=START),
        group(
            "finish-line",
            rect(-size, -HALF - 4, 2 * size, 2 * HALF + 8, "chequer-pale"),
            path("".join(squares), "chequer"),
            transform=place(*end, way_out),
            data_kind=FINISH,
        ),
    ]


def _split_line(whole: Map, split: int) -> Element:
    driven, index = whole.spot(split)
    ends = [driven.course.beside(index, 0.0, side * (HALF + 4)) for side in (-1, 1)]
    line = polyline(ends)
    return group(
        "split", path(line, "split-pale"), path(line, "split-line"), data_kind="split", data_index=split
    )
