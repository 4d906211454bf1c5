"""The page's table as its worker uses it: values of the browser on one side, ours on the other."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from pyodide.ffi import to_js

# The schema says things for PostgreSQL too, which is not packed.
warnings.filterwarnings("ignore", message="Can't validate argument")

from racecraft.offline.page import PageSocket, open_page  # noqa: E402

EMPTY = Path(__file__).parent / "data" / "empty.db"
"""A database without content, made when the pages are packed: making one takes seconds in a browser."""


class BrowserJournal:
    """The journal that the worker keeps in the browser's database."""

    def __init__(self, worker: Any) -> None:
        self._worker = worker

    async def append(self, entry: str) -> None:
        await self._worker.append(entry)

    async def replace(self, image: bytes) -> None:
        await self._worker.replace(to_js(image))

    async def read(self) -> tuple[bytes | None, list[str]]:
        kept = await self._worker.read()
        return (None if kept.image is None else kept.image.to_bytes()), list(kept.entries)

    async def prepare_upgrade(self) -> None:
        await self._worker.prepareUpgrade()


class Bridge:
    """What the worker asks."""

    def __init__(self, worker: Any) -> None:
        self._journal = BrowserJournal(worker)
        self._sockets: dict[int, PageSocket] = {}

    async def open(self) -> None:
        self._page = await open_page(EMPTY.read_bytes(), self._journal)

    async def request(self, method: str, address: str, body: str) -> Any:
        """Status, headers as JSON, and the body."""
        status, headers, content = await self._page.request(method, address, body.encode())
        return to_js([status, msgspec.json.encode(headers).decode(), content])

    async def connect(
        self, number: int, code: str, told: Callable[[str], None], closed: Callable[[int], None]
    ) -> None:
        self._sockets[number] = await self._page.connect(code, told, closed)

    def say(self, number: int, text: str) -> None:
        if number in self._sockets:
            self._sockets[number].say(text)

    def leave(self, number: int) -> None:
        socket = self._sockets.pop(number, None)
        if socket is not None:
            socket.leave()
