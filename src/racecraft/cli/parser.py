"""How commands read their arguments: in the user's language, with one sentence for each error."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from racecraft.cli.names import likely
from racecraft.engine.errors import BadOptions, BadPosition, RacecraftError
from racecraft.engine.files import read_json
from racecraft.engine.game import AnyGame
from racecraft.engine.position import read_position
from racecraft.locales import Words

ARGPARSE = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positionals",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "the following arguments are required: %s": "argparse-required",
    "one of the arguments %s is required": "argparse-one-required",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "not allowed with argument %s": "argparse-not-with",
    "ignored explicit argument %r": "argparse-no-value",
    "expected one argument": "argparse-one",
    "expected at least one argument": "argparse-one-or-more",
    "expected %s argument": "argparse-count",
    "expected %s arguments": "argparse-count",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
}
"""What argparse says in English, and our message for it; the placeholders are argparse's own."""


HIGHEST_SEED = (1 << 64) - 1
THEMES = ["auto", "light", "dark"]


class BadUsage(RacecraftError):
    """The command line does not make sense; the sentence says which word of it."""


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are ordinary Racecraft errors, and which takes options only in full. It
    names the word that was probably meant by a typing error."""

    words: Words | None = None
    """The language of what is said about typing errors; `translate_argparse` sets it."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, **settings)

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        found, rest = self.parse_known_args(args, namespace)
        if rest:
            self._refuse(list(args or []), rest)
        return found

    def _refuse(self, args: list[str], rest: list[str]) -> NoReturn:
        """Names the words that nobody understands, and the option that the first was perhaps to be."""
        parser: argparse.ArgumentParser = self
        for word in args:
            inner = subcommands(parser)
            parser = inner.get(word, parser)
        known = {**option_actions(self), **option_actions(parser)}
        first = rest[0].partition("=")[0]
        meant = likely(first, known) if first.startswith("-") else None
        if meant is not None and self.words is not None:
            self.error(self.words.say("name-likely", given=first, likely=meant))
        self.error(argparse_text("unrecognized arguments: %s") % " ".join(rest))

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices and self.words is not None:
            meant = likely(str(value), [str(choice) for choice in action.choices])
            if meant is not None:
                raise argparse.ArgumentError(
                    action, self.words.say("name-likely", given=str(value), likely=meant)
                )
        super()._check_value(action, value)

    def error(self, message: str) -> NoReturn:
        raise BadUsage(message)


def subcommands(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """The commands that a parser branches into."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def option_actions(parser: argparse.ArgumentParser) -> dict[str, argparse.Action]:
    """The options of a parser that begin with two dashes, by name."""
    return {
        name: action
        for action in parser._actions
        for name in action.option_strings
        if name.startswith("--") and action.help != argparse.SUPPRESS
    }


def argparse_text(text: str) -> str:
    """What argparse says, in the language that was set."""
    said: str = vars(argparse)["_"](text)
    return said


def translate_argparse(words: Words) -> None:
    """Translates argparse's own texts: it asks gettext for each, and we replace gettext."""

    def say(text: str) -> str:
        return words.say(ARGPARSE[text]) if text in ARGPARSE else text

    def say_number(one: str, many: str, number: int) -> str:
        return say(one if number == 1 else many)

    vars(argparse).update(_=say, ngettext=say_number)
    Parser.words = words


def whole(words: Words, low: int, high: int | None = None) -> Callable[[str], int]:
    """Reads a whole number within bounds."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = low - 1
        if number < low or (high is not None and number > high):
            message = "value-whole-from" if high is None else "value-whole-between"
            raise argparse.ArgumentTypeError(words.say(message, given=text, low=str(low), high=str(high)))
        return number

    return read


def seconds(words: Words) -> Callable[[str], float]:
    """Reads a duration: more than 0 seconds, an hour at most."""

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = 0.0
        if not 0 < number <= 3600:
            raise argparse.ArgumentTypeError(words.say("value-seconds", given=text))
        return number

    return read


def add_command(commands: argparse._SubParsersAction[Parser], name: str, about: str) -> Parser:
    """A command, with what its own help and that of the command above it say."""
    return commands.add_parser(name, help=about, description=about)


def add_number(
    to: argparse._ActionsContainer,
    words: Words,
    name: str,
    about: str,
    default: int | None = None,
    low: int = 1,
    high: int | None = None,
    metavar: str = "N",
) -> None:
    to.add_argument(name, type=whole(words, low, high), default=default, metavar=metavar, help=about)


def add_list(to: argparse._ActionsContainer, name: str, metavar: str, about: str) -> None:
    """An option that may be given several times."""
    to.add_argument(name, action="append", default=[], metavar=metavar, help=about)


def add_race_arguments(parser: Parser, words: Words) -> None:
    """What every command that runs many races takes."""
    add_number(parser, words, "--jobs", words.say("simulate-jobs"), high=1024, metavar="J")
    add_number(parser, words, "--seed", words.say("simulate-seed"), low=0, high=HIGHEST_SEED, metavar="S")
    add_list(parser, "--option", "NAME=VALUE", words.say("argument-option"))
    parser.add_argument("--records", type=Path, metavar="DIR", help=words.say("simulate-records"))


def add_picture_arguments(parser: Parser, words: Words) -> None:
    """What every command that draws takes."""
    parser.add_argument("-o", "--output", metavar="OUT.svg", default="-", help=words.say("track-output"))
    parser.add_argument("--theme", choices=THEMES, default="auto", help=words.say("track-render-theme"))
    add_number(parser, words, "--width", words.say("track-render-width"), 1200)


def position_in(path: Path) -> dict[str, Any]:
    """The position in a file, whole or in part, or in what `racecraft record show --ply N --json` writes."""
    position = read_position(path)
    inner = position.get("position")
    return inner if isinstance(inner, dict) else position


def state_in(game: AnyGame, path: Path) -> Any:
    """The state in such a file."""
    try:
        return game.placed(position_in(path))
    except BadPosition as error:
        if str(error).startswith(path.name) or str(error).startswith("cannot read"):
            raise
        raise BadPosition(f"{path.name}: {error}") from None
    except RacecraftError as error:
        raise BadPosition(f"{path.name}: {error}") from None


def race_options(pairs: list[str], game: AnyGame, words: Words) -> dict[str, Any]:
    """Options given as NAME=VALUE: a value is JSON, else text; @FILE stands for what a JSON file holds.
    BadOptions says in the user's language what does not fit."""
    from racecraft.cli.options import objection

    kinds = {option.name: option.type for option in msgspec.structs.fields(game.options_type)}
    options: dict[str, Any] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals or not name:
            raise BadOptions(words.say("options-form", given=pair))
        if name in options:
            raise BadOptions(words.say("options-twice", name=name))
        if text.startswith("@"):
            options[name] = read_json(Path(text[1:]), BadOptions)
            continue
        options[name] = option_value(text, kinds.get(name, Any))
    wrong = objection(game, options, words)
    if wrong is not None:
        raise BadOptions(wrong)
    return options


def option_value(text: str, kind: Any) -> Any:
    """The value of an option: JSON, unless only the plain text fits its type, as in season=1961."""
    try:
        value = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return text
    return text if not takes(kind, value) and takes(kind, text) else value


def takes(kind: Any, value: Any) -> bool:
    """Whether an option of this kind may be set to the value."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True
