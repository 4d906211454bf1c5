"""The rookie of Rallyman: GT: plans like the club driver, but looks only as far as the dice reach,
forgets the focus tokens and throws once more when it should stop."""

from __future__ import annotations

from racecraft.bots.bot import UNLIMITED, Budget, Sight
from racecraft.bots.gt.club import Club
from racecraft.bots.gt.drive import Choice, Laid
from racecraft.engine.state import Action
from racecraft.games.gt.actions import FLAT_OUT, ONE_BY_ONE, SECURE, STOP, THROW
from racecraft.games.gt.state import GTState

# How often, in percent.
SHORT_SIGHTED = 45
"""A plan just goes fast, whatever comes after it."""
SHOW_OFF = 20
"""Such a plan is driven flat out."""
FORGETFUL = 50
"""Focus is not used."""
GREEDY = 40
"""One more step is thrown where stopping would be better."""


class Rookie(Club):
    """Drives like the club driver with a narrower view, and makes the mistakes of a beginner."""

    def __init__(self, seed: int, budget: Budget = UNLIMITED) -> None:
        super().__init__(seed, budget)
        self.beam = 1

    def choose(self, sight: Sight) -> Action:
        action = super().choose(sight)
        if action == SECURE and self.slips(FORGETFUL):
            action = STOP if STOP in sight.legal else THROW
        if action == STOP and self.slips(GREEDY):
            action = THROW
        return action

    def slips(self, percent: int) -> bool:
        return self.source.below(100) < percent

    def plan(self, state: GTState) -> Choice:
        if not self.slips(SHORT_SIGHTED):
            return super().plan(state)
        turn = self.turn(state)
        laid = turn.root()
        while True:
            fastest: Laid | None = None
            for further in turn.following(laid):
                if fastest is None or further.gear > fastest.gear:
                    fastest = further
            if fastest is None:
                break
            laid = fastest
        mode = FLAT_OUT if self.slips(SHOW_OFF) else ONE_BY_ONE
        return Choice(laid, mode, 0.0)
