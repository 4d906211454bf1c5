"""The race line by line: for pipes, screen readers and plain terminals."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TextIO

from rich.console import Console

from racecraft.cli.output import printable, sentence
from racecraft.cli.play.ending import farewell, standings
from racecraft.cli.play.face import NAMED_KEYS, latin
from racecraft.cli.play.table import Question, Table, echo
from racecraft.engine.errors import RacecraftError

INTERRUPTED = 130


class Left(Exception):
    """The players have left the race."""


class Plain:
    """Talks with the players through two text streams."""

    def __init__(self, table: Table, source: TextIO, sink: TextIO, console: Console, delay: float) -> None:
        self.table = table
        self.source = source
        self.sink = sink
        self.console = console
        self.delay = delay
        self._told = 0
        """Events that have been printed."""
        self._chapter = -1
        """The part of the race whose papers have been printed."""

    def run(self) -> int:
        """Plays until the race is over, the players leave or there is no more input; the exit status."""
        say = self.table.words.say
        game, face = self.table.race.game, self.table.face
        self.print(say("terminal-title", game=game.title, headline=face.headline(self.table.race.state)))
        self.print(", ".join(f"{seat + 1} {face.name(seat)}" for seat in range(len(face.chairs))))
        self._told = len(self.table.race.log)
        try:
            self.flow()
            while (question := self.table.question()) is not None:
                self.ask(question)
                while self.table.question() is question:
                    self.execute(self.read(), question)
                self.flow()
        except EOFError:
            self.end_of_input()
        except KeyboardInterrupt:
            self.print()
            self.table.keep()
            self.end_of_input()
            return INTERRUPTED
        except Left:
            pass
        return 0

    def print(self, text: str = "") -> None:
        self.sink.write(printable(text) + "\n")
        self.sink.flush()

    # --- What happens ---

    def flow(self) -> None:
        """Lets bots and dice act until a person is asked, and tells what happened."""
        self.post()
        while (pace := self.table.move_on()) is not None:
            self.post()
            if self.delay and pace >= 0.5:
                self.tell()
                time.sleep(self.delay * pace)
        self.tell()

    def tell(self) -> None:
        for news in self.table.news():
            self.print(news)
        log = self.table.race.log
        for line in self.table.lines(min(self._told, len(log))):
            self.print(f"  {line.text}")
        self._told = len(log)

    def post(self) -> None:
        """Prints the papers when a part of the race begins."""
        face, state = self.table.face, self.table.race.state
        before, self._chapter = self._chapter, face.chapter(state)
        if self._chapter > before and not self.table.over:
            self.tell()
            self.print_papers()

    def print_papers(self) -> None:
        for line in self.table.face.papers(self.table.race.state):
            self.print(line.plain)

    # --- What is asked ---

    def ask(self, question: Question, full: bool = False) -> None:
        if question.hand_over:
            self.hide()
        self.print()
        if question.seat is not None and not question.hand_over:
            for sentence in self.table.face.situation(self.table.race.state, question.seat, full):
                self.print(sentence)
        self.print(question.prompt)
        group = None
        for choice in question.choices:
            if choice.group is not None and choice.group != group and choice.group.label:
                self.print(f" {choice.group.label}")
            group = choice.group
            typeable = [key for key in choice.keys if key not in NAMED_KEYS]
            keys = sorted(typeable, key=lambda key: not key.isdecimal())[:2]
            typed = " ".join(map(choice.typed, keys if group is None else typeable[:1]))
            detail = f": {choice.detail}" if choice.detail else ""
            self.print(f"  {typed}) {choice.label}{detail}")

    def hide(self) -> None:
        """Clears the terminal, and what can be scrolled back to, of what the next player must not see."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")

    def read(self) -> str:
        """A line of the player; EOFError when there is none any more."""
        self.sink.write("> ")
        self.sink.flush()
        line = self.source.readline()
        if not line:
            self.print()
            raise EOFError
        text = line.strip()
        if not self.source.isatty():
            self.print(echo(text))
        return text

    def execute(self, text: str, question: Question) -> None:
        """Carries out a line, a choice or a command. One without sense is answered and changes nothing."""
        if not text:
            self.ask(question)
            return
        word, _, rest = text.partition(" ")
        command = self.command(word)
        try:
            if command is None or (rest and command not in ("save", "go")):
                for key in self.table.keys(latin(text)):
                    self.table.answer(self.table.understand(key))
            else:
                self.carry_out(command, rest.strip(), question)
        except RacecraftError as error:
            self.print(sentence(error, self.table.words))

    def command(self, word: str) -> str | None:
        """The command that a key or its English name asks for."""
        key, commands = latin(word), self.table.face.commands()
        if key in commands:
            return commands[key]
        return word.lower() if word.lower() in commands.values() else None

    def carry_out(self, command: str, rest: str, question: Question) -> None:
        table, say = self.table, self.table.words.say
        if command == "undo":
            table.undo()
            self._told = min(self._told, len(table.race.log))
            self.print(say("terminal-undone"))
        elif command == "hint":
            for advice in table.hint().splitlines():
                self.print(advice)
        elif command == "take":
            self.print(table.take_hint())
        elif command == "go":
            self.go(rest)
        elif command == "drive-on":
            if not table.drive_on():
                self.print(say("terminal-no-drive-on"))
        elif command == "save":
            self.print(say("terminal-saved", path=str(table.save(Path(rest) if rest else None))))
        elif command == "log":
            for line in table.lines():
                self.print(f"  {line.text}")
        elif command == "where":
            self.ask(question, full=True)
        elif command == "map":
            self.console.print(table.face.board(table.race.state, self.console.width, 40), no_wrap=True)
        elif command == "papers":
            self.print_papers()
        elif command == "help":
            self.help()
        else:
            self.quit()

    def go(self, where: str) -> None:
        """Drives to a space that is named by its place in the list or its name; without one, lists them."""
        if where:
            self.table.go(where)
            return
        targets = self.table.targets()
        self.print(self.table.words.say("terminal-go" if targets else "terminal-go-nowhere"))
        for target in targets:
            detail = f": {target.detail}" if target.detail else ""
            self.print(f"  G {' '.join(target.keys)}) {target.label}{detail}")

    def help(self) -> None:
        self.print(self.table.words.say("terminal-help-plain"))
        for key, command in self.table.face.commands().items():
            self.print(f"  {key}  {self.table.face.about_command(command)}")
        for line in self.table.face.legend(self.table.race.state):
            self.print(f"  {line.plain}")

    # --- Leaving ---

    def quit(self) -> None:
        """Saves where it was agreed to, offers it otherwise."""
        table, say = self.table, self.table.words.say
        if table.unsaved:
            if table.save_path is None:
                self.print(say("terminal-quit-ask"))
                letter = self.read()[:1].lower()
                if letter in ("y", say("terminal-yes")):
                    self.print(say("terminal-saved", path=str(table.save())))
                elif letter not in ("n", say("terminal-no")):
                    self.print(say("terminal-quit-stay"))
                    return
            else:
                self.print(say("terminal-saved", path=str(table.save())))
        elif table.save_path is not None and table.plies:
            self.print(say("terminal-saved", path=str(table.save_path)))
        raise Left

    def end_of_input(self) -> None:
        """End of input: saves if a file was named for it, and ends."""
        table, say = self.table, self.table.words.say
        self.print(say("terminal-end-of-input"))
        if table.save_path is not None and table.plies:
            self.print(say("terminal-saved", path=str(table.save())))


def print_ending(table: Table, record_path: Path | None, sink: TextIO) -> None:
    """The last words on the terminal, after either front end."""
    lines = [text for _, _, text in standings(table)]
    if lines:
        sink.write("\n" + table.words.say("terminal-result") + "\n")
    for line in [f"  {line}".rstrip() for line in [*lines, *table.report()]] + farewell(table, record_path):
        sink.write(line + "\n")
    sink.flush()
