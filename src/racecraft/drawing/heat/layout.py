"""Where all of a circuit of Heat lies: two spots a cell, corner signs and their tokens, numbers of cells."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from racecraft.drawing.geometry import Point, Ribbon, aside, distance, forward
from racecraft.drawing.heat.course import HALF, course_of
from racecraft.games.heat.board import LEFT, SIDES, Track

SPOT = 22.0
"""From the middle of the road to that of a spot; the countdown stands on the strip between the spots."""
SIGN = 20.0
"""The radius of a corner's sign."""
TOKEN = 17.0
"""The radius of a token beside it."""
NUMBER_EVERY = 10
_VERGE = 13.0
"""Beside the road nothing stands nearer than this."""


class Spot(NamedTuple):
    """One of the two places in a cell."""

    id: str
    cell: int
    side: int
    race_line: bool
    at: Point
    heading: float
    length: float
    outline: str


class Sign(NamedTuple):
    """What stands beside a corner line."""

    line: int
    foot: Point
    """Where its post meets the edge of the road."""
    at: Point
    token: Point | None
    """Where the road token of the corner lies; by the second line of a chicane, not by the first."""
    press: Point
    """Where the press stands."""


class Layout:
    """A track laid out in the plane."""

    def __init__(self, track: Track, road: Ribbon | None = None, short: bool = False) -> None:
        self.track = track
        self.short = short
        """Spots are written as short paths, for whoever draws nothing but paths."""
        self.road: Ribbon = road or course_of(track)
        """Given by whoever shows a road that is not finished."""
        self.taken: list[tuple[Point, float]] = []
        """Discs beside the road on which something stands."""
        self._road_points = [
            point
            for row in range(self.road.rows)
            for point in (self.road.centres[row], self.road.cut_points[row])
        ]
        self.spots = [self._spot(cell, side) for cell in range(1, track.cells + 1) for side in (0, 1)]
        self.signs = self._signs()
        self.numbers = self._numbers()

    def _spot(self, cell: int, side: int) -> Spot:
        road, row = self.road, cell - 1
        offset = -SPOT if side == LEFT else SPOT
        edges = (-HALF, 0.0) if side == LEFT else (0.0, HALF)
        return Spot(
            f"{cell}{SIDES[side]}",
            cell,
            side,
            self.track.side[cell] == side,
            road.at(row, offset),
            road.headings[row],
            road.length(row, offset),
            road.patch(row, *edges, self.short),
        )

    def outer_side(self, row: int) -> int:
        """The outside of the bend round a cut: -1 left, 1 right."""
        bend = sum([self.road.bend(row + step) for step in (-1, 0, 1, 2)])
        return -1 if bend > 0 else 1

    def free(self, at: Point, radius: float) -> bool:
        return all([distance(at, point) >= HALF + _VERGE + radius for point in self._road_points]) and all(
            [distance(at, other) >= size + radius + 3 for other, size in self.taken]
        )

    def _take(self, places: Iterator[Point], radius: float) -> Point | None:
        """The first free place of those offered, now taken."""
        for at in places:
            if self.free(at, radius):
                self.taken.append((at, radius))
                return at
        return None

    def _signs(self) -> list[Sign]:
        signs = []
        track = self.track
        for line, after in enumerate(track.after):
            row = after - 1
            outer = self.outer_side(row)
            at = self._take(_beside(self.road, row, outer, SIGN), SIGN)
            if at is None:  # no ground left near the line: on the road's edge, over whatever is there
                at = self.road.cut(row, outer * (HALF + _VERGE + SIGN))
                self.taken.append((at, SIGN))
            left = distance(at, self.road.cut(row, -HALF)) < distance(at, self.road.cut(row, HALF))
            foot = self.road.cut(row, -HALF - 5 if left else HALF + 5)
            signs.append(Sign(line, foot, at, None, at))
        for line, sign in enumerate(signs):
            last = line + 1 == len(signs) or track.corner[line + 1] != track.corner[line]
            token = self._take(_round(sign.at, SIGN + TOKEN + 4), TOKEN) if last else None
            if last and token is None:
                token = sign.at
            press = self._take(_round(sign.at, SIGN + TOKEN + 4), TOKEN) if track.letter[line] else None
            signs[line] = sign._replace(token=token, press=press or sign.at)
        return signs

    def _numbers(self) -> list[tuple[int, Point]]:
        """Where the numbers of some cells stand."""
        found = []
        for cell in range(NUMBER_EVERY, self.track.cells + 1, NUMBER_EVERY):
            places = iter([self.road.at(cell - 1, side * (HALF + _VERGE + 10)) for side in (-1, 1)])
            at = self._take(places, 10)
            if at is not None:
                found.append((cell, at))
        return found

    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of all that is built."""
        edge = HALF + _VERGE
        xs = [x + way for x, _ in self._road_points for way in (-edge, edge)]
        ys = [y + way for _, y in self._road_points for way in (-edge, edge)]
        for (x, y), size in self.taken:
            xs += [x - size, x + size]
            ys += [y - size, y + size]
        return min(xs), min(ys), max(xs), max(ys)


def _beside(road: Ribbon, row: int, outer: int, radius: float) -> Iterator[Point]:
    """Places beside a line: outside the bend first, then inside it, then a little farther off or along."""
    for along in (0.0, 14.0, -14.0, 28.0, -28.0, 44.0, -44.0):
        for far in (1.0, 14.0, 30.0):
            for side in (outer, -outer):
                edge = road.cut(row, side * (HALF + _VERGE + radius + far))
                yield forward(edge, road.cut_headings[row], along)


def _round(at: Point, reach: float) -> Iterator[Point]:
    """Places round a sign, nearest first, to its right and left before above and below."""
    for far in (0.0, 10.0, 24.0, 42.0):
        for heading in (0, 180, 90, 270, 45, 135, 225, 315, 22.5, 157.5, 202.5, 337.5):
            yield forward(at, heading, reach + far)


def bracket(spot: Spot) -> list[Point]:
    """The painted slot of the grid in a spot, open behind."""
    centre = forward(spot.at, spot.heading, -2)
    front, back = forward(centre, spot.heading, 20), forward(centre, spot.heading, 9)
    return [
        aside(back, spot.heading, -12),
        aside(front, spot.heading, -12),
        aside(front, spot.heading, 12),
        aside(back, spot.heading, 12),
    ]
