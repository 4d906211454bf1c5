"""Tables before and around a race: the lobby, seats, start, rematch, invitations."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromQuery, JSONBody, QueryParameter
from msgspec import Meta
from sqlalchemy import select

from racecraft.server.api.services import (
    PAGE,
    REFUSALS,
    AnyRequest,
    Code,
    InjectedServices,
    SeatPath,
    TableForMe,
    known_game,
    table_for,
)
from racecraft.server.errors import Refused
from racecraft.server.play import opening, seating, starting, succession, tables, waiting_room
from racecraft.server.play.listing import listed, listing
from racecraft.server.play.messages import SeatNumber
from racecraft.server.play.opening import MOST_SEATS, NewTable
from racecraft.server.play.restrictions import restriction_of
from racecraft.server.play.seating import Sitting
from racecraft.server.play.tables import Seal, Secret, ShownTable
from racecraft.server.store import schema


class Lobby(msgspec.Struct, frozen=True):
    tables: list[ShownTable]


class Starting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    fill: Annotated[str, Meta(max_length=40)] | None = None
    """The bot that takes the seats still free."""


class Sealing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seal: Seal


class SeatSecret(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    secret: Secret


class Revealing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    secrets: Annotated[list[SeatSecret], Meta(min_length=1, max_length=MOST_SEATS)]


class Rematch(msgspec.Struct, frozen=True):
    code: str


class Invitation(msgspec.Struct, frozen=True):
    code: str
    seat: int


@get("/api/tables", responses=REFUSALS)
async def lobby(
    services: InjectedServices,
    status: FromQuery[Literal["open", "running", "over"]] = "open",
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
) -> Lobby:
    """Public tables, the newest first, without open ones that cannot be read. Of an option that is long, such
    as a board of one's own, there are `{"own": name, "bytes": size}` only."""
    columns = schema.tables.c
    query = listing().where(columns.status == status, columns.public.is_(True))
    if game is not None:
        query = query.where(columns.game == known_game(game).id)
    rows = await services.play.store.read(query.order_by(columns.created.desc()).limit(PAGE))
    entries = [entry.shown for entry in await listed(services.play.store, rows)]
    return Lobby([entry for entry in entries if not (entry.frozen and entry.status == tables.OPEN)])


@post("/api/tables", responses=REFUSALS)
async def open_table(request: AnyRequest, services: InjectedServices, data: JSONBody[NewTable]) -> TableForMe:
    """Opens a table, and starts it at once if it is asked to."""
    person = await services.somebody(request)
    services.may_create(request)
    service = services.play
    facts = opening.plan(data, person, service.now())
    if data.start and not all(seat.taken for seat in facts.seats):
        raise Refused("seats-open", "a race starts at once only if every seat is taken")
    services.may_store(request, facts)
    await opening.open_table(service.store, facts, person, service.settings.limits, service.now())
    if data.start:
        await service.start(facts, person, None)
        facts = await service.changed(facts.code)
    return table_for(person, facts)


@get("/api/tables/{code:str}", responses=REFUSALS)
async def show_table(request: AnyRequest, services: InjectedServices, code: Code) -> TableForMe:
    person, store = await services.person(request), services.play.store
    facts = await tables.load(store, code)
    seen = table_for(person, facts)
    if facts.status == tables.OPEN and not facts.frozen:
        seen = _with_colours(seen, facts)
    if await succession.may_take_over(services.play, facts, person):
        seen = msgspec.structs.replace(seen, vacant=True)
    if person is None or seen.mine:
        return seen
    return msgspec.structs.replace(seen, removed=(await restriction_of(store, code, person.id)).removed)


def _with_colours(seen: TableForMe, facts: tables.Facts) -> TableForMe:
    try:
        return msgspec.structs.replace(seen, colours=waiting_room.colours(facts))
    except Exception as error:  # whatever another version may have stored
        tables.freeze(facts.code, error)
        frozen = msgspec.structs.replace(seen.table, frozen=True, options={})
        return msgspec.structs.replace(seen, table=frozen)


