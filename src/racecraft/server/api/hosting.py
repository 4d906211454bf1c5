"""Seats while a race goes on, what the host may do about people, and reports to the operator."""

from __future__ import annotations

import logging
from typing import Annotated

import msgspec
from litestar import post
from litestar.params import JSONBody
from msgspec import Meta
from sqlalchemy import func, insert, select

from racecraft.engine.state import Seat
from racecraft.server.accounts.identity import NO_ZERO, Person, new_code
from racecraft.server.accounts.names import clean_text
from racecraft.server.api.services import (
    REFUSALS,
    AnyRequest,
    Code,
    InjectedServices,
    SeatPath,
    Services,
    TableForMe,
    own_table,
)
from racecraft.server.errors import Refused
from racecraft.server.play import agreements, hosting, succession, tables
from racecraft.server.store import schema

OPEN_REPORTS = 20
"""That one person may have at one time."""

log = logging.getLogger(__name__)


class Switch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    on: bool


class Holiday(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    days: Annotated[int, Meta(ge=0, le=9999)]
    """More days; 0 ends it."""


class HandingOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bot: Annotated[str, Meta(max_length=40)] = ""
    """Before the start: which bot; in a race that goes on a bot of middling strength drives."""


class Reporting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is wrong about the person in a seat, or about what they said."""

    reason: Annotated[str, Meta(min_length=1, max_length=500, pattern=NO_ZERO)]
    seat: Annotated[int, Meta(ge=0, le=99)] | None = None
    message: Annotated[str, Meta(max_length=60, pattern=NO_ZERO)] | None = None
    """The id of a chat message."""


class Reported(msgspec.Struct, frozen=True):
    id: str


@post("/api/tables/{code:str}/seats/{seat:int}/resign", status_code=200, responses=REFUSALS)
async def resign_seat(
    request: AnyRequest, services: InjectedServices, code: Code, seat: SeatPath
) -> TableForMe:
    """I give the race up; a bot drives my car to the end."""
    await hosting.resign(services.play, code, await services.somebody(request), seat)
    return await own_table(request, services, code)


@post("/api/tables/{code:str}/seats/{seat:int}/autopilot", status_code=200, responses=REFUSALS)
async def switch_autopilot(
    request: AnyRequest, services: InjectedServices, code: Code, seat: SeatPath, data: JSONBody[Switch]
) -> TableForMe:
    """A bot drives for me until I say otherwise."""
    await hosting.autopilot(services.play, code, await services.somebody(request), seat, data.on)
    return await own_table(request, services, code)


@post("/api/tables/{code:str}/seats/{seat:int}/agree", status_code=200, responses=REFUSALS)
async def agree_to_end(
    request: AnyRequest, services: InjectedServices, code: Code, seat: SeatPath, data: JSONBody[Switch]
) -> TableForMe:
    """I want to end the race without a result: it ends when all who drive agree. One who does not takes the
    offer off the table."""
    await agreements.agree(services.play, code, await services.somebody(request), seat, data.on)
    return await own_table(request, services, code)


@post("/api/tables/{code:str}/seats/{seat:int}/pause", status_code=200, responses=REFUSALS)
async def take_holiday(
    request: AnyRequest, services: InjectedServices, code: Code, seat: SeatPath, data: JSONBody[Holiday]
) -> TableForMe:
    """In a race with days for each decision my time stands still for so many days."""
    await agreements.pause(services.play, code, await services.somebody(request), seat, data.days)
    return await own_table(request, services, code)


@post("/api/tables/{code:str}/seats/{seat:int}/mute", status_code=200, responses=REFUSALS)
async def mute_seat(
    request: AnyRequest, services: InjectedServices, code: Code, seat: SeatPath, data: JSONBody[Switch]
) -> TableForMe:
    """The host lets somebody talk no more, or again."""
    await hosting.mute(services.play, code, await services.somebody(request), seat, data.on)
    return await own_table(request, services, code)


@post("/api/tables/{code:str}/seats/{seat:int}/remove", status_code=200, responses=REFUSALS)
async def remove_from_seat(
    request: AnyRequest, services: InjectedServices, code: Code, seat: SeatPath
) -> TableForMe:
    """The host sends somebody away from the table."""
    await hosting.remove(services.play, code, await services.somebody(request), seat)
    return await own_table(request, services, code)


@post("/api/tables/{code:str}/seats/{seat:int}/bot", status_code=200, responses=REFUSALS)
async def hand_seat_over(
    request: AnyRequest, services: InjectedServices, code: Code, seat: SeatPath, data: JSONBody[HandingOver]
) -> TableForMe:
    """The host hands a seat to a bot; in a race that goes on its holder may return. In a rated race without a
    clock any driver does so, for one who is to decide and has been gone for a while."""
    await hosting.hand_over(services.play, code, await services.somebody(request), seat, data.bot)
    return await own_table(request, services, code)


@post("/api/tables/{code:str}/host", status_code=200, responses=REFUSALS)
async def become_host(request: AnyRequest, services: InjectedServices, code: Code) -> TableForMe:
    """I sit at the table and become its host, since the host is gone."""
    await succession.take_over(services.play, code, await services.somebody(request))
    return await own_table(request, services, code)


@post("/api/tables/{code:str}/reports", responses=REFUSALS)
async def report(
    request: AnyRequest, services: InjectedServices, code: Code, data: JSONBody[Reporting]
) -> Reported:
    """Tells the operator about a person or a message at a table."""
    person = await services.somebody(request)
    services.may_create(request)
    service = services.play
    facts = await tables.load(service.store, code)
    about, name, quote = await _reported(services, facts, data.seat, data.message)
    return await store_report(services, person, Matter(about, name, code, quote), data.reason)


class Matter(msgspec.Struct, frozen=True):
    """What a report is about."""

    about: str | None
    """The identity of a person."""
    name: str
    code: str
    """Of a table; of a published track its game and fingerprint."""
    quote: str | None


async def store_report(services: Services, person: Person, matter: Matter, reason: str) -> Reported:
    """Refused if the person has reported much that nobody has looked at yet."""
    service, columns = services.play, schema.reports.c
    unresolved = await service.store.one(
        select(func.count())
        .select_from(schema.reports)
        .where(columns.reporter == person.id, columns.resolved.is_(None))
    )
    if unresolved is not None and unresolved[0] >= OPEN_REPORTS:
        raise Refused("too-many", "the operator has not looked at your earlier reports yet")
    await tables.remember(service.store, person, service.now())
    reported = Reported(new_code())
    await service.store.write(
        insert(schema.reports).values(
            id=reported.id,
            at=service.now(),
            reporter=person.id,
            reason=clean_text(reason),
            **msgspec.structs.asdict(matter),
        )
    )
    log.warning("something was reported", extra={"code": matter.code, "report": reported.id})
    return reported


async def _reported(
    services: Services, facts: tables.Facts, seat: Seat | None, message: str | None
) -> tuple[str | None, str, str | None]:
    """The identity, the name at the table, and the words."""
    if message is not None:
        columns = schema.chat.c
        row = await services.play.store.one(
            select(schema.chat).where(columns.code == facts.code, columns.id == message)
        )
        if row is None:
            raise Refused("not-found", "there is no such message")
        return row.identity, row.name, row.text
    if seat is None:
        raise Refused("bad-request", "a report is about a seat or a message")
    holder = tables.seat_of(facts, seat)
    if holder.identity is None:
        raise Refused("not-found", f"there is no person in seat {seat + 1}")
    return holder.identity, holder.name, None


HANDLERS = [
    resign_seat,
    switch_autopilot,
    agree_to_end,
    take_holiday,
    mute_seat,
    remove_from_seat,
    hand_seat_over,
    become_host,
    report,
]
