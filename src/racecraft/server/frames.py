"""The server's half of a WebSocket: Uvicorn's, which leaves frames to an `Ear` from the handshake on."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from racecraft.server.ear import Ear

EXTENSION = "racecraft"


class TableProtocol(WebSocketsSansIOProtocol):
    """A socket whose ear is found in its scope."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._ear: Ear | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self._ear = Ear(self, self.transport, self.config.ws_max_size)
            self.scope["extensions"][EXTENSION] = {"ear": self._ear}

    def data_received(self, data: bytes) -> None:
        if self._ear is None:
            self.read_frames(data)
        else:
            self._ear.data_received(data)

    def read_frames(self, data: bytes) -> None:
        """What the ear does not understand."""
        super().data_received(data)
