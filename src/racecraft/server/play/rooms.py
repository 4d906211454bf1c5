"""Rooms: the tables that this process has in memory, each with its race and its connections.

Races in memory are a bounded cache over the stored moves. Each room has a lock.
"""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections import OrderedDict, deque
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import select

from racecraft.engine.record import Record
from racecraft.engine.state import TABLE, Seat
from racecraft.server.accounts.identity import Person, printable_code
from racecraft.server.errors import Conflict, Refused
from racecraft.server.fair_share import asking
from racecraft.server.ops.metrics import Metrics
from racecraft.server.play import tables
from racecraft.server.play.clocks import Allowance, Days
from racecraft.server.play.live import Live
from racecraft.server.play.messages import Presence, encode
from racecraft.server.play.plans import Plan, stored
from racecraft.server.play.tables import Facts
from racecraft.server.settings import Settings
from racecraft.server.store import schema
from racecraft.server.store.base import KEEP, Move, Store
from racecraft.server.store.moves import plies_of
from racecraft.server.workers.queue import Asker

FROZEN = "this race was driven by other rules than this server plays: it is frozen, and its host may close it"
PRESENCE_SECONDS = 60.0
"""How long a presence notification of another process is valid."""
GROWN_AT_ONCE = 100
"""Moves of a race that is rebuilt, after which others have their turn."""
ASKED_SECONDS = 60.0
"""How long a program that asks by HTTP counts as watching."""


class Connection(ABC):
    """A client connected to a room."""

    __slots__ = ("address", "closed", "mine", "moment", "person", "viewer")

    def __init__(self, person: Person | None, address: str = "") -> None:
        self.person = person
        self.address = address
        self.closed = False
        self.viewer: Seat = TABLE
        self.moment = -1
        self.mine: list[Seat] = []

    @abstractmethod
    def put(self, message: bytes) -> None:
        """Sends without blocking."""

    @abstractmethod
    def close(self, code: int, reason: str) -> None: ...


class TurnLock:
    """A FIFO lock that callbacks as well as coroutines can wait for."""

    __slots__ = ("_closed", "_queue")

    def __init__(self) -> None:
        self._closed = False
        self._queue: deque[Callable[[], bool]] = deque()
        """Callbacks of waiters, called with the lock held; one that returns False was cancelled."""

    def enter_at_once(self) -> bool:
        """Takes the lock if it is free; whether it was."""
        if self._closed:
            return False
        self._closed = True
        return True

    def enter_later(self, enter: Callable[[], bool]) -> None:
        """Queues a callback for when the lock is free."""
        self._queue.append(enter)

    async def enter(self) -> None:
        if self.enter_at_once():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.enter_later(partial(_take_turn, turn))
        try:
            await turn
        except BaseException:
            if turn.done() and not turn.cancelled():
                self.leave()
            raise

    def leave(self) -> None:
        """Passes the lock to the next waiter, or releases it."""
        while self._queue:
            if self._queue.popleft()():
                return
        self._closed = False


def _take_turn(turn: asyncio.Future[None]) -> bool:
    if turn.done():
        return False
    turn.set_result(None)
    return True


