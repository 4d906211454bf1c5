"""The master of Rallyman: GT: the pro's plans, tried out up to the own next turn and judged by the learned
value."""

from __future__ import annotations

from racecraft.bots.bot import DEFAULT_THOUGHT, Budget
from racecraft.bots.gt.drive import Choice
from racecraft.bots.gt.pro import Pro
from racecraft.bots.gt.sampling import Sampled
from racecraft.bots.gt.value import VALUE
from racecraft.bots.trials import standing
from racecraft.engine.state import Seat
from racecraft.games.gt.state import GTState


class Valued(Sampled):
    """Plans tried out and judged by the value."""

    def judge(self, state: GTState, seat: Seat) -> float:
        return standing(VALUE.forecast(state), seat)


class Master(Pro):
    """A node is what it is to the pro."""

    def __init__(self, seed: int, budget: Budget = DEFAULT_THOUGHT) -> None:
        super().__init__(seed, budget)

    def trials(self, state: GTState, plans: list[Choice]) -> Sampled:
        return Valued(state, plans, self.driver)
