"""The cards of Heat as tables: what each type is worth and what symbols it bears.

Card types are numbered as in the action space: 0 Heat, 1 Stress, 2 to 5 the speed cards 1 to 4, 6 and 7 the
starting 0 and 5, 9 to 68 the upgrades 1 to 60, 69 to 75 the sponsors 80 to 86. Number 8 is not used: a
starting Heat, like a Heat upgrade, is a Heat card once the race begins (HT-HEAT-05, HT-GARAGE-11).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from racecraft.engine.errors import BadBoard
from racecraft.games.heat.board import SETS

Card = int

HEAT: Final = 0
STRESS: Final = 1
SPEED_1: Final = 2
SPEED_4: Final = 5
FIRST_SPECIAL: Final = 6
"""The slots of a driver's piles from here on hold other cards than Heat, Stress and the speeds 1 to 4."""
START_0: Final = 6
START_5: Final = 7
FIRST_UPGRADE: Final = 9
LAST_UPGRADE: Final = 68
FIRST_SPONSOR: Final = 69
LAST_SPONSOR: Final = 75
CARDS: Final = 76

# Symbols that are used in step 5, in the order of the action space.
PAY: Final = 0
COOL: Final = 1
REDUCE: Final = 2
SCRAP: Final = 3
SALVAGE: Final = 4
ACCELERATE: Final = 5
SUPER_COOL: Final = 6
DRAFT: Final = 7
USES: Final = 8

USE_NAMES: Final = ["pay", "cool", "reduce", "scrap", "salvage", "accelerate", "supercool", "draft"]
_SYMBOLS = ["Heat", "CD", "RS", "SC", "SV", "AC", "SUP", "DR"]

BASIC: Final = 1
ADVANCED: Final = 2

DATA = Path(__file__).parent / "data"

# One entry for each card type.
NAMES: Final[list[str]] = [""] * CARDS
FAMILIES: Final[list[str]] = [""] * CARDS
SPEEDS: Final[list[list[int]]] = [[] for _ in range(CARDS)]
"""The printed numbers: none on Heat, several where the driver chooses."""
SPEED: Final[list[i64]] = [0] * CARDS
"""The number of a card that prints just one."""
FLIPS: Final[list[i64]] = [0] * CARDS
"""`+` symbols."""
LIMITS: Final[list[int]] = [0] * CARDS
"""By how much a card changes the limit of every corner."""
SLIPSTREAM: Final[list[int]] = [0] * CARDS
REFRESH: Final[list[bool]] = [False] * CARDS
DIRECT: Final[list[bool]] = [False] * CARDS
AMOUNT: Final[list[int]] = [0] * (USES * CARDS)
"""AMOUNT[use * CARDS + card]: the number beside a step-5 symbol, 0 where the card has none."""
SYMBOLS: Final[list[list[int]]] = [[] for _ in range(CARDS)]
"""The step-5 symbols of each card as use * CARDS + card."""
COPIES: Final[list[int]] = [0] * CARDS
LEVEL: Final[list[int]] = [0] * CARDS
SET: Final[list[str]] = [""] * CARDS
HEAT_KIND: Final[list[bool]] = [False] * CARDS


def is_speed(card: Card) -> bool:
    """HT-PLUS-04: only the twelve basic speed cards stop a flip."""
    return SPEED_1 <= card <= SPEED_4


def is_sponsor(card: Card) -> bool:
    return card >= FIRST_SPONSOR


def card_named(name: str) -> Card:
    """The type with this name, or -1."""
    return NAMES.index(name) if name and name in NAMES else -1


def read_cards(entries: list[dict[str, Any]], file: str) -> None:
    """Fills the tables. BadBoard names file, card and reason."""
    for entry in entries:
        card = entry.get("ct")
        if type(card) is not int or not 0 <= card < CARDS:
            raise BadBoard(f"{file}: card {entry.get('name')!r}: 'ct' must be 0 to {CARDS - 1}, not {card!r}")
        where = f"{file}: card {entry['name']}"
        if NAMES[card]:
            raise BadBoard(f"{where}: number {card} belongs to {NAMES[card]} already")
        NAMES[card] = entry["name"]
        FAMILIES[card] = entry.get("family", "")
        SPEEDS[card] = entry.get("speed", [])
        SPEED[card] = SPEEDS[card][0] if len(SPEEDS[card]) == 1 else 0
        COPIES[card] = entry.get("copies", 0)
        LEVEL[card] = {"basic": BASIC, "advanced": ADVANCED}.get(entry.get("level", ""), 0)
        SET[card] = entry.get("set", "base")
        if SET[card] not in SETS:
            raise BadBoard(f"{where}: there is no set {SET[card]!r}")
        HEAT_KIND[card] = card == HEAT or entry.get("heat_kind", False)
        _read_symbols(card, entry.get("symbols", {}), where)


def _read_symbols(card: Card, symbols: dict[str, int], where: str) -> None:
    for symbol, number in symbols.items():
        if symbol == "+":
            FLIPS[card] = number
        elif symbol == "LIM":
            LIMITS[card] = number
        elif symbol == "SL":
            SLIPSTREAM[card] = number
        elif symbol == "RF":
            REFRESH[card] = True
        elif symbol == "DP":
            DIRECT[card] = True
        elif symbol in _SYMBOLS:
            use = _SYMBOLS.index(symbol)
            AMOUNT[use * CARDS + card] = number
            SYMBOLS[card].append(use * CARDS + card)
        else:
            raise BadBoard(f"{where}: there is no symbol {symbol!r}")
    if DIRECT[card] and (FLIPS[card] > 0 or len(SPEEDS[card]) != 1):
        raise BadBoard(f"{where}: a card for direct play has one number and no +")


read_cards(json.loads((DATA / "cards.json").read_text(encoding="utf-8")), "cards.json")

LEGENDS: Final[list[list[int]]] = [
    [row[colour] for colour in ("black", "blue", "green", "red", "gray", "yellow", "black", "blue", "green")]
    for row in json.loads((DATA / "legends.json").read_text(encoding="utf-8"))
]
"""LEGENDS[card][colour]: helmet numbers. HT-LEGEND-17: orange drives by black's numbers, purple by blue's,
white by green's."""

DIAMOND: Final[list[int]] = [0] * 10 + [0, 0, 1, 1, 1, 2, 2, 2, 3, 3]
"""HT-LEGEND-04: the diamond that goes with a helmet number."""

COLOURS = ["black", "blue", "green", "red", "gray", "yellow", "orange", "purple", "white"]
