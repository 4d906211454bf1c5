"""`racecraft backup`: everything in the database of a server, in one file."""

from __future__ import annotations

import argparse
from pathlib import Path

from racecraft.cli.output import print_json
from racecraft.cli.parser import Parser, add_command
from racecraft.cli.serve import add_database, settings_of
from racecraft.locales import Words


def add(commands: argparse._SubParsersAction[Parser], words: Words) -> None:
    parser = add_command(commands, "backup", words.say("backup-about"))
    parser.add_argument("file", type=Path, metavar="FILE", help=words.say("backup-file"))
    add_database(parser, words)
    parser.add_argument("--json", action="store_true", help=words.say("argument-json"))


def run(args: argparse.Namespace) -> int:
    from racecraft.server.store.backup import backup

    rows = backup(settings_of(args), args.file)
    if args.json:
        print_json({"file": str(args.file), "rows": rows})
    else:
        print(args.words.say("backup-done", file=str(args.file), rows=rows))
    return 0
