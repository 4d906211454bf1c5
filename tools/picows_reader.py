"""What `transport/framing.py` would be with picows in its place; `tools.framing` measures it.

It does what ours does: one bucket for all frames, few of them in a callback, back-pressure, fragments, UTF-8.
picows has no public way to take a connection over, so this one builds the protocol that `ws_create_server`
builds and shows it a request of our own; the answer is dropped.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Final

from picows.picows import WSAutoPingStrategy, WSMsgType, WSProtocol  # type: ignore[attr-defined]

from racecraft.server.transport.framing import (
    BACKLOG,
    BINARY,
    CLOSE,
    CLOSE_SECONDS,
    CLOSING,
    END_SECONDS,
    ENDED,
    FINAL,
    FRAMES_AT_ONCE,
    MORE,
    NO_CODE,
    NOT_UTF8,
    OPEN,
    PING,
    PONG,
    PROTOCOL_ERROR,
    TEXT,
    TOO_FAST,
    TOO_LARGE,
    UNSENT,
    Listener,
    close_frame,
)
from racecraft.server.transport.limits import Bucket
from tools.picows_listener import Forwarding

REQUEST: Final = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
QUIET = logging.getLogger("racecraft.picows")
QUIET.setLevel(logging.CRITICAL + 1)
"""The library logs an error for whatever a client does wrong."""
SEND_TEXT: Final = WSMsgType.TEXT


class Handed:
    """The transport as the library sees it."""

    def __init__(self, transport: Any, close: Callable[[], None]) -> None:
        self.get_extra_info: Any = transport.get_extra_info
        self.get_write_buffer_size: Any = transport.get_write_buffer_size
        self.write: Any = transport.write
        self.abort: Any = transport.abort
        self.close: Any = close

    def drop(self, data: Any) -> None:
        """Our own handshake is done."""


class PicowsReader:
    """One socket after its handshake, with the methods of `FrameReader`."""

    __slots__ = (
        "_bucket",
        "_fragments",
        "_handled",
        "_largest",
        "_library",
        "_listener",
        "_message",
        "_on_too_fast",
        "_paused",
        "_picows",
        "_send",
        "_state",
        "_stopped",
        "_timer",
        "_transport",
        "_unread",
        "_unsent",
        "_waiting",
    )

    def __init__(self, library: Any, transport: Any, largest: int) -> None:
        self._library = library
        self._transport = transport
        self._largest = largest
        self._listener: Listener | None = None
        self._on_too_fast: Callable[[], None] | None = None
        self._bucket: Bucket | None = None
        self._picows: Any = None
        self._send: Any = None
        self._unread = b""
        self._waiting: list[tuple[int, bytes]] = []
        self._handled = 0
        self._message = 0
        self._fragments = b""
        self._state = OPEN
        self._paused = 0
        self._stopped = False
        self._unsent = 0
        self._timer: asyncio.TimerHandle | None = None

    def listen(self, listener: Listener, bucket: Bucket, on_too_fast: Callable[[], None]) -> None:
        self._listener = listener
        self._bucket = bucket
        self._on_too_fast = on_too_fast
        listener_of_frames = Forwarding(self)
        protocol: Any = WSProtocol(
            None,
            None,
            False,
            lambda request: listener_of_frames,
            QUIET,
            True,
            None,
            False,
            20,
            20,
            WSAutoPingStrategy.PING_WHEN_IDLE,
            False,
            self._largest,
            None,
            2048,
        )
        handed = Handed(self._transport, self._end)
        protocol.connection_made(handed)
        handed.write = handed.drop
        self._picows = protocol
        self._feed(REQUEST)
        handed.write = self._transport.write
        self._send = protocol.transport.send
        self._transport.set_protocol(protocol)
        if self._unread:
            unread, self._unread = self._unread, b""
            self._feed(unread)

    def _feed(self, data: bytes) -> None:
        while data:
            space = self._picows.get_buffer(len(data))
            size = min(len(space), len(data))
            space[:size] = data[:size]
            data = data[size:]
            self._picows.buffer_updated(size)

    # --- Callbacks ---

    def data_received(self, data: bytes) -> None:
        """Before there is a listener."""
        self._unread += data
        if len(self._unread) > self._largest:
            self._transport.abort()

    def connection_lost(self, error: Exception | None) -> None:
        self._state = ENDED
        self._fragments = b""
        self._waiting = []
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

    def frame(self, frame: Any) -> None:
        if self._state == ENDED:
            return
        kind: int = frame.msg_type
        last: int = frame.last_in_buffer
        handled = self._handled
        if handled == 0 and last and self._paused == 0 and kind == TEXT and frame.fin and self._message == 0:
            bucket = self._bucket
            assert bucket is not None
            if not bucket.take(time.monotonic()):
                self._too_fast()
                return
            if frame.rsv1 or frame.rsv2 or frame.rsv3:
                self.fail(PROTOCOL_ERROR)
                return
            if self._state == OPEN and self._listener is not None:
                try:
                    text: str = frame.get_payload_as_utf8_text()
                except UnicodeDecodeError:
                    self.fail(NOT_UTF8)
                    return
                self._listener(text)
            return
        first = kind | (FINAL if frame.fin else 0)
        if frame.rsv1 or frame.rsv2 or frame.rsv3:
            self.fail(PROTOCOL_ERROR)
            return
        payload: bytes = frame.get_payload_as_bytes()
        self._handled = 0 if last else handled + 1
        if self._paused != 0 or self._waiting or handled >= FRAMES_AT_ONCE:
            self._waiting.append((first, payload))
            if self._paused == 0:
                self._pause(MORE)
                asyncio.get_running_loop().call_soon(self._go_on)
            return
        self._take(first, payload)

    def _take(self, first: int, payload: bytes) -> None:
        bucket = self._bucket
        assert bucket is not None
        if not bucket.take(time.monotonic()):
            self._too_fast()
            return
        opcode = first & 0x0F
        if opcode < CLOSE:
            if (opcode == 0) != (self._message != 0):
                self.fail(PROTOCOL_ERROR)
                return
            if len(self._fragments) + len(payload) > self._largest:
                self.fail(TOO_LARGE)
                return
        if opcode == PING:
            if self._state == OPEN:
                self._transport.write(bytes((FINAL | PONG, len(payload))) + payload)
        elif opcode == PONG:
            self._library.received_pong(payload)
        elif opcode == CLOSE:
            if self._state == OPEN:
                code = int.from_bytes(payload[:2], "big") if payload else NO_CODE
                self._transport.write(close_frame(code, ""))
            self._end()
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

    def _too_fast(self) -> None:
        if self._state == OPEN and self._on_too_fast is not None:
            self._on_too_fast()
        self.fail(TOO_FAST)

    # --- Flow control ---

    def pause(self) -> None:
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
        if self._paused == 0 and self._waiting:
            self._paused = MORE
            asyncio.get_running_loop().call_soon(self._go_on)
        else:
            self._read_again()

    def _go_on(self) -> None:
        self._paused &= ~MORE
        handled = 0
        while self._waiting and self._paused == 0 and self._state != ENDED:
            if handled == FRAMES_AT_ONCE:
                self._pause(MORE)
                asyncio.get_running_loop().call_soon(self._go_on)
                return
            handled += 1
            first, payload = self._waiting.pop(0)
            self._take(first, payload)
        self._read_again()

    def _read_again(self) -> None:
        if self._paused == 0 and self._stopped and not self._transport.is_closing():
            self._stopped = False
            self._transport.resume_reading()

    def takes_data(self) -> bool:
        before, self._unsent = self._unsent, self._transport.get_write_buffer_size()
        return self._unsent > 0 and (before == 0 or self._unsent < before)

    # --- Frames out ---

    def push(self, text: bytes) -> int:
        if self._state != OPEN:
            return 0
        self._send(SEND_TEXT, text)
        waiting: int = self._transport.get_write_buffer_size()
        return waiting

    # --- The end ---

    def close(self, code: int, reason: str) -> None:
        if self._state == OPEN:
            self._state = CLOSING
            self._library.close_sent = True
            self._transport.write(close_frame(code, reason))
            self._abort_after(CLOSE_SECONDS)

    def fail(self, code: int, reason: str = "") -> None:
        if self._paused & UNSENT:
            self.disconnect()
            return
        if self._state == OPEN:
            self._transport.write(close_frame(code, reason))
        self._end()

    def shut_down(self, code: int) -> None:
        if self._state == OPEN:
            self._transport.write(close_frame(code, ""))
        self._end()

    def disconnect(self) -> None:
        self._state = ENDED
        self._library.close_sent = True
        self._transport.abort()

    def _end(self) -> None:
        if self._state != ENDED:
            self._state = ENDED
            self._library.close_sent = True
            self._transport.close()
            self._abort_after(END_SECONDS)

    def _abort_after(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._transport.abort)
