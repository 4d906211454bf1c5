"""Rallyman as numbers: its encoder, and what its actions and its chance are."""

from racecraft.envs.encoding import Actions
from racecraft.envs.rallyman.encoder import RallymanEncoder
from racecraft.games.rallyman.actions import ACTIONS as COUNT
from racecraft.games.rallyman.actions import (
    ATTACK,
    DROP_EARLIER,
    DROP_LATER,
    END,
    SISU_NO,
    SISU_YES,
    SPARE_NO,
    SPARE_YES,
    STEP,
    STUCK,
    SUMMER_TYRES,
    THROW_DICE,
    WINTER_TYRES,
)

ENCODER = RallymanEncoder

ACTIONS = [
    Actions(END, "end the turn"),
    Actions(STUCK, "stand still, where no die can be used"),
    Actions(ATTACK, "begin an attack"),
    Actions(THROW_DICE, "throw the dice of the attack"),
    Actions(SPARE_YES, "change a wheel"),
    Actions(SPARE_NO, "change no wheel"),
    Actions(SISU_YES, "keep control with sisu"),
    Actions(SISU_NO, "lose control"),
    Actions(SUMMER_TYRES, "summer tyres"),
    Actions(WINTER_TYRES, "winter tyres"),
    Actions(
        STEP,
        "a step: 8 × die + 2 × line + mode; dice 1 to 5 and gas; lines on, drift, cut, back; rolled or set",
    ),
    Actions(DROP_EARLIER, "the earlier gas die leaves the attack"),
    Actions(DROP_LATER, "the later gas die leaves the attack"),
    Actions(COUNT, ""),
]

CHANCE = (
    "The die of a step, 1 for `!`; the dice of an attack one after another; shortcut cards and backs of gear "
    "cards by their kind; the weather of a zone; who is next on the start list."
)
