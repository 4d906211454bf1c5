"""One race between bots: where its seeds come from, and the loop that drives it to its end.

All seeds of a race are derived from one plan's seed, the number of the race and a role, so any race can be
repeated by itself, on any machine.
"""

from __future__ import annotations

import hashlib
from typing import Any, NamedTuple, Protocol

import msgspec

from racecraft.bots.bot import Bot, Sight
from racecraft.engine.chance import Seeded, Source
from racecraft.engine.game import AnyGame
from racecraft.engine.record import Chair, Ply, Record, new_record
from racecraft.engine.state import Action, Event, Result, Seat, State


class Watcher(Protocol):
    """Somebody who is told of every action and every outcome of chance before it happens."""

    def begins(self, state: State) -> None: ...

    def decides(self, state: State, seat: Seat, action: Action) -> None: ...

    def falls(self, state: State) -> None: ...

    def ends(self, state: State) -> None: ...


class Driven(NamedTuple):
    """A race that is over."""

    state: State
    result: Result
    draws: int
    """Outcomes of chance."""


def seed_of(plan_seed: int, number: int, role: str) -> int:
    """The seed of one role in race `number`: 48 bits, which every reader of JSON holds exactly."""
    digest = hashlib.sha256(f"racecraft {plan_seed} race {number} {role}".encode()).digest()
    return int.from_bytes(digest[:6], "big")


def record_name(game_id: str, plan_seed: int, number: int) -> str:
    return f"{game_id}-{plan_seed}-{number:06}.jsonl"


def record_of(game: AnyGame, options: Any, bots: list[str], source: Source) -> Record:
    """An empty record with a bot in every seat."""
    chairs = [Chair(name=f"{name} {seat}", bot=name) for seat, name in enumerate(bots, 1)]
    return new_record(game, msgspec.to_builtins(options), chairs, source)


def drive(
    game: AnyGame,
    options: Any,
    bots: list[Bot],
    source: Source,
    record: Record | None,
    events: list[Event] | None = None,
    watcher: Watcher | None = None,
    start: State | None = None,
) -> Driven:
    """Runs a race to its end, writes it down if a record is given, collects its events if a list is, and
    tells a watcher. `start` is a position to begin with, which this changes."""
    state: State = game.start(options, len(bots)) if start is None else start
    state.events = events
    draws = 0
    if watcher is not None:
        watcher.begins(state)
    while True:
        pending = state.pending()
        if pending:
            seat = pending[0]
            action = bots[seat].choose(Sight(game, state, seat))
            if record is not None:
                record.plies.append(Ply(seat=seat, play=game.notation(state, action)))
            if watcher is not None:
                watcher.decides(state, seat, action)
            state.play(seat, action)
            continue
        outcomes = state.chance()
        if not outcomes:
            break
        outcome = source.draw(outcomes)
        if record is not None:
            record.plies.append(Ply(draw=game.outcome_notation(state, outcome)))
        if watcher is not None:
            watcher.falls(state)
        state.resolve(outcome)
        draws += 1
    if watcher is not None:
        watcher.ends(state)
    result = state.result()
    assert result is not None, "a state without decision and chance has a result"
    if record is not None:
        record.close(result.json())
    return Driven(state, result, draws)


def driven_on(game: AnyGame, position: State, bots: list[Bot], seed: int) -> list[float]:
    """Drives a copy of a position to its end: each seat's share of the win."""
    for seat, bot in enumerate(bots):
        bot.reseed(seed + seat)
    places = drive(game, None, bots, Seeded(seed), None, start=position.copy()).result.places
    return [1.0 / places.count(1) if place == 1 else 0.0 for place in places]
