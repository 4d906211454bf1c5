"""Frames as they come over the wire: cut anywhere, many at once, in fragments, wrong, too large or early."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from racecraft.server.app import listen
from tests.server.raw_socket import (
    BINARY,
    CONTINUED,
    NOT_UTF8,
    PING,
    PONG,
    PROTOCOL_ERROR,
    TEXT,
    TOO_LARGE,
    RawSocket,
    accepted,
    asking,
    connected,
    frame,
    request,
)
from tests.server.running_server import PATIENCE, running

pytestmark = pytest.mark.asyncio


async def test_a_frame_may_be_cut_anywhere(folder: Path) -> None:
    sent = frame(TEXT, asking("cut"))
    long = frame(TEXT, asking("a" * 40) + b" " * 200)
    async with running(folder) as server, connected(server) as client:
        for cut in range(1, 10):
            client.writer.write(sent[:cut])
            await client.writer.drain()
            await asyncio.sleep(0.002)
            client.writer.write(sent[cut:] + long[:cut])
            assert (await client.answer())["id"] == "cut"
            client.writer.write(long[cut:])
            assert (await client.answer())["id"] == "a" * 40


async def test_many_frames_at_once_are_answered_in_order(folder: Path) -> None:
    """Many more than may wait: reading stops meanwhile and nothing is lost."""
    ids = [str(number) for number in range(500)]
    async with running(folder) as server, connected(server) as client:
        pings = [frame(TEXT, b'{"type":"ping"}') + frame(TEXT, asking(id)) for id in ids]
        client.writer.write(b"".join(pings))
        answers = [await client.answer() for _ in range(2 * len(ids))]
    assert [answer["type"] for answer in answers] == ["pong", "error"] * len(ids)
    assert [answer["id"] for answer in answers[1::2]] == ids


async def test_a_message_in_fragments_keeps_its_place_among_others(folder: Path) -> None:
    said = asking("fragments")
    async with running(folder) as server, connected(server) as client:
        client.writer.write(
            frame(TEXT, asking("before"))
            + frame(TEXT, said[:10], final=False)
            + frame(PING, b"are you there")
            + frame(CONTINUED, said[10:20], final=False)
            + frame(CONTINUED, said[20:])
            + frame(TEXT, asking("after"))
        )
        heard = [await client.frame() for _ in range(4)]
    assert (PONG, b"are you there") in heard
    told = [msgspec.json.decode(payload)["id"] for opcode, payload in heard if opcode == TEXT]
    assert told == ["before", "fragments", "after"]


async def test_a_message_does_not_wait_until_the_one_before_it_was_received() -> None:
    """Whoever accepts a connection inherits this, on any event loop."""
    with listen("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP
        assert listener.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


async def test_bytes_are_no_message(folder: Path) -> None:
    async with running(folder) as server, connected(server) as client:
        client.writer.write(frame(BINARY, asking("bytes")) + frame(TEXT, asking("text")))
        assert (await client.answer())["sentence"] == "messages are JSON texts, not bytes"
        assert (await client.answer())["id"] == "text"


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, asking("plain"), masked=False), PROTOCOL_ERROR),
        (frame(CONTINUED, b"of nothing"), PROTOCOL_ERROR),
        (frame(TEXT, b"{", final=False) + frame(TEXT, asking("within")), PROTOCOL_ERROR),
        (frame(TEXT, asking("\xff") + b"\xff"), NOT_UTF8),
        (frame(3, b"no such kind"), PROTOCOL_ERROR),
        (frame(TEXT, b" " * 10_000_000)[:100], TOO_LARGE),
    ],
    ids=["unmasked", "continued", "within", "not utf-8", "unknown", "too large"],
)
async def test_a_wrong_frame_ends_the_conversation(sent: bytes, code: int, folder: Path) -> None:
    """At once: of a frame that is too large the rest is not waited for."""
    async with running(folder) as server, connected(server) as client:
        client.writer.write(frame(TEXT, asking("good")))
        assert (await client.answer())["id"] == "good"
        client.writer.write(sent)
        assert await client.closing() == code
        client.writer.write(frame(TEXT, asking("more")))
        assert await asyncio.wait_for(client.reader.read(), PATIENCE) == b""


@asynccontextmanager
async def hesitating(folder: Path, early: bytes) -> AsyncIterator[RawSocket]:
    """A socket that says something while the server still looks up who it is."""
    asked, told = asyncio.Event(), asyncio.Event()

    async def look_up(query: Any) -> Any:
        asked.set()
        await told.wait()
        return SimpleNamespace(id="robot", name="Robot", kind="bot", banned=None)

    async with running(folder) as server:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(server.service.store, "one", look_up)
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(request(server) + b"Authorization: Bearer robot\r\n\r\n")
            await asyncio.wait_for(asked.wait(), PATIENCE)
            writer.write(early)
            await writer.drain()
            await asyncio.sleep(0.05)
            told.set()
            yield RawSocket(reader, writer)
            writer.close()


async def test_what_comes_before_the_handshake_is_answered_is_heard_after_it(folder: Path) -> None:
    async with hesitating(folder, frame(TEXT, b'{"type":"ping"}')) as client:
        await accepted(client.reader)
        assert (await client.answer())["type"] == "pong"


async def test_who_says_too_much_before_the_handshake_is_answered_is_hung_up_on(folder: Path) -> None:
    async with hesitating(folder, b"\x81" * 1_000_000) as client:
        with pytest.raises((asyncio.IncompleteReadError, ConnectionError)):
            await accepted(client.reader)
