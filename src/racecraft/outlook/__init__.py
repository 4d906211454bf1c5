"""What a decision leads to, for those who show it: where each legal choice aims, and its exact odds.

A front end has no rules in it; it shows what an outlook tells. Everything comes from a glimpse of the table
as the seat sees it, so an outlook cannot tell more than the seat may know.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any

from racecraft.engine.errors import UnknownName, WrongSeat
from racecraft.engine.game import AnyGame
from racecraft.engine.state import Seat, State
from racecraft.outlook import gt, heat, rali, rallyman
from racecraft.outlook.words import BadSketch

__all__ = ["BadSketch", "catalogue", "outlook", "outlook_type"]

Sketch = Mapping[str, Any]
"""A decision that is still being made, such as the cards that might be laid."""

_GAMES: dict[str, ModuleType] = {"gt": gt, "heat": heat, "rali": rali, "rallyman": rallyman}


def outlook(game: AnyGame, state: State, seat: Seat, sketch: Sketch | None = None) -> dict[str, Any]:
    """What each choice of a seat that decides now leads to, as JSON. `choices` has an entry for every legal
    action by its number; `prompt` is the question; `automatic` says that the only choice may be taken without
    asking. WrongSeat if the seat has nothing to decide, BadSketch for a sketch that means nothing here."""
    if game.id not in _GAMES:
        raise UnknownName(f"{game.id} tells nothing about what its choices lead to")
    if seat not in state.pending():
        raise WrongSeat(f"seat {seat + 1} has nothing to decide now")
    told: dict[str, Any] = _GAMES[game.id].outlook(game.glimpse(state, seat), seat, sketch)
    return told


def outlook_type(game_id: str) -> type:
    """The `TypedDict` that describes a game's outlooks."""
    declared: type = getattr(_GAMES[game_id], "OUTLOOK_TYPE", dict)
    return declared


def catalogue(game_id: str) -> dict[str, dict[str, Any]]:
    """What is printed on every card of a game, by its name; UnknownName for a game without cards."""
    if game_id != "heat":
        raise UnknownName(f"there is no game with cards named {game_id!r}; there is heat")
    return heat.catalogue()
