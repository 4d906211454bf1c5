"""The results file of a tournament: JSON Lines, the job first, then a line for every game as it ends.

Only complete lines count: after a kill the incomplete last line is cut off, and the job continues with
the missing games. A game that is listed twice counts once.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

from racecraft.arena.job import Job
from racecraft.arena.outcome import Outcome
from racecraft.engine.errors import RacecraftError
from racecraft.engine.files import unreadable
from racecraft.engine.version import VERSION

FORMAT = 2


class BadResults(RacecraftError):
    """A results file is broken, of another job or in use; names file and line."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    arena: int
    engine: str
    job: Job

    def line(self) -> bytes:
        return msgspec.json.encode(self) + b"\n"


class Results:
    """The games of a job, in memory and, where a path is given, in a file that only we write to."""

    def __init__(self, job: Job, path: Path | None = None) -> None:
        self.job = job
        self.outcomes: dict[int, Outcome] = {}
        self._file: BinaryIO | None = None
        if path is not None:
            self._open(path)

    def add(self, outcomes: Iterable[Outcome]) -> None:
        """Writes games to the file; on return they survive the end of this process."""
        fresh = {outcome.game: outcome for outcome in outcomes if outcome.game not in self.outcomes}
        if self._file is not None:
            self._file.write(b"".join(msgspec.json.encode(outcome) + b"\n" for outcome in fresh.values()))
            self._file.flush()
        self.outcomes.update(fresh)

    def upto(self, games: int) -> list[Outcome]:
        """Those of the first `games` games that are there, in the order of their numbers."""
        return [self.outcomes[number] for number in sorted(self.outcomes) if number <= games]

    def _open(self, path: Path) -> None:
        header = Header(FORMAT, VERSION, self.job)
        file = path.open("a+b")
        try:
            _lock(file, path)
            file.seek(0)
            kept = 0
            for number, line in enumerate(file, 1):
                if not line.endswith(b"\n"):
                    _check_torn(line, number, header, path.name)
                    break
                if number == 1:
                    _check_header(line, header, path.name)
                else:
                    outcome = _read_outcome(line, number, self.job, path.name)
                    self.outcomes.setdefault(outcome.game, outcome)
                kept += len(line)
            file.truncate(kept)
            if kept == 0:
                file.write(header.line())
                file.flush()
        except BaseException:
            file.close()
            raise
        self._file = file

    def __enter__(self) -> Results:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()


def read_job(path: Path) -> Job:
    """The job of a results file."""
    try:
        with path.open("rb") as file:
            line = file.readline()
    except OSError as error:
        raise unreadable(path, error, BadResults) from None
    return _read_header(line, path.name).job


def _lock(file: BinaryIO, path: Path) -> None:
    """Locks the file against a second tournament, until the process ends."""
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadResults(f"{path.name} is in use by another tournament") from None


def _check_torn(line: bytes, number: int, header: Header, name: str) -> None:
    """An incomplete first line must be the start of our header, left by a killed process; BadResults if
    not."""
    if number == 1 and not header.line().startswith(line):
        raise BadResults(f"{name}: line 1 is not the header of a tournament")


def _read_header(line: bytes, name: str) -> Header:
    try:
        raw = msgspec.json.decode(line)
    except (ValueError, RecursionError):
        raw = None
    if not isinstance(raw, dict) or "arena" not in raw:
        raise BadResults(f"{name}: line 1 is not the header of a tournament")
    if raw["arena"] != FORMAT:
        raise BadResults(f"{name}: the file has format {raw['arena']!r}; this engine reads format {FORMAT}")
    try:
        return msgspec.convert(raw, Header)
    except msgspec.ValidationError as error:
        raise BadResults(f"{name}: line 1: {error}") from None


def _check_header(line: bytes, ours: Header, name: str) -> None:
    theirs = _read_header(line, name)
    if theirs.engine != ours.engine:
        raise BadResults(f"{name} was begun by engine {theirs.engine}; this is {ours.engine}")
    for field in Job.__struct_fields__:
        there, here = getattr(theirs.job, field), getattr(ours.job, field)
        if there != here:
            raise BadResults(f"{name} holds another job: its {field} is {there!r}, not {here!r}")


def _read_outcome(line: bytes, number: int, job: Job, name: str) -> Outcome:
    try:
        outcome = msgspec.json.decode(line, type=Outcome)
    except (ValueError, RecursionError) as error:
        raise BadResults(f"{name}: line {number} is not a game: {error}") from None
    objection = outcome.objection(job.seats, job.lineup(outcome.game), job.adjusted > 0)
    if objection is not None:
        raise BadResults(f"{name}: line {number}: {objection}")
    return outcome
