"""Whole races: they end, two cars share no spot, Legends drive alone, seasons run from first to last race."""

from __future__ import annotations

from typing import Any

import pytest

from racecraft.engine.errors import BadOptions
from racecraft.engine.playout import random_playout
from racecraft.games.heat.game import HEAT
from racecraft.games.heat.rounds import ROUND_CAP
from tests.games.heat.table import stages, table


@pytest.mark.parametrize("options", HEAT.variety())
def test_no_two_cars_share_a_spot(options: dict[str, Any]) -> None:
    for state in stages(table(4, **options), 3):
        spots = [(car.cell, car.line) for car in state.cars if car.cell]
        assert len(spots) == len(set(spots))
        assert state.round <= ROUND_CAP
    assert state.over()


def test_one_driver_races_against_legends() -> None:
    """HT-LEGEND-18, HT-LEGEND-01: the score tells how many cars came in behind."""
    state = table(1, legends=5)
    random_playout(state, 4)
    result = state.result()
    assert result is not None
    assert len(state.ranking) == 6
    assert result.places == [1]
    assert result.scores == [5 - state.ranking.index(0)]


def test_legends_join_as_far_as_there_is_room() -> None:
    assert len(HEAT.new(6, {"legends": 7}).cars) == 8


def test_every_season_is_driven_to_its_end() -> None:
    for year, races in (("1961", 3), ("1962", 3), ("1963", 4), ("1964", 4), ("1965", 4)):
        state = table(2, season=year, laps=1)
        assert state.setup.races == races
        random_playout(state, 5)
        result = state.result()
        assert result is not None
        assert result.reason == "season"
        assert result.scores == state.points
        assert sorted(result.places) == [1, 2]


def test_upgrades_grow_race_by_race() -> None:
    """HT-CHAMP-04, HT-CHAMP-08: one more upgrade for each race."""
    for state in stages(table(2, season="1961", laps=1), 6):
        if state.round > 0 and not state.over():
            assert [len(driver.owned) for driver in state.drivers] == [state.race + 1] * 2


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"training": True, "weather": True}, "a training race has one lap and no modules"),
        (
            {"season": "1961", "calendar": [{"track": "usa", "event": "1961-1"}]},
            "either a season or a calendar",
        ),
        ({"calendar": [{"track": "usa", "event": "1899-1"}]}, "there is no event '1899-1'; there is 1961-1"),
        ({"calendar": [{"track": "usa"}]}, "a race of a calendar has a track and an event"),
        ({"calendar": [{"track": 7, "event": "1961-1"}]}, "a race of a calendar has a track and an event"),
        ({"season": "drawn", "races": 6}, "there are 4 tracks for a drawn season of 6 races"),
        ({"colours": ["pink"]}, "there is no colour 'pink'"),
        ({"colours": ["red", "red"]}, "no two cars have the same colour"),
        ({"handicaps": [3]}, "Expected `int` <= 2"),
        ({"garage": "big"}, "Invalid enum value 'big'"),
        ({"wings": 2}, "heat has no option 'wings'"),
    ],
)
def test_wrong_options_are_refused_in_a_sentence(options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadOptions) as caught:
        HEAT.new(2, options)
    assert complaint in str(caught.value)


def test_expansions_come_with_their_tracks_and_events() -> None:
    """HT-EXP-10."""
    assert HEAT.new(1, {"track": "japan"}).setup.sets == ["base", "heavy_rain"]
    assert HEAT.new(1, {"season": "1965"}).setup.sets == ["base", "tunnel_vision"]
    assert HEAT.new(1, {"season": "1961"}).setup.sets == ["base"]
