"""Single tiles of Rallyman: GT for a page on which circuits are built: each drawn once, to be placed and
turned many times. What is written on a tile stands upright however it is turned: the page gives the angle in
the style property `--upright`."""

from __future__ import annotations

from functools import cache

from racecraft.drawing import palette
from racecraft.drawing.geometry import polyline
from racecraft.drawing.gt import road as gt_road
from racecraft.drawing.gt.layout import CORNER, PITCH, hexagon_corners, tile_layout
from racecraft.drawing.gt.tiles import free_place
from racecraft.drawing.painter import FONT, Style
from racecraft.drawing.svg import Element, group, path, place, rect, shorten_paths, text
from racecraft.games.gt.tiles import DANGERS, NO_CAP, Tile

SCOPE = "gt-pieces"
SIZE = PITCH, 2 * CORNER
"""Width and height of the box round a tile."""

STYLE = {
    "text": f"font-family:{FONT}",
    ".upright": "transform:rotate(var(--upright,0deg))",
    ".pit-ground": "fill:$apron;stroke:$shoulder;stroke-width:2;stroke-linejoin:round",
    **gt_road.STYLE,
}

OUTLINE = polyline(hexagon_corners((0.0, 0.0)), closed=True)


@cache
def piece(tile: Tile) -> str:
    """A tile about its middle, driven from edge D on the left."""
    layout = tile_layout(tile)
    circuit = layout.circuit
    surface = gt_road.surface(layout, Style())
    for cell in surface[2:]:
        cell.attributes = {key: cell.attributes[key] for key in ("class", "d")}
        cell.children = []
    drawn: list[Element] = [
        path(OUTLINE, "tile"),
        path(OUTLINE, f"tint-{DANGERS[tile.danger]}"),
        *surface,
        *gt_road.kerbs(layout),
        *gt_road.markings(layout),
        *(gt_road.start(layout) if tile.line else []),
    ]
    for line in gt_road.dotted_lines(layout):
        ends = polyline(line.ends)
        drawn += [path(ends, "dotted-edge"), path(ends, "dotted")]
        drawn.append(
            _upright(line.at, rect(-9, -9, 18, 18, "line-plate", 5), text(0, 5.5, line.value, "line-value"))
        )
    for space in layout.spaces:
        if circuit.cap[space.cell] != NO_CAP:
            sign = gt_road.limit(circuit.cap[space.cell], circuit.hazard[space.cell])
            drawn.append(_upright(layout.spot(space, gt_road.sign_share(space))[0], sign))
    label = gt_road.label(tile, (0.0, 0.0))
    drawn.append(_upright(free_place(layout), label))
    return shorten_paths(group(SCOPE, *drawn).text())


def pit_piece() -> str:
    """The pit tile, without its lanes."""
    return group(SCOPE, path(OUTLINE, "pit-ground"), text(0, 14, "P", "limit-value", font_size=44)).text()


def _upright(at: tuple[float, float], *children: Element) -> Element:
    return group(None, group("upright", *children), transform=place(*at))


def pieces_style(theme: str) -> str:
    return palette.stylesheet(STYLE, theme, f".{SCOPE}")
