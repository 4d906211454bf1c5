"""A recorded race line by line: for pipes, screen readers and plain terminals."""

from __future__ import annotations

from typing import TextIO

from rich.console import Console

from racecraft.cli.output import printable, sentence
from racecraft.cli.play.ending import standings
from racecraft.cli.play.face import latin
from racecraft.cli.play.table import echo
from racecraft.cli.play.viewing import Viewing
from racecraft.engine.errors import RacecraftError

INTERRUPTED = 130
MAP_HEIGHT = 40


def watch_plain(table: Viewing, source: TextIO, sink: TextIO) -> int:
    """Steps as the lines say until there are no more; the exit status."""
    watcher = _Watcher(table, sink)
    watcher.show()
    try:
        while watcher.wants(_read(source, sink)):
            pass
    except KeyboardInterrupt:
        sink.write("\n")
        return INTERRUPTED
    return 0


def _read(source: TextIO, sink: TextIO) -> str | None:
    sink.write("> ")
    sink.flush()
    line = source.readline()
    if not line:
        sink.write("\n")
        return None
    if not source.isatty():
        sink.write(echo(line.strip()) + "\n")
    return line.strip()


class _Watcher:
    def __init__(self, table: Viewing, sink: TextIO) -> None:
        self.table = table
        self.console = Console(file=sink, highlight=False)
        self.sink = sink

    def print(self, text: str = "") -> None:
        self.sink.write(printable(text) + "\n")

    def wants(self, line: str | None) -> bool:
        """Carries out a line; False when it asks to leave."""
        table, say = self.table, self.table.words.say
        key = "" if line is None else latin(line)
        if line is None or key == "q":
            return False
        moves = {"": table.at + 1, "b": table.at - 1, "t": table.turn_after(), "T": table.turn_before()}
        if key in moves or key.isdecimal():
            table.go_to(int(key) if key.isdecimal() else moves[key])
            self.show()
        elif key == "h":
            self.hint()
        elif key == "r":
            self.review()
        elif key == "n":
            table.go_to(table.next_marked())
            self.show()
        elif key == "l":
            for entry in table.lines():
                self.print(f"  {entry.text}")
        elif key == "m":
            board = table.face.board(table.race.state, self.console.width, MAP_HEIGHT)
            self.console.print(board, no_wrap=True)
        else:
            self.print(say("watch-help"))
        return True

    def show(self) -> None:
        table, face, say = self.table, self.table.face, self.table.words.say
        state = table.race.state
        self.print()
        self.print(
            say(
                "watch-headline",
                headline=face.headline(state),
                ply=str(table.at),
                plies=str(len(table.recorded)),
            )
        )
        for text in table.happened():
            self.print(f"  {text}")
        question = table.question()
        if question is None:
            for text in [*[line for _, _, line in standings(table)], *table.report(), *table.verdict()]:
                self.print(f"  {text}")
            return
        self.print(question.prompt)
        group = None
        for choice in question.choices:
            if choice.group is not None and choice.group != group and choice.group.label:
                self.print(f" {choice.group.label}")
            group = choice.group
            mark = "*" if table.is_played(choice) else " "
            detail = f": {choice.detail}" if choice.detail else ""
            self.print(f" {mark}{choice.label}{detail}")
        self.print(table.played())
        for text in table.verdict():
            self.print(f"  {text}")

    def review(self) -> None:
        """Makes the review, which may take a while, and tells it."""
        table = self.table
        try:
            while table.judge_step():
                if self.sink.isatty():
                    self.sink.write(f"\r{table.progress()}")
                    self.sink.flush()
        except RacecraftError as error:
            self.print(sentence(error, table.words))
            return
        self.print("\n" if self.sink.isatty() else "")
        for text in table.story():
            self.print(f"  {text}")

    def hint(self) -> None:
        try:
            for text in self.table.hint().splitlines() if self.table.question() is not None else []:
                self.print(text)
        except RacecraftError as error:
            self.print(sentence(error, self.table.words))
