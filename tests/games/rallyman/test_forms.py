"""Options, positions, views and notation: what is read, and how what cannot be is refused."""

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
from racecraft.engine.position import merged
from racecraft.games.rallyman.game import RALLYMAN
from tests.games.rallyman.table import PLAIN, car, drive, legal, routes, strips, table

rallyman: AnyGame = RALLYMAN


# --- Options ------------------------------------------------------------------------------------------------


def test_a_rally_begins_with_sound_cars() -> None:
    """RM-SETUP-04, RM-SETUP-05: five gear dice, two gas dice, a spare wheel and a sisu card for everybody."""
    view = rallyman.view(rallyman.new(4), 0)
    for one in view["cars"]:
        assert (one["gear_dice"], one["gas_dice"], one["spare"], one["sisu"]) == (5, 2, True, True)
        assert (one["gear"], one["pile"], one["tokens"], one["tyres"]) == (0, "", 0, "summer")
    assert [one["colour"] for one in view["cars"]] == ["red", "blue", "green", "yellow"]


def test_a_shakedown_has_no_attack_no_seconds_and_no_sisu() -> None:
    """RM-EASY-03."""
    setup = rallyman.new(1, {"easy": True}).setup
    assert (setup.attack, setup.seconds, setup.sisu) == (False, False, False)
    assert rallyman.new(1, {"attack": False}).setup.seconds is False


def test_a_single_stage_may_be_driven_alone() -> None:
    state = rallyman.new(1, {"rally": "grand_tour", "stage": 2})
    assert [stage.text for stage in state.setup.stages] == ["L7-L4 V3-V2 C1-C2 V1-V4"]
    assert state.setup.service_after == []


def test_weather_may_be_agreed_anew() -> None:
    """RM-WEATHER-01, RM-WEATHER-02."""
    assert rallyman.new(1, {"rally": "rulebook", "weather": "fixed", "snow": ["J"]}).snow == 1
    assert rallyman.new(1, {"rally": "white_jura", "weather": "fixed"}).setup.snow == ["C", "J"]
    assert rallyman.new(1, {"rally": "white_jura", "weather": "dry"}).snow == 0


@pytest.mark.parametrize(
    ("given", "seats", "error", "complaint"),
    [
        ({"rally": "dakar"}, 1, UnknownName, "rallyman has no rally 'dakar'"),
        ({"rally": {}}, 1, BadBoard, "the rally's own file: the rally: 'name' must be a text"),
        ({"rally": 7}, 1, BadOptions, "rally"),
        ({"stage": 4}, 1, BadOptions, "First licence has no stage 4, only 3"),
        ({"stage": 10}, 1, BadOptions, "stage"),
        ({"service_after": [4]}, 1, BadOptions, "service can follow stages 1 to 3 of First licence"),
        ({"snow": ["C"]}, 1, BadOptions, "zones under snow are named in fixed weather only"),
        ({"weather": "fixed"}, 1, BadOptions, "name zones of First licence in 'snow': C, L, V"),
        ({"weather": "fixed", "snow": ["J"]}, 1, BadOptions, "fixed weather puts nothing under snow"),
        ({"weather": "fixed", "snow": ["X"]}, 1, BadOptions, "there is no zone 'X'; there is C, J, L, V"),
        ({"weather": "rain"}, 1, BadOptions, "weather"),
        ({"dice": "H3"}, 1, BadOptions, "dice"),
        ({"laps": 2}, 1, BadOptions, "rallyman has no option 'laps'"),
        ({}, 5, BadOptions, "rallyman seats 1 to 4 players, not 5"),
    ],
)
def test_wrong_options(
    given: dict[str, Any], seats: int, error: type[RacecraftError], complaint: str
) -> None:
    """RM-ORG-01: each is named, with what would be right."""
    with pytest.raises(error) as caught:
        rallyman.new(seats, given)
    assert complaint in str(caught.value)


# --- Views --------------------------------------------------------------------------------------------------


def test_everybody_sees_dice_gears_and_times() -> None:
    """RM-DICE-18, RM-DICE-09: the top card, the dice used and what they show."""
    state = table(strips(PLAIN), car(1, 2, tokens=3), car(0, 1))
    drive(state, "3", "!", "gas", "-")
    view = rallyman.view(state, 1)
    assert view["dice"]["used"] == [3]
    assert (view["dice"]["gas"], view["dice"]["alarms"]) == (1, 1)
    assert (view["cars"][0]["gear"], view["cars"][0]["time"], view["cars"][0]["seconds"]) == (3, 37, 40)
    assert view == rallyman.view(state, -1)


def test_the_dashboard_covers_what_is_lost() -> None:
    """RM-DMG-07: each lost die and each puncture is one die less in sight."""
    state = table(strips(PLAIN), car(1, 2, lost=2, punctures=1, spare=False))
    shown = rallyman.view(state, 0)["cars"][0]
    assert (shown["gear_dice"], shown["gas_dice"]) == (3, 1)


