"""Limits by address: token buckets for rates, counters for what is open at one time."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
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
        return self.take_many(now, 1.0)

    def take_many(self, now: float, count: float) -> bool:
        """Takes so many tokens, or none and returns False."""
        self._tokens = min(self._burst, self._tokens + (now - self._then) * self._rate)
        self._then = now
        if self._tokens < count:
            return False
        self._tokens -= count
        return True

    def give_back(self) -> None:
        self._tokens = min(self._burst, self._tokens + 1.0)


class Buckets:
    """A bucket for every address."""

    def __init__(self, rate: float, burst: int, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, count: int = 1) -> bool:
        now = self._now()
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst, now)
            if len(self._buckets) > MOST_KEPT:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take_many(now, count)

    def give_back(self, address: str) -> None:
        """Returns a token that was taken."""
        bucket = self._buckets.get(address)
        if bucket is not None:
            bucket.give_back()


class OpenCounter:
    """Counts what is open at one time, by address and in all. One address gets half of all at most."""

    def __init__(self, limit: int, total: int) -> None:
        self._limit = min(limit, max(1, total // 2))
        self._total = total
        self._by_address: Counter[str] = Counter()
        self.open = 0

    def admit(self, address: str, exempt: bool = False) -> bool:
        """Counts one more, unless that would be too many. The limit of one address does not hold for an
        exempt one."""
        if self.open >= self._total or (not exempt and self._by_address[address] >= self._limit):
            return False
        self._by_address[address] += 1
        self.open += 1
        return True

    def release(self, address: str) -> None:
        self.open -= 1
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]


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


class Proxies:
    """The addresses and networks of proxies that are trusted."""

    def __init__(self, named: tuple[str, ...]) -> None:
        self._addresses = frozenset(named)
        self._networks = [ipaddress.ip_network(name) for name in named if "/" in name]

    def __contains__(self, address: str) -> bool:
        if address in self._addresses:
            return True
        if not self._networks or not is_address(address):
            return False
        parsed = ipaddress.ip_address(address)
        if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is not None:
            parsed = parsed.ipv4_mapped
        return any(parsed in network for network in self._networks)


def client_address(peer: str, forwarded: str | None, proxies: Proxies | tuple[str, ...]) -> str:
    """The address of the client. `X-Forwarded-For` counts only if it comes from a proxy of ours, and what it
    says only if it is an address."""
    if peer not in proxies or not forwarded:
        return peer
    for part in reversed(forwarded.split(",")):
        address = without_port(part.strip())
        if address not in proxies:
            return address if is_address(address) else peer
    return peer


def without_port(address: str) -> str:
    """`1.2.3.4:567` and `[2001:db8::1]:567` without their ports: some proxies add them."""
    if address.startswith("["):
        return address[1:].partition("]")[0]
    host, colon, _ = address.partition(":")
    return host if colon and address.count(":") == 1 else address


def is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True
