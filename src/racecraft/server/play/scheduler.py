"""The watch: looks at every table that is due, because time is up, a bot is to move or a race is over.

When a table is due stands in the database, so any process takes over what a killed one left.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy import select, update

from racecraft.server.errors import Conflict, NotStored, Refused
from racecraft.server.play import tables
from racecraft.server.play.rooms import Room
from racecraft.server.store import schema
from racecraft.server.store.base import Must

if TYPE_CHECKING:
    from racecraft.server.play.service import PlayService

DUE_AT_ONCE = 200
"""Tables that are looked at in one sweep."""

log = logging.getLogger(__name__)


class Scheduler:
    """The watch of one service."""

    def __init__(self, service: PlayService, pause: float) -> None:
        self._hall = service
        self._pause = pause

    async def sweep_always(self) -> None:
        while True:
            try:
                await self._sweep()
            except NotStored as error:
                log.warning("cannot look for tables that are due", extra={"reason": str(error)})
            await asyncio.sleep(self._pause)

    async def _sweep(self) -> None:
        """Looks at every table that is due; each is looked at by one process."""
        columns = schema.tables.c
        now = self._hall.now()
        rows = await self._hall.store.read(
            select(columns.code, columns.due)
            .where(columns.due <= now)
            .order_by(columns.due)
            .limit(DUE_AT_ONCE)
        )
        for row in rows:
            claim = update(schema.tables).where(columns.code == row.code, columns.due == row.due)
            try:
                await self._hall.store.write(Must(claim.values(due=now + self._hall.rooms.lease)))
                await self._inspect(row.code, now)
            except Conflict:
                continue
            except Refused as error:
                log.warning("a table could not be looked at", extra={"code": row.code, "reason": str(error)})
            except Exception as error:  # of one table; the others must not wait for it
                log.error("a table could not be looked at", exc_info=error, extra={"code": row.code})

    async def _inspect(self, code: str, now: int) -> None:
        """Seats whose time is up are driven by bots from now on; bots are set to work; the end is noted."""
        async with self._hall.rooms.at(code) as room:
            if self._hall.store.shared:
                room.learn(await tables.load(self._hall.store, code))
            room.known.due = now + self._hall.rooms.lease
            if not room.known.goes_on:
                await self._set_due(room, None)
                return
            live = await self._hall.rooms.live(room)
            for number in live.pending:
                seat = room.known.seats[number]
                if live.clocks is None or seat.driven_by_bot:
                    continue
                deadline = live.clocks.deadline(number, seat.back)
                if deadline is not None and deadline <= now:
                    await self._hall.absent(room, number)
            await self._set_due(room, self._hall.rooms.next_look(room.known, live, now))
            self._hall.follow_up(room)

    async def _set_due(self, room: Room, due: int | None) -> None:
        columns = schema.tables.c
        await self._hall.store.write(update(schema.tables).where(columns.code == room.code).values(due=due))
        room.known.due = due
