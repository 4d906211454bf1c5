"""User files: JSON read with a one-sentence error, and files written atomically."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Any

import msgspec

from racecraft.engine.errors import CannotWrite, RacecraftError


def read_json(path: Path, error: type[RacecraftError]) -> Any:
    """The content of a JSON file; `error` with one sentence if it cannot be read."""
    try:
        return msgspec.json.decode(path.read_bytes())
    except OSError as failure:
        raise error(f"cannot read {path}: {failure.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as failure:
        raise error(f"{path.name} is not JSON: {failure}") from None
    except RecursionError:
        raise error(f"{path.name} is nested too deeply") from None


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
        reason = getattr(error, "strerror", None) or str(error)
        raise CannotWrite(f"cannot write {target}: {reason}", reason) from None


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
