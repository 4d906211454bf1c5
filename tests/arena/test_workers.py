"""Work spread over processes: every answer once, errors and lost workers reported, nobody left behind."""

from __future__ import annotations

import multiprocessing
import os

import pytest

from racecraft.arena.workers import WorkerLost, spread
from racecraft.engine.errors import UnknownName


def square(number: int) -> int:
    return number * number


def refuse_seven(number: int) -> int:
    if number == 7:
        raise UnknownName("there is no seven")
    return number


def die_on_three(number: int) -> int:
    if number == 3:
        os._exit(9)
    return number


@pytest.mark.parametrize("jobs", [1, 2, 5])
def test_every_task_is_answered_once(jobs: int) -> None:
    assert sorted(spread(square, range(12), jobs)) == [number * number for number in range(12)]


@pytest.mark.parametrize("jobs", [1, 3])
def test_no_task_no_answer(jobs: int) -> None:
    assert list(spread(square, [], jobs)) == []


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_of_the_work_is_raised_here(jobs: int) -> None:
    with pytest.raises(UnknownName, match="there is no seven"):
        list(spread(refuse_seven, range(20), jobs))
    assert multiprocessing.active_children() == []


def test_a_worker_that_dies_is_missed() -> None:
    with pytest.raises(WorkerLost, match="status 9"):
        list(spread(die_on_three, range(20), 2))
    assert multiprocessing.active_children() == []


def test_whoever_stops_listening_ends_the_workers() -> None:
    answers = spread(square, range(1000), 2)
    next(answers)
    assert len(multiprocessing.active_children()) == 2
    answers.close()
    assert multiprocessing.active_children() == []
