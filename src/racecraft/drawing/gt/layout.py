"""Where everything of a circuit of Rallyman: GT lies: hexagons, one road through them, spaces, free places.

The tile file says what is printed in lanes and stations; this module gives it a shape. Every tile is a course
of straight lines and arcs from one edge of its hexagon to another, square to both, so tiles join without a
seam whatever they are and however they are turned.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

from racecraft.drawing.geometry import Point, aside, direction, distance, forward, line_to, move_to
from racecraft.drawing.svg import number
from racecraft.games.gt.board import Circuit
from racecraft.games.gt.laying import DIRECTIONS, Laid
from racecraft.games.gt.tiles import NO_CAP, WIDTH, Tile

PITCH = 320.0
"""From the centre of a hexagon to that of the next, and from edge to edge."""
CORNER = PITCH / math.sqrt(3)
"""From the centre of a hexagon to its corners; an edge is as long."""
HALF = 52.0
"""From the centre of the road to its edge."""
SIXTH = 2 * HALF / WIDTH
LEFT, RIGHT = -1, 1

TIGHTEST = 0.205 * PITCH
"""The radius of the closest bend; the road's inner edge needs room."""


@dataclass(frozen=True)
class Piece:
    """A straight line or an arc of the road's centre line."""

    start: Point
    heading: float
    length: float
    bend: float
    """Degrees by which the heading turns over the whole piece; positive to the right."""

    @property
    def radius(self) -> float:
        return self.length / math.radians(abs(self.bend))

    def pose(self, way: float) -> tuple[Point, float]:
        """Point and heading after some way along the piece."""
        if self.bend == 0:
            return forward(self.start, self.heading, way), self.heading
        turned = self.bend * way / self.length
        side = math.copysign(self.radius, self.bend)
        centre = aside(self.start, self.heading, side)
        return aside(centre, self.heading + turned, -side), self.heading + turned


class Course:
    """A line of pieces, measured from its start; on a closed one ways beyond the end begin again."""

    def __init__(self, pieces: list[Piece], closed: bool = True) -> None:
        self.pieces = pieces
        self.closed = closed
        self.starts = [0.0]
        for piece in pieces:
            self.starts.append(self.starts[-1] + piece.length)
        self.length = self.starts[-1]

    def index(self, way: float) -> int:
        """The piece on which a way from the start ends."""
        low, high = 0, len(self.pieces) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if self.starts[middle] <= way:
                low = middle
            else:
                high = middle - 1
        return low

    def pose(self, way: float) -> tuple[Point, float]:
        way %= self.length
        index = self.index(way)
        return self.pieces[index].pose(way - self.starts[index])

    def at(self, way: float, offset: float) -> Point:
        point, heading = self.pose(way)
        return aside(point, heading, offset)

    def heading(self, way: float) -> float:
        return self.pose(way)[1] % 360

    def bend(self, way: float) -> float:
        """Degrees a unit of length by which the road turns there."""
        piece = self.pieces[self.index(way % self.length)]
        return piece.bend / piece.length

    def edge(self, first: float, last: float, offset: float) -> str:
        """The path on along an offset line from one way to another, backwards if `last` lies before."""
        back = last < first
        low, high = (last, first) if back else (first, last)
        cuts = [low]
        laps = math.floor(low / self.length) * self.length
        while laps < high:
            cuts += [laps + start for start in self.starts[:-1] if low + 1e-6 < laps + start < high - 1e-6]
            laps += self.length
        cuts.append(high)
        spans = list(pairwise(cuts))
        parts = []
        for begin, end in reversed(spans) if back else spans:
            piece = self.pieces[self.index((begin + end) / 2 % self.length)]
            target = self.at(begin if back else end - 1e-7, offset)
            if piece.bend == 0:
                parts.append(line_to(target))
                continue
            side = math.copysign(1, piece.bend)
            radius = number(piece.radius - side * offset)
            sweep = int((side > 0) != back)
            large = int(abs(piece.bend) * (end - begin) / piece.length > 180)
            parts.append(f"A{radius} {radius} 0 {large} {sweep} {number(target[0])} {number(target[1])}")
        return "".join(parts)

    def line(self, first: float, last: float, offset: float) -> str:
        return move_to(self.at(first, offset)) + self.edge(first, last, offset)

    def outline(self, offset: float) -> str:
        """The whole course at an offset."""
        return self.line(0, self.length, offset) + ("Z" if self.closed else "")

    def band(self, left: float, right: float) -> str:
        """All that lies between two offsets, to be filled by the even-odd rule."""
        if self.closed:
            return self.outline(right) + self.outline(left)
        return self.patch(0, self.length, left, right)

    def patch(self, first: float, last: float, left: float, right: float) -> str:
        """The part of the road between two ways and two offsets."""
        return (
            self.line(first, last, left)
            + line_to(self.at(last - 1e-7, right))
            + self.edge(last, first, right)
            + "Z"
        )