def test_the_split_times_of_the_stage_are_shown() -> None:
    """RM-SPLIT-03: those of this stage, in the order of its points; none where the car has not been."""
    roads = {
        "name": "Two",
        "stages": [{"route": "J1-J4", "splits": [3]}, {"route": "J1-J4", "splits": [4, 8]}],
    }
    at = car(5, 2, splits=[70, 90, -1], times=[140])
    state = table(roads, at, options={"splits": True}, stage=2)
    view = rallyman.view(state, 0)
    assert view["split_points"] == [4, 8]
    assert view["splits"] == [[{"seconds": 90, "behind": 0}], [None]]


@pytest.mark.parametrize("line", ["road", "drift1", "drift2", "cut"])
def test_the_line_of_a_car_is_shown(line: str) -> None:
    """RM-CORNER-07."""
    state = table(strips(". . l2k3 . . ."), car(2, 3, line=line))
    assert rallyman.view(state, 0)["cars"][0]["line"] == line


# --- Notation -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "text", "data"),
    [
        (0, "end", {"choose": "end"}),
        (3, "throw", {"choose": "throw"}),
        (10, "1", {"die": "1", "line": "on", "set": False}),
        (29, "3-drift-set", {"die": "3", "line": "drift", "set": True}),
        (54, "gas-cut", {"die": "gas", "line": "cut", "set": False}),
        (56, "gas-back", {"die": "gas", "line": "back", "set": False}),
        (59, "drop-later", {"choose": "drop-later"}),
    ],
)
def test_forms_of_a_decision(action: int, text: str, data: dict[str, Any]) -> None:
    """RM-DICE-10."""
    state = rallyman.new(1)
    assert rallyman.notation(state, action) == text
    assert rallyman.parse(state, f" {text.upper()} ") == action
    assert rallyman.action_json(state, action) == data
    assert rallyman.action_of(state, data) == action


def test_nonsense_is_refused() -> None:
    state = rallyman.new(1)
    with pytest.raises(BadNotation, match="rallyman knows no action 'fly'"):
        rallyman.parse(state, "fly")
    with pytest.raises(BadNotation, match="it knows choose, or die, line and set"):
        rallyman.action_of(state, {"die": "9"})
    with pytest.raises(BadNotation, match="this die shows -, !, not '7'"):
        rallyman.parse_outcome(drive(state, "1"), "7")


def test_cards_never_run_out() -> None:
    """RM-DICE-17: thirty turns in one gear and the thirty-first card is there."""
    state = table(strips(" ".join(["."] * 60)), car(1, 1), options={"attack": False})
    for _ in range(40):
        drive(state, "1", "-", "end")
    assert state.cars[0].pile == "1" * 41
    assert legal(state) == ["1", "2", "gas"]


# --- Positions ----------------------------------------------------------------------------------------------

