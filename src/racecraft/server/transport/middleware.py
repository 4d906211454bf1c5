"""ASGI middleware for access: Host and Origin checks, rate limits, security headers, request log.

It trusts no header that a client can set: no unknown Host (DNS rebinding), no unknown Origin, and no
`X-Forwarded-For` of an unknown proxy.
"""

from __future__ import annotations

import logging
import re
import secrets
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from racecraft.server.accounts.identity import COOKIE, COOKIE_SECONDS
from racecraft.server.errors import Refused
from racecraft.server.fair_share import asking
from racecraft.server.ops.metrics import Metrics
from racecraft.server.settings import Settings
from racecraft.server.transport.limits import Buckets, OpenCounter, Proxies, client_address, neighbourhood

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
Application = Callable[[Any, Any, Any], Awaitable[None]]

REQUEST_ID = re.compile("[A-Za-z0-9._-]{1,64}")
FEED = re.compile("^(/api/feeds/)[^/]+")
"""The address of a private feed: what follows is secret, also to whoever reads logs."""
SAFE = {"GET", "HEAD", "OPTIONS"}
FOR_MACHINES = {"/healthz", "/readyz", "/metrics"}
"""Paths for monitoring, which are not under the base path."""
SECURITY = "/.well-known/security.txt"
"""RFC 9116 wants it at the root of a host, wherever the server is."""
AT_THE_ROOT = FOR_MACHINES | {SECURITY}
FOR_ANY_HOST = {"/healthz", "/readyz"}
"""What may be asked for under any name: it tells nothing to a page of others whose name leads here."""
LOCAL = {neighbourhood("127.0.0.1"), neighbourhood("::1")}

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}

log = logging.getLogger(__name__)


class ErrorBody(msgspec.Struct, frozen=True):
    """The body of every refusal."""

    status: int
    key: str
    sentence: str
    said: dict[str, Any] | None = None
    """What is wrong, as a message of the catalogues, where it is more than the key says."""


class Visit(msgspec.Struct):
    """What the middleware knows about a request; stored as `racecraft` in the state of the scope."""

    address: str
    request: str
    """The id of the request in logs: a trusted proxy's, or our own."""
    origin_known: bool
    """The request comes from a page of ours, so its cookie counts."""
    token: str | None
    cookie: str | None = None
    """Read when nothing speaks against the request."""
    new_cookie: str | None = None
    """The cookie to be sent with the answer, because of a new session; an empty one removes it."""


def visit_of(scope: Any) -> Visit:
    found: Visit = scope["state"]["racecraft"]
    return found


