"""The pro of Rallyman: GT: a wider search by finer values, which in a race weighs every end of the turn by
the chance to be first and by whom it holds up."""

from __future__ import annotations

from typing import Final

from racecraft.bots.bot import DEFAULT_THOUGHT, Budget, Thought
from racecraft.bots.gt.club import Club
from racecraft.bots.gt.contest import Contest
from racecraft.bots.gt.drive import Turn
from racecraft.bots.gt.track_values import solved_for
from racecraft.games.gt.rules import racing
from racecraft.games.gt.state import GTState

BEAM: Final = 12
MOST_FOCUS: Final = 3


class Pro(Club):
    """A node is one turn of a rival, thought through with the own car in its way."""

    def __init__(self, seed: int, budget: Budget = DEFAULT_THOUGHT) -> None:
        super().__init__(seed, budget)
        self.beam = BEAM
        self.most_focus = MOST_FOCUS

    def turn(self, state: GTState) -> Turn:
        solved = solved_for(state, self.most_focus)
        if racing(state) < 2:
            return Turn(state, solved)
        return Contest(state, solved, self.most_focus, self.beam, Thought(self.budget))

    def unit(self, state: GTState) -> str:
        return "seconds" if state.seats == 1 else "win" if racing(state) > 1 else "turns"
