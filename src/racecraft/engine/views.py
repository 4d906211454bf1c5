"""What the views and events of all games have in common.

A game declares its view as `TypedDict`s in its `view.py` and names the outermost one as `Game.view_type`.
The classes describe plain JSON; `shapes.py` makes schemas of them.
"""

from __future__ import annotations

from typing import TypedDict


class EventView(TypedDict):
    """What every event has besides its `kind`."""

    seat: int
    """Whom it concerns; -1 for nobody in particular."""


class ResultView(TypedDict):
    """How a race ended, as `Result.json` tells it."""

    places: list[int]
    """By seat: 1 for the winner, equal where cars share a place."""
    scores: list[int]
    reason: str
