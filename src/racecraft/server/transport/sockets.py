"""The live sockets: messages of one are handled one at a time, and sending never waits for a slow client.
Hints, which a bot thinks about for seconds, are beside that: a decision does not wait for advice."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Collection
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket

from racecraft.engine.errors import RacecraftError
from racecraft.server.accounts.identity import Person
from racecraft.server.errors import Refused
from racecraft.server.fair_share import asking
from racecraft.server.play.bots import BUSY
from racecraft.server.play.messages import (
    Consider,
    Draw,
    Fault,
    FromClient,
    Hello,
    Hint,
    LeavePlan,
    Ping,
    Play,
    Pong,
    React,
    Say,
    Suppose,
    Undo,
    Withdraw,
    decode,
    encode,
)
from racecraft.server.play.rooms import Connection
from racecraft.server.play.service import PlayService, milliseconds
from racecraft.server.settings import Limits
from racecraft.server.transport.bodies import check_json
from racecraft.server.transport.extension import EXTENSION
from racecraft.server.transport.framing import FrameReader
from racecraft.server.transport.limits import Bucket, Buckets

SIGNED_OUT, NO_TABLE = 4401, 4404
ENDED_KEPT = 1000
"""Sessions that ended lately: a socket that was being opened meanwhile is closed, too."""
BACKLOG = 16
"""The most queued messages of a socket; beyond that, reading is paused."""

log = logging.getLogger(__name__)


class Outbox:
    """What follows from a burst of answers of the store is written when it ends, one after the other:
    a process that reads several of the sockets is woken once for many of them."""

    __slots__ = ("_held", "_holding")

    def __init__(self) -> None:
        self._held: list[tuple[SocketConnection, bytes]] = []
        self._holding = False

    def begin(self) -> None:
        self._holding = True

    def end(self) -> None:
        self._holding = False
        self.flush()

    def hold(self, connection: SocketConnection, message: bytes) -> bool:
        """Keeps a message for the end of the burst; False outside of one."""
        if self._holding:
            self._held.append((connection, message))
        return self._holding

    def flush(self) -> None:
        """Writes what is held."""
        if self._held:
            held, self._held = self._held, []
            for connection, message in held:
                connection.write(message)


class SocketConnection(Connection):
    """One connection."""

    __slots__ = (
        "_limit",
        "_outbox",
        "advice",
        "busy",
        "code",
        "inbox",
        "reader",
        "slow",
        "waiting",
        "wanted",
        "work",
    )

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        code: str,
        person: Person | None,
        address: str,
        limits: Limits,
        outbox: Outbox,
    ) -> None:
        super().__init__(person, address)
        self.code = code
        self.slow = False
        """Disconnected because the client read too slowly."""
        self.inbox: list[str | None] = []
        """Messages that arrived while an earlier one is being handled; None stands for bytes."""
        self.busy = False
        self.waiting = False
        """Reading is paused until the inbox is empty."""
        self.work: asyncio.Task[None] | None = None
        self.advice: asyncio.Task[None] | None = None
        """Hints are being thought about."""
        self.wanted: Hint | None = None
        """The hint that comes next."""
        extensions: Any = socket.scope["extensions"]
        self.reader: FrameReader = extensions[EXTENSION]["reader"]
        self._limit = limits.outbox
        self._outbox = outbox

    def put(self, message: bytes) -> None:
        if not self._outbox.hold(self, message):
            self.write(message)

    def write(self, message: bytes) -> None:
        """Sends at once; disconnects a client whose unread data exceeds the limit."""
        if not self.closed and self.reader.push(message) > self._limit:
            self.closed = self.slow = True
            self.reader.disconnect()

    def close(self, code: int, reason: str) -> None:
        self._outbox.flush()
        if not self.closed:
            self.closed = True
            self.reader.close(code, reason)


class Sockets:
    """The sockets of this process."""

    def __init__(self, service: PlayService) -> None:
        self._service = service
        self._limits = service.settings.limits
        self._moves = Buckets(self._limits.moves, self._limits.move_burst)
        self._hellos = Buckets(self._limits.hellos, self._limits.hello_burst)
        self._outbox = service.store.burst = Outbox()
        self._open: dict[SocketConnection, None] = {}
        self._ended: deque[str] = deque(maxlen=ENDED_KEPT)
        service.housekeeping.on_sign_out(self.end_sessions, self.end_identity)

    def end_sessions(self, sessions: Collection[str]) -> None:
        """Closes the sockets of sessions and tokens that have ended."""
        self._ended.extend(sessions)
        for connection in list(self._open):
            if connection.person is not None and connection.person.session in sessions:
                self._sign_out(connection)

    def end_identity(self, id: str) -> None:
        """Closes all sockets of a person."""
        for connection in list(self._open):
            if connection.person is not None and connection.person.id == id:
                self._sign_out(connection)

    def _sign_out(self, connection: SocketConnection) -> None:
        self._refuse(connection, Refused("who-are-you", "you are signed out"))
        connection.close(SIGNED_OUT, "signed out")

    async def serve(
        self, socket: WebSocket[Any, Any, Any], code: str, person: Person | None, address: str
    ) -> None:
        """Serves a socket from its acceptance until its descriptor is closed."""
        await socket.accept()
        connection = SocketConnection(socket, code, person, address, self._limits, self._outbox)
        self._service.metrics.sockets += 1
        self._open[connection] = None
        if person is not None and person.session in self._ended:
            self._sign_out(connection)
        try:
            await self._listen(socket, connection)
        finally:
            self._open.pop(connection, None)
            self._service.leave(connection, code)
            self._service.metrics.sockets -= 1
            if connection.slow:
                self._service.metrics.slow_readers += 1

    async def _listen(self, socket: WebSocket[Any, Any, Any], connection: SocketConnection) -> None:
        """Returns when the socket is closed and its last message is handled."""
        limits = self._limits
        connection.reader.listen(
            partial(self._receive, connection),
            Bucket(limits.messages, limits.message_burst, time.monotonic()),
            partial(self._too_fast, connection),
        )
        try:
            while True:
                event: Any = await socket.receive()
                if event["type"] == "websocket.disconnect":
                    break
        finally:
            connection.closed = True
            for task in (connection.work, connection.advice):
                if task is not None:
                    await asyncio.wait([task])

    def _too_fast(self, connection: SocketConnection) -> None:
        """The reader disconnects after this."""
        self._refuse(connection, Refused("too-fast", "too many messages, wait a little"))
        connection.closed = True

    def _receive(self, connection: SocketConnection, text: str | None) -> None:
        """Queues a message and handles it if none is being handled; None stands for bytes."""
        if connection.closed:
            return
        connection.inbox.append(text)
        if not connection.busy:
            self._process_inbox(connection)
        elif len(connection.inbox) > BACKLOG and not connection.waiting:
            connection.waiting = True
            connection.reader.pause()

    def _process_inbox(self, connection: SocketConnection) -> None:
        """Handles queued messages until one is asynchronous or the inbox is empty."""
        connection.busy = True
        while connection.inbox and not connection.closed:
            if not self._dispatch(connection, connection.inbox.pop(0)):
                return
        connection.busy = False
        if connection.waiting:
            connection.waiting = False
            connection.reader.resume()

    def _dispatch(self, connection: SocketConnection, text: str | None) -> bool:
        """Handles a message. True if that is done; otherwise `_done` is or will be called."""
        id: str | None = None
        try:
            said = read(text, self._limits)
            id = getattr(said, "id", None)
            counted = isinstance(said, (Play, Undo, Draw, Suppose, LeavePlan))
            if counted and not self._moves.take(connection.address):
                raise Refused("too-fast", "too many moves from this address, wait a little")
            if isinstance(said, Hello) and not self._hellos.take(connection.address):
                raise Refused("too-fast", "too many races are asked for from this address, wait a little")
            if isinstance(said, Play) and connection.person is not None:
                self._service.play(
                    connection.code, connection.person, said, connection, partial(self._done, connection, id)
                )
                return False
            if isinstance(said, Hint):
                self._take_hint(connection, said)
                return True
        except Exception as error:
            self._fail(connection, error, id)
            return True
        connection.work = asyncio.create_task(self._run(connection, said, id))
        return False

    def _take_hint(self, connection: SocketConnection, said: Hint) -> None:
        """One hint is thought about at a time; of those asked meanwhile only the latest is wanted."""
        if connection.advice is None:
            connection.advice = asyncio.create_task(self._advise(connection, said))
            return
        if connection.wanted is not None:
            self._refuse(connection, BUSY, connection.wanted.id)
        connection.wanted = said

    async def _advise(self, connection: SocketConnection, said: Hint | None) -> None:
        asking.set(connection.address)
        while said is not None and not connection.closed:
            try:
                await self._act(connection, said)
            except Exception as error:
                self._fail(connection, error, said.id)
            said, connection.wanted = connection.wanted, None
        connection.advice = None

    async def _run(self, connection: SocketConnection, said: FromClient, id: str | None) -> None:
        """Handles a message in a task."""
        asking.set(connection.address)
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
        self._process_inbox(connection)

    def _fail(self, connection: SocketConnection, error: BaseException, id: str | None) -> None:
        """Answers a message that failed with one sentence; the socket stays open."""
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
        service, code = self._service, connection.code
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
            connection.put(await service.driving.hint(code, person, said, connection))
        elif isinstance(said, Consider):
            connection.put(await service.consider(code, person, said, connection))
        elif isinstance(said, Suppose):
            connection.put(await service.planner.suppose(code, person, said))
        elif isinstance(said, LeavePlan):
            connection.put(await service.planner.leave(code, person, said))
        elif isinstance(said, Withdraw):
            connection.put(await service.planner.withdraw(code, person, said))

    def _refuse(self, connection: SocketConnection, refusal: Refused, id: str | None = None) -> None:
        self._service.metrics.refused[refusal.key] += 1
        connection.put(encode(Fault(refusal.status, refusal.key, str(refusal), id)))


def read(text: str | None, limits: Limits) -> FromClient:
    """Decodes a message; Refused if it is not valid."""
    if text is None:
        raise Refused("bad-request", "messages are JSON texts, not bytes")
    if len(text) > limits.message_bytes:
        raise Refused("too-large", f"a message has at most {limits.message_bytes} characters")
    if text.count("{") + text.count("[") > limits.body_depth:
        check_json(text.encode(), limits)
    try:
        said: FromClient = decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad-request", f"this is no message of the table: {error}") from None
    if isinstance(said, (Hint, Consider)) and said.sketch is not None:
        check_json(text.encode(), limits)
    return said
