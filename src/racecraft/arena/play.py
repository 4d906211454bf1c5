"""Plays games of a job: every bot is guarded, and a worker has a watchdog.

A bot that crashes, cheats or runs out of time costs it a decision, which the rookie takes instead. A bot that
cannot be interrupted costs the process: the watchdog ends it, and the parent process reports the loss.
"""

from __future__ import annotations

import faulthandler
import os
import socket
import time
from pathlib import Path

import msgspec

import racecraft.games  # noqa: F401  (a worker process knows the games only after this)
from racecraft.arena.driving import drive, record_name, record_of, seed_of
from racecraft.arena.job import Job
from racecraft.arena.merit import Merit
from racecraft.arena.outcome import FaultCount, Outcome
from racecraft.bots.bot import Bot, Sight
from racecraft.bots.guard import FALLBACK, Fault, Guarded
from racecraft.bots.registry import make_bot
from racecraft.engine.chance import Seeded
from racecraft.engine.registry import game_of
from racecraft.engine.state import Action

HANGS_AFTER = 10
"""The watchdog ends a process whose decision takes so many times its limit …"""
HANGS_NOT_BEFORE = 2.0
"""… but never before so many seconds …"""
HANGS_WITHOUT_LIMIT = 600.0
"""… and after so many where there is no limit."""
RESET_INTERVAL = 0.5
"""Seconds within which a second reset of the watchdog is skipped."""


class Batch(msgspec.Struct, frozen=True):
    """Games of a job for one worker, kept as records in a folder if one is named."""

    job: Job
    games: list[int]
    folder: str | None = None
    again: bool = False
    """Whether a worker was lost over these games before."""


class Played(msgspec.Struct, frozen=True):
    """What a worker answers to a batch."""

    outcomes: list[Outcome]
    worker: str
    began: float
    ended: float
    """By the clock of the worker's machine."""


def busyness() -> float:
    """How many programs wanted each core over the last minute, 1 at least: as many times longer may anything
    take that is quick on a machine of its own."""
    if not hasattr(os, "getloadavg"):  # Windows
        return 1.0
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


class Watchdog:
    """Ends the process when no decision is made for too long. It does not need the interpreter lock, so
    it also stops code that never releases it."""

    def __init__(self, limit: float) -> None:
        self.patience = max(HANGS_NOT_BEFORE, HANGS_AFTER * limit) if limit > 0 else HANGS_WITHOUT_LIMIT
        self._last_reset = 0.0
        self._null = open(os.devnull, "w")  # noqa: SIM115  (open as long as the watchdog runs)

    def reset(self) -> None:
        now = time.monotonic()
        if now - self._last_reset > RESET_INTERVAL:
            self._last_reset = now
            seconds = self.patience * busyness() + RESET_INTERVAL
            faulthandler.dump_traceback_later(seconds, exit=True, file=self._null)

    def stop(self) -> None:
        faulthandler.cancel_dump_traceback_later()
        self._null.close()


class Watched(Guarded):
    """A guarded bot whose every decision resets the watchdog."""

    def __init__(self, bot: Bot, job: Job, seed: int, watchdog: Watchdog) -> None:
        super().__init__(bot, job.game, seed, job.limit)
        self._watchdog = watchdog

    def choose(self, sight: Sight) -> Action:
        self._watchdog.reset()
        return super().choose(sight)


def entrant(job: Job, name: str, seed: int, watchdog: Watchdog | None) -> Guarded:
    """A guarded bot. If its constructor fails, the rookie drives the whole game."""
    if watchdog is not None:
        watchdog.reset()
    faults: list[Fault] = []
    bot: Bot
    try:
        bot = make_bot(job.game, name, seed)
    except Exception as error:
        faults.append(Fault("crashed", f"{type(error).__name__}: {error}"))
        bot = make_bot(job.game, FALLBACK, seed)
    guarded = (
        Guarded(bot, job.game, seed, job.limit) if watchdog is None else Watched(bot, job, seed, watchdog)
    )
    guarded.faults = faults
    return guarded


def play_batch(batch: Batch) -> Played:
    """Plays the games of a batch one after the other, in a process that may be ended for it."""
    watchdog = Watchdog(batch.job.limit)
    try:
        return play_here(batch, watchdog)
    finally:
        watchdog.stop()


def play_here(batch: Batch, watchdog: Watchdog | None = None) -> Played:
    """Plays the games of a batch one after the other in this process."""
    began = time.time()
    outcomes = [play_game(batch.job, number, batch.folder, watchdog) for number in batch.games]
    return Played(outcomes, f"{socket.gethostname()}:{os.getpid()}", began, time.time())


def play_game(job: Job, number: int, folder: str | None, watchdog: Watchdog | None = None) -> Outcome:
    """Plays one game and saves its record before it returns the outcome. Bots are guarded, so what fails here
    is a fault of ours; it costs the game, not the job."""
    game = game_of(job.game)
    options = game.options(job.options)
    round = job.round_of(number)
    lineup = job.lineup(number)
    names = [job.bots[bot] for bot in lineup]
    source = Seeded(seed_of(job.seed, round, "chance"))
    bots = [
        entrant(job, name, seed_of(job.seed, round, f"seat {seat}"), watchdog)
        for seat, name in enumerate(names)
    ]
    record = record_of(game, options, names, source) if folder is not None else None
    merit = Merit(job, number, watchdog) if job.adjusted else None
    try:
        state, result, draws = drive(game, options, list(bots), source, record, watcher=merit)
    except Exception as error:
        return Outcome(number, lost=f"{type(error).__name__}: {error}")
    if record is not None and folder is not None:
        record.save(Path(folder) / record_name(job.game, job.seed, number))
    return Outcome(
        game=number,
        lineup=lineup,
        places=result.places,
        scores=result.scores,
        ended_by=result.reason,
        rounds=game.rounds(state),
        draws=draws,
        clock=game.clock(state),
        decisions=[bot.decisions for bot in bots],
        thought=[round_off(bot.seconds) for bot in bots],
        slowest=[round_off(bot.slowest) for bot in bots],
        faults=[fault for seat, bot in enumerate(bots) for fault in count_faults(seat, bot.faults)],
        adjusted_win=[] if merit is None else merit.win,
        adjusted_place=[] if merit is None else merit.place,
        adjusting=0.0 if merit is None else round_off(merit.seconds),
    )


def round_off(seconds: float) -> float:
    """Rounds to microseconds, the precision of the clock."""
    return float(f"{seconds:.6f}")


def count_faults(seat: int, faults: list[Fault]) -> list[FaultCount]:
    """A line for each kind of fault, in the order of their first."""
    kinds = list(dict.fromkeys(fault.kind for fault in faults))
    found = []
    for kind in kinds:
        alike = [fault.reason for fault in faults if fault.kind == kind]
        found.append(FaultCount(seat, kind, len(alike), alike[0]))
    return found
