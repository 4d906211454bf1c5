"""Everything a table knows in one file, and back: JSON Lines, compressed, the same for SQLite and PostgreSQL.

The first line names format and schema; then every row with the name of its table. A backup of an earlier
schema is restored as what it was and then migrated. A backup is taken while the server runs and shows one
moment. It holds the key that signs identities, so it is for the owner's eyes only. What was backed up from
one kind of database can be restored into the other.
"""

from __future__ import annotations

import asyncio
import gzip
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, TypeVar

import msgspec
from sqlalchemy import Connection, MetaData, Table, create_engine, insert, select
from sqlalchemy.exc import DBAPIError

from racecraft.engine.errors import RacecraftError, worded
from racecraft.engine.files import unreadable
from racecraft.server.settings import Settings, known_secret, without_password
from racecraft.server.store import migrate
from racecraft.server.store.schema import heartbeats, metadata, notices, one_time_codes, reviews
from racecraft.server.store.sqlite import lock_file

FORMAT = 1
PASSING = (heartbeats, notices, one_time_codes, reviews)
"""Tables of which nothing is worth keeping."""
ROWS = 500
"""Rows that are read or written at a time."""

T = TypeVar("T")


class BadBackup(RacecraftError):
    """The file is no backup, or not a whole one."""


class Head(msgspec.Struct, forbid_unknown_fields=True):
    racecraft_backup: int
    schema: str
    secret: str


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    table: str
    row: dict[str, Any]


class Tail(msgspec.Struct, forbid_unknown_fields=True):
    rows: int


def backup(settings: Settings, path: Path) -> int:
    """Writes the whole file or none; returns the number of rows."""
    secret = settings.secret or settings.data / "secret"
    part = path.with_name(path.name + ".part")
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            with gzip.open(file, "wb") as out:
                rows = on_database(settings, lambda connection: _dump(connection, out, known_secret(secret)))
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)
    return rows


