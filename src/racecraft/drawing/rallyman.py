"""The zone boards of Rallyman, the stages laid over them, whole rallies, and cars on the road and beside it.

Layers, from below: ground, road, markings, highlights, labels, signs, cars. Every place for a car is one
element in the road layer with an id such as `cell-12.drift1` and data attributes that say what it is; the
layers above let the pointer through to it. A picture names a track by a zone (`C`, or `C:snow` for its other
face), by a rally (`rulebook`), by a stage of a rally (`rulebook:2`) or by a route (`C8-C3 J1-J4`).
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from racecraft.drawing import cars, icons, palette, rallyman_ground
from racecraft.drawing.geometry import Point, aside, forward, line_to, move_to, polyline, smooth, write_point
from racecraft.drawing.icons import icon_id
from racecraft.drawing.painter import Painter, Style, layer, sheet, short
from racecraft.drawing.palette import car_colour
from racecraft.drawing.picture import Picture
from racecraft.drawing.rallyman_ground import Panel, Terrain
from racecraft.drawing.rallyman_layout import (
    CUT,
    CUT_DEPTH,
    HALF,
    ROAD,
    SCALE,
    Cell,
    Course,
    strip_lines,
)
from racecraft.drawing.svg import (
    Element,
    Value,
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
from racecraft.games.rallyman.board import (
    BUMP,
    CORNER,
    HEIGHT,
    KINDS,
    SIDES,
    WIDTH,
    Board,
    Road,
    board_names,
    load_board,
    read_board,
)
from racecraft.games.rallyman.rally import Rally, load_rally, rally_names, read_rally
from racecraft.games.rallyman.stage import SNOW_STRIP, Placement, Stage
from racecraft.games.rallyman.state import RallymanState

MARGIN = 40.0
"""Paper round the boards."""
PAD = 112.0
"""How long the ground before the start and behind the finish is."""
PAD_HALF = 44.0
STRIP_MARGIN = 150.0
"""Country round a strip."""
CAPTION = 118.0
"""Height of the line above each stage of a rally."""
APART = 110.0
"""Between the stages of a rally."""
FOOT_WIDTH, FOOT_HEIGHT = 1240.0, 100.0
PLAQUE_HEIGHT = 64.0
LETTER_ROOM = 52.0
OWN_FILE = "the file to be drawn"
START, FINISH = "start", "finish"
SNOW_FACE = "snow"

STYLE = {
    ".paper": "fill:$paper",
    ".frame": "fill:none;stroke:$frame;stroke-width:3",
    ".seam": "fill:none;stroke:$shade;stroke-width:2;stroke-dasharray:3 9;stroke-linecap:round;opacity:.35",
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
    **cars.STYLE,
    **palette.PAINT,
}


class RallymanPainter(Painter):
    game_id = "rallyman"
    state_type = RallymanState

    def track(self, track: str | Mapping[str, Any], style: Style) -> Picture:
        if isinstance(track, str):
            return _named(track, style)
        if "zone" in track:
            return _draw_board(_own_board(json.dumps(track, sort_keys=True)), False, style)
        return _draw_rally(_own_rally(json.dumps(track, sort_keys=True)), style)

    def position(self, view: Mapping[str, Any], style: Style) -> Picture:
        given = view["options"]["rally"]
        rally = load_rally(given) if isinstance(given, str) else _own_rally(json.dumps(given, sort_keys=True))
        number = view["options"]["stage"] or view["stage"]
        return _draw_stage(rally, number, view["snow"], view["split_points"], style, view)


@lru_cache(maxsize=4)
def _own_rally(content: str) -> Rally:
    """Rallies of one's own are kept for a while, and with them the ground of their boards."""
    return read_rally(json.loads(content), OWN_FILE)


@lru_cache(maxsize=4)
def _own_board(content: str) -> Board:
    return read_board(json.loads(content), OWN_FILE)


