"""The whole table inside a page: opened once by its worker, then asked as a server would be.

`request` is what HTTP would carry, `connect` what a socket would.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

from sqlalchemy import select

from racecraft.offline import framework

framework.install()

# Only what comes after finds the framework's stand-in.
import racecraft.games  # noqa: E402, F401  (registers them)
from racecraft.offline.requests import Answer, Routes  # noqa: E402
from racecraft.offline.store import Journal, PageStore  # noqa: E402
from racecraft.offline.thinking import PageOutlook, PageThinker  # noqa: E402
from racecraft.server.accounts.identity import Signer, new_id  # noqa: E402
from racecraft.server.api import (  # noqa: E402
    builders,
    drills,
    gallery,
    hosting,
    lobby,
    my_races,
    pictures,
    play,
    practice,
    records,
    result_picture,
    reviews,
    site,
    solo,
    standings,
    waiting_room,
)
from racecraft.server.api.services import Services  # noqa: E402
from racecraft.server.building.studies import Studies  # noqa: E402
from racecraft.server.ops.metrics import Metrics  # noqa: E402
from racecraft.server.play.service import PlayService  # noqa: E402
from racecraft.server.reviewing.jobs import ReviewJobs  # noqa: E402
from racecraft.server.settings import Limits, Settings  # noqa: E402
from racecraft.server.solo.daily import Calendar  # noqa: E402
from racecraft.server.solo.targets import TargetKeeper  # noqa: E402
from racecraft.server.store import schema  # noqa: E402
from racecraft.server.transport.extension import EXTENSION  # noqa: E402
from racecraft.server.transport.limits import Bucket, Buckets  # noqa: E402
from racecraft.server.transport.middleware import Visit  # noqa: E402
from racecraft.server.transport.sockets import Sockets  # noqa: E402
from racecraft.server.workers.pool import WorkerPool  # noqa: E402
from racecraft.server.workers.process import Launcher  # noqa: E402

TOPICS = (
    site, lobby, waiting_room, hosting, play, records, result_picture, pictures, standings, solo, drills,
    my_races, builders, gallery, reviews, practice,
)  # fmt: skip
"""What makes sense for one person with one browser."""
ADDRESS = "page"
"""Stands for the address of whoever asks: nobody is slowed down."""
PLENTY = 1_000_000_000
UNLIMITED = Limits(
    messages=PLENTY, message_burst=PLENTY, creations=PLENTY, creation_burst=PLENTY, guests=PLENTY,
    guest_burst=PLENTY, stored_bytes=PLENTY, stored_burst=PLENTY, moves=PLENTY, move_burst=PLENTY,
    hellos=PLENTY, hello_burst=PLENTY,
)  # fmt: skip
THINK_SECONDS = 0.8
"""After so long without a decision of a strong bot, a weaker one decides for it."""
THINKERS = 2
"""One is kept for the turns of bots, which wait for no hint and no drive that is measured. A helper starts
when it has something to think of."""
REVIEW_BUDGET = 4
"""Playouts for each decision that is compared: a sixth of a server's, since Python is slow here."""
PATIENCE = 3600.0
"""Seconds that a review or a study may take."""
KEY = b"the page is its only user"
"""Signs the identity. Whoever could forge it can change the page itself, so it need not be secret."""

Told = Callable[[str], None]


class _Reader:
    """The end of a socket that the page holds: see `transport.framing.FrameReader`."""

    def __init__(self, told: Told, closed: Callable[[int], None]) -> None:
        self._told = told
        self._closed = closed
        self.receive: Callable[[str | None], None] | None = None
        self.ended = asyncio.Event()

    def listen(self, receive: Callable[[str | None], None], bucket: Bucket, too_fast: Any) -> None:
        self.receive = receive

    def push(self, message: bytes) -> int:
        self._told(message.decode())
        return 0

    def pause(self) -> None: ...

    def resume(self) -> None: ...

    def close(self, code: int, reason: str) -> None:
        self._closed(code)
        self.ended.set()

    def disconnect(self) -> None:
        self.close(1006, "")


