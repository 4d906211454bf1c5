"""The page's table as its worker uses it: values of the browser on one side, ours on the other."""

from __future__ import annotations

import asyncio
import logging
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from pyodide.ffi import create_proxy, to_js

# The schema says things for PostgreSQL too, which is not packed.
warnings.filterwarnings("ignore", message="Can't validate argument")

from racecraft.offline.page import PageSocket, open_page  # noqa: E402

log = logging.getLogger(__name__)

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


class Helper:
    """A worker of the browser with a Python of its own, as `racecraft.server.workers.process` has processes.
    It runs the `main` of its module for every line that it is told."""

    number = None

    def __init__(self, worker: Any, module: str) -> None:
        self._told: asyncio.Queue[tuple[int, bytes | None]] = asyncio.Queue()
        self._count = 0
        self._hear = create_proxy(self._heard)
        self._helper = worker.launch(module, self._hear)
        self.ended = False

    def _heard(self, count: int, line: str | None, reason: str | None) -> None:
        """A line, or that the module is done with so many lines of input; or that it failed."""
        if reason is not None:
            log.error("a helper failed", extra={"reason": reason})
            self.ended = True
        self._told.put_nowait((count, None if line is None else line.encode()))

    def spent(self) -> None:
        """Nobody knows."""

    async def write(self, line: bytes) -> None:
        self._count += 1
        self._helper.write(line.decode())

    async def read(self) -> bytes:
        while not (self.ended and self._told.empty()):
            count, line = await self._told.get()
            if line is not None:
                return line
            if count == self._count:
                break
        raise EOFError("the helper is done")

    async def end(self) -> None:
        if not self.ended:
            self.ended = True
            self._helper.end()
            self._told.put_nowait((self._count, None))
            self._hear.destroy()


class Bridge:
    """What the worker asks."""

    def __init__(self, worker: Any) -> None:
        self._worker = worker
        self._journal = BrowserJournal(worker)
        self._sockets: dict[int, PageSocket] = {}

    async def open(self) -> None:
        self._page = await open_page(EMPTY.read_bytes(), self._journal, self._launch)

    async def _launch(self, module: str) -> Helper:
        return Helper(self._worker, module)

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
