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
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from multiprocessing import resource_tracker
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


def spread(work: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Generator[R, None, None]:
    """The answer of `work` to every task, as each comes in; `jobs` processes share the tasks.

    `work` is a function of a module, and tasks and answers can be pickled. What `work` raises is raised here.
    """
    if jobs == 1:
        for task in tasks:
            yield work(task)
        return
    context = multiprocessing.get_context("spawn")
    waiting = iter(tasks)
    staff: dict[Connection, BaseProcess] = {}
    try:
        for task in islice(waiting, jobs):
            door, inner_door = context.Pipe()
            process = context.Process(target=_serve, args=(inner_door, work), daemon=True)
            with _interrupts_held_back():
                process.start()
            inner_door.close()
            staff[door] = process
            _give(door, process, task)
        while staff:
            ready = wait(list(staff))
            for door in [door for door in staff if door in ready]:
                answer, error = _take(door, staff[door])
                if error is not None:
                    raise error
                for task in islice(waiting, 1):
                    _give(door, staff[door], task)
                    break
                else:
                    door.close()
                    staff.pop(door).join()
                yield answer
    finally:
        for door, worker in staff.items():
            worker.terminate()
            worker.join()
            door.close()


def _give(door: Connection, process: BaseProcess, task: Any) -> None:
    try:
        door.send(task)
    except ConnectionError:
        raise _lost(process) from None


def _take(door: Connection, process: BaseProcess) -> tuple[Any, Exception | None]:
    try:
        answer: tuple[Any, Exception | None] = door.recv()
    except (EOFError, ConnectionError):
        raise _lost(process) from None
    return answer


def _lost(process: BaseProcess) -> WorkerLost:
    process.join()
    return WorkerLost(f"a worker process ended with status {process.exitcode} in the middle of its work")


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
