"""Races played to the end by chance alone: the loop behind benchmarks, fuzzing and rollouts."""

from __future__ import annotations

from random import Random

from racecraft.engine.chance import at_weight, total_weight
from racecraft.engine.state import State


class Count:
    """What a stretch of random play came to."""

    def __init__(self) -> None:
        self.actions = 0
        self.outcomes = 0


def below(point: float, limit: int) -> int:
    """The whole number, from 0 to limit - 1, at a point of [0, 1)."""
    return int(point * float(limit))


def random_playout(state: State, seed: int) -> Count:
    """Plays `state` to its end, every seat choosing evenly among its legal actions."""
    draw = Random(seed).random
    count = Count()
    while True:
        seats = state.pending()
        if seats:
            seat = seats[0] if len(seats) == 1 else seats[below(draw(), len(seats))]
            actions = state.legal(seat)
            state.play(seat, actions[0] if len(actions) == 1 else actions[below(draw(), len(actions))])
            count.actions += 1
            continue
        outcomes = state.chance()
        if not outcomes:
            return count
        state.resolve(at_weight(outcomes, below(draw(), total_weight(outcomes))))
        count.outcomes += 1
