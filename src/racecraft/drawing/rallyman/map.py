"""What a picture of Rallyman shows, laid out: boards where they lie, roads driven and roads not driven."""

from __future__ import annotations

from functools import lru_cache

from racecraft.drawing.geometry import Point, aside, forward
from racecraft.drawing.rallyman.ground import Terrain
from racecraft.drawing.rallyman.layout import CUT, HALF, ROAD, SCALE, Cell, Course, strip_lines
from racecraft.games.rallyman.board import HEIGHT, WIDTH, Board, Road
from racecraft.games.rallyman.stage import SNOW_STRIP, Placement, Stage

PAD = 112.0
"""How long the ground before the start and behind the finish is."""
STRIP_MARGIN = 150.0
"""Country round a strip."""
START, FINISH = "start", "finish"


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

    @property
    def length(self) -> int:
        """How many spaces the route has."""
        return sum([len(driven.course.spaces) for driven in self.driven if driven.first is not None])

    def spot(self, index: int) -> tuple[Driven, int]:
        """The road on which an index of the route lies, and its number there."""
        for driven in self.driven:
            if driven.first is not None and index < driven.first + len(driven.course.spaces):
                return driven, index - driven.first
        raise IndexError(index)


def board_map(board: Board, snow: bool) -> Map:
    whole = Map("", (0.0, 0.0))
    placement = Placement(0, 0, 0)
    whole.plots.append(Plot(board, placement, snow))
    for road in board.roads:
        names = [f"{road.id}.{index}" for index in range(len(road.spaces))]
        course = whole.course(placement, road, road.ends[0], names)
        whole.driven.append(Driven(course, road.id, board.zone, None, [snow] * len(names)))
    return whole


@lru_cache(maxsize=32)
def stage_map(stage: Stage, snow: tuple[str, ...], splits: tuple[int, ...], prefix: str, at: Point) -> Map:
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
    snow = [stage.zones[ground.zone] == SNOW_STRIP for ground in stage.ground[: stage.length]]
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
def terrain_of(board: Board) -> Terrain:
    """The ground of a board is looked up once, however often and however turned the board is drawn."""
    flat = Map("", (0.0, 0.0))
    here = Placement(0, 0, 0)
    courses = [flat.course(here, road, road.ends[0], [""] * len(road.spaces)) for road in board.roads]
    ground = Terrain(WIDTH * SCALE, HEIGHT * SCALE, board.terrain, board.areas, courses, ord(board.zone))
    for course in courses:
        ground.taken += [(at, 17.0) for at in end_names(course)]
    return ground


def end_names(course: Course) -> list[Point]:
    """Where the names of the two ends of a road stand: to the right of who comes in there."""
    start, way_in = course.start()
    end, way_out = course.finish()
    return [
        aside(forward(start, way_in, 20), way_in, HALF + 29),
        aside(forward(end, way_out, -20), way_out, -HALF - 29),
    ]


def number_of(driven: Driven, cell: Cell) -> int | None:
    """The number printed in a place, None on a plain space."""
    space = driven.course.spaces[cell.index]
    if cell.line == CUT:
        return space.cut
    if cell.line == ROAD:
        return space.number or None
    return space.drift[int(cell.line[-1]) - 1]


def extent(whole: Map, plot: Plot) -> tuple[float, float, float, float]:
    placement = plot.placement
    return (
        whole.at[0] + placement.x * SCALE,
        whole.at[1] + placement.y * SCALE,
        placement.width * SCALE,
        placement.height * SCALE,
    )
