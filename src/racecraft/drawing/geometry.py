"""Plane geometry of tracks: directions, smooth curves, and the ribbon that a road is.

x runs right and y down; a heading of 0 degrees points along +x and 90 along +y, so headings grow clockwise on
screen. The left of a road is where a driver's left hand is; offsets grow to the right.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from racecraft.drawing.svg import number, short_cell, short_line

Point = tuple[float, float]


def direction(heading: float) -> Point:
    return math.cos(math.radians(heading)), math.sin(math.radians(heading))


def heading_of(start: Point, end: Point) -> float:
    return math.degrees(math.atan2(end[1] - start[1], end[0] - start[0])) % 360


def turn_between(start: float, end: float) -> float:
    """The signed turn from one heading to another, from -180 up to 180; positive is to the right."""
    return (end - start + 180) % 360 - 180


def distance(a: Point, b: Point) -> float:
    return math.hypot(b[0] - a[0], b[1] - a[1])


def between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def forward(point: Point, heading: float, length: float) -> Point:
    x, y = direction(heading)
    return point[0] + x * length, point[1] + y * length


def aside(point: Point, heading: float, offset: float) -> Point:
    """The point that lies `offset` to the right of the heading, to the left if negative."""
    x, y = direction(heading)
    return point[0] - y * offset, point[1] + x * offset


def write_point(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def move_to(point: Point) -> str:
    return f"M{write_point(point)}"


def line_to(point: Point) -> str:
    return f"L{write_point(point)}"


def curve_to(first: Point, second: Point, end: Point) -> str:
    return f"C{write_point(first)} {write_point(second)} {write_point(end)}"


def arc_to(start: Point, start_heading: float, end: Point, end_heading: float) -> str:
    """A curve on from `start` that leaves and arrives in the headings; nearly a circle's arc."""
    return curve_to(*_handles(start, start_heading, end, end_heading), end)


def _handles(start: Point, start_heading: float, end: Point, end_heading: float) -> tuple[Point, Point]:
    turn = math.radians(turn_between(start_heading, end_heading))
    length = distance(start, end) / (3 * math.cos(turn / 4) ** 2)
    return forward(start, start_heading, length), forward(end, end_heading, -length)


def along_curve(
    start: Point, start_heading: float, end: Point, end_heading: float, share: float
) -> tuple[Point, float]:
    """Point and heading at a share of the curve that `arc_to` writes."""
    first, second = _handles(start, start_heading, end, end_heading)
    a, b, c = between(start, first, share), between(first, second, share), between(second, end, share)
    d, e = between(a, b, share), between(b, c, share)
    heading = heading_of(d, e) if distance(d, e) > 1e-9 else start_heading
    return between(d, e, share), heading


def polyline(line: Sequence[Point], closed: bool = False) -> str:
    return move_to(line[0]) + "".join([line_to(point) for point in line[1:]]) + ("Z" if closed else "")


def smooth(line: Sequence[Point], closed: bool = False) -> str:
    """A path through all points without corners (a Catmull-Rom spline as Bezier curves)."""
    count = len(line)
    if count < 3:
        return polyline(line, closed)

    def at(index: int) -> Point:
        return line[index % count] if closed else line[min(max(index, 0), count - 1)]

    parts = [move_to(line[0])]
    for index in range(count if closed else count - 1):
        before, start, end, after = at(index - 1), at(index), at(index + 1), at(index + 2)
        first = start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6
        second = end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6
        parts.append(curve_to(first, second, end))
    return "".join(parts) + ("Z" if closed else "")


def soften(line: Sequence[Point], rounds: int) -> list[Point]:
    """The line with its corners cut again and again; its ends stay."""
    result = list(line)
    for _ in range(rounds):
        cut = [result[0]]
        for start, end in pairwise(result):
            cut += [between(start, end, 0.25), between(start, end, 0.75)]
        cut.append(result[-1])
        result = cut
    return result


def blob(centre: Point, radius: float, phase: float, flatness: float = 0.7, waves: int = 9) -> str:
    """A closed shape without corners, round but not a circle: a lake, a field. The phase varies it."""
    line = []
    for index in range(waves):
        angle = 2 * math.pi * index / waves
        reach = radius * (1 + 0.12 * math.sin(2 * angle + phase) + 0.07 * math.sin(3 * angle + 2.3 * phase))
        line.append((centre[0] + reach * math.cos(angle), centre[1] + reach * flatness * math.sin(angle)))
    return smooth(line, closed=True)


def runs(flags: Sequence[bool], closed: bool = True) -> list[tuple[int, int]]:
    """(first, last) of each stretch of a course that is flagged; on a closed one last may pass the end."""
    count = len(flags)
    if all(flags):
        return [(0, count - 1)]
    found = []
    for first in range(count):
        before = flags[first - 1] and (closed or first > 0)
        if flags[first] and not before:
            last = first
            while (closed or last + 1 < count) and flags[(last + 1) % count]:
                last += 1
            found.append((first, last))
    return found


