"""The store on SQLite: one file, one process, one writer thread.

WAL mode with full synchronisation: committed data survives a power failure. Readers have connections of
their own and never wait for the writer. Another thread runs the checkpoints, so that no commit waits for
one.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import IO, Any, NamedTuple

import msgspec
from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.pool import NullPool

from racecraft.engine.errors import RacecraftError
from racecraft.server.errors import Conflict, NotStored
from racecraft.server.fair_share import FairShare
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
    settle,
)
from racecraft.server.store.migrate import upgrade

READERS = 2
TOGETHER = 128
"""So many moves of one turn of the event loop are passed on before it ends."""
BATCH = 1000
"""The most writes that share one transaction."""
BUSY_MILLISECONDS = 10_000
"""How long to wait for another program that holds the file, such as a backup."""
READER_MILLISECONDS = 100
"""How long a checkpoint waits for readers of old pages."""

RESTART_SECONDS = 1.0
"""After so long a thread that failed is started again."""
CLOSE_SECONDS = 3.0
"""How long queued writes may take when the store is closed."""

LONG_LOG_WRITES = 50_000
"""After so many writes a checkpoint runs whatever the load; commits wait for the disk meanwhile."""
QUIET_SECONDS = 2.0
QUIET_WRITES = 20
"""The load is low with at most so many writes in that time: a checkpoint runs."""
LONGEST_LOG = 50_000
"""Pages (of 4 KB) of the WAL after which the writer waits until the WAL is restarted."""

INSERT_MOVES = """
INSERT INTO moves (code, number, line, seen, at)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
  json_extract(value, '$[3]'), json_extract(value, '$[4]') FROM json_each(?)
