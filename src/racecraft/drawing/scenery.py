"""The country round a track: rivers under the bridges, a lake, fields, villages, woods. Only decoration.

Everything is found from the free ground alone, by the same steps every time, so a board always looks the same
and any board has a landscape. Things keep clear of what is built.
"""

from __future__ import annotations

import heapq
import math
from collections.abc import Sequence

from racecraft.drawing.geometry import Point, aside, blob, distance, forward, smooth, soften
from racecraft.drawing.icons import icon_id
from racecraft.drawing.painter import layer
from racecraft.drawing.svg import Element, circle, element, group, path, place, rect, use

STYLE = {
    ".meadow": "fill:$meadow",
    ".wheat": "fill:$wheat",
    ".wheat-bale": "fill:$wheat;stroke:$furrow;stroke-width:1",
    ".bale": "fill:none;stroke:$furrow;stroke-width:1.2",
    ".furrow": "fill:none;stroke:$furrow;stroke-width:2.5;stroke-linecap:round;opacity:.8",
    ".tuft": "fill:none;stroke:$leaf;stroke-width:1.4;stroke-linecap:round;opacity:.75",
    ".river-bank": "fill:none;stroke:$bank;stroke-width:38;stroke-linecap:round;stroke-linejoin:round",
    ".river": "fill:none;stroke:$water;stroke-width:26;stroke-linecap:round;stroke-linejoin:round",
    ".river-shine": "fill:none;stroke:$shine;stroke-width:2;stroke-linecap:round;stroke-dasharray:16 34",
    ".lake-bank": "fill:$water;stroke:$bank;stroke-width:12",
    ".lake": "fill:$water",
    ".sail": "fill:$kerb-pale",
    ".hull": "fill:$wood-dark",
    ".stand": "fill:$apron;stroke:$faint;stroke-width:1",
    ".stand-roof": "fill:$roof",
    ".stand-step": "fill:none;stroke:$faint;stroke-width:.8",
    ".crowd-1": "fill:$roof",
    ".crowd-2": "fill:$sign",
    ".crowd-3": "fill:$flower",
    ".crowd-4": "fill:$wall",
    ".crowd-5": "fill:$leaf-dark",
}

ICONS = ["wood-1", "wood-2", "fir", "tuft", "house", "hay"]
RIVER_ROOM = 8.0
MOST_NODES = 3600


def chance(*whole: int) -> float:
    """A number from 0 to 1 that depends on nothing but its arguments: variety without randomness."""
    mixed = 2166136261
    for value in whole:
        mixed = ((mixed ^ (value & 0xFFFFFFFF)) * 16777619) & 0xFFFFFFFF
        mixed ^= mixed >> 15
    mixed = (mixed * 2246822519) & 0xFFFFFFFF
    return ((mixed ^ (mixed >> 13)) & 0xFFFF) / 0xFFFF


