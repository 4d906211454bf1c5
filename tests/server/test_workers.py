"""Bots think elsewhere; one that crashes or never answers is replaced, and the seat still moves."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from racecraft.engine.registry import game_of
from racecraft.server.workers import pool as workers
from racecraft.server.workers.pool import WorkerPool
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
