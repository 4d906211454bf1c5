"""Drives alone that reached the finish: how they are stored and which are the best.

Only drives with equal options compare. Those with help, by a hint, an undo or a bot at the wheel, have a list
of their own; those of the day have one a day, since their dice are the same for everybody and can be
practised.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, func, insert, select

from racecraft.engine.pace import Drive
from racecraft.engine.registry import game_of
from racecraft.server.accounts import sums
from racecraft.server.building.settings_of_races import setting_of_race
from racecraft.server.play.tables import Facts
from racecraft.server.solo.daily import counts
from racecraft.server.store import schema
from racecraft.server.store.base import Statement, Store


async def statements(store: Store, facts: Facts, drive: Drive, now: int) -> list[Statement]:
    """What stores a drive that has just ended. One that was given up, or is practice for a drive of the day,
    is not kept."""
    seat = facts.seats[0]
    if seat.resigned or (facts.day is not None and not await counts(store, facts, now)):
        return []
    row = {
        "code": facts.code,
        "game": facts.game,
        "track": facts.track,
        "setting": setting_of_race(game_of(facts.game), facts.options),
        "identity": seat.identity,
        "name": seat.name,
        "bot": seat.bot,
        "cost": drive.cost,
        "spare": drive.spare,
        "assisted": seat.assisted or seat.away,
        "day": facts.day,
        "ended": now,
    }
    found: list[Statement] = [insert(schema.drives).values(row)]
    if not row["assisted"] and facts.day is None:
        found += sums.best_drive(row)
    return found


def best_first(assisted: bool = False) -> Select[Any]:
    """All drives with or without help, the best first; those of a day are not among them."""
    columns = schema.drives.c
    return (
        select(schema.drives)
        .where(columns.assisted.is_(assisted), columns.day.is_(None))
        .order_by(columns.cost, columns.spare.desc(), columns.ended, columns.code)
    )


async def best_of(
    store: Store, game: str, setting: str, identity: str | None, without: str, before: int | None = None
) -> Any:
    """The best drive without help, of a person or of anybody; None if there is none. One table is left out,
    and whatever ended after a time."""
    columns = schema.drives.c
    query = best_first().where(columns.game == game, columns.setting == setting, columns.code != without)
    if identity is not None:
        query = query.where(columns.identity == identity)
    if before is not None:
        query = query.where(columns.ended <= before)
    return await store.one(query.limit(1))


def _ranked(game: str, day: str) -> Any:
    """The drives that count for the board of a day, with their places."""
    columns = schema.drives.c
    place = func.rank().over(order_by=(columns.cost, columns.spare.desc()))
    return (
        select(schema.drives, place.label("place"))
        .where(columns.day == day, columns.game == game, columns.assisted.is_(False))
        .subquery()
    )


async def board_of(store: Store, game: str, day: str, most: int) -> Sequence[Any]:
    """The best drives of a day, the best first."""
    ranked = _ranked(game, day)
    return await store.read(
        select(ranked).order_by(ranked.c.place, ranked.c.ended, ranked.c.code).limit(most)
    )


async def of_day(store: Store, game: str, day: str, identity: str) -> Any:
    """The drive of a person that counts for a day, with its place; None if there is none."""
    ranked = _ranked(game, day)
    return await store.one(select(ranked).where(ranked.c.identity == identity))


async def count_of_day(store: Store, game: str, day: str) -> int:
    ranked = _ranked(game, day)
    found = await store.one(select(func.count().label("drivers")).select_from(ranked))
    return 0 if found is None else int(found.drivers)


def as_drive(row: Any) -> Drive:
    return Drive(row.cost, row.spare)


async def of_tables(store: Store, codes: Sequence[str]) -> dict[str, Any]:
    """Rows of `drives` by their tables."""
    if not codes:
        return {}
    rows = await store.read(select(schema.drives).where(schema.drives.c.code.in_(codes)))
    return {row.code: row for row in rows}
