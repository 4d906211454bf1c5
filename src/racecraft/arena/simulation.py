"""Races between bots by the thousand. Race n of a plan depends on the plan and n alone, never on who runs it.

Every race has its own source of chance and every bot its own seed, all derived from the plan's seed, so a
simulation gives the same counts on one process as on sixty-four, and any of its races can be run again alone.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Generator
from pathlib import Path
from typing import Any

import msgspec

import racecraft.games  # noqa: F401  (a worker process knows the games only after this)
from racecraft.arena.workers import spread
from racecraft.bots.bot import Sight
from racecraft.bots.registry import make_bot
from racecraft.engine.chance import Seeded
from racecraft.engine.game import AnyGame
from racecraft.engine.record import Chair, Ply, Record, new_record
from racecraft.engine.registry import game_of
from racecraft.engine.state import Result, State

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

    def record_name(self, number: int) -> str:
        return f"{self.game}-{self.seed}-{number:06}.jsonl"


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

    def count(self, game: AnyGame, state: State, result: Result) -> None:
        self.races += 1
        for seat, place in enumerate(result.places):
            self.wins[seat] += place == 1
            self.places[seat] += place
        self.rounds += game.rounds(state)
        self.reasons[result.reason] += 1


class Batch(msgspec.Struct, frozen=True):
    """Races `first` to `last` of a plan, kept as records in a folder if one is named."""

    plan: Plan
    first: int
    last: int
    folder: str | None = None


def seed_of(plan_seed: int, number: int, role: str) -> int:
    """The seed of one role in race `number`: 48 bits, which every reader of JSON holds exactly."""
    digest = hashlib.sha256(f"racecraft {plan_seed} race {number} {role}".encode()).digest()
    return int.from_bytes(digest[:6], "big")


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
            record.save(Path(batch.folder) / batch.plan.record_name(number))
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
    record: Record | None = None
    if recorded:
        chairs = [Chair(name=f"{name} {seat}", bot=name) for seat, name in enumerate(plan.bots, 1)]
        record = new_record(game, msgspec.to_builtins(options), chairs, source)
    state: State = game.start(options, len(bots))
    while True:
        pending = state.pending()
        if pending:
            seat = pending[0]
            action = bots[seat].choose(Sight(game, state, seat))
            if record is not None:
                record.plies.append(Ply(seat=seat, play=game.notation(state, action)))
            state.play(seat, action)
            tally.actions += 1
            continue
        outcomes = state.chance()
        if not outcomes:
            break
        outcome = source.draw(outcomes)
        if record is not None:
            record.plies.append(Ply(draw=game.outcome_notation(state, outcome)))
        state.resolve(outcome)
        tally.outcomes += 1
    result = state.result()
    assert result is not None, "a state without decision and chance has a result"
    tally.count(game, state, result)
    if record is not None:
        record.close(result.json())
    return record
