"""Short races of every game, driven once."""

from __future__ import annotations

from functools import cache
from typing import Any

import racecraft
from racecraft.engine.record import Record

SHORT: dict[str, dict[str, Any]] = {
    "gt": {"laps": 1, "track": "k1"},
    "heat": {"laps": 1, "track": "usa"},
    "rali": {"laps": 1},
    "rallyman": {"rally": "rulebook", "stage": 1},
}
"""Options of a short race, by game."""


@cache
def raced(game_id: str, seats: int, seed: int = 5, bots: str = "club") -> Record:
    race = racecraft.race(game_id, seats, seed=seed, **SHORT[game_id])
    race.run(bots, seed=seed)
    assert race.result() is not None
    return race.record
