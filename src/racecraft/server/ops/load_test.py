"""How much a table takes: a server in one process, people with sockets in another, real games between them.

Every driver plays random legal actions as fast as acknowledgements come (saturation) or at a given pace. An
acknowledgement is an `update` that carries the request's id, and it is sent after COMMIT: nothing else
counts. The sockets of the load are written here by hand, so that the measuring costs little beside what is
measured.
"""

from __future__ import annotations

import asyncio
import base64
import gc
import http.client
import multiprocessing
import os
import tempfile
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any, Protocol, TypeVar, cast

import msgspec

from racecraft.arena.bench import BenchFailed
from racecraft.engine.chance import Committed, Seeded
from racecraft.engine.form import form
from racecraft.engine.race import Race
from racecraft.engine.record import Chair
from racecraft.engine.registry import all_games, game_of
from racecraft.server.app import event_loop, serve
from racecraft.server.ops.disk_probe import Disk, Probe
from racecraft.server.ops.logs import log_as_json
from racecraft.server.play.live import EVERYBODY, Live
from racecraft.server.settings import Limits, Settings
from racecraft.server.store.moves import Line

UNLIMITED = Limits(
    messages=1e9,
    message_burst=1_000_000_000,
    requests=1e9,
    request_burst=1_000_000_000,
    requests_at_once=1_000_000,
    creations=1e9,
    creation_burst=1_000_000_000,
    guests=1e9,
    guest_burst=1_000_000_000,
    sockets=1_000_000,
    arrivals=1e9,
    arrival_burst=1_000_000_000,
    connections=1_000_000,
    open_in_all=2_000_000,
    unfinished_tables=1_000_000,
    race_moves=1_000_000,
    hellos=1e9,
    hello_burst=1_000_000_000,
    moves=1e9,
    move_burst=1_000_000_000,
)
SEATS = 2
START_PATIENCE = 60.0
PATIENCE = 5.0

Tables = list[tuple[str, list[str]]]
"""Running races: the code of each, and the cookies of its people."""


class Load(msgspec.Struct, frozen=True):
    """One measurement of moves."""

    name: str
    seconds: float
    moves: int
    moves_per_second: float
    median_ms: float
    p99_ms: float
    slowest_ms: float
    refused: int
    finished_races: int
    server_microseconds: float
    """Processor time of the server for one move, all its threads together."""
    load_microseconds: float
    """And of the drivers."""


class Report(msgspec.Struct, frozen=True):
    database: str
    form: str
    start_seconds: float
    tables: int
    sockets: int
    loads: list[Load]
    disks: list[Disk]
    """The disk alone before the loads, and beside the load at half."""
    idle_sockets: int
    idle_megabytes: float
    replay_plies: int
    replay_ms: float


class Choice(msgspec.Struct):
    action: int


class Heard(msgspec.Struct):
    """Of the server's messages only what a driver needs."""

    type: str
    moment: int = -1
    pending: list[int] = []
    legal: list[Choice] = []
    id: str = ""
    key: str = ""


# --- The server ---


def _run_server(settings: Settings, door: Connection) -> None:
    log_as_json("warning")
    serve(settings, lambda actual: door.send(actual.port))


