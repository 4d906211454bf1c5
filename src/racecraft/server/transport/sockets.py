"""A socket at a table: messages in one at a time, messages out without ever waiting for a slow reader."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket

from racecraft.engine.errors import RacecraftError
from racecraft.server.accounts.identity import Person
from racecraft.server.errors import Refused
from racecraft.server.play.messages import (
    Consider,
    Draw,
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
from racecraft.server.play.rooms import Connection
from racecraft.server.play.service import PlayService, milliseconds
from racecraft.server.settings import Limits
from racecraft.server.transport.framing import FrameReader
from racecraft.server.transport.limits import Bucket
from racecraft.server.transport.websocket import EXTENSION

TOO_FAST, NO_TABLE = 1008, 4404
BACKLOG = 16
"""Messages that wait for the one before them; of somebody who says more, no more is read meanwhile."""

log = logging.getLogger(__name__)


class SocketConnection(Connection):
    """One connection."""

    __slots__ = (
        "_closing",
        "_limit",
        "_socket",
        "bucket",
        "busy",
        "closed",
        "code",
        "inbox",
        "reader",
        "slow",
        "waiting",
        "work",
    )

    def __init__(
        self, socket: WebSocket[Any, Any, Any], code: str, person: Person | None, limits: Limits
    ) -> None:
        super().__init__(person)
        self.code = code
        self.closed = False
        self.slow = False
        """Hung up on, because the reader took nothing any more."""
        self.bucket = Bucket(limits.messages, limits.message_burst, time.monotonic())
        self.inbox: list[str | None] = []
        """What was said while something is being done about what was said before."""
        self.busy = False
        self.waiting = False
        """Nothing is read until the inbox is empty."""
        self.work: asyncio.Task[None] | None = None
        extensions: Any = socket.scope["extensions"]
        self.reader: FrameReader = extensions[EXTENSION]["reader"]
        self._socket = socket
        self._limit = limits.outbox
        self._closing: asyncio.Task[None] | None = None

    def put(self, message: bytes) -> None:
        """Sends; a reader that has let too much pile up will find out when it comes back."""
        if not self.closed and self.reader.push(message) > self._limit:
            self.closed = self.slow = True
            self.reader.hang_up()

    def close(self, code: int, reason: str) -> None:
        if not self.closed:
            self.closed = True
            self._closing = asyncio.create_task(self._socket.close(code, reason))


class Sockets:
    """The sockets of this process, counted by address."""

    def __init__(self, service: PlayService) -> None:
        self._hall = service
        self._limits = service.settings.limits
        self._by_address: Counter[str] = Counter()

    async def serve(
        self, socket: WebSocket[Any, Any, Any], code: str, person: Person | None, address: str
    ) -> None:
        """The life of a socket."""
        await socket.accept()
        connection = SocketConnection(socket, code, person, self._limits)
        if self._by_address[address] >= self._limits.sockets:
            self._refuse(connection, Refused("too-many", "too many sockets from this address"))
            connection.close(TOO_FAST, "too many sockets")
            await self._listen(socket, connection)
            return
        self._by_address[address] += 1
        self._hall.metrics.sockets += 1
        try:
            await self._listen(socket, connection)
        finally:
            self._hall.leave(connection, code)
            self._hall.metrics.sockets -= 1
            if connection.slow:
                self._hall.metrics.slow_readers += 1
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    async def _listen(self, socket: WebSocket[Any, Any, Any], connection: SocketConnection) -> None:
        """Until the socket is closed and what was being done about its last message is done."""
        connection.reader.listen(partial(self._hear, connection))
        try:
            while True:
                event: Any = await socket.receive()
                if event["type"] == "websocket.disconnect":
                    break
                self._hear(connection, event.get("text"))
        finally:
            connection.closed = True
            if connection.work is not None:
                await asyncio.wait([connection.work])

    def _hear(self, connection: SocketConnection, text: str | None) -> None:
        """A message has come; None stands for bytes, which nobody understands."""
        if connection.closed:
            return
        if not connection.bucket.take(time.monotonic()):
            self._refuse(connection, Refused("too-fast", "too many messages, wait a little"))
            connection.close(TOO_FAST, "too many messages")
            return
        connection.inbox.append(text)
        if not connection.busy:
            self._go_on(connection)
        elif len(connection.inbox) > BACKLOG and not connection.waiting:
            connection.waiting = True
            connection.reader.wait()

    def _go_on(self, connection: SocketConnection) -> None:
        """Takes up one message after the other, until one takes longer or there are no more."""
        connection.busy = True
        while connection.inbox and not connection.closed:
            if not self._take_up(connection, connection.inbox.pop(0)):
                return
        connection.busy = False
        if connection.waiting:
            connection.waiting = False
            connection.reader.read_on()

    def _take_up(self, connection: SocketConnection, text: str | None) -> bool:
        """Whether all is done already; otherwise `_done` is or was called."""
        id: str | None = None
        try:
            said = read(text, self._limits.message_bytes)
            id = getattr(said, "id", None)
            if isinstance(said, Play) and connection.person is not None:
                self._hall.play(
                    connection.code, connection.person, said, connection, partial(self._done, connection, id)
                )
                return False
        except Exception as error:
            self._fail(connection, error, id)
            return True
        connection.work = asyncio.create_task(self._heed(connection, said, id))
        return False

    async def _heed(self, connection: SocketConnection, said: FromClient, id: str | None) -> None:
        """A message about which something has to be waited for."""
        error: Exception | None = None
        try:
            await self._act(connection, said)
        except Exception as failure:
            error = failure
        connection.work = None
        self._done(connection, id, error)

    def _done(self, connection: SocketConnection, id: str | None, error: BaseException | None) -> None:
        if error is not None:
            self._fail(connection, error, id)
        self._go_on(connection)

    def _fail(self, connection: SocketConnection, error: BaseException, id: str | None) -> None:
        """Whatever is wrong with a message is said in one sentence, and the socket stays open."""
        if isinstance(error, Refused):
            self._refuse(connection, error, id)
            if error.key == "not-found":
                connection.close(NO_TABLE, "there is no such table")
        elif isinstance(error, RacecraftError):
            self._refuse(connection, Refused("bad-request", str(error)), id)
        else:
            log.error("a message failed", exc_info=error, extra={"code": connection.code})
            self._refuse(
                connection, Refused("failed", "something went wrong here; the table is as it was"), id
            )

    async def _act(self, connection: SocketConnection, said: FromClient) -> None:
        service, code = self._hall, connection.code
        if isinstance(said, Hello):
            await service.enter(connection, code, said.seat, said.moment)
            return
        if isinstance(said, Ping):
            connection.put(encode(Pong(milliseconds())))
            return
        person = connection.person
        if person is None:
            raise Refused("who-are-you", "spectators without a name only watch")
        if isinstance(said, Undo):
            await service.undo(code, person, said, connection)
        elif isinstance(said, Draw):
            await service.draw(code, person, said, connection)
        elif isinstance(said, Say):
            await service.say(code, person, said.text, None)
        elif isinstance(said, React):
            await service.say(code, person, None, said.reaction)
        elif isinstance(said, Hint):
            connection.put(await service.driving.hint(code, person, said))
        elif isinstance(said, Consider):
            connection.put(await service.consider(code, person, said))

    def _refuse(self, connection: SocketConnection, refusal: Refused, id: str | None = None) -> None:
        self._hall.metrics.refused[refusal.key] += 1
        connection.put(encode(Fault(refusal.status, refusal.key, str(refusal), id)))


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
