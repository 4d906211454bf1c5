"""The part of a layer that belongs to one game, found by convention.

Every layer above `games/` keeps what it knows of a game in a package named after the game's id, and that
package exposes one constant: `racecraft.drawing.gt.PAINTER`, `racecraft.bots.heat.LADDER`. Nobody keeps a
table of games, and nothing of a game is imported before it is asked for.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

from racecraft.engine.errors import UnknownName


@cache
def games_with_part(layer: str) -> tuple[str, ...]:
    """The ids of the games that a layer, such as `racecraft.drawing`, has a package for, sorted."""
    paths = importlib.import_module(layer).__path__
    return tuple(sorted(found.name for found in pkgutil.iter_modules(paths) if found.ispkg))


@cache
def part_of(layer: str, game_id: str, constant: str) -> Any:
    """The constant that a layer's package for a game exposes; UnknownName if the layer has none for it."""
    known = games_with_part(layer)
    if game_id not in known:
        raise UnknownName(f"{layer} knows no game {game_id!r}; it knows {', '.join(known)}")
    return getattr(importlib.import_module(f"{layer}.{game_id}"), constant)
