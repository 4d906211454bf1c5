"""The sixty decisions of Rallyman as numbers, JSON and text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from racecraft.engine.errors import BadNotation
from racecraft.games.rallyman.figures import BACKS, DIE_NAMES, SHORTCUTS

NOTHING: Final = -1
END: Final = 0
STUCK: Final = 1
ATTACK: Final = 2
THROW_DICE: Final = 3
FIRST_CHOICES: Final = 4
"""Actions below this may head a list of steps."""
SPARE_YES: Final = 4
SPARE_NO: Final = 5
SISU_YES: Final = 6
SISU_NO: Final = 7
SUMMER_TYRES: Final = 8
WINTER_TYRES: Final = 9
STEP: Final = 10
"""STEP + 8 * die + 2 * line + mode."""
DROP_EARLIER: Final = 58
DROP_LATER: Final = 59

ACTIONS: Final = 60

# The lines of a step.
ON: Final = 0
DRIFT: Final = 1
CUT: Final = 2
BACK: Final = 3
LINES: Final = 4
LINE_NAMES = ["on", "drift", "cut", "back"]

# How the die of a step comes to lie.
ROLLED: Final = 0
SET: Final = 1

SIMPLE = {
    "end": END,
    "stuck": STUCK,
    "attack": ATTACK,
    "throw": THROW_DICE,
    "spare-yes": SPARE_YES,
    "spare-no": SPARE_NO,
    "sisu-yes": SISU_YES,
    "sisu-no": SISU_NO,
    "summer": SUMMER_TYRES,
    "winter": WINTER_TYRES,
    "drop-earlier": DROP_EARLIER,
    "drop-later": DROP_LATER,
}


def step_action(die: i64, line: i64, mode: i64) -> i64:
    return STEP + 8 * die + 2 * line + mode


def die_of(action: i64) -> i64:
    return (action - STEP) >> 3


def line_of(action: i64) -> i64:
    return (action - STEP) >> 1 & 3


def mode_of(action: i64) -> i64:
    return action & 1


def is_step(action: i64) -> bool:
    return STEP <= action < DROP_EARLIER


def _names() -> list[str]:
    names = [""] * ACTIONS
    for name, action in SIMPLE.items():
        names[action] = name
    for die, die_name in enumerate(DIE_NAMES):
        for line, line_name in enumerate(LINE_NAMES):
            text = die_name if line == ON else f"{die_name}-{line_name}"
            names[step_action(die, line, ROLLED)] = text
            names[step_action(die, line, SET)] = f"{text}-set"
    return names


NAMES = _names()
"""`3`, `gas-drift`, `2-back`, `4-cut-set`, `attack`, `throw`, `end` and so on."""


def notation(action: int) -> str:
    if not 0 <= action < ACTIONS:
        raise BadNotation(f"rallyman has actions 0 to {ACTIONS - 1}, not {action}")
    return NAMES[action]


def parse(text: str) -> int:
    name = text.strip().lower()
    if name not in NAMES:
        raise BadNotation(
            f"rallyman knows no action {text!r}; it knows {', '.join(SIMPLE)} "
            "and dice such as 3, gas-drift or 4-cut-set"
        )
    return NAMES.index(name)


def action_json(action: int) -> dict[str, Any]:
    """`{"choose": "end"}` or `{"die": "3", "line": "drift", "set": false}`."""
    name = notation(action)
    if not is_step(action):
        return {"choose": name}
    return {
        "die": DIE_NAMES[die_of(action)],
        "line": LINE_NAMES[line_of(action)],
        "set": mode_of(action) == SET,
    }


def action_of(data: Mapping[str, Any]) -> int:
    for action in range(ACTIONS):
        if action_json(action) == data:
            return action
    raise BadNotation(f"rallyman knows no action {data!r}; it knows choose, or die, line and set")


# --- Outcomes of chance -------------------------------------------------------------------------------------

FACES = ["-", "!"]
SURFACES = ["dry", "snow"]
OUTCOMES = {"die": FACES, "weather": SURFACES, "card": SHORTCUTS, "back": BACKS}
"""What each kind of chance point may bring, in the order of the outcome numbers."""


def parse_outcome(kind: str, text: str) -> int:
    names = OUTCOMES[kind]
    name = text.strip().lower()
    if name not in names:
        raise BadNotation(f"this {kind} shows {', '.join(names)}, not {text!r}")
    return names.index(name)
