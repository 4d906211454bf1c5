"""How much is too much: buckets that fill with time and empty with every request."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable

MOST_KEPT = 10_000
"""Addresses remembered; of more, the one not seen for longest is forgotten."""


class Bucket:
    """Holds `burst` drops at most and gains `rate` a second."""

    __slots__ = ("_burst", "_drops", "_rate", "_then")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self._burst = float(burst)
        self._drops = float(burst)
        self._then = now

    def take(self, now: float) -> bool:
        """Takes a drop if there is one."""
        self._drops = min(self._burst, self._drops + (now - self._then) * self._rate)
        self._then = now
        if self._drops < 1:
            return False
        self._drops -= 1
        return True


class Buckets:
    """A bucket for every address."""

    def __init__(self, rate: float, burst: int, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        now = self._now()
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst, now)
            if len(self._buckets) > MOST_KEPT:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take(now)


def neighbourhood(address: str) -> str:
    """Whom a limit is for: an IPv4 address, or the network that an IPv6 household has to itself."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return str(parsed)


def client_address(peer: str, forwarded: str | None, proxies: tuple[str, ...]) -> str:
    """Who is at the other end. Only a proxy of ours is believed, and only about its own client."""
    if peer not in proxies or not forwarded:
        return peer
    for address in reversed([part.strip() for part in forwarded.split(",")]):
        if address not in proxies:
            return address
    return peer
