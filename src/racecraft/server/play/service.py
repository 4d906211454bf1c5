"""The service: decisions, undo, seats and chat, and the updates that follow.

A room is locked from a decision until its COMMIT, so nobody sees a move that could still be lost. A race
whose latest move was not stored is discarded and rebuilt from the stored moves.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial

from racecraft.engine.errors import IllegalAction
from racecraft.engine.game import AnyGame
from racecraft.engine.record import Record
from racecraft.engine.state import TABLE, Seat, State
from racecraft.server.accounts import ratings
from racecraft.server.accounts.identity import Person
from racecraft.server.accounts.names import clean_text
from racecraft.server.errors import Conflict, NotStored, Refused
from racecraft.server.fair_share import asking
from racecraft.server.learning.risks import RiskCounter
from racecraft.server.ops.garbage_collection import collect_always
from racecraft.server.ops.health import Health
from racecraft.server.ops.metrics import Metrics, task_metrics
from racecraft.server.ops.supervisor import BackOff, Supervisor
from racecraft.server.play import chat, hosting, messages, starting, tables
from racecraft.server.play.bots import BotDrivers
from racecraft.server.play.housekeeping import Housekeeping
from racecraft.server.play.live import Live
from racecraft.server.play.messages import Consider, Draw, Outlook, Play, TableNews, Undo, encode
from racecraft.server.play.planner import Planner
from racecraft.server.play.processes import OtherProcesses
from racecraft.server.play.rooms import Connection, Room, Rooms
from racecraft.server.play.scheduler import Scheduler
from racecraft.server.play.tables import RUNNING, STARTING, Facts, LeftBy, SeatFacts
from racecraft.server.settings import Settings
from racecraft.server.solo import daily
from racecraft.server.store.base import KEEP, Move, Store, settle
from racecraft.server.transport.limits import Buckets

ANNOUNCE_SECONDS = 0.1
SWEEP_PATIENCE = 15.0
"""Seconds without a sign of life after which the scheduler counts as hung."""

Done = Callable[[Exception | None], None]

log = logging.getLogger(__name__)


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


def holding(room: Room, person: Person, number: Seat) -> SeatFacts:
    """A seat that this person holds; Refused if they do not."""
    seat = tables.seat_of(room.known, number)
    if seat.kind != "person" or seat.identity != person.id:
        raise Refused("not-yours", f"seat {number + 1} is not yours")
    return seat


def asker(connection: Connection | None) -> str:
    """The address of a socket, or of the request that is being handled."""
    return asking.get() if connection is None else connection.address


class PlayService:
    """All tables of this process."""

    def __init__(
        self, store: Store, settings: Settings, metrics: Metrics, now: Callable[[], int] = milliseconds
    ) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.now = now
        self.rooms = Rooms(store, settings, metrics, now)
        self.driving = BotDrivers(self, settings)
        self.planner = Planner(self)
        self.risks = RiskCounter(self)
        self.scheduler = Scheduler(self, settings.sweep_seconds)
        self.housekeeping = Housekeeping(self, settings)
        self.tasks = Supervisor()
        self.health = Health(store, self.tasks, now)
        self.processes = OtherProcesses(self)
        self._chat = Buckets(settings.limits.chat, settings.limits.chat_burst)
        self._longest = settings.limits.race_moves
        self._closing = False
        self.on_turn: Callable[[Room, list[Seat]], None] | None = None
        """Called with a race that goes on when somebody may have to decide next."""
        self.on_opened: Callable[[list[str]], None] | None = None
        """Called with the people for whom a race of their championship has opened."""

    async def open(self) -> None:
        self.tasks.keep("scheduler", self.scheduler.sweep_always, patience=SWEEP_PATIENCE)
        self.tasks.keep("housekeeping", self.housekeeping.run_always)
        self.tasks.keep("garbage collection", partial(collect_always, lambda: self.metrics.moves))
        self.processes.open()

    async def close(self) -> None:
        """Closes all connections and cancels all tasks; what was acknowledged is stored already."""
        self._closing = True
        self.health.close()
        for room in self.rooms.by_code.values():
            for connection in list(room.connections):
                connection.close(1012, "the server is restarting")
        await self.tasks.close()
        await self.driving.close()

    # --- Connections ---

    async def enter(self, connection: Connection, code: str, seat: Seat | None, moment: int | None) -> None:
        """Adds a connection, for a seat of its person or for a spectator, and sends it the whole state."""
        async with self.rooms.at(code) as room:
            facts = room.known
            daily.check_open(facts, connection.person, self.now())
            mine = [] if connection.person is None else facts.held_by(connection.person.id)
            if seat is not None and seat not in mine:
                raise Refused("not-yours", f"seat {seat + 1} is not yours")
            if seat is not None and facts.seats[seat].away and not facts.seats[seat].autopilot:
                await self.come_back(room, seat)
            connection.mine = mine
            connection.viewer = TABLE if seat is None else seat
            came = connection not in room.connections
            room.connections[connection] = None
            live = await self.rooms.shown_race(room)
            if live is None:
                connection.put(encode(TableNews(room.table(), mine)))
            else:
                self._follow(connection, live)
                self._show(room, live, connection, moment)
                if room.plans:
                    self.planner.show(room, connection)
            if came:
                self._presence_changed(room)
            if room.known.status == RUNNING and (not came or not self._driven_elsewhere(room)):
                self.follow_up(room)

    def _driven_elsewhere(self, room: Room) -> bool:
        """Whether another process may have claimed the table."""
        due = room.known.due
        return self.store.shared and due is not None and due > self.now()

    def leave(self, connection: Connection, code: str) -> None:
        room = self.rooms.by_code.get(code)
        if room is not None and connection in room.connections:
            if room.facts is not None and room.host_here():
                room.host_seen = self.now()
            room.saw(connection.mine)
            del room.connections[connection]
            if room.live is None and room.idle:
                self.rooms.drop(room)
            else:
                self._presence_changed(room)

    def _show(
        self, room: Room, live: Live, connection: Connection, moment: int | None = None, id: str | None = None
    ) -> None:
        allowances = room.allowances
        connection.put(
            live.state_message(connection.viewer, room.table(), connection.mine, allowances, moment, id)
        )
        connection.moment = live.moment(connection.viewer)

    def _follow(self, connection: Connection, live: Live) -> None:
        """For several people at one screen: where nothing is hidden, looks from the seat that decides."""
        if live.open and len(connection.mine) > 1 and connection.viewer != TABLE:
            pending = [seat for seat in live.pending if seat in connection.mine]
            if pending and connection.viewer not in pending:
                connection.viewer = pending[0]

    def _presence_changed(self, room: Room) -> None:
        """Schedules one presence message for all changes within a short time."""
        if not room.announcing:
            room.announcing = True
            asyncio.get_running_loop().call_later(ANNOUNCE_SECONDS, self._announce, room)

    def _announce(self, room: Room) -> None:
        room.announcing = False
        room.broadcast(encode(room.presence()))
        if room.live is not None and room.goes_on:
            self.tell_absent(room, room.live)
        if self.store.shared and not self._closing:
            self.tasks.spawn(self.processes.tell_presence(room))

    def tell_absent(self, room: Room, live: Live) -> None:
        """Tells of people who are to decide and are not here."""
        if self.on_turn is not None:
            absent = room.absent(live.pending)
            if absent:
                self.on_turn(room, absent)

    # --- Decisions ---

    def play(self, code: str, person: Person, said: Play, connection: Connection | None, done: Done) -> None:
        """Plays a decision of one action or several. `done` is called when it is committed and sent, or
        with the error; then nothing has changed.

        A decision usually waits only for earlier ones and for the store.
        """
        room = self.rooms.at_hand(code)
        if room is None:
            self.tasks.spawn(self._prepare(code, person, said, connection, done, asker(connection)))
            return
        room.visitors += 1
        enter = partial(self._play_inside, room, person, said, connection, done)
        if not room.lock.enter_at_once():
            room.lock.enter_later(enter)
        elif not enter():
            room.lock.leave()

    def played(self, code: str, person: Person, said: Play) -> asyncio.Future[None]:
        """`play` as a future."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.play(code, person, said, None, partial(settle, stored))
        return stored

    async def _prepare(
        self, code: str, person: Person, said: Play, connection: Connection | None, done: Done, asker: str
    ) -> None:
        """Loads the race and returns the seat to its holder, then plays."""
        asking.set(asker)
        try:
            async with self.rooms.at(code) as room:
                await self.rooms.running(room)
                await self.take_hold(room, person, said.seat)
        except Exception as error:
            done(error)
            return
        self.play(code, person, said, connection, done)

    def _play_inside(
        self, room: Room, person: Person, said: Play, connection: Connection | None, done: Done
    ) -> bool:
        """Plays a decision with the room locked; whether the lock is kept until it is stored."""
        failure: Exception | None = None
        try:
            live = room.live
            if live is None or not room.goes_on or holding(room, person, said.seat).away:
                self.tasks.spawn(self._prepare(room.code, person, said, connection, done, asker(connection)))
            else:
                at = self.now()
                live.check_moment(said.seat, said.moment)
                self.check_length(live)
                made = live.play(said.seat, said.action, at)
                self._commit(room, live, made, at, connection, said.id, partial(self._leave_then, room, done))
                return True
        except Exception as error:
            failure = error
        self.rooms.gone(room)
        if failure is not None:
            done(failure)
        return False

    def _leave_then(self, room: Room, done: Done, failure: Exception | None) -> None:
        self.rooms.leave(room)
        done(failure)

    def _commit(
        self,
        room: Room,
        live: Live,
        made: tuple[str, int],
        at: int,
        connection: Connection | None,
        id: str | None,
        done: Done,
    ) -> None:
        """Stores a move that was played in memory, then sends updates; discards the race if that fails."""
        line, seen = made
        move = Move(room.code, live.moves - 1, line, seen, at, self.rooms.due(room, live, at))
        self.store.append_then(
            move, partial(self._settle, room, live, move, time.perf_counter(), connection, id, done)
        )

    def _settle(
        self,
        room: Room,
        live: Live,
        move: Move,
        started: float,
        connection: Connection | None,
        id: str | None,
        done: Done,
        failure: Exception | None,
    ) -> None:
        """The callback of the store."""
        try:
            if failure is not None:
                failure = self._lost(room, failure)
            elif room.live is live:
                self.metrics.moves += 1
                self.metrics.store_seconds.observe(time.perf_counter() - started)
                if move.due != KEEP:
                    room.known.due = move.due
                self.tell_move(room, live, connection, id)
                self.follow_up(room)
        except Exception as error:
            failure = error
        done(failure)

    async def undo(self, code: str, person: Person, said: Undo, connection: Connection | None = None) -> None:
        async with self.rooms.at(code) as room:
            live = await self.rooms.running(room)
            await self.take_hold(room, person, said.seat)
            live.check_moment(said.seat, said.moment)
            self.check_length(live)
            if live.undoable:
                await hosting.assist(self.store, room, said.seat)
            at = self.now()
            try:
                undone = live.undo(said.seat, at)
            except IllegalAction as error:
                raise Refused("no-undo", str(error)) from None
            await self.store_move(room, live, undone, at, connection, said.id)

    async def draw(self, code: str, person: Person, said: Draw, connection: Connection | None = None) -> None:
        """Sets the next outcome, at a training table with chosen dice."""
        async with self.rooms.at(code) as room:
            live = await self.rooms.running(room)
            await self.take_hold(room, person, said.seat)
            live.check_moment(said.seat, said.moment)
            self.check_length(live)
            at = self.now()
            await self.store_move(room, live, live.draw(said.outcome, at), at, connection, said.id)

    def check_length(self, live: Live) -> None:
        """Refused if the race has as many moves as a race may have, those that were taken back included."""
        if live.moves >= self._longest:
            raise Refused("long-race", f"this race has {live.moves} moves, and no race may have more")

    async def take_hold(self, room: Room, person: Person, number: Seat) -> None:
        """Refused unless the person holds the seat; ends their absence."""
        seat = holding(room, person, number)
        if seat.resigned:
            raise Refused("resigned", "you have resigned, a bot drives to the end")
        if seat.away:
            await self.come_back(room, number)

    async def store_move(
        self,
        room: Room,
        live: Live,
        made: tuple[str, int],
        at: int,
        connection: Connection | None = None,
        id: str | None = None,
    ) -> None:
        """`_commit` as a coroutine, for callers that hold the lock."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._commit(room, live, made, at, connection, id, partial(settle, stored))
        try:
            await stored
        except asyncio.CancelledError:  # the room is left before the store has answered
            self._forget(room)
            raise

    def _forget(self, room: Room) -> None:
        """Discards a race whose move was not stored, and rebuilds it."""
        room.live = None
        if not room.restoring:
            room.restoring = True
            self.tasks.spawn(self._show_anew(room))

    def _lost(self, room: Room, error: Exception) -> Exception:
        """The error for the sender of a move that was not stored."""
        self._forget(room)
        if isinstance(error, Conflict):
            self.metrics.conflicts += 1
            return Refused("stale", "another server stored a move first, look again")
        return error

    async def _show_anew(self, room: Room) -> None:
        """Sends the stored race to every connection of the room, as soon as it can be read."""
        back_off = BackOff()
        try:
            while not await self._shown_anew(room):
                await back_off.wait()
        finally:
            room.restoring = False

    async def _shown_anew(self, room: Room) -> bool:
        """Whether everybody has been sent what is stored."""
        try:
            async with self.rooms.at(room.code) as room:
                room.restoring = False
                await self.show_all(room)
        except NotStored:
            room.restoring = True
            return False
        return True

    async def show_all(self, room: Room) -> None:
        """Sends the race as it is stored to every connection of the room."""
        if room.connections and room.known.header is not None:
            live = await self.rooms.shown_race(room)
            if live is None:
                return
            for connection in room.connections:
                self._follow(connection, live)
                self._show(room, live, connection, connection.moment)

    def tell_move(
        self, room: Room, live: Live, actor: Connection | None = None, id: str | None = None
    ) -> None:
        """Sends everybody who saw the latest move what has changed for them."""
        for connection in room.connections:
            self._follow(connection, live)
        viewers = {connection.viewer for connection in room.connections}
        acting = None if actor is None else actor.viewer
        updates = live.updates(viewers, room.allowances, acting, id)
        for connection in room.connections:
            if connection.viewer not in updates:
                continue
            prepared = updates[connection.viewer]
            if prepared is None or prepared[0] != connection.moment:
                self._show(room, live, connection, connection.moment, id if connection is actor else None)
            else:
                connection.put(prepared[1])
                connection.moment = live.moment(connection.viewer)
        if actor is not None and actor.viewer not in updates:
            self._show(room, live, actor, actor.moment, id)  # its sender looks from another seat of theirs

    def follow_up(self, room: Room) -> None:
        """Stores the result of a finished race, or starts the bots that decide next, unless they wait for
        somebody to watch."""
        live = room.live
        if live is None or self._closing or not room.goes_on:
            return
        self.tell_absent(room, live)
        if live.over:
            self.tasks.spawn(self._finish(room.code))
        elif live.moves >= self._longest:
            self.tasks.spawn(self._end_long_race(room.code))
        elif room.driver is None and any(room.bots[seat] for seat in live.pending) and not room.paused:
            room.driver = self.tasks.spawn(self.driving.drive(room))
        if room.plans and room.planner is None and any(room.planned(seat) for seat in live.pending):
            room.planner = self.tasks.spawn(self.planner.play(room))

    async def _finish(self, code: str) -> None:
        async with self.rooms.at(code) as room:
            live = await self.rooms.live(room)
            result = live.race.result()
            if result is None or not room.goes_on:
                return
            drive = live.game.drive(live.race.state) if room.known.solo else None
            if await ratings.finish(self.store, room.known, result.json(), self.now(), drive):
                self.metrics.races_finished[room.known.game] += 1
                if room.known.training is None:
                    self.risks.count(code)
            await self.reload(room)

    async def _end_long_race(self, code: str) -> None:
        """Closes a race that has more moves than any would need: a script could fill the disk."""
        async with self.rooms.at(code) as room:
            if room.goes_on:
                await hosting.close_for_length(self.store, room.known, self.now())
                await self.reload(room)

    # --- Seats ---

    async def changed(self, code: str) -> Facts:
        """Reloads the facts of a table from the database and sends them to everybody."""
        async with self.rooms.at(code) as room:
            await self.reload(room)
            return room.known

    async def reload(self, room: Room) -> None:
        """`changed`, for callers that hold the lock."""
        room.learn(await tables.load(self.store, room.code))
        await self.tell_table(room)
        self._presence_changed(room)

    async def tell_table(self, room: Room) -> None:
        """The facts, or the whole race to those who have not seen it begin."""
        live = await self.rooms.shown_race(room) if room.known.status == RUNNING else None
        if live is not None:
            for connection in room.connections:
                self._follow(connection, live)
                if connection.moment < 0:
                    self._show(room, live, connection)
                elif room.clocks_moved:
                    self._show(room, live, connection, connection.moment)
                else:
                    connection.put(encode(TableNews(room.table(), connection.mine)))
            room.clocks_moved = False
            self.follow_up(room)
            return
        for connection in room.connections:
            connection.put(encode(TableNews(room.table(), connection.mine)))

    async def start(self, facts: Facts, person: Person, fill: str | None) -> None:
        """The host starts the race; callers then tell everybody (`changed`)."""
        within = int(self.settings.reveal_seconds * 1000)
        await starting.start(self.store, facts, person, fill, self.now(), within)

    async def reveal(self, code: str, person: Person, secrets: dict[Seat, str]) -> Facts:
        """Takes what seats had sealed; the race begins when all seats have revealed theirs."""
        async with self.rooms.at(code) as room:
            room.learn(await tables.load(self.store, code))
            await starting.reveal(self.store, room.known, person, secrets)
            room.learn(await tables.load(self.store, code))
            if room.known.unrevealed:
                await self.reload(room)
            else:
                await self.begin(room)
            return room.known

    async def begin(self, room: Room) -> None:
        """Begins the race of a table that is starting, with what is revealed."""
        while room.known.status == STARTING and not await starting.begin(
            self.store, room.known, self.now()
        ):  # a secret came at the last moment, or another process was first
            room.learn(await tables.load(self.store, room.code))
        await self.reload(room)

    async def close_table(self, code: str, person: Person) -> None:
        """The host closes the table, if that is allowed."""
        async with self.rooms.at(code) as room:
            await self.rooms.shown_race(room)
            await hosting.close(self.store, room.known, person, self.now())
            await self.reload(room)

    async def give_up(self, code: str, person: Person, number: Seat) -> None:
        """The holder leaves a running race: a bot drives until they return."""
        async with self.rooms.at(code) as room:
            await self.rooms.running(room)
            holding(room, person, number)
            await self.absent(room, number, "holder")

    async def absent(self, room: Room, number: Seat, by: LeftBy) -> None:
        await hosting.set_away(self.store, room.code, number, by)
        await self.reload(room)

    async def come_back(self, room: Room, number: Seat) -> None:
        """The holder drives again, with a little time at least; it is given once a decision."""
        seat = room.known.seats[number]
        back = self.now()
        live = await self.rooms.shown_race(room)
        if live is not None and live.clocks is not None and seat.back is not None:
            since = live.clocks.since[number]
            if since is not None and seat.back >= since:
                back = seat.back
        await hosting.set_back(self.store, room.code, number, back)
        await self.reload(room)

    # --- Chat ---

    async def say(self, code: str, person: Person, text: str | None, reaction: str | None) -> None:
        """Chat and quick reactions, from those who sit at the table."""
        if not self._chat.take(person.id):
            raise Refused("too-fast", "you are talking too fast, wait a little")
        async with self.rooms.at(code) as room:
            mine = room.known.taken_by(person.id)
            if not mine and room.known.host != person.id:
                raise Refused("not-yours", "only those who sit at the table talk")
            if any(room.known.seats[number].muted for number in mine):
                raise Refused("muted", "the host has muted you")
            text = None if text is None else clean_text(text)
            if reaction is not None and reaction not in messages.REACTIONS:
                raise Refused("bad-request", f"the reactions are {', '.join(messages.REACTIONS)}")
            seat = mine[0] if mine else None
            name = person.name if seat is None else room.known.seats[seat].name
            said = await chat.store_message(
                *(self.store, code, person.id, name, seat, text, reaction, self.now()),
                self.settings.limits.chat_kept,
            )
            room.broadcast(encode(said))

    # --- Queries ---

    def metrics_page(self) -> str:
        """The numbers of this process for Prometheus."""
        rooms = self.rooms.by_code
        page = self.metrics.page(
            self.driving.questions_waiting(),
            rooms=len(rooms),
            live_races=sum(room.live is not None for room in rooms.values()),
            questions_asked=self.driving.workers.asked,
            workers_lost=self.driving.workers_lost,
        )
        return page + task_metrics([*self.store.tasks.kept, *self.tasks.kept])

    async def state(self, code: str, person: Person | None, viewer: Seat, moment: int) -> bytes:
        """The `state` message, for programs that use HTTP."""
        async with self.rooms.at(code) as room:
            daily.check_open(room.known, person, self.now())
            mine = [] if person is None else room.known.held_by(person.id)
            if viewer != TABLE and viewer not in mine:
                raise Refused("not-yours", f"seat {viewer + 1} is not yours")
            live = await self.rooms.live(room)
            if person is not None:
                room.asked = time.monotonic()
                if person.id == room.known.host:
                    room.host_seen = self.now()
                room.saw(mine)
                self.follow_up(room)
            return live.state_message(viewer, room.table(), mine, room.allowances, moment)

    async def earlier(self, code: str, person: Person | None, viewer: Seat, before: int) -> bytes:
        """A page of the log of a seat of this person, or of the spectators."""
        async with self.rooms.at(code) as room:
            mine = [] if person is None else room.known.held_by(person.id)
            if viewer != TABLE and viewer not in mine:
                raise Refused("not-yours", f"seat {viewer + 1} is not yours")
            live = await self.rooms.live(room)
            return live.earlier(viewer, before)

    async def consider(
        self, code: str, person: Person | None, said: Consider, connection: Connection | None = None
    ) -> bytes:
        """The outlook of a seat of this person; Refused as stale if its choices change meanwhile."""
        async with self.rooms.at(code) as room:
            game, state, moment = await self._looked_at(room, person, said, said.moment)
        assert person is not None
        shown = await self.driving.look(game, state, said, person, connection)
        async with self.rooms.at(code) as room:
            await self._looked_at(room, person, said, moment)
            return encode(Outlook(said.seat, moment, shown, said.id))

    async def _looked_at(
        self, room: Room, person: Person | None, said: Consider, moment: int | None
    ) -> tuple[AnyGame, State, int]:
        """The position in which this seat is to decide the same as at that moment, or a supposed one; its
        moment now."""
        seat = said.seat
        live = await self.rooms.running(room)
        if person is None or seat not in room.known.held_by(person.id):
            raise Refused("not-yours", f"seat {seat + 1} is not yours")
        if said.steps is not None:
            state = await self.planner.supposed(room, person, seat, moment, said.steps)
            return live.game, state, live.moment(seat)
        if seat not in live.pending:
            raise Refused("not-your-turn", f"seat {seat + 1} has nothing to decide now")
        if moment is not None:
            live.check_moment(seat, moment)
        return live.game, live.race.state.copy(), live.moment(seat)

    async def record(self, code: str) -> Record:
        """The record, without what is still secret; Refused while a race that hides something goes on."""
        async with self.rooms.at(code) as room:
            facts = room.known
            live = None if facts.frozen else await self.rooms.live(room)
            hides = facts.hides if live is None else not live.open
            over = facts.has_ended or (live is not None and live.over)
            if not over and hides:
                raise Refused(
                    "not-over", "seats hold secrets in this race: its record is given out when it is over"
                )
            if live is None:
                return await self.rooms.stored_record(room)
            record = Record(live.race.record.header, list(live.race.record.plies), live.race.record.ending)
            if facts.has_ended and record.ending is None:
                record.close(None, facts.opened_seed)
            return record

    async def moves(self, code: str) -> tuple[Facts, list[tuple[str, int, int]]]:
        """The stored moves (line, mask, time), for a replay of what spectators have seen. They are read when
        the room is left: they may be many, and they never change."""
        async with self.rooms.at(code) as room:
            await self.rooms.live(room)
            facts = room.known
        rows = await self.rooms.moves(code, 0)
        return facts, [(row.line, row.seen, row.at) for row in rows]
