"""Three rallies to begin with."""

from __future__ import annotations

from racecraft.engine.presets import Preset

PRESETS = (
    Preset("first", {"rally": "first_licence", "stage": 1}, ()),
    Preset("box", {}, ("club", "rookie")),
    Preset("everything", {"weather": "variable", "splits": True, "start": "lot"}, ("pro", "club", "club")),
)
