"""What can be done at a cell of a track: offered as whole edits, and only such as make nothing wrong."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from racecraft.builders.builder import BadEdit, Document, Offer
from racecraft.builders.heat import line
from racecraft.builders.heat.operations import CHEVRONS, Kinds
from racecraft.builders.offering import Candidate, offered
from racecraft.engine.errors import BadBoard
from racecraft.games.heat.board import SIDES, read_track
from racecraft.games.heat.tokens import ROAD, ROAD_WORDS
from racecraft.outlook.words import say

LIMITS = range(1, 11)


def offers(document: Document, place: str) -> list[Offer]:
    if not place.isdecimal() or not 1 <= int(place) <= document["cells"]:
        raise BadEdit(f"the track has no cell {place!r}")
    return offered(Kinds, document, _candidates(document, int(place)), lambda each: read_track(each, "track"))


def _candidates(document: Document, cell: int) -> Iterator[Candidate]:
    here = [entry for entry in document["corners"] if entry["after"] == cell]
    for entry in here:
        yield from _at_corner(entry)
        yield from _tokens(document, entry)
    corner: dict[str, Any] = {"do": "corner", "after": cell}
    if not here:
        corner["side"] = line.side_after(line.road_of(document), cell)
    for limit in LIMITS:
        yield f"limit-{limit}", say("builder-heat-limit", limit=limit), {**corner, "limit": limit}
    for kind in ("tunnel", "flooded"):
        on = not any(first <= cell <= last for first, last in document[kind])
        label = say("builder-heat-ground", kind=kind, on=str(on).lower())
        yield kind, label, {"do": "ground", "kind": kind, "first": cell, "last": cell, "on": on}
    number = (_chevrons(document, cell) + 1) % 3
    edit = {"do": "chevrons", "cell": cell, "number": number}
    yield "chevrons", say("builder-heat-chevrons", number=number), edit
    yield from _legend_line(document, cell)
    yield "start", say("builder-heat-start"), {"do": "start", "cell": cell}


def _legend_line(document: Document, cell: int) -> Iterator[Candidate]:
    """The Legend line of the corner ahead behind this cell, or where the rules put it again."""
    try:
        track = read_track(document, "track")
    except BadBoard:
        return
    line = track.next_line[cell % track.cells + 1]
    entry, after = document["corners"][line], track.after[line]
    at = cell if cell < after else cell - track.cells
    on = track.legend_line[line] != at
    if on or "legend_line" in entry:
        label = say("builder-heat-legend-line", limit=track.limit[line], on=str(on).lower())
        yield "legend-line", label, {"do": "legend-line", "after": after, "cell": at if on else None}


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


def _tokens(document: Document, entry: dict[str, Any]) -> Iterator[Candidate]:
    """The road tokens that the corner of a line may have; with one, the bag instead of it."""
    for token, word in zip([*ROAD, None], [*ROAD_WORDS, "drawn"], strict=True):
        label = say("builder-heat-road", token=word)
        yield f"road-{word}", label, {"do": "road", "after": entry["after"], "token": token}
