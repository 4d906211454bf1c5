"""`racecraft papers`: the information sheet or the classification of a recorded rally, to read, print or
process."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from racecraft.cli.output import print_json, printable, write_file
from racecraft.cli.parser import Parser
from racecraft.engine.errors import BadRecord
from racecraft.locales import Words

OK = 0
GAME = "rallyman"


def add(commands: argparse._SubParsersAction[Parser], words: Words) -> None:
    about = words.say("papers-about")
    parser = commands.add_parser("papers", help=about, description=about)
    parser.add_argument("file", type=Path, metavar="FILE", help=words.say("record-file"))
    parser.add_argument("--sheet", action="store_true", help=words.say("papers-sheet"))
    parser.add_argument("--json", action="store_true", help=words.say("argument-json"))
    parser.add_argument("-o", "--output", type=Path, metavar="OUT.svg", help=words.say("papers-output"))


def run(args: argparse.Namespace) -> int:
    import racecraft.games  # noqa: F401  (registers the games)
    from racecraft.drawing.rallyman.papers import draw_classification, draw_information_sheet
    from racecraft.drawing.rallyman.papers_text import WORDS, classification_text, information_text
    from racecraft.engine.record import read
    from racecraft.games.rallyman.roadbook import classification, information_sheet
    from racecraft.games.rallyman.state import RallymanState

    words: Words = args.words
    record = read(args.file)
    if record.header.game != GAME:
        raise BadRecord(f"{args.file.name}: papers are written for {GAME}, not for {record.header.game}")
    state = record.replay()
    assert isinstance(state, RallymanState)
    drivers = [printable(chair.name) for chair in record.header.seats]
    data = information_sheet(state.setup, drivers) if args.sheet else classification(state, drivers)
    if args.json:
        print_json(data)
        return OK
    names = {word: words.say(f"rallyman-paper-{word}") for word in WORDS}
    if args.output is None:
        sys.stdout.write(information_text(data, names) if args.sheet else classification_text(data, names))
    else:
        draw = draw_information_sheet if args.sheet else draw_classification
        write_file(args.output, (draw(data, words=names).svg + "\n").encode())
    return OK
