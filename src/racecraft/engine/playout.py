"""Races played to the end by chance alone: the loop behind benchmarks, fuzzing and rollouts."""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import i64

from racecraft.engine.state import State

POOL_BITS: Final = 62
REFILL_BELOW: Final = 1 << 40
FROM_POOL: Final = 1 << 20


class Choices:
    """Even choices, many from each draw: a large random number is taken apart digit by digit, in the base of
    whatever number of possibilities comes next, and drawn anew before its last digits could be uneven."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._pool: i64 = 0

    def below(self, limit: i64) -> i64:
        """A whole number from 0 to limit - 1."""
        if limit > FROM_POOL:
            return int(self._random.random() * float(limit))
        if self._pool < REFILL_BELOW:
            self._pool = self._random.getrandbits(POOL_BITS)
        rest = self._pool // limit
        digit = self._pool - rest * limit
        self._pool = rest
        return digit


class Count:
    """What a stretch of random play came to."""

    def __init__(self) -> None:
        self.actions = 0
        self.outcomes = 0


def random_playout(state: State, seed: int) -> Count:
    """Plays `state` to its end, every seat choosing evenly among its legal actions."""
    choices = Choices(seed)
    count = Count()
    while True:
        seat = state.alone()
        if seat < 0:
            weight = state.weight()
            if weight > 0:
                state.resolve(state.outcome_at(choices.below(weight)))
                count.outcomes += 1
                continue
            seats = state.pending()
            if not seats:
                return count
            seat = seats[choices.below(len(seats))]
        actions = state.offers(seat)
        state.play(seat, actions[0] if len(actions) == 1 else actions[choices.below(len(actions))])
        count.actions += 1
