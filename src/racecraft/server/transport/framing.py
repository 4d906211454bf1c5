"""WebSocket frames in and out: the server's half of RFC 6455 after the handshake, without extensions.

All frames of a connection, control frames too, go through one token bucket. A callback handles a few frames
at most; the rest waits for the next turn of the event loop while reading is paused. Reading is also paused
while the client does not take what it was sent. A violation ends the connection within a second, whatever
is still unsent.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C where that is built

from racecraft.server.transport.limits import Bucket

CONTINUATION: Final = 0x0
TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
FINAL: Final = 0x80
WHOLE_TEXT: Final = 0x81
"""The first byte of a text frame that is a whole message."""
RESERVED: Final = 0x70
MASKED: Final = 0x80
MASK_SIZE: Final = 4
LARGEST_CONTROL: Final = 125

PROTOCOL_ERROR: Final = 1002
NO_CODE: Final = 1005
NOT_UTF8: Final = 1007
TOO_FAST: Final = 1008
TOO_LARGE: Final = 1009

OPEN: Final = 0
CLOSING: Final = 1
"""Our close frame is sent, the client's is awaited."""
ENDED: Final = 2

BACKLOG: Final = 1
"""A reason to pause reading: the handler is behind."""
UNSENT: Final = 2
"""The client does not take what it was sent."""
MORE: Final = 4
"""Frames that have arrived wait for the next turn of the event loop."""

FRAMES_AT_ONCE: Final = 16
"""That one callback handles."""
CLOSE_SECONDS: Final = 5.0
"""The client has so long to answer our close frame."""
END_SECONDS: Final = 1.0
"""The transport has so long to send the rest."""

Listener = Callable[[str | None], None]
"""Receives each message; None stands for bytes."""


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


def close_frame(code: int, reason: str) -> bytes:
    payload = b"" if code == NO_CODE else code.to_bytes(2, "big") + reason.encode()
    return bytes((FINAL | CLOSE, len(payload))) + payload


def valid_close_code(code: int) -> bool:
    """Whether a client may send it (RFC 6455, 7.4, and the registry of IANA)."""
    return 3000 <= code < 5000 or 1000 <= code <= 1003 or 1007 <= code <= 1014


