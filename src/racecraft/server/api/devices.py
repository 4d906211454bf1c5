"""Signing in without an account: link codes for a second device, passkeys, signing out."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta
from sqlalchemy import delete as delete_rows

from racecraft.server.accounts import passkeys, sessions
from racecraft.server.accounts.identity import Person
from racecraft.server.accounts.passkeys import Passkey
from racecraft.server.api.services import REFUSALS, AnyRequest, InjectedServices, Services
from racecraft.server.api.site import Me, me_of
from racecraft.server.errors import Conflict, Refused
from racecraft.server.play import tables
from racecraft.server.store import schema
from racecraft.server.store.base import Must
from racecraft.server.transport.middleware import visit_of


class Device(msgspec.Struct, frozen=True):
    id: str
    device: str
    """Browser and system, empty if unknown."""
    created: int
    seen: int
    """To the day."""
    here: bool
    """The browser that asks."""


class Devices(msgspec.Struct, frozen=True):
    devices: list[Device]
    passkeys: list[Passkey]


class LinkCode(msgspec.Struct, frozen=True):
    code: str
    address: str
    """Where the other device signs in with the code; the QR code shows it."""
    qr: str
    """An SVG picture."""
    expires: int


class Linking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=40)]


class SigningOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    everywhere: bool = False


class Credential(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    credential: dict[str, Any]
    """What the browser's WebAuthn call answered, as JSON."""


class Options(msgspec.Struct, frozen=True):
    options: dict[str, Any]
    """For the browser's WebAuthn call, as JSON."""


@get("/api/me/devices", responses=REFUSALS)
async def my_devices(request: AnyRequest, services: InjectedServices) -> Devices:
    """The browsers in which I am signed in, and my passkeys."""
    person = await services.person(request)
    if person is None or person.is_bot:
        return Devices([], [])
    store = services.play.store
    known = await sessions.of_person(store, person.id)
    shown = [
        Device(each.id, each.device, each.created, each.seen, each.id == person.session) for each in known
    ]
    return Devices(shown, await passkeys.of_person(store, person.id))


@delete("/api/me/devices/{id:str}", responses=REFUSALS)
async def end_device(
    request: AnyRequest, services: InjectedServices, id: Annotated[str, PathParameter(max_length=40)]
) -> None:
    """Signs another browser of mine out."""
    person = await somebody_at_a_screen(request, services)
    if id not in [each.id for each in await sessions.of_person(services.play.store, person.id)]:
        raise Refused("not-found", "you are not signed in there")
    await sign_out(request, services, person, [id])


@post("/api/me/sign-out", status_code=200, responses=REFUSALS)
async def sign_me_out(
    request: AnyRequest, services: InjectedServices, data: JSONBody[SigningOut]
) -> dict[str, bool]:
    """Signs this browser out, or every browser of mine."""
    person = await somebody_at_a_screen(request, services)
    ended = [person.session]
    if data.everywhere:
        ended += [each.id for each in await sessions.of_person(services.play.store, person.id)]
    await sign_out(request, services, person, ended, data.everywhere)
    visit_of(request.scope).new_cookie = ""
    return {"signed_out": True}


async def sign_out(
    request: AnyRequest, services: Services, person: Person, ended: list[str], everywhere: bool = False
) -> None:
    await sessions.end(services.play.store, person.id, ended, services.play.now(), everywhere)
    services.sockets.end_sessions(ended)
    if person.session in ended:
        visit_of(request.scope).new_cookie = ""


@post("/api/me/link", status_code=200, responses=REFUSALS)
async def link_device(request: AnyRequest, services: InjectedServices) -> LinkCode:
    """A code with which another device signs in as me: once, within ten minutes."""
    person = await somebody_at_a_screen(request, services)
    services.may_ask_code(request)
    service = services.play
    await tables.remember(service.store, person, service.now())
    code = sessions.new_link_code()
    expires = service.now() + sessions.LINK_SECONDS * 1000
    await sessions.keep_code(service.store, code, "link", person.id, expires)
    address = f"{request.headers['origin']}{services.play.settings.base_path}/link#{code}"
    return LinkCode(code, address, await asyncio.to_thread(qr_code, address), expires)


