"""The application: settings in, something an ASGI server can run out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Generator
from functools import partial
from types import FrameType
from typing import Any, cast

import msgspec
import uvicorn
from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from uvicorn.server import HANDLED_SIGNALS

import racecraft.games  # noqa: F401  (registers them)
from racecraft.engine.errors import RacecraftError
from racecraft.engine.version import VERSION
from racecraft.server.accounts.identity import Signer
from racecraft.server.api.routes import STRICT, Services, router
from racecraft.server.building.studies import Studies
from racecraft.server.errors import Refused, refusal_of
from racecraft.server.notices.feeds import FeedKeys
from racecraft.server.notices.notifier import Notifier
from racecraft.server.ops import garbage_collection as garbage
from racecraft.server.ops.metrics import Metrics
from racecraft.server.ops.metrics_listener import MetricsListener
from racecraft.server.play.service import PlayService, milliseconds
from racecraft.server.reviewing.jobs import ReviewJobs
from racecraft.server.settings import OWNER_ONLY, Limits, Settings, read_secret
from racecraft.server.solo.daily import Calendar
from racecraft.server.solo.targets import TargetKeeper
from racecraft.server.store.base import Store
from racecraft.server.transport.bodies import BoundedRequest
from racecraft.server.transport.http import ConnectionLimiter, RequestProtocol
from racecraft.server.transport.limits import Buckets
from racecraft.server.transport.middleware import FEED, AccessMiddleware, ErrorBody, visit_of
from racecraft.server.transport.sockets import Sockets
from racecraft.server.transport.websocket import TableProtocol

KEY_OF_STATUS = {400: "bad-request", 404: "not-found", 405: "wrong-method", 413: "too-large", 415: "not-json"}
"""Keys for what the framework refuses by itself."""

SWITCH_SECONDS = 0.001
"""The writer thread waits at most so long for the interpreter lock, so that commits are not delayed."""

KEEP_ALIVE_SECONDS = 75
"""An idle connection stays open for longer than proxies and clients keep one for their next request, so that
none sends a request on a connection that is being closed."""

DESCRIPTORS_RESERVED = 64
"""For the database, the workers and files."""

GRACE_SECONDS = 3
"""On shutdown, clients have so long to drain."""
HURRY_SECONDS = 1
"""Requests have so long to notice the disconnect."""
SHUTDOWN_SECONDS = 9.0
"""After so long the process ends, whatever hangs. What was acknowledged is stored by then."""

log = logging.getLogger(__name__)


def open_store(settings: Settings) -> Store:
    if settings.on_postgres:
        from racecraft.server.store.postgres import PostgresStore

        return PostgresStore(settings.database, settings.database_seconds)
    from racecraft.server.store.sqlite import SQLiteStore

    path = settings.database_file()
    path.parent.mkdir(mode=OWNER_ONLY, parents=True, exist_ok=True)
    return SQLiteStore(path)


def refusal_response(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """Any error as a refusal: one sentence with a key."""
    refusal = as_refusal(error)
    if refusal.status == 500:
        visit = visit_of(request.scope)
        noted = {"path": FEED.sub(r"\1…", request.scope["path"]), "request": visit.request}
        log.error("a request failed", exc_info=error, extra=noted)
    metrics: Metrics = request.app.state.metrics
    metrics.refused[refusal.key] += 1
    return Response(
        ErrorBody(refusal.status, refusal.key, str(refusal), refusal.said), status_code=refusal.status
    )


def as_refusal(error: Exception) -> Refused:
    if isinstance(error, ValidationException):
        details: Any = error.extra or []
        reasons = [f"{entry.get('key', 'request')}: {entry.get('message')}" for entry in details]
        return Refused("bad-request", "; ".join(reasons) or error.detail)
    if isinstance(error, HTTPException):
        return Refused(KEY_OF_STATUS.get(error.status_code, "bad-request"), error.detail)
    return refusal_of(error)


def make_app(settings: Settings, service: PlayService) -> AccessMiddleware:
    """The application inside its middleware."""
    secret = read_secret(settings.secret or settings.data / "secret")
    signer = Signer(secret)
    limits = settings.limits
    creations = Buckets(limits.creations, limits.creation_burst)
    guests = Buckets(limits.guests, limits.guest_burst)
    stored = Buckets(limits.stored_bytes, limits.stored_burst)
    notifier = Notifier(service, settings, secret)
    reviews = ReviewJobs(service.store, service.now)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await service.open()
        notifier.open()
        try:
            yield
        finally:
            await service.close()
            await notifier.close()
            await reviews.close()

    guesses = Buckets(limits.guesses, limits.guess_burst)
    services = Services(
        *(service, Sockets(service), signer, creations, guesses, guests, stored),
        *(
            Calendar(secret),
            TargetKeeper(service),
            notifier,
            FeedKeys(secret),
            reviews,
            Studies(service.tasks),
        ),
    )
    app = _litestar(lambda: services, limits, lifespan)
    app.state.metrics = service.metrics
    return AccessMiddleware(app, settings, service.metrics)


def description() -> dict[str, Any]:
    """The interface as OpenAPI describes it; needs no server."""
    return with_strict_bodies(_litestar(lambda: None, Limits()).openapi_schema.to_schema())


def with_strict_bodies(described: dict[str, Any]) -> dict[str, Any]:
    """A description that says which bodies have no other fields than those named."""
    for strict in STRICT:
        described["components"]["schemas"][strict.__name__]["additionalProperties"] = False
    return described


class DescriptionPlugin(JsonRenderPlugin):
    """The description as JSON; it is made when somebody asks for it, not at every start."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_strict_bodies(openapi_schema))


