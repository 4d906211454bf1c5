"""Closed lines for roads: made from a seed, or as somebody has drawn them."""

from __future__ import annotations

import cmath
import math
from collections.abc import Callable, Sequence

from racecraft.engine.chance import Seeded

POINTS = 40
"""Of a made line."""
TRIES = 6
SMOOTH_POINTS = 96
ROUNDS = (2, 2, 4, 8, 16, 32)
"""How often a drawn line is smoothed before it is tried again."""
MOST_POINTS = 400
"""Of a drawn line."""


def share(source: Seeded) -> float:
    """A number from 0 up to 1."""
    return source.below(1_000_000) / 1_000_000


def made_loop(source: Seeded, waves: float, fits: Callable[[Sequence[complex]], bool]) -> tuple[complex, ...]:
    """A line that goes round once, the more winding the more `waves` (0 to 1), and passes a test.

    It is driven to the right where it begins, in the middle of its straightest piece, with its inside on the
    left. What does not fit is made rounder, in the end an oval, which always fits.
    """
    for _ in range(TRIES):
        aspect = 1.25 + 0.5 * share(source)
        parts = [
            (number, (share(source) - 0.5) * 2, 2 * math.pi * share(source)) for number in (2, 3, 4, 5, 6, 7)
        ]
        for calm in (1.0, 0.7, 0.45):
            line = _wavy(parts, waves * calm, aspect)
            if fits(line):
                return line
    return _wavy([], 0.0, 1.5)


def _wavy(parts: Sequence[tuple[int, float, float]], waves: float, aspect: float) -> tuple[complex, ...]:
    line = []
    for index in range(POINTS):
        angle = -2 * math.pi * index / POINTS
        wave = sum([size * math.cos(number * angle + phase) / number**0.6 for number, size, phase in parts])
        reach = math.exp(waves * 0.62 * wave)
        line.append(complex(aspect * reach * math.cos(angle), reach * math.sin(angle)))
    return begun_on_straight(line)


def begun_on_straight(line: Sequence[complex]) -> tuple[complex, ...]:
    """The same line, begun and turned so that it starts to the right in the middle of a straight piece."""
    count = len(line)

    def bent(at: int) -> float:
        total = 0.0
        for step in range(-4, 3):
            a, b, c = [line[(at + step + k) % count] for k in (0, 1, 2)]
            total += abs(cmath.phase((c - b) / (b - a)))
        return total

    first = min(range(count), key=lambda at: (round(bent(at), 6), at))
    way = line[(first + 1) % count] - line[first - 1]
    turn = abs(way) / way
    return tuple([(line[(first + step) % count] - line[first]) * turn for step in range(count)])


def smoothed(
    points: Sequence[Sequence[float]], fits: Callable[[Sequence[complex]], bool]
) -> tuple[complex, ...]:
    """A hand-drawn closed line without its tremor: even points, each drawn towards its neighbours, the more
    often the tighter it is, until the line fits a road; as smooth as can be if it never does."""
    drawn = [complex(x, y) for x, y in points]
    corners = [point for index, point in enumerate(drawn) if abs(point - drawn[index - 1]) > 1e-6]
    if len(corners) < 4:
        raise ValueError("a closed line has at least four different points")
    even = _even(corners, SMOOTH_POINTS)
    for rounds in ROUNDS:
        for _ in range(rounds):
            even = [
                (even[index - 1] + 2 * point + even[(index + 1) % len(even)]) / 4
                for index, point in enumerate(even)
            ]
        if fits(even):
            break
    return tuple(even)


def _even(corners: Sequence[complex], count: int) -> list[complex]:
    """So many points at equal distances along the closed polygon, begun at its first corner."""
    sides = [abs(corners[(index + 1) % len(corners)] - corner) for index, corner in enumerate(corners)]
    whole = sum(sides)
    found: list[complex] = []
    index, behind = 0, 0.0
    for number in range(count):
        wanted = whole * number / count
        while behind + sides[index] < wanted:
            behind += sides[index]
            index += 1
        start, end = corners[index], corners[(index + 1) % len(corners)]
        found.append(start + (end - start) * ((wanted - behind) / sides[index]))
    return found
