"""Turns of Rallyman: GT tried out: a plan is driven, the others drive their turns, and what has come of it is
judged when the own next turn begins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from racecraft.bots.bot import Thought
from racecraft.bots.gt.club import Club
from racecraft.bots.gt.contest import Contest
from racecraft.bots.gt.drive import Choice
from racecraft.bots.trials import Trials
from racecraft.engine.playout import Streams, streams_of
from racecraft.engine.state import Seat
from racecraft.games.gt.actions import FLAT_OUT
from racecraft.games.gt.phases import OVER, PLAN
from racecraft.games.gt.planning import FINISHED, RETIRED
from racecraft.games.gt.rules import racing
from racecraft.games.gt.standing import progress
from racecraft.games.gt.state import GTState

DOUBT = 0.08
"""Plans whose chance is worse by more than this are not tried."""
MOST_PLANS: Final = 6
TRUST = 40.0
"""Trials that the chance worked out for a plan counts as."""


class Sampled(Trials):
    """Plans, each driven step by step as the club driver would."""

    def __init__(self, state: GTState, plans: list[Choice], driver: Club) -> None:
        # A plan's cost is a share of the cars that are still racing.
        part = float(racing(state) - 1) / float(state.seats - 1)
        super().__init__([(1.0 - plan.cost) * part for plan in plans], TRUST)
        self.state = state
        self.plans = plans
        self.driver = driver
        self.luck = streams_of(0, state.seats)

    def deal(self, luck: int) -> None:
        self.luck = streams_of(luck, self.state.seats)

    def attempt(self, option: int) -> float:
        state = self.state
        seat = state.turn
        plan = self.plans[option]
        twin = state.copy()
        self.luck.again()
        steps = plan.laid.steps()
        for number in range(len(state.plan), len(steps)):
            twin.play(seat, steps[number].action)
        twin.play(seat, plan.mode)
        drive_on(twin, seat, self.driver, self.luck)
        return self.judge(twin, seat)

    def judge(self, state: GTState, seat: Seat) -> float:
        """The share of the other cars that will be left behind, by the turns that are left."""
        if state.over():
            result = state.result()
            assert result is not None
            place = result.places[seat]
            return self.share(float(sum([1 for other in result.places if other > place])))
        if state.cars[seat].place == FINISHED:
            return self.share(float(state.seats - 1 - state.finished.index(seat)))
        out = 0
        for other in range(state.seats):
            if other != seat and state.cars[other].place == RETIRED:
                out += 1
        if state.cars[seat].place == RETIRED:  # Who is still racing goes by, by and by.
            return self.share(float(sum([1 for way in retired_ways(state) if way < progress(state, seat)])))
        contest = Contest(
            state, self.driver.solved(state), self.driver.most_focus, Thought(self.driver.budget)
        )
        beaten = 0.0
        if contest.rivals:
            behind = contest.behind(contest.rest(seat) - 1.0, -1, state.cars[seat].marker)
            beaten = (1.0 - behind) * float(len(contest.rivals))
        return self.share(beaten + float(out))

    def share(self, cars: float) -> float:
        """So many of the other cars."""
        return cars / float(self.state.seats - 1)


def retired_ways(state: GTState) -> list[i64]:
    """How far the retired cars have come, by which they are classified."""
    return [progress(state, seat) for seat in range(state.seats) if state.cars[seat].place == RETIRED]


def drive_on(state: GTState, seat: Seat, driver: Club, luck: Streams) -> None:
    """Everybody drives until the next turn of the seat begins, or the race is over."""
    own = True
    while state.phase != OVER:
        weight = state.weight()
        if weight > 0:
            state.resolve(state.outcome_at(luck.below(state.turn, weight)))
            continue
        turn = state.turn
        if turn != seat:
            own = False
        elif not own and state.phase == PLAN:
            return
        legal = state.legal(turn)
        state.play(turn, legal[0] if len(legal) == 1 else driver.act(state, legal))
        if state.cars[seat].place >= FINISHED:
            return


def close_plans(found: list[Choice], best: Choice) -> list[Choice]:
    """The best plan, and others that are hardly worse; one for each place, gear and way to drive."""
    kept = [best]
    ends = [_end(best)]
    for plan in sorted(found, key=_by_cost):
        if len(kept) == MOST_PLANS or plan.cost > best.cost + DOUBT:
            break
        end = _end(plan)
        if end not in ends:
            ends.append(end)
            kept.append(plan)
    return kept


def _end(plan: Choice) -> int:
    return (plan.laid.node * 8 + plan.laid.gear) * 2 + (1 if plan.mode == FLAT_OUT else 0)


def _by_cost(plan: Choice) -> float:
    return plan.cost
