"""Uvicorn's WebSocket protocol, which passes frames to a `FrameReader` after the handshake."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from racecraft.server.transport.framing import FrameReader

EXTENSION = "racecraft"


class TableProtocol(WebSocketsSansIOProtocol):
    """A socket whose reader is found in its scope."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._reader: FrameReader | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self._reader = FrameReader(self, self.transport, self.config.ws_max_size)
            self.scope["extensions"][EXTENSION] = {"reader": self._reader}

    def data_received(self, data: bytes) -> None:
        if self._reader is None:
            self.read_frames(data)
        else:
            self._reader.data_received(data)

    def read_frames(self, data: bytes) -> None:
        """Frames that the reader leaves to the library."""
        super().data_received(data)
