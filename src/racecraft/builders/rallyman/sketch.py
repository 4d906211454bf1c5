"""Where everything of a rally lies while it is being planned, stage by stage."""

from __future__ import annotations

from typing import TypedDict

from racecraft.drawing.geometry import polyline
from racecraft.games.rallyman.board import END_POINTS, KINDS
from racecraft.games.rallyman.rally import FIXED, Rally
from racecraft.games.rallyman.stage import Stage


class RallySketchBoard(TypedDict):
    """A board as it lies in a stage: turn its picture so many quarters clockwise and put it there."""

    zone: str
    name: str
    x: int
    y: int
    width: int
    height: int
    turns: int
    snow: bool


class RallySketchEnd(TypedDict):
    """A road end of a board that lies in the stage."""

    id: str
    """`C8`."""
    x: float
    y: float


class RallySketchSpace(TypedDict):
    kind: str
    """`straight`, `bump` or `corner`."""
    line: str
    """An SVG path along the middle of the space."""


class RallySketchStage(TypedDict):
    """A stage: its place is `stage.1`."""

    id: str
    number: int
    sections: list[str]
    spaces: list[RallySketchSpace]
    splits: list[int]
    service: bool
    box: list[float]
    boards: list[RallySketchBoard]
    ends: list[RallySketchEnd]
    start: str
    finish: str


class RallySketch(TypedDict):
    stages: list[RallySketchStage]
    faulty: list[int]
    """Stages, by their number, that cannot be laid and are not among the others."""


def sketch(rally: Rally, numbers: list[int], faulty: list[int]) -> RallySketch:
    """The stages that can be laid, with the numbers that they have in the rally."""
    return {
        "stages": [
            _stage(rally, stage, number, at in rally.service_after)
            for at, (stage, number) in enumerate(zip(rally.stages, numbers, strict=True), 1)
        ],
        "faulty": faulty,
    }


def _stage(rally: Rally, stage: Stage, number: int, service: bool) -> RallySketchStage:
    boards: list[RallySketchBoard] = []
    ends: list[RallySketchEnd] = []
    for zone, board, placed in zip(stage.zones, stage.boards, stage.placements, strict=False):
        boards.append(
            {
                "zone": zone,
                "name": board.name,
                "x": placed.x,
                "y": placed.y,
                "width": placed.width,
                "height": placed.height,
                "turns": placed.turns,
                "snow": rally.weather == FIXED and zone in rally.snow,
            }
        )
        for end, (x, y) in enumerate(END_POINTS):
            at = placed.point(x, y)
            ends.append({"id": f"{zone}{end}", "x": at[0], "y": at[1]})
    spaces: list[RallySketchSpace] = []
    for index, space in enumerate(stage.spaces):
        line = ""
        if stage.sections:
            zone = stage.sections[stage.section_of[index]].zone
            placed = stage.placements[stage.zones.index(zone)]
            line = polyline([placed.point(*point) for point in space.line])
        spaces.append({"kind": KINDS[space.kind], "line": line})
    left, top = (
        min([board["x"] for board in boards], default=0),
        min([board["y"] for board in boards], default=0),
    )
    right = max([board["x"] + board["width"] for board in boards], default=0)
    bottom = max([board["y"] + board["height"] for board in boards], default=0)
    sections = stage.sections
    return {
        "id": f"stage.{number}",
        "number": number,
        "sections": [section.text for section in sections],
        "spaces": spaces,
        "splits": list(stage.splits),
        "service": service,
        "box": [left, top, right - left, bottom - top],
        "boards": boards,
        "ends": ends,
        "start": f"{sections[0].zone}{sections[0].start}" if sections else "",
        "finish": f"{sections[-1].zone}{sections[-1].end}" if sections else "",
    }
