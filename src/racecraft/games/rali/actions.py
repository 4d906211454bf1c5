"""The eleven decisions of Ралі as numbers, and their names."""

from __future__ import annotations

from typing import Final

KEEP: Final = 0
UP: Final = 1
DOWN: Final = 2
AHEAD: Final = 3
LEFT: Final = 4
RIGHT: Final = 5
BRANCH: Final = 6
START_1: Final = 7
START_2: Final = 8
START_3: Final = 9
START_4: Final = 10

ACTIONS: Final = 11

NAMES: Final = [
    *("keep", "up", "down"),
    *("ahead", "left", "right", "branch"),
    *("start1", "start2", "start3", "start4"),
]
