"""Exact chances: the tables of the rules, the engine's own odds, and that both agree."""

from __future__ import annotations

from fractions import Fraction
from math import prod

import pytest

from racecraft.games.rallyman.game import RALLYMAN
from racecraft.games.rallyman.phases import ROLL, SISU
from racecraft.games.rallyman.state import RallymanState
from racecraft.odds.rallyman.chances import (
    AttackOdds,
    attack_odds,
    back_odds,
    hazard,
    loss_on_each_die,
    snow_chances,
    step_odds,
)
from tests.every_game.cases import Case, stages
from tests.games.rallyman.table import PLAIN, car, drive, legal, routes, strips, table

SEVEN = ["1", "2", "3", "4", "5", "gas", "gas"]


def hazards(dice: str, count: int) -> list[Fraction]:
    setup = RALLYMAN.new(1, {"dice": dice}).setup
    return [hazard(setup, die) for die in [0, 1, 2, 3, 4, 5, 5][:count]]


@pytest.mark.parametrize(
    ("dice", "count", "loss"),
    [
        ("H1", 3, Fraction(1, 108)),
        ("H2", 3, Fraction(1, 27)),
        ("H1", 5, Fraction(19, 162)),
        ("H2", 5, Fraction(17, 81)),
        ("H1", 7, Fraction(419, 1944)),
        ("H2", 7, Fraction(233, 729)),
    ],
)
def test_loss_of_control_by_number_of_dice(dice: str, count: int, loss: Fraction) -> None:
    """RM-LOC-01: three dice, all gear dice, all seven; in closed form and through the engine."""
    assert sum(loss_on_each_die(hazards(dice, count))) == loss
    state = table(strips(PLAIN), options={"dice": dice})
    drive(state, "attack", *SEVEN[:count])
    odds = attack_odds(state)
    assert odds is not None
    assert odds.loss == loss
    assert odds.kept == 1 - loss
    assert odds.tokens == count


def test_on_which_die_control_is_lost() -> None:
    """RM-ATTACK-08: a plan of gear dice 1 to 5."""
    each = [Fraction(0), Fraction(0), Fraction(1, 108), Fraction(1, 27), Fraction(23, 324)]
    assert loss_on_each_die(hazards("H1", 5)) == each
    state = table(strips(PLAIN))
    drive(state, "attack", *SEVEN[:5])
    assert AttackOdds(state).lost_on == each


def test_summer_and_winter_tyres_on_snow() -> None:
    """RM-LOC-02, RM-TYRE-04: dice 3 on asphalt, 4 and 5 on snow."""
    rally = strips(". . . .* .* .* .", weather="fixed")
    for tyres, loss in [("summer", Fraction(1, 9)), ("winter", Fraction(1, 27))]:
        state = table(rally, car(1, 3, tyres=tyres), phase="first", round=1, order=[0])
        drive(state, "attack", "3", "4", "5")
        odds = attack_odds(state)
        assert odds is not None
        assert odds.loss == loss


@pytest.mark.parametrize(
    ("road", "gear", "dice", "cause"),
    [
        (PLAIN, 1, ["1", "!", "2", "!", "gas", "!"], "warnings"),
        (". . .* .* .* .", 1, ["2", "-", "3", "!", "gas", "!"], "snow"),
        (". ^4 . . . .", 4, ["5", "!"], "bump"),
        (". l3 . .", 3, ["4", "!"], "speed"),
    ],
)
def test_the_cause_of_a_loss_of_control_is_told(road: str, gear: int, dice: list[str], cause: str) -> None:
    """RM-LOC-01, RM-LOC-02, RM-LOC-03, RM-LOC-04."""
    rally = strips(road, weather="fixed") if "*" in road else strips(road)
    state = table(rally, car(0, gear), options={"sisu": False}, phase="first", round=1, order=[0])
    told = drive(state, *dice).events or []
    assert [event.values["cause"] for event in told if event.kind == "lost_control"] == [cause]


def test_no_odds_before_the_second_die() -> None:
    """RM-ATTACK-02."""
    state = drive(table(strips(PLAIN)), "attack", "1")
    assert attack_odds(state) is None


@pytest.mark.parametrize(
    ("gear", "word", "loss"), [(4, "5", Fraction(1, 3)), (5, "gas", Fraction(1, 6)), (4, "gas", Fraction(0))]
)
def test_a_bump_one_gear_too_fast(gear: int, word: str, loss: Fraction) -> None:
    """RM-JUMP-02, RM-JUMP-03: bump 4 without earlier warnings."""
    state = table(strips(". ^4 . . . ."), car(0, gear))
    odds = dict(zip(_steps(legal(state)), step_odds(state), strict=True))
    assert odds[word].loss == loss


def _steps(words: list[str]) -> list[str]:
    return [word for word in words if word not in ("attack", "end")]


