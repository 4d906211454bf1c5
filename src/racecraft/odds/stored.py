"""Solved values that come with the program, for where solving takes too long.

`tools/offline.py` fills the folder when it packs the table for browsers, whose Python is slow; elsewhere the
folder does not exist and everything is solved when it is first needed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

DIGITS = 4
FOLDER = Path(__file__).parent / "solved"

offered: dict[str, bytes] | None = None
"""By file, what was solved since somebody wanted to store it; None if nobody does."""

_missing: list[str] | None = None
"""Where nothing may be solved: what would have had to be."""


class Unsolved(Exception):
    """It is not stored, and solving it now would take too long."""


@contextmanager
def nothing_solved() -> Iterator[list[str]]:
    """Within it, what is not stored is not solved but missing: `Unsolved` is raised, and the list that comes
    with it is no longer empty."""
    global _missing
    before, _missing = _missing, []
    try:
        yield _missing
    finally:
        _missing = before


def recall(game: str, key: str) -> Any:
    """What was stored for a game under a key that says all it depends on; None if there is nothing."""
    path = FOLDER / _name(game, key)
    if path.is_file():
        return msgspec.json.decode(path.read_bytes())
    if _missing is not None:
        _missing.append(path.name)
        raise Unsolved(path.name)
    return None


def offer(game: str, key: str, solved: Any) -> None:
    """Something was solved: it is kept if somebody collects it."""
    if offered is not None:
        offered[_name(game, key)] = msgspec.json.encode(_rounded(solved))


def _rounded(solved: Any) -> Any:
    """No decision depends on the digits that are left out, and they are most of what would be stored."""
    if isinstance(solved, list):
        return [_rounded(each) for each in solved]
    return round(solved, DIGITS) if isinstance(solved, float) else solved


def _name(game: str, key: str) -> str:
    return f"{game}-{hashlib.sha256(key.encode()).hexdigest()[:20]}"
