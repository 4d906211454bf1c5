"""Looking for garbage without keeping anybody waiting.

A table makes much that lives for long and little that only the collector can free. Young objects are looked
through in small portions as ever; all of them, which takes long where many races are live, when little is
going on, or when it has not been done for long.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

PORTION = 10_000
"""Young objects after which they are looked through."""
NEVER = 1_000_000_000
PAUSE_SECONDS = 2.0
QUIET_MOVES = 20
"""Up to so many in a pause nobody minds waiting for a moment."""
LONGEST_SECONDS = 900.0
"""After so long it is done whatever goes on."""


def begin() -> None:
    """What the program consists of is never looked through again; of the rest only the young, by itself."""
    gc.freeze()
    gc.set_threshold(PORTION, NEVER, NEVER)


def is_time(moves: int, seconds: float, aged: int) -> bool:
    """Whether to look through everything: after so many moves in a pause, so many seconds since the last
    time, and with so many portions that have grown old since."""
    return aged > 0 and (moves <= QUIET_MOVES or seconds >= LONGEST_SECONDS)


async def collect_always(moves: Callable[[], int]) -> None:
    """Looks through everything at good times; `moves` counts what has happened."""
    last = time.monotonic()
    while True:
        before = moves()
        await asyncio.sleep(PAUSE_SECONDS)
        now = time.monotonic()
        if is_time(moves() - before, now - last, gc.get_count()[1]):
            gc.collect()
            last = now
