"""The registered games by id. Every generic test runs on each of them."""

from __future__ import annotations

from racecraft.engine.errors import UnknownName
from racecraft.engine.game import AnyGame

_games: dict[str, AnyGame] = {}


def register(game: AnyGame) -> AnyGame:
    if game.id in _games:
        raise ValueError(f"a game with the id {game.id!r} is registered already")
    _games[game.id] = game
    return game


def game_of(id: str) -> AnyGame:
    try:
        return _games[id]
    except (KeyError, TypeError):
        raise UnknownName(f"there is no game {id!r}; there is {', '.join(sorted(_games))}") from None


def all_games() -> list[AnyGame]:
    return [_games[id] for id in sorted(_games)]
