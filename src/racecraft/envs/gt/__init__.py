"""Rallyman: GT as numbers: its encoder, and what its actions and its chance are."""

from racecraft.envs.encoding import Actions
from racecraft.envs.gt.encoder import GTEncoder
from racecraft.games.gt.actions import ACTIONS as COUNT
from racecraft.games.gt.actions import (
    BOTH_FIRST,
    CHOOSE_FIRST,
    FLAT_OUT,
    LEFT,
    NO_PIT,
    ONE_BY_ONE,
    RELAY_FIRST,
    REPAIRS,
    RIGHT,
    SECURE,
    STOP,
    THROW,
    TYRES_FIRST,
)

ENCODER = GTEncoder

ACTIONS = [
    Actions(0, "a step of the plan: 9 × way + die; ways counted from the left, dice as in the field `steps`"),
    Actions(ONE_BY_ONE, "drive the plan die by die"),
    Actions(FLAT_OUT, "drive it flat out"),
    Actions(THROW, "throw the dice of the next step"),
    Actions(SECURE, "secure them with focus"),
    Actions(STOP, "stop here"),
    Actions(LEFT, "the left verge"),
    Actions(RIGHT, "the right verge"),
    Actions(NO_PIT, "drive on, past the pits"),
    Actions(REPAIRS, "pit stop for repairs"),
    Actions(TYRES_FIRST, "pit stop for tyres: asphalt, rain, soft"),
    Actions(BOTH_FIRST, "pit stop for repairs and tyres: asphalt, rain, soft"),
    Actions(CHOOSE_FIRST, "tyres to start on: asphalt, rain, soft"),
    Actions(RELAY_FIRST, "lose control where the re-laid dice do, by their number in the field `relays`"),
    Actions(COUNT, ""),
]

CHANCE = (
    "The dice of a throw one after another, 1 for a hazard; damage tokens drawn from the bag by their kind; "
    "who takes the next slot of the grid."
)
