"""The golden races of Rallyman: GT beyond those of every game: each shows something that others do not."""

from __future__ import annotations

from typing import Any, NamedTuple

ADVANCED: dict[str, Any] = {"flying_start": True, "redline": True}


class Race(NamedTuple):
    name: str
    drivers: list[str]
    options: dict[str, Any]
    seed: int


RACES = [
    Race("careful-and-bold", ["club", "random"], {}, 301),
    Race("two-laps-for-places", ["club"] * 4, {"laps": 2, "race_end": "classify", "track": "k1"}, 302),
    Race("wet-start", ["club"] * 3, {"start_weather": "wet", "choose_tyres": True, "track": "k3"}, 303),
    Race("chicane", ["club", "random", "club"], {"track": "k4", "race_end": "classify"}, 304),
    Race("lanes-merge", ["random"] * 5, {"track": "k5", "race_end": "classify"}, 305),
    Race("marked-lines", ["random"] * 4, {"track": "k6"}, 306),
    Race("narrow", ["club"] * 6, {"track": "k7"}, 307),
    Race("long", ["club", "random"] * 3, {"track": "k8", "race_end": "classify"}, 308),
    Race("advanced", ["club"] * 4, ADVANCED, 309),
    Race("advanced-and-random", ["random"] * 6, {**ADVANCED, "race_end": "classify"}, 310),
    Race("russian-book", ["random"] * 6, {"rulebook": "ru", "race_end": "classify", "track": "k8"}, 311),
    Race("no-weather", ["random"] * 3, {"weather_tokens": "redraw", "race_end": "classify"}, 312),
    Race("time-attack", ["club"], {"track": "k8"}, 313),
    Race("time-attack-in-changing-weather", ["random"], {"track": "k5", "weather_tokens": "on"}, 314),
    Race("mixed-classes", ["club"] * 3, {"classes": ["GT4", "GT5", "GT6 BOP"], "boost": True}, 315),
    Race("soft-tyres", ["random"] * 3, {"soft_tyres": True, "choose_tyres": True}, 316),
    Race(
        "red-tiles",
        ["random"] * 6,
        {"track": "k3", "race_end": "classify", "start_weather": "wet", "laps": 2},
        402,
    ),
    Race("back-where-it-happened", ["random"] * 4, {"offtrack_return": "loc_space", "track": "k2"}, 317),
]
