"""Housekeeping: takes in the notices of other processes and of `racecraft admin`, and expires what is stale.

Notices are rows, so none is lost and no process has to be reachable. Several processes may expire the same
rows; each change checks what it builds upon.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import delete, exists, select, update

from racecraft.server.accounts import personal_data, sessions
from racecraft.server.errors import Conflict, Refused
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

SessionsEnded = Callable[[list[str]], None]
IdentityEnded = Callable[[str], None]

log = logging.getLogger(__name__)


class Housekeeping:
    """The housekeeping of one service."""

    def __init__(self, service: PlayService, settings: Settings) -> None:
        self._service = service
        self._settings = settings
        self._taken_in: dict[str, None] = {}
        """Notices of the window that have been taken in."""
        self._started = False
        self._expired = 0
        """When stale rows were last looked for."""
        self._sessions_ended: SessionsEnded | None = None
        self._identity_ended: IdentityEnded | None = None

    def on_sign_out(self, sessions_ended: SessionsEnded, identity_ended: IdentityEnded) -> None:
        """What is to be called when sessions or all sessions of a person have ended."""
        self._sessions_ended = sessions_ended
        self._identity_ended = identity_ended

    async def run_always(self) -> None:
        while True:
            try:
                await self.take_in_notices()
                if self._service.now() - self._expired >= HOUR:
                    self._expired = self._service.now()
                    await self.expire()
            except Refused as error:
                log.warning("housekeeping has to wait", extra={"reason": str(error)})
            await asyncio.sleep(self._settings.sweep_seconds)

    # --- Notices ---

    async def take_in_notices(self) -> None:
        """Those from before the start are no news: nothing of theirs is in memory."""
        columns = schema.notices.c
        since = f"{max(0, self._service.now() - NOTICE_WINDOW):013}"
        rows = await self._service.store.read(
            select(schema.notices).where(columns.id > since).order_by(columns.id)
        )
        known = self._taken_in
        self._taken_in = {row.id: None for row in rows}
        if not self._started:
            self._started = True
            return
        for row in rows:
            if row.id not in known:
                await self._take_in(row.kind, row.target)

    async def _take_in(self, kind: str, target: str) -> None:
        if kind == "session" and self._sessions_ended is not None:
            self._sessions_ended([target])
        elif kind == "identity" and self._identity_ended is not None:
            self._identity_ended(target)
        elif kind == "table":
            with suppress(Refused):  # deleted meanwhile
                await self._service.look_again(target, from_start=True)

    # --- Expiry ---

    async def expire(self) -> None:
        """Closes stale tables and races, deletes tables that never began, forgets guests who are gone."""
        now = self._service.now()
        tables, moves = schema.tables.c, schema.moves.c
        unopened = now - int(self._settings.open_table_days * DAY)
        stale = select(tables.code).where(tables.status == OPEN, tables.created < unopened)
        await self._close(OPEN, [row.code for row in await self._service.store.read(stale.limit(BATCH))])
        idle = now - int(self._settings.idle_race_days * DAY)
        moved = exists().where(moves.code == tables.code, moves.at >= idle)
        abandoned = select(tables.code).where(tables.status == RUNNING, tables.started < idle, ~moved)
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
        columns = schema.tables.c
        for code in codes:
            closing = update(schema.tables).where(columns.code == code, columns.status == status)
            try:
                await self._service.store.write(
                    Must(closing.values(status=CLOSED, due=None)),
                    sessions.notice("table", code, self._service.now()),
                )
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
        )
        for row in await self._service.store.read(query.limit(BATCH)):
            await personal_data.erase(self._service.store, row.id, now)
            log.info("a guest was forgotten")