def test_odds_of_every_die_before_a_corner() -> None:
    """RM-CORNER-01, RM-CORNER-02, RM-CORNER-03, RM-SEC-01: with two warnings on the table."""
    state = table(
        strips(". . l2k3 . . ."), car(1, 3, tokens=1), phase="next", dice={"used": [], "gas": 1, "alarms": 2}
    )
    odds = dict(zip(_steps(legal(state)), step_odds(state), strict=True))
    safe, fast = "safe", "overspeed"
    assert {word: (one.risk, one.loss, one.out) for word, one in odds.items()} == {
        word: (risk, Fraction(loss), Fraction(0))
        for word, risk, loss in [
            ("2", safe, "1/6"),
            ("2-set", safe, "0"),
            ("2-cut", safe, "1/6"),
            ("2-cut-set", safe, "0"),
            ("3", fast, "1"),
            ("3-set", fast, "1"),
            ("3-drift", safe, "1/3"),
            ("3-drift-set", safe, "0"),
            ("3-cut", safe, "1/3"),
            ("3-cut-set", safe, "0"),
            ("4", fast, "1"),
            ("4-set", fast, "1"),
            ("4-cut", fast, "1"),
            ("4-cut-set", fast, "1"),
            ("gas", fast, "1"),
            ("gas-set", fast, "1"),
            ("gas-drift", safe, "1/6"),
            ("gas-drift-set", safe, "0"),
            ("gas-cut", safe, "1/6"),
            ("gas-cut-set", safe, "0"),
        ]
    }
    assert odds["2"].seconds == 40
    assert odds["2"].index == 2


def test_third_puncture_and_certain_wreck() -> None:
    """RM-CUT-03, RM-CUT-10, RM-CORNER-03: what ends a rally at once."""
    state = table(strips(". . l1k3 . . ."), car(1, 4, punctures=2, spare=False), options={"attack": False})
    odds = dict(zip(_steps(legal(state)), step_odds(state), strict=True))
    assert odds["3-cut"].out == Fraction(3, 16)
    assert odds["4"].out == 1
    assert odds["4-cut"].loss == Fraction(13, 16)


def test_losing_control_on_the_line_counts_as_a_loss() -> None:
    """RM-FINISH-06."""
    state = table(
        strips(". . ."), car(2, 3), phase="next", dice={"used": [3], "alarms": 2}, options={"sisu": False}
    )
    assert [one.loss for one in step_odds(state)] == [Fraction(1, 6), Fraction(1, 3), Fraction(1, 6)]


def test_a_puncture_may_break_an_attack() -> None:
    """RM-ATTACK-12: two gas dice behind a cut, three puncture cards of sixteen."""
    state = table(strips(". . l2k3 . . . . . ."), car(1, 3))
    drive(state, "attack", "3-cut", "gas", "gas")
    odds = attack_odds(state)
    assert odds is not None
    assert odds.broken == Fraction(3, 16)
    assert odds.kept + odds.loss + odds.broken == 1


def test_backs_on_the_ridge_road() -> None:
    """RM-LOC-09, RM-DMG-01: rocks on the left, forest on the right."""
    state = table(routes("C3-C8"))
    odds = back_odds(state, 3, 2)
    assert (odds.spin, odds.left, odds.right) == (Fraction(3, 7), Fraction(2, 7), Fraction(2, 7))
    assert (odds.lost_left, odds.lost_right) == (2, 1)
    assert odds.mean_loss == Fraction(6, 7)
    state = table(routes("C3-C8"), backs={"3": [11, 8, 8]})
    assert back_odds(state, 3, 2).spin == Fraction(11, 27)


def test_snow_in_variable_weather() -> None:
    """RM-WEATHER-03: the third sample stage uses L, C and V."""
    state = RALLYMAN.new(1, {"rally": "rulebook", "stage": 3, "weather": "variable"})
    snow = snow_chances(state.setup, state.stage)
    assert snow == [Fraction(1, 6), Fraction(1, 6), Fraction(1, 3)]
    assert prod([1 - chance for chance in snow]) == Fraction(25, 54)


LOST = {"lost_control", "sisu", "retired"}


def test_the_die_that_decides_is_told() -> None:
    """RM-LOC-01 to 04: a ! costs control, or asks for sisu, exactly where the event says so."""
    seen = set()
    for seed in (5, 6, 7):
        for state in stages(Case(RALLYMAN, 2, 0), seed):
            assert isinstance(state, RallymanState)
            if state.phase != ROLL:
                continue
            lost = []
            for face in (0, 1):
                after = state.copy()
                after.events = []
                after.resolve(face)
                decides = after.events[0].values["decides"]
                lost.append(after.phase == SISU or any(event.kind in LOST for event in after.events))
            assert decides is (lost[1] and not lost[0])
            seen.add(decides)
    assert seen == {False, True}


def test_of_an_attack_the_first_warning_too_many_decides() -> None:
    """RM-LOC-01, RM-ATTACK-06: of five dice that all warn it is the third, and none after it."""
    state = table(strips(PLAIN), car(3, 2))
    drive(state, "attack", "3", "gas", "gas", "4", "5", "throw", *["!"] * 5)
    assert state.events is not None
    assert [event.values["decides"] for event in state.events if event.kind == "rolled"] == [
        False,
        False,
        True,
        False,
        False,
    ]
    assert [event.values["cell"] for event in state.events if event.kind == "planned"] == [
        "4",
        "5",
        "6",
        "7",
        "8",
    ]
