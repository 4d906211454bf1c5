"""Heat as numbers: its encoder, and what its actions and its chance are."""

from racecraft.envs.encoding import Actions
from racecraft.envs.heat.encoder import HeatEncoder
from racecraft.games.heat.actions import (
    ACTIONS as COUNT,
)
from racecraft.games.heat.actions import (
    ADRENALINE_COOL,
    ADRENALINE_SPEED,
    AMOUNT,
    BOOST,
    CANNOT_PAY,
    CARD,
    DIRECT,
    END,
    GEAR,
    GEAR_COOL,
    REDRAW,
    REFRESH,
    SECTOR_COOL,
    SLIP,
    USE,
    VALUE,
)

ENCODER = HeatEncoder

ACTIONS = [
    Actions(END, "end the step: enough reactions, no slipstream, no more discards, keep the hand"),
    Actions(GEAR + 1, "a gear, 1 to 4"),
    Actions(CARD, "a card, by its number: lay, discard, keep, salvage, put on top, pick, give"),
    Actions(DIRECT, "direct play of a card, by its number"),
    Actions(REFRESH, "refresh with a card, by its number"),
    Actions(ADRENALINE_SPEED, "adrenaline: one cell more"),
    Actions(ADRENALINE_COOL, "adrenaline: one cooldown"),
    Actions(GEAR_COOL, "the cooldown of the gear"),
    Actions(SECTOR_COOL, "the cooldown of the sector"),
    Actions(BOOST, "boost"),
    Actions(CANNOT_PAY, "say that Heat cannot be paid"),
    Actions(
        USE,
        "use a symbol: 76 × symbol + card; pay, cool, reduce, scrap, salvage, accelerate, supercool, draft",
    ),
    Actions(AMOUNT, "how many cards a symbol moves, from 0"),
    Actions(SLIP, "a slipstream of so many cells, from 0"),
    Actions(VALUE, "the number of a card that prints several, from 0"),
    Actions(REDRAW, "draw another opening hand"),
    Actions(COUNT, ""),
]

CHANCE = (
    "Cards drawn and flipped from a deck by their number, in an order that nobody knows; the grid, weather, "
    "road tokens, upgrades, sponsors, Legend cards and, in a drawn season, tracks and events."
)