@delete("/api/tables/{code:str}", responses=REFUSALS)
async def close_table(request: AnyRequest, services: InjectedServices, code: Code) -> None:
    """The host gives up a table, or ends a race that goes on unless it is rated."""
    await services.play.close_table(code, await services.somebody(request))


@post("/api/tables/{code:str}/start", status_code=200, responses=REFUSALS)
async def start_table(
    request: AnyRequest, services: InjectedServices, code: Code, data: JSONBody[Starting]
) -> TableForMe:
    """The host starts the race. If seats have sealed secrets, the table is `starting` until they are
    revealed."""
    person = await services.somebody(request)
    service = services.play
    await service.start(await tables.load(service.store, code), person, data.fill)
    return table_for(person, await service.changed(code))


@post("/api/tables/{code:str}/seats/{seat:int}", status_code=200, responses=REFUSALS)
async def take_seat(
    request: AnyRequest, services: InjectedServices, code: Code, seat: SeatPath, data: JSONBody[Sitting]
) -> TableForMe:
    """Takes a free seat."""
    person = await services.somebody(request)
    service = services.play
    await seating.sit(
        service.store, await tables.load(service.store, code), seat, person, data, service.now()
    )
    return table_for(person, await service.changed(code))


@put("/api/tables/{code:str}/seats/{seat:int}/seal", status_code=200, responses=REFUSALS)
async def seal_secret(
    request: AnyRequest, services: InjectedServices, code: Code, seat: SeatPath, data: JSONBody[Sealing]
) -> TableForMe:
    """Seals the secret that my browser adds to the dice, before the start."""
    person = await services.somebody(request)
    store = services.play.store
    await starting.seal(store, await tables.load(store, code), seat, person, data.seal)
    return table_for(person, await services.play.changed(code))


@post("/api/tables/{code:str}/reveal", status_code=200, responses=REFUSALS)
async def reveal_secrets(
    request: AnyRequest, services: InjectedServices, code: Code, data: JSONBody[Revealing]
) -> TableForMe:
    """Reveals what my seats have sealed; the race begins when all seats have done so."""
    person = await services.somebody(request)
    secrets = {opened.seat: opened.secret for opened in data.secrets}
    return table_for(person, await services.play.reveal(code, person, secrets))


@delete("/api/tables/{code:str}/seats/{seat:int}", responses=REFUSALS)
async def leave_seat(request: AnyRequest, services: InjectedServices, code: Code, seat: SeatPath) -> None:
    """Gives a seat back before the start; leaves it to a bot while the race goes on."""
    person = await services.somebody(request)
    facts = await tables.load(services.play.store, code)
    if facts.status == tables.RUNNING:
        await services.play.give_up(code, person, seat)
        return
    await seating.stand_up(services.play.store, facts, seat, person)
    await services.play.changed(code)


@post("/api/tables/{code:str}/rematch", status_code=200, responses=REFUSALS)
async def ask_rematch(request: AnyRequest, services: InjectedServices, code: Code) -> Rematch:
    """The same people at a new table; whoever asks second comes to the same."""
    person = await services.somebody(request)
    service = services.play
    facts = await tables.load(service.store, code)
    if facts.rematch is None:
        services.may_store(request, facts)
    again = await seating.rematch(service.store, facts, person, service.now())
    await service.changed(code)
    return Rematch(again)


@get("/api/invites/{invite:str}", responses=REFUSALS)
async def find_invitation(services: InjectedServices, invite: Code) -> Invitation:
    """The table and the seat that an invitation is for."""
    row = await services.play.store.one(select(schema.seats).where(schema.seats.c.invite == invite))
    if row is None:
        raise Refused("not-found", "there is no such invitation")
    return Invitation(row.code, row.seat)


HANDLERS = [
    lobby,
    open_table,
    show_table,
    close_table,
    start_table,
    take_seat,
    seal_secret,
    reveal_secrets,
    leave_seat,
    ask_rematch,
    find_invitation,
]
