"""Where everything of a board lies while it is being built, and how it looks."""

from __future__ import annotations

from typing import Literal, TypedDict

from racecraft.builders.builder import Document, Problem, Setting
from racecraft.builders.faults import problem_of
from racecraft.builders.rali.operations import obstacles_of
from racecraft.drawing.closed_line import first_touch
from racecraft.drawing.rali.layout import LANE_WIDTH, PITCH, Layout, Space, obstacle_on, road_of
from racecraft.drawing.rali.pieces import ICONS, SCOPE, built_board, piece_definitions, pieces_style
from racecraft.engine.errors import BadBoard
from racecraft.games.rali.board import LANES, MOST_LAPS, OFF_TRACK, Board, track_id
from racecraft.outlook.words import Said, say

MARGIN = 30.0


class RaliSketchSpace(TypedDict):
    """A cell: its id is its place."""

    id: str
    kind: str
    """`track`, `start`, `shortcut`, `station`, `box-lane` or `box`."""
    row: int
    lane: int
    """0 beside the road."""
    x: float
    y: float
    outline: str
    """An SVG path."""
    obstacle: str
    """Empty for none."""
    label: Said


class RaliBoardSketch(TypedDict):
    game: Literal["rali"]
    box: list[float]
    """Left, top, width and height of all of it."""
    picture: str
    """The board as SVG, in the scope of the pieces."""
    spaces: list[RaliSketchSpace]
    settings: list[Setting]


class RaliPieces(TypedDict):
    """The style and the signs of boards. The style holds within the class of the scope."""

    game: Literal["rali"]
    scope: str
    style: str
    definitions: str
    """SVG `defs`: a sign is used by its id, `icon-rock`."""
    signs: list[str]


def _settings(document: Document) -> list[Setting]:
    laps = document["meta"]["laps"]
    return [{"id": "laps", "edit": "laps", "value": laps, "low": 1, "high": MOST_LAPS, "choices": []}]


def pieces(theme: str) -> RaliPieces:
    return {
        "game": "rali",
        "scope": SCOPE,
        "style": pieces_style(theme),
        "definitions": piece_definitions(),
        "signs": ICONS,
    }


def sketch(document: Document, board: Board | None) -> RaliBoardSketch:
    """The layout of what can be read, with the obstacles that the document has."""
    layout = None if board is None else _layout(board)
    if board is None or layout is None:
        settings = _settings(document)
        return {"game": "rali", "box": [0, 0, 100, 100], "picture": "", "spaces": [], "settings": settings}
    left, top, right, bottom = layout.bounds()
    obstacles = obstacles_of(document)
    stand = {space.id for space in layout.spaces if obstacle_on(board, space.cell) is not None}
    faulty = {cell: kind for cell, kind in obstacles.items() if cell not in stand}
    width, height = right - left + 2 * MARGIN, bottom - top + 2 * MARGIN
    return {
        "game": "rali",
        "box": [round(left - MARGIN), round(top - MARGIN), round(width), round(height)],
        "picture": built_board(layout, faulty),
        "spaces": [_space(board, space, obstacles.get(space.id, "")) for space in layout.spaces],
        "settings": _settings(document),
    }


def _layout(board: Board) -> Layout | None:
    """None where the file says about the shape of the road what cannot be."""
    try:
        return Layout(board, short=True)
    except BadBoard:
        return None


def _space(board: Board, space: Space, obstacle: str) -> RaliSketchSpace:
    row, lane = int(board.row[space.cell]), int(board.lane[space.cell])
    on_road = lane != OFF_TRACK
    key = "builder-rali-cell" if on_road else "builder-rali-beside"
    values = {"row": row, "lane": lane} if on_road else {"row": row, "kind": space.kind, "id": space.id}
    return {
        "id": space.id,
        "kind": space.kind,
        "row": row,
        "lane": lane,
        "x": round(space.at[0], 1),
        "y": round(space.at[1], 1),
        "outline": space.outline,
        "obstacle": obstacle,
        "label": say(key, obstacle=obstacle or "none", **values),
    }


def touching(board: Board) -> list[Problem]:
    """A drawn road must not lie on itself: one would not see where a car stands."""
    if "centreline" not in board.data:
        return []
    try:
        road = road_of(board)
    except BadBoard as error:
        return [problem_of(error)]
    touch = first_touch(road, LANE_WIDTH * LANES, PITCH)
    if touch is None:
        return []
    one, other = touch
    return [{"place": track_id(one, 2), "said": say("builder-rali-fault-touches", row=one, other=other)}]
