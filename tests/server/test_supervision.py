"""Background tasks that fail are restarted, and a server in trouble says so."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from racecraft.server.errors import NotStored
from racecraft.server.ops import health
from racecraft.server.ops.supervisor import Supervised, Supervisor
from racecraft.server.play.scheduler import Scheduler
from tests.server.running_server import PATIENCE, Guest, RunningServer, running

pytestmark = pytest.mark.asyncio


async def readiness(guest: Guest) -> tuple[int, str]:
    """Status and text of /readyz."""
    answer = await guest.http.get("/readyz")
    return answer.status_code, answer.text


async def until_ready(guest: Guest, wanted: int = 200) -> str:
    async with asyncio.timeout(PATIENCE):
        while True:
            status, text = await readiness(guest)
            if status == wanted:
                return text
            await asyncio.sleep(0.05)


async def test_a_scheduler_that_fails_is_restarted_and_turns_the_server_not_ready_meanwhile(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(folder) as server, server.guest() as eve:
        assert await readiness(eve) == (200, "ok\n")

        async def broken(scheduler: Scheduler) -> None:
            raise ZeroDivisionError("the clock stands still")

        with monkeypatch.context() as patch:
            patch.setattr(Scheduler, "_sweep", broken)
            assert await until_ready(eve, 503) == "scheduler: the clock stands still\n"
            assert (await eve.http.get("/healthz")).text == "ok\n", "the process itself lives"
            page = (await eve.http.get("/metrics")).text
            assert 'racecraft_task_up{task="scheduler"} 0.0' in page
        await until_ready(eve)
        page = (await eve.http.get("/metrics")).text
        assert 'racecraft_task_up{task="scheduler"} 1.0' in page
        assert 'racecraft_task_restarts_total{task="scheduler"} 0.0' not in page
    (logged, *_) = [record for record in caplog.records if record.getMessage() == "a task failed"]
    assert logged.exc_info is not None


async def test_a_scheduler_that_hangs_turns_the_server_not_ready(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(folder) as server, server.guest() as eve:
        (scheduler,) = [task for task in server.service.tasks.kept if task.name == "scheduler"]
        hung = asyncio.Event()

        async def hang(scheduler: Scheduler) -> None:
            hung.set()
            await asyncio.Event().wait()

        monkeypatch.setattr(Scheduler, "_sweep", hang)
        await hung.wait()
        monkeypatch.setattr(scheduler, "_patience", 0.0)
        status, text = await readiness(eve)
        assert status == 503
        assert text.startswith("scheduler: no sign of life")


@pytest.mark.parametrize("how", ["refuses", "hangs"])
async def test_a_server_that_cannot_store_is_not_ready(
    how: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert health.ANSWER_SECONDS < 1, "whatever hangs"
    async with running(folder) as server, server.guest() as eve:

        async def write(*statements: object) -> None:
            if how == "hangs":
                await asyncio.Event().wait()
            raise NotStored("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(server.service.store, "write", write)
            status, text = await readiness(eve)
            assert status == 503
            assert "database: " in text
            assert (await eve.http.get("/healthz")).status_code == 200
            if how == "hangs":
                server.service.health._check.cancel()  # type: ignore[union-attr]
        await until_ready(eve)


async def test_all_who_ask_at_once_share_one_check(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(folder) as server, server.guest() as eve:
        store = server.service.store
        writes = 0
        write = store.write

        async def counted(*statements: Any) -> None:
            nonlocal writes
            writes += any("heartbeats" in str(statement) for statement in statements)
            await write(*statements)

        monkeypatch.setattr(store, "write", counted)
        answers = await asyncio.gather(*[eve.http.get("/readyz") for _ in range(20)])
        assert {answer.status_code for answer in answers} == {200}
        assert writes <= 2


async def test_a_task_that_keeps_failing_is_restarted_ever_more_seldom(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pauses: list[float] = []
    sleep = asyncio.sleep

    async def slept(seconds: float) -> None:
        pauses.append(seconds)
        await sleep(0)

    async def work(task: Supervised) -> None:
        if len(pauses) == 6:
            task.beat()
        if len(pauses) == 8:
            await asyncio.Event().wait()
        raise OSError("no")

    monkeypatch.setattr(asyncio, "sleep", slept)
    tasks = Supervisor()
    tasks.keep("work", work)
    async with asyncio.timeout(PATIENCE):
        while len(pauses) < 8:
            await sleep(0)
    assert pauses == [0.2, 0.4, 0.8, 1.0, 1.0, 1.0, 0.2, 0.4], "from the beginning after it has worked"
    assert tasks.down() == {"work": "no"}
    await tasks.close()


async def bots_alone(server: RunningServer, ann: Guest) -> str:
    seats = [{"kind": "bot", "bot": "random"}] * 3
    answer = await ann.ask("POST", "/api/tables", {"game": "rali", "seats": seats, "start": True})
    return str(answer["table"]["code"])


async def test_bots_do_not_spin_while_nothing_can_be_stored(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A watcher is sent few states, and the race goes on by itself afterwards."""
    async with running(folder) as server, server.guest("Ann") as ann:
        store = server.service.store
        tries: list[float] = []

        def full(move: object, answered: Any) -> None:
            tries.append(asyncio.get_running_loop().time())
            asyncio.get_running_loop().call_soon(answered, NotStored("database or disk is full"))

        with monkeypatch.context() as patch:
            append = store.append_then
            code = None
            patch.setattr(store, "append_then", lambda move, answered: (
                append(move, answered) if move.number == 0 else full(move, answered)
            ))  # fmt: skip
            code = await bots_alone(server, ann)
            async with ann.at(code) as wire:
                await wire.hear("state")
                async with asyncio.timeout(PATIENCE):
                    while len(tries) < 4:
                        await asyncio.sleep(0.01)
                pauses = [after - before for before, after in pairwise(tries[:4])]
                assert all(pause >= least for pause, least in zip(pauses, (0.2, 0.4, 0.8), strict=True))
                assert len(wire.raw) < 10
                patch.undo()
                await wire.until(lambda wire: wire.table["status"] == "over")
