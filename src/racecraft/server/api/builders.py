"""Building tracks of one's own: nothing is stored here. A page sends its document and what was done to it,
and gets it back with all that there is to say about it, from the builder of the game."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from racecraft.builders import BadEdit, Document, builder_of, fingerprint
from racecraft.builders.builder import MOST_BOXES, AnyBuilder, Built
from racecraft.drawing import draw_track, paper_of
from racecraft.engine.errors import UnknownName
from racecraft.locales import Words
from racecraft.server.api.compression import Packed, answer, pack
from racecraft.server.api.pictures import (
    ANSWERS,
    LASTING,
    SVG,
    WIDTH,
    WIDTHS,
    Language,
    Theme,
    TrackPath,
    drawn,
    marks,
)
from racecraft.server.api.services import (
    REFUSALS,
    AnyRequest,
    GamePath,
    InjectedServices,
    json_answer,
    known_game,
)
from racecraft.server.building.studies import Progress
from racecraft.server.errors import Refused
from racecraft.server.side_thread import SideThread

HIGHEST_SEED = 2**48 - 1

Boxes = Annotated[int, Meta(ge=1, le=MOST_BOXES)]


class Building(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A document and what is done to it: nothing, an edit, or a track that is made up."""

    document: dict[str, Any] | None = None
    """None: what one begins with."""
    edit: dict[str, Any] | None = None
    owned: Boxes = 1


class Fitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    document: dict[str, Any]
    place: Annotated[str, Meta(max_length=40)]
    owned: Boxes = 1


class ClosingWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    document: dict[str, Any]
    owned: Boxes = 1


class Generating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seed: Annotated[int, Meta(ge=0, le=HIGHEST_SEED)]
    wish: dict[str, Any] = {}


class Studying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    document: dict[str, Any]


class PictureWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    document: dict[str, Any]
    legend: bool = True


class TrackDocument(msgspec.Struct, frozen=True):
    document: dict[str, Any]


class Wishes(msgspec.Struct, frozen=True):
    """What may be wished of a generated track, as a JSON schema."""

    schema: dict[str, Any]


building = SideThread(
    "racecraft-building", 24, "too many tracks are being built at the moment, try again soon"
)


def known_builder(game: str) -> AnyBuilder:
    title = known_game(game)
    try:
        return builder_of(title.id)
    except UnknownName:
        raise Refused("not-found", f"tracks of {title.id} cannot be built here yet") from None


def built(builder: AnyBuilder, document: Document, owned: int) -> Built:
    """A document with all that there is to say about it at once."""
    problems = builder.check(document, owned)
    return {
        "document": document,
        "fingerprint": fingerprint(builder, document),
        "title": builder.title(document),
        "problems": problems,
        "statistics": builder.statistics(document),
        "sketch": dict(builder.sketch(document)),
    }


def build_now(builder: AnyBuilder, wanted: Building) -> bytes:
    """A `Built` as JSON; Refused for an edit that means nothing here."""
    document = builder.blank() if wanted.document is None else builder.tidy(wanted.document, wanted.owned)
    if wanted.edit is not None:
        try:
            document = builder.edit(document, wanted.edit, wanted.owned)
        except BadEdit as error:
            raise Refused("bad-edit", str(error)) from None
    return msgspec.json.encode(built(builder, document, wanted.owned))


@post("/api/builders/{game:str}", status_code=200, responses=REFUSALS)
async def build(game: GamePath, data: JSONBody[Building]) -> Response[bytes]:
    """The document after an edit, checked, measured and laid out: a `Built`."""
    return json_answer(await building.run(build_now, known_builder(game), data))


@post("/api/builders/{game:str}/fits", status_code=200, responses=REFUSALS)
async def fits(game: GamePath, data: JSONBody[Fitting]) -> Response[bytes]:
    """What may be laid at a place: a list of `Offer`."""
    builder = known_builder(game)

    def find() -> bytes:
        return msgspec.json.encode(
            builder.fits(builder.tidy(data.document, data.owned), data.place, data.owned)
        )

    return json_answer(await building.run(find))


@post("/api/builders/{game:str}/close", status_code=200, responses=REFUSALS)
async def close(game: GamePath, data: JSONBody[ClosingWanted]) -> Response[bytes]:
    """Ways to finish a track, each as a `Built`: a `Closed`."""
    builder = known_builder(game)

    def find() -> bytes:
        found = builder.close(builder.tidy(data.document, data.owned), data.owned)
        ways = [built(builder, document, data.owned) for document in found["documents"]]
        return msgspec.json.encode({"ways": ways, "reason": found["reason"]})

    return json_answer(await building.run(find))


@post("/api/builders/{game:str}/generate", status_code=200, responses=REFUSALS)
async def generate(game: GamePath, data: JSONBody[Generating]) -> Response[bytes]:
    """A track that is made up by a seed and wishes: a `Built`."""
    builder = known_builder(game)

    def make() -> bytes:
        wish = builder.wish(data.wish)
        return msgspec.json.encode(built(builder, builder.generate(data.seed, wish), 1))

    return json_answer(await building.run(make))


