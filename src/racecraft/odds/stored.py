"""Solved values that come with the program, for where solving takes too long.

`tools/offline.py` fills the folder when it packs the table for browsers, whose Python is slow; elsewhere the
folder does not exist and everything is solved when it is first needed.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec

DIGITS = 5
FOLDER = Path(__file__).parent / "solved"

offered: dict[str, bytes] | None = None
"""By file, what was solved since somebody wanted to store it; None if nobody does."""


def recall(game: str, key: str) -> Any:
    """What was stored for a game under a key that says all it depends on; None if there is nothing."""
    if not FOLDER.is_dir():
        return None
    path = FOLDER / _name(game, key)
    return msgspec.json.decode(path.read_bytes()) if path.is_file() else None


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
