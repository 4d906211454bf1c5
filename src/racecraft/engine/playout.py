"""Races played to the end by chance alone: the loop behind benchmarks, fuzzing and rollouts; and the luck of
rollouts that are compared."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from mypy_extensions import i64

from racecraft.engine.state import Seat, State

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


class Streams:
    """Random numbers of a playout, a stream for the table and one for each seat: what one car decides does
    not change what the others throw. Each begins behind as many numbers as were drawn in the race: so
    playouts of one seed from before and after a throw have the same dice from then on, and differ by the
    throw alone."""

    def __init__(self, seed: int, drawn: Sequence[int]) -> None:
        """`drawn` says how often the table and each seat have drawn, the table first."""
        self._seed = seed
        self._drawn = drawn
        self._random: list[Random | None] = [None] * len(drawn)
        self._numbers: list[list[float]] = [[] for _ in drawn]
        self._next: list[int] = [0] * len(drawn)

    def below(self, seat: Seat, limit: i64) -> i64:
        """Of the seat's stream, or the table's: a whole number from 0 to limit - 1."""
        stream = seat + 1
        numbers = self._numbers[stream]
        at = self._next[stream]
        if at == len(numbers):
            numbers.append(self._draw(stream))
        self._next[stream] = at + 1
        return int(numbers[at] * float(limit))

    def again(self) -> None:
        """The same numbers once more, for what is compared."""
        for stream in range(len(self._next)):
            self._next[stream] = 0

    def _draw(self, stream: int) -> float:
        source = self._random[stream]
        if source is None:
            source = Random(self._seed * len(self._drawn) + stream)
            for _ in range(self._drawn[stream]):
                source.random()
            self._random[stream] = source
        return source.random()


def streams_of(seed: int, seats: int) -> Streams:
    """Streams of a playout that nothing was drawn before."""
    return Streams(seed, [0] * (seats + 1))


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
