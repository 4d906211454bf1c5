"""Bots that misbehave, for the tests of what contains them."""

from __future__ import annotations

import os
import time
from collections import deque
from itertools import repeat

from racecraft.bots.bot import UNLIMITED, Bot, Budget, Sight
from racecraft.engine.state import Action


class First(Bot):
    """Not bad at all: the first legal action."""

    def choose(self, sight: Sight) -> Action:
        return sight.legal[0]


class Last(Bot):
    """Nor is this one: the last legal action."""

    def choose(self, sight: Sight) -> Action:
        return sight.legal[-1]


class Cheat(Bot):
    def choose(self, sight: Sight) -> Action:
        return -1


class Crasher(Bot):
    """Also prints to stdout, where the results go."""

    def choose(self, sight: Sight) -> Action:
        print("I would rather not")
        raise KeyError("lost the plot")


class Sleeper(Bot):
    def choose(self, sight: Sight) -> Action:
        time.sleep(30)
        return sight.legal[0]


class Unmade(Bot):
    """Can be made with the seed of the trial only."""

    def __init__(self, seed: int, budget: Budget = UNLIMITED) -> None:
        if seed != 0:
            raise RuntimeError("no engine")
        super().__init__(seed, budget)

    def choose(self, sight: Sight) -> Action:
        return sight.legal[0]


class Quitter(Bot):
    """Ends the whole process, in one of three games."""

    def choose(self, sight: Sight) -> Action:
        if self.source.seed % 3 == 0:
            os._exit(7)
        return sight.legal[0]


class Hanger(Bot):
    """Never returns, and never releases the interpreter lock."""

    def choose(self, sight: Sight) -> Action:
        if self.source.seed % 3 == 0:
            deque(repeat(0), maxlen=0)
        return sight.legal[0]
