"""What a value costs and how near it comes to what races show: microseconds, bytes, and its distance from the
share of wins when a position is driven to the end many times."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import closing
from math import sqrt
from time import process_time

import msgspec

import racecraft.games  # noqa: F401  (registers the games)
from racecraft.arena.driving import driven_on, seed_of
from racecraft.arena.workers import Loss, share_out
from racecraft.bots.registry import make_bot
from racecraft.bots.value import value_of
from racecraft.engine.chance import Seeded
from racecraft.engine.errors import RacecraftError
from racecraft.engine.registry import game_of
from racecraft.engine.state import State
from racecraft.learning.races import FEWEST, Task, lessons_of, most_cars, race

DRIVER = "club"
"""Who drives the races that a value is measured by."""


class Cost(msgspec.Struct, frozen=True):
    """What one forecast takes."""

    name: str
    seats: int
    microseconds: float
    bytes: int


class Distance(msgspec.Struct, frozen=True):
    """How far a value is from rollouts, over the cars of some positions."""

    name: str
    positions: int
    rollouts: int
    error: float
    """Root of the mean square of the difference, less what the luck of the rollouts explains."""
    raw: float
    """The same with that luck."""


class Position(msgspec.Struct, frozen=True):
    """One position to be driven to the end many times."""

    game: str
    number: int
    seed: int
    rollouts: int


def kept_states(game_id: str, number: int, seats: int, seed: int, most: int) -> list[State]:
    """Positions of a race between club drivers."""
    game = game_of(game_id)
    draw = Seeded(seed_of(seed, number, "measure"))
    options = game.options(lessons_of(game_id).options(draw, False))
    task = Task(game_id, seed, number, 1, [DRIVER], most, 0.0, False)
    found = [state for state, _ in race(game, options, seats, task, draw, False)]
    return [state for state in found if state.result() is None]


def cost(game_id: str, seats: int, seconds: float) -> Cost:
    """The mean over the positions of two races, asked again and again for so many seconds."""
    value = value_of(game_id)
    states = kept_states(game_id, 1, seats, 1, 40) + kept_states(game_id, 2, seats, 1, 40)
    for state in states:
        value.forecast(state)
    asked = 0
    started = process_time()
    while process_time() - started < seconds:
        for state in states:
            value.forecast(state)
        asked += len(states)
    spent = process_time() - started
    return Cost(value.name, seats, 1e6 * spent / asked, value.path.stat().st_size)


def squares(task: Position) -> tuple[int, float, float]:
    """Cars, the sum of the squared differences, and what of it is due to luck."""
    game = game_of(task.game)
    value = value_of(task.game)
    draw = Seeded(seed_of(task.seed, task.number, "seats"))
    seats = FEWEST + draw.below(most_cars(game) - FEWEST + 1)
    states = kept_states(task.game, task.number, seats, task.seed, 8)
    state = states[draw.below(len(states))]
    wins = [0.0] * seats
    bots = [make_bot(task.game, DRIVER, seat) for seat in range(seats)]
    for number in range(task.rollouts):
        luck = seed_of(task.seed, task.number * 1_000_000 + number, "rollout")
        for seat, share in enumerate(driven_on(game, state, bots, luck)):
            wins[seat] += share
    forecast = value.forecast(state)
    total = luck_of_it = 0.0
    for seat in range(seats):
        share = wins[seat] / task.rollouts
        total += (share - forecast.win[seat]) ** 2
        luck_of_it += share * (1.0 - share) / (task.rollouts - 1)
    return seats, total, luck_of_it


def distance(game_id: str, positions: int, rollouts: int, jobs: int, seed: int = 1) -> Distance:
    """The value beside rollouts, on so many positions of club drivers' races."""
    tasks = iter([Position(game_id, number, seed, rollouts) for number in range(1, positions + 1)])
    cars = total = luck = 0.0
    with closing(_answers(tasks, jobs)) as answers:
        for count, apart, chance in answers:
            cars += count
            total += apart
            luck += chance
    return Distance(
        value_of(game_id).name, positions, rollouts, sqrt(max(0.0, total - luck) / cars), sqrt(total / cars)
    )


def _answers(tasks: Iterator[Position], jobs: int) -> Generator[tuple[int, float, float], None, None]:
    if jobs == 1:
        for task in tasks:
            yield squares(task)
        return
    with closing(share_out(squares, lambda: next(tasks, None), jobs)) as answers:
        for _, found in answers:
            if isinstance(found, Loss):
                raise RacecraftError(found.reason)
            yield found
