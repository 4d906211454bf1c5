"""What the processes that share a database do for one another.

A process hears of the tables that it has in memory: moves, changes of seats, chat, who is connected. It keeps
a table in memory only while somebody is connected here or bots of this process decide, and renews the leases
of the tables whose bots it drives; those of a process that is gone run out.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from sqlalchemy import update

from racecraft.engine.state import Seat
from racecraft.server.errors import NotStored
from racecraft.server.ops.supervisor import BackOff, Supervised
from racecraft.server.play import tables
from racecraft.server.play.messages import Chat, encode
from racecraft.server.play.rooms import PRESENCE_SECONDS, Room
from racecraft.server.store import schema
from racecraft.server.store.base import News

if TYPE_CHECKING:
    from racecraft.server.play.service import PlayService

IDLE_SECONDS = 5.0
"""How often rooms without anybody are looked for."""
LEASES_AT_ONCE = 500
"""The most leases that one statement renews."""


class OtherProcesses:
    """The other processes, as one service sees them."""

    def __init__(self, service: PlayService) -> None:
        self._service = service
        self._rooms = service.rooms
        self._store = service.store

    def open(self) -> None:
        self._store.listen(self.notified)
        if self._store.shared:
            for name, work in (
                ("presence", self._tell_presence_always),
                ("leases", self._renew_leases_always),
                ("idle rooms", self._drop_idle_always),
            ):
                self._service.tasks.keep(name, work)

    # --- What they tell ---

    def notified(self, told: dict[str, Any]) -> None:
        """The callback of the store."""
        if not told:
            for known in list(self._rooms.by_code.values()):
                self._look(known)
            return
        room = self._rooms.by_code.get(told["code"])
        if room is None:
            return
        what = told["what"]
        if what == "move":
            self._catch_up(room)
        elif what == "table":
            self._look(room)
        elif what == "plan":
            if not room.idle:
                self._insist(self._service.planner.learn, room.code)
        elif what == "paused":
            self._service.follow_up(room)
        elif what == "chat":
            room.broadcast(encode(Chat(**told["said"])))
        elif what == "presence":
            if told["host"]:
                room.host_seen = self._service.now()
            room.saw(told["seats"])
            room.elsewhere[told["from"]] = (told["seats"], told["watching"], time.monotonic())
            if not room.announcing:
                room.broadcast(encode(room.presence()))

    def _look(self, room: Room) -> None:
        """The facts of the table may have changed, and moves may have been made."""
        if room.idle:
            self._rooms.drop(room)
        else:
            room.behind = True
            self._insist(self._look_again, room.code)

    def _catch_up(self, room: Room) -> None:
        """Moves were made; one look finds all that were made before it."""
        if room.idle:
            self._rooms.drop(room)
        elif not room.behind:
            room.behind = True
            self._insist(self._caught_up, room.code)

    def _insist(self, work: Callable[[str], Coroutine[Any, Any, None]], code: str) -> None:
        self._service.tasks.spawn(self._until_done(work, code))

    async def _until_done(self, work: Callable[[str], Coroutine[Any, Any, None]], code: str) -> None:
        back_off = BackOff()
        while code in self._rooms.by_code:
            try:
                await work(code)
                return
            except NotStored:
                await back_off.wait()

    async def _look_again(self, code: str) -> None:
        async with self._rooms.at(code) as room:
            room.learn(await tables.load(self._store, code))
            await self._service.tell_table(room)
        await self._caught_up(code)

    async def _caught_up(self, code: str) -> None:
        """Applies moves that other processes stored."""
        async with self._rooms.at(code) as room:
            room.behind = False
            live = room.live
            if live is None:
                await self._service.show_all(room)
                return
            for row in await self._rooms.moves(code, live.moves):
                if not self._rooms.grown(room, live, row):
                    await self._service.tell_table(room)
                    return
                self._service.tell_move(room, live)

    # --- What they are told ---

    async def tell_presence(self, room: Room) -> None:
        here: set[Seat] = set()
        for connection in room.connections:
            here.update(connection.mine)
        watching = sum(not connection.mine for connection in room.connections)
        host = room.facts is not None and room.host_here()
        told = {"what": "presence", "seats": sorted(here), "watching": watching, "host": host}
        await self._store.notify(News(room.code, told))

    async def _tell_presence_always(self, task: Supervised) -> None:
        while True:
            await asyncio.sleep(PRESENCE_SECONDS / 2)
            for room in list(self._rooms.by_code.values()):
                if room.connections:
                    await self.tell_presence(room)
            task.beat()

    # --- Which tables are whose ---

    async def _renew_leases_always(self, task: Supervised) -> None:
        columns = schema.tables.c
        while True:
            await asyncio.sleep(self._service.settings.lease_seconds / 3)
            due = self._service.now() + self._rooms.lease
            driven = self._rooms.driven()
            for first in range(0, len(driven), LEASES_AT_ONCE):
                some = driven[first : first + LEASES_AT_ONCE]
                ours = columns.code.in_([room.code for room in some])
                renewed = update(schema.tables).where(ours, columns.status == tables.RUNNING)
                await self._store.write(renewed.values(due=due))
                for room in some:
                    if room.facts is not None:
                        room.facts.due = due
            task.beat()

    async def _drop_idle_always(self, task: Supervised) -> None:
        while True:
            await asyncio.sleep(IDLE_SECONDS)
            self._rooms.drop_idle()
            task.beat()
