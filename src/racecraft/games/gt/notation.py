"""Decisions and outcomes of Rallyman: GT as people write them, and as JSON.

A step of the plan is its dice and the space it leads to: `G4 1#2`, `G2+1B 4#5`, `C 2#8`, `RL 2#2`, `F2
0#12`. Re-laid dice are named by where they lose control: `lose 3#8 G2`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from racecraft.engine.errors import BadNotation
from racecraft.games.gt import relay
from racecraft.games.gt.actions import (
    ACTIONS,
    BOTH_FIRST,
    CHOOSE_FIRST,
    FIXED_NAMES,
    FIXED_NUMBERS,
    RELAY_FIRST,
    REPAIRS,
    STEP_DICE,
    STEP_NAMES,
    STEPS,
    TYRES_FIRST,
)
from racecraft.games.gt.board import NOWHERE, WAYS
from racecraft.games.gt.dashboard import CLEAR, HAZARD, TOKENS, TYRES
from racecraft.games.gt.phases import BAG, GRID
from racecraft.games.gt.planning import boosts_for, brakes_for

if TYPE_CHECKING:
    from racecraft.games.gt.state import GTState


def dice_text(gear: int, die: int) -> str:
    """The dice of a step from this gear: the named one and those that must go with it."""
    text = STEP_NAMES[die]
    brakes = brakes_for(gear, die)
    if brakes > 0:
        text += f"+{brakes}B"
    return text + "+boost" if boosts_for(gear, die) else text


def step_text(s: GTState, cell: int, gear: int, action: int) -> str:
    """A step of a plan that has come to `cell` in `gear`."""
    target = s.circuit.way[cell * WAYS + action // STEP_DICE] if cell >= 0 else NOWHERE
    where = s.circuit.names[target] if target != NOWHERE else f"way{action // STEP_DICE + 1}"
    return f"{dice_text(gear, action % STEP_DICE)} {where}"


def relay_text(s: GTState, outcome: int) -> str:
    text = f"lose {s.circuit.names[relay.cell_of(outcome)]} G{relay.gear_of(outcome)}"
    crossing = relay.crossing_of(outcome)
    return f"{text} line G{crossing}" if crossing > 0 else text


def notation(s: GTState, action: int) -> str:
    if 0 <= action < STEPS:
        return step_text(s, s.plan_cell, s.plan_gear, action)
    if action in FIXED_NAMES:
        return FIXED_NAMES[action]
    if RELAY_FIRST <= action < ACTIONS:
        number = action - RELAY_FIRST
        return relay_text(s, s.relays[number]) if number < len(s.relays) else f"lose way{number + 1}"
    raise BadNotation(f"gt has actions 0 to {ACTIONS - 1}, not {action}")


def parse(s: GTState, text: str) -> int:
    words = text.split()
    plain = " ".join(words).lower()
    if plain in FIXED_NUMBERS:
        return FIXED_NUMBERS[plain]
    if words and words[0].lower() == "lose":
        return _parse_relay(s, words, text)
    if len(words) == 2:
        return _parse_step(s, words[0].upper(), words[1])
    raise BadNotation(
        f"gt knows no action {text!r}; a step is written G4 1#2, others are {', '.join(FIXED_NUMBERS)}"
    )


def _parse_relay(s: GTState, words: list[str], text: str) -> int:
    written = " ".join(words).lower()
    for number in range(len(s.relays)):
        if relay_text(s, s.relays[number]).lower() == written:
            return RELAY_FIRST + number
    raise BadNotation(f"the dice cannot be laid so that control is lost as {text!r} says")


def _parse_step(s: GTState, dice: str, where: str) -> int:
    name, _, extra = dice.partition("+")
    if name not in STEP_NAMES:
        raise BadNotation(f"there is no die {dice!r}; there is {', '.join(STEP_NAMES)}")
    die = STEP_NAMES.index(name)
    if extra:
        due = dice_text(s.plan_gear, die)
        if dice != due.upper():
            raise BadNotation(f"from gear {s.plan_gear} the step is {due}, not {dice} (GT-DICE-13, 14)")
    for way in range(WAYS):
        target = s.circuit.way[s.plan_cell * WAYS + way] if s.plan_cell >= 0 else NOWHERE
        if where == f"way{way + 1}" or (target != NOWHERE and s.circuit.names[target] == where):
            return way * STEP_DICE + die
    if where not in s.circuit.number:
        raise BadNotation(f"the track has no space {where!r}; spaces are written tile#space, such as 1#2")
    raise BadNotation(f"space {where} is not next to {s.circuit.names[s.plan_cell]} (GT-MOVE-02, GT-MOVE-03)")


def action_json(s: GTState, action: int) -> dict[str, Any]:
    """`{"step": {"die": "G4", "to": "1#2"}}`, `{"do": "flat out"}`, `{"pit": "repairs", "tyre": "rain"}`,
    `{"start": "soft"}` or `{"lose": {"space": "3#8", "gear": 2}}`."""
    if 0 <= action < STEPS:
        words = notation(s, action).split()
        return {"step": {"die": STEP_NAMES[action % STEP_DICE], "to": words[1]}}
    if action >= RELAY_FIRST:
        number = action - RELAY_FIRST
        if number >= len(s.relays):
            raise BadNotation(f"the dice can be laid in {len(s.relays)} ways, there is no way {number + 1}")
        outcome = s.relays[number]
        lost = {"space": s.circuit.names[relay.cell_of(outcome)], "gear": relay.gear_of(outcome)}
        if relay.crossing_of(outcome) > 0:
            lost["line"] = relay.crossing_of(outcome)
        return {"lose": lost}
    if action >= CHOOSE_FIRST:
        return {"start": TYRES[action - CHOOSE_FIRST]}
    if action >= BOTH_FIRST:
        return {"pit": "repairs", "tyre": TYRES[action - BOTH_FIRST]}
    if action >= TYRES_FIRST:
        return {"pit": "tyres", "tyre": TYRES[action - TYRES_FIRST]}
    if action == REPAIRS:
        return {"pit": "repairs"}
    return {"do": notation(s, action)}


def action_of(s: GTState, data: Mapping[str, Any]) -> int:
    """The action that `action_json` writes so."""
    given = dict(data)
    step = given.get("step")
    if isinstance(step, dict) and set(step) == {"die", "to"} and len(given) == 1:
        return _parse_step(s, str(step["die"]).upper(), str(step["to"]))
    for action in range(STEPS, RELAY_FIRST + len(s.relays)):
        if action_json(s, action) == given:
            return action
    raise BadNotation(f"gt knows no action {given!r}; it knows step, do, pit, start and lose")


def outcome_notation(s: GTState, outcome: int) -> str:
    if s.phase == GRID:
        return f"seat{outcome + 1}"
    if s.phase == BAG:
        return TOKENS[outcome]
    return "hz" if outcome == HAZARD else "ok"


def parse_outcome(s: GTState, text: str) -> int:
    name = text.strip().lower()
    if s.phase == GRID:
        for seat in range(s.seats):
            if name == f"seat{seat + 1}":
                return seat
        raise BadNotation(f"the lot falls on seat1 to seat{s.seats}, not {text!r}")
    if s.phase == BAG:
        if name in TOKENS:
            return TOKENS.index(name)
        raise BadNotation(f"the bag holds {', '.join(TOKENS)}, not {text!r}")
    if name == "hz":
        return HAZARD
    if name == "ok":
        return CLEAR
    raise BadNotation(f"a die shows hz or ok, not {text!r}")
