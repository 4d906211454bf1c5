"""Routes laid joint by joint, built-in rallies and one's own, and the director's paperwork."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from racecraft.engine.errors import BadBoard, UnknownName
from racecraft.engine.playout import random_playout
from racecraft.games.rallyman.game import RALLYMAN
from racecraft.games.rallyman.rally import load_rally, rally_file, rally_names, read_rally
from racecraft.games.rallyman.roadbook import classification, information_sheet
from racecraft.games.rallyman.standing import clock, gap
from racecraft.games.rallyman.steps import RETIRED
from racecraft.odds.rallyman.solo import fastest_drive
from tests.games.rallyman.table import PLAIN, car, drive, routes, strips, table
from tests.games.rallyman.test_boards import board_data


def test_six_rallies_of_three_stages() -> None:
    """RM-ORG-01, RM-ORG-04: every route is there before the first start."""
    assert rally_names() == [
        "april_skies",
        "first_licence",
        "grand_tour",
        "lakes_and_vines",
        "rulebook",
        "white_jura",
    ]
    assert [len(load_rally(name).stages) for name in rally_names()] == [3] * 6


def test_placement_follows_from_the_joints() -> None:
    """RM-ORG-05, RM-ORG-06, RM-ORG-07: the third sample stage comes back to two of its boards."""
    stage = load_rally("rulebook").stages[2]
    assert [section.text for section in stage.sections] == ["L0-L1", "C7-C6", "L2-L3", "V2-V3", "C5-C4"]
    laid = {zone: (at.x, at.y, at.turns) for zone, at in zip(stage.zones, stage.placements, strict=True)}
    assert laid == {"L": (0, 0, 0), "C": (100, -200, 0), "V": (300, 0, 3)}
    assert stage.length == 60


@pytest.mark.parametrize("name", rally_names())
def test_the_road_is_unbroken_over_the_joints(name: str) -> None:
    """RM-ORG-06: where a section ends in the picture of a stage, the next begins."""
    for stage in load_rally(name).stages:
        for index in range(1, stage.length):
            before, here = stage.spaces[index - 1], stage.spaces[index]
            end = stage.placements[stage.ground[index - 1].zone].point(*before.line[-1])
            start = stage.placements[stage.ground[index].zone].point(*here.line[0])
            assert end == pytest.approx(start, abs=0.6)


@pytest.mark.parametrize("name", rally_names())
@pytest.mark.parametrize("number", [1, 2, 3])
def test_shortest_shakedown_time_is_the_one_in_the_file(name: str, number: int) -> None:
    """RM-DICE-16, RM-JUMP-02, RM-CUT-01: an exhaustive search finds the stored times, with and without
    cuts."""
    stage = load_rally(name).stages[number - 1]
    state = RALLYMAN.new(1, {"rally": name, "stage": number, "easy": True, "weather": "dry"})
    assert fastest_drive(state).seconds == stage.best
    assert fastest_drive(state, cuts=False).seconds == stage.best_without_cuts


def test_a_fastest_drive_can_be_driven() -> None:
    """RM-EASY-01: played through the engine, the search's dice take exactly the time it promises."""
    state = RALLYMAN.new(1, {"rally": "grand_tour", "stage": 1, "easy": True})
    found = fastest_drive(state)
    for turn in found.turns:
        for word in turn:
            drive(state, word, "!")
            if "cut" in word:
                state.resolve(state.chance()[-1][0])
        if not state.over():
            drive(state, "end")
    assert state.cars[0].times == [found.seconds] == [270]
    assert len(found.turns) == len(state.cars[0].pile)


def test_a_fastest_drive_needs_a_single_car_at_its_turn() -> None:
    with pytest.raises(ValueError, match="single car"):
        fastest_drive(RALLYMAN.new(2))


@pytest.mark.parametrize(
    ("route", "complaint"),
    [
        ("C3-C9", "stage 1: C3-C9: the road from C3 leads to C8"),
        ("C3-J8", "stage 1: a section is written like C8-C3, not 'C3-J8'"),
        ("C3/C8", "stage 1: a section is written like C8-C3, not 'C3/C8'"),
        ("X3-X8", "stage 1: X3-X8: there is no zone X; there is C, J, L, V"),
        ("C8-C3 C4-C5", "joint C3 to C4: the next section must be on another board (RM-ORG-06)"),
        ("C8-C3 J1-J4 C8-C3", "joint J4 to C8: the road C3-C8 is driven already (RM-ORG-06)"),
        (
            "C8-C3 J1-J4 C4-C5",
            "joint J4 to C4: board C lies elsewhere already; these ends do not meet (RM-ORG-06)",
        ),
        ("C0-C9 V0-V5 J9-J8 L5-L6", "would lie over board"),
        (" ".join(["C8-C3"] * 13), "a stage has 1 to 12 sections, not 13"),
    ],
)
def test_a_wrong_route_is_named_by_its_joint(route: str, complaint: str) -> None:
    """RM-ORG-05, RM-ORG-06, RM-ORG-07."""
    with pytest.raises(BadBoard, match=r"^mine: ") as caught:
        read_rally(routes(route), "mine")
    assert complaint in str(caught.value)


