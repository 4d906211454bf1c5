"""The store on PostgreSQL, which any number of processes share.

One statement stores all queued moves: insert, set the due time of the tables, notify the other processes.
The key (code, number) decides between concurrent writers; the second one gets a Conflict.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

import asyncpg  # type: ignore[import-untyped]
import msgspec
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from racecraft.engine.errors import RacecraftError
from racecraft.server.errors import Conflict, NotStored
from racecraft.server.settings import without_password
from racecraft.server.store.base import (
    KEEP,
    Answered,
    Move,
    Must,
    Notified,
    Query,
    Statement,
    Store,
    answer_all,
)
from racecraft.server.store.migrate import upgrade

CHANNEL = "racecraft"
BATCH = 1000
RETRY_SECONDS = 0.5
MIGRATION_LOCK = 0x7261636563726166
"""An advisory lock of our own, so that processes that start at once migrate one after the other."""

APPEND = """
WITH given AS (
  SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[])
    AS row (code, number, line, seen, at, due)
), stored AS (
  INSERT INTO moves (code, number, line, seen, at) SELECT code, number, line, seen, at FROM given
  ON CONFLICT DO NOTHING RETURNING code, number
), watched AS (
  UPDATE tables SET due = given.due FROM given JOIN stored USING (code, number)
  WHERE tables.code = given.code AND given.due IS DISTINCT FROM $8
)
SELECT code, number, pg_notify($9, $7 || code) FROM stored
"""

log = logging.getLogger(__name__)


class _Append(NamedTuple):
    move: Move
    answered: Answered


class PostgresStore(Store):
    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self.origin = secrets.token_hex(8)
        """The id of this process: a prefix of 16 characters of every notification."""
        self._engine = create_async_engine(
            url.replace("postgresql://", "postgresql+asyncpg://", 1),
            pool_size=4,
            max_overflow=4,
            pool_pre_ping=True,
        )
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        """The same connections, without a transaction around every query."""
        self._waiting: list[_Append] = []
        self._wake = asyncio.Event()
        self._notified: Notified | None = None
        self._closing = False
        self._tasks: list[asyncio.Task[None]] = []
        self._listening = asyncio.Event()

    async def open(self) -> None:
        try:
            await self._prepare()
        except BaseException:
            await self._engine.dispose()
            raise
        self._tasks = [asyncio.create_task(self._append_all()), asyncio.create_task(self._listen_always())]
        await self._listening.wait()

    async def _prepare(self) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
                await connection.run_sync(upgrade)
        except (OSError, DBAPIError, asyncpg.PostgresError) as error:
            raise RacecraftError(f"cannot use the database {without_password(self.url)}: {error}") from None

    async def close(self) -> None:
        self._closing = True
        self._wake.set()
        if self._tasks:
            writer, listener = self._tasks
            await writer
            listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await listener
        await self._engine.dispose()

    def append_then(self, move: Move, answered: Answered) -> None:
        self._waiting.append(_Append(move, answered))
        self._wake.set()

    async def write(self, *statements: Statement) -> None:
        try:
            async with self._engine.begin() as connection:
                for statement in statements:
                    if isinstance(statement, Must):
                        if (await connection.execute(statement.statement)).rowcount != 1:
                            raise Conflict
                    else:
                        await connection.execute(statement)
        except IntegrityError:
            raise Conflict from None
        except (DBAPIError, OSError) as error:
            raise NotStored(str(getattr(error, "orig", error))) from None

    async def read(self, query: Query) -> Sequence[Any]:
        try:
            async with self._reading.connect() as connection:
                rows: Sequence[Any] = (await connection.execute(query)).all()
                return rows
        except (DBAPIError, OSError) as error:
            raise NotStored(str(getattr(error, "orig", error))) from None

    async def notify(self, message: dict[str, Any]) -> None:
        payload = self.origin + msgspec.json.encode(message).decode()
        try:
            async with self._reading.connect() as connection:
                await connection.execute(
                    text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
                )
        except (DBAPIError, OSError) as error:
            log.warning("the other processes could not be notified", extra={"reason": str(error)})

    def listen(self, notified: Notified) -> None:
        self._notified = notified

    # --- Moves ---

    async def _append_all(self) -> None:
        """Stores moves over one connection, which is reopened when it breaks."""
        connection: Any = None
        while not self._closing or self._waiting:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
                continue
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            failures: list[Exception | None]
            try:
                if connection is None or connection.is_closed():
                    connection = await asyncpg.connect(self.url)
                failures = await self._append_batch(connection, batch)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("moves could not be stored", extra={"reason": str(error), "moves": len(batch)})
                failures = [NotStored(str(error)) for _ in batch]
                if connection is not None:
                    connection.terminate()
                    connection = None
            answer_all([entry.answered for entry in batch], failures)
        if connection is not None:
            await connection.close()

    async def _append_batch(self, connection: Any, batch: list[_Append]) -> list[Exception | None]:
        """What became of each."""
        columns = [list(column) for column in zip(*[entry.move for entry in batch], strict=True)]
        rows = await connection.fetch(APPEND, *columns, self.origin, KEEP, CHANNEL)
        stored = {(row["code"], row["number"]) for row in rows}
        return [None if (entry.move.code, entry.move.number) in stored else Conflict() for entry in batch]

    # --- Notifications ---

    async def _listen_always(self) -> None:
        while True:
            lost = asyncio.Event()
            try:
                connection = await asyncpg.connect(self.url)
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, self._on_notification)
            except (OSError, asyncpg.PostgresError) as error:
                log.warning("cannot listen to the other processes", extra={"reason": str(error)})
                await asyncio.sleep(RETRY_SECONDS)
                continue
            self._listening.set()
            if self._notified is not None:
                self._notified({})
            try:
                await lost.wait()
            except asyncio.CancelledError:
                await connection.close()
                raise

    def _on_notification(self, connection: Any, process: int, channel: str, payload: object) -> None:
        words = str(payload)
        if self._notified is None or words.startswith(self.origin):
            return
        origin, rest = words[: len(self.origin)], words[len(self.origin) :]
        told = msgspec.json.decode(rest) if rest.startswith("{") else {"what": "move", "code": rest}
        self._notified({**told, "from": origin})
