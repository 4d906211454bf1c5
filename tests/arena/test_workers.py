"""Work spread over processes: every answer once, errors and lost workers reported, nobody left behind."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from racecraft.arena.workers import Loss, share_out
from racecraft.engine.errors import UnknownName
from tests.tiers import some


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


def answers_of(work: Callable[[int], int], numbers: Iterable[int], jobs: int) -> Iterator[int | Loss]:
    waiting = iter(numbers)
    with closing(share_out(work, lambda: next(waiting, None), jobs)) as answers:
        for _, answer in answers:
            yield answer


@pytest.mark.parametrize("jobs", some([2, 1, 5]))
def test_every_task_is_answered_once(jobs: int) -> None:
    found = [answer for answer in answers_of(square, range(12), jobs) if not isinstance(answer, Loss)]
    assert sorted(found) == [number * number for number in range(12)]


@pytest.mark.parametrize("jobs", [1, 3])
def test_no_task_no_answer(jobs: int) -> None:
    assert list(answers_of(square, [], jobs)) == []


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_of_the_work_is_raised_here(jobs: int) -> None:
    with pytest.raises(UnknownName, match="there is no seven"):
        list(answers_of(refuse_seven, range(20), jobs))
    assert multiprocessing.active_children() == []


def test_a_worker_that_dies_is_missed() -> None:
    losses = [answer for answer in answers_of(die_on_three, range(20), 2) if isinstance(answer, Loss)]
    assert [loss.reason for loss in losses] == [
        "a worker process ended with status 9 in the middle of its work"
    ]
    assert multiprocessing.active_children() == []


def test_whoever_stops_listening_ends_the_workers() -> None:
    numbers = iter(range(1000))
    answers = share_out(square, lambda: next(numbers, None), 2)
    next(answers)
    assert len(multiprocessing.active_children()) == 2
    answers.close()
    assert multiprocessing.active_children() == []


def die_once(task: tuple[int, str]) -> int:
    """Ends the process over number 3 unless a file says that it has done so."""
    number, marker = task
    if number == 3 and not os.path.exists(marker):
        with open(marker, "w"):
            os._exit(9)
    return number


def test_a_lost_worker_is_replaced_and_its_task_can_be_brought_again(tmp_path: Path) -> None:
    marker = str(tmp_path / "died")
    tasks = [(number, marker) for number in range(8)]
    answers: list[int] = []
    losses: list[Loss] = []
    for task, answer in share_out(die_once, lambda: tasks.pop(0) if tasks else None, 2):
        if isinstance(answer, Loss):
            losses.append(answer)
            tasks.append(task)
        else:
            answers.append(answer)
    assert sorted(answers) == list(range(8))
    assert [loss.reason for loss in losses] == [
        "a worker process ended with status 9 in the middle of its work"
    ]
    assert multiprocessing.active_children() == []
