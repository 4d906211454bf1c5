"""Where everything of a track lies while it is being built."""

from __future__ import annotations

from typing import TypedDict

from racecraft.builders.builder import Document
from racecraft.builders.heat.line import road_of
from racecraft.drawing.geometry import Ribbon
from racecraft.drawing.heat.course import HALF, course_of
from racecraft.games.heat.board import SIDES, Track


class HeatSketchCell(TypedDict):
    """A cell: its number is its place."""

    id: str
    x: float
    y: float
    heading: float
    outline: str
    """An SVG path."""
    countdown: int
    race_line: str
    """`L` or `R`."""
    flooded: bool
    tunnel: bool
    chevrons: int


class HeatSketchCorner(TypedDict):
    """A corner line, named by the cell before it."""

    after: int
    limit: int
    letter: str
    """Empty where the press never stands."""
    chicane: bool
    line: list[list[float]]
    """Its two ends across the road."""
    legend_line: list[list[float]]


class HeatTrackSketch(TypedDict):
    box: list[float]
    """Left, top, width and height of all of it."""
    edges: list[str]
    """The two edges of the road, as closed SVG paths."""
    cells: list[HeatSketchCell]
    corners: list[HeatSketchCorner]
    start: list[list[float]]
    """The two ends of the start line."""


def sketch(document: Document, track: Track) -> HeatTrackSketch:
    """The layout of a track; a line that the drawing refuses is shown as it is, so that it can be mended."""
    road = road_of(document) or course_of(track)
    xs = [x for x, _ in road.centres]
    ys = [y for _, y in road.centres]
    edge = 2 * HALF
    left, top = min(xs) - edge, min(ys) - edge
    return {
        "box": [round(left), round(top), round(max(xs) + edge - left), round(max(ys) + edge - top)],
        "edges": [road.loop(side * HALF) for side in (-1, 1)],
        "cells": [_cell(track, road, cell) for cell in range(1, track.cells + 1)],
        "corners": [
            {
                "after": after,
                "limit": track.limit[line],
                "letter": track.letter[line],
                "chicane": track.corner.count(track.corner[line]) > 1,
                "line": _across(road, after),
                "legend_line": _across(road, track.legend_line[line]),
            }
            for line, after in enumerate(track.after)
        ],
        "start": _across(road, 0),
    }


def _across(road: Ribbon, after: int) -> list[list[float]]:
    """A line across the road behind a cell."""
    return [[round(value, 1) for value in road.cut(after - 1, side * HALF)] for side in (-1, 1)]


def _cell(track: Track, road: Ribbon, cell: int) -> HeatSketchCell:
    row = cell - 1
    return {
        "id": str(cell),
        "x": round(road.centres[row][0], 1),
        "y": round(road.centres[row][1], 1),
        "heading": round(road.headings[row], 1),
        "outline": road.patch(row, -HALF, HALF),
        "countdown": track.to_line[cell],
        "race_line": SIDES[track.side[cell]],
        "flooded": track.flooded[cell],
        "tunnel": track.tunnel[cell],
        "chevrons": track.chevrons[cell],
    }
