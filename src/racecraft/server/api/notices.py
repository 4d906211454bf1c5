"""How somebody who is not at a table is told of their turn: by their browser, by a feed, by a calendar."""

from __future__ import annotations

from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from racecraft.server.api.devices import somebody_at_a_screen
from racecraft.server.api.services import REFUSALS, AnyRequest, InjectedServices, Services
from racecraft.server.errors import Refused
from racecraft.server.notices import endpoints, feeds, subscriptions
from racecraft.server.notices.feeds import Reader
from racecraft.server.play import tables, turns
from racecraft.server.play.turns import Turn

CACHING = {"cache-control": "private, max-age=300", "referrer-policy": "no-referrer"}
KeyText = Annotated[str, Meta(min_length=16, max_length=200, pattern="^[A-Za-z0-9_-]+=*$")]
Language = Literal["en", "uk", "ru"]
Token = Annotated[str, PathParameter(max_length=60, description="The secret part of the address")]


class FeedAddresses(msgspec.Struct, frozen=True):
    atom: str
    calendar: str


class Notices(msgspec.Struct, frozen=True):
    """How I am told."""

    key: str
    """The server's public key, with which a browser subscribes."""
    endpoint: str | None
    """Where this browser is told; none if it is not."""
    feed: FeedAddresses | None


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    p256dh: KeyText
    auth: KeyText


class Subscribing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: Annotated[str, Meta(min_length=1, max_length=endpoints.LONGEST)]
    keys: PushKeys
    language: Language | None = None
    """None: as before, for a browser that has taken another address by itself."""


class FeedWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    language: Language = "en"


@get("/api/me/notices", responses=REFUSALS)
async def my_notices(request: AnyRequest, services: InjectedServices) -> Notices:
    """How I am told when it is my turn."""
    person = await services.person(request)
    key = services.notifier.vapid.public
    if person is None or person.is_bot:
        return Notices(key, None, None)
    store = services.play.store
    token = await feeds.token_of(store, services.feeds, person.id)
    endpoint = await subscriptions.endpoint_of(store, person.session)
    return Notices(key, endpoint, None if token is None else _addresses(request, services, token))


@put("/api/me/notices/push", responses=REFUSALS)
async def subscribe(request: AnyRequest, services: InjectedServices, data: JSONBody[Subscribing]) -> Notices:
    """This browser wants to be told."""
    person = await somebody_at_a_screen(request, services)
    services.may_create(request)
    endpoints.check_endpoint(data.endpoint, services.play.settings.push_service)
    from racecraft.server.notices.webpush import BadKeys, browser_keys  # takes a while to load

    try:
        browser_keys(data.keys.p256dh, data.keys.auth)
    except BadKeys as error:
        raise Refused("bad-push", str(error)) from None
    store, now = services.play.store, services.play.now()
    await tables.remember(store, person, now)
    await subscriptions.subscribe(
        store, person, data.endpoint, data.keys.p256dh, data.keys.auth, data.language, now
    )
    token = await feeds.token_of(store, services.feeds, person.id)
    feed = None if token is None else _addresses(request, services, token)
    return Notices(services.notifier.vapid.public, data.endpoint, feed)


@delete("/api/me/notices/push", responses=REFUSALS)
async def unsubscribe(request: AnyRequest, services: InjectedServices) -> None:
    """This browser wants to be told no more."""
    person = await somebody_at_a_screen(request, services)
    await subscriptions.unsubscribe(services.play.store, person.session)


@post("/api/me/notices/feed", status_code=200, responses=REFUSALS)
async def renew_feed(
    request: AnyRequest, services: InjectedServices, data: JSONBody[FeedWanted]
) -> FeedAddresses:
    """New private addresses of my feed and calendar; those before open nothing any more."""
    person = await somebody_at_a_screen(request, services)
    services.may_create(request)
    store, now = services.play.store, services.play.now()
    await tables.remember(store, person, now)
    token = await feeds.renew(store, services.feeds, person.id, data.language, now)
    return _addresses(request, services, token)


@delete("/api/me/notices/feed", responses=REFUSALS)
async def end_feed(request: AnyRequest, services: InjectedServices) -> None:
    """My feed and calendar have no address any more."""
    person = await somebody_at_a_screen(request, services)
    await feeds.end(services.play.store, person.id)


@get("/api/feeds/{token:str}/turns.atom", media_type="application/atom+xml", responses=REFUSALS)
async def get_feed(request: AnyRequest, services: InjectedServices, token: Token) -> Response[bytes]:
    """The races that wait for somebody, as a feed."""
    reader, found = await _read(request, services, token)
    home = _home(request, services)
    content = feeds.atom(reader, found, home, f"{home}{request.scope['path']}", services.play.now())
    return Response(content, media_type="application/atom+xml", headers=CACHING)


@get("/api/feeds/{token:str}/turns.ics", media_type="text/calendar", responses=REFUSALS)
async def get_calendar(request: AnyRequest, services: InjectedServices, token: Token) -> Response[bytes]:
    """The deadlines of the races that wait for somebody, as a calendar."""
    reader, found = await _read(request, services, token)
    content = feeds.calendar(reader, found, _home(request, services), services.play.now())
    return Response(content, media_type="text/calendar", headers=CACHING)


async def _read(request: AnyRequest, services: Services, token: str) -> tuple[Reader, list[Turn]]:
    with services.guessing(request):
        reader = await feeds.reader_of(services.play.store, token)
        if reader is None:
            raise Refused("not-found", "this address opens nothing, or nothing any more")
    service = services.play
    waiting = await turns.of_person(service, reader.identity)
    return reader, waiting + await turns.opened_for(service, reader.identity)


def _home(request: AnyRequest, services: Services) -> str:
    """The address under which this server was asked, which is known to be ours."""
    settings, host = services.play.settings, request.headers["host"].lower()
    for origin in settings.origins:
        if urlsplit(origin.lower()).netloc == host:
            return origin.rstrip("/") + settings.base_path
    return f"http://{host}{settings.base_path}"


def _addresses(request: AnyRequest, services: Services, token: str) -> FeedAddresses:
    place = f"{_home(request, services)}/api/feeds/{token}"
    return FeedAddresses(f"{place}/turns.atom", f"{place}/turns.ics")


HANDLERS = [my_notices, subscribe, unsubscribe, renew_feed, end_feed, get_feed, get_calendar]
