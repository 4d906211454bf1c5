"""Requests sent before the answers to earlier ones: a few are served, and no chunk is parsed at once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from racecraft.server.transport.http import RequestProtocol
from tests.server.running_server import PATIENCE, RunningServer, running
from tests.server.test_security import with_limits

AT_ONCE = 70
"""Requests whose heads one callback may parse."""
pytestmark = pytest.mark.asyncio


def head(server: RunningServer, more: bytes = b"") -> bytes:
    return b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n%s\r\n" % (server.port, more)


async def answers_to(server: RunningServer, data: bytes) -> list[int]:
    """The statuses of all answers until the server hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(data)
    try:
        async with asyncio.timeout(PATIENCE):
            told = await reader.read()
    except ConnectionError:
        told = b""
    finally:
        writer.close()
    return [int(part[:3]) for part in told.split(b"HTTP/1.1 ")[1:]]


async def test_a_chunk_of_thousands_is_not_parsed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = 0
    plain = RequestProtocol.on_message_begin

    def counted(protocol: RequestProtocol) -> None:
        nonlocal begun
        begun += 1
        plain(protocol)

    monkeypatch.setattr(RequestProtocol, "on_message_begin", counted)
    at_once: list[int] = []
    received = RequestProtocol.data_received

    def measured(protocol: RequestProtocol, data: bytes) -> None:
        before = begun
        received(protocol, data)
        at_once.append(begun - before)

    monkeypatch.setattr(RequestProtocol, "data_received", measured)
    async with running(folder) as server:
        many = b"GET / HTTP/1.1\r\nHost: abcdef\r\n\r\n" * 2000
        assert await answers_to(server, many + head(server, b"Connection: close\r\n")) == [403] * 2000 + [200]
        behind = b"POST / HTTP/1.1\r\nHost: abcdef\r\nContent-Length: 300\r\n\r\n" + b"x" * 300
        await answers_to(server, behind + many)
    assert 1 <= max(at_once) <= AT_ONCE


async def test_a_few_are_served_in_order_whatever_their_size(folder: Path) -> None:
    async with running(folder) as server:
        long = head(server, b"Cookie: " + b"x" * 5000 + b"\r\n") * 20
        last = head(server, b"Connection: close\r\n")
        assert await answers_to(server, long + last) == [200] * 21


async def test_a_body_among_them_is_served(folder: Path) -> None:
    async with running(folder) as server:
        size = 100_000
        post = (
            b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nOrigin: %s\r\n"
            b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n"
            % (server.port, server.url.encode(), size)
        ) + b"x" * size
        data = head(server) + post + head(server) + post + head(server, b"Connection: close\r\n")
        assert await answers_to(server, data) == [200, 400, 200, 400, 200]


async def test_new_connections_have_a_rate(folder: Path) -> None:
    async with running(folder, limits=with_limits(arrivals=0.001, arrival_burst=3)) as server:
        request = head(server, b"Connection: close\r\n")
        found: list[Any] = [await answers_to(server, request) for _ in range(5)]
        assert found == [[200]] * 3 + [[429]] * 2


async def test_two_names_of_the_server_are_refused(folder: Path) -> None:
    async with running(folder) as server:
        assert await answers_to(server, head(server, b"Host: other.example\r\n")) == [400]