BAD: list[tuple[dict[str, Any], str]] = [
    ({"game": "gt"}, "this is a position of 'gt', not of 'rallyman'"),
    ({"colour": 1}, "the position has no field 'colour'"),
    ({"phase": "lunch"}, "phase 'lunch' is none of"),
    ({"stage": 2}, "'stage' is 2, not 1 to 1"),
    ({"start_list": [0, 0]}, "'start_list' lists seats from 0 to 0 once each"),
    ({"start_list": []}, "missing from the start list"),
    ({"order": []}, "'turn' is not the seat at 'place'"),
    ({"snow": ["C"]}, "the stage has no zone 'C'"),
    ({"backs": {"3": [13, 8, 8]}}, "backs: gear 3 has 13 of spin, not 0 to 12"),
    ({"backs": {"3": [0, 0, 0]}}, "backs: gear 3 has no card left"),
    ({"shortcuts": {"mud": 6}}, "shortcuts: 'mud' is 6, not 0 to 5"),
    ({"shortcuts": {"clean": 0, "mud": 0, "puncture": 0}}, "shortcuts: no card is left"),
    ({"mud": {"1": 1}}, "mud: '1' is not a corner with a cut"),
    ({"mud": {"2": 0}}, "mud: corner 2 has 0 levels"),
    ({"cars": [{"status": "flying"}]}, "car 1: status 'flying' is none of"),
    ({"cars": [{"status": "driving"}]}, "a car stands before the start exactly while it waits"),
    ({"cars": [car(6, 2)]}, "a car is beyond space 5 exactly when it has finished"),
    ({"cars": [car(1, 6)]}, "car 1: 'gear' is 6, not 0 to 5"),
    ({"cars": [car(1, 2, pile="9")]}, "car 1: the time pile holds 0 to 5 and S, not '9'"),
    ({"cars": [car(1, 2, lost=5)]}, "car 1 has lost 5 gear dice and still drives"),
    ({"cars": [car(1, 2, times=[60])]}, "car 1 has 1 stage times, not 0"),
    ({"cars": [car(1, 2, splits=[60])]}, "there is a split time, or -1, for every split point"),
    ({"cars": [car(1, 2, line="cut")]}, "car 1 is on a drift line or cut, but not in a corner"),
    ({"cars": [car(4, 2, line="cut")]}, "car 1: corner 4 has no cut"),
    ({"cars": [car(4, 2, line="drift1")]}, "car 1: corner 4 has no drift line for a car in gear 2"),
    ({"cars": [car(2, 0, line="drift1")]}, "car 1: corner 2 has no drift line for a car in gear 0"),
    (
        {"cars": [{**car(2, 2, line="cut"), "status": "spun"}]},
        "car 1 is spun and cannot be on a drift line or cut",
    ),
    ({"cars": [{"colour": "red"}]}, "car 1 has no field 'colour'"),
    ({"dice": {"used": [6]}}, "dice: 'used' lists gear dice 1 to 5 once each, not 6"),
    ({"dice": {"used": [1]}}, "dice: a turn begins with all dice unused"),
    ({"dice": {"gas_on_asphalt": 1}}, "dice: 'gas_on_asphalt' is 1, not 0 to 0"),
    ({"phase": "next"}, "dice: at this point of a turn at least one die is used"),
    ({"phase": "spare"}, "car 1 has no wheel to change"),
    (
        {"phase": "spare", "cars": [car(1, 2, punctures=1)]},
        "car 1 is in gear 2; a wheel is changed in neutral",
    ),
    ({"phase": "roll", "step": {"die": "2"}}, "step: 2 cannot be rolled: a car in neutral"),
    ({"phase": "shortcut", "cars": [car(1, 2)], "dice": {"used": [2]}}, "car 1 is on no cut"),
    ({"phase": "sisu", "cars": [car(1, 2, sisu=False)], "dice": {"used": [2]}}, "car 1 has no sisu card"),
    ({"phase": "back", "cars": [car(1, 0)], "dice": {"used": [2]}}, "car 1 cannot lose control in neutral"),
    ({"phase": "drop", "cars": [car(1, 2)], "dice": {"used": [2]}}, "two gas dice must lie ahead"),
    ({"phase": "rest", "cars": [car(1, 2)], "dice": {"used": [2]}}, "the next die has nowhere to go"),
    ({"attack": {"plan": ["1"]}}, "attack: a plan belongs to an attack"),
    ({"attack": {"plan": ["fly"]}}, "attack: the plan holds steps such as 3 or gas-drift, not 'fly'"),
    ({"attack": {"faces": ["?"]}}, "attack: a die shows - or !, not '?'"),
    ({"phase": "plan"}, "attack: what is planned or thrown is a planned attack"),
    (
        {"phase": "plan", "attack": {"technique": "planned", "plan": ["2"]}},
        "attack: the plan has 2, but a car in",
    ),
    ({"phase": "throw", "attack": {"technique": "planned", "plan": ["1"]}}, "no die of the plan is left"),
    ({"phase": "over"}, "the rally is over, but a car has neither finished nor retired"),
    ({"phase": "tyres", "asked": 5}, "'asked' is not the place of 'turn' on the start list"),
    ({"round": 0}, "in round 0 fewer cars have started (RM-START-06)"),
    ({"phase": "lot"}, "the start list is complete, no lot is to be drawn"),
    ({"phase": "weather", "asked": 7}, "'asked' is 7, but the stage has no such zone"),
]


@pytest.mark.parametrize(("change", "complaint"), BAD, ids=[complaint[:50] for _, complaint in BAD])
def test_a_position_that_cannot_be(change: dict[str, Any], complaint: str) -> None:
    """RM-PASS-05, RM-DMG-05, RM-CORNER-05, RM-DICE-04: one sentence says where and why."""
    start = rallyman.position(rallyman.new(1, {"rally": strips(". . l2k3 . r4! .")}))
    with pytest.raises(BadPosition) as caught:
        rallyman.load(merged(start, change, "position"))
    assert complaint in str(caught.value)


def test_a_space_holds_no_more_cars_than_it_can() -> None:
    """RM-PASS-05, RM-PASS-06."""
    with pytest.raises(BadPosition, match="3 cars stand on space 1, which holds 2"):
        table(strips(PLAIN), car(1, 2), car(1, 2), car(1, 2))
    with pytest.raises(BadPosition, match="two cars stand on the same line of corner 2"):
        table(strips(". . l2 . ."), car(2, 2), car(2, 2))


def test_a_position_in_mid_attack_reads_back() -> None:
    """RM-ATTACK-03: plan and faces are part of it."""
    state = drive(table(routes("C3-C8")), "attack", "1", "2", "3", "throw", "-", "!")
    data = rallyman.position(state)
    assert data["attack"] == {"technique": "planned", "plan": ["1", "2", "3"], "faces": ["-", "!"]}
    assert rallyman.position(rallyman.load(data)) == data


def test_a_position_on_the_line_reads_back() -> None:
    """RM-SISU-04: a driver who may still keep control stands beyond the last space without having
    finished."""
    state = table(strips(". . ."), car(2, 3), phase="next", dice={"used": [3], "alarms": 2})
    drive(state, "4", "!")
    data = rallyman.position(state)
    assert (data["phase"], data["cars"][0]["index"], data["cars"][0]["status"]) == ("sisu", 3, "driving")
    assert rallyman.position(rallyman.load(data)) == data
    data["phase"] = "next"
    with pytest.raises(BadPosition, match="exactly when it has finished"):
        rallyman.load(data)
