"""`racecraft sheet`: the time sheet of a recorded time attack, as text, JSON or a picture to print."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from racecraft.cli.output import print_json, write_file
from racecraft.cli.parser import Parser, add_command
from racecraft.engine.errors import BadRecord, worded
from racecraft.locales import Words

if TYPE_CHECKING:
    from racecraft.drawing.papers import Paper


def add(commands: argparse._SubParsersAction[Parser], words: Words) -> None:
    parser = add_command(commands, "sheet", words.say("sheet-about"))
    parser.add_argument("record", metavar="RECORD", type=Path, help=words.say("sheet-record"))
    parser.add_argument(
        "--format", choices=["text", "json", "svg"], default="text", help=words.say("sheet-format")
    )
    parser.add_argument("-o", "--output", metavar="OUT", default="-", help=words.say("sheet-output"))


def run(args: argparse.Namespace) -> int:
    import racecraft.games  # noqa: F401  (registers the games)

    paper, found = sheet_of(args.record)
    if args.format == "json" and args.output == "-":
        print_json(found, readable=True)
        return 0
    written = render(paper, found, args.format, args.words)
    if args.output == "-":
        sys.stdout.write(written)
    else:
        write_file(Path(args.output), written.encode())
    return 0


def sheet_of(path: Path) -> tuple[Paper, dict[str, Any]]:
    from racecraft.drawing import painter_of
    from racecraft.drawing.papers import TIME_SHEET
    from racecraft.engine.record import read

    record = read(path)
    paper = painter_of(record.header.game).papers.get(TIME_SHEET)
    state = record.replay()
    if paper is None or not paper.covers(state):
        refused = BadRecord(
            f"{path.name} is no time attack: only a single car against the clock keeps a time sheet"
        )
        raise worded(refused, "wrong-sheet", file=path.name)
    drivers = [chair.name for chair in record.header.seats]
    return paper, paper.data(state, drivers, record.header.date or "")


def render(paper: Paper, found: dict[str, Any], form: str, words: Words) -> str:
    import msgspec

    if form == "json":
        return msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n"
    shown, labels = paper.said(found, words.say)
    return (paper.draw(shown, labels).svg if form == "svg" else paper.text(shown, labels)) + "\n"
