"""Options, positions and notation: what is read, and how what cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest

from racecraft.engine.errors import (
    BadBoard,
    BadNotation,
    BadOptions,
    BadPosition,
    RacecraftError,
    UnknownName,
)
from racecraft.engine.game import AnyGame
from racecraft.games.rali.actions import ACTIONS
from racecraft.games.rali.game import RALI
from tests.games.rali.table import board_data, car, drive, position, table, waiting

rali: AnyGame = RALI


# --- Options ------------------------------------------------------------------------------------------------


def test_options_have_defaults() -> None:
    """RL-END-01, RL-SETUP-03: the classic board with its two laps, and the first seat begins."""
    state = rali.new(4)
    assert state.setup.options == {"board": "classic", "laps": 0, "first": 1}
    assert (state.setup.laps, state.board.name, state.turn) == (2, "classic", 0)


@pytest.mark.parametrize(("laps", "driven"), [(0, 2), (1, 1), (9, 9)])
def test_laps(laps: int, driven: int) -> None:
    """RL-END-01: 0 drives the laps of the board."""
    assert rali.new(1, {"laps": laps}).setup.laps == driven


def test_board_may_bring_its_own_laps() -> None:
    """RL-END-01."""
    data = board_data()
    data["meta"]["laps"] = 3
    assert rali.new(1, {"board": data}).setup.laps == 3
    assert rali.new(1, {"board": data, "laps": 1}).setup.laps == 1


@pytest.mark.parametrize(
    ("given", "seats", "error", "complaint"),
    [
        ({"laps": -1}, 2, BadOptions, "laps"),
        ({"laps": 10}, 2, BadOptions, "laps"),
        ({"laps": "two"}, 2, BadOptions, "laps"),
        ({"first": 5}, 4, BadOptions, "first"),
        ({"first": 3}, 2, BadOptions, "seat 3 cannot begin a race of 2"),
        ({"board": 7}, 2, BadOptions, "board"),
        ({"board": "monza"}, 2, UnknownName, "rali has no board 'monza'; it has classic"),
        ({"board": {}}, 2, BadBoard, "the race's own board: there is no 'meta'"),
        ({"weather": "rain"}, 2, BadOptions, "rali has no option 'weather'; it has board, first, laps"),
        ({}, 0, BadOptions, "rali seats 1 to 4 players, not 0"),
        ({}, 5, BadOptions, "rali seats 1 to 4 players, not 5"),
    ],
)
def test_wrong_options(
    given: dict[str, Any], seats: int, error: type[RacecraftError], complaint: str
) -> None:
    """RL-SETUP-03: each is named, with what would be right."""
    with pytest.raises(error) as caught:
        rali.new(seats, given)
    assert complaint in str(caught.value)


def test_options_have_a_schema_with_bounds() -> None:
    [(_, schema)] = rali.schema()["$defs"].items()
    assert {
        name: (entry.get("minimum"), entry.get("maximum")) for name, entry in schema["properties"].items()
    } == {
        "board": (None, None),
        "laps": (0, 9),
        "first": (0, 4),
    }


# --- Notation -----------------------------------------------------------------------------------------------


def test_actions_in_text_and_json() -> None:
    """RL-GEAR-01, RL-SETUP-04: each action has one name and one JSON form, and both read back."""
    state = table(car("28.2"))
    names = [rali.notation(state, action) for action in range(ACTIONS)]
    assert names[:7] == ["keep", "up", "down", "ahead", "left", "right", "branch"]
    assert names[7:] == ["start1", "start2", "start3", "start4"]
    forms = [rali.action_json(state, action) for action in range(ACTIONS)]
    assert forms[1] == {"declare": "up"}
    assert forms[4] == {"step": "left"}
    assert forms[8] == {"start": 2}
    for action in range(ACTIONS):
        assert rali.parse(state, names[action]) == action
        assert rali.parse(state, f" {names[action].upper()} ") == action
        assert rali.action_of(state, forms[action]) == action


@pytest.mark.parametrize("text", ["", "fly", "start5", "keep up", "3", "roll 3"])
def test_no_such_action(text: str) -> None:
    with pytest.raises(BadNotation, match=r"rali knows no action .*; it knows keep, up, down"):
        rali.parse(table(car("28.2")), text)


@pytest.mark.parametrize(
    "form", [{}, {"declare": "left"}, {"step": "up"}, {"start": 5}, {"step": "left", "x": 1}]
)
def test_no_such_action_in_json(form: dict[str, Any]) -> None:
    with pytest.raises(BadNotation, match="it knows declare, step and start"):
        rali.action_of(table(car("28.2")), form)


@pytest.mark.parametrize("action", [-1, ACTIONS])
def test_no_such_action_number(action: int) -> None:
    with pytest.raises(BadNotation, match=f"rali has actions 0 to 10, not {action}"):
        rali.notation(table(car("28.2")), action)


def test_dice_in_text() -> None:
    """RL-TURN-03: a face of the die is its number."""
    state = drive(table(car("28.2")), "keep")
    for face in range(1, 7):
        assert rali.outcome_notation(state, face) == str(face)
        assert rali.parse_outcome(state, f" {face} ") == face
    for text in ("0", "7", "six", "", "1.0", "-1"):
        with pytest.raises(BadNotation, match="the die shows 1 to 6, not"):
            rali.parse_outcome(state, text)


def test_lots_in_text() -> None:
    """RL-SETUP-03."""
    state = rali.new(3, {"first": 0})
    for outcome, _ in state.chance():
        assert rali.parse_outcome(state, rali.outcome_notation(state, outcome)) == outcome
    assert rali.parse_outcome(state, "Seat2") == 1
    for text in ("2", "seat", "seatx", "chair1"):
        with pytest.raises(BadNotation, match="the lot falls on seat1 to seat3, not"):
            rali.parse_outcome(state, text)


# --- Positions ----------------------------------------------------------------------------------------------


def test_a_position_reads_back() -> None:
    """RL-SETUP-05: the whole table is in its position, the move under way included."""
    state = drive(table(car("12.3", 2, 7), car("K1.2", 1, 3)), "keep", "3", "ahead", "left")
    data = rali.position(state)
    assert data["move"] == {"declared": 2, "steps": 3, "changes": 0, "home_lane": 3, "first_step": False}
    assert rali.position(rali.load(data)) == data


BAD_POSITIONS: list[tuple[dict[str, Any], str]] = [
    (position(), "the position has 0 cars, not 1 to 4"),
    (position(*[car(f"{row}.1") for row in range(30, 35)]), "the position has 5 cars, not 1 to 4"),
    (position(car("99.1")), "car 1: the board has no cell '99.1'"),
    (position({**car("28.2"), "cell": 5}), "car 1: the board has no cell 5"),
    (position(car("28.2", gear=6)), "car 1: 'gear' is 6, not 1 to 5"),
    (position(car("28.2", gear=0)), "car 1: 'gear' is 0, not 1 to 5"),
    (position(car("28.2", marker=0)), "car 1: 'marker' is 0, not 1 to 10"),
    (position(car("28.2", marker=11)), "car 1: 'marker' is 11, not 1 to 10"),
    (position(car("28.2", crossings=4)), "car 1: 'crossings' is 4, not 0 to 3"),
    (position(car("28.2", miss=-1)), "car 1: 'miss' is -1, not 0 to 9"),
    (position({**car("28.2"), "at_rest": 1}), "car 1: 'at_rest' is 1, not of type bool"),
    (position({**car("28.2"), "gear": True}), "car 1: 'gear' is True, not of type int"),
    (position({"cell": "28.2"}), "car 1 has no 'crossings'"),
    (position({**car("28.2"), "colour": "red"}), "car 1 has no field 'colour'"),
    (position({**car("28.2"), "cell": None}), "car 1 is not on the board, but the race has begun"),
    (position(car("28.2", gear=2, at_rest=True)), "car 1 is at rest in gear 2"),
    (position(car("28.2", gear=3, marker=3)), "car 1 is in gear 3, its damage allows 2 at most"),
    (position(car("28.2"), car("30.2", 2, 1)), "car 2 is in gear 2, its damage allows 1 at most"),
    (position(car("28.2", crossings=0, at_rest=True)), "car 1 stands on 28.2 but has not crossed the line"),
    (position(car("0.1", crossings=0)), "car 1 must be at rest"),
    (position(car("S1")), "car 1 must be at rest"),
    (position(car("START4", at_rest=True)), "car 1 stands on START4, which is used only for the start"),
    (position(car("box.blue", at_rest=True)), "car 1 stands in the box of another colour"),
    (position(car("28.2"), car("28.2")), "cars 1 and 2 stand on the same cell 28.2"),
    (position(waiting("START4"), waiting("START4")), "cars 1 and 2 stand on the same cell START4"),
    (position(car("1.3", crossings=3)), "a car has finished, but the race goes on"),
    (position(car("28.2", at_rest=True, miss=1)), "car 1 must miss this turn, it cannot declare a gear"),
    (
        position(car("S1", at_rest=True), car("17.3")),
        "car 1 must wait, no cell its first step could reach is free",
    ),
    (position(car("28.2"), turn=1), "'turn' is 1, not 0 to 0"),
    (position(car("28.2"), first=1), "'first' is 1, not -1 to 0"),
    (position(car("28.2"), first=-1), "'first' is -1 exactly while the lot is to be drawn"),
    (position(car("28.2"), round=0), "'round' is 0, not 1 to 400"),
    (position(car("28.2"), round=401), "'round' is 401, not 1 to 400"),
    (position(car("28.2"), phase="lunch"), "phase 'lunch' is none of lot, place, declare, roll, step, over"),
    (position(car("28.2"), phase=2), "'phase' is 2, not of type str"),
    (position(car("28.2"), phase="step"), "steps are left exactly while a car is moving"),
    (position(car("0.1", crossings=0, at_rest=True), phase="place"), "car 1 is already placed out of turn"),
    (position(car("28.2"), cars=7), "'cars' is 7, not of type list"),
    (position(car("28.2"), cars=["28.2"]), "car 1 is '28.2', not an object"),
    (position(car("28.2"), move=None), "'move' is None, not of type dict"),
    (position(car("28.2"), weather="rain"), "the position has no field 'weather'"),
    (position(car("28.2"), game="heat"), "this is a position of 'heat', not of 'rali'"),
    (position(car("28.2"), options=None), "'options' is None, not of type dict"),
]


@pytest.mark.parametrize(
    ("data", "complaint"), BAD_POSITIONS, ids=[complaint[:60] for _, complaint in BAD_POSITIONS]
)
def test_a_position_that_cannot_be(data: dict[str, Any], complaint: str) -> None:
    """RL-DMG-01, RL-DMG-02, RL-GEAR-06, RL-START-02, RL-CRASH-07: one sentence says which car and why."""
    with pytest.raises(BadPosition) as caught:
        rali.load(data)
    assert complaint in str(caught.value)


@pytest.mark.parametrize(
    ("gear", "marker", "declared"), [(1, 10, 3), (3, 10, 1), (3, 10, 5), (2, 3, 3), (1, 1, 2)]
)
def test_a_gear_that_cannot_have_been_declared(gear: int, marker: int, declared: int) -> None:
    """RL-GEAR-01, RL-GEAR-07."""
    data = position(car("28.2", gear, marker), phase="roll")
    data["move"]["declared"] = declared
    with pytest.raises(BadPosition, match=f"gear {declared} cannot be declared from gear {gear}"):
        rali.load(data)


def test_a_car_at_rest_cannot_have_shifted() -> None:
    """RL-GEAR-06."""
    data = position(car("28.2", at_rest=True), phase="roll")
    data["move"]["declared"] = 2
    with pytest.raises(BadPosition, match="gear 2 cannot be declared from gear 1"):
        rali.load(data)


def test_a_move_under_way_may_be_faster_than_its_damage_allows() -> None:
    """RL-TURN-05: the lever drops only afterwards, so such a position loads, and one won so."""
    state = drive(table(car("56.3", 3, 5)), "keep", "1", "ahead")
    assert (state.cars[0].marker, state.cars[0].gear) == (3, 3)
    assert rali.position(rali.load(rali.position(state))) == rali.position(state)
    data = board_data()
    data["obstacles"].append({"row": 71, "lane": 3, "kind": "pit"})
    won = drive(table(car("70.3", 4, 5, 2), options={"board": data}), "keep", "1", *["ahead"] * 3)
    assert won.over()
    assert (won.cars[0].marker, won.cars[0].gear) == (3, 4)
    assert rali.position(rali.load(rali.position(won))) == rali.position(won)
