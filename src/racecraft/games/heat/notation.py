"""The decisions and outcomes of Heat as text and as JSON. The phase decides on the verb of a card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from racecraft.engine.errors import BadNotation
from racecraft.games.heat.actions import (
    ACTIONS,
    ADRENALINE_COOL,
    ADRENALINE_SPEED,
    AMOUNT,
    BOOST,
    CANNOT_PAY,
    CARD,
    DIRECT,
    END,
    GEAR_COOL,
    REDRAW,
    REFRESH,
    SECTOR_COOL,
    SLIP,
    USE,
    VALUE,
)
from racecraft.games.heat.cards import CARDS, COLOURS, NAMES, USE_NAMES, card_named
from racecraft.games.heat.phases import (
    CALENDAR_EVENT,
    CALENDAR_TRACK,
    DISCARD,
    GIVE,
    GRID,
    KEEP,
    LEGEND,
    PICK,
    ROAD,
    SALVAGING,
    SWAP,
    TOP,
    WEATHER,
)
from racecraft.games.heat.seasons import EVENTS
from racecraft.games.heat.tokens import ROAD as ROAD_NAMES
from racecraft.games.heat.tokens import WEATHER as WEATHER_NAMES

if TYPE_CHECKING:
    from racecraft.games.heat.state import HeatState

_WORDS = {
    END: "end",
    ADRENALINE_SPEED: "adrenaline",
    ADRENALINE_COOL: "adrenaline cool",
    GEAR_COOL: "gear cool",
    SECTOR_COOL: "sector cool",
    BOOST: "boost",
    CANNOT_PAY: "cannot pay",
    REDRAW: "redraw",
}

CARD_VERBS = ["lay", "discard", "take", "keep", "top", "pick", "give"]
"""What is done with a card that is named: the phase decides, the number is the same."""

_VERBS = {
    DISCARD: "discard",
    SALVAGING: "take",
    KEEP: "keep",
    TOP: "top",
    PICK: "pick",
    SWAP: "take",
    GIVE: "give",
}


def verb(s: HeatState) -> str:
    """What the phase does with a card that is named."""
    return _VERBS.get(s.phase, "lay")


def notation(action: int, verb: str = "lay") -> str:
    """The action as text; `verb` says what the phase does with a card."""
    if action in _WORDS:
        return _WORDS[action]
    if 1 <= action <= 4:
        return f"gear {action}"
    if CARD <= action < DIRECT and NAMES[action - CARD]:
        return f"{verb} {NAMES[action - CARD]}"
    if DIRECT <= action < REFRESH and NAMES[action - DIRECT]:
        return f"direct {NAMES[action - DIRECT]}"
    if REFRESH <= action < ADRENALINE_SPEED and NAMES[action - REFRESH]:
        return f"refresh {NAMES[action - REFRESH]}"
    if USE <= action < AMOUNT and NAMES[(action - USE) % CARDS]:
        return f"{USE_NAMES[(action - USE) // CARDS]} {NAMES[(action - USE) % CARDS]}"
    if AMOUNT <= action < SLIP:
        return f"amount {action - AMOUNT}"
    if SLIP <= action < VALUE:
        return f"slip {action - SLIP}"
    if VALUE <= action < REDRAW:
        return f"value {action - VALUE}"
    raise BadNotation(f"heat has actions 0 to {ACTIONS - 1}, and not all of them; {action} is none")


def parse(text: str) -> int:
    words = text.strip().lower().split()
    name = " ".join(words)
    for action, word in _WORDS.items():
        if word == name:
            return action
    if len(words) == 2:
        verb, object = words
        number = int(object) if object.isdecimal() and len(object) < 4 else -1
        card = card_named(object)
        if verb == "gear" and 1 <= number <= 4:
            return number
        if verb == "amount" and 0 <= number < 10:
            return AMOUNT + number
        if verb == "slip" and 0 <= number < 21:
            return SLIP + number
        if verb == "value" and 0 <= number < 10:
            return VALUE + number
        if card >= 0 and verb in CARD_VERBS:
            return CARD + card
        if card >= 0 and verb == "direct":
            return DIRECT + card
        if card >= 0 and verb == "refresh":
            return REFRESH + card
        if card >= 0 and verb in USE_NAMES:
            return USE + USE_NAMES.index(verb) * CARDS + card
    raise BadNotation(
        f"heat knows no action {text!r}; it knows gear, lay, value, adrenaline, boost, other symbols "
        "with a card, slip, discard, top, pick and end"
    )


def action_json(action: int, verb: str = "lay") -> dict[str, Any]:
    """`{"do": "gear", "number": 3}`, `{"do": "lay", "card": "4"}` or `{"do": "boost"}`."""
    text = notation(action, verb)
    if action in _WORDS:
        return {"do": text}
    word, _, rest = text.partition(" ")
    if word in ("gear", "amount", "slip", "value"):
        return {"do": word, "number": int(rest)}
    return {"do": word, "card": rest}


def action_of(data: Mapping[str, Any]) -> int:
    words = [data.get("do")]
    for key, value in data.items():
        if key == "number" and type(value) is int:
            words.append(str(value))
        elif key == "card" and isinstance(value, str):
            words.append(value)
        elif key != "do":
            raise BadNotation(
                f"heat knows no action {dict(data)!r}; an action has 'do' and 'number' or 'card'"
            )
    if not isinstance(words[0], str):
        raise BadNotation(f"heat knows no action {dict(data)!r}; 'do' must be a text")
    return parse(" ".join([str(word) for word in words]))


def outcome_notation(s: HeatState, outcome: int) -> str:
    names = _outcome_names(s)
    return names[outcome] if 0 <= outcome < len(names) and names[outcome] else str(outcome)


def parse_outcome(s: HeatState, text: str) -> int:
    name = text.strip().lower()
    names = [entry.lower() for entry in _outcome_names(s)]
    if not name or name not in names:
        possible = ", ".join([outcome_notation(s, outcome) for outcome, _ in s.chance()])
        raise BadNotation(f"{text!r} is not among what can be drawn now: {possible or 'nothing'}")
    return names.index(name)


def _outcome_names(state: HeatState) -> list[str]:
    phase = state.phase
    if phase == GRID:
        return [COLOURS[colour] for colour in state.setup.colours]
    if phase == WEATHER:
        return WEATHER_NAMES
    if phase == ROAD:
        return ROAD_NAMES
    if phase == LEGEND:
        return [f"legend {number}" for number in range(1, 11)]
    if phase == CALENDAR_TRACK:
        return [track.id for track in state.setup.tracks]
    if phase == CALENDAR_EVENT:
        return [event.name for event in EVENTS]
    return NAMES
