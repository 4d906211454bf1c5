"""Distributes tasks over processes. Answers come in any order, so adding them up must not depend on it.

Workers are spawned, not forked, have one pipe each, and end with it: when the
parent is interrupted it terminates them, and when it dies they find their pipe closed and exit. A Python
without processes, as browsers have it, can import this module and not share out.
"""

from __future__ import annotations

import signal
import sys
import traceback
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnContext
    from multiprocessing.process import BaseProcess

T = TypeVar("T")
R = TypeVar("R")


class Loss(NamedTuple):
    """Instead of an answer: why there is none."""

    reason: str


def share_out(
    work: Callable[[T], R], next_task: Callable[[], T | None], jobs: int
) -> Generator[tuple[T, R | Loss], None, None]:
    """Yields every task with the answer of `work`, or with the loss of its worker, which is replaced.

    Whenever a worker is free `next_task` is asked for more; once it has none and all are answered, this ends.
    So the caller may queue a lost task again. `work` is a module-level function, and tasks and
    answers can be pickled. Exceptions of `work` are raised here.
    """
    import multiprocessing
    from multiprocessing.connection import Connection, wait

    context = multiprocessing.get_context("spawn")
    workers: dict[Connection, BaseProcess] = {}
    busy: dict[Connection, T] = {}
    try:
        while True:
            while len(busy) < jobs and (task := next_task()) is not None:
                idle = [connection for connection in workers if connection not in busy]
                _send(idle[0] if idle else _start_worker(context, work, workers), task, busy)
            if not busy:
                return
            for connection in wait(list(busy)):
                assert isinstance(connection, Connection)
                done = busy.pop(connection)
                try:
                    answer, error = connection.recv()
                except (EOFError, ConnectionError):
                    yield done, _lost_worker(connection, workers.pop(connection))
                    continue
                if error is not None:
                    raise error
                task = next_task()
                if task is not None:
                    _send(connection, task, busy)
                yield done, answer
    finally:
        for connection, worker in workers.items():
            worker.terminate()
            worker.join()
            connection.close()


def _start_worker(
    context: SpawnContext, work: Callable[[Any], Any], workers: dict[Connection, BaseProcess]
) -> Connection:
    connection, worker_end = context.Pipe()
    process = context.Process(target=_run_worker, args=(worker_end, work), daemon=True)
    with _interrupts_held_back():
        process.start()
    worker_end.close()
    workers[connection] = process
    return connection


def _send(connection: Connection, task: T, busy: dict[Connection, T]) -> None:
    """A worker that is dead already is noticed when its answer is awaited."""
    with suppress(ConnectionError):
        connection.send(task)
    busy[connection] = task


def _lost_worker(connection: Connection, process: BaseProcess) -> Loss:
    process.join()
    connection.close()
    return Loss(f"a worker process ended with status {process.exitcode} in the middle of its work")


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Ctrl-C reaches every process of the terminal; a worker started in here leaves it to the parent."""
    if sys.platform == "win32":
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # started later it would let interrupts through again
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _run_worker(connection: Connection, work: Callable[[Any], Any]) -> None:
    """The loop of a worker: one task after another until the pipe is closed. Output of `work` goes to stderr,
    so that it does not mix with the command's own."""
    sys.stdout = sys.stderr
    while True:
        try:
            task = connection.recv()
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
            connection.send((answer, failure))
        except ConnectionError:
            return
