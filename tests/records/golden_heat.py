"""Golden races of Heat beyond its variety: every track, every module, whole seasons."""

from __future__ import annotations

from typing import Any, NamedTuple


class GoldenRace(NamedTuple):
    name: str
    drivers: list[str]
    options: dict[str, Any]
    seed: int


FIELD = ["greedy", "random", "greedy", "greedy"]

RACES = [
    GoldenRace("italia-with-legends", FIELD[:3], {"track": "italia", "legends": 3, "pro": 1}, 301),
    GoldenRace(
        "great-britain-chevrons",
        FIELD[:2],
        {"track": "great_britain", "legends": 4, "aggressive": True, "gb_chevrons": True},
        302,
    ),
    GoldenRace("france-in-all-weathers", FIELD, {"track": "france", "weather": True}, 303),
    GoldenRace("japan-in-the-water", FIELD, {"track": "japan", "weather": True, "garage": "draft"}, 304),
    GoldenRace(
        "mexico-basic-upgrades", FIELD, {"track": "mexico", "garage": "draft", "market": "basic"}, 305
    ),
    GoldenRace("nederland-quick-start", FIELD, {"track": "nederland", "garage": "quick", "laps": 2}, 306),
    GoldenRace(
        "espana-tunnels",
        FIELD,
        {"track": "espana", "garage": "draft", "tunnel_vision": True, "heavy_rain": True},
        307,
    ),
    GoldenRace("solo-against-legends", ["greedy"], {"track": "usa", "legends": 5}, 308),
    GoldenRace("tournament", FIELD, {"track": "italia", "tournament": True, "handicaps": [2, 0, 1]}, 309),
    GoldenRace("season-1961", FIELD[:3], {"season": "1961"}, 310),
    GoldenRace(
        "season-1964-with-legends", FIELD[:3], {"season": "1964", "legends": 2, "ask_top": False}, 311
    ),
    GoldenRace("usual-options", ["club", "random", "rookie"], {}, 313),
    GoldenRace("season-1965", ["greedy", "greedy"], {"season": "1965", "market": "advanced"}, 312),
]
