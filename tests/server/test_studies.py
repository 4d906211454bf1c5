"""Studies of tracks: one at a time, whatever becomes of it, and nothing of it stays behind."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from racecraft.server.building.studies import Studies
from racecraft.server.fair_share import asking
from racecraft.server.ops.supervisor import Supervisor
from tests.server.running_server import PATIENCE

pytestmark = pytest.mark.asyncio

DONE = b'{"share":1.0,"statistics":{"figures":[],"map":{}}}'


class Process:
    """A process that answers when it is told to."""

    def __init__(self, goes_on: asyncio.Event, answer: bytes | Exception, under_way: list[int]) -> None:
        self._goes_on = goes_on
        self._answer = answer
        self._under_way = under_way

    async def write(self, line: bytes) -> None:
        self._under_way.append(1)

    async def read(self) -> bytes:
        await self._goes_on.wait()
        if isinstance(self._answer, Exception):
            raise self._answer
        return self._answer

    async def end(self) -> None:
        self._under_way.pop()


class Setup:
    def __init__(self, answer: bytes | Exception = DONE) -> None:
        self.tasks = Supervisor()
        self.goes_on = asyncio.Event()
        self.under_way: list[int] = []
        self.most = 0
        self.answer = answer
        self.studies = Studies(self.tasks, self.launch)

    async def launch(self, module: str) -> Any:
        self.most = max(self.most, len(self.under_way) + 1)
        return Process(self.goes_on, self.answer, self.under_way)

    async def settled(self) -> None:
        """All that can begin has begun, and then all has ended."""
        for _ in range(50):
            await asyncio.sleep(0)
        self.goes_on.set()
        async with asyncio.timeout(PATIENCE):
            while self.studies._waiting.total():
                await asyncio.sleep(0)


async def test_one_study_runs_at_a_time() -> None:
    setup = Setup()
    for number, address in enumerate(("a", "b", "c")):
        asking.set(address)
        assert setup.studies.progress("gt", str(number), {}).share == 0
    await setup.settled()
    assert setup.most == 1
    assert [setup.studies.progress("gt", str(number), {}).share for number in range(3)] == [1, 1, 1]
    await setup.tasks.close()


@pytest.mark.parametrize("error", [KeyError("oops"), RuntimeError("x"), EOFError(), ValueError("no JSON")])
async def test_a_study_that_fails_says_so_and_is_tried_again(error: Exception) -> None:
    setup = Setup(error)
    asking.set("a")
    setup.studies.progress("gt", "x", {})
    await setup.settled()
    assert setup.studies._known["gt", "x"].error == "this track could not be studied"
    setup.answer = DONE
    assert setup.studies.progress("gt", "x", {}).error is None
    await setup.settled()
    assert setup.studies.progress("gt", "x", {}).statistics is not None
    await setup.tasks.close()


async def test_no_address_is_remembered() -> None:
    setup = Setup()
    for number in range(20):
        asking.set(f"192.0.2.{number}")
        setup.studies.progress("gt", str(number), {})
        await setup.settled()
    assert dict(setup.studies._waiting) == {}
    await setup.tasks.close()
