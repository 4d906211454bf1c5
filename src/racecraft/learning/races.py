"""Races to learn from: positions as numbers, with how the race ended.

Races come in batches that share options and so the solved track. Race n of a run depends on the run's seed
and n alone: on who drives, on stray decisions, on dice and on which positions are kept.
"""

from __future__ import annotations

import importlib
from array import array
from typing import Any

import msgspec

import racecraft.games  # noqa: F401  (registers the games)
from racecraft.arena.driving import seed_of
from racecraft.bots.bot import Bot, Sight
from racecraft.bots.lessons import Lessons
from racecraft.bots.registry import make_bot
from racecraft.bots.value import Survey, Value, value_of
from racecraft.engine.chance import Seeded
from racecraft.engine.game import AnyGame
from racecraft.engine.registry import game_of
from racecraft.engine.state import Result, State

FEWEST, MOST = 2, 6
"""Cars of a race."""


class Task(msgspec.Struct, frozen=True):
    """A batch of races under the same options."""

    game: str
    seed: int
    batch: int
    races: int
    bots: list[str]
    """Those from which each seat's driver is drawn."""
    positions: int
    """Positions kept of each race."""
    stray: float
    """How likely a decision is replaced by any legal one."""
    held_out: bool
    """On the track that is left out of learning."""


class Rows(msgspec.Struct):
    """Positions, row by row in 32-bit floats: see `width`."""

    cars: int
    """The most cars of a row."""
    features: int
    count: int
    data: bytes


def width(cars: int, features: int) -> int:
    """Numbers of a row: how many cars are open, then for each car its features, and for each car its share of
    the win and its place among the open ones."""
    return 1 + cars * (features + 2)


def lessons_of(game_id: str) -> Lessons:
    found: Lessons = importlib.import_module(f"racecraft.bots.{game_id}.lessons").LESSONS
    return found


def most_cars(game: AnyGame) -> int:
    return min(MOST, game.max_seats)


def play_batch(task: Task) -> Rows:
    """The positions of a batch."""
    game = game_of(task.game)
    value = value_of(task.game)
    draw = Seeded(seed_of(task.seed, task.batch, "lesson"))
    options = game.options(lessons_of(task.game).options(draw, task.held_out))
    seats = FEWEST + draw.below(most_cars(game) - FEWEST + 1)
    cars, features = most_cars(game), len(value.features)
    data = array("f")
    count = 0
    for number in range(task.races):
        source = Seeded(seed_of(task.seed, task.batch * 10_000 + number, "lesson"))
        for state, result in race(game, options, seats, task, source):
            if append(data, value, state, result, cars):
                count += 1
    return Rows(cars, features, count, data.tobytes())


def race(
    game: AnyGame, options: Any, seats: int, task: Task, source: Seeded, glimpses: bool = True
) -> list[tuple[State, Result]]:
    """Some positions of one race, each with its result. Half of them are where the turn passes on: what a
    search looks at most."""
    bots: list[Bot] = [
        make_bot(game.id, task.bots[source.below(len(task.bots))], source.below(1 << 40))
        for _ in range(seats)
    ]
    state: State = game.start(options, seats)
    any_time: list[State] = []
    turns: list[State] = []
    plies = passed = 0
    mover = -1
    while True:
        pending = state.pending()
        if pending and pending[0] != mover:
            mover = pending[0]
            passed += 1
            keep(turns, state, passed, task.positions // 2, source)
        elif not state.over():
            plies += 1
            keep(any_time, state, plies, task.positions - task.positions // 2, source)
        if pending:
            seat = pending[source.below(len(pending))] if len(pending) > 1 else pending[0]
            if task.stray > 0.0 and source.below(10_000) < task.stray * 10_000:
                legal = state.legal(seat)
                state.play(seat, legal[source.below(len(legal))])
            else:
                state.play(seat, bots[seat].choose(Sight(game, state, seat)))
            continue
        outcomes = state.chance()
        if not outcomes:
            break
        state.resolve(source.draw(outcomes))
    result = state.result()
    assert result is not None
    kept = turns + any_time
    if game.hides and glimpses:
        kept = [seen(game, one, source) for one in kept]
    return [(one, result) for one in kept]


def keep(kept: list[State], state: State, met: int, most: int, source: Seeded) -> None:
    """Keeps each of the positions met so far with the same chance."""
    if len(kept) < most:
        kept.append(state.copy())
        return
    place = source.below(met)
    if place < most:
        kept[place] = state.copy()


def seen(game: AnyGame, state: State, source: Seeded) -> State:
    """A position as it is, or in one case of three as one of its seats sees it."""
    seat = source.below(3 * state.seats)
    return game.glimpse(state, seat) if seat < state.seats else state


def append(data: array[float], value: Value, state: State, result: Result, cars: int) -> bool:
    """Adds a position as a row; False where nothing is open in it."""
    if state.result() is not None:
        return False
    survey: Survey = value.survey(state)
    if len(survey.open) < 2:
        return False
    survey.compare()
    places = [result.places[seat] for seat in survey.open]
    best = min(places)
    shared = places.count(best)
    features = len(value.features)
    row = [float(len(places))]
    for numbers in survey.cars:
        row += numbers
    row += [0.0] * (features * (cars - len(places)))
    row += [1.0 / shared if place == best else 0.0 for place in places] + [0.0] * (cars - len(places))
    row += [float(place) for place in places] + [0.0] * (cars - len(places))
    data.extend(row)
    return True
