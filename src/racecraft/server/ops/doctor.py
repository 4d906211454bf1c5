"""Replays every race of a database by the rules of this version; changes nothing."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select

from racecraft.engine.errors import RacecraftError
from racecraft.engine.record import Finding, Header, Record, examine
from racecraft.server.settings import Settings
from racecraft.server.store import schema
from racecraft.server.store.backup import on_database
from racecraft.server.store.moves import plies_of


def examine_database(address: str) -> list[Finding]:
    """One finding a race that has begun; a row that cannot be read is named and passed over."""
    return on_database(Settings(database=address), _examine)


def _examine(connection: Connection) -> list[Finding]:
    columns = schema.tables.c
    races = select(columns.code, columns.header, columns.result, columns.seed)
    begun = races.where(columns.header.is_not(None)).order_by(columns.created)
    return [
        _race(connection, row.code, row.header, row.result, row.seed)
        for row in connection.execute(begun).all()
    ]


def _race(connection: Connection, code: str, header: str, result: str | None, seed: str) -> Finding:
    columns = schema.moves.c
    moves = connection.execute(select(columns.line).where(columns.code == code).order_by(columns.number))
    name = f"table {code}"
    try:
        record = Record(msgspec.json.decode(header, type=Header), plies_of([move.line for move in moves]))
        if result is not None:
            committed = record.header.chance.get("kind") == "committed"
            record.close(msgspec.json.decode(result), seed if committed else None)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, IndexError, TypeError) as error:
        return Finding(name, "bad", f"cannot be read: {error}")
    except RacecraftError as error:
        return Finding(name, "bad", str(error))
    return examine(record, name)
