"""What a rally's director can do. Stages are counted from 1, spaces of a stage from 0, as files count them;
a section is written `C8-C3`."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple

from msgspec import Meta

from racecraft.builders.builder import BadEdit, Document
from racecraft.builders.operations import Operation, drop
from racecraft.engine.errors import MOST_NAME, BadBoard
from racecraft.games.rallyman.rally import MOST_STAGES, WEATHERS, Rally, read_rally
from racecraft.games.rallyman.stage import LONGEST_ROUTE, Stage

Number = Annotated[int, Meta(ge=1, le=MOST_STAGES)]
Section = Annotated[str, Meta(pattern="^[A-Z][0-9]-[A-Z][0-9]$")]
Zone = Annotated[str, Meta(pattern="^[A-Z]$")]
Seconds = Annotated[int, Meta(ge=1, le=9999)]
SOLVED = ("best", "best_without_cuts")
NAMELESS = "Rally"
"""What a file calls a rally without a title."""


class AddStage(Operation, tag="add-stage"):
    """A stage before another one, or behind the last; service and ends of days stay with their stages."""

    route: Annotated[str, Meta(max_length=LONGEST_ROUTE)] = ""
    before: Number | None = None

    def apply(self, document: Document) -> None:
        stages = document["stages"]
        at = len(stages) if self.before is None else min(self.before - 1, len(stages))
        stages.insert(at, {"route": self.route})
        _serve(document, [mark + 1 if mark > at else mark for mark in _service(document)])
        _end_days(document, [end + 1 if end > at else end for end in _days(document)])


class RemoveStage(Operation, tag="remove-stage"):
    """A stage goes, with its service; a day that ended with it ends with the stage before."""

    stage: Number

    def apply(self, document: Document) -> None:
        _stage(document, self.stage)
        marks = [mark for mark in _service(document) if mark != self.stage]
        del document["stages"][self.stage - 1]
        _serve(document, [mark - 1 if mark > self.stage else mark for mark in marks])
        _end_days(document, [end - 1 if end >= self.stage else end for end in _days(document)])


class MoveStage(Operation, tag="move-stage"):
    """A stage in another place of the rally, with its service; days end where they did."""

    stage: Number
    to: Number

    def apply(self, document: Document) -> None:
        _stage(document, self.stage)
        order = list(range(1, len(document["stages"]) + 1))
        order.insert(min(self.to, len(order)) - 1, order.pop(self.stage - 1))
        service = _service(document)
        document["stages"] = [document["stages"][number - 1] for number in order]
        _serve(document, [order.index(mark) + 1 for mark in service if mark in order])


class Extend(Operation, tag="extend"):
    """One more section at the end of a stage, or in front of it."""

    stage: Number
    section: Section
    front: bool = False

    def apply(self, document: Document) -> None:
        entry = _stage(document, self.stage)
        words = entry["route"].split()
        words.insert(0 if self.front else len(words), self.section)
        _route(entry, words)


class Shorten(Operation, tag="shorten"):
    """A stage without its last section, or its first."""

    stage: Number
    front: bool = False

    def apply(self, document: Document) -> None:
        entry = _stage(document, self.stage)
        words = entry["route"].split()
        if not words:
            raise BadEdit(f"stage {self.stage} has no section")
        del words[0 if self.front else -1]
        _route(entry, words)
        _keep_splits(document, self.stage)


class Reverse(Operation, tag="reverse"):
    """A stage driven the other way; its split points stay where they are on the road."""

    stage: Number

    def apply(self, document: Document) -> None:
        entry = _stage(document, self.stage)
        length = _laid(document, self.stage)
        words = ["-".join(reversed(word.split("-"))) for word in reversed(entry["route"].split())]
        _route(entry, words)
        if length is not None and "splits" in entry:
            entry["splits"] = sorted(length.length - 1 - split for split in entry["splits"])
            _keep_splits(document, self.stage)


class SetRoute(Operation, tag="route"):
    """The whole route of a stage, as it is written."""

    stage: Number
    route: Annotated[str, Meta(max_length=LONGEST_ROUTE)]

    def apply(self, document: Document) -> None:
        _route(_stage(document, self.stage), self.route.split())
        _keep_splits(document, self.stage)


class SetSplit(Operation, tag="split"):
    """A split point behind a space of a stage, or none there any more."""

    stage: Number
    space: Annotated[int, Meta(ge=1, le=400)]
    on: bool = True

    def apply(self, document: Document) -> None:
        entry = _stage(document, self.stage)
        splits = set(entry.get("splits", [])) - {self.space}
        entry["splits"] = sorted(splits | {self.space} if self.on else splits)


class SetService(Operation, tag="service"):
    """Whether there is a service park behind a stage."""

    stage: Number
    on: bool = True

    def apply(self, document: Document) -> None:
        _stage(document, self.stage)
        marks = set(_service(document)) - {self.stage}
        _serve(document, [*marks, self.stage] if self.on else [*marks])


class EndDay(Operation, tag="day"):
    """Whether a day ends with a stage. Where one does, cars are served, until somebody takes that away."""

    stage: Number
    on: bool = True

    def apply(self, document: Document) -> None:
        _stage(document, self.stage)
        ends = set(_days(document)) - {self.stage}
        _end_days(document, [*ends, self.stage] if self.on else [*ends])
        if self.on:
            _serve(document, [*_service(document), self.stage])


class SetWeather(Operation, tag="weather"):
    """Dry, snow on named boards, or snow as the dice decide before each stage."""

    weather: Literal["dry", "fixed", "variable"]

    def apply(self, document: Document) -> None:
        document["weather"] = self.weather
        if self.weather != "fixed":
            document.pop("snow", None)


class SetSnow(Operation, tag="snow"):
    """A board turned to its snowy side, or back. The first makes the weather fixed, the last one dry."""

    zone: Zone
    on: bool = True

    def apply(self, document: Document) -> None:
        zones = set(document.get("snow", [])) - {self.zone}
        zones = zones | {self.zone} if self.on else zones
        document["weather"] = WEATHERS[1] if zones else WEATHERS[0]
        document["snow"] = sorted(zones)
        if not zones:
            del document["snow"]


class SetTimes(Operation, tag="times"):
    """The shortest shakedown times of a stage, with and without its cuts, once they are solved."""

    stage: Number
    best: Seconds
    best_without_cuts: Seconds

    def apply(self, document: Document) -> None:
        _stage(document, self.stage).update(best=self.best, best_without_cuts=self.best_without_cuts)


class SetName(Operation, tag="name"):
    title: Annotated[str, Meta(max_length=MOST_NAME)]

    def apply(self, document: Document) -> None:
        document["name"] = self.title or NAMELESS


class PutBoard(Operation, tag="board"):
    """A board of one's own, in place of the one of the same zone."""

    board: dict[str, Any]

    def apply(self, document: Document) -> None:
        drop(document.setdefault("boards", []), lambda entry: entry["zone"] != self.board["zone"])
        document["boards"].append(self.board)


