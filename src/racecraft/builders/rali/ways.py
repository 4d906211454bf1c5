"""Room beside the road: where a short-cut or a station does not lie on something else."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist

from racecraft.drawing.rali.layout import LANE_WIDTH, PITCH, Layout
from racecraft.games.rali.board import LANES

SPACING = 60.0
"""From one cell of a short-cut to the next, about."""
FEWEST = 3
SAVED = 4
"""Rows that a short-cut saves, at least."""
NEAR = max(3, round(1.1 * LANE_WIDTH * LANES / PITCH))
"""Rows about an end of a way in which it is near the road."""

Point = tuple[float, float]


def shortcut_spots(layout: Layout, row: int, lane: int, exit: int) -> list[Point]:
    """Where the cells of a short-cut would lie that is entered at a row and the next; none if it would save
    too little or cross the road."""
    board, rows = layout.board, layout.board.rows
    way_in, way_out = board.at(row + 1, lane), board.at(exit, lane)
    tried = [at for at, _ in layout.shortcut_spots(way_in, way_out, 12, 0)]
    length = sum(dist(tried[index - 1], tried[index]) for index in range(1, len(tried)))
    count = round(length * 13 / 11 / SPACING)
    if not FEWEST <= count <= exit - row - 1 - SAVED:
        return []
    spots = [at for at, _ in layout.shortcut_spots(way_in, way_out, count, 0)]
    own = {other % rows for end in (row, exit) for other in range(end - NEAR, end + NEAR + 1)}
    return spots if clear(layout, spots[1:-1], own) else []


def clear(layout: Layout, points: Sequence[Point], own: set[int]) -> bool:
    """Whether places beside the road keep off it, except near the rows where a way leaves and comes back."""
    apart = layout.half + layout.lane_width * 0.6
    for row in range(layout.road.rows):
        if row not in own and any(dist(layout.road.centres[row], point) < apart for point in points):
            return False
    return True


def crowded(points: Sequence[Point], built: Sequence[Point]) -> bool:
    """Whether something would lie on what is built beside the road."""
    return any(dist(one, other) < 1.4 * LANE_WIDTH for one in points for other in built)
