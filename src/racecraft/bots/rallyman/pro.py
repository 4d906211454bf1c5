"""The professional of Rallyman: the whole game in the value of a stage, and a search over the turn."""

from __future__ import annotations

from typing import Final

from racecraft.bots.bot import UNLIMITED, Budget
from racecraft.bots.rallyman.club import Driver
from racecraft.odds.rallyman_value import MOST_DICE, Model

PRO: Final = Model(2, 1, True, MOST_DICE, False)


class Pro(Driver):
    def __init__(self, seed: int, budget: Budget = UNLIMITED) -> None:
        super().__init__(PRO, seed, budget)
