"""Bots: they decide for their own seats and for those whose holders are away, and they give hints.

Their decisions take the same path as those of people.
"""

from __future__ import annotations

import hashlib
import time
from typing import TYPE_CHECKING

from racecraft.bots.registry import bot_names
from racecraft.engine.game import AnyGame
from racecraft.engine.state import Action, State
from racecraft.server.accounts.identity import Person
from racecraft.server.errors import NotStored, Refused
from racecraft.server.ops.supervisor import BackOff
from racecraft.server.play import messages
from racecraft.server.play.messages import Advice, Hint, encode
from racecraft.server.play.rooms import Room
from racecraft.server.settings import Settings
from racecraft.server.workers.pool import OutlookWorker, WorkerPool

if TYPE_CHECKING:
    from racecraft.server.play.service import PlayService


class BotDrivers:
    """The bots of one service."""

    def __init__(self, service: PlayService, settings: Settings) -> None:
        self._service = service
        self._workers = WorkerPool(settings.workers, settings.think_seconds)
        self.outlook_worker = OutlookWorker(settings.think_seconds)

    @property
    def workers_lost(self) -> int:
        return self._workers.lost + self.outlook_worker.lost

    async def close(self) -> None:
        await self._workers.close()
        await self.outlook_worker.close()

    async def drive(self, room: Room) -> None:
        """Moves for bots, one decision at a time, as long as one is to decide; pauses while nothing can be
        stored."""
        back_off = BackOff()
        try:
            while True:
                try:
                    if not await self._drive_once(room.code):
                        return
                    back_off.reset()
                except NotStored:
                    await back_off.wait()
        finally:
            room.driver = None

    async def _drive_once(self, code: str) -> bool:
        async with self._service.rooms.at(code) as room:
            if not room.known.goes_on:
                return False
            live = await self._service.rooms.running(room)
            driven = [seat for seat in live.pending if room.known.seats[seat].driven_by_bot]
            if not driven:
                return False
            seat = driven[0]
            state = live.race.state.copy()
            bot = room.known.seats[seat].bot or substitute(room.known.game)
            seed = bot_seed(room.known.seed, live.moves)
        started = time.perf_counter()
        action = await self._workers.choose(live.game, state, seat, bot, seed)
        self._service.metrics.think_seconds.observe(time.perf_counter() - started)
        async with self._service.rooms.at(code) as room:
            if not room.known.goes_on:  # closed meanwhile
                return False
            live = await self._service.rooms.running(room)
            if room.known.seats[seat].driven_by_bot and seat in live.pending:
                try:
                    at = self._service.now()
                    await self._service.store_move(room, live, live.play(seat, action, at), at)
                except NotStored:
                    raise
                except Refused:  # the race has changed meanwhile: try again
                    return True
            return True

    async def hint(self, code: str, person: Person, said: Hint) -> bytes:
        """The decision of the strongest bot for a seat of this person."""
        async with self._service.rooms.at(code) as room:
            live = await self._service.rooms.running(room)
            if room.known.rated:
                raise Refused("rated", "there are no hints in a rated race")
            await self._service.take_hold(room, person, said.seat)
            if said.seat not in live.pending:
                raise Refused("not-your-turn", f"seat {said.seat + 1} has nothing to decide now")
            state = live.race.state.copy()
            game, bot = live.game, bot_names(room.known.game)[-1]
            seed = bot_seed(room.known.seed, live.moves)
        answer = await self._workers.advise(game, state, said.seat, bot, seed)
        if not answer.decision:
            raise Refused("failed", "the bot has no advice just now")
        weighed = [
            messages.Weighed(_choice(game, state, action), value, risk)
            for action, value, risk in answer.weighed
        ]
        decision = [messages.Choice(*form) for form in answer.decision]
        return encode(Advice(said.seat, decision, answer.unit, weighed, said.id))


def _choice(game: AnyGame, state: State, action: Action) -> messages.Choice:
    return messages.Choice(action, game.notation(state, action), game.action_json(state, action))


def substitute(game_id: str) -> str:
    """The bot that drives for somebody who is away: of middling strength."""
    names = bot_names(game_id)
    return names[min(2, len(names) - 1)]


def bot_seed(seed: bytes, moves: int) -> int:
    """The seed of a bot for one move: secret, and the same whenever the race is replayed."""
    return int.from_bytes(
        hashlib.sha256(b"racecraft bot" + seed + moves.to_bytes(4, "big")).digest()[:6], "big"
    )