def qr_code(address: str) -> str:
    """A picture of an address; its library is loaded when the first one is drawn."""
    import segno

    picture = segno.make(address, error="m").svg_inline(scale=5, dark="#000", light="#fff")
    return picture.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1)


@post("/api/link", status_code=200, responses=REFUSALS)
async def use_link(request: AnyRequest, services: InjectedServices, data: JSONBody[Linking]) -> Me:
    """Signs this browser in by a code of another device."""
    before = await services.person(request)
    now = services.play.now()
    with services.guessing(request):
        person = await sessions.link(services.play.store, data.code, services.device(request), now)
    return await _signed_in(request, services, before, person)


@post("/api/me/passkeys/options", status_code=200, responses=REFUSALS)
async def offer_passkey(request: AnyRequest, services: InjectedServices) -> Options:
    """The first half of adding a passkey."""
    person = await somebody_at_a_screen(request, services)
    services.may_ask_code(request)
    service = services.play
    await tables.remember(service.store, person, service.now())
    return Options(await passkeys.offer(service.store, person, request.headers["origin"], service.now()))


@post("/api/me/passkeys", responses=REFUSALS)
async def add_passkey(request: AnyRequest, services: InjectedServices, data: JSONBody[Credential]) -> Passkey:
    """The second half of adding a passkey."""
    person = await somebody_at_a_screen(request, services)
    service = services.play
    return await passkeys.add(
        service.store, person, data.credential, request.headers["origin"], service.now()
    )


@delete("/api/me/passkeys/{id:str}", responses=REFUSALS)
async def end_passkey(
    request: AnyRequest, services: InjectedServices, id: Annotated[str, PathParameter(max_length=1400)]
) -> None:
    person = await somebody_at_a_screen(request, services)
    columns = schema.passkeys.c
    ended = delete_rows(schema.passkeys).where(columns.id == id, columns.identity == person.id)
    try:
        await services.play.store.write(Must(ended))
    except Conflict:
        raise Refused("not-found", "you have no such passkey") from None


@post("/api/sign-in/options", status_code=200, responses=REFUSALS)
async def ask_passkey(request: AnyRequest, services: InjectedServices) -> Options:
    """The first half of signing in by a passkey."""
    await at_a_screen(request, services)
    services.may_ask_code(request)
    service = services.play
    return Options(await passkeys.ask(service.store, request.headers["origin"], service.now()))


@post("/api/sign-in", status_code=200, responses=REFUSALS)
async def use_passkey(request: AnyRequest, services: InjectedServices, data: JSONBody[Credential]) -> Me:
    """The second half: this browser is mine from now on."""
    before = await at_a_screen(request, services)
    service, origin, device = services.play, request.headers["origin"], services.device(request)
    with services.guessing(request):
        person = await passkeys.sign_in(service.store, data.credential, origin, device, service.now())
    return await _signed_in(request, services, before, person)


async def _signed_in(request: AnyRequest, services: Services, before: Person | None, person: Person) -> Me:
    """The cookie of a new session; the one that this browser had until now ends."""
    if before is not None and before.stored:
        await sign_out(request, services, before, [before.session])
    visit_of(request.scope).new_cookie = services.signer.cookie(person.id, person.session)
    return await me_of(services, person)


async def at_a_screen(request: AnyRequest, services: Services) -> Person | None:
    """Who asks, if that is no program: programs have tokens, and no page of ours."""
    person = await services.person(request)
    if "origin" not in request.headers or (person is not None and person.is_bot):
        raise Refused("not-yours", "this is for people with a browser")
    return person


async def somebody_at_a_screen(request: AnyRequest, services: Services) -> Person:
    return await at_a_screen(request, services) or services.newcomer(request)


HANDLERS = [
    my_devices,
    end_device,
    sign_me_out,
    link_device,
    use_link,
    offer_passkey,
    add_passkey,
    end_passkey,
    ask_passkey,
    use_passkey,
]
