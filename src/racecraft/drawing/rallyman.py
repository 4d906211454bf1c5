"""The zone boards of Rallyman joined to stages: roads with their numbers, drifts and cuts, and cars on them.

Layers, from below: ground, road, markings, signs, highlights, cars. Every space of the stage is one element
in the road layer with an id such as `space-13`; a corner has further ones for its mini-spaces
(`space-13-drift1`) and its cut (`space-13-cut`). The layers above let the pointer through to them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise
from typing import Any

from racecraft.drawing import cars, palette
from racecraft.drawing.geometry import Point, aside, between, distance, forward, heading_of, polyline, smooth
from racecraft.drawing.painter import Painter, Style, layer, sheet, short
from racecraft.drawing.palette import car_colour
from racecraft.drawing.picture import Picture
from racecraft.drawing.scenery import chance
from racecraft.drawing.svg import Element, circle, element, ellipse, group, path, place, rect, text
from racecraft.engine.errors import UnknownName
from racecraft.games.rallyman.board import (
    BUMP,
    CORNER,
    HEIGHT,
    KINDS,
    LEFT,
    WIDTH,
    Board,
    Road,
    board_names,
    load_board,
)
from racecraft.games.rallyman.order import clock
from racecraft.games.rallyman.rally import Rally, load_rally, read_rally, snow_mask
from racecraft.games.rallyman.stage import SNOW_STRIP, Placement, Section, Stage
from racecraft.games.rallyman.state import RallymanState

UNIT = 4.0
"""Pixels of the picture to a unit of the boards."""
HALF = 7 * UNIT
"""Half the width of a road."""
CUT_AT = 12 * UNIT
MARGIN = 34 * UNIT
"""Paper round the boards, where cars wait and rest."""
FOOT = 150.0
STRIP_SPACE = 22 * UNIT
STRIP_ROW = 16
OWN_RALLY = "the rally to be drawn"

STYLE = {
    ".paper": "fill:$paper",
    ".board-edge": "fill:none;stroke:$frame;stroke-width:3",
    ".terrain-grass": "fill:$ground",
    ".terrain-dirt": "fill:$dirt;opacity:.75",
    ".terrain-forest": "fill:$leaf;opacity:.5",
    ".terrain-rocks": "fill:$rock",
    ".terrain-water": "fill:$water",
    ".terrain-village": "fill:$bank",
    ".board-base.terrain-forest": "opacity:.62",
    ".snow": "fill:#f4f8fb;opacity:.72",
    ".tree": "fill:$leaf-dark",
    ".tree-top": "fill:$leaf-pale;opacity:.7",
    ".stone": "fill:$rock-dark;opacity:.6",
    ".wave": "fill:none;stroke:$shine;stroke-width:2.5",
    ".house": "fill:$wall;stroke:$wood-dark;stroke-width:1",
    ".house-roof": "fill:$roof",
    ".by-road": "fill:none;stroke:$shoulder;stroke-linecap:butt",
    ".by-road-top": "fill:none;stroke:$road;opacity:.45",
    ".shoulder": "fill:none;stroke:$shoulder;stroke-linejoin:round",
    ".space": "fill:$road;stroke:$line;stroke-width:1.6;stroke-opacity:.75",
    ".space.snowy": "fill:#aebbc6",
    ".space.narrow": "fill:$hazard",
    ".space.bump": "fill:$rim",
    ".mini": "fill:$road;stroke:$line;stroke-width:1.3;stroke-dasharray:6 5;fill-opacity:.35",
    ".cut": "fill:$dirt;stroke:$rut;stroke-width:2.5",
    ".bump-mark": "fill:none;stroke:$accent;stroke-width:5;stroke-linecap:round;stroke-linejoin:round",
    ".plate": "fill:#fffdf8;stroke:$shade;stroke-width:1.4",
    ".plate.drift": "fill:$accent",
    ".plate.cut-plate": "fill:$wood",
    ".plate.bump-plate": "fill:$sign",
    ".figure": "font-weight:800;font-size:22px;text-anchor:middle;fill:#26221e",
    ".figure.small": "font-size:15px",
    ".figure.pale": "fill:#fff",
    ".figure.muddy": "fill:$stop",
    ".mud": "fill:$rut;opacity:.85",
    ".end-number": "font-weight:700;font-size:26px;text-anchor:middle;fill:$faint",
    ".zone-name": "font-weight:800;font-size:64px;text-anchor:middle;fill:$ink;opacity:.16",
    ".sign-start": "fill:$sign;stroke:$paper;stroke-width:2",
    ".sign-finish": "fill:$stop;stroke:$paper;stroke-width:2",
    ".sign-split": "fill:$accent;stroke:$shade;stroke-width:1.5",
    ".sign-text": "font-weight:800;font-size:20px;text-anchor:middle;fill:#fff",
    ".sign-text.dark": "fill:#26221e;font-size:15px",
    ".highlight": "fill:$accent;fill-opacity:.45;stroke:$accent;stroke-width:4",
    ".name": "font-size:44px;font-weight:800;letter-spacing:1px;fill:$ink",
    ".route": "font-size:22px;font-weight:600;fill:$faint",
    ".dash": "fill:$paper;stroke:$frame;stroke-width:2.5",
    ".dash.turn": "stroke:$accent;stroke-width:5",
    ".dash-text": "font-size:21px;font-weight:700;fill:$ink",
    ".dash-small": "font-size:16px;font-weight:600;fill:$faint",
    ".die-black": "fill:#2b2725;stroke:$frame;stroke-width:1.5",
    ".die-white": "fill:#fbf7ee;stroke:$faint;stroke-width:1.5",
    ".die-lost": "fill:none;stroke:$faint;stroke-width:1.5;stroke-dasharray:3 3",
    **cars.STYLE,
    **palette.PAINT,
}


class RallymanPainter(Painter):
    """Draws a rally (all its stages), one stage of it (`rulebook/2`), a zone (`C`) or its snow face
    (`C*`)."""

    game_id = "rallyman"
    state_type = RallymanState

    def track(self, track: str | Mapping[str, Any], style: Style) -> Picture:
        if not isinstance(track, str):
            return _draw_rally(read_rally(dict(track), OWN_RALLY), style)
        if track.rstrip("*") in board_names():
            return _draw_board(load_board(track.rstrip("*")), track.endswith("*"), style)
        name, _, number = track.partition("/")
        rally = load_rally(name)
        if not number:
            return _draw_rally(rally, style)
        if not number.isdecimal() or not 1 <= int(number[:3]) <= len(rally.stages):
            raise UnknownName(f"{name} has stages 1 to {len(rally.stages)}, not {number!r}")
        return _draw_stage(rally, int(number[:3]) - 1, style, None)

    def position(self, view: Mapping[str, Any], style: Style) -> Picture:
        given = view["options"]["rally"]
        rally = load_rally(given) if isinstance(given, str) else read_rally(given, OWN_RALLY)
        only = view["options"]["stage"]
        return _draw_stage(rally, (only or view["stage"]) - 1, style, view)


# --- Layout -------------------------------------------------------------------------------------------------


class Spot:
    """A space as it lies in the picture: its middle line, left and right edge."""

    def __init__(self, line: list[Point]) -> None:
        self.line = line
        headings = [heading_of(a, b) for a, b in pairwise(line)]
        self.headings = [headings[0], *[_mean(a, b) for a, b in pairwise(headings)], headings[-1]]

    def edge(self, offset: float, first: float = 0.0, last: float = 1.0) -> list[Point]:
        """Points along an offset line from one share of the space's length to another."""
        count = 9
        return [self.at(first + (last - first) * step / (count - 1), offset) for step in range(count)]

    def at(self, share: float, offset: float) -> Point:
        """A point at a share of the length, `offset` to the right of the middle line."""
        index, rest = self._place(share)
        point = between(self.line[index], self.line[index + 1], rest)
        return aside(point, self.heading(share), offset)

    def heading(self, share: float) -> float:
        index, rest = self._place(share)
        return _mean(self.headings[index], self.headings[index + 1], rest)

    def _place(self, share: float) -> tuple[int, float]:
        lengths = [distance(a, b) for a, b in pairwise(self.line)]
        left = sum(lengths) * share
        for index, length in enumerate(lengths):
            if left <= length or index == len(lengths) - 1:
                return index, min(1.0, left / length) if length else 0.0
            left -= length
        raise AssertionError("a share lies between 0 and 1")

    def patch(self, left: float, right: float, first: float = 0.0, last: float = 1.0) -> str:
        edge = self.edge(left, first, last) + self.edge(right, first, last)[::-1]
        return polyline(edge, closed=True)


