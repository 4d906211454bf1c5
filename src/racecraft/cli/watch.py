"""`racecraft watch`: steps through a recorded race on the boards of the terminal, with odds and advice."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from racecraft.cli.parser import Parser, add_command, add_number
from racecraft.engine.errors import BadRecord
from racecraft.locales import Words

if TYPE_CHECKING:
    from racecraft.cli.play.viewing import Viewing


def add(commands: argparse._SubParsersAction[Parser], words: Words) -> None:
    parser = add_command(commands, "watch", words.say("watch-about"))
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help=words.say("watch-file"))
    add_number(parser, words, "--ply", words.say("watch-ply"), 0, 0)
    parser.add_argument("--plain", action="store_true", help=words.say("play-plain"))
    parser.add_argument("--no-color", action="store_true", help=words.say("play-no-color"))


def run(args: argparse.Namespace) -> int:
    import racecraft.games  # noqa: F401  (registers the games)
    from racecraft.cli.play.sitting import sit

    table = viewing_of(args.file or _latest(args.words), args.words)
    if args.ply > len(table.recorded):
        raise BadRecord(args.words.say("watch-no-ply", plies=str(len(table.recorded)), ply=str(args.ply)))
    table.go_to(args.ply)
    if args.no_color:
        os.environ["NO_COLOR"] = "1"
    terminal = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    if args.plain or not terminal:
        from racecraft.cli.play.watch_plain import watch_plain

        return sit(lambda: watch_plain(table, sys.stdin, sys.stdout))
    from racecraft.cli.play.watch_screen import WatchApp

    def on_screen() -> int:
        app = WatchApp(table)
        app.run()
        return app.return_code or 0

    return sit(on_screen, True)


def viewing_of(path: Path, words: Words) -> Viewing:
    from racecraft.cli.play.faces import face_of
    from racecraft.cli.play.journal import read_journal
    from racecraft.cli.play.viewing import Viewing

    record = read_journal(path)
    face = face_of(record.header.game, words, record.header.seats)
    return Viewing(record, face, words, path.name)


def _latest(words: Words) -> Path:
    """The race that was played last in this terminal."""
    from racecraft.cli.play.journal import kept_races

    race = next(kept_races(), None)
    if race is None:
        raise BadRecord(words.say("watch-nothing"))
    return race.path
