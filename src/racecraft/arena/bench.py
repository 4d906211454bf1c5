"""The engine interpreted, compiled and beside its peers: one process a contestant, one after the other."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import msgspec

from racecraft.arena.measure import Measurement, TrackMeasurement
from racecraft.engine.errors import RacecraftError

BACKGAMMON = "backgammon"
"""The peer of the environments: OpenSpiel's backgammon as an AEC environment of PettingZoo."""


class EnvMeasurement(msgspec.Struct):
    """How fast an environment steps, the best of the repeats."""

    name: str
    form: str
    numbers: int
    """Of an observation."""
    actions: int
    steps_per_second: float
    raw_steps_per_second: float | None
    """With whole numbers instead of scaled ones; None for a peer."""


class BenchFailed(RacecraftError):
    """A measurement could not be made."""


class Trial(msgspec.Struct, frozen=True):
    """One measurement to make: a game of ours or `peer:` and a name, from source or as installed."""

    contestant: str
    pure: bool = False


def compiled_build_found() -> bool:
    """Whether this installation has a compiled engine, even if this very process runs it from source."""
    return _python(["-c", "from racecraft.engine.form import form; print(form())"], pure=False) == "compiled"


def trials(games: list[str], peers: list[str], compiled: bool) -> list[Trial]:
    ours = [Trial(id, pure) for id in games for pure in ([True, False] if compiled else [True])]
    return ours + [Trial(f"peer:{name}") for name in peers]


def run_trials(program: list[Trial], seconds: float) -> Iterator[Measurement]:
    """One after the other, so that none disturbs another."""
    for trial in program:
        answer = _python(["-m", "racecraft.arena.measure", trial.contestant, str(seconds)], trial.pure)
        yield msgspec.json.decode(answer, type=Measurement)


def measure_envs(games: list[str], races: int, seconds: float, peer: bool) -> Iterator[EnvMeasurement]:
    """The vector environment of each game as it is installed, then the peer, one after the other."""
    for contestant in [*games, *([BACKGAMMON] if peer else [])]:
        answer = _python(["-m", "racecraft.envs.measure", contestant, str(races), str(seconds)], pure=False)
        yield msgspec.json.decode(answer, type=EnvMeasurement)


def measure_tracks(game: str, files: list[str], compiled: bool) -> Iterator[TrackMeasurement]:
    """How long each track file takes to be read, interpreted and, where there is such a build, compiled."""
    for file in files:
        for pure in [True, False] if compiled else [True]:
            answer = _python(["-m", "racecraft.arena.measure", "track", game, file], pure)
            yield msgspec.json.decode(answer, type=TrackMeasurement)


def _python(arguments: list[str], pure: bool) -> str:
    """What a fresh interpreter prints; it finds the same Racecraft as this one."""
    environment = {name: value for name, value in os.environ.items() if name != "RACECRAFT_PURE"}
    if pure:
        environment["RACECRAFT_PURE"] = "1"
    done = subprocess.run(
        [sys.executable, "-P", *arguments], env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        reason = done.stderr.strip().splitlines() or [f"exit status {done.returncode}"]
        raise BenchFailed(f"measuring {arguments[-2]} failed: {reason[-1]}")
    return done.stdout.strip()
