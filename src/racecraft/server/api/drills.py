"""Drills: their list with my progress, a table with one, and the verdict on what I decided there."""

from __future__ import annotations

import logging
from typing import Annotated, Literal

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta
from sqlalchemy import select

from racecraft.drawing import draw_state, draw_track
from racecraft.drawing.detail import around_car, signs_of
from racecraft.drills import Drill, DrillVerdict, Grade, drill_named, drills_of
from racecraft.drills.drill import PLAYER
from racecraft.engine.errors import UnknownName
from racecraft.engine.registry import game_of
from racecraft.server.api.compression import Packed, answer, pack
from racecraft.server.api.pictures import ANSWERS, LASTING, SVG, Language, Theme, TrackPath, drawn, marks
from racecraft.server.api.services import (
    REFUSALS,
    AnyRequest,
    GamePath,
    InjectedServices,
    Services,
    TableForMe,
    json_answer,
    known_game,
    table_for,
)
from racecraft.server.errors import Refused
from racecraft.server.learning import progress
from racecraft.server.play import opening, tables
from racecraft.server.play.opening import NewTable, WantedSeat
from racecraft.server.store import schema
from racecraft.server.workers.pool import Busy
from racecraft.server.workers.worker import DrillQuestion

log = logging.getLogger(__name__)

DrillPath = Annotated[str, PathParameter(max_length=40)]
SHOWN = (420.0, 300.0)
"""How much of the board a picture of a drill shows, in its own units."""
SIGNS_WIDTH = 1200
RIVAL = "rookie"
"""Who drives the other cars of a drill."""


class ShownDrill(msgspec.Struct, frozen=True):
    """A drill as a list shows it. Its words are the message `drill-<game>-<name>`."""

    name: str
    rule: str
    lesson: int
    """The section of Learn that it belongs to, from 1."""
    tries: int
    grade: Grade | None
    """My best so far."""


class Drills(msgspec.Struct, frozen=True):
    drills: list[ShownDrill]


class Decided(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=40)]
    """The table of the drill, at which I have decided."""


@get("/api/drills/{game:str}", responses=REFUSALS)
async def get_drills(request: AnyRequest, services: InjectedServices, game: GamePath) -> Drills:
    """The drills of a game in the order of the rules, with my progress."""
    return Drills(await _shown(services, request, known_game(game).id))


async def _shown(services: Services, request: AnyRequest, game: str) -> list[ShownDrill]:
    person = await services.person(request)
    mine = {} if person is None else await progress.of_game(services.play.store, game, person.id)
    return [
        ShownDrill(
            drill.name,
            drill.rule,
            drill.lesson,
            mine[drill.name].tries if drill.name in mine else 0,
            mine[drill.name].grade if drill.name in mine else None,
        )
        for drill in drills_of(game)
    ]


def _known(game: str, name: str) -> Drill:
    try:
        return drill_named(f"{known_game(game).id}-{name}")
    except UnknownName as error:
        raise Refused("not-found", str(error)) from None


@post("/api/drills/{game:str}/{drill:str}", responses=REFUSALS)
async def start_drill(
    request: AnyRequest, services: InjectedServices, game: GamePath, drill: DrillPath
) -> TableForMe:
    """A table with the position of a drill, ready for my decision; my table of the drill before is closed."""
    known = _known(game, drill)
    person = await services.somebody(request)
    services.may_create(request)
    service = services.play
    seats = [WantedSeat("me"), *(WantedSeat("bot", bot=RIVAL) for _ in range(1, known.seats))]
    wanted = NewTable(known.game, seats, known.options, position=known.position)
    facts = opening.plan(wanted, person, service.now())
    assert facts.training is not None
    facts.training = msgspec.structs.replace(facts.training, drill=known.id)
    await close_earlier(services, person.id, "drill")
    await opening.open_table(service.store, facts, person, service.settings.limits, service.now())
    await service.start(facts, person, None)
    return table_for(person, await service.changed(facts.code))


async def close_earlier(services: Services, identity: str, kind: Literal["drill", "puzzle"]) -> None:
    """Nobody comes back to a drill or a puzzle that was left: it is begun anew."""
    columns, store = schema.tables.c, services.play.store
    left = await store.read(
        select(columns.code).where(
            columns.host == identity,
            columns.status == tables.RUNNING,
            columns.training.like(f'%"{kind}":"%'),
        )
    )
    for row in left:
        closing = tables.closing("host", services.play.now(), columns.code == row.code)
        await store.write(closing)
        await services.play.changed(row.code)


@post("/api/drills/{game:str}/{drill:str}/verdict", status_code=200, responses=REFUSALS)
async def judge_drill(
    request: AnyRequest,
    services: InjectedServices,
    game: GamePath,
    drill: DrillPath,
    data: JSONBody[Decided],
) -> Response[bytes]:
    """Judges my first decision at a table of this drill, and counts it: a `DrillVerdict`."""
    known = _known(game, drill)
    person = await services.somebody(request)
    service = services.play
    facts = await tables.load(service.store, data.code)
    if facts.training is None or facts.training.drill != known.id or facts.host != person.id:
        raise Refused("not-yours", "this is no table of yours with this drill")
    decision = await progress.first_decision(service, data.code, PLAYER)
    if decision is None:
        raise Refused("not-over", "a drill is judged once its decision is made")
    try:
        judged = await service.driving.workers.answer(DrillQuestion(known.id, decision))
    except Busy:
        raise Refused("busy", "the server has too much to judge at the moment, try again") from None
    if judged.error is not None:
        log.error("no verdict", extra={"drill": known.id, "reason": judged.error})
        raise Refused("failed", "this decision could not be judged")
    verdict: DrillVerdict = msgspec.json.decode(judged.verdict)
    await progress.keep(service.store, known.game, known.name, person, verdict["grade"], service.now())
    return json_answer(bytes(judged.verdict))


# --- Pictures ---


def _position(drill: str, theme: str, language: str) -> Packed:
    known = drill_named(drill)
    whole = draw_state(
        game_of(known.game), known.start(), PLAYER, theme, legend=False, words=marks(known.game, language)
    )
    return pack(around_car(whole, PLAYER, *SHOWN).svg.encode())


@get("/api/drills/{game:str}/{drill:str}/picture", media_type=SVG, responses=ANSWERS)
async def get_drill_picture(
    request: AnyRequest, game: GamePath, drill: DrillPath, theme: Theme = "auto", language: Language = "en"
) -> Response[bytes]:
    """The road around my car in a drill."""
    made = await drawn(_position, _known(game, drill).id, theme, language)
    return answer(request, made, SVG, LASTING)


def _signs(game_id: str, track: str, theme: str, language: str) -> Packed:
    whole = draw_track(game_id, track, theme, SIGNS_WIDTH, words=marks(game_id, language))
    return pack(signs_of(whole).svg.encode())


@get("/api/games/{game:str}/tracks/{track:str}/signs", media_type=SVG, responses=ANSWERS)
async def get_signs(
    request: AnyRequest, game: GamePath, track: TrackPath, theme: Theme = "auto", language: Language = "en"
) -> Response[bytes]:
    """The signs that a track has, each with what it is called."""
    title = known_game(game)
    if track not in (*title.tracks(), *title.track_parts()):
        raise Refused("not-found", f"{title.id} has no track {track!r}")
    return answer(request, await drawn(_signs, title.id, track, theme, language), SVG, LASTING)


HANDLERS = [get_drills, start_drill, judge_drill, get_drill_picture, get_signs]
