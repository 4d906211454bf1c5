"""The eleven decisions of Ралі as numbers, JSON and text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from racecraft.engine.errors import BadNotation

KEEP: Final = 0
UP: Final = 1
DOWN: Final = 2
AHEAD: Final = 3
LEFT: Final = 4
RIGHT: Final = 5
BRANCH: Final = 6
START_1: Final = 7
START_2: Final = 8
START_3: Final = 9
START_4: Final = 10

ACTIONS: Final = 11

NAMES: Final = [
    *("keep", "up", "down"),
    *("ahead", "left", "right", "branch"),
    *("start1", "start2", "start3", "start4"),
]
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


def parse_die(text: str) -> int:
    if text.strip() not in ("1", "2", "3", "4", "5", "6"):
        raise BadNotation(f"the die shows 1 to 6, not {text!r}")
    return int(text)
