"""The luck of a race: what dice and cards did to each car, as the value of the game sees it.

The luck of an outcome is what the position is worth after it, less the mean of what it would be worth after
every outcome that could have come. That mean is exact, so luck is nothing on average, whatever the value
knows, and a result less its luck has the same expectation as the result.

A value knows positions best in which nothing is under way. So a quick driver ends the turn in each of them
first, as far as it can without chance.
"""

from __future__ import annotations

from racecraft.bots.bot import Sight
from racecraft.bots.registry import bot_names, make_bot
from racecraft.bots.value import Value
from racecraft.engine.game import AnyGame
from racecraft.engine.state import Outcome, State

DRIVER = "club"
"""Who ends a turn."""
MOST_ACTIONS = 60
"""For that at most."""


class Luck:
    """The luck of a race as it is driven, by seat."""

    def __init__(self, game: AnyGame, value: Value, seats: int) -> None:
        self.game = game
        self.value = value
        self.driver = make_bot(game.id, DRIVER if DRIVER in bot_names(game.id) else "random", 0)
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
            forecast = self.value.forecast(self.ended(after))
            part = (1.0 if outcome == fallen else 0.0) - weight / total
            for seat in seats:
                self.win[seat] += part * forecast.win[seat]
                self.place[seat] += part * forecast.place[seat]

    def ended(self, state: State) -> State:
        """Drives on, with no choice left to luck, until it is another seat's turn or chance is due."""
        self.driver.reseed(0)
        turn: list[int] = []
        for _ in range(MOST_ACTIONS):
            pending = [] if state.weight() else state.pending()
            if len(pending) != 1 or (turn and pending != turn):
                break
            turn = pending
            state.play(turn[0], self.driver.choose(Sight(self.game, state, turn[0])))
        return state
