"""A table of Ралі in two lines: cars on their cells, then what is played and rolled, in notation."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from racecraft.games.rali.board import load_board
from racecraft.games.rali.game import RALI
from racecraft.games.rali.phases import STEP
from racecraft.games.rali.state import RaliState


def car(
    cell: str, gear: int = 1, marker: int = 10, crossings: int = 1, at_rest: bool = False, miss: int = 0
) -> dict[str, Any]:
    """A car that rolls through its first lap, unless told otherwise."""
    return {
        "cell": cell,
        "crossings": crossings,
        "gear": gear,
        "marker": marker,
        "at_rest": at_rest,
        "miss": miss,
    }


def waiting(cell: str) -> dict[str, Any]:
    """A car on a start cell before its first move."""
    return car(cell, crossings=0, at_rest=True)


def position(*cars: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A position in which the first car is to declare a gear."""
    fields = {"options": {}, "phase": "declare", "first": 0, "turn": 0, "round": 1, **fields}
    move = {"declared": 1, "steps": 0, "changes": 0, "home_lane": 0, "first_step": False}
    return {"game": "rali", "cars": list(cars), "move": move, **fields}


def table(*cars: dict[str, Any], **fields: Any) -> RaliState:
    state: RaliState = RALI.load(position(*cars, **fields))
    state.events = []
    return state


def drive(state: RaliState, *words: str) -> RaliState:
    """Plays and rolls: a word is an action of the car whose turn it is, a number shows on the die."""
    for word in words:
        if word.isdecimal():
            state.resolve(int(word))
        else:
            state.play(state.turn, RALI.parse(state, word))
    return state


def at(state: RaliState, seat: int = 0) -> str:
    return state.board.ids[state.cars[seat].cell]


def words(state: RaliState) -> list[str]:
    return [RALI.notation(state, action) for action in state.legal(state.turn)]


def kinds(state: RaliState) -> list[str]:
    return [event.kind for event in state.events or []]


def ways(state: RaliState) -> Iterator[tuple[list[str], RaliState]]:
    """Every way to drive the move that was rolled, with the position it leads to."""
    seat, round = state.turn, state.round
    for action in state.legal(seat):
        after = state.copy()
        after.play(seat, action)
        step = RALI.notation(state, action)
        if after.phase == STEP and after.turn == seat and after.round == round:
            for rest, end in ways(after):
                yield [step, *rest], end
        else:
            yield [step], after


def faces(state: RaliState) -> Iterator[tuple[Fraction, RaliState]]:
    """Each outcome of the roll that is due: its chance, and the position after it."""
    outcomes = state.chance()
    total = sum(weight for _, weight in outcomes)
    for outcome, weight in outcomes:
        after = state.copy()
        after.resolve(outcome)
        yield Fraction(weight, total), after


def straight(state: RaliState) -> RaliState:
    """Drives the move that was rolled without leaving the lane."""
    seat, round = state.turn, state.round
    while state.phase == STEP and state.turn == seat and state.round == round:
        drive(state, "ahead")
    return state


def board_data() -> dict[str, Any]:
    """The classic board as a file of one's own, to be changed at will."""
    return copy.deepcopy(
        {key: part for key, part in load_board("classic").data.items() if key != "centreline"}
    )
