"""Measures how long the disk takes to synchronise a write, with or without a server running.

A probe writes one page and waits until it is on the disk, again and again. Syncs of one disk wait for one
another: while one of them takes half a second, no commit of any program ends earlier, whatever it writes.
"""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path
from typing import Self

import msgspec

from racecraft.arena.bench import BenchFailed

PAGE = 4096
PAGES = 256
PAUSE = 0.005
"""Seconds between two syncs, about as often as a busy table commits."""
LATE_SHARE = 0.01

_sync = getattr(os, "fdatasync", os.fsync)


class Disk(msgspec.Struct, frozen=True):
    name: str
    syncs_per_second: float
    median_ms: float
    p99_ms: float
    """Of moments spread evenly over the time one in a hundred has to wait longer for the sync under way."""
    slowest_ms: float


def wait_exceeded(lengths: list[float], spent: float, share: float) -> float:
    """The wait that this share of evenly spread moments exceeds, when each waits for the sync under way."""
    low, high = 0.0, max(lengths)
    for _ in range(40):
        middle = (low + high) / 2
        if sum(length - middle for length in lengths if length > middle) > share * spent:
            low = middle
        else:
            high = middle
    return high


class Probe:
    """Measures the disk of a folder for as long as the context lasts."""

    def __init__(self, folder: Path, name: str) -> None:
        self._file = folder / "probe"
        self._name = name
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._work, name="probe", daemon=True)
        self._lengths: list[float] = []
        self._spent = 0.0
        self._error: OSError | None = None

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join()

    def _work(self) -> None:
        try:
            self._measure()
        except OSError as error:  # told by the report
            self._error = error
        self._file.unlink(missing_ok=True)

    def _measure(self) -> None:
        page = os.urandom(PAGE)
        with self._file.open("wb", buffering=0) as file:
            file.write(page * PAGES)  # a file that grows would have more to be synchronised than its pages
            _sync(file.fileno())
            started = time.perf_counter()
            while not self._stop.wait(PAUSE):
                file.seek(len(self._lengths) % PAGES * PAGE)
                begun = time.perf_counter()
                file.write(page)
                _sync(file.fileno())
                self._lengths.append(time.perf_counter() - begun)
            self._spent = time.perf_counter() - started

    def report(self) -> Disk:
        """What was measured, once the context is left."""
        if self._error is not None:
            raise BenchFailed(f"the disk cannot be measured: {self._error.strerror}")
        lengths = sorted(self._lengths) or [0.0]
        return Disk(
            name=self._name,
            syncs_per_second=round(len(self._lengths) / self._spent, 1),
            median_ms=round(lengths[len(lengths) // 2] * 1000, 2),
            p99_ms=round(wait_exceeded(lengths, self._spent, LATE_SHARE) * 1000, 2),
            slowest_ms=round(lengths[-1] * 1000, 2),
        )
