"""Where every space of a Ралі board lies: as the board file says, or laid out here where it does not say."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from racecraft.drawing.geometry import (
    Point,
    Ribbon,
    along_curve,
    aside,
    between,
    direction,
    distance,
    forward,
    heading_of,
    line_to,
    move_to,
    rounded_loop,
    turn_between,
    write_point,
)
from racecraft.engine.errors import BadBoard, broken
from racecraft.games.rali.board import LANES, OFF_TRACK, Board, Cell

LANE_WIDTH = 34.0
PITCH = 52.57
GAP = 2.0
"""Between the road and what is built beside it."""
LIMIT = 100_000.0
"""No coordinate of a board file may be larger."""

TRACK = "track"
START = "start"
SHORTCUT = "shortcut"
STATION_KIND = "station"
BOX_LANE = "box-lane"
BOX_KIND = "box"

LEFT = -1
RIGHT = 1


def obstacle_on(board: Board, cell: Cell) -> str | None:
    """The kind of obstacle in a cell, if there is one."""
    effect = board.effect[cell]
    return None if effect is None else effect.kind


class Space:
    """One cell as it is drawn."""

    def __init__(
        self,
        cell: Cell,
        id: str,
        kind: str,
        at: Point,
        heading: float,
        length: float,
        width: float,
        outline: str = "",
    ) -> None:
        self.cell = cell
        self.id = id
        self.kind = kind
        self.at = at
        self.heading = heading
        self.length = length
        self.width = width
        self.outline = outline or _slab(at, heading, length, width)


class Way:
    """A way that leaves the road, over cells of its own, and comes back to it."""

    def __init__(self, id: str, kind: str, cells: list[Space], entries: list[Cell], exit: Cell) -> None:
        self.id = id
        self.kind = kind
        self.cells = cells
        self.entries = entries
        self.exit = exit
        self.arms: list[list[Point]] = []
        """From each entry cell to the first cell."""
        self.body: list[Point] = []
        """Through the cells and on to the exit cell."""

    def lines(self) -> list[list[Point]]:
        """What there is to pave: a way with one arm is one line, so that it has no seam."""
        if len(self.arms) == 1:
            return [self.arms[0] + self.body[1:]]
        return [*self.arms, self.body]


class Layout:
    """The whole board in coordinates of its own."""

    def __init__(self, board: Board, short: bool = False) -> None:
        self.board = board
        self.short = short
        """Cells of the road are written as short paths, for whoever draws nothing but paths."""
        self.file = _Geometry(board)
        self.lane_width = self.file.lane_width
        self.half = self.lane_width * LANES / 2
        """From the centre of the road to its edge."""
        self.road = road_of(board)
        self.bridge_rows = sorted(
            {int(board.row[c]) for c in range(board.rows * LANES) if obstacle_on(board, c) == "bridge"}
        )
        self.spaces: list[Space] = []
        self.lay_track()
        self.shortcuts = [
            self.lay_shortcut(entry, level) for entry, level in _levels(board.data["shortcuts"])
        ]
        self.stations = [self.lay_station(entry) for entry in board.data["stations"]]
        self.box_lane = self.lay_box_lane(board.data["box_lane"])
        self.boxes = self.lay_boxes(board.data["box_lane"]["boxes"])
        self.spaces.sort(key=lambda space: space.cell)
        for way in self.ways():
            self.join(way)
        self.leaving: dict[Cell, list[Way]] = {}
        """The ways that leave the road, by the cells from which they do."""
        self.coming: dict[Cell, list[Way]] = {}
        """Those that come back to it, by the cells to which they do."""
        for way in self.ways():
            self.coming.setdefault(way.exit, []).append(way)
            for cell in dict.fromkeys(way.entries):
                self.leaving.setdefault(cell, []).append(way)

    def ways(self) -> list[Way]:
        return [*self.shortcuts, *self.stations, self.box_lane]

    def lane_offset(self, lane: int) -> float:
        return (lane - (LANES + 1) / 2) * self.lane_width

    def side(self, cell: Cell) -> int:
        """The side of the road on which a way from this cell leaves it."""
        return LEFT if self.board.lane[cell] == 1 else RIGHT

    def inner_side(self) -> int:
        """The side on which the road encloses its infield."""
        return LEFT if sum([self.road.bend(row) for row in range(self.road.rows)]) < 0 else RIGHT

    def add(
        self, id: str, kind: str, at: Point, heading: float, length: float, width: float, outline: str = ""
    ) -> Space:
        space = Space(self.board.number[id], id, kind, at, heading, length, width, outline)
        self.spaces.append(space)
        return space

    def lay_track(self) -> None:
        board, road, width = self.board, self.road, self.lane_width
        for row in range(board.rows):
            for lane in range(1, LANES + 1):
                offset = self.lane_offset(lane)
                cell = board.at(row, lane)
                self.add(
                    board.ids[cell],
                    START if cell in board.start_cells else TRACK,
                    road.at(row, offset),
                    road.headings[row],
                    road.length(row, offset),
                    width,
                    road.patch(row, offset - width / 2, offset + width / 2, self.short),
                )
        beside = self.half + GAP + width / 2
        at, heading = self.file.spot("START4") or (road.at(0, beside), road.headings[0])
        self.add("START4", START, at, heading, min(road.length(0, beside) * 0.8, PITCH * 0.8), width * 0.92)

    def lay_shortcut(self, entry: Mapping[str, Any], level: int) -> Way:
        board, id = self.board, str(entry["id"])
        entries = [board.at(*pair) for pair in entry["entry"]]
        exit = board.at(*entry["exit"])
        names = [str(item["id"]) for item in entry["cells"]]
        known = [self.file.spot(name) for name in names]
        found = [spot for spot in known if spot is not None]
        if len(found) < len(names):
            found = self.shortcut_spots(entries[-1], exit, len(names), level)
        cells = []
        for index, (name, (at, heading)) in enumerate(zip(names, found, strict=True)):
            near = [
                distance(at, found[other][0]) for other in (index - 1, index + 1) if 0 <= other < len(found)
            ]
            length = min([PITCH * 0.92, *[0.8 * gap for gap in near]])
            cells.append(self.add(name, SHORTCUT, at, heading, max(length, 24.0), self.lane_width * 0.85))
        return Way(id, SHORTCUT, cells, entries, exit)

    def shortcut_spots(self, entry: Cell, exit: Cell, count: int, level: int) -> list[tuple[Point, float]]:
        """Cells on a curve: through the infield, or round the outside beyond all that stands there."""
        board, road, side = self.board, self.road, self.side(entry)
        first, last = int(board.row[entry]), int(board.row[exit]) or board.rows
        shares = [(index + 1) / (count + 1) for index in range(count)]
        if side == self.inner_side():
            start, end = road.at(first, side * (self.half + 4)), road.at(last, side * (self.half + 4))
            reach = max(distance(start, end) * 0.45, 110.0) + 60.0 * level
            first_turn, second_turn = (
                road.headings[first] + 90 * side,
                road.headings[last % board.rows] - 90 * side,
            )
            a, b = forward(start, first_turn, reach), forward(end, second_turn, -reach)
            line = [_bezier(start, a, b, end, share) for share in [0.0, *shares, 1.0]]
        else:
            beyond = self.half + 4.2 * self.lane_width + 60.0 * level
            line = []
            for share in [0.0, *shares, 1.0]:
                offset = self.half + (beyond - self.half) * math.sin(math.pi * share) ** 0.6
                line.append(_beside(road, first + (last - first) * share, side * offset))
        return [(line[index], heading_of(line[index - 1], line[index + 1])) for index in range(1, count + 1)]

    def lay_station(self, entry: Mapping[str, Any]) -> Way:
        board, id = self.board, str(entry["id"])
        row, way_in = int(entry["row"]), board.at(*entry["entry"])
        offset = self.side(way_in) * (self.half + GAP + self.lane_width / 2)
        at, heading = self.file.spot(id) or (self.road.at(row, offset), self.road.headings[row])
        length = min(max(self.road.length(row, offset), 34.0), PITCH)
        space = self.add(id, STATION_KIND, at, heading, length, self.lane_width * 0.94)
        return Way(id, STATION_KIND, [space], [way_in], board.at(*entry["exit"]))

    def lay_box_lane(self, lane: Mapping[str, Any]) -> Way:
        board, way_in = self.board, self.board.at(*lane["entry"])
        offset = self.side(way_in) * (self.half + GAP + self.lane_width / 2)
        cells = []
        for item in lane["cells"]:
            id, row = str(item["id"]), int(item["row"])
            at, heading = self.file.spot(id) or (self.road.at(row, offset), self.road.headings[row])
            length = max(self.road.length(row, offset), 26.0)
            cells.append(self.add(id, BOX_LANE, at, heading, min(length, PITCH), self.lane_width * 0.94))
        return Way("box-lane", BOX_LANE, cells, [way_in], board.at(*lane["exit"]))

    def lay_boxes(self, boxes: list[Mapping[str, Any]]) -> list[Space]:
        """Each box beside its row of the box lane; boxes of the same row stand one behind the other."""
        board, width = self.board, self.lane_width
        side = self.side(self.box_lane.entries[0])
        in_row: dict[int, int] = {}
        spaces = []
        for seat, entry in enumerate(boxes):
            cell = board.box[seat]
            row = board.row[cell] % board.rows
            depth = in_row.get(row, 0)
            in_row[row] = depth + 1
            offset = side * (self.half + GAP + width * 1.5 + 2 + depth * (width + 2))
            at, heading = self.file.spot(f"box.{entry['colour']}") or (
                self.road.at(row, offset),
                self.road.headings[row],
            )
            length = min(max(self.road.length(row, offset), 30.0), PITCH) * 0.92
            spaces.append(self.add(board.ids[cell], BOX_KIND, at, heading, length, width * 0.94))
        return spaces

    def join(self, way: Way) -> None:
        """Draws the way's line from the edge of its entry cells through its cells to the edge of its exit."""
        first, last = way.cells[0], way.cells[-1]
        for entry in way.entries:
            start, heading = self.mouth(entry, self.side(entry), leaving=True)
            way.arms.append(_curve(start, heading, first.at, first.heading))
        for space, following in zip(way.cells, way.cells[1:], strict=False):
            way.body += _curve(space.at, space.heading, following.at, following.heading)[:-1]
        end, heading = self.mouth(way.exit, self.side(way.entries[0]), leaving=False)
        way.body += _curve(last.at, last.heading, end, heading)

    def mouth(self, cell: Cell, side: int, leaving: bool) -> tuple[Point, float]:
        """Where a way meets the road beside a cell, just inside its edge, and the heading it has there."""
        row = self.board.row[cell]
        heading = self.road.headings[row]
        shift = 6.0 if leaving else -0.3 * self.road.length(row, side * self.half)
        point = forward(self.road.at(row, side * (self.half - 6)), heading, shift)
        return point, (heading + side * (38 if leaving else -38)) % 360

    def bounds(self) -> tuple[float, float, float, float]:
        """The box round everything that is built: left, top, right, bottom."""
        if self._bounds is None:
            self._bounds = self._round_all()
        return self._bounds

    _bounds: tuple[float, float, float, float] | None = None

    def _round_all(self) -> tuple[float, float, float, float]:
        beside = [space for space in self.spaces if self.board.lane[space.cell] == OFF_TRACK]
        corners = [corner for space in beside for corner in slab_corners(space.at, space.heading, 60, 44)]
        corners += _road_corners(self.road, tuple([self.lane_offset(lane) for lane in range(1, LANES + 1)]))
        corners += [point for way in self.ways() for line in way.lines() for point in line]
        for row in range(self.board.rows):
            corners += [self.road.cut(row, side * (self.half + 10)) for side in (LEFT, RIGHT)]
            corners += [self.road.at(row, side * (self.half + 10)) for side in (LEFT, RIGHT)]
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        return min(xs), min(ys), max(xs), max(ys)


