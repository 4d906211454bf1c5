"""What the tests of terminal play share: players who type, and tables without a front end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from racecraft.bots.bot import Sight
from racecraft.bots.registry import make_bot
from racecraft.cli.main import main
from racecraft.cli.play.faces import face_of
from racecraft.cli.play.table import Table
from racecraft.engine.chance import Seeded, Source
from racecraft.engine.race import Race
from racecraft.engine.record import Chair
from racecraft.engine.registry import game_of
from racecraft.locales import Words


class Typist:
    """A player's input: yields the lines one by one, then the end of input, and counts them."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.typed = 0
        self._lines: Iterator[str] = iter(lines)

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        line = next(self._lines, None)
        if line is None:
            return ""
        self.typed += 1
        return line + "\n"


def typed(first: list[str], then: list[str], times: int = 2000) -> Iterator[str]:
    """Some lines, then others over and over."""
    return chain(first, *([then] * times))


class Played:
    """How a run of the command ended."""

    def __init__(self, status: int, out: str, err: str, lines: int) -> None:
        self.status = status
        self.out = out
        self.err = err
        self.lines = lines


class Player:
    """Runs `racecraft play` in this process with scripted input."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        monkeypatch.setenv("LANG", "en_US.UTF-8")
        for name in ("LC_ALL", "LC_MESSAGES"):
            monkeypatch.delenv(name, raising=False)

    def __call__(self, *arguments: str | Path, lines: Iterable[str] = ()) -> Played:
        typist = Typist(lines)
        self.monkeypatch.setattr("sys.stdin", typist)
        status = main(["play", *map(str, arguments)])
        out, err = self.capsys.readouterr()
        return Played(status, out, err, typist.typed)


def new_table(
    seats: int = 2,
    humans: int = 1,
    seed: int = 1,
    language: str = "en",
    save_path: Path | None = None,
    source: Source | None = None,
    game: str = "rali",
    **options: Any,
) -> Table:
    """A table of Ралі, or of another game, moved on to its first question."""
    words = Words(language)
    chairs = [Chair(f"P{seat + 1}", None if seat < humans else "club") for seat in range(seats)]
    race = Race.start(game_of(game), options, chairs, source or Seeded(seed))
    table = Table(race, face_of(game, words, chairs), words, save_path)
    settle(table)
    return table


def settle(table: Table) -> None:
    """Lets dice and bots act until a person is asked."""
    while table.move_on() is not None:
        pass


def careful_answer(table: Table) -> None:
    """Answers the question as the club driver would."""
    question = table.question()
    assert question is not None
    assert question.seat is not None
    sight = Sight(table.race.game, table.race.state, question.seat)
    action = make_bot(table.race.game.id, "club", 0).choose(sight)
    table.answer(next(choice for choice in question.choices if choice.number == action))
    settle(table)
