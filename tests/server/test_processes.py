"""Several servers on one database: they serve the same tables, and a killed one is not missed."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from racecraft.engine.record import decode, verify
from racecraft.server.ops.load_test import UNLIMITED, ServerProcess
from racecraft.server.settings import Settings
from tests.server.house import PATIENCE, Guest
from tests.server.test_races import drive, new_table

pytestmark = pytest.mark.asyncio


@asynccontextmanager
async def two_servers(folder: Path, url: str) -> AsyncIterator[list[ServerProcess]]:
    settings = Settings(
        data=folder, database=url, port=0, limits=UNLIMITED, workers=1, sweep_seconds=0.1, lease_seconds=1.0
    )
    servers = await asyncio.gather(*[asyncio.to_thread(ServerProcess, settings) for _ in range(2)])
    try:
        yield list(servers)
    finally:
        for server in servers:
            server.end()


def moved(guest: Guest, server: ServerProcess) -> Guest:
    """The same person at another server: the cookie is as good there."""
    there = Guest(f"http://127.0.0.1:{server.port}")
    there.http.cookies.set("racecraft", guest.http.cookies["racecraft"])
    return there


async def test_two_servers_share_a_table_and_one_is_killed(folder: Path, postgres_url: str) -> None:
    async with AsyncExitStack() as stack:
        first, second = await stack.enter_async_context(two_servers(folder, postgres_url))
        ann = await stack.enter_async_context(Guest(f"http://127.0.0.1:{first.port}", "Ann"))
        bob = await stack.enter_async_context(Guest(f"http://127.0.0.1:{second.port}", "Bob"))
        code = await new_table(ann, "heat", 2)
        await bob.ask("POST", f"/api/tables/{code}/seats/1", {})
        await ann.ask("POST", f"/api/tables/{code}/start", {})
        two = await stack.enter_async_context(bob.at(code, 1))
        driving = asyncio.create_task(drive(two, 1, Random(2)))
        async with ann.at(code, 0) as one:
            await drive(one, 0, Random(1), moves=40)
            await one.say(type="say", text="Still there?")
            async with asyncio.timeout(PATIENCE):
                while not any("Still there?" in message for message in two.raw):
                    await asyncio.sleep(0.01)
            os.kill(first.process_id, signal.SIGKILL)
        async with moved(ann, second) as again, again.at(code, 0, one.moment) as three:
            state = await three.hear("state")
            assert state["moment"] >= one.moment
            assert state["missed"] == one.shown["log"]
            await drive(three, 0, Random(3))
        await driving
        record = decode(await bob.ask("GET", f"/api/tables/{code}/record"))
        assert verify(record).chance == "verified"


async def test_bots_of_a_killed_server_are_driven_by_another(folder: Path, postgres_url: str) -> None:
    async with two_servers(folder, postgres_url) as (first, second):
        async with Guest(f"http://127.0.0.1:{first.port}", "Ann") as ann:
            body = {"game": "rali", "seats": [{"kind": "bot", "bot": "club"}] * 3, "start": True}
            code = (await ann.ask("POST", "/api/tables", body))["table"]["code"]
            os.kill(first.process_id, signal.SIGKILL)
        async with Guest(f"http://127.0.0.1:{second.port}") as bob, bob.at(code) as wire:
            await wire.until(lambda wire: wire.table["status"] == "over" if wire.table else False)
            record = decode(await bob.ask("GET", f"/api/tables/{code}/record"))
            assert verify(record).finished