def restore(settings: Settings, path: Path) -> int:
    """Fills an empty database from a backup; nothing is changed if anything is wrong."""
    head = _head(path)
    if head.racecraft_backup != FORMAT or head.schema not in migrate.revisions():
        raise BadBackup(
            f"{path.name} has format {head.racecraft_backup} and schema {head.schema}; "
            f"this release reads format {FORMAT} and schemas up to {migrate.HEAD}"
        )
    rows = on_database(settings, lambda connection: _load(connection, path, head.schema), whole=True)
    secret = settings.secret or settings.data / "secret"
    secret.unlink(missing_ok=True)
    with os.fdopen(os.open(secret, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(head.secret + "\n")
    return rows


def _dump(connection: Connection, out: gzip.GzipFile, secret: bytes) -> int:
    encode = msgspec.json.encode
    if migrate.revision(connection) != migrate.HEAD:
        raise RacecraftError(f"the database is not at schema {migrate.HEAD}; start the server on it once")
    out.write(encode(Head(FORMAT, migrate.HEAD, secret.hex())) + b"\n")
    rows = 0
    for table in metadata.sorted_tables:
        if table in PASSING:
            continue
        query = select(table).order_by(*_order(table)).execution_options(yield_per=ROWS)
        for row in connection.execute(query):
            out.write(encode(Entry(str(table.name), dict(row._mapping))) + b"\n")
            rows += 1
    out.write(encode(Tail(rows)) + b"\n")
    return rows


def _order(table: Table) -> list[Any]:
    """Oldest first where rows of a table point to others of it."""
    return [table.c.created] if "created" in table.c else list(table.primary_key)


@contextmanager
def _reading(path: Path) -> Iterator[IO[bytes]]:
    """The file's lines; one sentence for whatever it is if it is no backup."""
    try:
        with gzip.open(path, "rb") as file:
            yield file  # type: ignore[misc]
    except FileNotFoundError as error:
        raise unreadable(path, error, BadBackup) from None
    except (OSError, EOFError, msgspec.DecodeError) as error:
        raise BadBackup(f"{path.name} is no whole backup: {error}") from None


def _head(path: Path) -> Head:
    with _reading(path) as file:
        return msgspec.json.decode(file.readline(), type=Head)


def _load(connection: Connection, path: Path, revision: str) -> int:
    """Makes the schema of the backup, fills it, and migrates it to that of this release."""
    _empty(connection)
    migrate.upgrade(connection, revision)
    tables = MetaData()
    tables.reflect(connection)
    count = _fill(connection, path, tables)
    migrate.upgrade(connection)
    return count


def _empty(connection: Connection) -> None:
    """Removes the schema of an empty database; RacecraftError if there is anything in it."""
    found = migrate.revision(connection)
    if found is None:
        return
    if found not in migrate.revisions():
        raise RacecraftError(f"the database has schema {found}, this release knows {migrate.HEAD}")
    tables = MetaData()
    tables.reflect(connection)
    for table in tables.tables.values():
        if table.name in ("alembic_version", heartbeats.name):
            continue
        if connection.execute(select(table).limit(1)).first() is not None:
            raise RacecraftError("the database is not empty; a backup is restored into an empty one")
    migrate.downgrade(connection)


def _fill(connection: Connection, path: Path, tables: MetaData) -> int:
    count = 0
    waiting: list[dict[str, Any]] = []
    current: Table | None = None
    with _reading(path) as file:
        file.readline()
        for line in file:
            if line.startswith(b'{"rows"'):
                _insert(connection, current, waiting)
                tail = msgspec.json.decode(line, type=Tail)
                if tail.rows != count:
                    raise BadBackup(f"{path.name} names {tail.rows} rows and has {count}")
                return count
            entry = msgspec.json.decode(line, type=Entry)
            if entry.table not in tables.tables:
                raise BadBackup(f"{path.name} names an unknown table {entry.table!r}")
            table = tables.tables[entry.table]
            if unknown := [name for name in entry.row if name not in table.c]:
                raise BadBackup(f"{path.name} names an unknown column {unknown[0]!r} of {entry.table}")
            if table is not current or len(waiting) == ROWS:
                _insert(connection, current, waiting)
                waiting, current = [], table
            waiting.append({name: value for name, value in entry.row.items() if name in table.c})
            count += 1
    raise BadBackup(f"{path.name} is cut off after {count} rows")


def _insert(connection: Connection, table: Table | None, rows: list[dict[str, Any]]) -> None:
    if table is not None and rows:
        connection.execute(insert(table), rows)


def on_database(settings: Settings, work: Callable[[Connection], T], whole: bool = False) -> T:
    """Does something with a connection that sees one moment; `whole` keeps all of it or nothing."""
    try:
        if settings.on_postgres:
            return asyncio.run(_on_postgres(settings.database, work))
        return _on_sqlite(settings.database_file(), work, whole)
    except DBAPIError as error:
        raise RacecraftError(f"the database says: {error.orig}") from None


def _on_sqlite(path: Path, work: Callable[[Connection], T], whole: bool) -> T:
    if whole:
        path.parent.mkdir(parents=True, exist_ok=True)
    elif not path.exists():
        raise worded(RacecraftError(f"there is no database {path}"), "wrong-no-database", file=path)
    lock = lock_file(path) if whole else None
    engine = create_engine(f"sqlite:///{path}", isolation_level="AUTOCOMMIT")
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            try:
                answer = work(connection)
            except BaseException:
                connection.exec_driver_sql("ROLLBACK")
                raise
            connection.exec_driver_sql("COMMIT")
            return answer
    finally:
        engine.dispose()
        if lock is not None:
            lock.close()


async def _on_postgres(url: str, work: Callable[[Connection], T]) -> T:
    import asyncpg  # type: ignore[import-untyped]

    from racecraft.server.store import libpq

    engine = libpq.engine(libpq.read_address(url), isolation_level="REPEATABLE READ")
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(work)
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise RacecraftError(f"cannot use the database {without_password(url)}: {error}") from None
    finally:
        await engine.dispose()
