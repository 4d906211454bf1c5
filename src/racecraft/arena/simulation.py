"""Races by the thousand between the same bots in the same seats, counted: a fixed job of the arena.

Race n of a job depends on the job and n alone, so a simulation gives the same counts on one process as on
sixty-four, and any of its races can be run again alone. Only counts are kept, however many races there are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

import racecraft.games  # noqa: F401  (registers the games)
from racecraft.arena.crew import local_crew, play_all, this_process
from racecraft.arena.job import Job
from racecraft.arena.outcome import Outcome
from racecraft.arena.schedule import LOCAL, Schedule

REASONS_KEPT = 5
"""Entries of faults and lost races that are kept, those of the first races; the others are counted."""


class Tally(msgspec.Struct):
    """The counts of some races. Lists go by seat."""

    bots: list[str]
    games: int = 0
    wins: list[int] = []
    """A shared first place counts for each who shares it."""
    places: list[int] = []
    """The sum of the seat's places."""
    decisions: int = 0
    draws: int = 0
    rounds: int = 0
    ended_by: Counter[str] = msgspec.field(default_factory=Counter)
    fault_count: int = 0
    """Decisions that a bot did not make, so that the rookie made them."""
    faults: list[dict[str, Any]] = []
    """The first of them: game, bot, kind, count and reason."""
    lost_count: int = 0
    """Races without a result: they broke, or the process that ran them was lost, twice."""
    lost: list[dict[str, Any]] = []
    """The first of them: game and reason."""

    def __post_init__(self) -> None:
        self.wins = self.wins or [0] * len(self.bots)
        self.places = self.places or [0] * len(self.bots)

    def count(self, outcome: Outcome) -> None:
        if outcome.lost:
            self.lost_count += 1
            self.lost = _first([*self.lost, {"game": outcome.game, "reason": outcome.lost}])
            return
        self.games += 1
        for seat, place in enumerate(outcome.places):
            self.wins[seat] += place == 1
            self.places[seat] += place
        self.decisions += sum(outcome.decisions)
        self.draws += outcome.draws
        self.rounds += outcome.rounds
        self.ended_by[outcome.ended_by] += 1
        for fault in outcome.faults:
            self.fault_count += fault.count
            entry = {"game": outcome.game, "bot": self.bots[fault.seat], "kind": fault.kind}
            self.faults = _first([*self.faults, entry | {"count": fault.count, "reason": fault.reason}])


def _first(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Those of the first races, whatever was played first."""
    return sorted(entries, key=lambda entry: int(entry["game"]))[:REASONS_KEPT]


def seated(game_id: str, bots: list[str], options: dict[str, Any] | None = None, seed: int = 0) -> Job:
    """The job of a simulation: a bot in every seat."""
    return Job(game_id, bots, len(bots), options or {}, seed, fixed=True)


def simulate(
    job: Job, games: int, tally: Tally, jobs: int = 1, folder: Path | None = None
) -> Generator[int, None, None]:
    """Runs races 1 to `games` of the job and counts them; yields how many were done since the last time.
    `jobs` processes share them, and one alone is this process."""
    job.check()
    schedule = Schedule(job, range(1, games + 1), games, jobs, LOCAL, None if folder is None else str(folder))
    return _count(schedule, tally, jobs)


def _count(schedule: Schedule, tally: Tally, jobs: int) -> Generator[int, None, None]:
    with closing(play_all(schedule, this_process if jobs == 1 else local_crew(jobs))) as parts:
        for outcomes, _ in parts:
            for outcome in outcomes:
                tally.count(outcome)
            yield len(outcomes)
