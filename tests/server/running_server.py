"""A real server on a real port for tests, and people and programs who come to it over real sockets."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from racecraft.server import app as server_app
from racecraft.server.app import Server, listen, open_store
from racecraft.server.play.service import PlayService, milliseconds
from racecraft.server.settings import Limits, Settings

PATIENCE = 60.0
"""Seconds after which something that should have come will not."""
AMPLE = Limits(
    messages=10_000,
    message_burst=10_000,
    requests=10_000,
    request_burst=10_000,
    requests_at_once=10_000,
    creations=10_000,
    creation_burst=10_000,
    guesses=10_000,
    guess_burst=10_000,
    pages=10_000,
    page_burst=10_000,
    guests=10_000,
    guest_burst=10_000,
    stored_bytes=1e9,
    stored_burst=1_000_000_000,
    chat=10_000,
    chat_burst=10_000,
    sockets=1000,
    connections=1000,
    arrivals=10_000,
    arrival_burst=10_000,
    unfinished_tables=10_000,
    hellos=10_000,
    hello_burst=10_000,
    moves=10_000,
    move_burst=10_000,
)


class Clock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = milliseconds()

    def __call__(self) -> int:
        return self.now

    def pass_seconds(self, seconds: float) -> None:
        self.now += int(seconds * 1000)


class RunningServer:
    """A server that runs in this process."""

    def __init__(self, server: Server, port: int) -> None:
        self.instance = server
        self.port = port
        self.url = f"http://127.0.0.1:{port}"

    @property
    def service(self) -> PlayService:
        return self.instance.service

    def guest(self, name: str | None = None, token: str | None = None) -> Guest:
        return Guest(self.url, name, token)


async def migrated(settings: Settings) -> None:
    """Brings a database to the schema of this release."""
    store = open_store(settings)
    await store.open()
    await store.close()


_template: list[bytes] = []
"""The file of an SQLite database with all tables and no rows, once it is made: to copy it takes a tenth of
the time that migrations take."""


async def lay_database(settings: Settings) -> None:
    """Gives a server that has no SQLite file yet one with all tables and no rows."""
    file = settings.database_file()
    if settings.on_postgres or file.exists():
        return
    if not _template:
        with tempfile.TemporaryDirectory() as place:
            made = Settings(data=Path(place))
            await migrated(made)
            _template.append(made.database_file().read_bytes())
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(_template[0])


class _Application:
    """A Litestar application for one server after another: to make one takes half a second."""

    def __init__(self, limits: Limits) -> None:
        self.services: Callable[[], Any] = lambda: None
        self.lifespan: Any = None
        self.made = _make_litestar(lambda: self.services(), limits, self.live)
        self.free = _free.setdefault(limits.body_bytes, [])

    @asynccontextmanager
    async def live(self, app: Litestar) -> AsyncIterator[None]:
        async with self.lifespan(app):
            yield
        self.free.append(self)


_make_litestar = server_app._litestar
_free: dict[int, list[_Application]] = {}
"""By the longest body that they take, the applications of servers that are closed."""


def _litestar(services: Callable[[], Any], limits: Limits, lifespan: Any = None) -> Litestar:
    if lifespan is None:
        return _make_litestar(services, limits)
    free = _free.get(limits.body_bytes)
    application = free.pop() if free else _Application(limits)
    application.services, application.lifespan = services, lifespan
    application.made.state.limits = limits
    return application.made


server_app._litestar = _litestar


@asynccontextmanager
async def running(
    folder: Path, *, now: Callable[[], int] = milliseconds, **given: Any
) -> AsyncIterator[RunningServer]:
    given.setdefault("limits", AMPLE)
    given.setdefault("workers", 1)
    given.setdefault("sweep_seconds", 0.05)
    given.setdefault("database_seconds", PATIENCE)  # a busy machine stalls, too
    listener = listen("127.0.0.1", 0)
    port = listener.getsockname()[1]
    settings = Settings(data=folder, port=port, **given)
    await lay_database(settings)
    server = Server(settings, now)
    serving = asyncio.create_task(server.serve([listener]))
    try:
        while not server.started:
            if serving.done():
                await serving
                raise AssertionError("the server ended before it listened")
            await asyncio.sleep(0.005)
        yield RunningServer(server, port)
    finally:
        server.should_exit = True
        try:
            await serving
        finally:
            listener.close()


class Guest:
    """Somebody with a browser, or a program with a token."""

    def __init__(self, url: str, name: str | None = None, token: str | None = None) -> None:
        self.url = url
        self.name = name
        headers = {"origin": url} if token is None else {"authorization": f"Bearer {token}"}
        # No certificate is ever looked at, and to read those of all authorities takes 25 ms.
        self.http = httpx.AsyncClient(base_url=url, headers=headers, timeout=PATIENCE, verify=False)

    async def __aenter__(self) -> Guest:
        if self.name is not None:
            await self.ask("PUT", "/api/me", {"name": self.name})
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        """The answer's JSON; it must have this status, or be a success if none is named."""
        answer = await self.http.request(method, path, json=body)
        good = answer.status_code == status if status is not None else answer.is_success
        assert good, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        plain = answer.headers.get("content-type", "").partition(";")[0] == "application/json"
        return answer.json() if plain else answer.content

    async def refused(self, key: str, method: str, path: str, body: Any = None) -> None:
        answer = await self.http.request(method, path, json=body)
        assert answer.json().get("key") == key, answer.text[:500]
        assert answer.status_code == answer.json()["status"]

    def headers(self) -> dict[str, str]:
        """What a browser or a program sends when it opens a socket."""
        headers = {
            name: self.http.headers[name] for name in ("origin", "authorization") if name in self.http.headers
        }
        if self.http.cookies:
            headers["cookie"] = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return headers

    @asynccontextmanager
    async def at(self, code: str, seat: int | None = None, moment: int | None = None) -> AsyncIterator[Wire]:
        """A socket at a table, after hello."""
        async with self.socket(code) as wire:
            await wire.say(type="hello", seat=seat, moment=moment)
            yield wire

    @asynccontextmanager
    async def socket(self, code: str) -> AsyncIterator[Wire]:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{code}/live"
        async with connect(
            address,
            additional_headers=self.headers(),
            max_size=None,
            max_queue=None,  # a client that stops reading would not see that it is disconnected
            compression=None,
            open_timeout=PATIENCE,
            ping_timeout=PATIENCE,
        ) as socket:
            yield Wire(socket)


