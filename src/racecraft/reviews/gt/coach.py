"""Rallyman: GT: dice of a plan, tokens of the bag, and the solved time attack."""

from __future__ import annotations

from racecraft.engine.state import Seat, State
from racecraft.games.gt.phases import BAG, PLAN, THROWN
from racecraft.games.gt.state import GTState
from racecraft.reviews.coach import Coach


class GTCoach(Coach):
    game_id = "gt"
    expert = "pro@100"
    dice = frozenset([THROWN])
    cards = frozenset([BAG])

    def turn(self, state: State) -> Seat:
        assert isinstance(state, GTState)
        return int(state.turn)

    def phase(self, state: State) -> int:
        assert isinstance(state, GTState)
        return int(state.phase)

    def quiet(self, state: State) -> bool:
        assert isinstance(state, GTState)
        return int(state.phase) == PLAN and not state.plan

    def solved(self, state: State) -> bool:
        return state.seats == 1
