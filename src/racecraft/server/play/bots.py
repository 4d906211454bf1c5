"""Bots: they decide for their own seats and for those whose holders are away, and they give hints.

Their decisions take the same path as those of people.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from typing import TYPE_CHECKING

import msgspec

from racecraft.bots.registry import bot_names
from racecraft.engine.game import AnyGame
from racecraft.engine.state import TABLE, Seat, State
from racecraft.reviews.hinted import Hint as Given
from racecraft.server.accounts.identity import Person
from racecraft.server.errors import NotStored, Refused
from racecraft.server.ops.supervisor import BackOff
from racecraft.server.play import hints, hosting, messages
from racecraft.server.play.messages import Advice, Consider, Fault, Hint, encode
from racecraft.server.play.rooms import Connection, Room
from racecraft.server.settings import Settings
from racecraft.server.workers.pool import Busy, OutlookWorker, WorkerPool
from racecraft.server.workers.queue import Asker, Rank

if TYPE_CHECKING:
    from racecraft.server.play.service import PlayService

BUSY = Refused("busy", "the bots have too many questions to answer, ask again in a moment")
BUSY_SECONDS = 1.0
"""After so long the bots of a table ask again for a place in a full queue."""
AUTOPILOT_SECONDS = 1.0
"""A bot that drives for somebody who looks on waits so long before each decision: they can take over."""
START_SECONDS = 2.0
"""The first bot of a race waits so long for somebody to look on."""
LOOK_SECONDS = 0.02


log = logging.getLogger(__name__)


def looked_at(room: Room) -> bool:
    """Somebody looks from a seat, or is elsewhere: a browser that has just come looks from none."""
    if room.connections:
        return any(connection.viewer != TABLE for connection in room.connections)
    return room.watched


class BotDrivers:
    """The bots of one service."""

    def __init__(self, service: PlayService, settings: Settings) -> None:
        self._service = service
        self.workers = WorkerPool(settings.workers, settings.think_seconds, settings.questions)
        self.outlook_worker = OutlookWorker(
            min(settings.workers, 1), settings.think_seconds, settings.questions
        )

    @property
    def workers_lost(self) -> int:
        return self.workers.lost + self.outlook_worker.lost

    def questions_waiting(self) -> dict[str, int]:
        """How many wait for a worker, by their rank."""
        waiting = {rank.name.lower(): self.workers.queue.waiting(rank) for rank in Rank}
        return {**waiting, "outlook": self.outlook_worker.waiting}

    async def close(self) -> None:
        await self.workers.close()
        await self.outlook_worker.close()

    async def drive(self, room: Room) -> None:
        """Moves for bots, one decision at a time, as long as one is to decide and the race is not paused;
        waits while nothing can be stored or the queue is full."""
        back_off = BackOff()
        told = False
        try:
            while True:
                try:
                    if not await self._drive_once(room.code):
                        return
                    back_off.reset()
                except NotStored:
                    await back_off.wait()
                except Refused as refusal:  # frozen, or as long as a race may be
                    log.info("bots have stopped", extra={"code": room.code, "reason": str(refusal)})
                    return
                except Busy:
                    if not told:
                        room.broadcast(encode(Fault(BUSY.status, BUSY.key, str(BUSY))))
                        told = True
                    await asyncio.sleep(BUSY_SECONDS)
        finally:
            room.driver = None

    async def _drive_once(self, code: str) -> bool:
        async with self._service.rooms.at(code) as room:
            if not room.goes_on:
                return False
            live = await self._service.rooms.running(room)
            self._service.check_length(live)
            driven = [seat for seat in live.pending if room.bots[seat]]
            if driven and room.paused:
                await self._service.scheduler.set_due(room, None)  # whoever comes next goes on
                return False
            if not driven:
                return False
            seat = driven[0]
            state = live.race.state.copy()
            bot = room.known.seats[seat].bot or substitute(room.known.game)
            seed = bot_seed(room.known.seed, live.moves)
            holder = self._watching_holder(room, seat)
            rank, asker = rank_of(room), room.asker()
            first = all(ply.seat == TABLE for ply in live.race.record.plies)
        if first:
            await self._until_watched(room)
        if holder:
            await asyncio.sleep(AUTOPILOT_SECONDS)
        started = time.perf_counter()
        action = await self.workers.choose(live.game, state, seat, bot, seed, rank, asker)
        self._service.metrics.think_seconds.observe(time.perf_counter() - started)
        async with self._service.rooms.at(code) as room:
            if not room.goes_on:  # closed meanwhile
                return False
            live = await self._service.rooms.running(room)
            if room.bots[seat] and seat in live.pending:
                try:
                    at = self._service.now()
                    await self._service.store_move(room, live, live.play(seat, action, at), at)
                except NotStored:
                    raise
                except Refused:  # the race has changed meanwhile: try again
                    return True
            return True

    async def _until_watched(self, room: Room) -> None:
        """Nobody who races misses the first moves: their browser is on its way to the table."""
        until = time.monotonic() + START_SECONDS
        people = any(seat.kind == "person" for seat in room.known.seats)
        while people and not looked_at(room) and time.monotonic() < until:
            await asyncio.sleep(LOOK_SECONDS)

    def _watching_holder(self, room: Room, number: Seat) -> bool:
        """Whether a bot drives for somebody who looks on and may want to drive again."""
        seat = room.known.seats[number]
        if seat.kind != "person" or seat.resigned:
            return False
        return any(
            connection.person is not None and connection.person.id == seat.identity
            for connection in room.connections
        )

    async def hint(self, code: str, person: Person, said: Hint, connection: Connection) -> bytes:
        """The decision of the strongest bot for a seat of this person."""
        async with self._service.rooms.at(code) as room:
            live = await self._service.rooms.running(room)
            if room.known.rated:
                raise Refused("rated", "there are no hints in a rated race")
            if room.known.day is not None:
                raise Refused("of-the-day", "there are no hints in a drive of the day")
            if room.known.training is not None and room.known.training.drill is not None:
                raise Refused("drill", "there are no hints in a drill")
            await self._service.take_hold(room, person, said.seat)
            if said.seat not in live.pending:
                raise Refused("not-your-turn", f"seat {said.seat + 1} has nothing to decide now")
            await hosting.assist(self._service.store, room, said.seat)
            state = live.race.state.copy()
            game, bot = live.game, bot_names(room.known.game)[-1]
            seed = bot_seed(room.known.seed, live.moves)
            since, plies = live.asked_since(said.seat), len(live.race.record.plies)
        asker = Asker(connection.address, person.id)

        def needless() -> bool:
            decided = said.seat not in live.pending or live.asked_since(said.seat) != since
            return connection.closed or decided

        try:
            answer = await self.workers.advise(
                game, state, said.seat, bot, seed, asker, needless, said.sketch
            )
        except Busy:
            raise BUSY from None
        if not answer.decision:
            raise Refused("failed", "the bot has no advice just now")
        decision = [messages.Choice(*form) for form in answer.decision]
        told = Given(plies, said.seat, [choice.text for choice in decision])
        await hints.keep(self._service.store, code, told)
        return encode(Advice(said.seat, decision, answer.advised, said.id))

    async def look(
        self, game: AnyGame, state: State, said: Consider, person: Person, connection: Connection | None
    ) -> msgspec.Raw:
        """The outlook of a seat of this person."""
        asker = Asker("" if connection is None else connection.address, person.id)
        gone = None if connection is None else lambda: connection.closed
        try:
            return await self.outlook_worker.look(game, state, said.seat, said.sketch, asker, gone)
        except Busy:
            raise BUSY from None


def rank_of(room: Room) -> Rank:
    """How urgent the turn of a bot is at this table."""
    if not room.watched:
        return Rank.UNWATCHED
    return Rank.SHOW if all(room.bots) else Rank.TURN


def substitute(game_id: str) -> str:
    """The bot that drives for somebody who is away: of middling strength."""
    names = bot_names(game_id)
    return names[min(2, len(names) - 1)]


def bot_seed(seed: bytes, moves: int) -> int:
    """The seed of a bot for one move: secret, and the same whenever the race is replayed."""
    return int.from_bytes(
        hashlib.sha256(b"racecraft bot" + seed + moves.to_bytes(4, "big")).digest()[:6], "big"
    )
