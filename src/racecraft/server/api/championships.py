"""Championships of friends: their public page, who takes part, and their races."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter
from sqlalchemy import or_, select

from racecraft.server.api.devices import qr_code, somebody_at_a_screen
from racecraft.server.api.hosting import Switch
from racecraft.server.api.services import (
    PAGE,
    REFUSALS,
    AnyRequest,
    Code,
    InjectedServices,
    Services,
)
from racecraft.server.api.waiting_room import InvitationToShow
from racecraft.server.championships import championship, organising
from racecraft.server.championships.championship import Format, ShownChampionship
from racecraft.server.championships.organising import AddingBot, Drawing, Joining, NewChampionship
from racecraft.server.errors import Refused
from racecraft.server.play import succession
from racecraft.server.store import schema

Number = Annotated[int, PathParameter(ge=0, le=999, description="Counted from 0")]


class RaceOpened(msgspec.Struct, frozen=True):
    code: str
    """Of the table."""


class MyChampionship(msgspec.Struct, frozen=True):
    code: str
    name: str
    game: str
    format: Format
    ended: bool


class MyChampionships(msgspec.Struct, frozen=True):
    championships: list[MyChampionship]
    """The newest first."""


async def _shown(request: AnyRequest, services: Services, code: str) -> ShownChampionship:
    store = services.play.store
    facts = await championship.load(store, code)
    columns = schema.identities.c
    host = await store.one(select(columns.name).where(columns.id == facts.host))
    person = await services.person(request)
    gone = person is not None and await _host_gone(services, facts)
    return championship.shown(facts, person, "" if host is None else host.name, gone)


async def _host_gone(services: Services, facts: championship.Facts) -> bool:
    service = services.play
    return await succession.unseen(service.store, facts.host, service.settings.host_days, service.now())


@post("/api/championships", responses=REFUSALS)
async def make_championship(
    request: AnyRequest, services: InjectedServices, data: JSONBody[NewChampionship]
) -> ShownChampionship:
    """Makes a championship; I am its host."""
    person = await services.somebody(request)
    services.may_create(request)
    services.may_store_bytes(request, len(msgspec.json.encode(data.calendar)))
    code = await organising.make(services.play.store, data, person, services.play.now())
    facts = await championship.load(services.play.store, code)
    return championship.shown(facts, person, person.name)


@get("/api/championships/{code:str}", responses=REFUSALS)
async def show_championship(request: AnyRequest, services: InjectedServices, code: Code) -> ShownChampionship:
    """Calendar, results and standings, for everybody."""
    return await _shown(request, services, code)


@post("/api/championships/{code:str}/entrants", status_code=200, responses=REFUSALS)
async def join_championship(
    request: AnyRequest, services: InjectedServices, code: Code, data: JSONBody[Joining]
) -> ShownChampionship:
    """I take part from the next race on."""
    person = await services.somebody(request)
    store = services.play.store
    await organising.join(store, await championship.load(store, code), person, data, services.play.now())
    facts = await championship.load(store, code)
    return championship.shown(facts, person, "")


@post("/api/championships/{code:str}/bots", status_code=200, responses=REFUSALS)
async def add_entrant_bot(
    request: AnyRequest, services: InjectedServices, code: Code, data: JSONBody[AddingBot]
) -> ShownChampionship:
    """The host lets a bot take part."""
    person = await services.somebody(request)
    store = services.play.store
    facts = await championship.load(store, code)
    await organising.add_bot(store, facts, person, data, services.play.now())
    return await _shown(request, services, code)


@delete("/api/championships/{code:str}/entrants/{number:int}", responses=REFUSALS)
async def leave_championship(
    request: AnyRequest, services: InjectedServices, code: Code, number: Number
) -> None:
    """The host leaves somebody out, or I leave."""
    person = await services.somebody(request)
    store = services.play.store
    await organising.leave_out(store, await championship.load(store, code), person, number)


@post("/api/championships/{code:str}/draw", status_code=200, responses=REFUSALS)
async def draw_evening(
    request: AnyRequest, services: InjectedServices, code: Code, data: JSONBody[Drawing]
) -> ShownChampionship:
    """The host draws who races whom in an evening."""
    person = await services.somebody(request)
    store = services.play.store
    await organising.draw(store, await championship.load(store, code), person, data.seats)
    return await _shown(request, services, code)


@put("/api/championships/{code:str}/anyone-opens", status_code=200, responses=REFUSALS)
async def let_anyone_open(
    request: AnyRequest, services: InjectedServices, code: Code, data: JSONBody[Switch]
) -> ShownChampionship:
    """The host lets everybody who takes part open races."""
    person = await services.somebody(request)
    store = services.play.store
    await organising.let_anyone_open(store, await championship.load(store, code), person, data.on)
    return await _shown(request, services, code)


@post("/api/championships/{code:str}/end", status_code=200, responses=REFUSALS)
async def end_championship(request: AnyRequest, services: InjectedServices, code: Code) -> ShownChampionship:
    """The host ends it; the standings stay."""
    person = await services.somebody(request)
    store = services.play.store
    await organising.end(store, await championship.load(store, code), person, services.play.now())
    return await _shown(request, services, code)


@post("/api/championships/{code:str}/host", status_code=200, responses=REFUSALS)
async def become_host_of_championship(
    request: AnyRequest, services: InjectedServices, code: Code
) -> ShownChampionship:
    """I take part and become the host, since the host is gone."""
    person = await services.somebody(request)
    facts = await championship.load(services.play.store, code)
    await organising.take_over(services.play.store, facts, person, await _host_gone(services, facts))
    return await _shown(request, services, code)


@post("/api/championships/{code:str}/races/{number:int}", status_code=200, responses=REFUSALS)
async def open_race(
    request: AnyRequest, services: InjectedServices, code: Code, number: Number
) -> RaceOpened:
    """Opens a race, or comes to its table if somebody has."""
    person = await services.somebody(request)
    facts = await championship.load(services.play.store, code)
    race = organising.race_to_open(facts, person, number)
    if race.table is not None:
        return RaceOpened(race.table.facts.code)
    services.may_create(request)
    planned = organising.table_of(facts, race, person, services.play.now())
    services.may_store(request, planned)
    return RaceOpened(await organising.open_race(services.play, facts, planned, person))


@post("/api/championships/{code:str}/invitation", status_code=200, responses=REFUSALS)
async def show_championship_invitation(
    request: AnyRequest, services: InjectedServices, code: Code
) -> InvitationToShow:
    """The address to give to friends, with a picture for their cameras; for those who take part."""
    await somebody_at_a_screen(request, services)
    invite = (await _shown(request, services, code)).invite
    if invite is None:
        raise Refused("not-yours", "only those who take part invite others")
    path = f"{services.play.settings.base_path}/season/{code}?join={invite}"
    address = request.headers["origin"] + path
    return InvitationToShow(address, await asyncio.to_thread(qr_code, address))


@get("/api/me/championships", responses=REFUSALS)
async def my_championships(request: AnyRequest, services: InjectedServices) -> MyChampionships:
    """Those that I host or take part in."""
    person = await services.person(request)
    if person is None:
        return MyChampionships([])
    columns, entrants = schema.championships.c, schema.entrants.c
    joined = select(entrants.code).where(entrants.identity == person.id)
    rows = await services.play.store.read(
        select(columns.code, columns.name, columns.game, columns.format, columns.ended)
        .where(or_(columns.host == person.id, columns.code.in_(joined)))
        .order_by(columns.created.desc())
        .limit(PAGE)
    )
    return MyChampionships(
        [MyChampionship(row.code, row.name, row.game, row.format, row.ended is not None) for row in rows]
    )


HANDLERS = [
    make_championship,
    show_championship,
    join_championship,
    add_entrant_bot,
    leave_championship,
    draw_evening,
    let_anyone_open,
    end_championship,
    become_host_of_championship,
    open_race,
    show_championship_invitation,
    my_championships,
]
