"""Browsers in which somebody is signed in, and the codes that link another one.

A session is a row; a cookie whose session has no row is nobody's. Whoever ends sessions writes a notice in
the same transaction, so that every process closes their sockets.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Insert, Select, and_, delete, insert, select, update

from racecraft.server.accounts.identity import CODE_LETTERS, Person, hash_token, new_id
from racecraft.server.errors import Conflict, Refused
from racecraft.server.store import schema
from racecraft.server.store.base import Must, Statement, Store

LINK_LETTERS = 8
"""40 bits: the attempts of an address are limited, and a code is worth nothing after some minutes."""
LINK_SECONDS = 600
CHALLENGE_SECONDS = 300
MOST_SESSIONS = 30
"""That one person may have; the one that was not seen for the longest time makes room."""
SEEN_MILLISECONDS = 86_400_000
"""How exactly `seen` is kept: reading must not write."""

BROWSERS = ("Firefox", "Edg", "OPR", "SamsungBrowser", "Chrome", "Safari")
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Macintosh", "CrOS", "Linux")
CALLED = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung",
    "Macintosh": "macOS",
    "CrOS": "ChromeOS",
}


class Session(msgspec.Struct, frozen=True):
    id: str
    device: str
    created: int
    seen: int


def device_of(user_agent: str) -> str:
    """The browser and the system in a few words, as far as they are known."""
    browser = next((name for name in BROWSERS if re.search(rf"\b(Headless)?{name}(iOS)?/", user_agent)), None)
    system = next((name for name in SYSTEMS if name in user_agent), None)
    return ", ".join(CALLED.get(name, name) for name in (browser, system) if name is not None)


def query(id: str, session: str) -> Select[Any]:
    """The identity, and when its session was seen: None if that has ended."""
    identities, sessions = schema.identities, schema.sessions
    joined = identities.outerjoin(
        sessions, and_(sessions.c.identity == identities.c.id, sessions.c.id == session)
    )
    return select(identities, sessions.c.seen).select_from(joined).where(identities.c.id == id)


async def is_deleted(store: Store, id: str) -> bool:
    """Whether there was such an identity and it was deleted: no cookie brings it back."""
    columns = schema.deleted_identities.c
    return await store.one(select(columns.hash).where(columns.hash == hash_token(id))) is not None


def opened(person: Person, now: int) -> Statement:
    """What stores the session of a person."""
    return insert(schema.sessions).values(
        id=person.session, identity=person.id, device=person.device, created=now, seen=now
    )


async def saw(store: Store, person: Person, now: int) -> None:
    await store.write(update(schema.sessions).where(schema.sessions.c.id == person.session).values(seen=now))


async def of_person(store: Store, id: str) -> list[Session]:
    columns = schema.sessions.c
    rows = await store.read(
        select(schema.sessions).where(columns.identity == id).order_by(columns.seen.desc(), columns.id)
    )
    return [Session(row.id, row.device, row.created, row.seen) for row in rows]


def notice(kind: str, target: str, now: int) -> Insert:
    """Tells every process of this database to take in a change."""
    id = f"{now:013}-{secrets.token_hex(8)}"
    return insert(schema.notices).values(id=id, kind=kind, target=target)


async def end(store: Store, identity: str, ended: Sequence[str], now: int, everywhere: bool = False) -> None:
    """Ends these sessions of a person; `everywhere`: codes with which others could begin one, too."""
    columns = schema.sessions.c
    statements: list[Statement] = [
        delete(schema.sessions).where(columns.identity == identity, columns.id.in_(ended))
    ]
    if everywhere:
        codes = schema.one_time_codes
        statements.append(delete(codes).where(codes.c.identity == identity))
    await store.write(*statements, *[notice("session", session, now) for session in ended])


async def sign_in(store: Store, identity: str, device: str, now: int, *first: Statement) -> Person:
    """A new session of somebody who has shown that they are this identity; `first` has to succeed too."""
    row = await store.one(select(schema.identities).where(schema.identities.c.id == identity))
    if row is None:
        raise Refused("bad-code", "there is nobody to sign in any more")
    if row.banned is not None:
        raise Refused("banned", "the operator of this server has banned this person")
    person = Person(row.id, row.name, row.kind, session=new_id(), device=device)
    known = await of_person(store, identity)
    await store.write(*first, opened(person, now))
    if len(known) >= MOST_SESSIONS:
        await end(store, identity, [session.id for session in known[MOST_SESSIONS - 1 :]], now)
    return person


# --- Codes that are good once ---


def new_link_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(LINK_LETTERS))


def plain_code(typed: str) -> str:
    """A code as somebody typed it: case, spaces and hyphens do not matter."""
    return "".join(sign for sign in typed.lower() if not sign.isspace() and sign != "-")


async def keep_code(store: Store, code: str, purpose: str, identity: str | None, expires: int) -> None:
    """Stores the hash of a one-time code. A person has one of each purpose at a time."""
    columns = schema.one_time_codes.c
    statements: list[Statement] = []
    if identity is not None:
        statements.append(
            delete(schema.one_time_codes).where(columns.identity == identity, columns.purpose == purpose)
        )
    await store.write(
        *statements,
        insert(schema.one_time_codes).values(
            hash=hash_token(code), purpose=purpose, identity=identity, expires=expires
        ),
    )


async def find_code(store: Store, code: str, purpose: str, now: int) -> tuple[str | None, Must] | None:
    """The identity a code was made for, and the statement that uses it up; None for an unknown or old one."""
    columns = schema.one_time_codes.c
    hashed = hash_token(code)
    row = await store.one(
        select(schema.one_time_codes).where(
            columns.hash == hashed, columns.purpose == purpose, columns.expires > now
        )
    )
    if row is None:
        return None
    return row.identity, Must(delete(schema.one_time_codes).where(columns.hash == hashed))


async def link(store: Store, typed: str, device: str, now: int) -> Person:
    """Signs a browser in by a link code, which is worth nothing afterwards."""
    found = await find_code(store, plain_code(typed), "link", now)
    if found is None or found[0] is None:
        raise Refused("bad-code", "this code is not valid, or not any more; ask for a new one")
    try:
        return await sign_in(store, found[0], device, now, found[1])
    except Conflict:
        raise Refused("bad-code", "this code has just been used") from None
