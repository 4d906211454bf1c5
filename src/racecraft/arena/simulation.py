"""Races between bots by the thousand. Race n of a plan depends on the plan and n alone, never on who runs it.

Every race has its own source of chance and every bot its own seed, all derived from the plan's seed, so a
simulation gives the same counts on one process as on sixty-four, and any of its races can be run again alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from pathlib import Path
from typing import Any

import msgspec

import racecraft.games  # noqa: F401  (a worker process knows the games only after this)
from racecraft.arena.driving import Driven, drive, record_name, record_of, seed_of
from racecraft.arena.workers import spread
from racecraft.bots.registry import make_bot
from racecraft.engine.chance import Seeded
from racecraft.engine.game import AnyGame
from racecraft.engine.record import Record
from racecraft.engine.registry import game_of

Tallies = Generator["Tally", None, None]

BATCH = 10
"""Races a worker runs before it reports: few enough for a smooth progress bar."""


class Plan(msgspec.Struct, frozen=True):
    """What is to be simulated: a game with its options, a bot in every seat, and the seed of it all."""

    game: str
    bots: list[str]
    options: dict[str, Any] = {}
    seed: int = 0

    def check(self) -> None:
        """Raises what is wrong with the plan before any race is run."""
        game = game_of(self.game)
        for name in self.bots:
            make_bot(self.game, name, 0)
        game.new(len(self.bots), self.options)


class Tally(msgspec.Struct):
    """The counts of some races. Whole numbers only, so that adding in any order gives the same."""

    races: int
    wins: list[int]
    """By seat; a shared first place counts for each who shares it."""
    places: list[int]
    """By seat, the sum of its places."""
    actions: int = 0
    outcomes: int = 0
    rounds: int = 0
    reasons: Counter[str] = msgspec.field(default_factory=Counter)
    """Why the races ended."""

    @classmethod
    def empty(cls, seats: int) -> Tally:
        return cls(0, [0] * seats, [0] * seats)

    def add(self, other: Tally) -> None:
        self.races += other.races
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.places = [a + b for a, b in zip(self.places, other.places, strict=True)]
        self.actions += other.actions
        self.outcomes += other.outcomes
        self.rounds += other.rounds
        self.reasons += other.reasons

    def count(self, game: AnyGame, driven: Driven) -> None:
        self.races += 1
        for seat, place in enumerate(driven.result.places):
            self.wins[seat] += place == 1
            self.places[seat] += place
        self.actions += driven.actions
        self.outcomes += driven.outcomes
        self.rounds += game.rounds(driven.state)
        self.reasons[driven.result.reason] += 1


class Batch(msgspec.Struct, frozen=True):
    """Races `first` to `last` of a plan, kept as records in a folder if one is named."""

    plan: Plan
    first: int
    last: int
    folder: str | None = None


def simulate(plan: Plan, races: int, jobs: int = 1, folder: Path | None = None) -> Tallies:
    """Runs races 1 to `races` of the plan and yields a tally for each batch as it is done."""
    plan.check()
    place = None if folder is None else str(folder)
    firsts = range(1, races + 1, BATCH)
    batches = (Batch(plan, first, min(first + BATCH - 1, races), place) for first in firsts)
    return spread(run_batch, batches, min(jobs, len(firsts)))


def run_batch(batch: Batch) -> Tally:
    tally = Tally.empty(len(batch.plan.bots))
    for number in range(batch.first, batch.last + 1):
        record = run_race(batch.plan, number, tally, recorded=batch.folder is not None)
        if record is not None and batch.folder is not None:
            record.save(Path(batch.folder) / record_name(batch.plan.game, batch.plan.seed, number))
    return tally


def run_race(plan: Plan, number: int, tally: Tally, recorded: bool = False) -> Record | None:
    """Runs one race, adds it to the tally, and gives its record if one is wanted."""
    game = game_of(plan.game)
    options = game.options(plan.options)
    bots = [
        make_bot(plan.game, name, seed_of(plan.seed, number, f"seat {seat}"))
        for seat, name in enumerate(plan.bots)
    ]
    source = Seeded(seed_of(plan.seed, number, "chance"))
    record = record_of(game, options, plan.bots, source) if recorded else None
    tally.count(game, drive(game, options, bots, source, record))
    return record
