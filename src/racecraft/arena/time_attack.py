"""Time attacks of Rallyman: GT by the thousand: how long a bot takes for a lap on its own."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

from racecraft.arena.simulation import BATCH, Batch, Plan, Tally, run_race
from racecraft.arena.statistics import Z_95
from racecraft.arena.workers import spread


def times(plan: Plan, races: int, jobs: int = 1) -> Iterator[int]:
    """The seconds of races 1 to `races` of a plan with a single seat, in no particular order."""
    plan.check()
    firsts = range(1, races + 1, BATCH)
    batches = (Batch(plan, first, min(first + BATCH - 1, races)) for first in firsts)
    for found in spread(run_times, batches, min(jobs, len(firsts))):
        yield from found


def run_times(batch: Batch) -> list[int]:
    found: list[int] = []
    for number in range(batch.first, batch.last + 1):
        record = run_race(batch.plan, number, Tally.empty(1), recorded=True)
        assert record is not None
        assert record.ending is not None
        found.append(-record.ending.result["scores"][0])
    return found


def mean_and_margin(seconds: list[int]) -> tuple[float, float]:
    """The mean and how far it may be off at 95 % confidence."""
    count = len(seconds)
    mean = sum(seconds) / count
    if count == 1:
        return mean, 0.0
    variance = sum((one - mean) ** 2 for one in seconds) / (count - 1)
    return mean, Z_95 * sqrt(variance / count)
