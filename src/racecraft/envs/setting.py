"""What every environment is told: a game, its seats and options, where races start, and what is rewarded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Literal, get_args

import racecraft.games  # noqa: F401  (registers the games)
from racecraft.engine.errors import BadOptions
from racecraft.engine.game import AnyGame
from racecraft.engine.parts import part_of
from racecraft.engine.playout import Choices
from racecraft.engine.registry import game_of
from racecraft.engine.state import State
from racecraft.envs.encoding import Encoder

Reward = Literal["win", "place", "time"]
REWARDS: tuple[Reward, ...] = get_args(Reward)
SEATS = 2
"""Cars of a race, where nobody asks for more: what most learners take."""
TIME_UNIT = 100
"""Seconds, or rounds, that cost a reward of 1."""
NOT_FINISHED = -10.0
"""The reward by time of a car that has not reached the finish."""


def encoder_of(game_id: str) -> Encoder:
    """A new encoder of a game: it keeps tables of the track that it has met last."""
    encoder: Encoder = part_of("racecraft.envs", game_id, "ENCODER")()
    return encoder


class Setting:
    """A race that can be started again and again."""

    def __init__(
        self,
        game: str,
        seats: int = SEATS,
        options: Mapping[str, Any] | None = None,
        positions: Sequence[Mapping[str, Any]] = (),
        reward: Reward = "win",
    ) -> None:
        if reward not in REWARDS:
            raise BadOptions(f"a reward is one of {', '.join(REWARDS)}, not {reward!r}")
        self.game: AnyGame = game_of(game)
        self.seats = seats
        self.options = dict(options or {})
        self.reward: Reward = reward
        self.encoder = encoder_of(self.game.id)
        self.starts: list[State] = [
            self.game.place(seats, self.options, position) for position in positions
        ] or [self.game.new(seats, self.options)]

    def start(self, choices: Choices) -> State:
        """A race from one of the positions, evenly chosen."""
        return self.starts[choices.below(len(self.starts))].copy()

    def rewards(self, state: State) -> list[float]:
        """By seat, what the end of a race is worth."""
        result = state.result()
        if result is None:
            return [0.0] * self.seats
        if self.reward == "time":
            return self._by_time(state)
        if self.seats == 1:
            return [1.0 if self._arrived(state)[0] else 0.0]
        places = result.places
        return [
            win(places, seat) if self.reward == "win" else place(places, seat) for seat in range(self.seats)
        ]

    def _by_time(self, state: State) -> list[float]:
        """Seconds where the race is against the clock, else rounds."""
        clock = self.game.clock(state)
        if clock:
            return [NOT_FINISHED if taken < 0 else -taken / TIME_UNIT for taken in clock]
        rounds = self.game.rounds(state)
        return [-rounds / TIME_UNIT if arrived else NOT_FINISHED for arrived in self._arrived(state)]

    def _arrived(self, state: State) -> list[bool]:
        """Whether each seat has driven to the end; among several, the race is over for all when one has."""
        if self.seats == 1:
            return [self.game.drive(state) is not None]
        return [True] * self.seats


@cache
def shares(places: tuple[int, ...]) -> tuple[float, ...]:
    """Places with those that are shared counted as the mean of the places they take up."""
    return tuple(place + (places.count(place) - 1) / 2 for place in places)


def win(places: list[int], seat: int) -> float:
    """1 for the winner, the loss of it spread over the others; winners level on the line share it."""
    seats, winners = len(places), places.count(1)
    share = 1 / winners if places[seat] == 1 else 0.0
    return (share - 1 / seats) * seats / (seats - 1)


def place(places: list[int], seat: int) -> float:
    """From 1 for the first to -1 for the last, in equal steps."""
    return 1 - 2 * (shares(tuple(places))[seat] - 1) / (len(places) - 1)
