"""What a person has decided at the table of a drill, and has done in drills: how often, and how well."""

from __future__ import annotations

from typing import Any

from sqlalchemy import insert, select, update

from racecraft.drills import Grade
from racecraft.engine.state import Seat
from racecraft.server.accounts.identity import Person
from racecraft.server.errors import Conflict
from racecraft.server.play.service import PlayService
from racecraft.server.play.tables import remember
from racecraft.server.store import schema
from racecraft.server.store.base import Store

ORDER: list[Grade] = ["poor", "good", "best"]
"""From the worst to the best."""


async def first_decision(service: PlayService, code: str, seat: Seat) -> list[str] | None:
    """What a seat decided first at a table, in notation; None if it has not decided yet."""
    async with service.rooms.at(code) as room:
        live = await service.rooms.live(room)
        for ply in live.race.record.plies:
            if ply.seat == seat and ply.play is not None:
                return [ply.play] if isinstance(ply.play, str) else list(ply.play)
    return None


async def of_game(store: Store, game: str, identity: str) -> dict[str, Any]:
    """The rows of a person by the name of the drill."""
    columns = schema.drill_results.c
    rows = await store.read(
        select(schema.drill_results).where(columns.identity == identity, columns.game == game)
    )
    return {row.drill: row for row in rows}


async def keep(store: Store, game: str, drill: str, person: Person, grade: Grade, now: int) -> None:
    """Counts a try; the best grade stays."""
    columns = schema.drill_results.c
    mine = (columns.identity == person.id, columns.game == game, columns.drill == drill)
    row = await store.one(select(schema.drill_results).where(*mine))
    if row is None:
        await remember(store, person, now)
        values = {"identity": person.id, "game": game, "drill": drill, "tries": 1, "grade": grade, "at": now}
        try:
            await store.write(insert(schema.drill_results).values(values))
            return
        except Conflict:  # from another window, at the same time
            row = await store.one(select(schema.drill_results).where(*mine))
            if row is None:
                raise
    better = max(row.grade, grade, key=ORDER.index)
    await store.write(
        update(schema.drill_results).where(*mine).values(tries=columns.tries + 1, grade=better, at=now)
    )
