"""How a bystander fares while somebody floods the server: one race after another, each flood in turn.

Server, attacker and bystanders are processes of their own. The limits are the default ones, so the attacker
comes from another address of this machine: loopback has many on Linux. Each flood ends by itself.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import socket
import sys
import time
from collections.abc import Awaitable, Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec

from racecraft.arena.bench import BenchFailed
from racecraft.engine.form import form
from racecraft.server.ops.load_test import (
    START_PATIENCE,
    Course,
    ServerProcess,
    Tables,
    chosen_games,
    drivers_at,
    make_folder,
    open_tables,
    run_in_loop,
    server,
)
from racecraft.server.settings import Settings

ATTACKER = "127.0.0.2"
MOST_TABLES = 40
"""So many people may come from one address."""
PACE = 40.0
"""Moves a second that the bystanders play: what matters is how long one waits, not how many there are."""
SOCKETS = 8
READERS = 100
"""As many as one address may have."""
LONGEST = 120.0
"""Seconds after which any flood ends."""
PIECE = 16_384
"""Bytes sent at once; with the pause after each, a socket sends 3 MB a second at most."""
PAUSE = 0.005
SAMPLE_SECONDS = 0.05


class Endured(msgspec.Struct, frozen=True):
    """What one flood did to the others."""

    flood: str
    """Empty for none."""
    moves: int
    median_ms: float
    p99_ms: float
    slowest_ms: float
    megabytes: float
    """The most memory that the server held."""
    connections: int
    """That the attacker made."""
    sent_megabytes: float


class AttackReport(msgspec.Struct, frozen=True):
    form: str
    tables: int
    seconds: float
    floods: list[Endured]


# --- The attacker ---


class Attack:
    """A flood on its way, with what it has done so far."""

    def __init__(self, port: int, code: str) -> None:
        self.port = port
        self.code = code
        self.connections = 0
        self.sent = 0

    async def connect(self) -> socket.socket:
        """A client with little room for what it is sent."""
        client = socket.socket()
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.bind((ATTACKER, 0))
        client.setblocking(False)
        await asyncio.get_running_loop().sock_connect(client, ("127.0.0.1", self.port))
        self.connections += 1
        return client

    async def upgrade(self) -> socket.socket:
        client = await self.connect()
        head = (
            f"GET /api/tables/{self.code}/live HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        await self.send(client, head.encode())
        return client

    async def send(self, client: socket.socket, data: bytes) -> None:
        await asyncio.get_running_loop().sock_sendall(client, data)
        self.sent += len(data)

    async def repeat(self, once: Callable[[Attack], Awaitable[None]], count: int) -> None:
        """So many at one time, each anew when it has ended."""

        async def always() -> None:
            while True:
                try:
                    await once(self)
                except OSError:
                    await asyncio.sleep(10 * PAUSE)

        await asyncio.gather(*(always() for _ in range(count)))


async def _cookie(attack: Attack) -> None:
    """A cookie that takes quadratic time to unquote."""
    client = await attack.connect()
    with client:
        head = f"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1:{attack.port}\r\nCookie: "
        for cookie in (b'x="' + b"\\" * 7500 + b'"', b"\\" * 64_000):
            await attack.send(client, head.encode() + cookie + b"\r\n\r\n")
            await asyncio.sleep(PAUSE)


async def _chunks(attack: Attack) -> None:
    """A body without end, a byte at a time."""
    client = await attack.connect()
    head = f"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1:{attack.port}\r\nTransfer-Encoding: chunked\r\n\r\n"
    chunk = b"1\r\nx\r\n"
    with client:
        await attack.send(client, head.encode())
        while True:
            await attack.send(client, chunk * (PIECE // len(chunk)))
            await asyncio.sleep(PAUSE)


async def _frames(attack: Attack, frame: bytes) -> None:
    """One frame again and again, and nothing is read."""
    client = await attack.upgrade()
    data = frame * (PIECE // len(frame))
    with client:
        while True:
            await attack.send(client, data)
            await asyncio.sleep(PAUSE)


async def _pings(attack: Attack) -> None:
    await _frames(attack, b"\x89\xfd\0\0\0\0" + b"x" * 125)


async def _tiny(attack: Attack) -> None:
    await _frames(attack, b"\x81\x80\0\0\0\0")


async def _readers(attack: Attack) -> None:
    """Spectators who ask for the whole race as often as they may and take none of it."""
    client = await attack.upgrade()
    with client:
        while True:
            await attack.send(client, b'\x81\x90\0\0\0\0{"type":"hello"}')
            await asyncio.sleep(0.06)


FLOODS: dict[str, tuple[Callable[[Attack], Awaitable[None]], int]] = {
    "cookie": (_cookie, SOCKETS),
    "chunks": (_chunks, SOCKETS),
    "pings": (_pings, SOCKETS),
    "frames": (_tiny, SOCKETS),
    "readers": (_readers, READERS),
}
"""By name, what is done and how many at one time."""


def _attack(port: int, code: str, door: Connection) -> None:
    """Floods as it is told, one after another."""
    while name := door.recv():
        asyncio.run(_attack_until_told(name, port, code, door))


async def _attack_until_told(name: str, port: int, code: str, door: Connection) -> None:
    attack = Attack(port, code)
    flood, count = FLOODS[name]
    task = asyncio.create_task(attack.repeat(flood, count))
    until = time.monotonic() + LONGEST
    under_way = False
    while time.monotonic() < until and not door.poll():
        if not under_way and attack.connections >= count and attack.sent:
            under_way = True
            door.send(None)
        await asyncio.sleep(SAMPLE_SECONDS)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    while not door.poll():
        await asyncio.sleep(SAMPLE_SECONDS)
    door.recv()
    door.send((attack.connections, attack.sent))


class Attacker:
    """The process of an attacker, which waits until it is told to begin."""

    def __init__(self, port: int, code: str) -> None:
        context = multiprocessing.get_context("spawn")
        self._door, inner = context.Pipe()
        self._process = context.Process(target=_attack, args=(port, code, inner), daemon=True)
        self._process.start()
        inner.close()

    async def begin(self, name: str) -> None:
        """Returns when the attacker has all its connections and sends."""
        self._door.send(name)
        try:
            async with asyncio.timeout(START_PATIENCE):
                await self._told()
        except TimeoutError:
            raise BenchFailed("the attacker does not get under way") from None

    async def _told(self) -> Any:
        try:
            while not self._door.poll():
                await asyncio.sleep(SAMPLE_SECONDS)
            return self._door.recv()
        except (EOFError, OSError):
            raise BenchFailed("the attacker failed") from None

    async def end(self) -> tuple[int, int]:
        """Ends a flood: connections made and bytes sent."""
        self._door.send(None)
        connections, sent = await self._told()
        return connections, sent

    def leave(self) -> None:
        self._process.kill()
        self._process.join()


# --- The bystanders ---


async def _most_memory(process: ServerProcess, most: list[float]) -> None:
    while True:
        most[0] = max(most[0], process.megabytes)
        await asyncio.sleep(SAMPLE_SECONDS)


async def _endure(
    process: ServerProcess, course: Course, flood: str, attacker: Attacker, seconds: float
) -> Endured:
    most = [0.0]
    watching = asyncio.create_task(_most_memory(process, most))
    try:
        if flood:
            await attacker.begin(flood)
        load = await course.run(process, flood or "no flood", seconds, PACE)
    finally:
        watching.cancel()
    connections, sent = await attacker.end() if flood else (0, 0)
    return Endured(
        flood=flood,
        moves=load.moves,
        median_ms=load.median_ms,
        p99_ms=load.p99_ms,
        slowest_ms=load.slowest_ms,
        megabytes=round(most[0], 1),
        connections=connections,
        sent_megabytes=round(sent / 1e6, 3),
    )


async def _all(process: ServerProcess, tables: Tables, floods: list[str], seconds: float) -> list[Endured]:
    attacker = Attacker(process.port, tables[0][0])
    try:
        async with drivers_at(tables, lambda code: process.port) as course:
            return [await _endure(process, course, flood, attacker, seconds) for flood in ["", *floods]]
    finally:
        attacker.leave()


def bench_attack(
    database: str, tables: int, seconds: float, games: list[str], where: Path | None = None
) -> AttackReport:
    """Moves of bystanders without a flood and beside each."""
    if not sys.platform.startswith("linux"):
        raise BenchFailed("the floods come from a second loopback address, which only Linux has by itself")
    ids = chosen_games(games)
    count = min(tables, MOST_TABLES)
    with (
        make_folder(where) as folder,
        server(Settings(data=folder, database=database, port=0)) as process,
    ):
        opened = open_tables(process.port, count, ids)
        endured = run_in_loop(_all(process, opened, list(FLOODS), seconds))
    return AttackReport(form=form(), tables=count, seconds=seconds, floods=endured)
