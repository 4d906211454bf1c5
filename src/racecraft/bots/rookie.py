"""A driver who knows what a good one does, and now and then does something else."""

from __future__ import annotations

from racecraft.bots.bot import UNLIMITED, Bot, Budget, Sight
from racecraft.engine.state import Action


class Rookie(Bot):
    """Chooses as `teacher` would, except for one decision in `slips`, which it leaves to chance."""

    def __init__(self, teacher: Bot, slips: int, seed: int, budget: Budget = UNLIMITED) -> None:
        super().__init__(seed, budget)
        self.teacher = teacher
        self.slips = slips

    def reseed(self, seed: int) -> None:
        super().reseed(seed)
        self.teacher.reseed(seed)

    def choose(self, sight: Sight) -> Action:
        if self.source.below(self.slips) == 0:
            return sight.legal[self.source.below(len(sight.legal))]
        return self.teacher.choose(sight)