# --- The shape of a tile ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Shape:
    """How the road runs through a tile, from edge D on: lengths and turns, and where its stations lie."""

    steps: list[tuple[float, float]]
    stations: list[float]


def turn_of(tile: Tile) -> int:
    """Sixths of a full turn from edge D to the other open edge; positive to the right."""
    return (tile.exit + 2) % 6 - 2


def shape_of(tile: Tile) -> Shape:
    """A tile without a limit is a straight or one wide arc. One with a limit swings out before its corner:
    the lower the limit and the longer the legs, the farther. Its stations lie half way between where the
    arcs meet and equal lengths, so that no space is too small to stand on."""
    turn = turn_of(tile)
    capped = [space for space in tile.spaces if space.cap != NO_CAP]
    first = min([space.back for space in capped], default=0)
    last = max([space.front for space in capped], default=tile.stations)
    legs = min(first, tile.stations - last)
    if not capped or (turn != 0 and legs == 0):
        return _plain(turn, tile.stations)
    side = math.copysign(1, turn) if turn else (-1 if tile.inside == "left" else 1)
    cap = min([space.cap for space in capped])
    steps = _swung(abs(turn), cap, legs, side)
    lengths = [length for length, _ in steps]
    total, entry, corner = sum(lengths), sum(lengths[:2]), lengths[2]
    stations = []
    for station in range(tile.stations + 1):
        if station <= first:
            bent = entry * station / max(first, 1)
        elif station <= last:
            bent = entry + corner * (station - first) / (last - first)
        else:
            bent = total - entry * (tile.stations - station) / (tile.stations - last)
        even = total * station / tile.stations
        stations.append((bent + even) / 2 if 0 < station < tile.stations else even)
    return Shape(steps, stations)


def _plain(turn: int, stations: int) -> Shape:
    if turn == 0:
        length = PITCH
    else:
        radius = PITCH / 2 / math.tan(math.radians(30 * abs(turn)))
        length = radius * math.radians(60 * abs(turn))
    return Shape([(length, 60.0 * turn)], [length * station / stations for station in range(stations + 1)])


