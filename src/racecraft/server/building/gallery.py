"""The gallery: tracks that people have published. A track is known by its game and fingerprint and never
changes; a changed one is another, which may say of what it is a remix. What is removed leaves the gallery;
races on it stay."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Row, Select, func, insert, select, update

from racecraft.builders import Document, fingerprint
from racecraft.builders.builder import AnyBuilder
from racecraft.server.accounts.identity import Person
from racecraft.server.accounts.names import clean_text
from racecraft.server.errors import Conflict, Refused
from racecraft.server.play import tables
from racecraft.server.store import schema
from racecraft.server.store.base import Store

LONGEST_TITLE = 60
MOST_PUBLISHED = 200
"""By one person."""
LOOKED_AT = 5000
"""Published tracks that a search looks at, the newest."""

Order = Literal["raced", "new"]


def clean_title(title: str) -> str:
    """Refused for a title that shows nothing or too much."""
    shown = " ".join(clean_text(title).split())
    if not 1 <= len(shown) <= LONGEST_TITLE:
        raise Refused("bad-name", f"a title has 1 to {LONGEST_TITLE} characters")
    return shown


def figures_of(builder: AnyBuilder, document: Document) -> dict[str, float]:
    """What the gallery tells of a track that can be raced on: how long, winding and dangerous it is."""
    like = builder.game.track_character(builder.game.read_track(document, "track"))
    if like is None:
        return {}
    return {"length": like.length, "corners": like.corners, "danger": like.danger}


def searchable(*texts: str) -> str:
    return unicodedata.normalize("NFKC", " ".join(texts)).casefold()


async def publish(
    store: Store,
    builder: AnyBuilder,
    document: Document,
    figures: dict[str, float],
    title: str,
    author: Person,
    remix_of: str | None,
    now: int,
) -> str:
    """Publishes a track that can be raced on; Refused if somebody has published the same."""
    game_id = builder.game_id
    columns = schema.published_tracks.c
    count = await store.one(
        select(func.count())
        .select_from(schema.published_tracks)
        .where(columns.identity == author.id, columns.removed.is_(None))
    )
    if count is not None and count[0] >= MOST_PUBLISHED:
        raise Refused("too-many", f"you have published {MOST_PUBLISHED} tracks; remove some first")
    name = fingerprint(builder, document)
    known = await store.one(select(columns.removed, columns.identity).where(*_is(game_id, name)))
    values = {
        "title": title,
        "search": searchable(title, author.name),
        "identity": author.id,
        "name": author.name,
        "document": msgspec.json.encode(document).decode(),
        "figures": msgspec.json.encode(figures).decode(),
        "remix_of": remix_of if remix_of != name else None,
        "created": now,
        "removed": None,
    }
    if known is not None and (known.removed is None or known.identity != author.id):
        raise Refused("name-taken", "this very track has been published before")
    await tables.remember(store, author, now)
    if known is not None:
        await store.write(update(schema.published_tracks).where(*_is(game_id, name)).values(values))
        return name
    try:
        await store.write(insert(schema.published_tracks).values(game=game_id, fingerprint=name, **values))
    except Conflict:
        raise Refused("name-taken", "this very track has been published before") from None
    return name


def _is(game_id: str, name: str) -> tuple[Any, ...]:
    columns = schema.published_tracks.c
    return columns.game == game_id, columns.fingerprint == name


def _raced() -> Any:
    """How many races on a published track are over."""
    columns, track = schema.tables.c, schema.published_tracks.c
    here = (columns.game == track.game, columns.own_track == track.fingerprint)
    return (
        select(func.count())
        .select_from(schema.tables)
        .where(*here, columns.status == tables.OVER)
        .correlate(schema.published_tracks)
        .scalar_subquery()
        .label("races")
    )


def _listing() -> Select[Any]:
    columns = [each for each in schema.published_tracks.c if each.name not in ("document", "search")]
    return select(*columns, _raced())


async def listed(
    store: Store, game_id: str | None, words: str, order: Order, mine: str | None, after: int, most: int
) -> Sequence[Row[Any]]:
    """Published tracks by a part of their titles or authors, the most raced or the newest first, so many
    after the first ones. Only the
    newest of all are looked at: whoever publishes without end makes nobody wait."""
    columns = schema.published_tracks.c
    newest = select(columns.game, columns.fingerprint).where(columns.removed.is_(None))
    if game_id is not None:
        newest = newest.where(columns.game == game_id)
    if mine is not None:
        newest = newest.where(columns.identity == mine)
    among = newest.order_by(columns.created.desc()).limit(LOOKED_AT).subquery()
    same = (columns.game == among.c.game) & (columns.fingerprint == among.c.fingerprint)
    query = _listing().select_from(schema.published_tracks.join(among, same))
    for word in searchable(words).split()[:8]:
        query = query.where(columns.search.contains(word, autoescape=True))
    first = [_raced().desc()] if order == "raced" else []
    sorted_rows = query.order_by(*first, columns.created.desc(), columns.fingerprint)
    return await store.read(sorted_rows.offset(after).limit(most))


async def one(store: Store, game_id: str, name: str) -> tuple[Row[Any], Document]:
    columns = schema.published_tracks.c
    row = await store.one(_listing().where(*_is(game_id, name)))
    if row is None:
        raise Refused("not-found", "there is no such track in the gallery")
    if row.removed is not None:
        raise Refused("not-found", "this track was removed from the gallery")
    found = await store.one(select(columns.document).where(*_is(game_id, name)))
    assert found is not None
    document: Document = msgspec.json.decode(found.document)
    return row, document


async def remove(store: Store, game_id: str, name: str, person: Person, now: int) -> None:
    """Its author takes a track out of the gallery."""
    row, _ = await one(store, game_id, name)
    if row.identity != person.id:
        raise Refused("not-yours", "only its author removes a track; you can report it")
    columns = schema.published_tracks.c
    await store.write(
        update(schema.published_tracks)
        .where(*_is(game_id, name), columns.removed.is_(None))
        .values(removed=now)
    )
