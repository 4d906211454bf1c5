"""`racecraft doctor`: reads the tables of databases and backups, replays their races and those of records,
and names what this version would freeze.

Exit status: 0 if all is well, 1 if a race would be frozen or something cannot be read.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from racecraft.cli.output import in_words, print_json, printable
from racecraft.cli.parser import Parser, add_command
from racecraft.engine.errors import RacecraftError, worded
from racecraft.locales import Words

if TYPE_CHECKING:
    from racecraft.engine.record import Finding

FINE, NOT_FINE = 0, 1
SQLITE = b"SQLite format 3\0"
GZIP = b"\x1f\x8b"
"""How a backup begins."""


def add(commands: argparse._SubParsersAction[Parser], words: Words) -> None:
    parser = add_command(commands, "doctor", words.say("doctor-about"))
    parser.add_argument("what", nargs="+", metavar="DATABASE|BACKUP|FILE", help=words.say("doctor-what"))
    parser.add_argument("--json", action="store_true", help=words.say("argument-json"))


def run(args: argparse.Namespace) -> int:
    import msgspec

    import racecraft.games  # noqa: F401  (registers the games)

    words: Words = args.words
    findings: list[Finding] = []
    for what in args.what:
        for finding in examined(what):
            findings.append(finding)
            if not args.json and finding.status != "fine":
                name, reason = printable(finding.name), printable(in_words(finding.reason, words))
                print(words.say(f"doctor-{finding.status}", name=name, reason=reason))
    if args.json:
        print_json(msgspec.to_builtins(findings))
    else:
        counts = {status: sum(f.status == status for f in findings) for status in ("fine", "frozen", "bad")}
        print(words.say("doctor-done", races=len(findings), **counts))
    return FINE if all(finding.status == "fine" for finding in findings) else NOT_FINE


def examined(what: str) -> Iterator[Finding]:
    """The findings of a database, a backup, a folder of records or a record."""
    from racecraft.engine.record import examine_file

    if "://" not in what:
        path = Path(what)
        if not path.exists():
            raise worded(RacecraftError(f"there is no file {what}"), "wrong-no-file", file=what)
        if path.is_dir():
            for file in sorted(path.rglob("*.jsonl")):
                yield examine_file(file)
            return
        with path.open("rb") as opened:
            start = opened.read(len(SQLITE))
        if start.startswith(GZIP):
            from racecraft.server.ops.doctor import examine_backup

            yield from examine_backup(path)
            return
        if start != SQLITE:
            yield examine_file(path)
            return
    from racecraft.server.ops.doctor import examine_database

    yield from examine_database(what)
