"""Housekeeping: takes in the notices of other processes and of `racecraft admin`, and expires what is stale.

Notices are rows, so none is lost and no process has to be reachable. Several processes may expire the same
rows; each change checks what it builds upon.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

from sqlalchemy import delete, exists, select

from racecraft.server.accounts import personal_data, sessions
from racecraft.server.errors import Conflict, NotStored, Refused
from racecraft.server.ops.supervisor import Supervised
from racecraft.server.play import tables
from racecraft.server.play.clocks import DAY, SECOND
from racecraft.server.play.tables import CLOSED, OPEN, RUNNING
from racecraft.server.settings import Settings
from racecraft.server.store import schema
from racecraft.server.store.base import Must

if TYPE_CHECKING:
    from racecraft.server.play.service import PlayService

HOUR = 3600 * SECOND
BATCH = 100
"""The most tables and people that are expired in one go."""
NOTICE_WINDOW = 600 * SECOND
"""How far back notices are read: those of a slow transaction or of a clock that is slow come late."""

STEP_SECONDS = 60.0
"""A clock that is off by more than this from one look to the next was set."""
START_SECONDS, SET_SECONDS = 600.0, 86_400.0
"""How long nothing expires after the start, and after the clock was set: what is deleted by a clock that is
wrong does not come back when it is right."""

SessionsEnded = Callable[[list[str]], None]
IdentityEnded = Callable[[str], None]

log = logging.getLogger(__name__)


class Steadiness:
    """Whether the clock can be believed: it has gone on as time does since the start, and for long enough."""

    def __init__(self) -> None:
        self._last: tuple[float, float] | None = None
        self._from = 0.0
        """From when on nothing speaks against it, as time passes."""

    def look(self, clock: float, passed: float) -> bool:
        """The seconds that the clock shows, and those that have passed since some moment."""
        if self._last is None:
            self._from = passed + START_SECONDS
        else:
            step = (clock - self._last[0]) - (passed - self._last[1])
            if abs(step) > STEP_SECONDS:
                log.warning("the clock was set, nothing expires for a day", extra={"seconds": round(step)})
                self._from = passed + SET_SECONDS
        self._last = clock, passed
        return passed >= self._from


class Housekeeping:
    """The housekeeping of one service."""

    def __init__(self, service: PlayService, settings: Settings) -> None:
        self._service = service
        self._settings = settings
        self._taken_in: set[str] = set()
        """Notices of the window that have been taken in."""
        self._started = False
        self._steadiness = Steadiness()
        self._expired = 0
        """When stale rows were last looked for."""
        self._asked_after = ""
        """The guest after whom the next batch begins."""
        self._sessions_ended: SessionsEnded | None = None
        self._identity_ended: IdentityEnded | None = None

    def on_sign_out(self, sessions_ended: SessionsEnded, identity_ended: IdentityEnded) -> None:
        """What is to be called when sessions or all sessions of a person have ended."""
        self._sessions_ended = sessions_ended
        self._identity_ended = identity_ended

    async def run_always(self, task: Supervised) -> None:
        while True:
            await self.take_in_notices()
            now = self._service.now()
            if self._steadiness.look(now / SECOND, monotonic()) and now - self._expired >= HOUR:
                await self.expire()
                self._expired = now
            task.beat()
            await asyncio.sleep(self._settings.sweep_seconds)

    # --- Notices ---

    async def take_in_notices(self) -> None:
        """Those from before the start are no news: nothing of theirs is in memory."""
        columns = schema.notices.c
        since = f"{max(0, self._service.now() - NOTICE_WINDOW):013}"
        rows = await self._service.store.read(
            select(schema.notices).where(columns.id > since).order_by(columns.id)
        )
        for row in rows:
            if row.id not in self._taken_in:
                if self._started:
                    await self._take_in(row.kind, row.target)
                self._taken_in.add(row.id)
        self._taken_in &= {row.id for row in rows}
        self._started = True

    async def _take_in(self, kind: str, target: str) -> None:
        if kind == "session" and self._sessions_ended is not None:
            self._sessions_ended([target])
        elif kind == "identity" and self._identity_ended is not None:
            self._identity_ended(target)
        elif kind == "table":
            await self.look_afresh(target)

    async def look_afresh(self, code: str) -> None:
        """Shows a table as it is stored now; its race, which has the names of the drivers, is rebuilt."""
        rooms = self._service.rooms
        if code not in rooms.by_code:
            return
        try:
            async with rooms.at(code) as room:
                room.live = None
                room.learn(await tables.load(self._service.store, code))
                await self._service.tell_table(room)
        except NotStored:
            raise
        except Refused as error:  # deleted meanwhile, or frozen
            log.info("a table could not be shown afresh", extra={"code": code, "reason": str(error)})

    # --- Expiry ---

    async def expire(self) -> None:
        """Closes stale tables and races, deletes tables that never began, forgets guests who are gone."""
        now = self._service.now()
        columns, moves = schema.tables.c, schema.moves.c
        unopened = now - int(self._settings.open_table_days * DAY)
        stale = select(columns.code).where(columns.status == OPEN, columns.created < unopened)
        await self._close(OPEN, [row.code for row in await self._service.store.read(stale.limit(BATCH))])
        idle = now - int(self._settings.idle_race_days * DAY)
        moved = exists().where(moves.code == columns.code, moves.at >= idle)
        abandoned = select(columns.code).where(columns.status == RUNNING, columns.started < idle, ~moved)
        await self._close(
            RUNNING, [row.code for row in await self._service.store.read(abandoned.limit(BATCH))]
        )
        await self._delete_unstarted(now - 2 * int(self._settings.open_table_days * DAY))
        await self._forget_guests(now - int(self._settings.idle_guest_days * DAY), now)
        await self._service.store.write(
            delete(schema.one_time_codes).where(schema.one_time_codes.c.expires < now),
            delete(schema.notices).where(schema.notices.c.id < f"{max(0, now - DAY):013}"),
        )

    async def _close(self, status: str, codes: list[str]) -> None:
        columns, now = schema.tables.c, self._service.now()
        for code in codes:
            closing = tables.closing("expiry", now, columns.code == code, columns.status == status)
            try:
                await self._service.store.write(Must(closing), sessions.notice("table", code, now))
            except Conflict:  # somebody came back
                continue
            log.info("a table has expired", extra={"code": code, "status": status})

    async def _delete_unstarted(self, before: int) -> None:
        columns = schema.tables.c
        query = select(columns.code).where(
            columns.status == CLOSED, columns.header.is_(None), columns.created < before
        )
        for row in await self._service.store.read(query.limit(BATCH)):
            await self._service.store.write(delete(schema.tables).where(columns.code == row.code))

    async def _forget_guests(self, before: int, now: int) -> None:
        """Guests of whom no browser and no passkey is left who could ask for anything."""
        identities, browsers, keys = schema.identities.c, schema.sessions.c, schema.passkeys.c
        seen = exists().where(browsers.identity == identities.id, browsers.seen >= before)
        recoverable = exists().where(keys.identity == identities.id)
        query = select(identities.id).where(
            identities.kind == "guest",
            identities.created < before,
            identities.id != personal_data.NOBODY,
            identities.banned.is_(None),
            ~seen,
            ~recoverable,
            identities.id > self._asked_after,
        )
        rows = await self._service.store.read(query.order_by(identities.id).limit(BATCH))
        self._asked_after = rows[-1].id if len(rows) == BATCH else ""
        for row in rows:
            try:
                await personal_data.erase(self._service.store, row.id, now)
                log.info("a guest was forgotten")
            except NotStored:
                raise
            except Exception:
                log.exception("a guest could not be forgotten")
