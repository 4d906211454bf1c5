"""The builder of Rallyman."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from racecraft.builders.builder import (
    Builder,
    Document,
    Edit,
    Figure,
    Offer,
    Problem,
    Statistics,
    Study,
)
from racecraft.builders.faults import faults_of, refused
from racecraft.builders.operations import edited
from racecraft.builders.rallyman import sketch
from racecraft.builders.rallyman.generate import RallymanWish, generated
from racecraft.builders.rallyman.offers import offers
from racecraft.builders.rallyman.operations import NAMELESS, SOLVED, Kinds, marks_of
from racecraft.builders.rallyman.study import study
from racecraft.builders.studies import heat_map
from racecraft.drawing.papers import INFORMATION
from racecraft.engine.errors import BadBoard, broken
from racecraft.games.rallyman.board import CORNER, KINDS, board_names
from racecraft.games.rallyman.character import track_character
from racecraft.games.rallyman.rally import MOST_STAGES, WEATHERS, Rally, read_rally, track_facts
from racecraft.outlook.words import say

MOST_SHOWN = 3 * MOST_STAGES
"""Stages of a rally that is still shown, though it has too many."""


class StageShape(msgspec.Struct):
    route: str = ""
    splits: list[int] = []


class Shape(msgspec.Struct):
    """Of what kind the parts of a rally are, also those behind a fault at which the reader stops."""

    stages: list[StageShape]
    snow: list[str] = []
    service_after: list[int] | None = None
    day_ends: list[int] = []


class RallymanBuilder(Builder[RallymanWish]):
    game_id = "rallyman"
    wish_type = RallymanWish
    sketch_type = sketch.RallySketch
    pieces_type = sketch.RallyPieces
    paper = INFORMATION

    def blank(self) -> Document:
        """A rally of a single road; the director goes on from there."""
        return {
            "name": NAMELESS,
            "weather": "dry",
            "service_after": [],
            "stages": [{"route": f"{board_names()[0]}3-{board_names()[0]}8", "splits": []}],
        }

    def edit(self, document: Document, edit: Edit, owned: int = 1) -> Document:
        return edited(Kinds, document, edit)

    def tidy(self, document: Any, owned: int = 1) -> Document:
        """Every part must be there and be of its kind; which way stages lead is for `check`."""
        tidied = super().tidy(document)
        stages = tidied.get("stages")
        if not isinstance(stages, list) or len(stages) > MOST_SHOWN or refused(_faults(tidied)):
            _read(tidied)
        try:
            msgspec.convert(tidied, Shape)
        except msgspec.ValidationError as error:
            where = str(error).rpartition("$")[2].strip(".`")
            raise BadBoard(f"track: {where} has the wrong type", broken("part", where)) from None
        return tidied

    def title(self, document: Document) -> str:
        title = super().title(document)
        return "" if title == NAMELESS else title

    def canonical(self, document: Document) -> Document:
        """Without title and solved times, and with all that a file may leave unsaid: the same roads in the
        same weather are the same rally."""
        stages = document["stages"]
        return {
            "boards": document.get("boards", []),
            "figures": document.get("figures", {}),
            "weather": document.get("weather", WEATHERS[0]),
            "snow": sorted(set(document.get("snow", []))),
            **marks_of(document)._asdict(),
            "stages": [_road(entry) for entry in stages],
        }

    def problems(self, document: Document, owned: int) -> list[Problem]:
        return _faults(document)

    def fits(self, document: Document, place: str, owned: int = 1) -> list[Offer]:
        return offers(document, place)

    def generate(self, seed: int, wish: RallymanWish) -> Document:
        return generated(seed, wish)

    def statistics(self, document: Document) -> Statistics:
        rally, numbers = _readable(document)
        if rally is None or not rally.stages:
            return {"figures": [], "map": {}}
        character = track_character(rally)
        figures: list[Figure] = [
            {"id": name, "value": value, "said": say(f"builder-rallyman-figure-{name}", count=value)}
            for name, value in {**track_facts(rally), "danger": character.danger}.items()
        ]
        harm: dict[str, float] = {}
        for number, stage in zip(numbers, rally.stages, strict=True):
            told = track_character(stage)
            figures.append(
                {
                    "id": f"stage-{number}",
                    "value": float(stage.length),
                    "said": say(
                        "builder-rallyman-stage", stage=number, count=stage.length, level=told.danger
                    ),
                }
            )
            for index, ground in enumerate(stage.ground[: stage.length]):
                if KINDS[ground.kind] == KINDS[CORNER]:
                    harm[f"stage.{number}.{index}"] = float(max(ground.damage_left, ground.damage_right))
        return {"figures": figures, "map": heat_map(harm)}

    def study(self, document: Document) -> Study | None:
        return study(self.game, document)

    def sketch(self, document: Document) -> Mapping[str, Any]:
        return sketch.sketch(document, *_readable(document))

    def pieces(self, theme: str = "auto") -> Mapping[str, Any]:
        return sketch.pieces()


def _read(document: Document) -> Rally:
    return read_rally(document, "track")


def _road(entry: dict[str, Any]) -> dict[str, Any]:
    """What a stage is driven on, and where its splits are."""
    plain = {key: value for key, value in entry.items() if key not in SOLVED}
    if isinstance(plain.get("route"), str):
        plain["route"] = " ".join(plain["route"].split())
    return {**plain, "splits": entry.get("splits", [])}


def _single(document: Document, number: int) -> Document:
    """One stage with all it says, as a rally of its own; in any weather, so that snow is no matter."""
    entry = document["stages"][number - 1]
    boards = {"boards": document["boards"]} if "boards" in document else {}
    return {"name": "stage", "weather": "fixed", "snow": board_names(), "stages": [entry], **boards}


def _faults(document: Document) -> list[Problem]:
    """What is wrong with the rally as a whole, and with each stage, read alone so that its number stays."""
    if not isinstance(document.get("stages"), list) or len(document["stages"]) > MOST_STAGES:
        return faults_of(_read, document)[0]
    found: list[Problem] = []
    for number in range(1, len(document["stages"]) + 1):
        for problem in faults_of(_read, _single(document, number))[0]:
            if problem["place"]:
                values = {**problem["said"]["values"], "stage": number}
                found.append({"place": f"stage.{number}", "said": say(problem["said"]["key"], **values)})
            elif refused([problem]):
                found.append(problem)
    rest, numbers = _rest(document)
    return [*(faults_of(_read, rest)[0] if numbers or not found else []), *found]


def _rest(document: Document) -> tuple[Document, list[int]]:
    """The rally of the stages that can be laid, and their numbers."""
    numbers: list[int] = []
    stages: list[Any] = []
    for number in range(1, len(document["stages"]) + 1):
        found, rest = faults_of(_read, _single(document, number))
        if rest["stages"] and not refused(found):
            numbers.append(number)
            stages.append(rest["stages"][0])
    whole = {**document, "stages": stages}
    lost = [number for number in range(1, len(document["stages"]) + 1) if number not in numbers]
    for key in ("service_after", "day_ends"):
        marks = document.get(key)
        if isinstance(marks, list):
            kept = [mark for mark in marks if mark not in lost]
            whole[key] = [numbers.index(mark) + 1 if mark in numbers else mark for mark in kept]
    return whole, numbers


def _readable(document: Document) -> tuple[Rally | None, list[int]]:
    rest, numbers = _rest(document)
    try:
        return _read(faults_of(_read, {**rest, "name": document.get("name") or NAMELESS})[1]), numbers
    except BadBoard:
        return None, []
