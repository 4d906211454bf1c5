"""Dependencies of all handlers, and types that several of them share.

Every answer that refuses is an `ErrorBody`. What changes something needs an Origin of ours or a bot's token.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, WebSocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter
from sqlalchemy import select

from racecraft.engine.errors import UnknownName
from racecraft.engine.game import AnyGame
from racecraft.engine.registry import game_of
from racecraft.engine.state import TABLE
from racecraft.server.accounts import sessions
from racecraft.server.accounts.identity import Person, Signer, hash_token, new_guest
from racecraft.server.building.studies import Studies
from racecraft.server.errors import Refused
from racecraft.server.notices.feeds import FeedKeys
from racecraft.server.notices.notifier import Notifier
from racecraft.server.play import tables
from racecraft.server.play.listing import Listed, own_bytes
from racecraft.server.play.service import PlayService
from racecraft.server.play.tables import ShownTable
from racecraft.server.reviewing.jobs import ReviewJobs
from racecraft.server.solo.daily import Calendar
from racecraft.server.solo.targets import TargetKeeper
from racecraft.server.store import schema
from racecraft.server.transport.limits import Buckets
from racecraft.server.transport.middleware import SAFE, ErrorBody, visit_of
from racecraft.server.transport.sockets import Sockets

PAGE = 50
"""Entries of a list at most."""
REFUSALS = {
    status: ResponseSpec(ErrorBody, description="Refused", generate_examples=False)
    for status in (400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503)
}
AnyRequest = Request[Any, Any, State]
Code = Annotated[str, PathParameter(max_length=40, description="The table's code")]
SeatPath = Annotated[int, PathParameter(ge=0, le=99, description="A seat, counted from 0")]
EyeQuery = Annotated[
    int,
    QueryParameter(
        ge=TABLE, le=99, description="Whose view: a seat counted from 0, or -1 for the spectators'"
    ),
]
GamePath = Annotated[str, PathParameter(max_length=40, description="A game's id")]


class Services(msgspec.Struct):
    """What the handlers work with."""

    play: PlayService
    sockets: Sockets
    signer: Signer
    creations: Buckets
    guesses: Buckets
    guests: Buckets
    stored: Buckets
    calendar: Calendar
    targets: TargetKeeper
    notifier: Notifier
    feeds: FeedKeys
    reviews: ReviewJobs
    studies: Studies

    async def person(self, request: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> Person | None:
        """Who asks: a bot by its token, a guest by the cookie of a page of ours."""
        visit = visit_of(request.scope)
        columns = schema.identities.c
        if visit.token is not None:
            hashed = hash_token(visit.token)
            row = await self.play.store.one(select(schema.identities).where(columns.token_hash == hashed))
            if row is None:
                raise Refused("who-are-you", "this token is not known here")
            return _unless_banned(Person(row.id, row.name, row.kind, session=hashed), row.banned)
        safe = isinstance(request, Request) and request.method in SAFE
        if visit.cookie is None or not (visit.origin_known or safe):
            return None
        signed = self.signer.read(visit.cookie)
        if signed is None:
            return None
        id, session = signed
        row = await self.play.store.one(sessions.query(id, session))
        if row is None:
            deleted = await sessions.is_deleted(self.play.store, id)
            return None if deleted else new_guest(id, session, self.device(request))
        if row.seen is None:  # signed out
            return None
        person = Person(id, row.name, row.kind, session=session, device=self.device(request))
        if self.play.now() - row.seen > sessions.SEEN_MILLISECONDS:
            await sessions.saw(self.play.store, person, self.play.now())
            visit.new_cookie = visit.cookie
        return _unless_banned(person, row.banned)

    async def somebody(self, request: AnyRequest) -> Person:
        """Who asks; somebody new becomes a guest, with a cookie in the answer."""
        return await self.person(request) or self.newcomer(request)

    def newcomer(self, request: AnyRequest) -> Person:
        """A guest, with a cookie in the answer."""
        if not self.guests.take(visit_of(request.scope).address):
            raise Refused("too-fast", "too many new guests from this address, wait a little")
        person = new_guest(device=self.device(request))
        visit_of(request.scope).new_cookie = self.signer.cookie(person.id, person.session)
        return person

    def device(self, request: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str:
        return sessions.device_of(request.headers.get("user-agent", ""))

    @contextlib.contextmanager
    def guessing(self, request: AnyRequest) -> Iterator[None]:
        """Limits attempts at link codes and passkeys that fail: many may sign in from one address."""
        address = visit_of(request.scope).address
        if not self.guesses.take(address):
            raise Refused("too-fast", "too many attempts from this address, wait a little")
        yield
        self.guesses.give_back(address)

    def may_ask_code(self, request: AnyRequest) -> None:
        """Limits link codes and challenges, which are stored until they expire."""
        if not self.guests.take(visit_of(request.scope).address):
            raise Refused("too-fast", "too many codes for this address, wait a little")

    def may_create(self, request: AnyRequest) -> None:
        if not self.creations.take(visit_of(request.scope).address):
            raise Refused("too-fast", "too many new things from this address, wait a little")

    def may_store(self, request: AnyRequest, facts: tables.Facts) -> None:
        """Charges the address for what is stored of a table beside its plain options."""
        self.may_store_bytes(request, own_bytes(facts))

    def may_store_bytes(self, request: AnyRequest, size: int) -> None:
        if size and not self.stored.take(visit_of(request.scope).address, size):
            raise Refused("quota", "too much was stored from this address lately, wait a while")


def _unless_banned(person: Person, banned: int | None) -> Person:
    if banned is not None:
        raise Refused("banned", "the operator of this server has banned you")
    return person


InjectedServices = NamedDependency[Services]


class TableForMe(msgspec.Struct, frozen=True):
    """A table, and what of it is mine."""

    table: ShownTable
    mine: list[int]
    host: bool
    invites: dict[int, str]
    """By seat, the codes to give to the invited; for the host only."""
    resigned: list[int]
    """Seats that were mine until I resigned or was removed."""
    removed: bool = False
    """The host has removed me; told where a table is asked for by itself."""
    colours: list[str] = []
    """Of the cars, by seat; told before the start where a table is asked for by itself."""
    vacant: bool = False
    """The host is gone, and I may take over; told where a table is asked for by itself."""


def known_game(id: str) -> AnyGame:
    try:
        return game_of(id)
    except UnknownName as error:
        raise Refused("not-found", str(error)) from None


def table_for(person: Person | None, facts: tables.Facts, shown: ShownTable | None = None) -> TableForMe:
    mine = [] if person is None else facts.held_by(person.id)
    resigned = [] if person is None else [seat for seat in facts.taken_by(person.id) if seat not in mine]
    host = person is not None and person.id == facts.host
    invites = {seat.seat: seat.invite for seat in facts.seats if seat.invite and seat.kind == "invited"}
    return TableForMe(shown or facts.shown(), mine, host, invites if host else {}, resigned)


async def own_table(request: AnyRequest, services: Services, code: str) -> TableForMe:
    """The table as it is now, for whoever asks."""
    return table_for(await services.person(request), await tables.load(services.play.store, code))


def listed_for(person: Person, listed: list[Listed]) -> list[TableForMe]:
    return [table_for(person, facts, shown) for facts, shown in listed]


def json_answer(content: bytes, media_type: str = "application/json") -> Response[bytes]:
    return Response(content, media_type=media_type)
