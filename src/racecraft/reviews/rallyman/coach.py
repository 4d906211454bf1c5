"""Rallyman: dice, the cards of a stage, and the solved values of its stages."""

from __future__ import annotations

from racecraft.engine.state import Seat, State
from racecraft.games.rallyman.phases import BACK_CARD, FIRST, ROLL, SHORTCUT_CARD, THROW
from racecraft.games.rallyman.state import RallymanState
from racecraft.reviews.coach import Coach


class RallymanCoach(Coach):
    game_id = "rallyman"
    driver = "pro"
    dice = frozenset([ROLL, THROW])
    cards = frozenset([SHORTCUT_CARD, BACK_CARD])

    def turn(self, state: State) -> Seat:
        assert isinstance(state, RallymanState)
        return int(state.turn)

    def phase(self, state: State) -> int:
        assert isinstance(state, RallymanState)
        return int(state.phase)

    def quiet(self, state: State) -> bool:
        return self.phase(state) == FIRST

    def solved(self, state: State) -> bool:
        return state.seats == 1
