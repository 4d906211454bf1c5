"""Uvicorn's HTTP protocol with limits for untrusted clients.

A connection has a time-out for its request and for reading the answer, and limits on the size of headers and
of what a body takes on its way: one that is refused is not read to its end.
A few requests may wait for the answer to the one before them; what follows is parsed when they are served.
Connections are counted until their descriptors are closed, also those that have become sockets. A disconnect
cancels all pipelined requests.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from http import HTTPStatus
from typing import Any, cast

import httptools
import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from racecraft.server.errors import STATUS
from racecraft.server.transport.limits import Buckets, OpenCounter, Proxies, neighbourhood
from racecraft.server.transport.middleware import ErrorBody
from racecraft.server.transport.websocket import TableProtocol

REQUEST_SECONDS = 30.0
"""Time-out for a complete request."""
STALLED_SECONDS = 30.0
"""A client that reads nothing of its answer for so long is disconnected."""
CLOSE_SECONDS = 5.0
"""A refusal that ends a connection has so long to be sent."""
HEAD_BYTES = 8192
"""First line and headers of a request."""
HEAD_SLICE_BYTES, BODY_SLICE_BYTES = 256, 8192
"""The parser gets so much at once, of heads and of bodies: few requests fit in it."""
MOST_CHUNKS = 1000
"""Of one body; tiny ones cost as much each as large ones."""
MOST_WAITING = 64
"""Requests that wait for the answer to the one before them; more fit in a slice only behind a body, and end
the connection."""
UNPARSED_BYTES = 524_288
"""Received behind requests that wait; a client that sends more is disconnected."""


log = logging.getLogger(__name__)


def _closing_answer(key: str, sentence: str, headers: str = "") -> bytes:
    """A refusal that ends the connection."""
    status = HTTPStatus(STATUS[key])
    body = msgspec.json.encode(ErrorBody(status, key, sentence))
    head = f"HTTP/1.1 {status} {status.phrase}\r\nContent-Type: application/json\r\nConnection: close\r\n"
    return f"{head}{headers}Content-Length: {len(body)}\r\n\r\n".encode() + body


TOO_MANY_CONNECTIONS = _closing_answer(
    "too-many", "there are too many connections from your address", "Retry-After: 1\r\n"
)
LARGE_HEAD = _closing_answer("large-head", f"the head of a request has at most {HEAD_BYTES} bytes")


class ConnectionLimiter:
    """Counts the connections of every address, how often it connects, and all of them. Our own proxies have
    no limit of their own: their connections are other clients'."""

    def __init__(
        self, limit: int, sockets: int, total: int, proxies: tuple[str, ...], arrivals: Buckets
    ) -> None:
        self._arrivals = arrivals
        self._requests = OpenCounter(limit, total)
        self._sockets = OpenCounter(sockets, total)
        self._total = total
        self._proxies = Proxies(proxies)

    def admit(self, peer: str) -> bool:
        if self._requests.open + self._sockets.open >= self._total:
            return False
        address, exempt = neighbourhood(peer), peer in self._proxies
        if not exempt and not self._arrivals.take(address):
            return False
        return self._requests.admit(address, exempt)

    def upgrade(self, peer: str) -> bool:
        """Counts a connection as a socket from now on, unless there are too many."""
        if not self._sockets.admit(neighbourhood(peer), peer in self._proxies):
            return False
        self.release(peer)
        return True

    def release(self, peer: str) -> None:
        self._requests.release(neighbourhood(peer))

    def release_socket(self, peer: str) -> None:
        self._sockets.release(neighbourhood(peer))


class LargeHead(Exception):
    """Stops the parser."""


class TooManyChunks(Exception):
    """Stops the parser."""


class TooManyWaiting(Exception):
    """Stops the parser."""


class TwoHosts(Exception):
    """Stops the parser."""