def _swung(turn: int, cap: int, legs: int, side: float) -> list[tuple[float, float]]:
    """A line, an arc outwards, the corner inwards, and the same back: together they reach from edge to edge.

    The swing and the two radii are chosen; the length of the line follows from them, since half way the road
    must cross the bisector of the hexagon at a right angle.
    """
    if turn == 0:
        swing, out, corner = (56.0 if legs > 1 else 48.0, 0.24, 0.23) if cap < 3 else (34.0, 0.30, 0.30)
    elif turn == 1:
        swing, out, corner = {1: (24.0, 0.3, 0.22), 2: (22.0, 0.34, 0.24), 3: (16.0, 0.36, 0.32)}.get(
            cap, (7.0, 0.5, 0.5)
        )
    else:
        swing, out, corner = (38.0, 0.30, 0.205) if legs > 1 else (28.0, 0.25, 0.205)
    axis = 30.0 * turn
    out, corner = out * PITCH, max(corner * PITCH, TIGHTEST)
    ahead = _along(0.0, -swing, out, axis) + _along(-swing, swing + axis, corner, axis)
    straight = (PITCH / 2 * math.cos(math.radians(axis)) - ahead) / math.cos(math.radians(axis))
    while straight < 0:
        out *= 0.94
        swing *= 0.97
        ahead = _along(0.0, -swing, out, axis) + _along(-swing, swing + axis, corner, axis)
        straight = (PITCH / 2 * math.cos(math.radians(axis)) - ahead) / math.cos(math.radians(axis))
    leg, bend = math.radians(swing) * out, 2 * (swing + axis)
    return [
        (straight, 0.0),
        (leg, -side * swing),
        (math.radians(bend) * corner, side * bend),
        (leg, -side * swing),
        (straight, 0.0),
    ]


def _along(heading: float, bend: float, radius: float, axis: float) -> float:
    """How far an arc leads in the direction of the axis."""
    middle = heading + bend / 2
    chord = 2 * radius * math.sin(math.radians(abs(bend) / 2))
    return chord * math.cos(math.radians(middle - axis))


# --- A circuit laid out -------------------------------------------------------------------------------------


def hexagon(q: int, r: int) -> Point:
    """The centre of a hexagon."""
    return PITCH * (q + r / 2), PITCH * r * math.sqrt(3) / 2


def hexagon_at(point: Point) -> tuple[int, int]:
    """The hexagon on which a point lies."""
    r = point[1] / (PITCH * math.sqrt(3) / 2)
    q = point[0] / PITCH - r / 2
    near_q, near_r, near_s = round(q), round(r), round(-q - r)
    off_q, off_r, off_s = abs(near_q - q), abs(near_r - r), abs(near_s + q + r)
    if off_q > off_r and off_q > off_s:
        near_q = -near_r - near_s
    elif off_r > off_s:
        near_r = -near_q - near_s
    return near_q, near_r


def hexagon_corners(centre: Point, reach: float = CORNER) -> list[Point]:
    return [forward(centre, 30 + 60 * corner, reach) for corner in range(6)]


def inside_hexagon(centre: Point, point: Point) -> float:
    """How far a point lies from the nearest edge of a hexagon; negative outside."""
    x, y = point[0] - centre[0], point[1] - centre[1]
    reach = 0.0
    for edge in range(3):
        dx, dy = direction(60 * edge)
        reach = max(reach, abs(x * dx + y * dy))
    return PITCH / 2 - reach


@dataclass
class Space:
    """A space as drawn."""

    cell: int
    id: str
    first: float
    last: float
    """The ways along the course where it begins and ends."""
    left: float
    right: float
    """Offsets of its sides."""
    at: Point
    heading: float
    length: float
    outline: str

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def offset(self) -> float:
        return (self.left + self.right) / 2


