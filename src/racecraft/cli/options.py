"""`racecraft options GAME`: what can be agreed before a race, with values, defaults and what they mean; and
the sentence for a value that does not fit."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec import inspect

from racecraft.cli.names import game_named, likely
from racecraft.cli.output import console, print_json
from racecraft.cli.parser import Parser, add_command
from racecraft.locales import Words

if TYPE_CHECKING:
    from racecraft.engine.game import AnyGame

MOST_NUMBERS = 20
"""Numbers that are listed as values of an option."""


class Option(NamedTuple):
    """An option as people are told of it."""

    name: str
    kind: inspect.Type
    default: Any


def add(commands: argparse._SubParsersAction[Parser], words: Words) -> None:
    parser = add_command(commands, "options", words.say("options-about"))
    parser.add_argument("game", metavar="GAME", help=words.say("argument-game"))
    parser.add_argument("--json", action="store_true", help=words.say("options-json"))


def run(args: argparse.Namespace) -> int:
    import racecraft.games  # noqa: F401  (registers the games)

    words: Words = args.words
    game = game_named(args.game, words)
    if args.json:
        print_json(game.schema(), readable=True)
        return 0
    out = console()
    out.print(words.say("options-title", game=game.title))
    for option in options_of(game):
        out.print(f"\n{option.name}={plain(option.default)}", style="bold")
        id = f"option-{game.id}-{option.name.replace('_', '-')}"
        out.print(f"  {words.say(id)}. {words.attribute(id, 'help')}")
        out.print(f"  {expected(game, option, words)}")
        for value, label in _named_values(id, option, words):
            out.print(f"    {value}  {label}")
    return 0


def options_of(game: AnyGame) -> list[Option]:
    info = inspect.type_info(game.options_type)
    assert isinstance(info, inspect.StructType)
    found = []
    for field in info.fields:
        default = field.default
        if default is msgspec.NODEFAULT:
            default = field.default_factory() if callable(field.default_factory) else None
        kind = field.type.type if isinstance(field.type, inspect.Metadata) else field.type
        found.append(Option(field.name, kind, default))
    return found


def plain(value: Any) -> str:
    """A value as it is written behind NAME=."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _named_values(id: str, option: Option, words: Words) -> list[tuple[str, str]]:
    """Values that have a name of their own."""
    kind = option.kind
    values = list(kind.values) if isinstance(kind, inspect.LiteralType) else []
    found = []
    for value in values:
        named = f"{id}-{str(value).lower().replace('_', '-').replace(' ', '-')}"
        if words.knows(named):
            found.append((plain(value) or '""', words.say(named)))
    return found


def values_of(game: AnyGame, option: Option) -> list[str]:
    """The values of an option where they can be listed, as they are written."""
    kind = option.kind
    if isinstance(kind, inspect.LiteralType):
        return [plain(value) for value in kind.values]
    if isinstance(kind, inspect.BoolType):
        return ["true", "false"]
    if isinstance(kind, inspect.IntType) and kind.ge is not None and kind.le is not None:
        return [str(number) for number in range(kind.ge, min(kind.le, kind.ge + MOST_NUMBERS) + 1)]
    return _tracks(game, option)


def expected(game: AnyGame, option: Option, words: Words) -> str:
    """What a value of this option looks like, as the end of a sentence."""
    tracks = _tracks(game, option)
    if tracks:
        return words.say("options-kind-track", names=", ".join(tracks))
    return _kind(option.kind, words)


def _tracks(game: AnyGame, option: Option) -> list[str]:
    """The names of the game's tracks, for the option that chooses one."""
    return list(game.tracks()) if option.name == game.track_option else []


def _kind(kind: inspect.Type, words: Words) -> str:
    if isinstance(kind, inspect.Metadata):
        kind = kind.type
    if isinstance(kind, inspect.BoolType):
        return words.say("options-kind-bool")
    if isinstance(kind, inspect.IntType):
        if kind.ge is not None and kind.le is not None:
            return words.say("options-kind-between", low=str(kind.ge), high=str(kind.le))
        return words.say("options-kind-whole", low=str(kind.ge or 0))
    if isinstance(kind, inspect.LiteralType):
        return words.say(
            "options-kind-one-of", names=", ".join(plain(value) or '""' for value in kind.values)
        )
    if isinstance(kind, inspect.ListType):
        return words.say("options-kind-list", each=_kind(kind.item_type, words))
    if isinstance(kind, inspect.UnionType):
        parts = [part for part in kind.types if not isinstance(part, inspect.NoneType)]
        return words.say("options-kind-or").join(_kind(part, words) for part in parts)
    if isinstance(kind, inspect.StrType):
        return words.say("options-kind-text")
    return words.say("options-kind-object")


# --- What is wrong with what was given ----------------------------------------------------------------------


def objection(game: AnyGame, given: Mapping[str, Any], words: Words) -> str | None:
    """Why these options cannot be, in a sentence; None if each by itself is fine."""
    known = {option.name: option for option in options_of(game)}
    for name, value in given.items():
        option = known.get(name)
        if option is None:
            meant = likely(name, known)
            if meant is not None:
                return words.say("options-unknown-likely", game=game.id, name=name, likely=meant)
            return words.say(
                "options-unknown", game=game.id, name=name, command=f"racecraft options {game.id}"
            )
        try:
            msgspec.convert({name: value}, game.options_type)
        except msgspec.ValidationError:
            wanted = expected(game, option, words)
            return words.say("options-misfit", name=name, wanted=wanted, given=plain(value)[:40])
        tracks = _tracks(game, option)
        if tracks and isinstance(value, str) and value.partition(":")[0] not in tracks:
            meant = likely(value, tracks)
            if meant is not None:
                return words.say("options-track-likely", name=name, given=value, likely=meant)
    return None