class Room:
    """One table in this process: its facts, its race if it is in memory, and who is connected."""

    def __init__(self, code: str, now: Callable[[], int], host_patience: int, patience: int) -> None:
        self.code = code
        self.lock = TurnLock()
        self._now = now
        self._host_patience = host_patience
        self._patience = patience
        """Milliseconds."""
        self.host_seen = now()
        """When the host was last known to be here, or the room was made."""
        self._made = now()
        self._seen: dict[Seat, int] = {}
        """When holders of seats who have left were last known to be here."""
        self.visitors = 0
        """How many hold the lock or wait for it; while there are any, the room must not be evicted."""
        self.facts: Facts | None = None
        self.live: Live | None = None
        self.connections: dict[Connection, None] = {}
        self.driver: asyncio.Task[None] | None = None
        self.entered = 0
        """How often somebody came to the room."""
        self.rested: tuple[int, int] | None = None
        """Of an idle room, `entered` and the moves of its race when it was last looked at."""
        self.behind = False
        """Other processes have made moves that will be read."""
        self.restoring = False
        """The stored race will be sent to every connection."""
        self.announcing = False
        """A presence message is scheduled."""
        self.elsewhere: dict[str, tuple[list[Seat], int, float]] = {}
        """By process: seats and spectators connected there, and when it notified us."""
        self.asked = -ASKED_SECONDS
        """When a program last asked for the state by HTTP."""
        self.clocks_moved = False
        """A driver's time stands still or runs again, and not everybody has been told."""
        self.goes_on = False
        """Decisions are taken, as the facts say; here without asking them at every move."""
        self.bots: list[bool] = []
        """By seat, whether a bot drives it."""
        self.allowances: list[Allowance] = []
        self.plans: dict[Seat, Plan] = {}
        """By seat, what is to be played when its turn comes; known while the race is in memory."""
        self.planner: asyncio.Task[None] | None = None
        """Plays plans whose turn has come."""
        self._table: msgspec.Raw | None = None

    @property
    def known(self) -> Facts:
        assert self.facts is not None, "the facts are loaded before a room is entered"
        return self.facts

    def learn(self, facts: Facts | None) -> None:
        before = self.facts
        if facts is not None and before is not None:
            was, now = ([seat.pauses for seat in known.seats] for known in (before, facts))
            self.clocks_moved = self.clocks_moved or was != now
            if facts.host != before.host:
                self.host_seen = self._now()
        self.facts = facts
        self._table = None
        self.goes_on = facts is not None and facts.goes_on
        if facts is not None:
            self.bots = [seat.driven_by_bot for seat in facts.seats]
            self.allowances = facts.allowances()
            for connection in self.connections:
                connection.mine = [] if connection.person is None else facts.held_by(connection.person.id)
                if connection.viewer != TABLE and connection.viewer not in connection.mine:
                    connection.viewer = TABLE
                    connection.moment = -1

    def freeze(self, error: Exception) -> None:
        """The race cannot be replayed: it is shown as far as it goes, and nothing is added to it."""
        tables.freeze(self.code, error)
        self.known.frozen = True
        self.goes_on = False
        self._table = None

    def table(self) -> msgspec.Raw:
        """The table's facts as everybody gets them, encoded once."""
        if self._table is None:
            self._table = msgspec.Raw(encode(self.known.shown()))
        return self._table

    def planned(self, seat: Seat) -> bool:
        """Whether a plan decides for this seat."""
        if not self.plans or self.bots[seat]:
            return False
        plan = self.plans.get(seat)
        return plan is not None and plan.waits

    @property
    def idle(self) -> bool:
        working = self.driver is not None or self.planner is not None
        return not self.connections and not working and self.visitors == 0

    @property
    def watched(self) -> bool:
        """Somebody is here, at another process, or asks by HTTP."""
        if self.connections:
            return True
        now = time.monotonic()
        if now - self.asked < ASKED_SECONDS:
            return True
        for there, watching, told in self.elsewhere.values():
            if now - told < PRESENCE_SECONDS and (there or watching):
                return True
        return False

    @property
    def paused(self) -> bool:
        """Bots wait: nobody watches, and no person's race depends on them."""
        return not self.watched and not self.known.goes_on_unwatched

    def asker(self) -> Asker:
        """For whom the bots of this table decide: its host, at the address of somebody who sits here, or
        else of a spectator."""
        address = ""
        for connection in self.connections:
            if connection.mine:
                address = connection.address
                break
            address = address or connection.address
        return Asker(address, self.known.host)

    def presence(self) -> Presence:
        seats = set()
        watching = 0
        for connection in self.connections:
            seats.update(connection.mine)
            watching += not connection.mine
        now = time.monotonic()
        for there, watching_there, told in self.elsewhere.values():
            if now - told < PRESENCE_SECONDS:
                seats.update(there)
                watching += watching_there
        return Presence(sorted(seats), watching, self.takeover(), self._replaceable(seats))

    def host_here(self) -> bool:
        """Whether the host is connected to this process."""
        host = self.known.host
        return any(each.person is not None and each.person.id == host for each in self.connections)

    def takeover(self) -> int | None:
        """Milliseconds until somebody else may become the host; none while the host is here, and where races
        take days."""
        facts = self.facts
        if facts is None or facts.has_ended or isinstance(facts.clock, Days) or self.host_here():
            return None
        return max(0, self.host_seen + self._host_patience - self._now())

    def saw(self, seats: list[Seat]) -> None:
        """The holders of these seats were here until now."""
        now = self._now()
        for seat in seats:
            self._seen[seat] = now

    def replaceable(self) -> dict[Seat, int]:
        """In a rated race without a clock, by seat: milliseconds until a bot may decide for a driver who is
        not here."""
        return self.presence().absent

    def _replaceable(self, here: set[Seat]) -> dict[Seat, int]:
        facts = self.facts
        if facts is None or not (facts.goes_on and facts.rated and facts.clock is None):
            return {}
        now = self._now()
        gone = [number for number, bot in enumerate(self.bots) if not bot and number not in here]
        return {seat: max(0, self._seen.get(seat, self._made) + self._patience - now) for seat in gone}

    def absent(self, seats: list[Seat]) -> list[Seat]:
        """Of these seats, those of people who are not here."""
        away = [seat for seat in seats if not self.bots[seat] and not self.planned(seat)]
        for connection in self.connections:
            if not away:
                break
            away = [seat for seat in away if seat not in connection.mine]
        if away and self.elsewhere:
            here = self.presence().seats
            away = [seat for seat in away if seat not in here]
        return away

    def broadcast(self, message: bytes) -> None:
        for connection in self.connections:
            connection.put(message)