class RequestProtocol(HttpToolsProtocol):
    """One connection, until it is closed or becomes a socket."""

    def __init__(self, limiter: ConnectionLimiter, body_bytes: int, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._limiter = limiter
        self._most_body = 2 * body_bytes
        """Bytes that a body may take, with what its chunks need and what is only known to be too much when it
        has arrived."""
        self._peer: str | None = None
        """The address that the limiter has admitted."""
        self._served: RequestResponseCycle | None = None
        self._head: int | None = None
        """Bytes received of headers that are not complete."""
        self._head_parsed = 0
        """Bytes of the first line and the headers so far."""
        self._body = 0
        """Bytes received of the body so far, chunk heads and trailers included."""
        self._chunks = 0
        self._between = 0
        """Bytes since the last request that are none: empty lines."""
        self._unparsed = b""
        """Received behind requests that wait."""
        self._ended_here = False
        """A request ended in the slice that the parser has."""
        self._late: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client else "unknown"
        if not self._limiter.admit(peer):
            self._answer_and_close(TOO_MANY_CONNECTIONS)
            return
        self._peer = peer
        self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        if self._stalled is not None:
            self._stalled.cancel()
        self.pipeline.clear()
        self._unparsed = b""
        if self._served is not None and not self._served.response_complete:
            self._served.disconnected = True
            self._served.message_event.set()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        peer = self._peer
        if peer is None or not self._limiter.upgrade(peer):
            self._answer_and_close(TOO_MANY_CONNECTIONS)
            return
        self._expect_nothing()
        self._peer = None
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, TableProtocol)
        protocol.on_lost = partial(self._limiter.release_socket, peer)

    def _release(self) -> None:
        """The descriptor is closed: stops its timer and gives its place back."""
        self._expect_nothing()
        if self._peer is not None:
            self._limiter.release(self._peer)
            self._peer = None

    def _answer_and_close(self, content: bytes) -> None:
        self.transport.write(content)
        self.transport.close()
        self._abort_soon()

    def _abort_soon(self) -> None:
        """A client that does not read is not waited for."""
        self._expect_nothing()
        self._late = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    # --- Input ---

    def _expect_request(self) -> None:
        self._expect_nothing()
        self._late = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _expect_nothing(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def data_received(self, data: bytes) -> None:
        if self._unparsed:
            data = self._unparsed + data
            if len(data) > UNPARSED_BYTES:
                self.transport.abort()
                return
        self._parse(data)

    def _parse(self, data: bytes) -> None:
        """Parses slice by slice until a request has to wait."""
        self._unset_keepalive_if_required()
        start = 0
        while start < len(data) and not self.pipeline and not self.transport.is_closing():
            in_body = self._in_body()
            piece = data[start : start + (BODY_SLICE_BYTES if in_body else HEAD_SLICE_BYTES)]
            start += len(piece)
            if in_body and not self._count_body(len(piece)):
                break
            if not self._parse_slice(piece):
                start = len(data)
        self._unparsed = b"" if self.transport.is_closing() else data[start:]
        if self._unparsed:
            self.flow.pause_reading()
        if self._late is None and self._peer is not None and not self._answering():
            self._expect_request()

    def _parse_slice(self, data: bytes) -> bool:
        """As the base class does, which logs a warning for whatever anybody sends. False if the rest is not
        to be parsed."""
        self._ended_here = False
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            return False
        except httptools.HttpParserError:
            if len(self.pipeline) > MOST_WAITING:
                self.transport.abort()
                return False
            log.info("not a request", extra={"address": self._peer})
            self.send_400_response("Invalid HTTP request received.")
            return False
        if self._ended_here:
            return True
        if self._head is None and not self._in_body():
            self._between += len(data)
            if self._between > HEAD_BYTES:
                self.transport.abort()
        elif self._head is not None:
            self._head += len(data)
            if self._head > HEAD_BYTES and not self.transport.is_closing():
                self._answer_and_close(LARGE_HEAD)
        return True

    def _in_body(self) -> bool:
        cycle = cast("RequestResponseCycle | None", self.cycle)
        return self._head is None and cycle is not None and cycle.more_body

    def _answering(self) -> bool:
        """A whole request has arrived, and its answer is not complete."""
        cycle = cast("RequestResponseCycle | None", self.cycle)
        return self._head is None and cycle is not None and not (cycle.response_complete or cycle.more_body)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._head_parsed = 0
        self._body = 0
        self._chunks = 0
        self._between = 0

    def on_url(self, url: bytes) -> None:
        self._count_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count_head(len(name) + len(value) + len(b": \r\n"))
        super().on_header(name, value)

    def _count_head(self, size: int) -> None:
        self._head_parsed += size
        if self._head_parsed > HEAD_BYTES:
            raise LargeHead

    def on_headers_complete(self) -> None:
        self._head = None
        if sum(name == b"host" for name, _ in self.headers) > 1:
            raise TwoHosts
        super().on_headers_complete()
        if len(self.pipeline) > MOST_WAITING:
            raise TooManyWaiting

    def _count_body(self, size: int) -> bool:
        """False, and the end of the connection, if a body goes on for too long."""
        self._body += size
        if self._body > self._most_body:
            self.transport.abort()
            return False
        return True

    def on_chunk_header(self) -> None:
        self._chunks += 1
        if self._chunks > MOST_CHUNKS:
            raise TooManyChunks

    def send_400_response(self, msg: str) -> None:
        """The parser has stopped."""
        if self._head_parsed > HEAD_BYTES:
            self._answer_and_close(LARGE_HEAD)
        else:
            super().send_400_response(msg)
            self._abort_soon()

    def on_message_complete(self) -> None:
        self._ended_here = True
        super().on_message_complete()
        cycle = cast("RequestResponseCycle | None", self.cycle)  # None for a WebSocket upgrade
        if cycle is not None and not cycle.response_complete:
            self._expect_nothing()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._check_progress_later(self.transport.get_write_buffer_size())
        elif self._head is None and not self.pipeline and not self.cycle.more_body:
            self._expect_nothing()  # the base class waits for the next request, as long as it is told to
        if self._unparsed and not self.transport.is_closing():
            self.flow.pause_reading()
            if not self.pipeline:
                self.loop.call_soon(self._parse_unparsed)

    def _parse_unparsed(self) -> None:
        if self._unparsed and not self.transport.is_closing():
            self.flow.resume_reading()
            self._parse(self._unparsed)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._served = cycle
        super()._start_asgi_task(cycle, app)

    # --- Output ---

    def pause_writing(self) -> None:
        super().pause_writing()
        self._check_progress_later(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
        if self.transport.is_closing():
            self._check_progress_later(self.transport.get_write_buffer_size())

    def _check_progress_later(self, size: int) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
        self._stalled = self.loop.call_later(STALLED_SECONDS, self._check_progress, size)

    def _check_progress(self, before: int) -> None:
        """A client may be slow, but it has to read something."""
        size = self.transport.get_write_buffer_size()
        if size >= before:
            self.transport.abort()
        else:
            self._check_progress_later(size)
