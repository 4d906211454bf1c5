"""The professional of Rallyman: the whole game in the value of a stage, and a search over the turn.

Attacks of any length, dice set for tokens and the sisu card are all in the values, so the search ends with
the turn. A budget of nodes bounds how many places of the road it looks at, and so how many dice far it sees;
the whole turn is some hundred places, about a millisecond compiled, well within any budget of time.
"""

from __future__ import annotations

from typing import Final

from racecraft.bots.bot import UNLIMITED, Budget
from racecraft.bots.rallyman.club import Driver
from racecraft.games.rallyman.state import RallymanState
from racecraft.odds.rallyman.dangers import MOST_DICE, Model

PRO: Final = Model(2, 1, True, MOST_DICE, False)


class Pro(Driver):
    def __init__(self, seed: int, budget: Budget = UNLIMITED) -> None:
        super().__init__(PRO, seed, budget)

    def look_at(self, state: RallymanState) -> None:
        self.turn.look_at(state, self.budget.nodes)