def test_a_fifth_board_is_one_too_many() -> None:
    """RM-ORG-05: a rally may bring boards of its own, but a stage uses four at most."""
    own = {**board_data("C"), "zone": "X"}
    route = "J1-J4 L4-L7"
    rally = read_rally({**routes(route), "boards": [own]}, "mine")
    assert rally.stages[0].zones == ["J", "L"]
    assert "X" in rally.boards


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"stages": []}, "stages: a rally has 1 to 9 stages, not 0"),
        ({"stages": [{}]}, "stage 1: has either a 'route' over the boards or a 'strip'"),
        (
            {"stages": [{"route": "J1-J4", "splits": [16]}]},
            "stage 1, splits: must be a whole number from 1 to 15",
        ),
        (
            {"stages": [{"route": "J1-J4", "splits": [5, 5]}]},
            "splits: must be a whole number from 6 to 15, not 5",
        ),
        (
            {"stages": [{"route": "J1-J4", "splits": [1, 2, 3]}]},
            "has 3 split points, not 0 to 2 (RM-SPLIT-01)",
        ),
        ({"stages": [{"strip": ". x ."}]}, "stage 1, space 1: the strip has no space 'x'"),
        ({"stages": [{"strip": ". ."}]}, "stage 1: a strip has 3 to 99 spaces, not 2"),
        ({"stages": [{"strip": ". .* ."}]}, "stage 1: a strip with snow needs fixed weather"),
        ({"weather": "rain"}, "weather: must be one of dry, fixed, variable, not 'rain'"),
        ({"snow": ["C"]}, "snow: zones under snow are named in fixed weather only"),
        ({"weather": "fixed", "snow": ["X"]}, "snow: there is no zone 'X'"),
        ({"weather": "fixed"}, "snow: fixed weather needs at least one zone of the stages under snow"),
        ({"service_after": [3]}, "service_after: must be a whole number from 1 to 2, not 3"),
        ({"service_after": 1}, "service_after: must be a list of stage numbers, not 1"),
        ({"name": ""}, "the rally: 'name' must be a text, not ''"),
        ({"colour": "red"}, "the rally: knows no 'colour'"),
        ({"boards": [{"zone": "x"}]}, "the board: a zone is named by one capital letter"),
        ({"figures": {"mud_floor": 9}}, "mud_floor: must be a whole number from 1 to 5, not 9"),
    ],
)
def test_a_wrong_rally_is_named_with_entry_and_reason(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadBoard, match=r"^mine: ") as caught:
        read_rally({**strips(". . .", ". . ."), **change}, "mine")
    assert complaint in str(caught.value)


def test_service_is_the_default_of_a_rally() -> None:
    """RM-ORG-09, RM-ORG-10: nothing said means service after every stage; a mark on the last does nothing."""
    assert read_rally(strips(". . .", ". . .", ". . ."), "mine").service_after == [1, 2]
    assert read_rally(strips(". . .", ". . .", service_after=[]), "mine").service_after == []
    state = table(strips(". . .", service_after=[1]), car(2, 4))
    drive(state, "5", "-")
    assert "serviced" not in [event.kind for event in state.events or []]


def test_own_figures_replace_the_default_ones() -> None:
    """RM-SPARE-02: the figures are only data."""
    rally = strips(". . . . .", figures={"card_seconds": [90, 80, 70, 60, 55, 44], "spare_wheel_seconds": 7})
    state = table(rally, car(1, 1, punctures=1), phase="spare")
    drive(state, "spare-yes", "1", "-", "end")
    assert state.cars[0].seconds == 80 + 7 + 80


def test_a_rally_file_is_checked_when_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(strips(". . .")), encoding="utf-8")
    assert rally_file(path)["name"] == "Strips"
    path.write_text("{", encoding="utf-8")
    with pytest.raises(BadBoard, match=r"mine\.json is not JSON"):
        rally_file(path)
    with pytest.raises(BadBoard, match=r"cannot read .*nowhere"):
        rally_file(tmp_path / "nowhere.json")


