"""The rookie of Rallyman: drives die by die, and now and then makes a beginner's mistake.

It attacks with three dice at most. Its mistakes: on a good straight it forgets that a corner comes; with two
warnings on the table it goes on; it ends the turn too soon.
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
MISTAKES: Final = 30
"""Each of the mistakes below is made in one decision of this many."""
CARRIED_AWAY: Final = 0
GREEDY: Final = 1
TIMID: Final = 2


class Rookie(Driver):
    """Knows the road as the club driver does, but not what long attacks are worth, and makes mistakes."""

    def __init__(self, seed: int, budget: Budget = UNLIMITED) -> None:
        super().__init__(ROOKIE, seed, budget)

    def choose(self, sight: Sight) -> Action:
        mistake = self.source.below(MISTAKES)
        if mistake > TIMID or not (END in sight.legal or ATTACK in sight.legal):
            return super().choose(sight)
        if mistake == TIMID and END in sight.legal:
            return END
        steps = [option for option in self.options(sight) if is_step(option.action) and option.risk < 1.0]
        if not steps:
            return super().choose(sight)
        if mistake == CARRIED_AWAY:
            return max(steps, key=_shifts_up).action
        return max(steps, key=_goes_on).action


def _shifts_up(option: Weighed) -> int:
    """Prefers the highest gear that does not lose control at once."""
    die = die_of(option.action)
    return -1 if die == GAS else die


def _goes_on(option: Weighed) -> float:
    """The best further die, whatever its warning would cost."""
    return option.value
