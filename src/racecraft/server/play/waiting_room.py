"""Before the start: the host arranges the seats, everybody chooses a name and a car and says when they are
ready.

A car is its seat: colour and number follow from that. Whoever changes the car trades places with a free seat
or a bot. The secret of a seat that has moved is sealed anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec
from sqlalchemy import delete, insert, update

from racecraft.engine.errors import BadOptions, RacecraftError
from racecraft.engine.registry import game_of
from racecraft.engine.state import TABLE, Seat
from racecraft.server.accounts.identity import Person, new_code
from racecraft.server.accounts.names import clean_name, distinct_name
from racecraft.server.errors import Refused
from racecraft.server.play import tables
from racecraft.server.play.hosting import changing, held, hosted, store_change
from racecraft.server.play.opening import MOST_SEATS
from racecraft.server.play.rooms import Room
from racecraft.server.play.tables import OPEN, Facts, SeatFacts
from racecraft.server.store import schema
from racecraft.server.store.base import Must, Statement

if TYPE_CHECKING:
    from racecraft.server.play.service import PlayService

FreeKind = Literal["open", "invited", "bot"]
"""Whom a seat without a person is for: whoever comes, whoever has its link, or a bot."""

MOVES_ALONG = ("kind", "identity", "name", "bot", "muted", "ready", "put_away", "entrant")
"""What a seat's holder takes along to another seat; its invitation goes along too."""


def colours(facts: Facts) -> list[str]:
    """Of the cars, by seat."""
    game = game_of(facts.game)
    return [car["colour"] for car in game.view(game.new(len(facts.seats), facts.options), TABLE)["cars"]]


async def arrange(
    service: PlayService, code: str, person: Person, number: Seat, kind: FreeKind, bot: str | None
) -> None:
    """The host says whom a seat without a person is for."""
    async with service.rooms.at(code) as room:
        seat = _free(room, person, number)
        values = _wanted(room.known, kind, bot, seat.invite)
        await store_change(service, room, [changing(room.known, seat, values)])


async def add_seat(service: PlayService, code: str, person: Person, kind: FreeKind, bot: str | None) -> None:
    """The host adds a seat behind the last."""
    async with service.rooms.at(code) as room:
        facts = room.known
        hosted(room, person, 0)
        _still_open(facts)
        _check_count(facts, len(facts.seats) + 1)
        values = _wanted(facts, kind, bot, None)
        seat = SeatFacts(len(facts.seats), values["kind"], values["name"])
        row = {"code": code, **msgspec.to_builtins(seat), **values}
        await store_change(service, room, [insert(schema.seats).values(row)])


async def drop_seat(service: PlayService, code: str, person: Person, number: Seat) -> None:
    """The host takes a seat without a person away; the last one moves to its place."""
    async with service.rooms.at(code) as room:
        facts = room.known
        seat = _free(room, person, number)
        _check_count(facts, len(facts.seats) - 1)
        last = facts.seats[-1]
        columns = schema.seats.c
        same = columns.identity.is_(None) if last.identity is None else columns.identity == last.identity
        statements: list[Statement] = [
            Must(delete(schema.seats).where(columns.code == code, columns.seat == last.seat, same))
        ]
        if last is not seat:
            statements.append(changing(facts, seat, {**_moved(last), "invite": last.invite}))
        await store_change(service, room, statements)


async def change_car(service: PlayService, code: str, person: Person, number: Seat, to: Seat) -> None:
    """The holder of a seat trades places with a free seat, a bot or another seat of theirs."""
    async with service.rooms.at(code) as room:
        facts = room.known
        seat = held(room, person, number)
        other = tables.seat_of(facts, to)
        _still_open(facts)
        if other.kind == "person" and other.identity != person.id:
            raise Refused("seat-taken", f"seat {to + 1} is taken by {other.name}")
        here = update(schema.seats).where(schema.seats.c.code == code, schema.seats.c.seat == number)
        await store_change(
            service,
            room,
            [  # no two seats have the same invitation at any time
                changing(facts, seat, {**_moved(other), "invite": None}),
                changing(facts, other, {**_moved(seat), "invite": seat.invite}),
                Must(here.values(invite=other.invite)),
            ],
        )


async def rename(service: PlayService, code: str, person: Person, number: Seat, name: str) -> None:
    """The holder of a seat takes another name at this table."""
    async with service.rooms.at(code) as room:
        seat = held(room, person, number)
        _still_open(room.known)
        shown = clean_name(name)
        others = [other.name for other in room.known.seats if other.taken and other is not seat]
        if distinct_name(shown, others) != shown:
            raise Refused("name-taken", "somebody at this table has such a name; take another")
        await store_change(service, room, [changing(room.known, seat, {"name": shown})])


async def set_ready(service: PlayService, code: str, person: Person, number: Seat, on: bool) -> None:
    """The holder of a seat is ready to start, or not yet."""
    async with service.rooms.at(code) as room:
        seat = held(room, person, number)
        _still_open(room.known)
        await store_change(service, room, [changing(room.known, seat, {"ready": on})])


def _still_open(facts: Facts) -> None:
    if facts.status != OPEN:
        raise Refused("not-open", "the race has begun, the seats are as they are")


def _free(room: Room, person: Person, number: Seat) -> SeatFacts:
    """A seat without a person, of a table whose host this is, before the start."""
    seat = hosted(room, person, number)
    _still_open(room.known)
    if seat.kind == "person":
        raise Refused("seat-taken", f"seat {number + 1} is taken by {seat.name}")
    return seat


def _wanted(facts: Facts, kind: FreeKind, bot: str | None, invite: str | None) -> dict[str, Any]:
    """The row of a seat for somebody. One that goes to a bot keeps its invitation, so that whoever follows
    the link learns what has become of the seat."""
    if facts.training is not None and kind != "bot":
        raise Refused("bad-request", "the seats of a training table are yours or bots'")
    if kind == "bot":
        if facts.rated:
            raise Refused("rated", "a rated race is for people")
        name = tables.check_bot(game_of(facts.game), bot)
        return {"kind": kind, "bot": name, "name": name, "invite": invite}
    if bot is not None:
        raise Refused("bad-request", f"a seat that is {kind} has no bot")
    kept = (invite or new_code()) if kind == "invited" else None
    return {"kind": kind, "bot": None, "name": "", "invite": kept}


def _check_count(facts: Facts, seats: int) -> None:
    """Refused if the game cannot be raced by so many with these options."""
    if not 1 <= seats <= MOST_SEATS or (facts.rated and seats < 2):
        raise Refused("bad-request", f"this race cannot have {seats} seats")
    try:
        game_of(facts.game).new(seats, facts.options)
    except BadOptions as error:
        raise Refused("bad-options", str(error)) from None
    except RacecraftError as error:
        raise Refused("bad-request", str(error)) from None


def _moved(seat: SeatFacts) -> dict[str, Any]:
    """What a seat is after somebody has moved to it from another."""
    return {name: getattr(seat, name) for name in MOVES_ALONG} | {"seal": None, "secret": None}
