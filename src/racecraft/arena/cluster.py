"""The work of a tournament on a Ray cluster, or on a Ray runtime of this machine's own (`local`).

Every machine of the cluster needs the same version of Racecraft, and the modules of bots of one's own.
"""

from __future__ import annotations

import re
import socket
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager, redirect_stdout
from importlib import import_module
from logging import ERROR
from typing import Any, NamedTuple, TypeVar

from racecraft.arena.cores import usable_cores
from racecraft.arena.workers import Loss
from racecraft.engine.errors import RacecraftError

T = TypeVar("T")
R = TypeVar("R")

LOCAL_ADDRESS = "local"
NEAREST = "auto"
"""Ray's own word for the cluster that this machine belongs to."""
ADDRESS = re.compile(r"(?:ray://)?(?P<host>[^:/\s]+):(?P<port>\d+)")
PATIENCE = 5.0
"""Seconds for a machine to answer."""
INSTALL = 'pip install "racecraft[cluster]"'
OBJECT_STORE = 100 * 1024 * 1024
"""Bytes that a local runtime sets aside for objects; ours are small."""
WAITING = 2
"""Tasks under way for each worker: one that it does, one that waits for it."""


class NoCluster(RacecraftError):
    """There is no Ray, or no cluster at this address."""


class Cluster(NamedTuple):
    """A Ray runtime that we are connected to."""

    ray: Any
    workers: int

    def share_out(
        self, work: Callable[[T], R], next_task: Callable[[], T | None]
    ) -> Generator[tuple[T, R | Loss], None, None]:
        """As `workers.share_out` does."""
        ray = self.ray
        remote = ray.remote(num_cpus=1, max_retries=0)(work)
        under_way: dict[Any, T] = {}
        try:
            while True:
                while len(under_way) < WAITING * self.workers and (task := next_task()) is not None:
                    under_way[remote.remote(task)] = task
                if not under_way:
                    return
                ready, _ = ray.wait(list(under_way), num_returns=1)
                for reference in ready:
                    done = under_way.pop(reference)
                    try:
                        answer: R | Loss = ray.get(reference)
                    except ray.exceptions.RayTaskError as error:
                        raise error.as_instanceof_cause() from None
                    except ray.exceptions.RayError as error:
                        answer = Loss(f"{type(error).__name__}: {str(error).splitlines()[0]}")
                    yield done, answer
        finally:
            for reference in under_way:
                ray.cancel(reference, force=True)


@contextmanager
def connected(address: str, jobs: int | None) -> Generator[Cluster, None, None]:
    """A connection to the cluster at `address`, with one worker for each of its cores by default."""
    try:
        ray: Any = import_module("ray")
    except ModuleNotFoundError:
        raise NoCluster(f"Ray is not installed; {INSTALL} brings it") from None
    _check_reachable(address)
    with redirect_stdout(sys.stderr):  # Ray may print about workers it has lost
        _connect(ray, address, jobs)
        try:
            yield Cluster(ray, jobs or max(1, int(ray.cluster_resources().get("CPU", 1))))
        finally:
            ray.shutdown()


def _connect(ray: Any, address: str, jobs: int | None) -> None:
    quiet = {"log_to_driver": False, "logging_level": ERROR}
    try:
        if address == LOCAL_ADDRESS:
            cores = jobs or usable_cores()
            ray.init(num_cpus=cores, include_dashboard=False, object_store_memory=OBJECT_STORE, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise NoCluster(f"there is no Ray cluster at {address!r}: {str(error).splitlines()[0]}") from None


def _check_reachable(address: str) -> None:
    """Connects once: Ray itself tries for minutes to reach a machine that does not answer."""
    if address in (LOCAL_ADDRESS, NEAREST):
        return
    found = ADDRESS.fullmatch(address)
    if found is None:
        raise NoCluster(f"a Ray cluster is named {LOCAL_ADDRESS}, {NEAREST} or HOST:PORT, not {address!r}")
    try:
        socket.create_connection((found["host"], int(found["port"])), timeout=PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(f"there is no Ray cluster at {address!r}: {error}") from None
