"""The country of a Rallyman board: woods, rocks, earth, water and villages, where the board has them.

What lies beside a space is what its verge says; farther off the painted areas of the board decide. The ground
is looked up on a fine grid, and each kind of it is drawn as one shape with soft shores.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from racecraft.drawing import scenery
from racecraft.drawing.geometry import Point, distance
from racecraft.drawing.icons import icon_id
from racecraft.drawing.rallyman.layout import CUT_DEPTH, HALF, SCALE, Course
from racecraft.drawing.scenery import chance
from racecraft.drawing.svg import Element, group, number, path, shorten, use
from racecraft.games.rallyman.board import Area

Lay = Callable[[Point], Point]
"""From the coordinates of a board to those of a picture."""

STEP = 10.0
"""Between the nodes of the grid."""
BEYOND = 4
"""Nodes looked up on every side beyond the board, so that its edge cuts shapes clean."""
REACH = 92.0
"""How far from its centre a road says what the ground is."""
SHOULDER = 8.0
HOUSES_APART = 31.0

GRASS, DIRT, FOREST, ROCKS, WATER, VILLAGE = "grass", "dirt", "forest", "rocks", "water", "village"
PAINTED = [DIRT, FOREST, ROCKS, VILLAGE, WATER]
"""What is painted over the grass, from below."""

ICONS = ["wood-1", "wood-2", "fir", "tuft", "house", "stone-1", "stone-2", "pebbles", "wave"]
SNOW_ICONS = ["snow-tree", "snow-fir", "snow-tuft", "snow-house", "snow-stone-1", "snow-stone-2", "ice-crack"]

STYLE = {
    ".tuft": scenery.STYLE[".tuft"],
    ".floor-grass": "fill:$ground",
    ".floor-dirt": "fill:$earth",
    ".floor-forest": "fill:$forest",
    ".floor-rocks": "fill:$scree",
    ".floor-village": "fill:$yard",
    ".floor-water": "fill:$water;stroke:$bank;stroke-width:9;paint-order:stroke",
    ".snow .floor-grass": "fill:$snow",
    ".snow .floor-dirt": "fill:$snow-earth",
    ".snow .floor-forest": "fill:$snow-forest",
    ".snow .floor-rocks": "fill:$snow-scree",
    ".snow .floor-village": "fill:$snow-yard",
    ".snow .floor-water": "fill:$ice;stroke:$snow-line;stroke-opacity:.35;stroke-width:5",
}


class Panel:
    """A rectangle on the ground that nothing grows on, by its middle and size."""

    def __init__(self, at: Point, wide: float, high: float) -> None:
        self.at = at
        self.wide = wide
        self.high = high

    def covers(self, point: Point, room: float) -> bool:
        across, down = abs(point[0] - self.at[0]), abs(point[1] - self.at[1])
        return across < self.wide / 2 + room and down < self.high / 2 + room


class Terrain:
    """The ground of one board, or of the country round a strip, in units of the picture."""

    def __init__(
        self, width: float, height: float, rest: str, areas: list[Area], courses: list[Course], seed: int
    ) -> None:
        self.width, self.height, self.seed = width, height, seed
        self.columns = round(width / STEP) + 2 * BEYOND + 1
        self.rows = round(height / STEP) + 2 * BEYOND + 1
        size = self.columns * self.rows
        self.room = [math.inf] * size
        """How far each node is from the centre of the nearest road."""
        self.kind = [""] * size
        self.taken: list[tuple[Point, float]] = []
        for course in courses:
            self.stamp(course)
        for index in range(size):
            if not self.kind[index]:
                self.kind[index] = _painted(self.node(index), rest, areas)

    def node(self, index: int) -> Point:
        return (index % self.columns - BEYOND) * STEP, (index // self.columns - BEYOND) * STEP

    def nearest(self, point: Point) -> int:
        column = min(max(round(point[0] / STEP) + BEYOND, 0), self.columns - 1)
        row = min(max(round(point[1] / STEP) + BEYOND, 0), self.rows - 1)
        return row * self.columns + column

    def stamp(self, course: Course) -> None:
        """The verges of a road, each node by the space that is nearest to it."""
        for index, space in enumerate(course.spaces):
            samples = max(2, round(course.span(index) / 14))
            for sample in range(samples):
                at, heading = course.at(index, (sample + 0.5) / samples)
                self.stamp_at(at, heading, space.verge)
            if space.cut:
                for share in (0.2, 0.5, 0.8):
                    self.taken.append((course.chord(index, share, CUT_DEPTH * 0.4), 22.0))

    def stamp_at(self, at: Point, heading: float, verge: list[str]) -> None:
        across = math.cos(math.radians(heading)), math.sin(math.radians(heading))
        left = max(0, math.ceil((at[0] - REACH) / STEP) + BEYOND)
        right = min(self.columns - 1, math.floor((at[0] + REACH) / STEP) + BEYOND)
        top = max(0, math.ceil((at[1] - REACH) / STEP) + BEYOND)
        bottom = min(self.rows - 1, math.floor((at[1] + REACH) / STEP) + BEYOND)
        for row in range(top, bottom + 1):
            y = (row - BEYOND) * STEP - at[1]
            for column in range(left, right + 1):
                x = (column - BEYOND) * STEP - at[0]
                gap = math.hypot(x, y)
                index = row * self.columns + column
                if gap < REACH and gap < self.room[index]:
                    self.room[index] = gap
                    self.kind[index] = verge[1 if across[0] * y - across[1] * x > 0 else 0]

    def free(self, point: Point, radius: float) -> bool:
        if self.room[self.nearest(point)] < HALF + SHOULDER + radius:
            return False
        return all([distance(point, at) >= size + radius for at, size in self.taken])

    def at(self, point: Point) -> str:
        return self.kind[self.nearest(point)]

    def roomiest(self, wide: float, high: float) -> Panel:
        """The place for a panel of this size that lies farthest from the roads, or nearly."""
        best: Point = (self.width / 2, self.height / 2)
        most = -math.inf
        spots = [(-1, -1), (0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]
        for row in range(0, self.rows, 2):
            for column in range(0, self.columns, 2):
                x, y = self.node(row * self.columns + column)
                edge = min(x - wide / 2, y - high / 2, self.width - x - wide / 2, self.height - y - high / 2)
                if edge < 14:
                    continue
                corners = [(x + across * wide / 2, y + down * high / 2) for across, down in spots]
                room = min([min(self.room[self.nearest(corner)], 160.0) for corner in corners])
                gap = min([distance((x, y), at) - size - wide / 2 for at, size in self.taken], default=99.0)
                if min(room, gap + 60) > most:
                    best, most = (x, y), min(room, gap + 60)
        return Panel(best, wide, high)

    def shapes(self, lay: Lay, coarse: int = 1) -> list[Element]:
        """A shape for every kind of ground on the board."""
        found = []
        for kind in PAINTED:
            loops = self.outlines(kind)
            if loops:
                found.append(
                    path(
                        shorten("".join([_shore(loop, lay, coarse) for loop in loops]), 0),
                        f"floor-{kind}",
                        fill_rule="evenodd",
                        data_terrain=kind,
                    )
                )
        return found

    def outlines(self, kind: str) -> list[list[Point]]:
        """Round all nodes of a kind, along the middle between them and the others; holes too."""
        step_from: dict[tuple[int, int], list[tuple[int, int]]] = {}
        for row in range(self.rows):
            for column in range(self.columns):
                if self.kind[row * self.columns + column] != kind:
                    continue
                for across, down, start, end in _SIDES:
                    beside, below = column + across, row + down
                    inside = 0 <= beside < self.columns and 0 <= below < self.rows
                    if not inside or self.kind[below * self.columns + beside] != kind:
                        begin = column + start[0], row + start[1]
                        step_from.setdefault(begin, []).append((column + end[0], row + end[1]))
        loops = []
        while step_from:
            first = min(step_from)
            loop = [first]
            here = first
            while True:
                ways = step_from[here]
                on = ways.pop()
                if not ways:
                    del step_from[here]
                if on == first:
                    break
                loop.append(on)
                here = on
            if len(loop) > 10:
                half = BEYOND + 0.5
                loops.append([((x - half) * STEP, (y - half) * STEP) for x, y in loop])
        return loops

    def plants(self, lay: Lay, snow: bool, size: float = 1.0, panel: Panel | None = None) -> Element:
        """Trees, stones, houses and tufts of grass, each standing upright however the board is turned.

        They keep clear of a panel, if there is one.
        """
        spacing = 25.0 * size
        drawn: list[tuple[float, Element]] = []
        houses: list[Point] = []
        for row in range(int(self.height / spacing) + 1):
            for column in range(int(self.width / spacing) + 1):
                x = (column + 0.1 + 0.8 * chance(column, row, 1, self.seed)) * spacing
                y = (row + 0.1 + 0.8 * chance(column, row, 2, self.seed)) * spacing
                kind = self.at((x, y))
                found = _plant(
                    kind, chance(column, row, 3, self.seed), chance(column, row, 4, self.seed), snow
                )
                if found is None:
                    continue
                name, radius = found
                edge = radius * 1.15
                if panel is not None and panel.covers((x, y), radius + 3):
                    continue
                if not (edge < x < self.width - edge and edge < y < self.height - edge):
                    continue
                if self.free((x, y), radius * (size if size < 1.5 else size * 0.8)) and self.alike(
                    (x, y), kind, radius
                ):
                    if kind == VILLAGE:
                        if any([distance((x, y), house) < HOUSES_APART * size for house in houses]):
                            continue
                        houses.append((x, y))
                    left, top = lay((x, y))
                    drawn.append((top, use(icon_id(name), round(left / size), round(top / size))))
        drawn.sort(key=lambda item: item[0])
        larger = None if size == 1.0 else f"scale({number(size, 2)})"
        return group("plants", *[plant for _, plant in drawn], transform=larger)

    def alike(self, point: Point, kind: str, radius: float) -> bool:
        """Water and houses keep to ground of their own kind, all round."""
        if kind not in (WATER, VILLAGE):
            return True
        x, y = point
        return all(
            [
                self.at((x + across, y + down)) == kind
                for across, down in ((-radius, 0), (radius, 0), (0, -radius), (0, radius))
            ]
        )


_SIDES = [
    (0, -1, (0, 0), (1, 0)),
    (1, 0, (1, 0), (1, 1)),
    (0, 1, (1, 1), (0, 1)),
    (-1, 0, (0, 1), (0, 0)),
]


def _painted(at: Point, rest: str, areas: list[Area]) -> str:
    """The last area that covers a point, its edge a little uneven."""
    for area in reversed(areas):
        x, y = at[0] / SCALE - area.cx, at[1] / SCALE - area.cy
        if abs(x) > area.rx * 1.15 or abs(y) > area.ry * 1.15:
            continue
        angle = math.atan2(y, x)
        wave = 1 + 0.07 * math.sin(3 * angle + area.cx) + 0.05 * math.sin(5 * angle + area.cy)
        if (x / area.rx) ** 2 + (y / area.ry) ** 2 <= wave * wave:
            return area.terrain
    return rest


def _shore(loop: list[Point], lay: Lay, coarse: int) -> str:
    """A loop along the grid as a smooth closed line."""
    count = len(loop)
    reach = 3
    soft = [
        (
            sum([loop[(index + step) % count][0] for step in range(-reach, reach + 1)]) / (2 * reach + 1),
            sum([loop[(index + step) % count][1] for step in range(-reach, reach + 1)]) / (2 * reach + 1),
        )
        for index in range(0, count, 2 * coarse)
    ]
    laid = [lay(point) for point in soft]
    middles = [
        ((here[0] + after[0]) / 2, (here[1] + after[1]) / 2)
        for here, after in zip(laid, [*laid[1:], laid[0]], strict=True)
    ]
    parts = [f"M{_whole(middles[-1])}"]
    parts += [f"Q{_whole(point)} {_whole(middle)}" for point, middle in zip(laid, middles, strict=True)]
    return "".join(parts) + "Z"


def _whole(point: Point) -> str:
    return f"{number(point[0], 0)} {number(point[1], 0)}"


def _plant(kind: str, roll: float, other: float, snow: bool) -> tuple[str, float] | None:
    """What grows or stands on a kind of ground, and how much room it needs."""
    name: str | None = None
    radius = 10.0
    if kind == FOREST:
        if roll < 0.62:
            name, radius = "fir", 8.0
        elif roll < 0.9:
            name, radius = ("wood-2", 10.0) if other < 0.4 else ("wood-1", 8.0)
    elif kind == ROCKS:
        if roll < 0.5:
            name, radius = ("stone-1", 9.0) if other < 0.5 else ("stone-2", 8.0)
    elif kind == DIRT:
        if roll < 0.3:
            name, radius = "pebbles", 6.0
    elif kind == WATER:
        if roll < 0.2:
            name, radius = "wave", 14.0
    elif kind == VILLAGE:
        if roll < 0.75:
            name, radius = "house", 13.0
        elif roll < 0.9:
            name, radius = "wood-1", 8.0
    elif roll < 0.1:
        name, radius = "tuft", 5.0
    elif roll > 0.985:
        name, radius = "wood-1", 8.0
    if name is None:
        return None
    return (_IN_SNOW.get(name, name) if snow else name), radius


_IN_SNOW = {
    "fir": "snow-fir",
    "wood-1": "snow-tree",
    "wood-2": "snow-tree",
    "stone-1": "snow-stone-1",
    "stone-2": "snow-stone-2",
    "pebbles": "snow-tuft",
    "tuft": "snow-tuft",
    "house": "snow-house",
    "wave": "ice-crack",
}
