"""Whether this server can do its work: store something, and run its background tasks.

The answer comes within a second, whatever hangs. All who ask at the same time share one check, so asking
often costs nothing.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from contextvars import Context

from sqlalchemy import delete, insert

from racecraft.server.errors import NotStored
from racecraft.server.ops.supervisor import Supervisor
from racecraft.server.store import schema
from racecraft.server.store.base import Store

ANSWER_SECONDS = 0.8
FRESH_SECONDS = 0.5
"""So long an answer is given again."""
KEPT_MILLISECONDS = 86_400_000
"""So long the heartbeats of processes that are gone are kept."""


class Health:
    """The health of one server."""

    def __init__(self, store: Store, tasks: Supervisor, now: Callable[[], int]) -> None:
        self._store = store
        self._tasks = tasks
        self._now = now
        self._process = secrets.token_hex(8)
        self._check: asyncio.Task[str | None] | None = None
        self._checked = 0.0
        self._closing = False

    def down(self) -> dict[str, str]:
        """The background tasks that do not work now, and why."""
        return {**self._store.tasks.down(), **self._tasks.down()}

    async def troubles(self) -> dict[str, str]:
        """What does not work, and why; empty for a server that is ready."""
        found = self.down()
        if self._closing:
            found["server"] = "closing"
        elif (trouble := await self._stored()) is not None:
            found["database"] = trouble
        return found

    async def _stored(self) -> str | None:
        """Why nothing can be stored; None if a write was committed just now."""
        check = self._check
        if check is None or (check.done() and time.monotonic() - self._checked > FRESH_SECONDS):
            # For all who ask: it waits for no queue of the first of them.
            check = self._check = asyncio.create_task(self._store_heartbeat(), context=Context())
        await asyncio.wait([check], timeout=ANSWER_SECONDS)
        if not check.done():
            return f"no answer within {ANSWER_SECONDS:g} s"
        return "closing" if check.cancelled() else check.result()

    async def _store_heartbeat(self) -> str | None:
        columns = schema.heartbeats.c
        now = self._now()
        stale = (columns.process == self._process) | (columns.at < now - KEPT_MILLISECONDS)
        try:
            await self._store.write(
                delete(schema.heartbeats).where(stale),
                insert(schema.heartbeats).values(process=self._process, at=now),
            )
            return None
        except NotStored as error:
            return str(error)
        except Exception as error:
            return type(error).__name__
        finally:
            self._checked = time.monotonic()

    def close(self) -> None:
        """From now on the server is not ready."""
        self._closing = True
        if self._check is not None:
            self._check.cancel()
