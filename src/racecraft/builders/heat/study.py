"""How a track drives: races of bots, what they pay, and where they spin."""

from __future__ import annotations

from collections.abc import Iterator

from racecraft.builders.builder import Document, Statistics, Study
from racecraft.builders.studies import SteppedStudy, heat_map, races
from racecraft.engine.game import AnyGame
from racecraft.engine.state import Event
from racecraft.outlook.words import say

RACES = 100
BOTS = ["club", "club", "rookie", "rookie"]


class _Found:
    """Sums over races."""

    def __init__(self, laps: int) -> None:
        self.laps = laps
        self.races = 0
        self.rounds = 0
        self.heat = 0
        self.spins: dict[str, float] = {}

    def count(self, events: list[Event], rounds: int) -> None:
        self.races += 1
        self.rounds += rounds
        corner: dict[int, str] = {}
        for event in events:
            if event.kind == "corner":
                corner[event.seat] = str(event.values["corner"])
            if event.kind in ("corner", "shifted", "paid", "boosted") and event.seat >= 0:
                self.heat += int(event.values["heat"])
            elif event.kind == "spun_out":
                place = corner[event.seat]
                self.spins[place] = self.spins.get(place, 0.0) + 1

    def statistics(self) -> Statistics:
        driven = max(1, self.races * len(BOTS))
        heat = round(self.heat / driven / self.laps, 2)
        spins = round(sum(self.spins.values()) / driven, 2)
        rounds = round(self.rounds / max(1, self.races), 1)
        return {
            "figures": [
                {"id": "heat-a-lap", "value": heat, "said": say("builder-heat-heat-a-lap", heat=heat)},
                {"id": "spins", "value": spins, "said": say("builder-heat-spins", spins=spins)},
                {"id": "rounds", "value": rounds, "said": say("builder-heat-rounds", rounds=rounds)},
            ],
            "map": heat_map(self.spins),
        }


def study(game: AnyGame, document: Document) -> Study:
    found = _Found(int(document["laps"]))
    return SteppedStudy(_work(game, document, found), found.statistics)


def _work(game: AnyGame, document: Document, found: _Found) -> Iterator[float]:
    for state, events in races(game, {game.track_option: document}, BOTS, RACES):
        found.count(events, game.rounds(state))
        yield found.races / RACES
