"""Where the table keeps what must not be lost. Knows statements and moves, no game.

Writers queue up, and whatever has queued up is committed in one transaction (group commit): a write is
answered after its COMMIT and not before. `Conflict` means that somebody else was first and nothing of this
write is stored.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import Executable
from sqlalchemy.sql.dml import UpdateBase

log = logging.getLogger(__name__)

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


Statement = Executable | Must
Query = Any
"""A select; its rows have their columns as attributes."""
Heard = Callable[[dict[str, Any]], None]
"""Called with what another process told."""
Answered = Callable[[Exception | None], None]
"""Called in the event loop when something is stored, or with the reason why it is not."""


def settle(stored: asyncio.Future[None], failure: Exception | None) -> None:
    """Hands an answer to whoever still waits for it."""
    if stored.done():
        return
    if failure is None:
        stored.set_result(None)
    else:
        stored.set_exception(failure)


def answer_all(answered: Sequence[Answered], failures: Sequence[Exception | None]) -> None:
    """Tells all whose writes were in one transaction; what one of them does with it is no other's concern."""
    for answer, failure in zip(answered, failures, strict=True):
        try:
            answer(failure)
        except Exception:
            log.exception("whoever was told of a write failed")


class Store(ABC):
    """One database. All methods are to be called from one event loop."""

    shared: bool
    """Whether other processes may use the same database now."""

    @abstractmethod
    async def open(self) -> None:
        """Brings the schema up to date and gets ready."""

    @abstractmethod
    async def close(self) -> None:
        """Finishes what has queued up, then lets go."""

    @abstractmethod
    def append_then(self, move: Move, answered: Answered) -> None:
        """Stores a move for good and answers after COMMIT, with Conflict if there is one of this number."""

    def append(self, move: Move) -> asyncio.Future[None]:
        """`append_then` for those who can wait."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.append_then(move, partial(settle, stored))
        return stored

    @abstractmethod
    async def write(self, *statements: Statement) -> None:
        """Carries out all statements or none; Conflict if a key is taken or a `Must` finds no row."""

    @abstractmethod
    async def read(self, query: Query) -> Sequence[Any]:
        """The rows of a query."""

    @abstractmethod
    async def tell(self, message: dict[str, Any]) -> None:
        """Tells the other processes; what is told may be lost, so it only ever says where to look."""

    @abstractmethod
    def listen(self, heard: Heard) -> None:
        """Calls `heard` with what other processes tell, and with {} when something may have been missed."""

    async def one(self, query: Query) -> Any:
        """The first row, None if there is none."""
        rows = await self.read(query)
        return rows[0] if rows else None
