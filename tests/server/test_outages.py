"""What a server outlives: a PostgreSQL that stands still or is killed, a full disk. Nothing that was
acknowledged is lost, and everything goes on by itself within 10 seconds of the cause being gone: that follows
from the time limits, which are looked at here; how long it takes depends on the machine, too."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from racecraft.server.app import SHUTDOWN_SECONDS
from racecraft.server.ops.health import ANSWER_SECONDS
from racecraft.server.ops.load_test import UNLIMITED, ServerProcess
from racecraft.server.ops.supervisor import LONGEST_PAUSE
from racecraft.server.settings import Settings
from racecraft.server.store.libpq import CONNECT_SECONDS
from tests.server.conftest import new_postgres
from tests.server.running_server import PATIENCE, Clock, Guest, Wire, running
from tests.server.test_durability import stored_plays
from tests.server.test_tables import two_at_a_table

pytestmark = [
    pytest.mark.long,
    pytest.mark.asyncio,
    pytest.mark.skipif(sys.platform != "linux", reason="stops processes and limits files of Linux"),
]

DATABASE_SECONDS = 3.0
"""The most that an operation may take here."""
STALL = 2.1 * DATABASE_SECONDS
"""Longer than that, twice over."""


@pytest.fixture
def own_postgres() -> Iterator[Any]:
    """A PostgreSQL server that a test may stop and kill."""
    with new_postgres() as server:
        yield server


def processes_of(postgres: Any) -> list[int]:
    postmaster = int(postgres.get_pid())
    children = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text()
    return [postmaster, *map(int, children.split())]


def send(number: signal.Signals, processes: list[int]) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, number)


async def gone(processes: list[int]) -> None:
    async with asyncio.timeout(PATIENCE):
        while any(Path(f"/proc/{process}").exists() for process in processes):
            await asyncio.sleep(0.01)


def url_of(postgres: Any) -> str:
    postgres.psql("CREATE DATABASE race")
    return str(postgres.get_uri("race"))


@asynccontextmanager
async def server(settings: Settings) -> AsyncIterator[ServerProcess]:
    process = await asyncio.to_thread(ServerProcess, settings)
    try:
        yield process
    finally:
        await asyncio.to_thread(process.end)


async def shown(wire: Wire, seat: int | None) -> None:
    """Asks for the race until it is shown: the database may not answer yet."""
    while True:
        await wire.say(type="hello", seat=seat)
        message = await wire.hear()
        while message["type"] not in ("state", "error"):
            message = await wire.hear()
        if message["type"] == "state":
            return
        assert message["key"] == "not-stored", message
        await asyncio.sleep(0.1)


class Player:
    """Plays a race alone over one socket after another, and remembers what was acknowledged."""

    def __init__(self, guest: Guest, code: str) -> None:
        self.guest = guest
        self.code = code
        self.acknowledged: list[str] = []
        self.asked: list[str] = []
        """Since the last acknowledgement: stored or not, nobody can tell."""

    async def play(self, wire: Wire, moves: int) -> None:
        """So many acknowledged moves more; a move that is refused is tried again."""
        while moves:
            if not wire.shown or wire.shown["seat"] not in wire.shown["pending"]:
                await wire.hear()
                continue
            seat = wire.shown["seat"]
            choice = wire.shown["legal"][0]
            self.asked.append(f"{seat} {choice['text']}")
            answer = await wire.play(seat, choice["action"])
            if answer["type"] == "error":
                assert answer["key"] in ("not-stored", "stale"), answer
                await asyncio.sleep(0.2)
                await shown(wire, seat)
                continue
            self.acknowledged += self.asked[-1:]
            self.asked = []
            moves -= 1

    async def goes_on(self, moves: int = 3) -> None:
        """Plays on over a new socket, whatever it takes."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    async with self.guest.socket(self.code) as wire:
                        await shown(wire, 0)
                        await self.play(wire, moves)
                        return
                except (ConnectionClosed, InvalidHandshake, OSError):
                    await asyncio.sleep(0.1)


