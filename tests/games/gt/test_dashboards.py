"""Dashboards: the printed figures, and what makes a file of one's own wrong."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from racecraft.engine.errors import BadBoard, BadOptions
from racecraft.games.gt.dashboard import (
    CLASSES,
    DRY,
    OFF,
    SOFT,
    TOKENS,
    TYRES,
    WEATHERS,
    WET,
    CarClass,
    Tyre,
    Weather,
    read_dashboards,
    side,
    standard_dashboards,
)
from racecraft.games.gt.game import GT_GAME
from tests.games.gt.table import car, drive, table, words

STANDARD = standard_dashboards()


def printed(car_class: CarClass, tyre: Tyre, weather: Weather) -> tuple[int, ...]:
    now = side(CLASSES.index(car_class), TYRES.index(tyre), WEATHERS.index(weather))
    return STANDARD.gear[now], STANDARD.coast[now], STANDARD.brake[now], STANDARD.limit[now]


def test_the_standard_side() -> None:
    """GT-DICE-20, GT-SETUP-06, GT-SETUP-07: GT6 on asphalt in the dry."""
    state = GT_GAME.new(2)
    assert printed("GT6", "asphalt", "dry") == (6, 2, 3, 3)
    assert {(entry.tyre, state.weather) for entry in state.cars} == {(0, DRY)}


@pytest.mark.parametrize(
    ("tyre", "weather", "expected"),
    [
        ("asphalt", "wet", (6, 2, 1, 2)),
        ("rain", "dry", (6, 1, 2, 2)),
        ("rain", "wet", (6, 2, 2, 3)),
        ("soft", "wet", (6, 2, 1, 2)),
        ("soft", "dry", (6, 2, 3, 0)),
    ],
)
def test_sides_of_gt6(tyre: Tyre, weather: Weather, expected: tuple[int, ...]) -> None:
    """GT-DICE-19, GT-CLASS-02: tyres that suit the weather allow more."""
    assert printed("GT6", tyre, weather) == expected


@pytest.mark.parametrize(
    ("car_class", "expected"),
    [("GT6 BOP", (6, 1, 3)), ("GT5", (5, 2, 3)), ("GT5 BOP", (5, 2, 2)), ("GT4", (4, 3, 2))],
)
def test_classes(car_class: CarClass, expected: tuple[int, ...]) -> None:
    """GT-CLASS-01 to 04."""
    assert printed(car_class, "asphalt", "dry")[:3] == expected
    assert STANDARD.top[CLASSES.index(car_class)] == expected[0]


def test_soft_tyres_wear() -> None:
    """GT-CLASS-10, GT-CLASS-11: limits 4, 4, 4, 3, 3, 3, 2 and 2 for ever."""
    dry, wet = side(0, SOFT, DRY), side(0, SOFT, WET)
    assert [STANDARD.hazard_limit(dry, wear) for wear in range(1, 10)] == [4, 4, 4, 3, 3, 3, 2, 2, 2]
    assert [STANDARD.hazard_limit(wet, wear) for wear in (1, 7)] == [2, 2]


def test_table_of_lost_control() -> None:
    """GT-LOC-07, GT-LOC-16: marker and tokens by gear and danger."""
    now = side(0, 0, DRY)
    assert STANDARD.lost_marker[now][1:] == [0, 0, OFF, OFF, OFF, OFF]
    tokens = STANDARD.lost_tokens[now]
    assert [tokens[gear * 3 : gear * 3 + 3] for gear in (1, 2, 3, 4, 5, 6)] == [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 1],
        [0, 1, 2],
        [1, 2, 3],
        [2, 3, 4],
    ]


def test_bag_and_dice() -> None:
    """GT-SETUP-05, GT-SETUP-09, GT-DICE-18."""
    assert dict(zip(TOKENS, STANDARD.bag, strict=True)) == {
        "gear": 6, "brake": 6, "coast": 6, "weather": 6, "yellow": 6, "green": 12,
    }  # fmt: skip
    assert STANDARD.hazard_faces == [1, 1, 1, 2, 2, 2, 2, 2, 1]
    assert STANDARD.seconds == [30, 60, 50, 40, 30, 20, 15, 10]
    assert GT_GAME.new(3).bag == STANDARD.bag


def own(**fields: Any) -> dict[str, Any]:
    return {**copy.deepcopy(STANDARD.data), **fields}


def test_a_race_may_bring_its_own_figures() -> None:
    """A limit of 1 and a milder table of its own for one side."""
    data = own()
    asphalt = data["classes"]["GT6"]["asphalt dry"]
    asphalt["limit"] = 1
    asphalt["loss_of_control"] = {
        **data["loss_of_control"],
        "4": {"marker": "0", "yellow": 0, "orange": 0, "red": 0},
    }
    state = table(car("2#1", 4), car("9#1", 1), options={"dashboards": data})
    drive(state, "C 2#4", "one by one", "throw", "hz")
    assert (state.cars[0].marker, state.turn) == (0, 1)


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ({}, "a dashboard file says"),
        (own(dice={}), "dice: 'gear' must be at least 6 whole numbers"),
        (own(bag={}), "bag: 'gear' must be a whole number from 0 to 99, not None"),
        (own(wear=[]), "'wear' must be at least 1 whole numbers"),
        (own(seconds={"00": 1}), "seconds: '0' must be"),
        (own(classes={}), "class GT6: 'top' must be"),
        (own(classes={"GT6": {"top": 6}}), "class GT6: asphalt dry: there is no such side"),
        (own(loss_of_control={}), "loss_of_control, gear 1: 'marker' must be"),
    ],
)
def test_wrong_files_name_entry_and_reason(data: Any, complaint: str) -> None:
    with pytest.raises(BadBoard) as caught:
        read_dashboards(data, "own.json")
    assert str(caught.value).startswith("own.json: ")
    assert complaint in str(caught.value)


def test_classes_fit_the_seats() -> None:
    with pytest.raises(BadOptions, match="classes for 2 seats in a race of 3"):
        GT_GAME.new(3, {"classes": ["GT6", "GT4"]})


def test_the_supply_of_focus_may_be_limited() -> None:
    """GT-FOCUS-03: with three tokens in all, five dice bring no more than are left."""
    state = table(car("2#2", 3, focus=1), car("9#1", 1, focus=1), options={"focus_supply": 3})
    drive(state, "C 2#5", "C 2#8", "G4 3#2", "flat out", "ok", "ok", "ok")
    assert [entry.focus for entry in state.cars] == [2, 1]


def test_surplus_tokens_bite_again() -> None:
    """GT-DMG-07, GT-DMG-11: four brake tokens leave nothing in the wet, and nothing of three in the dry
    either."""
    tokens = {"brake": 4, "coast": 1}
    for weather in ("dry", "wet"):
        state = table(
            car("2#2", 4, tokens=tokens), options={"start_weather": weather}, bag={"brake": 2, "coast": 5}
        )
        assert {word.split()[0] for word in words(state)} == {"C", "G3", "G4", "G5"}
        drive(state, "C 2#5")
        assert not any(word.startswith("C ") for word in words(state)), "GT-DMG-06: one coast die less"
