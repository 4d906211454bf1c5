"""Three races to begin with."""

from __future__ import annotations

from racecraft.engine.presets import Preset

PRESETS = (
    Preset("first", {"track": "k8"}, ("rookie", "club", "rookie")),
    Preset("box", {}, ("club", "rookie")),
    Preset(
        "everything",
        {
            "laps": 2,
            "race_end": "classify",
            "choose_tyres": True,
            "soft_tyres": True,
            "weather_tokens": "on",
            "flying_start": True,
            "redline": True,
        },
        ("pro", "club", "club"),
    ),
)
