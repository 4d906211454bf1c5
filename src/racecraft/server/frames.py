"""The server's half of a WebSocket: Uvicorn's, with a shorter way for what a table hears and says all day.

A whole text frame goes straight to whoever listens, and an answer straight into the transport. Everything
else (the handshake, fragments, bytes, pings, closing, all that is wrong) is the library's, which is given
whole frames only and so never has to be asked how far it has read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C where that is built
from websockets.http11 import Request

EXTENSION = "racecraft"
TEXT = 0x81
"""The first byte of a text frame that is a whole message."""
FINAL, CONTROL = 0x80, 0x08
MASKED = 0x80
MASK_SIZE = 4

Listener = Callable[[str], None]


def frame_end(data: bytes, start: int) -> tuple[int, int]:
    """Where the payload (after the mask) of the frame at `start` begins and where it ends.

    (0, 0) if not even its length is here yet.
    """
    if len(data) < start + 2:
        return 0, 0
    body = start + 2
    size = data[start + 1] & 0x7F
    if size >= 126:
        body += 2 if size == 126 else 8
        if len(data) < body:
            return 0, 0
        size = int.from_bytes(data[start + 2 : body], "big")
    if data[start + 1] & MASKED:
        body += MASK_SIZE
    return body, body + size


class TableProtocol(WebSocketsSansIOProtocol):
    """A socket that can be listened to and pushed into, and hung up on if its reader takes nothing."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._listener: Listener | None = None
        self._unread = b""
        self._fragmented = False
        """In the middle of a message of several frames."""
        self._broken = False
        """A frame is larger than any message may be: the library says goodbye."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = {"protocol": self}

    def listen(self, listener: Listener) -> None:
        """From now on; what came too early is heard now."""
        self._listener = listener
        if self._unread:
            self._read(self._unread)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated or self._broken:
            super().data_received(data)
            return
        unread = self._unread + data if self._unread else data
        if self._listener is not None:
            self._read(unread)
        elif len(unread) > self.config.ws_max_size:
            self.transport.abort()
        else:
            self._unread = unread

    def _read(self, data: bytes) -> None:
        start = 0
        while True:
            body, end = frame_end(data, start)
            if end - body > self.config.ws_max_size:
                self._broken = True
                self._unread = b""
                super().data_received(data[start:])
                return
            if end == 0 or end > len(data):
                break
            if not self._heard(data, start, body, end):
                self._leave_to_library(data[start:end])
            start = end
        self._unread = data[start:]

    def _heard(self, data: bytes, start: int, body: int, end: int) -> bool:
        """Whether the frame was a message for the listener, and none before it waits in the library."""
        if (
            data[start] != TEXT
            or not data[start + 1] & MASKED
            or self._fragmented
            or self.close_sent
            or not self.queue.empty()
        ):
            return False
        try:
            text = apply_mask(data[body:end], data[body - MASK_SIZE : body]).decode()
        except UnicodeDecodeError:
            return False
        if self._listener is not None:
            self._listener(text)
        return True

    def _leave_to_library(self, frame: bytes) -> None:
        if not frame[0] & CONTROL:
            self._fragmented = not frame[0] & FINAL
        super().data_received(frame)

    def push(self, text: bytes) -> int:
        """Sends a text frame without waiting; returns how many bytes wait for the reader."""
        if self.close_sent or self.disconnected:
            return 0
        size = len(text)
        if size < 126:
            head = bytes((TEXT, size))
        elif size < 65_536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + text)
        return self.transport.get_write_buffer_size()

    def wait(self) -> None:
        """Reads no further for now."""
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def read_on(self) -> None:
        if not self.transport.is_closing() and not self.read_paused:
            self.transport.resume_reading()

    def hang_up(self) -> None:
        self.transport.abort()
