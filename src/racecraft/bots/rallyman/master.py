"""The master of Rallyman: the professional's options, their turns driven out again and again and judged by
the learned value: not the seconds of a turn count but the chance to win with them."""

from __future__ import annotations

from typing import Final

from racecraft.bots.bot import DEFAULT_THOUGHT, Budget, Sight, Thought, Weighed
from racecraft.bots.rallyman.club import Driver
from racecraft.bots.rallyman.pro import PRO
from racecraft.bots.rallyman.turn import Turn
from racecraft.bots.rallyman.value import VALUE
from racecraft.bots.trials import Trials, standing
from racecraft.engine.playout import streams_of
from racecraft.engine.state import Action
from racecraft.games.rallyman.phases import CHANCE, OVER, TYRE
from racecraft.games.rallyman.state import RallymanState

SLOWER = 9.0
"""Options that are expected to take so many seconds more than the best are not tried."""
MOST_OPTIONS: Final = 5
SECOND = 0.006
"""What a second counts in the professional's judgement."""
TRUST = 60.0
"""Trials that this judgement counts as: those of a turn are widely spread."""


class Turns(Trials):
    """Drives the turn to its end as the professional does."""

    def __init__(self, state: RallymanState, actions: list[Action], priors: list[float], turn: Turn) -> None:
        super().__init__(priors, TRUST)
        self.state = state
        self.actions = actions
        self.turn = turn
        self.luck = streams_of(0, state.seats)

    def deal(self, luck: int) -> None:
        self.luck = streams_of(luck, self.state.seats)

    def attempt(self, option: int) -> float:
        state = self.state
        seat = state.turn
        twin = state.copy()
        self.luck.again()
        round = twin.round
        stage = twin.stage_number
        twin.play(seat, self.actions[option])
        while twin.turn == seat and twin.round == round and twin.stage_number == stage:
            phase = twin.phase
            if phase == OVER:
                break
            if phase >= CHANCE:
                twin.resolve(twin.outcome_at(self.luck.below(seat, twin.weight())))
                continue
            legal = twin.legal(seat)
            if len(legal) == 1:
                twin.play(seat, legal[0])
                continue
            self.turn.look_at(twin)
            best = legal[0]
            most = -1e18
            for weighed in self.turn.weigh(legal):
                if weighed.value > most:
                    most = weighed.value
                    best = weighed.action
            twin.play(seat, best)
        return standing(VALUE.forecast(twin), seat)


class Master(Driver):
    """A node is a turn driven out."""

    def __init__(self, seed: int, budget: Budget = DEFAULT_THOUGHT) -> None:
        super().__init__(PRO, seed, budget)
        self.ahead = Turn(PRO)

    def reseed(self, seed: int) -> None:
        super().reseed(seed)
        self.ahead.forget()

    def choose(self, sight: Sight) -> Action:
        legal = sight.legal
        if len(legal) == 1:
            return legal[0]
        options = sorted(self.options(sight), key=_by_value)
        state = sight.sample(self.source)
        assert isinstance(state, RallymanState)
        close = [option for option in options if option.value > options[0].value - SLOWER][:MOST_OPTIONS]
        if state.seats == 1 or state.phase == TYRE or len(close) == 1:
            return options[0].action
        priors = [0.5 + SECOND * (option.value - options[0].value) for option in close]
        trials = Turns(state, [option.action for option in close], priors, self.ahead)
        return close[trials.search(Thought(self.budget), self.source)].action


def _by_value(option: Weighed) -> float:
    return -option.value
