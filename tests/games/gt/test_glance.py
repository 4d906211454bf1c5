"""What a view adds to a position, so that a front end need not work it out: laps, closed tiles, the gear of a
car on its way, the seconds of a time attack."""

from __future__ import annotations

from racecraft.games.gt.game import GT_GAME
from tests.games.gt.table import car, drive, planned, table


def test_the_lap_under_way_is_told_from_the_first_to_the_last() -> None:
    """GT-END-01: crossing the line the first time starts the first lap."""
    cars = [car("0#1"), car("3#1", wrap=0), car("3#2", wrap=1)]
    shown = GT_GAME.view(table(*cars, options={"laps": 2}), 0)
    assert [one["lap"] for one in shown["cars"]] == [1, 1, 2]


def test_a_flag_closes_its_tile_and_its_neighbours_round_the_start() -> None:
    """GT-FLAG-02."""
    bag = {**GT_GAME.position(GT_GAME.new(2, {}))["bag"], "yellow": 5}
    state = table(car("0#1", 1), car("0#2"), flags=[{"tile": 0, "seat": 1}], bag=bag)
    tiles = len(state.circuit.laid)
    assert GT_GAME.view(state, 0)["zones"] == [0, 1, tiles - 1]


def test_a_car_on_its_way_shows_the_gear_of_its_last_step() -> None:
    state = planned(table(car("0#7", 2)), "G3 way1", "G4 way1", "one by one")
    assert GT_GAME.view(state, 0)["move"]["gear"] == 2
    drive(state, "throw", "ok")
    shown = GT_GAME.view(state, 0)
    assert (shown["move"]["gear"], shown["cars"][0]["marker"]) == (3, "2")


def test_every_turn_of_a_time_attack_has_its_seconds() -> None:
    """GT-SOLO-06."""
    sheet = [{"marker": "3", "weather": "dry"}, {"marker": "00", "weather": "dry"}]
    shown = GT_GAME.view(table(car("3#1", 3), sheet=sheet), 0)
    assert [turn["seconds"] for turn in shown["sheet"]] == [30, 30]
    assert shown["seconds"] == 60
