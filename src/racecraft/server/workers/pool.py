"""Worker processes for bots and outlooks, one question at a time, never on the event loop; whose question is
next is decided in `queue`.

A worker is `python -m racecraft.server.workers.worker` with pipes. One that crashes or times out is killed
and replaced, and the bot `random` decides instead: a seat always gets a decision. Outlooks have a worker of
their own, so that they do not wait for bots.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from racecraft.bots.bot import Sight
from racecraft.bots.registry import make_bot
from racecraft.engine.game import AnyGame
from racecraft.engine.state import Action, Seat, State
from racecraft.outlook import BadSketch, outlook
from racecraft.server.workers.process import Launcher, LineProcess, launch
from racecraft.server.workers.queue import WATCHED, Asker, FairQueue, Full, Rank
from racecraft.server.workers.worker import (
    NOTHING,
    Answer,
    AnyQuestion,
    Foreseen,
    Foresight,
    Prospect,
    Question,
    answer,
)

LAST_RESORT = "random"
"""The bot that decides where a worker has failed."""
MODULE = "racecraft.server.workers.worker"
NOBODY = Asker("", "")
LINGER = 0.2
"""Seconds after the turn of a bot for which the only worker is kept for its next question."""
ASLEEP = 0.005
"""A process that uses no more than this share of a core hangs; the busiest machine gives it more."""

log = logging.getLogger(__name__)


class WorkerLost(Exception):
    """A worker ended, or had to be ended, before it answered."""


class _Judgement:
    """Ends a wait for a process that has worked for too long or does not work at all. One that is slow
    because it gets little of a busy machine is left to go on: another would be as slow, and would have to
    solve the same track again from the beginning, and so would the one after it."""

    def __init__(self, limit: asyncio.Timeout, seconds: float, worked: Callable[[], float | None]) -> None:
        self._limit = limit
        self._seconds = seconds
        self._worked = worked
        self._before = 0.0
        self._loop = asyncio.get_running_loop()
        self._judge_after(seconds)

    def _judge_after(self, pause: float) -> None:
        self._timer = self._loop.call_later(pause, self._judge, pause)

    def _judge(self, pause: float) -> None:
        worked = self._worked()
        if worked is None or worked >= self._seconds or worked - self._before <= ASLEEP * pause:
            self._limit.reschedule(self._loop.time())
        else:
            self._before = worked
            self._judge_after(max(self._seconds - worked, self._seconds / 4))

    def cancel(self) -> None:
        self._timer.cancel()


class Worker:
    """One process."""

    def __init__(self, launcher: Launcher = launch) -> None:
        self._launch = launcher
        self._process: LineProcess | None = None

    async def ask(self, question: AnyQuestion, seconds: float) -> Answer:
        """WorkerLost if no answer comes within these seconds of processor time; the next question starts a
        new process then."""
        try:
            async with asyncio.timeout(None) as limit:
                judged = self._judge_later(limit, seconds)
                try:
                    return await self._ask(question)
                finally:
                    judged.cancel()
        except (TimeoutError, OSError, EOFError, ValueError, msgspec.DecodeError) as error:
            await self.end()
            raise WorkerLost(str(error) or type(error).__name__) from None
        except asyncio.CancelledError:
            await self.end()
            raise

    async def _ask(self, question: AnyQuestion) -> Answer:
        if self._process is None or self._process.ended:
            self._process = await self._launch(MODULE)
        await self._process.write(msgspec.json.encode(question))
        return msgspec.json.decode(await self._process.read(), type=Answer)

    def _judge_later(self, limit: asyncio.Timeout, seconds: float) -> _Judgement:
        process = self._process
        before = 0.0 if process is None or process.ended else process.spent()

        def worked() -> float | None:
            now = None if self._process is None else self._process.spent()
            if now is None or before is None:
                return None
            return now - before if self._process is process else now

        return _Judgement(limit, seconds, worked)

    @property
    def process_id(self) -> int | None:
        return None if self._process is None else self._process.number

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            await process.end()


class InProcess(Worker):
    """This process, where no other can be started: whatever else goes on waits for the answer."""

    async def ask(self, question: AnyQuestion, seconds: float) -> Answer:
        await asyncio.sleep(0)  # what is to be sent goes out first
        return answer(question)


class Busy(Exception):
    """The queue is full: the question was not asked."""


class _Ticket:
    """A place in the queue."""

    __slots__ = ("gone", "turn")

    def __init__(self, gone: Callable[[], bool] | None) -> None:
        self.turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.gone = gone


class WorkerPool:
    """A fixed number of workers with a fair queue."""

    def __init__(
        self, count: int, seconds: float, queue: int, workers: Sequence[Worker] | None = None
    ) -> None:
        """`workers` are used instead of new ones."""
        self.seconds = seconds
        self.all = list(workers or [Worker() for _ in range(count)] or [InProcess()])
        self._idle = list(self.all)
        self.queue: FairQueue[_Ticket] = FairQueue(queue)
        self._turned = float("-inf")
        """When a turn that somebody watches was last answered."""
        self._kept: asyncio.TimerHandle | None = None
        """Ends the moment for which an only worker is kept for the next turn."""
        self.asked = 0
        """Questions that workers were asked."""
        self.lost = 0
        """How many had to be replaced."""

    async def choose(
        self,
        game: AnyGame,
        state: State,
        seat: Seat,
        bot: str,
        seed: int,
        rank: Rank = Rank.TURN,
        asker: Asker = NOBODY,
    ) -> Action:
        """What this bot does in this seat: always a legal action of the state as it is now; Busy if the
        queue is full."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if bot != LAST_RESORT:
            question = Question(game.id, game.position(state), seat, bot, seed)
            answer = await self.answer(question, rank, asker)
            if answer.action in legal:
                return answer.action
            log.error("no action from a bot", extra={"game": game.id, "bot": bot, "reason": answer.error})
        return make_bot(game.id, LAST_RESORT, seed).choose(Sight(game, state, seat))

    async def advise(
        self,
        game: AnyGame,
        state: State,
        seat: Seat,
        bot: str,
        seed: int,
        asker: Asker = NOBODY,
        gone: Callable[[], bool] | None = None,
        sketch: dict[str, Any] | None = None,
    ) -> Answer:
        """What this bot would do and why, compared with a sketch; Busy if the queue is full."""
        question = Question(game.id, game.position(state), seat, bot, seed, weigh=True, sketch=sketch)
        return await self.answer(question, Rank.HINT, asker, gone)

    async def answer(
        self,
        question: AnyQuestion,
        rank: Rank = Rank.TURN,
        asker: Asker = NOBODY,
        gone: Callable[[], bool] | None = None,
    ) -> Answer:
        """Busy if the queue is full, or if the asker has `gone` before it was their turn."""
        worker = await self._worker(rank, asker, gone)
        self.asked += 1
        began = asyncio.get_running_loop().time()
        try:
            return await worker.ask(question, self.seconds)
        except WorkerLost as error:
            self.lost += 1
            return Answer(error=f"the worker was replaced: {error}")
        finally:
            self._count(rank, began)
            self._release(worker)

    async def _worker(self, rank: Rank, asker: Asker, gone: Callable[[], bool] | None) -> Worker:
        """A worker, when it is the asker's turn to have one."""
        ticket = _Ticket(gone)
        try:
            dropped = self.queue.put(rank, asker, ticket)
        except Full:
            raise Busy from None
        if dropped is not None and not dropped.turn.done():
            dropped.turn.set_exception(Busy())
        self._hand_out()
        turn = ticket.turn
        try:
            return await turn
        except asyncio.CancelledError:
            self.queue.discard(rank, asker, ticket)
            if turn.done() and not turn.cancelled() and turn.exception() is None:
                self._release(turn.result())
            raise

    def _release(self, worker: Worker) -> None:
        self._idle.append(worker)
        self._hand_out()

    def _count(self, rank: Rank, began: float) -> None:
        """A question that began then has been answered. The turn of a bot is a row of questions with a store
        in between: what takes long and waits behind would get in between every two of them, so an only worker
        is kept for the next one. The time for which it was kept counts as spent, too."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        if rank in WATCHED and len(self.all) == 1:
            if began - self._turned < LINGER:
                began = self._turned
            if self._kept is not None:
                self._kept.cancel()
            self._turned = now
            self._kept = loop.call_later(LINGER, self._keep_no_longer)
        self.queue.spent(rank, now - began)

    def _free_for_others(self) -> bool:
        """Whether what waits behind the turns may be asked: of several workers the last idle one is kept for
        turns, an only one for a moment after each."""
        if len(self.all) > 1:
            return len(self._idle) > 1
        return self._kept is None

    def _keep_no_longer(self) -> None:
        self._kept = None
        self._hand_out()

    def _hand_out(self) -> None:
        """Gives idle workers to those whose turn it is."""
        while self._idle:
            ticket = self.queue.take(self._free_for_others())
            if ticket is None:
                return
            if ticket.turn.done():
                continue
            if ticket.gone is not None and ticket.gone():
                ticket.turn.set_exception(Busy())
            else:
                ticket.turn.set_result(self._idle.pop())

    async def close(self) -> None:
        await asyncio.gather(*[worker.end() for worker in self.all])


MOST_HERE = 12
"""Outlooks that are computed in this process while their worker starts."""
TRIES = 2
"""How often an outlook is asked for: a worker may have been lost for a reason of its own."""


class OutlookWorker:
    """One worker that computes outlooks, which may take long.

    The first few are computed in this process while it starts, and all where there is none; the others wait
    for it. One that a worker could not compute never is: it would keep everybody waiting.
    """

    def __init__(self, count: int, seconds: float, queue: int) -> None:
        self._workers = WorkerPool(count, seconds, queue)
        self._startable = count > 0
        self._starting: asyncio.Task[None] | None = None
        self._here = 0
        """Questions since it was started."""
        self.ready = False

    @property
    def lost(self) -> int:
        return self._workers.lost

    @property
    def waiting(self) -> int:
        return len(self._workers.queue)

    @property
    def processes(self) -> list[int]:
        return [number for worker in self._workers.all if (number := worker.process_id) is not None]

    async def look(
        self,
        game: AnyGame,
        state: State,
        seat: Seat,
        sketch: dict[str, Any] | None = None,
        asker: Asker = NOBODY,
        gone: Callable[[], bool] | None = None,
    ) -> msgspec.Raw:
        """The outlook of a state that nobody changes meanwhile; BadSketch for a sketch that means nothing,
        Busy if the queue is full, or if the worker was lost twice over it."""
        if await self._works(game, state, seat):
            question = Prospect(game.id, game.position(state), seat, sketch)
            for _ in range(TRIES):
                answer = await self._workers.answer(question, Rank.TURN, asker, gone)
                if answer.bad_sketch is not None:
                    raise BadSketch(answer.bad_sketch)
                if answer.outlook != NOTHING:
                    return answer.outlook
                log.error("no outlook from a worker", extra={"game": game.id, "reason": answer.error})
            raise Busy
        return msgspec.Raw(msgspec.json.encode(outlook(game, state, seat, sketch)))

    async def foresee(
        self, game: AnyGame, state: State, seat: Seat, decision: list[str], asker: Asker = NOBODY
    ) -> Foreseen | None:
        """What the choices of a seat lead to, as a hash, and a decision in words; None if that failed, Busy
        if the queue is full."""
        question = Foresight(game.id, game.position(state), seat, decision)
        works = await self._works(game, state, seat)
        found = await self._workers.answer(question, Rank.TURN, asker) if works else answer(question)
        if found.foreseen is None:
            log.error("no foresight from a worker", extra={"game": game.id, "reason": found.error})
        return found.foreseen

    async def _works(self, game: AnyGame, state: State, seat: Seat) -> bool:
        """Whether the worker is to be asked; starts it, and waits for it unless few have asked. Busy if
        it could not be started."""
        if self.ready or not self._startable:
            return self.ready
        if self._starting is None or self._starting.done():
            self._starting = asyncio.create_task(self._start(game, state.copy(), seat))
            self._here = 0
        self._here += 1
        if self._here <= MOST_HERE:
            return False
        await asyncio.wait([self._starting])
        if not self.ready:
            raise Busy
        return True

    async def _start(self, game: AnyGame, state: State, seat: Seat) -> None:
        """The first question starts the process; its answer says that it works."""
        answer = await self._workers.answer(Prospect(game.id, game.position(state), seat))
        self.ready = answer.outlook != NOTHING

    async def close(self) -> None:
        self.ready = False
        if self._starting is not None:
            self._starting.cancel()
            await asyncio.wait([self._starting])
        await self._workers.close()
