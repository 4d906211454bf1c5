"""Where every space of a Rallyman road lies in a picture, and where cars stand on it, in it and beside it.

A course is a road as it is driven. Board files give a line for every space; a strip, which has no board, is
laid out here.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Callable

from racecraft.drawing.geometry import (
    Point,
    along_curve,
    arc_to,
    aside,
    between,
    direction,
    distance,
    heading_of,
    line_to,
    move_to,
    smooth,
    turn_between,
)
from racecraft.games.rallyman.board import CORNER, RIGHT, STRAIGHT, Space

SCALE = 5.0
"""Units of a picture to one of a board file."""
HALF = 30.0
"""From the centre of a road to its edge."""
NARROW = 19.0
"""The same where only one car has room."""
ASIDE = 60.0
"""From the centre of a road to a car on its verge."""
DRIFT_ANGLE = 26.0
"""By how much the nose of a drifting car points into its corner."""
CUT_DEPTH = 33.0
"""How far a cut reaches beyond the straight way from the entry of a corner to its exit."""
BEND_STEP = 34.0
"""Degrees that one curve of an outline turns at most."""
STRAIGHT_BELOW = 0.8
"""Degrees below which a bend is not visible."""

ROAD, DRIFT_1, DRIFT_2, CUT = "road", "drift1", "drift2", "cut"
LINES = [ROAD, DRIFT_1, DRIFT_2, CUT]
"""Where in a space a car can be, by the names that a view has for it."""

STRIP_LENGTH = 16.0
STRIP_TURN = 38.0
STRIP_EASE = 20.0


class Cell:
    """A place for a car: a space, one of the mini-spaces of a drift, or a cut."""

    def __init__(self, id: str, index: int, line: str, outline: str, at: Point, heading: float) -> None:
        self.id = id
        self.index = index
        self.line = line
        self.outline = outline
        self.at = at
        self.heading = heading


class Course:
    """The spaces of one road in driving direction, along a smooth line."""

    def __init__(self, spaces: list[Space], lines: list[list[Point]], names: list[str]) -> None:
        self.spaces = spaces
        self.names = names
        """The ids of the spaces."""
        self.points: list[Point] = [lines[0][0]]
        self.first: list[int] = []
        """The point at which each space begins, and after the last where it ends."""
        for line in lines:
            self.first.append(len(self.points) - 1)
            self.points += [
                point for point, before in zip(line[1:], line, strict=False) if distance(point, before) > 0.01
            ]
        self.first.append(len(self.points) - 1)
        self.length = [0.0]
        for start, end in zip(self.points, self.points[1:], strict=False):
            self.length.append(self.length[-1] + distance(start, end))
        self.headings = [_tangent(self.points, index) for index in range(len(self.points))]
        self._found: dict[tuple[int, float], tuple[Point, float]] = {}

    def at(self, index: int, share: float) -> tuple[Point, float]:
        """Point and heading on the centre line at a share of a space; edges, lines and markings ask for the
        same ones again and again."""
        found = self._found.get((index, share))
        if found is None:
            found = self._found[index, share] = self._at(index, share)
        return found

    def _at(self, index: int, share: float) -> tuple[Point, float]:
        first, last = self.first[index], self.first[index + 1]
        along = self.length[first] + (self.length[last] - self.length[first]) * share
        node = min(max(bisect_right(self.length, along) - 1, first), last - 1)
        step = (along - self.length[node]) / (self.length[node + 1] - self.length[node])
        return along_curve(
            self.points[node],
            self.headings[node],
            self.points[node + 1],
            self.headings[node + 1],
            min(max(step, 0.0), 1.0),
        )

    def beside(self, index: int, share: float, offset: float) -> Point:
        point, heading = self.at(index, share)
        return aside(point, heading, offset)

    def span(self, index: int) -> float:
        return self.length[self.first[index + 1]] - self.length[self.first[index]]

    def bend(self, index: int) -> float:
        """Degrees by which a space turns; positive to the right."""
        nodes = range(self.first[index], self.first[index + 1])
        return sum([turn_between(self.headings[node], self.headings[node + 1]) for node in nodes])

    def inner(self, index: int) -> int:
        """The sign of offsets on the inside of a corner."""
        return 1 if self.spaces[index].inside == RIGHT else -1

    def is_narrow(self, index: int) -> bool:
        if not 0 <= index < len(self.spaces):
            return False
        return self.spaces[index].kind == STRAIGHT and self.spaces[index].cap == 1

    def half(self, index: int, share: float) -> float:
        """From the centre to the edge: narrow spaces draw in, and meet wide ones without a step."""
        if not self.is_narrow(index):
            return HALF
        neighbour = index - 1 if share < 0.5 else index + 1
        if self.is_narrow(neighbour):
            return NARROW
        return HALF + (NARROW - HALF) * min(1.0, min(share, 1 - share) / 0.3)

    def shares(self, index: int, start: float, end: float) -> list[float]:
        """Where along a space the curves of an outline begin and end."""
        if self.is_narrow(index):
            inner = [0.3, 0.7]
            return [start, *[share for share in inner if start < share < end], end]
        pieces = max(1, math.ceil(abs(self.bend(index)) * (end - start) / BEND_STEP))
        return [start + (end - start) * piece / pieces for piece in range(pieces + 1)]

    def edge(self, index: int, offset: Callable[[int, float], float], start: float, end: float) -> str:
        """Curves on along an offset line within a space, backwards if the end lies before the start."""
        shares = self.shares(index, min(start, end), max(start, end))
        back = 180 if end < start else 0
        if back:
            shares.reverse()
        nodes = [self.at(index, share) for share in shares]
        points = [
            aside(point, heading, offset(index, share))
            for (point, heading), share in zip(nodes, shares, strict=True)
        ]
        return "".join(
            [
                _stretch(points[step - 1], nodes[step - 1][1] + back, points[step], nodes[step][1] + back)
                for step in range(1, len(points))
            ]
        )

    def patch(self, index: int, left: float, right: float, start: float = 0.0, end: float = 1.0) -> str:
        """The part of a space between two shares of its half width, -1 being the left edge."""
        from_left, from_right = self.sided(left), self.sided(right)
        corner = self.beside(index, start, from_left(index, start))
        across = self.beside(index, end, from_right(index, end))
        return (
            move_to(corner)
            + self.edge(index, from_left, start, end)
            + line_to(across)
            + self.edge(index, from_right, end, start)
            + "Z"
        )

    def sided(self, share: float, more: float = 0.0) -> Callable[[int, float], float]:
        """Offsets that follow the edge: a share of the half width, and some units further out."""
        outward = more if share > 0 else -more
        return lambda index, along: share * self.half(index, along) + outward

    def side_line(self, share: float, more: float = 0.0, first: int = 0, last: int | None = None) -> str:
        """An open line along the road over some of its spaces."""
        offset = self.sided(share, more)
        end = len(self.spaces) if last is None else last + 1
        begin = move_to(self.beside(first, 0.0, offset(first, 0.0)))
        return begin + "".join([self.edge(index, offset, 0.0, 1.0) for index in range(first, end)])

    def band(self, more: float = 0.0) -> str:
        """The whole surface, or more of the ground on either side."""
        right = self.sided(1.0, more)
        last = len(self.spaces) - 1
        return (
            self.side_line(-1.0, more)
            + line_to(self.beside(last, 1.0, right(last, 1.0)))
            + "".join([self.edge(index, right, 1.0, 0.0) for index in range(last, -1, -1)])
            + "Z"
        )

    def cells(self) -> list[Cell]:
        return [cell for index in range(len(self.spaces)) for cell in self.cells_of(index)]

    def cells_of(self, index: int) -> list[Cell]:
        """The road of a space first, then what a corner has besides it."""
        space, name = self.spaces[index], self.names[index]
        middle, heading = self.at(index, 0.5)
        if space.kind != CORNER:
            return [Cell(name, index, ROAD, self.patch(index, -1, 1), middle, heading)]
        inner = self.inner(index)
        cells: list[Cell] = []
        if space.drift:
            low, high = min(0, inner), max(0, inner)
            inside = aside(middle, heading, inner * HALF / 2)
            cells.append(Cell(name, index, ROAD, self.patch(index, low, high), inside, heading))
            for number, line in enumerate((DRIFT_1, DRIFT_2)):
                start = number / 2
                point, way = self.at(index, start + 0.25)
                cells.append(
                    Cell(
                        f"{name}.{line}",
                        index,
                        line,
                        self.patch(index, -high, -low, start, start + 0.5),
                        aside(point, way, -inner * HALF / 2),
                        way,
                    )
                )
        else:
            cells.append(Cell(name, index, ROAD, self.patch(index, -1, 1), middle, heading))
        if space.cut:
            cells.append(
                Cell(
                    f"{name}.{CUT}",
                    index,
                    CUT,
                    self.cut_outline(index),
                    self.chord(index, 0.5, CUT_DEPTH * 0.42),
                    heading,
                )
            )
        return cells

    def chord(self, index: int, share: float, depth: float) -> Point:
        """A point of the cut: a share of the straight way through the corner, and how far inside of it."""
        inner = self.inner(index)
        entry, exit = self.beside(index, 0.0, inner * HALF), self.beside(index, 1.0, inner * HALF)
        return aside(between(entry, exit, share), heading_of(entry, exit), inner * depth)

    def cut_bow(self, index: int, depth: float, spread: float = 0.0) -> list[Point]:
        """A way through the cut that leaves the road at the entry of the corner and is back at its exit."""
        shape = [(-spread, 0.0), (0.1, 0.62), (0.3, 0.95), (0.5, 1.0)]
        shape += [(1 - share, reach) for share, reach in reversed(shape[:-1])]
        return [self.chord(index, share, reach * depth) for share, reach in shape]

    def cut_outline(self, index: int) -> str:
        """Beaten ground on the inside of a corner."""
        inner = self.inner(index)
        back = self.edge(index, lambda _, share: inner * (HALF - 6), 1.0, 0.0)
        return smooth(self.cut_bow(index, CUT_DEPTH, 0.06)) + back + "Z"

    def verge(self, index: int, right: bool) -> tuple[Point, float]:
        """Where a car stands that has left the road."""
        middle, heading = self.at(index, 0.5)
        return aside(middle, heading, ASIDE if right else -ASIDE), heading

    def facing(self, cell: Cell) -> float:
        """The heading of a car in a place: along the road, in a drift into the corner."""
        drifting = cell.line in (DRIFT_1, DRIFT_2)
        return (cell.heading + (DRIFT_ANGLE * self.inner(cell.index) if drifting else 0)) % 360

    def mud(self, index: int) -> Point:
        """Where the marker of a muddy corner lies: outside of it."""
        return self.beside(index, 0.5, -self.inner(index) * (HALF + 14))

    def start(self) -> tuple[Point, float]:
        return self.at(0, 0.0)

    def finish(self) -> tuple[Point, float]:
        return self.at(len(self.spaces) - 1, 1.0)


def _stretch(start: Point, way_in: float, end: Point, way_out: float) -> str:
    """A path segment to a point: a curve, or a line where no bend would be visible."""
    straight = heading_of(start, end)
    if max(abs(turn_between(way_in, straight)), abs(turn_between(straight, way_out))) < STRAIGHT_BELOW:
        return line_to(end)
    return arc_to(start, way_in, end, way_out)


def _tangent(points: list[Point], index: int) -> float:
    """The heading at a point: that of the circle through it and its neighbours."""
    if index == 0:
        return heading_of(points[0], points[1])
    if index == len(points) - 1:
        return heading_of(points[-2], points[-1])
    before, here, after = points[index - 1], points[index], points[index + 1]
    back, on = distance(before, here), distance(here, after)
    x = (here[0] - before[0]) / back * on + (after[0] - here[0]) / on * back
    y = (here[1] - before[1]) / back * on + (after[1] - here[1]) / on * back
    return heading_of((0.0, 0.0), (x, y))


def strip_lines(spaces: list[Space]) -> list[list[Point]]:
    """Lines for spaces without any: corners bend, and what follows them eases back to the right."""
    point: Point = (0.0, 0.0)
    heading = 0.0
    lines: list[list[Point]] = []
    for space in spaces:
        if space.kind == CORNER:
            turn, length = STRIP_TURN if space.inside == RIGHT else -STRIP_TURN, STRIP_LENGTH * 1.4
        else:
            turn, length = max(-STRIP_EASE, min(STRIP_EASE, -heading)), STRIP_LENGTH
            if space.cap == 1 and space.kind == STRAIGHT:
                length = STRIP_LENGTH * 0.75
        line = [point]
        steps = 6
        for step in range(steps):
            x, y = direction(heading + turn * (step + 0.5) / steps)
            point = point[0] + x * length / steps, point[1] + y * length / steps
            line.append(point)
        heading += turn
        lines.append(line)
    return lines
