"""The builder of Ралі."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from racecraft.builders.builder import Builder, Document, Edit, Figure, Offer, Problem, Statistics, Study
from racecraft.builders.faults import Readings, refused
from racecraft.builders.operations import edited
from racecraft.builders.rali import board, sketch
from racecraft.builders.rali.generate import RaliWish, generated
from racecraft.builders.rali.offers import offers
from racecraft.builders.rali.operations import Kinds
from racecraft.builders.rali.study import study
from racecraft.builders.studies import heat_map
from racecraft.games.rali.board import Board, board_facts, read_board
from racecraft.games.rali.character import board_character
from racecraft.outlook.words import say

BLANK_ROWS = 36
"""Of a new board: a race of a quarter of an hour."""


class RaliBuilder(Builder[RaliWish]):
    game_id = "rali"
    wish_type = RaliWish
    sketch_type = sketch.RaliBoardSketch
    pieces_type = sketch.RaliPieces

    def blank(self) -> Document:
        return board.blank(BLANK_ROWS)

    def edit(self, document: Document, edit: Edit, owned: int = 1) -> Document:
        return edited(Kinds, document, edit)

    def tidy(self, document: Any, owned: int = 1) -> Document:
        """Every part must be there and be of its kind; what stands where is for `check`."""
        tidied = super().tidy(document)
        reading = READINGS(tidied)
        if refused(reading.problems):
            _read(reading.rest)
        return tidied

    def title(self, document: Document) -> str:
        meta = document.get("meta")
        name = meta.get("name") if isinstance(meta, dict) else None
        return name if isinstance(name, str) else ""

    def entitled(self, document: Document, title: str) -> Document:
        return {**document, "meta": {**document["meta"], "name": title}}

    def canonical(self, document: Document) -> Document:
        """Without title and notes, and of the road only what drawings read."""
        kept = {
            key: document["meta"][key]
            for key in ("rows", "lanes", "laps", "lane_width")
            if key in document["meta"]
        }
        canonical = {**document, "meta": kept}
        with suppress(KeyError, TypeError):  # what is no line is as it is
            canonical["centreline"] = [[*row["centre"], row["heading"]] for row in document["centreline"]]
        return canonical

    def check(self, document: Document, owned: int = 1) -> list[Problem]:
        """The game's own reader finds the problems, so it overlooks none."""
        return self.problems(document, owned)

    def problems(self, document: Document, owned: int) -> list[Problem]:
        reading = READINGS(document)
        found = list(reading.problems)
        if reading.track is not None and all(problem["place"] for problem in found):
            found += sketch.touching(reading.track)
        return found

    def fits(self, document: Document, place: str, owned: int = 1) -> list[Offer]:
        return offers(document, place)

    def generate(self, seed: int, wish: RaliWish) -> Document:
        return generated(seed, wish)

    def statistics(self, document: Document) -> Statistics:
        read = READINGS(document).track
        if read is None:
            return {"figures": [], "map": {}}
        facts, character = board_facts(read), board_character(read)
        figures: list[Figure] = [
            {"id": name, "value": value, "said": say(f"builder-rali-figure-{name}", count=value)}
            for name, value in {**facts, "danger": character.danger}.items()
            if value
        ]
        saved = _saved(document)
        if saved:
            figures.append({"id": "saved", "value": saved, "said": say("builder-rali-saved", count=saved)})
        return {"figures": figures, "map": _harm(read)}

    def study(self, document: Document) -> Study | None:
        return study(self.game, document)

    def sketch(self, document: Document) -> Mapping[str, Any]:
        return sketch.sketch(document, READINGS(document).track)

    def pieces(self, theme: str = "auto") -> Mapping[str, Any]:
        return sketch.pieces(theme)


def _read(document: Document) -> Board:
    return read_board(document, "track")


READINGS = Readings(_read)


def _saved(document: Document) -> int:
    """Rows that all short-cuts of a lap save, each from its last entry."""
    return sum(
        entry["exit"][0] - max(row for row, _ in entry["entry"]) - len(entry["cells"]) - 1
        for entry in document["shortcuts"]
    )


def _harm(board: Board) -> dict[str, float]:
    """How bad it is to drive onto each cell: damage, and the turn that a stop costs."""
    counts: dict[str, float] = {}
    for cell, effect in enumerate(board.effect):
        if effect is not None:
            counts[board.ids[cell]] = effect.damage + 2.0 * effect.stops + 2.0 * effect.miss
    return heat_map(counts)
