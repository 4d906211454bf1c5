"""Distributes tasks over processes. Answers come in any order, so adding them up must not depend on it.

Workers are started afresh (no fork of a running program), live on one pipe each, and end with it: when the
parent is interrupted they are ended, and when it dies they find their pipe closed and leave.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import traceback
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")
R = TypeVar("R")


class Loss(NamedTuple):
    """Instead of an answer: why there is none."""

    reason: str


def usable_cores() -> int:
    """The processor cores this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def share_out(
    work: Callable[[T], R], next_task: Callable[[], T | None], jobs: int
) -> Generator[tuple[T, R | Loss], None, None]:
    """Every task with the answer of `work`, or with the loss of the worker that had it, who is replaced.

    Whenever a worker is free `next_task` is asked for more; once it has none and all are answered, this ends.
    So whoever takes the answers may bring a task again. `work` is a function of a module, and tasks and
    answers can be pickled. What `work` raises is raised here.
    """
    context = multiprocessing.get_context("spawn")
    staff: dict[Connection, BaseProcess] = {}
    busy: dict[Connection, T] = {}
    try:
        while True:
            while len(busy) < jobs and (task := next_task()) is not None:
                idle = [door for door in staff if door not in busy]
                _give(idle[0] if idle else _hire(context, work, staff), task, busy)
            if not busy:
                return
            for door in wait(list(busy)):
                assert isinstance(door, Connection)
                done = busy.pop(door)
                try:
                    answer, error = door.recv()
                except (EOFError, ConnectionError):
                    yield done, _dismiss(door, staff.pop(door))
                    continue
                if error is not None:
                    raise error
                task = next_task()
                if task is not None:
                    _give(door, task, busy)
                yield done, answer
    finally:
        for door, worker in staff.items():
            worker.terminate()
            worker.join()
            door.close()


def _hire(
    context: SpawnContext, work: Callable[[Any], Any], staff: dict[Connection, BaseProcess]
) -> Connection:
    door, inner_door = context.Pipe()
    process = context.Process(target=_serve, args=(inner_door, work), daemon=True)
    with _interrupts_held_back():
        process.start()
    inner_door.close()
    staff[door] = process
    return door


def _give(door: Connection, task: T, busy: dict[Connection, T]) -> None:
    """A worker that is dead already will be found out when its answer is waited for."""
    with suppress(ConnectionError):
        door.send(task)
    busy[door] = task


def _dismiss(door: Connection, process: BaseProcess) -> Loss:
    process.join()
    door.close()
    return Loss(f"a worker process ended with status {process.exitcode} in the middle of its work")


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Ctrl-C reaches every process of the terminal; a worker started in here leaves it to the parent."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # started later it would let interrupts through again
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _serve(door: Connection, work: Callable[[Any], Any]) -> None:
    """The life of a worker: one task after another until the pipe is closed. Whatever the work prints is no
    part of what the command prints."""
    sys.stdout = sys.stderr
    while True:
        try:
            task = door.recv()
        except (EOFError, ConnectionError):
            return
        answer: Any = None
        failure: Exception | None = None
        try:
            answer = work(task)
        except Exception as error:
            error.add_note(traceback.format_exc())
            failure = error
        try:
            door.send((answer, failure))
        except ConnectionError:
            return
