"""The hall: rooms in which races are played live, bots that drive, clocks that run out, what others tell us.

A room's lock is held from a decision until it is stored, so nobody ever sees what might still be lost. Races
in memory are a bounded cache over the stored moves: one that was not confirmed is thrown away and grown
anew.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Protocol

import msgspec
from sqlalchemy import delete, insert, select, update

from racecraft.bots.registry import bot_names
from racecraft.engine.errors import IllegalAction
from racecraft.engine.record import Record
from racecraft.engine.state import TABLE, Action, Seat
from racecraft.server import messages, ratings, schema, tables
from racecraft.server.errors import Conflict, NotStored, Refused
from racecraft.server.identity import Person
from racecraft.server.live import Live
from racecraft.server.messages import Advice, Chat, Hint, Play, Presence, TableNews, Undo, encode
from racecraft.server.metrics import Metrics
from racecraft.server.settings import Settings
from racecraft.server.storage import KEEP, Move, Must, Store
from racecraft.server.tables import OVER, RUNNING, Facts
from racecraft.server.thinkers import Thinkers

DUE_AT_ONCE = 200
"""Tables that are looked at in one sweep."""
ANNOUNCE_SECONDS = 0.1
PRESENCE_SECONDS = 60.0
"""For so long another process is believed about who is connected there."""

log = logging.getLogger(__name__)


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Wire(Protocol):
    """Somebody connected to a room."""

    person: Person | None
    viewer: Seat
    moment: int
    mine: list[Seat]

    def put(self, message: bytes) -> None:
        """Sends, or lets wait; never blocks."""

    def close(self, code: int, reason: str) -> None: ...


class Room:
    """One table in this process: its facts, its race if it is in memory, and who is connected."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.lock = asyncio.Lock()
        self.visitors = 0
        """How many are in the room or wait at its door: while there are any, it must not be replaced."""
        self.facts: Facts | None = None
        self.live: Live | None = None
        self.wires: dict[Wire, None] = {}
        self.driver: asyncio.Task[None] | None = None
        self.announcing = False
        """Who is here will be told in a moment."""
        self.elsewhere: dict[str, tuple[list[Seat], int, float]] = {}
        """By process, who is connected there and when that was told."""
        self._table: msgspec.Raw | None = None

    @property
    def known(self) -> Facts:
        assert self.facts is not None, "the facts are loaded before a room is entered"
        return self.facts

    def learn(self, facts: Facts | None) -> None:
        self.facts = facts
        self._table = None
        if facts is not None:
            for wire in self.wires:
                wire.mine = [] if wire.person is None else facts.held_by(wire.person.id)
                if wire.viewer not in wire.mine:
                    wire.viewer = TABLE

    def table(self) -> msgspec.Raw:
        """The table's facts as everybody gets them, encoded once."""
        if self._table is None:
            self._table = msgspec.Raw(encode(self.known.shown()))
        return self._table

    @property
    def idle(self) -> bool:
        return not self.wires and self.driver is None and self.visitors == 0

    def presence(self) -> Presence:
        seats = set()
        watching = 0
        for wire in self.wires:
            seats.update(wire.mine)
            watching += not wire.mine
        now = time.monotonic()
        for there, watching_there, told in self.elsewhere.values():
            if now - told < PRESENCE_SECONDS:
                seats.update(there)
                watching += watching_there
        return Presence(sorted(seats), watching)

    def broadcast(self, message: bytes) -> None:
        for wire in self.wires:
            wire.put(message)


class Entrance:
    """Into a room and out again; a class, because every move goes through it."""

    __slots__ = ("_code", "_hall", "_room")

    def __init__(self, hall: Hall, code: str) -> None:
        self._hall = hall
        self._code = code

    async def __aenter__(self) -> Room:
        rooms = self._hall.rooms
        room = rooms.get(self._code)
        if room is None:
            room = rooms[self._code] = Room(self._code)
        rooms.move_to_end(self._code)
        self._room = room
        room.visitors += 1
        try:
            await room.lock.acquire()
        except BaseException:
            self._go()
            raise
        if room.facts is None:
            try:
                room.learn(await tables.load(self._hall.store, self._code))
            except BaseException:
                room.lock.release()
                self._go()
                raise
        return room

    async def __aexit__(self, *_: object) -> None:
        self._room.lock.release()
        self._go()

    def _go(self) -> None:
        """The last to leave a room in which nothing is kept closes it."""
        room = self._room
        room.visitors -= 1
        if room.live is None and room.idle:
            self._hall.rooms.pop(self._code, None)


