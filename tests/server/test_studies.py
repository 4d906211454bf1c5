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
        self.now = 0.0
        self.studies = Studies(self.tasks, self.launch, now=lambda: self.now)

    async def launch(self, module: str) -> Any:
        self.most = max(self.most, len(self.under_way) + 1)
        return Process(self.goes_on, self.answer, self.under_way)

    async def begun(self) -> None:
        """All that can begin has begun."""
        for _ in range(50):
            await asyncio.sleep(0)

    async def settled(self) -> None:
        """All that can begin has begun, and then all has ended."""
        await self.begun()
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


async def test_what_its_person_no_longer_asks_about_is_given_up() -> None:
    setup = Setup()
    asking.set("a")
    setup.studies.progress("gt", "before", {}, "ann")
    await setup.begun()
    assert setup.under_way
    for _ in range(12):
        setup.now += 1
        setup.studies.progress("gt", "after", {}, "ann")
        await setup.begun()
    assert ("gt", "before") not in setup.studies._known
    assert setup.studies._waiting == {"a": 1}
    await setup.settled()
    assert setup.studies.progress("gt", "after", {}, "ann").statistics is not None
    again = setup.studies.progress("gt", "before", {}, "ann")
    assert (again.share, again.error) == (0, None), "asked for again, it begins again"
    await setup.settled()
    await setup.tasks.close()


@pytest.mark.parametrize("waiting", [("ann", "bob"), ("ann", ""), ("", "")])
async def test_what_others_wait_for_goes_on(waiting: tuple[str, str]) -> None:
    """And what is asked about in two windows of one person, and what nobody in particular asked for."""
    setup = Setup()
    asking.set("a")
    for person in waiting:
        setup.studies.progress("gt", "before", {}, person)
    for _ in range(30):
        setup.now += 1
        setup.studies.progress("gt", "after", {}, "ann")
        setup.studies.progress("gt", "beside", {}, "ann")
        await setup.begun()
    assert set(setup.studies._under_way) == {("gt", "before"), ("gt", "after"), ("gt", "beside")}
    await setup.settled()
    assert setup.studies.progress("gt", "before", {}, "bob").statistics is not None
    await setup.tasks.close()


async def test_a_study_that_never_had_its_turn_is_given_up_too() -> None:
    setup = Setup()
    asking.set("b")
    setup.studies.progress("gt", "theirs", {}, "bob")
    await setup.begun()
    asking.set("a")
    setup.studies.progress("gt", "before", {}, "ann")
    setup.now += 11
    setup.studies.progress("gt", "after", {}, "ann")
    await setup.begun()
    assert set(setup.studies._under_way) == {("gt", "theirs"), ("gt", "after")}
    await setup.settled()
    assert setup.studies.progress("gt", "after", {}, "ann").statistics is not None
    assert dict(setup.studies._waiting) == {}
    await setup.tasks.close()