"""
"""All moves in one statement: between two statements the thread would wait for the interpreter lock."""
SET_DUE = "UPDATE tables SET due = ? WHERE code = ?"

log = logging.getLogger(__name__)


class _Write(NamedTuple):
    """The statements of one caller, and its callback."""

    statements: Sequence[Statement]
    answered: Answered


class _Moves(NamedTuple):
    """Moves of one turn of the event loop, or a part of them, and the callback of each."""

    moves: list[Move]
    answered: list[Answered]


class SQLiteStore(Store):
    shared = False

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self._engine = create_engine(
            f"sqlite:///{path}",
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",
            connect_args={"timeout": 10},
        )
        self._queue: queue.SimpleQueue[_Write | _Moves | None] = queue.SimpleQueue()
        self._played = _Moves([], [])
        """Of this turn of the event loop. They are passed on together: the writer, once awake, takes the
        interpreter away from the moves that are still to be read. Of many it stores a part meanwhile, or the
        loop would wait for it afterwards."""
        self._readers = ThreadPoolExecutor(READERS, "racecraft-read")
        self._share = FairShare(READERS, READERS - 1)
        self._local = threading.local()
        self._opened: list[Connection] = []
        self._lock: IO[bytes] | None = None
        self._writer: threading.Thread | None = None
        self._checkpointer: threading.Thread | None = None
        self._writing = threading.Lock()
        self._wal_is_long = threading.Event()
        self._written = 0
        """Writes so far."""
        self._closing = False

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._lock = lock_file(self.path)
        try:
            self._prepare()
        except BaseException:
            if self._lock is not None:
                self._lock.close()
            raise
        self._writer = self._start("racecraft-write", self._work)
        self._checkpointer = self._start("racecraft-checkpoint", self._checkpoint_always)

    def _prepare(self) -> None:
        try:
            with self._engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA journal_mode = WAL")
                upgrade(connection)
        except DBAPIError as error:
            raise RacecraftError(f"cannot use the database {self.path}: {error.orig}") from None

    def _start(self, name: str, work: Callable[[], None]) -> threading.Thread:
        """A thread that runs `work` again if it fails."""
        thread = threading.Thread(target=self._keep, args=(name, work), name=name, daemon=True)
        thread.start()
        return thread

    def _keep(self, name: str, work: Callable[[], None]) -> None:
        while True:
            try:
                return work()
            except Exception as error:
                log.error("a thread failed", exc_info=error, extra={"thread": name})
                if self._closing:
                    return None
                time.sleep(RESTART_SECONDS)

    async def close(self) -> None:
        self._pass_on()
        self._queue.put(None)
        self._closing = True
        self._wal_is_long.set()
        threads = [thread for thread in (self._writer, self._checkpointer) if thread is not None]
        ending = [asyncio.to_thread(thread.join) for thread in threads]
        ending.append(asyncio.to_thread(self._readers.shutdown))
        _, hanging = await asyncio.wait([asyncio.ensure_future(end) for end in ending], timeout=CLOSE_SECONDS)
        if not hanging:
            for connection in self._opened:
                connection.close()
        if self._lock is not None:
            self._lock.close()

    def append_then(self, move: Move, answered: Answered) -> None:
        moves, callbacks = self._played
        if not moves:
            self._loop.call_soon(self._pass_on)
        moves.append(move)
        callbacks.append(answered)
        if len(moves) == TOGETHER:
            self._pass_on()

    def _pass_on(self) -> None:
        """Gives the writer the moves of this turn."""
        if self._played.moves:
            self._queue.put(self._played)
            self._played = _Moves([], [])

    async def write(self, *statements: Statement) -> None:
        stored: asyncio.Future[None] = self._loop.create_future()
        self._pass_on()
        self._queue.put(_Write(statements, partial(settle, stored)))
        await stored

    async def read(self, query: Query) -> Sequence[Any]:
        async with self._share:
            return await self._loop.run_in_executor(self._readers, self._read, query)

    def _read(self, query: Query) -> Sequence[Any]:
        connection: Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._engine.connect()
            connection.exec_driver_sql("PRAGMA query_only = ON")
            self._local.connection = connection
            self._opened.append(connection)
        try:
            return connection.execute(query).all()
        except DBAPIError as error:
            raise told(error) from None

    # There are no other processes.

    async def notify(self, news: News) -> None: ...

    def listen(self, notified: Notified) -> None: ...

    async def follow(self, code: str) -> None: ...

    def unfollow(self, code: str) -> None: ...

    # --- The writer thread ---

    def _work(self) -> None:
        with self._engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA synchronous = FULL")
            connection.exec_driver_sql("PRAGMA foreign_keys = ON")
            connection.exec_driver_sql(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
            connection.exec_driver_sql("PRAGMA wal_autocheckpoint = 0")
            carried = 0
            while True:
                moves, writes, more = self._gather()
                if moves.moves or writes:
                    with self._writing:
                        failures = self._commit(connection, moves.moves, writes)
                    answered = moves.answered + [write.answered for write in writes]
                    if not self._loop.is_closed():
                        self._loop.call_soon_threadsafe(self.answer_all, answered, failures)
                    self._written += len(answered)
                if self._written - carried >= LONG_LOG_WRITES:
                    carried = self._written
                    self._wal_is_long.set()
                if not more:
                    return

    def _gather(self) -> tuple[_Moves, list[_Write], bool]:
        """All queued moves and writes, and whether the queue is still open."""
        moves, writes = _Moves([], []), list[_Write]()
        item = self._queue.get()
        while item is not None:
            if isinstance(item, _Moves):
                moves.moves.extend(item.moves)
                moves.answered.extend(item.answered)
            else:
                writes.append(item)
            if len(moves.moves) + len(writes) >= BATCH or self._queue.empty():
                return moves, writes, True
            item = self._queue.get()
        return moves, writes, False

    def _commit(
        self, connection: Connection, moves: list[Move], writes: list[_Write]
    ) -> list[Exception | None]:
        """Commits all in one transaction; if one fails, each in a transaction of its own."""
        try:
            transact(connection, moves, [statement for write in writes for statement in write.statements])
        except Exception as failure:
            if len(moves) + len(writes) == 1:
                return [told(failure)]
            alone: list[tuple[list[Move], Sequence[Statement]]] = [([move], ()) for move in moves]
            alone += [([], write.statements) for write in writes]
            return [self._alone(connection, *each) for each in alone]
        return [None] * (len(moves) + len(writes))

    def _alone(
        self, connection: Connection, moves: list[Move], statements: Sequence[Statement]
    ) -> Exception | None:
        try:
            transact(connection, moves, statements)
        except Exception as failure:
            return told(failure)
        return None

    # --- The checkpoint thread ---

    def _checkpoint_always(self) -> None:
        """Runs checkpoints beside the writer when the load is low or the WAL is long. Only if the WAL is
        too long does the writer wait for one."""
        carried = seen = 0
        with self._engine.connect() as connection:
            connection.exec_driver_sql(f"PRAGMA busy_timeout = {READER_MILLISECONDS}")
            while not self._closing:
                long = self._wal_is_long.wait(QUIET_SECONDS)
                written, before, seen = self._written, seen, self._written
                if written == carried or (not long and written - before > QUIET_WRITES):
                    continue
                self._wal_is_long.clear()
                carried = written
                try:
                    _, pages, _ = connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").one()
                    if pages > LONGEST_LOG:
                        with self._writing:
                            connection.exec_driver_sql("PRAGMA wal_checkpoint(RESTART)")
                except DBAPIError as error:
                    log.warning("the checkpoint failed", extra={"reason": str(error)})


def told(failure: Exception) -> Exception:
    """A database error as the exception that the caller gets."""
    if isinstance(failure, (IntegrityError, sqlite3.IntegrityError, Conflict)):
        return Conflict()
    if isinstance(failure, (DBAPIError, sqlite3.Error)):
        return NotStored(str(getattr(failure, "orig", failure)))
    return failure


def transact(connection: Connection, moves: Sequence[Move], statements: Sequence[Statement]) -> None:
    raw = connection.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    rows = msgspec.json.encode(moves).decode()
    looks = [(move.due, move.code) for move in moves if move.due != KEEP]
    if not looks and not statements:
        raw.execute(INSERT_MOVES, (rows,))  # a transaction of its own
        return
    raw.execute("BEGIN IMMEDIATE")
    try:
        if moves:
            raw.execute(INSERT_MOVES, (rows,))
        for look in looks:
            raw.execute(SET_DUE, look)
        for statement in statements:
            if isinstance(statement, Must):
                if connection.execute(statement.statement).rowcount != 1:
                    raise Conflict
            elif not isinstance(statement, News):
                connection.execute(statement)
        raw.execute("COMMIT")
    except BaseException:
        if raw.in_transaction:
            raw.execute("ROLLBACK")
        raise


def lock_file(path: Path) -> IO[bytes] | None:
    """Locks the database against a second server until the returned file is closed."""
    if sys.platform == "win32":
        return None
    import fcntl

    file = open(f"{path.resolve()}.lock", "ab")  # noqa: SIM115  (stays open)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise RacecraftError(f"{path} is in use by another racecraft server") from None
    return file
