"""Tracks: what the built-in files say, what a file of one's own may say, and how a wrong one is told its
fault."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from racecraft.engine.errors import BadBoard, UnknownName
from racecraft.engine.playout import random_playout
from racecraft.games.heat.board import load_track, read_track, track_file, track_names
from racecraft.games.heat.game import HEAT
from racecraft.games.heat.tokens import NO_WEATHER, ROAD, WEATHER

OVAL: dict[str, Any] = {
    "name": "Oval",
    "cells": 40,
    "laps": 2,
    "heat": 6,
    "stress": 3,
    "grid": 8,
    "corners": [
        {"after": 12, "limit": 4, "side": "L", "letter": "A"},
        {"after": 30, "limit": 3, "side": "R"},
    ],
}


def oval(**changes: Any) -> dict[str, Any]:
    return {**copy.deepcopy(OVAL), **changes}


def test_there_are_eight_tracks() -> None:
    """HT-SETUP-03: base tracks have 8 places on the grid, expansion tracks 12."""
    assert track_names() == [
        "espana",
        "france",
        "great_britain",
        "italia",
        "japan",
        "mexico",
        "nederland",
        "usa",
    ]
    for name in track_names():
        track = load_track(name)
        assert track.grid == (8 if track.set == "base" else 12)


def test_up_to_eight_cars_find_a_place() -> None:
    """HT-SETUP-03."""
    state = HEAT.new(8, {"grid": "seats"})
    assert [car.cell for car in state.cars] == [69, 69, 68, 68, 67, 67, 66, 66]
    assert [car.line for car in state.cars] == [True, False] * 4


@pytest.mark.parametrize(
    ("name", "cells", "side"),
    [
        ("usa", "1 12 58 69", "L"),
        ("usa", "13 57", "R"),
        ("italia", "20 26", "L"),
        ("italia", "27 54 1 19", "R"),
    ],
)
def test_race_line(name: str, cells: str, side: str) -> None:
    track = load_track(name)
    for cell in map(int, cells.split()):
        assert track.spot(cell, True) == f"{cell}{side}"


def test_countdown_and_sectors() -> None:
    track = load_track("usa")
    assert [track.to_line[cell] for cell in (12, 1, 69, 13)] == [0, 11, 12, 20]
    italia = load_track("italia")
    assert [cell for cell in range(1, 55) if italia.sector[cell] == 2] == [*range(1, 11), *range(27, 55)]


def test_a_chicane_is_one_corner_and_no_sector() -> None:
    japan = load_track("japan")
    assert japan.corner == [0, 0, 1, 2, 3]
    assert [japan.sector[cell] for cell in (10, 11, 12, 13)] == [3, -1, -1, 0]


@pytest.mark.parametrize("name", track_names())
def test_every_track_is_driven_to_the_end(name: str) -> None:
    state = HEAT.new(3, {"track": name, "laps": 1})
    random_playout(state, 1)
    assert state.over()


def test_a_track_of_ones_own_is_written_read_and_driven(tmp_path: Path) -> None:
    path = tmp_path / "oval.json"
    path.write_text(json.dumps(HEAT.track_data(read_track(OVAL, "oval"))), encoding="utf-8")
    state = HEAT.new(2, {"track": track_file(path), "weather": True})
    assert state.conditions.track.legend_line == [5, 24]
    random_playout(state, 2)
    assert state.over()


def test_a_track_that_lays_its_weather_is_raced_in_it() -> None:
    """HT-WEATHER-01, HT-ROAD-01: what the track leaves open is drawn from the tokens that are left."""
    corners: list[dict[str, Any]] = [{"after": 4 * n, "limit": 4, "side": "L"} for n in range(1, 7)]
    for entry in corners[4:]:
        entry["road"] = "overheat"
    seen = set()
    for seed in range(20):
        state = HEAT.new(2, {"track": oval(weather="fog", corners=corners)})
        random_playout(state, seed)
        assert state.weather == WEATHER.index("fog")
        assert state.road[4:] == [ROAD.index("overheat")] * 2
        seen.update(state.road[:4])
    assert seen == set(range(len(ROAD))) - {ROAD.index("overheat")}, "both tokens of the kind are laid"
    drawn = HEAT.new(2, {"track": oval()})
    random_playout(drawn, 1)
    assert (drawn.weather, drawn.road) == (NO_WEATHER, [])


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"cells": 5}, "the file: 'cells' must be a whole number from 20 to 300, not 5"),
        ({"laps": "two"}, "'laps' must be a whole number from 1 to 9, not 'two'"),
        ({"corners": []}, "corners: must be a list with at least one corner line"),
        ({"corners": [7]}, "corner line 1: must be an object"),
        ({"corners": [{"after": 12, "limit": 4, "side": "M"}]}, "corner line 1: 'side' must be L or R"),
        ({"corners": [{"after": 39, "limit": 4, "side": "L"}]}, "within the grid of 8 slots"),
        ({"corners": [{"after": 12, "limit": 0, "side": "L"}]}, "corner line 1: 'limit' must be"),
        ({"corners": [{"after": 12, "limit": 4, "side": "L", "chicane": True}]}, "second line of a chicane"),
        ({"corners": [{"after": 12, "limit": 4, "side": "L", "letter": "B"}]}, "next press letter is A"),
        ({"corners": [{"after": 12, "limit": 4, "side": "L", "chevrons": [77]}]}, "has no cell 77"),
        ({"corners": [{"after": 12, "limit": 4, "side": "L", "colour": 1}]}, "there is no 'colour'"),
        (
            {"corners": [{"after": 20, "limit": 4, "side": "L"}, {"after": 12, "limit": 4, "side": "L"}]},
            "corner line 2: lies after cell 12, but the line before it after 20",
        ),
        (
            {"corners": [{"after": 2 * n, "limit": 4, "side": "L"} for n in range(1, 14)]},
            "there are 13, but only 12 road tokens",
        ),
        ({"weather": "hail"}, "weather: must be one of cloud"),
        ({"weather": ["snow"]}, "weather: must be one of cloud"),
        (
            {"corners": [{"after": 12, "limit": 4, "side": "L", "road": "ice"}]},
            "'road' must be one of",
        ),
        (
            {"corners": [{"after": n, "limit": 4, "side": "L", "road": "weather"} for n in (9, 18, 27)]},
            "corner line 3: there are only 2 road tokens 'weather'",
        ),
        (
            {
                "corners": [
                    {"after": 12, "limit": 4, "side": "L"},
                    {"after": 14, "limit": 4, "side": "L", "chicane": True, "road": "weather"},
                ]
            },
            "corner line 2: the road token of a chicane is written at its first line",
        ),
        ({"flooded": [[9, 3]]}, "flooded: [9, 3] is no range of cells from 1 to 40"),
        ({"tunnel": "all"}, "tunnel: must be a list"),
        ({"shape": [[0, 0], [1, 1]]}, "shape: must be a list of at least four points"),
        ({"shape": [[0, 0], [1, 1], [2, 2], "x"]}, "shape: point 4 is 'x'"),
        ({"set": "moon"}, "set: must be one of base"),
        ({"colour": "red"}, "the file: there is no 'colour'"),
    ],
)
def test_a_wrong_file_is_told_where_and_why(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadBoard) as caught:
        read_track(oval(**changes), "oval")
    assert str(caught.value).startswith("oval: ")
    assert complaint in str(caught.value)


def test_a_file_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(BadBoard, match="cannot read"):
        track_file(tmp_path / "nowhere.json")
    (tmp_path / "odd.json").write_text("{", encoding="utf-8")
    with pytest.raises(BadBoard, match=r"odd\.json is not JSON"):
        track_file(tmp_path / "odd.json")
    with pytest.raises(BadBoard, match="is a JSON object"):
        read_track(json.loads("[]"), "list")


def test_an_unknown_track_is_told_the_others() -> None:
    with pytest.raises(UnknownName, match="heat has no track 'moon'; it has espana, france"):
        load_track("moon")


def test_rows_show_lines_limits_water_and_tunnels() -> None:
    rows = HEAT.track_rows(load_track("japan"))
    assert len(rows) == 60
    assert rows[9] == {
        "cell": ["10"],
        "countdown": ["0"],
        "race-line": ["R"],
        "corner": ["4"],
        "ground": ["flooded", "chevron"],
    }
    assert rows[17]["corner"] == ["B 2"]
    assert HEAT.track_rows(load_track("espana"))[16]["ground"] == ["tunnel"]
    assert HEAT.track_facts(load_track("usa")) == {
        "cells": 69,
        "laps": 2,
        "corners": 4,
        "heat": 6,
        "stress": 3,
    }
