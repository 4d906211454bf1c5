"""The ground under the roads of Rallyman: that of the zone boards, or of a route of its own."""

from __future__ import annotations

from functools import lru_cache

from racecraft.drawing.geometry import Point
from racecraft.drawing.rallyman import ground as rallyman_ground
from racecraft.drawing.rallyman.ground import Terrain
from racecraft.drawing.rallyman.labels import zone_panel
from racecraft.drawing.rallyman.layout import SCALE, Course
from racecraft.drawing.rallyman.map import Map, Plot, extent, terrain_of
from racecraft.drawing.svg import Element, element, group, name_token, rect
from racecraft.games.rallyman.board import SNOW_FACE, Board
from racecraft.games.rallyman.stage import Placement


def draw_ground(whole: Map, overview: bool) -> Element:
    result = group("country")
    if whole.country is not None:
        return result.add(*_strip_ground(whole))
    for plot in whole.plots:
        left, top, width, height = extent(whole, plot)
        edge = f"edge-{name_token(whole.prefix + plot.board.zone)}"
        placement = plot.placement
        result.add(
            element("defs", element("clipPath", rect(left, top, width, height), id=edge)),
            group(
                "snow" if plot.snow else None,
                rect(left, top, width, height, "floor-grass"),
                *_land(plot.board, placement.x, placement.y, placement.turns, plot.snow, whole.at, overview),
                clip_path=f"url(#{edge})",
                data_zone=plot.board.zone,
                data_face=SNOW_FACE if plot.snow else "asphalt",
            ),
        )
    result.add(*[rect(*extent(whole, plot), "frame") for plot in whole.plots])
    return result


@lru_cache(maxsize=32)
def _land(board: Board, x: int, y: int, turns: int, snow: bool, at: Point, overview: bool) -> list[Element]:
    """The ground of a board in its place. It takes longest to draw and changes least, so it is kept."""
    terrain, placement, whole = terrain_of(board), Placement(x, y, turns), Map("", at)

    def lay(point: Point) -> Point:
        return whole.lay(placement, (point[0] / SCALE, point[1] / SCALE))

    panel = zone_panel(Plot(board, placement, snow), overview)
    return [
        *terrain.shapes(lay, 3 if overview else 1),
        terrain.plants(lay, snow, 2.0 if overview else 1.0, panel),
    ]


def _strip_ground(whole: Map) -> list[Element]:
    """Grass, and beside the road what its verges say."""
    assert whole.country is not None
    left, top, width, height = whole.country
    course = whole.driven[0].course
    local = Course(
        course.spaces,
        [
            [(x - left, y - top) for x, y in course.points[course.first[index] : course.first[index + 1] + 1]]
            for index in range(len(course.spaces))
        ],
        course.names,
    )
    terrain = Terrain(width, height, rallyman_ground.GRASS, [], [local], 7)
    edge = f"edge-{name_token(whole.prefix)}strip"

    def lay(point: Point) -> Point:
        return point[0] + left, point[1] + top

    return [
        element("defs", element("clipPath", rect(left, top, width, height, radius=22), id=edge)),
        group(
            None,
            rect(left, top, width, height, "floor-grass"),
            *terrain.shapes(lay),
            terrain.plants(lay, False),
            clip_path=f"url(#{edge})",
        ),
        rect(left, top, width, height, "frame", 22),
    ]