class _Geometry:
    """What a board file says about places. It need not say anything; what it says must make sense."""

    def __init__(self, board: Board) -> None:
        self.board = board
        data = board.data
        self.drawn = "centreline" in data
        """Without a centre line other coordinates mean nothing."""
        width = data["meta"].get("lane_width", LANE_WIDTH)
        self.lane_width = self.real(width, "meta, 'lane_width'", 10, 200) if self.drawn else LANE_WIDTH
        self.spots: dict[str, tuple[Point, float]] = {}
        if self.drawn:
            grid = data["start"].get("cells")
            items = [*(grid if isinstance(grid, list) else []), *data["stations"], *data["box_lane"]["cells"]]
            items += [{**box, "id": f"box.{box['colour']}"} for box in data["box_lane"]["boxes"]]
            items += [cell for shortcut in data["shortcuts"] for cell in shortcut["cells"]]
            for item in items:
                self.read_spot(item)

    def real(self, value: object, where: str, low: float = -LIMIT, high: float = LIMIT) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
            raise BadBoard(
                f"{self.board.name}: {where}: must be a number from {low:g} to {high:g}, not {value!r}",
                broken("number", where, int(low), int(high)),
            )
        return float(value)

    def read_spot(self, item: object) -> None:
        if not isinstance(item, Mapping) or "x" not in item or "y" not in item:
            return
        id = str(item.get("id"))
        where = f"cell {id}"
        at = self.real(item["x"], f"{where}, 'x'"), self.real(item["y"], f"{where}, 'y'")
        self.spots[id] = at, self.real(item.get("heading", 0), f"{where}, 'heading'") % 360

    def spot(self, id: str) -> tuple[Point, float] | None:
        return self.spots.get(id)

    def road(self) -> Ribbon:
        if not self.drawn:
            return Ribbon(*_loop(self.board))
        rows, line = self.board.rows, self.board.data["centreline"]
        if not isinstance(line, list) or len(line) != rows:
            raise BadBoard(
                f"{self.board.name}: centreline: must be a list of {rows} rows", broken("list", "centreline")
            )
        centres: list[Point] = []
        headings: list[float] = []
        for row, entry in enumerate(line):
            where = f"centreline, row {row}"
            centre = entry.get("centre") if isinstance(entry, Mapping) else None
            if not isinstance(entry, Mapping) or not isinstance(centre, list) or len(centre) != 2:
                raise BadBoard(
                    f"{self.board.name}: {where}: must have 'centre' as [x, y] and 'heading'",
                    broken("object", where),
                )
            centres.append((self.real(centre[0], f"{where}, x"), self.real(centre[1], f"{where}, y")))
            headings.append(self.real(entry.get("heading"), f"{where}, 'heading'") % 360)
        for row in range(rows):
            if distance(centres[row - 1], centres[row]) < 1:
                where = f"centreline, row {row}"
                raise BadBoard(
                    f"{self.board.name}: {where}: lies on the row before it", broken("part", where)
                )
        return _ribbon(tuple(centres), tuple(headings))


