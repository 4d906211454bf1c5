"""The club driver of Heat: one turn ahead, with the whole race in mind."""

from __future__ import annotations

from racecraft.bots.bot import UNLIMITED, Advice, Bot, Budget, Sight
from racecraft.bots.heat.policy import Policy
from racecraft.engine.state import Action
from racecraft.games.heat.state import HeatState


class Club(Bot):
    """Takes what leaves the fewest rounds to the finish, on average over the flips. Looks at the own hand and
    the open table only, and so needs no guess at what is hidden."""

    def __init__(self, seed: int, budget: Budget = UNLIMITED) -> None:
        super().__init__(seed, budget)
        self.policy = Policy()

    def choose(self, sight: Sight) -> Action:
        if len(sight.legal) == 1:
            return sight.legal[0]
        state = sight.glimpse()
        assert isinstance(state, HeatState)
        return self.policy.choose(state, sight.seat, sight.legal)

    def weigh(self, sight: Sight) -> Advice | None:
        state = sight.glimpse()
        assert isinstance(state, HeatState)
        return self.policy.advice(state, sight.seat, sight.legal)
