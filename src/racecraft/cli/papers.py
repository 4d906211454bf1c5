"""`racecraft papers`: the information sheet or the classification of a recorded rally, to read, print or
process."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from racecraft.cli.output import print_json, printable, write_file
from racecraft.cli.parser import Parser, add_command
from racecraft.engine.errors import BadRecord, UnknownName
from racecraft.locales import Words

OK = 0


def add(commands: argparse._SubParsersAction[Parser], words: Words) -> None:
    parser = add_command(commands, "papers", words.say("papers-about"))
    parser.add_argument("file", type=Path, metavar="FILE", help=words.say("record-file"))
    parser.add_argument("--sheet", action="store_true", help=words.say("papers-sheet"))
    parser.add_argument("--json", action="store_true", help=words.say("argument-json"))
    parser.add_argument("-o", "--output", type=Path, metavar="OUT.svg", help=words.say("papers-output"))


def run(args: argparse.Namespace) -> int:
    import racecraft.games  # noqa: F401  (registers the games)
    from racecraft.drawing import paper_of
    from racecraft.drawing.papers import CLASSIFICATION, INFORMATION
    from racecraft.engine.record import read

    record = read(args.file)
    try:
        paper = paper_of(record.header.game, INFORMATION if args.sheet else CLASSIFICATION)
    except UnknownName as error:
        raise BadRecord(f"{args.file.name}: {error}") from None
    data = paper.data(record.replay(), [printable(chair.name) for chair in record.header.seats])
    if args.json:
        print_json(data)
        return OK
    shown, words = paper.said(data, args.words.say)
    if args.output is None:
        sys.stdout.write(paper.text(shown, words))
    else:
        write_file(args.output, (paper.draw(shown, words).svg + "\n").encode())
    return OK
