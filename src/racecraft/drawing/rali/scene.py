"""A board of Ралі laid out, with the country round it."""

from __future__ import annotations

from racecraft.drawing import scenery
from racecraft.drawing.geometry import Point, distance
from racecraft.drawing.rali.layout import LEFT, RIGHT, SHORTCUT, Layout
from racecraft.drawing.scenery import Bank
from racecraft.drawing.svg import Element
from racecraft.drawing.track_painter import Scene
from racecraft.games.rali.board import Board

MARGIN = 46.0
"""Country shown round what is built."""
NUMBER_EVERY = 4


class RaliScene(Scene):
    def __init__(self, board: Board) -> None:
        self.board = board
        self.layout = Layout(board)
        super().__init__(self.layout.bounds(), MARGIN, self.layout.spaces)
        self.row_numbers = _row_numbers(self)
        self.country = _country(self)


def _country(scene: RaliScene) -> list[Element]:
    """Builds the land round the road: first what is fixed, then water, then fields and houses, then trees."""
    layout, land, board = scene.layout, scene.land, scene.board
    for row in range(board.rows):
        land.build(layout.road.at(row, 0), layout.half + 14)
        land.build(layout.road.cut(row, 0), layout.half + 14)
    for space in layout.spaces:
        if board.lane[space.cell] == 0 and space.kind != SHORTCUT:
            land.build(space.at, 36)
    for way in layout.ways():
        for line in way.lines():
            for point in line[::3]:
                land.build(point, 28, passable=way.kind == SHORTCUT)
    for _, at in scene.row_numbers:
        land.build(at, 12, passable=True)
    stand = _stand(scene)
    banks = [
        Bank(layout.road.at(row, side * (layout.half - 8)), layout.road.headings[row] + 90 * side)
        for row in layout.bridge_rows
        for side in (LEFT, RIGHT)
    ]
    courses = scenery.river_courses(land, banks)
    for course in courses:
        for point in course[::2]:
            land.build(point, 22)
    ponds = [(course[-1], 30.0) for course in courses if len(course) <= 10]
    fixed: list[Element] = [scenery.river(courses, ponds)]
    kinds = ["lake", "sunflowers", "village", "wheat", "sunflowers", "wheat", "village", "wheat"]
    for index, kind in enumerate(kinds):
        at, room = land.roomiest()
        if room < 42:
            break
        size = min(room * 0.92, max(120.0, 0.09 * (land.right - land.left)))
        land.build(at, size * 0.98)
        if kind == "lake":
            fixed.append(scenery.shore(at, size))
        elif kind == "village":
            fixed.append(scenery.village(at, size))
        else:
            fixed.append(scenery.field(at, size, index if kind == "wheat" else index // 2 * 2))
    return [*fixed, scenery.woods(land), *stand]


def _stand(scene: RaliScene) -> list[Element]:
    """A grandstand beside the first straight behind the line, where there is room for one."""
    layout, land, road = scene.layout, scene.land, scene.layout.road
    for side in (RIGHT, LEFT):
        for middle in (4, 5, 3, 6, 7):
            rows = range(middle - 1, middle + 2)
            if any([abs(road.bend(row)) > 2 for row in rows]):
                continue
            at = road.at(middle, side * (layout.half + 36))
            heading = road.headings[middle] + (0 if side == RIGHT else 180)
            stand = scenery.stand_beside(land, at, heading, [6], 12)
            if stand is not None:
                return [stand]
    return []


def _row_numbers(scene: RaliScene) -> list[tuple[int, Point]]:
    """Where row numbers stand: beside the road, inside if there is room, else outside, else nowhere."""
    layout, board = scene.layout, scene.board
    taken = [(space.at, 38.0) for space in layout.spaces if board.lane[space.cell] == 0]
    taken += [(point, 30.0) for way in layout.ways() for line in way.lines() for point in line]
    taken += [(layout.road.at(row, 0), layout.half + 15) for row in range(board.rows)]
    taken += [(layout.road.cut(row, 0), layout.half + 15) for row in range(board.rows)]
    for row in layout.bridge_rows:
        taken += [(layout.road.at(row, side * (layout.half + 20)), 28.0) for side in (LEFT, RIGHT)]
    found = []
    for row in range(NUMBER_EVERY, board.rows, NUMBER_EVERY):
        inner = layout.inner_side()
        for side in (inner, -inner):
            at = layout.road.at(row, side * (layout.half + 20))
            if all([distance(at, other) >= room for other, room in taken]):
                found.append((row, at))
                break
    return found
