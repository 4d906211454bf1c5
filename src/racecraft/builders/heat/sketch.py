"""Where everything of a track lies while it is being built, and how it looks."""

from __future__ import annotations

from typing import Literal, TypedDict

from racecraft.builders.builder import Document, Setting
from racecraft.builders.heat.line import road_of
from racecraft.builders.heat.operations import DRAWN
from racecraft.drawing.heat.course import HALF
from racecraft.drawing.heat.layout import Layout
from racecraft.drawing.heat.pieces import SCOPE, built_track, pieces_style
from racecraft.games.heat.board import (
    FEWEST_CELLS,
    MOST_CARS,
    MOST_CELLS,
    MOST_HEAT,
    MOST_LAPS,
    MOST_SLOTS,
    MOST_STRESS,
    SETS,
    Track,
)
from racecraft.games.heat.tokens import WEATHER
from racecraft.outlook.words import Said, say

MARGIN = 30.0


class HeatSketchSpace(TypedDict):
    """A cell: its number is its place."""

    id: str
    x: float
    y: float
    outline: str
    """An SVG path."""
    limit: int
    """Of the corner line behind the cell; 0 where there is none."""
    label: Said


class HeatTrackSketch(TypedDict):
    game: Literal["heat"]
    box: list[float]
    """Left, top, width and height of all of it."""
    picture: str
    """The track as SVG, in the scope of the pieces."""
    spaces: list[HeatSketchSpace]
    settings: list[Setting]


class HeatPieces(TypedDict):
    """The style of tracks. It holds within the class of the scope."""

    game: Literal["heat"]
    scope: str
    style: str


_BOUNDS = {
    "cells": (FEWEST_CELLS, MOST_CELLS),
    "laps": (1, MOST_LAPS),
    "heat": (0, MOST_HEAT),
    "stress": (0, MOST_STRESS),
    "grid": (MOST_CARS, MOST_SLOTS),
}


def empty(document: Document) -> HeatTrackSketch:
    """Of a track that cannot be laid out."""
    settings = _settings(document)
    return {"game": "heat", "box": [0, 0, 100, 100], "picture": "", "spaces": [], "settings": settings}


def _settings(document: Document) -> list[Setting]:
    numbers: list[Setting] = [
        {
            "id": key,
            "edit": "cells" if key == "cells" else "setup",
            "value": document[key],
            "low": low,
            "high": high,
            "choices": [],
        }
        for key, (low, high) in _BOUNDS.items()
    ]
    box = document.get("set", SETS[0])
    sky = document.get("weather") or DRAWN
    return [*numbers, _choice("set", box, SETS), _choice("weather", sky, [DRAWN, *WEATHER])]


def _choice(id: str, value: str, choices: list[str]) -> Setting:
    return {"id": id, "edit": "setup", "value": value, "low": 0, "high": 0, "choices": choices}


def pieces(theme: str) -> HeatPieces:
    return {"game": "heat", "scope": SCOPE, "style": pieces_style(theme)}


def sketch(document: Document, track: Track) -> HeatTrackSketch:
    """The layout of a track; a line that the drawing refuses is shown as it is, so that it can be mended."""
    layout = Layout(track, road_of(track.data), short=True)
    left, top, right, bottom = layout.bounds()
    width, height = right - left + 2 * MARGIN, bottom - top + 2 * MARGIN
    return {
        "game": "heat",
        "box": [round(left - MARGIN), round(top - MARGIN), round(width), round(height)],
        "picture": built_track(layout),
        "spaces": [_space(layout, cell) for cell in range(1, track.cells + 1)],
        "settings": _settings(document),
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
        "outline": layout.road.patch(row, -HALF, HALF, short=True),
        "limit": limit,
        "label": say("builder-heat-cell", cell=cell, limit=limit, ground=ground),
    }
