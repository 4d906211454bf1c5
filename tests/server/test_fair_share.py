"""One address does not keep the others waiting, however many slow things it asks for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from racecraft.server.app import open_store
from racecraft.server.fair_share import FairShare, asking
from racecraft.server.settings import Settings
from racecraft.server.store import postgres
from racecraft.server.store.base import Store
from tests.server.running_server import AMPLE, PATIENCE, running

pytestmark = pytest.mark.asyncio


def as_(address: str, work: Callable[[], Coroutine[Any, Any, None]]) -> asyncio.Task[None]:
    async def asked() -> None:
        asking.set(address)
        await work()

    return asyncio.create_task(asked())


class Place:
    """Something of which there are few, with a list of who has got in."""

    def __init__(self, total: int, each: int) -> None:
        self.share = FairShare(total, each)
        self.within: list[str] = []
        self.go = asyncio.Event()

    async def use(self) -> None:
        async with self.share:
            self.within.append(asking.get())
            await self.go.wait()


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_an_address_takes_a_part_only_and_those_who_wait_take_turns() -> None:
    place = Place(3, 2)
    tasks = [as_("ann", place.use) for _ in range(4)]
    await settled()
    assert place.within == ["ann", "ann"]
    tasks += [as_("bob", place.use) for _ in range(2)]
    await settled()
    assert place.within == ["ann", "ann", "bob"]
    assert place.share.waiting() == 3
    tasks += [as_("", place.use) for _ in range(3)]
    await settled()
    assert place.within[3:] == ["", "", ""], "the server itself does not wait"
    place.go.set()
    await asyncio.gather(*tasks)
    assert sorted(place.within[6:]) == ["ann", "ann", "bob"]
    assert place.within[6:] != ["ann", "ann", "bob"], "in turns"
    assert place.share.waiting() == 0


async def test_whoever_gives_up_leaves_the_place_to_the_next() -> None:
    place = Place(1, 1)
    first, second, third = [as_("ann", place.use) for _ in range(3)]
    await settled()
    second.cancel()
    await settled()
    first.cancel()
    await settled()
    assert place.within == ["ann", "ann"], "the third is within"
    place.go.set()
    await third
    assert place.share.waiting() == 0


async def slow_reads(store: Store, address: str, count: int) -> list[asyncio.Task[None]]:
    async def read() -> None:
        await store.read(text("SELECT pg_sleep(600)"))

    return [as_(address, read) for _ in range(count)]


async def test_slow_queries_of_one_address_leave_connections_to_the_others(
    folder: Path, postgres_url: str
) -> None:
    store = open_store(Settings(data=folder, database=postgres_url, database_seconds=PATIENCE))
    await store.open()
    try:
        slow = await slow_reads(store, "ann", 2 * postgres.POOL)
        read: list[Any] = []

        async def ask() -> None:
            read.extend(await store.read(text("SELECT 1")))

        async with asyncio.timeout(PATIENCE / 2):
            for address in ("bob", "cem", ""):
                await as_(address, ask)
        assert len(read) == 3
        assert not any(task.done() for task in slow)
        for task in slow:
            task.cancel()
        await asyncio.gather(*slow, return_exceptions=True)
    finally:
        await store.close()


async def test_an_address_that_asks_for_more_at_once_than_it_may_is_told(folder: Path) -> None:
    """Behind a proxy, whose connections are not limited."""
    limits = msgspec.structs.replace(AMPLE, requests_at_once=3)
    async with (
        running(folder, limits=limits, proxies=("127.0.0.1",)) as server,
        server.guest() as ann,
        server.guest() as bob,
    ):
        store = server.service.store
        read, go = store.read, asyncio.Event()

        async def slow(query: Any) -> Any:
            if asking.get() == "192.0.2.1":
                await go.wait()
            return await read(query)

        store.read = slow  # type: ignore[method-assign]
        for guest, address in ((ann, "192.0.2.1"), (bob, "192.0.2.2")):
            guest.http.headers["x-forwarded-for"] = address
        waiting = [asyncio.create_task(ann.http.get("/api/tables")) for _ in range(3)]
        answer = None
        async with asyncio.timeout(PATIENCE):
            while answer is None or answer.status_code == 200:
                answer = await ann.http.get("/api/about")
        assert (answer.status_code, answer.json()["key"]) == (429, "too-fast")
        assert (await bob.http.get("/api/tables")).status_code == 200
        go.set()
        assert [each.status_code for each in await asyncio.gather(*waiting)] == [200] * 3
        assert (await ann.http.get("/api/tables")).status_code == 200


async def test_health_and_tables_of_others_do_not_wait_for_an_address_that_floods(
    folder: Path, postgres_url: str
) -> None:
    """Not even where that address asks for them: whoever holds the lock of a table delays all there."""
    async with (
        running(folder, database=postgres_url, database_seconds=PATIENCE) as server,
        server.guest("Ann") as ann,
    ):
        body = {"game": "rali", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
        code = (await ann.ask("POST", "/api/tables", body))["table"]["code"]
        service = server.service
        slow = await slow_reads(service.store, "192.0.2.1", postgres.POOL)
        done: list[str] = []

        async def look() -> None:
            async with service.rooms.at(code) as room:
                await service.reload(room)
            assert asking.get() == "192.0.2.1"
            assert await service.health.troubles() == {}
            done.append(asking.get())

        async with asyncio.timeout(PATIENCE / 2):
            await as_("192.0.2.1", look)
        assert done
        assert not any(task.done() for task in slow)
        for task in slow:
            task.cancel()
        await asyncio.gather(*slow, return_exceptions=True)