def _mean(a: float, b: float, share: float = 0.5) -> float:
    """Between two headings, the short way round."""
    return a + ((b - a + 180) % 360 - 180) * share


class Layout:
    """A stage in the picture's own coordinates."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        if stage.is_strip:
            self.spots = [_strip_spot(index) for index in range(stage.length)]
            rows = (stage.length - 1) // STRIP_ROW + 1
            width = min(stage.length, STRIP_ROW) * STRIP_SPACE
            self.box = (0.0, 0.0, width, rows * 3 * STRIP_SPACE)
            return
        self.spots = [
            Spot([_scaled(stage.placements[stage.zone[index]], point) for point in space.line])
            for index, space in enumerate(stage.spaces)
        ]
        places = stage.placements
        left, top = min([at.x for at in places]), min([at.y for at in places])
        right = max([at.x + at.width for at in places])
        bottom = max([at.y + at.height for at in places])
        self.box = (left * UNIT, top * UNIT, (right - left) * UNIT, (bottom - top) * UNIT)

    def inner(self, index: int) -> float:
        """-1 where the inside of the corner lies on the left, 1 on the right."""
        return -1.0 if self.stage.spaces[index].inside == LEFT else 1.0


def _scaled(at: Placement, point: Point) -> Point:
    x, y = at.point(point[0], point[1])
    return (x * UNIT, y * UNIT)


def _strip_spot(index: int) -> Spot:
    x = index % STRIP_ROW * STRIP_SPACE
    y = (index // STRIP_ROW * 3 + 1.5) * STRIP_SPACE
    return Spot([(x, y), (x + STRIP_SPACE / 2, y), (x + STRIP_SPACE, y)])


# --- Pictures -----------------------------------------------------------------------------------------------


def _draw_board(board: Board, snow: bool, style: Style) -> Picture:
    at = Placement(0, 0, 0)
    snowy = " *" if snow else ""
    roads = group(None, *[_board_road(board, road, at, snow, style) for road in board.roads])
    box = (-MARGIN / 2, -MARGIN / 2, WIDTH * UNIT + MARGIN, HEIGHT * UNIT + MARGIN)
    children = [
        layer("ground", rect(*box, "paper"), _country(board, at, snow)),
        layer("road", roads, still=False),
        layer("signs", *_end_numbers(board, at)),
    ]
    title = f"Rallyman · {board.zone}{snowy} · {board.name}"
    return sheet(title, box, style, STYLE, children, game="rallyman", track=board.zone)


def _board_road(board: Board, road: Road, at: Placement, snow: bool, style: Style) -> Element:
    """A road of a board by itself, drawn as a stage of one section."""
    stage = Stage(road.id)
    stage.zones, stage.boards, stage.placements = [board.zone], [board], [at]
    stage.sections = [Section(road, road.ends[0], road.ends[1])]
    for space in road.spaces:
        stage.add(space, 0, 0, board.damage)
    layout = Layout(stage)
    prefix = f"{road.id}-"
    return group(
        "road",
        _underlay(layout),
        *[each for index in range(stage.length) for each in _space(layout, index, snow, {}, style, prefix)],
        *[each for index in range(stage.length) for each in _figures(layout, index, {})],
        data_road=road.id,
    )


def _draw_rally(rally: Rally, style: Style) -> Picture:
    """All stages below each other."""
    layouts = [Layout(stage) for stage in rally.stages]
    width = max([layout.box[2] for layout in layouts]) + 2 * MARGIN
    children: list[Element] = []
    top = 0.0
    for number, layout in enumerate(layouts):
        x, y, wide, high = layout.box
        snow = snow_mask(rally.stages[number], rally.snow)
        shift = place(MARGIN + (width - 2 * MARGIN - wide) / 2 - x, top + 96 - y)
        head = f"SS{number + 1} · {layout.stage.text}"
        children.append(text(MARGIN, top + 60, short(head, 70), "route", font_size=34))
        inner = _stage_layers(layout, snow, {}, style, f"ss{number + 1}-")
        children.append(group("stage", *inner, transform=shift, data_stage=number + 1))
        top += high + 96 + MARGIN
    box = (0.0, -40.0, width, top + 40)
    children.insert(0, rect(*box, "paper"))
    return sheet(f"Rallyman · {rally.name}", box, style, STYLE, children, game="rallyman", track=rally.id)


def _draw_stage(rally: Rally, number: int, style: Style, view: Mapping[str, Any] | None) -> Picture:
    stage = rally.stages[number]
    layout = Layout(stage)
    snow = snow_mask(stage, rally.snow)
    mud: dict[int, int] = {}
    if view is not None:
        snow = sum([1 << bit for bit, zone in enumerate(stage.zones) if zone in view["snow"]])
        mud = {int(index): level for index, level in view["mud"].items()}
    x, y, wide, high = layout.box
    foot = FOOT * max(1.0, (wide + 2 * MARGIN) / 1500) if style.legend else 0.0
    box = (x - MARGIN, y - MARGIN, wide + 2 * MARGIN, high + 2 * MARGIN + foot)
    children = [rect(*box, "paper"), *_stage_layers(layout, snow, mud, style, "")]
    children.append(_highlights(layout, style))
    if view is not None:
        children.append(_cars(layout, style, view))
    if style.legend:
        scale = (wide + 2 * MARGIN) / 1500
        top = y + high + MARGIN
        children.append(_foot(rally, stage, number, style, view, (x - MARGIN, top, max(1.0, scale))))
    title = f"Rallyman · {rally.name} · SS{number + 1}"
    return sheet(title, box, style, STYLE, children, game="rallyman", track=rally.id, stage=str(number + 1))


def _stage_layers(layout: Layout, snow: int, mud: dict[int, int], style: Style, prefix: str) -> list[Element]:
    stage = layout.stage
    ground: list[Element] = []
    signs: list[Element] = []
    for bit, board in enumerate(stage.boards):
        at = stage.placements[bit]
        ground.append(_country(board, at, snow >> bit & 1 == 1))
        signs.extend(_end_numbers(board, at))
    by_roads = [
        _by_road(road, stage.placements[bit])
        for bit, board in enumerate(stage.boards)
        for road in board.roads
        if all([road is not section.road for section in stage.sections])
    ]
    road = group(None, _underlay(layout))
    marks: list[Element] = []
    for index in range(stage.length):
        snowy = snow >> stage.zone[index] & 1 == 1 or stage.zones[stage.zone[index]] == SNOW_STRIP
        road.add(*_space(layout, index, snowy, mud, style, prefix))
        marks.extend(_figures(layout, index, mud))
    return [
        layer(f"{prefix}ground", *ground, *by_roads),
        layer(f"{prefix}road", road, still=False),
        layer(f"{prefix}markings", *marks),
        layer(f"{prefix}signs", *signs, *_signs(layout)),
    ]


# --- Ground -------------------------------------------------------------------------------------------------


def _frame(at: Placement) -> str:
    """The transform that lays a board, drawn upright in its own units, into the picture."""
    x, y = at.point(0, 0)
    return f"translate({x * UNIT:g} {y * UNIT:g}) rotate({90 * at.turns}) scale({UNIT:g})"


def _country(board: Board, at: Placement, snow: bool) -> Element:
    """What is painted on a board."""
    clip = f"edge-{board.zone}-{at.x}-{at.y}-{at.turns}"
    whole = group(
        "board",
        element("defs", element("clipPath", rect(0, 0, WIDTH, HEIGHT, radius=4), id=clip)),
        data_zone=board.zone,
        data_face="snow" if snow else "dry",
        transform=_frame(at),
    )
    painted = group(
        None, rect(0, 0, WIDTH, HEIGHT, f"board-base terrain-{board.terrain}"), clip_path=f"url(#{clip})"
    )
    for area in board.areas:
        painted.add(ellipse(area.cx, area.cy, area.rx, area.ry, f"terrain-{area.terrain}"))
    if snow:
        painted.add(rect(0, 0, WIDTH, HEIGHT, "snow"))
    painted.add(*_scenery(board))
    painted.add(text(150, 122, board.zone, "zone-name", transform=f"rotate({-90 * at.turns} 150 100)"))
    return whole.add(painted, rect(0, 0, WIDTH, HEIGHT, "board-edge", 4, style="stroke-width:.8"))


@lru_cache(maxsize=16)
def _scenery(board: Board) -> list[Element]:
    """Trees, stones, waves and houses where the ground calls for them and no road runs."""
    roads = [point for road in board.roads for space in road.spaces for point in space.line]
    found: list[Element] = []
    for across in range(int(WIDTH / 9)):
        for down in range(int(HEIGHT / 9)):
            dice = [chance(ord(board.zone), across, down, turn) for turn in range(4)]
            x, y = across * 9 + 2 + 6 * dice[0], down * 9 + 2 + 6 * dice[1]
            if dice[2] > 0.62 or min([distance((x, y), point) for point in roads]) < 14:
                continue
            found.extend(_thing(_terrain_at(board, x, y), x, y, dice[3]))
    return found


def _terrain_at(board: Board, x: float, y: float) -> str:
    found = board.terrain
    for area in board.areas:
        if ((x - area.cx) / area.rx) ** 2 + ((y - area.cy) / area.ry) ** 2 <= 1:
            found = area.terrain
    return found


def _thing(terrain: str, x: float, y: float, size: float) -> list[Element]:
    if terrain == "forest":
        return [circle(x, y, 2.6 + size, "tree"), circle(x - 0.7, y - 0.7, 1.2 + size * 0.5, "tree-top")]
    if terrain == "rocks":
        return [path(f"M{x - 2:.1f} {y + 1.6:.1f}l1.4-3 2.2-.6 1.6 2.2-.7 1.6z", "stone")]
    if terrain == "water":
        return [path(f"M{x - 3:.1f} {y:.1f}q1.5-1.6 3 0t3 0", "wave", style="stroke-width:.6")]
    if terrain == "village" and size > 0.35:
        return [
            rect(x - 2.6, y - 1.8, 5.2, 3.6, "house", style="stroke-width:.3"),
            path(f"M{x - 3:.1f} {y:.1f}l3-2.6 3 2.6z", "house-roof"),
        ]
    return []


def _end_numbers(board: Board, at: Placement) -> list[Element]:
    found: list[Element] = []
    for road in board.roads:
        for end, line in ((road.ends[0], road.spaces[0].line), (road.ends[1], road.spaces[-1].line[::-1])):
            point, inner = _scaled(at, line[0]), _scaled(at, line[1])
            x, y = aside(forward(point, heading_of(point, inner), 22), heading_of(point, inner), 48)
            found.append(text(x, y + 9, str(end), "end-number"))
    return found


# --- Road ---------------------------------------------------------------------------------------------------


def _by_road(road: Road, at: Placement) -> Element:
    """A road of the board that this stage does not use."""
    line = [_scaled(at, point) for space in road.spaces for point in space.line[:-1]]
    line.append(_scaled(at, road.spaces[-1].line[-1]))
    d = smooth(line)
    return group(
        None,
        path(d, "by-road", stroke_width=2 * HALF * 0.72),
        path(d, "by-road-top", stroke_width=2 * HALF * 0.6),
    )


def _underlay(layout: Layout) -> Element:
    whole = group(None)
    for spot in layout.spots:
        whole.add(path(polyline(spot.edge(0)), "shoulder", stroke_width=2 * HALF + 10))
    return whole


def _space(
    layout: Layout, index: int, snowy: bool, mud: dict[int, int], style: Style, prefix: str
) -> list[Element]:
    """One space, with all a program or a screen reader wants to know about it, and its mini-spaces and
    cut."""
    spot, space = layout.spots[index], layout.stage.spaces[index]
    kind = KINDS[space.kind]
    classes = ["space", kind]
    if snowy:
        classes.append("snowy")
    if space.kind != CORNER and space.cap == 1:
        classes.append("narrow")
    middle = spot.at(0.5, 0)
    told = [str(index), style.word(kind)] + ([str(space.number)] if space.number else [])
    told += [style.word(terrain) for terrain in space.verge]
    found = [
        element(
            "path",
            element("title", " · ".join(told)),
            id=f"{prefix}space-{index}",
            class_=" ".join(classes),
            d=spot.patch(-HALF, HALF),
            data_space=index,
            data_kind=kind,
            data_number=space.number or None,
            data_cap=space.cap,
            data_mud=mud.get(index),
            data_verge=" ".join(space.verge),
            data_x=round(middle[0], 1),
            data_y=round(middle[1], 1),
            data_heading=round(spot.heading(0.5), 1),
        )
    ]
    if space.kind != CORNER:
        return found
    inner = layout.inner(index)
    if space.drift:
        for half in (0, 1):
            outline = spot.patch(0, -inner * HALF, 0.5 * half, 0.5 + 0.5 * half)
            found.append(
                _part(f"{prefix}space-{index}-drift{half + 1}", f"{index}-drift{half + 1}", "mini", outline)
            )
    if space.cut:
        found.append(_part(f"{prefix}space-{index}-cut", f"{index}-cut", "cut", _cut_outline(spot, inner)))
    return found


def _part(id: str, name: str, class_: str, outline: str) -> Element:
    return element("path", element("title", name), id=id, class_=f"part {class_}", d=outline, data_space=name)


def _cut_outline(spot: Spot, inner: float) -> str:
    """A brown patch on the inside of the corner's middle."""
    near = spot.edge(inner * HALF, 0.18, 0.82)
    far = [spot.at(share, inner * (CUT_AT + 14)) for share in (0.7, 0.5, 0.3)]
    return polyline(near + far, closed=True)


