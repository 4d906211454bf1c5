"""Reads every table of a database or a backup by the rules of this version, and replays its race; changes
nothing. A database of an earlier schema is read as it is."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, inspect, select

from racecraft.engine.errors import RacecraftError
from racecraft.engine.record import Finding, Record, examine
from racecraft.engine.registry import game_of
from racecraft.server.play.tables import OPEN, STARTING, Facts, facts_of
from racecraft.server.settings import Settings
from racecraft.server.store import schema
from racecraft.server.store.backup import on_database, restore
from racecraft.server.store.moves import plies_of


def examine_database(address: str) -> list[Finding]:
    """One finding a table; a row that cannot be read is named and passed over."""
    return on_database(Settings(database=address), _examine)


def examine_backup(path: Path) -> list[Finding]:
    """What a server would find that was restored from this file."""
    with tempfile.TemporaryDirectory(prefix="racecraft-doctor-") as folder:
        settings = Settings(data=Path(folder), database=str(Path(folder) / "restored.db"))
        restore(settings, path)
        return on_database(settings, _examine)


def _examine(connection: Connection) -> list[Finding]:
    return [_table(connection, row) for row in _rows(connection, schema.tables, schema.tables.c.created)]


def _rows(connection: Connection, table: Table, order: Any, *conditions: Any) -> Iterator[SimpleNamespace]:
    """Rows with all columns of this version; those that the database does not have yet are None."""
    stored = {column["name"] for column in inspect(connection).get_columns(table.name)}
    query = select(*[column for column in table.c if column.name in stored]).where(*conditions)
    unknown = dict.fromkeys(column.name for column in table.c if column.name not in stored)
    for row in connection.execute(query.order_by(order)).all():
        yield SimpleNamespace(**unknown, **row._mapping)


def _table(connection: Connection, row: SimpleNamespace) -> Finding:
    name = f"table {row.code}"
    seats = schema.seats.c
    try:
        held = [
            {str(key): value for key, value in vars(seat).items() if value is not None}
            for seat in _rows(connection, schema.seats, seats.seat, seats.code == row.code)
        ]
        facts = facts_of(row, held, None)
        for seat in facts.seats:
            _ = seat.allowance  # its holidays can be read
        if facts.header is None:
            return _not_begun(facts, name)
        columns = schema.moves.c
        lines = select(columns.line).where(columns.code == row.code).order_by(columns.number)
        record = Record(facts.header, plies_of([move.line for move in connection.execute(lines)]))
        if facts.result is not None:
            committed = record.header.chance.get("kind") == "committed"
            record.close(facts.result, row.seed if committed else None)
    except RacecraftError as error:
        return Finding(name, "bad", str(error))
    except (msgspec.MsgspecError, ValueError, LookupError, TypeError, RecursionError) as error:
        return Finding(name, "bad", f"cannot be read: {str(error) or type(error).__name__}")
    return examine(record, name)


def _not_begun(facts: Facts, name: str) -> Finding:
    """A table that waits can be started by this version; one that was closed only has to be readable."""
    if facts.status in (OPEN, STARTING):
        game_of(facts.game).new(len(facts.seats), facts.options)
    return Finding(name, "fine")
