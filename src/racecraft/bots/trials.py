"""Options tried out again and again, all under the same luck, until the budget is spent.

A search that may be stopped at any time and is the better the longer it lasts: it begins with what a quick
judgement says of each option, which counts as much as a few trials, and drops what is clearly behind, so that
the trials go to the close ones.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from racecraft.bots.bot import Thought
from racecraft.bots.value import Forecast
from racecraft.engine.chance import Seeded
from racecraft.engine.state import Seat

SWEEPS: Final = 6
"""Rounds of trials after which options may be dropped."""
CLEARLY: Final = 2.0
"""Standard errors by which an option must be behind to be dropped."""
LUCK: Final = 1 << 40


@mypyc_attr(allow_interpreted_subclasses=True)
class Trials(ABC):
    """Options by number, the best in the quick judgement's eyes first."""

    def __init__(self, priors: list[float], trust: float) -> None:
        self.priors = priors
        """What the quick judgement says of each option, in the unit of the scores."""
        self.trust = trust
        """How many trials that counts as."""
        self.scores: list[list[float]] = [[] for _ in priors]

    @abstractmethod
    def deal(self, luck: int) -> None:
        """Prepares a guess at what is hidden and the luck that all options meet next."""

    @abstractmethod
    def attempt(self, option: int) -> float:
        """Tries an option under the luck that was dealt: the higher the better."""

    def search(self, thought: Thought, source: Seeded) -> int:
        """The option that is best after all trials."""
        left = list(range(len(self.priors)))
        sweep = 0
        going = len(left) > 1
        while going:
            self.deal(source.below(LUCK))
            for option in left:
                if not thought.goes_on():
                    going = False
                    break
                self.scores[option].append(self.attempt(option))
            sweep += 1
            if going and sweep >= SWEEPS and sweep % 2 == 0:
                left = self.without_the_worse(left)
                going = len(left) > 1
        best = 0
        for option in left:
            if self.worth(option) > self.worth(best):
                best = option
        return best

    def worth(self, option: int) -> float:
        """The mean of the trials, and of the quick judgement as so many more."""
        scores = self.scores[option]
        weight = float(len(scores)) + self.trust
        if weight == 0.0:
            return self.priors[option]
        return (sum(scores) + self.trust * self.priors[option]) / weight

    def without_the_worse(self, options: list[int]) -> list[int]:
        """Those that are not clearly behind the best, on the luck that both have met."""
        best = options[0]
        for option in options:
            if self.worth(option) > self.worth(best):
                best = option
        kept: list[int] = []
        for option in options:
            if option == best or not self.clearly_behind(option, best):
                kept.append(option)
        return kept

    def clearly_behind(self, option: int, best: int) -> bool:
        mine = self.scores[option]
        theirs = self.scores[best]
        met = min(len(mine), len(theirs))
        total = 0.0
        squares = 0.0
        for number in range(met):
            apart = theirs[number] - mine[number]
            total += apart
            squares += apart * apart
        mean = total / float(met)
        spread = sqrt(max(0.0, squares / float(met) - mean * mean) / float(met))
        return mean > CLEARLY * spread + 1e-9


def standing(forecast: Forecast, seat: Seat) -> float:
    """What a race driver wants, from 0 to 1: half of it to win, half to leave as many behind as possible."""
    others = len(forecast.win) - 1
    if others == 0:
        return -forecast.time
    return 0.5 * forecast.win[seat] + 0.5 * (1.0 - (forecast.place[seat] - 1.0) / float(others))
