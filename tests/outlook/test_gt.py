"""What an outlook of Rallyman: GT tells is what the engine does: spaces, risks, losses, and far spaces."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from racecraft.engine.state import Action
from racecraft.games.gt.actions import FLAT_OUT, ONE_BY_ONE, SECURE, STEP_DICE, STEPS, STOP, THROW
from racecraft.games.gt.game import GT_GAME
from racecraft.games.gt.phases import BAG, CHOOSE, DRIVE, PIT, PLAN, RELAY, VERGE
from racecraft.games.gt.risk import risk_of
from racecraft.games.gt.state import GTState
from racecraft.odds.gt.reach import ways
from racecraft.outlook import BadSketch, outlook
from tests.every_game.cases import CASES, Case, stages
from tests.games.gt.table import car, table
from tests.outlook.telling import detail, told

RACES = [case for case in CASES if case.game is GT_GAME and case.seats in (1, 6)]


def look(state: GTState) -> dict[str, Any]:
    return outlook(GT_GAME, state, state.turn)


def lost(state: GTState, *actions: Action) -> Fraction:
    """The chance to lose control when this is done and then every die is thrown, by playing all of it."""
    twin = state.copy()
    twin.events = []
    for action in actions:
        twin.play(twin.turn, action)
    return _lost(twin, state.turn)


def _lost(state: GTState, seat: int) -> Fraction:
    kinds = {event.kind for event in state.events or []}
    if kinds & {"lost_control", "overdriven"}:
        return Fraction(1)
    if kinds & {"stopped", "start_failed", "finished", "round"} or state.turn != seat or state.phase == PIT:
        return Fraction(0)
    if state.phase == DRIVE:
        after = state.copy()
        after.events = []
        after.play(seat, THROW)
        return _lost(after, seat)
    if not state.chance():
        return Fraction(0)
    total, found = 0, Fraction(0)
    for outcome, weight in state.chance():
        after = state.copy()
        after.events = []
        after.resolve(outcome)
        total += weight
        found += weight * _lost(after, seat)
    return found / total


PLANS = [
    (car("0#7", 2), ["G3 0#12", "G4 1#2", "C 1#5"]),
    (car("0#7", 5), ["G4 0#12", "G2+1B 1#2"]),
    (car("0#7", 0), ["G1 0#12", "G2 1#2", "C 1#5", "G3 1#9"]),
]


def planned(one: dict[str, Any], words: list[str]) -> GTState:
    """A car with as much of the plan as its track allows; the words name dice, the way is the first open."""
    state = table(one)
    for word in words:
        die = word.split()[0]
        action = next(
            action for action in state.legal(0) if GT_GAME.notation(state, action).split()[0] == die
        )
        state.play(0, action)
    return state


@pytest.mark.parametrize(("one", "words"), PLANS)
def test_risks_are_those_of_playing_it_out(one: dict[str, Any], words: list[str]) -> None:
    state = planned(one, words)
    plan = look(state)["plan"]
    for mode, action in (("one_by_one", ONE_BY_ONE), ("flat_out", FLAT_OUT)):
        played = lost(state, action)
        assert Fraction(plan[mode]["fraction"]) == played
        assert plan[mode]["risk"] == pytest.approx(float(played))
        assert look(state)["choices"][str(action)]["fraction"] == plan[mode]["fraction"]
    assert [step["risk"] for step in plan["steps"]] == sorted(step["risk"] for step in plan["steps"])


@pytest.mark.parametrize(("one", "words"), PLANS)
def test_the_risk_of_one_more_step(one: dict[str, Any], words: list[str]) -> None:
    """GT-CORNER-04: a step above its cap loses control for certain, unless it was lost before."""
    state = planned(one, words)
    seen = set()
    for action, choice in look(state)["choices"].items():
        if int(action) < STEPS and not choice["finishes"]:
            assert Fraction(choice["fraction"]) == lost(state, int(action), ONE_BY_ONE), choice
            seen.add(choice["too_fast"])
            assert choice["too_fast"] == (choice["cap"] is not None and choice["gear"] > choice["cap"])
    assert seen


@pytest.mark.parametrize(("one", "words"), PLANS)
def test_driving_on_securing_or_stopping(one: dict[str, Any], words: list[str]) -> None:
    """GT-FOCUS-05: a secured step throws no die; what is left of the plan is still to be thrown."""
    state = planned({**one, "focus": 9}, words)
    state.play(0, ONE_BY_ONE)
    choices = look(state)["choices"]
    throw, secure = choices[str(THROW)], choices[str(SECURE)]
    assert str(STOP) not in choices, "GT-ROLL-07: the first step must be driven"
    assert Fraction(throw["rest"]["fraction"]) == lost(state, THROW)
    assert Fraction(secure["rest"]["fraction"]) == lost(state, SECURE)
    assert secure["risk"] == 0
    assert secure["focus"] == 9 - secure["cost"]
    state.play(0, SECURE)
    stop = look(state)["choices"][str(STOP)]
    assert stop["kind"] == "stop"


def test_a_throw_that_is_rather_lost_is_not_proposed_where_one_can_stop() -> None:
    seen = set()
    for case in RACES:
        for state in stages(case, seed=3, looks=300):
            assert isinstance(state, GTState)
            if state.phase == DRIVE:
                choices = look(state)["choices"]
                lose, stops = choices[str(THROW)]["risk"] >= 0.5, str(STOP) in choices
                assert choices[str(THROW)]["reckless"] == (lose and stops)
                seen.add((lose, stops))
    assert len(seen) == 4


@pytest.mark.parametrize("case", RACES, ids=str)
def test_a_step_leads_where_it_says(case: Case) -> None:
    """A laid step is where the plan has come to, a driven one where the car stands."""
    seen = set()
    for state in stages(case, seed=3, looks=120):
        assert isinstance(state, GTState)
        if state.phase not in (PLAN, DRIVE, VERGE, RELAY):
            continue
        seen.add(state.phase)
        for action, choice in look(state)["choices"].items():
            after = state.copy()
            after.play(state.turn, int(action))
            if int(action) < STEPS:
                assert choice["cell"] == after.circuit.names[after.plan_cell]
                assert choice["gear"] == after.plan_gear
            elif int(action) == SECURE or state.phase in (VERGE, RELAY):
                assert (
                    choice["cell"] == after.circuit.names[after.cars[state.turn].cell] or after.phase == VERGE
                )
    assert PLAN in seen


@pytest.mark.parametrize("case", RACES, ids=str)
def test_far_spaces_are_reached_by_the_plans_that_are_offered(case: Case) -> None:
    """Every plan can be laid as it is told, ends on its space in its gear, and risks what it says."""
    found = 0
    for state in stages(case, seed=4, looks=60):
        assert isinstance(state, GTState)
        if state.phase != PLAN:
            continue
        for cell, way in look(state)["reach"].items():
            after = state.copy()
            for action in way["plan"]:
                assert action in after.legal(state.turn)
                after.play(state.turn, action)
            assert after.circuit.names[after.plan_cell] == cell
            assert after.plan_gear == way["gear"]
            assert not after.over_speed
            assert way["risk"] == pytest.approx(float(risk_of(after, after.plan).one_by_one))
            found += 1
    assert found > 100


def test_a_sketch_is_told_as_if_it_were_laid() -> None:
    """And every plan that is offered beside it can be laid in its place."""
    state = table(car("0#7", 3))
    steps = state.legal(0)[:1]
    after = state.copy()
    after.play(0, steps[0])
    sketched, laid = outlook(GT_GAME, state, 0, {"plan": steps}), look(after)
    for same in ("prompt", "choices", "plan", "left"):
        assert sketched[same] == laid[same]
    assert set(laid["reach"]) <= set(sketched["reach"])
    for cell, way in [*sketched["reach"].items(), *((laid_cell(after), way) for way in sketched["ends"])]:
        again = state.copy()
        for action in way["plan"]:
            again.play(0, action)
        assert (laid_cell(again), again.plan_gear) == (cell, way["gear"])
        assert way["risk"] == pytest.approx(float(risk_of(again, again.plan).one_by_one))


def laid_cell(state: GTState) -> str:
    return state.circuit.names[state.plan_cell]


@pytest.mark.parametrize(
    ("sketch", "sentence"),
    [
        ({}, "a sketch in gt is"),
        ({"plan": 3}, "a sketch in gt is"),
        ({"plan": [], "cards": []}, "a sketch in gt is"),
        ({"plan": [0] * 25}, "at most 24 steps"),
        ({"plan": [ONE_BY_ONE]}, "step 1 of the sketch is 27, not a step from 0 to 26"),
        ({"plan": [True]}, "step 1 of the sketch is True"),
        ({"plan": [6]}, "step 1 of the sketch cannot be laid: .*GT-DICE-10"),
    ],
)
def test_a_bad_sketch_is_refused_in_one_sentence(sketch: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSketch, match=sentence):
        outlook(GT_GAME, table(car("0#7", 3)), 0, sketch)


def test_only_a_plan_is_sketched() -> None:
    state = planned(*PLANS[0])
    state.play(0, ONE_BY_ONE)
    with pytest.raises(BadSketch, match="gt sketches plans, and none is laid now"):
        outlook(GT_GAME, state, 0, {"plan": []})


@pytest.mark.parametrize("space", ["0#7", "0#8", "2#2"])
def test_near_spaces_are_reached_at_the_least_risk_in_the_highest_gear_and_straight(space: str) -> None:
    """Compared with every plan of up to three steps."""
    state = table(car(space, 3))
    best: dict[int, tuple[float, int, int, int]] = {}
    open = [(state, 0)]
    for _ in range(3):
        further = []
        for plan, turns in open:
            for action in plan.legal(0):
                if action >= STEPS:
                    continue
                after = plan.copy()
                after.play(0, action)
                if not after.over_speed:
                    turned = turns + (plan.circuit.way_signs(plan.plan_cell)[action // STEP_DICE] != "")
                    further.append((after, turned))
                    risk = float(risk_of(after, after.plan).one_by_one)
                    key = (round(risk, 9), -after.plan_gear, len(after.plan), turned)
                    best[after.plan_cell] = min(best.get(after.plan_cell, (2.0, 0, 0, 0)), key)
        open = further
    offered = ways(state)
    assert len(best) > 4
    for cell, least in best.items():
        way = offered[cell]
        assert (round(way.risk, 9), -way.gear, len(way.plan), way.turns) <= least


def test_what_is_said_beside_a_choice() -> None:
    state = planned(*PLANS[0])
    shown = look(state)
    assert told(shown["prompt"]) == "P1, gear 4, 3 steps planned. Add a step, or drive?"
    risk = Fraction(shown["plan"]["flat_out"]["fraction"])
    percent = f"{float(risk) * 100:.2f}% ({risk.numerator}/{risk.denominator})"
    assert detail(shown["choices"][str(FLAT_OUT)]) == f"{percent}, earns 3 focus"


def test_tyres_are_told_with_their_dashboards() -> None:
    state = GT_GAME.new(2, {"choose_tyres": True, "soft_tyres": True})
    assert state.phase == CHOOSE
    choices = outlook(GT_GAME, state, 1)["choices"].values()
    assert [choice["tyre"] for choice in choices] == ["asphalt", "rain", "soft"]
    assert all(choice["dashboards"][weather]["limit"] for choice in choices for weather in ("dry", "wet"))


def test_a_single_way_to_lose_control_is_taken_without_asking() -> None:
    """GT-FLAT-11: and where there are several, each is told with what it costs."""
    seen = set()
    for seed in range(3):
        for state in stages(RACES[0], seed=seed, looks=2000):
            assert isinstance(state, GTState)
            if state.phase == RELAY:
                shown = look(state)
                assert shown["automatic"] == (len(state.relays) == 1)
                assert [one["face"] for one in shown["dice"]].count("hazard") == bin(state.faces).count("1")
                seen.add(shown["automatic"])
                cause = shown["cause"]
                met = cause["dice"] + sum(corner["hazards"] for corner in cause["corners"])
                assert met >= cause["limit"] or cause["speeding"]["gear"] > cause["speeding"]["cap"]
                for choice in shown["choices"].values():
                    assert "#" not in told(choice["label"])
                    planned_at = [step.split()[1] for step in GT_GAME.view(state, 0)["move"]["plan"]]
                    if choice["cell"] in planned_at:
                        assert choice["spaces"] == planned_at.index(choice["cell"]) + 1
                for action, choice in shown["choices"].items():
                    after = state.copy()
                    after.play(state.turn, int(action))
                    if after.phase == BAG:
                        assert after.draws == choice["tokens"]
    assert False in seen
