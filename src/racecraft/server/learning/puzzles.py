"""The puzzle of the day of every game, and who solved it. The first try of a person counts."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

from sqlalchemy import func, insert, select

from racecraft.reviews.puzzles import Puzzle, puzzles_of
from racecraft.server.accounts.identity import Person
from racecraft.server.errors import Conflict
from racecraft.server.play.tables import remember
from racecraft.server.store import schema
from racecraft.server.store.base import Store


class Solvers(NamedTuple):
    """How people have done."""

    tried: int
    solved: int
    mine: bool | None
    """Whether my first try solved it; None before that."""


def of_day(game: str, day: str) -> Puzzle | None:
    """All puzzles of a game take turns; None for a game that has none."""
    known = puzzles_of(game)
    return known[date.fromisoformat(day).toordinal() % len(known)] if known else None


async def solvers(store: Store, game: str, puzzle: str, person: Person | None) -> Solvers:
    columns = schema.puzzle_tries.c
    here = (columns.game == game, columns.puzzle == puzzle)
    rows = await store.read(select(columns.solved, func.count()).where(*here).group_by(columns.solved))
    counts = {bool(row[0]): int(row[1]) for row in rows}
    mine = None
    if person is not None:
        row = await store.one(select(columns.solved).where(*here, columns.identity == person.id))
        mine = None if row is None else bool(row.solved)
    return Solvers(sum(counts.values()), counts.get(True, 0), mine)


async def tried(store: Store, game: str, puzzle: str, person: Person, solved: bool, now: int) -> None:
    """Remembers the first try."""
    await remember(store, person, now)
    row = {"game": game, "puzzle": puzzle, "identity": person.id, "solved": solved, "at": now}
    try:
        await store.write(insert(schema.puzzle_tries).values(row))
    except Conflict:  # it was tried before
        return
