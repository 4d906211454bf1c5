"""Hints that were given at a table, kept for the review of its race."""

from __future__ import annotations

import contextlib

from sqlalchemy import insert, select

from racecraft.reviews.hinted import Hint
from racecraft.server.errors import Conflict
from racecraft.server.store import schema
from racecraft.server.store.base import Store


async def keep(store: Store, code: str, hint: Hint) -> None:
    row = {"code": code, "ply": hint.ply, "seat": hint.seat, "decision": "\n".join(hint.decision)}
    with contextlib.suppress(Conflict):  # it has been given before, or the table is gone
        await store.write(insert(schema.hints).values(row))


async def given(store: Store, code: str) -> list[Hint]:
    columns = schema.hints.c
    rows = await store.read(select(schema.hints).where(columns.code == code).order_by(columns.ply))
    return [Hint(row.ply, row.seat, row.decision.split("\n")) for row in rows]
