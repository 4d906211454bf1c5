"""Uvicorn's WebSocket protocol for the handshake and the keepalive; a `FrameReader` does the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from racecraft.server.transport.extension import EXTENSION
from racecraft.server.transport.framing import FrameReader

RESTART, NO_ANSWER = 1012, 1011
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class TableProtocol(WebSocketsSansIOProtocol):
    """A socket whose reader is found in its scope."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._reader: FrameReader | None = None
        self.on_lost: Callable[[], None] | None = None
        """Called when the descriptor is closed."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self._reader = FrameReader(self, self.transport, self.config.ws_max_size)
            self.scope["extensions"][EXTENSION] = {"reader": self._reader}

    def data_received(self, data: bytes) -> None:
        if self._reader is not None:
            self._reader.data_received(data)
            return
        super().data_received(data)
        if not self.handshake_initiated and not self.transport.is_closing():
            self._refuse_request()

    def _refuse_request(self) -> None:
        """The whole head of a request is handed over at once. One that the library takes for none, since it
        has a body or too many headers, would be waited for without an end."""
        self.handshake_complete = self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()) or BAD_REQUEST)
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.on_lost is not None:
            self.on_lost()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # refused, which the library would log as an error

    # --- Keepalive ---

    def received_pong(self, payload: bytes) -> None:
        self.handle_pong(Frame(Opcode.PONG, payload))

    def keepalive_timeout(self) -> None:
        """Nothing is read from a client that is slow to take what it was sent, its pong neither."""
        if self._reader is None or self.transport.is_closing():
            return
        if self._reader.takes_data():
            assert self.ping_timeout is not None
            self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)
        else:
            self._reader.fail(NO_ANSWER, "keepalive ping timeout")

    def shutdown(self) -> None:
        if self._reader is None or not self.handshake_complete:
            super().shutdown()
        else:
            self.stop_keepalive()
            self._reader.shut_down(RESTART)
