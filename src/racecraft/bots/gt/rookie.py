"""The rookie of Rallyman: GT: knows the club driver's craft, but sees the road only as far as the dice reach,
forgets the focus tokens and throws once more when it would be wise to stop."""

from __future__ import annotations

from typing import Final

from racecraft.bots.bot import UNLIMITED, Budget, Sight
from racecraft.bots.gt.club import Club
from racecraft.bots.gt.drive import Choice, Laid
from racecraft.engine.state import Action
from racecraft.games.gt.actions import FLAT_OUT, ONE_BY_ONE, SECURE, STOP, THROW
from racecraft.games.gt.state import GTState

SHORT_SIGHTED: Final = 2
"""One plan in so many just goes fast, whatever comes after it."""
GREEDY: Final = 3
"""One stop in so many is missed."""
FORGETFUL: Final = 2
"""One time in so many focus is not thought of."""
SHOW_OFF: Final = 6
"""One plan made by eye in so many is driven flat out."""


class Rookie(Club):
    """Drives like the club driver with a narrower view, and makes the mistakes of a beginner."""

    def __init__(self, seed: int, budget: Budget = UNLIMITED) -> None:
        super().__init__(seed, budget)
        self.beam = 1

    def choose(self, sight: Sight) -> Action:
        action = super().choose(sight)
        if action == SECURE and self.source.below(FORGETFUL) == 0:
            action = STOP if STOP in sight.legal else THROW
        if action == STOP and self.source.below(GREEDY) == 0:
            action = THROW
        return action

    def plan(self, state: GTState) -> Choice:
        if self.source.below(SHORT_SIGHTED) > 0:
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
        mode = FLAT_OUT if self.source.below(SHOW_OFF) == 0 else ONE_BY_ONE
        return Choice(laid, mode, 0.0)
