"""By what a race on a track of one's own is known."""

from __future__ import annotations

from typing import Any

from racecraft.builders import builder_of, fingerprint
from racecraft.engine.errors import RacecraftError
from racecraft.engine.game import AnyGame
from racecraft.engine.parts import games_with_part


def own_fingerprint(game: AnyGame, options: dict[str, Any]) -> str | None:
    """The fingerprint of the track; None for one that comes with the game."""
    document = options.get(game.track_option)
    if not isinstance(document, dict) or game.id not in games_with_part("racecraft.builders"):
        return None
    try:
        return fingerprint(builder_of(game.id), document)
    except RacecraftError:
        return None
