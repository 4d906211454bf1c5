"""Studies: work done in steps, and races of bots that tell how a track drives."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic
from typing import Any

from racecraft.arena.driving import drive, seed_of
from racecraft.bots.registry import make_bot
from racecraft.builders.builder import Statistics, Study
from racecraft.engine.chance import Seeded
from racecraft.engine.game import AnyGame
from racecraft.engine.state import Event, State

STEP_SECONDS = 0.5


class SteppedStudy(Study):
    """A study that is an iterator: it yields how much is done, from 0 to 1, as often as it likes."""

    def __init__(self, work: Iterator[float], found: Callable[[], Statistics]) -> None:
        self._work = work
        self._found = found
        self._done = 0.0

    def step(self) -> float:
        until = monotonic() + STEP_SECONDS
        for done in self._work:
            self._done = min(done, 0.999)
            if monotonic() > until:
                return self._done
        self._done = 1.0
        return 1.0

    def found(self) -> Statistics:
        return self._found()


def races(
    game: AnyGame, options: dict[str, Any], bots: list[str], count: int
) -> Iterator[tuple[State, list[Event]]]:
    """Seeded races of bots, the same on every machine, with all that happened in each."""
    read = game.options(options)
    for number in range(count):
        drivers = [
            make_bot(game.id, bot, seed_of(0, number, f"seat {seat}")) for seat, bot in enumerate(bots)
        ]
        events: list[Event] = []
        driven = drive(game, read, drivers, Seeded(seed_of(0, number, "chance")), None, events)
        yield driven.state, events


def heat_map(counts: dict[str, float], most: float = 0.0) -> dict[str, float]:
    """Counts by place as shares of the largest, or of `most`."""
    top = max([most, *counts.values()], default=0.0)
    return {place: round(count / top, 3) for place, count in sorted(counts.items()) if top > 0 and count > 0}
