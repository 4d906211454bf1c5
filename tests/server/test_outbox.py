"""What follows from a burst of answers of the store is sent when it ends, in order."""

from __future__ import annotations

import pytest

from racecraft.server.settings import Limits
from racecraft.server.transport.extension import EXTENSION
from racecraft.server.transport.framing import FrameReader, close_frame
from racecraft.server.transport.sockets import Outbox, SocketConnection

pytestmark = pytest.mark.asyncio


class Transport:
    """Notes what is written. So much of it the client has not read."""

    def __init__(self, unread: int = 0) -> None:
        self.done: list[bytes] = []
        self._unread = unread

    def write(self, data: bytes) -> None:
        self.done.append(data)

    def get_write_buffer_size(self) -> int:
        return self._unread

    def abort(self) -> None:
        self.done.append(b"abort")


class Library:
    close_sent = False


class Scope:
    def __init__(self, transport: Transport) -> None:
        self.scope = {"extensions": {EXTENSION: {"reader": FrameReader(Library(), transport, 1000)}}}


def connected(transport: Transport, outbox: Outbox) -> SocketConnection:
    socket = Scope(transport)
    return SocketConnection(socket, "code", None, "", Limits(), outbox)  # type: ignore[arg-type]


def frames(*texts: bytes) -> list[bytes]:
    return [bytes((0x81, len(text))) + text for text in texts]


async def test_outside_of_a_burst_a_message_is_written_at_once() -> None:
    transport = Transport()
    connected(transport, Outbox()).put(b"now")
    assert transport.done == frames(b"now")


async def test_messages_of_a_burst_are_written_at_its_end_in_order() -> None:
    transport, other, outbox = Transport(), Transport(), Outbox()
    here, there = connected(transport, outbox), connected(other, outbox)
    outbox.begin()
    here.put(b"1")
    there.put(b"2")
    here.put(b"3")
    assert transport.done == other.done == []
    outbox.end()
    assert transport.done == frames(b"1", b"3")
    assert other.done == frames(b"2")
    here.put(b"4")
    assert transport.done == frames(b"1", b"3", b"4")


async def test_what_was_said_before_a_connection_is_closed_goes_first() -> None:
    transport, outbox = Transport(), Outbox()
    connection = connected(transport, outbox)
    outbox.begin()
    connection.put(b"sorry")
    connection.close(4404, "there is no such table")
    connection.put(b"nobody hears this")
    outbox.end()
    assert transport.done == [*frames(b"sorry"), close_frame(4404, "there is no such table")]


async def test_a_client_that_reads_too_slowly_is_disconnected_at_the_end_of_a_burst() -> None:
    transport, outbox = Transport(unread=Limits().outbox + 1), Outbox()
    connection = connected(transport, outbox)
    outbox.begin()
    connection.put(b"much")
    connection.put(b"more")
    outbox.end()
    assert transport.done == [*frames(b"much"), b"abort"]
    assert connection.slow
