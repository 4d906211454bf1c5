"""Bots think elsewhere; one that crashes or never answers is replaced, and the seat still moves."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from racecraft.engine.registry import game_of
from racecraft.server.workers import pool as workers
from racecraft.server.workers.pool import Worker, WorkerPool
from racecraft.server.workers.process import processor_seconds
from racecraft.server.workers.worker import Answer, Question, answer

pytestmark = pytest.mark.asyncio


@asynccontextmanager
async def staff(seconds: float = 30.0, count: int = 1) -> AsyncIterator[WorkerPool]:
    crew = WorkerPool(count, seconds, 100)
    try:
        yield crew
    finally:
        await crew.close()


def a_question() -> tuple[Any, Any, int]:
    game = game_of("rali")
    state = game.new(2)
    while len(state.legal(seat := state.pending()[0])) == 1:
        state.play(seat, state.legal(seat)[0])
    return game, state, seat


async def test_a_worker_answers_as_the_bot_would() -> None:
    game, state, seat = a_question()
    expected = answer(Question(game.id, game.position(state), seat, "club", 5))
    async with staff() as crew:
        assert await crew.choose(game, state, seat, "club", 5) == expected.action
        first = crew.all[0].process_id
        await crew.choose(game, state, seat, "club", 6)
        assert crew.all[0].process_id == first, "the process stays for the next question"
        assert crew.lost == 0


async def test_one_that_dies_is_replaced() -> None:
    game, state, seat = a_question()
    async with staff() as crew:
        await crew.choose(game, state, seat, "club", 5)
        first = crew.all[0].process_id
        assert first is not None
        os.kill(first, signal.SIGKILL)
        await asyncio.sleep(0.05)
        assert await crew.choose(game, state, seat, "club", 5) in state.legal(seat)
        assert await crew.choose(game, state, seat, "club", 5) in state.legal(seat)
        assert crew.all[0].process_id != first


async def test_one_that_is_stuck_is_ended_and_the_seat_moves() -> None:
    game, state, seat = a_question()
    async with staff(seconds=20.0) as crew:
        await crew.choose(game, state, seat, "club", 5)
        stuck = crew.all[0].process_id
        assert stuck is not None
        os.kill(stuck, signal.SIGSTOP)
        crew.seconds = 0.2
        assert await crew.choose(game, state, seat, "club", 5) in state.legal(seat)
        assert crew.lost == 1
        with pytest.raises(ProcessLookupError):
            os.kill(stuck, 0)


class Pretended:
    """A process that gets so much processor time between two looks at it, and answers after so many."""

    number = None
    ended = False

    def __init__(self, share: float, looks: int) -> None:
        self._share = share
        self._left = looks
        self._used = 0.0
        self._done = asyncio.Event()

    def spent(self) -> float:
        self._used += self._share
        self._left -= 1
        if not self._left:
            self._done.set()
        return self._used

    async def write(self, line: bytes) -> None: ...

    async def read(self) -> bytes:
        await self._done.wait()
        return b'{"action":7}'

    async def end(self) -> None:
        self.ended = True


async def asked_of(pretended: Pretended, seconds: float) -> tuple[Answer, WorkerPool]:
    async def launcher(module: str) -> Pretended:
        return pretended

    crew = WorkerPool(1, seconds, 100, [Worker(launcher)])
    return await crew.answer(Question("rali", {}, 0, "club", 5)), crew


async def test_one_that_gets_little_of_a_busy_machine_is_left_to_go_on() -> None:
    """A new process would be as slow, and would solve the same track from the beginning: nobody would ever
    decide but `random`, and all would wait for that."""
    process = Pretended(share=0.001, looks=8)
    answered, crew = await asked_of(process, seconds=0.02)
    assert answered.action == 7
    assert crew.lost == 0
    assert not process.ended


@pytest.mark.parametrize("share", [0.1, 0.0], ids=["works for too long", "hangs"])
async def test_one_that_works_for_too_long_or_not_at_all_is_replaced(share: float) -> None:
    process = Pretended(share, looks=1000)
    answered, crew = await asked_of(process, seconds=0.02)
    assert "replaced" in str(answered.error)
    assert crew.lost == 1
    assert process.ended


@pytest.mark.skipif(not os.path.exists("/proc/self/stat"), reason="only Linux tells")
async def test_the_processor_time_of_a_process_is_known() -> None:
    before = time.process_time()
    told = processor_seconds(os.getpid())
    assert told is not None
    assert before - 0.1 <= told <= time.process_time() + 0.1
    assert processor_seconds(2**31 - 1) is None


async def test_an_action_that_is_none_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    game, state, seat = a_question()

    async def nonsense(self: object, question: Question, seconds: float) -> Answer:
        return Answer(action=10**6)

    monkeypatch.setattr(workers.Worker, "ask", nonsense)
    async with staff() as crew:
        assert await crew.choose(game, state, seat, "club", 5) in state.legal(seat)


async def test_what_fails_in_a_bot_is_told() -> None:
    game, _, seat = a_question()
    told = answer(Question(game.id, {"no": "position"}, seat, "club", 5))
    assert told.action is None
    assert "BadPosition" in str(told.error)
