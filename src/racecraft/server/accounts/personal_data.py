"""Everything that is stored about somebody: to be taken along, or to be deleted.

Races stay, since they belong to those who raced along: without the name and without a link to the person.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Table, delete, insert, or_, select, update

from racecraft.server.accounts import sessions
from racecraft.server.accounts.identity import hash_token
from racecraft.server.building.gallery import searchable
from racecraft.server.errors import Conflict, NotStored
from racecraft.server.play.seating import free_again
from racecraft.server.play.tables import OPEN, STARTING, closing
from racecraft.server.store import schema
from racecraft.server.store.base import Must, Statement, Store
from racecraft.server.store.headers import renamed

NOBODY = "nobody"
"""The identity that hosts the tables of people who were deleted. No cookie is ever signed for it."""
ANONYMOUS = "Guest"
ATTEMPTS = 5
"""How often a table that changes meanwhile is tried."""

SECRETS = {"token_hash", "public_key", "seed", "secret", "invite", "endpoint", "salt"}
"""Columns that nobody is given: of the person they would be keys, of a race its dice."""
OTHERS = {"host", "about"}
"""Columns that may name somebody else: exports say whether it is the person or a bot of theirs."""

log = logging.getLogger(__name__)


async def export(store: Store, id: str) -> dict[str, Any]:
    """All rows that name this person, by table."""
    bots = [row.id for row in await _owned(store, id)]
    mine = [id, *bots]
    tables, seats = schema.tables, schema.seats
    seated = select(seats.c.code).where(seats.c.identity.in_(mine))
    reports = schema.reports
    queries = {
        "identities": select(schema.identities).where(schema.identities.c.id.in_(mine)),
        "sessions": _of(schema.sessions, mine),
        "passkeys": _of(schema.passkeys, mine),
        "tables": select(tables).where(or_(tables.c.host.in_(mine), tables.c.code.in_(seated))),
        "seats": _of(seats, mine),
        "chat": _of(schema.chat, mine),
        "results": _of(schema.results, mine),
        "drives": _of(schema.drives, mine),
        "daily_tries": _of(schema.daily_tries, mine),
        "drill_results": _of(schema.drill_results, mine),
        "driver_reviews": _of(schema.driver_reviews, mine),
        "practice": _of(schema.practice, mine),
        "plans": _of(schema.plans, mine),
        "puzzle_tries": _of(schema.puzzle_tries, mine),
        "ratings": _of(schema.ratings, mine),
        "sums": _of(schema.driver_sums, mine),
        "push_subscriptions": _of(schema.push_subscriptions, mine),
        "feeds": _of(schema.feeds, mine),
        "restrictions": _of(schema.restrictions, mine),
        "championships": select(schema.championships).where(schema.championships.c.host.in_(mine)),
        "entrants": _of(schema.entrants, mine),
        "published_tracks": _of(schema.published_tracks, mine),
        "reports": select(reports).where(reports.c.reporter.in_(mine)),
    }
    found: dict[str, Any] = {}
    for name, query in queries.items():
        found[name] = [_readable(row, mine) for row in await store.read(query)]
    return found


def _of(table: Table, ids: Sequence[str]) -> Any:
    return select(table).where(table.c.identity.in_(ids))


def _readable(row: Any, mine: Sequence[str]) -> dict[str, Any]:
    """A row without secrets and without the ids of others; a header has the options already."""
    shown = {name: value for name, value in row._mapping.items() if name not in SECRETS}
    for column in OTHERS:
        if column in shown:
            shown[column] = shown[column] in mine
    if shown.get("header") is not None:
        shown.pop("options", None)
    return shown


async def _owned(store: Store, id: str) -> Sequence[Any]:
    columns = schema.identities.c
    return await store.read(select(columns.id, columns.token_hash).where(columns.owner == id))


async def erase(store: Store, id: str, now: int) -> list[str]:
    """Deletes a person with their bots; returns the codes of the tables that have changed.

    Nobody can sign in from the first transaction on. A table that cannot be changed is logged and keeps an
    identity without a name, which counts as a guest who is gone: expiry tries again.
    """
    changed: list[str] = []
    kept: list[str] = []
    for bot in await _owned(store, id):
        changed += await _erase_one(store, bot.id, now, kept)
    return changed + await _erase_one(store, id, now, kept)


async def _erase_one(store: Store, id: str, now: int, kept: list[str]) -> list[str]:
    """The codes of the tables that have changed; those that could not be are added to `kept`."""
    await _make_nobody(store, now)
    nameless = {"token_hash": None, "name": ANONYMOUS, "created": 0}
    await store.write(
        delete(schema.sessions).where(schema.sessions.c.identity == id),
        delete(schema.passkeys).where(schema.passkeys.c.identity == id),
        delete(schema.push_subscriptions).where(schema.push_subscriptions.c.identity == id),
        delete(schema.feeds).where(schema.feeds.c.identity == id),
        delete(schema.one_time_codes).where(schema.one_time_codes.c.identity == id),
        update(schema.identities).where(schema.identities.c.id == id).values(nameless),
        sessions.notice("identity", id, now),
    )
    tables, seats = schema.tables.c, schema.seats.c
    seated = select(seats.code).where(seats.identity == id)
    concerned = await store.read(
        select(tables.code).where(or_(tables.host == id, tables.code.in_(seated))).order_by(tables.code)
    )
    codes: list[str] = []
    for row in concerned:
        try:
            await _leave_table(store, row.code, id, now)
            codes.append(row.code)
        except NotStored:
            raise
        except Exception:
            log.exception("a table keeps somebody who is to be deleted", extra={"code": row.code})
            kept.append(row.code)
    tracks = await store.read(select(schema.published_tracks).where(schema.published_tracks.c.identity == id))
    results, reports = schema.results.c, schema.reports.c
    await store.write(
        delete(schema.chat).where(schema.chat.c.identity == id),
        update(schema.results).where(results.identity == id).values(identity=None, name=ANONYMOUS),
        update(schema.drives).where(schema.drives.c.identity == id).values(identity=None, name=ANONYMOUS),
        delete(schema.daily_tries).where(schema.daily_tries.c.identity == id),
        delete(schema.drill_results).where(schema.drill_results.c.identity == id),
        delete(schema.driver_reviews).where(schema.driver_reviews.c.identity == id),
        delete(schema.plans).where(schema.plans.c.identity == id),
        delete(schema.practice).where(schema.practice.c.identity == id),
        delete(schema.puzzle_tries).where(schema.puzzle_tries.c.identity == id),
        delete(schema.ratings).where(schema.ratings.c.identity == id),
        delete(schema.driver_sums).where(schema.driver_sums.c.identity == id),
        delete(schema.restrictions).where(schema.restrictions.c.identity == id),
        update(schema.championships).where(schema.championships.c.host == id).values(host=NOBODY),
        update(schema.entrants)
        .where(schema.entrants.c.identity == id)
        .values(identity=None, name=ANONYMOUS, gone=True),
        *[_anonymous_track(track) for track in tracks],
        update(schema.reports).where(reports.reporter == id).values(reporter=None),
        update(schema.reports).where(reports.about == id).values(about=None, name=ANONYMOUS, quote=None),
        delete(schema.deleted_identities).where(schema.deleted_identities.c.hash == hash_token(id)),
        insert(schema.deleted_identities).values(hash=hash_token(id)),
    )
    if not kept:
        try:
            await store.write(delete(schema.identities).where(schema.identities.c.id == id))
        except Conflict:  # has just sat down somewhere
            log.warning("an identity without a name is kept until expiry tries again")
    return codes


def _anonymous_track(row: Any) -> Statement:
    columns = schema.published_tracks.c
    this = (columns.game == row.game, columns.fingerprint == row.fingerprint)
    values = {"identity": None, "name": ANONYMOUS, "search": searchable(row.title)}
    return update(schema.published_tracks).where(*this).values(values)


async def _make_nobody(store: Store, now: int) -> None:
    columns = schema.identities.c
    if await store.one(select(columns.id).where(columns.id == NOBODY)) is None:
        try:
            await store.write(
                insert(schema.identities).values(id=NOBODY, kind="guest", name=ANONYMOUS, created=now)
            )
        except Conflict:  # another process was first
            return


async def _leave_table(store: Store, code: str, id: str, now: int) -> None:
    """Takes a person out of a table, whatever the table does meanwhile."""
    for _ in range(ATTEMPTS):
        statements = await _anonymous_table(store, code, id, now)
        try:
            await store.write(*statements, sessions.notice("table", code, now))
            return
        except Conflict:  # it has just started, ended or been closed
            continue
    raise Conflict(f"table {code} has changed {ATTEMPTS} times meanwhile")


async def _anonymous_table(store: Store, code: str, id: str, now: int) -> list[Statement]:
    """What takes a person out of a table: free seats before the start, a bot at the wheel after it."""
    tables, seats = schema.tables.c, schema.seats.c
    row = await store.one(select(tables.host, tables.status, tables.header).where(tables.code == code))
    mine = await store.read(select(seats.seat, seats.invite).where(seats.code == code, seats.identity == id))
    if row is None:
        return []
    here = update(schema.tables).where(tables.code == code)
    as_it_is = (tables.code == code, tables.status == row.status)
    if row.host == id and row.status in (OPEN, STARTING):
        statements: list[Statement] = [Must(closing("host", now, *as_it_is))]
    else:
        statements = [Must(update(schema.tables).where(*as_it_is).values(status=row.status))]
    if row.host == id:
        statements.append(here.values(host=NOBODY))
    for seat in mine:
        this = update(schema.seats).where(seats.code == code, seats.seat == seat.seat)
        if row.status == OPEN:
            statements.append(this.values(**free_again(seat.invite)))
        else:
            gone = {"identity": None, "name": ANONYMOUS, "away": True, "resigned": True, "muted": False}
            statements.append(this.values(left_by="holder", **gone))
    if row.header is not None and mine:
        header = renamed(code, row.header, [seat.seat for seat in mine], ANONYMOUS)
        statements.append(here.values(header=header))
    return statements
