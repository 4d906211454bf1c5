"""A table of Rallyman in two lines: a strip of road and a car on it, then what is played and rolled, in
notation."""

from __future__ import annotations

from typing import Any

from racecraft.engine.position import merged
from racecraft.games.rallyman.game import RALLYMAN
from racecraft.games.rallyman.phases import CHANCE
from racecraft.games.rallyman.state import RallymanState

PLAIN = " ".join(["."] * 24)


def strips(*roads: str, **more: Any) -> dict[str, Any]:
    """A rally over sketched roads, one stage each."""
    return {"name": "Strips", "stages": [{"strip": road} for road in roads], **more}


def routes(*texts: str, **more: Any) -> dict[str, Any]:
    """A rally over the boards, one stage each."""
    return {"name": "Routes", "stages": [{"route": text} for text in texts], **more}


def car(index: int, gear: int, **more: Any) -> dict[str, Any]:
    """A car on the road with the card of its gear on the pile."""
    return {"status": "driving", "index": index, "gear": gear, "pile": str(gear), **more}


def table(
    rally: dict[str, Any] | str, *cars: dict[str, Any], options: dict[str, Any] | None = None, **fields: Any
) -> RallymanState:
    """The start position with these cars, in the first of which it is to drive."""
    seats = max(1, len(cars))
    changes: dict[str, Any] = {"cars": list(cars), **fields}
    if seats > 1 and "order" not in changes:
        changes |= {"round": seats, "order": list(range(seats))}
    state: RallymanState = RALLYMAN.new(seats, {"rally": rally, **(options or {})})
    state = RALLYMAN.load(merged(RALLYMAN.position(state), changes, "position"))
    state.events = []
    return state


def drive(state: RallymanState, *words: str) -> RallymanState:
    """Plays and rolls: what is due decides whether a word is an action or an outcome."""
    for word in words:
        if state.phase >= CHANCE:
            state.resolve(RALLYMAN.parse_outcome(state, word))
        else:
            state.play(state.turn, RALLYMAN.parse(state, word))
    return state


def legal(state: RallymanState) -> list[str]:
    return [RALLYMAN.notation(state, action) for action in state.legal(state.turn)]


def kinds(state: RallymanState) -> list[str]:
    return [event.kind for event in state.events or []]
