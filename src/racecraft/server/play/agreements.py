"""Ways out of a race that takes too long: it ends by agreement, or the time of a driver stands still for a
holiday."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import update

from racecraft.engine.state import Seat
from racecraft.server.accounts.identity import Person
from racecraft.server.errors import Refused
from racecraft.server.play import chat, tables
from racecraft.server.play.clocks import DAY, HOLIDAY_DAYS, Days, Pause, holidays_left
from racecraft.server.play.hosting import changing, held, store_change
from racecraft.server.play.messages import encode
from racecraft.server.play.tables import RUNNING
from racecraft.server.store import schema
from racecraft.server.store.base import Must, Statement

if TYPE_CHECKING:
    from racecraft.server.play.service import PlayService


async def agree(service: PlayService, code: str, person: Person, number: Seat, on: bool) -> None:
    """The holder of a seat wants to end the race without a result. It ends when all agree; one who does not
    takes the offer off the table, and the chat says who it was."""
    async with service.rooms.at(code) as room:
        await service.rooms.running(room)
        facts = room.known
        seat = held(room, person, number)
        if facts.day is not None:
            raise Refused("of-the-day", "a drive of the day is not ended by agreement")
        if not on:
            offered = [other for other in facts.seats if other.agreed]
            refused = update(schema.seats).where(schema.seats.c.code == code).values(agreed=False)
            await store_change(service, room, [refused])
            if offered:
                word = "end-withdrawn" if offered == [seat] else "end-refused"
                said = await chat.store_message(
                    *(service.store, code, person.id, seat.name, number, None, word, service.now()),
                    service.settings.limits.chat_kept,
                )
                room.broadcast(encode(said))
            return
        statements: list[Statement] = [changing(facts, seat, {"agreed": True})]
        if all(other.agreed or other is seat for other in facts.asked):
            columns = schema.tables.c
            here = (columns.code == code, columns.status == RUNNING)
            statements.append(Must(tables.closing("agreement", service.now(), *here)))
        await store_change(service, room, statements)


async def pause(service: PlayService, code: str, person: Person, number: Seat, days: int) -> None:
    """The time of a driver stands still for so many days, from now or from the end of their holiday on; 0
    ends it. Only in races with days for each decision."""
    async with service.rooms.at(code) as room:
        live = await service.rooms.running(room)
        seat = held(room, person, number)
        if not isinstance(room.known.clock, Days):
            raise Refused("no-pause", "only a race with days for each decision can be paused")
        if seat.away:
            raise Refused("no-pause", "a bot drives for you; drive again first")
        pauses = paused(seat.holidays, service.now(), days)
        values = {"pauses": msgspec.json.encode(pauses).decode()}
        await store_change(service, room, [changing(room.known, seat, values)])
        await service.scheduler.set_due(room, service.rooms.next_look(room, live, service.now()))


def paused(pauses: list[Pause], now: int, days: int) -> list[Pause]:
    """The holidays of a driver with another one; Refused if that is more than they may have."""
    if days > HOLIDAY_DAYS:
        raise _too_long(pauses)
    earlier, latest = pauses[:-1], pauses[-1:]
    if latest and latest[0][1] > now:
        begin, end = latest[0]
        changed = (begin, end + days * DAY if days else now)
    elif days:
        earlier, changed = pauses, (now, now + days * DAY)
    else:
        raise Refused("no-pause", "your time does not stand still")
    whole = [*earlier, changed]
    if holidays_left(whole) < 0:
        raise _too_long(pauses)
    return whole


def _too_long(pauses: list[Pause]) -> Refused:
    refused = Refused("no-pause", f"your time may stand still for {HOLIDAY_DAYS} days in all in a race")
    values = {"days": HOLIDAY_DAYS, "left": holidays_left(pauses)}
    refused.said = {"key": "people-holiday-too-long", "values": values}
    return refused
