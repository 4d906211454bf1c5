"""What the table waits for in Rallyman: GT: decisions, chance, or nothing any more."""

from __future__ import annotations

from typing import Final, Literal, get_args

CHOOSE: Final = 0
"""Decision of all seats at once: the tyres to start on."""
GRID: Final = 1
"""Chance: who takes the next slot of the grid."""
PLAN: Final = 2
"""Decision: one more step of the plan, or how to drive it."""
DRIVE: Final = 3
"""Decision: throw the dice of the next step, secure them, or stop."""
THROWN: Final = 4
"""Chance: the next die of the throw."""
RELAY: Final = 5
"""Decision: where the re-laid dice lose control."""
VERGE: Final = 6
"""Decision: which verge."""
BAG: Final = 7
"""Chance: the next damage token."""
PIT: Final = 8
"""Decision: a pit stop?"""
OVER: Final = 9

Phase = Literal["choose", "grid", "plan", "drive", "thrown", "relay", "verge", "bag", "pit", "over"]
PHASES: Final[list[Phase]] = list(get_args(Phase))
