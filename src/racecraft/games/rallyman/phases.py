"""What the table waits for in Rallyman: decisions, dice and cards, or nothing any more."""

from __future__ import annotations

from typing import Final, Literal, get_args

# First the decisions, from CHANCE on what dice and cards decide.
TYRE: Final = 0
"""Summer or winter tyres."""
SPARE: Final = 1
"""Change a wheel?"""
FIRST: Final = 2
"""The first die of a turn, or an attack."""
NEXT: Final = 3
"""A further die, or the end of the turn."""
PLAN: Final = 4
"""The next step of an attack, or throw."""
DROP: Final = 5
"""Which of two gas dice a puncture takes out of the attack."""
REST: Final = 6
"""The line of the next die after a puncture in an attack, or stop."""
SISU: Final = 7
"""Keep control with sisu?"""
BETWEEN: Final = 8
"""Change a wheel between two stages?"""
CHANCE: Final = 9
ROLL: Final = 9
"""The die of a step."""
THROW: Final = 10
"""The next die of the attack."""
SHORTCUT_CARD: Final = 11
"""The card of a cut."""
BACK_CARD: Final = 12
"""The back of the gear card."""
WEATHER: Final = 13
"""The weather of the next zone."""
DRAW_LOT: Final = 14
"""Who is next on the start list."""
OVER: Final = 15

Phase = Literal[
    "tyres",
    "spare",
    "first",
    "next",
    "plan",
    "drop",
    "rest",
    "sisu",
    "between",
    "roll",
    "throw",
    "shortcut",
    "back",
    "weather",
    "lot",
    "over",
]
PHASES: list[Phase] = list(get_args(Phase))

# How the turn is driven.
DIE_BY_DIE: Final = 0
PLANNED: Final = 1
"""An attack."""
BROKEN: Final = 2
"""An attack that a puncture has broken: the rest goes die by die."""
Technique = Literal["die-by-die", "planned", "broken"]
TECHNIQUES: list[Technique] = ["die-by-die", "planned", "broken"]