class Entrance:
    """The context manager that locks a room. Whoever holds the lock works for all who wait for it, and so
    takes no turns with others of the same address."""

    __slots__ = ("_asked", "_code", "_room", "_rooms")

    def __init__(self, rooms: Rooms, code: str) -> None:
        self._rooms = rooms
        self._code = code
        self._asked = asking.get()

    async def __aenter__(self) -> Room:
        by_code = self._rooms.by_code
        room = by_code.get(self._code)
        if room is None:
            if not printable_code(self._code):
                raise Refused("not-found", "there is no such table")
            room = by_code[self._code] = self._rooms.made(self._code)
        by_code.move_to_end(self._code)
        self._room = room
        room.visitors += 1
        room.entered += 1
        try:
            await room.lock.enter()
        except BaseException:
            self._rooms.gone(room)
            raise
        asking.set("")
        if room.facts is None:
            try:
                await tables.check_known(self._rooms.store, self._code)
                await self._rooms.store.follow(self._code)  # first, so that no news is missed
                room.learn(await tables.load(self._rooms.store, self._code))
            except BaseException:
                self._leave()
                raise
        return room

    async def __aexit__(self, *_: object) -> None:
        self._leave()

    def _leave(self) -> None:
        asking.set(self._asked)
        self._rooms.leave(self._room)


