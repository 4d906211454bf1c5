"""The listener of `picows_reader`: the library calls it, so it is a class of its own and is not compiled."""

from __future__ import annotations

from typing import Any

from picows import WSFrame, WSListener, WSTransport


class Forwarding(WSListener):
    """Passes everything on to a reader."""

    def __init__(self, reader: Any) -> None:
        self._reader = reader
        self._frame = reader.frame

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        self._frame(frame)

    def pause_writing(self) -> None:
        self._reader.pause_writing()

    def resume_writing(self) -> None:
        self._reader.resume_writing()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._reader.connection_lost(None)
