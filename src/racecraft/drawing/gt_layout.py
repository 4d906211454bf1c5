"""Where everything lies on a circuit of Rallyman: GT: hexes, the road through each tile, and its spaces.

The start straight runs to the right. A tile's road is a curve from the middle of one edge to the middle of
another, so that any two tiles join without a seam.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise

from racecraft.drawing.geometry import Point, aside, direction, distance, forward, heading_of
from racecraft.games.gt.board import DIRECTIONS, NO_CAP, WIDTH, Circuit, Laid

APOTHEM = 100.0
"""From the middle of a hex to the middle of an edge."""
HALF = 36.0
"""Half the width of the road."""
KINK = 27.0
"""How far the road of a tile without turn swings out for its corner."""
SWING = {1: 0.0, 2: 6.0, 3: 12.0, 4: 18.0, 5: 22.0}
"""How far the road of a corner of 120 degrees swings out, by its stations: room for the legs of a hairpin."""
WIDEST_SWING = 26.0
FINE = 12
"""Points of the road to a station."""


class Stretch:
    """The road of one tile."""

    def __init__(self, laid: Laid) -> None:
        self.laid = laid
        self.centre = hex_centre(laid.q, laid.r)
        self.stations = laid.tile.stations
        self.points, self.headings = _even(_curve(laid, self.centre), self.stations * FINE)

    def at(self, station: float, offset: float) -> Point:
        """A point of the road: stations from the entry, and how far right of the middle."""
        place = min(max(station, 0.0), float(self.stations)) * FINE
        index = min(int(place), len(self.points) - 2)
        share = place - index
        a, b = self.points[index], self.points[index + 1]
        middle = a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
        return aside(middle, self.heading(station), offset)

    def heading(self, station: float) -> float:
        place = min(max(station, 0.0), float(self.stations)) * FINE
        index = min(int(place), len(self.headings) - 2)
        turn = (self.headings[index + 1] - self.headings[index] + 180) % 360 - 180
        return (self.headings[index] + turn * (place - index)) % 360

    def border(self, first: float, last: float, offset: float) -> list[Point]:
        """The line along the road at an offset, between two stations; backwards if the first is the later."""
        count = max(2, round(abs(last - first) * FINE / 2))
        return [self.at(first + (last - first) * n / count, offset) for n in range(count + 1)]


class Spot:
    """One space laid out."""

    def __init__(self, circuit: Circuit, cell: int, stretch: Stretch) -> None:
        self.cell = cell
        self.name = circuit.names[cell]
        self.stretch = stretch
        self.back = float(circuit.back[cell] - stretch.laid.offset)
        self.front = float(circuit.front[cell] - stretch.laid.offset)
        self.left = across(circuit.low[cell])
        self.right = across(circuit.high[cell])
        middle = (self.back + self.front) / 2
        self.at = stretch.at(middle, (self.left + self.right) / 2)
        self.heading = stretch.heading(middle)
        offset = (self.left + self.right) / 2
        self.length = distance(stretch.at(self.back, offset), stretch.at(self.front, offset))

    def outline(self, inset: float = 0.0) -> list[Point]:
        there = self.stretch.border(self.back, self.front, self.left + inset)
        return there + self.stretch.border(self.front, self.back, self.right - inset)

    def beside(self, left: bool) -> Point:
        """Where a car stands on the verge next to this space."""
        offset = -HALF - 17 if left else HALF + 17
        return self.stretch.at((self.back + self.front) / 2, offset)


class Layout:
    """A whole circuit."""

    def __init__(self, circuit: Circuit) -> None:
        self.circuit = circuit
        self.stretches = [Stretch(laid) for laid in circuit.laid]
        self.spots = [
            Spot(circuit, cell, self.stretches[circuit.tile[cell]]) for cell in range(len(circuit.names))
        ]
        self.pit = self._pit()

    def _pit(self) -> Point:
        """The hex of the pit tile: where the circuit puts it, else the free one with most tiles round it."""
        if self.circuit.pit is not None:
            return hex_centre(*self.circuit.pit)
        taken = {(laid.q, laid.r) for laid in self.circuit.laid}
        around: dict[tuple[int, int], int] = {}
        for q, r in sorted(taken):
            for dq, dr in DIRECTIONS:
                if (q + dq, r + dr) not in taken:
                    around[q + dq, r + dr] = around.get((q + dq, r + dr), 0) + 1
        start = self.stretches[0].centre
        best = min(around, key=lambda place: (-around[place], distance(hex_centre(*place), start), place))
        return hex_centre(*best)

    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of all hexes."""
        corners = [point for stretch in self.stretches for point in hexagon(stretch.centre)] + hexagon(
            self.pit
        )
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        return min(xs), min(ys), max(xs), max(ys)

    def quiet_corner(self, stretch: Stretch) -> Point:
        """A place within the hex as far from its road as can be, for what is printed beside the road."""
        places = [
            forward(stretch.centre, 60.0 * turn + lean, APOTHEM * 0.8)
            for turn in range(6)
            for lean in (0, 30)
        ]
        return max(places, key=lambda place: min(distance(place, point) for point in stretch.points))


