"""The nodes of a race of Heat: what is due. Decisions first, then chance, then what follows by itself."""

from __future__ import annotations

from typing import Final

# Decisions.
PLAN: Final = 0
"""All drivers at once: a gear, then the cards for it."""
MULLIGAN: Final = 1
"""All drivers at once: keep the opening hand or draw another."""
VALUE: Final = 2
"""The number of a card that prints several."""
REACT: Final = 3
AMOUNT: Final = 4
"""How many cards a symbol moves."""
SALVAGING: Final = 5
KEEP: Final = 6
"""Which Heat cards are paid when not all can be."""
SLIPSTREAM: Final = 7
DISCARD: Final = 8
TOP: Final = 9
"""Which played card lies on top of the discard."""
PICK: Final = 10
SWAP: Final = 11
"""The first picker may take a leftover upgrade."""
GIVE: Final = 12
"""The upgrade given back for it."""

# Chance.
FIRST_CHANCE: Final = 20
CALENDAR_TRACK: Final = 20
CALENDAR_EVENT: Final = 21
GRID: Final = 22
WEATHER: Final = 23
ROAD: Final = 24
MARKET: Final = 25
DEAL: Final = 26
"""An upgrade of the quick start."""
OPENING_SPONSOR: Final = 27
FIRST_OF_DECK: Final = 28
"""From here on a card of the deck of the driver whose turn it is comes up,"""
OPENING_DRAW: Final = 28
FLIP: Final = 29
SCRAP: Final = 30
DRAW: Final = 31
LAST_OF_DECK: Final = 31
"""up to here."""
SPONSOR: Final = 32
LEGEND: Final = 33
LOST_CARD: Final = 34
"""Tournament: which laid card an unpayable shift costs."""

OVER: Final = 40

# What follows by itself.
AUTOMATIC: Final = 50
PLACE_CARS: Final = 50
PREPARE_MARKET: Final = 51
PREPARE_SPONSORS: Final = 52
PREPARE_WEATHER: Final = 53
BUILD_DECKS: Final = 54
OPENING_HANDS: Final = 55
ROUND_START: Final = 56
COMMIT: Final = 57
NEXT_CAR: Final = 58
BEGIN_TURN: Final = 59
SHIFT: Final = 60
"""Tournament: the gear follows from the revealed cards."""
REVEAL: Final = 61
FLIPPING: Final = 62
VALUES: Final = 63
FIRST_MOVE: Final = 64
REACTING: Final = 65
BOOST_MOVE: Final = 66
SCRAPPING: Final = 67
DROP: Final = 68
"""Cards whose Heat could not be paid leave."""
UNPAID_MOVE: Final = 69
SLIP: Final = 70
CORNERS: Final = 71
GAINING: Final = 72
DISCARDING: Final = 73
CLEAR: Final = 74
DRAWING: Final = 75
ROUND_END: Final = 76
RACE_END: Final = 77
BEGIN_RACE: Final = 78
CALENDAR: Final = 79
PREPARE_MULLIGAN: Final = 80

NAMES = {
    PLAN: "plan",
    MULLIGAN: "mulligan",
    VALUE: "value",
    REACT: "react",
    AMOUNT: "amount",
    SALVAGING: "salvage",
    KEEP: "keep",
    SLIPSTREAM: "slipstream",
    DISCARD: "discard",
    TOP: "top",
    PICK: "pick",
    SWAP: "swap",
    GIVE: "give",
    CALENDAR_TRACK: "calendar track",
    CALENDAR_EVENT: "calendar event",
    GRID: "grid",
    WEATHER: "weather",
    ROAD: "road",
    MARKET: "market",
    DEAL: "deal",
    OPENING_SPONSOR: "opening sponsor",
    OPENING_DRAW: "opening draw",
    FLIP: "flip",
    SCRAP: "scrap",
    DRAW: "draw",
    SPONSOR: "sponsor",
    LEGEND: "legend",
    LOST_CARD: "lost card",
    OVER: "over",
}


def of_a_driver(phase: int) -> bool:
    """Whether the chance that is due is that of the driver whose turn it is, and not of the whole table."""
    return FIRST_OF_DECK <= phase <= LAST_OF_DECK or phase == LOST_CARD


# The states of a car.
RACING: Final = 0
FINISHED: Final = 1
"""Ranked and taken off the track."""
ELIMINATED: Final = 2

# What a driver still has to plan.
COMMITTED: Final = 0
GEAR_STAGE: Final = 1
CARDS_STAGE: Final = 2
