"""What reviews teach a person: mistakes that come back as exercises, and insight over many races."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody
from msgspec import Meta

from racecraft.server.api.services import REFUSALS, AnyRequest, InjectedServices
from racecraft.server.errors import Refused
from racecraft.server.learning import insight, practice
from racecraft.server.play import tables

MOST_RACES = 500


class Practising(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=40)]
    """A race of mine that has been reviewed."""


class Exercise(msgspec.Struct, frozen=True):
    """A decision of mine to be made again: `again-from` of its table opens it."""

    code: str
    ply: int
    seat: int
    game: str
    tries: int
    solved: int
    """In a row."""


class Practice(msgspec.Struct, frozen=True):
    due: int
    all: int
    next: Exercise | None
    added: int = 0


class Insight(msgspec.Struct, frozen=True):
    races: list[insight.RaceInsight]
    """The latest first."""


@get("/api/practice", responses=REFUSALS)
async def get_practice(request: AnyRequest, services: InjectedServices) -> Practice:
    """How many of my mistakes are to be practised now, and the next of them."""
    return await _practice(request, services, 0)


async def _practice(request: AnyRequest, services: InjectedServices, added: int) -> Practice:
    person = await services.person(request)
    if person is None:
        return Practice(0, 0, None)
    row, due, count = await practice.next_due(services.play.store, person, services.play.now())
    following = None if row is None else Exercise(row.code, row.ply, row.seat, row.game, row.tries, row.box)
    return Practice(due, count, following, added)


@post("/api/practice", status_code=200, responses=REFUSALS)
async def practise(request: AnyRequest, services: InjectedServices, data: JSONBody[Practising]) -> Practice:
    """Makes exercises of my mistakes in a race that has been reviewed."""
    person = await services.somebody(request)
    service = services.play
    facts = await tables.load(service.store, data.code)
    if not facts.has_ended or facts.header is None:
        raise Refused("not-over", "mistakes are practised when the race is over")
    if not facts.taken_by(person.id):
        raise Refused("not-yours", "nobody practises the mistakes of others")
    review = await services.reviews.whole(await service.record(data.code), data.code)
    if review is None:
        raise Refused("not-found", "this race has not been reviewed yet")
    added = await practice.add(service.store, facts, review, person, service.now())
    return await _practice(request, services, added)


@get("/api/me/insight", responses=REFUSALS)
async def get_insight(request: AnyRequest, services: InjectedServices) -> Insight:
    """What reviews said of my races."""
    person = await services.person(request)
    if person is None:
        return Insight([])
    return Insight(await insight.of_person(services.play.store, person.id, MOST_RACES))


@get("/api/me/insight.csv", media_type="text/csv", responses=REFUSALS)
async def get_insight_table(request: AnyRequest, services: InjectedServices) -> Response[bytes]:
    """The same for spreadsheets, a row a race."""
    person = await services.somebody(request)
    races = await insight.of_person(services.play.store, person.id, MOST_RACES)
    name = {"content-disposition": 'attachment; filename="racecraft-insight.csv"'}
    return Response(insight.as_csv(races), media_type="text/csv; charset=utf-8", headers=name)


@get("/api/me/insight-kinds.csv", media_type="text/csv", responses=REFUSALS)
async def get_insight_kinds(request: AnyRequest, services: InjectedServices) -> Response[bytes]:
    """My decisions by third of the race, length, gear and part of the track: a row for each kind and race."""
    person = await services.somebody(request)
    races = await insight.of_person(services.play.store, person.id, MOST_RACES)
    name = {"content-disposition": 'attachment; filename="racecraft-insight-kinds.csv"'}
    return Response(insight.kinds_as_csv(races), media_type="text/csv; charset=utf-8", headers=name)


HANDLERS = [get_practice, practise, get_insight, get_insight_table, get_insight_kinds]
