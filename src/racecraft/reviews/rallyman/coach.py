"""Rallyman: dice, the cards of a stage, and the solved values of its stages."""

from __future__ import annotations

from types import MappingProxyType

from racecraft.engine.game import AnyGame
from racecraft.engine.state import Seat, State
from racecraft.games.rallyman.phases import BACK_CARD, FIRST, PLAN, ROLL, SHORTCUT_CARD, THROW
from racecraft.games.rallyman.state import RallymanState
from racecraft.reviews.coach import Coach


class RallymanCoach(Coach):
    game_id = "rallyman"
    driver = "pro"
    then = "club"
    measured = MappingProxyType({"stage": 1})
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

    def begun(self, state: State) -> bool:
        """An attack that is planned is decided with the throw."""
        return self.phase(state) == PLAN

    def gear(self, state: State, seat: Seat) -> int:
        assert isinstance(state, RallymanState)
        return int(state.cars[seat].gear)

    def spot(self, state: State, seat: Seat) -> int:
        """Ten spaces of the stage."""
        assert isinstance(state, RallymanState)
        return max(0, int(state.cars[seat].index)) // 10 + 1

    def solved(self, state: State) -> bool:
        return state.seats == 1

    def spent(self, game: AnyGame, state: State) -> float:
        """The seconds of the cards: the judge knows what the tokens will be worth in the end."""
        assert isinstance(state, RallymanState)
        return super().spent(game, state) + float(state.cars[0].tokens)
