"""The rookie of Ралі: loves high gears, thinks little of dents, and sometimes just drives straight on."""

from __future__ import annotations

from typing import Final

from racecraft.bots.bot import UNLIMITED, Budget
from racecraft.bots.rali.club import VICTORY, Driver, Taste, rows
from racecraft.engine.state import Action
from racecraft.games.rali.actions import AHEAD, UP
from racecraft.games.rali.board import Board
from racecraft.games.rali.state import RaliState
from racecraft.odds.rali.stands import Stand

GEAR_LOVE: Final = 4.0
"""What a gear more seems to be worth, in rows; more than twice too much."""
DENT_FEAR: Final = 0.3
REST_FEAR: Final = 2.0
DREAMS: Final = 3
"""One move in so many is driven without a look at the road."""
HURRY: Final = 2
"""One declaration in so many is a shift up, whatever lies ahead."""


class RookieTaste(Taste):
    def worth(self, board: Board, stand: Stand) -> float:
        if stand.won:
            return VICTORY
        feared = DENT_FEAR * float(10 - stand.marker) + (REST_FEAR if stand.at_rest else 0.0)
        return rows(board, stand) + GEAR_LOVE * float(stand.gear) - feared


class Rookie(Driver):
    """Sees one move ahead, and what he sees he misjudges."""

    def __init__(self, seed: int, budget: Budget = UNLIMITED) -> None:
        super().__init__(RookieTaste(), seed, budget)

    def declaration(self, state: RaliState, legal: list[Action]) -> Action:
        if self.source.below(HURRY) == 0 and UP in legal:
            return UP
        return super().declaration(state, legal)

    def next_step(self, state: RaliState) -> Action:
        if state.first_step and self.source.below(DREAMS) == 0:
            return AHEAD
        return super().next_step(state)
