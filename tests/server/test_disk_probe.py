"""The disk's own part in what a move waits for."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from racecraft.arena.bench import BenchFailed
from racecraft.server.ops.disk_probe import Probe, wait_exceeded


def test_the_wait_that_one_moment_in_a_hundred_exceeds() -> None:
    # One sync of a second in ten: of the moments of that second those in its first tenth wait for over 0.9 s.
    assert wait_exceeded([1.0], 10.0, 0.01) == pytest.approx(0.9)
    # Nobody waits longer than the longest sync, and short ones add up.
    assert wait_exceeded([0.002] * 1000, 10.0, 0.01) == pytest.approx(0.0019)
    assert wait_exceeded([0.001], 1.0, 0.01) == pytest.approx(0.0, abs=1e-9)


def test_a_probe_measures_the_disk_and_leaves_nothing_behind(tmp_path: Path) -> None:
    with Probe(tmp_path, "alone") as probe:
        time.sleep(0.2)
    disk = probe.report()
    assert disk.name == "alone"
    assert disk.syncs_per_second > 0
    assert 0 < disk.median_ms <= disk.slowest_ms
    assert disk.p99_ms <= disk.slowest_ms
    assert list(tmp_path.iterdir()) == []


def test_a_disk_that_takes_nothing_is_told_in_a_sentence(tmp_path: Path) -> None:
    with Probe(tmp_path / "nowhere", "alone") as probe:
        pass
    with pytest.raises(BenchFailed, match=r"^the disk cannot be measured: No such file"):
        probe.report()
