"""What a form of a new race is made of: groups of options, presets, characters of tracks."""

from __future__ import annotations

import json
from typing import Any

import pytest

from racecraft.bots.registry import bot_names
from racecraft.engine.game import AnyGame
from racecraft.engine.presets import PRESET_IDS
from racecraft.engine.registry import all_games, game_of

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


def properties(game: AnyGame) -> dict[str, dict[str, Any]]:
    (options,) = game.schema()["$defs"].values()
    found: dict[str, dict[str, Any]] = options["properties"]
    return found


@GAMES
def test_every_option_is_in_one_group_and_the_first_begins_with_the_track(game: AnyGame) -> None:
    grouped = [name for names in game.option_groups.values() for name in names]
    assert sorted(grouped) == sorted(game.options_type.__struct_fields__)
    assert grouped[0] == game.track_option


@GAMES
def test_the_three_presets_start_with_any_number_of_seats(game: AnyGame) -> None:
    assert tuple(preset.id for preset in game.presets) == PRESET_IDS
    for preset in game.presets:
        for seats in range(game.min_seats, game.max_seats + 1):
            assert game.new(seats, preset.options).result() is None
        assert set(preset.opponents) <= set(bot_names(game.id))
        assert len(preset.opponents) < game.max_seats
        assert game.course(json.loads(json.dumps(_whole(game, preset.options)))) in (
            *game.tracks(),
            *game.track_parts(),
        )


def _whole(game: AnyGame, options: dict[str, Any]) -> dict[str, Any]:
    return {name: option["default"] for name, option in properties(game).items()} | options


@GAMES
def test_conditions_name_options_and_values_that_they_can_have(game: AnyGame) -> None:
    for option in properties(game).values():
        for condition in ("when", "unless"):
            for name, values in option.get(condition, {}).items():
                for value in values:
                    game.options({name: value})


@GAMES
def test_values_are_listed_as_the_options_declare_them(game: AnyGame) -> None:
    for option in properties(game).values():
        if "enum" in option:
            assert option["default"] in option["enum"]
    assert properties(game_of("heat"))["garage"]["enum"] == ["off", "quick", "draft"]


@GAMES
def test_every_track_has_a_character(game: AnyGame) -> None:
    for name in (*game.tracks(), *game.track_parts()):
        character = game.track_character(game.track(name))
        assert character is not None
        assert character.length > 0
        assert 1 <= character.danger <= 5
        assert character.manner in ("fast", "flowing", "twisty")


def test_circuits_differ_in_danger() -> None:
    game = game_of("gt")
    dangers = {name: game.track_character(game.track(name)) for name in game.tracks()}
    assert {character.danger for character in dangers.values() if character} == {1, 2, 3, 4, 5}


def test_a_rally_offers_snow_only_where_it_goes() -> None:
    game = game_of("rallyman")
    choices = game.track_choices(game.track("first_licence"))
    assert choices == {"snow": ["C", "L", "V"], "service_after": [1, 2]}
    assert game.track_choices(game.track("first_licence:1")) == {"snow": ["C"], "service_after": []}
    for rally in game.tracks():
        for zone in game.track_choices(game.track(rally))["snow"]:
            game.new(1, {"rally": rally, "weather": "fixed", "snow": [zone]})


def test_the_longest_rally_may_have_service_after_every_stage_but_the_last() -> None:
    game = game_of("rallyman")
    longest = {"name": "Long", "stages": [{"route": "J1-J4"}] * 9}
    choices = properties(game)["service_after"]["choices"]
    assert choices == game.track_choices(game.read_track(longest, "mine"))["service_after"]
    game.new(1, {"rally": longest, "service_after": choices})


def test_seasons_can_be_raced_as_calendars_of_ones_own() -> None:
    game = game_of("heat")
    assert [season.id for season in game.seasons()] == ["1961", "1962", "1963", "1964", "1965"]
    for season in game.seasons():
        calendar = [{"track": race.track, "event": race.event} for race in season.races]
        assert game.new(2, {"calendar": calendar}).result() is None
    assert game.course({"season": "1961", "track": "usa"}) is None
    assert game.course({"training": True, "track": "japan"}) == "usa"
