"""Exact risk: the tables of probabilities, plans on real tracks, and the bag."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest

from racecraft.engine.errors import BadNotation, BadPosition
from racecraft.games.gt.dashboard import standard_dashboards
from racecraft.games.gt.game import GT_GAME
from racecraft.games.gt.state import GTState
from racecraft.odds.gt.chances import (
    at_least,
    dice_of,
    exactly_drawn,
    flag_shown,
    hazard_distribution,
    plan_risk,
    unharmed,
    weather_turns,
)
from tests.games.gt.table import car, drive, table

BAG = list(standard_dashboards().bag)
DRY_BAG = [count if kind != 3 else 0 for kind, count in enumerate(BAG)]


@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        ("G1 G2 G3", "29/54 13/108 1/108 0"),
        ("G1 G2 G3 G4", "56/81 7/27 5/108 1/324"),
        ("G1 G2 G3 G4 G5", "193/243 98/243 19/162 17/972"),
        ("G1 G2 G3 G4 G5 G6", "629/729 389/729 155/729 37/729"),
        ("G1 G2 G3 G4 G5 G6 C C", "5936/6561 4186/6561 1399/4374 716/6561"),
        ("G4 G5 G6", "19/27 7/27 1/27 0"),
        ("G3 G4 G5 G6", "65/81 11/27 1/9 1/81"),
        ("G4 G5 G6 C C", "193/243 98/243 19/162 17/972"),
        ("G2+2B", "17/27 5/27 1/54 0"),
        ("G1+1B", "4/9 1/18 0 0"),
        ("G6 RL RL RL", "65/81 11/27 1/9 1/81"),
        ("C C", "11/36 1/36 0 0"),
        ("G4 G5 G6 G3+2B G2 G1", "6161/6561 4801/6561 935/2187 1157/6561"),
        ("G4 G5 G6 G3+2B G2 G1 C C", "56549/59049 15683/19683 10358/19683 572/2187"),
        ("G5 C G2+2B C", "604/729 683/1458 481/2916 199/5832"),
        ("G2 G3 G4 G5", "61/81 1/3 2/27 1/162"),
        ("G4+boost", "4/9 1/18 0 0"),
    ],
)
def test_table_of_hazards(dice: str, expected: str) -> None:
    """GT-DICE-18, GT-ADV-18, GT-CLASS-06: the chance of at least one, two, three and four hazards."""
    kinds = dice_of(dice)
    assert [at_least(kinds, count) for count in (1, 2, 3, 4)] == [Fraction(text) for text in expected.split()]
    assert sum(hazard_distribution(kinds)) == 1


def test_words_for_dice() -> None:
    assert dice_of("g3+2b c") == [3, 7, 7, 0]
    with pytest.raises(BadNotation, match="'G7' names no dice"):
        dice_of("G7")


def grid(*steps: str, options: dict[str, object] | None = None) -> GTState:
    return drive(table(car("0#9"), options=options), *steps)


@pytest.mark.parametrize(
    ("weather", "expected", "total"),
    [
        ("dry", ["0", "0", "1/108", "1/27", "23/324", "139/1458"], "155/729"),
        ("wet", ["0", "1/36", "5/54", "5/36", "35/243", "95/729"], "389/729"),
    ],
)
def test_first_passage(weather: str, expected: list[str], total: str) -> None:
    """GT-ROLL-06, GT-LOC-01: rolling on regardless through six gears, by step."""
    state = grid(
        "G1 0#12", "G2 1#3", "G3 1#6", "G4 2#3", "G5 2#6", "G6 2#9", options={"start_weather": weather}
    )
    risk = plan_risk(state)
    assert [step.lose for step in risk.steps] == [Fraction(text) for text in expected]
    assert risk.one_by_one == risk.flat_out == Fraction(total)
    assert risk.focus == 6


@pytest.mark.parametrize("wear", range(1, 8))
def test_soft_tyres_flat_out(wear: int) -> None:
    """GT-CLASS-09, GT-CLASS-10: six gears on soft tyres by their age."""
    steps = ["G1 0#12", "G2 1#3", "G3 1#6", "G4 2#3", "G5 2#6", "G6 2#9"]
    state = drive(table(car("0#9", tyre="soft", wear=wear), options={"soft_tyres": True}), *steps)
    expected = {4: "37/729", 3: "155/729", 2: "389/729"}[state.limit]
    assert state.limit == [4, 4, 4, 3, 3, 3, 2][wear - 1]
    assert plan_risk(state).flat_out == Fraction(expected)


def test_worked_plans() -> None:
    """GT-DICE-16, GT-FLAT-03, GT-CORNER-12: the plans of the worked examples."""
    steps = ["G4 1#2", "G5 1#5", "G6 2#2", "G3+2B 2#5", "G2 2#8", "G1 3#2", "C 3#5", "C 3#8"]
    state = table(car("0#11", 4))
    for count, chance in ((5, "91/243"), (6, "935/2187"), (8, "10358/19683")):
        assert plan_risk(drive(state.copy(), *steps[:count])).flat_out == Fraction(chance)
    assert plan_risk(
        drive(table(car("2#8", 5)), "G5 3#2", "C 3#5", "G2+2B 3#8", "C 4#2")
    ).flat_out == Fraction(481, 2916)
    lines = table(car("10#2", 2), options={"track": "k7"})
    assert plan_risk(drive(lines, "C 10#4", "G3 10#7")).flat_out == Fraction(4, 9)
    around = table(car("10#1", 2), options={"track": "k7"})
    assert plan_risk(drive(around, "C 10#4", "G3 10#6")).flat_out == 0
    redline = table(car("0#11", 5), options={"redline": True})
    risk = plan_risk(drive(redline, "G6 1#2", "RL 1#5", "RL 2#2", "RL 2#5"))
    assert (risk.flat_out, risk.focus) == (Fraction(1, 9), 1)


def test_too_fast_is_certain() -> None:
    """GT-CORNER-03: the step that is too fast loses what the dice left."""
    risk = plan_risk(drive(table(car("4#2", 3)), "C 4#5"))
    assert risk.one_by_one == 1
    assert risk.steps[-1].over_speed


def test_flying_start() -> None:
    """GT-ADV-05, GT-ADV-07: one in six ends the turn and loses nothing."""
    state = grid("F2 0#12", "G3 1#3", "G4 1#6", "G5 2#3", options={"flying_start": True})
    risk = plan_risk(state)
    assert risk.start_fails == Fraction(1, 6)
    assert risk.flat_out == Fraction(5, 6) * Fraction(1, 27)


def test_half_way_through_a_plan() -> None:
    """Hazards so far count, steps behind do not."""
    state = drive(grid("G1 0#12", "G2 1#3", "G3 1#6"), "one by one", "throw", "hz", "throw", "hz")
    risk = plan_risk(state)
    assert [step.text for step in risk.steps] == ["G3"]
    assert risk.one_by_one == Fraction(1, 3)


def test_the_odds_are_those_of_the_engine() -> None:
    """The chance worked out is the share of throws in which the engine loses control."""
    state = drive(table(car("2#8", 5)), "G5 3#2", "C 3#5", "G2+2B 3#8", "flat out")
    stack = [(state, Fraction(1))]
    lost = Fraction(0)
    while stack:
        now, share = stack.pop()
        outcomes = now.chance()
        if not outcomes or now.round > state.round:
            lost += share if now.relays else 0
            continue
        total = sum(weight for _, weight in outcomes)
        for outcome, weight in outcomes:
            after = now.copy()
            after.resolve(outcome)
            stack.append((after, share * Fraction(weight, total)))
    assert lost == at_least(dice_of("G5 C G2+2B"), 3)


def test_no_plan_no_risk() -> None:
    with pytest.raises(BadPosition, match="no plan"):
        plan_risk(GT_GAME.new(2))


@pytest.mark.parametrize(
    ("drawn", "weather", "flag", "whole"),
    [
        (1, "1/7", "1/7", "4/7"),
        (2, "72/287", "11/41", "92/287"),
        (3, "95/287", "31/82", "253/1435"),
        (4, "1452/3731", "505/1066", "253/2665"),
    ],
)
def test_the_full_bag(drawn: int, weather: str, flag: str, whole: str) -> None:
    """GT-DMG-01, GT-DMG-09."""
    assert weather_turns(BAG, drawn) == Fraction(weather)
    assert flag_shown(BAG, drawn) == Fraction(flag)
    assert unharmed(BAG, drawn) == Fraction(whole)


def test_weather_pair_and_the_bag_without_weather() -> None:
    """GT-DMG-09, GT-ADV-03."""
    assert exactly_drawn(BAG, 2, 3, 2) == Fraction(5, 287)
    assert [flag_shown(DRY_BAG, drawn) for drawn in (1, 2, 3, 4)] == [
        Fraction(1, 6), Fraction(13, 42), Fraction(22, 51), Fraction(100, 187),
    ]  # fmt: skip
    assert [exactly_drawn(DRY_BAG, 1, token, 1) for token in range(6)] == [
        Fraction(1, 6), Fraction(1, 6), Fraction(1, 6), 0, Fraction(1, 6), Fraction(1, 3),
    ]  # fmt: skip


def test_every_grid_is_equally_likely() -> None:
    """GT-SETUP-10: four cars, 24 orders."""
    shares: dict[tuple[int, ...], Fraction] = {}
    stack = [(GT_GAME.new(4), Fraction(1))]
    while stack:
        state, share = stack.pop()
        outcomes = state.chance()
        if not outcomes:
            order = tuple(state.order)
            shares[order] = shares.get(order, Fraction(0)) + share
            continue
        for outcome, weight in outcomes:
            after = state.copy()
            after.resolve(outcome)
            stack.append((after, share * Fraction(weight, len(outcomes))))
    assert shares == {order: Fraction(1, 24) for order in permutations(range(4))}
