"""Fair shares of something that few can use at a time, such as the connections to a database.

What one address asks for takes a part of the places at most, and those who wait take turns by address: many
slow requests of one address do not keep the others waiting. What nobody asked for, the work of the server
itself, is not counted.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from contextvars import ContextVar

asking: ContextVar[str] = ContextVar("asking", default="")
"""The address for which this task works; empty for the server itself."""


class FairShare:
    """An asynchronous context manager: so many may be within at a time, of one address fewer."""

    def __init__(self, total: int, each: int) -> None:
        self._total = total
        self._each = each
        self._within: Counter[str] = Counter()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """By address, in the order in which they take turns."""

    def waiting(self) -> int:
        return sum(len(queue) for queue in self._waiting.values())

    async def __aenter__(self) -> None:
        address = asking.get()
        if not address:
            return
        if address not in self._waiting and self._free(address):
            self._within[address] += 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        try:
            await turn
        except BaseException:
            if turn.done() and not turn.cancelled():
                self._leave(address)
            raise

    async def __aexit__(self, *_: object) -> None:
        if address := asking.get():
            self._leave(address)

    def _free(self, address: str) -> bool:
        return self._within[address] < self._each and self._within.total() < self._total

    def _leave(self, address: str) -> None:
        self._within[address] -= 1
        if not self._within[address]:
            del self._within[address]
        for waiting in list(self._waiting):
            if self._free(waiting):
                self._admit(waiting)

    def _admit(self, address: str) -> None:
        """Lets the next of an address in, which then waits behind all other addresses."""
        queue = self._waiting[address]
        while queue:
            turn = queue.popleft()
            if not turn.done():
                self._within[address] += 1
                turn.set_result(None)
                break
        if queue:
            self._waiting.move_to_end(address)
        else:
            del self._waiting[address]
