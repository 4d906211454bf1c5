"""How fast a game plays, measured in a process of its own: `python -m racecraft.arena.measure rali 2`.

Every contestant, ours or a peer's, offers the same two things: play one random game and say how many
decisions and chance outcomes it had, and copy a position from the middle of a game; ours also list the
legal actions of a position. One clock measures them all. Decisions are what players choose; outcomes of dice
and cards are counted apart. `python -m racecraft.arena.measure track gt FILE` measures how
long a track takes to be read.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter

import msgspec

from racecraft.engine.chance import Seeded
from racecraft.engine.registry import game_of
from racecraft.engine.state import State

REPEATS = 3
"""Repeats of a measurement; the best counts, since noise only slows a program down."""
WARM_UP = 1000
"""Games before memory is measured, so that caches and free lists have reached their size."""
COPIES = 2000
FULL_TABLE = 6
"""Seats of a game that is measured, or as many as it has."""
POSITIONS = 500
"""The most decisions of one random game over which listing the legal actions is averaged."""
READINGS = 20

Counts = tuple[int, int]
"""Decisions and chance outcomes of one game."""


class Contestant(msgspec.Struct):
    """Something to measure."""

    name: str
    form: str
    """How it runs: compiled, interpreted, or a peer's language driven from Python."""
    play: Callable[[int], Counts]
    """Plays random game number n to its end."""
    copy: Callable[[], object]
    """Copies a position from the middle of a game."""
    decisions: list[Callable[[], object]] = []
    """Each lists the legal actions of one position; the positions follow one another in a game."""


class Measurement(msgspec.Struct):
    """The best of the repeats."""

    name: str
    form: str
    actions_per_second: float
    plies_per_second: float
    games_per_second: float
    copy_microseconds: float
    legal_microseconds: float | None
    """To list the legal actions, on average over the decisions of a game; None where that is not measured."""
    games: int
    """Games played in all repeats."""
    growth_kb_per_1000_games: float | None
    """How much the peak memory grew per 1,000 games after the warm-up; None where the system does not say."""


def measure(contestant: Contestant, seconds: float, warm_up: int = WARM_UP) -> Measurement:
    """Plays for `seconds`, three times, and copies between; the memory is watched over all of it."""
    best = (0.0, 0.0, 0.0)
    copying = listing = float("inf")
    played = 0
    baseline: tuple[int, int] | None = None
    for _ in range(REPEATS):
        gc.collect()
        decisions = outcomes = games = 0
        started = perf_counter()
        spent = 0.0
        while spent < seconds:
            made, drawn = contestant.play(played + games)
            decisions += made
            outcomes += drawn
            games += 1
            spent = perf_counter() - started
            if baseline is None and played + games == warm_up:
                baseline = (played + games, peak_memory_kb())
        played += games
        rates = (decisions / spent, (decisions + outcomes) / spent, games / spent)
        best = max(best, rates)
        copying = min(copying, copy_seconds(contestant.copy))
        listing = min(listing, seconds_each(contestant.decisions))
    growth: float | None = None
    if baseline is not None and baseline[1] and played > baseline[0]:
        growth = (peak_memory_kb() - baseline[1]) * 1000 / (played - baseline[0])
    legal = listing * 1e6 if contestant.decisions else None
    return Measurement(contestant.name, contestant.form, *best, copying * 1e6, legal, played, growth)


def copy_seconds(copy: Callable[[], object]) -> float:
    """Seconds for one copy, the loop around it included."""
    started = perf_counter()
    for _ in range(COPIES):
        copy()
    return (perf_counter() - started) / COPIES


def seconds_each(calls: list[Callable[[], object]]) -> float:
    """Seconds for one of the calls on average."""
    started = perf_counter()
    for call in calls:
        call()
    return (perf_counter() - started) / max(1, len(calls))


def peak_memory_kb() -> int:
    """The most memory this process ever held; 0 where the system does not say."""
    if sys.platform == "win32":
        return 0
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak // 1024 if sys.platform == "darwin" else peak


def own_game(id: str) -> Contestant:
    """One of our games with a full table, driven by the engine's own loop."""
    import racecraft.games  # noqa: F401  (registers the games)
    from racecraft.engine.form import form
    from racecraft.engine.playout import random_playout

    game = game_of(id)
    options = game.options()
    seats = min(FULL_TABLE, game.max_seats)

    def play(number: int) -> Counts:
        count = random_playout(game.start(options, seats), number)
        return count.actions, count.outcomes

    state: State = game.start(options, seats)
    for _ in range(100):
        pending = state.pending()
        if pending:
            state.play(pending[0], state.legal(pending[0])[0])
        else:
            state.resolve(state.chance()[0][0])
    return Contestant(id, form(), play, state.copy, _decisions(game.start(options, seats)))


def _decisions(state: State) -> list[Callable[[], object]]:
    """Calls that list the legal actions, one for every decision of a random race."""
    source = Seeded(1)
    found: list[Callable[[], object]] = []
    while len(found) < POSITIONS and not state.over():
        pending = state.pending()
        if not pending:
            state.resolve(source.draw(state.chance()))
            continue
        found.append(partial(state.copy().legal, pending[0]))
        legal = state.legal(pending[0])
        state.play(pending[0], legal[source.below(len(legal))])
    return found


class TrackMeasurement(msgspec.Struct):
    """How long a track of one's own takes from the content of its file to being ready to race on."""

    game: str
    track: str
    form: str
    read_milliseconds: float
    """The best of the readings."""


def measure_track(id: str, path: Path) -> TrackMeasurement:
    import racecraft.games  # noqa: F401  (registers the games)
    from racecraft.engine.form import form

    game, data = game_of(id), msgspec.json.decode(path.read_bytes())
    best = float("inf")
    for _ in range(READINGS):
        started = perf_counter()
        game.read_track(data, path.name)
        best = min(best, perf_counter() - started)
    return TrackMeasurement(id, path.name, form(), best * 1e3)


def main(arguments: list[str]) -> int:
    if arguments[0] == "track":
        measured = measure_track(arguments[1], Path(arguments[2]))
        sys.stdout.write(msgspec.json.encode(measured).decode() + "\n")
        return 0
    name, seconds = arguments
    if name.startswith("peer:"):
        from racecraft.arena.peers import peer

        contestant = peer(name.removeprefix("peer:"))
    else:
        contestant = own_game(name)
    sys.stdout.write(msgspec.json.encode(measure(contestant, float(seconds))).decode() + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
