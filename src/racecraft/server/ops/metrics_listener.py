"""A listener of its own for `/metrics`, at an address of the operator's choice.

It speaks as much HTTP as a scraper needs: one GET a connection, a short head, a short time.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

from racecraft.engine.errors import RacecraftError

HEAD_BYTES = 8192
SECONDS = 5.0
MOST_CONNECTIONS = 20
CONTENT_TYPE = "text/plain; version=0.0.4"


class MetricsListener:
    def __init__(self, address: str, page: Callable[[], str]) -> None:
        host, _, port = address.rpartition(":")
        self._host = host.strip("[]")
        self._port = int(port)
        self._page = page
        self._connections = 0
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
        self._connections += 1
        try:
            if self._connections <= MOST_CONNECTIONS:
                async with asyncio.timeout(SECONDS):
                    head = await reader.readuntil(b"\r\n\r\n")
                    writer.write(self._answer(head.partition(b"\r\n")[0].split(b" ")))
                    await writer.drain()
        except (TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass
        finally:
            self._connections -= 1
            writer.close()

    def _answer(self, line: list[bytes]) -> bytes:
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
