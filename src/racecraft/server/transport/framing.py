"""WebSocket frames in and out, with a fast path for whole text frames.

A whole text frame goes directly to the listener, and an answer directly into the transport. The library
handles everything else (fragments, bytes, pings, closing, errors). It is given whole frames only, so it
never buffers part of one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C where that is built

TEXT: Final = 0x81
"""The first byte of a text frame that is a whole message."""
FINAL: Final = 0x80
CONTROL: Final = 0x08
MASKED: Final = 0x80
MASK_SIZE: Final = 4

Listener = Callable[[str], None]


def frame_end(data: bytes, start: int) -> tuple[int, int]:
    """Where the payload (after the mask) of the frame at `start` begins and where it ends.

    (0, 0) if its length has not arrived yet.
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


class FrameReader:
    """One socket after its handshake. Once there is a listener it replaces the library as the protocol of the
    transport."""

    __slots__ = ("_broken", "_fragmented", "_largest", "_library", "_listener", "_transport", "_unread")

    def __init__(self, library: Any, transport: Any, largest: int) -> None:
        self._library = library
        self._transport = transport
        self._largest = largest
        self._listener: Listener | None = None
        self._unread = b""
        self._fragmented = False
        """In the middle of a message of several frames."""
        self._broken = False
        """A frame exceeds the size limit: the library closes the connection."""

    def listen(self, listener: Listener) -> None:
        """Delivers messages to the listener from now on, those that are buffered first."""
        self._listener = listener
        self._transport.set_protocol(self)
        if self._unread:
            self._read(self._unread)

    # --- Callbacks of the transport ---

    def data_received(self, data: bytes) -> None:
        if self._broken:
            self._library.read_frames(data)
            return
        unread = self._unread + data if self._unread else data
        if self._listener is not None:
            self._read(unread)
        elif len(unread) > self._largest:
            self._transport.abort()
        else:
            self._unread = unread

    def eof_received(self) -> Any:
        return self._library.eof_received()

    def connection_lost(self, error: Exception | None) -> None:
        self._library.connection_lost(error)

    def pause_writing(self) -> None:
        self._library.pause_writing()

    def resume_writing(self) -> None:
        self._library.resume_writing()

    # --- Frames in ---

    def _read(self, data: bytes) -> None:
        start = 0
        while True:
            body, end = frame_end(data, start)
            if end - body > self._largest:
                self._broken = True
                self._unread = b""
                self._library.read_frames(data[start:])
                return
            if end == 0 or end > len(data):
                break
            if not self._deliver(data, start, body, end):
                self._pass_to_library(data[start:end])
            start = end
        self._unread = data[start:]

    def _deliver(self, data: bytes, start: int, body: int, end: int) -> bool:
        """Gives the frame to the listener; False if the library has to handle it or still holds an earlier
        one."""
        if (
            data[start] != TEXT
            or not data[start + 1] & MASKED
            or self._fragmented
            or self._library.close_sent
            or not self._library.queue.empty()
        ):
            return False
        try:
            text: str = apply_mask(data[body:end], data[body - MASK_SIZE : body]).decode()
        except UnicodeDecodeError:
            return False
        if self._listener is not None:
            self._listener(text)
        return True

    def _pass_to_library(self, frame: bytes) -> None:
        if not frame[0] & CONTROL:
            self._fragmented = not frame[0] & FINAL
        self._library.read_frames(frame)

    # --- Frames out ---

    def push(self, text: bytes) -> int:
        """Writes a text frame without waiting; returns the size of the write buffer."""
        if self._library.close_sent or self._library.disconnected:
            return 0
        size = len(text)
        if size < 126:
            head = bytes((TEXT, size))
        elif size < 65_536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self._transport.write(head + text)
        waiting: int = self._transport.get_write_buffer_size()
        return waiting

    def pause(self) -> None:
        """Pauses reading."""
        if not self._transport.is_closing():
            self._transport.pause_reading()

    def resume(self) -> None:
        if not self._transport.is_closing() and not self._library.read_paused:
            self._transport.resume_reading()

    def disconnect(self) -> None:
        self._transport.abort()