class Layout:
    """A circuit in the plane, or a part of one that is not closed."""

    def __init__(self, circuit: Circuit, closed: bool = True) -> None:
        self.circuit = circuit
        self.centres = [hexagon(laid.q, laid.r) for laid in circuit.laid]
        pieces: list[Piece] = []
        self.ways: list[float] = []
        """How far along the course each station of the lap lies; the last is the whole length."""
        way = 0.0
        for laid, centre in zip(circuit.laid, self.centres, strict=True):
            steps, stations = _driven(laid)
            point, heading = forward(centre, 60 * laid.heading, -PITCH / 2), 60.0 * laid.heading
            self.ways += [way + station for station in stations[:-1]]
            for length, bend in steps:
                if length > 1e-6:
                    pieces.append(Piece(point, heading, length, bend))
                    point, heading = pieces[-1].pose(length)
                    way += length
        self.course = Course(pieces, closed)
        self.ways.append(self.course.length)
        self.spaces = [self._space(cell) for cell in range(len(circuit.names))]
        self.pit = self._pit()

    def _space(self, cell: int) -> Space:
        circuit, course = self.circuit, self.course
        first, last = self.ways[circuit.back[cell]], self.ways[circuit.front[cell]]
        left, right = offset_of(int(circuit.low[cell])), offset_of(int(circuit.high[cell]))
        middle = (first + last) / 2
        length = sum(
            [
                distance(
                    course.at(first + (last - first) * step / 8, (left + right) / 2),
                    course.at(first + (last - first) * (step + 1) / 8 - 1e-7, (left + right) / 2),
                )
                for step in range(8)
            ]
        )
        return Space(
            cell,
            circuit.names[cell],
            first,
            last,
            left,
            right,
            course.at(middle, (left + right) / 2),
            course.heading(middle),
            length,
            course.patch(first, last, left, right),
        )

    def spot(self, space: Space, share: float) -> tuple[Point, float]:
        """Place and heading in the middle of a space, at a share of its length."""
        way = space.first + (space.last - space.first) * share
        return self.course.at(way, space.offset), self.course.heading(way)

    def _pit(self) -> Point:
        """Where the pit tile lies: as the circuit says, else on the free hexagon beside it that keeps the
        picture smallest, the nearest to the start line among equals."""
        circuit = self.circuit
        if circuit.pit is not None:
            return hexagon(*circuit.pit)
        taken = {(laid.q, laid.r) for laid in circuit.laid}
        free = {(q + dq, r + dr) for q, r in taken for dq, dr in DIRECTIONS} - taken
        start = self.course.pose(self.ways[circuit.line])[0]

        def rank(place: tuple[int, int]) -> tuple[int, float, tuple[int, int]]:
            at = hexagon(*place)
            left, top, right, bottom = _box([*self.centres, at])
            return round((right - left) * (bottom - top)), round(distance(at, start)), place

        return hexagon(*min(free, key=rank))

    def bounds(self) -> tuple[float, float, float, float]:
        """The box round all tiles: left, top, right, bottom."""
        return _box([*self.centres, self.pit])


def tile_layout(tile: Tile) -> Layout:
    """A tile on its own, driven from edge D; its spaces are called `112a#5`."""
    circuit = Circuit(tile.name, {})
    circuit.laid = [Laid(tile, 0, 0, 0)]
    circuit.length = tile.stations
    circuit.line = tile.line
    for cell, space in enumerate(tile.spaces):
        circuit.names.append(f"{tile.name}#{space.id}")
        circuit.number[circuit.names[-1]] = cell
        circuit.tile.append(0)
        circuit.danger.append(tile.danger)
        circuit.cap.append(space.cap)
        circuit.hazard.append(space.hazard)
        circuit.back.append(space.back)
        circuit.front.append(space.front)
        circuit.low.append(space.low)
        circuit.high.append(space.high)
        if space.grid_row > 0:
            circuit.grid.append(cell)
    return Layout(circuit, closed=False)


def _box(centres: list[Point]) -> tuple[float, float, float, float]:
    xs, ys = [x for x, _ in centres], [y for _, y in centres]
    return min(xs) - PITCH / 2, min(ys) - CORNER, max(xs) + PITCH / 2, max(ys) + CORNER


def offset_of(sixth: float) -> float:
    return (sixth - WIDTH / 2) * SIXTH


def _driven(laid: Laid) -> tuple[list[tuple[float, float]], list[float]]:
    """The shape of a tile in the direction in which it is driven."""
    shape = shape_of(laid.tile)
    if not laid.reverse:
        return shape.steps, shape.stations
    total = shape.stations[-1]
    return (
        [(length, -bend) for length, bend in reversed(shape.steps)],
        [total - station for station in reversed(shape.stations)],
    )
