"""What a review knows of a game from outside: whose turn it is; every chance is a throw of that seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from racecraft.engine.game import AnyGame
from racecraft.engine.state import TABLE, Action, Seat, State
from racecraft.reviews.coach import MOST_OPTIONS, Coach

DECISION, THROW = range(2)


class AnyCoach(Coach):
    dice = frozenset([THROW])

    def __init__(self, game: AnyGame) -> None:
        self.game_id = game.id

    def turn(self, state: State) -> Seat:
        """The field `turn` of a state, where it has one."""
        pending = state.pending()
        return pending[0] if pending else int(getattr(state, "turn", TABLE))

    def phase(self, state: State) -> int:
        return DECISION if state.pending() else THROW

    def quiet(self, state: State) -> bool:
        return bool(state.pending())

    def options(self, state: State, seat: Seat) -> list[list[Action]]:
        return [[action] for action in state.legal(seat)[:MOST_OPTIONS]]


PARTS: dict[str, Callable[[AnyGame], Any]] = {"COACH": AnyCoach}
