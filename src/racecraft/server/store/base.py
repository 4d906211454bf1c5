"""The interface of the store: statements and moves, independent of any game.

Writes are queued, and all queued writes are committed in one transaction (group commit). A write is
answered after its COMMIT. `Conflict` means that another writer was first and nothing of this write is
stored.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeAlias

from sqlalchemy import Executable
from sqlalchemy.sql.dml import UpdateBase

from racecraft.server.ops.supervisor import Supervisor

log = logging.getLogger(__name__)

ANSWERED_TOGETHER = 32
"""So many callbacks are one burst: what follows from them is sent before the others are called."""
KEEP = -1
"""The `due` of a move that leaves the table's time of inspection as it is."""


class Move(NamedTuple):
    """One row of `moves`, and when the table should be looked at next."""

    code: str
    number: int
    line: str
    seen: int
    at: int
    due: int | None = KEEP


class Must(NamedTuple):
    """A statement that has to touch exactly one row; if it does not, the whole write is a conflict."""

    statement: UpdateBase


class News(NamedTuple):
    """A notification of the other processes that have this table in memory; sent when it is committed."""

    code: str
    message: dict[str, Any]


Statement: TypeAlias = Executable | Must | News
Query = Any
"""A select; its rows have their columns as attributes."""
Notified = Callable[[dict[str, Any]], None]
"""Called with a notification of another process."""
Answered = Callable[[Exception | None], None]
"""Called in the event loop when something is stored, or with the reason why it is not."""


def settle(stored: asyncio.Future[None], failure: Exception | None) -> None:
    """Sets the result of a future unless it is done already."""
    if stored.done():
        return
    if failure is None:
        stored.set_result(None)
    else:
        stored.set_exception(failure)


class Burst(Protocol):
    """Is told when callbacks are called, so that what they send can be sent together."""

    def begin(self) -> None:
        """Some callbacks follow."""

    def end(self) -> None:
        """They have been called."""


class Store(ABC):
    """One database. All methods are to be called from one event loop."""

    shared: bool
    """Whether other processes may use the same database now."""

    def __init__(self) -> None:
        self.tasks = Supervisor()
        self.burst: Burst | None = None

    @abstractmethod
    async def open(self) -> None:
        """Brings the schema up to date and gets ready."""

    @abstractmethod
    async def close(self) -> None:
        """Commits queued writes if that does not take too long, then closes."""

    @abstractmethod
    def append_then(self, move: Move, answered: Answered) -> None:
        """Stores a move for good and answers after COMMIT, with Conflict if there is one of this number."""

    def append(self, move: Move) -> asyncio.Future[None]:
        """`append_then` as a future."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.append_then(move, partial(settle, stored))
        return stored

    @abstractmethod
    async def write(self, *statements: Statement) -> None:
        """Executes all statements in one transaction; Conflict if a key is taken or a `Must` finds no row."""

    @abstractmethod
    async def read(self, query: Query) -> Sequence[Any]:
        """The rows of a query."""

    @abstractmethod
    async def notify(self, news: News) -> None:
        """Notifies the other processes of something that is not stored; that may be lost."""

    @abstractmethod
    def listen(self, notified: Notified) -> None:
        """Calls `notified` with notifications about followed tables, and with {} when some may have been
        missed."""

    @abstractmethod
    async def follow(self, code: str) -> None:
        """From now on the notifications of other processes about this table are heard."""

    @abstractmethod
    def unfollow(self, code: str) -> None:
        """Ends `follow`."""

    def answer_all(self, answered: Sequence[Answered], failures: Sequence[Exception | None]) -> None:
        """Calls the callbacks of all writes of a transaction."""
        for first in range(0, len(answered), ANSWERED_TOGETHER):
            last = first + ANSWERED_TOGETHER
            if self.burst is not None:
                self.burst.begin()
            try:
                _answer(answered[first:last], failures[first:last])
            finally:
                if self.burst is not None:
                    self.burst.end()

    async def one(self, query: Query) -> Any:
        """The first row, None if there is none."""
        rows = await self.read(query)
        return rows[0] if rows else None


def _answer(answered: Sequence[Answered], failures: Sequence[Exception | None]) -> None:
    """Calls callbacks; one that fails does not affect the others."""
    for answer, failure in zip(answered, failures, strict=True):
        try:
            answer(failure)
        except Exception:
            log.exception("the callback of a write failed")
