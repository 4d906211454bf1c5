"""Three races to begin with."""

from __future__ import annotations

from racecraft.engine.presets import Preset

PRESETS = (
    Preset("first", {"laps": 1}, ("rookie", "club")),
    Preset("box", {}, ("club", "rookie")),
    Preset("everything", {"laps": 3, "first": 0}, ("pro", "club", "club")),
)
