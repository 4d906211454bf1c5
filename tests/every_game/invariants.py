"""What must hold of a state whatever was played: for every game, and for each game its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from racecraft.engine.game import AnyGame
from racecraft.engine.state import State
from tests.engine.simultaneous import NOT_YET, DragState
from tests.every_game import invariants_gt, invariants_heat, invariants_rali, invariants_rallyman


def check_drag(before: DragState, after: DragState) -> None:
    assert NOT_YET in after.choices, "all choices are in, but nothing was shown"
    assert after.round in (before.round, before.round + 1)
    assert all(distance >= 0 for distance in after.distance)


OF_GAME: dict[str, Callable[[Any, Any], None]] = {
    "gt": invariants_gt.check,
    "heat": invariants_heat.check,
    "rali": invariants_rali.check,
    "rallyman": invariants_rallyman.check,
    "drag": check_drag,
}
"""A registered game must have an entry: `test_every_game_has_invariants`."""


def check(game: AnyGame, before: State, after: State) -> None:
    """`after` is what one ply made of `before`."""
    due = [bool(after.pending()), bool(after.chance()), after.result() is not None]
    assert due.count(True) == 1, f"due: pending, chance, result = {due}"
    for seat in after.pending():
        assert after.legal(seat), f"seat {seat} is to decide, but may do nothing"
    assert after.seats == before.seats
    OF_GAME[game.id](before, after)
