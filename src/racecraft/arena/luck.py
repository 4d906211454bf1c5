"""The luck of a race: what dice and cards did to each car, as the value of the game sees it.

The luck of an outcome is what the position is worth after it, less the mean of what it would be worth after
every outcome that could have come. That mean is exact, so luck is nothing on average, whatever the value
knows, and a result less its luck has the same expectation as the result.
"""

from __future__ import annotations

from racecraft.bots.value import Value
from racecraft.engine.state import Outcome, State


class Luck:
    """The luck of a race as it is driven, by seat."""

    def __init__(self, value: Value, seats: int) -> None:
        self.value = value
        self.win = [0.0] * seats
        """What chance added to the chance to win,"""
        self.place = [0.0] * seats
        """and to the expected place; less is luckier."""

    def note(self, state: State, outcomes: list[tuple[Outcome, int]], fallen: Outcome) -> None:
        """The outcome that falls in this position."""
        if len(outcomes) < 2:
            return
        seats = range(state.seats)
        total = sum(weight for _, weight in outcomes)
        for outcome, weight in outcomes:
            after = state.copy()
            after.resolve(outcome)
            forecast = self.value.forecast(after)
            part = (1.0 if outcome == fallen else 0.0) - weight / total
            for seat in seats:
                self.win[seat] += part * forecast.win[seat]
                self.place[seat] += part * forecast.place[seat]