def across(sixths: int) -> float:
    """Sixths of road width as an offset from the middle."""
    return (sixths / WIDTH * 2 - 1) * HALF


def hex_centre(q: int, r: int) -> Point:
    (ax, ay), (bx, by) = direction(0), direction(60)
    return 2 * APOTHEM * (q * ax + r * bx), 2 * APOTHEM * (q * ay + r * by)


def hexagon(centre: Point, size: float = 1.0) -> list[Point]:
    side = APOTHEM / math.cos(math.radians(30)) * size
    return [forward(centre, 30 + 60 * turn, side) for turn in range(6)]


def _curve(laid: Laid, centre: Point) -> Callable[[float], Point]:
    """The middle of the road, from 0 at the entry to 1 at the exit."""
    start_heading = 60.0 * laid.heading
    end_heading = start_heading + 60.0 * laid.turn
    start = forward(centre, start_heading + 180, APOTHEM)
    end = forward(centre, end_heading, APOTHEM)
    if laid.turn == 0:
        capped = any([space.cap != NO_CAP for space in laid.tile.spaces])
        swing = (KINK if laid.inside_left else -KINK) if capped and laid.tile.inside else 0.0

        def kinked(share: float) -> Point:
            middle = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
            return aside(middle, start_heading, swing * (1 - math.cos(2 * math.pi * share)) / 2)

        return kinked
    if abs(laid.turn) == 2:
        side = 1 if laid.turn > 0 else -1
        pivot = forward(centre, start_heading + 180 - 30 * side, APOTHEM / math.cos(math.radians(30)))
        radius = distance(pivot, start)
        first_angle = heading_of(pivot, start)
        swing_out = SWING.get(laid.tile.stations, WIDEST_SWING)

        def hairpin(share: float) -> Point:
            out = radius + swing_out * math.sin(math.pi * share) ** 2
            return forward(pivot, first_angle + 120 * side * share, out)

        return hairpin
    first = forward(start, start_heading, APOTHEM * 0.62)
    second = forward(end, end_heading + 180, APOTHEM * 0.62)

    def bent(share: float) -> Point:
        rest = 1 - share
        weights = rest**3, 3 * rest**2 * share, 3 * rest * share**2, share**3
        knots = start, first, second, end
        return (
            sum([weight * knot[0] for weight, knot in zip(weights, knots, strict=True)]),
            sum([weight * knot[1] for weight, knot in zip(weights, knots, strict=True)]),
        )

    return bent


def _even(curve: Callable[[float], Point], count: int) -> tuple[list[Point], list[float]]:
    """Points at equal distances along a curve, with the heading at each."""
    dense = [curve(n / 240) for n in range(241)]
    lengths = [0.0]
    for before, after in pairwise(dense):
        lengths.append(lengths[-1] + distance(before, after))
    points: list[Point] = []
    headings: list[float] = []
    index = 0
    for n in range(count + 1):
        goal = lengths[-1] * n / count
        while index < len(dense) - 2 and lengths[index + 1] < goal:
            index += 1
        share = (goal - lengths[index]) / (lengths[index + 1] - lengths[index])
        a, b = dense[index], dense[index + 1]
        points.append((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))
        headings.append(heading_of(a, b))
    return points, headings