class ServerProcess:
    """A server of its own process, for as long as the context lasts."""

    def __init__(self, settings: Settings) -> None:
        self.started = time.perf_counter()
        context = multiprocessing.get_context("spawn")
        self._door, inner = context.Pipe()
        self._process = context.Process(target=_run_server, args=(settings, inner), daemon=True)
        self._process.start()
        inner.close()
        if not self._door.poll(START_PATIENCE):
            self.end()
            raise BenchFailed("the server did not start")
        try:
            self.port: int = self._door.recv()
        except EOFError:
            raise BenchFailed("the server ended before it listened") from None
        self.start_seconds = time.perf_counter() - self.started

    @property
    def process_id(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def megabytes(self) -> float:
        """What the process holds of memory now; 0 where the system does not say."""
        try:
            status = Path(f"/proc/{self.process_id}/status").read_text()
        except OSError:
            return 0.0
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024

    @property
    def processor_seconds(self) -> float:
        """Processor time of the process so far; 0 where the system does not say."""
        try:
            fields = Path(f"/proc/{self.process_id}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def wait(self) -> None:
        """Returns when the process has ended."""
        self._process.join()

    def end(self) -> None:
        self._process.terminate()
        self._process.join(10)
        if self._process.exitcode is None:
            self._process.kill()
            self._process.join()


@contextmanager
def server(settings: Settings) -> Iterator[ServerProcess]:
    process = ServerProcess(settings)
    try:
        yield process
    finally:
        process.end()


class Measured(Protocol):
    """What serves: one process or several."""

    @property
    def processor_seconds(self) -> float: ...


# --- People ---


class Person:
    """A guest over HTTP."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self.cookie = ""

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"Origin": f"http://127.0.0.1:{self._port}", "Content-Type": "application/json"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        content = None if body is None else msgspec.json.encode(body)
        self._connection.request(method, path, content, headers)
        answer = self._connection.getresponse()
        given = answer.getheader("set-cookie")
        if given:
            self.cookie = given.partition(";")[0]
        data = answer.read()
        if answer.status >= 300:
            raise BenchFailed(f"{method} {path}: {answer.status} {data[:200].decode()}")
        return msgspec.json.decode(data) if data else None

    def close(self) -> None:
        self._connection.close()


def chosen_games(named: list[str]) -> list[str]:
    """The ids of these games; of all of them if none is named."""
    return [game_of(id).id for id in named] or [game.id for game in all_games()]


def open_tables(port: int, count: int, games: list[str]) -> Tables:
    """So many running races of two people each."""
    opened = []
    for number in range(count):
        host, guest = Person(port), Person(port)
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = host.ask("POST", "/api/tables", {"game": games[number % len(games)], "seats": seats})
        code = table["table"]["code"]
        guest.ask("POST", f"/api/tables/{code}/seats/1", {})
        host.ask("POST", f"/api/tables/{code}/start", {})
        opened.append((code, [host.cookie, guest.cookie]))
        host.close()
        guest.close()
    return opened


class Socket(asyncio.Protocol):
    """The client's half of a WebSocket, as little of it as it takes."""

    def __init__(self, port: int, code: str, cookie: str) -> None:
        self._request = (
            f"GET /api/tables/{code}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nOrigin: http://127.0.0.1:{port}\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nCookie: {cookie}\r\n\r\n"
        )
        self._buffer = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self.opened.done():
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            if b" 101 " not in head:
                self.opened.set_exception(BenchFailed(head.split(b"\r\n")[0].decode()))
                return
            self.opened.set_result(None)
        start = 0
        while len(buffer) - start >= 2:
            length = buffer[start + 1]
            body = start + 2
            if length == 126:
                body += 2
                length = int.from_bytes(buffer[start + 2 : body], "big")
            elif length == 127:
                body += 8
                length = int.from_bytes(buffer[start + 2 : body], "big")
            if len(buffer) < body + length:
                break
            opcode = buffer[start] & 15
            payload = buffer[body : body + length]
            start = body + length
            if opcode == 1:
                self.heard(payload)
            elif opcode == 9:
                self._frame(0x8A, payload)
        self._buffer = buffer[start:]

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(BenchFailed("the server closed the connection"))

    def heard(self, payload: bytes) -> None:
        """Spectators only watch."""

    def say(self, message: bytes) -> None:
        self._frame(0x81, message)

    def _frame(self, head: int, payload: bytes) -> None:
        """A frame with a mask of zeros, under which the payload stays as it is."""
        assert self.transport is not None
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + size.to_bytes(2, "big")
        self.transport.write(bytes([head]) + length + b"\0\0\0\0" + payload)


class Driver(Socket):
    """One seat of one race; asks the course when to play."""

    def __init__(self, port: int, code: str, cookie: str, seat: int, course: Course) -> None:
        super().__init__(port, code, cookie)
        self.seat = seat
        self._course = course
        self._random = Random(f"{code} {seat}")
        self._decode = msgspec.json.Decoder(Heard).decode
        self._latest: Heard | None = None
        self.seated: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the race is shown."""
        self._asked = 0.0
        self._waiting = False
        """A decision is on its way, or due to be sent when the pace allows."""

    def heard(self, payload: bytes) -> None:
        message = self._decode(payload)
        if message.type == "error":
            self._course.refused += 1
            self._waiting = False
        elif message.type in ("state", "update"):
            self._latest = message
            if not self.seated.done():
                self.seated.set_result(None)
            if message.id:
                self._course.acknowledged(time.perf_counter() - self._asked)
                self._waiting = False
            if not message.pending:
                self._course.finished.add(self)
        if not self._waiting and self._latest is not None and self._latest.legal:
            self._waiting = True
            self._course.ready(self)

    def play(self) -> None:
        latest = self._latest
        assert latest is not None
        action = self._random.choice(latest.legal).action
        self._asked = time.perf_counter()
        self.say(
            b'{"type":"play","seat":%d,"moment":%d,"action":%d,"id":"x"}' % (self.seat, latest.moment, action)
        )


class Course:
    """All drivers, what they wait for, and what was counted."""

    def __init__(self) -> None:
        self.drivers: list[Driver] = []
        self._ready: deque[Driver] = deque()
        self._rate: float | None = 0.0
        """Moves a second; None for as fast as they come."""
        self.latencies: list[float] = []
        self.refused = 0
        self.finished: set[Driver] = set()
        """Drivers whose race is over."""

    def thinned(self, finished_before: int) -> bool:
        """Half of the races that went on then are over: this is no longer the load that was asked for."""
        return 2 * (len(self.finished) - finished_before) >= len(self.drivers) - finished_before

    def ready(self, driver: Driver) -> None:
        if self._rate is None:
            driver.play()
        else:
            self._ready.append(driver)

    def acknowledged(self, seconds: float) -> None:
        self.latencies.append(seconds)

    async def run(self, process: Measured, name: str, seconds: float, rate: float | None) -> Load:
        """Plays at this pace for so long, or until half of the races are over."""
        self._rate = rate
        finished_before = len(self.finished)
        spent_before, own_before = process.processor_seconds, time.process_time()
        self.latencies = []
        self.refused = 0
        started = time.perf_counter()
        if rate is None:
            while self._ready:
                self._ready.popleft().play()
            while time.perf_counter() - started < seconds and not self.thinned(finished_before):
                await asyncio.sleep(0.01)
        else:
            sent = 0
            while (spent := time.perf_counter() - started) < seconds and not self.thinned(finished_before):
                while sent < spent * rate and self._ready:
                    self._ready.popleft().play()
                    sent += 1
                await asyncio.sleep(0.001)
        while not self.latencies and time.perf_counter() - started < seconds + PATIENCE:
            await asyncio.sleep(0.01)  # a busy machine may take longer for the first move than was asked for
        spent = time.perf_counter() - started
        measured = sorted(self.latencies)
        served, driven = process.processor_seconds - spent_before, time.process_time() - own_before
        self._rate = 0.0
        await asyncio.sleep(0.5)  # what is under way comes in, so that the next measurement starts clean
        if not measured:
            raise BenchFailed(
                f"{name}: nothing was acknowledged in {seconds} s; if all races were over, take more tables"
            )
        return Load(
            name=name,
            seconds=round(spent, 2),
            moves=len(measured),
            moves_per_second=round(len(measured) / spent, 1),
            median_ms=round(measured[len(measured) // 2] * 1000, 2),
            p99_ms=round(measured[int(len(measured) * 0.99)] * 1000, 2),
            slowest_ms=round(measured[-1] * 1000, 2),
            refused=self.refused,
            finished_races=(len(self.finished) - finished_before) // SEATS,
            server_microseconds=round(served / len(measured) * 1e6, 1),
            load_microseconds=round(driven / len(measured) * 1e6, 1),
        )


async def connect_all(sockets: Sequence[Socket], port: int) -> None:
    loop = asyncio.get_running_loop()
    for socket in sockets:
        await loop.create_connection(partial(_same, socket), "127.0.0.1", port)
        await asyncio.wait_for(socket.opened, 30)


async def hang_up(sockets: Sequence[Socket]) -> None:
    """Ends all connections; a loop that is closed with some of them open may wait for them for ever."""
    for socket in sockets:
        if socket.transport is not None:
            socket.transport.abort()
    await asyncio.sleep(0.1)


def _same(socket: Socket) -> Socket:
    return socket


@asynccontextmanager
async def drivers_at(tables: Tables, port_of: Callable[[str], int]) -> AsyncIterator[Course]:
    """A driver in every seat, connected to the server of its table and shown the race. Nothing looks for
    garbage meanwhile: that would count as the server's latency."""
    course = Course()
    gc.disable()
    try:
        for code, cookies in tables:
            port = port_of(code)
            drivers = [Driver(port, code, cookie, seat, course) for seat, cookie in enumerate(cookies)]
            course.drivers += drivers
            await connect_all(drivers, port)
        for driver in course.drivers:
            driver.say(b'{"type":"hello","seat":%d}' % driver.seat)
        await asyncio.wait_for(asyncio.gather(*[driver.seated for driver in course.drivers]), START_PATIENCE)
        yield course
    finally:
        gc.enable()
        await hang_up(course.drivers)


async def _load(
    process: ServerProcess, tables: Tables, name: str, seconds: float, rate: float | None
) -> Load:
    async with drivers_at(tables, lambda code: process.port) as course:
        return await course.run(process, name, seconds, rate)


async def _idle(process: ServerProcess, code: str, count: int) -> float:
    """Memory with so many spectators who do nothing."""
    sockets = [Socket(process.port, code, "") for _ in range(count)]
    try:
        await connect_all(sockets, process.port)
        for socket in sockets:
            socket.say(b'{"type":"hello"}')
        await asyncio.sleep(1.5)
        return process.megabytes
    finally:
        await hang_up(sockets)


def replay_time(plies: int) -> tuple[int, float]:
    """Growing a race of about so many plies from what is stored; the slowest game counts, best of three."""
    slowest = 0.0
    length = 0
    for game in all_games():
        seed = b"racecraft bench seed"
        chairs = [Chair(f"Driver {seat + 1}") for seat in range(SEATS)]
        race = Race.start(game, {}, chairs, Committed(seed, [""] * SEATS))
        choices = Seeded(1)
        while len(race.record.plies) < plies and not race.state.over():
            race.advance()
            for seat in race.pending()[:1]:
                legal = race.legal(seat)
                race.play(seat, legal[choices.below(len(legal))])
        lines = [msgspec.json.encode(Line([ply])).decode() for ply in race.record.plies]
        best = float("inf")
        for _ in range(3):
            started = time.perf_counter()
            live = Live(race.record.header, seed, None)
            for line in lines:
                live.grow(line, EVERYBODY, 0)
            best = min(best, time.perf_counter() - started)
        slowest = max(slowest, best * plies / len(lines))
        length = max(length, len(lines))
    return min(length, plies), slowest


def bench(
    database: str, tables: int, seconds: float, idle: int, games: list[str], where: Path | None = None
) -> Report:
    """Runs all measurements. `database` is empty for SQLite; `where` is the folder of its file, a temporary
    one if None."""
    ids = chosen_games(games)
    with make_folder(where) as folder:
        settings = Settings(
            data=folder, database=database, port=0, limits=UNLIMITED, live_tables=max(500, 4 * tables)
        )
        with Probe(folder, "alone") as probe:
            time.sleep(seconds)
        with server(settings) as process:
            # Every load has races of its own: of those before it many are over.
            warm_up = _load(
                process, open_tables(process.port, tables, ids), "warm-up", min(2.0, seconds), None
            )
            run_in_loop(warm_up)
            opened = open_tables(process.port, tables, ids)
            full = run_in_loop(_load(process, opened, "saturation", seconds, None))
            opened = open_tables(process.port, tables, ids)
            with Probe(folder, "beside half of that") as beside:
                half = run_in_loop(_load(process, opened, "half of that", seconds, full.moves_per_second / 2))
            start_seconds = process.start_seconds
        with server(settings) as process:
            megabytes = run_in_loop(_idle(process, opened[0][0], idle)) if idle else process.megabytes
            again = process.start_seconds
        plies, replay = replay_time(500)
    return Report(
        database="PostgreSQL" if settings.on_postgres else "SQLite",
        form=form(),
        start_seconds=round(max(start_seconds, again), 2),
        tables=tables,
        sockets=tables * SEATS,
        loads=[full, half],
        disks=[probe.report(), beside.report()],
        idle_sockets=idle,
        idle_megabytes=round(megabytes, 1),
        replay_plies=plies,
        replay_ms=round(replay * 1000, 1),
    )


@contextmanager
def make_folder(where: Path | None) -> Iterator[Path]:
    try:
        made = tempfile.TemporaryDirectory(prefix="racecraft-bench-", dir=where)
    except OSError as error:
        raise BenchFailed(f"no folder can be made in {where}: {error.strerror}") from None
    with made as folder:
        yield Path(folder)


T = TypeVar("T")


def run_in_loop(work: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=event_loop()) as runner:
        return runner.run(work)
