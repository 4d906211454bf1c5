"""What a director can do next with a stage or a space: offered as whole edits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from racecraft.builders.builder import BadEdit, Document, Offer
from racecraft.builders.operations import edited
from racecraft.builders.rallyman.operations import Kinds, alone
from racecraft.builders.rallyman.sketch import FRONT, NEW_STAGE
from racecraft.engine.errors import BadBoard
from racecraft.games.rallyman.board import CORNER, board_names
from racecraft.games.rallyman.rally import MOST_STAGES, Rally, read_rally
from racecraft.games.rallyman.stage import MOST_SPLITS, Section, Stage, following
from racecraft.outlook.words import Said, say


def offers(document: Document, place: str) -> list[Offer]:
    """With which sections a stage can go on, or a new one begin, and what else can be done."""
    if place == NEW_STAGE:
        return [_road(section, {"do": "add-stage", "route": section.text}) for section in _first(document)]
    words = place.split(".")
    front = words[-1] == FRONT and len(words) == 3
    if front:
        del words[-1]
    numbers = [int(word) for word in words[1:] if word.isdecimal()]
    known = words[0] == "stage" and len(words) == len(numbers) + 1 and len(numbers) in (1, 2)
    if not known or not 1 <= numbers[0] <= len(document["stages"]):
        raise BadEdit(f"there is no stage {place!r} in the rally")
    if front:
        return list(_before(document, numbers[0])) if len(numbers) == 1 else []
    if len(numbers) == 2:
        return list(_at_space(document, numbers[0], numbers[1]))
    return list(_at_stage(document, numbers[0]))


def _at_space(document: Document, stage: int, space: int) -> Iterator[Offer]:
    splits = document["stages"][stage - 1].get("splits", [])
    on = space not in splits
    if space > 0 and (not on or len(splits) < MOST_SPLITS):
        edit = {"do": "split", "stage": stage, "space": space, "on": on}
        yield _offer("split", say("builder-rallyman-split", on=str(on).lower()), edit)


def _at_stage(document: Document, number: int) -> Iterator[Offer]:
    here = {"stage": number}
    entry = document["stages"][number - 1]
    rally = _laid(document, number)
    if entry.get("route"):
        yield _offer("shorten", say("builder-rallyman-shorten"), {"do": "shorten", **here})
        yield _offer("reverse", say("builder-rallyman-reverse"), {"do": "reverse", **here})
    if rally is not None:
        for zone in rally.stages[0].zones:
            on = zone not in document.get("snow", [])
            label = say("builder-rallyman-snow", zone=zone, on=str(on).lower())
            yield _offer(f"snow-{zone}", label, {"do": "snow", "zone": zone, "on": on})
    if number < len(document["stages"]):
        marks = document.get("service_after")
        on = marks is not None and number not in marks
        label = say("builder-rallyman-service", on=str(on).lower())
        yield _offer("service", label, {"do": "service", **here, "on": on})
        on = number not in document.get("day_ends", [])
        yield _offer(
            "day", say("builder-rallyman-day-end", on=str(on).lower()), {"do": "day", **here, "on": on}
        )
    if number > 1:
        earlier = {"do": "move-stage", **here, "to": number - 1}
        yield _offer("earlier", say("builder-rallyman-earlier"), earlier)
    if len(document["stages"]) > 1:
        yield _offer("remove", say("builder-rallyman-remove"), {"do": "remove-stage", **here})
    if rally is not None:
        for section in following(rally.stages[0], rally.boards):
            yield _road(section, {"do": "extend", **here, "section": section.text})
    elif not entry.get("route"):
        for section in _first(document):
            yield _road(section, {"do": "extend", **here, "section": section.text})


def _before(document: Document, number: int) -> Iterator[Offer]:
    """With which sections a stage can begin instead: those with which it would go on, driven the other
    way."""
    here = {"stage": number}
    route = document["stages"][number - 1].get("route")
    if not route:
        return
    if len(route.split()) > 1:
        edit = {"do": "shorten", **here, "front": True}
        yield _offer("shorten", say("builder-rallyman-shorten-front"), edit)
    rally = _laid(edited(Kinds, document, {"do": "reverse", **here}), number)
    if rally is None:
        return
    for section in following(rally.stages[0], rally.boards):
        driven = Section(section.road, section.end, section.start)
        yield _road(driven, {"do": "extend", **here, "section": driven.text, "front": True})


def _laid(document: Document, number: int) -> Rally | None:
    try:
        return read_rally(alone(document, number), "stage")
    except (BadBoard, KeyError):
        return None


def _first(document: Document) -> list[Section]:
    """What a stage can begin with."""
    if len(document["stages"]) > MOST_STAGES:
        return []
    boards = {"boards": document["boards"]} if "boards" in document else {}
    zone = board_names()[0]
    rally = read_rally({"name": "new", "stages": [{"route": f"{zone}3-{zone}8"}], **boards}, "stage")
    return following(Stage(""), rally.boards)


def _road(section: Section, edit: dict[str, Any]) -> Offer:
    spaces = section.road.spaces
    corners = len([space for space in spaces if space.kind == CORNER])
    told = {"zone": section.zone, "section": section.text, "spaces": len(spaces), "corners": corners}
    return _offer(section.text, say("builder-rallyman-section", **told), edit)


def _offer(piece: str, label: Said, edit: dict[str, Any]) -> Offer:
    return {"piece": piece, "turn": 0, "edit": edit, "label": label, "left": -1}
