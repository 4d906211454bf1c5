"""Reviews of races that are over, here or in a file; and decisions of them, tried again.

A race that goes on has no review, and none can be made of it: `record` of a running race is never looked at.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta
from sqlalchemy import insert

from racecraft.engine.errors import RacecraftError
from racecraft.engine.record import Ply, Record, decode
from racecraft.engine.state import Seat
from racecraft.reviews import check
from racecraft.reviews.coach import coach_of
from racecraft.reviews.grades import Grade
from racecraft.reviews.steps import steps_of
from racecraft.reviews.values import Unit, unit_of
from racecraft.server.api.compression import answer, pack
from racecraft.server.api.records import replaying
from racecraft.server.api.services import (
    REFUSALS,
    AnyRequest,
    Code,
    InjectedServices,
    Services,
    TableForMe,
    json_answer,
    known_game,
    table_for,
)
from racecraft.server.errors import Refused
from racecraft.server.learning import practice
from racecraft.server.play import opening, tables
from racecraft.server.play.opening import NewTable, WantedSeat
from racecraft.server.play.tables import Facts
from racecraft.server.solo import daily
from racecraft.server.store import schema
from racecraft.server.store.base import Statement
from racecraft.server.store.moves import Line, encode_line
from racecraft.server.transport.bodies import check_json

JSON = "application/json"
RIVAL = "club"
"""Who drives for a person of the race that is tried again."""
NOT_OVER = "a race is reviewed when it is over"
RecordId = Annotated[str, PathParameter(max_length=64, description="The checksum of a record")]


class Sent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record from a file."""

    record: Annotated[str, Meta(min_length=1, max_length=262_144)]


class Received(msgspec.Struct, frozen=True):
    id: str
    """By which the review is asked for."""


class TryingAgain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ply: Annotated[int, Meta(ge=0, le=1_000_000)]
    """The position of the replay to begin in."""
    seat: Annotated[int, Meta(ge=0, le=99)]
    dice: Literal["new", "same"] = "new"
    """`same`: what falls next is what fell then, as long as as much is thrown."""


class TriedAgain(msgspec.Struct, frozen=True):
    """The decision that a table tries again."""

    code: str
    """The table of the earlier race."""
    ply: int
    seat: int
    names: list[str]
    unit: Unit
    dice: Literal["new", "same"]


async def _over(request: AnyRequest, services: Services, code: str) -> Record:
    """The record of a race of which nothing is secret any more; Refused for any other."""
    service = services.play
    facts = await tables.load(service.store, code)
    if not facts.has_ended or facts.header is None:
        raise Refused("not-over", NOT_OVER)
    if not facts.reviews:
        raise Refused("no-reviews", "this table wanted no reviews of its race")
    daily.check_open(facts, await services.person(request), service.now())
    if facts.frozen:
        raise Refused("frozen", "this race was driven by other rules")
    record = await service.record(code)
    try:
        check(record)
    except RacecraftError:
        raise Refused("not-over", NOT_OVER) from None
    return record


async def _shown(
    request: AnyRequest, services: Services, record: Record, code: str | None = None
) -> Response[bytes]:
    return answer(request, pack(await services.reviews.shown(record, code)), JSON, "no-cache")


@get("/api/tables/{code:str}/review", responses=REFUSALS)
async def get_review(request: AnyRequest, services: InjectedServices, code: Code) -> Response[bytes]:
    """How the review of a race that is over stands, with all that is known so far: `ReviewStatus`."""
    return await _shown(request, services, await _over(request, services, code), code)


@post("/api/tables/{code:str}/review", status_code=200, responses=REFUSALS)
async def start_review(request: AnyRequest, services: InjectedServices, code: Code) -> Response[bytes]:
    """Begins the review of a race that is over, if there is none: `ReviewStatus`."""
    await services.somebody(request)
    record = await _over(request, services, code)
    await services.reviews.start(record, await tables.load(services.play.store, code))
    return await _shown(request, services, record, code)


# --- Races from files ---


@post("/api/reviews", responses=REFUSALS)
async def send_record(request: AnyRequest, services: InjectedServices, data: JSONBody[Sent]) -> Received:
    """Begins the review of a race from a file; it is verified first, and must have a result."""
    await services.somebody(request)
    services.may_create(request)
    text = data.record.encode()
    check_json(text, services.play.settings.limits)
    try:
        record = decode(text)
        if record.ending is None or record.ending.result is None:
            raise Refused("not-over", NOT_OVER)
        check(record)
        id = record.checksum()
        await services.reviews.start(record)
    except Refused:
        raise
    except RacecraftError as error:
        raise Refused("bad-request", str(error)) from None
    services.reviews.remember(id, data.record)
    return Received(id)


@get("/api/reviews/{id:str}", responses=REFUSALS)
async def get_sent_review(request: AnyRequest, services: InjectedServices, id: RecordId) -> Response[bytes]:
    """How the review of a race from a file stands: `ReviewStatus`."""
    record = services.reviews.remembered(id)
    if record is None:
        raise Refused("not-found", "send the record again: it is not known here any more")
    return await _shown(request, services, record)


# --- Trying again ---


