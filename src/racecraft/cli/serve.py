"""`racecraft serve`: starts the table on this machine, and opens nothing to the network unless told to."""

from __future__ import annotations

import argparse
import os
import re
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from racecraft.cli.parser import BadUsage, Parser, add_command, add_list, add_number
from racecraft.locales import Words

if TYPE_CHECKING:
    from racecraft.server.settings import Settings

BASE_PATH = re.compile(r"(/[A-Za-z0-9._~-]+)+")
CONTACT = re.compile(r"(mailto:[^\s@]+@|https://)[^\s/@]+\S*")
METRICS = re.compile(r"([A-Za-z0-9.-]+|\[[0-9A-Fa-f:]+\]):\d{1,5}")
LEVELS = ["debug", "info", "warning", "error"]


def add(commands: argparse._SubParsersAction[Parser], words: Words) -> None:
    parser = add_command(commands, "serve", words.say("serve-about"))
    parser.add_argument("--host", metavar="ADDRESS", help=words.say("serve-host"))
    add_number(parser, words, "--port", words.say("serve-port"), low=0, high=65535)
    add_database(parser, words)
    add_list(parser, "--origin", "URL", words.say("serve-origin"))
    add_list(parser, "--proxy", "ADDRESS", words.say("serve-proxy"))
    add_number(parser, words, "--workers", words.say("serve-workers"), high=64)
    parser.add_argument("--base-path", metavar="PATH", help=words.say("serve-base-path"))
    parser.add_argument("--metrics", metavar="HOST:PORT", help=words.say("serve-metrics"))
    parser.add_argument("--log", choices=LEVELS, default="warning", help=words.say("serve-log"))


def add_database(parser: argparse.ArgumentParser, words: Words) -> None:
    """The arguments of every command that works on a server's database."""
    parser.add_argument("--database", metavar="FILE|URL", help=words.say("serve-database"))
    parser.add_argument("--data", type=Path, metavar="DIR", help=words.say("serve-data"))
    parser.add_argument("--secret", type=Path, metavar="FILE", help=words.say("serve-secret"))
    parser.add_argument("--config", type=Path, metavar="FILE", help=words.say("serve-config"))


def settings_of(args: argparse.Namespace) -> Settings:
    """The settings of the command line, else of the environment, else of a file; others stay as they are."""
    from racecraft.cli.configuration import configured
    from racecraft.server.settings import Settings, data_folder

    given = configured(args.config, os.environ, args.words)
    said = {"database": args.database, "data": args.data, "secret": args.secret}
    said |= {name: getattr(args, name, None) for name in ("host", "port", "workers", "base_path", "metrics")}
    said |= {"origins": tuple(getattr(args, "origin", ())), "proxies": tuple(getattr(args, "proxy", ()))}
    given |= {name: value for name, value in said.items() if value is not None and value != ()}
    given.setdefault("data", data_folder())
    settings = Settings(**given)
    _check_database(settings, args.words)
    return msgspec.structs.replace(
        settings, database=settings.database.replace("postgres://", "postgresql://", 1)
    )


def _database_is_known(address: str) -> bool:
    """Whether the address is valid and its kind of database is supported."""
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
        host = "localhost" if actual.host == "127.0.0.1" else actual.host
        address = f"http://{host}:{actual.port}{actual.base_path}/"
        print(words.say("serve-ready", address=address), flush=True)
        if actual.on_postgres:
            return
        print(words.say("serve-kept", file=str(actual.database_file())), flush=True)

    serve(settings, ready)
    return 0


def _check(settings: Settings, words: Words) -> None:
    """Refuses origins, proxies and a host that could never match a request."""
    for origin in settings.origins:
        parts = urlsplit(origin)
        rest = parts.path.strip("/") or parts.query or parts.fragment or parts.username
        if parts.scheme not in ("http", "https") or not parts.hostname or rest:
            raise BadUsage(words.say("serve-bad-origin", given=origin))
    for proxy in settings.proxies:
        try:
            ip_network(proxy)
        except ValueError:
            raise BadUsage(words.say("serve-bad-proxy", given=proxy)) from None
    if not settings.host:
        raise BadUsage(words.say("serve-bad-host"))
    if settings.base_path and not BASE_PATH.fullmatch(settings.base_path):
        raise BadUsage(words.say("serve-bad-base-path", given=settings.base_path))
    if settings.metrics and not METRICS.fullmatch(settings.metrics):
        raise BadUsage(words.say("serve-bad-metrics", given=settings.metrics))
    if settings.security_contact and not CONTACT.fullmatch(settings.security_contact):
        raise BadUsage(words.say("setting-bad", name="security_contact", given=settings.security_contact))
    if settings.port > 65535:
        raise BadUsage(words.say("setting-bad", name="port", given=str(settings.port)))


def _check_database(settings: Settings, words: Words) -> None:
    from racecraft.server.settings import without_password

    if "://" in settings.database and not _database_is_known(settings.database):
        raise BadUsage(words.say("serve-bad-database", given=without_password(settings.database)))
