"""A track of Heat while it is being built: the road with all that is on it, without the country."""

from __future__ import annotations

from racecraft.drawing import palette
from racecraft.drawing.geometry import runs
from racecraft.drawing.heat.corners import draw_corners, draw_labels
from racecraft.drawing.heat.icons import definitions_of
from racecraft.drawing.heat.layout import Layout
from racecraft.drawing.heat.painter import STYLE
from racecraft.drawing.heat.position import draw_laid
from racecraft.drawing.heat.road import draw_kerbs, draw_markings, draw_road
from racecraft.drawing.painter import FONT, Style
from racecraft.drawing.svg import group, rect, shorten_paths
from racecraft.games.heat.tokens import ROAD, WEATHER

SCOPE = "heat-pieces"
AROUND = 3000.0
"""Ground beyond the track, for whoever looks from far away."""


def built_track(layout: Layout) -> str:
    road = draw_road(layout, None, play=False)
    left, top, right, bottom = layout.bounds()
    ground = rect(left - AROUND, top - AROUND, right - left + 2 * AROUND, bottom - top + 2 * AROUND, "ground")
    tunnels = runs(layout.track.tunnel[1:])
    drawn = [ground, road, draw_kerbs(layout), draw_markings(layout, tunnels)]
    drawn += [draw_corners(layout, Style(), None), draw_labels(layout, None)]
    if any([token >= 0 for token in layout.track.road]):
        drawn += [definitions_of([*WEATHER, *ROAD[1:]], SCOPE), draw_laid(layout, Style())]
    return shorten_paths(group(SCOPE, *drawn).text())


def pieces_style(theme: str) -> str:
    return palette.stylesheet({"text": f"font-family:{FONT}", **STYLE}, theme, f".{SCOPE}")
