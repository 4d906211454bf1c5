"""What an outlook of Rallyman tells is what the engine does."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from racecraft.games.gt.sheet import clock as gt_clock
from racecraft.games.rallyman.actions import CUT, THROW_DICE, is_step, line_of
from racecraft.games.rallyman.game import RALLYMAN
from racecraft.games.rallyman.phases import CHANCE, FIRST, NEXT, PLAN
from racecraft.games.rallyman.stage import cell_name
from racecraft.games.rallyman.standing import clock as rallyman_clock
from racecraft.games.rallyman.state import RallymanState
from racecraft.games.rallyman.steps import CAR_LINES
from racecraft.outlook import outlook
from racecraft.outlook.words import cost_values
from tests.every_game.cases import CASES, Case, stages
from tests.games.rallyman.table import PLAIN, car, drive, strips, table
from tests.outlook.telling import SPEAKERS, detail, told

RACES = [case for case in CASES if case.game is RALLYMAN and case.seats in (1, 4)]


def look(state: RallymanState) -> dict[str, Any]:
    return outlook(RALLYMAN, state, state.turn)


def by_name(state: RallymanState) -> dict[str, dict[str, Any]]:
    return {RALLYMAN.notation(state, int(one)): choice for one, choice in look(state)["choices"].items()}


def lost(state: RallymanState, seat: int) -> Fraction:
    """The chance to lose control from here on until somebody decides, by playing every throw."""
    kinds = {event.kind for event in state.events or []}
    if "lost_control" in kinds:
        return Fraction(1)
    if state.phase < CHANCE or kinds & {"card", "finished", "retired"} or not state.chance():
        return Fraction(0)
    outcomes = state.chance()
    found = Fraction(0)
    for outcome, weight in outcomes:
        after = state.copy()
        after.events = []
        after.resolve(outcome)
        found += weight * lost(after, seat)
    return found / sum(weight for _, weight in outcomes)


def played(state: RallymanState, action: int) -> RallymanState:
    after = state.copy()
    after.events = []
    after.play(state.turn, action)
    return after


def test_the_risk_of_the_next_die_is_that_of_playing_it_out() -> None:
    """RM-DICE-14: after two warning signs the next costs control."""
    state = table(strips(PLAIN), car(0, 1), options={"sisu": False}, phase="first")
    state = drive(state, "2", "!", "3", "!")
    seen = set()
    for action, choice in look(state)["choices"].items():
        if is_step(int(action)):
            assert Fraction(choice["fraction"]) == lost(played(state, int(action)), 0)
            seen.add(choice["set"])
    assert seen
    assert look(state)["alarms"] == {"shown": 2, "limit": 3, "shown_on_snow": 0, "limit_on_snow": 2}


def test_the_risk_of_an_attack_is_that_of_playing_it_out() -> None:
    """RM-ATTACK-06, 08: gear dice 1, 2 and 3 lose control once in 108 throws; each earns a second."""
    state = drive(table(strips(PLAIN), options={"sisu": False}), "attack", "1", "2", "3")
    shown = look(state)
    throw = shown["choices"][str(THROW_DICE)]
    assert Fraction(throw["fraction"]) == Fraction(1, 108) == lost(played(state, THROW_DICE), 0)
    assert throw["tokens"] == 3
    assert [step["cell"] for step in shown["plan"]] == ["0", "1", "2"]
    assert shown["plan"][-1]["fraction"] == "1/108"
    further = by_name(state)["4"]
    assert Fraction(further["fraction"]) == lost(played(drive(state.copy(), "4"), THROW_DICE), 0)


def test_a_cut_tells_the_odds_of_its_card() -> None:
    """RM-CUT-03: five of sixteen cards are mud, three a puncture."""
    cut = by_name(table(strips(". . l3k4 . . ."), car(1, 3), phase="first"))["3-cut"]
    assert (cut["cell"], cut["line"]) == ("2.cut", "cut")
    assert (cut["mud"]["fraction"], cut["puncture"]["fraction"]) == ("5/16", "3/16")
    assert "mud 5 in 16, puncture 3 in 16" in detail(cut)


def test_a_line_of_a_corner_tells_its_number() -> None:
    """RM-CUT-05: mud lowers the numbers of inside and drift, not of the cut. An open road has none."""
    state = table(strips(". . l3k4 . . ."), car(1, 3), phase="first", mud={"2": 1})
    limits = {fact["line"]: fact["limit"] for fact in by_name(state).values() if "line" in fact}
    assert limits == {"on": 2, "drift": 3, "cut": 4}
    assert by_name(table(strips(PLAIN), car(1, 3), phase="first"))["3"]["limit"] is None
    half_way = drive(table(strips(". . l3 . . ."), car(1, 3), phase="first"), "4-drift", "-")
    limits = {fact["line"]: fact["limit"] for fact in by_name(half_way).values() if "line" in fact}
    assert limits == {"drift": 4, "back": 3}


@pytest.mark.parametrize("case", RACES, ids=str)
def test_a_die_leads_where_it_says(case: Case) -> None:
    """The space and line of a step are where the car, or the plan, stands after it under control."""
    seen = set()
    for state in stages(case, seed=6, looks=120):
        assert isinstance(state, RallymanState)
        if state.phase not in (FIRST, NEXT, PLAN):
            continue
        for action, choice in look(state)["choices"].items():
            if not is_step(int(action)) or choice["risk"] == 1 or choice["out"]["chance"]:
                continue
            after = played(state, int(action))
            if after.phase >= CHANCE and line_of(int(action)) != CUT:
                after.resolve(0)
            where = after.head if state.phase == PLAN else after.cars[state.turn]
            if choice["finishes"] or after.phase >= CHANCE or after.stage_number != state.stage_number:
                continue
            line = CAR_LINES[where.line]
            cell = str(where.index) if line == "road" else f"{where.index}.{line}"
            assert cell == choice["cell"]
            seen.add(line)
    assert "road" in seen


def test_the_end_of_a_turn_tells_its_card() -> None:
    """RM-DICE-15: the card of the gear in which the turn ends."""
    state = drive(table(strips(PLAIN), car(0, 2), phase="first"), "3", "-")
    end = by_name(state)["end"]
    seconds = state.setup.card_seconds[3]
    assert (end["gear"], end["seconds"], end["trapped"]) == (3, seconds, False)
    assert detail(end) == f"the turn costs {seconds}\N{NO-BREAK SPACE}s (gear 3)"


def test_tyres_are_told_by_what_they_cost_on_this_stage() -> None:
    """RM-TYRE-04, 06: on snow summer tyres bear one warning less, on asphalt winter tyres one gas die."""

    def told_of(*snow: str) -> dict[str, str]:
        options = {"rally": "first_licence", "stage": 2, "weather": "fixed", "snow": list(snow)}
        return {name: detail(fact) for name, fact in by_name(RALLYMAN.new(1, options)).items()}

    assert told_of("C") == {
        "summer": "no snow on this stage: no drawback",
        "winter": "on asphalt only one gas die a turn (all 33 spaces)",
    }
    assert told_of("L") == {
        "summer": "on the 18 snow spaces two warnings, not three, lose control",
        "winter": "on asphalt only one gas die a turn (15 of 33 spaces)",
    }
    assert told_of("L", "V") == {
        "summer": "on the 33 snow spaces two warnings, not three, lose control",
        "winter": "no asphalt on this stage: no drawback",
    }


def test_what_lies_beside_the_road_is_told_with_its_space() -> None:
    """RM-DMG-01: dice that lead to different spaces differ in what leaving the road there costs."""
    state = table(strips(". .{f/g} ."), car(0, 2), phase="next", dice={"used": [2], "alarms": 2})
    said = [detail(fact) for name, fact in by_name(state).items() if fact["kind"] == "step"]
    assert said
    assert all("off the road at space 2: left 1 gear die lost, right no loss" in each for each in said)


def test_a_space_further_on_is_reached_by_dice_that_risk_least() -> None:
    """RM-ATTACK-03: the dice of a plan up to a space, gas rather than gear 3, as far as dice lead."""
    state = drive(table(strips(PLAIN), options={"sisu": False}), "attack", "1", "2")
    decisions = {
        target["cell"]: [RALLYMAN.notation(state, action) for action in target["decision"]]
        for target in look(state)["targets"]
    }
    assert decisions["3"] == ["gas", "gas"]
    assert sorted(decisions["6"]) == ["3", "4", "5", "gas", "gas"]
    assert "7" not in decisions


def test_a_far_space_is_reached_by_the_road_unless_the_cut_itself_is_chosen() -> None:
    """RM-ATTACK-03: and a way that cuts a corner says so."""
    state = RALLYMAN.new(1, {"rally": "first_licence", "stage": 1})
    targets = look(state)["targets"]
    cutting = [target for target in targets if "yes" in target["label"]["values"].values()]
    assert {target["cell"] for target in cutting} == {
        target["cell"] for target in targets if target["cell"].endswith(".cut")
    }
    assert cutting
    assert all("on the cut, arriving" in told(target["label"]) for target in cutting)
    assert all(told(target["label"]).endswith("; cuts the corner: turns a card") for target in cutting)
    labels = [told(target["label"]) for target in targets]
    assert len(set(labels)) == len(labels)
    for action in cutting[0]["decision"]:
        state.play(0, action)
    assert [step["cut"] for step in look(state)["plan"]].count(True) == 1


@pytest.mark.parametrize("case", RACES, ids=str)
def test_a_target_is_where_its_decision_leads(case: Case) -> None:
    seen = set()
    attack = True
    for state in stages(case, seed=16, looks=60):
        assert isinstance(state, RallymanState)
        attack = state.setup.attack
        if state.phase != PLAN:
            continue
        for target in look(state)["targets"]:
            after = state.copy()
            for action in target["decision"]:
                after.play(state.turn, action)
            assert target["cell"] == cell_name(state.stage, after.head.index, CAR_LINES[after.head.line])
            seen.add(len(target["decision"]))
    assert not attack or {1, 2} <= seen


@pytest.mark.parametrize(("game", "written"), [("rallyman", rallyman_clock), ("gt", gt_clock)])
def test_what_a_drive_took_is_written_as_the_game_writes_times(
    game: str, written: Callable[[int], str]
) -> None:
    """RM-ORG-11"""
    for seconds in (0, 59, 160, 754, 4000):
        for words in SPEAKERS:
            assert words.say("solo-cost", **cost_values(game, "seconds", seconds)) == written(seconds)
            gap = words.say("finish-behind", **cost_values(game, "seconds", seconds))
            assert gap == f"+{written(seconds)}"


def test_a_stage_counts_as_soon_as_it_is_over() -> None:
    """RM-FINISH-04: also while it is asked for a spare wheel before the next one."""
    road = ". . . ."
    home = {"status": "finished", "index": 4}
    cars = [home | {"times": [90], "punctures": 1}, home | {"times": [84]}]
    state = table(strips(road, road, service_after=[]), *cars, phase="between")
    rows = RALLYMAN.view(state, 0)["overall"]
    assert [(row["seat"], row["times"], row["behind"]) for row in rows] == [(1, [84], 0), (0, [90], 6)]
