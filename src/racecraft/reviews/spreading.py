"""The steps of a review shared out over processes. Who judges what does not change a number of it."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from racecraft.arena.workers import Loss, share_out
from racecraft.engine.errors import RacecraftError
from racecraft.engine.record import Record, decode
from racecraft.reviews.judging import Judged, judged
from racecraft.reviews.methods import Method

AT_ONCE = 6
"""Steps of one task."""
MOST_LOST = 3
"""Times that a task may lose its process."""


class Task(NamedTuple):
    record: bytes
    method: Method
    first: int
    last: int


def judge_some(task: Task) -> list[Judged]:
    """Runs in a worker."""
    import racecraft.games  # noqa: F401  (registers them)

    wanted = range(task.first, task.last)
    return [found for _, found in judged(decode(task.record), task.method, wanted)]


def judged_by_many(record: Record, method: Method, steps: int, jobs: int) -> Generator[Judged, None, None]:
    """All steps in order, judged in so many processes."""
    data = record.encode()
    tasks = [Task(data, method, first, min(steps, first + AT_ONCE)) for first in range(0, steps, AT_ONCE)]
    tasks.reverse()
    found: dict[int, list[Judged]] = {}
    lost = 0
    at = 0

    def next_task() -> Task | None:
        return tasks.pop() if tasks else None

    for task, answer in share_out(judge_some, next_task, jobs):
        if isinstance(answer, Loss):
            lost += 1
            if lost > MOST_LOST:
                raise RacecraftError(f"the review cannot be made: {answer.reason}")
            tasks.append(task)
            continue
        found[task.first] = answer
        while at in found:
            ready = found.pop(at)
            yield from ready
            at += AT_ONCE
