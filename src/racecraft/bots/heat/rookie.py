"""The rookie of Heat: sees the road to the next corner, and not always that.

It makes the mistakes of a beginner: it counts cells and not rounds, spends Heat too freely, does not
consider the slipstream while planning, brakes late, and in some turns overestimates the limit of a corner.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from racecraft.bots.bot import UNLIMITED, Bot, Budget, Sight
from racecraft.bots.heat.policy import Policy
from racecraft.engine.state import Action
from racecraft.games.heat import actions, phases
from racecraft.games.heat.corners import heat_left
from racecraft.games.heat.state import HeatState
from racecraft.odds.heat.pace import Pace

CELLS_A_ROUND: Final = 8.0
HEAT_WORTH: Final = [0.0, 0.14, 0.22, 0.26, 0.28]
"""The worth of the Heat in the engine, in rounds: a beginner values the first few only."""
SPIN_ROUNDS: Final = 1.2
LATE_BRAKING: Final = 0.06
"""What a gear too high for the corner ahead is thought to cost, in rounds for each unit of speed."""
MISJUDGED: Final = [0] * 13 + [1, 2]
"""By how much the limit of a corner is overestimated: one of these, drawn for each plan and each turn."""
CARELESS: Final = 4
"""One plan and one turn in this many ignores the corner ahead."""


class Beginner(Policy):
    """A judgement that ends at the next corner."""

    def __init__(self) -> None:
        super().__init__()
        self.misjudged: i64 = 0
        self.careless = False
        """Does not look at the corner ahead at all."""

    def prepare(self, s: HeatState, seat: i64) -> None:
        """Ignores the cars ahead while cards are laid."""
        super().prepare(s, seat)
        for ahead in range(len(self.nearby)):
            self.nearby[ahead] = 0

    def ended(
        self, pace: Pace, start: i64, end: i64, speed: i64, engine: i64, gear: i64, change: i64
    ) -> float:
        s = self.state
        assert s is not None
        conditions = s.conditions
        track = conditions.track
        finish = pace.finish
        stands, engine = heat_left(conditions, start, end, speed, engine, change + self.misjudged)
        if engine < 0:
            return float(stands - finish) / CELLS_A_ROUND - SPIN_ROUNDS
        value = float(end - finish) / CELLS_A_ROUND
        value += HEAT_WORTH[engine if engine < len(HEAT_WORTH) else len(HEAT_WORTH) - 1]
        slowest: i64 = 2 * (gear - 1)
        cell: i64 = (end - 1) % track.cells + 1
        next_corner: i64 = end + track.to_line[cell]
        if not self.careless and end + slowest > next_corner and next_corner < finish:
            limit = conditions.limit[track.next_line[cell]]
            if slowest > limit:
                value -= LATE_BRAKING * float(slowest - limit)
        return value

    def discard(self, s: HeatState, seat: i64, legal: list[int]) -> int:
        """Discards nothing."""
        return actions.END


class Rookie(Bot):
    """A beginner, who judges corners differently from turn to turn."""

    def __init__(self, seed: int, budget: Budget = UNLIMITED) -> None:
        super().__init__(seed, budget)
        self.policy = Beginner()
        self._turn: list[int] = []

    def reseed(self, seed: int) -> None:
        super().reseed(seed)
        self._turn = []

    def choose(self, sight: Sight) -> Action:
        if len(sight.legal) == 1:
            return sight.legal[0]
        state = sight.glimpse()
        assert isinstance(state, HeatState)
        policy = self.policy
        turn = [state.race, state.round, sight.seat, 1 if state.phase == phases.PLAN else 0]
        if turn != self._turn:
            self._turn = turn
            policy.misjudged = MISJUDGED[self.source.below(len(MISJUDGED))]
            policy.careless = self.source.below(CARELESS) == 0
        return policy.choose(state, sight.seat, sight.legal)
