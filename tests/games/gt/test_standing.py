"""Who is ahead, by how much; and when a pit stop is worth a question."""

from __future__ import annotations

from typing import Any

import pytest

from racecraft.games.gt.actions import NO_PIT
from racecraft.games.gt.game import GT_GAME
from racecraft.games.gt.phases import PIT
from racecraft.games.gt.pit import pit_helps
from racecraft.games.gt.standing import gaps, order, places
from racecraft.outlook import outlook
from tests.games.gt.table import car, drive, table


def test_the_way_decides_and_level_cars_keep_the_order_of_play() -> None:
    state = table(car("2#1", 1), car("4#4", 1), car("2#2", 3))
    assert (order(state), places(state)) == ([1, 0, 2], [2, 1, 2])
    assert gaps(state) == [7, 0, 7]
    view = GT_GAME.view(state, 0)
    assert (view["order"], view["gaps"]) == (order(state), gaps(state))


def test_a_retired_car_is_classified_by_the_way_it_has_come() -> None:
    """GT-BLOCK-09, GT-END-08: it is not put behind cars that have driven less."""
    state = table(car("2#1", 1), car("4#4", place="retired"))
    assert order(state) == [1, 0]
    assert GT_GAME.standing(state) == sorted(GT_GAME.standing(state))


def test_those_who_have_finished_lead_in_their_order() -> None:
    """GT-END-05: how far beyond the line they came to rest does not count."""
    options = {"race_end": "classify"}
    home = [car("1#2", 3, wrap=1, place="finished"), car("0#12", 3, wrap=1, place="finished")]
    state = table(car("2#1", 1), *home, options=options, order=[0], finished=[2, 1])
    assert order(state) == [2, 1, 0]
    assert gaps(state)[1:] == [0, 0]
    assert gaps(state)[0] > 0


@pytest.mark.parametrize(
    ("more", "weather", "helps"),
    [
        ({}, "dry", False),
        ({"tokens": {"weather": 1, "green": 1}}, "dry", False),
        ({"tokens": {"coast": 1}}, "dry", True),
        ({}, "wet", True),
        ({"tyre": "rain"}, "wet", False),
        ({"tyre": "rain"}, "dry", True),
    ],
)
def test_a_pit_stop_that_can_do_no_good_is_legal_but_not_asked_for(
    more: dict[str, Any], weather: str, helps: bool
) -> None:
    """GT-PIT-05, GT-PIT-07, GT-PIT-08: damage and tyres that do not suit the weather are worth a question."""
    full = GT_GAME.position(GT_GAME.new(2, {}))["bag"]
    bag = {token: count - more.get("tokens", {}).get(token, 0) for token, count in full.items()}
    state = table(car("2#1", 0, **more), car("9#1", 0), bag=bag, weather=weather)
    drive(state, "G1 2#4", "one by one", "throw", "ok")
    assert state.phase == PIT
    assert pit_helps(state, state.cars[0]) == helps
    shown = outlook(GT_GAME, state, 0)
    assert shown["automatic"] != helps
    assert state.legal(0)[0] == NO_PIT, "what is done automatically is to drive on"
    assert len(shown["choices"]) == len(state.legal(0)) > 2
    good = {choice["work"] for choice in shown["choices"].values() if not choice["pointless"]}
    assert (good != {"none"}) == helps


@pytest.mark.parametrize(
    ("tokens", "soft", "good"),
    [
        ({}, True, {("none", "asphalt"), ("tyres", "soft")}),
        ({"gear": 2}, False, {("none", "asphalt"), ("repairs", "asphalt")}),
        (
            {"gear": 2},
            True,
            {("none", "asphalt"), ("tyres", "soft"), ("repairs", "asphalt"), ("both", "soft")},
        ),
    ],
)
def test_a_pit_stop_whose_work_gains_nothing_is_told_as_pointless(
    tokens: dict[str, int], soft: bool, good: set[tuple[str, str]]
) -> None:
    """GT-PIT-07 to 09: in the dry rain tyres gain nothing, nor do repairs of a car that is whole."""
    full = GT_GAME.position(GT_GAME.new(2, {}))["bag"]
    bag = {token: count - tokens.get(token, 0) for token, count in full.items()}
    options = {"soft_tyres": soft}
    state = table(car("2#1", 0, tokens=tokens), car("9#1", 0), bag=bag, options=options)
    drive(state, "G1 2#4", "one by one", "throw", "ok")
    choices = outlook(GT_GAME, state, 0)["choices"].values()
    assert {(each["work"], each["tyre"]) for each in choices if not each["pointless"]} == good
