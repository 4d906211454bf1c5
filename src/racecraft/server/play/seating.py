"""Seats before the start: people take them, give them back, and sit down again for a rematch.

Every change is one transaction that checks what it builds upon, so two people who want the same seat at the
same time cannot both get it.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta
from sqlalchemy import update

from racecraft.engine.state import Seat
from racecraft.server.accounts.identity import Person, same_secret
from racecraft.server.accounts.names import clean_name, distinct_name
from racecraft.server.errors import Conflict, Refused
from racecraft.server.play.opening import anew, inserts
from racecraft.server.play.restrictions import Restriction, restrict, restriction_of, restrictions_at
from racecraft.server.play.tables import (
    OPEN,
    OVER,
    Facts,
    NameText,
    Seal,
    SeatFacts,
    load,
    remember,
    seat_of,
    still,
)
from racecraft.server.store import schema
from racecraft.server.store.base import Must, Store

NO_RESTRICTION = Restriction()


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody brings who takes a seat."""

    name: NameText | None = None
    invite: Annotated[str, Meta(max_length=40)] | None = None
    seal: Seal | None = None
    """Of the secret that my browser adds to the dice."""


async def sit(store: Store, facts: Facts, number: Seat, person: Person, sitting: Sitting, now: int) -> None:
    """Takes a free seat; an invited one only with its invitation."""
    name, invite = sitting.name, sitting.invite
    seat = seat_of(facts, number)
    if facts.status != OPEN:
        raise Refused("not-open", "the race has begun, no seat can be taken any more")
    if seat.taken:
        raise Refused("seat-taken", f"seat {number + 1} is taken by {seat.name}")
    if seat.kind == "invited" and (invite is None or not same_secret(invite, seat.invite or "")):
        raise Refused("not-yours", f"seat {number + 1} is kept for somebody with an invitation")
    if facts.rated and facts.held_by(person.id):
        raise Refused("seat-taken", "in a rated race everybody has one seat; you have yours")
    if facts.rated and person.is_bot:
        raise Refused("rated", "a rated race is for people")
    shown = _name_at(facts, person, name)
    restriction = await restriction_of(store, facts.code, person.id)
    if restriction.removed:
        raise Refused("removed", "the host has removed you from this table")
    await remember(store, person, now)
    columns = schema.seats.c
    taken = (
        update(schema.seats)
        .where(columns.code == facts.code, columns.seat == number, columns.kind == seat.kind)
        .where(columns.identity.is_(None))
        .values(kind="person", identity=person.id, name=shown, seal=sitting.seal, muted=restriction.muted)
    )
    try:
        await store.write(still(facts, OPEN), Must(taken))
    except Conflict:
        raise Refused("seat-taken", f"seat {number + 1} has just been taken") from None


def _name_at(facts: Facts, person: Person, wanted: str | None) -> str:
    """The name of somebody who sits down; it does not look like that of another."""
    others = [seat.name for seat in facts.seats if seat.taken]
    name = clean_name(wanted or person.name)
    distinct = distinct_name(name, others)
    if wanted is not None and distinct != name:
        raise Refused("name-taken", "somebody at this table has such a name; take another")
    return distinct


async def stand_up(store: Store, facts: Facts, number: Seat, person: Person) -> None:
    """Gives a seat back before the start: to whoever comes, or to the invited."""
    seat = seat_of(facts, number)
    if seat.identity != person.id:
        raise Refused("not-yours", f"seat {number + 1} is not yours")
    columns = schema.seats.c
    freed = (
        update(schema.seats)
        .where(columns.code == facts.code, columns.seat == number, columns.identity == person.id)
        .values(**free_again(seat.invite))
    )
    try:
        await store.write(still(facts, OPEN), Must(freed))
    except Conflict:
        raise Refused("not-open", "the race has begun") from None


def free_again(invite: str | None) -> dict[str, Any]:
    """A seat without its holder, before the start; one with an invitation is kept for the invited."""
    kind = "open" if invite is None else "invited"
    marks = {"muted": False, "ready": False, "put_away": False}
    return {"kind": kind, "identity": None, "name": "", "seal": None, "secret": None, **marks}


async def rematch(store: Store, facts: Facts, person: Person, now: int) -> str:
    """A new table with the same people in the same seats; the first who asks is its host."""
    if facts.status != OVER:
        raise Refused("not-over", "a rematch follows a race that is over")
    if not facts.taken_by(person.id):
        raise Refused("not-yours", "only those who raced ask for a rematch")
    restrictions = await restrictions_at(store, facts.code)
    if restrictions.get(person.id, NO_RESTRICTION).removed:
        raise Refused("removed", "the host has removed you from this table")
    if facts.rematch is not None:
        return facts.rematch
    again = anew(facts, person, now, [seat_again(seat, restrictions) for seat in facts.seats])
    kept = [
        statement
        for identity, restriction in restrictions.items()
        for statement in restrict(again.code, identity, restriction)
    ]
    try:
        await store.write(*inserts(again, rematch_of=facts.code), *kept)
    except Conflict:
        return (await load(store, facts.code)).rematch or again.code
    return again.code


def seat_again(seat: SeatFacts, restrictions: dict[str, Restriction]) -> SeatFacts:
    """The same seat in a rematch; that of somebody who is known no more, or was removed, is open."""
    restriction = restrictions.get(seat.identity or "", NO_RESTRICTION)
    if (seat.kind == "person" and seat.identity is None) or restriction.removed:
        return SeatFacts(seat.seat, "open", "")
    return SeatFacts(seat.seat, seat.kind, seat.name, seat.identity, seat.bot, muted=restriction.muted)
