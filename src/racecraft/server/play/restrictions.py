"""What the host of a table has forbidden to somebody."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, insert, select

from racecraft.server.store import schema
from racecraft.server.store.base import Statement, Store


class Restriction(msgspec.Struct, frozen=True):
    """Of one person at one table."""

    muted: bool = False
    removed: bool = False


async def restriction_of(store: Store, code: str, identity: str) -> Restriction:
    columns = schema.restrictions.c
    row = await store.one(
        select(schema.restrictions).where(columns.code == code, columns.identity == identity)
    )
    return Restriction() if row is None else Restriction(row.muted, row.removed)


async def restrictions_at(store: Store, code: str) -> dict[str, Restriction]:
    """By identity, all restrictions at a table."""
    rows = await store.read(select(schema.restrictions).where(schema.restrictions.c.code == code))
    return {row.identity: Restriction(row.muted, row.removed) for row in rows}


def restrict(code: str, identity: str, restriction: Restriction) -> list[Statement]:
    """What stores a restriction in the place of an earlier one."""
    columns = schema.restrictions.c
    values = {"muted": restriction.muted, "removed": restriction.removed}
    return [
        delete(schema.restrictions).where(columns.code == code, columns.identity == identity),
        insert(schema.restrictions).values(code=code, identity=identity, **values),
    ]
