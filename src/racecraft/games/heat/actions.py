"""The decisions of Heat as numbers. A number means the same in every phase; `notation.py` writes them."""

from __future__ import annotations

from typing import Final

from racecraft.games.heat.cards import CARDS, USES

END: Final = 0
GEAR: Final = 0
"""GEAR + gear."""
CARD: Final = 5
DIRECT: Final = CARD + CARDS
REFRESH: Final = DIRECT + CARDS
ADRENALINE_SPEED: Final = REFRESH + CARDS
ADRENALINE_COOL: Final = ADRENALINE_SPEED + 1
GEAR_COOL: Final = ADRENALINE_SPEED + 2
SECTOR_COOL: Final = ADRENALINE_SPEED + 3
BOOST: Final = ADRENALINE_SPEED + 4
CANNOT_PAY: Final = ADRENALINE_SPEED + 5
USE: Final = ADRENALINE_SPEED + 6
"""USE + use * CARDS + card."""
AMOUNT: Final = USE + USES * CARDS
SLIP: Final = AMOUNT + 10
VALUE: Final = SLIP + 21
REDRAW: Final = VALUE + 10
ACTIONS: Final = REDRAW + 1

NO_CHOICES: Final[list[int]] = []
"""Of whoever has nothing to decide: shared, like every list of choices never changed in place."""


def contains(numbers: list[int], number: int) -> bool:
    for candidate in numbers:  # noqa: SIM110  (compiles to a loop without calls)
        if candidate == number:
            return True
    return False
