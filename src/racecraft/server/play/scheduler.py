"""The scheduler: inspects every table that is due, because a clock has run out, a bot decides or a race is
over.

Due times are in the database, so any process takes over what a killed one left.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy import select, update

from racecraft.server.errors import Conflict, NotStored, Refused
from racecraft.server.ops.supervisor import Supervised
from racecraft.server.play import tables
from racecraft.server.play.rooms import Room
from racecraft.server.store import schema
from racecraft.server.store.base import Must, News

if TYPE_CHECKING:
    from racecraft.server.play.service import PlayService

DUE_AT_ONCE = 200
"""The most tables inspected in one sweep."""
HANDICAP = 300
"""Milliseconds for which a due table is left to a process that has it in memory."""
SHORTEST_PAUSE = 0.2
"""Seconds between two sweeps; shorter than the handicap."""

log = logging.getLogger(__name__)


class Scheduler:
    """The scheduler of one service."""

    def __init__(self, service: PlayService, pause: float) -> None:
        self._service = service
        self._pause = pause
        self._handicap = HANDICAP if service.store.shared else 0
        self._task: Supervised | None = None

    async def sweep_always(self, task: Supervised) -> None:
        self._task = task
        while True:
            now = self._service.now()
            await self._sweep()
            task.beat()
            await asyncio.sleep(self.pause_after(now))

    def pause_after(self, now: int) -> float:
        """Seconds from a sweep at this time to the next one. Where other processes sweep too, it comes when
        the next table of this process is due: a process that has not got the table would be first otherwise,
        and read all of its race."""
        if not self._handicap:
            return self._pause
        known = [room.facts.due for room in self._service.rooms.by_code.values() if room.facts is not None]
        next_due = min((due for due in known if due is not None and due > now), default=None)
        if next_due is None:
            return self._pause
        return min(self._pause, max(SHORTEST_PAUSE, (next_due - self._service.now()) / 1000))

    async def _sweep(self) -> None:
        """Claims and inspects every table that is due; NotStored ends the sweep."""
        columns = schema.tables.c
        now = self._service.now()
        rows = await self._service.store.read(
            select(columns.code, columns.due)
            .where(columns.due <= now)
            .order_by(columns.due)
            .limit(DUE_AT_ONCE)
        )
        for row in rows:
            if row.due > now - self._handicap and row.code not in self._service.rooms.by_code:
                continue
            if self._task is not None:
                self._task.alive()
            claim = update(schema.tables).where(columns.code == row.code, columns.due == row.due)
            try:
                await self._service.store.write(Must(claim.values(due=now + self._service.rooms.lease)))
                await self._inspect(row.code, now)
            except Conflict:
                continue
            except NotStored:
                raise
            except Refused as error:
                log.warning("a table could not be looked at", extra={"code": row.code, "reason": str(error)})
            except Exception as error:  # one table must not stop the others
                log.error("a table could not be looked at", exc_info=error, extra={"code": row.code})

    async def _inspect(self, code: str, now: int) -> None:
        """Gives seats whose time is up to bots, starts bots, stores the result of a finished race."""
        async with self._service.rooms.at(code) as room:
            if self._service.store.shared:
                room.learn(await tables.load(self._service.store, code))
            room.known.due = now + self._service.rooms.lease
            if room.known.status == tables.STARTING:
                await self._service.begin(room)
            if not room.goes_on:
                await self.set_due(room, None)
                return
            live = await self._service.rooms.shown_race(room)
            if live is None or not room.goes_on:  # frozen, as its moves have shown
                await self.set_due(room, None)
                return
            for number in live.pending:
                seat = room.known.seats[number]
                if live.clocks is None or seat.driven_by_bot:
                    continue
                deadline = live.clocks.deadline(number, seat.allowance)
                if deadline is not None and deadline <= now:
                    await self._service.absent(room, number, "clock")
            await self.set_due(room, self._service.rooms.next_look(room, live, now, room.paused))
            self._service.follow_up(room)
            if room.paused and self._service.store.shared:
                # The people may be at another process, whose bots then go on.
                await self._service.store.notify(News(code, {"what": "paused"}))

    async def set_due(self, room: Room, due: int | None) -> None:
        """Stores when a table has to be inspected next; the caller has locked its room."""
        columns = schema.tables.c
        await self._service.store.write(
            update(schema.tables).where(columns.code == room.code).values(due=due)
        )
        room.known.due = due
