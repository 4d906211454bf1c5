"""The store on PostgreSQL, which any number of processes share.

One statement stores all queued moves: insert, set the due time of the tables, notify the other processes.
The key (code, number) decides between concurrent writers; the second one gets a Conflict. Every table has a
channel, and a process listens to those of the tables that it has in memory. Triggers notify of changes of
`tables` and `seats`: a notification is sent if and only if the change is committed.

Every operation has a time limit. One that failed may still be committed later, by a server that was only
slow; so after a failure this process takes a new origin and thereby hears of what it did itself.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine, Sequence
from typing import Any, NamedTuple, TypeVar

import asyncpg  # type: ignore[import-untyped]
import msgspec
from sqlalchemy import event, text
from sqlalchemy.exc import DBAPIError, IntegrityError, InvalidatePoolError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import create_async_engine

from racecraft.engine.errors import RacecraftError
from racecraft.server.errors import Conflict, NotStored
from racecraft.server.fair_share import FairShare
from racecraft.server.ops.supervisor import Supervised
from racecraft.server.settings import without_password
from racecraft.server.store import libpq
from racecraft.server.store.base import (
    KEEP,
    Answered,
    Move,
    Must,
    News,
    Notified,
    Query,
    Statement,
    Store,
)
from racecraft.server.store.migrate import upgrade

CHANNEL = "racecraft_"
"""The code of the table follows."""
ORIGIN_LENGTH = 16
"""Every notification begins with its origin: the process that sent it."""
KINDS = {"m": "move", "t": "table"}
"""What a notification is about, as a letter. Others are JSON."""
BATCH = 1000
POOL = 8
ASKED_FOR = 6
"""Of these connections, as many serve requests at a time: the rest is for the server's own work."""
OF_ONE_ADDRESS = 4
LONGEST_WAIT = 4
"""How many times the limit of an operation it may wait for others, as long as they are completed."""
IDLE_SECONDS = 5.0
"""After so long without anything to do, the listening connection is tested."""
LINGER_SECONDS = 5.0
"""A table that was left is listened for so much longer: whoever looks at it again and again costs nothing."""
CLOSE_SECONDS = 2.0
"""How long queued writes may take when the store is closed."""
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
SELECT code, number, pg_notify($9 || code, $7) FROM stored
"""
NOTIFY = text("SELECT pg_notify(:channel, :payload)")

FAILURES = (DBAPIError, NoConnectionFree, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What the database and the way to it can fail with."""

log = logging.getLogger(__name__)

T = TypeVar("T")


class _Append(NamedTuple):
    move: Move
    answered: Answered


