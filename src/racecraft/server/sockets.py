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
from racecraft.server.ear import Ear
from racecraft.server.errors import Refused
from racecraft.server.frames import EXTENSION
from racecraft.server.hall import Hall, milliseconds
from racecraft.server.identity import Person
from racecraft.server.limits import Bucket
from racecraft.server.messages import (
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
from racecraft.server.rooms import Wire
from racecraft.server.settings import Limits

TOO_FAST, NO_TABLE = 1008, 4404
BACKLOG = 16
"""Messages that wait for the one before them; of somebody who says more, no more is read meanwhile."""

log = logging.getLogger(__name__)


class SocketWire(Wire):
    """One connection."""

    __slots__ = (
        "_closing",
        "_limit",
        "_socket",
        "bucket",
        "busy",
        "closed",
        "code",
        "ear",
        "inbox",
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
        self.ear: Ear = extensions[EXTENSION]["ear"]
        self._socket = socket
        self._limit = limits.outbox
        self._closing: asyncio.Task[None] | None = None

    def put(self, message: bytes) -> None:
        """Sends; a reader that has let too much pile up will find out when it comes back."""
        if not self.closed and self.ear.push(message) > self._limit:
            self.closed = self.slow = True
            self.ear.hang_up()

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
        wire = SocketWire(socket, code, person, self._limits)
        if self._by_address[address] >= self._limits.sockets:
            self._refuse(wire, Refused("too-many", "too many sockets from this address"))
            wire.close(TOO_FAST, "too many sockets")
            await self._listen(socket, wire)
            return
        self._by_address[address] += 1
        self._hall.metrics.sockets += 1
        try:
            await self._listen(socket, wire)
        finally:
            self._hall.leave(wire, code)
            self._hall.metrics.sockets -= 1
            if wire.slow:
                self._hall.metrics.slow_readers += 1
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    async def _listen(self, socket: WebSocket[Any, Any, Any], wire: SocketWire) -> None:
        """Until the socket is closed and what was being done about its last message is done."""
        wire.ear.listen(partial(self._hear, wire))
        try:
            while True:
                event: Any = await socket.receive()
                if event["type"] == "websocket.disconnect":
                    break
                self._hear(wire, event.get("text"))
        finally:
            wire.closed = True
            if wire.work is not None:
                await asyncio.wait([wire.work])

    def _hear(self, wire: SocketWire, text: str | None) -> None:
        """A message has come; None stands for bytes, which nobody understands."""
        if wire.closed:
            return
        if not wire.bucket.take(time.monotonic()):
            self._refuse(wire, Refused("too-fast", "too many messages, wait a little"))
            wire.close(TOO_FAST, "too many messages")
            return
        wire.inbox.append(text)
        if not wire.busy:
            self._go_on(wire)
        elif len(wire.inbox) > BACKLOG and not wire.waiting:
            wire.waiting = True
            wire.ear.wait()

    def _go_on(self, wire: SocketWire) -> None:
        """Takes up one message after the other, until one takes longer or there are no more."""
        wire.busy = True
        while wire.inbox and not wire.closed:
            if not self._take_up(wire, wire.inbox.pop(0)):
                return
        wire.busy = False
        if wire.waiting:
            wire.waiting = False
            wire.ear.read_on()

    def _take_up(self, wire: SocketWire, text: str | None) -> bool:
        """Whether all is done already; otherwise `_done` is or was called."""
        id: str | None = None
        try:
            said = read(text, self._limits.message_bytes)
            id = getattr(said, "id", None)
            if isinstance(said, Play) and wire.person is not None:
                self._hall.play(wire.code, wire.person, said, wire, partial(self._done, wire, id))
                return False
        except Exception as error:
            self._fail(wire, error, id)
            return True
        wire.work = asyncio.create_task(self._heed(wire, said, id))
        return False

    async def _heed(self, wire: SocketWire, said: FromClient, id: str | None) -> None:
        """A message about which something has to be waited for."""
        error: Exception | None = None
        try:
            await self._act(wire, said)
        except Exception as failure:
            error = failure
        wire.work = None
        self._done(wire, id, error)

    def _done(self, wire: SocketWire, id: str | None, error: BaseException | None) -> None:
        if error is not None:
            self._fail(wire, error, id)
        self._go_on(wire)

    def _fail(self, wire: SocketWire, error: BaseException, id: str | None) -> None:
        """Whatever is wrong with a message is said in one sentence, and the socket stays open."""
        if isinstance(error, Refused):
            self._refuse(wire, error, id)
            if error.key == "not-found":
                wire.close(NO_TABLE, "there is no such table")
        elif isinstance(error, RacecraftError):
            self._refuse(wire, Refused("bad-request", str(error)), id)
        else:
            log.error("a message failed", exc_info=error, extra={"code": wire.code})
            self._refuse(wire, Refused("failed", "something went wrong here; the table is as it was"), id)

    async def _act(self, wire: SocketWire, said: FromClient) -> None:
        hall, code = self._hall, wire.code
        if isinstance(said, Hello):
            await hall.enter(wire, code, said.seat, said.moment)
            return
        if isinstance(said, Ping):
            wire.put(encode(Pong(milliseconds())))
            return
        person = wire.person
        if person is None:
            raise Refused("who-are-you", "spectators without a name only watch")
        if isinstance(said, Undo):
            await hall.undo(code, person, said, wire)
        elif isinstance(said, Draw):
            await hall.draw(code, person, said, wire)
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
