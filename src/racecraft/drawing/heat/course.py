"""The centre line of a circuit of Heat: from the points of its file, or generated if it has none.

Cells are equally long. Cell 1 begins at the first point of the shape, whose units do not matter: the line
is scaled to the length of its cells. A made line bends at the corners, the more tightly the lower the limit,
and is almost straight elsewhere; no piece of road comes near another.
"""

from __future__ import annotations

import cmath
import math
from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from racecraft.drawing import closed_line
from racecraft.drawing.geometry import Ribbon
from racecraft.engine.errors import BadBoard, Fault
from racecraft.games.heat.board import Track

PITCH = 50.0
"""The length of a cell."""
HALF = 36.0
"""From the middle of the road to its edge."""
KERB = 7.0
"""The kerb or shoulder beyond the edge."""
CLEAR = 22.0
"""Ground between two pieces of road, at least."""
TIGHTEST = 57.0
"""The smallest radius of the middle of the road that leaves its inner edge a curve."""

_RAMP = 0.3
"""The share of a bend in which it grows tighter, and that in which it opens again."""
_STEPS = 40
_TRIED_CELLS = 900
"""The most cells laid in search of a line, so that long circuits take no longer than short ones."""
_CHICANE_TURN = 48.0
_CHICANE_EASE, _CORNER_EASE = 0.2, 0.5
_STRAIGHT = 5
"""Cells from one line to the next from which there is a straight between them, which may bend a little."""


def radius_of(limit: int) -> float:
    """How tight a corner looks: a limit of 2 is a hairpin, one of 10 a sweep."""
    return float(max(TIGHTEST, 46 * 1.165**limit))


# --- a line through points ----------------------------------------------------------------------------------


def course_of(track: Track) -> Ribbon:
    """The road of a track, one row a cell: row 0 is cell 1."""
    shape = track.data.get("shape")
    if shape is None:
        return ribbon_through(made_line(track), track.cells)
    road = ribbon_through([complex(x, y) for x, y in shape], track.cells)
    folded = first_fold(road)
    if folded is not None:
        raise BadBoard(
            f"{track.id}: shape: the bend in cell {folded + 1} is too tight for the road",
            Fault("builder-heat-fault-fold", str(folded + 1), {"cell": folded + 1}, ("shape",)),
        )
    near = first_touch(road)
    if near is not None:
        one, other = near[0] + 1, near[1] + 1
        raise BadBoard(
            f"{track.id}: shape: the road touches itself at cells {one} and {other}",
            Fault("builder-heat-fault-touches", str(one), {"cell": one, "other": other}, ("shape",)),
        )
    return road


def ribbon_through(points: Sequence[complex], cells: int) -> Ribbon:
    """The closed smooth line through points, cut into equal cells and scaled to their length."""
    return closed_line.ribbon_through(points, cells, PITCH)


def first_fold(road: Ribbon) -> int | None:
    """The first row with an edge, kerb included, that does not run forward."""
    return closed_line.first_fold(road, HALF + KERB)


def first_touch(road: Ribbon, clear: float = CLEAR) -> tuple[int, int] | None:
    """Two rows, not neighbours along the road, that lie too near one another; None if all keep apart."""
    return closed_line.first_touch(road, 2 * HALF + clear, PITCH)


# --- a line of our own making -------------------------------------------------------------------------------


class Bend(NamedTuple):
    """A turn of the road: where its middle is, in cells from the start, how far it turns, and how easily."""

    at: float
    turn: float
    """In degrees, positive to the right."""
    radius: float
    ease: float = 1.0
    """How readily its turn is changed so that the line closes; 0 is never."""
    length: float = 0.0
    """In cells; 0 follows from turn and radius."""


