"""The journal of a race: a record that grows with every ply, so that a closed window or a killed process
loses nothing. Knows files only; the table says what has been played."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from racecraft.engine.errors import BadRecord
from racecraft.engine.files import save_whole, unreadable, unwritable
from racecraft.engine.record import Ply, Record, decode

try:
    import fcntl
except ImportError:  # pragma: no cover  (Windows has no such locks: two windows may resume one race)
    fcntl = None  # type: ignore[assignment]

MOST_FINISHED = 20
"""Finished races that are kept; the oldest give way."""


class Journal:
    """One file, written anew with the first ply and then extended; `keep` brings it to what was played."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = -1
        self._plies: list[Ply] = []
        """What the file holds."""
        self._ends: list[int] = []
        """The length of the file before each of these plies, and after the last."""
        self._ended = False

    def keep(self, record: Record) -> None:
        """Brings the file to the record: appends what is new, cuts off what was taken back. CannotWrite says
        why it failed."""
        if self._file < 0:
            if record.plies:
                self._begin(record)
            return
        same = min(len(self._plies), len(record.plies))
        while same and self._plies[same - 1] is not record.plies[same - 1]:
            same -= 1
        ends = self._ends[: same + 1]
        data = b""
        for ply in record.plies[same:]:
            data += msgspec.json.encode(ply) + b"\n"
            ends.append(ends[same] + len(data))
        ended = record.ending is not None
        if not data and len(ends) == len(self._ends) and ended == self._ended:
            return
        if record.ending is not None:
            data += msgspec.json.encode(record.ending) + b"\n"
        try:
            if len(ends) <= len(self._ends) or self._ended:
                os.ftruncate(self._file, ends[same])
            _write_at(self._file, data, ends[same])
        except OSError as error:
            raise unwritable(self.path, error) from None
        self._plies, self._ends, self._ended = list(record.plies), ends, ended

    def _begin(self, record: Record) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise unwritable(self.path, error) from None
        save_whole(self.path, record.encode())
        try:
            file = os.open(self.path, os.O_RDWR | getattr(os, "O_BINARY", 0))
        except OSError as error:
            raise unwritable(self.path, error) from None
        _lock(file)
        length = len(msgspec.json.encode(record.header)) + 1
        self._ends = [length]
        for ply in record.plies:
            length += len(msgspec.json.encode(ply)) + 1
            self._ends.append(length)
        self._file, self._plies, self._ended = file, list(record.plies), record.ending is not None

    def flush(self) -> None:
        """Makes sure that the file survives a power cut too."""
        if self._file >= 0:
            os.fsync(self._file)

    def close(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def remove(self) -> None:
        self.close()
        self.path.unlink(missing_ok=True)


def _write_at(file: int, data: bytes, place: int) -> None:
    """Writes all of it at this place, so that a write which a signal cut short can simply be made again."""
    os.lseek(file, place, os.SEEK_SET)
    while data:
        data = data[os.write(file, data) :]


def _lock(file: int) -> bool:
    """Marks the file as one that is being raced; False if another window races it."""
    if fcntl is None:  # pragma: no cover
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def in_use(path: Path) -> bool:
    """Whether another window races this file."""
    try:
        file = os.open(path, os.O_RDONLY)
    except OSError:
        return False
    try:
        return not _lock(file)
    finally:
        os.close(file)


def read_journal(path: Path) -> Record:
    """The record in a journal. A last line that a crash cut short was never played to its end: it is left
    out."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise unreadable(path, error, BadRecord) from None
    whole = data.rfind(b"\n") + 1
    return decode(data[:whole] if whole else data, path.name)


# --- The folder of races that were given no file ------------------------------------------------------------


class Kept(NamedTuple):
    """A race in the folder."""

    path: Path
    record: Record
    changed: float
    """When it was last played, in seconds since the epoch."""


def races_folder() -> Path:
    import platformdirs

    return Path(platformdirs.user_state_dir("racecraft", appauthor=False)) / "races"


def new_path(game_id: str) -> Path:
    """A file that no other race has, also in another window."""
    stem = f"{game_id}-{time.strftime('%Y-%m-%d-%H%M%S')}-{os.getpid()}"
    folder, count = races_folder(), 0
    while (path := folder / f"{stem}{f'-{count}' if count else ''}.jsonl").exists():
        count += 1
    return path


def kept_races() -> Iterator[Kept]:
    """The races of the folder that can be read, those played last first."""
    found = []
    for path in races_folder().glob("*.jsonl"):
        try:
            found.append((path.stat().st_mtime, path))
        except OSError:
            continue
    for changed, path in sorted(found, reverse=True):
        try:
            yield Kept(path, read_journal(path), changed)
        except BadRecord:
            continue


def is_begun(record: Record) -> bool:
    """Whether a person has decided anything yet, or typed in a die."""
    people = {seat for seat, chair in enumerate(record.header.seats) if chair.bot is None}
    typed = record.header.chance.get("kind") == "manual"
    return any(ply.seat in people or (typed and ply.draw is not None) for ply in record.plies)


def unfinished_races() -> Iterator[Kept]:
    """The races that wait for somebody to go on, those played last first."""
    for race in kept_races():
        if race.record.ending is None and is_begun(race.record) and not in_use(race.path):
            yield race


def finished_races() -> Iterator[Kept]:
    for race in kept_races():
        if race.record.ending is not None:
            yield race


def forget_oldest() -> None:
    """Removes the oldest finished races; one that waits is never removed."""
    for race in list(finished_races())[MOST_FINISHED:]:
        race.path.unlink(missing_ok=True)
