"""Requests sent before the answers to earlier ones: a few are served, and no chunk is parsed at once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from racecraft.server.transport.http import RequestProtocol
from tests.server.house import PATIENCE, House, running
from tests.server.test_security import with_limits

AT_ONCE = 70
"""Requests whose heads one callback may parse."""
pytestmark = pytest.mark.asyncio


def head(house: House, more: bytes = b"") -> bytes:
    return b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n%s\r\n" % (house.port, more)


async def answers_to(house: House, data: bytes) -> list[int]:
    """The statuses of all answers until the server hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
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
    async with running(folder) as house:
        many = b"GET / HTTP/1.1\r\nHost: abcdef\r\n\r\n" * 2000
        assert await answers_to(house, many + head(house, b"Connection: close\r\n")) == [403] * 2000 + [200]
        behind = b"POST / HTTP/1.1\r\nHost: abcdef\r\nContent-Length: 300\r\n\r\n" + b"x" * 300
        await answers_to(house, behind + many)
    assert 1 <= max(at_once) <= AT_ONCE


async def test_a_few_are_served_in_order_whatever_their_size(folder: Path) -> None:
    async with running(folder) as house:
        long = head(house, b"Cookie: " + b"x" * 5000 + b"\r\n") * 20
        last = head(house, b"Connection: close\r\n")
        assert await answers_to(house, long + last) == [200] * 21


async def test_a_body_among_them_is_served(folder: Path) -> None:
    async with running(folder) as house:
        size = 100_000
        post = (
            b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nOrigin: %s\r\n"
            b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n"
            % (house.port, house.url.encode(), size)
        ) + b"x" * size
        data = head(house) + post + head(house) + post + head(house, b"Connection: close\r\n")
        assert await answers_to(house, data) == [200, 400, 200, 400, 200]


async def test_new_connections_have_a_rate(folder: Path) -> None:
    async with running(folder, limits=with_limits(arrivals=0.001, arrival_burst=3)) as house:
        request = head(house, b"Connection: close\r\n")
        found: list[Any] = [await answers_to(house, request) for _ in range(5)]
        assert found == [[200]] * 3 + [[429]] * 2


async def test_two_names_of_the_server_are_refused(folder: Path) -> None:
    async with running(folder) as house:
        assert await answers_to(house, head(house, b"Host: other.example\r\n")) == [400]