@post("/api/builders/{game:str}/study", status_code=200, responses=REFUSALS)
async def study(
    request: AnyRequest, services: InjectedServices, game: GamePath, data: JSONBody[Studying]
) -> Progress:
    """Begins to find out what takes longer about a finished track; asked again, how far that is."""
    builder = known_builder(game)
    person = await services.person(request)
    document, name = await building.run(_finished, builder, data.document)
    return services.studies.progress(builder.game_id, name, document, person.id if person else "")


def _finished(builder: AnyBuilder, given: Document) -> tuple[Document, str]:
    """A track that can be raced on, and its fingerprint."""
    document = builder.tidy(given)
    if builder.check(document):
        raise Refused("bad-request", "a track is studied once it can be raced on")
    return document, fingerprint(builder, document)


@post("/api/builders/{game:str}/picture", status_code=200, media_type=SVG, responses=REFUSALS)
async def picture(
    request: AnyRequest,
    game: GamePath,
    data: JSONBody[PictureWanted],
    theme: Theme = "light",
    language: Language = "en",
    width: Annotated[int, QueryParameter(ge=100, le=4000, description=WIDTH)] = 1200,
) -> Response[bytes]:
    """A finished track as SVG."""
    builder = known_builder(game)
    wide = next(each for each in WIDTHS if each >= width)
    document = await building.run(_tidied, builder, data.document)
    made = await drawn(_picture, builder.game_id, document, theme, language, wide, data.legend)
    return answer(request, made, SVG, "no-store")


def _tidied(builder: AnyBuilder, document: Document) -> bytes:
    return msgspec.json.encode(builder.tidy(document), order="sorted")


def _picture(game_id: str, document: bytes, theme: str, language: str, width: int, legend: bool) -> Packed:
    words = marks(game_id, language)
    picture = draw_track(game_id, msgspec.json.decode(document), theme, width, legend=legend, words=words)
    return pack(picture.svg.encode())


@post("/api/builders/{game:str}/sheet", status_code=200, media_type=SVG, responses=REFUSALS)
async def sheet(
    request: AnyRequest,
    game: GamePath,
    data: JSONBody[Studying],
    theme: Theme = "light",
    language: Language = "en",
) -> Response[bytes]:
    """The paper that belongs to a finished track, such as the information sheet of a rally, with room for the
    names of drivers."""
    builder = known_builder(game)
    if not builder.paper:
        raise Refused("not-found", f"there is no sheet for tracks of {builder.game_id}")
    document = await building.run(_tidied, builder, data.document)
    if await building.run(builder.check, msgspec.json.decode(document)):
        raise Refused("bad-request", "a sheet is written for a track that can be raced on")
    made = await drawn(_sheet, builder.game_id, document, theme, language)
    return answer(request, made, SVG, "no-store")


def _sheet(game_id: str, document: bytes, theme: str, language: str) -> Packed:
    builder = builder_of(game_id)
    game = builder.game
    seats = game.max_seats
    state = game.new(seats, {game.track_option: msgspec.json.decode(document)})
    paper = paper_of(game_id, builder.paper)
    shown, words = paper.said(paper.data(state, [""] * seats), Words(language).say)
    return pack(paper.draw(shown, words, theme).svg.encode())


@lru_cache(maxsize=16)
def _pieces(game_id: str, theme: str) -> Packed:
    return pack(msgspec.json.encode(builder_of(game_id).pieces(theme)))


@get("/api/builders/{game:str}/pieces", responses=ANSWERS)
async def get_pieces(request: AnyRequest, game: GamePath, theme: Theme = "auto") -> Response[bytes]:
    """The catalogue of what tracks of a game are made of, with pictures."""
    packed = await building.run(_pieces, known_builder(game).game_id, theme)
    return answer(request, packed, "application/json", LASTING)


@get("/api/builders/{game:str}/tracks/{track:str}", responses=REFUSALS)
async def get_track_document(game: GamePath, track: TrackPath, language: Language = "en") -> TrackDocument:
    """A track that comes with the game, under its title, to be changed."""
    builder = known_builder(game)
    try:
        found = builder.game.track(track)
    except UnknownName as error:
        raise Refused("not-found", str(error)) from None
    title = Words(language).track(builder.game_id, track)
    return TrackDocument(builder.entitled(builder.tidy(dict(builder.game.track_data(found))), title))


@post("/api/builders/{game:str}/export/{kind:str}", status_code=200, responses=REFUSALS)
async def export(
    game: GamePath,
    kind: Annotated[str, PathParameter(max_length=10, description="The ending of another program's files")],
    data: JSONBody[Studying],
) -> Response[bytes]:
    """A track as the file of another program."""
    builder = known_builder(game)
    if kind not in builder.formats:
        raise Refused("not-found", f"tracks of {builder.game_id} are not written as .{kind}")

    def write() -> bytes:
        return msgspec.json.encode(builder.exported(builder.tidy(data.document), kind))

    return json_answer(await building.run(write))


@get("/api/builders/{game:str}/wishes", responses=REFUSALS)
async def get_wishes(game: GamePath) -> Wishes:
    """What may be wished of a generated track."""
    schema = msgspec.json.schema(known_builder(game).wish_type)
    (wish,) = schema["$defs"].values()
    return Wishes(wish["properties"])


HANDLERS = [
    build,
    fits,
    close,
    generate,
    study,
    picture,
    sheet,
    get_pieces,
    get_track_document,
    export,
    get_wishes,
]