class Land:
    """The ground of a picture as a grid, each node knowing how far it is from the nearest thing built."""

    def __init__(self, left: float, top: float, right: float, bottom: float) -> None:
        self.left, self.top, self.right, self.bottom = left, top, right, bottom
        width, height = right - left, bottom - top
        self.step = max(20.0, math.sqrt(width * height / MOST_NODES))
        self.columns = int(width / self.step) + 1
        self.lines = int(height / self.step) + 1
        self.sight = max(180.0, 8 * self.step)
        """Distances are not computed beyond this."""
        self.room = [self.sight] * (self.columns * self.lines)
        """How far each node is from the nearest thing built."""
        self.dry = list(self.room)
        """The same, ways that a river may pass under left aside."""
        self.discs: list[tuple[Point, float]] = []

    def node(self, index: int) -> Point:
        return self.left + index % self.columns * self.step, self.top + index // self.columns * self.step

    def nearest(self, point: Point) -> int:
        column = min(max(round((point[0] - self.left) / self.step), 0), self.columns - 1)
        line = min(max(round((point[1] - self.top) / self.step), 0), self.lines - 1)
        return line * self.columns + column

    def build(self, at: Point, radius: float, passable: bool = False) -> None:
        """Takes a disc of ground."""
        self.discs.append((at, radius))
        reach = self.sight + radius
        first = max(0, math.ceil((at[0] - reach - self.left) / self.step))
        last = min(self.columns - 1, math.floor((at[0] + reach - self.left) / self.step))
        for line in range(
            max(0, math.ceil((at[1] - reach - self.top) / self.step)),
            min(self.lines - 1, math.floor((at[1] + reach - self.top) / self.step)) + 1,
        ):
            down = self.top + line * self.step - at[1]
            for column in range(first, last + 1):
                gap = math.hypot(self.left + column * self.step - at[0], down) - radius
                index = line * self.columns + column
                if gap < self.room[index]:
                    self.room[index] = gap
                if not passable and gap < self.dry[index]:
                    self.dry[index] = gap

    def free(self, at: Point, radius: float) -> bool:
        """Whether a disc lies on free ground within the picture."""
        x, y = at
        if not (
            self.left + radius < x < self.right - radius and self.top + radius < y < self.bottom - radius
        ):
            return False
        if self.room[self.nearest(at)] < radius - self.step:
            return False
        return all([math.hypot(x - disc[0], y - disc[1]) >= size + radius for disc, size in self.discs])

    def roomiest(self) -> tuple[Point, float]:
        """The free place with the most ground round it, the picture's edge counted as built."""
        best, most = 0, -math.inf
        for index, room in enumerate(self.room):
            x, y = self.node(index)
            reach = min(room, x - self.left, self.right - x, y - self.top, self.bottom - y)
            if reach > most:
                best, most = index, reach
        return self.node(best), most

    def neighbours(self, index: int) -> list[tuple[int, float]]:
        column, line = index % self.columns, index // self.columns
        found = []
        for across, down in ((-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1)):
            if 0 <= column + across < self.columns and 0 <= line + down < self.lines:
                found.append((index + down * self.columns + across, math.hypot(across, down)))
        return found

    def at_edge(self, index: int) -> bool:
        column, line = index % self.columns, index // self.columns
        return column in (0, self.columns - 1) or line in (0, self.lines - 1)

    def channel(self, start: Point, end: Point | None) -> list[Point] | None:
        """The cheapest path of a river from a point to another or to the picture's edge."""
        first = self.nearest(start)
        goal = None if end is None else self.nearest(end)
        cost: dict[int, float] = {first: 0.0}
        came: dict[int, int] = {}
        open_nodes = [(0.0, first)]
        while open_nodes:
            paid, index = heapq.heappop(open_nodes)
            if paid > cost[index]:
                continue
            if index == goal or (goal is None and self.at_edge(index)):
                line = [index]
                while line[-1] in came:
                    line.append(came[line[-1]])
                return [self.node(node) for node in reversed(line)]
            for neighbour, length in self.neighbours(index):
                room = self.dry[neighbour]
                close = neighbour == goal or distance(self.node(neighbour), start) < 1.6 * self.step
                if room < RIVER_ROOM and not close:
                    continue
                toll = 1 + 60 / max(room, 10.0) + (2.5 if self.room[neighbour] < RIVER_ROOM else 0)
                total = paid + length * toll
                if total < cost.get(neighbour, math.inf):
                    cost[neighbour] = total
                    came[neighbour] = index
                    heapq.heappush(open_nodes, (total, neighbour))
        return None


class Bank:
    """One side of a bridge: where the river comes out, and which way it flows from there."""

    def __init__(self, at: Point, heading: float) -> None:
        self.at = at
        self.heading = heading
        self.mouth = forward(at, heading, 34)


def ground(land: Land, country: list[Element], box: tuple[float, float, float, float]) -> Element:
    """Paper with the country on it, cut out with round corners."""
    width, height = land.right - land.left, land.bottom - land.top
    clip = element("clipPath", rect(land.left, land.top, width, height, radius=22), id="country-edge")
    return layer(
        "ground",
        rect(*box, "paper"),
        element("defs", clip),
        group(
            None,
            rect(land.left, land.top, width, height, "ground"),
            *country,
            clip_path="url(#country-edge)",
        ),
        rect(land.left, land.top, width, height, "frame", 22),
    )


