"""User files: JSON read with a one-sentence error, and files written atomically."""

from __future__ import annotations

import errno
import os
import secrets
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from racecraft.engine.errors import CannotWrite, RacecraftError, worded

E = TypeVar("E", bound=RacecraftError)

MOST_MEGABYTES = 16
"""Of a JSON file: tracks and positions have a few hundred kilobytes at most."""
BYTE_ORDER_MARK = b"\xef\xbb\xbf"
"""Some editors write it in front of a text."""


def unreadable(path: str | os.PathLike[str], failure: OSError | ValueError, error: type[E]) -> E:
    """The error that says why a file could not be read."""
    reason = _reason(failure)
    return worded(error(f"cannot read {path}: {reason}"), "wrong-unreadable", **_values(path, failure))


def unwritable(path: str | os.PathLike[str], failure: OSError | ValueError) -> CannotWrite:
    """The error that says why a file could not be written."""
    reason = _reason(failure)
    error = CannotWrite(f"cannot write {path}: {reason}", reason)
    return worded(error, "wrong-unwritable", **_values(path, failure))


def _reason(failure: OSError | ValueError) -> str:
    return getattr(failure, "strerror", None) or str(failure)


def _values(path: str | os.PathLike[str], failure: OSError | ValueError) -> dict[str, str]:
    kind = errno.errorcode.get(getattr(failure, "errno", None) or 0, "")
    return {"file": os.fspath(path), "reason": _reason(failure), "kind": kind}


def read_json(path: Path, error: type[RacecraftError]) -> Any:
    """The content of a JSON file; `error` with one sentence if it cannot be read."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_MEGABYTES * 2**20 + 1)
        if len(content) > MOST_MEGABYTES * 2**20:
            refused = error(f"{path.name} is too large; a file has at most {MOST_MEGABYTES} MB")
            raise worded(refused, "wrong-json-large", file=path.name, most=MOST_MEGABYTES)
        return msgspec.json.decode(content.removeprefix(BYTE_ORDER_MARK))
    except OSError as failure:
        raise unreadable(path, failure, error) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as failure:
        refused = error(f"{path.name} is not JSON: {failure}")
        raise worded(refused, "wrong-json", file=path.name, reason=failure) from None
    except RecursionError:
        refused = error(f"{path.name} is nested too deeply")
        raise worded(refused, "wrong-json-deep", file=path.name) from None


def path_of(path: str | os.PathLike[str], error: type[RacecraftError]) -> Path:
    """A path as users give one; `error` for anything else."""
    try:
        return Path(path)
    except TypeError:
        raise error(f"a path is a text or a Path, not {path!r}") from None


def save_whole(path: str | os.PathLike[str], data: bytes) -> None:
    """`write_whole` for a path that a user gave; CannotWrite says why it failed."""
    target = path_of(path, CannotWrite)
    try:
        write_whole(target, data)
    except (OSError, ValueError) as error:
        raise unwritable(target, error) from None


def write_whole(path: Path, data: bytes) -> None:
    """Writes a file in one step: a reader sees the old content or the new, never a part. A file that is there
    keeps its permissions, a new one gets those of any new file."""
    beside = path.with_name(f".{path.name}.{secrets.token_hex(6)}")
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    handle = os.open(beside, flags, 0o666)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            beside.chmod(path.stat().st_mode)
        beside.replace(path)
    except BaseException:
        beside.unlink()
        raise
