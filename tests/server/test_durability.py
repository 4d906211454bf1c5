"""Nothing that was acknowledged is ever lost: the server is killed in the middle of many races."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random

import msgspec
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from racecraft.engine.registry import all_games
from racecraft.server.app import open_store
from racecraft.server.ops.load_test import UNLIMITED, ServerProcess
from racecraft.server.settings import Settings
from racecraft.server.store import schema
from racecraft.server.store.moves import Line
from tests.server.running_server import Guest, Wire

pytestmark = pytest.mark.asyncio

TABLES = 40
GAMES = [game.id for game in all_games()]


class Driver:
    """Plays both seats of a race, and remembers what was acknowledged."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.random = Random(code)
        self.acknowledged: list[str] = []
        self.asked: str | None = None
        """On its way: stored or not, nobody can tell."""

    async def drive(self, wire: Wire, enough: asyncio.Event) -> None:
        """Plays until the server is gone, or there have been enough moves."""
        try:
            await wire.hear("state")
            while not enough.is_set() and wire.shown["pending"]:
                seat = wire.shown["pending"][0]
                if wire.shown["seat"] != seat:
                    await wire.say(type="hello", seat=seat)
                    await wire.hear("state")
                    continue
                choice = self.random.choice(wire.shown["legal"])
                self.asked = f"{seat} {choice['text']}"
                answer = await wire.play(seat, choice["action"])
                assert answer["type"] != "error", answer
                self.acknowledged.append(self.asked)
                self.asked = None
        except (ConnectionClosed, OSError):
            return

    async def play_once(self, wire: Wire) -> bool:
        """Whether the race goes on."""
        await wire.hear("state")
        seat = wire.shown["pending"][0]
        if wire.shown["seat"] != seat:
            await wire.say(type="hello", seat=seat)
            await wire.hear("state")
        answer = await wire.play(seat, self.random.choice(wire.shown["legal"])["action"])
        return bool(answer["type"] != "error")


async def stored_plays(settings: Settings) -> dict[str, list[str]]:
    """By table, the decisions in the database; the numbers of its moves run from 0 without a gap."""
    store = open_store(settings)
    await store.open()
    rows = await store.read(select(schema.moves).order_by(schema.moves.c.code, schema.moves.c.number))
    await store.close()
    plays: dict[str, list[str]] = {}
    numbers: dict[str, int] = {}
    for row in rows:
        assert row.number == numbers.get(row.code, 0)
        numbers[row.code] = row.number + 1
        line = msgspec.json.decode(row.line, type=Line)
        plays.setdefault(row.code, []).extend(
            f"{ply.seat} {ply.play}" for ply in line.plies if ply.play is not None
        )
    return plays


@asynccontextmanager
async def at_all_tables(
    process: ServerProcess, cookie: str, drivers: list[Driver]
) -> AsyncIterator[list[Wire]]:
    guest = Guest(f"http://127.0.0.1:{process.port}")
    guest.http.cookies.set("racecraft", cookie)
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(guest)
        yield await asyncio.gather(
            *[stack.enter_async_context(guest.at(driver.code, 0)) for driver in drivers]
        )


async def play_until_killed(process: ServerProcess, cookie: str, drivers: list[Driver], moves: int) -> None:
    """Drives all tables of a server, and kills it when there were so many more moves."""
    enough = asyncio.Event()
    before = sum(len(driver.acknowledged) for driver in drivers)
    async with at_all_tables(process, cookie, drivers) as wires:
        driving = [
            asyncio.create_task(driver.drive(wire, enough))
            for driver, wire in zip(drivers, wires, strict=True)
        ]
        while sum(len(driver.acknowledged) for driver in drivers) < before + moves:
            await asyncio.sleep(0.005)
            assert not all(task.done() for task in driving)
        os.kill(process.process_id, signal.SIGKILL)
        await asyncio.gather(*driving)
    process.end()


@pytest.mark.parametrize("kills", [1, pytest.param(5, marks=pytest.mark.long)])
async def test_kill_loses_no_acknowledged_move_and_doubles_none(
    kills: int, folder: Path, database: str
) -> None:
    settings = Settings(
        data=folder, database=database, port=0, limits=UNLIMITED, workers=1, live_tables=TABLES // 2
    )
    process = ServerProcess(settings)
    async with Guest(f"http://127.0.0.1:{process.port}") as host:
        await host.ask("PUT", "/api/me", {"name": "Ann"})
        seats = [{"kind": "me"}, {"kind": "me"}]
        wanted = [
            {"game": GAMES[number % len(GAMES)], "seats": seats, "start": True} for number in range(TABLES)
        ]
        opened = await asyncio.gather(*[host.ask("POST", "/api/tables", body) for body in wanted])
        drivers = [Driver(answer["table"]["code"]) for answer in opened]
        cookie = host.http.cookies["racecraft"]
    for _ in range(kills):
        await play_until_killed(process, cookie, drivers, TABLES)
        stored = await stored_plays(settings)
        for driver in drivers:
            plays = stored[driver.code]
            told = driver.acknowledged
            assert plays[: len(told)] == told, "what was acknowledged is stored, in this order"
            assert plays[len(told) :] in ([], [driver.asked]), "and nothing else but what was on its way"
            driver.acknowledged, driver.asked = plays, None
        process = ServerProcess(settings)
    assert sum(len(driver.acknowledged) for driver in drivers) >= kills * TABLES
    async with at_all_tables(process, cookie, drivers) as wires:
        resumed = await asyncio.gather(
            *[driver.play_once(wire) for driver, wire in zip(drivers, wires, strict=True)]
        )
    process.end()
    assert all(resumed), "every table goes on where it was"
