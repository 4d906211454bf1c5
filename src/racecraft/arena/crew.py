"""Runs batches of games in this process, or in worker processes of this machine."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator
from contextlib import closing, redirect_stdout

from racecraft.arena.outcome import Outcome
from racecraft.arena.play import Batch, Played, play_batch, play_here
from racecraft.arena.schedule import Schedule
from racecraft.arena.workers import Loss, share_out

NextBatch = Callable[[], Batch | None]
Answers = Generator[tuple[Batch, Played | Loss], None, None]
Crew = Callable[[NextBatch], Answers]
"""Takes a function that returns the next batch, and yields the answer to each batch."""


def local_crew(jobs: int) -> Crew:
    """Worker processes on this machine."""
    return lambda next_batch: share_out(play_batch, next_batch, jobs)


def this_process(next_batch: NextBatch) -> Answers:
    """One batch after the other, without a worker and without the watchdog that would end the process. Output
    of bots goes to stderr."""
    while (batch := next_batch()) is not None:
        with redirect_stdout(sys.stderr):
            played = play_here(batch)
        yield batch, played


def play_all(schedule: Schedule, crew: Crew) -> Generator[tuple[list[Outcome], Played | None], None, None]:
    """The games of each batch as it comes back, with the answer of its worker; None where that was lost."""
    with closing(crew(schedule.next)) as answers:
        for batch, answer in answers:
            if isinstance(answer, Loss):
                yield schedule.lost(batch, answer.reason), None
            else:
                schedule.done(answer)
                yield answer.outcomes, answer
