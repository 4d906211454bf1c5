"""`racecraft admin`: people, tables and reports of a server, for its operator."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from racecraft.cli.output import print_json, printable
from racecraft.cli.parser import Parser, add_command
from racecraft.engine.errors import RacecraftError
from racecraft.locales import Words

if TYPE_CHECKING:
    from sqlalchemy import Connection

COLUMNS = {
    "people": ("id", "kind", "name", "created", "banned"),
    "tables": ("code", "game", "status", "host", "created"),
    "reports": ("id", "at", "code", "name", "about", "reason", "quote", "resolved", "note"),
}
"""What a list shows, in this order."""


def add(commands: argparse._SubParsersAction[Parser], words: Words) -> None:
    parser = add_command(commands, "admin", words.say("admin-about"))
    parser.add_argument("database", metavar="DATABASE", help=words.say("admin-database"))
    actions = parser.add_subparsers(dest="action", metavar=words.say("admin-action"), required=True)

    def action(name: str) -> Parser:
        text = words.say(f"admin-{name}")
        made = actions.add_parser(name, help=text, description=text)
        made.add_argument("--json", action="store_true", help=words.say("argument-json"))
        return made

    people = action("people")
    people.add_argument("--name", default="", metavar="TEXT", help=words.say("admin-people-name"))
    people.add_argument("--banned", action="store_true", help=words.say("admin-people-banned"))
    tables = action("tables")
    tables.add_argument("--status", choices=["open", "running", "over", "closed"])
    reports = action("reports")
    reports.add_argument("--all", action="store_true", help=words.say("admin-reports-all"))
    for name in ("ban", "unban", "rename"):
        changing = action(name)
        changing.add_argument("id", metavar="ID", help=words.say("admin-id"))
        if name == "rename":
            changing.add_argument("name", metavar="NAME", help=words.say("admin-new-name"))
    action("close").add_argument("code", metavar="CODE", help=words.say("admin-code"))
    action("remove-track").add_argument("track", metavar="GAME/TRACK", help=words.say("admin-track"))
    resolving = action("resolve")
    resolving.add_argument("id", metavar="ID", help=words.say("admin-report"))
    resolving.add_argument("--note", default="", metavar="TEXT", help=words.say("admin-note"))


def run(args: argparse.Namespace) -> int:
    from racecraft.server.settings import Settings
    from racecraft.server.store.backup import on_database

    if "://" not in args.database and not Path(args.database).is_file():
        raise RacecraftError(args.words.say("wrong-no-file", file=args.database))
    settings = Settings(database=args.database.replace("postgres://", "postgresql://", 1))
    print_answer(args, on_database(settings, lambda connection: act(args, connection)))
    return 0


def act(args: argparse.Namespace, connection: Connection) -> Any:
    """Rows for a list; for a change the name of what was changed."""
    from racecraft.server.ops import admin

    admin.check(connection)
    match args.action:
        case "people":
            return admin.people(connection, args.name, args.banned)
        case "tables":
            return admin.tables_of(connection, args.status)
        case "reports":
            return admin.reports(connection, args.all)
        case "ban":
            return admin.ban(connection, args.id)
        case "unban":
            return admin.unban(connection, args.id)
        case "rename":
            return admin.rename(connection, args.id, args.name)
        case "close":
            admin.close(connection, args.code)
            return args.code
        case "remove-track":
            return admin.remove_track(connection, args.track)
        case _:
            admin.resolve(connection, args.id, args.note)
            return args.id


def print_answer(args: argparse.Namespace, answer: Any) -> None:
    words: Words = args.words
    if args.json:
        print_json(answer if args.action in COLUMNS else {"action": args.action, "what": answer})
    elif args.action not in COLUMNS:
        print(words.say(f"admin-{args.action}-done", what=printable(answer)))
    elif not answer:
        print(words.say("admin-nothing"))
    else:
        for row in answer:
            cells = [row[name] for name in COLUMNS[args.action] if row[name] is not None]
            print("  ".join(printable(str(cell)) for cell in cells))