@lru_cache(maxsize=16)
def _ribbon(centres: tuple[Point, ...], headings: tuple[float, ...]) -> Ribbon:
    """The last few are kept: a road is drawn again and again while what stands on it is built."""
    return Ribbon(list(centres), list(headings))


@lru_cache(maxsize=16)
def _road_corners(road: Ribbon, offsets: tuple[float, ...]) -> list[Point]:
    """The corners of a box round all places of cars on a road."""
    corners: list[Point] = []
    for row, heading in enumerate(road.headings):
        ahead_x, ahead_y = direction(heading)
        wide, high = 30 * abs(ahead_x) + 22 * abs(ahead_y), 30 * abs(ahead_y) + 22 * abs(ahead_x)
        # Those in the middle lie between the others.
        for x, y in (road.at(row, offsets[0]), road.at(row, offsets[-1])):
            corners += [(x - wide, y - high), (x + wide, y + high)]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return [(min(xs), min(ys)), (max(xs), max(ys))]


@lru_cache(maxsize=8)
def road_of(board: Board) -> Ribbon:
    """The road without anything beside it; BadBoard if the file says about its shape what cannot be."""
    return _Geometry(board).road()


def _loop(board: Board) -> tuple[list[Point], list[float]]:
    """The road of a board that says nothing about its shape."""
    corner = 150.0 if board.rows < 40 else 190.0
    return rounded_loop(board.rows, PITCH, 1.45, corner)


