"""What a decision leads to, for those who show it: where each legal choice aims, and its exact odds.

Front ends contain no rules; they show what an outlook tells. Everything comes from a glimpse of the table
as the seat sees it, so an outlook cannot tell more than the seat may know.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from racecraft.engine.errors import UnknownName, WrongSeat
from racecraft.engine.game import AnyGame
from racecraft.engine.parts import games_with_part, part_of
from racecraft.engine.state import Outcome, Seat, State
from racecraft.outlook.words import BadSketch, Said

__all__ = ["BadSketch", "catalogue", "games_of_throws", "outcome_label", "outlook", "outlook_type"]

Sketch = Mapping[str, Any]
"""A decision that is still being made, such as the cards that might be laid."""


def outlook(game: AnyGame, state: State, seat: Seat, sketch: Sketch | None = None) -> dict[str, Any]:
    """What each choice of a seat that decides now leads to, as JSON. `choices` has an entry for every legal
    action by its number; `prompt` is the question; `automatic` says that the first choice may be taken
    without asking: it is the only one, or nothing depends on it. WrongSeat if the seat has nothing to decide,
    BadSketch for a sketch that means nothing here."""
    if seat not in state.pending():
        raise WrongSeat(f"seat {seat + 1} has nothing to decide now")
    told: dict[str, Any] = part_of(__name__, game.id, "OUTLOOK")(game.glimpse(state, seat), seat, sketch)
    return told


def outcome_label(game: AnyGame, state: State, outcome: Outcome) -> Said:
    """What a roll or a draw may bring, in words."""
    label: Said = part_of(__name__, game.id, "OUTCOME")(state, outcome)
    return label


def outlook_type(game_id: str) -> type:
    """The `TypedDict` that describes a game's outlooks."""
    declared: type = part_of(__name__, game_id, "OUTLOOK_TYPE")
    return declared


@cache
def games_of_throws() -> frozenset[str]:
    """Games in which harm comes by throws alone, so that it can be compared with the risks that were taken.
    Where steps are chosen after the throw, or nothing is thrown, harm may come that no risk has told of."""
    return frozenset(
        each
        for each in games_with_part(__name__)
        if getattr(import_module(f"{__name__}.{each}"), "HARM_BY_THROWS", False)
    )


def catalogue(game_id: str) -> dict[str, dict[str, Any]]:
    """What is printed on every card of a game, by its name; UnknownName for a game without cards."""
    known = game_id in games_with_part(__name__)
    cards = getattr(import_module(f"{__name__}.{game_id}"), "CATALOGUE", None) if known else None
    if cards is None:
        raise UnknownName(f"there is no game with cards named {game_id!r}")
    printed: dict[str, dict[str, Any]] = cards()
    return printed
