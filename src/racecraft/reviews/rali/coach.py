"""Ралі: one die, and a track that is solved for a car alone."""

from __future__ import annotations

from racecraft.bots.bot import Bot
from racecraft.bots.rali.solved import SolvedDriver
from racecraft.engine.game import AnyGame
from racecraft.engine.state import Seat, State
from racecraft.games.rali.phases import DECLARE, ROLL
from racecraft.games.rali.state import RaliState
from racecraft.reviews.coach import Coach


class RaliCoach(Coach):
    game_id = "rali"
    driver = "solved"
    expert = "master@60"
    dice = frozenset([ROLL])
    horizon = 2

    def turn(self, state: State) -> Seat:
        assert isinstance(state, RaliState)
        return int(state.turn)

    def phase(self, state: State) -> int:
        assert isinstance(state, RaliState)
        return int(state.phase)

    def make_driver(self, seed: int) -> Bot:
        return SolvedDriver(seed)

    def quiet(self, state: State) -> bool:
        return self.phase(state) == DECLARE

    def gear(self, state: State, seat: Seat) -> int:
        assert isinstance(state, RaliState)
        return int(state.cars[seat].gear)

    def spot(self, state: State, seat: Seat) -> int:
        """Ten rows."""
        assert isinstance(state, RaliState)
        cell = state.cars[seat].cell
        return int(state.board.rank[cell]) // 1000 + 1 if cell >= 0 else -1

    def solved(self, state: State) -> bool:
        return state.seats == 1

    def spent(self, game: AnyGame, state: State) -> float:
        """The judge counts the turns after the one under way."""
        return super().spent(game, state) + 1.0