def close(cells: int, bends: Sequence[Bend], round_share: float = 0.0) -> list[complex] | None:
    """The line with these bends, their turns changed as little as possible so that it goes round once.

    A share of the whole turn may be spread over the lap. None if no such line is found.
    """
    samples = cells * 2
    turns = [math.radians(bend.turn) for bend in bends]
    total = 2 * math.pi
    for _ in range(_STEPS):
        reach = [_reach(bend, turn, cells, samples) for bend, turn in zip(bends, turns, strict=True)]
        headings = [total * round_share * (index + 0.5) / samples for index in range(samples)]
        for turn, share in zip(turns, reach, strict=True):
            for index in range(samples):
                headings[index] += turn * share[index]
        steps = [cmath.exp(1j * heading) for heading in headings]
        gap = sum(steps)
        error = [gap.real, gap.imag, (sum(turns) - total * (1 - round_share)) * samples / 6]
        if max(map(abs, error)) < 1e-4 * samples:
            return _walk(steps, samples, cells)
        pulls = []
        for share in reach:
            pull = sum([1j * step * part for step, part in zip(steps, share, strict=True)])
            pulls.append((pull.real, pull.imag, samples / 6))
        change = _least_change(pulls, [bend.ease**2 for bend in bends], error)
        if change is None:
            return None
        most = max(map(abs, change))
        damp = min(1.0, 0.35 / most) if most > 0 else 1.0
        turns = [turn + damp * step for turn, step in zip(turns, change, strict=True)]
        if max(map(abs, turns)) > 1.5 * math.pi:
            return None
    return None


