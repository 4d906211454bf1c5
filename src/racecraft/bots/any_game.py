"""Drivers for a game from outside: they try every action in playouts and take the one with the best
places."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from racecraft.bots.bot import UNLIMITED, Advice, Bot, Budget, Sight, Thought, Weighed
from racecraft.bots.stand_ins import StandIns
from racecraft.engine.game import AnyGame
from racecraft.engine.state import Action, Seat, State

LONGEST = 2000
"""Plies after which a playout is given up; the standing then counts as the result."""
PLAYOUTS = {"rookie": 1, "club": 12}
"""By driver, the playouts of each action. `pro` goes on as long as its budget lasts."""


class PlayoutBot(Bot):
    """Plays every action to the end with random decisions, and counts the rivals left behind."""

    def __init__(self, seed: int, budget: Budget = UNLIMITED, playouts: int = 0) -> None:
        super().__init__(seed, budget)
        self.playouts = playouts

    def choose(self, sight: Sight) -> Action:
        if len(sight.legal) == 1:
            return sight.legal[0]
        return self._weighed(sight)[0].action

    def weigh(self, sight: Sight) -> Advice | None:
        return Advice("win", self._weighed(sight))

    def _weighed(self, sight: Sight) -> list[Weighed]:
        thought = Thought(self.budget)
        bounded = self.budget.nodes > 0 or self.budget.seconds > 0
        rounds = self.playouts or (1 << 30 if bounded else PLAYOUTS["club"])
        totals = dict.fromkeys(sight.legal, 0.0)
        played = 0
        while played < rounds and (played == 0 or thought.goes_on()):
            for action in sight.legal:
                state = sight.sample(self.source)
                state.play(sight.seat, action)
                totals[action] += self._worth(sight.game, state, sight.seat)
            played += 1
        options = [Weighed(action, 100 * total / played) for action, total in totals.items()]
        return Advice("win", options).options

    def _worth(self, game: AnyGame, state: State, seat: Seat) -> float:
        """The share of rivals that are behind at the end; alone, the nearer the finish the better."""
        plies = 0
        while state.result() is None and plies < LONGEST:
            pending = state.pending()
            if pending:
                legal = state.legal(pending[0])
                state.play(pending[0], legal[self.source.below(len(legal))])
            else:
                state.resolve(self.source.draw(state.chance()))
            plies += 1
        result = state.result()
        if state.seats == 1:
            return 1.0 / (1 + plies)
        scores = game.standing(state) if result is None else [-place for place in result.places]
        others = [score for other, score in enumerate(scores) if other != seat]
        return sum(
            [1.0 if scores[seat] > score else 0.5 * (scores[seat] == score) for score in others]
        ) / len(others)


def ladder(game: AnyGame) -> dict[str, Callable[[int, Budget], Bot]]:
    found: dict[str, Callable[[int, Budget], Bot]] = {
        name: partial(PlayoutBot, playouts=playouts) for name, playouts in PLAYOUTS.items()
    }
    return {**found, "pro": PlayoutBot}


def stand_ins(game: AnyGame) -> StandIns:
    """The drivers above try every action in playouts of their own; only the random one is quick."""
    return StandIns({}, playouts=64, usual="random")


PARTS: dict[str, Callable[[AnyGame], Any]] = {"LADDER": ladder, "STAND_INS": stand_ins}
