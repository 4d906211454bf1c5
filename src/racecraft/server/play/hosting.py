"""What a host may do about a table and its people, and how a holder leaves a race for a while or for good.

Nothing here lets anybody bend a rated race: there the host neither removes people nor hands over their seats.
Where it has no clock, a bot decides for a driver who has left, if another driver asks.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

from sqlalchemy import update

from racecraft.engine.registry import game_of
from racecraft.engine.state import Seat
from racecraft.server.accounts.identity import Person
from racecraft.server.errors import Conflict, Refused
from racecraft.server.play import seating, tables
from racecraft.server.play.restrictions import Restriction, restrict, restriction_of
from racecraft.server.play.rooms import Room
from racecraft.server.play.tables import OPEN, RUNNING, Facts, LeftBy, SeatFacts
from racecraft.server.store import schema
from racecraft.server.store.base import Must, Statement, Store

if TYPE_CHECKING:
    from racecraft.server.play.service import PlayService


def hosted(room: Room, person: Person, number: Seat) -> SeatFacts:
    """A seat of a table whose host this is."""
    if room.known.host != person.id:
        raise Refused("not-yours", "only the host may do that")
    return tables.seat_of(room.known, number)


def of_another(room: Room, person: Person, number: Seat) -> SeatFacts:
    """A seat that somebody else has taken."""
    seat = hosted(room, person, number)
    if seat.kind != "person" or seat.identity is None or seat.identity == person.id:
        raise Refused("not-found", f"seat {number + 1} is nobody else's")
    return seat


async def close(store: Store, facts: Facts, person: Person, now: int) -> None:
    """The host gives up a table, or a race that goes on unless it is rated."""
    if facts.host != person.id:
        raise Refused("not-yours", "only the host closes the table")
    if facts.has_ended:
        raise Refused("not-open", "the race is over")
    if facts.status != OPEN and facts.rated and not facts.frozen:
        raise Refused("rated", "a rated race is driven to its end; you may resign")
    columns = schema.tables.c
    closed = tables.closing("host", now, columns.code == facts.code, columns.status == facts.status)
    try:
        await store.write(Must(closed))
    except Conflict:
        raise Refused("stale", "the table has just changed, look again") from None


async def close_for_length(store: Store, facts: Facts, now: int) -> None:
    """Ends a race that has as many moves as one may have."""
    columns = schema.tables.c
    closed = tables.closing("length", now, columns.code == facts.code, columns.status == RUNNING)
    with contextlib.suppress(Conflict):  # it has ended meanwhile
        await store.write(Must(closed))


async def set_away(store: Store, code: str, number: Seat, by: LeftBy, autopilot: bool = False) -> None:
    """A bot drives the seat from now on."""
    await _change_seat(
        store, code, number, {"away": True, "autopilot": autopilot, "left_by": by, "assisted": True}
    )


async def set_back(store: Store, code: str, number: Seat, now: int) -> None:
    """The holder of the seat drives again."""
    values = {"away": False, "autopilot": False, "left_by": None, "back": now}
    await _change_seat(store, code, number, values)


async def _change_seat(store: Store, code: str, number: Seat, values: dict[str, Any]) -> None:
    columns = schema.seats.c
    await store.write(
        update(schema.seats).where(columns.code == code, columns.seat == number).values(**values)
    )


async def assist(store: Store, room: Room, number: Seat) -> None:
    """Notes that the driver of a seat was helped: their drive does not compare with others."""
    seat = room.known.seats[number]
    if seat.assisted:
        return
    columns = schema.seats.c
    await store.write(
        update(schema.seats).where(columns.code == room.code, columns.seat == number).values(assisted=True)
    )
    seat.assisted = True


async def mute(service: PlayService, code: str, person: Person, number: Seat, on: bool) -> None:
    """Whoever holds the seat may not talk at this table, or may again."""
    async with service.rooms.at(code) as room:
        identity = str(of_another(room, person, number).identity)
        before = await restriction_of(service.store, code, identity)
        columns = schema.seats.c
        theirs = update(schema.seats).where(columns.code == code, columns.identity == identity)
        await service.store.write(
            *restrict(code, identity, Restriction(on, before.removed)), theirs.values(muted=on)
        )
        await service.reload(room)


async def remove(service: PlayService, code: str, person: Person, number: Seat) -> None:
    """Whoever holds the seat loses every seat at this table and gets none again; in a race that goes on a bot
    drives to the end."""
    async with service.rooms.at(code) as room:
        facts = room.known
        identity = str(of_another(room, person, number).identity)
        if facts.status not in (OPEN, RUNNING):
            raise Refused("not-running", "the race is over")
        if facts.status == RUNNING and facts.rated:
            raise Refused("rated", "nobody is removed from a rated race")
        statements = restrict(code, identity, Restriction(muted=True, removed=True))
        for taken in facts.taken_by(identity):
            seat = facts.seats[taken]
            gone = {**GONE, "left_by": "host", "muted": True}
            values = seating.free_again(seat.invite) if facts.status == OPEN else gone
            statements.append(changing(facts, seat, values))
        await store_change(service, room, statements)


async def hand_over(service: PlayService, code: str, person: Person, number: Seat, bot: str) -> None:
    """Before the start a seat becomes a bot's; in a race that goes on one drives until the holder
    returns."""
    async with service.rooms.at(code) as room:
        facts = room.known
        if facts.rated and facts.status == RUNNING:
            await _replace(service, room, person, number)
            return
        seat = hosted(room, person, number)
        if facts.rated:
            raise Refused("rated", "a rated race is for people")
        if facts.status == RUNNING:
            of_another(room, person, number)
            await service.rooms.running(room)
            await set_away(service.store, code, number, "host", autopilot=True)
            await service.reload(room)
            return
        if facts.status != OPEN:
            raise Refused("not-running", "the seats of this table are as they are")
        name = tables.check_bot(game_of(facts.game), bot)
        values = {**seating.free_again(seat.invite), "kind": "bot", "bot": name, "name": name, "invite": None}
        await store_change(service, room, [changing(facts, seat, values)])


async def _replace(service: PlayService, room: Room, person: Person, number: Seat) -> None:
    """A driver of a rated race without a clock lets a bot decide for another one who is to decide and has
    been gone for a while, as if their time were up."""
    if not room.known.held_by(person.id):
        raise Refused("not-yours", "only those who drive may do that")
    live = await service.rooms.running(room)
    if number not in live.pending or room.replaceable().get(number) != 0:
        raise Refused("rated", "a rated race is for people, and a bot decides only for those who have gone")
    await set_away(service.store, room.code, number, "absence")
    await service.reload(room)


async def resign(service: PlayService, code: str, person: Person, number: Seat) -> None:
    """The holder gives the race up: a bot drives to the end, and the result counts as resigned."""
    async with service.rooms.at(code) as room:
        await service.rooms.running(room)
        seat = held(room, person, number)
        await store_change(service, room, [changing(room.known, seat, {**GONE, "left_by": "holder"})])


async def autopilot(service: PlayService, code: str, person: Person, number: Seat, on: bool) -> None:
    """The holder lets a bot drive until they say otherwise, or drives again."""
    async with service.rooms.at(code) as room:
        await service.rooms.running(room)
        seat = held(room, person, number)
        if on and room.known.rated:
            raise Refused("rated", "in a rated race everybody drives; you may resign")
        if on and room.known.day is not None:
            raise Refused("of-the-day", "in a drive of the day everybody drives alone")
        if on:
            await set_away(service.store, code, number, "holder", autopilot=True)
            await service.reload(room)
        elif seat.away:
            await service.come_back(room, number)


GONE: dict[str, Any] = {"away": True, "resigned": True}
"""A seat whose holder does not come back."""


def held(room: Room, person: Person, number: Seat) -> SeatFacts:
    seat = tables.seat_of(room.known, number)
    if seat.resigned and seat.identity == person.id:
        raise Refused("resigned", "you have resigned, a bot drives to the end")
    if number not in room.known.held_by(person.id):
        raise Refused("not-yours", f"seat {number + 1} is not yours")
    return seat


def changing(facts: Facts, seat: SeatFacts, values: dict[str, Any]) -> Must:
    """Changes a seat, if it is still held by the same person or by nobody."""
    columns = schema.seats.c
    same = columns.identity.is_(None) if seat.identity is None else columns.identity == seat.identity
    this = update(schema.seats).where(columns.code == facts.code, columns.seat == seat.seat, same)
    return Must(this.values(**values))


async def store_change(service: PlayService, room: Room, statements: list[Statement]) -> None:
    """Writes, if the race has neither begun nor ended meanwhile, and tells everybody."""
    try:
        await service.store.write(tables.still(room.known, room.known.status), *statements)
    except Conflict:
        raise Refused("stale", "the table has just changed, look again") from None
    await service.reload(room)