class Ribbon:
    """A closed road: a centre point and heading per row, and the cuts between rows, square across it."""

    def __init__(self, centres: list[Point], headings: list[float]) -> None:
        self.centres = centres
        self.headings = headings
        self.rows = len(centres)
        cuts = [
            along_curve(
                centres[row], headings[row], centres[row - self.rows + 1], headings[row - self.rows + 1], 0.5
            )
            for row in range(self.rows)
        ]
        self.cut_points = [point for point, _ in cuts]
        """The middle of the front edge of each row."""
        self.cut_headings = [heading for _, heading in cuts]
        self._ways = [direction(heading) for heading in headings]
        self._cut_ways = [direction(heading) for heading in self.cut_headings]
        self._edges: dict[tuple[int, int, float], str] = {}
        self._patches: dict[tuple[int, float, float, bool], str] = {}
        self._curves: dict[tuple[int, float], tuple[Point, Point, Point, Point]] = {}
        self._flatness = [3 * math.cos(math.radians(self.bend(row)) / 4) ** 2 for row in range(self.rows)]
        """By row, how much longer its chord is than a handle of its curve."""

    def at(self, row: int, offset: float) -> Point:
        """The point beside the middle of a row."""
        row %= self.rows
        (x, y), (ahead_x, ahead_y) = self.centres[row], self._ways[row]
        return x - ahead_y * offset, y + ahead_x * offset

    def cut(self, row: int, offset: float) -> Point:
        """The point of the front edge of a row at an offset."""
        row %= self.rows
        (x, y), (ahead_x, ahead_y) = self.cut_points[row], self._cut_ways[row]
        return x - ahead_y * offset, y + ahead_x * offset

    def edge(self, first: int, last: int, offset: float) -> str:
        """The curves that follow an offset line from the back of row `first` to the front of row `last`."""
        found = self._edges.get((first, last, offset))
        if found is None:
            found = "".join([self._arc(row, offset) for row in range(first, last + 1)])
            self._edges[first, last, offset] = found
        return found

    def _arc(self, row: int, offset: float) -> str:
        """The curve of one row at an offset."""
        return curve_to(*self._along(row, offset)[1:])

    def _along(self, row: int, offset: float) -> tuple[Point, Point, Point, Point]:
        """Where the curve of one row at an offset begins, its two handles, and where it ends."""
        row %= self.rows
        found = self._curves.get((row, offset))
        if found is None:
            (x, y), (way_x, way_y) = self.cut_points[row - 1], self._cut_ways[row - 1]
            begin_x, begin_y = x - way_y * offset, y + way_x * offset
            (x, y), (on_x, on_y) = self.cut_points[row], self._cut_ways[row]
            end_x, end_y = x - on_y * offset, y + on_x * offset
            length = math.hypot(end_x - begin_x, end_y - begin_y) / self._flatness[row]
            found = (
                (begin_x, begin_y),
                (begin_x + way_x * length, begin_y + way_y * length),
                (end_x - on_x * length, end_y - on_y * length),
                (end_x, end_y),
            )
            self._curves[row, offset] = found
        return found

    def line(self, first: int, last: int, offset: float, short: bool = False) -> str:
        """An open offset line over rows. A short path is as `shorten` would have it."""
        if short:
            curves = [self._along(row, offset)[1:] for row in range(first, last + 1)]
            return short_line(self.cut(first - 1, offset), curves)
        return move_to(self.cut(first - 1, offset)) + self.edge(first, last, offset)

    def loop(self, offset: float, short: bool = False) -> str:
        """The closed offset line. A short path is as `shorten` would have it."""
        if short:
            curves = [self._along(row, offset)[1:] for row in range(self.rows)]
            return short_line(self.cut(-1, offset), curves) + "z"
        return self.line(0, self.rows - 1, offset) + "Z"

    def patch(self, row: int, left: float, right: float, short: bool = False) -> str:
        """The part of a row between two offsets: one cell. A short path is as `shorten` would have it."""
        found = self._patches.get((row, left, right, short))
        if found is None:
            begin, first, second, end = self._along(row, left)
            back, before, ahead, front = self._along(row, right)
            if short:
                found = short_cell([begin, first, second, end, front, ahead, before, back])
            else:
                there, over = curve_to(first, second, end), line_to(front)
                found = f"{move_to(begin)}{there}{over}{curve_to(ahead, before, back)}Z"
            self._patches[row, left, right, short] = found
        return found

    def bend(self, row: int) -> float:
        """Degrees by which the road turns within a row; positive to the right."""
        return turn_between(self.cut_headings[(row - 1) % self.rows], self.cut_headings[row % self.rows])

    def length(self, row: int, offset: float) -> float:
        """How long a row is at an offset."""
        return distance(self.cut(row - 1, offset), self.cut(row, offset))


def rounded_loop(rows: int, pitch: float, aspect: float, corner: float) -> tuple[list[Point], list[float]]:
    """Centres and headings of a rectangle with round corners, driven counter-clockwise on screen.

    Row 0 lies in the middle of the lower side, which is driven to the right. `corner` is the radius of the
    corners; a loop too short for it gets a longer pitch.
    """
    length = max(rows * pitch, 2 * math.pi * corner + 4 * pitch)
    height = (length + (8 - 2 * math.pi) * corner) / (2 + 2 * aspect)
    height = max(height, 2 * corner)
    width = (length - 2 * math.pi * corner) / 2 - (height - 2 * corner) + 2 * corner
    straight_x, straight_y, arc = width - 2 * corner, height - 2 * corner, math.pi * corner / 2
    # Half the lower side, then a corner and a side in turn, each side with the heading it is driven in.
    sides = [
        (straight_x / 2, 0.0),
        (straight_y, 270.0),
        (straight_x, 180.0),
        (straight_y, 90.0),
        (straight_x / 2, 0.0),
    ]
    points: list[Point] = []
    headings: list[float] = []
    for row in range(rows):
        left = length * row / rows
        point: Point = (0.0, 0.0)
        heading = 0.0
        for index, (side, way) in enumerate(sides):
            heading = way
            step = min(left, side)
            point = forward(point, way, step)
            left -= step
            if left <= 0 or index == len(sides) - 1:
                break
            swing = min(left, arc) / corner
            centre = aside(point, way, -corner)
            heading = (way - math.degrees(swing)) % 360
            point = aside(centre, heading, corner)
            left -= swing * corner
            if left <= 1e-9:
                break
        points.append(point)
        headings.append(heading)
    return points, headings