class AccessMiddleware:
    """Wraps the whole application."""

    def __init__(self, app: Application, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._settings = settings
        self._metrics = metrics
        self._origins = settings.known_origins()
        self._hosts = settings.known_hosts()
        limits = settings.limits
        self._proxies = Proxies(settings.proxies)
        self._requests = Buckets(limits.requests, limits.request_burst)
        self._pages = Buckets(limits.pages, limits.page_burst)
        self._sockets = OpenCounter(limits.sockets, limits.open_in_all)
        self._in_work = OpenCounter(limits.requests_at_once, limits.open_in_all)
        self._headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        if settings.secure:
            self._headers.append((b"strict-transport-security", b"max-age=31536000"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        within = self._within_base(scope)
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        visit = self._visit(scope, headers)
        scope.setdefault("state", {})["racecraft"] = visit
        came, status = time.perf_counter(), 0

        async def send_with_headers(message: Any) -> None:
            nonlocal status
            if message["type"] == "websocket.accept":
                status = 101
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                extra = [*self._headers, (b"x-request-id", visit.request.encode()), *self._cookie(visit)]
                message["headers"] = [*message.get("headers", []), *extra]
            await send(message)

        refusal = self._objection(scope, headers, visit)
        if refusal is None and not within:
            refusal = Refused("not-found", f"this server is found under {self._settings.base_path}/")
        if refusal is None:
            visit.cookie = cookie_in(headers.get("cookie", ""), COOKIE)
            asking.set(visit.address)
            serve = self._serve_socket if scope["type"] == "websocket" else self._serve_request
            refusal = await serve(scope, receive, send_with_headers, visit.address)
        if refusal is not None:
            self._metrics.refused[refusal.key] += 1
            await refuse(scope, send_with_headers, refusal)
        if log.isEnabledFor(logging.INFO):
            self._note(scope, visit, status, time.perf_counter() - came)

    def _within_base(self, scope: Scope) -> bool:
        """Removes the base path from the path of a request; whether it was there or need not be."""
        base, path = self._settings.base_path, scope["path"]
        if not base or path in AT_THE_ROOT:
            return True
        if path != base and not path.startswith(f"{base}/"):
            return False
        scope["path"] = path[len(base) :] or "/"
        return True

    async def _serve_request(
        self, scope: Scope, receive: Receive, send: Send, address: str
    ) -> Refused | None:
        """Answers a request, unless too many of its address are being answered: behind a proxy the number of
        connections sets no limit to them."""
        if not self._in_work.admit(address):
            return Refused("too-fast", "too many requests of this address at one time, wait a little")
        try:
            await self._app(_without_head(scope), receive, send)
        finally:
            self._in_work.release(address)
        return None

    async def _serve_socket(self, scope: Scope, receive: Receive, send: Send, address: str) -> Refused | None:
        """Serves a socket until its descriptor is closed, unless its address has too many."""
        if not self._sockets.admit(address):
            return Refused("too-many", "too many sockets from this address")
        try:
            await self._app(scope, receive, send)
        finally:
            self._sockets.release(address)
        return None

    def _note(self, scope: Scope, visit: Visit, status: int, seconds: float) -> None:
        """Logs an answered request or a closed socket; status 0 if the client left before the answer."""
        noted = {
            "method": scope.get("method", "SOCKET"),
            "path": FEED.sub(r"\1…", scope["path"]),
            "request": visit.request,
            "status": status,
            "address": visit.address,
            "milliseconds": round(seconds * 1000, 1),
        }
        log.info("answered", extra=noted)

    def _visit(self, scope: Scope, headers: dict[str, str]) -> Visit:
        peer = scope["client"][0] if scope.get("client") else "unknown"
        address = client_address(peer, headers.get("x-forwarded-for"), self._proxies)
        origin = headers.get("origin", "").lower()
        kind, _, token = headers.get("authorization", "").partition(" ")
        request = headers.get("x-request-id", "") if peer in self._proxies else ""
        return Visit(
            address=neighbourhood(address),
            request=request if REQUEST_ID.fullmatch(request) else secrets.token_hex(8),
            origin_known=origin in self._origins,
            token=token.strip() if kind.lower() == "bearer" and token else None,
        )

    def _objection(self, scope: Scope, headers: dict[str, str], visit: Visit) -> Refused | None:
        path = scope["path"]
        if path == "/metrics" and (visit.address not in LOCAL or "x-forwarded-for" in headers):
            return Refused("not-found", "there is no such page")
        if path not in FOR_ANY_HOST and headers.get("host", "").lower() not in self._hosts:
            return Refused("wrong-origin", "this server is not known by that name; see the setting --origin")
        if "\x00" in path or b"%00" in scope["query_string"]:
            return Refused("bad-request", "no address has a zero character in it")
        rate = self._requests if path in FOR_MACHINES or path.startswith("/api/") else self._pages
        if not rate.take(visit.address):
            return Refused("too-fast", "too many requests from this address, wait a little")
        if "origin" in headers and not visit.origin_known:
            return Refused("wrong-origin", "this request comes from a page of another server")
        if (
            scope["type"] == "http"
            and scope["method"] not in SAFE
            and not visit.origin_known
            and visit.token is None
        ):
            return Refused(
                "wrong-origin", "a request that changes something says its Origin or brings a token"
            )
        return None

    def _cookie(self, visit: Visit) -> list[tuple[bytes, bytes]]:
        if visit.new_cookie is None:
            return []
        path, seconds = f"{self._settings.base_path}/", COOKIE_SECONDS if visit.new_cookie else 0
        cookie = f"{COOKIE}={visit.new_cookie}; Path={path}; Max-Age={seconds}; HttpOnly; SameSite=Lax"
        return [(b"set-cookie", (cookie + ("; Secure" if self._settings.secure else "")).encode())]


def _without_head(scope: Scope) -> Scope:
    """HEAD is answered like GET; the connection leaves the body out."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


def cookie_in(header: str, name: str) -> str | None:
    """The value of one cookie. Values of ours need no quotes and no escapes, so none are read: the
    standard library takes quadratic time for them."""
    for part in header.split(";"):
        found, equals, value = part.strip().partition("=")
        if equals and found == name:
            return value
    return None


async def refuse(scope: Scope, send: Send, refusal: Refused) -> None:
    """Refuses a request before any handler runs, or a socket before it is accepted."""
    body = msgspec.json.encode(ErrorBody(refusal.status, refusal.key, str(refusal), refusal.said))
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    start = {"type": f"{kind}.start", "status": refusal.status, "headers": headers}
    content = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(content)
