"""Garbage collection without long pauses.

The server makes many long-lived objects and few cycles. Generation 0 is collected automatically. A full
collection takes long where many races are live, so it runs when the load is low, or when the last one was
long ago.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

from racecraft.server.ops.supervisor import Supervised

YOUNG_THRESHOLD = 10_000
"""Allocations after which generation 0 is collected."""
NEVER = 1_000_000_000
PAUSE_SECONDS = 2.0
QUIET_MOVES = 20
"""The load is low with at most so many moves in a pause."""
LONGEST_SECONDS = 900.0
"""A full collection runs after so long, whatever the load."""


def configure() -> None:
    """Freezes all objects of the program, and leaves only generation 0 to automatic collection."""
    gc.freeze()
    gc.set_threshold(YOUNG_THRESHOLD, NEVER, NEVER)


def is_time(moves: int, seconds: float, aged: int) -> bool:
    """Whether to run a full collection: by the moves in the last pause, the seconds since the last full
    collection and the collections of generation 0 since then."""
    return aged > 0 and (moves <= QUIET_MOVES or seconds >= LONGEST_SECONDS)


async def collect_always(moves: Callable[[], int], task: Supervised) -> None:
    """Runs full collections when `is_time`; `moves` returns the number of moves so far."""
    last = time.monotonic()
    while True:
        before = moves()
        await asyncio.sleep(PAUSE_SECONDS)
        now = time.monotonic()
        if is_time(moves() - before, now - last, gc.get_count()[1]):
            gc.collect()
            last = now
        task.beat()
