"""The decisions of Rallyman: GT as numbers, JSON and text.

A plan is laid one step at a time. A step is a way (0 to 2, counted from the left) and a die; the brake or
boost dice that go with a gear die follow from the gears, so they need no number of their own.
"""

from __future__ import annotations

from typing import Final

from racecraft.games.gt.dashboard import TYRES

# Dice of a step. Gear dice are 1 to 6.
COAST: Final = 0
REDLINE: Final = 7
FLYING: Final = 8
FLYING_GEAR: Final = 2
"""GT-ADV-04: the gear that a flying start leads to, with the die of that gear."""
STEP_DICE: Final = 9
STEP_NAMES = ["C", "G1", "G2", "G3", "G4", "G5", "G6", "RL", "F2"]

# A step of the plan is way * STEP_DICE + die.
STEPS: Final = 27
ONE_BY_ONE: Final = 27
FLAT_OUT: Final = 28
THROW: Final = 29
SECURE: Final = 30
STOP: Final = 31
LEFT: Final = 32
RIGHT: Final = 33
NO_PIT: Final = 34
REPAIRS: Final = 35
TYRES_FIRST: Final = 36
"""Plus the tyre: the pit lane for tyres."""
BOTH_FIRST: Final = 39
"""Plus the tyre: the pit lane for repairs and tyres."""
CHOOSE_FIRST: Final = 42
"""Plus the tyre: what to start on."""
RELAY_FIRST: Final = 45
"""Plus the number of the outcome in the list of the re-laid dice."""
RELAYS: Final = 400
ACTIONS: Final = 445

# What may be done while driving, by 1 if the dice can be secured + 2 if the car may stop.
DRIVES: Final = [[THROW], [THROW, SECURE], [THROW, STOP], [THROW, SECURE, STOP]]

FIXED_NAMES: dict[int, str] = {
    ONE_BY_ONE: "one by one",
    FLAT_OUT: "flat out",
    THROW: "throw",
    SECURE: "secure",
    STOP: "stop",
    LEFT: "left",
    RIGHT: "right",
    NO_PIT: "drive on",
    REPAIRS: "pit repairs",
}
for _tyre, _name in enumerate(TYRES):
    FIXED_NAMES[TYRES_FIRST + _tyre] = f"pit {_name}"
    FIXED_NAMES[BOTH_FIRST + _tyre] = f"pit repairs {_name}"
    FIXED_NAMES[CHOOSE_FIRST + _tyre] = f"start {_name}"

FIXED_NUMBERS: dict[str, int] = {FIXED_NAMES[_action]: _action for _action in FIXED_NAMES}
