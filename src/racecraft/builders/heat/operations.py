"""What can be done to a track. Cells are counted from the start line; a corner line is named by the cell
before it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from racecraft.builders.builder import BadEdit, Document
from racecraft.builders.heat import line
from racecraft.builders.loops import MOST_POINTS, smoothed
from racecraft.builders.operations import Operation, drop
from racecraft.engine.errors import MOST_NAME
from racecraft.games.heat.board import (
    FEWEST_CELLS,
    HIGHEST_LIMIT,
    MOST_CARS,
    MOST_CELLS,
    MOST_HEAT,
    MOST_LAPS,
    MOST_SLOTS,
    MOST_STRESS,
    SIDES,
    Side,
    shape_objection,
)
from racecraft.games.heat.tokens import ROAD, WEATHER

Cell = Annotated[int, Meta(ge=1, le=MOST_CELLS)]
Limit = Annotated[int, Meta(ge=1, le=HIGHEST_LIMIT)]
Coordinate = Annotated[float, Meta(ge=-100_000, le=100_000)]
Ground = Literal["flooded", "tunnel"]
DRAWN = "drawn"
"""A weather that is drawn before each race."""
CHEVRONS = ("chevrons", "double_chevrons")


class Draw(Operation, tag="draw"):
    """The track along a line drawn by hand, begun at the start line: smoothed, cut into cells, with corners
    where it bends."""

    points: Annotated[list[tuple[Coordinate, Coordinate]], Meta(min_length=4, max_length=MOST_POINTS)]
    cells: Annotated[int, Meta(ge=FEWEST_CELLS, le=MOST_CELLS)] | UnsetType = UNSET
    corners: bool = True

    def apply(self, document: Document) -> None:
        if self.cells is not UNSET:
            document["cells"] = self.cells
        cells = document["cells"]
        road = line.road_along(smoothed(self.points, lambda drawn: line.no_fold(drawn, cells)), cells)
        document["shape"] = line.shape_of(road)
        if self.corners:
            document["corners"] = line.corners_for(road, document["grid"])
            letter_all(document)
        keep_within(document)


class SetShape(Operation, tag="shape"):
    """The points of the line as they are; none at all lets the drawing make one."""

    points: Annotated[list[tuple[int | float, int | float]], Meta(max_length=2 * MOST_CELLS)]

    def apply(self, document: Document) -> None:
        if self.points:
            points = [list(point) for point in self.points]
            objection = shape_objection(points)
            if objection is not None:
                raise BadEdit(f"no road follows these points: {objection}")
            document["shape"] = points
        else:
            document.pop("shape", None)


class SetCells(Operation, tag="cells"):
    """Another number of cells on the same line; everything keeps its place along the lap."""

    cells: Annotated[int, Meta(ge=FEWEST_CELLS, le=MOST_CELLS)]

    def apply(self, document: Document) -> None:
        before = document["cells"]
        document["cells"] = self.cells

        def moved(cell: int) -> int:
            scaled: int = round(cell * self.cells / before)
            return max(1, min(self.cells, scaled))

        _renumber(document, moved)
        keep_within(document)


class PutCorner(Operation, tag="corner"):
    """A corner line behind a cell, or other figures for the one that is there. The race line behind it runs
    on the outside of the bend unless a side is given."""

    after: Cell
    limit: Limit
    side: Side | UnsetType = UNSET

    def apply(self, document: Document) -> None:
        entry = _found(document, self.after)
        if entry is None:
            entry = {"after": self.after}
            if self.side is UNSET:
                entry["side"] = line.side_after(line.road_of(document), self.after)
            document["corners"].append(entry)
            _sort(document)
        entry["limit"] = self.limit
        if self.side is not UNSET:
            entry["side"] = self.side


class MoveCorner(Operation, tag="move-corner"):
    after: Cell
    to: Cell

    def apply(self, document: Document) -> None:
        if _found(document, self.to) is not None:
            raise BadEdit(f"there is a corner line after cell {self.to} already")
        entry = _corner(document, self.after)
        entry["after"] = self.to
        for key in (*CHEVRONS, "legend_line"):
            entry.pop(key, None)
        _sort(document)


class RemoveCorner(Operation, tag="remove-corner"):
    after: Cell

    def apply(self, document: Document) -> None:
        _corner(document, self.after)
        drop(document["corners"], lambda entry: entry["after"] != self.after)
        _sort(document)


class FindCorners(Operation, tag="find-corners"):
    """Corners where the line bends, in place of all that are there."""

    def apply(self, document: Document) -> None:
        road = line.road_of(document)
        if road is None:
            raise BadEdit("a track without a line has no bends")
        document["corners"] = line.corners_for(road, document["grid"])
        letter_all(document)


class SetSide(Operation, tag="side"):
    """On which side the race line runs behind a corner line."""

    after: Cell
    side: Side

    def apply(self, document: Document) -> None:
        _corner(document, self.after)["side"] = self.side


class SetChicane(Operation, tag="chicane"):
    """Whether a corner line is the second of a chicane."""

    after: Cell
    on: bool = True

    def apply(self, document: Document) -> None:
        entry = _corner(document, self.after)
        entry.pop("chicane", None)
        if self.on:
            entry["chicane"] = True
            entry.pop("road", None)


class SetPress(Operation, tag="press"):
    """Whether the press may stand at a corner line; letters count those lines from the start."""

    after: Cell
    on: bool = True

    def apply(self, document: Document) -> None:
        entry = _corner(document, self.after)
        entry.pop("letter", None)
        if self.on:
            entry["letter"] = "A"
        _letter(document)


class SetRoad(Operation, tag="road"):
    """The road token of a corner, at whichever of its lines; without one it is drawn before each race."""

    after: Cell
    token: str | None = None

    def apply(self, document: Document) -> None:
        entry = _corner(document, self.after)
        if entry.get("chicane"):
            entry = _before(document, entry)
        entry.pop("road", None)
        if self.token is None:
            return
        if self.token not in ROAD:
            raise BadEdit(f"there is no road token {self.token!r}; there is {', '.join(ROAD)}")
        entry["road"] = self.token


class SetLegendLine(Operation, tag="legend-line"):
    """The cell before a corner's legend line, 0 and below in the lap before; without one it lies where the
    rules put it."""

    after: Cell
    cell: Annotated[int, Meta(ge=-MOST_CELLS, le=MOST_CELLS)] | None = None

    def apply(self, document: Document) -> None:
        entry = _corner(document, self.after)
        entry.pop("legend_line", None)
        if self.cell is not None:
            entry["legend_line"] = self.cell


class SetChevrons(Operation, tag="chevrons"):
    """Chevrons on a cell, for the corner ahead: none, one or two. What is laid is printed."""

    cell: Cell
    number: Annotated[int, Meta(ge=0, le=2)]

    def apply(self, document: Document) -> None:
        for entry in document["corners"]:
            for key in CHEVRONS:
                if self.cell in entry.get(key, []):
                    entry[key].remove(self.cell)
                if key in entry and not entry[key]:
                    del entry[key]
        if self.number:
            document["chevrons_printed"] = True
            ahead = [entry for entry in document["corners"] if entry["after"] >= self.cell]
            entry = (ahead or document["corners"])[0]
            key = CHEVRONS[self.number - 1]
            entry[key] = sorted([*entry.get(key, []), self.cell])


class ShowChevrons(Operation, tag="print-chevrons"):
    """Whether the track has its chevrons printed on it."""

    on: bool

    def apply(self, document: Document) -> None:
        document["chevrons_printed"] = self.on


class SetGround(Operation, tag="ground"):
    """Water or a tunnel on cells, or neither any more."""

    kind: Ground
    first: Cell
    last: Cell
    on: bool = True

    def apply(self, document: Document) -> None:
        if self.first > self.last:
            raise BadEdit(f"the cells {self.first} to {self.last} are none")
        cells = {cell for a, b in document[self.kind] for cell in range(a, b + 1)}
        here = set(range(self.first, self.last + 1))
        document[self.kind] = ranges(cells | here if self.on else cells - here)


class MoveStart(Operation, tag="start"):
    """The start line before another cell, which becomes cell 1."""

    cell: Cell

    def apply(self, document: Document) -> None:
        cells, by = document["cells"], self.cell - 1
        if self.cell > cells:
            raise BadEdit(f"the track has no cell {self.cell}")
        road = line.road_of(document)
        if road is not None:
            points = line.shape_of(road)
            document["shape"] = points[by:] + points[:by]
        for entry in document["corners"]:
            entry.pop("legend_line", None)
        _renumber(document, lambda cell: (cell - by - 1) % cells + 1)


class Mirror(Operation, tag="mirror"):
    """The track as in a mirror."""

    def apply(self, document: Document) -> None:
        for entry in document["corners"]:
            entry["side"] = SIDES[1 - SIDES.index(entry["side"])]
        if "shape" in document:
            width = max(x for x, _ in document["shape"])
            document["shape"] = [[width - x, y] for x, y in document["shape"]]


class SetName(Operation, tag="name"):
    title: Annotated[str, Meta(max_length=MOST_NAME)]

    def apply(self, document: Document) -> None:
        document.pop("name", None)
        if self.title:
            document["name"] = self.title


class Setup(Operation, tag="setup"):
    """What is agreed for the whole track."""

    laps: Annotated[int, Meta(ge=1, le=MOST_LAPS)] | UnsetType = UNSET
    heat: Annotated[int, Meta(ge=0, le=MOST_HEAT)] | UnsetType = UNSET
    stress: Annotated[int, Meta(ge=0, le=MOST_STRESS)] | UnsetType = UNSET
    grid: Annotated[int, Meta(ge=MOST_CARS, le=MOST_SLOTS)] | UnsetType = UNSET
    set: Literal["base", "heavy_rain", "tunnel_vision"] | UnsetType = UNSET
    """The box whose cards belong to the track: rain and tunnels bring their own."""
    weather: str | UnsetType = UNSET
    """`drawn` before each race, or the token that is laid."""

    def apply(self, document: Document) -> None:
        if self.weather is not UNSET:
            if self.weather not in (DRAWN, *WEATHER):
                raise BadEdit(f"there is no weather {self.weather!r}; there is {', '.join(WEATHER)}")
            document.pop("weather", None)
            if self.weather != DRAWN:
                document["weather"] = self.weather
        for key in ("laps", "heat", "stress", "grid", "set"):
            value = getattr(self, key)
            if value is not UNSET:
                document[key] = value


Kinds = (
    Draw
    | SetShape
    | SetCells
    | PutCorner
    | MoveCorner
    | RemoveCorner
    | FindCorners
    | SetSide
    | SetChicane
    | SetPress
    | SetRoad
    | SetLegendLine
    | SetChevrons
    | ShowChevrons
    | SetGround
    | MoveStart
    | Mirror
    | SetName
    | Setup
)


def ranges(cells: set[int]) -> list[list[int]]:
    """Cells as ranges from the first to the last of each stretch."""
    found: list[list[int]] = []
    for cell in sorted(cells):
        if found and found[-1][1] == cell - 1:
            found[-1][1] = cell
        else:
            found.append([cell, cell])
    return found


def letter_all(document: Document) -> None:
    """The press may stand at the last line of every corner."""
    corners = document["corners"]
    for index, entry in enumerate(corners):
        entry.pop("letter", None)
        if index + 1 == len(corners) or not corners[index + 1].get("chicane", False):
            entry["letter"] = "A"
    _letter(document)


def keep_within(document: Document) -> None:
    """Drops what lies beyond the last cell."""
    cells = document["cells"]
    drop(document["corners"], lambda entry: entry["after"] < cells)
    for key in ("flooded", "tunnel"):
        document[key] = [[first, min(last, cells)] for first, last in document[key] if first <= cells]
    for entry in document["corners"]:
        for key in CHEVRONS:
            if key in entry:
                drop(entry[key], lambda cell: cell <= cells)
    _letter(document)


def _letter(document: Document) -> None:
    number = 0
    for entry in document["corners"]:
        if entry.get("letter"):
            entry["letter"] = chr(ord("A") + number)
            number += 1


def _sort(document: Document) -> None:
    document["corners"].sort(key=lambda entry: entry["after"])
    _letter(document)


def _found(document: Document, after: int) -> dict[str, Any] | None:
    for entry in document["corners"]:
        if entry["after"] == after:
            found: dict[str, Any] = entry
            return found
    return None


def _corner(document: Document, after: int) -> dict[str, Any]:
    entry = _found(document, after)
    if entry is None:
        raise BadEdit(f"there is no corner line after cell {after}")
    return entry


def _before(document: Document, entry: dict[str, Any]) -> dict[str, Any]:
    """The line before one, along the lap."""
    corners: list[dict[str, Any]] = document["corners"]
    return corners[corners.index(entry) - 1]


def _renumber(document: Document, moved: Callable[[int], int]) -> None:
    """Everything along the lap finds its cell again; of lines that would fall together the first stays."""
    corners: dict[int, dict[str, Any]] = {}
    for entry in document["corners"]:
        entry["after"] = moved(entry["after"])
        entry.pop("legend_line", None)
        for key in CHEVRONS:
            if key in entry:
                entry[key] = sorted({moved(cell) for cell in entry[key]})
        corners.setdefault(entry["after"], entry)
    document["corners"] = list(corners.values())
    for key in ("flooded", "tunnel"):
        cells: set[int] = set()
        for first, last in document[key]:
            start, end = moved(first), moved(last)
            around = range(start, document["cells"] + 1), range(1, end + 1)
            cells.update(range(start, end + 1) if start <= end else [*around[0], *around[1]])
        document[key] = ranges(cells)
    _sort(document)
