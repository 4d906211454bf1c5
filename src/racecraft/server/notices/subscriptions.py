"""Browsers that want to be told, as they are stored."""

from __future__ import annotations

from sqlalchemy import delete, insert, select

from racecraft.server.accounts.identity import Person, hash_token
from racecraft.server.errors import Conflict, Refused
from racecraft.server.store import schema
from racecraft.server.store.base import Statement, Store

MOST_BROWSERS = 10
"""Of one person that are told; the oldest makes room."""


async def subscribe(
    store: Store, person: Person, endpoint: str, public_key: str, secret: str, language: str | None, now: int
) -> None:
    """From now on this browser is told; it has one subscription at a time, and keeps its language if none is
    named."""
    columns = schema.push_subscriptions.c
    id = hash_token(endpoint)
    if language is None:
        before = await store.one(select(columns.language).where(columns.session == person.session))
        language = "en" if before is None else before.language
    rows = await store.read(
        select(columns.id)
        .where(columns.identity == person.id, columns.session != person.session, columns.id != id)
        .order_by(columns.created.desc(), columns.id)
    )
    surplus = [row.id for row in rows[MOST_BROWSERS - 1 :]]
    replaced = (columns.id == id) | (columns.session == person.session) | columns.id.in_(surplus)
    statements: list[Statement] = [
        delete(schema.push_subscriptions).where(replaced),
        insert(schema.push_subscriptions).values(
            id=id,
            identity=person.id,
            session=person.session,
            endpoint=endpoint,
            public_key=public_key,
            secret=secret,
            language=language,
            created=now,
            sent=0,
            failures=0,
            retry=0,
        ),
    ]
    try:
        await store.write(*statements)
    except Conflict:  # from another window at the same time, or signed out meanwhile
        raise Refused("stale", "this browser has just been subscribed or signed out, look again") from None


async def unsubscribe(store: Store, session: str) -> None:
    columns = schema.push_subscriptions.c
    await store.write(delete(schema.push_subscriptions).where(columns.session == session))


async def endpoint_of(store: Store, session: str) -> str | None:
    """Where this browser is told, if it is."""
    columns = schema.push_subscriptions.c
    row = await store.one(select(columns.endpoint).where(columns.session == session))
    return None if row is None else str(row.endpoint)
