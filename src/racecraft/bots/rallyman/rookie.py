"""The rookie of Rallyman: drives die by die, and now and then as people do in their first season.

Attacks with three dice at most, for throwing more at once looks like madness. On a good straight forgets that
a corner comes; with two warnings on the table goes on because it went well so far; after a fright ends the
turn too soon.
"""

from __future__ import annotations

from typing import Final

from racecraft.bots.bot import UNLIMITED, Budget, Sight, Weighed
from racecraft.bots.rallyman.club import Driver
from racecraft.engine.state import Action
from racecraft.games.rallyman.actions import ATTACK, END, die_of, is_step
from racecraft.games.rallyman.figures import GAS
from racecraft.odds.rallyman.dangers import Model

ROOKIE: Final = Model(0, 0, False, 3, False)
MOODS: Final = 30
"""One decision in so many is made in each of the moods."""
CARRIED_AWAY: Final = 0
GREEDY: Final = 1
TIMID: Final = 2


class Rookie(Driver):
    """Knows the road as the club driver does, but not what long attacks are worth, and has moods."""

    def __init__(self, seed: int, budget: Budget = UNLIMITED) -> None:
        super().__init__(ROOKIE, seed, budget)

    def choose(self, sight: Sight) -> Action:
        mood = self.source.below(MOODS)
        if mood > TIMID or not (END in sight.legal or ATTACK in sight.legal):
            return super().choose(sight)
        if mood == TIMID and END in sight.legal:
            return END
        steps = [option for option in self.options(sight) if is_step(option.action) and option.risk < 1.0]
        if not steps:
            return super().choose(sight)
        if mood == CARRIED_AWAY:
            return max(steps, key=_shifts_up).action
        return max(steps, key=_goes_on).action


def _shifts_up(option: Weighed) -> int:
    """The highest gear that does not throw the car off the road on the spot."""
    die = die_of(option.action)
    return -1 if die == GAS else die


def _goes_on(option: Weighed) -> float:
    """The best further die, whatever its warning would cost."""
    return option.value
