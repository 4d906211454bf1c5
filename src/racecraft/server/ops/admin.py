"""What an operator does about people, tables and reports, directly in the database.

The server may run meanwhile: every change comes with a notice that its processes take in within seconds.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Select, func, select, update

from racecraft.engine.errors import RacecraftError
from racecraft.server.accounts import sessions
from racecraft.server.accounts.names import clean_name
from racecraft.server.building.gallery import searchable
from racecraft.server.play.starting import iso_date
from racecraft.server.play.tables import OPEN, RUNNING, STARTING, closing
from racecraft.server.store import migrate, schema
from racecraft.server.store.headers import renamed

PAGE = 100
"""Rows of a list; the newest first."""

NAMED = (
    schema.seats,
    schema.results,
    schema.drives,
    schema.chat,
    schema.entrants,
    schema.published_tracks,
)
"""Where a person's name is kept beside their identity."""

Rows = list[dict[str, Any]]


def check(connection: Connection) -> None:
    if migrate.revision(connection) != migrate.HEAD:
        raise RacecraftError(f"the database is not at schema {migrate.HEAD}; start the server on it once")


def now() -> int:
    return time.time_ns() // 1_000_000


def _listed(connection: Connection, query: Select[Any], *times: str) -> Rows:
    """Rows with their times as dates."""
    found: Rows = []
    for row in connection.execute(query.limit(PAGE)):
        entry = dict(row._mapping)
        for name in times:
            entry[name] = None if entry[name] is None else iso_date(entry[name])
        found.append(entry)
    return found


# --- People ---


def people(connection: Connection, name: str = "", banned: bool = False) -> Rows:
    """People by a part of their names."""
    columns = schema.identities.c
    query = select(columns.id, columns.kind, columns.name, columns.created, columns.banned)
    if name:
        query = query.where(func.lower(columns.name).contains(name.lower(), autoescape=True))
    if banned:
        query = query.where(columns.banned.is_not(None))
    return _listed(connection, query.order_by(columns.created.desc()), "created", "banned")


def _person(connection: Connection, id: str) -> Any:
    row = connection.execute(select(schema.identities).where(schema.identities.c.id == id)).first()
    if row is None:
        raise RacecraftError(f"there is nobody with the id {id}; `people` lists ids")
    return row


def ban(connection: Connection, id: str) -> str:
    """Nobody is served who asks as this person. Their bots lose their tokens, a bot of ours drives their
    cars, and their tables that have not begun are closed."""
    person = _person(connection, id)
    identities, seats, tables = schema.identities.c, schema.seats.c, schema.tables.c
    at = now()
    connection.execute(update(schema.identities).where(identities.id == id).values(banned=at))
    bots = connection.execute(
        select(identities.id, identities.token_hash).where(
            identities.owner == id, identities.token_hash.is_not(None)
        )
    ).all()
    for bot in bots:
        connection.execute(update(schema.identities).where(identities.id == bot.id).values(token_hash=None))
        connection.execute(sessions.notice("session", bot.token_hash, at))
    connection.execute(sessions.notice("identity", id, at))
    going = select(tables.code).where(tables.status == RUNNING)
    theirs = (seats.identity == id, seats.code.in_(going), seats.resigned.is_(False))
    codes = connection.execute(select(seats.code).where(*theirs).distinct()).scalars().all()
    connection.execute(
        update(schema.seats).where(*theirs).values(away=True, autopilot=True, left_by="operator")
    )
    hosted = (tables.host == id, tables.status.in_([OPEN, STARTING]))
    closed = connection.execute(select(tables.code).where(*hosted)).scalars().all()
    connection.execute(closing("operator", at, *hosted))
    _look_again(connection, [*codes, *closed], at)
    return str(person.name)


def unban(connection: Connection, id: str) -> str:
    person = _person(connection, id)
    connection.execute(update(schema.identities).where(schema.identities.c.id == id).values(banned=None))
    return str(person.name)


def rename(connection: Connection, id: str, name: str) -> str:
    """Gives a person another name everywhere, in races of the past too."""
    _person(connection, id)
    name = clean_name(name)
    seats, tables = schema.seats.c, schema.tables.c
    connection.execute(update(schema.identities).where(schema.identities.c.id == id).values(name=name))
    for table in NAMED:
        connection.execute(update(table).where(table.c.identity == id).values(name=name))
    track = schema.published_tracks.c
    published = select(track.game, track.fingerprint, track.title).where(track.identity == id)
    for game, fingerprint, title in connection.execute(published).all():
        this = (track.game == game, track.fingerprint == fingerprint)
        search = searchable(title, name)
        connection.execute(update(schema.published_tracks).where(*this).values(search=search))
    taken: dict[str, list[int]] = {}
    for code, seat in connection.execute(select(seats.code, seats.seat).where(seats.identity == id)):
        taken.setdefault(code, []).append(seat)
    for code, theirs in taken.items():
        header = connection.execute(select(tables.header).where(tables.code == code)).scalar_one()
        if header is not None:
            header = renamed(code, header, theirs, name)
            connection.execute(update(schema.tables).where(tables.code == code).values(header=header))
    _look_again(connection, list(taken), now())
    return name


def _look_again(connection: Connection, codes: Sequence[str], at: int) -> None:
    for code in codes:
        connection.execute(sessions.notice("table", code, at))


# --- Tables ---


def tables_of(connection: Connection, status: str | None = None) -> Rows:
    """Tables that are open or running, or those of one status."""
    columns = schema.tables.c
    query = select(
        columns.code,
        columns.game,
        columns.status,
        columns.public,
        schema.identities.c.name.label("host"),
        columns.created,
    ).join(schema.identities, schema.identities.c.id == columns.host)
    wanted = [OPEN, STARTING, RUNNING] if status is None else [status]
    return _listed(
        connection, query.where(columns.status.in_(wanted)).order_by(columns.created.desc()), "created"
    )


def close(connection: Connection, code: str) -> None:
    """Ends a table or a race, rated ones too."""
    columns, at = schema.tables.c, now()
    this = (columns.code == code, columns.status.in_([OPEN, STARTING, RUNNING]))
    if connection.execute(closing("operator", at, *this)).rowcount != 1:
        raise RacecraftError(f"there is no table {code} that is open or running")
    _look_again(connection, [code], at)


# --- Reports ---


def reports(connection: Connection, resolved: bool = False) -> Rows:
    """Reports that wait, or all of them."""
    columns = schema.reports.c
    query = select(schema.reports)
    if not resolved:
        query = query.where(columns.resolved.is_(None))
    return _listed(connection, query.order_by(columns.at.desc()), "at", "resolved")


def resolve(connection: Connection, id: str, note: str) -> None:
    columns = schema.reports.c
    resolving = update(schema.reports).where(columns.id == id, columns.resolved.is_(None))
    if connection.execute(resolving.values(resolved=now(), note=note or None)).rowcount != 1:
        raise RacecraftError(f"there is no report {id} that waits")


# --- Published tracks ---


def remove_track(connection: Connection, track: str) -> str:
    """Takes a track, as reports name it, out of the gallery for good: it is nobody's any more, so its author
    cannot publish it again. Returns its title."""
    game, _, name = track.partition("/")
    columns = schema.published_tracks.c
    this = (columns.game == game, columns.fingerprint == name, columns.removed.is_(None))
    title = connection.execute(select(columns.title).where(*this)).scalar()
    if title is None:
        raise RacecraftError(f"there is no track {track} in the gallery; reports name it GAME/FINGERPRINT")
    connection.execute(update(schema.published_tracks).where(*this).values(removed=now(), identity=None))
    return str(title)
