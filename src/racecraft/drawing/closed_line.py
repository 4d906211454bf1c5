"""The closed line through a few points, as a road: smoothed, cut into rows of equal length, and checked for
bends too tight for its width and for places where it comes too near itself."""

from __future__ import annotations

import cmath
import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from racecraft.drawing.geometry import Point, Ribbon, direction

_PER_CURVE = 24
"""Samples between two points of a line."""
_MANY = 120
"""A line of more points is dense already."""
_PER_SHORT_CURVE = 6


def ribbon_through(points: Sequence[complex], rows: int, pitch: float) -> Ribbon:
    """The closed smooth line through points, cut into equal rows and scaled to their length. The last few are
    kept: a road is drawn again and again while it is built."""
    return _ribbon_through(tuple(points), rows, pitch)


@lru_cache(maxsize=16)
def _ribbon_through(points: tuple[complex, ...], rows: int, pitch: float) -> Ribbon:
    dense = _dense(points)
    reached = [0.0]
    for index in range(len(dense)):
        reached.append(reached[-1] + abs(dense[(index + 1) % len(dense)] - dense[index]))
    whole = reached[-1]
    scale = rows * pitch / whole
    centres: list[Point] = []
    headings: list[float] = []
    index = 0
    for row in range(rows):
        wanted = whole * (row + 0.5) / rows
        while reached[index + 1] < wanted:
            index += 1
        start, end = dense[index], dense[(index + 1) % len(dense)]
        share = (wanted - reached[index]) / (reached[index + 1] - reached[index])
        at = (start + (end - start) * share) * scale
        before = dense[index - 1]
        after = dense[(index + 2) % len(dense)]
        way = (end - before) * (1 - share) + (after - start) * share
        centres.append((at.real, at.imag))
        headings.append(math.degrees(cmath.phase(way)) % 360)
    return Ribbon(centres, headings)


def _dense(points: Sequence[complex]) -> list[complex]:
    """Many points along the closed curve through a few: a centripetal Catmull-Rom spline, free of loops."""
    count = len(points)
    samples = _PER_CURVE if count <= _MANY else _PER_SHORT_CURVE
    found = []
    for index in range(count):
        p0, p1, p2, p3 = [points[(index + step) % count] for step in (-1, 0, 1, 2)]
        t1 = math.sqrt(abs(p1 - p0))
        t2 = t1 + math.sqrt(abs(p2 - p1))
        t3 = t2 + math.sqrt(abs(p3 - p2))
        for step in range(samples):
            t = t1 + (t2 - t1) * step / samples
            a1 = (t1 - t) / t1 * p0 + t / t1 * p1
            a2 = (t2 - t) / (t2 - t1) * p1 + (t - t1) / (t2 - t1) * p2
            a3 = (t3 - t) / (t3 - t2) * p2 + (t - t2) / (t3 - t2) * p3
            b1 = (t2 - t) / t2 * a1 + t / t2 * a2
            b2 = (t3 - t) / (t3 - t1) * a2 + (t - t1) / (t3 - t1) * a3
            found.append((t2 - t) / (t2 - t1) * b1 + (t - t1) / (t2 - t1) * b2)
    return found


def first_fold(road: Ribbon, reach: float) -> int | None:
    """The first row with an edge, at this distance from the middle, that does not run forward."""
    for row in range(road.rows):
        x, y = direction(road.headings[row])
        for offset in (-reach, reach):
            line = road.cut(row - 1, offset), road.at(row, offset), road.cut(row, offset)
            for start, end in pairwise(line):
                if (end[0] - start[0]) * x + (end[1] - start[1]) * y < 1:
                    return row
    return None


def first_touch(road: Ribbon, apart: float, pitch: float) -> tuple[int, int] | None:
    """Two rows, not neighbours along the road, whose middles are less than this apart; None if there are
    none."""
    neighbours = math.ceil(1.7 * apart / pitch)
    points = [point for row in range(road.rows) for point in (road.centres[row], road.cut_points[row])]
    count = len(points)
    longest = max([math.dist(points[index - 1], points[index]) for index in range(count)])
    for one, here in enumerate(points):
        other, end = one + 2 * neighbours, min(count, one + count - 2 * neighbours + 1)
        while other < end:
            gap = math.dist(here, points[other])
            if gap < apart:
                return one // 2, other // 2
            # So many steps along the road cannot bring it nearer.
            other += max(1, int((gap - apart) / longest))
    return None
