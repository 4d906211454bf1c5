"""The `racecraft` command: finds the subcommand, speaks the user's language, turns errors into one sentence.

Exit status: 0 done, 1 a stated fact does not hold, 2 bad input, 130 interrupted.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING

from racecraft.engine.errors import RacecraftError
from racecraft.engine.form import form
from racecraft.engine.version import VERSION

if TYPE_CHECKING:
    from racecraft.cli.parser import Parser
    from racecraft.locales import Words

COMMANDS = {
    "serve": "racecraft.cli.serve",
    "play": "racecraft.cli.play.command",
    "watch": "racecraft.cli.watch",
    "simulate": "racecraft.cli.simulate",
    "arena": "racecraft.cli.arena",
    "learn": "racecraft.cli.learn",
    "options": "racecraft.cli.options",
    "targets": "racecraft.cli.targets",
    "bench": "racecraft.cli.bench",
    "record": "racecraft.cli.record",
    "review": "racecraft.cli.review",
    "scenario": "racecraft.cli.scenario",
    "track": "racecraft.cli.track",
    "odds": "racecraft.cli.odds.command",
    "sheet": "racecraft.cli.sheet",
    "papers": "racecraft.cli.papers",
    "admin": "racecraft.cli.admin",
    "doctor": "racecraft.cli.doctor",
    "backup": "racecraft.cli.backup",
    "restore": "racecraft.cli.restore",
    "completion": "racecraft.cli.completion",
}
"""Each command and its module, which has `add(commands, words)` and `run(args)`; imported when wanted."""

OF_A_TABLE = {"serve", "backup", "restore", "doctor", "admin"}
"""Commands that need the extra `table`; all others need `terminal`."""
PACKAGES_OF_A_TABLE = frozenset(
    [
        "alembic",
        "asyncpg",
        "confusable_homoglyphs",
        "httptools",
        "litestar",
        "segno",
        "sqlalchemy",
        "uvicorn",
        "webauthn",
        "websockets",
    ]
)
PACKAGES_TO_LEARN = frozenset(["gymnasium", "librt", "numpy", "pettingzoo", "pyarrow"])

DEFAULT = "serve"
"""The command that runs when none is given."""
INTERRUPTED = 130
READER_GONE = 141
"""The exit status of a program that a closed output pipe has ended (SIGPIPE)."""


def main(arguments: list[str] | None = None) -> int:
    """Runs the command and returns its exit status."""
    _replace_closed_streams()
    given = sys.argv[1:] if arguments is None else arguments
    try:
        status = run(given)
        sys.stdout.flush()
        return status
    except RacecraftError as error:
        return _complain(_worded(error, given))
    except ModuleNotFoundError as error:
        return _fetch(error, given)
    except BrokenPipeError:
        _stop_writing()
        return READER_GONE
    except OSError as error:
        if error.filename is None:
            _stop_writing()
        return _complain(_worded(error, given))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def _worded(error: RacecraftError | OSError, arguments: list[str]) -> str:
    """The sentence of an error, in the user's language where the locales have it."""
    from racecraft.cli.output import in_words, sentence
    from racecraft.locales import Words, language_of

    try:
        words = Words(language_of(take_language(arguments)[0], os.environ))
    except RacecraftError:  # a language that we do not speak is what is wrong
        words = Words(language_of(None, os.environ))
    if isinstance(error, RacecraftError):
        return sentence(error, words)
    reason = in_words(str(error.strerror), words)
    return f"{error.filename}: {reason}" if error.filename is not None else reason


def _fetch(error: ModuleNotFoundError, arguments: list[str]) -> int:
    """Runs the command again with the extra that it needs, if its environment is made for one run; else says
    which it is, and the line that runs the same without an installation. A missing module of our own is an
    error."""
    package = (error.name or "").partition(".")[0]
    if package in {"", "racecraft"}:
        raise error
    from racecraft.cli.runner import line_with, run_again

    named = next((word for word in arguments if word in COMMANDS), None)
    command = named or DEFAULT
    extra = "table" if command in OF_A_TABLE or package in PACKAGES_OF_A_TABLE else "terminal"
    if package in PACKAGES_TO_LEARN:
        extra = "learn"
    line = line_with(extra, arguments)
    if line is not None:
        print(f"racecraft: {command} needs the extra {extra}, which is fetched now", file=sys.stderr)
        return run_again(line)
    wanted = f"'racecraft[{extra}]'"
    once = f"uvx racecraft{f' {named}' if named else ''}"
    return _complain(f"{command} needs {package}, which is not installed: pip install {wanted}, or {once}")


def _replace_closed_streams() -> None:
    """Redirects closed standard streams to the null device, so that writing to them does not fail."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8"))


def _stop_writing() -> None:
    """Redirects remaining output to the null device; otherwise Python would report an error at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(sentence: str) -> int:
    sys.stdout.flush()
    print(f"racecraft: {sentence}", file=sys.stderr)
    return 2


def run(arguments: list[str]) -> int:
    if arguments == ["--version"]:
        print(version())
        return 0
    from racecraft.locales import Words, language_of

    given, rest = take_language(arguments)
    words = Words(language_of(given, os.environ))
    rest = rest or [DEFAULT]
    if rest[:3] == ["completion", "words", "--"]:
        from racecraft.cli.completion import complete

        return complete(rest[3:], words)
    command = rest[0] if not rest[0].startswith("-") else None
    parser = make_parser(words, command)
    try:
        args = parser.parse_args(rest)
    except SystemExit as leaving:  # after --help and --version, with nothing left to do
        return int(leaving.code or 0)
    if args.command is None:
        parser.print_help()
        return 0
    args.words = words
    args.lang = words.language
    status: int = import_module(COMMANDS[args.command]).run(args)
    return status


def version() -> str:
    return f"racecraft {VERSION} ({form()})"


def take_language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """The value of --lang, wherever it stands before a `--`, and the arguments without it."""
    given: str | None = None
    rest: list[str] = []
    queue = list(arguments)
    while queue:
        word = queue.pop(0)
        if word == "--":
            return given, [*rest, word, *queue]
        if word == "--lang" and queue:
            given = queue.pop(0)
        elif word.startswith("--lang="):
            given = word.removeprefix("--lang=")
        else:
            rest.append(word)
    return given, rest


def make_parser(words: Words, command: str | None) -> Parser:
    """The parser with the wanted command in full and the others by name; all in full if none is named."""
    from racecraft.cli.parser import Parser, translate_argparse

    translate_argparse(words)
    parser = Parser(
        prog="racecraft", description=words.say("racecraft-about"), epilog=words.say("racecraft-first-steps")
    )
    parser.add_argument("--lang", metavar="en|uk|ru", help=words.say("racecraft-lang"))
    parser.add_argument("--version", action="version", version=version(), help=words.say("racecraft-version"))
    commands = parser.add_subparsers(
        dest="command", metavar=words.say("racecraft-command"), title=words.say("racecraft-commands")
    )
    for name, module in COMMANDS.items():
        if command in (None, name):
            import_module(module).add(commands, words)
        else:
            commands.add_parser(name)
    return parser
