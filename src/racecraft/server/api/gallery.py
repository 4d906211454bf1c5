"""The gallery of published tracks: to be searched, looked at, raced on, remixed, reported and removed."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from racecraft.arena.targets import whole_options
from racecraft.builders import Document
from racecraft.builders.builder import MOST_BOXES, AnyBuilder
from racecraft.drawing import draw_track
from racecraft.engine.game import AnyGame
from racecraft.engine.pace import Unit
from racecraft.engine.registry import game_of
from racecraft.server.accounts.identity import NO_ZERO
from racecraft.server.api.builders import building, known_builder
from racecraft.server.api.compression import Packed, answer, pack
from racecraft.server.api.hosting import Matter, Reported, store_report
from racecraft.server.api.pictures import ANSWERS, LASTING, SVG, WIDTHS, Language, Theme, drawn, marks
from racecraft.server.api.services import (
    PAGE,
    REFUSALS,
    AnyRequest,
    GamePath,
    InjectedServices,
    known_game,
)
from racecraft.server.api.standings import BestTime, best_time
from racecraft.server.building import gallery
from racecraft.server.building.gallery import Order
from racecraft.server.building.settings_of_races import setting_of_race
from racecraft.server.errors import Refused
from racecraft.server.solo import drives
from racecraft.server.store import schema

MOST_TIMES = 10

TrackName = Annotated[str, PathParameter(max_length=64, description="The fingerprint of a track")]


class Publishing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    document: dict[str, Any]
    title: Annotated[str, Meta(min_length=1, max_length=200, pattern=NO_ZERO)]
    remix_of: Annotated[str, Meta(max_length=64)] | None = None


class TrackReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    reason: Annotated[str, Meta(min_length=1, max_length=500, pattern=NO_ZERO)]


class PublishedTrack(msgspec.Struct, frozen=True):
    """A track as the gallery shows it."""

    game: str
    fingerprint: str
    title: str
    author: str
    mine: bool
    created: int
    races: int
    """That are over."""
    figures: dict[str, float]
    """Its length in spaces, its corners and its danger, as far as they are known."""
    remix_of: str | None


class Gallery(msgspec.Struct, frozen=True):
    tracks: list[PublishedTrack]
    more: bool
    """There are others behind these."""


class WholeTrack(msgspec.Struct, frozen=True):
    track: PublishedTrack
    document: dict[str, Any]
    times: list[BestTime]
    """The best drives alone without help, on this very track under whatever title."""
    unit: Unit
    """What it is counted in."""


def _shown(row: Any, me: str | None) -> PublishedTrack:
    return PublishedTrack(
        row.game,
        row.fingerprint,
        row.title,
        row.name,
        me is not None and row.identity == me,
        row.created,
        row.races,
        msgspec.json.decode(row.figures),
        row.remix_of,
    )


@get("/api/gallery", responses=REFUSALS)
async def list_gallery(
    request: AnyRequest,
    services: InjectedServices,
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    words: Annotated[str, QueryParameter(max_length=100)] = "",
    order: FromQuery[Order] = "raced",
    mine: FromQuery[bool] = False,
    after: Annotated[int, QueryParameter(ge=0, le=gallery.LOOKED_AT)] = 0,
) -> Gallery:
    """Published tracks by words of their titles and authors, those behind the first so many."""
    person = await services.person(request)
    if mine and person is None:
        return Gallery([], False)
    me = None if person is None else person.id
    id = None if game is None else known_game(game).id
    mine_only = me if mine else None
    rows = await gallery.listed(services.play.store, id, words, order, mine_only, after, PAGE + 1)
    return Gallery([_shown(row, me) for row in rows[:PAGE]], len(rows) > PAGE)


@post("/api/gallery/{game:str}", responses=REFUSALS)
async def publish(
    request: AnyRequest, services: InjectedServices, game: GamePath, data: JSONBody[Publishing]
) -> PublishedTrack:
    """Publishes a track under my name, for good: a changed one is another."""
    builder = known_builder(game)
    title = gallery.clean_title(data.title)
    person = await services.somebody(request)
    services.may_create(request)
    document, figures = await building.run(_finished, builder, data.document, title)
    services.may_store_bytes(request, len(msgspec.json.encode(document)))
    service = services.play
    name = await gallery.publish(
        service.store, builder, document, figures, title, person, data.remix_of, service.now()
    )
    row, _ = await gallery.one(service.store, builder.game_id, name)
    return _shown(row, person.id)


def _finished(builder: AnyBuilder, given: Document, title: str) -> tuple[Document, dict[str, float]]:
    """A track that can be raced on, under a title, and what the gallery tells of it."""
    document = builder.entitled(builder.tidy(given, MOST_BOXES), title)
    if builder.check(document, MOST_BOXES):
        raise Refused("bad-request", "a track is published once it can be raced on")
    return document, gallery.figures_of(builder, document)


@get("/api/gallery/{game:str}/{track:str}", responses=REFUSALS)
async def show_published(
    request: AnyRequest, services: InjectedServices, game: GamePath, track: TrackName
) -> WholeTrack:
    title = known_game(game)
    person = await services.person(request)
    row, document = await gallery.one(services.play.store, title.id, track)
    shown = _shown(row, None if person is None else person.id)
    return WholeTrack(shown, document, await _times(services, title, document), title.drive_unit)


async def _times(services: InjectedServices, game: AnyGame, document: dict[str, Any]) -> list[BestTime]:
    """The best drives alone with the options of a plain race on this track."""
    setting = setting_of_race(game, whole_options(game, {game.track_option: document}))
    columns = schema.drives.c
    here = drives.best_first().where(columns.game == game.id, columns.setting == setting)
    return [best_time(row) for row in await services.play.store.read(here.limit(MOST_TIMES))]


@delete("/api/gallery/{game:str}/{track:str}", responses=REFUSALS)
async def remove_published(
    request: AnyRequest, services: InjectedServices, game: GamePath, track: TrackName
) -> None:
    """Takes my track out of the gallery; races on it stay."""
    person, service = await services.somebody(request), services.play
    await gallery.remove(service.store, known_game(game).id, track, person, service.now())


@post("/api/gallery/{game:str}/{track:str}/reports", responses=REFUSALS)
async def report_published(
    request: AnyRequest,
    services: InjectedServices,
    game: GamePath,
    track: TrackName,
    data: JSONBody[TrackReport],
) -> Reported:
    """Tells the operator about a published track."""
    person = await services.somebody(request)
    services.may_create(request)
    row, _ = await gallery.one(services.play.store, known_game(game).id, track)
    matter = Matter(row.identity, row.name, f"{row.game}/{row.fingerprint}", row.title)
    return await store_report(services, person, matter, data.reason)


def _published(game_id: str, document: bytes, theme: str, language: str, width: int) -> Packed:
    words = marks(game_of(game_id).id, language)
    content = msgspec.json.decode(document)
    return pack(draw_track(game_id, content, theme, width, legend=False, words=words).svg.encode())


@get("/api/gallery/{game:str}/{track:str}/picture", media_type=SVG, responses=ANSWERS)
async def get_published_picture(
    request: AnyRequest,
    services: InjectedServices,
    game: GamePath,
    track: TrackName,
    theme: Theme = "auto",
    language: Language = "en",
    width: Annotated[int, QueryParameter(ge=100, le=4000)] = 600,
) -> Response[bytes]:
    title = known_game(game)
    _, document = await gallery.one(services.play.store, title.id, track)
    wide = next(each for each in WIDTHS if each >= width)
    made = await drawn(_published, title.id, msgspec.json.encode(document), theme, language, wide)
    return answer(request, made, SVG, LASTING)


HANDLERS = [
    list_gallery,
    publish,
    show_published,
    remove_published,
    report_published,
    get_published_picture,
]
