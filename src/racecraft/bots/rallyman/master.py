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
from racecraft.engine.state import Action, Seat
from racecraft.games.rallyman.phases import CHANCE, OVER, TYRE
from racecraft.games.rallyman.standing import rally_time
from racecraft.games.rallyman.state import RallymanState
from racecraft.games.rallyman.steps import RETIRED

SLOWER = 9.0
"""Options that are expected to take so many seconds more than the best are not tried."""
MOST_OPTIONS: Final = 5
LEAST: Final = 0.002
"""What a second counts at least."""
PROBED: Final = 8
"""Seconds on the clock more and less by which it is found out what a second counts."""
TRUST = 12.0
"""Trials that this judgement counts as."""
MOST_LUCK: Final = 20.0
"""Seconds by which a turn may be worse or better than expected, for what that counts; a retired car has no
time at all."""


class Turns(Trials):
    """Drives the turn to its end as the professional does.

    What a turn takes longer than the professional expected is bad luck of the dice: it is added to what the
    value says, so that trials are less widely spread and tell what the seconds leave out.
    """

    def __init__(self, state: RallymanState, options: list[Weighed], turn: Turn) -> None:
        self.second = worth_of_a_second(state, state.turn)
        super().__init__([self.second * option.value for option in options], TRUST)
        self.state = state
        self.actions = [option.action for option in options]
        held = float(state.cars[state.turn].tokens)
        self.expected = [held - option.value for option in options]
        """Seconds to the end of the rally, by option; the clock has counted the tokens in hand already."""
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
        return standing(VALUE.forecast(twin), seat) + self.bad_luck(twin, seat, option)

    def bad_luck(self, after: RallymanState, seat: Seat, option: int) -> float:
        """What the seconds count for that the turn took beyond those expected of it."""
        car = after.cars[seat]
        if car.status == RETIRED:
            return self.second * MOST_LUCK
        before = self.state
        clock = float(rally_time(after, car) - rally_time(before, before.cars[seat]))
        longer = clock + VALUE.rest(after, seat) - self.expected[option]
        return self.second * max(-MOST_LUCK, min(MOST_LUCK, longer))


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
        trials = Turns(state, close, self.ahead)
        return close[trials.search(Thought(self.budget), self.source)].action


def worth_of_a_second(state: RallymanState, seat: Seat) -> float:
    """How much less the value gives a seat for every second on its clock: much where a rally is close and
    near its end, little where it is long or decided."""
    twin = state.copy()
    car = twin.cars[seat]
    car.seconds += PROBED
    late = standing(VALUE.forecast(twin), seat)
    car.seconds -= 2 * PROBED
    early = standing(VALUE.forecast(twin), seat)
    return max(LEAST, (early - late) / float(2 * PROBED))


def _by_value(option: Weighed) -> float:
    return -option.value
