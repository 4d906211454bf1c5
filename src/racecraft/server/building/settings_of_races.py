"""What results are filed under: races compare where their options are equal, whatever a track is called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from racecraft.arena.targets import setting_of
from racecraft.builders import builder_of, fingerprint
from racecraft.engine.errors import BadBoard, UnknownName
from racecraft.engine.game import AnyGame


def setting_of_race(game: AnyGame, options: Mapping[str, Any]) -> str:
    """A short name for these whole options. A track of one's own counts by its fingerprint, so that drives on
    it compare under every title it is given."""
    document = options.get(game.track_option)
    if isinstance(document, dict):
        try:
            builder = builder_of(game.id)
            name = fingerprint(builder, builder.tidy(document))
        except (UnknownName, BadBoard):  # there is no builder, or none for such a track
            return setting_of(options)
        return setting_of({**options, game.track_option: {"fingerprint": name}})
    return setting_of(options)
