"""What can be put on a cell, or done there: offered as whole edits, and only such as make nothing wrong."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from racecraft.builders.builder import Document, Offer
from racecraft.builders.offering import Candidate, offered
from racecraft.builders.rali import board, ways
from racecraft.builders.rali.operations import Kinds, obstacles_of
from racecraft.drawing.rali.layout import Layout
from racecraft.engine.errors import BadBoard
from racecraft.games.rali.board import LANES, OBSTACLES, read_board
from racecraft.outlook.words import say

SHORTCUT_ROWS = (14, 18, 11, 22)
"""How far a short-cut that is offered leads, the best first."""


def offers(document: Document, place: str) -> list[Offer]:
    """Obstacles first, then what else can be done at a place."""
    return offered(Kinds, document, _candidates(document, place), lambda each: read_board(each, "track"))


def _candidates(document: Document, place: str) -> Iterator[Candidate]:
    here = obstacles_of(document).get(place, "")
    at = board.spot(place)
    beside = {entry["id"] for part in ("stations", "shortcuts") for entry in document[part]}
    on_shortcut = at is None and place not in beside and place.partition(".")[0] in beside
    if at is not None or on_shortcut:
        if here:
            yield "nothing", say("builder-rali-clear"), {"do": "obstacle", "cell": place}
        for kind in OBSTACLES:
            if kind != "bridge":
                label = say("rali-obstacle-name", obstacle=kind)
                yield kind, label, {"do": "obstacle", "cell": place, "kind": kind}
    if at is not None:
        yield from _on_road(document, *at)
    elif place in beside or on_shortcut:
        id = place if place in beside else place.partition(".")[0]
        yield "remove", say("builder-rali-remove", id=id), {"do": "remove", "id": id}


def _on_road(document: Document, row: int, lane: int) -> Iterator[Candidate]:
    yield "bridge", say("rali-obstacle-name", obstacle="bridge"), {"do": "bridge", "row": row}
    if lane in (1, LANES):
        where = {"row": row, "lane": lane}
        yield "station", say("builder-rali-station"), {"do": "station", **where}
        way = _shortcut(document, row, lane)
        if way is not None:
            yield "shortcut", say("builder-rali-shortcut", count=way["cells"]), way
        yield "box", say("builder-rali-boxes"), {"do": "boxes", **where}
    yield "row-in", say("builder-rali-row-in"), {"do": "insert-rows", "row": row or 1}
    if row:
        yield "row-out", say("builder-rali-row-out"), {"do": "remove-rows", "row": row}


def _shortcut(document: Document, row: int, lane: int) -> dict[str, Any] | None:
    """A short-cut from here that saves rows and lies on nothing."""
    try:
        layout = Layout(read_board(document, "track"))
    except BadBoard:
        return None
    built = [space.at for space in layout.spaces if layout.board.lane[space.cell] == 0]
    for rows in SHORTCUT_ROWS:
        if row < 1 or row + rows >= layout.board.rows:
            continue
        spots = ways.shortcut_spots(layout, row, lane, row + rows)
        if spots and not ways.crowded(spots, built):
            return {"do": "shortcut", "row": row, "lane": lane, "exit": row + rows, "cells": len(spots)}
    return None
