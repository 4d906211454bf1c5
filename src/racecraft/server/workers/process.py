"""Processes of ours that answer by lines: a module whose `main` reads lines from standard input and writes
lines to standard output. Where such a process runs is up to its launcher: beside a server it is a process of
the system, in a page without a server a worker of the browser (`racecraft.offline.browser`).
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Awaitable, Callable
from typing import Protocol

LONGEST_LINE = 32 * 1024 * 1024
USER, SYSTEM = 11, 12
"""Fields of `/proc/…/stat`, behind the name of the program."""


class LineProcess(Protocol):
    """A process that was launched."""

    @property
    def number(self) -> int | None:
        """By which the system knows it, if it does."""

    @property
    def ended(self) -> bool: ...

    def spent(self) -> float | None:
        """Seconds of processor time that it has used so far, where that is known."""

    async def write(self, line: bytes) -> None:
        """One line, without its end."""

    async def read(self) -> bytes:
        """The next line, without its end; EOFError once there is none."""

    async def end(self) -> None:
        """Ends it, whatever it does."""


Launcher = Callable[[str], Awaitable[LineProcess]]
"""Starts a process that runs the module of this name."""


class SystemProcess:
    """A process of the system, with pipes."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @property
    def number(self) -> int | None:
        return self._process.pid

    @property
    def ended(self) -> bool:
        return self._process.returncode is not None

    def spent(self) -> float | None:
        return processor_seconds(self._process.pid)

    async def write(self, line: bytes) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line + b"\n")
        await self._process.stdin.drain()

    async def read(self) -> bytes:
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError("the process ended")
        return line[:-1]

    async def end(self) -> None:
        if self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()


def processor_seconds(process: int) -> float | None:
    """Processor time of a process, as Linux tells it; None elsewhere, or if it is gone."""
    try:
        with open(f"/proc/{process}/stat", encoding="ascii", errors="replace") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[USER]) + int(fields[SYSTEM])) / os.sysconf("SC_CLK_TCK")
    except OSError:
        return None


async def launch(module: str) -> LineProcess:
    """Ctrl-C reaches the server alone, which then ends its processes."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-P", "-m", module),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LONGEST_LINE,
        start_new_session=True,
    )
    return SystemProcess(process)
