"""The decisions of Heat as numbers, JSON and text. A number means the same in every phase; only its verb
changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from racecraft.engine.errors import BadNotation
from racecraft.games.heat.cards import CARDS, NAMES, USE_NAMES, USES, card_named

END: Final = 0
GEAR: Final = 0
"""GEAR + gear."""
CARD: Final = 5
DIRECT: Final = CARD + CARDS
REFRESH: Final = DIRECT + CARDS
ADRENALINE_SPEED: Final = REFRESH + CARDS
ADRENALINE_COOL: Final = ADRENALINE_SPEED + 1
GEAR_COOL: Final = ADRENALINE_SPEED + 2
SECTOR_COOL: Final = ADRENALINE_SPEED + 3
BOOST: Final = ADRENALINE_SPEED + 4
CANNOT_PAY: Final = ADRENALINE_SPEED + 5
USE: Final = ADRENALINE_SPEED + 6
"""USE + use * CARDS + card."""
AMOUNT: Final = USE + USES * CARDS
SLIP: Final = AMOUNT + 10
VALUE: Final = SLIP + 21
REDRAW: Final = VALUE + 10
ACTIONS: Final = REDRAW + 1

NO_CHOICES: Final[list[int]] = []
"""Of whoever has nothing to decide: shared, like every list of choices never changed in place."""

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


def contains(numbers: list[int], number: int) -> bool:
    for candidate in numbers:  # noqa: SIM110  (compiles to a loop without calls)
        if candidate == number:
            return True
    return False


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
