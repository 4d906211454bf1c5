"""A WebSocket client that says exactly what a test wants it to say, byte for byte."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from tests.server.running_server import PATIENCE, RunningServer

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
PROTOCOL_ERROR, NOT_UTF8, TOO_FAST, TOO_LARGE = 1002, 1007, 1008, 1009


def frame(opcode: int, payload: bytes, final: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    head = bytes([opcode | reserved | (0x80 if final else 0)])
    bit = 0x80 if masked else 0
    size = len(payload)
    if size < 126:
        head += bytes([bit | size])
    elif size < 65_536:
        head += bytes([bit | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([bit | 127]) + size.to_bytes(8, "big")
    if not masked:
        return head + payload
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))


def asking(id: str) -> bytes:
    """A message that a stranger is refused, with its id in the answer."""
    return b'{"type":"undo","seat":0,"moment":0,"id":"%s"}' % id.encode()


class RawSocket:
    """A client that says exactly what a test wants it to say."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def frame(self) -> tuple[int, bytes]:
        head = await asyncio.wait_for(self.reader.readexactly(2), PATIENCE)
        size = head[1]
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2), "big")
        return head[0] & 15, await self.reader.readexactly(size)

    async def answer(self) -> dict[str, Any]:
        opcode, payload = await self.frame()
        assert opcode == TEXT
        message: dict[str, Any] = msgspec.json.decode(payload)
        return message

    async def closing(self) -> int:
        """The code with which the server says goodbye."""
        opcode, payload = await self.frame()
        assert opcode == CLOSE
        return int.from_bytes(payload[:2], "big")


def request(server: RunningServer) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET /api/tables/nowhere/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
    ).encode()


@asynccontextmanager
async def connected(server: RunningServer) -> AsyncIterator[RawSocket]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(request(server) + b"\r\n")
    try:
        await accepted(reader)
        yield RawSocket(reader, writer)
    finally:
        writer.close()


async def accepted(reader: asyncio.StreamReader) -> None:
    head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    assert b" 101 " in head.split(b"\r\n")[0]
