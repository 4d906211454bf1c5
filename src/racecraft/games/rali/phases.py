"""What the table waits for in Ралі: decisions, chance, or nothing any more."""

from __future__ import annotations

from typing import Final, Literal

LOT: Final = 0
"""Chance: who begins."""
PLACE: Final = 1
"""Decision: a start cell."""
DECLARE: Final = 2
"""Decision: keep the gear, shift up or shift down."""
ROLL: Final = 3
"""Chance: the die."""
STEP: Final = 4
"""Decision: the next position of the move."""
OVER: Final = 5

Phase = Literal["lot", "place", "declare", "roll", "step", "over"]
PHASES: Final[list[Phase]] = ["lot", "place", "declare", "roll", "step", "over"]
