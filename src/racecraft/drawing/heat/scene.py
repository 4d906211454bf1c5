"""A circuit of Heat laid out, with the country round it."""

from __future__ import annotations

from racecraft.drawing import scenery
from racecraft.drawing.geometry import runs
from racecraft.drawing.heat import scenery as heat_scenery
from racecraft.drawing.heat.course import HALF
from racecraft.drawing.heat.layout import Layout
from racecraft.drawing.heat.road import draw_kerbs, draw_markings
from racecraft.drawing.svg import Element, path
from racecraft.drawing.track_painter import Scene
from racecraft.games.heat.board import Track

MARGIN = 40.0
"""Country shown round what is built."""


class HeatScene(Scene):
    def __init__(self, track: Track) -> None:
        self.track = track
        self.layout = Layout(track)
        super().__init__(self.layout.bounds(), MARGIN, self.layout.spots)
        self.tunnels = runs(track.tunnel[1:])
        self.country = _country(self)
        self.kerbs = draw_kerbs(self.layout)
        self.markings = draw_markings(self.layout, self.tunnels)


def _country(scene: HeatScene) -> list[Element]:
    """Builds the land round the road: hills over the tunnels, the stand, then what grows and stands there."""
    layout, land = scene.layout, scene.land
    for row in range(layout.road.rows):
        land.build(layout.road.at(row, 0), HALF + 13)
        land.build(layout.road.cut(row, 0), HALF + 13)
    for at, size in layout.taken:
        land.build(at, size + 2)
    hills = [
        path(layout.road.line(first, last, 0), "hill", stroke_width=2 * HALF + 78)
        for first, last in scene.tunnels
    ]
    stand = _stand(scene)
    return [*hills, *heat_scenery.country(land, scene.track.id), *stand]


def _stand(scene: HeatScene) -> list[Element]:
    """A grandstand beside the straight round the start line, where there is room for one."""
    land, road = scene.land, scene.layout.road
    for side in (1, -1):
        for middle in (-2, -3, 2, 3, -4, 4, 5):
            if any([abs(road.bend(row)) > 2.5 for row in range(middle - 1, middle + 2)]):
                continue
            at = road.at(middle, side * (HALF + 38))
            heading = road.headings[middle % road.rows] + (0 if side == 1 else 180)
            stand = scenery.stand_beside(land, at, heading, [-9, 26], 12)
            if stand is not None:
                return [stand]
    return []
