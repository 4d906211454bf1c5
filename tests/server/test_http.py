"""Connections of people who are slow, greedy or gone."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import struct
from pathlib import Path

import pytest

from racecraft.server.settings import Limits
from racecraft.server.transport import http as requests
from racecraft.server.transport.http import ConnectionLimiter, RequestProtocol
from racecraft.server.transport.limits import Buckets
from tests.server.running_server import PATIENCE, RunningServer, running
from tests.server.test_security import with_limits

pytestmark = pytest.mark.asyncio


async def connected(server: RunningServer) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", server.port)


async def rest(reader: asyncio.StreamReader) -> bytes:
    """What still comes until the server has hung up."""
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionError:
        return b""


def asking(server: RunningServer, path: str = "/healthz") -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /api/about HT",
        b"GET /api/about HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{",
    ],
    ids=["nothing", "half a line", "half a head", "half a body"],
)
async def test_who_never_finishes_a_request_is_not_waited_for(
    said: bytes, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(requests, "REQUEST_SECONDS", 0.2)
    async with running(folder) as server:
        reader, writer = await connected(server)
        writer.write(said)
        await rest(reader)
        writer.close()
        assert not server.instance.server_state.connections


@pytest.mark.parametrize(
    "more",
    [
        "Content-Length: 5\r\n\r\nhello",
        "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "X: y\r\n" * 200 + "\r\n",
    ],
    ids=["a body", "chunks", "many headers"],
)
async def test_a_handshake_that_is_none_is_answered_and_hung_up_on(more: str, folder: Path) -> None:
    """The library that reads it again refuses more than the one that read it first, and tells nobody."""
    async with running(folder) as server:
        reader, writer = await connected(server)
        name = f"127.0.0.1:{server.port}"
        writer.write(
            f"GET /api/tables/ABCDEF/live HTTP/1.1\r\nHost: {name}\r\nOrigin: http://{name}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{more}".encode()
        )
        assert (await rest(reader)).startswith(b"HTTP/1.1 4")
        writer.close()
        assert not server.instance.server_state.connections


async def test_an_empty_line_keeps_no_connection_open(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "REQUEST_SECONDS", 0.3)
    async with running(folder) as server:
        reader, writer = await connected(server)
        writer.write(asking(server))
        assert b"200 OK" in await reader.readuntil(b"ok\n")
        writer.write(b"\r\n")
        assert await rest(reader) == b""
        writer.close()


async def test_a_request_may_take_longer_than_it_took_to_come(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(requests, "REQUEST_SECONDS", 0.5)
    async with running(folder) as server:
        look_up = server.service.store.read

        async def slow(query: object) -> object:
            await asyncio.sleep(0.8)
            return await look_up(query)

        monkeypatch.setattr(server.service.store, "read", slow)
        reader, writer = await connected(server)
        writer.write(asking(server) + asking(server)[:-2] + b"Connection: close\r\n\r\n")
        assert (await rest(reader)).count(b"ok\n") == 2
        writer.close()


async def test_an_idle_connection_is_kept_for_the_next_request(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For longer than a request may take to come: proxies keep connections for a minute."""
    monkeypatch.setattr(requests, "REQUEST_SECONDS", 0.5)
    async with running(folder) as server:
        reader, writer = await connected(server)
        for _ in range(2):
            writer.write(asking(server))
            assert b"200 OK" in await asyncio.wait_for(reader.readuntil(b"ok\n"), PATIENCE)
            await asyncio.sleep(0.8)
        writer.write(asking(server)[:10])
        assert await rest(reader) == b"", "who has begun one is not waited for"
        writer.close()


async def test_a_head_has_only_so_much_room(folder: Path) -> None:
    async with running(folder) as server:
        reader, writer = await connected(server)
        writer.write(b"GET / HTTP/1.1\r\n")
        try:
            for number in range(100):
                writer.write(f"X-{number}: {'x' * 4000}\r\n".encode())
                await writer.drain()
        except ConnectionError:
            pass
        answer = await rest(reader)
        assert b"200" not in answer
        assert not server.instance.server_state.connections
        writer.close()
        large = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {server.url}\r\n"
        reader, writer = await connected(server)
        writer.write(f"{large}Content-Length: 200000\r\n\r\n".encode() + b"x" * 200_000)
        assert b" 400 " in await asyncio.wait_for(reader.readline(), PATIENCE), "a body has more"
        writer.close()


@pytest.mark.parametrize(
    ("head", "piece"),
    [
        ("PUT /api/me HTTP/1.1\r\nContent-Length: 1000000000000000000\r\n", b"x" * 65_536),
        ("PUT /api/me HTTP/1.1\r\nTransfer-Encoding: chunked\r\n", b"1\r\nx\r\n" * 10_000),
        ("PUT /api/me HTTP/1.1\r\nTransfer-Encoding: chunked\r\n", b"1;" + b"x" * 65_536),
        ("PUT /api/me HTTP/1.1\r\nTransfer-Encoding: chunked\r\n", b"4000\r\n" + b"x" * 0x4000 + b"\r\n"),
        ("GET /api/about HTTP/1.1\r\nTransfer-Encoding: chunked\r\n", b"1\r\nx\r\n" * 10_000),
        ("GET /healthz HTTP/1.1\r\n", b"\r\n" * 32_768),
    ],
    ids=["a length", "tiny chunks", "what chunks are called", "large chunks", "of a question", "empty lines"],
)
async def test_a_body_without_end_is_not_read(head: str, piece: bytes, folder: Path) -> None:
    """Neither before the answer nor after it: eight such connections kept everybody waiting for seconds."""
    most = 128 * Limits().body_bytes
    async with running(folder) as server:
        reader, writer = await connected(server)
        writer.write(f"{head}Host: 127.0.0.1:{server.port}\r\n\r\n".encode())
        sent = 0
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                while sent < most:
                    writer.write(piece)
                    sent += len(piece)
                    await writer.drain()
        assert sent < most, "it was read to its end"
        await rest(reader)
        writer.close()
        assert not server.instance.server_state.connections


