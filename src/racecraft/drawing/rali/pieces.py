"""A board of Ралі while it is being built: the road and all that stands on it without the country, drawn
anew with every edit, and the signs of what can be put there."""

from __future__ import annotations

from racecraft.drawing import icons, palette
from racecraft.drawing.painter import FONT
from racecraft.drawing.rali.layout import Layout
from racecraft.drawing.rali.obstacles import draw_obstacles
from racecraft.drawing.rali.painter import STYLE
from racecraft.drawing.rali.road import draw_kerbs, draw_markings, draw_road
from racecraft.drawing.svg import group, rect, shorten_paths, text, use
from racecraft.games.rali.board import COLOURS, OBSTACLES

SCOPE = "rali-pieces"
ICONS = [*OBSTACLES, "station", "box"]
AROUND = 3000.0
"""Ground beyond the board, for whoever looks from far away."""


def built_board(layout: Layout, beside: dict[str, str]) -> str:
    """The board, with obstacles by cell that cannot stand where they do."""
    road = draw_road(layout, None, 0)
    left, top, right, bottom = layout.bounds()
    ground = rect(left - AROUND, top - AROUND, right - left + 2 * AROUND, bottom - top + 2 * AROUND, "ground")
    drawn = [ground, road, draw_kerbs(layout), draw_markings(layout), draw_obstacles(layout)]
    for space in layout.spaces:
        if space.id in beside:
            drawn.append(use(icons.icon_id(beside[space.id]), *space.at, "obstacle"))
    for seat, box in enumerate(layout.boxes):
        x, y = box.at
        drawn.append(text(x, y + 6.6, str(seat + 1), f"box-number ink-{COLOURS[seat]}"))
    return shorten_paths(group(SCOPE, *drawn).text())


def piece_definitions() -> str:
    """The signs, to be used by their ids."""
    return icons.definitions(ICONS, SCOPE).text()


def pieces_style(theme: str) -> str:
    return palette.stylesheet({"text": f"font-family:{FONT}", **STYLE}, theme, f".{SCOPE}")
