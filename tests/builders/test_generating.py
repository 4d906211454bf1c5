"""Generated tracks can be raced on, whatever the seed, and are as wished. `make prove` tries ten thousand
seeds a game."""

from __future__ import annotations

from typing import Any

import pytest
from tools.prove_builders import faults_of

from racecraft.builders import builder_of, fingerprint
from racecraft.engine.errors import BadOptions

GAMES = ["rali", "heat", "rallyman"]
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


@pytest.mark.parametrize(
    ("game_id", "wish"),
    [
        ("rali", {"length": 5}),
        ("heat", {"length": 900}),
        ("rallyman", {"length": 10}),
        ("heat", {"boxes": 2}),
    ],
)
def test_a_wish_that_cannot_be_is_refused(game_id: str, wish: dict[str, Any]) -> None:
    builder = builder_of(game_id)
    with pytest.raises(BadOptions):
        builder.generate(1, builder.wish(wish))


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