def _litestar(
    services: Callable[[], Services | None], limits: Limits, lifespan: Callable[..., Any] | None = None
) -> Litestar:
    app = Litestar(
        [router()],
        dependencies={"services": Provide(services, sync_to_thread=False)},
        exception_handlers={Exception: refusal_response},
        lifespan=[lifespan] if lifespan else [],
        openapi_config=OpenAPIConfig(
            title="Racecraft",
            version=VERSION,
            path="/api/schema",
            render_plugins=[DescriptionPlugin(path="/openapi.json")],
        ),
        request_class=BoundedRequest,
        request_max_body_size=limits.body_bytes,
        logging_config=None,
        signature_types=[Services],
    )
    app.state.limits = limits
    return app


def _connection_limiter(settings: Settings) -> ConnectionLimiter:
    limits = settings.limits
    total = min(limits.open_in_all, max(1, descriptors() - DESCRIPTORS_RESERVED))
    arrivals = Buckets(limits.arrivals, limits.arrival_burst)
    return ConnectionLimiter(limits.connections, limits.sockets, total, settings.proxies, arrivals)


def descriptors() -> int:
    """How many files and connections this process may open: as many as the system lets it ask for."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return sys.maxsize
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(OSError, ValueError):  # some systems have a lower limit than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft


class Server(uvicorn.Server):
    """Uvicorn with our protocols, which opens the store first and closes it last."""

    _exits = False
    _loop: asyncio.AbstractEventLoop | None = None

    def __init__(self, settings: Settings, now: Callable[[], int] = milliseconds) -> None:
        self._ending = asyncio.Event()
        self.settings = settings
        self.service = PlayService(open_store(settings), settings, Metrics(), now)
        self.metrics = (
            MetricsListener(settings.metrics, self.service.metrics_page) if settings.metrics else None
        )
        super().__init__(
            uvicorn.Config(
                make_app(settings, self.service),
                http=cast(
                    Any, partial(RequestProtocol, _connection_limiter(settings), settings.limits.body_bytes)
                ),
                ws=TableProtocol,
                ws_max_size=settings.limits.message_bytes * 4,
                ws_per_message_deflate=False,
                ws_ping_interval=30,
                ws_ping_timeout=30,
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                date_header=False,
                proxy_headers=False,
                timeout_keep_alive=KEEP_ALIVE_SECONDS,
                timeout_graceful_shutdown=GRACE_SECONDS + HURRY_SECONDS,
                backlog=2048,
            )
        )

    @property
    def should_exit(self) -> bool:
        """Set by a signal or from any thread: the server ends at once, without waiting for the next tick of
        Uvicorn."""
        return self._exits

    @should_exit.setter
    def should_exit(self, exits: bool) -> None:
        self._exits = exits
        if exits and self._loop is not None:
            self._loop.call_soon_threadsafe(self._ending.set)

    async def main_loop(self) -> None:
        if not await self.on_tick(0):
            await self._ending.wait()

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Opens the store first, so that its errors are reported like any other."""
        self._loop = asyncio.get_running_loop()
        with self.capture_signals():
            await self.service.store.open()
            try:
                async with self._telling_metrics():
                    await self._serve(sockets)
            finally:
                await self.service.store.close()
        log.info("closed")

    def _telling_metrics(self) -> contextlib.AbstractAsyncContextManager[None]:
        return contextlib.nullcontext() if self.metrics is None else self.metrics.listening()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Closes all sockets and cancels bots. Clients that do not drain in time are disconnected."""
        log.info("closing")
        await self.service.close()
        hurrying = asyncio.create_task(self._disconnect_after_grace())
        try:
            await super().shutdown(sockets)
        finally:
            hurrying.cancel()
        if self.force_exit:
            self._disconnect_all()
            if tasks := set(self.server_state.tasks):
                await asyncio.wait(tasks, timeout=HURRY_SECONDS)
            await self.lifespan.shutdown()

    async def _disconnect_after_grace(self) -> None:
        """Disconnects all clients after the grace period, or at once after a second signal."""
        until = time.monotonic() + GRACE_SECONDS
        while time.monotonic() < until and not self.force_exit:
            await asyncio.sleep(0.05)
        self._disconnect_all()

    def _disconnect_all(self) -> None:
        for connection in list(self.server_state.connections):
            connection.transport.abort()

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """The first signal starts the shutdown, which still commits queued writes and exits with status 0.

        The second one disconnects all clients; the third one is not caught.
        """
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        self._before = {number: signal.signal(number, self.handle_exit) for number in HANDLED_SIGNALS}
        try:
            yield
        finally:
            self._restore_handlers()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit:
            self.force_exit = True
            self._restore_handlers()
        else:
            end_process_after(SHUTDOWN_SECONDS)
        self.should_exit = True

    def _restore_handlers(self) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)


def end_process_after(seconds: float) -> None:
    """Ends this process after so long unless it has ended before."""
    timer = threading.Timer(seconds, _end_process)
    timer.daemon = True
    timer.start()


def _end_process() -> None:
    log.error("the shutdown took too long")
    os._exit(1)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; RacecraftError says why it cannot."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # two messages in a row go out at once
        listener.bind((host, port))
        listener.listen(2048)
    except OSError as error:
        listener.close()
        raise RacecraftError(f"cannot listen on {host} port {port}: {error.strerror}") from None
    listener.setblocking(False)
    return listener


def serve(settings: Settings, ready: Callable[[Settings], None]) -> None:
    """Serves until told to stop; `ready` is called with the settings as they turned out, port included."""
    with listen(settings.host, settings.port) as listener:
        settings = msgspec.structs.replace(settings, port=listener.getsockname()[1])
        server = Server(settings)
        garbage.configure()
        sys.setswitchinterval(SWITCH_SECONDS)
        runner = asyncio.Runner(loop_factory=event_loop())
        with runner:
            runner.run(_serve(server, listener, ready))


async def _serve(server: Server, listener: socket.socket, ready: Callable[[Settings], None]) -> None:
    serving = asyncio.create_task(server.serve([listener]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        log.info("open", extra={"host": server.settings.host, "port": server.settings.port})
        ready(server.settings)
    await serving


def event_loop() -> Callable[[], asyncio.AbstractEventLoop]:
    """uvloop where there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop
    return uvloop.new_event_loop
