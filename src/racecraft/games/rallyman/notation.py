"""Decisions and outcomes of Rallyman as people write them, and as JSON.

A step is its die and, off the plain road, its line: `3`, `gas-drift`, `4-cut-set`. Other decisions have a
name: `attack`, `throw`, `end`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from racecraft.engine.errors import BadNotation
from racecraft.games.rallyman.actions import (
    ACTIONS,
    ATTACK,
    DROP_EARLIER,
    DROP_LATER,
    END,
    FACES,
    LINE_NAMES,
    ON,
    ROLLED,
    SET,
    SISU_NO,
    SISU_YES,
    SPARE_NO,
    SPARE_YES,
    STUCK,
    SUMMER_TYRES,
    SURFACES,
    THROW_DICE,
    WINTER_TYRES,
    die_of,
    is_step,
    line_of,
    mode_of,
    step_action,
)
from racecraft.games.rallyman.figures import BACKS, DIE_NAMES, SHORTCUTS
from racecraft.games.rallyman.phases import BACK_CARD, DRAW_LOT, SHORTCUT_CARD, WEATHER

if TYPE_CHECKING:
    from racecraft.games.rallyman.state import RallymanState

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

OUTCOMES: dict[str, Sequence[str]] = {"die": FACES, "weather": SURFACES, "card": SHORTCUTS, "back": BACKS}
"""What each kind of chance point may bring, in the order of the outcome numbers."""


def chance_kind(s: RallymanState) -> str:
    return {WEATHER: "weather", SHORTCUT_CARD: "card", BACK_CARD: "back"}.get(s.phase, "die")


def outcome_names(s: RallymanState) -> Sequence[str]:
    """What may come up at this chance point, by outcome number."""
    if s.phase == DRAW_LOT:
        return [f"seat{seat + 1}" for seat in range(s.seats)]
    return OUTCOMES[chance_kind(s)]


def parse_outcome(s: RallymanState, text: str) -> int:
    names = outcome_names(s)
    name = text.strip().lower()
    if name in names:
        return names.index(name)
    if s.phase == DRAW_LOT:
        raise BadNotation(f"the lot falls on {names[0]} to {names[-1]}, not {text!r}")
    raise BadNotation(f"this {chance_kind(s)} shows {', '.join(names)}, not {text!r}")
