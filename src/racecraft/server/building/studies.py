"""Studies of tracks of one's own: solved times and races of bots, found in a process of their own.

One study runs at a time, behind all that people wait for. It writes a line a step, so that whoever asked sees
how far it is; what was found is kept for a while, by the fingerprint of the track. Whoever asks about another
track and no longer about this one does not wait for it: it is given up if nobody else does.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from racecraft.builders import Document, Statistics, builder_of
from racecraft.server.errors import Refused
from racecraft.server.fair_share import FairShare, asking
from racecraft.server.ops.supervisor import Supervisor
from racecraft.server.side_thread import share_of_one
from racecraft.server.workers.process import Launcher, launch

MOST_WAITING = 8
KEPT = 200
SECONDS = 600.0
"""A study that takes longer is given up."""
FORGOTTEN_SECONDS = 10.0
"""Pages ask every second how far a study is; who has not asked for so long looks at something else."""
MODULE = "racecraft.server.building.studies"
POLITE = 10
"""How far the process stands back behind others."""

log = logging.getLogger(__name__)


class Progress(msgspec.Struct, frozen=True):
    """How far a study is."""

    share: float
    statistics: dict[str, Any] | None = None
    """A `Statistics`, once all is known."""
    error: str | None = None


Key = tuple[str, str]
"""The id of a game and the fingerprint of a track."""


class UnderWay:
    """A study that runs or waits for its turn."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.asked: dict[str, float] = {}
        """By person, when they last asked how far it is."""
        self.task: asyncio.Task[None] | None = None


class Studies:
    """The studies of one server process."""

    def __init__(
        self,
        tasks: Supervisor,
        launcher: Launcher = launch,
        seconds: float = SECONDS,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._tasks = tasks
        self._seconds = seconds
        self._launch = launcher
        self._now = now
        self._turns = FairShare(1, 1)
        self._waiting: Counter[str] = Counter()
        """By address, studies that are under way or wait."""
        self._under_way: dict[Key, UnderWay] = {}
        self._known: OrderedDict[Key, Progress] = OrderedDict()

    def progress(self, game_id: str, fingerprint: str, document: Document, person: str = "") -> Progress:
        """How far the study of a track is; it is begun if nobody has asked for it before. A person is known
        by their identity; what somebody without one asks for is never given up."""
        key = (game_id, fingerprint)
        self._give_up_others(key, person)
        known = self._known.get(key)
        if known is None or known.error is not None:
            known = self._begin(key, document)
        self._known.move_to_end(key)
        under_way = self._under_way.get(key)
        if under_way is not None:
            under_way.asked[person] = self._now()
        return known

    def _begin(self, key: Key, document: Document) -> Progress:
        address = asking.get()
        if self._waiting.total() >= MOST_WAITING or self._waiting[address] >= share_of_one(MOST_WAITING):
            raise Refused("busy", "too many tracks are being studied at the moment, try again soon")
        known = self._known[key] = Progress(0.0)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        self._waiting[address] += 1
        under_way = self._under_way[key] = UnderWay(address)
        under_way.task = self._tasks.spawn(self._study(key, document, address))
        under_way.task.add_done_callback(partial(self._ended, key, under_way))
        return known

    def _give_up_others(self, key: Key, person: str) -> None:
        """Ends the studies that this person alone has asked for and asks about no more."""
        if not person:
            return
        forgotten = self._now() - FORGOTTEN_SECONDS
        for other, under_way in list(self._under_way.items()):
            if other != key and under_way.asked.get(person, forgotten + 1) <= forgotten:
                del under_way.asked[person]
                if not under_way.asked and under_way.task is not None:
                    self._known.pop(other, None)
                    under_way.task.cancel()

    def _ended(self, key: Key, under_way: UnderWay, task: asyncio.Task[None]) -> None:
        if self._under_way.get(key) is under_way:
            del self._under_way[key]
        self._waiting[under_way.address] -= 1
        if not self._waiting[under_way.address]:
            del self._waiting[under_way.address]

    async def _study(self, key: Key, document: Document, address: str) -> None:
        asking.set(address or "nobody")  # a task of the supervisor begins without knowing who asks
        try:
            async with self._turns, asyncio.timeout(self._seconds):
                await self._run(key, document)
        except Exception as error:
            reason = str(error) or type(error).__name__
            log.error("a study failed", extra={"game": key[0], "reason": reason})
            self._known[key] = Progress(0.0, error="this track could not be studied")

    async def _run(self, key: Key, document: Document) -> None:
        process = await self._launch(MODULE)
        try:
            await process.write(msgspec.json.encode([key[0], document]))
            progress = Progress(0.0)
            while progress.statistics is None:
                progress = self._known[key] = msgspec.json.decode(await process.read(), type=Progress)
        finally:
            await process.end()


def main() -> int:
    """Reads a game and a document; writes a line a step, the last with what was found."""
    import racecraft.games  # noqa: F401  (registers them)

    with contextlib.suppress(OSError, AttributeError):
        os.nice(POLITE)
    game_id, document = msgspec.json.decode(sys.stdin.buffer.readline(), type=tuple[str, dict[str, Any]])
    study = builder_of(game_id).study(document)
    found: Statistics = {"figures": [], "map": {}}
    if study is not None:
        while (share := study.step()) < 1:
            _tell(Progress(round(share, 3)))
        found = study.found()
    _tell(Progress(1.0, dict(found)))
    return 0


def _tell(progress: Progress) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(progress) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    sys.exit(main())