@post("/api/tables/{code:str}/again-from", responses=REFUSALS)
async def try_again(
    request: AnyRequest, services: InjectedServices, code: Code, data: JSONBody[TryingAgain]
) -> TableForMe:
    """A training table with a position of a race that is over: I have one seat, bots the others."""
    person = await services.somebody(request)
    services.may_create(request)
    record = await _over(request, services, code)
    header = record.header
    if data.ply > len(record.plies) or data.seat >= len(header.seats):
        raise Refused("bad-request", "this race has no such position or seat")
    state = await replaying.run(record.replay, data.ply)
    if data.seat not in state.pending():
        raise Refused("bad-request", "this seat has nothing to decide in this position")
    service = services.play
    seats = [_seat(number, data.seat, chair.bot) for number, chair in enumerate(header.seats)]
    same = data.dice == "same"
    begins = record.start() if same else state
    wanted = NewTable(header.game, seats, header.options, position=record.game.position(begins))
    facts = opening.plan(wanted, person, service.now())
    assert facts.training is not None
    tried = tables.Again(code, data.ply, data.seat, data.dice)
    facts.training = msgspec.structs.replace(facts.training, again=tried)
    services.may_store(request, facts)
    limits, before = service.settings.limits, list[Statement]()
    if same:
        then = await tables.load(service.store, code)
        if daily.sealed(then, service.now()):  # the new table would tell its seed when it is over
            raise daily.SEALED
        line = _with_dice_of(facts, then, record.plies[: data.ply])
        services.may_store_bytes(request, len(line))
        before = [insert(schema.moves).values(_first_move(facts, line))] if data.ply else []
    await opening.open_table(service.store, facts, person, limits, service.now(), *before)
    await service.start(facts, person, None)
    return table_for(person, await service.changed(facts.code))


def _with_dice_of(facts: Facts, then: Facts, plies: list[Ply]) -> str:
    """Gives a new table the dice of an earlier one; returns what was driven there up to the decision, to be
    stored: what falls next follows from the seed and from how much has fallen. Nothing of a race that is over
    is secret."""
    if then.header is None or then.header.chance["kind"] != "committed":
        raise Refused("bad-request", "the dice of this race were not thrown here")
    facts.seed = then.seed
    for seat, earlier in zip(facts.seats, then.seats, strict=True):
        seat.secret = earlier.secret
        seat.seal = None if earlier.secret is None else earlier.seal
    return encode_line(Line(plies)).decode()


def _first_move(facts: Facts, line: str) -> dict[str, Any]:
    everybody = (1 << (len(facts.seats) + 1)) - 1
    return {"code": facts.code, "number": 0, "line": line, "seen": everybody, "at": facts.created}


@get("/api/tables/{code:str}/again-from", responses=REFUSALS)
async def get_tried_again(services: InjectedServices, code: Code) -> TriedAgain:
    """Which decision is tried again at a table."""
    facts = await tables.load(services.play.store, code)
    again = None if facts.training is None else facts.training.again
    if again is None:
        raise Refused("not-found", "no decision is tried again at this table")
    names = [seat.name for seat in facts.seats]
    unit = unit_of(known_game(facts.game), len(names))
    return TriedAgain(again.code, again.ply, again.seat, names, unit, again.dice)


def _seat(number: Seat, mine: Seat, bot: str | None) -> WantedSeat:
    return WantedSeat("me") if number == mine else WantedSeat("bot", bot=bot or RIVAL)


@post("/api/tables/{code:str}/again-mark", status_code=200, responses=REFUSALS)
async def judge_again(request: AnyRequest, services: InjectedServices, code: Code) -> Response[bytes]:
    """The mark of my first decision at a table at which I try again: a `Mark`."""
    person = await services.somebody(request)
    service = services.play
    facts = await tables.load(service.store, code)
    again = None if facts.training is None else facts.training.again
    if again is None or facts.host != person.id:
        raise Refused("not-yours", "this is no table of yours at which a decision is tried again")
    record = await first_decision(services, code, again.seat, again.ply if again.dice == "same" else 0)
    told = await services.reviews.mark(record)
    grade: Grade = msgspec.json.decode(told)["grade"]
    this = again.code, again.ply, again.seat
    await practice.tried(service.store, person, *this, grade, facts.created, service.now())
    return json_answer(told)


async def first_decision(
    services: Services, code: str, seat: Seat, after: int = 0, entire: bool = False
) -> Record:
    """The race of a table up to the end of the first decision of a seat after so many plies: of a step, or if
    `entire` of all that it begins."""
    service = services.play
    async with service.rooms.at(code) as room:
        race = (await service.rooms.live(room)).race
        record = Record(race.record.header, list(race.record.plies))
    plies = record.plies
    mine = next((at for at in range(after, len(plies)) if plies[at].seat == seat), None)
    if mine is None:
        raise Refused("not-over", "a decision is judged once it is made")
    begun = coach_of(record.game.id).begun
    waits = entire or begun(record.replay(mine))
    end = mine + 1
    while end < len(plies) and plies[end].seat == seat:
        if not _same_step(record, mine, end) and not (entire and begun(record.replay(end))):
            break
        end += 1
    if waits and end == len(plies) and begun(record.replay(end)):
        raise Refused("not-over", "the decision is only begun")
    return Record(record.header, plies[:end])


def _same_step(record: Record, first: int, at: int) -> bool:
    """Whether a ply goes on with the step that began before it."""
    steps = steps_of(Record(record.header, record.plies[: at + 1]))
    return steps[-1].first <= first


HANDLERS = [get_review, start_review, send_record, get_sent_review, try_again, get_tried_again, judge_again]
