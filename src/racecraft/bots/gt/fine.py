"""The club driver of Rallyman: GT with finer values, in which tokens of focus are saved for later: it is
quick and drives where the pro tries plans out, or where something stands in for the pro."""

from __future__ import annotations

from typing import Final

from racecraft.bots.bot import UNLIMITED, Budget
from racecraft.bots.gt.club import Club

MOST_FOCUS: Final = 3


def fine_club(seed: int, budget: Budget = UNLIMITED) -> Club:
    driver = Club(seed, budget)
    driver.most_focus = MOST_FOCUS
    return driver