async def player_at(server: ServerProcess, stack: AsyncExitStack) -> Player:
    ann = await stack.enter_async_context(Guest(f"http://127.0.0.1:{server.port}", "Ann"))
    body = {"game": "rali", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
    return Player(ann, (await ann.ask("POST", "/api/tables", body))["table"]["code"])


async def status_of(guest: Guest, path: str) -> int:
    return (await guest.http.get(path)).status_code


async def ready(guest: Guest) -> None:
    async with asyncio.timeout(PATIENCE):
        while await status_of(guest, "/readyz") != 200:
            await asyncio.sleep(0.05)


async def nothing_lost(settings: Settings, player: Player) -> None:
    plays = (await stored_plays(settings))[player.code]
    left = iter(plays)
    assert all(play in left for play in player.acknowledged), "all is stored, in this order"


async def test_the_time_limits_add_up_to_less_than_ten_seconds() -> None:
    """At worst the cause goes right after an operation has begun that still waits for it: that one has to be
    given up, then comes the longest pause, then a new connection."""
    assert Settings().database_seconds + LONGEST_PAUSE + CONNECT_SECONDS < 10
    assert SHUTDOWN_SECONDS < 10, "the process ends after that, whatever hangs"
    assert ANSWER_SECONDS < 1, "of /readyz"


async def test_a_postgresql_that_stands_still(folder: Path, own_postgres: Any) -> None:
    """Its processes are stopped for longer than any time limit. Meanwhile health answers, plays are refused,
    and a server that is told to end does; afterwards races, bots and clocks go on."""
    settings = Settings(
        data=folder,
        database=url_of(own_postgres),
        port=0,
        limits=UNLIMITED,
        workers=1,
        database_seconds=DATABASE_SECONDS,
    )
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(server(settings))
        second = await stack.enter_async_context(server(settings))
        player = await player_at(first, stack)
        ann = player.guest
        bots = [{"kind": "bot", "bot": "rookie"}] * 3
        fleet = [
            (await ann.ask("POST", "/api/tables", {"game": "gt", "seats": bots, "start": True}))["table"][
                "code"
            ]
            for _ in range(5)
        ]
        wire = await stack.enter_async_context(ann.at(player.code, 0))
        await player.play(wire, 3)
        stopped = processes_of(own_postgres)
        send(signal.SIGSTOP, stopped)
        stalled = time.monotonic()
        try:
            answer = await asyncio.wait_for(
                wire.play(wire.shown["seat"], wire.shown["legal"][0]["action"]), PATIENCE
            )
            assert answer["key"] == "not-stored"
            assert (await status_of(ann, "/healthz"), await status_of(ann, "/readyz")) == (200, 503)
            os.kill(second.process_id, signal.SIGTERM)
            await asyncio.wait_for(asyncio.to_thread(second.wait), PATIENCE)
            await asyncio.sleep(max(0.0, stalled + STALL - time.monotonic()))
            assert (await status_of(ann, "/healthz"), await status_of(ann, "/readyz")) == (200, 503)
        finally:
            send(signal.SIGCONT, stopped)
        await asyncio.gather(ready(ann), player.goes_on(), *[moves_on(ann, code) for code in fleet])
        await nothing_lost(settings, player)


async def test_a_clock_goes_on_after_a_database_that_stood_still(folder: Path, own_postgres: Any) -> None:
    """Somebody's time runs out while nothing can be stored: a bot drives for them as soon as it can be."""
    clock = Clock()
    database = url_of(own_postgres)
    async with (
        running(folder, now=clock, database=database, database_seconds=DATABASE_SECONDS) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
    ):
        code = await two_at_a_table(server, ann, bob, clock={"kind": "bank", "minutes": 1})
        async with ann.at(code, 0) as wire:
            await wire.hear("state")
            stopped = processes_of(own_postgres)
            send(signal.SIGSTOP, stopped)
            try:
                clock.pass_seconds(61)
                health = await ann.http.get("/readyz")
                assert health.status_code == 503
                limit = f"database: no answer within {ANSWER_SECONDS:g} s"
                assert limit in health.text, "by the limit of the answer, not by that of the database"
                async with asyncio.timeout(PATIENCE):
                    while "scheduler" not in server.service.health.down():
                        await asyncio.sleep(0.01)
                assert not any(seat["away"] for seat in wire.table["seats"])
            finally:
                send(signal.SIGCONT, stopped)
            await wire.until(lambda wire: any(seat["away"] for seat in wire.table["seats"]))
            (late,) = [seat for seat in wire.table["seats"] if seat["away"]]
            assert late["left_by"] == "clock"
            await ready(ann)


async def listen_for(wire: Wire, seconds: float) -> None:
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(seconds):
            await wire.hear("nothing of the kind")


def moved_on(since: int, wire: Wire) -> bool:
    return wire.moment > since


async def moves_on(guest: Guest, code: str) -> None:
    """Bots drive."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                async with guest.socket(code) as wire:
                    await shown(wire, None)
                    moment = wire.moment
                    while wire.moment == moment and wire.view["result"] is None:
                        await wire.hear()
                    return
            except (ConnectionClosed, InvalidHandshake, OSError):
                await asyncio.sleep(0.1)


async def test_a_postgresql_that_is_killed(folder: Path, own_postgres: Any) -> None:
    settings = Settings(data=folder, database=url_of(own_postgres), port=0, limits=UNLIMITED, workers=1)
    async with AsyncExitStack() as stack:
        process = await stack.enter_async_context(server(settings))
        player = await player_at(process, stack)
        async with player.guest.at(player.code, 0) as wire:
            await player.play(wire, 20)
            killed = processes_of(own_postgres)
            send(signal.SIGKILL, killed)
            await gone(killed)
            seat = wire.shown["seat"]
            answer = await asyncio.wait_for(wire.play(seat, wire.shown["legal"][0]["action"]), PATIENCE)
            assert answer["key"] == "not-stored"
            assert await status_of(player.guest, "/readyz") == 503
            await asyncio.to_thread(own_postgres.ensure_postgres_running)
            await asyncio.gather(ready(player.guest), player.goes_on())
        await nothing_lost(settings, player)


async def test_a_full_disk(folder: Path) -> None:
    """No file of the server may grow. It says so, bots pause, and all go on when there is space again."""
    settings = Settings(data=folder, port=0, limits=UNLIMITED, workers=1)
    async with AsyncExitStack() as stack:
        process = await stack.enter_async_context(server(settings))
        player = await player_at(process, stack)
        ann = player.guest
        bots = [{"kind": "bot", "bot": "random"}] * 6
        body = {"game": "gt", "seats": bots, "start": True}
        fleet = [(await ann.ask("POST", "/api/tables", body))["table"]["code"] for _ in range(5)]
        async with ann.at(player.code, 0) as wire, ann.at(fleet[0]) as watching:
            await player.play(wire, 5)
            _, hard = resource.prlimit(process.process_id, resource.RLIMIT_FSIZE)
            resource.prlimit(process.process_id, resource.RLIMIT_FSIZE, (4096, hard))
            seat = wire.shown["seat"]
            answer = await asyncio.wait_for(wire.play(seat, wire.shown["legal"][0]["action"]), PATIENCE)
            assert answer["key"] == "not-stored"
            assert await status_of(ann, "/readyz") == 503
            await listen_for(watching, 1.0)  # what was sent before
            before, spent = len(watching.raw), process.processor_seconds
            await listen_for(watching, 4.0)
            assert len(watching.raw) - before < 20, "no state after state"
            assert process.processor_seconds - spent < 2.0, "half of a core at most"
            resource.prlimit(process.process_id, resource.RLIMIT_FSIZE, (hard, hard))
            watching.socket.transport.abort()  # unread messages would delay its end
            await asyncio.gather(ready(ann), player.goes_on(), *[moves_on(ann, code) for code in fleet])
        await asyncio.to_thread(process.end)
        await nothing_lost(settings, player)