def _figures(layout: Layout, index: int, mud: dict[int, int]) -> list[Element]:
    """The numbers of corners and bumps, lowered by mud, and the mud itself."""
    spot, space = layout.spots[index], layout.stage.spaces[index]
    if space.kind == BUMP:
        return [_bump(spot), *_plate(spot.at(0.5, 0), space.number, "bump-plate", "pale", 15)]
    if space.kind != CORNER:
        return []
    inner = layout.inner(index)
    level = mud.get(index, 0)
    lowered = "muddy" if level else ""
    found = _plate(spot.at(0.5, inner * HALF * 0.5), max(1, space.number - level), "", lowered, 14)
    for half, number in enumerate(space.drift):
        at = spot.at(0.25 + 0.5 * half, -inner * HALF * 0.55)
        found += _plate(at, max(1, number - level), "drift", f"small {lowered}".strip(), 10)
    if space.cut:
        found += _plate(spot.at(0.5, inner * CUT_AT), space.cut, "cut-plate", "pale", 12)
    for clod in range(level * 3):
        at = spot.at(0.2 + 0.2 * (clod % 4), inner * HALF * (0.1 + 0.25 * (clod % 3)))
        found.insert(0, circle(at[0], at[1], 6 + clod % 3 * 2, "mud"))
    return found