class Hall:
    """All rooms of this process."""

    def __init__(
        self, store: Store, settings: Settings, metrics: Metrics, now: Callable[[], int] = milliseconds
    ) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.now = now
        self._lease = int(settings.lease_seconds * 1000)
        self.thinkers = Thinkers(settings.thinkers, settings.think_seconds)
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        """The most recently entered last."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False

    async def open(self) -> None:
        self.store.listen(self._heard)
        self._spawn(self._sweep_always())
        if self.store.shared:
            self._spawn(self._tell_presence_always())

    async def close(self) -> None:
        """Lets go of everybody; what was acknowledged is stored already."""
        self._closing = True
        for room in self.rooms.values():
            for wire in list(room.wires):
                wire.close(1012, "the server is restarting")
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.close()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task of the hall failed", exc_info=error)

    # --- Rooms ---

    def at(self, code: str) -> Entrance:
        """The room of a table, for oneself: `async with`; Refused if there is no such table."""
        return Entrance(self, code)

    async def live(self, room: Room) -> Live:
        """The room's race, grown from its moves if it is not in memory; Refused if it has not begun."""
        if room.live is None:
            live = await self._grown(room)
            if live.moves == 0:
                live = await self._begun(room, live)
            room.live = live
            self.metrics.races_grown += 1
            self._make_space()
        return room.live

    async def _grown(self, room: Room) -> Live:
        facts = room.known
        if facts.header is None:
            raise Refused("not-running", "the race has not begun yet")
        live = Live(facts.header, facts.seed, facts.clock)
        for row in await self._moves(room.code, 0):
            live.grow(row.line, row.seen, row.at)
        return live

    async def _moves(self, code: str, first: int) -> Any:
        columns = schema.moves.c
        return await self.store.read(
            select(columns.line, columns.seen, columns.at)
            .where(columns.code == code, columns.number >= first)
            .order_by(columns.number)
        )

    async def _begun(self, room: Room, live: Live) -> Live:
        """The race after the draws before its first decision; another process may have been first."""
        at = self.now()
        line, seen = live.begin(at)
        try:
            await self.store.append(Move(room.code, 0, line, seen, at, self._due(room.known, live, at)))
        except Conflict:
            return await self._grown(room)
        return live

    def _make_space(self) -> None:
        """Forgets the races entered longest ago; rooms stay while somebody is connected."""
        crowd = sum(room.live is not None for room in self.rooms.values()) - self.settings.live_tables
        for code, room in list(self.rooms.items()):
            if crowd <= 0:
                return
            if room.visitors or room.driver is not None:
                continue
            if room.live is not None:
                room.live = None
                crowd -= 1
            if room.idle:
                del self.rooms[code]

    async def running(self, room: Room) -> Live:
        """The race, if it goes on."""
        if room.known.status in (OVER, tables.CLOSED):
            raise Refused("not-running", "the race is over")
        return await self.live(room)

    # --- Connections ---

    async def enter(self, wire: Wire, code: str, seat: Seat | None, moment: int | None) -> None:
        """Somebody looks at the table, from a seat of theirs or as a spectator, and is shown all of it."""
        async with self.at(code) as room:
            facts = room.known
            mine = [] if wire.person is None else facts.held_by(wire.person.id)
            if seat is not None and seat not in mine:
                raise Refused("not-yours", f"seat {seat + 1} is not yours")
            if seat is not None and tables.seat_of(facts, seat).away:
                await self._return(room, seat)
            wire.mine = mine
            wire.viewer = TABLE if seat is None else seat
            came = wire not in room.wires
            room.wires[wire] = None
            if facts.header is None:
                wire.put(encode(TableNews(room.table(), mine)))
            else:
                live = await self.live(room)
                self._follow(wire, live)
                self._show(room, live, wire, moment)
            if came:
                self._presence_changed(room)
            elif room.known.status == RUNNING:
                self._follow_up(room)

    def leave(self, wire: Wire, code: str) -> None:
        room = self.rooms.get(code)
        if room is not None and wire in room.wires:
            del room.wires[wire]
            if room.live is None and room.idle:
                del self.rooms[code]
            else:
                self._presence_changed(room)

    def _show(
        self, room: Room, live: Live, wire: Wire, moment: int | None = None, id: str | None = None
    ) -> None:
        backs = room.known.backs()
        wire.put(live.state_message(wire.viewer, room.table(), wire.mine, backs, moment, id))
        wire.moment = live.moment(wire.viewer)

    def _follow(self, wire: Wire, live: Live) -> None:
        """Several people at one screen: where nothing is hidden, it shows the seat that is to decide."""
        if live.open and len(wire.mine) > 1 and wire.viewer != TABLE:
            pending = [seat for seat in live.pending() if seat in wire.mine]
            if pending and wire.viewer not in pending:
                wire.viewer = pending[0]

    def _presence_changed(self, room: Room) -> None:
        """Tells it soon, once for all who come and go meanwhile."""
        if not room.announcing:
            room.announcing = True
            asyncio.get_running_loop().call_later(ANNOUNCE_SECONDS, self._announce, room)

    def _announce(self, room: Room) -> None:
        room.announcing = False
        room.broadcast(encode(room.presence()))
        if self.store.shared and not self._closing:
            self._spawn(self._tell_presence(room))

    async def _tell_presence(self, room: Room) -> None:
        here: set[Seat] = set()
        for wire in room.wires:
            here.update(wire.mine)
        watching = sum(not wire.mine for wire in room.wires)
        told = {"what": "presence", "code": room.code, "seats": sorted(here), "watching": watching}
        await self.store.tell(told)

    async def _tell_presence_always(self) -> None:
        while True:
            await asyncio.sleep(PRESENCE_SECONDS / 2)
            for room in list(self.rooms.values()):
                if room.wires:
                    await self._tell_presence(room)

    # --- Decisions ---

    async def play(self, code: str, person: Person, said: Play, wire: Wire | None = None) -> None:
        """A decision; it is stored for good when this returns. Refused changes nothing."""
        async with self.at(code) as room:
            live = await self.running(room)
            await self._take_hold(room, person, said.seat)
            live.check_moment(said.seat, said.moment)
            number = live.number_of(said.seat, said.action)
            at = self.now()
            line, seen = live.play(said.seat, number, at)
            await self._store(room, live, line, seen, at, wire, said.id)

    async def undo(self, code: str, person: Person, said: Undo, wire: Wire | None = None) -> None:
        async with self.at(code) as room:
            live = await self.running(room)
            await self._take_hold(room, person, said.seat)
            live.check_moment(said.seat, said.moment)
            at = self.now()
            try:
                line, seen = live.undo(said.seat, at)
            except IllegalAction as error:
                raise Refused("no-undo", str(error)) from None
            await self._store(room, live, line, seen, at, wire, said.id)

    async def _take_hold(self, room: Room, person: Person, number: Seat) -> None:
        """Only the holder of a seat acts for it; whoever acts is back."""
        seat = tables.seat_of(room.known, number)
        if seat.kind != "person" or seat.identity != person.id:
            raise Refused("not-yours", f"seat {number + 1} is not yours")
        if seat.away:
            await self._return(room, number)

    async def _store(
        self,
        room: Room,
        live: Live,
        line: str,
        seen: int,
        at: int,
        wire: Wire | None = None,
        id: str | None = None,
    ) -> None:
        """Stores what was just done in memory, then tells everybody; forgets it if it cannot be stored."""
        due = self._due(room.known, live, at)
        started = time.perf_counter()
        try:
            await self.store.append(Move(room.code, live.moves - 1, line, seen, at, due))
        except BaseException as error:
            room.live = None
            self._spawn(self._show_anew(room.code))
            if isinstance(error, Conflict):
                self.metrics.conflicts += 1
                raise Refused("stale", "another server stored a move first, look again") from None
            raise
        self.metrics.moves += 1
        self.metrics.store_seconds.observe(time.perf_counter() - started)
        if due != KEEP:
            room.known.due = due
        self._tell_move(room, live, wire, id)
        self._follow_up(room)

    async def _show_anew(self, code: str) -> None:
        """Everybody in the room gets the race as it is stored."""
        async with self.at(code) as room:
            if room.wires and room.known.header is not None:
                live = await self.live(room)
                for wire in room.wires:
                    self._follow(wire, live)
                    self._show(room, live, wire)

    def _tell_move(self, room: Room, live: Live, actor: Wire | None = None, id: str | None = None) -> None:
        """Sends everybody who saw the latest move what has changed for them."""
        for wire in room.wires:
            self._follow(wire, live)
        viewers = {wire.viewer for wire in room.wires}
        acting = None if actor is None else actor.viewer
        updates = live.updates(viewers, room.known.backs(), acting, id)
        for wire in room.wires:
            if wire.viewer not in updates:
                continue
            prepared = updates[wire.viewer]
            if prepared is None or prepared[0] != wire.moment:
                self._show(room, live, wire, wire.moment, id if wire is actor else None)
            else:
                wire.put(prepared[1])
                wire.moment = live.moment(wire.viewer)

    def _due(self, facts: Facts, live: Live, at: int) -> int | None:
        """When the table has to be looked at, if that is sooner than is known already."""
        wanted = self._next_look(facts, live, at)
        if wanted is None or (facts.due is not None and facts.due <= wanted):
            return KEEP
        return wanted

    def _next_look(self, facts: Facts, live: Live, at: int) -> int | None:
        """At once when it is over, before long when a bot is to move, when time is up otherwise."""
        if live.over:
            return at
        looks = []
        for number in live.pending():
            seat = facts.seats[number]
            if seat.driven_by_bot:
                looks.append(at + self._lease)
            elif (
                live.clocks is not None and (deadline := live.clocks.deadline(number, seat.back)) is not None
            ):
                looks.append(deadline)
        return min(looks, default=None)

    def _follow_up(self, room: Room) -> None:
        """What has to happen without anybody: the end is noted, bots drive."""
        live = room.live
        if live is None or self._closing:
            return
        if live.over:
            self._spawn(self._finish(room.code))
        elif room.driver is None and any(room.known.seats[seat].driven_by_bot for seat in live.pending()):
            room.driver = self._spawn(self._drive(room))

    async def _finish(self, code: str) -> None:
        async with self.at(code) as room:
            live = await self.live(room)
            result = live.race.result()
            if result is None or room.known.status != RUNNING:
                return
            if await ratings.finish(self.store, room.known, result.json(), self.now()):
                self.metrics.races_finished[room.known.game] += 1
            await self._changed(room)

    # --- Bots ---

    async def _drive(self, room: Room) -> None:
        """Moves for bots, one decision at a time, as long as one is to decide."""
        try:
            while await self._drive_once(room.code):
                pass
        finally:
            room.driver = None

    async def _drive_once(self, code: str) -> bool:
        async with self.at(code) as room:
            live = await self.running(room)
            driven = [seat for seat in live.pending() if room.known.seats[seat].driven_by_bot]
            if not driven:
                return False
            seat = driven[0]
            state = live.race.state.copy()
            bot = room.known.seats[seat].bot or substitute(room.known.game)
            seed = bot_seed(room.known.seed, live.moves)
        started = time.perf_counter()
        action = await self.thinkers.choose(live.game, state, seat, bot, seed)
        self.metrics.think_seconds.observe(time.perf_counter() - started)
        async with self.at(code) as room:
            live = await self.running(room)
            if room.known.seats[seat].driven_by_bot and seat in live.pending():
                with suppress(Refused):  # the table moved on meanwhile: look again
                    number = live.number_of(seat, action)
                    at = self.now()
                    line, seen = live.play(seat, number, at)
                    await self._store(room, live, line, seen, at)
            return True

    async def hint(self, code: str, person: Person, said: Hint) -> bytes:
        """What the best bot of the house would do in one's seat."""
        async with self.at(code) as room:
            live = await self.running(room)
            if room.known.rated:
                raise Refused("rated", "there are no hints in a rated race")
            await self._take_hold(room, person, said.seat)
            if said.seat not in live.pending():
                raise Refused("not-your-turn", f"seat {said.seat + 1} has nothing to decide now")
            state = live.race.state.copy()
            game, bot = live.game, bot_names(room.known.game)[-1]
            seed = bot_seed(room.known.seed, live.moves)
        answer = await self.thinkers.advise(game, state, said.seat, bot, seed)
        if answer.action is None:
            raise Refused("failed", "the bot has no advice just now")

        def choice(action: Action) -> messages.Choice:
            return messages.Choice(action, game.notation(state, action), game.action_json(state, action))

        weighed = [messages.Weighed(choice(action), value, risk) for action, value, risk in answer.weighed]
        return encode(Advice(said.seat, choice(answer.action), answer.unit, weighed, said.id))

    # --- Seats ---

    async def changed(self, code: str) -> Facts:
        """The database knows something new about a table: look, and tell everybody."""
        async with self.at(code) as room:
            await self._changed(room)
            return room.known

    async def _changed(self, room: Room) -> None:
        room.learn(await tables.load(self.store, room.code))
        await self._tell_table(room)
        await self.store.tell({"what": "table", "code": room.code})

    async def _tell_table(self, room: Room) -> None:
        """The facts, or the whole race to those who have not seen it begin."""
        if room.known.status == RUNNING:
            live = await self.live(room)
            for wire in room.wires:
                self._follow(wire, live)
                if wire.moment < 0:
                    self._show(room, live, wire)
                else:
                    wire.put(encode(TableNews(room.table(), wire.mine)))
            self._follow_up(room)
            return
        for wire in room.wires:
            wire.put(encode(TableNews(room.table(), wire.mine)))

    async def give_up(self, code: str, person: Person, number: Seat) -> None:
        """The holder leaves a running race: a bot drives until they return."""
        async with self.at(code) as room:
            await self.running(room)
            seat = tables.seat_of(room.known, number)
            if seat.kind != "person" or seat.identity != person.id:
                raise Refused("not-yours", f"seat {number + 1} is not yours")
            await self._absent(room, number)

    async def _absent(self, room: Room, number: Seat) -> None:
        await tables.set_away(self.store, room.code, number, True, self.now())
        await self._changed(room)

    async def _return(self, room: Room, number: Seat) -> None:
        await tables.set_away(self.store, room.code, number, False, self.now())
        await self._changed(room)

    # --- Talk ---

    async def say(self, code: str, person: Person, text: str | None, reaction: str | None) -> None:
        """Chat and quick reactions, from those who sit at the table."""
        async with self.at(code) as room:
            mine = room.known.held_by(person.id)
            if not mine and room.known.host != person.id:
                raise Refused("not-yours", "only those who sit at the table talk")
            if reaction is not None and reaction not in messages.REACTIONS:
                raise Refused("bad-request", f"the reactions are {', '.join(messages.REACTIONS)}")
            seat = mine[0] if mine else None
            name = person.name if seat is None else room.known.seats[seat].name
            at = self.now()
            said = Chat(f"{at:013}-{time.monotonic_ns() % 1_000_000_000:09}", name, seat, at, text, reaction)
            columns = schema.chat.c
            kept = (
                select(columns.id)
                .where(columns.code == code)
                .order_by(columns.id.desc())
                .limit(1)
                .offset(self.settings.limits.chat_kept - 1)
                .scalar_subquery()
            )
            row = msgspec.structs.asdict(said)
            await self.store.write(
                insert(schema.chat).values(code=code, identity=person.id, **row),
                delete(schema.chat).where(columns.code == code, columns.id < kept),
            )
            room.broadcast(encode(said))
        await self.store.tell({"what": "chat", "code": code, "said": row})

    # --- What other processes tell ---

    def _heard(self, told: dict[str, Any]) -> None:
        if not told:
            for code in list(self.rooms):
                self._spawn(self._look_again(code))
            return
        code = told["code"]
        room = self.rooms.get(code)
        if room is None:
            return
        if told["what"] == "move":
            self._spawn(self._catch_up(code))
        elif told["what"] == "table":
            self._spawn(self._look_again(code))
        elif told["what"] == "chat":
            room.broadcast(encode(Chat(**told["said"])))
        elif told["what"] == "presence":
            room.elsewhere[told["from"]] = (told["seats"], told["watching"], time.monotonic())
            if not room.announcing:
                room.broadcast(encode(room.presence()))

    async def _look_again(self, code: str) -> None:
        if code in self.rooms:
            async with self.at(code) as room:
                room.learn(await tables.load(self.store, code))
                await self._tell_table(room)
            await self._catch_up(code)

    async def _catch_up(self, code: str) -> None:
        """Moves that other processes stored."""
        if code not in self.rooms:
            return
        async with self.at(code) as room:
            if room.live is None:
                if room.wires and room.known.header is not None:
                    live = await self.live(room)
                    for wire in room.wires:
                        self._show(room, live, wire, wire.moment)
                return
            live = room.live
            for row in await self._moves(code, live.moves):
                live.grow(row.line, row.seen, row.at)
                self._tell_move(room, live)

    # --- Time ---

    async def _sweep_always(self) -> None:
        while True:
            try:
                await self._sweep()
            except NotStored as error:
                log.warning("cannot look for tables that are due", extra={"reason": str(error)})
            await asyncio.sleep(self.settings.sweep_seconds)

    async def _sweep(self) -> None:
        """Looks at every table that is due; each is looked at by one process."""
        columns = schema.tables.c
        now = self.now()
        rows = await self.store.read(
            select(columns.code, columns.due)
            .where(columns.due <= now)
            .order_by(columns.due)
            .limit(DUE_AT_ONCE)
        )
        for row in rows:
            claim = update(schema.tables).where(columns.code == row.code, columns.due == row.due)
            try:
                await self.store.write(Must(claim.values(due=now + self._lease)))
                await self._inspect(row.code, now)
            except Conflict:
                continue
            except Refused as error:
                log.warning("a table could not be looked at", extra={"code": row.code, "reason": str(error)})

    async def _inspect(self, code: str, now: int) -> None:
        """Seats whose time is up are driven by bots from now on; bots are set to work; the end is noted."""
        async with self.at(code) as room:
            if self.store.shared:
                room.learn(await tables.load(self.store, code))
            room.known.due = now + self._lease
            if room.known.status != RUNNING:
                await self._set_due(room, None)
                return
            live = await self.live(room)
            for number in live.pending():
                seat = room.known.seats[number]
                if live.clocks is None or seat.driven_by_bot:
                    continue
                deadline = live.clocks.deadline(number, seat.back)
                if deadline is not None and deadline <= now:
                    await self._absent(room, number)
            await self._set_due(room, self._next_look(room.known, live, now))
            self._follow_up(room)

    async def _set_due(self, room: Room, due: int | None) -> None:
        columns = schema.tables.c
        await self.store.write(update(schema.tables).where(columns.code == room.code).values(due=due))
        room.known.due = due

    # --- Questions ---

    async def state(self, code: str, person: Person | None, viewer: Seat, moment: int) -> bytes:
        """What a socket would be shown, for programs that ask by HTTP."""
        async with self.at(code) as room:
            mine = [] if person is None else room.known.held_by(person.id)
            if viewer != TABLE and viewer not in mine:
                raise Refused("not-yours", f"seat {viewer + 1} is not yours")
            live = await self.live(room)
            return live.state_message(viewer, room.table(), mine, room.known.backs(), moment)

    async def waits_for(self, code: str, person: Person) -> bool:
        """Whether a seat of theirs is to decide."""
        async with self.at(code) as room:
            live = await self.live(room)
            return any(seat in live.pending() for seat in room.known.held_by(person.id))

    async def record(self, code: str) -> Record:
        """The record, without what is still secret; Refused while a race that hides something goes on."""
        async with self.at(code) as room:
            live = await self.live(room)
            if not live.over and not live.open:
                raise Refused(
                    "not-over", "seats hold secrets in this race: its record is given out when it is over"
                )
            record = live.race.record
            return Record(record.header, list(record.plies), record.ending)

    async def moves(self, code: str) -> tuple[Facts, list[tuple[str, int, int]]]:
        """The stored moves (line, mask, time), for a replay of what spectators have seen."""
        async with self.at(code) as room:
            await self.live(room)
            rows = await self._moves(code, 0)
            return room.known, [(row.line, row.seen, row.at) for row in rows]


def substitute(game_id: str) -> str:
    """The bot that drives for somebody who is away: of middling strength."""
    names = bot_names(game_id)
    return names[min(2, len(names) - 1)]


def bot_seed(seed: bytes, moves: int) -> int:
    """A bot's own chance in a move: nobody can foresee it, and the same race gives the same."""
    return int.from_bytes(
        hashlib.sha256(b"racecraft bot" + seed + moves.to_bytes(4, "big")).digest()[:6], "big"
    )