async def test_a_body_may_come_in_chunks_and_small_pieces(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        cookie = ann.http.cookies["racecraft"]
        body = b'{"name":"Bob"}'
        chunks = b"".join(b"1\r\n%c\r\n" % letter for letter in body) + b"0\r\n\r\n"
        reader, writer = await connected(server)
        writer.write(
            f"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: http://127.0.0.1:{server.port}\r\n"
            f"Cookie: racecraft={cookie}\r\nContent-Type: application/json\r\nConnection: close\r\n"
            "Transfer-Encoding: chunked\r\n\r\n".encode()
        )
        for letter in chunks:
            writer.write(bytes([letter]))
            await writer.drain()
        assert b'"Bob"' in await rest(reader)
        writer.close()
        most = await ann.http.put("/api/me", content=b'{"name":"Bob"' + b" " * 250_000 + b"}")
        assert most.status_code == 200


async def test_who_takes_nothing_of_an_answer_is_hung_up_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(requests, "STALLED_SECONDS", 0.2)
    async with running(folder) as server:
        with socket.socket() as lazy:
            lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            lazy.connect(("127.0.0.1", server.port))
            lazy.sendall(asking(server, "/api/schema/openapi.json") * 100)
            async with asyncio.timeout(PATIENCE):
                while not server.instance.server_state.connections:
                    await asyncio.sleep(0.01)
                while server.instance.server_state.connections or server.instance.server_state.tasks:
                    await asyncio.sleep(0.01)


async def test_a_slow_reader_gets_it_all(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often the server looks, as long as something was taken since it looked before."""
    later = RequestProtocol._check_progress_later
    seen: list[int] = []

    def remember(connection: RequestProtocol, size: int) -> None:
        seen.append(size)
        later(connection, size)

    monkeypatch.setattr(requests, "STALLED_SECONDS", 3600)
    monkeypatch.setattr(RequestProtocol, "_check_progress_later", remember)
    async with running(folder) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=10_000)
        one = asking(server)
        writer.write(one)
        await reader.readuntil(b"ok\n")
        (connection,) = server.instance.server_state.connections
        assert isinstance(connection, RequestProtocol)
        small = connection.transport.get_extra_info("socket")
        small.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)
        one = asking(server, "/api/schema/openapi.json")
        writer.write(one * 9 + one[:-2] + b"Connection: close\r\n\r\n")
        taken, looked = bytearray(), 0
        while data := await asyncio.wait_for(reader.read(5000), PATIENCE):
            taken += data
            unsent = connection.transport.get_write_buffer_size()
            if connection._stalled is not None and 0 < unsent < seen[-1]:
                connection._check_progress(seen[-1])
                looked += 1
        writer.close()
        assert taken.count(b"HTTP/1.1 200 OK") == 10
        assert looked > 10


@pytest.mark.parametrize("reset", [True, False])
async def test_who_leaves_in_the_middle_of_many_answers_is_no_failure(
    reset: bool, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(folder) as server:
        with socket.socket() as hasty:
            hasty.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            hasty.connect(("127.0.0.1", server.port))
            hasty.sendall(asking(server, "/api/schema/openapi.json") * 150)
            hasty.setblocking(False)
            loop = asyncio.get_running_loop()
            assert await asyncio.wait_for(loop.sock_recv(hasty, 1), PATIENCE), "the answers have begun"
            if reset:
                hasty.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        async with asyncio.timeout(PATIENCE):
            while server.instance.server_state.connections or server.instance.server_state.tasks:
                await asyncio.sleep(0.01)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def gone(server: RunningServer, writer: asyncio.StreamWriter) -> None:
    """Hangs up, and returns when the server knows."""
    here = writer.get_extra_info("sockname")
    writer.close()
    async with asyncio.timeout(PATIENCE):
        while any(getattr(each, "client", None) == here for each in server.instance.server_state.connections):
            await asyncio.sleep(0.01)


async def test_connections_of_an_address_are_limited(folder: Path) -> None:
    async with running(folder, limits=with_limits(connections=3)) as server, server.guest("Ann") as ann:
        first = [await connected(server) for _ in range(2)]
        async with server.guest() as third:
            await third.refused("too-many", "GET", "/healthz")
        assert (await ann.http.get("/healthz")).status_code == 200, "who is in stays in"
        code = (await ann.ask("POST", "/api/tables", {"game": "rali", "seats": [{"kind": "me"}]}))["table"][
            "code"
        ]
        await gone(server, first[0][1])
        async with ann.at(code), ann.at(code), ann.at(code) as wire:
            await wire.hear("table")
        first[1][1].close()


async def test_the_doorkeeper_knows_neighbours_and_proxies() -> None:
    door = ConnectionLimiter(2, 1, 100, ("10.0.0.1",), Buckets(1, 100))
    assert [door.admit("2001:db8::1"), door.admit("2001:db8::2"), door.admit("2001:db8::3")] == [
        True,
        True,
        False,
    ]
    door.release("2001:db8::1")
    assert door.admit("2001:db8::3")
    assert all(door.admit("10.0.0.1") for _ in range(10))
