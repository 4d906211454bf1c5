"""Tells people who are not at a table that it is their turn.

Turns come from the tables of this process. A notice waits for a moment, in which somebody may come back by
themselves, and tells of all races that wait at that time. Each turn is told once a browser, which is stored,
so neither a restart nor another process repeats it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from functools import cached_property
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, insert, literal, select, update

from racecraft.engine.state import Seat
from racecraft.locales import Words
from racecraft.server.errors import Conflict, NotStored
from racecraft.server.notices import digest
from racecraft.server.ops.supervisor import Supervised
from racecraft.server.play import tables, turns
from racecraft.server.play.clocks import SECOND
from racecraft.server.play.rooms import Room
from racecraft.server.play.turns import Turn
from racecraft.server.settings import Settings
from racecraft.server.store import schema
from racecraft.server.store.base import Must, Statement

if TYPE_CHECKING:
    from racecraft.server.notices.sender import Outcome, Sender
    from racecraft.server.notices.webpush import Vapid
    from racecraft.server.play.service import PlayService

MOST_WAITING = 10_000
"""People remembered at one time; whoever is forgotten is found at the next recall."""
BATCH = 20
"""People looked after at one time."""
RECALL_MILLISECONDS = 3600 * SECOND
"""How often people are looked for whose turns nobody told us of."""
MOST_RECALLED = 2000
FIRST_PAUSE, LONGEST_PAUSE = 60 * SECOND, 6 * 3600 * SECOND
"""After a failure, twice as long after each further one."""
MOST_FAILURES = 12
"""In a row; then the subscription is given up."""

log = logging.getLogger(__name__)


class Notifier:
    """The notices of one service."""

    def __init__(self, service: PlayService, settings: Settings, secret: bytes) -> None:
        self._service = service
        self._settings = settings
        self._secret = secret
        self._patience = int(settings.notice_seconds * SECOND)
        self._gap = int(settings.digest_seconds * SECOND)
        self._waiting: OrderedDict[str, int] = OrderedDict()
        """By identity, when to look whether they are to be told."""

    @cached_property
    def vapid(self) -> Vapid:
        """Made when it is first needed: its library takes a while to load."""
        from racecraft.server.notices.webpush import Vapid

        return Vapid(self._secret, self._settings.contact())

    @cached_property
    def _sender(self) -> Sender:
        from racecraft.server.notices.sender import Sender

        return Sender(self.vapid, self._settings.push_service)

    def open(self) -> None:
        self._service.on_turn = self.turn
        self._service.on_opened = self.opened
        self._service.tasks.keep("notices", self.run_always)

    async def close(self) -> None:
        if "_sender" in self.__dict__:
            await self._sender.close()

    def turn(self, room: Room, absent: list[Seat]) -> None:
        """Notes people who are to decide at a table and not there."""
        facts = room.known
        if digest.concerns(facts):
            for seat in absent:
                identity = facts.seats[seat].identity
                if identity is not None:
                    self._look_at(identity, self._service.now() + self._patience)

    def opened(self, identities: list[str]) -> None:
        """Notes people for whom a race of their championship has opened."""
        for identity in identities:
            self._look_at(identity, self._service.now() + self._patience)

    def _look_at(self, identity: str, at: int) -> None:
        self._waiting.setdefault(identity, at)
        if len(self._waiting) > MOST_WAITING:
            self._waiting.popitem(last=False)

    async def run_always(self, task: Supervised) -> None:
        recalled = 0
        while True:
            now = self._service.now()
            if now - recalled >= RECALL_MILLISECONDS:
                await self._recall(now)
                recalled = now
            due = [identity for identity, at in self._waiting.items() if at <= now][:BATCH]
            for identity in due:
                del self._waiting[identity]
            if due:
                await self._look_after(due)
            task.beat()
            if len(due) < BATCH:
                await asyncio.sleep(self._settings.sweep_seconds)

    async def _recall(self, now: int) -> None:
        """Finds everybody who wants to be told and sits in a race: a restart or another process may have kept
        their turns from us. Forgets what was told of races that are over."""
        seats, running = schema.seats.c, schema.tables.c
        wanting = select(schema.push_subscriptions.c.identity)
        query = (
            select(seats.identity)
            .join(schema.tables, running.code == seats.code)
            .where(running.status == tables.RUNNING, seats.identity.in_(wanting))
            .distinct()
            .limit(MOST_RECALLED)
        )
        for row in await self._service.store.read(query):
            self._look_at(row.identity, now + self._patience)
        over = select(running.code).where(
            running.code == schema.push_told.c.code, running.status == tables.RUNNING
        )
        await self._service.store.write(delete(schema.push_told).where(~over.exists()))

    async def _look_after(self, identities: list[str]) -> None:
        columns = schema.push_subscriptions.c
        rows = await self._service.store.read(
            select(schema.push_subscriptions).where(columns.identity.in_(identities)).order_by(columns.id)
        )
        browsers: dict[str, list[Any]] = {}
        for row in rows:
            browsers.setdefault(row.identity, []).append(row)
        await asyncio.gather(*[self._try_to_tell(identity, found) for identity, found in browsers.items()])

    async def _try_to_tell(self, identity: str, browsers: list[Any]) -> None:
        """What goes wrong with one person does not keep the others from being told."""
        try:
            await self._tell(identity, browsers)
        except NotStored:
            raise
        except Exception as error:
            log.error("somebody could not be told of their turn", exc_info=error)

    async def _tell(self, identity: str, browsers: list[Any]) -> None:
        """Tells every browser of this person that does not know it of the races that wait for them."""
        found = await turns.of_person(self._service, identity)
        now = self._service.now()
        waiting = [
            turn
            for turn in found
            if not turn.present and digest.concerns(turn.facts) and not digest.on_holiday(turn, now)
        ] + await turns.opened_for(self._service, identity)
        if not waiting:
            return
        told = schema.push_told.c
        rows = await self._service.store.read(
            select(schema.push_told).where(told.subscription.in_([browser.id for browser in browsers]))
        )
        known = {(row.subscription, row.code): row.since for row in rows}
        for browser in browsers:
            if all(known.get((browser.id, turn.facts.code)) == turn.since for turn in waiting):
                continue
            ready = browser.retry if browser.failures else browser.sent + self._gap
            if ready > self._service.now():
                self._look_at(identity, ready)
            else:
                await self._tell_browser(browser, waiting)

    async def _tell_browser(self, browser: Any, waiting: list[Turn]) -> None:
        store, columns, now = self._service.store, schema.push_subscriptions.c, self._service.now()
        this = columns.id == browser.id
        claim = update(schema.push_subscriptions).where(this, columns.sent == browser.sent).values(sent=now)
        try:
            await store.write(Must(claim))
        except Conflict:  # another process tells it
            return
        outcome = await self._send(browser, waiting, now)
        self._service.metrics.notices[outcome.kind] += 1
        if outcome.kind == "sent":
            await store.write(*self._told(browser.id, waiting))
        elif outcome.kind == "gone" or browser.failures + 1 >= MOST_FAILURES:
            await store.write(delete(schema.push_subscriptions).where(this))
            log.info("a subscription has ended", extra={"outcome": outcome.kind})
        else:
            pause = max(min(FIRST_PAUSE << browser.failures, LONGEST_PAUSE), outcome.pause * SECOND)
            failed = {"failures": browser.failures + 1, "retry": now + pause}
            await store.write(update(schema.push_subscriptions).where(this).values(**failed))
            self._look_at(browser.identity, now + pause)

    async def _send(self, browser: Any, waiting: list[Turn], now: int) -> Outcome:
        payload = digest.payload(Words(browser.language), waiting, self._settings.base_path, now)
        keys = (browser.endpoint, browser.public_key, browser.secret)
        return await self._sender.send(*keys, payload, digest.lasts(waiting, now), now)

    def _told(self, id: str, waiting: list[Turn]) -> list[Statement]:
        """A notice has arrived: the browser knows of these turns. It may have ended meanwhile."""
        subscriptions, told = schema.push_subscriptions, schema.push_told
        codes = [turn.facts.code for turn in waiting]
        statements: list[Statement] = [
            update(subscriptions).where(subscriptions.c.id == id).values(failures=0, retry=0),
            delete(told).where(told.c.subscription == id, told.c.code.in_(codes)),
        ]
        for turn in waiting:
            found = schema.tables.join(subscriptions, subscriptions.c.id == id)
            values = select(subscriptions.c.id, schema.tables.c.code, literal(turn.since)).select_from(found)
            values = values.where(schema.tables.c.code == turn.facts.code)
            statements.append(insert(told).from_select(["subscription", "code", "since"], values))
        return statements
