"""Sends notices to push services: few at a time, with a time limit, and without following redirects."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Literal, NamedTuple
from urllib.parse import urlsplit

import httpcore

from racecraft.server.notices.endpoints import check_endpoint, is_public
from racecraft.server.notices.webpush import Vapid, browser_keys, encrypted

AT_ONCE = 8
SECONDS = 10.0
"""In which a push service has to answer."""
TOPIC = "racecraft-turns"
"""A notice that was not delivered yet gives way to the next one."""
GONE = (404, 410)
LONGEST_PAUSE = 86_400
"""Seconds that a push service may ask us to wait."""

log = logging.getLogger(__name__)


class ForbiddenHost(OSError):
    """The host has an address that nobody outside may send us to."""


class PublicHosts(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only: what a name leads to is looked at before the connection is made, and
    the connection goes to the address that was looked at."""

    def __init__(self) -> None:
        self._inner = httpcore.AnyIOBackend()
        self._resolver = ThreadPoolExecutor(AT_ONCE, "racecraft-names")
        """Threads of our own: a name server that does not answer holds them for longer than we wait."""

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(self._resolver, look_up)
        addresses = [str(entry[4][0]) for entry in found]
        if not addresses or not all(is_public(address) for address in addresses):
            raise ForbiddenHost(f"{host} leads to an address that is not public")
        return await self._inner.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        await self._inner.sleep(seconds)

    def close(self) -> None:
        self._resolver.shutdown(wait=False, cancel_futures=True)


class Outcome(NamedTuple):
    kind: Literal["sent", "gone", "failed"]
    """`gone`: the browser does not want any more."""
    pause: int = 0
    """Seconds for which the push service wants nothing of us."""


class Sender:
    """The connections to push services."""

    def __init__(self, vapid: Vapid, own: str) -> None:
        self._vapid = vapid
        self._own = own
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._hosts = PublicHosts()
        self._public = httpcore.AsyncConnectionPool(max_connections=AT_ONCE, network_backend=self._hosts)
        self._plain = httpcore.AsyncConnectionPool(max_connections=AT_ONCE)

    async def send(
        self, endpoint: str, public_key: str, secret: str, payload: bytes, seconds: int, now: int
    ) -> Outcome:
        """Sends a notice that is of use for so many seconds."""
        try:
            check_endpoint(endpoint, self._own)  # the settings may have changed since it was stored
            content = encrypted(payload, browser_keys(public_key, secret))
        except Exception as error:
            log.info("a subscription is of no use", extra={"reason": str(error)})
            return Outcome("gone")
        parts = urlsplit(endpoint)
        headers = {
            "authorization": self._vapid.authorization(f"{parts.scheme}://{parts.netloc}", now),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(seconds),
            "topic": TOPIC,
            "urgency": "normal",
        }
        ours = bool(self._own) and endpoint.startswith(f"{self._own}/")
        try:
            async with self._slots, asyncio.timeout(SECONDS):
                status, pause = await _post(
                    self._plain if ours else self._public, endpoint, list(headers.items()), content
                )
        except (OSError, TimeoutError, httpcore.NetworkError, httpcore.ProtocolError) as error:
            reason = str(error) or type(error).__name__
            log.info("a notice was not sent", extra={"host": parts.hostname, "reason": reason})
            return Outcome("failed")
        if 200 <= status < 300:
            return Outcome("sent")
        if status in GONE:
            return Outcome("gone")
        log.info("a push service refused a notice", extra={"host": parts.hostname, "status": status})
        return Outcome("failed", pause)

    async def close(self) -> None:
        await self._public.aclose()
        await self._plain.aclose()
        self._hosts.close()


async def _post(
    pool: httpcore.AsyncConnectionPool, endpoint: str, headers: list[tuple[str, str]], content: bytes
) -> tuple[int, int]:
    """The status of the answer and the pause it asks for; what else it says is not read."""
    async with pool.stream("POST", endpoint, headers=headers, content=content) as answer:
        pauses = [value for name, value in answer.headers if name.lower() == b"retry-after"]
        wanted = pauses[0].decode("latin-1") if pauses else ""
        seconds = int(wanted) if wanted.isascii() and wanted.isdigit() and len(wanted) < 10 else 0
        return answer.status, min(seconds, LONGEST_PAUSE)