def test_unknown_rally() -> None:
    with pytest.raises(UnknownName, match="rallyman has no rally 'dakar'; it has april_skies"):
        load_rally("dakar")


# --- Paperwork ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seconds", "text"), [(0, "00:00"), (133, "02:13"), (60, "01:00"), (3605, "60:05")])
def test_times_are_read_as_minutes_and_seconds(seconds: int, text: str) -> None:
    """RM-ORG-11."""
    assert clock(seconds) == text


def test_gaps() -> None:
    assert [gap(0), gap(7), gap(67), gap(-7)] == ["", "+00:07", "+01:07", "-00:07"]


def test_information_sheet() -> None:
    """RM-ORG-03, RM-ORG-08: what the director writes before the first start."""
    state = RALLYMAN.new(2, {"rally": "rulebook", "date": "1 May", "splits": True})
    sheet = information_sheet(state.setup, ["Ari", "Juha"])
    assert (sheet["rally"], sheet["date"], sheet["drivers"]) == ("Rulebook samples", "1 May", ["Ari", "Juha"])
    assert sheet["stages"][1] == {
        "stage": 2,
        "day": 0,
        "start": "C8",
        "sections": ["C8-C3", "J1-J4"],
        "finish": "J4",
        "spaces": 34,
        "splits": [18],
        "service": True,
    }
    assert sheet["stages"][2]["service"] is False


def test_classification_with_gaps_and_splits() -> None:
    """RM-FINISH-04, RM-SPLIT-03, RM-ORG-12, RM-ORG-13."""
    rally = {"name": "Split", "stages": [{"strip": ". . . .", "splits": [2]}]}
    state = table(rally, car(1, 4), car(1, 3), car(0, 3), options={"splits": True, "attack": False})
    drive(state, "5", "-", "end", "2", "-", "end", "4", "-", "end")
    papers = classification(state, ["A", "B", "C"])
    assert papers["over"] is False
    assert [row["place"] for row in papers["overall"]] == [1, 1, 1]
    assert papers["stages"][0]["unfinished"][1]["splits"] == [
        {"split": 1, "seconds": 70, "time": "01:10", "gap": "+00:40"}
    ]
    drive(state, "gas", "-", "gas", "-", "2", "-", "3", "-", "gas", "-", "gas", "-", "5", "-")
    papers = classification(state, ["A", "B", "C"])
    assert [(row["place"], row["driver"], row["time"], row["gap"]) for row in papers["overall"]] == [
        (1, "A", "00:40", ""),
        (2, "C", "01:00", "+00:20"),
        (3, "B", "01:40", "+01:00"),
    ]
    assert [row["time"] for row in papers["stages"][0]["finished"]] == ["00:40", "01:00", "01:40"]


def test_classification_of_any_rally_adds_up() -> None:
    """RM-ORG-01, RM-ORG-12, RM-ORG-13: places of the papers are those of the result."""
    for seed in range(30):
        state = RALLYMAN.new(4, {"rally": rally_names()[seed % 6], "splits": True})
        random_playout(state, seed)
        papers = classification(state, ["A", "B", "C", "D"])
        result = state.result()
        assert result is not None
        for row in papers["overall"]:
            seat = row["seat"]
            assert row["place"] == result.places[seat]
            assert row["retired"] == (state.cars[seat].status == RETIRED)
            assert row["seconds"] == sum(state.cars[seat].times)
            assert row["retired"] or result.scores[seat] == -row["seconds"]


@pytest.mark.parametrize("name", rally_names())
def test_every_built_in_stage_has_split_points(name: str) -> None:
    """RM-SPLIT-01: one or two on each stage."""
    for stage in load_rally(name).stages:
        assert 1 <= len(stage.splits) <= 2


def test_the_order_of_the_cars_and_their_gaps() -> None:
    """RM-ORG-01, RM-ORG-12, RM-FINISH-04: stages completed, then the road, then the clock; the retired last.
    Gaps are of the stages that count."""
    roads = strips(PLAIN, PLAIN)
    state = table(
        roads,
        car(2, 3, times=[100], pile="33"),
        car(2, 3, times=[90], pile="35", arrival=2),
        car(5, 1, times=[120], pile="123"),
        car(3, 3, times=[80], status="retired"),
        stage=2,
        start_list=[1, 0, 2],
        order=[0, 1, 2],
        round=3,
    )
    view = RALLYMAN.view(state, 0)
    assert view["order"] == [2, 1, 0, 3]
    assert view["gaps"] == [10, 0, 30, None]
    assert [(row["seat"], row["place"]) for row in view["overall"]] == [(1, 1), (0, 2), (2, 3), (3, 4)]
