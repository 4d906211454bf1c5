"""The solved tracks that the drivers of Rallyman: GT look values up in, one for each circuit, dashboard and
kind of race; solved when first asked for, and the latest are kept."""

from __future__ import annotations

from itertools import count
from typing import Final

from mypy_extensions import i64

from racecraft.games.gt.board import Circuit
from racecraft.games.gt.dashboard import TOP, side
from racecraft.games.gt.state import GTState
from racecraft.odds.gt.solve import (
    TURNS_PER_FOCUS,
    TURNS_PER_TOKEN,
    Aim,
    Solved,
    solve,
    time_attack_aim,
)

MOST_KEPT: Final = 24
"""A race asks for two to eight, each of some megabytes."""
MOST_CIRCUITS: Final = 40
ORDER = 0.1
"""Turns that a gear at the beginning of the last turn is worth: a round begins with the fastest."""

_kept: dict[tuple[object, ...], Solved] = {}
_circuits: dict[int, tuple[Circuit, int]] = {}
_contents: dict[tuple[object, ...], int] = {}
"""What tells circuits apart, numbered: the same tiles laid twice are one track."""
_numbers = count()


def race_aim(most_focus: i64) -> Aim:
    """As few turns as possible."""
    return Aim([1.0] * (TOP + 2), 0.0, TURNS_PER_FOCUS, most_focus, TURNS_PER_TOKEN, ORDER)


def solved_for(state: GTState, most_focus: i64) -> Solved:
    """The track as the car whose turn it is drives it on its tyres in this weather, undamaged."""
    return solved_by(state, state.turn, most_focus)


def solved_by(state: GTState, seat: i64, most_focus: i64) -> Solved:
    """The same for the car of any seat."""
    car = state.cars[seat]
    now = side(car.car_class, car.tyre, state.weather)
    setup = state.setup
    boards = setup.boards
    limit = boards.hazard_limit(now, car.wear)
    solo = state.seats == 1
    key = (
        _content(state.circuit),
        id(boards),
        now,
        limit,
        solo,
        setup.laps > 1,
        most_focus,
        setup.redline,
        setup.boost,
        setup.flying_start,
        setup.return_to_loss,
    )
    found = _kept.pop(key, None)
    if found is None:
        if len(_kept) >= MOST_KEPT:
            del _kept[next(iter(_kept))]  # the one that was not asked for longest
        aim = time_attack_aim(setup, most_focus) if solo else race_aim(most_focus)
        found = solve(setup, car.car_class, car.tyre, state.weather, car.wear, aim)
    _kept[key] = found
    return found


def _content(circuit: Circuit) -> int:
    """The number of all circuits with the same tiles."""
    known = _circuits.get(id(circuit))
    if known is not None and known[0] is circuit:
        return known[1]
    content: tuple[object, ...] = (
        tuple(circuit.way),
        tuple(circuit.way_cap),
        tuple(circuit.way_hazards),
        tuple(circuit.front),
        tuple(circuit.cap),
        tuple(circuit.hazard),
        tuple(circuit.danger),
    )
    if len(_circuits) >= MOST_CIRCUITS:
        _circuits.clear()
    if len(_contents) >= MOST_CIRCUITS:
        _contents.clear()
    number = _contents.get(content, -1)
    if number < 0:
        number = next(_numbers)
        _contents[content] = number
    _circuits[id(circuit)] = (circuit, number)
    return number
