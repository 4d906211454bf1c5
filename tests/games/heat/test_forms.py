"""Notation, JSON and positions of Heat."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from racecraft.engine.errors import (
    BadNotation,
    BadPosition,
    IllegalAction,
    IllegalOutcome,
    UnknownName,
    WrongSeat,
)
from racecraft.engine.position import merged
from racecraft.games.heat import actions, notation
from racecraft.games.heat.cards import NAMES
from racecraft.games.heat.game import HEAT
from tests.games.heat.table import alone, drive, table


def test_every_action_is_written_and_read() -> None:
    for action in range(actions.ACTIONS):
        try:
            text = notation.notation(action)
        except BadNotation:
            continue
        assert notation.parse(text) == action
        assert notation.action_of(notation.action_json(action)) == action


def test_numbers_without_a_card_have_no_notation() -> None:
    assert NAMES[8] == ""
    for action in (actions.CARD + 8, actions.DIRECT + 8, actions.USE + 8, actions.ACTIONS, -1):
        with pytest.raises(BadNotation, match=f"{action} is none"):
            notation.notation(action)


@pytest.mark.parametrize("text", ["", "gear", "gear 5", "lay x", "slip 99", "amount x", "fly", "boost now"])
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="heat knows no action"):
        notation.parse(text)


@pytest.mark.parametrize("data", [{}, {"do": 7}, {"do": "gear", "speed": 3}, {"do": "gear", "number": "3"}])
def test_wrong_json_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(BadNotation, match="heat knows no action"):
        notation.action_of(data)


def test_the_verb_follows_the_phase() -> None:
    state = table(1, alone("0/14R", "1 2"))
    drive(state, "gear 1")
    assert HEAT.notation(state, actions.CARD + 3) == "lay 2"
    drive(state, "lay 1")
    assert HEAT.notation(state, actions.CARD + 3) == "discard 2"
    assert HEAT.action_json(state, actions.CARD + 3) == {"do": "discard", "card": "2"}


def test_outcomes_are_named() -> None:
    state = HEAT.new(2, {"weather": True})
    assert HEAT.outcome_notation(state, 1) == "blue"
    with pytest.raises(BadNotation, match="'pink' is not among what can be drawn now: black, blue"):
        HEAT.parse_outcome(state, "pink")
    drive(state, "roll blue")
    assert HEAT.outcome_notation(state, 5) == "sun"


def test_wrong_seats_and_outcomes_change_nothing() -> None:
    state = table(2)
    before = HEAT.fingerprint(state)
    with pytest.raises(WrongSeat, match="a card or token is to be drawn now"):
        state.play(0, 1)
    with pytest.raises(IllegalOutcome, match="the deck holds no card u1"):
        state.resolve(9)
    plan = table(1, alone("0/14R", "1 2"))
    with pytest.raises(WrongSeat, match="there is no seat 2"):
        plan.play(1, 1)
    with pytest.raises(IllegalOutcome, match="nothing is to be drawn now"):
        plan.resolve(1)
    with pytest.raises(IllegalAction, match="action 5000"):
        plan.play(0, 5000)
    assert HEAT.fingerprint(state) == before


def spoilt(*changes: tuple[str, Any], position: dict[str, Any] | None = None) -> dict[str, Any]:
    whole: dict[str, Any] = copy.deepcopy(HEAT.position(table(2, position or alone("0/14R", "1 2", 1, 2))))
    for path, value in changes:
        place: Any = whole
        *way, last = path.split(".")
        for part in way:
            place = place[int(part)] if isinstance(place, list) else place[part]
        place[int(last) if isinstance(place, list) else last] = value
    return whole


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("game", "rali", "a position of 'rali'"),
        ("phase", "lunch", "there is no phase 'lunch'"),
        ("phase", "react", "it cannot be the turn of car 1"),
        ("phase", "pick", "driver 1 has nothing to plan, but the stage is 'gear'"),
        ("phase", "flip", "it cannot be the turn"),
        ("phase", "over", "has nothing to plan"),
        ("cars", [], "the position has 0 cars, the options say 2"),
        ("cars.0.at", "5", "is no place on the track; one is written like 0/12L"),
        ("cars.0.at", "0/99L", "is no place on a track of 69 cells"),
        ("cars.0.status", "asleep", "'status' is 'asleep'"),
        ("cars.0.status", "finished", "is finished, but stands on the track"),
        ("cars.1.at", "0/14R", "cars 1 and 2 stand on the same spot 14R"),
        ("cars.0", 7, "car 1 is 7, not an object"),
        ("drivers.0", 7, "driver 1 is 7, not an object"),
        ("drivers.0.hand", "1 9", "there is no card '9'"),
        ("drivers.0.hand", 7, "'hand' is 7, not of type str"),
        ("drivers.0.gear", 5, "'gear' is 5, not 1 to 4"),
        ("drivers.0.stage", "asleep", "'stage' is 'asleep'"),
        ("drivers.0.stage", "committed", "all drivers have committed"),
        ("drivers.0.play", "1", "driver 1 cannot be choosing a gear now"),
        ("drivers.0.discard_top", "4", "4 cannot lie on top, it is not in the discard"),
        ("drivers.0.colour", "red", "driver 1 has no field 'colour'"),
        ("season.points", [1], "'points' must be a whole number for each car"),
        ("season.standings", [0], "must name every car or none"),
        ("season.race", 3, "'race' is 3, not 0 to 0"),
        ("setting.weather", "hail", "'weather' is 'hail'"),
        ("setting.road", ["overheat"] * 3, "only two 'overheat' road tokens"),
        ("setting.road", ["ice"], "there is no 'ice'"),
        ("setting.weather", "sun", "belong to the option weather, which is off"),
        ("setting.road", ["overheat"], "belong to the option weather, which is off"),
        ("drivers.0.hand", "1 s80", "there is no sponsor s80 without a season"),
        ("drivers.0.deck", " ".join(["1"] * 13), "basic speed cards, a driver has 12"),
        ("drivers.0.deck", "u1 u1 u1 u1 u1 u1 u1 u1 u1", "of which there are"),
        ("round.order", [1, 0], "'order' contradicts where the cars stand"),
        ("round.order", [0, 0], "is no car, or is named twice"),
        ("round.legends_used", [11], "11 is no Legend card"),
        ("turn.start", "x", "is no place on the track"),
        ("turn.after", "lunch", "'after' is 'lunch'"),
        ("turn.symbols", ["pay u1"], "there is no 'pay u1'"),
        ("turn.values", ["9 u10"], "there is no '9 u10'"),
        ("turn.speed", -1, "'speed' is -1"),
        ("options", {"track": "moon"}, "heat has no track 'moon'"),
        ("moon", 1, "the position has no field 'moon'"),
    ],
)
def test_a_damaged_position_is_told_its_fault(path: str, value: Any, complaint: str) -> None:
    with pytest.raises(UnknownName if path == "options" else BadPosition) as caught:
        HEAT.load(spoilt((path, value)))
    assert complaint in str(caught.value)


def test_a_position_in_mid_turn_needs_a_start() -> None:
    state = drive(table(1, alone("0/14R", "1 heat", 1, 2)), "gear 1")
    whole = HEAT.position(state)
    assert whole["phase"] == "react"
    with pytest.raises(BadPosition, match="'start' must say where the turn began"):
        HEAT.load(merged(whole, {"turn": {"start": None}}, ""))


@pytest.mark.parametrize("tokens", [1, 3, 5])
def test_a_track_has_a_road_token_for_each_corner(tokens: int) -> None:
    """HT-ROAD-01: the USA track has four corners."""
    road = ["overheat", "overheat", "weather", "weather", "free boost"]
    with pytest.raises(BadPosition, match="a track with 4 corners has as many 'road' tokens"):
        table(1, {**alone("0/14R", "1"), "setting": {"weather": "sun", "road": road[:tokens]}}, weather=True)
    whole = {**alone("0/14R", "1"), "setting": {"weather": "sun", "road": road[:4]}}
    assert table(1, whole, weather=True).road


def test_a_paid_mulligan_is_loaded_for_one_driver_only() -> None:
    """HT-MULLIGAN-03."""
    state = table(2, paid_mulligan=True)
    while state.chance():
        state.resolve(state.chance()[0][0])
    whole = HEAT.position(state)
    assert HEAT.load(whole).pending() == [0]
    both = merged(whole, {"drivers": [{}, {"stage": "gear"}]}, "")
    with pytest.raises(BadPosition, match="one driver after another"):
        HEAT.load(both)
