"""All tiles of Rallyman: GT side by side, for those who build circuits of their own.

Each tile lies as in the tile file: driven from edge D, on the left, to its other open edge.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from racecraft.drawing.geometry import Point, distance, forward, polyline
from racecraft.drawing.gt import road as gt_road
from racecraft.drawing.gt.layout import (
    CORNER,
    HALF,
    PITCH,
    Layout,
    hexagon_corners,
    inside_hexagon,
    tile_layout,
)
from racecraft.drawing.painter import Style, sheet
from racecraft.drawing.picture import Picture
from racecraft.drawing.svg import Element, element, group, name_token, path, place, rect
from racecraft.games.gt.tiles import DANGERS, Tile, box_tiles

COLUMNS = 8
GAP = 26.0
MARGIN = 40.0

STYLE = {
    ".paper": "fill:$paper",
    ".entry": "fill:$ink;opacity:.55",
    **gt_road.STYLE,
}


def draw_tiles(
    tiles: Mapping[str, Tile] | None = None,
    theme: str = "auto",
    width: int = 1600,
    *,
    words: Mapping[str, str] | None = None,
) -> Picture:
    """The tiles of the box, or those given, in the order of their names."""
    style = Style(theme, width, words=words or {})
    shown = box_tiles() if tiles is None else tiles
    columns = min(COLUMNS, max(len(shown), 1))
    rows = max(1, math.ceil(len(shown) / columns))
    step = PITCH + GAP, 2 * CORNER + GAP
    box = 0.0, 0.0, 2 * MARGIN + columns * step[0] - GAP, 2 * MARGIN + rows * step[1] - GAP
    children: list[Element] = [rect(*box, "paper")]
    for index, name in enumerate(sorted(shown)):
        x = MARGIN + PITCH / 2 + index % columns * step[0]
        y = MARGIN + CORNER + index // columns * step[1]
        children.append(_tile(shown[name], (x, y), style))
    return sheet("Rallyman: GT", box, style, STYLE, children, game="gt")


def _tile(tile: Tile, at: Point, style: Style) -> Element:
    layout = tile_layout(tile)
    danger = DANGERS[tile.danger]
    outline = polyline(hexagon_corners((0.0, 0.0)), closed=True)
    return group(
        "tile-alone",
        element("title", f"{tile.name} · ×{tile.copies} · {style.word(f'danger-{danger}')}"),
        path(outline, "tile"),
        path(outline, f"tint-{danger}"),
        *gt_road.surface(layout, style),
        group(
            "still",
            *gt_road.kerbs(layout),
            *gt_road.markings(layout),
            *(gt_road.start(layout) if tile.line else []),
            *gt_road.signs(layout, gt_road.dotted_lines(layout)),
            path("M-8-9L8 0L-8 9Z", "entry", transform=place(-PITCH / 2 - 6, 0)),
            gt_road.label(tile, free_place(layout)),
        ),
        id=f"tile-{name_token(tile.name)}",
        data_tile=tile.name,
        data_danger=danger,
        data_copies=tile.copies,
        transform=place(*at),
    )


def free_place(layout: Layout) -> Point:
    """The place on the tile farthest from its road and its edges."""
    course = layout.course
    road = [course.pose(course.length * step / 24)[0] for step in range(24)]
    spots = [forward((0.0, 0.0), 15 * turn, 10 * ring) for ring in range(1, 16) for turn in range(24)]

    def room(spot: Point) -> float:
        near = min([distance(spot, point) for point in road])
        return round(min(near - HALF, inside_hexagon((0.0, 0.0), spot) * 1.2), 3)

    return max(spots, key=room)
