"""The rookie of Ралі: overrates high gears, underrates damage, and sometimes just drives straight on."""

from __future__ import annotations

from typing import Final

from racecraft.bots.bot import UNLIMITED, Budget
from racecraft.bots.rali.club import VICTORY, Driver, Judgement, rows
from racecraft.engine.state import Action
from racecraft.games.rali.actions import AHEAD, UP
from racecraft.games.rali.board import Board
from racecraft.games.rali.state import RaliState
from racecraft.odds.rali.stands import Stand

GEAR_OVERRATED: Final = 4.0
"""The worth of one gear more, in rows; more than twice the club driver's."""
DAMAGE_COST: Final = 0.3
REST_COST: Final = 2.0
CARELESS_MOVES: Final = 3
"""One move in this many is driven straight ahead without a choice."""
HASTY_SHIFTS: Final = 2
"""One declaration in this many is a shift up, whatever lies ahead."""


class RookieJudgement(Judgement):
    def worth(self, board: Board, stand: Stand) -> float:
        if stand.won:
            return VICTORY
        cost = DAMAGE_COST * float(10 - stand.marker) + (REST_COST if stand.at_rest else 0.0)
        return rows(board, stand) + GEAR_OVERRATED * float(stand.gear) - cost


class Rookie(Driver):
    """Looks one move ahead and misjudges what it sees."""

    def __init__(self, seed: int, budget: Budget = UNLIMITED) -> None:
        super().__init__(RookieJudgement(), seed, budget)

    def declaration(self, state: RaliState, legal: list[Action]) -> Action:
        if self.source.below(HASTY_SHIFTS) == 0 and UP in legal:
            return UP
        return super().declaration(state, legal)

    def next_step(self, state: RaliState) -> Action:
        if state.first_step and self.source.below(CARELESS_MOVES) == 0:
            return AHEAD
        return super().next_step(state)
