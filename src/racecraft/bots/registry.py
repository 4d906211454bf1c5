"""The bots of the house by game and name."""

from __future__ import annotations

from collections.abc import Callable

from racecraft.bots import gt, heat, rali, rallyman
from racecraft.bots.bot import Bot, RandomBot
from racecraft.engine.errors import UnknownName

_EVERY_GAME: dict[str, Callable[[int], Bot]] = {"random": RandomBot}

_BY_GAME: dict[str, dict[str, Callable[[int], Bot]]] = {
    "gt": {"greedy": gt.GreedyBot},
    "heat": {"greedy": heat.GreedyBot},
    "rali": {"greedy": rali.GreedyBot},
    "rallyman": {"greedy": rallyman.GreedyBot},
}


def bot_names(game_id: str) -> list[str]:
    """From the weakest to the strongest."""
    return [*_EVERY_GAME, *_BY_GAME.get(game_id, {})]


def make_bot(game_id: str, name: str, seed: int) -> Bot:
    found = _EVERY_GAME.get(name) or _BY_GAME.get(game_id, {}).get(name)
    if found is None:
        raise UnknownName(f"{game_id} has no bot {name!r}; it has {', '.join(bot_names(game_id))}")
    return found(seed)
