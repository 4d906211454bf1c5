"""Options tried out again and again, all under the same luck, until the budget is spent.

A search that may be stopped at any time and is the better the longer it lasts: it begins with what a quick
judgement says of each option, which counts as much as a few trials. Options are compared in pairs, by the
luck that both have met. The worse half is dropped again and again, in equal parts of the budget, and what is
clearly behind even earlier, so that the trials go to the close ones.
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

LEAST_SWEEPS: Final = 2
"""Rounds of trials before a half is dropped."""
SWEEPS: Final = 6
"""Rounds of trials after which what is clearly behind is dropped."""
CLEARLY: Final = 2.0
"""Standard errors by which an option must be behind to be so."""
LUCK: Final = 1 << 40


@mypyc_attr(allow_interpreted_subclasses=True)
class Trials(ABC):
    """Options by number, the best in the quick judgement's eyes first."""

    def __init__(self, priors: list[float], trust: float) -> None:
        self.priors = priors
        """What the quick judgement says of each option, in the unit of the scores; only differences count."""
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
        halvings = halvings_of(len(left))
        halved = 0
        sweep = 0
        while len(left) > 1:
            self.deal(source.below(LUCK))
            for option in left:
                if not thought.goes_on():
                    return self.best(left)
                self.scores[option].append(self.attempt(option))
            sweep += 1
            if sweep >= LEAST_SWEEPS and thought.spent() * float(halvings + 1) >= float(halved + 1):
                halved += 1
                left = self.better_half(left)
            if sweep >= SWEEPS and sweep % 2 == 0:
                left = self.without_the_worse(left)
        return left[0]

    def lead(self, option: int, other: int) -> float:
        """How much better an option is than another, on the luck that both have met and by the quick
        judgement, which counts as so many more trials."""
        mine = self.scores[option]
        theirs = self.scores[other]
        met = min(len(mine), len(theirs))
        apart = self.priors[option] - self.priors[other]
        weight = float(met) + self.trust
        if weight == 0.0:
            return apart
        total = self.trust * apart
        for number in range(met):
            total += mine[number] - theirs[number]
        return total / weight

    def best(self, options: list[int]) -> int:
        best = options[0]
        for option in options:
            if self.lead(option, best) > 0.0:
                best = option
        return best

    def worths(self, best: int) -> list[float]:
        """By option: the mean of the best one's trials, less what the option is behind it."""
        scores = self.scores[best]
        top = sum(scores) / float(len(scores)) if scores else self.priors[best]
        return [top + self.lead(option, best) for option in range(len(self.priors))]

    def better_half(self, options: list[int]) -> list[int]:
        """Two at least; all of them have met the same luck."""
        if len(options) <= 2:
            return options
        first = options[0]
        leads = [(-self.lead(option, first), option) for option in options]
        leads.sort()
        kept = [option for _, option in leads[: (len(options) + 1) // 2]]
        kept.sort()
        return kept

    def without_the_worse(self, options: list[int]) -> list[int]:
        """Those that are not clearly behind the best, on the luck that both have met."""
        best = self.best(options)
        kept: list[int] = []
        for option in options:
            if option == best or not self.clearly_behind(option, best):
                kept.append(option)
        return kept

    def clearly_behind(self, option: int, best: int) -> bool:
        """By more than what the luck that both have met cannot tell; without any, not."""
        mine = self.scores[option]
        theirs = self.scores[best]
        met = min(len(mine), len(theirs))
        if met == 0:
            return False
        total = 0.0
        squares = 0.0
        for number in range(met):
            apart = theirs[number] - mine[number]
            total += apart
            squares += apart * apart
        mean = total / float(met)
        spread = sqrt(max(0.0, squares / float(met) - mean * mean) / float(met))
        return mean > CLEARLY * spread + 1e-9


def halvings_of(options: int) -> int:
    """How often so many options are halved until two are left."""
    halvings = 0
    while options > 2:
        options = (options + 1) // 2
        halvings += 1
    return halvings


def standing(forecast: Forecast, seat: Seat) -> float:
    """What a race driver wants, from 0 to 1: half of it to win, half to leave as many behind as possible."""
    others = len(forecast.win) - 1
    if others == 0:
        return -forecast.time
    return 0.5 * forecast.win[seat] + 0.5 * (1.0 - (forecast.place[seat] - 1.0) / float(others))
