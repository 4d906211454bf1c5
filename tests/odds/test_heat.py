"""The odds of Heat are those of the engine: counted out through every draw, they come to the same."""

from __future__ import annotations

from fractions import Fraction

import pytest

from racecraft.games.heat.cards import card_named
from racecraft.games.heat.corners import Bill, bill, heat_left
from racecraft.games.heat.phases import FLIP
from racecraft.games.heat.state import HeatState
from racecraft.odds.heat.chances import PlanOdds, flip_sums, hand_plans, plan_odds, seat_bill
from tests.games.heat.table import alone, drive, table


def cards(text: str) -> list[int]:
    return [card_named(name) for name in text.split()]


def counted_out(state: HeatState) -> dict[int, Fraction]:
    """The speed after all flips that are due, through the engine."""
    if state.phase != FLIP:
        return {state.speed: Fraction(1)}
    outcomes = state.chance()
    total = sum(weight for _, weight in outcomes)
    found: dict[int, Fraction] = {}
    for outcome, weight in outcomes:
        twin = state.copy()
        twin.resolve(outcome)
        for speed, chance in counted_out(twin).items():
            found[speed] = found.get(speed, Fraction(0)) + Fraction(weight, total) * chance
    return found


@pytest.mark.parametrize(
    ("hand", "piles"),
    [
        ("stress", {"deck": "1 1 2 4 heat heat stress"}),
        ("stress stress 2", {"deck": "1 2 3 4 4 heat start5"}),
        ("stress stress stress", {"deck": "1 heat", "discard": "2 4 4 stress"}),
        ("stress stress", {"deck": "2 3 start0", "top": "heat 4"}),
        ("u2 stress", {"deck": "1 2 3 4 heat u5"}),
        ("u2 stress", {"deck": "heat", "discard": "3 u5"}),
    ],
)
def test_speeds_are_those_of_the_engine(hand: str, piles: dict[str, str]) -> None:
    gear = len(hand.split())
    state = table(1, alone("0/14R", hand, gear, 9, **piles))
    odds = PlanOdds(state, 0, cards(hand))
    assert sum(odds.speeds.values()) == 1
    drive(state, f"gear {gear}")
    assert odds.speeds == counted_out(state)


def test_a_flip_of_a_fresh_deck() -> None:
    state = table(1, alone("0/14R", "stress", deck="1 1 1 2 2 2 3 3 3 4 4 4 heat stress stress"))
    assert flip_sums(state.drivers[0], 1) == {speed: Fraction(1, 4) for speed in (1, 2, 3, 4)}
    odds = PlanOdds(state, 0, cards("stress"))
    assert odds.mean == Fraction(5, 2)


def crossed(state: HeatState, found: Bill) -> list[tuple[int, int]]:
    """The cell before each line of a bill, and its Heat."""
    return [(state.conditions.track.after[one.line], one.cost) for one in found.crossings]


def test_corners_and_spin_outs() -> None:
    state = table(1, alone("0/37R", "1 2 4", 3, 4), track="great_britain")
    both = seat_bill(state, 0, 7)
    assert (crossed(state, both), both.heat, both.spins, both.end) == ([(37, 2), (43, 3)], 4, True, 43)
    state.drivers[0].heat = 6
    assert (seat_bill(state, 0, 7).heat, seat_bill(state, 0, 7).end) == (5, 44)
    assert seat_bill(state, 0, 7, limits=3).heat == 0
    assert crossed(state, seat_bill(state, 0, 4, cells=9)) == [(37, 0), (43, 0)]


def test_a_bill_in_two_numbers_is_the_bill() -> None:
    """HT-CORNER-04, HT-SPIN-01: `heat_left` serves those who weigh many turns, `bill` those who show one."""
    conditions = table(1, alone("0/37R", "1"), track="great_britain").conditions
    for start in range(-3, conditions.finish + 1, 3):
        for speed in range(0, 25, 2):
            for engine in (0, 1, 3, 6):
                for change in (-3, 0, 2):
                    told = bill(conditions, start, start + speed, speed, engine, change)
                    left = -1 if told.spins else engine - told.heat
                    found = heat_left(conditions, start, start + speed, speed, engine, change)
                    assert found == (told.end, left)


def test_the_odds_of_a_plan_name_its_risk() -> None:
    state = table(1, alone("0/32R", "stress", 1, 0, deck="1 2 3 4"))
    odds = PlanOdds(state, 0, cards("stress"))
    assert odds.spin == Fraction(1, 4)
    assert odds.heat == 0
    state.drivers[0].heat = 1
    assert PlanOdds(state, 0, cards("stress")).heat == Fraction(1, 4)


def test_numbers_to_choose() -> None:
    state = table(1, alone("0/14R", "u10 2", 2))
    (odds,) = plan_odds(state, 0, 2)
    assert odds.speeds == {3: Fraction(1)}
    assert odds.choice == 4


def test_plans_of_a_hand() -> None:
    assert hand_plans([3, 2, 3], 2) == [(2, 3), (3, 3)]
    assert hand_plans([2], 2) == []
