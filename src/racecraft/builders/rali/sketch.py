"""Where everything of a board lies while it is being built."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from racecraft.builders.builder import Document, Problem
from racecraft.builders.faults import problem_of
from racecraft.builders.rali.operations import obstacles_of
from racecraft.drawing.closed_line import first_touch
from racecraft.drawing.geometry import polyline
from racecraft.drawing.rali.layout import LANE_WIDTH, PITCH, Layout, road_of
from racecraft.engine.errors import BadBoard
from racecraft.games.rali.board import LANES, read_board, track_id
from racecraft.outlook.words import say


class SketchSpace(TypedDict):
    """A cell: its id is its place."""

    id: str
    kind: str
    """`track`, `start`, `shortcut`, `station`, `box-lane` or `box`."""
    x: float
    y: float
    heading: float
    outline: str
    """An SVG path."""
    obstacle: str
    """Empty for none."""


class SketchWay(TypedDict):
    """A way beside the road, as lines to pave."""

    id: str
    kind: str
    lines: list[str]


class RaliSketch(TypedDict):
    box: list[float]
    """Left, top, width and height of all of it."""
    edges: list[str]
    """The two edges of the road, as closed SVG paths."""
    lane_width: float
    spaces: list[SketchSpace]
    ways: list[SketchWay]


EMPTY: RaliSketch = {"box": [0, 0, 100, 100], "edges": [], "lane_width": 34, "spaces": [], "ways": []}


def sketch(document: Document, readable: Document) -> RaliSketch:
    """The layout of what can be read, with the obstacles that the document has."""
    try:
        layout = Layout(read_board(readable, "track"))
    except BadBoard:
        return EMPTY
    left, top, right, bottom = layout.bounds()
    obstacles = obstacles_of(document)
    return {
        "box": [round(left), round(top), round(right - left), round(bottom - top)],
        "edges": [layout.road.loop(side * layout.half) for side in (-1, 1)],
        "lane_width": layout.lane_width,
        "spaces": [
            {
                "id": space.id,
                "kind": space.kind,
                "x": round(space.at[0], 1),
                "y": round(space.at[1], 1),
                "heading": round(space.heading, 1),
                "outline": space.outline,
                "obstacle": obstacles.get(space.id, ""),
            }
            for space in layout.spaces
        ],
        "ways": [
            {"id": way.id, "kind": way.kind, "lines": [polyline(line) for line in way.lines()]}
            for way in layout.ways()
        ],
    }


def touching(document: Document) -> list[Problem]:
    """A drawn road must not lie on itself: one would not see where a car stands."""
    if "centreline" not in document:
        return []
    try:
        road = road_of(read_board(document, "track"))
    except BadBoard as error:
        return [problem_of(error)]
    touch = first_touch(road, LANE_WIDTH * LANES, PITCH)
    if touch is None:
        return []
    one, other = touch
    return [{"place": track_id(one, 2), "said": say("builder-rali-fault-touches", row=one, other=other)}]


def clear(layout: Layout, points: Sequence[tuple[float, float]], own: set[int]) -> bool:
    """Whether places beside the road keep off it, except near the rows where a way leaves and comes back."""
    apart = layout.half + layout.lane_width * 0.6
    for row in range(layout.road.rows):
        if row in own:
            continue
        x, y = layout.road.centres[row]
        if any((x - px) ** 2 + (y - py) ** 2 < apart * apart for px, py in points):
            return False
    return True
