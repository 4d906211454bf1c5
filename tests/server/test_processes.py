"""Several servers on one database: they serve the same tables, and a killed one is not missed."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from racecraft.engine.record import decode, verify
from racecraft.server.accounts.identity import Person
from racecraft.server.ops.load_test import UNLIMITED, ServerProcess
from racecraft.server.play import processes, seating, starting, tables
from racecraft.server.play.seating import Sitting
from racecraft.server.settings import Settings
from tests.server.running_server import PATIENCE, Guest, RunningServer, running
from tests.server.test_races import drive, new_table

pytestmark = pytest.mark.asyncio
TAKEOVER_SECONDS = 5.0
"""As promised."""


@asynccontextmanager
async def two_servers(folder: Path, url: str) -> AsyncIterator[list[ServerProcess]]:
    settings = Settings(data=folder, database=url, port=0, limits=UNLIMITED, workers=1)
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


@pytest.mark.long
async def test_bots_of_a_killed_server_are_driven_by_another(folder: Path, postgres_url: str) -> None:
    """Within five seconds, with the default settings."""
    async with two_servers(folder, postgres_url) as (first, second):
        async with Guest(f"http://127.0.0.1:{first.port}", "Ann") as ann:
            body = {"game": "gt", "seats": [{"kind": "bot", "bot": "random"}] * 6, "start": True}
            code = (await ann.ask("POST", "/api/tables", body))["table"]["code"]
            async with Guest(f"http://127.0.0.1:{second.port}", "Bob") as bob:
                there = (await bob.ask("POST", "/api/tables", body))["table"]["code"]
                async with bob.at(there) as wire:
                    await wire.until(lambda wire: wire.moment > 3)  # it drives bots of its own, too
            async with ann.at(code) as wire:
                await wire.until(lambda wire: wire.moment > 3)
                os.kill(first.process_id, signal.SIGKILL)
        async with Guest(f"http://127.0.0.1:{second.port}") as bob, bob.at(code) as wire:
            moment = (await wire.hear("state"))["moment"]
            async with asyncio.timeout(TAKEOVER_SECONDS):
                await wire.until(lambda wire: wire.moment > moment)
            await wire.until(lambda wire: wire.table["status"] == "over")
            record = decode(await bob.ask("GET", f"/api/tables/{code}/record"))
            assert verify(record).finished


@asynccontextmanager
async def two_running_servers(
    folder: Path, url: str, **given: Any
) -> AsyncIterator[tuple[RunningServer, RunningServer]]:
    """Two servers in this process."""
    given = {"database": url, **given}
    async with running(folder, **given) as first, running(folder, **given) as second:
        yield first, second


def at(server: RunningServer, guest: Guest) -> Guest:
    there = server.guest()
    there.http.cookies.set("racecraft", guest.http.cookies["racecraft"])
    return there


async def test_a_seat_is_known_elsewhere_even_if_its_server_dies_before_it_tells(
    folder: Path, postgres_url: str
) -> None:
    """What is stored is told in the same transaction: nothing is left to do that a death could prevent."""
    async with (
        two_running_servers(folder, postgres_url) as (first, second),
        first.guest("Ann") as ann,
        second.guest("Bob") as bob,
    ):
        code = await new_table(ann, "rali", 2)
        async with bob.at(code) as wire:
            await wire.hear("table")
            store = first.service.store
            sitting = Person("bob", "Bob", stored=False)
            await seating.sit(store, await tables.load(store, code), 1, sitting, Sitting(), 1)
            told = await wire.hear("table")
            assert told["table"]["seats"][1]["name"] == "Bob"
            facts = await tables.load(store, code)
            host = Person(facts.host, "Ann")
            await starting.start(store, facts, host, None, 2, 0)
            assert (await wire.hear("state"))["table"]["status"] == "running"


async def test_an_idle_process_keeps_no_races_and_hears_of_none(folder: Path, postgres_url: str) -> None:
    """Its scheduler leaves due tables to the process that has them in memory."""
    async with (
        two_running_servers(folder, postgres_url) as (busy, idle),
        busy.guest("Ann") as ann,
    ):
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
        body = {"game": "gt", "seats": seats, "start": True, "clock": {"kind": "bank", "minutes": 1}}
        code = (await ann.ask("POST", "/api/tables", body))["table"]["code"]
        heard: list[object] = []
        idle.service.store.listen(heard.append)
        async with ann.at(code, 0) as wire:
            await drive(wire, 0, Random(1), moves=60)
        assert busy.service.metrics.moves > 60
        assert idle.service.metrics.races_grown == 0
        assert not idle.service.rooms.by_code
        assert heard == []


async def test_a_race_that_was_only_looked_at_is_dropped_when_it_goes_on_elsewhere(
    folder: Path, postgres_url: str
) -> None:
    async with (
        two_running_servers(folder, postgres_url) as (first, second),
        first.guest("Ann") as ann,
        at(second, ann) as looking,
    ):
        body = {"game": "rali", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
        code = (await ann.ask("POST", "/api/tables", body))["table"]["code"]
        await looking.ask("GET", f"/api/tables/{code}/state")
        assert code in second.service.rooms.by_code
        async with ann.at(code, 0) as wire:
            await wire.hear("state")
            await wire.play(wire.shown["seat"], wire.shown["legal"][0]["action"])
        async with asyncio.timeout(PATIENCE):
            while code in second.service.rooms.by_code:
                await asyncio.sleep(0.01)
        state = await looking.ask("GET", f"/api/tables/{code}/state")
        assert state["moment"] == wire.moment


async def test_a_race_that_nobody_watches_any_more_is_dropped(
    folder: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes, "IDLE_SECONDS", 0.05)
    async with running(folder, database=postgres_url) as server, server.guest("Ann") as ann:
        body = {"game": "rali", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
        code = (await ann.ask("POST", "/api/tables", body))["table"]["code"]
        async with ann.at(code, 0) as wire:
            await wire.hear("state")
            for _ in range(5):
                server.service.rooms.drop_idle()
            assert code in server.service.rooms.by_code, "somebody is there"
        async with asyncio.timeout(PATIENCE):
            while server.service.rooms.by_code:
                await asyncio.sleep(0.01)


async def test_chat_is_told_at_both_servers(folder: Path, postgres_url: str) -> None:
    async with (
        two_running_servers(folder, postgres_url) as (first, second),
        first.guest("Ann") as ann,
        at(second, ann) as too,
    ):
        code = await new_table(ann, "rali", 2)
        async with ann.at(code) as one, too.at(code) as two:
            await one.hear("table")
            await two.hear("table")
            await one.say(type="say", text="Hello there")
            await two.say(type="say", text="Hello here")
            said = {(await wire.hear("chat"))["text"] for wire in (one, one, two, two)}
            assert said == {"Hello there", "Hello here"}
