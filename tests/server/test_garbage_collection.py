"""Garbage is looked for when nobody waits for it."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from racecraft.server.ops import garbage_collection as garbage
from racecraft.server.ops.supervisor import Supervised


class Ring:
    """Something that only the collector can free."""

    def __init__(self) -> None:
        self.itself = self


def test_everything_is_looked_through_when_little_goes_on_or_after_long() -> None:
    assert garbage.is_time(moves=0, seconds=1, aged=1)
    assert garbage.is_time(moves=garbage.QUIET_MOVES, seconds=1, aged=3)
    assert not garbage.is_time(moves=garbage.QUIET_MOVES + 1, seconds=1, aged=3)
    assert garbage.is_time(moves=10**6, seconds=garbage.LONGEST_SECONDS, aged=3)
    assert not garbage.is_time(moves=0, seconds=10**6, aged=0)


def test_what_has_grown_old_is_freed_in_a_quiet_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "PAUSE_SECONDS", 0.01)

    async def wait_until_freed(ring: weakref.ref[Ring]) -> None:
        task = asyncio.create_task(garbage.collect_always(lambda: 0, Supervised("garbage collection", None)))
        async with asyncio.timeout(10):
            while ring() is not None:
                await asyncio.sleep(0.01)
        task.cancel()

    thresholds = gc.get_threshold()
    gc.set_threshold(garbage.YOUNG_THRESHOLD, garbage.NEVER, garbage.NEVER)
    try:
        whole = Ring()
        ring = weakref.ref(whole)
        gc.collect(1)  # it is old now: by itself it would be looked at no more
        del whole
        grown: list[list[int]] = [[] for _ in range(3 * garbage.YOUNG_THRESHOLD)]
        assert ring() is not None
        asyncio.run(wait_until_freed(ring))
        assert grown
    finally:
        gc.set_threshold(*thresholds)
