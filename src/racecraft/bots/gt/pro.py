"""The pro of Rallyman: GT: a wider search by finer values, which looks closely at what a failed flat-out
throw would come to, and in a race weighs every end of the turn by the chance to be first and by the cars it
holds up. What time is left goes to plans that are hardly worse: they are tried out up to the own next turn.
In a time attack on a built-in circuit it uses the solved values of the book."""

from __future__ import annotations

from typing import Final

from racecraft.bots.bot import DEFAULT_THOUGHT, Budget, Thought
from racecraft.bots.gt.club import Club
from racecraft.bots.gt.contest import Contest
from racecraft.bots.gt.drive import Choice, Turn
from racecraft.bots.gt.fine import MOST_FOCUS, fine_club
from racecraft.bots.gt.sampling import Sampled, close_plans
from racecraft.bots.gt.throw import flat_out_exactly
from racecraft.games.gt.rules import racing
from racecraft.games.gt.state import GTState
from racecraft.odds.gt.book import booked
from racecraft.odds.gt.solve import Solved
from racecraft.odds.gt.time_attack import TimeAttack

BEAM: Final = 12


class Pro(Club):
    """A node is a flat-out throw looked at face by face, one turn of a rival, thought through with the own
    car in its way, or a plan tried out up to the own next turn."""

    def __init__(self, seed: int, budget: Budget = DEFAULT_THOUGHT) -> None:
        super().__init__(seed, budget)
        self.beam = BEAM
        self.most_focus = MOST_FOCUS
        self.thought = Thought(budget)
        self.driver = fine_club(seed)
        """Drives every car while plans are tried out."""

    def reseed(self, seed: int) -> None:
        super().reseed(seed)
        self.driver.reseed(seed)

    def solved(self, state: GTState) -> Solved:
        book = booked(state.setup) if state.seats == 1 else None
        return super().solved(state) if book is None else book

    def turn(self, state: GTState) -> Turn:
        solved = self.solved(state)  # Before the clock runs: the first time takes as long as a decision.
        self.thought = Thought(self.budget)
        if racing(state) < 2:
            return Turn(state, solved)
        return Contest(state, solved, self.most_focus, self.thought)

    def plan(self, state: GTState) -> Choice:
        turn = self.turn(state)
        book = turn.solved
        if isinstance(book, TimeAttack) and len(state.plan) == 0 and undamaged(state):
            best_turn = book.turn(turn.start, turn.gear, turn.focus)
            return Choice(turn.along(best_turn.plan), best_turn.mode, best_turn.cost)
        racing = isinstance(turn, Contest)
        if racing:
            turn.collected = []
        found = turn.best(turn.root(), self.beam)
        assert found is not None
        best = turn.careful
        for bold in turn.bold:
            if not self.thought.goes_on():
                return found
            bold.cost = flat_out_exactly(turn, bold.laid)
            if best is None or bold.cost < best.cost:
                best = bold
        if best is None:
            best = found
        return self.try_out(state, close_plans(turn.collected or [], best)) if racing else best

    def try_out(self, state: GTState, plans: list[Choice]) -> Choice:
        """The best of these plans, tried out as long as the budget lasts."""
        if len(plans) == 1:
            return plans[0]
        return plans[self.trials(state, plans).search(self.thought, self.source)]

    def trials(self, state: GTState, plans: list[Choice]) -> Sampled:
        return Sampled(state, plans, self.driver)

    def unit(self, state: GTState) -> str:
        return "seconds" if state.seats == 1 else "win" if racing(state) > 1 else "turns"


def undamaged(state: GTState) -> bool:
    """Whether the car whose turn it is has all its dice."""
    car = state.cars[state.turn]
    return car.gear_tokens + car.brake_tokens + car.coast_tokens == 0
