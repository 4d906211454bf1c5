"""Supervision of background tasks: one that fails is logged and restarted, with growing pauses.

Health and metrics name the tasks that are down: those that have failed and not worked since, and those that
have shown no sign of life for too long.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextvars import Context
from typing import Any

from racecraft.server.errors import NotStored, Refused

FIRST_PAUSE, LONGEST_PAUSE = 0.2, 1.0
"""Seconds before the first restart, and at most; each pause is twice as long as the one before."""
SETTLED_SECONDS = 5.0
"""A restarted task that has run for so long works again, even if it gives no beats."""
CLOSE_SECONDS = 2.0
"""How long cancelled tasks may take to end."""

log = logging.getLogger(__name__)


class BackOff:
    """Growing pauses between attempts, up to a limit."""

    def __init__(self) -> None:
        self.next = FIRST_PAUSE

    async def wait(self) -> None:
        pause, self.next = self.next, min(2 * self.next, LONGEST_PAUSE)
        await asyncio.sleep(pause)

    def reset(self) -> None:
        self.next = FIRST_PAUSE


class Supervised:
    """One background task."""

    def __init__(self, name: str, patience: float | None) -> None:
        self.name = name
        self.restarts = 0
        self._patience = patience
        """Seconds without a beat after which the task counts as hung; None if it gives none while idle."""
        self._failure: str | None = None
        self._started = self._beaten = time.monotonic()
        self.back_off = BackOff()

    def alive(self) -> None:
        """The task has not hung: called by the task itself."""
        self._beaten = time.monotonic()

    def beat(self) -> None:
        """The task works: called by the task itself when it has achieved something."""
        self.alive()
        if self._failure is not None:
            self._failure = None
            self.back_off.reset()

    def started(self) -> None:
        self._started = time.monotonic()

    def failed(self, reason: str) -> None:
        if time.monotonic() - self._started > SETTLED_SECONDS:
            self.back_off.reset()
        self.restarts += 1
        self._started = float("inf")
        self._failure = reason

    @property
    def trouble(self) -> str | None:
        """Why the task counts as down; None if it works."""
        now = time.monotonic()
        if self._failure is not None and now - self._started < SETTLED_SECONDS:
            return self._failure
        if self._patience is not None and now - self._beaten > self._patience:
            return f"no sign of life for {now - self._beaten:.0f} s"
        return None


Work = Callable[[Supervised], Coroutine[Any, Any, None]]


class Supervisor:
    """The background tasks of one owner."""

    def __init__(self) -> None:
        self.kept: list[Supervised] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def keep(self, name: str, work: Work, patience: float | None = None) -> None:
        """Runs `work` until closed; starts it again whenever it fails or returns."""
        supervised = Supervised(name, patience)
        self.kept.append(supervised)
        self.spawn(self._keep(supervised, work))

    async def _keep(self, supervised: Supervised, work: Work) -> None:
        while True:
            supervised.started()
            try:
                await work(supervised)
                supervised.failed("ended")
            except (NotStored, OSError) as error:
                supervised.failed(str(error) or type(error).__name__)
                log.warning("a task failed", extra={"task": supervised.name, "reason": str(error)})
            except Exception as error:
                supervised.failed(str(error) or type(error).__name__)
                log.error("a task failed", exc_info=error, extra={"task": supervised.name})
            await supervised.back_off.wait()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Runs something once, for nobody in particular; a failure is logged."""
        task = asyncio.create_task(work, context=Context())
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        if isinstance(error, Refused):
            log.warning("a task failed", extra={"reason": str(error)})
        else:
            log.error("a task failed", exc_info=error)

    def down(self) -> dict[str, str]:
        """The tasks that do not work now, and why."""
        found = {supervised.name: supervised.trouble for supervised in self.kept}
        return {name: trouble for name, trouble in found.items() if trouble is not None}

    async def close(self) -> None:
        """Cancels all tasks; does not wait for one that takes too long to end."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=CLOSE_SECONDS)
        self.kept.clear()
