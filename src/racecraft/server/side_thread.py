"""A thread for work that takes the interpreter away from the moves of others: one piece at a time.

Whoever waits takes turns by address, and no address can take all places in the queue.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from racecraft.server.errors import Refused
from racecraft.server.fair_share import FairShare, asking

T = TypeVar("T")


def share_of_one(places: int) -> int:
    """How many places of a queue one address may have; the rest is for others."""
    return places - places // 4


class SideThread:
    def __init__(self, name: str, most: int, busy: str) -> None:
        self._executor = ThreadPoolExecutor(1, name)
        self._turns = FairShare(1, 1)
        self._busy = busy
        self._inside: Counter[str] = Counter()
        """By address, pieces that are in work or wait."""
        self.most = most
        """Pieces in all."""

    async def run(self, make: Callable[..., T], *given: Any) -> T:
        """What `make` returns; Refused if too much waits."""
        address = asking.get()
        if self._inside.total() >= self.most or self._inside[address] >= share_of_one(self.most):
            raise Refused("busy", self._busy)
        self._inside[address] += 1
        try:
            async with self._turns:
                return await asyncio.get_running_loop().run_in_executor(self._executor, make, *given)
        finally:
            self._inside[address] -= 1
            if not self._inside[address]:
                del self._inside[address]
