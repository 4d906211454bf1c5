"""The store of a page: SQLite in memory, and a journal in the browser's own database that outlives the page.

Every transaction is journalled before it is answered, as the statements that changed something. What is kept
is an image of the database and the journal since. A transaction that the browser did not keep is undone by
building the database anew from what it did keep.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from functools import partial
from typing import Any, Protocol, Self

import msgspec
from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool

from racecraft.server.errors import NotStored
from racecraft.server.store.base import Answered, Move, News, Notified, Query, Statement, Store, settle
from racecraft.server.store.migrate import HEAD, revision, upgrade
from racecraft.server.store.sqlite import told, transact

CHANGING = ("INSERT", "UPDATE", "DELETE", "REPLACE", "CREATE", "ALTER", "DROP")
LONG_JOURNAL = 400
"""After so many transactions a new image takes the place of the journal."""

Written = tuple[str, list[Any] | dict[str, Any]]
"""A statement with its values."""


class Journal(Protocol):
    """What the browser keeps."""

    async def append(self, entry: str) -> None:
        """Keeps one more transaction."""

    async def replace(self, image: bytes) -> None:
        """Keeps this image and no transaction."""

    async def read(self) -> tuple[bytes | None, list[str]]:
        """The image, if there is one, and the transactions since."""

    async def prepare_upgrade(self) -> None:
        """Fetches what brings a database of an earlier release up to date."""


class _Cursor(sqlite3.Cursor):
    """Notes what changes the database."""

    connection: _Connection

    def execute(self, sql: str, parameters: Any = (), /) -> Self:
        super().execute(sql, parameters)
        if sql.lstrip()[:7].split()[0].upper() in CHANGING:
            kept = parameters if isinstance(parameters, dict) else list(parameters)
            self.connection.written.append((sql, kept))
        return self

    def executemany(self, sql: str, parameters: Any, /) -> Self:
        for each in parameters:
            self.execute(sql, each)
        return self


class _Connection(sqlite3.Connection):
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.written: list[Written] = []
        """What has changed since the journal was written last."""

    def cursor(self, factory: Any = _Cursor) -> Any:
        return super().cursor(factory)

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        cursor: _Cursor = self.cursor()
        return cursor.execute(sql, parameters)


class PageStore(Store):
    shared = False

    def __init__(self, empty: bytes, journal: Journal) -> None:
        """`empty` is the image of a database without content, of this release."""
        super().__init__()
        self._empty = empty
        self._journal = journal
        self._length = 0
        """Transactions in the journal."""
        self._turn = asyncio.Lock()
        self._raw: _Connection | None = None
        self._connection: Connection | None = None

    async def open(self) -> None:
        image, entries = await self._journal.read()
        raw = sqlite3.connect(":memory:", factory=_Connection, isolation_level=None)
        raw.deserialize(self._empty if image is None else image)
        for entry in entries:
            for sql, values in msgspec.json.decode(entry, type=list[Written]):
                raw.execute(sql, values)
        raw.written.clear()
        raw.execute("PRAGMA foreign_keys = ON")
        if self._connection is not None:
            self._connection.close()
        engine = create_engine(
            "sqlite://", creator=lambda: raw, poolclass=StaticPool, isolation_level="AUTOCOMMIT"
        )
        self._raw, self._connection = raw, engine.connect()
        self._length = len(entries)
        if revision(self._connection) != HEAD:
            await self._journal.prepare_upgrade()
            upgrade(self._connection)
            await self._replace()
        elif self._length > LONG_JOURNAL:
            await self._replace()

    async def close(self) -> None:
        if self._raw is not None:
            self._raw.close()

    async def _replace(self) -> None:
        assert self._raw is not None
        await self._journal.replace(self._raw.serialize())
        self._raw.written.clear()
        self._length = 0

    def append_then(self, move: Move, answered: Answered) -> None:
        self.tasks.spawn(self._store([move], (), answered))

    async def write(self, *statements: Statement) -> None:
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._store([], statements, partial(settle, stored))
        await stored

    async def _store(self, moves: list[Move], statements: Sequence[Statement], answered: Answered) -> None:
        failure: Exception | None = None
        async with self._turn:
            try:
                await self._transact(moves, statements)
            except Exception as error:
                failure = told(error)
        answered(failure)

    async def _transact(self, moves: list[Move], statements: Sequence[Statement]) -> None:
        assert self._raw is not None
        assert self._connection is not None
        try:
            transact(self._connection, moves, statements)
        except Exception:
            self._raw.written.clear()
            raise
        if not self._raw.written:
            return
        entry = msgspec.json.encode(self._raw.written).decode()
        self._raw.written.clear()
        try:
            await self._journal.append(entry)
        except Exception as error:
            await self.open()
            raise NotStored(f"the browser keeps nothing: {error}") from None
        self._length += 1
        if self._length > LONG_JOURNAL:
            await self._replace()

    async def read(self, query: Query) -> Sequence[Any]:
        assert self._connection is not None
        try:
            return self._connection.execute(query).all()
        except DBAPIError as error:
            raise told(error) from None

    # There are no other processes.

    async def notify(self, news: News) -> None: ...

    def listen(self, notified: Notified) -> None: ...

    async def follow(self, code: str) -> None: ...

    def unfollow(self, code: str) -> None: ...
