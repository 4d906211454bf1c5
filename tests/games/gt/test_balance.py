"""A partial position balances its tokens: what lies elsewhere is not in the bag (GT-SETUP-05)."""

from __future__ import annotations

from typing import Any

import pytest

from racecraft.engine.errors import BadPosition
from racecraft.games import GT_GAME

START: dict[str, int] = GT_GAME.position(GT_GAME.new(2))["bag"]


def bag_of(**change: Any) -> dict[str, int]:
    cars = [{"space": "0#1", "marker": "3"}, {"space": "0#5", "marker": "1"}]
    for car, tokens in zip(cars, change.pop("tokens", []), strict=False):
        car["tokens"] = tokens
    laid = {"phase": "begin", "round": 1, "order": [0, 1], "cars": cars, **change}
    bag: dict[str, int] = GT_GAME.position(GT_GAME.place(2, {}, laid))["bag"]
    return bag


def test_tokens_and_flags_come_out_of_the_bag() -> None:
    found = bag_of(tokens=[{"gear": 1, "brake": 2}, {"gear": 1}], flags=[{"tile": 3, "seat": 1}])
    assert found == {
        **START,
        "gear": START["gear"] - 2,
        "brake": START["brake"] - 2,
        "yellow": START["yellow"] - 1,
    }


def test_a_kind_that_the_bag_names_is_not_adjusted() -> None:
    assert bag_of(tokens=[{"gear": 1, "brake": 1}], bag={"gear": START["gear"] - 1}) == {
        **START,
        "gear": START["gear"] - 1,
        "brake": START["brake"] - 1,
    }
    with pytest.raises(BadPosition, match="gear tokens in all"):
        bag_of(tokens=[{"gear": 1}], bag={"gear": START["gear"]})


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"tokens": [{"gear": 99}]}, "bag"),
        ({"tokens": [{"gear": "two"}]}, "car 1"),
        ({"tokens": [7]}, "car 1"),
        ({"bag": 7}, "bag"),
        ({"flags": 7}, "flags"),
        ({"flags": [7]}, "flags"),
    ],
)
def test_what_cannot_be_is_named(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        bag_of(**change)


def test_a_whole_position_is_taken_as_it_is() -> None:
    whole = GT_GAME.position(GT_GAME.new(2))
    whole["bag"] = {**whole["bag"], "gear": 0}
    with pytest.raises(BadPosition, match="gear tokens in all"):
        GT_GAME.place(2, {}, whole)
