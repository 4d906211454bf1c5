"""How a board drives: the best solo drive solved, and where drivers come to harm."""

from __future__ import annotations

from collections.abc import Iterator

from racecraft.builders.builder import Document, Statistics, Study
from racecraft.builders.studies import SteppedStudy, heat_map, races
from racecraft.engine.game import AnyGame
from racecraft.games.rali.board import SOUND
from racecraft.games.rali.state import RaliState
from racecraft.odds.rali.solo import Solo, key_of
from racecraft.outlook.words import say

DRIVES = 40
"""Of bots, for the map."""
SOLVED = 0.7
"""The share of the work that the solving is."""


class _Found:
    def __init__(self) -> None:
        self.turns = 0.0
        self.marker = 0.0
        self.hits: dict[str, float] = {}

    def statistics(self) -> Statistics:
        turns, lost = round(self.turns, 2), round(self.marker, 1)
        return {
            "figures": [
                {"id": "solo", "value": turns, "said": say("builder-rali-solo", turns=turns)},
                {"id": "lost", "value": lost, "said": say("builder-rali-lost", points=lost)},
            ],
            "map": heat_map(self.hits),
        }


def study(game: AnyGame, document: Document) -> Study:
    found = _Found()
    return SteppedStudy(_work(game, document, found), found.statistics)


def _work(game: AnyGame, document: Document, found: _Found) -> Iterator[float]:
    options = {game.track_option: document}
    state: RaliState = game.new(1, options)
    solo = Solo(state.setup)
    board, laps = state.board, state.setup.laps
    steps = [(crossings, row) for crossings in range(laps, 0, -1) for row in range(board.rows - 1, 0, -1)]
    for number, (crossings, row) in enumerate(steps):
        solo.value(key_of(board.at(row, 2), crossings, 1, SOUND, True))
        yield SOLVED * number / len(steps)
    found.turns = solo.turns(state)
    for number, (_, events) in enumerate(races(game, options, ["club"], DRIVES), 1):
        for event in events:
            if event.kind == "hit":
                cell = str(event.values["cell"])
                found.hits[cell] = found.hits.get(cell, 0.0) + 1
                found.marker += int(event.values["lost"]) / DRIVES
        yield SOLVED + (1 - SOLVED) * number / DRIVES
