"""Decisions and outcomes of Ралі as people write them, and as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from racecraft.engine.errors import BadNotation
from racecraft.games.rali.actions import ACTIONS, NAMES
from racecraft.games.rali.phases import LOT

if TYPE_CHECKING:
    from racecraft.games.rali.state import RaliState

KINDS = ["declare"] * 3 + ["step"] * 4 + ["start"] * 4


def notation(action: int) -> str:
    if not 0 <= action < ACTIONS:
        raise BadNotation(f"rali has actions 0 to {ACTIONS - 1}, not {action}")
    return NAMES[action]


def parse(text: str) -> int:
    name = text.strip().lower()
    if name not in NAMES:
        raise BadNotation(f"rali knows no action {text!r}; it knows {', '.join(NAMES)}")
    return NAMES.index(name)


def action_json(action: int) -> dict[str, Any]:
    """`{"declare": "up"}`, `{"step": "left"}` or `{"start": 2}`."""
    name = notation(action)
    kind = KINDS[action]
    return {kind: int(name[-1]) if kind == "start" else name}


def action_of(data: Mapping[str, Any]) -> int:
    for action in range(ACTIONS):
        for kind, value in action_json(action).items():
            if list(data) == [kind] and type(data[kind]) is type(value) and data[kind] == value:
                return action
    raise BadNotation(f"rali knows no action {data!r}; it knows declare, step and start")


def outcome_notation(state: RaliState, outcome: int) -> str:
    """The face of the die, or the seat on which the lot falls: `seat2`."""
    return f"seat{outcome + 1}" if state.phase == LOT else str(outcome)


def parse_outcome(state: RaliState, text: str) -> int:
    name = text.strip().lower()
    if state.phase != LOT:
        if name not in ("1", "2", "3", "4", "5", "6"):
            raise BadNotation(f"the die shows 1 to 6, not {text!r}")
        return int(name)
    for seat in range(state.seats):
        if name == f"seat{seat + 1}":
            return seat
    raise BadNotation(f"the lot falls on seat1 to seat{state.seats}, not {text!r}")
