"""Ралі as numbers: its encoder, and what its actions and its chance are."""

from racecraft.envs.encoding import Actions
from racecraft.envs.rali.encoder import RaliEncoder
from racecraft.games.rali.actions import ACTIONS as COUNT
from racecraft.games.rali.actions import AHEAD, BRANCH, DOWN, KEEP, LEFT, RIGHT, START_1, UP

ENCODER = RaliEncoder

ACTIONS = [
    Actions(KEEP, "keep the gear"),
    Actions(UP, "shift up"),
    Actions(DOWN, "shift down"),
    Actions(AHEAD, "step ahead"),
    Actions(LEFT, "step into the lane on the left"),
    Actions(RIGHT, "step into the lane on the right"),
    Actions(BRANCH, "step off the track: short-cut, station, box lane"),
    Actions(START_1, "a start cell, from the first to the fourth"),
    Actions(COUNT, ""),
]

CHANCE = "A die from 1 to 6 after every declared gear; with `first` 0, a lot that says who begins."
