"""Three races to begin with."""

from __future__ import annotations

from racecraft.engine.presets import Preset

PRESETS = (
    Preset("first", {"track": "usa", "laps": 1}, ("rookie", "club", "rookie")),
    Preset("box", {}, ("club", "rookie")),
    Preset(
        "everything",
        {
            "garage": "draft",
            "weather": True,
            "legends": 2,
            "heavy_rain": True,
            "tunnel_vision": True,
            "mulligan": True,
        },
        ("pro", "club", "club"),
    ),
)
