"""The bots by game and name, built-in ones and those that users register.

A bot is named by a step of the ladder (`club`) or by a user's class (`package.module:Class`); what
comes after an `@` is its budget a decision: `pro@50ms`, `pro@2s`, `pro@800` (nodes, the same on any machine).
"""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Callable

from racecraft.bots.bot import DEFAULT_THOUGHT, UNLIMITED, Bot, Budget, RandomBot
from racecraft.engine.errors import RacecraftError, UnknownName
from racecraft.engine.parts import games_from_outside, games_with_part, part_of

Maker = Callable[[int, Budget], Bot]

_EVERY_GAME: dict[str, Maker] = {"random": RandomBot}

_ADDED: dict[str, dict[str, Maker]] = {}
"""By game, the bots that users have registered."""

SEARCHERS = {"pro", "master"}
"""Bots that use all the time they get, and so need a default budget."""

_BUDGET = re.compile(r"(?:(\d+(?:\.\d+)?)(ms|s)|(\d+))")


def bot_names(game_id: str) -> list[str]:
    """From the weakest to the strongest."""
    return [*_EVERY_GAME, *_ladder(game_id)]


def _ladder(game_id: str) -> dict[str, Maker]:
    """The game's own bots with those that users have added; empty for a game without drivers."""
    known = game_id in games_with_part("racecraft.bots") or game_id in games_from_outside()
    own = part_of("racecraft.bots", game_id, "LADDER") if known else {}
    return {**own, **_ADDED.get(game_id, {})}


def register_bot(game_id: str, name: str, maker: Maker) -> None:
    """Adds a bot to a game's ladder, above those it has. A name cannot be registered twice."""
    if name in bot_names(game_id):
        raise ValueError(f"{game_id} has a bot {name!r} already")
    if re.fullmatch(r"[a-z][a-z0-9_-]*", name) is None:
        raise ValueError(f"{name!r} is no name for a bot: small letters, digits, - and _, a letter first")
    _ADDED.setdefault(game_id, {})[name] = maker


def make_bot(game_id: str, name: str, seed: int) -> Bot:
    """The bot that `name` describes; UnknownName says what is wrong with it."""
    who, at, thought = name.partition("@")
    budget = budget_of(thought) if at else DEFAULT_THOUGHT if who in SEARCHERS else UNLIMITED
    found = _EVERY_GAME.get(who) or _ladder(game_id).get(who)
    if found is None and ":" in who:
        found = _of_module(who)
    if found is None:
        raise UnknownName(
            f"{game_id} has no bot {who!r}; it has {', '.join(bot_names(game_id))}, "
            "and takes package.module:Class for one of your own"
        )
    try:
        return found(seed, budget)
    except RacecraftError:
        raise
    except Exception as error:
        raise UnknownName(f"the bot {name!r} cannot be made: {type(error).__name__}: {error}") from None


def budget_of(text: str) -> Budget:
    """`50ms`, `2s`, or a number of nodes."""
    found = _BUDGET.fullmatch(text)
    if found is not None:
        amount, unit, nodes = found.groups()
        if nodes is not None and int(nodes) > 0:
            return Budget(nodes=int(nodes))
        if unit is not None and float(amount) > 0:
            return Budget(seconds=float(amount) / (1000 if unit == "ms" else 1))
    raise UnknownName(f"a bot's budget is a time such as 50ms or 2s, or a number of nodes, not {text!r}")


def _of_module(name: str) -> Maker:
    """The class that `package.module:Class` names, looked for beside the user's files too."""
    module_name, _, class_name = name.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        module = importlib.import_module(module_name)
    except ModuleNotFoundError as error:
        raise UnknownName(f"there is no module {error.name!r} for the bot {name!r}") from None
    except Exception as error:
        raise UnknownName(
            f"the module of the bot {name!r} cannot be imported: {type(error).__name__}: {error}"
        ) from None
    found = getattr(module, class_name, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise UnknownName(f"{module_name} has no class {class_name!r} that is a racecraft.bots.bot.Bot")
    maker: Maker = found
    return maker
