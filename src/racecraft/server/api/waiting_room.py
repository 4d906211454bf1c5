"""The waiting room of a table: seats, names, cars, who is ready, and invitations to show."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import post, put
from litestar.params import JSONBody
from msgspec import Meta

from racecraft.engine.state import TABLE
from racecraft.server.api.hosting import Switch
from racecraft.server.api.services import (
    REFUSALS,
    AnyRequest,
    Code,
    InjectedServices,
    SeatPath,
    TableForMe,
    own_table,
    table_for,
)
from racecraft.server.api.site import Renaming
from racecraft.server.errors import Refused
from racecraft.server.play import tables, waiting_room
from racecraft.server.play.messages import SeatNumber
from racecraft.server.play.waiting_room import FreeKind


class SeatFor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom a seat is for that nobody has taken."""

    kind: FreeKind
    bot: Annotated[str, Meta(max_length=40)] | None = None


class ChangingCar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    to: SeatNumber


class Inviting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=TABLE, le=99)] = TABLE
    """The seat that is kept for somebody; -1 for the table, with its seats for whoever comes."""


class InvitationToShow(msgspec.Struct, frozen=True):
    address: str
    qr: str
    """An SVG picture of the address."""


@post("/api/tables/{code:str}/seats", status_code=200, responses=REFUSALS)
async def add_seat(
    request: AnyRequest, services: InjectedServices, code: Code, data: JSONBody[SeatFor]
) -> TableForMe:
    """The host adds a seat."""
    person = await services.somebody(request)
    await waiting_room.add_seat(services.play, code, person, data.kind, data.bot)
    return await own_table(request, services, code)


@put("/api/tables/{code:str}/seats/{seat:int}", status_code=200, responses=REFUSALS)
async def arrange_seat(
    request: AnyRequest, services: InjectedServices, code: Code, seat: SeatPath, data: JSONBody[SeatFor]
) -> TableForMe:
    """The host says whom a seat is for that nobody has taken."""
    person = await services.somebody(request)
    await waiting_room.arrange(services.play, code, person, seat, data.kind, data.bot)
    return await own_table(request, services, code)


@post("/api/tables/{code:str}/seats/{seat:int}/drop", status_code=200, responses=REFUSALS)
async def drop_seat(
    request: AnyRequest, services: InjectedServices, code: Code, seat: SeatPath
) -> TableForMe:
    """The host takes away a seat that nobody has taken."""
    await waiting_room.drop_seat(services.play, code, await services.somebody(request), seat)
    return await own_table(request, services, code)


@post("/api/tables/{code:str}/seats/{seat:int}/car", status_code=200, responses=REFUSALS)
async def change_car(
    request: AnyRequest, services: InjectedServices, code: Code, seat: SeatPath, data: JSONBody[ChangingCar]
) -> TableForMe:
    """I move to another car that no other person has taken; whatever was there comes to my place."""
    await waiting_room.change_car(services.play, code, await services.somebody(request), seat, data.to)
    return await own_table(request, services, code)


@put("/api/tables/{code:str}/seats/{seat:int}/name", status_code=200, responses=REFUSALS)
async def rename_driver(
    request: AnyRequest, services: InjectedServices, code: Code, seat: SeatPath, data: JSONBody[Renaming]
) -> TableForMe:
    """Whoever sits in a seat of mine is called so at this table."""
    await waiting_room.rename(services.play, code, await services.somebody(request), seat, data.name)
    return await own_table(request, services, code)


@post("/api/tables/{code:str}/seats/{seat:int}/ready", status_code=200, responses=REFUSALS)
async def set_ready(
    request: AnyRequest, services: InjectedServices, code: Code, seat: SeatPath, data: JSONBody[Switch]
) -> TableForMe:
    """I am ready to start, or not yet."""
    await waiting_room.set_ready(services.play, code, await services.somebody(request), seat, data.on)
    return await own_table(request, services, code)


@post("/api/tables/{code:str}/invitation", status_code=200, responses=REFUSALS)
async def show_invitation(
    request: AnyRequest, services: InjectedServices, code: Code, data: JSONBody[Inviting]
) -> InvitationToShow:
    """The address to give to a friend, with a picture for their camera."""
    from racecraft.server.api.devices import qr_code, somebody_at_a_screen

    person = await somebody_at_a_screen(request, services)
    facts = await tables.load(services.play.store, code)
    path = f"/table/{code}"
    if data.seat != TABLE:
        invite = table_for(person, facts).invites.get(data.seat)
        if invite is None:
            raise Refused("not-yours", f"you have no invitation for seat {data.seat + 1}")
        path = f"/join/{invite}"
    address = f"{request.headers['origin']}{services.play.settings.base_path}{path}"
    return InvitationToShow(address, await asyncio.to_thread(qr_code, address))


HANDLERS = [
    add_seat,
    arrange_seat,
    drop_seat,
    change_car,
    rename_driver,
    set_ready,
    show_invitation,
]
