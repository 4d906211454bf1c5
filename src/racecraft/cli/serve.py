"""`racecraft serve`: starts the table on this machine, and opens nothing to the network unless told to."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from racecraft.cli.parser import BadUsage, Parser, whole
from racecraft.locales import Words

if TYPE_CHECKING:
    from racecraft.server.settings import Settings

LEVELS = ["debug", "info", "warning", "error"]


def add(commands: argparse._SubParsersAction[Parser], words: Words) -> None:
    about = words.say("serve-about")
    parser = commands.add_parser("serve", help=about, description=about)
    parser.add_argument("--host", metavar="ADDRESS", help=words.say("serve-host"))
    parser.add_argument("--port", type=whole(words, 0, 65535), metavar="N", help=words.say("serve-port"))
    add_database(parser, words)
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help=words.say("serve-origin")
    )
    parser.add_argument(
        "--proxy", action="append", default=[], metavar="ADDRESS", help=words.say("serve-proxy")
    )
    parser.add_argument("--thinkers", type=whole(words, 1, 64), metavar="N", help=words.say("serve-thinkers"))
    parser.add_argument("--log", choices=LEVELS, default="warning", help=words.say("serve-log"))


def add_database(parser: argparse.ArgumentParser, words: Words) -> None:
    """What every command wants to know that works on a table's database."""
    parser.add_argument("--database", default="", metavar="FILE|URL", help=words.say("serve-database"))
    parser.add_argument("--data", type=Path, metavar="DIR", help=words.say("serve-data"))
    parser.add_argument("--secret", type=Path, metavar="FILE", help=words.say("serve-secret"))


def settings_of(args: argparse.Namespace) -> Settings:
    """The settings a command line asks for; what it leaves open stays as it is."""
    from racecraft.server.settings import Settings, data_folder

    if "://" in args.database and not args.database.startswith(
        ("postgresql://", "postgres://", "sqlite:///")
    ):
        raise BadUsage(args.words.say("serve-bad-database", given=args.database))
    given = {
        "host": getattr(args, "host", None),
        "port": getattr(args, "port", None),
        "thinkers": getattr(args, "thinkers", None),
    }
    return Settings(
        database=args.database.replace("postgres://", "postgresql://", 1),
        data=args.data or data_folder(),
        secret=args.secret,
        origins=tuple(getattr(args, "origin", ())),
        proxies=tuple(getattr(args, "proxy", ())),
        **{name: value for name, value in given.items() if value is not None},
    )


def run(args: argparse.Namespace) -> int:
    from racecraft.server.app import serve
    from racecraft.server.logs import log_as_json

    words: Words = args.words
    settings = settings_of(args)
    for origin in settings.origins:
        if not origin.startswith(("http://", "https://")):
            raise BadUsage(words.say("serve-bad-origin", given=origin))
    log_as_json(args.log)

    def ready(actual: Settings) -> None:
        address = f"http://{'localhost' if actual.host == '127.0.0.1' else actual.host}:{actual.port}/"
        print(words.say("serve-ready", address=address), flush=True)
        if actual.on_postgres:
            return
        print(words.say("serve-kept", file=str(actual.database_file())), flush=True)

    serve(settings, ready)
    return 0
