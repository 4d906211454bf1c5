"""A run of learning: its plan, its folder, and the races that it learns from, driven over processes or
machines.

Everything lies in one folder, and what lies there is not done again: an interrupted run goes on where it was.

- `plan.json`: what is learned from what; a folder belongs to one plan.
- `rows/`: positions, a file for each batch of races.
- `checkpoint.npz`: weights and moments after the last epoch.
- `curve.jsonl`: the losses after every epoch.
- `value.json`: the value, with how good it is on races that it was not fitted to.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from racecraft.arena.cluster import Cluster
from racecraft.arena.workers import Loss, share_out
from racecraft.bots.value import value_of
from racecraft.engine.errors import RacecraftError
from racecraft.engine.registry import game_of
from racecraft.learning.races import Rows, Task, lessons_of, most_cars, play_batch

EVERY = 10
"""Of so many batches one is kept for the test, and one driven on the track that is left out."""
KNOWN_TEST, OTHER_TEST = 9, 4
WIDTHS = (32, 16)
"""Units of the network: of its layer of pairs, and of the one after it."""


class Plan(msgspec.Struct, frozen=True):
    """Everything on which the value depends."""

    game: str
    version: int = 1
    seed: int = 1
    races: int = 2000
    batch: int = 40
    """Races that share options and seats."""
    positions: int = 12
    bots: list[str] = msgspec.field(default_factory=lambda: ["club"])
    stray: float = 0.02
    epochs: int = 12
    rows: int = 1024
    """Positions of a step."""
    rate: float = 0.002
    decay: float = 1e-5
    widths: tuple[int, int] = WIDTHS

    @property
    def batches(self) -> int:
        return -(-self.races // self.batch)

    def task(self, number: int) -> Task:
        other = number % EVERY == OTHER_TEST and bool(lessons_of(self.game).held_out)
        return Task(
            self.game, self.seed, number, self.batch, self.bots, self.positions, self.stray, held_out=other
        )


class Run:
    """One folder and what is in it."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        (folder / "rows").mkdir(parents=True, exist_ok=True)
        kept = folder / "plan.json"
        said = msgspec.json.format(msgspec.json.encode(plan))
        if kept.exists() and _races(msgspec.json.decode(kept.read_bytes(), type=Plan)) != _races(plan):
            raise RacecraftError(f"{folder} holds a run with another plan; choose another folder")
        kept.write_bytes(said)
        self.features = len(value_of(plan.game).features)
        self.cars = most_cars(game_of(plan.game))

    def path(self, batch: int) -> Path:
        return self.folder / "rows" / f"{batch:06}.f32"

    def missing(self) -> list[int]:
        return [number for number in range(self.plan.batches) if not self.path(number).exists()]

    def play(self, jobs: int, cluster: Cluster | None = None) -> Generator[int, None, None]:
        """Drives the races that are missing, in so many processes or on a cluster; yields how many batches
        were done since the last time."""
        left = self.missing()
        tasks = iter([self.plan.task(number) for number in left])
        if jobs == 1 and cluster is None:
            for task in tasks:
                self._keep(task, play_batch(task))
                yield 1
            return
        with closing(
            share_out(play_batch, lambda: next(tasks, None), jobs)
            if cluster is None
            else cluster.share_out(play_batch, lambda: next(tasks, None))
        ) as answers:
            for task, rows in answers:
                if isinstance(rows, Loss):
                    raise RacecraftError(rows.reason)
                self._keep(task, rows)
                yield 1

    def _keep(self, task: Task, rows: Rows) -> None:
        path = self.path(task.batch)
        fresh = path.with_suffix(".new")
        fresh.write_bytes(rows.data)
        fresh.replace(path)


def _races(plan: Plan) -> dict[str, Any]:
    """What the races of a run depend on: how they are fitted may change."""
    fitting = ("version", "epochs", "rows", "rate", "decay", "widths")
    return {name: what for name, what in msgspec.to_builtins(plan).items() if name not in fitting}