def _plate(at: Point, number: int, plate: str, figure: str, radius: float) -> list[Element]:
    lift = radius * 0.54
    return [
        circle(at[0], at[1], radius, f"plate {plate}".strip()),
        text(at[0], at[1] + lift, str(number), f"figure {figure}".strip(), font_size=radius * 1.5),
    ]


def _bump(spot: Spot) -> Element:
    marks = group(None)
    for share in (0.22, 0.78):
        left, right = spot.at(share, -HALF * 0.7), spot.at(share, HALF * 0.7)
        tip = spot.at(min(1.0, share + 0.12), 0)
        marks.add(path(polyline([left, tip, right]), "bump-mark"))
    return marks


def _signs(layout: Layout) -> list[Element]:
    """Start, finish and split points."""
    stage = layout.stage
    first, last = layout.spots[0], layout.spots[-1]
    found = [
        _sign("start", first.at(0, -HALF - 26), "S", "sign-start"),
        path(
            polyline([first.at(0, -HALF), first.at(0, HALF)]),
            "sign-start",
            stroke_width=8,
            style="stroke:#fff",
        ),
        _sign("finish", last.at(1, -HALF - 26), "F", "sign-finish"),
        path(
            polyline([last.at(1, -HALF), last.at(1, HALF)]),
            "sign-finish",
            stroke_width=8,
            style="stroke:#26221e",
        ),
    ]
    for number, split in enumerate(stage.splits):
        at = layout.spots[split].at(0, HALF + 20)
        found.append(
            group(
                None,
                circle(*at, 14, "sign-split"),
                text(at[0], at[1] + 5, f"T{number + 1}", "sign-text dark"),
                id=f"split-{number + 1}",
            )
        )
    return found


