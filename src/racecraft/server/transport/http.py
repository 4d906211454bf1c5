"""Uvicorn's HTTP protocol with limits for untrusted clients.

A connection has a time-out for its request and for reading the answer, a limit on the size of headers, and a
limit per address. A disconnect cancels all its pipelined requests.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from http import HTTPStatus
from typing import Any, cast

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from racecraft.server.errors import STATUS
from racecraft.server.transport.limits import neighbourhood
from racecraft.server.transport.middleware import ErrorBody

REQUEST_SECONDS = 30.0
"""Time-out for a complete request."""
STALLED_SECONDS = 30.0
"""A client that reads nothing of its answer for so long is disconnected."""
HEAD_BYTES = 65_536
"""First line and headers of a request."""


def _too_many_connections() -> bytes:
    """The answer to a connection over the limit."""
    status = HTTPStatus(STATUS["too-many"])
    body = msgspec.json.encode(
        ErrorBody(status, "too-many", "there are too many connections from your address")
    )
    head = f"HTTP/1.1 {status} {status.phrase}\r\nContent-Type: application/json\r\nConnection: close\r\n"
    return f"{head}Retry-After: 1\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body


TOO_MANY_CONNECTIONS = _too_many_connections()


class ConnectionLimiter:
    """Counts the connections of every address. Our own proxies have no limit: their connections are other
    clients'."""

    def __init__(self, limit: int, proxies: tuple[str, ...]) -> None:
        self._limit = limit
        self._proxies = proxies
        self._by_address: Counter[str] = Counter()

    def admit(self, peer: str) -> bool:
        address = neighbourhood(peer)
        if peer not in self._proxies and self._by_address[address] >= self._limit:
            return False
        self._by_address[address] += 1
        return True

    def release(self, peer: str) -> None:
        address = neighbourhood(peer)
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]


class RequestProtocol(HttpToolsProtocol):
    """One connection, until it is closed or becomes a socket."""

    def __init__(self, limiter: ConnectionLimiter, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._limiter = limiter
        self._peer: str | None = None
        """The address that the limiter has admitted."""
        self._served: RequestResponseCycle | None = None
        self._head: int | None = None
        """Bytes received of headers that are not complete."""
        self._late: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client else "unknown"
        if not self._limiter.admit(peer):
            transport.write(TOO_MANY_CONNECTIONS)
            transport.close()
            return
        self._peer = peer
        self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        if self._stalled is not None:
            self._stalled.cancel()
        self.pipeline.clear()
        if self._served is not None and not self._served.response_complete:
            self._served.disconnected = True
            self._served.message_event.set()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._release()
        super().handle_websocket_upgrade()

    def _release(self) -> None:
        """The connection serves no more requests: stops its timer and gives its place back."""
        self._expect_nothing()
        if self._peer is not None:
            self._limiter.release(self._peer)
            self._peer = None

    # --- Input ---

    def _expect_request(self) -> None:
        self._expect_nothing()
        self._late = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _expect_nothing(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > HEAD_BYTES and not self.transport.is_closing():
                self.send_400_response("The head of this request is too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        cycle = cast("RequestResponseCycle | None", self.cycle)  # None for a WebSocket upgrade
        if cycle is not None and not cycle.response_complete:
            self._expect_nothing()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing() and (self._served is None or self._served.response_complete):
            self._expect_request()

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

    def _check_progress_later(self, size: int) -> None:
        self._stalled = self.loop.call_later(STALLED_SECONDS, self._check_progress, size)

    def _check_progress(self, before: int) -> None:
        """A client may be slow, but it has to read something."""
        size = self.transport.get_write_buffer_size()
        if size >= before:
            self.transport.abort()
        else:
            self._check_progress_later(size)