class RemoveBoard(Operation, tag="remove-board"):
    zone: Zone

    def apply(self, document: Document) -> None:
        drop(document["boards"], lambda entry: entry["zone"] != self.zone)
        if not document["boards"]:
            del document["boards"]


Kinds = (
    AddStage
    | RemoveStage
    | MoveStage
    | Extend
    | Shorten
    | Reverse
    | SetRoute
    | SetSplit
    | SetService
    | EndDay
    | SetWeather
    | SetSnow
    | SetTimes
    | SetName
    | PutBoard
    | RemoveBoard
)


def _stage(document: Document, number: int) -> dict[str, Any]:
    stages: list[dict[str, Any]] = document["stages"]
    if number > len(stages):
        raise BadEdit(f"the rally has no stage {number}")
    return stages[number - 1]


def _route(entry: dict[str, Any], words: list[str]) -> None:
    """Another route; times that were solved for the old one are gone."""
    entry["route"] = " ".join(words)
    for key in SOLVED:
        entry.pop(key, None)


def alone(document: Document, number: int) -> Document:
    """One stage as a rally of its own, on the same boards."""
    boards = {"boards": document["boards"]} if "boards" in document else {}
    return {"name": "stage", "stages": [{"route": document["stages"][number - 1]["route"]}], **boards}


def _laid(document: Document, number: int) -> Stage | None:
    try:
        rally: Rally = read_rally(alone(document, number), "stage")
    except BadBoard:
        return None
    return rally.stages[0]


def _keep_splits(document: Document, number: int) -> None:
    """Split points that the road no longer reaches are gone."""
    entry, stage = document["stages"][number - 1], _laid(document, number)
    if "splits" in entry:
        length = 0 if stage is None else stage.length
        entry["splits"] = [split for split in entry["splits"] if 1 <= split < length]


class Marks(NamedTuple):
    """The stages behind which there is service, and those with which a day ends."""

    service: list[int]
    days: list[int]


def marks_of(document: Document) -> Marks:
    """As far as they can be read."""
    count = len(document["stages"])
    service, days = [
        sorted({mark for mark in marks if type(mark) is int and 1 <= mark < count})
        for marks in (_service(document), _days(document))
    ]
    return Marks(service, days)


def _service(document: Document) -> list[int]:
    """Without any statement there is service behind every stage."""
    marks = document.get("service_after")
    return list(range(1, len(document["stages"]))) if marks is None else list(marks)


def _serve(document: Document, marks: list[int]) -> None:
    document["service_after"] = sorted({mark for mark in marks if 1 <= mark <= len(document["stages"])})


def _days(document: Document) -> list[int]:
    return list(document.get("day_ends", []))


def _end_days(document: Document, ends: list[int]) -> None:
    """The last stage ends the last day anyway; a rally of one day says nothing about days."""
    document["day_ends"] = sorted({end for end in ends if 1 <= end < len(document["stages"])})
    if not document["day_ends"]:
        del document["day_ends"]