_STAGE_OF = re.compile(r"(.+):([1-9])")


def _named(name: str, style: Style) -> Picture:
    zone, _, face = name.partition(":")
    if zone in board_names() and face in ("", SNOW_FACE):
        return _draw_board(load_board(zone), face == SNOW_FACE, style)
    if name in rally_names():
        return _draw_rally(load_rally(name), style)
    match = _STAGE_OF.fullmatch(name)
    if match is not None and match[1] in rally_names():
        rally, number = load_rally(match[1]), int(match[2])
        if number > len(rally.stages):
            raise UnknownName(f"{rally.name} has no stage {number}, only {len(rally.stages)}")
        return _draw_stage(rally, number, rally.snow, rally.stages[number - 1].splits, style, None)
    if re.match(r"[A-Z][0-9]-", name):
        rally = _own_rally(json.dumps({"name": name, "stages": [{"route": name}]}))
        return _draw_stage(rally, 1, [], [], style, None)
    raise UnknownName(
        f"rallyman has no track {name!r}; there are the rallies {', '.join(rally_names())}, "
        f"stages such as {rally_names()[0]}:1, the zones {', '.join(board_names())}, their snow faces "
        "such as C:snow, and routes such as C8-C3 J1-J4"
    )


# --- maps ---------------------------------------------------------------------------------------------------


class Plot:
    """A board where it lies."""

    def __init__(self, board: Board, placement: Placement, snow: bool) -> None:
        self.board = board
        self.placement = placement
        self.snow = snow


class Driven:
    """A road that is driven in this map, with what a space does not know of itself."""

    def __init__(self, course: Course, road: str, zone: str, first: int | None, snow: list[bool]) -> None:
        self.course = course
        self.road = road
        self.zone = zone
        self.first = first
        """The index of its first space on the route."""
        self.snow = snow
        self.cells = course.cells()


