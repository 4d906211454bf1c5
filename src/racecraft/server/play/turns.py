"""Whose turn it is: the races that wait for a decision of somebody, and until when."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import select

from racecraft.engine.errors import RacecraftError
from racecraft.engine.state import Seat
from racecraft.server.errors import NotStored
from racecraft.server.play import tables
from racecraft.server.play.live import Live
from racecraft.server.play.rooms import Room
from racecraft.server.play.tables import Facts
from racecraft.server.store import schema

if TYPE_CHECKING:
    from racecraft.server.play.service import PlayService

MOST_RACES = 50
"""Of one person, that are looked at: each may have to be replayed."""


OPENED = -1
"""The `since` of a race that has opened and not begun."""


class Turn(NamedTuple):
    """A race that waits for somebody."""

    facts: Facts
    seats: list[Seat]
    """Theirs that are to decide."""
    deadline: int | None
    """When the first of their clocks runs out."""
    since: int
    """When they were asked, in moments of their seat: another turn has another number."""
    asked: int | None
    """When they were asked, in milliseconds, where a clock runs."""
    present: bool
    """They are at the table."""
    opens: str | None = None
    """The championship whose race has opened and waits for them to come, by its name."""


async def of_person(service: PlayService, identity: str) -> list[Turn]:
    """The races that wait for this person, the most urgent first, without exercises. One that they put
    away has left their list only: its clock runs on, so they are told of it."""
    columns, seats = schema.tables.c, schema.seats.c
    query = (
        select(columns.code)
        .join(schema.seats, seats.code == columns.code)
        .where(seats.identity == identity)
        .where(columns.status == tables.RUNNING, columns.training.is_(None))
        .distinct()
        .order_by(columns.code)
        .limit(MOST_RACES)
    )
    found = [await at_table(service, row.code, identity) for row in await service.store.read(query)]
    return sorted((turn for turn in found if turn is not None), key=_urgency)


async def opened_for(service: PlayService, identity: str) -> list[Turn]:
    """Races of championships that have opened with a seat for this person, which they have not taken yet."""
    columns, seats, entrants = schema.tables.c, schema.seats.c, schema.entrants.c
    query = (
        select(columns.code, seats.seat, schema.championships.c.name)
        .join(schema.seats, seats.code == columns.code)
        .join(schema.entrants, (entrants.code == columns.championship) & (entrants.number == seats.entrant))
        .join(schema.championships, schema.championships.c.code == columns.championship)
        .where(entrants.identity == identity, entrants.gone.is_(False))
        .where(columns.status == tables.OPEN, seats.kind == "invited")
        .order_by(columns.code)
        .limit(MOST_RACES)
    )
    found = []
    for row in await service.store.read(query):
        facts = await tables.load(service.store, row.code)
        found.append(Turn(facts, [row.seat], None, OPENED, None, False, row.name))
    return found


def _urgency(turn: Turn) -> tuple[bool, int, str]:
    return turn.deadline is None, turn.deadline or 0, turn.facts.code


async def at_table(service: PlayService, code: str, identity: str) -> Turn | None:
    """What this person is to decide at a table, if anything. A race that cannot be shown waits for nobody."""
    try:
        async with service.rooms.at(code) as room:
            if not room.goes_on:
                return None
            live = await service.rooms.shown_race(room)
            return None if live is None else turn_in(room, live, identity)
    except NotStored:
        raise
    except RacecraftError:
        return None


def turn_in(room: Room, live: Live, identity: str) -> Turn | None:
    facts = room.known
    held = facts.held_by(identity)
    mine = [seat for seat in held if seat in live.pending and not room.planned(seat)]
    if not mine or live.over:
        return None
    clocks = live.clocks
    deadlines = (
        [] if clocks is None else [clocks.deadline(seat, facts.seats[seat].allowance) for seat in mine]
    )
    began = [] if clocks is None else [clocks.since[seat] for seat in mine]
    here = room.presence().seats
    return Turn(
        facts=facts,
        seats=mine,
        deadline=min((deadline for deadline in deadlines if deadline is not None), default=None),
        since=max(live.asked_since(seat) for seat in mine),
        asked=max((since for since in began if since is not None), default=None),
        present=any(seat in here for seat in mine),
    )
