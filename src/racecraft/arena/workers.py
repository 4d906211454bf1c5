"""Work spread over processes. The order of answers is open, so whoever adds them up must not mind it.

Workers are started afresh (no fork of a running program), live on one pipe each, and end with it: when the
parent is interrupted they are ended, and when it dies they find their pipe closed and leave.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from racecraft.engine.errors import RacecraftError

T = TypeVar("T")
R = TypeVar("R")


class WorkerLost(RacecraftError):
    """A worker process ended in the middle of its work."""


def usable_cores() -> int:
    """The processor cores this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(work: Callable[[T], R], tasks: Sequence[T], jobs: int) -> Iterator[R]:
    """The answer of `work` to every task, as each comes in; `jobs` processes share the tasks.

    `work` is a function of a module, and tasks and answers can be pickled. What `work` raises is raised here.
    """
    workers = min(jobs, len(tasks))
    if workers <= 1:
        for task in tasks:
            yield work(task)
        return
    context = multiprocessing.get_context("spawn")
    waiting = iter(tasks)
    staff: dict[Connection, BaseProcess] = {}
    try:
        for _ in range(workers):
            door, inner_door = context.Pipe()
            process = context.Process(target=_serve, args=(inner_door, work), daemon=True)
            with _interrupts_held_back():
                process.start()
            inner_door.close()
            staff[door] = process
            door.send(next(waiting))
        while staff:
            for door in wait(list(staff)):
                assert isinstance(door, Connection)
                answer, error = _receive(door, staff[door])
                if error is not None:
                    raise error
                try:
                    door.send(next(waiting))
                except StopIteration:
                    door.close()
                    staff.pop(door).join()
                yield answer
    finally:
        for door, process in staff.items():
            process.terminate()
            process.join()
            door.close()


def _receive(door: Connection, process: BaseProcess) -> tuple[Any, Exception | None]:
    try:
        answer: tuple[Any, Exception | None] = door.recv()
        return answer
    except (EOFError, ConnectionError):
        process.join()
        raise WorkerLost(f"a worker process ended with status {process.exitcode} before its work") from None


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Ctrl-C reaches every process of the terminal; a worker started in here leaves it to the parent."""
    if sys.platform == "win32":
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _serve(door: Connection, work: Callable[[Any], Any]) -> None:
    """The life of a worker: one task after another until the pipe is closed."""
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
