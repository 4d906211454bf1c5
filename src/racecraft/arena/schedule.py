"""Sizes batches of games: large enough to make messages cheap, small enough for smooth progress and an even
load at the end."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from itertools import islice
from math import ceil
from typing import NamedTuple

from racecraft.arena.job import Job
from racecraft.arena.outcome import Outcome
from racecraft.arena.play import Batch, Played


class Measure(NamedTuple):
    """Seconds of work in a batch: what it should have, and the least it may have near the end."""

    target: float
    least: float


LOCAL = Measure(0.25, 0.0)
CLUSTER = Measure(2.0, 1.0)
"""A task on a cluster costs some milliseconds to schedule, which a second of work makes small."""


class Schedule:
    """Batches of the games that are missing, sized by how long games have taken so far."""

    def __init__(
        self, job: Job, missing: Iterable[int], count: int, workers: int, measure: Measure, folder: str | None
    ) -> None:
        self.job = job
        self._missing: Iterator[int] = iter(missing)
        self._left = count
        self._workers = workers
        self._measure = measure
        self._folder = folder
        self._again: deque[int] = deque()
        self._played = 0
        self._busy = 0.0
        self.stopped = False

    def next(self) -> Batch | None:
        """The next batch; None if there is none now."""
        if self.stopped:
            return None
        if self._again:
            return Batch(self.job, [self._again.popleft()], self._folder, again=True)
        games = list(islice(self._missing, self._size()))
        self._left -= len(games)
        return Batch(self.job, games, self._folder) if games else None

    def _size(self) -> int:
        """One game each until the first are measured."""
        if self._played == 0:
            return min(1, self._left)
        seconds = max(self._busy / self._played, 1e-6)
        share = ceil(self._left / (2 * self._workers))
        size = max(ceil(self._measure.least / seconds), min(ceil(self._measure.target / seconds), share))
        return min(max(1, size), self._left)

    def done(self, played: Played) -> None:
        self._played += len(played.outcomes)
        self._busy += played.ended - played.began

    def lost(self, batch: Batch, reason: str) -> list[Outcome]:
        """Games over which a worker was lost are played once more, each by itself; lost again, that is their
        outcome."""
        if batch.again:
            return [Outcome(number, lost=reason) for number in batch.games]
        self._again.extend(batch.games)
        return []
