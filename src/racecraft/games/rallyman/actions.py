"""The sixty decisions of Rallyman as numbers."""

from __future__ import annotations

from typing import Final, Literal

from mypy_extensions import i64

NOTHING: Final = -1
END: Final = 0
STUCK: Final = 1
ATTACK: Final = 2
THROW_DICE: Final = 3
FIRST_CHOICES: Final = 4
"""Actions below this may head a list of steps."""
SPARE_YES: Final = 4
SPARE_NO: Final = 5
SISU_YES: Final = 6
SISU_NO: Final = 7
SUMMER_TYRES: Final = 8
WINTER_TYRES: Final = 9
STEP: Final = 10
"""STEP + 8 * die + 2 * line + mode."""
DROP_EARLIER: Final = 58
DROP_LATER: Final = 59

ACTIONS: Final = 60

# The lines of a step.
ON: Final = 0
DRIFT: Final = 1
CUT: Final = 2
BACK: Final = 3
LINES: Final = 4
LineName = Literal["on", "drift", "cut", "back"]
LINE_NAMES: list[LineName] = ["on", "drift", "cut", "back"]

# How the die of a step comes to lie.
ROLLED: Final = 0
SET: Final = 1

# What a die and a zone's weather may show, by outcome number.
FaceName = Literal["-", "!"]
FACES: list[FaceName] = ["-", "!"]
Surface = Literal["dry", "snow"]
SURFACES: list[Surface] = ["dry", "snow"]


def step_action(die: i64, line: i64, mode: i64) -> i64:
    return STEP + 8 * die + 2 * line + mode


def die_of(action: i64) -> i64:
    return (action - STEP) >> 3


def line_of(action: i64) -> i64:
    return (action - STEP) >> 1 & 3


def mode_of(action: i64) -> i64:
    return action & 1


def is_step(action: i64) -> bool:
    return STEP <= action < DROP_EARLIER