def _levels(shortcuts: list[Mapping[str, Any]]) -> list[tuple[Mapping[str, Any], int]]:
    """Each short-cut with the number of earlier ones beside the same rows, so that none lies on another."""
    spans: list[tuple[int, int, bool]] = []
    levels = []
    for entry in shortcuts:
        first, last, left = entry["entry"][0][0], entry["exit"][0], entry["entry"][0][1] == 1
        levels.append((entry, sum([1 for a, b, side in spans if side == left and a <= last and first <= b])))
        spans.append((first, last, left))
    return levels


def _beside(road: Ribbon, row: float, offset: float) -> Point:
    """A point beside the road between two rows."""
    whole = math.floor(row)
    a, b = whole % road.rows, (whole + 1) % road.rows
    point, heading = along_curve(
        road.centres[a], road.headings[a], road.centres[b], road.headings[b], row - whole
    )
    return aside(point, heading, offset)


def _bezier(start: Point, first: Point, second: Point, end: Point, share: float) -> Point:
    a, b, c = between(start, first, share), between(first, second, share), between(second, end, share)
    return between(between(a, b, share), between(b, c, share), share)


def _curve(start: Point, start_heading: float, end: Point, end_heading: float) -> list[Point]:
    steps = max(4, round(distance(start, end) / 10 + abs(turn_between(start_heading, end_heading)) / 15))
    steps = min(steps, 12)
    return [along_curve(start, start_heading, end, end_heading, step / steps)[0] for step in range(steps + 1)]


def slab_corners(at: Point, heading: float, length: float, width: float) -> list[Point]:
    back, front = forward(at, heading, -length / 2), forward(at, heading, length / 2)
    half = width / 2
    return [
        aside(back, heading, -half),
        aside(front, heading, -half),
        aside(front, heading, half),
        aside(back, heading, half),
    ]


def _slab(at: Point, heading: float, length: float, width: float) -> str:
    """A cell beside the track: a rectangle with its corners taken off."""
    corners = slab_corners(at, heading, length, width)
    parts: list[str] = []
    for index, corner in enumerate(corners):
        before, after = corners[index - 1], corners[(index + 1) % 4]
        share = min(5 / max(distance(corner, before), 1), 0.5), min(5 / max(distance(corner, after), 1), 0.5)
        start, end = between(corner, before, share[0]), between(corner, after, share[1])
        parts.append(
            (line_to(start) if parts else move_to(start)) + f"Q{write_point(corner)} {write_point(end)}"
        )
    return "".join(parts) + "Z"