def _sign(name: str, at: Point, letter: str, class_: str) -> Element:
    return group(
        "sign",
        element("title", name),
        rect(at[0] - 20, at[1] - 20, 40, 40, class_, 8),
        text(at[0], at[1] + 7, letter, "sign-text"),
        data_sign=name,
    )


def _highlights(layout: Layout, style: Style) -> Element:
    whole = layer("highlights")
    for id in style.highlight:
        whole.add(path(_outline(layout, id), "highlight", data_space=id))
    return whole


def _outline(layout: Layout, id: str) -> str:
    """The shape of a space, or of a part of a corner, by its name in the picture."""
    number, _, part = id.partition("-")
    index = int(number) if number.isdecimal() and len(number) < 4 else layout.stage.length
    if index < layout.stage.length:
        space, spot = layout.stage.spaces[index], layout.spots[index]
        if not part:
            return spot.patch(-HALF, HALF)
        if part in ("drift1", "drift2") and space.drift:
            first = 0.0 if part == "drift1" else 0.5
            return spot.patch(0, -layout.inner(index) * HALF, first, first + 0.5)
        if part == "cut" and space.cut:
            return _cut_outline(spot, layout.inner(index))
    raise UnknownName(f"the stage has no space {id!r} to highlight")


# --- Cars ---------------------------------------------------------------------------------------------------