class Map:
    """One stage or one board: all that is drawn in one piece, at its place in the picture."""

    def __init__(self, prefix: str, at: Point) -> None:
        self.prefix = prefix
        self.at = at
        self.plots: list[Plot] = []
        self.driven: list[Driven] = []
        self.idle: list[tuple[Course, bool]] = []
        self.splits: list[int] = []
        self.is_stage = False
        self.country: tuple[float, float, float, float] | None = None
        """Of a strip: left, top, width and height."""

    def lay(self, placement: Placement, point: Point) -> Point:
        """From the coordinates of a board file to those of the picture."""
        x, y = placement.point(*point)
        return self.at[0] + x * SCALE, self.at[1] + y * SCALE

    def course(self, placement: Placement, road: Road, start: int, names: list[str]) -> Course:
        spaces = road.driven_from(start)
        return Course(
            spaces, [[self.lay(placement, point) for point in space.line] for space in spaces], names
        )

    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of the boards and of the ground at start and finish."""
        if self.country is not None:
            left, top, width, height = self.country
            return left, top, left + width, top + height
        corners: list[Point] = []
        for plot in self.plots:
            corners += [self.lay(plot.placement, (0, 0)), self.lay(plot.placement, (WIDTH, HEIGHT))]
        for at, heading in self.pads().values():
            corners += [aside(forward(at, heading, PAD / 2 + 6), heading, side * 90) for side in (-1, 1)]
            corners += [forward(at, heading, -PAD / 2 - 6)]
        return (
            min([x for x, _ in corners]),
            min([y for _, y in corners]),
            max([x for x, _ in corners]),
            max([y for _, y in corners]),
        )

    def pads(self) -> dict[str, tuple[Point, float]]:
        """The ground before the start and behind the finish, and which way cars drive there."""
        if not self.is_stage:
            return {}
        start, way_in = self.driven[0].course.start()
        end, way_out = self.driven[-1].course.finish()
        return {
            START: (forward(start, way_in, -PAD / 2), way_in),
            FINISH: (forward(end, way_out, PAD / 2), way_out),
        }

    def name(self, id: str) -> str:
        return self.prefix + id

    def spot(self, index: int) -> tuple[Driven, int]:
        """The road on which an index of the route lies, and its number there."""
        for driven in self.driven:
            if driven.first is not None and index < driven.first + len(driven.course.spaces):
                return driven, index - driven.first
        raise IndexError(index)


def _board_map(board: Board, snow: bool) -> Map:
    whole = Map("", (0.0, 0.0))
    placement = Placement(0, 0, 0)
    whole.plots.append(Plot(board, placement, snow))
    for road in board.roads:
        names = [f"{road.id}.{index}" for index in range(len(road.spaces))]
        course = whole.course(placement, road, road.ends[0], names)
        whole.driven.append(Driven(course, road.id, board.zone, None, [snow] * len(names)))
    return whole


@lru_cache(maxsize=32)
def _stage_map(stage: Stage, snow: tuple[str, ...], splits: tuple[int, ...], prefix: str, at: Point) -> Map:
    whole = Map(prefix, at)
    whole.is_stage = True
    whole.splits = list(splits)
    if stage.is_strip:
        _lay_strip(whole, stage)
        return whole
    for zone, board, placement in zip(stage.zones, stage.boards, stage.placements, strict=True):
        whole.plots.append(Plot(board, placement, zone in snow))
    first = 0
    for section in stage.sections:
        plot = whole.plots[stage.zones.index(section.zone)]
        count = len(section.road.spaces)
        names = [whole.name(str(index)) for index in range(first, first + count)]
        course = whole.course(plot.placement, section.road, section.start, names)
        whole.driven.append(Driven(course, section.text, section.zone, first, [plot.snow] * count))
        first += count
    used = {section.road.id for section in stage.sections}
    for plot in whole.plots:
        for road in plot.board.roads:
            if road.id not in used:
                names = [""] * len(road.spaces)
                whole.idle.append((whole.course(plot.placement, road, road.ends[0], names), plot.snow))
    return whole


def _lay_strip(whole: Map, stage: Stage) -> None:
    x, y = whole.at
    lines = [[(x + a * SCALE, y + b * SCALE) for a, b in line] for line in strip_lines(stage.spaces)]
    names = [whole.name(str(index)) for index in range(stage.length)]
    course = Course(stage.spaces, lines, names)
    snow = [stage.zones[zone] == SNOW_STRIP for zone in stage.zone]
    whole.driven.append(Driven(course, "", "", 0, snow))
    points = [*course.points, *[at for at, _ in whole.pads().values()]]
    left, right = min([a for a, _ in points]), max([a for a, _ in points])
    top, bottom = min([b for _, b in points]), max([b for _, b in points])
    whole.country = (
        left - STRIP_MARGIN,
        top - STRIP_MARGIN,
        right - left + 2 * STRIP_MARGIN,
        bottom - top + 2 * STRIP_MARGIN,
    )


@lru_cache(maxsize=12)
def _terrain(board: Board) -> Terrain:
    """The ground of a board is looked up once, however often and however turned the board is drawn."""
    flat = Map("", (0.0, 0.0))
    here = Placement(0, 0, 0)
    courses = [flat.course(here, road, road.ends[0], [""] * len(road.spaces)) for road in board.roads]
    ground = Terrain(WIDTH * SCALE, HEIGHT * SCALE, board.terrain, board.areas, courses, ord(board.zone))
    for course in courses:
        ground.taken += [(at, 17.0) for at in _end_names(course)]
    return ground


def _end_names(course: Course) -> list[Point]:
    """Where the names of the two ends of a road stand: to the right of who comes in there."""
    start, way_in = course.start()
    end, way_out = course.finish()
    return [
        aside(forward(start, way_in, 20), way_in, HALF + 29),
        aside(forward(end, way_out, -20), way_out, -HALF - 29),
    ]


# --- pictures -----------------------------------------------------------------------------------------------


def _draw_board(board: Board, snow: bool, style: Style) -> Picture:
    track = board.zone + (f":{SNOW_FACE}" if snow else "")
    label = f"{board.zone} · {board.name}" + (f" · {style.word(SNOW_FACE)}" if snow else "")
    return _draw([_board_map(board, snow)], label, track, style, None)


def _draw_stage(
    rally: Rally,
    number: int,
    snow: list[str],
    splits: list[int],
    style: Style,
    view: Mapping[str, Any] | None,
) -> Picture:
    stage = rally.stages[number - 1]
    label = f"{style.word('SS')} {number} · {rally.name}" if rally.name != stage.text else stage.text
    return _draw(
        [_stage_map(stage, tuple(snow), tuple(splits), "", (0.0, 0.0))], label, stage.text, style, view
    )


def _draw_rally(rally: Rally, style: Style) -> Picture:
    """All stages of a rally on one sheet, in rows, each under its name."""
    plain = [
        _stage_map(stage, tuple(rally.snow), tuple(stage.splits), "", (0.0, 0.0)).box()
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
        maps.append(_stage_map(stage, tuple(rally.snow), tuple(stage.splits), f"SS{index + 1}.", at))
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
) -> Picture:
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
    box = left - margin, top - margin, width + 2 * margin, height + 2 * margin + foot
    overview = len(maps) > 1
    snowy = any([plot.snow for each in maps for plot in each.plots]) or any(
        [any(driven.snow) for each in maps for driven in each.driven]
    )
    names = [*rallyman_ground.ICONS, *(rallyman_ground.SNOW_ICONS if snowy else [])]
    children = [
        icons.definitions([*names, "mud", "clock", "flag", "station"], style.scope),
        layer("ground", rect(*box, "paper"), *[_ground(each, overview) for each in maps]),
        layer("road", *[_road(each, style, overview) for each in maps], still=False),
        layer("markings", *[_markings(each, overview) for each in maps]),
        layer("highlights", *[_highlights(each, style) for each in maps]),
        layer(
            "labels",
            *[_labels(each, overview) for each in maps],
            *(captions or []),
        ),
        layer("signs", *[_signs(each, style, view, 2.0 if overview else 1.0) for each in maps]),
        layer("cars", *(_cars(maps[0], style, view) if view is not None else []), still=False),
    ]
    if style.legend:
        children.append(_foot(label, maps[0].is_stage, style, left, bottom + margin * 0.9, scale))
    return sheet(f"Rallyman · {label}", box, style, STYLE, children, game="rallyman", track=track)


# --- ground -------------------------------------------------------------------------------------------------


def _ground(whole: Map, overview: bool) -> Element:
    result = group("country")
    if whole.country is not None:
        return result.add(*_strip_ground(whole))
    for plot in whole.plots:
        left, top, width, height = _extent(whole, plot)
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
    result.add(*[rect(*_extent(whole, plot), "frame") for plot in whole.plots])
    return result


@lru_cache(maxsize=32)
def _land(board: Board, x: int, y: int, turns: int, snow: bool, at: Point, overview: bool) -> list[Element]:
    """The ground of a board in its place. It takes longest to draw and changes least, so it is kept."""
    terrain, placement, whole = _terrain(board), Placement(x, y, turns), Map("", at)

    def lay(point: Point) -> Point:
        return whole.lay(placement, (point[0] / SCALE, point[1] / SCALE))

    panel = _panel(Plot(board, placement, snow), overview)
    return [
        *terrain.shapes(lay, 3 if overview else 1),
        terrain.plants(lay, snow, 2.0 if overview else 1.0, panel),
    ]


def _extent(whole: Map, plot: Plot) -> tuple[float, float, float, float]:
    placement = plot.placement
    return (
        whole.at[0] + placement.x * SCALE,
        whole.at[1] + placement.y * SCALE,
        placement.width * SCALE,
        placement.height * SCALE,
    )


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


# --- road ---------------------------------------------------------------------------------------------------


def _road(whole: Map, style: Style, overview: bool) -> Element:
    result = group("roads")
    for course, snow in whole.idle:
        result.add(
            group(
                "snow" if snow else None,
                *([] if overview else [path(course.side_line(0), "idle-edge")]),
                path(course.side_line(0), "idle"),
            )
        )
    for id, (at, heading) in whole.pads().items():
        result.add(_pad(whole, id, at, heading, style))
    for driven in whole.driven:
        result.add(
            *[_cell(driven, cell, style, overview) for cell in driven.cells if cell.line == CUT],
        )
    for driven in whole.driven:
        snow = any(driven.snow)
        band = group("snow" if snow else None, path(driven.course.band(8), "shoulder"))
        result.add(band.add(path(driven.course.band(), "asphalt")))
    for driven in whole.driven:
        result.add(*[_cell(driven, cell, style, overview) for cell in driven.cells if cell.line != CUT])
    return result


def _pad(whole: Map, id: str, at: Point, heading: float, style: Style) -> Element:
    away = -1 if id == START else 1
    shape = [(-1, 1), (0.72, 1), (0.94, 0.88), (1, 0.6), (1, -0.6), (0.94, -0.88), (0.72, -1), (-1, -1)]
    corners = [
        aside(forward(at, heading, away * ahead * PAD / 2), heading, side * PAD_HALF) for ahead, side in shape
    ]
    name = whole.name(id)
    return element(
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


def _number_of(driven: Driven, cell: Cell) -> int | None:
    """The number printed in a place, None on a plain space."""
    space = driven.course.spaces[cell.index]
    if cell.line == CUT:
        return space.cut
    if cell.line == ROAD:
        return space.number or None
    return space.drift[int(cell.line[-1]) - 1]


def _cell(driven: Driven, cell: Cell, style: Style, overview: bool) -> Element:
    """One place for a car, with all a program or a screen reader wants to know about it.

    An overview says less: what it is, not all that is known about it.
    """
    space = driven.course.spaces[cell.index]
    kind = KINDS[space.kind]
    surface = SNOW_FACE if driven.snow[cell.index] else "asphalt"
    number = _number_of(driven, cell)
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
        d=cell.outline,
        data_cell=cell.id,
        data_kind=kind,
    )
    if not overview:
        drawn.attributes.update(_facts(driven, cell))
    return drawn


def _facts(driven: Driven, cell: Cell) -> dict[str, Value]:
    """What a program wants to know about a place, as attributes."""
    space = driven.course.spaces[cell.index]
    facts: dict[str, Value] = {
        "data-line": cell.line,
        "data-index": None if driven.first is None else driven.first + cell.index,
        "data-road": driven.road or None,
        "data-zone": driven.zone or None,
        "data-number": _number_of(driven, cell),
        "data-cap": None if space.kind == CORNER else space.cap,
        "data-inside": SIDES[space.inside] if space.kind == CORNER else None,
        "data-surface": SNOW_FACE if driven.snow[cell.index] else "asphalt",
        "data-left": space.verge[0],
        "data-right": space.verge[1],
        "data-x": round(cell.at[0], 1),
        "data-y": round(cell.at[1], 1),
        "data-heading": round(cell.heading, 1),
    }
    return facts


# --- markings -----------------------------------------------------------------------------------------------


def _markings(whole: Map, overview: bool) -> Element:
    result = group("overview lines" if overview else "lines")
    for driven in whole.driven:
        course = driven.course
        lines = group("snow" if all(driven.snow) else None)
        if whole.is_stage:
            both = course.side_line(-1, 4) + course.side_line(1, 4)
            lines.add(*([] if overview else [path(both, "route-edge")]), path(both, "route"))
        if not overview:
            lines.add(path(course.side_line(-1, -2) + course.side_line(1, -2), "edge-line"))
        across = []
        for index in range(len(course.spaces)):
            if index == 0 and not driven.first:
                continue
            half = course.half(index, 0.0) - 2
            across.append(
                move_to(course.beside(index, 0.0, -half)) + line_to(course.beside(index, 0.0, half))
            )
        lines.add(path("".join(across), "space-line"))
        for index, space in enumerate(course.spaces):
            if space.drift:
                lines.add(path(_drift_line(course, index), "drift-line"))
            if space.cut:
                lines.add(path(_ruts(course, index), "rut"))
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


# --- labels -------------------------------------------------------------------------------------------------


def _labels(whole: Map, overview: bool) -> Element:
    result = group("names")
    for driven in whole.driven:
        for cell in driven.cells:
            number = _number_of(driven, cell)
            if number is not None:
                result.add(_tag(driven, cell, number))
    for driven in whole.driven:
        if not driven.road:
            continue
        for name, (x, y) in zip(driven.road.split("-"), _end_names(driven.course), strict=True):
            result.add(text(x, y + 6.6, name, "end-name"))
    if not overview:
        result.add(*[_plaque(whole, plot) for plot in whole.plots])
    else:
        result.add(*[_letter(whole, plot) for plot in whole.plots])
    return result


def _tag(driven: Driven, cell: Cell, number: int) -> Element:
    """A number: a disc in a corner, slanted for a drift, square at a cut, a triangle for a bump."""
    x, y = cell.at
    if cell.line == CUT:
        shape, ink, down = rect(-10.5, -11.5, 21, 23, "cut-tag", 3), "pale-ink", 6.5
    elif cell.line != ROAD:
        shape, ink, down = path("M-7-11H13L7 11H-13Z", "drift-tag"), "pale-ink", 6.5
    elif driven.course.spaces[cell.index].kind == BUMP:
        shape, ink, down = path("M0-17L18 13H-18Z", "bump-tag"), "dark-ink", 9.5
    else:
        shape, ink, down = circle(0, 0, 12.5, "inside-disc"), "dark-ink", 6.5
    return group(None, shape, text(0, down, str(number), f"number {ink}"), transform=place(x, y))


def _plaque_size(board: Board) -> tuple[float, float]:
    count = len([lost for lost in board.damage.values() if lost])
    return max(86.0 + 52 * count, 92 + 10.5 * len(short(board.name, 22))), PLAQUE_HEIGHT


def _panel(plot: Plot, overview: bool) -> Panel:
    """The ground that the sign of a zone takes."""
    wide, high = (2 * LETTER_ROOM, 2 * LETTER_ROOM) if overview else _plaque_size(plot.board)
    return _roomiest(plot.board, *((high, wide) if plot.placement.turns % 2 else (wide, high)))


@lru_cache(maxsize=24)
def _roomiest(board: Board, wide: float, high: float) -> Panel:
    return _terrain(board).roomiest(wide, high)


def _plaque(whole: Map, plot: Plot) -> Element:
    """The letter and name of a zone, and what going off the road costs there, in dice."""
    board = plot.board
    wide, high = _plaque_size(board)
    at = _panel(plot, False).at
    x, y = whole.lay(plot.placement, (at[0] / SCALE, at[1] / SCALE))
    left = -wide / 2
    result = group(
        "zone",
        rect(left, -high / 2, wide, high, "plaque", 12),
        text(left + 34, 16.5, board.zone, "zone-letter"),
        text(left + 66, -10, short(board.name, 22), "zone-name"),
        transform=place(x, y),
        data_zone=board.zone,
    )
    step = 0
    for terrain, lost in board.damage.items():
        if lost == 0:
            continue
        across = left + 76 + 52 * step
        chip = group(None, element("title", f"{terrain} –{lost}"), data_terrain=terrain, data_lost=lost)
        chip.add(_terrain_sign(terrain, across, 13))
        chip.add(rect(across + 13, 3, 20, 20, "die", 4), text(across + 23, 18, str(lost), "die-number"))
        result.add(chip)
        step += 1
    return result


_TERRAIN_SIGNS = {
    "grass": ("tuft", 1.3),
    "dirt": ("pebbles", 1.5),
    "forest": ("fir", 1.05),
    "rocks": ("stone-1", 1.0),
    "water": ("wave", 1.0),
    "village": ("house", 0.8),
}


def _terrain_sign(terrain: str, x: float, y: float) -> Element:
    name, scale = _TERRAIN_SIGNS[terrain]
    back = circle(0, 0, 12.5, f"floor-{terrain}")
    return group(
        None, back, use(icon_id(name), 0, 0, transform=place(0, 0.5, 0, scale * 0.95)), transform=place(x, y)
    )


def _letter(whole: Map, plot: Plot) -> Element:
    at = _panel(plot, True).at
    x, y = whole.lay(plot.placement, (at[0] / SCALE, at[1] / SCALE))
    return group(
        "zone",
        circle(0, 0, LETTER_ROOM, "plaque"),
        text(0, 22, plot.board.zone, "zone-letter large"),
        transform=place(x, y),
        data_zone=plot.board.zone,
    )


# --- signs --------------------------------------------------------------------------------------------------


def _signs(whole: Map, style: Style, view: Mapping[str, Any] | None, size: float) -> Element:
    """Start, finish, split points and mud."""
    result = group("stage-signs")
    if whole.is_stage:
        start, way_in = whole.driven[0].course.start()
        end, way_out = whole.driven[-1].course.finish()
        result.add(_gate(START, start, way_in, style, size), _gate(FINISH, end, way_out, style, size))
        for number, split in enumerate(whole.splits, 1):
            driven, index = whole.spot(split)
            at, heading = driven.course.at(index, 0.0)
            x, y = aside(forward(at, heading, -20 * size), heading, HALF + 10 + 22 * size)
            result.add(
                group(
                    "split-sign",
                    element("title", f"{style.word('split')} {number}"),
                    use(icon_id("clock"), 0, 0),
                    transform=place(x, y, 0, 1.35 * size),
                )
            )
    for key, level in (view or {}).get("mud", {}).items():
        driven, index = whole.spot(int(key))
        x, y = driven.course.beside(index, 0.5, -driven.course.inner(index) * (HALF + 14))
        mark = group(
            "mud-marker",
            element("title", f"{style.word('mud')} {level}"),
            use(icon_id("mud"), 0, 0),
            data_index=int(key),
            data_level=level,
            transform=place(x, y, 0, 1.15),
        )
        result.add(mark.add(text(0, 5, f"–{level}", "die-number")))
    return result


def _gate(kind: str, at: Point, heading: float, style: Style, size: float) -> Element:
    """Posts at both ends of the line, and a sign beside it."""
    result = group(f"gate {kind}", element("title", style.word(kind)))
    for side in (-1, 1):
        x, y = aside(at, heading, side * (HALF + 9))
        result.add(circle(x, y, 6.5, "post"))
    x, y = aside(at, heading, (HALF + 10 + 26 * size) * (-1 if kind == START else 1))
    sign = group(None, circle(0, 0, 23, f"gate-{kind}"), transform=place(x, y, 0, size))
    if kind == START:
        sign.add(path("M-8-11L13 0L-8 11Z", "gate-ink", transform=place(0, 0, heading)))
    else:
        sign.add(circle(0, 0, 17.5, "gate-ink"), use(icon_id("flag"), 0, 0))
    return result.add(sign)


# --- position -----------------------------------------------------------------------------------------------


def _highlights(whole: Map, style: Style) -> Element:
    wanted = set(style.highlight)
    result = group("marked")
    for driven in whole.driven:
        for cell in driven.cells:
            if cell.id in wanted:
                result.add(path(cell.outline, "highlight", data_cell=cell.id))
                if _number_of(driven, cell) is None:
                    result.add(circle(*cell.at, 7, "highlight-dot"))
    for id, (at, _) in whole.pads().items():
        if whole.name(id) in wanted:
            result.add(
                circle(*at, PAD / 3, "highlight", data_cell=whole.name(id)), circle(*at, 7, "highlight-dot")
            )
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
            0.9 if len(places[key]) > 2 else 1.0,
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
    if car["status"] == "finished":
        return FINISH, ""
    driven, index = whole.spot(car["index"])
    name = driven.course.names[index]
    if car["line"] != ROAD:
        name = f"{name}.{car['line']}"
    return name, car["status"] if car["status"].startswith("off") else ""


def _stand(whole: Map, car: Mapping[str, Any], rank: int, count: int) -> tuple[Point, float]:
    """Where a car stands among those that share its place, and which way it looks."""
    if car["status"] in ("waiting", "finished"):
        at, heading = whole.pads()[START if car["status"] == "waiting" else FINISH]
        if count == 1:
            return at, heading
        ahead = 26.0 if rank < 2 else -26.0
        return aside(forward(at, heading, ahead if count > 2 else 0), heading, 21 - 42 * (rank % 2)), heading
    driven, index = whole.spot(car["index"])
    course = driven.course
    if car["status"].startswith("off"):
        at, heading = course.verge(index, car["status"] == "off-right")
        return forward(at, heading, (rank - (count - 1) / 2) * 40), heading
    name = course.names[index] + ("" if car["line"] == ROAD else f".{car['line']}")
    cell = next(cell for cell in driven.cells if cell.id == name)
    heading = cell.heading + (180 if car["status"] == "spun" else 0)
    if count == 1:
        return cell.at, heading % 360
    return aside(cell.at, cell.heading, (rank - (count - 1) / 2) * HALF), heading % 360


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
    step = (FOOT_WIDTH - 440) / len(items)
    for index, kind in enumerate(items):
        x = 440 + step * (index + 0.5)
        item = group("legend-item", element("title", style.word(kind)), data_kind=kind)
        item.add(group(None, _legend_sign(kind), transform=place(x, 36, 0, 1.4)))
        if kind in style.words:
            item.add(text(x, 88, short(style.words[kind], 12), "caption"))
        legend.add(item)
    return whole.add(legend)


def _legend_sign(kind: str) -> Element:
    if kind == "corner":
        return group(None, circle(0, 0, 12.5, "inside-disc"), text(0, 6.5, "3", "number dark-ink"))
    if kind == "drift":
        return group(None, path("M-7-11H13L7 11H-13Z", "drift-tag"), text(0, 6.5, "4", "number pale-ink"))
    if kind == "cut":
        return group(None, rect(-10.5, -11.5, 21, 23, "cut-tag", 3), text(0, 6.5, "4", "number pale-ink"))
    if kind == "bump":
        return group(None, path("M0-17L18 13H-18Z", "bump-tag"), text(0, 9.5, "4", "number dark-ink"))
    if kind == "narrow":
        lines = "M-16-10Q-8-10-6-8H6Q8-10 16-10M-16 10Q-8 10-6 8H6Q8 10 16 10"
        return group(None, path(lines, "wall-line"), path(lines, "wall-stones"))
    if kind == "mud":
        return use(icon_id("mud"), 0, 0)
    if kind == "split":
        return use(icon_id("clock"), 0, 0)
    if kind == START:
        return group(
            None,
            circle(0, 0, 15, "gate-start"),
            path("M-8-11L13 0L-8 11Z", "gate-ink", transform=place(0, 0, 0, 0.62)),
        )
    return group(
        None, circle(0, 0, 15, "gate-finish"), use(icon_id("flag"), 0, 0, transform=place(0, 0, 0, 0.8))
    )
