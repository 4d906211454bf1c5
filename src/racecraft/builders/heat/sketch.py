"""Where everything of a track lies while it is being built, and how it looks."""

from __future__ import annotations

from typing import TypedDict

from racecraft.builders.builder import Document
from racecraft.builders.heat.line import road_of
from racecraft.drawing.heat.course import HALF
from racecraft.drawing.heat.layout import Layout
from racecraft.drawing.heat.pieces import SCOPE, built_track, pieces_style
from racecraft.games.heat.board import Track
from racecraft.outlook.words import Said, say

MARGIN = 30.0


class HeatSketchSpace(TypedDict):
    """A cell: its number is its place."""

    id: str
    x: float
    y: float
    outline: str
    """An SVG path."""
    label: Said


class HeatTrackSketch(TypedDict):
    box: list[float]
    """Left, top, width and height of all of it."""
    picture: str
    """The track as SVG, in the scope of the pieces."""
    spaces: list[HeatSketchSpace]


class HeatPieces(TypedDict):
    """The style of tracks. It holds within the class of the scope."""

    scope: str
    style: str


EMPTY: HeatTrackSketch = {"box": [0, 0, 100, 100], "picture": "", "spaces": []}


def pieces(theme: str) -> HeatPieces:
    return {"scope": SCOPE, "style": pieces_style(theme)}


def sketch(document: Document, track: Track) -> HeatTrackSketch:
    """The layout of a track; a line that the drawing refuses is shown as it is, so that it can be mended."""
    layout = Layout(track, road_of(document))
    left, top, right, bottom = layout.bounds()
    width, height = right - left + 2 * MARGIN, bottom - top + 2 * MARGIN
    return {
        "box": [round(left - MARGIN), round(top - MARGIN), round(width), round(height)],
        "picture": built_track(layout),
        "spaces": [_space(layout, cell) for cell in range(1, track.cells + 1)],
    }


def _space(layout: Layout, cell: int) -> HeatSketchSpace:
    track, row = layout.track, cell - 1
    x, y = layout.road.at(row, 0.0)
    line = track.next_line[cell]
    limit = track.limit[line] if track.after[line] == cell else 0
    ground = "tunnel" if track.tunnel[cell] else "flooded" if track.flooded[cell] else "dry"
    return {
        "id": str(cell),
        "x": round(x, 1),
        "y": round(y, 1),
        "outline": layout.road.patch(row, -HALF, HALF),
        "label": say("builder-heat-cell", cell=cell, limit=limit, ground=ground),
    }
