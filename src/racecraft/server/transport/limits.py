"""Rate limits: token buckets by address."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable

MOST_KEPT = 10_000
"""Addresses kept; the least recently used one is evicted."""


class Bucket:
    """A token bucket: holds `burst` tokens at most and gains `rate` a second."""

    __slots__ = ("_burst", "_rate", "_then", "_tokens")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self._burst = float(burst)
        self._tokens = float(burst)
        self._then = now

    def take(self, now: float) -> bool:
        """Takes a token; False if there is none."""
        self._tokens = min(self._burst, self._tokens + (now - self._then) * self._rate)
        self._then = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
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
    """The key of a limit: an IPv4 address, or the /64 network of an IPv6 address."""
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
    """The address of the client. `X-Forwarded-For` counts only if it comes from a proxy of ours."""
    if peer not in proxies or not forwarded:
        return peer
    for address in reversed([part.strip() for part in forwarded.split(",")]):
        if address not in proxies:
            return address
    return peer
