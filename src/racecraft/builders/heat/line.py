"""The line of a track: cut into cells, and read for corners. A bend becomes a corner where it turns far
enough, with the limit that a drawing would give it; the race line leaves a corner on its outside."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from racecraft.builders.builder import Document
from racecraft.drawing.geometry import Ribbon
from racecraft.drawing.heat.course import PITCH, first_fold, radius_of, ribbon_through
from racecraft.games.heat.board import ROAD_TOKENS, Side, shape_objection

LEAST_TURN = 32.0
"""Degrees that a bend turns, at least, to be a corner."""
STEADY = 0.55
"""A bend goes on while it turns by this share of an even circle's turn a cell."""
LONGEST_TURN = 150.0
"""A bend that turns further is two corners."""
CHICANE_GAP = 5
"""Cells between the lines of a chicane, at most."""
LIMITS = range(1, 11)


class Bend(NamedTuple):
    """A bend of a road: from which cell to which, where its middle is, and how far and tightly it turns."""

    first: int
    last: int
    after: int
    """The cell before its middle."""
    turn: float
    """In degrees, positive to the right."""
    limit: int

    @property
    def side(self) -> Side:
        """Its outside, where a car comes out."""
        return "L" if self.turn > 0 else "R"


def road_along(points: Sequence[complex], cells: int) -> Ribbon:
    return ribbon_through(points, cells)


def no_fold(points: Sequence[complex], cells: int) -> bool:
    """Whether no bend of the line is too tight for the road."""
    return first_fold(ribbon_through(points, cells)) is None


def shape_of(road: Ribbon) -> list[list[int]]:
    """A road as the points of a track file: where each cell begins."""
    edges = [road.cut_points[-1], *road.cut_points[:-1]]
    left, top = min(x for x, _ in edges), min(y for _, y in edges)
    return [[round(x - left), round(y - top)] for x, y in edges]


def road_of(document: Document) -> Ribbon | None:
    """The road of a document that has a line; None without one, or with points that no line leads through."""
    shape = document.get("shape")
    if not shape or shape_objection(shape) is not None:
        return None
    return ribbon_through([complex(x, y) for x, y in shape], document["cells"])


def limit_for(radius: float) -> int:
    """The limit whose corners are drawn with this radius, nearly."""
    return min(LIMITS, key=lambda limit: abs(math.log(radius_of(limit) / radius)))


def bends_of(road: Ribbon) -> list[Bend]:
    """All bends in driving order that turn far enough to be corners."""
    cells = road.rows
    turns = [road.bend(row) for row in range(cells)]
    smooth = [(turns[row - 1] + 2 * turns[row] + turns[(row + 1) % cells]) / 4 for row in range(cells)]
    even = 360 / cells
    sign = [0 if abs(turn) < STEADY * even + 1.5 else 1 if turn > 0 else -1 for turn in smooth]
    runs: list[list[int]] = []
    for row in range(cells):
        if sign[row] == 0:
            continue
        if runs and runs[-1][-1] == row - 1 and sign[row - 1] == sign[row]:
            runs[-1].append(row)
        else:
            runs.append([row])
    return [bend for run in runs for bend in _bends(run, turns)]


def _bends(run: list[int], turns: list[float]) -> list[Bend]:
    turned = sum(turns[row] for row in run)
    pieces = max(1, math.ceil(abs(turned) / LONGEST_TURN))
    found: list[Bend] = []
    part: list[int] = []
    done = 0.0
    for row in run:
        part.append(row)
        done += turns[row]
        if row == run[-1] or abs(done) >= abs(turned) * (len(found) + 1) / pieces:
            found.append(_bend(part, turns))
            part = []
    return [bend for bend in found if abs(bend.turn) >= LEAST_TURN]


def _bend(part: list[int], turns: list[float]) -> Bend:
    turn = sum(turns[row] for row in part)
    half, middle = 0.0, part[0]
    for row in part:
        half += turns[row]
        middle = row
        if abs(half) >= abs(turn) / 2:
            break
    sharpest = sorted([abs(turns[row]) for row in part], reverse=True)[:3]
    radius = PITCH / math.radians(max(0.5, sum(sharpest) / len(sharpest)))
    return Bend(part[0] + 1, part[-1] + 1, middle + 1, turn, limit_for(radius))


def corners_for(road: Ribbon, grid: int) -> list[dict[str, object]]:
    """Corner lines for the bends of a road, none within the grid; at least one."""
    last = road.rows - (grid + 1) // 2
    bends = bends_of(road)
    entries: list[dict[str, object]] = []
    before: Bend | None = None
    corners = 0
    for bend in bends:
        if not 2 <= bend.after <= last or (before is not None and bend.after - before.after < 2):
            continue
        chicane = (
            before is not None
            and bend.after - before.after <= CHICANE_GAP
            and (bend.turn > 0) != (before.turn > 0)
            and "chicane" not in entries[-1]
        )
        if not chicane and corners == ROAD_TOKENS:
            break
        entry: dict[str, object] = {"after": bend.after, "limit": bend.limit, "side": bend.side}
        if chicane:
            entry["chicane"] = True
        else:
            corners += 1
        entries.append(entry)
        before = bend
    if not entries:
        cell = max(range(2, last + 1), key=lambda after: abs(road.bend(after - 1)))
        entries.append({"after": cell, "limit": LIMITS[-1], "side": side_after(road, cell)})
    return entries


def side_after(road: Ribbon | None, after: int) -> Side:
    """Where the race line runs behind a corner line: on the outside of the bend there."""
    if road is None:
        return "R"
    turn = sum(road.bend(row) for row in range(after - 3, after + 2))
    return "L" if turn > 0 else "R"
