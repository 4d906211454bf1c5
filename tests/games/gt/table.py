"""A table of Rallyman: GT in two lines: cars on their spaces, then what is played and rolled, in notation."""

from __future__ import annotations

from typing import Any

from racecraft.engine.position import merged
from racecraft.games.gt.game import GT_GAME
from racecraft.games.gt.state import GTState


def car(space: str, marker: int | str = 0, **more: Any) -> dict[str, Any]:
    """A car in its first lap, unless told otherwise."""
    return {"space": space, "marker": str(marker), **more}


def table(*cars: dict[str, Any], options: dict[str, Any] | None = None, **fields: Any) -> GTState:
    """A position in which the first car begins its turn; the others follow in their order."""
    fresh = GT_GAME.position(GT_GAME.new(len(cars), options or {}))
    order = list(range(len(cars)))
    change = {"phase": "begin", "round": 1, "order": order, "pointer": 0, "cars": list(cars), **fields}
    state: GTState = GT_GAME.load(merged(fresh, change, "position"))
    state.events = []
    return state


def drive(state: GTState, *words: str) -> GTState:
    """Plays and rolls: `hz`, `ok`, tokens and `seatN` are what chance brings, the rest is played."""
    for word in words:
        if state.chance():
            state.resolve(GT_GAME.parse_outcome(state, word))
        else:
            state.play(state.turn, GT_GAME.parse(state, word))
    return state


def planned(state: GTState, *steps: str) -> GTState:
    return drive(state, *steps)


def words(state: GTState) -> list[str]:
    return [GT_GAME.notation(state, action) for action in state.legal(state.turn)]


def at(state: GTState, seat: int = 0) -> str:
    return state.circuit.names[state.cars[seat].cell]


def kinds(state: GTState) -> list[str]:
    return [event.kind for event in state.events or []]
