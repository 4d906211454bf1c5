"""Rallyman: GT: dice of a plan, tokens of the bag, and the solved time attack."""

from __future__ import annotations

from racecraft.engine.game import AnyGame
from racecraft.engine.state import Seat, State
from racecraft.games.gt.phases import BAG, DRIVE, PLAN, THROWN
from racecraft.games.gt.state import GTState
from racecraft.reviews.coach import Coach


class GTCoach(Coach):
    game_id = "gt"
    expert = "pro@100"
    dice = frozenset([THROWN])
    cards = frozenset([BAG])
    one_by_one = frozenset([DRIVE])

    def turn(self, state: State) -> Seat:
        assert isinstance(state, GTState)
        return int(state.turn)

    def phase(self, state: State) -> int:
        assert isinstance(state, GTState)
        return int(state.phase)

    def quiet(self, state: State) -> bool:
        assert isinstance(state, GTState)
        return int(state.phase) == PLAN and not state.plan

    def gear(self, state: State, seat: Seat) -> int:
        assert isinstance(state, GTState)
        return int(state.cars[seat].marker)

    def spot(self, state: State, seat: Seat) -> int:
        """The tile."""
        assert isinstance(state, GTState)
        cell = state.cars[seat].cell
        if not 0 <= cell < len(state.circuit.names):
            return -1
        return int(state.circuit.names[cell].partition("#")[0]) + 1

    def sign(self, state: State, seat: Seat) -> str:
        """The tile's name."""
        spot = self.spot(state, seat)
        assert isinstance(state, GTState)
        return "" if spot < 0 else str(state.circuit.laid[spot - 1].tile.name)

    def solved(self, state: State) -> bool:
        return state.seats == 1

    def spent(self, game: AnyGame, state: State) -> float:
        """The seconds of the sheet: the judge knows what the focus tokens will be worth in the end."""
        assert isinstance(state, GTState)
        return super().spent(game, state) + float(state.cars[0].focus)
