"""Statistics: counted from events alone, they agree with the race."""

from __future__ import annotations

from typing import Any

import pytest

from racecraft.engine.chance import Seeded
from racecraft.engine.race import Race
from racecraft.engine.record import Chair
from racecraft.games.heat.game import HEAT
from racecraft.games.heat.state import HeatState
from racecraft.games.heat.statistics import COUNTED, statistics


def driven(options: dict[str, Any], seats: int = 3, seed: int = 5) -> tuple[HeatState, list[dict[str, Any]]]:
    source = Seeded(seed)
    race = Race.start(HEAT, options, [Chair(f"P{seat}") for seat in range(seats)], source)
    race.advance()
    while pending := race.pending():
        seat = pending[source.below(len(pending))]
        legal = race.legal(seat)
        race.play(seat, legal[source.below(len(legal))])
        race.advance()
    assert isinstance(race.state, HeatState)
    return race.state, statistics(race.state, [event for _, event in race.log])


@pytest.mark.parametrize("options", [{}, {"track": "italia", "laps": 1, "legends": 2, "weather": True}])
def test_a_race_is_counted(options: dict[str, Any]) -> None:
    state, (race,) = driven(options)
    assert race["rounds"] == state.round
    for seat, driver in enumerate(race["drivers"]):
        assert set(COUNTED) <= driver.keys()
        assert driver["place"] == state.ranking.index(seat) + 1
        assert sum(driver["gears"]) == driver["round"] == len(driver["speeds"])
        assert len(driver["laps"]) == state.conditions.laps
        assert len(driver["positions"]) == len(driver["distance"]) == driver["round"]
        assert driver["distance"][-1] > state.conditions.finish
        assert driver["corners_overspeed"] <= driver["corners"]
        assert driver["top_speed"] == max(driver["speeds"])
    assert sum(driver["overtakes"] for driver in race["drivers"]) > 0


def test_a_season_is_counted_race_by_race() -> None:
    _, races = driven({"season": "1961", "laps": 1}, seats=2)
    assert [race["track"] for race in races] == ["Great Britain", "USA", "Italia"]
    assert [race["event"] for race in races] == ["1961-1", "1961-2", "1961-3"]
    assert all(driver["round"] > 0 for race in races for driver in race["drivers"])


def test_a_drawn_season_is_counted_from_its_first_race() -> None:
    state, races = driven({"season": "drawn", "races": 2, "laps": 1, "grid": "seats"}, seats=2)
    assert [race["track"] for race in races] == [track.name for track in state.tracks]