def open_ground(country: list[Element], box: tuple[float, float, float, float]) -> Element:
    """The country of a board for play. It has no edge: beyond it is more of the same ground."""
    return layer("ground", rect(*box, "ground"), *country)


def river_courses(land: Land, banks: list[Bank]) -> list[list[Point]]:
    """A course from every bank: out of the picture if there is a way, else to another bank or a pond."""
    courses: list[list[Point]] = []
    enclosed: list[Bank] = []
    for bank in banks:
        line = land.channel(bank.mouth, None)
        if line is None:
            enclosed.append(bank)
            continue
        last = line[-1]
        beyond = (
            last[0] + 60 * ((last[0] >= land.right - land.step) - (last[0] <= land.left + 1)),
            last[1] + 60 * ((last[1] >= land.bottom - land.step) - (last[1] <= land.top + 1)),
        )
        courses.append([bank.at, bank.mouth, *line[1:], beyond])
    while enclosed:
        bank = enclosed.pop(0)
        links = [(other, land.channel(bank.mouth, other.mouth)) for other in enclosed]
        linked = [(other, line) for other, line in links if line is not None]
        if linked:
            other, line = min(linked, key=lambda link: len(link[1]))
            enclosed.remove(other)
            courses.append([bank.at, bank.mouth, *line[1:-1], other.mouth, other.at])
        else:
            courses.append([bank.at, bank.mouth])
    return [_bed(course) for course in courses]


def _bed(course: list[Point]) -> list[Point]:
    """The course smoothed: every third node of the grid, corners cut."""
    kept = course[:2] + course[3:-2:3] + course[-2:] if len(course) > 5 else course
    return soften(kept, 2)


def river(courses: list[list[Point]], ponds: list[tuple[Point, float]]) -> Element:
    whole = group("rivers")
    for class_ in ("river-bank", "river", "river-shine"):
        for course in courses:
            whole.add(path(smooth(course[:: 2 if len(course) > 12 else 1] + course[-1:]), class_))
        if class_ == "river-bank":
            whole.add(*[path(blob(at, size, 1.0), "lake-bank") for at, size in ponds])
        if class_ == "river":
            whole.add(*[path(blob(at, size - 4, 1.0), "lake") for at, size in ponds])
    return whole


def boat(at: Point) -> Element:
    return group(
        "boat",
        path("M-11 3H11Q8 9 0 9Q-8 9-11 3Z", "hull"),
        path("M-1-15V1H-10ZM1-12V1H9Z", "sail"),
        transform=place(*at),
    )


