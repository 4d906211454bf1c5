"""The risk of a plan is that of playing it out, also over the final line."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from racecraft.games.gt import relay
from racecraft.games.gt.actions import FLAT_OUT, ONE_BY_ONE, SECURE, STEPS, THROW
from racecraft.games.gt.phases import DRIVE, PLAN, RELAY, THROWN
from racecraft.games.gt.planning import too_fast
from racecraft.games.gt.risk import flat_out_risk, rest_secured, risk_of, secured_loses
from racecraft.games.gt.state import GTState
from tests.games.gt.table import car, drive, table

SHORT_OF_THE_LINE = ["14#1", "14#2", "13#4", "13#5", "0#2", "0#5"]


def lost(state: GTState, seat: int) -> Fraction:
    """The chance that control is lost before the final line, by playing everything out: flat out the driver
    lays the dice to finish where that is possible."""
    kinds = {event.kind for event in state.events or []}
    if "lost_control" in kinds:
        return Fraction(1)
    if state.phase == RELAY:
        line = state.setup.final_line
        return Fraction(all(relay.progress_of(outcome) <= line for outcome in state.relays))
    if state.phase == DRIVE and state.turn == seat and "start_failed" not in kinds:
        state.play(seat, THROW)
        return lost(state, seat)
    if state.phase != THROWN or state.turn != seat:
        return Fraction(0)
    found, total = Fraction(0), 0
    for outcome, weight in state.chance():
        after = state.copy()
        after.events = []
        after.resolve(outcome)
        total += weight
        found += weight * lost(after, seat)
    return found / total


def played(state: GTState, action: int) -> Fraction:
    twin = state.copy()
    twin.events = []
    twin.play(twin.turn, action)
    return lost(twin, state.turn)


def laid(seed: int) -> GTState:
    """A plan from shortly before the final line, as far as dice and road go. Its end may be too fast."""
    luck = Random(seed)
    options = {
        "start_weather": luck.choice(["dry", "wet"]),
        "rearrange_by_speed": luck.choice(["yes", "no"]),
        "flying_start": True,
        "redline": True,
    }
    one = car(luck.choice(SHORT_OF_THE_LINE), luck.choice([0, 2, 4, 5, 6]))
    one["wrap"] = 1 if str(one["space"]).startswith("0#") else 0
    state = table(one, car("5#1", 0), options=options)
    state.events = None
    while state.phase == PLAN and state.turn == 0 and len(state.plan) < luck.choice([2, 4, 5]):
        steps = [action for action in state.legal(0) if action < STEPS]
        careful = [action for action in steps if not too_fast(state, action)]
        if not steps:
            break
        state.play(0, luck.choice(careful or steps))
    return state


def test_risks_near_the_final_line_are_those_of_playing_on() -> None:
    """GT-END-04, GT-FLAT-10, GT-FLAT-11."""
    finishing = risky = 0
    for seed in range(120):
        state = laid(seed)
        if not state.plan:
            continue
        risk = risk_of(state, state.plan)
        assert risk.one_by_one == played(state, ONE_BY_ONE), seed
        assert risk.flat_out == flat_out_risk(risk) == played(state, FLAT_OUT), seed
        if risk.steps[-1].finishes:
            finishing += 1
            risky += risk.one_by_one > 0
            assert risk.steps[-1].lose == 0
    assert finishing > 30
    assert risky > 5


def test_the_worked_cases() -> None:
    """GT-END-04: one step before the line with two hazards, and flat out over it in the wet."""
    state = table(car("0#8", 6, wrap=1, focus=9), car("9#1", 0))
    drive(state, "C 0#11", "one by one")
    state.hazards = 2
    assert risk_of(state, state.plan).steps[0].lose == 0
    assert not secured_loses(state)
    wet = table(car("0#5", 4, wrap=1), car("9#1", 0), options={"start_weather": "wet"})
    drive(wet, "G5 0#8", "G6 0#11")
    assert risk_of(wet, wet.plan).flat_out == 0


@pytest.mark.parametrize("seed", range(0, 40, 2))
def test_a_secured_step_leaves_the_rest_of_the_plan(seed: int) -> None:
    """GT-FOCUS-04, GT-FOCUS-10, GT-END-04."""
    state = laid(seed)
    if not state.plan:
        return
    state.cars[0].focus = 30
    state.play(0, ONE_BY_ONE)
    assert rest_secured(state) == played(state, SECURE)
