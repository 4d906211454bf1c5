"""The master of Heat: the professional's options and guesses, driven to the end of the round and judged by
the learned value."""

from __future__ import annotations

from typing import Final

from racecraft.bots.bot import DEFAULT_THOUGHT, Budget, Sight, Thought
from racecraft.bots.heat.policy import Policy
from racecraft.bots.heat.pro import Option, Pro, by_points, drive_on, lay_out, let_others_plan
from racecraft.bots.heat.value import VALUE
from racecraft.bots.trials import Trials, standing
from racecraft.engine.chance import Seeded
from racecraft.engine.playout import Streams, streams_of
from racecraft.engine.state import Seat
from racecraft.games.heat.state import HeatState

HORIZON = 1
"""Rounds that are driven before a position is judged: only the one under way. In another one the quick driver
would decide, and plans for a better one would seem worse than they are."""
TRUST = 2.0
"""Trials that the club driver's judgement counts as."""
ROUND = 0.12
"""What a round more to the finish counts in that judgement."""
UNWANTED: Final = 0.01
"""What an option counts less that the club driver would not choose."""


class Drives(Trials):
    """Drives an option to the horizon, the hidden cards dealt anew for each sweep."""

    def __init__(self, sight: Sight, options: list[Option], policy: Policy) -> None:
        super().__init__(judged(options), TRUST)
        self.sight = sight
        self.options = options
        self.policy = policy
        self.guess: HeatState | None = None
        self.luck = streams_of(0, 0)

    def deal(self, luck: int) -> None:
        guess = self.sight.sample(Seeded(luck))
        assert isinstance(guess, HeatState)
        let_others_plan(guess, self.sight.seat, self.policy)
        self.guess = guess
        self.luck = streams_of(luck, guess.seats)

    def attempt(self, option: int) -> float:
        guess = self.guess
        assert guess is not None
        return drive(guess.copy(), self.sight.seat, self.options[option], self.policy, self.luck)


class Master(Pro):
    """A node is one drive to the horizon."""

    def __init__(self, seed: int, budget: Budget = DEFAULT_THOUGHT) -> None:
        super().__init__(seed, budget)

    def _search(self, sight: Sight, options: list[Option]) -> list[Option]:
        """The options, the best first, each with its worth as its only score."""
        state = sight.glimpse()
        if state.seats == 1:
            return super()._search(sight, options)
        trials = Drives(sight, options, self.policy)
        number = trials.search(Thought(self.budget), self.source)
        best = options[number]
        for option, worth in zip(options, trials.worths(number), strict=True):
            option.scores = [worth]
        others = [option for option in options if option is not best]
        return [best] + sorted(others, key=lambda option: -option.mean())


def judged(options: list[Option]) -> list[float]:
    """What the club driver thinks of the options, the first being its own choice."""
    found: list[float] = []
    best = options[0].plan
    for option in options:
        plan = option.plan
        if plan is not None and best is not None:
            found.append(0.5 + ROUND * max(-2.0, plan.value - best.value))
        else:
            found.append(0.5 if option is options[0] else 0.5 - UNWANTED)
    return found


def drive(state: HeatState, seat: Seat, option: Option, policy: Policy, luck: Streams) -> float:
    """Drives an option to the horizon; what is expected then."""
    luck.again()
    horizon = state.round + HORIZON
    race = state.race
    points = state.points
    plan = option.plan
    if plan is None:
        state.play(seat, option.action)
    else:
        lay_out(state, seat, plan)
    drive_on(state, policy, luck, race, horizon)
    if state.race != race and state.points:
        return by_points(state, seat, points)
    return standing(VALUE.forecast(state), seat)