def field(at: Point, size: float, kind: int) -> Element:
    """A field of wheat with bales, or of sunflowers in rows."""
    x, y = at
    whole = group("field", path(blob(at, size, 2.0 + kind, 0.62), "wheat" if kind % 2 else "meadow"))
    spacing = max(13.0, size / 8)
    rows = max(3, round(size * 0.93 / spacing))
    for row in range(rows):
        share = (row + 0.5) / rows * 2 - 1
        half = size * 0.86 * math.sqrt(max(0.0, 1 - share * share)) - 8
        if half < 10:
            continue
        level = y + share * size * 0.55
        if kind % 2:
            whole.add(path(smooth([(x - half, level), (x, level - 4), (x + half, level)]), "furrow"))
        else:
            count = int(2 * half // spacing)
            for index in range(count + 1):
                whole.add(
                    circle(
                        x - half + 2 * half * index / max(count, 1), level + (index % 2) * 2, 2.6, "flower"
                    )
                )
    if kind % 2:
        whole.add(
            use(icon_id("hay"), x - size * 0.3, y - size * 0.1),
            use(icon_id("hay"), x + size * 0.35, y + size * 0.2),
        )
    return whole


def village(at: Point, size: float) -> Element:
    x, y = at
    whole = group("village", path(blob(at, size * 0.9, 0.4, 0.7), "meadow"))
    spots = [(-0.42, -0.18), (0.3, -0.3), (0.02, 0.18), (0.5, 0.22)]
    for across, down in spots[: 4 if size > 55 else 3]:
        whole.add(use(icon_id("house"), x + across * size, y + down * size))
    for across, down in ((-0.7, 0.12), (-0.05, -0.42), (0.72, -0.1), (-0.3, 0.42)):
        whole.add(use(icon_id("wood-1"), x + across * size, y + down * size))
    return whole


def grandstand(at: Point, heading: float, length: float) -> Element:
    """A small stand that looks to the road, which lies above it in its own coordinates, with people in it."""
    depth = 40.0
    whole = group(
        "grandstand", rect(-length / 2, -depth / 2, length, depth, "stand", 4), transform=place(*at, heading)
    )
    for row in range(3):
        y = -depth / 2 + 7 + row * 8
        whole.add(path(f"M{-length / 2 + 3:.0f} {y + 4.2:.1f}H{length / 2 - 3:.0f}", "stand-step"))
        for index in range(int(length // 8) - 1):
            if chance(row, index, 5) < 0.82:
                shade = 1 + int(chance(index, row, 9) * 4.999)
                whole.add(circle(-length / 2 + 9 + index * 8 + row % 2 * 3, y, 2.4, f"crowd-{shade}"))
    whole.add(rect(-length / 2 - 3, depth / 2 - 13, length + 6, 14, "stand-roof", 3))
    return whole


def stand_beside(
    land: Land, at: Point, heading: float, behind: Sequence[float], room: float
) -> Element | None:
    """A grandstand built at a place, if the ground is free at these distances behind its whole length."""
    reach = [forward(at, heading, step) for step in (-70, -35, 0, 35, 70)]
    if not all([land.free(aside(point, heading, step), room) for point in reach for step in behind]):
        return None
    for point in reach:
        land.build(point, 28)
    return grandstand(at, heading, 168)


def woods(land: Land) -> Element:
    """Trees where a slow wave over the country is high, single ones and tufts of grass elsewhere."""
    spacing = max(24.0, math.sqrt((land.right - land.left) * (land.bottom - land.top) / 2400))
    whole = group("woods")
    drawn: list[tuple[float, Element]] = []
    for line in range(int((land.bottom - land.top) / spacing) + 1):
        for column in range(int((land.right - land.left) / spacing) + 1):
            x = land.left + (column + 0.15 + 0.7 * chance(column, line, 1)) * spacing
            y = land.top + (line + 0.15 + 0.7 * chance(column, line, 2)) * spacing
            across, down = (x - land.left) / 140, (y - land.top) / 120
            density = math.sin(across * 1.7 + 1.3) * math.cos(down * 1.9 - across * 0.6) + 0.4 * math.sin(
                down * 3.1
            )
            roll = chance(column, line, 3)
            if density > 0.55 and roll < 0.85:
                name, room = ("fir", 12.0) if density < 0.8 else ("wood-2" if roll < 0.35 else "wood-1", 13.0)
            elif roll > 0.93:
                name, room = "wood-1", 12.0
            elif roll < 0.22:
                name, room = "tuft", 7.0
            else:
                continue
            if land.free((x, y), room):
                drawn.append((y, use(icon_id(name), round(x), round(y))))
    drawn.sort(key=lambda item: item[0])
    return whole.add(*[tree for _, tree in drawn])


def ripples(at: Point, size: float) -> Element:
    """Small waves on a lake."""
    whole = group(None)
    for index in range(max(2, int(size / 16))):
        x = at[0] + (chance(index, 11) - 0.5) * size * 1.1
        y = at[1] + (chance(index, 12) - 0.5) * size * 0.7
        whole.add(path(f"M{x:.0f} {y:.0f}q4-3 8 0t8 0", "wave"))
    return whole


def shore(at: Point, size: float) -> Element:
    return group(
        "lake", path(blob(at, size, 1.0), "lake-bank"), ripples(at, size), boat((at[0] + size * 0.2, at[1]))
    )