class FrameReader:
    """One socket after its handshake. Once there is a listener it replaces the library, which has done the
    handshake, as the protocol of the transport."""

    __slots__ = (
        "_bucket",
        "_fragments",
        "_largest",
        "_library",
        "_listener",
        "_message",
        "_on_too_fast",
        "_paused",
        "_state",
        "_stopped",
        "_timer",
        "_transport",
        "_unread",
        "_unsent",
    )

    def __init__(self, library: Any, transport: Any, largest: int) -> None:
        self._library = library
        self._transport = transport
        self._largest = largest
        self._listener: Listener | None = None
        self._on_too_fast: Callable[[], None] | None = None
        self._bucket: Bucket | None = None
        self._unread = b""
        self._message = 0
        """In the middle of a message of several frames: its opcode."""
        self._fragments = b""
        self._state = OPEN
        self._paused = 0
        """Why reading is paused."""
        self._stopped = False
        """The transport was told to."""
        self._unsent = 0
        self._timer: asyncio.TimerHandle | None = None

    def listen(self, listener: Listener, bucket: Bucket, on_too_fast: Callable[[], None]) -> None:
        """Delivers messages to the listener from now on, those that are buffered first. `on_too_fast` is
        called before a client whose bucket is empty is disconnected."""
        self._listener = listener
        self._bucket = bucket
        self._on_too_fast = on_too_fast
        self._transport.set_protocol(self)
        if self._unread:
            unread, self._unread = self._unread, b""
            self._read(unread)

    # --- Callbacks of the transport ---

    def data_received(self, data: bytes) -> None:
        if self._state == ENDED:
            return
        unread = self._unread + data if self._unread else data
        if self._listener is not None:
            self._read(unread)
        elif len(unread) > self._largest:
            self._transport.abort()
        else:
            self._unread = unread

    def eof_received(self) -> None:
        self._end()

    def connection_lost(self, error: Exception | None) -> None:
        self._state = ENDED
        self._unread = self._fragments = b""
        if self._timer is not None:
            self._timer.cancel()
        self._library.connection_lost(error)

    def pause_writing(self) -> None:
        self._library.pause_writing()
        self._pause(UNSENT)

    def resume_writing(self) -> None:
        self._library.resume_writing()
        self._resume(UNSENT)

    # --- Frames in ---

    def _read(self, data: bytes) -> None:
        """Handles the frames in the data, as many as one callback may; keeps the rest."""
        bucket = self._bucket
        assert bucket is not None
        now = time.monotonic()
        start = 0
        handled = 0
        while self._paused == 0 and self._state != ENDED:
            body, end = frame_end(data, start)
            if end == 0:
                break
            first = data[start]
            if first != WHOLE_TEXT or self._message != 0 or not data[start + 1] & MASKED:
                violation = self._violation(first, data[start + 1], end - body)
                if violation != 0:
                    self.fail(violation)
                    break
            elif end - body > self._largest:
                self.fail(TOO_LARGE)
                break
            if end > len(data):
                break
            if handled == FRAMES_AT_ONCE:
                self._pause(MORE)
                asyncio.get_running_loop().call_soon(self._go_on)
                break
            handled += 1
            if not bucket.take(now):
                self._too_fast()
                break
            payload: bytes = apply_mask(data[body:end], data[body - MASK_SIZE : body])
            if first == WHOLE_TEXT:
                self._deliver(TEXT, payload)
            else:
                self._handle(first, payload)
            start = end
        self._unread = b"" if self._state == ENDED else data[start:]

    def _violation(self, first: int, second: int, size: int) -> int:
        """The code with which a frame is refused because of its head, 0 for none."""
        opcode = first & 0x0F
        if first & RESERVED or not second & MASKED:
            return PROTOCOL_ERROR
        if opcode >= CLOSE:
            known = opcode <= PONG
            return 0 if known and first & FINAL and size <= LARGEST_CONTROL else PROTOCOL_ERROR
        if opcode > BINARY or (opcode == CONTINUATION) != (self._message != 0):
            return PROTOCOL_ERROR
        return TOO_LARGE if len(self._fragments) + size > self._largest else 0

    def _handle(self, first: int, payload: bytes) -> None:
        """Handles a frame that is not a whole text."""
        opcode = first & 0x0F
        if opcode == PING:
            if self._state == OPEN:
                self._transport.write(bytes((FINAL | PONG, len(payload))) + payload)
        elif opcode == PONG:
            self._library.received_pong(payload)
        elif opcode == CLOSE:
            self._closed_by_client(payload)
        elif first & FINAL:
            whole, kind = self._fragments + payload, self._message or opcode
            self._fragments, self._message = b"", 0
            self._deliver(kind, whole)
        else:
            self._fragments += payload
            self._message = self._message or opcode

    def _deliver(self, opcode: int, payload: bytes) -> None:
        if self._state != OPEN or self._listener is None:
            return
        if opcode == BINARY:
            self._listener(None)
            return
        try:
            text = payload.decode()
        except UnicodeDecodeError:
            self.fail(NOT_UTF8)
            return
        self._listener(text)

    def _closed_by_client(self, payload: bytes) -> None:
        code = int.from_bytes(payload[:2], "big") if payload else NO_CODE
        if payload and (len(payload) == 1 or not valid_close_code(code)):
            self.fail(PROTOCOL_ERROR)
            return
        try:
            payload[2:].decode()
        except UnicodeDecodeError:
            self.fail(NOT_UTF8)
            return
        if self._state == OPEN:
            self._transport.write(close_frame(code, ""))
        self._end()

    def _too_fast(self) -> None:
        if self._state == OPEN and self._on_too_fast is not None:
            self._on_too_fast()
        self.fail(TOO_FAST)

    # --- Flow control ---

    def pause(self) -> None:
        """Pauses reading until `resume`."""
        self._pause(BACKLOG)

    def resume(self) -> None:
        self._resume(BACKLOG)

    def _pause(self, reason: int) -> None:
        self._paused |= reason
        if not self._stopped and not self._transport.is_closing():
            self._stopped = True
            self._transport.pause_reading()

    def _resume(self, reason: int) -> None:
        self._paused &= ~reason
        if self._paused == 0 and self._unread:
            self._paused = MORE
            asyncio.get_running_loop().call_soon(self._go_on)
        else:
            self._read_again()

    def _go_on(self) -> None:
        """Handles frames that have arrived already."""
        self._paused &= ~MORE
        if self._paused == 0 and self._state != ENDED:
            unread, self._unread = self._unread, b""
            self._read(unread)
            self._read_again()

    def _read_again(self) -> None:
        if self._paused == 0 and self._stopped and not self._transport.is_closing():
            self._stopped = False
            self._transport.resume_reading()

    def takes_data(self) -> bool:
        """Whether a client that is slow has taken something of what it was sent since the last call."""
        before, self._unsent = self._unsent, self._transport.get_write_buffer_size()
        return self._unsent > 0 and (before == 0 or self._unsent < before)

    # --- Frames out ---

    def push(self, text: bytes) -> int:
        """Writes a text frame without waiting; returns the size of the write buffer."""
        if self._state != OPEN:
            return 0
        size = len(text)
        if size < 126:
            head = bytes((WHOLE_TEXT, size))
        elif size < 65_536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self._transport.write(head + text)
        waiting: int = self._transport.get_write_buffer_size()
        return waiting

    # --- The end ---

    def close(self, code: int, reason: str) -> None:
        """Says goodbye and waits a while for the client's answer."""
        if self._state == OPEN:
            self._state = CLOSING
            self._library.close_sent = True
            self._transport.write(close_frame(code, reason))
            self._abort_after(CLOSE_SECONDS)

    def fail(self, code: int, reason: str = "") -> None:
        """Ends the connection because of a violation. What the client does not take is discarded."""
        if self._paused & UNSENT:
            self.disconnect()
            return
        if self._state == OPEN:
            self._transport.write(close_frame(code, reason))
        self._end()

    def shut_down(self, code: int) -> None:
        """Ends the connection without waiting for the client's answer."""
        if self._state == OPEN:
            self._transport.write(close_frame(code, ""))
        self._end()

    def disconnect(self) -> None:
        self._state = ENDED
        self._library.close_sent = True
        self._transport.abort()

    def _end(self) -> None:
        """Sends what is unsent, if that can be done soon; reads nothing more."""
        if self._state != ENDED:
            self._state = ENDED
            self._library.close_sent = True
            self._transport.close()
            self._abort_after(END_SECONDS)

    def _abort_after(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._transport.abort)
