"""A partial position balances the cards of its drivers: deck and engine hold what lies nowhere else."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from racecraft.engine.errors import BadPosition
from racecraft.games import HEAT

OPTIONS = {"grid": "seats", "ask_top": False}
PILES = ["hand", "deck", "discard", "play", "top"]
BEFORE: dict[str, Any] = HEAT.position(HEAT.new(2, OPTIONS))["drivers"][0]


def driver(**piles: Any) -> dict[str, Any]:
    change = {
        "phase": "plan",
        "round": {"number": 3},
        "cars": [{"at": "0/20R"}, {"at": "0/14R"}],
        "drivers": [
            {"stage": "gear", "gear": 1, "hand": "2 3 4", **piles},
            {"stage": "gear", "gear": 1, "hand": "1"},
        ],
    }
    found: dict[str, Any] = HEAT.position(HEAT.place(2, OPTIONS, change))["drivers"][0]
    return found


def cards(driver: dict[str, Any]) -> Counter[str]:
    return Counter(card for pile in PILES for card in driver[pile].split()) + Counter(heat=driver["heat"])


def test_every_card_is_somewhere() -> None:
    assert "heat" in BEFORE["deck"].split()
    found = driver(hand="2 3 heat", discard="4 heat heat", top="1")
    assert cards(found) == cards(BEFORE)
    assert (found["hand"], found["discard"], found["top"]) == ("heat 2 3", "heat heat 4", "1")
    assert found["heat"] == BEFORE["heat"] - 2
    assert driver(hand="2 3")["heat"] == driver(hand="2 heat")["heat"] == BEFORE["heat"]


def test_what_is_stated_is_not_adjusted() -> None:
    found = driver(hand="2 3", deck="1 1", heat=0)
    assert (found["hand"], found["deck"], found["heat"]) == ("2 3", "1 1", 0)
    assert driver(hand="heat", deck="1 heat")["heat"] == BEFORE["heat"] - 1


def test_a_card_that_the_driver_does_not_have_is_one_more() -> None:
    found = driver(hand="stress stress stress stress")
    assert "stress" not in found["deck"].split()
    assert cards(found)["4"] == cards(BEFORE)["4"]


@pytest.mark.parametrize(
    ("piles", "complaint"),
    [
        ({"hand": 7}, "driver 1: 'hand'"),
        ({"deck": 7}, "driver 1: 'deck'"),
        ({"hand": "heat " * 20}, "driver 1: 'heat' is -"),
        ({"hand": "wings"}, "there is no card 'wings'"),
    ],
)
def test_what_cannot_be_is_named(piles: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        driver(**piles)
