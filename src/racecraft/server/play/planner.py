"""Plans are made, shown to those who made them, and played when their turn comes, by the path of all
decisions."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from racecraft.engine.game import AnyGame
from racecraft.engine.state import Seat, State
from racecraft.server.accounts.identity import Person
from racecraft.server.errors import NotStored, Refused
from racecraft.server.ops.supervisor import BackOff
from racecraft.server.play import plans
from racecraft.server.play.clocks import Days
from racecraft.server.play.hosting import held
from racecraft.server.play.live import Live
from racecraft.server.play.messages import LeavePlan, Planned, ShownPlan, Suppose, Supposed, Withdraw, encode
from racecraft.server.play.plans import Dropped, Plan
from racecraft.server.play.rooms import Connection, Room
from racecraft.server.workers.pool import Busy
from racecraft.server.workers.queue import Asker
from racecraft.server.workers.worker import Foreseen

if TYPE_CHECKING:
    from racecraft.server.play.service import PlayService

BUSY_SECONDS = 1.0

log = logging.getLogger(__name__)


class Planner:
    """The plans of one service."""

    def __init__(self, service: PlayService) -> None:
        self._service = service

    # --- What players say ---

    async def suppose(self, code: str, person: Person, said: Suppose) -> bytes:
        """The next turn of a seat of this person after some actions of it, as if it came now."""
        async with self._service.rooms.at(code) as room:
            live = await self._open(room, person, said.seat, said.moment)
            state, texts = plans.supposed(live, said.seat, said.steps)
            whole = plans.complete(state, said.seat)
            if whole:  # what comes after it is not for the eyes of anybody
                state, _ = plans.supposed(live, said.seat, [])
            view, legal = plans.seen(live.game, state, said.seat)
            return encode(
                Supposed(
                    seat=said.seat,
                    moment=said.moment,
                    steps=texts,
                    complete=whole,
                    view=view,
                    legal=[] if whole else legal,
                    id=said.id,
                )
            )

    async def supposed(
        self, room: Room, person: Person, seat: Seat, moment: int | None, steps: list[int | str]
    ) -> State:
        """The position of which somebody asks what its choices lead to."""
        live = await self._open(room, person, seat, moment)
        state, _ = plans.supposed(live, seat, steps)
        if plans.complete(state, seat):
            raise Refused("not-your-turn", f"seat {seat + 1} has nothing more to decide in this plan")
        return state

    async def leave(self, code: str, person: Person, said: LeavePlan) -> bytes:
        """Keeps a decision for the next turn of a seat."""
        async with self._service.rooms.at(code) as room:
            live = await self._open(room, person, said.seat, said.moment)
            state, texts = plans.supposed(live, said.seat, said.steps)
            if not plans.complete(state, said.seat):
                raise Refused("illegal", "the plan is not a whole decision yet")
            start, _ = plans.supposed(live, said.seat, [])
            turn = plans.decisions_of(live, said.seat)
        foreseen = await self._foresee(live.game, start, said.seat, texts, Asker("", person.id))
        if foreseen is None or foreseen.label is None:
            raise Refused("failed", "what the plan leads to could not be worked out")
        plan = Plan(texts, said.strict, foreseen.saw, turn, person.id, foreseen.label)
        async with self._service.rooms.at(code) as room:
            await self._open(room, person, said.seat, said.moment)
            await self._keep(room, said.seat, plan)
        return self.shown(said.seat, plan, said.id)

    async def withdraw(self, code: str, person: Person, said: Withdraw) -> bytes:
        async with self._service.rooms.at(code) as room:
            await self._service.rooms.running(room)
            held(room, person, said.seat)
            if said.seat in room.plans:
                await self._keep(room, said.seat, None)
        return self.shown(said.seat, None, said.id)

    async def _open(self, room: Room, person: Person, seat: Seat, moment: int | None) -> Live:
        """The race, if this person may plan in it and has seen all that happened."""
        live = await self._service.rooms.running(room)
        held(room, person, seat)
        if not isinstance(room.known.clock, Days):
            raise Refused("no-plan", "plans are left in races with days for each decision")
        if room.bots[seat]:
            raise Refused("no-plan", "a bot drives for you; drive again first")
        if moment is not None and moment != live.moment(seat):
            raise Refused("stale", f"the table has moved on: it is moment {live.moment(seat)}")
        return live

    # --- What they are told ---

    def shown(self, seat: Seat, plan: Plan | None, id: str | None = None) -> bytes:
        told = None if plan is None else ShownPlan(plan.label, plan.decision, plan.strict, plan.dropped)
        return encode(Planned(seat, told, id))

    def show(self, room: Room, connection: Connection) -> None:
        """Tells whoever comes of the plan of the seat that they look from."""
        seat = connection.viewer
        plan = room.plans.get(seat)
        if plan is not None and room.live is not None and plan.turn == plans.decisions_of(room.live, seat):
            connection.put(self.shown(seat, plan))

    async def _keep(self, room: Room, seat: Seat, plan: Plan | None) -> None:
        """Stores the plan of a seat, or that it has none, and tells its holder's screens."""
        await self._service.store.write(*plans.storing(room.code, seat, plan))
        room.plans.pop(seat, None)
        if plan is not None:
            room.plans[seat] = plan
        for connection in room.connections:
            if connection.viewer == seat:
                connection.put(self.shown(seat, plan))

    async def learn(self, code: str) -> None:
        """Another process has stored or removed a plan."""
        async with self._service.rooms.at(code) as room:
            if room.live is not None:
                room.plans = await plans.stored(self._service.store, code)
                self._service.follow_up(room)

    # --- The turn has come ---

    async def play(self, room: Room) -> None:
        """Plays the plans whose turn it is, one after another."""
        back_off = BackOff()
        try:
            while True:
                try:
                    if not await self._play_one(room.code):
                        return
                    back_off.reset()
                except NotStored:
                    await back_off.wait()
                except Busy:
                    await asyncio.sleep(BUSY_SECONDS)
                except Refused as refusal:  # frozen, ended, or as long as a race may be
                    log.info("plans are not played", extra={"code": room.code, "reason": str(refusal)})
                    return
        finally:
            room.planner = None

    async def _play_one(self, code: str) -> bool:
        service = self._service
        async with service.rooms.at(code) as room:
            live = await service.rooms.running(room)
            due = [seat for seat in live.pending if room.planned(seat)]
            if not due or not room.goes_on:
                return False
            seat = due[0]
            plan = room.plans[seat]
            holder = room.known.seats[seat].identity
            if plan.turn != plans.decisions_of(live, seat) or plan.identity != holder:
                await self._keep(room, seat, None)
                return True
            moment, state = live.moment(seat), live.race.state.copy()
        foreseen = None
        if plan.strict:
            foreseen = await self._foresee(live.game, state, seat, [], Asker("", plan.identity))
        async with service.rooms.at(code) as room:
            live = await service.rooms.running(room)
            if room.plans.get(seat) != plan or seat not in live.pending or live.moment(seat) != moment:
                return True  # it was withdrawn, or the race has gone on
            if plan.strict and (foreseen is None or foreseen.saw != plan.saw):
                await self._drop(room, live, seat, plan, "changed")
                return True
            try:
                service.check_length(live)
                at = service.now()
                made = live.play(seat, list(plan.decision), at)
            except Refused as refusal:
                if refusal.key != "illegal":
                    raise
                await self._drop(room, live, seat, plan, "illegal")
                return True
            try:
                await service.store_move(room, live, made, at)
            except NotStored:
                raise
            except Refused:  # another process was first: look again
                return True
            await self._keep(room, seat, None)
            return True

    async def _drop(self, room: Room, live: Live, seat: Seat, plan: Plan, why: Dropped) -> None:
        await self._keep(room, seat, msgspec.structs.replace(plan, dropped=why))
        self._service.tell_absent(room, live)

    async def _foresee(
        self, game: AnyGame, state: State, seat: Seat, decision: list[str], asker: Asker
    ) -> Foreseen | None:
        """What the choices of a position lead to, as a hash, and a decision in words."""
        return await self._service.driving.outlook_worker.foresee(game, state, seat, decision, asker)