class PageSocket(framework.WebSocket):
    """A socket without a network."""

    def __init__(self, told: Told, closed: Callable[[int], None]) -> None:
        self.reader = _Reader(told, closed)
        self.scope = {"extensions": {EXTENSION: {"reader": self.reader}}, "state": {}}
        self.headers: dict[str, str] = {}
        self.accepted = asyncio.Event()

    async def accept(self) -> None: ...

    async def receive(self) -> dict[str, str]:
        self.accepted.set()
        await self.reader.ended.wait()
        return {"type": "websocket.disconnect"}

    def say(self, text: str) -> None:
        if self.reader.receive is not None:
            self.reader.receive(text)

    def leave(self) -> None:
        self.reader.ended.set()


class Page:
    """One browser's table."""

    def __init__(self, store: PageStore, cookie: str, launcher: Launcher) -> None:
        settings = Settings(
            workers=0,
            think_seconds=THINK_SECONDS,
            limits=UNLIMITED,
            open_table_days=PLENTY,
            idle_race_days=PLENTY,
            idle_guest_days=PLENTY,
        )
        self.service = PlayService(store, settings, Metrics())
        driving = self.service.driving
        thinkers = [PageThinker(launcher) for _ in range(THINKERS)]
        driving.workers = WorkerPool(THINKERS, THINK_SECONDS, settings.questions, thinkers)
        driving.outlook_worker = PageOutlook(thinkers[-1], settings)
        self.cookie = cookie
        plenty = Buckets(PLENTY, PLENTY)
        nothing = cast(Any, None)  # notices need a server
        self.services = Services(
            play=self.service,
            sockets=Sockets(self.service),
            signer=Signer(KEY),
            creations=plenty,
            guesses=plenty,
            guests=plenty,
            stored=plenty,
            calendar=Calendar(KEY),
            targets=TargetKeeper(self.service),
            notifier=nothing,
            feeds=nothing,
            reviews=ReviewJobs(store, self.service.now, launcher, REVIEW_BUDGET, PATIENCE),
            studies=Studies(self.service.tasks, launcher, PATIENCE),
        )
        self._routes = Routes(handler for topic in TOPICS for handler in topic.HANDLERS)
        self._sockets: set[asyncio.Task[None]] = set()

    async def request(self, method: str, address: str, body: bytes = b"") -> Answer:
        visit = self._visit()
        request = framework.Request(method, {}, {"state": {"racecraft": visit}, "path": address})
        answer = await self._routes.answer(request, address, body, self.services)
        if visit.new_cookie:
            self.cookie = visit.new_cookie
        return answer

    def _visit(self) -> Visit:
        return Visit(ADDRESS, "", origin_known=True, token=None, cookie=self.cookie)

    async def connect(self, code: str, told: Told, closed: Callable[[int], None]) -> PageSocket:
        """A socket to a table; `told` gets its messages, `closed` the code with which it was closed."""
        socket = PageSocket(told, closed)
        socket.scope["state"]["racecraft"] = self._visit()
        person = await self.services.person(cast(Any, socket))
        serving = asyncio.create_task(self.services.sockets.serve(cast(Any, socket), code, person, ADDRESS))
        self._sockets.add(serving)
        serving.add_done_callback(self._sockets.discard)
        await socket.accepted.wait()
        return socket

    async def close(self) -> None:
        await self.services.reviews.close()
        await self.service.close()
        await self.service.store.close()


async def open_page(empty: bytes, journal: Journal, launcher: Launcher) -> Page:
    """`empty` is the image of a database without content, `journal` what this browser has kept; `launcher`
    starts what takes long."""
    store = PageStore(empty, journal)
    await store.open()
    page = Page(store, await _cookie(store), launcher)
    await page.service.open()
    return page


async def _cookie(store: PageStore) -> str:
    """Of the person whose browser this is; somebody new if nothing is stored of them."""
    columns = schema.sessions.c
    row = await store.one(select(columns.identity, columns.id).order_by(columns.seen.desc()).limit(1))
    return Signer(KEY).cookie(*((new_id(), new_id()) if row is None else (row.identity, row.id)))
