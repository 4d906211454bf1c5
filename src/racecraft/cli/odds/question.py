"""What a game answers to `racecraft odds`: chances as data, and a table of them to read."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from racecraft.cli.output import console
from racecraft.cli.parser import Parser
from racecraft.locales import Words

Found = dict[str, Any]
"""What a question came to, as data: chances are texts such as `5/108`."""


class Sheet:
    """A table of odds for people, and sentences below it."""

    def __init__(self, columns: Sequence[str]) -> None:
        self.columns = columns
        self.rows: list[list[str]] = []
        self.below: list[tuple[str, dict[str, Any]]] = []

    def show(self, words: Words) -> None:
        from rich.table import Table

        table = Table()
        for column in self.columns:
            table.add_column(words.say(f"odds-column-{column}"))
        for row in self.rows:
            table.add_row(*row)
        out = console()
        if self.columns:
            out.print(table)
        for message, values in self.below:
            out.print(words.say(message, **values))


def percent(words: Words, share: str) -> str:
    """ "5/108 (4.63%)"."""
    return f"{share} ({words.figure(float(Fraction(share)) * 100, '.2f')}%)"


def mean(words: Words, value: Fraction) -> str:
    return words.figure(float(value), ".2f")


def no_arguments(parser: Parser, words: Words) -> None:
    """For a game that is asked about positions only."""


class Question(NamedTuple):
    """The part of a game in the command, `ODDS` of its package."""

    answer: Callable[[argparse.Namespace], tuple[Found, Sheet]]
    add_arguments: Callable[[Parser, Words], None] = no_arguments
    """Adds what only this game asks for; every game may be given a position."""
    needs_position: bool = False
