"""A listener of its own for `/metrics`, at an address of the operator's choice.

It speaks as much HTTP as a scraper needs: one GET a connection, a short head, a short time.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

from racecraft.engine.errors import RacecraftError
from racecraft.server.transport.limits import OpenCounter, neighbourhood

HEAD_BYTES = 8192
SECONDS = 2.0
MOST_CONNECTIONS, MOST_OF_ONE = 20, 4
"""At one time, of all addresses and of one; others get an answer at once."""
CONTENT_TYPE = "text/plain; version=0.0.4"


class MetricsListener:
    def __init__(self, address: str, page: Callable[[], str]) -> None:
        host, _, port = address.rpartition(":")
        self._host = host.strip("[]")
        self._port = int(port)
        self._page = page
        self._open = OpenCounter(MOST_OF_ONE, MOST_CONNECTIONS)
        self.port = 0
        """Where it listens."""

    @contextlib.asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        try:
            server = await asyncio.start_server(self._serve, self._host, self._port, limit=HEAD_BYTES)
        except (OSError, OverflowError) as error:
            reason = getattr(error, "strerror", None) or error
            raise RacecraftError(f"cannot listen on {self._host} port {self._port}: {reason}") from None
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield
        finally:
            server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        address = neighbourhood(str((writer.get_extra_info("peername") or ("unknown",))[0]))
        if not self._open.admit(address):
            writer.write(_response("503 Service Unavailable", ""))
            writer.close()
            return
        try:
            async with asyncio.timeout(SECONDS):
                head = await reader.readuntil(b"\r\n\r\n")
                writer.write(self._answer(head))
                await writer.drain()
        except (TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass
        finally:
            self._open.release(address)
            writer.close()

    def _answer(self, head: bytes) -> bytes:
        first, *headers = head.split(b"\r\n")
        line = first.split(b" ")
        if sum(header.lower().startswith(b"host:") for header in headers) > 1:
            return _response("400 Bad Request", "")
        if len(line) != 3 or line[0] not in (b"GET", b"HEAD"):
            return _response("405 Method Not Allowed", "")
        if line[1].partition(b"?")[0] != b"/metrics":
            return _response("404 Not Found", "")
        page = self._page()
        return _response("200 OK", page, body=line[0] == b"GET")


def _response(status: str, content: str, body: bool = True) -> bytes:
    data = content.encode()
    head = (
        f"HTTP/1.1 {status}\r\nContent-Type: {CONTENT_TYPE}\r\nContent-Length: {len(data)}\r\n"
        "Connection: close\r\n\r\n"
    )
    return head.encode() + (data if body else b"")
