"""Mistakes of a person that come back as exercises: soon after a failure, ever later after successes."""

from __future__ import annotations

from typing import Any

from sqlalchemy import func, insert, select, update

from racecraft.engine.state import Seat
from racecraft.reviews.grades import Grade
from racecraft.reviews.shapes import Review
from racecraft.server.accounts.identity import Person
from racecraft.server.errors import Conflict
from racecraft.server.play.tables import Facts, remember
from racecraft.server.store import schema
from racecraft.server.store.base import Store

MINUTE = 60_000
DAY = 24 * 60 * MINUTE
AFTER_FAILURE = 10 * MINUTE
INTERVALS = (DAY, 3 * DAY, 7 * DAY, 21 * DAY, 60 * DAY)
"""After the first success, the second in a row, and so on."""
EXERCISES: set[Grade] = {"mistake", "blunder"}
SOLVED: set[Grade] = {"fine", "brilliant", "close"}


async def add(store: Store, facts: Facts, review: Review, person: Person, now: int) -> int:
    """Makes exercises of the mistakes that a person made in a race by themselves; how many are new."""
    mine = facts.taken_by(person.id)
    await remember(store, person, now)
    added = 0
    for mark in review["marks"]:
        if mark["seat"] not in mine or mark["grade"] not in EXERCISES or mark["hinted"]:
            continue
        row = {
            "identity": person.id,
            "code": facts.code,
            "ply": mark["ply"],
            "seat": mark["seat"],
            "game": facts.game,
            "due": now,
            "box": 0,
            "tries": 0,
        }
        try:
            await store.write(insert(schema.practice).values(row))
            added += 1
        except Conflict:  # it is one already
            continue
    return added


async def next_due(store: Store, person: Person, now: int) -> tuple[Any, int, int]:
    """The exercise that has been due for longest, or none; how many are due, and how many there are."""
    columns = schema.practice.c
    mine = columns.identity == person.id
    first = await store.one(
        select(schema.practice).where(mine, columns.due <= now).order_by(columns.due, columns.ply).limit(1)
    )
    due = await store.one(select(func.count()).select_from(schema.practice).where(mine, columns.due <= now))
    all_of_them = await store.one(select(func.count()).select_from(schema.practice).where(mine))
    return first, 0 if due is None else int(due[0]), 0 if all_of_them is None else int(all_of_them[0])


async def tried(
    store: Store, person: Person, code: str, ply: int, seat: Seat, grade: Grade, begun: int, now: int
) -> None:
    """Says when an exercise comes back, if the decision is one. A try that began before the latest one was
    counted does not count: whoever asks for a mark twice has tried once."""
    columns = schema.practice.c
    this = (columns.identity == person.id, columns.code == code, columns.ply == ply, columns.seat == seat)
    row = await store.one(select(schema.practice).where(*this))
    if row is None or (row.tries and begun <= row.due - _wait(row.box)):
        return
    box = row.box + 1 if grade in SOLVED else 0
    await store.write(
        update(schema.practice)
        .where(*this, columns.tries == row.tries)
        .values(box=box, due=now + _wait(box), tries=columns.tries + 1)
    )


def _wait(box: int) -> int:
    """Until an exercise that was solved so often in a row comes back."""
    return INTERVALS[min(box, len(INTERVALS)) - 1] if box else AFTER_FAILURE