def _walk(steps: Sequence[complex], samples: int, cells: int) -> list[complex]:
    """The points at the back edges of cells, the small gap at the end shared out."""
    drift = sum(steps) / samples
    points = [0j]
    for step in steps[:-1]:
        points.append(points[-1] + (step - drift) * PITCH / 2)
    return points[:: samples // cells]


def _reach(bend: Bend, turn: float, cells: int, samples: int) -> list[float]:
    """The share of the bend that is done from the start line to each sample; it may lie across the line."""
    length = bend.length or max(0.8, abs(turn) * bend.radius / (1 - _RAMP) / PITCH)
    start = bend.at - length / 2

    def done(at: float) -> float:
        return sum([_done((at - start + lap * cells) / length) for lap in (-1, 0, 1)])

    before = done(0)
    return [done((index + 0.5) * cells / samples) - before for index in range(samples)]


def _done(share: float) -> float:
    """How much of a bend is done at a share of its length: it tightens evenly, holds, and opens evenly."""
    if share <= 0:
        return 0.0
    if share >= 1:
        return 1.0
    peak = 1 / (1 - _RAMP)
    if share < _RAMP:
        return peak * share * share / (2 * _RAMP)
    if share > 1 - _RAMP:
        return 1 - peak * (1 - share) ** 2 / (2 * _RAMP)
    return peak * (share - _RAMP / 2)


def _least_change(
    pulls: Sequence[tuple[float, float, float]], eases: Sequence[float], error: Sequence[float]
) -> list[float] | None:
    """The smallest change, weighed by ease, whose pulls undo the error."""
    table = [
        [
            sum([ease * pull[row] * pull[column] for pull, ease in zip(pulls, eases, strict=True)])
            for column in range(3)
        ]
        + [-error[row]]
        for row in range(3)
    ]
    for row in range(3):
        table[row][row] *= 1 + 1e-9
        pivot = max(range(row, 3), key=lambda other: abs(table[other][row]))
        table[row], table[pivot] = table[pivot], table[row]
        if abs(table[row][row]) < 1e-9:
            return None
        for other in range(3):
            if other != row:
                factor = table[other][row] / table[row][row]
                table[other] = [a - factor * b for a, b in zip(table[other], table[row], strict=True)]
    weights = [table[row][3] / table[row][row] for row in range(3)]
    return [
        ease * sum([weight * part for weight, part in zip(weights, pull, strict=True)])
        for pull, ease in zip(pulls, eases, strict=True)
    ]


def made_line(track: Track) -> list[complex]:
    """A line for a track without one, driven to the right over the start line."""
    line = _clear_line(track)
    turn = cmath.exp(-1j * cmath.phase(line[1] - line[-1]))
    return [point * turn for point in line]


def _clear_line(track: Track) -> list[complex]:
    """Of the lines that keep clear of themselves the one whose corners are bent best, or the first bent well.

    Lines with bends to both sides come first. What does not go in on a short lap with many corners is rounded
    off, in the end to a circle, so that every track has a line.
    """
    best: list[complex] | None = None
    least = math.inf
    for signs in _signs(track):
        line = _tried(track, signs, 0.0)
        if line is not None:
            missing = _missing(track, ribbon_through(line, track.cells))
            if missing == 0:
                return line
            if missing < least:
                best, least = line, missing
    if best is not None:
        return best
    for share in range(1, 10):
        line = _tried(track, [1] * track.corners, share / 10)
        if line is not None:
            return line
    radius = track.cells * PITCH / (2 * math.pi)
    return [radius * cmath.exp(2j * math.pi * cell / track.cells) for cell in range(track.cells)]


def _missing(track: Track, road: Ribbon) -> float:
    """By how many degrees the corners are bent too little for their limits."""
    missing = 0.0
    for line, after in enumerate(track.after):
        bent = max([abs(road.bend(row)) for row in range(after - 2, after + 2)])
        missing += max(0.0, 0.6 * math.degrees(PITCH / radius_of(track.limit[line])) - bent)
    return missing


def _signs(track: Track) -> list[list[int]]:
    """Which corners turn with the lap and which against it, never two in a row.

    First those by which the corners alone nearly go round, and of these the most varied.
    """

    def order(signs: list[int]) -> tuple[int, int]:
        turned = sum(
            [_corner_bend(track, line, signs[track.corner[line]]).turn for line in range(len(track.after))]
        )
        return int(abs(turned - 320) // 40), -signs.count(-1)

    patterns = [list(signs) for signs in product((1, -1), repeat=track.corners)]
    apart = [
        signs
        for signs in patterns
        if not any([signs[corner] == signs[corner - 1] == -1 for corner in range(track.corners)])
    ]
    most = max(3, min(12, _TRIED_CELLS // track.cells))
    return sorted(apart, key=order)[:most]


def _tried(track: Track, signs: Sequence[int], round_share: float) -> list[complex] | None:
    """The line whose corners turn so and whose straights turn the rest, if it keeps clear of itself."""
    wanted = 360 * (1 - round_share)
    bends = [_corner_bend(track, line, signs[track.corner[line]]) for line in range(len(track.after))]
    turned = sum([bend.turn for bend in bends])
    if turned > wanted:
        bends = [bend._replace(turn=bend.turn * wanted / turned) for bend in bends]
    straights = sum([gap for gap in track.gap if gap >= _STRAIGHT])
    for line, after in enumerate(track.after):
        gap = track.gap[line]
        if gap >= _STRAIGHT:
            pieces = 1 + gap // 14
            length = gap / pieces
            for piece in range(pieces):
                at = (after + length * (piece + 0.5)) % track.cells
                turn = max(0.0, wanted - turned) * length / straights
                bends.append(Bend(at, turn, 0.0, 0.4 + 0.06 * length, 0.94 * length))
    if turned <= 0 and straights == 0:
        return None
    points = close(track.cells, bends, round_share)
    if points is None:
        return None
    road = ribbon_through(points, track.cells)
    return points if first_fold(road) is None and first_touch(road) is None else None


def _corner_bend(track: Track, line: int, sign: int) -> Bend:
    """The bend at a corner line; the two of a chicane turn to either side, a little apart if need be."""
    after, radius = track.after[line], radius_of(track.limit[line])
    if track.corner.count(track.corner[line]) == 1:
        return Bend(after, sign * _usual_turn(track.limit[line]), radius, _CORNER_EASE)
    second = line > 0 and track.corner[line - 1] == track.corner[line]
    between_lines = track.gap[line - 1] if second else track.gap[line]
    length = math.radians(_CHICANE_TURN) * radius / (1 - _RAMP) / PITCH
    aside = max(0.0, length - between_lines) / 2
    return Bend(
        after + (aside if second else -aside),
        (-sign if second else sign) * _CHICANE_TURN,
        radius,
        _CHICANE_EASE,
    )


def _usual_turn(limit: int) -> float:
    return max(30.0, 165.0 - 22 * limit + limit * limit)
