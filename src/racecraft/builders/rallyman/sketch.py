"""Where everything of a rally lies while it is being planned, stage by stage."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from racecraft.builders.builder import Document
from racecraft.builders.rallyman.operations import marks_of
from racecraft.drawing.geometry import polyline
from racecraft.drawing.rallyman.layout import SCALE
from racecraft.engine.errors import MOST_NAME
from racecraft.games.rallyman.board import HEIGHT, KINDS, WIDTH, Board, board_names, load_board
from racecraft.games.rallyman.rally import FIXED, WEATHERS, Rally
from racecraft.games.rallyman.stage import Placement, Stage
from racecraft.outlook.words import Said, say

NEW_STAGE = "stage.new"
"""The place of a stage that is still to be begun."""
FRONT = "front"
"""What the place before a stage ends with: `stage.1.front`."""


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
    drawn: dict[str, Any]
    """The stage as a rally of its own: its picture is the stage as the game draws it."""


class RallySketchJoint(TypedDict):
    """What comes behind a stage that is not the last."""

    stage: int
    service: bool
    day_end: bool


class RallySketchDay(TypedDict):
    """The stages of a day, by their numbers."""

    label: Said
    stages: list[int]


class RallySketchPlace(TypedDict):
    id: str


class RallySketch(TypedDict):
    game: Literal["rallyman"]
    stages: list[RallySketchStage]
    days: list[RallySketchDay]
    joints: list[RallySketchJoint]
    weather: str
    """`dry`, `fixed` (snow on boards that are named) or `variable`."""
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

    game: Literal["rallyman"]
    size: list[int]
    scale: float
    """How many units of a picture one of the board is."""
    boards: list[RallyBoard]


def pieces() -> RallyPieces:
    return {
        "game": "rallyman",
        "size": [WIDTH, HEIGHT],
        "scale": SCALE,
        "boards": [_board(load_board(zone)) for zone in board_names()],
    }


def _board(board: Board) -> RallyBoard:
    roads: list[RallyRoad] = [
        {"id": road.id, "line": polyline([point for space in road.spaces for point in space.line])}
        for road in board.roads
    ]
    return {"zone": board.zone, "name": board.name, "roads": roads}


def sketch(document: Document, rally: Rally | None, numbers: list[int]) -> RallySketch:
    """The stages that can be laid, with the numbers that they have in the rally."""
    count = len(document["stages"])
    every = range(1, count + 1)
    stages = (
        [_stage(document, rally, stage, number) for stage, number in zip(rally.stages, numbers, strict=True)]
        if rally is not None
        else []
    )
    places = [*[f"stage.{number}" for number in every], NEW_STAGE]
    places += [f"{stage['id']}.{FRONT}" for stage in stages if stage["start"]]
    places += [space["id"] for stage in stages for space in stage["spaces"]]
    marks = marks_of(document)
    return {
        "game": "rallyman",
        "stages": stages,
        "days": _days(count, marks.days),
        "joints": [
            {"stage": number, "service": number in marks.service, "day_end": number in marks.days}
            for number in range(1, count)
        ],
        "weather": WEATHERS[rally.weather] if rally is not None else WEATHERS[0],
        "faulty": [number for number in every if number not in numbers],
        "spaces": [{"id": place} for place in places],
    }


def _days(count: int, ends: list[int]) -> list[RallySketchDay]:
    """All stages, day by day."""
    found: list[RallySketchDay] = []
    first = 1
    for last in [*[end for end in ends if end < count], count]:
        label = say("builder-rallyman-day", day=len(found) + 1)
        found.append({"label": label, "stages": list(range(first, last + 1))})
        first = last + 1
    return found


def _transform(placed: Placement) -> str:
    """A board is turned about its corner, which then lies where the turned board begins."""
    x = placed.x + (HEIGHT if placed.turns == 1 else WIDTH if placed.turns == 2 else 0)
    y = placed.y + (HEIGHT if placed.turns == 2 else WIDTH if placed.turns == 3 else 0)
    return f"translate({x} {y}) rotate({90 * placed.turns})"


def _stage(document: Document, rally: Rally, stage: Stage, number: int) -> RallySketchStage:
    boards: list[RallySketchBoard] = []
    white = rally.snow if rally.weather == FIXED else []
    for zone, placed in zip(stage.zones, stage.placements, strict=False):
        boards.append({"zone": zone, "transform": _transform(placed), "snow": zone in white})
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
    told = {"stage": number, "route": route, "count": int(stage.length)}
    return {
        "id": f"stage.{number}",
        "number": number,
        "label": say("builder-rallyman-laid", **told),
        "box": [left, top, right - left, bottom - top],
        "boards": boards,
        "spaces": spaces,
        "start": ends[0] if ends else [],
        "finish": ends[-1] if ends else [],
        "drawn": _drawn(document, stage, [zone for zone in stage.zones if zone in white]),
    }


def _drawn(document: Document, stage: Stage, snow: list[str]) -> Document:
    """Only what its picture shows, so that it is the same as long as that is."""
    entry = {"strip" if stage.is_strip else "route": stage.text, "splits": stage.splits}
    weather = {"weather": "fixed", "snow": snow} if snow else {}
    boards = {"boards": document["boards"]} if "boards" in document else {}
    return {"name": stage.text[:MOST_NAME], "stages": [entry], **weather, **boards}
