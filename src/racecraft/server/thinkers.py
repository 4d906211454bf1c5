"""Bots think in processes of their own, one question at a time, never on the event loop.

A thinker is `python -m racecraft.server.thinker`, spoken to over its pipes. One that crashes or takes too
long is ended and replaced, and a simple bot answers in its stead: the seat always moves. What choices lead to
is looked at by one more, so that whoever asks waits for no bot.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from typing import Any

import msgspec

from racecraft.bots.bot import Sight
from racecraft.bots.registry import make_bot
from racecraft.engine.game import AnyGame
from racecraft.engine.state import Action, Seat, State
from racecraft.outlook import BadSketch, outlook
from racecraft.server.thinker import NOTHING, Answer, Prospect, Question

LAST_RESORT = "random"
"""The bot that needs no time to think."""
LONGEST_LINE = 8 * 1024 * 1024

log = logging.getLogger(__name__)


class ThinkerLost(Exception):
    """A thinker ended, or had to be ended, before it answered."""


class Thinker:
    """One process."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Question | Prospect, seconds: float) -> Answer:
        """ThinkerLost if no answer comes in time; the next question starts a new process then."""
        try:
            async with asyncio.timeout(seconds):
                return await self._ask(question)
        except (TimeoutError, OSError, EOFError, ValueError, msgspec.DecodeError) as error:
            await self.end()
            raise ThinkerLost(str(error) or type(error).__name__) from None
        except asyncio.CancelledError:
            await self.end()
            raise

    async def _ask(self, question: Question | Prospect) -> Answer:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-P", "-m", "racecraft.server.thinker"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
                start_new_session=True,
            )
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError("the process ended")
        return msgspec.json.decode(line, type=Answer)

    @property
    def process_id(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Thinkers:
    """So many thinkers, and a queue before them."""

    def __init__(self, count: int, seconds: float) -> None:
        self.seconds = seconds
        self.all = [Thinker() for _ in range(count)]
        self._idle: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self.all:
            self._idle.put_nowait(thinker)
        self.lost = 0
        """How many had to be replaced."""

    async def choose(self, game: AnyGame, state: State, seat: Seat, bot: str, seed: int) -> Action:
        """What this bot does in this seat: always a legal action of the state as it is now."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if bot != LAST_RESORT:
            answer = await self.answer(Question(game.id, game.position(state), seat, bot, seed))
            if answer.action in legal:
                return answer.action
            log.error("no action from a bot", extra={"game": game.id, "bot": bot, "reason": answer.error})
        return make_bot(game.id, LAST_RESORT, seed).choose(Sight(game, state, seat))

    async def advise(self, game: AnyGame, state: State, seat: Seat, bot: str, seed: int) -> Answer:
        """What this bot would do, and what it thinks of its options if it can tell."""
        return await self.answer(Question(game.id, game.position(state), seat, bot, seed, weigh=True))

    async def answer(self, question: Question | Prospect) -> Answer:
        thinker = await self._idle.get()
        try:
            return await thinker.ask(question, self.seconds)
        except ThinkerLost as error:
            self.lost += 1
            return Answer(error=f"the thinker was replaced: {error}")
        finally:
            self._idle.put_nowait(thinker)

    async def close(self) -> None:
        await asyncio.gather(*[thinker.end() for thinker in self.all])


class Lookout:
    """One thinker that looks where choices lead, since that may take longer than a table should wait.

    Until it is ready, and when it is lost, the question is answered on the spot: it is never left open.
    """

    def __init__(self, seconds: float) -> None:
        self._thinkers = Thinkers(1, seconds)
        self._starting: asyncio.Task[None] | None = None
        self.ready = False

    @property
    def lost(self) -> int:
        return self._thinkers.lost

    @property
    def processes(self) -> list[int]:
        return [number for thinker in self._thinkers.all if (number := thinker.process_id) is not None]

    async def look(
        self, game: AnyGame, state: State, seat: Seat, sketch: dict[str, Any] | None = None
    ) -> msgspec.Raw:
        """The outlook of a state that nobody changes meanwhile; BadSketch for a sketch that means nothing."""
        if self.ready:
            answer = await self._thinkers.answer(Prospect(game.id, game.position(state), seat, sketch))
            if answer.bad_sketch is not None:
                raise BadSketch(answer.bad_sketch)
            if answer.outlook != NOTHING:
                return answer.outlook
            self.ready = False
            log.error("no outlook from a thinker", extra={"game": game.id, "reason": answer.error})
        elif self._starting is None or self._starting.done():
            self._starting = asyncio.create_task(self._start(game, state.copy(), seat))
        return msgspec.Raw(msgspec.json.encode(outlook(game, state, seat, sketch)))

    async def _start(self, game: AnyGame, state: State, seat: Seat) -> None:
        """The first question starts the process; its answer says that it works."""
        answer = await self._thinkers.answer(Prospect(game.id, game.position(state), seat))
        self.ready = answer.outlook != NOTHING

    async def close(self) -> None:
        self.ready = False
        if self._starting is not None:
            self._starting.cancel()
            await asyncio.wait([self._starting])
        await self._thinkers.close()
