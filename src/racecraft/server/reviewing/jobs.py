"""Reviews under way and those that are done: one at a time in a process of its own, everybody in turn.

A review is known by the checksum of its record and its method, so the same race is judged once, whoever asks.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import gzip
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from typing import NamedTuple

import msgspec
from sqlalchemy import delete, insert, select

from racecraft.engine.record import Record, decode
from racecraft.reviews.hinted import without_hinted
from racecraft.reviews.methods import method_for
from racecraft.reviews.shapes import Review
from racecraft.server.errors import Conflict, Refused
from racecraft.server.fair_share import FairShare, asking
from racecraft.server.learning import insight
from racecraft.server.play import hints
from racecraft.server.play.tables import Facts
from racecraft.server.reviewing.worker import Question, Told
from racecraft.server.side_thread import share_of_one
from racecraft.server.store import schema
from racecraft.server.store.base import Store
from racecraft.server.workers.process import Launcher, launch

SECONDS = 900.0
"""A review that takes longer is given up."""
MODULE = "racecraft.server.reviewing.worker"
WAITING = 30
"""Reviews that wait at most."""
KEPT = 3000
"""Reviews in the database; the oldest go."""
REMEMBERED = 50
"""Reviews that failed that are remembered in this process."""
RECEIVED = 100
"""Records from files that are remembered, as text: as objects they are many times as large."""

log = logging.getLogger(__name__)


class Key(NamedTuple):
    """By which a review is known. The checksum of a long record takes a while."""

    record: str
    method: str


class Job:
    """A review under way, or one that failed."""

    def __init__(self, address: str, facts: Facts | None) -> None:
        self.address = address
        self.facts = facts
        """Of the table at which the race was driven, once it was asked for there."""
        self.state = "waiting"
        self.told = Told()
        self.task: asyncio.Task[None] | None = None


class ReviewJobs:
    """All reviews of this process."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        launcher: Launcher = launch,
        budget: int | None = None,
        seconds: float = SECONDS,
    ) -> None:
        """`budget` is another number of playouts than the usual, for where processes are slow."""
        self._store = store
        self._now = now
        self._launch = launcher
        self._budget = budget
        self._seconds = seconds
        self._jobs: dict[Key, Job] = {}
        self._received: OrderedDict[str, str] = OrderedDict()
        self._turns = FairShare(1, 1)

    async def shown(self, record: Record, code: str | None = None) -> bytes:
        """How the review of a race stands: `ReviewStatus` as JSON. `code` is that of its table."""
        key = self._key(record)
        job = self._jobs.get(key)
        if job is not None:
            told = await self._heeded(bytes(job.told.review), record, code)
            return _status(job.state, job.told.done, job.told.steps, told or b"null")
        kept = await self._kept(key)
        if kept is None:
            return _status("absent", 0, 0, b"null")
        return _status("done", 0, 0, await self._heeded(kept, record, code))

    async def _heeded(self, review: bytes, record: Record, code: str | None) -> bytes:
        """With the decisions marked that followed a hint. Reviews are of a record, hints of a table."""
        given = await hints.given(self._store, code) if code is not None and review else []
        if not given:
            return review
        told: Review = msgspec.json.decode(review)
        return msgspec.json.encode(without_hinted(told, record, given))

    def remember(self, id: str, record: str) -> None:
        """A record from a file, by whose checksum its review is asked for."""
        self._received[id] = record
        self._received.move_to_end(id)
        if len(self._received) > RECEIVED:
            self._received.popitem(last=False)

    def remembered(self, id: str) -> Record | None:
        record = self._received.get(id)
        return None if record is None else decode(record.encode())

    def _key(self, record: Record) -> Key:
        return Key(record.checksum(), method_for(record, budget=self._budget).key)

    async def _kept(self, key: Key) -> bytes | None:
        columns = schema.reviews.c
        row = await self._store.one(
            select(columns.review).where(columns.record == key.record, columns.method == key.method)
        )
        return None if row is None else gzip.decompress(base64.b64decode(row.review))

    async def whole(self, record: Record, code: str) -> Review | None:
        """The review of the race of a table, if it is there."""
        kept = await self._kept(self._key(record))
        return None if kept is None else await self._of_table(kept, record, code)

    async def _of_table(self, review: bytes, record: Record, code: str) -> Review:
        return without_hinted(msgspec.json.decode(review), record, await hints.given(self._store, code))

    async def start(self, record: Record, facts: Facts | None = None) -> None:
        """Begins the review of a race that is over, unless it is there or under way; Refused if too many
        wait. Without the facts of its table, it was not raced here and is verified first."""
        key = self._key(record)
        kept = await self._kept(key)
        if kept is not None:
            if facts is not None:  # it may have been made of a file, which is in nobody's figures
                review = await self._of_table(kept, record, facts.code)
                await insight.keep(self._store, facts, review)
            return
        job = self._jobs.get(key)
        if job is not None and job.state != "failed":
            job.facts = job.facts or facts
            return
        address = asking.get()
        waiting = [each.address for each in self._jobs.values() if each.state == "waiting"]
        if len(waiting) >= WAITING or waiting.count(address) >= share_of_one(WAITING):
            raise Refused("busy", "too many reviews are waiting, try again later")
        job = self._jobs[key] = Job(address, facts)
        job.task = asyncio.create_task(self._make(key, job, record))
        await asyncio.sleep(0)  # whoever has no one before them does not wait

    async def _make(self, key: Key, job: Job, record: Record) -> None:
        question = Question(record.encode().decode(), job.facts is None, budget=self._budget)
        try:
            async with self._turns:
                job.state = "working"
                async for told in self._asked(question):
                    job.told = told
            told = job.told
            if told.failure is not None:
                log.error("no review", extra={"game": record.header.game, "reason": told.failure})
            if told.error is not None or told.failure is not None or not told.steps or told.done < told.steps:
                job.state = "failed"
                return
            await self._keep(key, bytes(told.review))
            if job.facts is not None:
                review = await self._of_table(bytes(told.review), record, job.facts.code)
                await insight.keep(self._store, job.facts, review)
            del self._jobs[key]
        except Exception as error:
            job.state = "failed"
            log.error("no review", extra={"game": record.header.game, "reason": repr(error)})
        finally:
            self._forget_old_failures()

    def _forget_old_failures(self) -> None:
        failed = [key for key, job in self._jobs.items() if job.state == "failed"]
        for key in failed[:-REMEMBERED]:
            del self._jobs[key]

    async def mark(self, record: Record) -> bytes:
        """The mark of the last decision of a record, as JSON; Refused if there is none or too many wait."""
        if self._turns.waiting() >= 2 * WAITING:
            raise Refused("busy", "too many reviews are waiting, try again later")
        told = Told()
        question = Question(record.encode().decode(), last=True, budget=self._budget)
        async with self._turns:
            async for told in self._asked(question):  # noqa: B007
                pass
        if not told.steps:
            if told.failure is not None:
                log.error("no mark", extra={"game": record.header.game, "reason": told.failure})
            raise Refused("failed", told.error or "this decision could not be judged")
        return bytes(told.review)

    async def _asked(self, question: Question) -> AsyncIterator[Told]:
        """What the process tells, line by line."""
        process = await self._launch(MODULE)
        try:
            async with asyncio.timeout(self._seconds):
                await process.write(msgspec.json.encode(question))
                with contextlib.suppress(EOFError):
                    while True:
                        yield msgspec.json.decode(await process.read(), type=Told)
        finally:
            await process.end()

    async def _keep(self, key: Key, review: bytes) -> None:
        packed = base64.b64encode(await asyncio.to_thread(gzip.compress, review)).decode()
        columns = schema.reviews.c
        values = {
            "record": key.record,
            "method": key.method,
            "review": packed,
            "at": self._now(),
        }
        with contextlib.suppress(Conflict):  # another process was as fast
            await self._store.write(insert(schema.reviews).values(values))
        oldest = await self._store.one(select(columns.at).order_by(columns.at.desc()).offset(KEPT).limit(1))
        if oldest is not None:
            await self._store.write(delete(schema.reviews).where(columns.at <= oldest.at))

    async def close(self) -> None:
        tasks = [job.task for job in self._jobs.values() if job.task is not None and not job.task.done()]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)


def _status(state: str, done: int, steps: int, review: bytes) -> bytes:
    return b'{"state":"%b","done":%d,"steps":%d,"review":%b}' % (state.encode(), done, steps, review)
