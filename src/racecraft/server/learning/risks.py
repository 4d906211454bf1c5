"""What drivers risked in races that are over: counted once, by a worker when nothing else waits and few moves
are made, and kept with the results."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy import select, update

from racecraft.outlook import games_of_throws
from racecraft.server.errors import Conflict, NotStored, Refused
from racecraft.server.store import schema
from racecraft.server.workers.pool import Busy
from racecraft.server.workers.queue import Rank
from racecraft.server.workers.worker import RiskQuestion

if TYPE_CHECKING:
    from racecraft.server.play.service import PlayService

STEPS = 20
"""Of a race, that are looked at in one question."""
MOST_WAITING = 200
PAUSE_SECONDS = 0.5
QUIET_MOVES = 100
"""The load is low with at most so many moves in a pause: a worker that counts takes a core from others."""
LONGEST_PAUSES = 120
"""After so many a race is counted, whatever the load."""
RECALLED = 10
"""Earlier races of a person that are counted when their figures are asked for."""

log = logging.getLogger(__name__)


class RiskCounter:
    """The counting of one service, a race at a time."""

    def __init__(self, service: PlayService) -> None:
        self._service = service
        self._waiting: dict[str, None] = {}
        self._working = False

    def count(self, code: str) -> None:
        """Counts the risks of a race that is over, some time."""
        if len(self._waiting) < MOST_WAITING:
            self._waiting[code] = None
            if not self._working:
                self._working = True
                self._service.tasks.spawn(self._count_all())

    async def recall(self, identity: str) -> None:
        """Counts the latest races of a person that were not counted when they ended."""
        columns = schema.results.c
        rows = await self._service.store.read(
            select(columns.code, columns.risk)
            .where(columns.identity == identity, columns.game.in_(games_of_throws()))
            .order_by(columns.ended.desc())
            .limit(RECALLED)
        )
        for row in rows:
            if row.risk is None:
                self.count(row.code)

    async def _count_all(self) -> None:
        try:
            while self._waiting:
                code = next(iter(self._waiting))
                await self._quiet()
                try:
                    await self._count_one(code)
                except (Busy, NotStored):  # somebody will ask again
                    pass
                except (Refused, Conflict) as error:
                    log.info("no risks", extra={"code": code, "reason": str(error)})
                del self._waiting[code]
        finally:
            self._working = False

    async def _quiet(self) -> None:
        """Returns when the load is low, or has been high for long."""
        metrics = self._service.metrics
        for _ in range(LONGEST_PAUSES):
            before = metrics.moves
            await asyncio.sleep(PAUSE_SECONDS)
            if metrics.moves - before <= QUIET_MOVES:
                return

    async def _count_one(self, code: str) -> None:
        record = await self._service.record(code)
        if record.game.id not in games_of_throws():
            return
        text = record.encode().decode()
        expected = [0.0] * len(record.header.seats)
        harms = [0] * len(expected)
        first, steps = 0, 1
        while first < steps:
            question = RiskQuestion(text, first, STEPS)
            answer = await self._service.driving.workers.answer(question, Rank.SPARE)
            found = answer.risked
            if found is None:
                raise Refused("failed", answer.error or "a worker did not answer")
            expected = [before + more for before, more in zip(expected, found.risks, strict=True)]
            harms, steps = found.harms, found.steps
            first += STEPS
        columns = schema.results.c
        await self._service.store.write(
            *[
                update(schema.results)
                .where(columns.code == code, columns.seat == seat)
                .values(risk=round(risk, 4), harm=harms[seat])
                for seat, risk in enumerate(expected)
            ]
        )
