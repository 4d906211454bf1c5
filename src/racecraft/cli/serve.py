"""`racecraft serve`: starts the table on this machine, and opens nothing to the network unless told to."""

from __future__ import annotations

import argparse
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

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
    parser.add_argument("--workers", type=whole(words, 1, 64), metavar="N", help=words.say("serve-workers"))
    parser.add_argument("--log", choices=LEVELS, default="warning", help=words.say("serve-log"))


def add_database(parser: argparse.ArgumentParser, words: Words) -> None:
    """What every command wants to know that works on a table's database."""
    parser.add_argument("--database", default="", metavar="FILE|URL", help=words.say("serve-database"))
    parser.add_argument("--data", type=Path, metavar="DIR", help=words.say("serve-data"))
    parser.add_argument("--secret", type=Path, metavar="FILE", help=words.say("serve-secret"))


def settings_of(args: argparse.Namespace) -> Settings:
    """The settings a command line asks for; what it leaves open stays as it is."""
    from racecraft.server.settings import Settings, data_folder, without_password

    if "://" in args.database and not _database_is_known(args.database):
        raise BadUsage(args.words.say("serve-bad-database", given=without_password(args.database)))
    given = {
        "host": getattr(args, "host", None),
        "port": getattr(args, "port", None),
        "workers": getattr(args, "workers", None),
    }
    return Settings(
        database=args.database.replace("postgres://", "postgresql://", 1),
        data=args.data or data_folder(),
        secret=args.secret,
        origins=tuple(getattr(args, "origin", ())),
        proxies=tuple(getattr(args, "proxy", ())),
        **{name: value for name, value in given.items() if value is not None},
    )


def _database_is_known(address: str) -> bool:
    """Whether this kind of database can be had, by an address that can be read."""
    if address.startswith("sqlite:///"):
        return True
    try:
        parts = urlsplit(address)
        several = "," in parts.netloc
        return address.startswith(("postgresql://", "postgres://")) and (several or parts.port != 0)
    except ValueError:
        return False


def run(args: argparse.Namespace) -> int:
    from racecraft.server.app import serve
    from racecraft.server.ops.logs import log_as_json

    words: Words = args.words
    settings = settings_of(args)
    _check(settings, words)
    log_as_json(args.log)

    def ready(actual: Settings) -> None:
        address = f"http://{'localhost' if actual.host == '127.0.0.1' else actual.host}:{actual.port}/"
        print(words.say("serve-ready", address=address), flush=True)
        if actual.on_postgres:
            return
        print(words.say("serve-kept", file=str(actual.database_file())), flush=True)

    serve(settings, ready)
    return 0


def _check(settings: Settings, words: Words) -> None:
    """What would be taken without complaint and then never fit anything."""
    for origin in settings.origins:
        parts = urlsplit(origin)
        rest = parts.path.strip("/") or parts.query or parts.fragment or parts.username
        if parts.scheme not in ("http", "https") or not parts.hostname or rest:
            raise BadUsage(words.say("serve-bad-origin", given=origin))
    for proxy in settings.proxies:
        try:
            ip_address(proxy)
        except ValueError:
            raise BadUsage(words.say("serve-bad-proxy", given=proxy)) from None
    if not settings.host:
        raise BadUsage(words.say("serve-bad-host"))
