"""Generated tracks can be raced on, whatever the seed, and are as wished. `make prove` tries ten thousand
seeds a game."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from tools.prove_builders import faults_of

from racecraft.builders import builder_of, fingerprint
from racecraft.engine.errors import BadOptions
from racecraft.locales import LANGUAGES, Words

GAMES = ["rali", "heat", "rallyman"]
"""Those with a generator that aims at lengths and danger alike; `test_gt.py` has that of GT."""
LENGTHS = {"rali": (24, 72, 200), "heat": (40, 64, 160), "rallyman": (40, 120, 200)}
"""Shortest, usual and longest that are wished here."""


@pytest.mark.parametrize("game_id", GAMES)
def test_every_seed_makes_a_track_that_can_be_raced_on(game_id: str) -> None:
    builder = builder_of(game_id)
    for seed in range(15):
        assert faults_of(builder, seed) == []


@pytest.mark.parametrize("game_id", GAMES)
def test_a_seed_makes_one_track(game_id: str) -> None:
    builder = builder_of(game_id)
    made = [builder.generate(seed, builder.wish()) for seed in (7, 7, 8)]
    prints = [fingerprint(builder, document) for document in made]
    assert prints[0] == prints[1] != prints[2]


@pytest.mark.parametrize("game_id", GAMES)
def test_wishes_act(game_id: str) -> None:
    builder = builder_of(game_id)
    lengths = []
    for length in LENGTHS[game_id]:
        for danger in (1, 3, 5):
            document = builder.generate(3, builder.wish({"length": length, "danger": danger}))
            character = builder.game.track_character(builder.game.read_track(document, "made"))
            assert character is not None
            assert character.danger == danger
            lengths.append(character.length / length)
    nearly = 0.25 if game_id == "rallyman" else 0.0
    assert all(abs(share - 1) <= nearly for share in lengths)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game_id", "wish", "numbers"),
    [
        ("rali", {"length": 5}, ["24", "200", "5"]),
        ("heat", {"length": 900}, ["40", "160", "900"]),
        ("rallyman", {"length": 10, "stages": 2}, ["24", "144", "10"]),
        ("gt", {"length": 30}, ["5", "24", "30"]),
        ("gt", {"length": 6, "lanes": "both"}, ["8"]),
    ],
)
def test_a_wish_that_cannot_be_is_refused_in_words(
    game_id: str, wish: dict[str, Any], numbers: list[str], language: str
) -> None:
    builder = builder_of(game_id)
    with pytest.raises(BadOptions) as refused:
        builder.generate(1, builder.wish(wish))
    sentence = Words(language).say(refused.value.message, **refused.value.values)
    assert re.findall(r"\d+", sentence) == numbers


@pytest.mark.parametrize("game_id", [*GAMES, "gt"])
def test_the_schema_of_wishes_has_the_bounds_of_the_generator(game_id: str) -> None:
    builder = builder_of(game_id)
    (schema,) = msgspec.json.schema(builder.wish_type)["$defs"].values()
    length = schema["properties"]["length"]
    most = {"rallyman": {"stages": 9}, "gt": {"boxes": 2}}.get(game_id, {})
    least = {"rallyman": {"stages": 1}}.get(game_id, {})
    for bound, others, step in ((length["least"], least, -1), (length["most"], most, 1)):
        assert builder.generate(1, builder.wish({"length": bound, **others}))
        with pytest.raises(BadOptions):
            builder.generate(1, builder.wish({"length": bound + step, **others}))


def test_an_unknown_wish_is_refused() -> None:
    with pytest.raises(BadOptions, match="boxes"):
        builder_of("heat").wish({"boxes": 2})


def test_a_rally_in_snow_is_as_harmless_as_can_be() -> None:
    """Snow adds danger, so that no rally in it may be as harmless as wished; one is made all the same."""
    rallyman = builder_of("rallyman")
    for seed in range(4):
        wish = rallyman.wish({"weather": "fixed", "danger": 1, "stages": 6})
        document = rallyman.generate(seed, wish)
        assert rallyman.check(document) == []
        character = rallyman.game.track_character(rallyman.game.read_track(document, "made"))
        assert character is not None
        assert character.danger <= 2


def test_what_else_can_be_wished() -> None:
    rali, heat, rallyman = [builder_of(game_id) for game_id in GAMES]
    board = rali.generate(4, rali.wish({"length": 80, "stations": 0, "shortcuts": 0, "laps": 3}))
    assert (board["stations"], board["shortcuts"], board["meta"]["laps"]) == ([], [], 3)
    track = heat.generate(4, heat.wish({"tunnels": True, "laps": 1}))
    assert track["set"] == "tunnel_vision"
    assert track["tunnel"]
    assert heat.generate(4, heat.wish({"water": True}))["flooded"]
    for weather in ("dry", "fixed", "variable"):
        rally = rallyman.generate(4, rallyman.wish({"stages": 5, "weather": weather, "danger": 4}))
        assert (len(rally["stages"]), rally["weather"]) == (5, weather)
