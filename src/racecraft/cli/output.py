"""How commands write: tables for people, JSON for programs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console

    from racecraft.engine.errors import RacecraftError
    from racecraft.locales import Words

PIPED_WIDTH = 110
"""Columns of a table that goes into a file or another program, where no terminal says how wide it is."""


def console() -> Console:
    from rich.console import Console

    return Console(highlight=False, markup=False, width=None if sys.stdout.isatty() else PIPED_WIDTH)


def sentence(error: RacecraftError, words: Words) -> str:
    """What an error says, in the user's language where the locales have it."""
    from racecraft.engine.errors import BadBoard
    from racecraft.locales import FALLBACK

    if words.language != FALLBACK and isinstance(error, BadBoard) and error.fault is not None:
        file, _, _ = str(error).partition(": ")
        return f"{file}: {words.say(error.fault.sentence, **error.fault.values)}"
    if not error.message:
        return in_words(str(error), words)
    reason = {name: in_words(value, words) for name, value in error.values.items() if name == "reason"}
    return words.say(error.message, **{**error.values, **reason})


def in_words(text: str, words: Words) -> str:
    """What rules, files or the system say in English, in the user's language where the locales have it."""
    from racecraft.locales.refusals import in_language

    return in_language(text, words)


def printable(text: str) -> str:
    """Text from an untrusted file, without control characters."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def write_file(path: Path, data: bytes) -> None:
    """Writes the file atomically, or reports in one sentence why it failed."""
    from racecraft.engine.files import save_whole

    save_whole(path, data)


def put_out(output: str, text: str) -> None:
    """Writes to a file, or to the screen for -."""
    if output == "-":
        sys.stdout.write(text)
    else:
        write_file(Path(output), text.encode())


def print_json(data: Any, readable: bool = False) -> None:
    """One line, or indented for a reader."""
    import msgspec

    encoded = msgspec.json.encode(data)
    print((msgspec.json.format(encoded, indent=2) if readable else encoded).decode())
