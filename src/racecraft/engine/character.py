"""What a player asks first about a track: how long it is, how many corners it has, how dangerous it is."""

from __future__ import annotations

from bisect import bisect_right
from typing import Literal, NamedTuple

Manner = Literal["fast", "flowing", "twisty"]


class Character(NamedTuple):
    """Computed from the track itself, so that a track of one's own has one too."""

    length: int
    """Spaces of a lap, or of the whole drive where there are no laps."""
    corners: int
    """0 where the game knows no corners."""
    danger: int
    """1 to 5, among the tracks of its game."""
    manner: Manner


def level(score: float, steps: tuple[float, float, float, float]) -> int:
    """1 to 5: how many of the ascending steps the score reaches."""
    return 1 + bisect_right(steps, score)


def manner(corners: int, length: int, fast: float, twisty: float) -> Manner:
    """By how many corners there are for each space: fewer than `fast`, more than `twisty`, or between."""
    share = corners / max(1, length)
    return "fast" if share < fast else "twisty" if share > twisty else "flowing"
