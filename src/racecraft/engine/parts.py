"""The part of a layer that belongs to one game, found by convention.

Every layer above `games/` keeps what it knows of a game in a package named after the game's id, and that
package exposes one constant: `racecraft.drawing.gt.PAINTER`, `racecraft.bots.heat.LADDER`. Nobody keeps a
table of games, and nothing of a game is imported before it is asked for.

A game from outside keeps its parts in its own package, in modules named after the layers: `mygame.drawing`.
What it does not bring, the layer's module `any_game` makes for it.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
import sys
import threading
from functools import cache
from pathlib import Path
from typing import Any

from racecraft.engine.errors import UnknownName
from racecraft.engine.registry import all_games, game_of

_importing = threading.RLock()
"""One thread at a time imports parts: two that import modules of one package can meet half-made ones."""


@cache
def games_with_part(layer: str) -> tuple[str, ...]:
    """The ids of the games that a layer, such as `racecraft.drawing`, has a package for, sorted."""
    paths = importlib.import_module(layer).__path__
    return tuple(sorted(found.name for found in pkgutil.iter_modules(paths) if found.ispkg))


@cache
def part_of(layer: str, game_id: str, constant: str) -> Any:
    """The constant that a layer's package for a game exposes; UnknownName if the layer has none for it."""
    with _importing:
        return _part_of(layer, game_id, constant)


def _part_of(layer: str, game_id: str, constant: str) -> Any:
    known = games_with_part(layer)
    if game_id in known:
        return getattr(importlib.import_module(f"{layer}.{game_id}"), constant)
    if game_id in games_from_outside():
        found = _brought(layer, game_id, constant)
        if found is not None:
            return found
    raise UnknownName(f"{layer} knows no game {game_id!r}; it knows {', '.join(known)}")


def _brought(layer: str, game_id: str, constant: str) -> Any:
    """The part that a game from outside brings, else the one that the layer makes for any game, else None."""
    own = f"{home_of(game_id)}.{layer.rpartition('.')[2]}"
    if importlib.util.find_spec(own) is not None:
        brought = getattr(importlib.import_module(own), constant, None)
        if brought is not None:
            return brought
    if importlib.util.find_spec(f"{layer}.any_game") is None:
        return None
    make = importlib.import_module(f"{layer}.any_game").PARTS.get(constant)
    return None if make is None else make(game_of(game_id))


def games_from_outside() -> list[str]:
    """The ids of the registered games that are no part of this package, sorted."""
    return [game.id for game in all_games() if not type(game).__module__.startswith("racecraft.")]


def home_of(game_id: str) -> str:
    """The package of a game from outside."""
    module = type(game_of(game_id)).__module__
    return module.rpartition(".")[0] or module


def folder_of(game_id: str) -> Path:
    """Where the package of a game from outside lies."""
    return Path(str(sys.modules[home_of(game_id)].__file__)).parent
