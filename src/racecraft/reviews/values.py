"""What a position is worth to every seat, as one list of numbers, so that differences add up.

A race of several cars has each seat's chance to win and then each seat's expected place; a drive alone has
its expected cost in the unit of the game's drives.
"""

from __future__ import annotations

from math import sqrt
from typing import Literal, Protocol

from racecraft.engine.game import AnyGame
from racecraft.engine.state import Result, Seat, State

Values = list[float]
Unit = Literal["win", "seconds", "turns"]
"""What losses are counted in: parts of a win in a race of several cars."""


class HasForecast(Protocol):
    """A forecast of positions, such as the value of a game."""

    win: list[float]
    place: list[float]
    time: float


def values_of(forecast: HasForecast) -> Values:
    if len(forecast.win) == 1:
        return [forecast.time]
    return [*forecast.win, *forecast.place]


def of_result(result: Result) -> Values:
    """A race of several cars that is over; a shared first place is a shared win."""
    firsts = result.places.count(1)
    wins = [1 / firsts if place == 1 else 0.0 for place in result.places]
    return [*wins, *[float(place) for place in result.places]]


def at_end(game: AnyGame, state: State) -> Values | None:
    """The values of a race that is over; None for a drive alone that did not reach its finish."""
    if state.seats == 1:
        drive = game.drive(state)
        return None if drive is None else [float(drive.cost)]
    result = state.result()
    assert result is not None
    return of_result(result)


def unit_of(game: AnyGame, seats: int) -> Unit:
    return "win" if seats > 1 else game.drive_unit


def seats_of(values: Values) -> int:
    return 1 if len(values) == 1 else len(values) // 2


def win(values: Values, seat: Seat) -> float:
    return values[seat]


def place(values: Values, seat: Seat) -> float:
    return values[seats_of(values) + seat]


def score(values: Values, seat: Seat) -> float:
    """By what decisions are compared, the more the better: the mean of the chance to win and of the share of
    rivals that are beaten, so that a car without a chance to win still has something to lose. Of two cars it
    is the chance to win. Alone, the cost, negative."""
    if len(values) == 1:
        return -values[0]
    seats = len(values) // 2
    beaten = (seats - values[seats + seat]) / (seats - 1)
    return (values[seat] + beaten) / 2


def plus(first: Values, second: Values) -> Values:
    return [one + other for one, other in zip(first, second, strict=True)]


def minus(first: Values, second: Values) -> Values:
    return [one - other for one, other in zip(first, second, strict=True)]


def nothing(like: Values) -> Values:
    return [0.0] * len(like)


def mean_of(found: list[Values]) -> Values:
    return [sum(column) / len(found) for column in zip(*found, strict=True)]


def standard_error(numbers: list[float]) -> float:
    """Of their mean; 0 where there are too few to tell."""
    count = len(numbers)
    if count < 2:
        return 0.0
    mean = sum(numbers) / count
    return sqrt(sum((number - mean) ** 2 for number in numbers) / (count - 1) / count)
