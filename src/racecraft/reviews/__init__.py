"""Reviews: what decided a race, driving or luck, and what could have been done better.

A race that is over is divided into steps (`steps`), every step is judged (`judging`) by a method (`methods`),
and a review tells the line of chances, where the result came from, and the decisions with their marks
(`telling`). A race that goes on has no review.
"""

from __future__ import annotations

from collections.abc import Iterator

from racecraft.engine.errors import BadOptions, BadRecord, worded
from racecraft.engine.record import Record
from racecraft.engine.state import Seat
from racecraft.reviews.judging import Judge, Judged, judged
from racecraft.reviews.methods import Method, method_for
from racecraft.reviews.shapes import Mark, Review
from racecraft.reviews.steps import steps_of, walk
from racecraft.reviews.telling import Telling

__all__ = ["Mark", "Method", "Review", "check", "mark_last", "method_for", "review", "reviewing"]


def check(record: Record) -> None:
    """BadRecord unless the race is over: what a review tells must not reach a race that goes on."""
    record.check_rules()
    if record.ending is None:
        raise worded(BadRecord("a race is reviewed when it is over"), "wrong-review-early")


def reviewing(
    record: Record,
    method: str | None = None,
    budget: int | None = None,
    seats: list[Seat] | None = None,
    jobs: int = 1,
    line: bool = True,
) -> Iterator[Review]:
    """The review as it grows, a step at a time; the last one is whole. `seats` says whose decisions are
    marked, else everybody's are; `jobs` processes share the work. Without `line` there are marks and drivers
    alone, no line, ledgers, luck and story."""
    check(record)
    chosen = method_for(record, method, budget, line)
    for seat in seats or []:
        if not 0 <= seat < len(record.header.seats):
            raise BadOptions(f"there is no seat {seat}: seats are counted from 0")
    count = len(steps_of(record))
    if not count:
        raise worded(BadRecord("nothing was decided in this race"), "wrong-review-empty")
    telling = Telling(record, chosen, seats)
    for step in _judged(record, chosen, count, jobs):
        telling.add(step)
        yield telling.review(count)


def _judged(record: Record, method: Method, steps: int, jobs: int) -> Iterator[Judged]:
    if jobs == 1:
        return (each for _, each in judged(record, method))
    from racecraft.reviews.spreading import judged_by_many  # not everywhere are there processes

    return judged_by_many(record, method, steps, jobs)


def review(
    record: Record,
    method: str | None = None,
    budget: int | None = None,
    seats: list[Seat] | None = None,
    jobs: int = 1,
    line: bool = True,
) -> Review:
    """The whole review of a race that is over."""
    found: Review | None = None
    for found in reviewing(record, method, budget, seats, jobs, line):  # noqa: B007  (the last one is wanted)
        pass
    assert found is not None
    return found


def mark_last(record: Record, budget: int | None = None) -> Mark:
    """The mark of the last decision of a race, over or not: for exercises, in which the decision is made. It
    tells nothing that the driver could not know."""
    record.check_rules()
    steps = steps_of(record)
    if not steps or steps[-1].kind != "decision":
        raise BadRecord("the last step of this race is no decision")
    chosen = method_for(record, budget=budget)
    telling = Telling(record, chosen, tells_played=True)
    judge = Judge(record, chosen, hindsight=False)
    for step, state in walk(record):
        last = step.number == steps[-1].number
        mark = telling.add(judge.judge(step, state) if last else Judged(step.number))
        if mark is not None:
            return mark
    raise BadRecord("there was nothing else to decide")
