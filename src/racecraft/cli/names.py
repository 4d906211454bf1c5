"""Names on the command line: games and bots, with the likely one for a typing error."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import TYPE_CHECKING

from racecraft.engine.errors import UnknownName, worded
from racecraft.locales import Words

if TYPE_CHECKING:
    from racecraft.engine.game import AnyGame

ALIKE = 0.65
"""How much alike two words must be, from 0 to 1, for one to be a typing error of the other."""


def likely(word: str, known: Iterable[str]) -> str | None:
    """The known word that was probably meant."""
    found = get_close_matches(word.lower(), list(known), 1, ALIKE)
    return found[0] if found else None


def game_named(id: str, words: Words) -> AnyGame:
    from racecraft.engine.registry import all_games, game_of

    ids = [game.id for game in all_games()]
    if id in ids:
        return game_of(id)
    meant = likely(id, ids)
    if meant is not None:
        raise UnknownName(words.say("name-game-likely", given=id, likely=meant))
    raise UnknownName(words.say("name-game", given=id, names=", ".join(ids)))


def no_track(error: UnknownName) -> UnknownName:
    """The error for what is neither a track of the game nor a file."""
    unknown = UnknownName(f"{error}; a file of your own is named by a path that ends in .json")
    message = "wrong-track-or-file" if error.message == "wrong-track" else error.message
    return worded(unknown, message, **error.values)


def check_bots(game: AnyGame, names: Iterable[str], words: Words) -> None:
    """Whether every name is that of a bot, of the ladder or of somebody's module."""
    from racecraft.bots.registry import bot_names, make_bot

    known = bot_names(game.id)
    for name in names:
        who = name.partition("@")[0]
        if ":" not in who and who not in known:
            meant = likely(who, known)
            if meant is not None:
                raise UnknownName(words.say("name-bot-likely", game=game.id, given=who, likely=meant))
            raise UnknownName(words.say("name-bot", game=game.id, given=who, names=", ".join(known)))
        make_bot(game.id, name, 0)
