"""A circuit of Rallyman: GT laid out, with the country round it and the tiles under the road."""

from __future__ import annotations

from functools import cached_property

from racecraft.drawing import scenery
from racecraft.drawing.geometry import Point, distance, forward, polyline
from racecraft.drawing.gt import road as gt_road
from racecraft.drawing.gt.layout import (
    CORNER,
    HALF,
    LEFT,
    PITCH,
    RIGHT,
    Layout,
    Space,
    hexagon_corners,
    inside_hexagon,
)
from racecraft.drawing.scenery import Land
from racecraft.drawing.svg import Element, group, path
from racecraft.drawing.track_painter import Scene
from racecraft.games.gt.board import Circuit
from racecraft.games.gt.tiles import DANGERS

MARGIN = 34.0
"""Country shown round the tiles."""
VERGE = 24.0
"""From the edge of the road to a car beside it."""
MOST_PLACES = 9
"""Lakes, villages and fields."""


class GTScene(Scene):
    def __init__(self, circuit: Circuit) -> None:
        self.circuit = circuit
        self.layout = Layout(circuit)
        super().__init__(self.layout.bounds(), MARGIN, self.layout.spaces)
        self.dotted = gt_road.dotted_lines(self.layout)
        course = self.layout.course
        steps = int(course.length / 22)
        self.road_points = [course.at(course.length * step / steps, 0) for step in range(steps)]
        self.plates: list[Point] = []
        """Where the number of each tile stands."""
        self.country = [_tile_bases(self), *_country(self)]

    @cached_property
    def verges(self) -> list[list[tuple[Point, float]]]:
        """For each space, where a car stands that left the road there to the left and to the right, and how
        it is turned: back."""
        return [[_beside(self, space, side) for side in (LEFT, RIGHT)] for space in self.layout.spaces]


def _country(scene: GTScene) -> list[Element]:
    """Builds the land round the road: lakes, fields and houses beside the tiles, then trees everywhere."""
    layout, land = scene.layout, scene.land
    for point in scene.road_points:
        land.build(point, HALF + 16)
    land.build(layout.pit, PITCH / 2 + 12)
    for corner in hexagon_corners(layout.pit):
        land.build(corner, 20)
    stand = _stand(scene)
    for centre in layout.centres:
        at = _free_spot(land, centre)
        scene.plates.append(at)
        land.build(at, 34)
    outside = Land(land.left, land.top, land.right, land.bottom)
    for centre in [*layout.centres, layout.pit]:
        outside.build(centre, PITCH / 2 + 4)
        for corner in hexagon_corners(centre, CORNER - 34):
            outside.build(corner, 32)
    fixed: list[Element] = []
    kinds = ["lake", "village", "wheat", "sunflowers"]
    for index in range(MOST_PLACES):
        at, room = outside.roomiest()
        if room < 44:
            break
        size = min(room * 0.84, 150.0)
        kind = kinds[index % len(kinds)] if size > 60 else kinds[2 + index % 2]
        outside.build(at, size)
        land.build(at, size * 0.98)
        if kind == "lake":
            fixed.append(scenery.shore(at, size))
        elif kind == "village":
            fixed.append(scenery.village(at, min(size, 100.0)))
        else:
            fixed.append(scenery.field(at, size, 1 if kind == "wheat" else 0))
    return [*fixed, scenery.woods(land), *stand]


def _free_spot(land: Land, centre: Point) -> Point:
    """The place on a tile with the most room round it."""
    near = [(at, size) for at, size in land.discs if distance(at, centre) - size < CORNER]
    best, most = centre, -PITCH
    for ring in range(1, 11):
        for turn in range(24):
            point = forward(centre, 15 * turn + 7.5 * (ring % 2), 16 * ring)
            room = inside_hexagon(centre, point)
            if room < 30:
                continue
            for at, size in near:
                room = min(room, distance(point, at) - size)
                if room <= most:
                    break
            else:
                best, most = point, room
    return best


def _stand(scene: GTScene) -> list[Element]:
    """A grandstand beside the grid, on the side with more room."""
    layout, land = scene.layout, scene.land
    way = layout.ways[scene.circuit.line] - 70
    for side in (LEFT, RIGHT):
        at = layout.course.at(way, side * (HALF + 42))
        heading = layout.course.heading(way) + (0 if side == RIGHT else 180)
        stand = scenery.stand_beside(land, at, heading, [4], 10)
        if stand is not None:
            return [stand]
    return []


def _tile_bases(scene: GTScene) -> Element:
    """The tiles under everything else: their edges first, so that neighbours join."""
    tiles = group("tile-bases")
    centres = scene.layout.centres
    for centre in centres:
        tiles.add(path(polyline(hexagon_corners(centre), closed=True), "tile-edge"))
    for centre, laid in zip(centres, scene.circuit.laid, strict=True):
        d = polyline(hexagon_corners(centre), closed=True)
        tiles.add(path(d, "tile"), path(d, f"tint-{DANGERS[laid.tile.danger]}"))
    return tiles


def _beside(scene: GTScene, space: Space, side: int) -> tuple[Point, float]:
    """A place on the verge beside a space, facing back; within a hairpin farther out, where no road is."""
    course = scene.layout.course
    way = (space.first + space.last) / 2
    heading = (course.heading(way) + 180) % 360
    spots = [course.at(way, side * (HALF + VERGE + 8 * step)) for step in range(14)]
    for at in spots:
        if all([distance(at, point) >= HALF + VERGE - 2 for point in scene.road_points]):
            return at, heading
    return spots[0], heading