class PostgresStore(Store):
    shared = True

    def __init__(self, url: str, seconds: float) -> None:
        super().__init__()
        self.url = url
        self.origin = new_origin()
        self._address = libpq.read_address(url)
        self._seconds = seconds
        """The limit of one operation, as long as no other is completed."""
        self._completed = 0
        """Operations that succeeded so far."""
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self._connect,
            pool_size=POOL // 2,
            max_overflow=POOL // 2,
            pool_timeout=seconds * LONGEST_WAIT,
            pool_recycle=300,
        )
        event.listen(self._engine.sync_engine, "checkout", _check_open)
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        """The same connections, without a transaction around every query."""
        self._share = FairShare(ASKED_FOR, OF_ONE_ADDRESS)
        self._abandoned: set[asyncio.Task[Any]] = set()
        """Operations that took too long and are being cancelled."""
        self._waiting: list[_Append] = []
        self._wake = asyncio.Event()
        self._notified: Notified | None = None
        self._closing = False
        self._appending: Any = None
        """The connection that stores moves."""
        self._drained = asyncio.Event()
        self._listening = asyncio.Event()
        self._followed: dict[str, asyncio.Future[None]] = {}
        """By the code of every table that this process has in memory: done when it is listened for."""
        self._listened: set[str] = set()
        """The codes of the tables whose channels the connection listens to."""
        self._changed: dict[str, None] = {}
        """The codes of those that were followed since, in this order."""
        self._left: dict[str, float] = {}
        """By the codes of those that were left since, when; in this order."""
        self._channels_changed = asyncio.Event()

    async def _connect(self) -> Any:
        return await libpq.connect(self._address, self._seconds, self.origin)

    async def open(self) -> None:
        try:
            await self._prepare()
        except BaseException:
            await self._engine.dispose()
            raise
        self.tasks.keep("appending", self._append_always)
        self.tasks.keep("listening", self._listen_always, patience=IDLE_SECONDS + 2 * self._seconds)
        await self._listening.wait()

    async def _prepare(self) -> None:
        engine = libpq.engine(self._address)
        try:
            async with engine.begin() as connection:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
                await connection.run_sync(upgrade)
        except FAILURES as error:
            raise RacecraftError(f"cannot use the database {without_password(self.url)}: {error}") from None
        finally:
            await engine.dispose()

    async def close(self) -> None:
        self._closing = True
        self._wake.set()
        if self.tasks.kept:
            await _at_most(self._drained.wait(), CLOSE_SECONDS)
        await self.tasks.close()
        self._fail(self._waiting, "the server is closing")
        self._waiting = []
        if self._appending is not None:
            self._appending.terminate()
        await _at_most(self._engine.dispose(), CLOSE_SECONDS)

    def append_then(self, move: Move, answered: Answered) -> None:
        self._waiting.append(_Append(move, answered))
        self._wake.set()

    async def write(self, *statements: Statement) -> None:
        await self._bounded(self._write(statements))

    async def _write(self, statements: Sequence[Statement]) -> None:
        try:
            async with self._share, self._engine.begin() as connection:
                for statement in statements:
                    if isinstance(statement, Must):
                        if (await connection.execute(statement.statement)).rowcount != 1:
                            raise Conflict
                    elif isinstance(statement, News):
                        await connection.execute(NOTIFY, self._payload(statement))
                    else:
                        await connection.execute(statement)
        except IntegrityError:
            raise Conflict from None

    async def read(self, query: Query) -> Sequence[Any]:
        return await self._bounded(self._read(query))

    async def _read(self, query: Query) -> Sequence[Any]:
        async with self._share, self._reading.connect() as connection:
            rows: Sequence[Any] = (await connection.execute(query)).all()
            return rows

    async def _bounded(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of an operation; NotStored if it fails or takes too long."""
        task = asyncio.create_task(work)
        try:
            for _ in range(LONGEST_WAIT):
                before = self._completed
                await asyncio.wait([task], timeout=self._seconds)
                if task.done() or self._completed == before:
                    break
        except asyncio.CancelledError:
            self._abandon(task)
            raise
        if not task.done():
            self._abandon(task)
            raise NotStored(f"the database has not answered for {self._seconds:g} s")
        try:
            answer = task.result()
        except FAILURES as error:
            self.origin = new_origin()
            raise NotStored(str(getattr(error, "orig", error))) from None
        self._completed += 1
        return answer

    def _abandon(self, task: asyncio.Task[Any]) -> None:
        """Cancels an operation without waiting for its end: that takes a database that answers."""
        self.origin = new_origin()
        self._abandoned.add(task)
        task.add_done_callback(self._abandoned_ended)
        task.cancel()

    def _abandoned_ended(self, task: asyncio.Task[Any]) -> None:
        self._abandoned.discard(task)
        if not task.cancelled():
            task.exception()

    # --- Moves ---

    async def _append_always(self, task: Supervised) -> None:
        """Stores moves over one connection, which is reopened when it breaks."""
        while not self._closing or self._waiting:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
                continue
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            try:
                if self._appending is None or self._appending.is_closed():
                    self._appending = await self._connect()
                failures = await self._append_batch(self._appending, batch)
            except asyncio.CancelledError:
                self._fail(batch, "the server is closing")
                raise
            except Exception as error:
                self._append_failed(batch, error)
                if not isinstance(error, FAILURES):
                    raise
            else:
                self.answer_all([entry.answered for entry in batch], failures)
                task.beat()
        self._drained.set()
        await asyncio.Event().wait()

    def _append_failed(self, batch: list[_Append], error: Exception) -> None:
        reason = str(error) or "the database does not answer"
        log.warning("moves could not be stored", extra={"reason": reason, "moves": len(batch)})
        self.origin = new_origin()
        if self._appending is not None:
            self._appending.terminate()
            self._appending = None
        self._fail(batch, reason)

    def _fail(self, batch: list[_Append], reason: str) -> None:
        self.answer_all([entry.answered for entry in batch], [NotStored(reason) for _ in batch])

    async def _append_batch(self, connection: Any, batch: list[_Append]) -> list[Exception | None]:
        """What became of each."""
        columns = [list(column) for column in zip(*[entry.move for entry in batch], strict=True)]
        rows = await connection.fetch(APPEND, *columns, self.origin + "m", KEEP, CHANNEL)
        stored = {(row["code"], row["number"]) for row in rows}
        return [None if (entry.move.code, entry.move.number) in stored else Conflict() for entry in batch]

    # --- Notifications ---

    async def notify(self, news: News) -> None:
        try:
            await self._bounded(self._notify(news))
        except NotStored as error:
            log.warning("the other processes could not be notified", extra={"reason": str(error)})

    async def _notify(self, news: News) -> None:
        async with self._reading.connect() as connection:
            await connection.execute(NOTIFY, self._payload(news))

    def _payload(self, news: News) -> dict[str, str]:
        payload = self.origin + msgspec.json.encode(news.message).decode()
        return {"channel": CHANNEL + news.code, "payload": payload}

    def listen(self, notified: Notified) -> None:
        self._notified = notified

    async def follow(self, code: str) -> None:
        listened = self._followed.get(code)
        if listened is None:
            listened = self._followed[code] = asyncio.get_running_loop().create_future()
            if code in self._listened:
                listened.set_result(None)
            else:
                self._changed[code] = None
                self._channels_changed.set()
        if not listened.done():
            await asyncio.wait([listened], timeout=self._seconds)
            if not listened.done():
                raise NotStored("the database does not answer")

    def unfollow(self, code: str) -> None:
        if self._followed.pop(code, None) is not None:
            self._left.pop(code, None)
            self._left[code] = time.monotonic()

    async def _listen_always(self, task: Supervised) -> None:
        """Listens to the channels of the followed tables over one connection until it breaks."""
        connection = await self._connect()
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            self._listened.clear()
            self._left.clear()
            self._changed = dict.fromkeys(self._followed)
            for code, listened in self._followed.items():
                if listened.done():
                    self._followed[code] = asyncio.get_running_loop().create_future()
            first = True
            while not lost.is_set():
                await self._adjust_channels(connection)
                task.beat()
                self._listening.set()
                if first and self._notified is not None:
                    self._notified({})
                first = False
                await self._channels_or(lost, connection)
        finally:
            connection.terminate()
        raise ConnectionError("the connection was lost")

    async def _adjust_channels(self, connection: Any) -> None:
        """Listens for the tables that are followed by now, and no longer for those that were left a while
        ago."""
        self._channels_changed.clear()
        while self._changed:
            code = next(iter(self._changed))
            del self._changed[code]
            if code in self._followed and code not in self._listened:
                await connection.add_listener(CHANNEL + code, self._on_notification)
                self._listened.add(code)
            followed = self._followed.get(code)
            if followed is not None and code in self._listened and not followed.done():
                followed.set_result(None)
        while self._left:
            code, left = next(iter(self._left.items()))
            if left > time.monotonic() - LINGER_SECONDS:
                break
            del self._left[code]
            if code not in self._followed and code in self._listened:
                self._listened.discard(code)
                await connection.remove_listener(CHANNEL + code, self._on_notification)

    async def _channels_or(self, lost: asyncio.Event, connection: Any) -> None:
        """Waits until the channels have changed or the connection is lost; tests an idle connection."""
        events = [asyncio.ensure_future(event.wait()) for event in (self._channels_changed, lost)]
        try:
            done, _ = await asyncio.wait(events, timeout=IDLE_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for event in events:
                event.cancel()
        if not done:
            await connection.fetchval("SELECT 1")

    def _on_notification(self, connection: Any, process: int, channel: str, payload: object) -> None:
        words, code = str(payload), channel.removeprefix(CHANNEL)
        if self._notified is None or words.startswith(self.origin) or code not in self._followed:
            return
        origin, rest = words[:ORIGIN_LENGTH], words[ORIGIN_LENGTH:]
        told = msgspec.json.decode(rest) if rest[0] == "{" else {"what": KINDS[rest[0]]}
        told["code"] = code
        told["from"] = origin
        self._notified(told)


def _check_open(connection: Any, *_: object) -> None:
    """Before a connection of the pool is used: one that was lost is replaced, and all older ones with it. A
    database that has ended closes its connections, so that nothing has to be asked of it; to ask takes three
    messages and their answers where a query takes one. A database that is silent is met by the time limit."""
    if connection.driver_connection.is_closed():
        raise InvalidatePoolError


def new_origin() -> str:
    return secrets.token_hex(ORIGIN_LENGTH // 2)


async def _at_most(work: Coroutine[Any, Any, Any], seconds: float) -> None:
    """Waits for something, but not too long."""
    task = asyncio.ensure_future(work)
    await asyncio.wait([task], timeout=seconds)
    if not task.done():
        task.cancel()
