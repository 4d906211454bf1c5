"""A socket at a table: messages in one at a time, messages out without ever waiting for a slow reader."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from typing import Any

import msgspec
from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from racecraft.engine.errors import RacecraftError
from racecraft.engine.state import TABLE, Seat
from racecraft.server.errors import Refused
from racecraft.server.hall import Hall, milliseconds
from racecraft.server.identity import Person
from racecraft.server.limits import Bucket
from racecraft.server.messages import (
    Consider,
    Fault,
    FromClient,
    Hello,
    Hint,
    Ping,
    Play,
    Pong,
    React,
    Say,
    Undo,
    decode,
    encode,
)

TOO_FAST, TOO_SLOW, GOODBYE, NO_TABLE = 1008, 1013, 1012, 4404
EXTENSION = "racecraft"

log = logging.getLogger(__name__)


class TableProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's sockets, with a way to send at once and a way to hang up on a reader that takes nothing."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = {"protocol": self}

    def push(self, text: bytes) -> int:
        """Sends a text frame without waiting; returns how many bytes wait for the reader."""
        if self.close_sent or self.disconnected:
            return 0
        size = len(text)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 65_536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + text)
        return self.transport.get_write_buffer_size()

    def hang_up(self) -> None:
        self.transport.abort()


class SocketWire:
    """One connection."""

    __slots__ = (
        "_closing",
        "_limit",
        "_protocol",
        "_socket",
        "closed",
        "mine",
        "moment",
        "person",
        "slow",
        "viewer",
    )

    def __init__(self, socket: WebSocket[Any, Any, Any], person: Person | None, outbox: int) -> None:
        self.person = person
        self.viewer: Seat = TABLE
        self.moment = -1
        self.mine: list[Seat] = []
        self.closed = False
        self.slow = False
        """Hung up on, because the reader took nothing any more."""
        extensions: Any = socket.scope["extensions"]
        self._protocol: TableProtocol = extensions[EXTENSION]["protocol"]
        self._socket = socket
        self._limit = outbox
        self._closing: asyncio.Task[None] | None = None

    def put(self, message: bytes) -> None:
        """Sends; a reader that has let too much pile up will find out when it comes back."""
        if not self.closed and self._protocol.push(message) > self._limit:
            self.closed = self.slow = True
            self._protocol.hang_up()

    def close(self, code: int, reason: str) -> None:
        if not self.closed:
            self.closed = True
            self._closing = asyncio.create_task(self._socket.close(code, reason))


class Sockets:
    """The sockets of this process, counted by address."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._limits = hall.settings.limits
        self._by_address: Counter[str] = Counter()

    async def serve(
        self, socket: WebSocket[Any, Any, Any], code: str, person: Person | None, address: str
    ) -> None:
        """The life of a socket."""
        await socket.accept()
        wire = SocketWire(socket, person, self._limits.outbox)
        if self._by_address[address] >= self._limits.sockets:
            self._refuse(wire, Refused("too-many", "too many sockets from this address"))
            wire.close(TOO_FAST, "too many sockets")
            await _until_closed(socket)
            return
        self._by_address[address] += 1
        self._hall.metrics.sockets += 1
        try:
            await self._listen(socket, wire, code)
        finally:
            self._hall.leave(wire, code)
            self._hall.metrics.sockets -= 1
            if wire.slow:
                self._hall.metrics.slow_readers += 1
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    async def _listen(self, socket: WebSocket[Any, Any, Any], wire: SocketWire, code: str) -> None:
        bucket = Bucket(self._limits.messages, self._limits.message_burst, time.monotonic())
        while True:
            event: Any = await socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            if wire.closed:
                continue
            if not bucket.take(time.monotonic()):
                self._refuse(wire, Refused("too-fast", "too many messages, wait a little"))
                wire.close(TOO_FAST, "too many messages")
                continue
            await self._heed(wire, code, event.get("text"))

    async def _heed(self, wire: SocketWire, code: str, text: str | None) -> None:
        """One message; whatever is wrong with it is said in one sentence, and the socket stays open."""
        id: str | None = None
        try:
            said = read(text, self._limits.message_bytes)
            id = getattr(said, "id", None)
            await self._act(wire, code, said)
        except Refused as refusal:
            self._refuse(wire, refusal, id)
            if refusal.key == "not-found":
                wire.close(NO_TABLE, "there is no such table")
        except RacecraftError as error:
            self._refuse(wire, Refused("bad-request", str(error)), id)
        except Exception:
            log.exception("a message failed", extra={"code": code})
            self._refuse(wire, Refused("failed", "something went wrong here; the table is as it was"), id)

    async def _act(self, wire: SocketWire, code: str, said: FromClient) -> None:
        hall = self._hall
        if isinstance(said, Hello):
            await hall.enter(wire, code, said.seat, said.moment)
            return
        if isinstance(said, Ping):
            wire.put(encode(Pong(milliseconds())))
            return
        person = wire.person
        if person is None:
            raise Refused("who-are-you", "spectators without a name only watch")
        if isinstance(said, Play):
            await hall.play(code, person, said, wire)
        elif isinstance(said, Undo):
            await hall.undo(code, person, said, wire)
        elif isinstance(said, Say):
            await hall.say(code, person, said.text, None)
        elif isinstance(said, React):
            await hall.say(code, person, None, said.reaction)
        elif isinstance(said, Hint):
            wire.put(await hall.driving.hint(code, person, said))
        elif isinstance(said, Consider):
            wire.put(await hall.consider(code, person, said))

    def _refuse(self, wire: SocketWire, refusal: Refused, id: str | None = None) -> None:
        self._hall.metrics.refused[refusal.key] += 1
        wire.put(encode(Fault(refusal.status, refusal.key, str(refusal), id)))


def read(text: str | None, limit: int) -> FromClient:
    """The message in a text frame; Refused if it is none."""
    if text is None:
        raise Refused("bad-request", "messages are JSON texts, not bytes")
    if len(text) > limit:
        raise Refused("too-large", f"a message has at most {limit} characters")
    try:
        said: FromClient = decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad-request", f"this is no message of the table: {error}") from None
    return said


async def _until_closed(socket: WebSocket[Any, Any, Any]) -> None:
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass
