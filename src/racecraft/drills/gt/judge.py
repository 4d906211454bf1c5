"""Rallyman: GT: the expected seconds of a time attack, or turns of a race, by the solved track; the plan of
the turn is thrown face by face, with the cars of now in its way."""

from __future__ import annotations

from functools import lru_cache

from racecraft.bots.gt.drive import Turn
from racecraft.bots.gt.throw import flat_out_exactly
from racecraft.bots.gt.track_values import race_aim, solved_for
from racecraft.drills.judge import Judge, Option, Unit, after, best_first
from racecraft.engine.state import Action, Seat, State
from racecraft.games.gt.actions import (
    CHOOSE_FIRST,
    FLAT_OUT,
    LEFT,
    NO_PIT,
    ONE_BY_ONE,
)
from racecraft.games.gt.dashboard import FRESH, OFF, SOFT, STANDING
from racecraft.games.gt.loss_of_control import return_space
from racecraft.games.gt.phases import CHOOSE, DRIVE, PIT, PLAN, RELAY, VERGE
from racecraft.games.gt.pit import lane_of, pit_marker, pit_tyre
from racecraft.games.gt.planning import taken
from racecraft.games.gt.state import GTState, Setup
from racecraft.odds.gt.book import booked
from racecraft.odds.gt.reach import ways_by_gear
from racecraft.odds.gt.solve import Solved, from_pole, solve, time_attack_aim

BEAM = 12
MOST_FOCUS = 3


class GTJudge(Judge):
    def unit(self, state: State) -> Unit:
        return "seconds" if state.seats == 1 else "turns"

    def options(self, state: State, seat: Seat) -> list[Option]:
        assert isinstance(state, GTState)
        if state.phase == PLAN:
            return best_first(_plans(state))
        return best_first(list(_weighed(state, seat).values()))

    def value(self, state: State, seat: Seat, decision: list[Action]) -> float:
        *before, last = decision
        twin = after(state, seat, before)
        assert isinstance(twin, GTState)
        if twin.phase == PLAN:
            return _planned(twin, last).value
        return _weighed(twin, seat)[last].value


def _turn(state: GTState) -> Turn:
    return Turn(state, _solved(state))


def _solved(state: GTState) -> Solved:
    book = booked(state.setup) if state.seats == 1 else None
    return solved_for(state, MOST_FOCUS) if book is None else book


# --- Plans --------------------------------------------------------------------------------------------------


def _plans(state: GTState) -> list[Option]:
    """To every space in every gear the plan with the least risk, and the best one there is; each in both
    ways to drive it."""
    turn = _turn(state)
    plans = [list(way.plan) for way in ways_by_gear(state).values()]
    best = turn.best(turn.root(), BEAM)
    if best is not None:
        plans.append([laid.action for laid in best.laid.steps()][len(state.plan) :])
    return [_driven(turn, plan, mode) for plan in plans if plan for mode in (ONE_BY_ONE, FLAT_OUT)]


def _driven(turn: Turn, plan: list[Action], mode: Action) -> Option:
    laid = turn.along([*turn.state.plan, *plan])
    cost = flat_out_exactly(turn, laid) if mode == FLAT_OUT else turn.one_by_one(laid)
    return Option([*plan, mode], -cost, turn.risk(laid))


def _planned(state: GTState, action: Action) -> Option:
    """A way to drive the plan on the table, or one more step of it with the best that may follow."""
    turn = _turn(state)
    if action in (ONE_BY_ONE, FLAT_OUT):
        return _driven(turn, [], action)
    found = turn.best_from(turn.along([*state.plan, action]), BEAM)
    return Option([action], -found.cost, turn.risk(found.laid))


# --- Small decisions ----------------------------------------------------------------------------------------


def _weighed(state: GTState, seat: Seat) -> dict[Action, Option]:
    legal = state.legal(seat)
    if state.phase == DRIVE:
        turn = _turn(state)
        laid = turn.root()
        return {
            action: Option([action], -cost, turn.next_risk(laid, action))
            for cost, action in turn.drive(legal)
        }
    if state.phase == RELAY:
        costs = _turn(state).relay_costs(state.relays, state.cars[seat].focus)
    elif state.phase == VERGE:
        costs = [_back(state, seat, action == LEFT) for action in legal]
    elif state.phase == CHOOSE:
        costs = [_started(state, seat, action) for action in legal]
    else:
        assert state.phase == PIT
        costs = [_pitted(state, seat, action) for action in legal]
    return {action: Option([action], -cost) for action, cost in zip(legal, costs, strict=True)}


def _back(state: GTState, seat: Seat, left: bool) -> float:
    """What it costs to come back from a verge."""
    solved, car = _solved(state), state.cars[seat]
    to_go = min(state.setup.laps - car.wrap, solved.laps)
    back = return_space(state, car.cell, left)
    waits = solved.aim.costs[OFF + 1] if taken(state, back) else 0.0
    return waits + solved.value(to_go * solved.spaces + back, STANDING, car.focus)


@lru_cache(16)
def _on_tyres(setup: Setup, alone: bool, car_class: int, tyre: int, weather: int) -> Solved:
    """The race of an undamaged car on these tyres, new, if the weather holds; alone, against the clock."""
    aim = time_attack_aim(setup, MOST_FOCUS) if alone else race_aim(MOST_FOCUS)
    return solve(setup, car_class, tyre, weather, FRESH if tyre == SOFT else 0, aim)


def _started(state: GTState, seat: Seat, action: Action) -> float:
    """The whole race on the tyres that are chosen."""
    tyre = action - CHOOSE_FIRST
    car_class = state.cars[seat].car_class
    return from_pole(_on_tyres(state.setup, state.seats == 1, car_class, tyre, state.weather))


def _pitted(state: GTState, seat: Seat, action: Action) -> float:
    """What is still to come after a pit stop of a sound car, or without one."""
    car = state.cars[seat]
    tyre = pit_tyre(car, action)
    solved = _on_tyres(state.setup, state.seats == 1, car.car_class, tyre, state.weather)
    node = min(state.setup.laps - car.wrap, solved.laps) * solved.spaces + car.cell
    lane = 0 if action == NO_PIT else lane_of(action)
    repairs = pit_marker(car, lane) == OFF and not state.setup.repairs_one_turn
    waits = solved.aim.costs[OFF + 1] if repairs else 0.0
    return waits + solved.value(node, car.marker if action == NO_PIT else STANDING, car.focus)
