"""Where everything of a rally lies while it is being planned, stage by stage."""

from __future__ import annotations

from typing import TypedDict

from racecraft.builders.builder import Document
from racecraft.drawing.geometry import polyline
from racecraft.games.rallyman.board import HEIGHT, KINDS, WIDTH, Board, board_names, load_board
from racecraft.games.rallyman.rally import FIXED, Rally
from racecraft.games.rallyman.stage import Placement, Stage
from racecraft.outlook.words import Said, say

NEW_STAGE = "stage.new"
"""The place of a stage that is still to be begun."""


class RallySketchBoard(TypedDict):
    """A board as it lies in a stage."""

    zone: str
    transform: str
    """Puts the picture of the board where it lies, as SVG has it."""
    snow: bool


class RallySketchSpace(TypedDict):
    """A space of the route: its place is `stage.1.12`."""

    id: str
    kind: str
    """`straight`, `bump` or `corner`."""
    line: str
    """An SVG path along the middle of the space."""
    split: bool
    label: Said


class RallySketchStage(TypedDict):
    """A stage: its place is `stage.1`."""

    id: str
    number: int
    label: Said
    box: list[float]
    """Left, top, width and height."""
    boards: list[RallySketchBoard]
    spaces: list[RallySketchSpace]
    start: list[float]
    finish: list[float]
    """Where the stage begins and ends."""


class RallySketchPlace(TypedDict):
    id: str


class RallySketch(TypedDict):
    stages: list[RallySketchStage]
    faulty: list[int]
    """Stages, by their number, that cannot be laid and are not among the others."""
    spaces: list[RallySketchPlace]
    """Everything that can be chosen."""


class RallyRoad(TypedDict):
    id: str
    """`C0-C9`."""
    line: str


class RallyBoard(TypedDict):
    """A board by itself."""

    zone: str
    name: str
    roads: list[RallyRoad]


class RallyPieces(TypedDict):
    """The boards, all of one size."""

    size: list[int]
    boards: list[RallyBoard]


def pieces() -> RallyPieces:
    return {"size": [WIDTH, HEIGHT], "boards": [_board(load_board(zone)) for zone in board_names()]}


def _board(board: Board) -> RallyBoard:
    roads: list[RallyRoad] = [
        {"id": road.id, "line": polyline([point for space in road.spaces for point in space.line])}
        for road in board.roads
    ]
    return {"zone": board.zone, "name": board.name, "roads": roads}


def sketch(document: Document, rally: Rally | None, numbers: list[int]) -> RallySketch:
    """The stages that can be laid, with the numbers that they have in the rally."""
    count = len(document["stages"])
    stages = (
        [
            _stage(rally, stage, number, at in rally.service_after)
            for at, (stage, number) in enumerate(zip(rally.stages, numbers, strict=True), 1)
        ]
        if rally is not None
        else []
    )
    places = [*[f"stage.{number}" for number in range(1, count + 1)], NEW_STAGE]
    places += [space["id"] for stage in stages for space in stage["spaces"]]
    return {
        "stages": stages,
        "faulty": [number for number in range(1, count + 1) if number not in numbers],
        "spaces": [{"id": place} for place in places],
    }


def _transform(placed: Placement) -> str:
    """A board is turned about its corner, which then lies where the turned board begins."""
    x = placed.x + (HEIGHT if placed.turns == 1 else WIDTH if placed.turns == 2 else 0)
    y = placed.y + (HEIGHT if placed.turns == 2 else WIDTH if placed.turns == 3 else 0)
    return f"translate({x} {y}) rotate({90 * placed.turns})"


def _stage(rally: Rally, stage: Stage, number: int, service: bool) -> RallySketchStage:
    boards: list[RallySketchBoard] = []
    for zone, placed in zip(stage.zones, stage.placements, strict=False):
        snow = rally.weather == FIXED and zone in rally.snow
        boards.append({"zone": zone, "transform": _transform(placed), "snow": snow})
    spaces: list[RallySketchSpace] = []
    ends: list[list[float]] = []
    for index, space in enumerate(stage.spaces):
        line: list[tuple[float, float]] = []
        if stage.sections:
            placed = stage.placements[stage.zones.index(stage.sections[stage.section_of[index]].zone)]
            line = [placed.point(*point) for point in space.line]
            ends += [list(line[0]), list(line[-1])]
        split = index in stage.splits
        kind = KINDS[space.kind]
        values = {"stage": number, "space": index + 1, "kind": kind, "split": str(split).lower()}
        spaces.append(
            {
                "id": f"stage.{number}.{index}",
                "kind": kind,
                "line": polyline(line) if line else "",
                "split": split,
                "label": say("builder-rallyman-space", **values),
            }
        )
    left = min([placed.x for placed in stage.placements], default=0)
    top = min([placed.y for placed in stage.placements], default=0)
    right = max([placed.x + placed.width for placed in stage.placements], default=0)
    bottom = max([placed.y + placed.height for placed in stage.placements], default=0)
    route = " ".join([section.text for section in stage.sections]) or stage.text
    told = {"stage": number, "route": route, "count": int(stage.length), "service": str(service).lower()}
    return {
        "id": f"stage.{number}",
        "number": number,
        "label": say("builder-rallyman-laid", **told),
        "box": [left, top, right - left, bottom - top],
        "boards": boards,
        "spaces": spaces,
        "start": ends[0] if ends else [],
        "finish": ends[-1] if ends else [],
    }
