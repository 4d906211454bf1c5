"""How a rally drives: the shortest shakedown time of every stage, with and without its cuts."""

from __future__ import annotations

from collections.abc import Iterator

from racecraft.builders.builder import Document, Figure, Statistics, Study
from racecraft.builders.studies import SteppedStudy
from racecraft.engine.game import AnyGame
from racecraft.games.rallyman.state import RallymanState
from racecraft.odds.rallyman.road import empty_road
from racecraft.odds.rallyman.solo import fastest_drive
from racecraft.outlook.words import say


class _Found:
    def __init__(self) -> None:
        self.times: dict[tuple[int, bool], int] = {}

    def statistics(self) -> Statistics:
        figures: list[Figure] = []
        for (stage, cuts), seconds in self.times.items():
            key = "builder-rallyman-best" if cuts else "builder-rallyman-best-without-cuts"
            figures.append(
                {
                    "id": f"stage-{stage}-{'best' if cuts else 'best-without-cuts'}",
                    "value": seconds,
                    "said": say(key, stage=stage, time=f"{seconds // 60:02}:{seconds % 60:02}"),
                }
            )
        return {"figures": figures, "map": {}}


def study(game: AnyGame, document: Document) -> Study:
    found = _Found()
    return SteppedStudy(_work(game, document, found), found.statistics)


def _work(game: AnyGame, document: Document, found: _Found) -> Iterator[float]:
    state: RallymanState = game.new(1, {game.track_option: document})
    count = len(state.setup.stages)
    for number in range(count):
        for cuts in (True, False):
            alone = empty_road(state.setup, number, 0).state
            found.times[number + 1, cuts] = fastest_drive(alone, cuts).seconds
            yield len(found.times) / (2 * count)
