"""Chat as it is stored: the latest messages of each table, in the order in which they were said."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, func, insert, select

from racecraft.engine.state import Seat
from racecraft.server.errors import Conflict
from racecraft.server.play.messages import Chat
from racecraft.server.store import schema
from racecraft.server.store.base import News, Store

ATTEMPTS = 5


def next_id(newest: str | None, at: int) -> str:
    """The id of a message said now: it sorts after the newest one, whatever the clock was set to since."""
    if newest is not None:
        stamp, _, count = newest.partition("-")
        if int(stamp) >= at:
            return f"{stamp}-{int(count) + 1:019}"
    return f"{at:013}-{0:019}"


async def store_message(
    store: Store,
    code: str,
    identity: str,
    name: str,
    seat: Seat | None,
    text: str | None,
    reaction: str | None,
    at: int,
    kept: int,
) -> Chat:
    """Stores a message, notifies the other processes and deletes all but the latest `kept` messages."""
    columns = schema.chat.c
    oldest = (
        select(columns.id)
        .where(columns.code == code)
        .order_by(columns.id.desc())
        .limit(1)
        .offset(kept - 1)
        .scalar_subquery()
    )
    for _ in range(ATTEMPTS):
        newest = await store.one(select(func.max(columns.id)).where(columns.code == code))
        said = Chat(next_id(newest[0], at), name, seat, at, text, reaction)
        row = msgspec.structs.asdict(said)
        try:
            await store.write(
                insert(schema.chat).values(code=code, identity=identity, **row),
                delete(schema.chat).where(columns.code == code, columns.id < oldest),
                News(code, {"what": "chat", "said": row}),
            )
        except Conflict:  # somebody has said something at another process
            continue
        return said
    raise Conflict