def _cars(layout: Layout, style: Style, view: Mapping[str, Any]) -> Element:
    whole = layer("cars", still=False)
    result = view["result"]
    for seat, car in enumerate(view["cars"]):
        if car["status"] == "retired":
            continue
        at, heading = _stand(layout, view["cars"], seat)
        colour = car_colour(car["colour"])
        ringed = view["turn"] == seat if result is None else result["places"][seat] == 1
        label = f"{seat + 1} · {style.word(colour.name)} · {style.word(car['status'])} · {clock(car['time'])}"
        badge = str(car["lost"]) if car["lost"] else None
        cell = "" if car["index"] < 0 else str(car["index"])
        whole.add(cars.car(seat, colour, at, heading, label, cell, 1.0, ringed, badge))
    return whole


def _stand(layout: Layout, all_cars: list[Mapping[str, Any]], seat: int) -> tuple[Point, float]:
    """RM-CORNER-07: where a car stands, and how it is turned: along the road, sideways in a drift, spun,
    beside it."""
    car = all_cars[seat]
    index, status, line = car["index"], car["status"], car["line"]
    before = [other for other in all_cars[:seat] if other["status"] == status and other["index"] == index]
    if index >= layout.stage.length:
        status = "finished"
    if status in ("waiting", "finished"):
        spot = layout.spots[0 if status == "waiting" else -1]
        edge, way = (spot.at(0, 0), -1) if status == "waiting" else (spot.at(1, 0), 1)
        heading = spot.heading(0 if status == "waiting" else 1)
        queue = 30 + 50 * (len(before) // 2)
        return aside(forward(edge, heading, way * queue), heading, 13 - 26 * (len(before) % 2)), heading
    spot = layout.spots[index]
    inner = layout.inner(index) if layout.stage.kind[index] == CORNER else 1.0
    if line == "drift1" or line == "drift2":
        share = 0.25 if line == "drift1" else 0.75
        return spot.at(share, -inner * HALF * 0.55), spot.heading(share) + inner * 50
    if line == "cut":
        return spot.at(0.5, inner * CUT_AT), spot.heading(0.5)
    if status in ("off-left", "off-right"):
        side = -1 if status == "off-left" else 1
        away = HALF + 22 + 24 * len(before)
        return spot.at(0.5, side * away), spot.heading(0.5) + side * 35
    heading = spot.heading(0.5) + (180 if status == "spun" else 0)
    if layout.stage.kind[index] == CORNER:
        return spot.at(0.5, inner * HALF * 0.5), heading
    aside_by = 0.0 if layout.stage.cap[index] == 1 else 13.0 if before else -13.0
    return spot.at(0.5, aside_by), heading


# --- Foot ---------------------------------------------------------------------------------------------------


def _foot(
    rally: Rally,
    stage: Stage,
    number: int,
    style: Style,
    view: Mapping[str, Any] | None,
    at: tuple[float, float, float],
) -> Element:
    """Below the boards: the name of the stage, and a dashboard for each driver."""
    x, y, scale = at
    whole = group("foot still", id="foot", transform=place(x, y, 0, scale))
    name = f"{rally.name} · SS{number + 1}"
    whole.add(text(40, 46, short(name, 32), "name"), text(40, 84, short(stage.text, 44), "route"))
    if view is None:
        return whole
    for seat, car in enumerate(view["cars"]):
        left = 560 + seat * 230
        turn = " turn" if seat == view["turn"] and view["result"] is None else ""
        whole.add(_dashboard(seat, car, left, style, turn))
    return whole


def _dashboard(seat: int, car: Mapping[str, Any], left: float, style: Style, turn: str) -> Element:
    """RM-DMG-07: gear, time and tokens, and the dice that are left."""
    whole = group("dashboard", data_seat=seat)
    whole.add(rect(left, 8, 216, 118, f"dash{turn}", 12))
    whole.add(circle(left + 26, 36, 15, f"paint-{car['colour']}"))
    whole.add(text(left + 26, 43, str(seat + 1), f"figure ink-{car['colour']}"))
    state = style.word(car["status"]) if car["status"] in ("retired", "finished") else f"{car['gear']}"
    whole.add(text(left + 54, 44, short(state, 12), "dash-text"))
    tokens = f" · {car['tokens']}″" if car["tokens"] else ""
    whole.add(text(left + 204, 44, clock(car["time"]) + tokens, "dash-text", text_anchor="end"))
    for die in range(5):
        lost = die >= car["gear_dice"]
        whole.add(rect(left + 14 + die * 26, 62, 20, 20, "die-lost" if lost else "die-black", 4))
    for die in range(2):
        lost = die >= car["gas_dice"]
        whole.add(rect(left + 152 + die * 26, 62, 20, 20, "die-lost" if lost else "die-white", 4))
    signs = [style.word(car["tyres"])] + (["sisu"] if car["sisu"] else []) + (["◎"] if car["spare"] else [])
    return whole.add(text(left + 14, 110, " · ".join(signs), "dash-small"))