class Wire:
    """A socket that keeps what it was told: the view and the log as a browser would."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.moment = -1
        self.shown: dict[str, Any] = {}
        """The latest `state` or `update`."""
        self.table: dict[str, Any] = {}
        self.presence: dict[str, Any] = {"seats": []}
        self.raw: list[str] = []
        """Every message as it came."""

    async def say(self, **message: Any) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hear(self, kind: str | None = None) -> dict[str, Any]:
        """The next message, of a kind if one is named; others are taken in on the way."""
        while True:
            text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
            assert isinstance(text, str)
            self.raw.append(text)
            message: dict[str, Any] = msgspec.json.decode(text)
            self._take_in(message)
            if kind is None or message["type"] == kind:
                return message

    def _take_in(self, message: dict[str, Any]) -> None:
        if message["type"] in ("state", "update"):
            if message["type"] == "state":
                self.view = message["view"]
                self.log = message["events"]
                self.table = message["table"]
            else:
                assert message["since"] == self.moment, "an update builds upon what was seen"
                self.view = {**self.view, **message["view"]}
                self.log = self.log[: message["log"] - len(message["events"])] + message["events"]
            self.moment = message["moment"]
            self.shown = message
        elif message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "presence":
            self.presence = message

    async def until(self, condition: Callable[[Wire], bool]) -> None:
        """Listens until this holds."""
        while not condition(self):
            await self.hear()

    async def play(self, seat: int, action: int | str | list[int | str], id: str = "p") -> dict[str, Any]:
        """Plays and waits for the answer: an acknowledgement or an error."""
        await self.say(type="play", seat=seat, moment=self.moment, action=action, id=id)
        return await self.answer(id)

    async def answer(self, id: str) -> dict[str, Any]:
        while True:
            message = await self.hear()
            if message.get("id") == id:
                return message