class Rooms:
    """All rooms of this process."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics, now: Callable[[], int]) -> None:
        self.store = store
        self.by_code: OrderedDict[str, Room] = OrderedDict()
        """The most recently entered last."""
        self.lease = int(settings.lease_seconds * 1000)
        """Milliseconds for which a process that claimed a table keeps it."""
        self._limit = settings.live_tables
        self._host_patience = int(settings.host_seconds * 1000)
        self._patience = int(settings.absent_seconds * 1000)
        self._metrics = metrics
        self._now = now

    def at(self, code: str) -> Entrance:
        """Locks the room of a table: `async with`; Refused if there is no such table."""
        return Entrance(self, code)

    def made(self, code: str) -> Room:
        """A room that nobody has entered yet."""
        return Room(code, self._now, self._host_patience, self._patience)

    def at_hand(self, code: str) -> Room | None:
        """The room, if its race is in memory."""
        room = self.by_code.get(code)
        if room is None or room.live is None or room.facts is None:
            return None
        self.by_code.move_to_end(code)
        return room

    def leave(self, room: Room) -> None:
        room.lock.leave()
        self.gone(room)

    def gone(self, room: Room) -> None:
        """Removes a room that is idle and has no race in memory."""
        room.visitors -= 1
        if room.live is None and room.idle:
            self.drop(room)

    def drop(self, room: Room) -> None:
        """Forgets an idle room."""
        if self.by_code.pop(room.code, None) is not None:
            self.store.unfollow(room.code)

    def drop_idle(self) -> None:
        """Forgets the rooms that were idle when this was called before, and that nobody visited since. For
        a store that is shared: a process that keeps a race has to follow what others do to it."""
        for room in list(self.by_code.values()):
            if not room.idle:
                room.rested = None
                continue
            now = (room.entered, 0 if room.live is None else room.live.moves)
            if room.rested == now:
                self.drop(room)
            room.rested = now

    def driven(self) -> list[Room]:
        """The rooms in which bots of this process are deciding."""
        return [room for room in self.by_code.values() if room.driver is not None and room.facts is not None]

    async def shown_race(self, room: Room) -> Live | None:
        """The race, if it has begun and can be shown."""
        if room.known.header is None:
            return None
        try:
            return await self.live(room)
        except Refused:
            if room.known.frozen:
                return None
            raise

    async def live(self, room: Room) -> Live:
        """The room's race, grown from its moves if it is not in memory; Refused if it has not begun."""
        if room.live is None:
            live = await self._grown(room)
            if live.moves == 0 and not live.frozen:
                live = await self._begun(room, live)
            room.live = live
            self._metrics.races_grown += 1
            self._make_space()
        return room.live

    async def _grown(self, room: Room) -> Live:
        facts = room.known
        if facts.header is None:
            raise _nothing_to_show(facts)
        try:
            live = Live(facts.header, facts.seed, facts.clock, facts.frozen)
        except Exception as error:  # whatever another version may have stored
            room.freeze(error)
            raise Refused("frozen", FROZEN) from None
        live.undoable = facts.day is None
        room.plans = await stored(self.store, room.code) if isinstance(facts.clock, Days) else {}
        for count, row in enumerate(await self.moves(room.code, 0), 1):
            if not self.grown(room, live, row):
                break
            if count % GROWN_AT_ONCE == 0:
                await asyncio.sleep(0)
        if facts.frozen:
            live.freeze()
        return live

    def grown(self, room: Room, live: Live, row: Any) -> bool:
        """Adds a stored move to a race; one that does not replay freezes it, and False."""
        try:
            live.grow(row.line, row.seen, row.at)
        except Exception as error:  # whatever another version may have stored
            room.freeze(error)
            live.freeze()
            return False
        return True

    async def stored_record(self, room: Room) -> Record:
        """The record as it is stored, played by whatever rules."""
        facts = room.known
        if facts.header is None:
            raise _nothing_to_show(facts)
        lines = [row.line for row in await self.moves(room.code, 0)]
        try:
            record = Record(facts.header, plies_of(lines))
        except Exception:  # whatever another version may have stored
            raise Refused("frozen", FROZEN) from None
        if facts.has_ended:
            record.close(facts.result, facts.opened_seed)
        return record

    async def moves(self, code: str, first: int) -> Any:
        """The stored moves from this number on: line, mask, time."""
        columns = schema.moves.c
        return await self.store.read(
            select(columns.line, columns.seen, columns.at)
            .where(columns.code == code, columns.number >= first)
            .order_by(columns.number)
        )

    async def _begun(self, room: Room, live: Live) -> Live:
        """The race after the draws before its first decision; another process may have been first."""
        at = self._now()
        line, seen = live.begin(at)
        try:
            due = self.due(room, live, at, room.paused)
            await self.store.append(Move(room.code, 0, line, seen, at, due))
        except Conflict:
            return await self._grown(room)
        return live

    def _make_space(self) -> None:
        """Evicts the least recently used races; rooms with connections stay."""
        crowd = sum(room.live is not None for room in self.by_code.values()) - self._limit
        for room in list(self.by_code.values()):
            if crowd <= 0:
                return
            if room.visitors or room.driver is not None or room.planner is not None:
                continue
            if room.live is not None:
                room.live = None
                crowd -= 1
            if room.idle:
                self.drop(room)

    async def running(self, room: Room) -> Live:
        """The race, if it goes on."""
        if room.known.has_ended:
            raise Refused("not-running", "the race is over")
        if room.known.frozen:
            raise Refused("frozen", FROZEN)
        return await self.live(room)

    def due(self, room: Room, live: Live, at: int, paused: bool = False) -> int | None:
        """When the scheduler has to inspect the table, or KEEP if it will do so earlier anyway."""
        wanted = self.next_look(room, live, at, paused)
        due = room.known.due
        if wanted is None or (due is not None and due <= wanted):
            return KEEP
        return wanted

    def next_look(self, room: Room, live: Live, at: int, paused: bool = False) -> int | None:
        """At once when the race is over, after the lease when a plan decides or a bot that does not wait for
        somebody to watch, else at the deadline of a clock."""
        if live.over:
            return at
        looks = []
        for seat in live.pending:
            if room.bots[seat]:
                if not paused:
                    looks.append(at + self.lease)
            elif room.planned(seat):
                looks.append(at + self.lease)
            elif live.clocks is not None:
                deadline = live.clocks.deadline(seat, room.allowances[seat])
                if deadline is not None:
                    looks.append(deadline)
        return min(looks, default=None)


def _nothing_to_show(facts: Facts) -> Refused:
    """Why a table has no race."""
    if facts.frozen:
        return Refused("frozen", FROZEN)
    return Refused("not-running", "the race has not begun yet")
