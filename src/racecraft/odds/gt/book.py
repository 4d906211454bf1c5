"""The book of Rallyman: GT: time attacks on the circuits of the game, solved once and kept, so that a driver
looks up what takes a minute to solve.

A book holds the values of an undamaged GT6 on asphalt tyres in the dry under the rules as they are without
options. `racecraft odds gt --solve --save FILE` writes one.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import msgspec
from mypy_extensions import i64

from racecraft.games.gt.game import GTOptions
from racecraft.games.gt.state import Setup
from racecraft.odds.gt.solve import from_pole
from racecraft.odds.gt.time_attack import WHOLE, TimeAttack

BOOKS = Path(__file__).parent / "data"
FORMAT: Final = "racecraft gt values 1"
PER_SECOND: Final = 10
"""Values are kept in tenths."""
MOST_FOCUS: Final = 12
"""Focus told apart in a book."""
STANDARD: dict[str, Any] = msgspec.to_builtins(GTOptions())
OF_NO_MATTER = ("track", "laps", "race_end")
"""Options that a time attack does not depend on; each track has a book of its own."""

_read: dict[str, TimeAttack] = {}


def book_of(solved: TimeAttack, turns: float) -> dict[str, Any]:
    """The content of a book: the expected seconds, the turns of a drive for few turns, what a damage token
    at the start would cost, and by node * 7 + gear the values by focus, as far as they were solved."""
    rows: list[list[int]] = []
    for row in solved.values:
        rows.append([round(value * PER_SECOND) for value in row[: MOST_FOCUS + 1]])
    return {
        "format": FORMAT,
        "track": solved.circuit.name,
        "seconds": round(from_pole(solved), 2),
        "turns": round(turns, 2),
        "token": round(solved.token_price(solved.spaces + solved.circuit.grid[0], 0), 2),
        "values": rows,
    }


def read_book(track: str) -> dict[str, Any] | None:
    """The book of a track; None if there is none."""
    path = BOOKS / f"{track}.json"
    if not path.exists():
        return None
    book: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return book


def booked(setup: Setup) -> TimeAttack | None:
    """The time attack of this race as the book has it; None if there is none under its rules."""
    track = setup.options["track"]
    if not isinstance(track, str) or not _standard(setup):
        return None
    known = _read.get(track)
    if known is None:
        book = read_book(track)
        if book is None:
            return None
        known = TimeAttack(setup, 0, WHOLE, MOST_FOCUS, None, [])
        known.values = _values(book)
        known.aim.token = book["token"]
        _read[track] = known
    return known


def _values(book: dict[str, Any]) -> list[list[float]]:
    values: list[list[float]] = []
    for row in book["values"]:
        tenths: list[i64] = row
        values.append([float(value) / float(PER_SECOND) for value in tenths])
    return values


def _standard(setup: Setup) -> bool:
    """Whether the race is driven under the rules of the book."""
    return all([setup.options[name] == STANDARD[name] for name in STANDARD if name not in OF_NO_MATTER])
