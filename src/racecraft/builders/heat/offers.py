"""What can be done at a cell of a track: offered as whole edits, and only such as make nothing wrong."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from racecraft.builders.builder import BadEdit, Document, Offer
from racecraft.builders.faults import faults_of
from racecraft.builders.heat.operations import CHEVRONS, Kinds
from racecraft.builders.operations import edited
from racecraft.games.heat.board import SIDES, read_track
from racecraft.outlook.words import Said, say

LIMITS = range(1, 11)

Candidate = tuple[str, Said, dict[str, Any]]


def offers(document: Document, place: str) -> list[Offer]:
    if not place.isdigit() or not 1 <= int(place) <= document["cells"]:
        raise BadEdit(f"the track has no cell {place!r}")
    wrong = len(_faults(document))
    found: list[Offer] = []
    for piece, label, edit in _candidates(document, int(place)):
        try:
            after = edited(Kinds, document, edit)
        except BadEdit:
            continue
        if after != document and len(_faults(after)) <= wrong:
            found.append({"piece": piece, "turn": 0, "edit": edit, "label": label, "left": -1})
    return found


def _faults(document: Document) -> list[Any]:
    return list(faults_of(lambda each: read_track(each, "track"), document)[0])


def _candidates(document: Document, cell: int) -> Iterator[Candidate]:
    here = [entry for entry in document["corners"] if entry["after"] == cell]
    for entry in here:
        yield from _at_corner(entry)
    for limit in LIMITS:
        label = say("builder-heat-limit", limit=limit)
        yield f"limit-{limit}", label, {"do": "corner", "after": cell, "limit": limit}
    for kind in ("tunnel", "flooded"):
        on = not any(first <= cell <= last for first, last in document[kind])
        label = say("builder-heat-ground", kind=kind, on=str(on).lower())
        yield kind, label, {"do": "ground", "kind": kind, "first": cell, "last": cell, "on": on}
    number = (_chevrons(document, cell) + 1) % 3
    edit = {"do": "chevrons", "cell": cell, "number": number}
    yield "chevrons", say("builder-heat-chevrons", number=number), edit
    yield "start", say("builder-heat-start"), {"do": "start", "cell": cell}


def _chevrons(document: Document, cell: int) -> int:
    for number, key in enumerate(CHEVRONS, 1):
        if any(cell in entry.get(key, []) for entry in document["corners"]):
            return number
    return 0


def _at_corner(entry: dict[str, Any]) -> Iterator[Candidate]:
    after = entry["after"]
    yield "remove", say("builder-heat-remove"), {"do": "remove-corner", "after": after}
    side = SIDES[1 - SIDES.index(entry["side"])]
    yield "side", say("builder-heat-side", side=side), {"do": "side", "after": after, "side": side}
    for kind, key in (("chicane", "chicane"), ("press", "letter")):
        on = not entry.get(key)
        label = say(f"builder-heat-{kind}", on=str(on).lower())
        yield kind, label, {"do": kind, "after": after, "on": on}
