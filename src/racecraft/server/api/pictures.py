"""Boards to play on, pictures of tracks, papers of rallies: SVG by `racecraft.drawing`, with words in a
language.

Drawing takes a while and runs in one thread, for a few at a time; what was drawn lately is kept. Nothing
hidden is ever drawn: a board shows what spectators see.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Annotated, Any, Literal, NamedTuple, TypeVar

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, PathParameter, QueryParameter
from sqlalchemy import select

from racecraft.arena.targets import setting_of, whole_options
from racecraft.drawing import Style, draw_track, painter_of, paper_of
from racecraft.engine.character import Manner
from racecraft.engine.errors import UnknownName
from racecraft.engine.game import AnyGame
from racecraft.engine.pace import Unit
from racecraft.engine.record import Chair
from racecraft.engine.registry import game_of
from racecraft.engine.state import TABLE
from racecraft.locales import Words
from racecraft.server.api.compression import Packed, answer, pack
from racecraft.server.api.services import REFUSALS, AnyRequest, Code, GamePath, InjectedServices, known_game
from racecraft.server.api.standings import BestTime, best_time
from racecraft.server.errors import Refused
from racecraft.server.play import tables
from racecraft.server.play.live import Live
from racecraft.server.play.service import PlayService
from racecraft.server.side_thread import SideThread
from racecraft.server.solo import daily
from racecraft.server.store import schema
from racecraft.server.store.base import Store

PICTURES_KEPT, LEGS_KEPT = 384, 1024
MOST_IN_WORK = 32
"""Pictures that are drawn or wait to be drawn; others are refused."""
WIDTHS = (300, 600, 1200, 2400, 4000)
"""Pixels of drawn tracks: any other width gets the next larger one, so that it is drawn once."""
LASTING = "public, max-age=3600"
"""How long a browser may cache a picture that changes only with the drawing code."""
SVG = "image/svg+xml"
MOST_LEGS = 99
ANSWERS = {**REFUSALS, 304: ResponseSpec(None, description="As you have it", generate_examples=False)}

Theme = FromQuery[Literal["light", "dark", "auto"]]
Language = FromQuery[Literal["en", "uk", "ru"]]
WIDTH = f"Pixels, rounded up to one of {', '.join(map(str, WIDTHS))}; the height follows"
TrackPath = Annotated[str, PathParameter(max_length=40, description="A track's id, as the list has it")]


class TrackCharacter(msgspec.Struct, frozen=True):
    length: int
    """Spaces of a lap, or of the whole drive."""
    corners: int
    danger: int
    """1 to 5, among the tracks of its game."""
    manner: Manner


class TrackInfo(msgspec.Struct, frozen=True):
    """A track as a gallery shows it."""

    id: str
    title: str
    kind: str
    """`circuit`, `board`, `rally` or `stage`."""
    facts: dict[str, int]
    character: TrackCharacter | None
    choices: dict[str, list[str | int]]
    """Of options that are sets: what they may hold here, where that is not everything."""
    options: dict[str, Any] | None
    """What races it; none for what is only to be looked at."""
    unit: Unit
    """What drives alone cost here."""
    record: BestTime | None
    """The best drive alone here, with these options and without help."""


class TrackList(msgspec.Struct, frozen=True):
    tracks: list[TrackInfo]


# --- Pictures ---

T = TypeVar("T")
drawing = SideThread("racecraft-drawing", MOST_IN_WORK, "too many pictures are being drawn, try again soon")
_kept: OrderedDict[tuple[Any, ...], Packed] = OrderedDict()
"""What was drawn, by what it was drawn from; the latest last."""
_in_work: dict[tuple[Any, ...], asyncio.Task[Any]] = {}
"""What is being made: whoever asks for the same waits for it."""


async def drawn(draw: Callable[..., Packed], *given: Any) -> Packed:
    """A picture that is drawn now, or was drawn lately."""
    found = _kept.get((draw, *given))
    if found is None:
        found = await _made((draw, *given), draw, *given)
        _kept[draw, *given] = found
        while len(_kept) > PICTURES_KEPT:
            _kept.popitem(last=False)
    else:
        _kept.move_to_end((draw, *given))
    return found


async def _made(name: tuple[Any, ...], make: Callable[..., T], *given: Any) -> T:
    """Makes something in the thread, once for all who ask at the same time."""
    task = _in_work.get(name)
    if task is None:
        task = _in_work[name] = asyncio.create_task(drawing.run(make, *given))
        task.add_done_callback(lambda _: _in_work.pop(name, None))
    made: T = await asyncio.shield(task)
    return made


@lru_cache(maxsize=32)
def marks(game_id: str, language: str) -> dict[str, str]:
    return Words(language).marks(game_id)


def _board(game_id: str, still: bytes, theme: str, language: str) -> Packed:
    style = Style(theme, legend=False, words=marks(game_id, language))
    return pack(painter_of(game_id).board(msgspec.json.decode(still), style).svg.encode())


def _track(game_id: str, track: str, theme: str, language: str, width: int) -> Packed:
    words = marks(game_id, language)
    return pack(draw_track(game_id, track, theme, width, legend=False, words=words).svg.encode())


# --- The board of a table ---

_past: OrderedDict[tuple[str, int], bytes] = OrderedDict()
"""By table and leg, what the boards of legs show that are over: it is found by telling the race again."""


@get("/api/tables/{code:str}/board", media_type=SVG, responses=ANSWERS)
async def get_board(
    request: AnyRequest,
    services: InjectedServices,
    code: Code,
    leg: Annotated[
        int | None, QueryParameter(ge=1, le=MOST_LEGS, description="The current one unless said otherwise")
    ] = None,
    theme: Theme = "auto",
    language: Language = "en",
) -> Response[bytes]:
    """The board of one leg of the race (a race of a season, a stage of a rally), without cars, for a client
    that places them. The board of a leg under way may change once, when its weather is drawn."""
    facts = await tables.load(services.play.store, code)
    daily.check_open(facts, await services.person(request), services.play.now())
    game_id, still, lasting = await _still(services.play, facts, leg)
    made = await drawn(_board, game_id, still, theme, language)
    return answer(request, made, SVG, LASTING if lasting else "no-cache")


async def _still(service: PlayService, facts: tables.Facts, leg: int | None) -> tuple[str, bytes, bool]:
    """The game, what the board of a leg shows, and whether that is so for good."""
    code = facts.code
    if facts.header is None:
        raise Refused("not-found", "the race has not begun, so there is no board yet")
    async with service.rooms.at(code) as room:
        view = (await service.rooms.live(room)).race.view(TABLE)
        over = room.known.status == tables.OVER
    painter = painter_of(facts.game)
    current = painter.leg(view)
    if leg is None or leg == current:
        return facts.game, _key(painter.still(view)), over
    if leg > current:
        raise Refused("not-found", f"leg {leg} of this race has not begun; leg {current} is the latest")
    still = _past.get((code, leg))
    if still is None:
        _, moves = await service.moves(code)
        still = await _made(("leg", code, leg), _told_again, facts, moves, leg)
        _past[code, leg] = still
        if len(_past) > LEGS_KEPT:
            _past.popitem(last=False)
    return facts.game, still, True


def _told_again(facts: tables.Facts, moves: list[tuple[str, int, int]], leg: int) -> bytes:
    """What spectators saw of a leg's board when the leg ended."""
    assert facts.header is not None
    live, painter = Live(facts.header, facts.seed, None, facts.frozen), painter_of(facts.game)
    found: Mapping[str, Any] = {}
    for line, seen, at in moves:
        live.grow(line, seen, at)
        view = live.race.view(TABLE)
        if painter.leg(view) > leg:
            break
        if painter.leg(view) == leg:
            found = view
    return _key(painter.still(found))


def _key(still: dict[str, Any]) -> bytes:
    return msgspec.json.encode(still, order="sorted")


# --- Built-in tracks ---


@get("/api/games/{game:str}/tracks/{track:str}/picture", media_type=SVG, responses=ANSWERS)
async def get_track_picture(
    request: AnyRequest,
    game: GamePath,
    track: TrackPath,
    theme: Theme = "auto",
    language: Language = "en",
    width: Annotated[int, QueryParameter(ge=100, le=4000, description=WIDTH)] = 1200,
) -> Response[bytes]:
    """A built-in track, a stage or a single board, without cars and legend."""
    title = known_game(game)
    names = (*title.tracks(), *title.track_parts())
    if track not in names:
        raise Refused("not-found", f"{title.id} has no track {track!r}; it has {', '.join(names)}")
    drawn_width = next(each for each in WIDTHS if each >= width)
    made = await drawn(_track, title.id, track, theme, language, drawn_width)
    return answer(request, made, SVG, LASTING)


@get("/api/games/{game:str}/tracks", responses=REFUSALS)
async def list_tracks(services: InjectedServices, game: GamePath, language: Language = "en") -> TrackList:
    """The built-in tracks of a game in their order, then what they are made of; with lap records."""
    title = known_game(game)
    records = await _records(services.play.store, title)
    words = Words(language)
    known = await asyncio.to_thread(_tracks, title.id)
    return TrackList(
        [
            TrackInfo(
                track.id,
                words.track(title.id, track.id),
                track.kind,
                track.facts,
                track.character,
                track.choices,
                track.options,
                title.drive_unit,
                records.get(track.setting) if track.setting else None,
            )
            for track in known
        ]
    )


class Known(NamedTuple):
    """What is the same about a track whoever asks."""

    id: str
    kind: str
    facts: dict[str, int]
    character: TrackCharacter | None
    choices: dict[str, list[str | int]]
    options: dict[str, Any] | None
    setting: str | None
    """What results driven with these options are filed under."""


@lru_cache(maxsize=32)
def _tracks(game_id: str) -> list[Known]:
    game = game_of(game_id)
    found = []
    for name in (*game.tracks(), *game.track_parts()):
        options = game.track_options(name)
        setting = None if options is None else setting_of(whole_options(game, options))
        track = game.track(name)
        character = game.track_character(track)
        found.append(
            Known(
                name,
                game.track_kind(name),
                game.track_facts(track),
                None if character is None else TrackCharacter(*character),
                game.track_choices(track),
                options,
                setting,
            )
        )
    return found


async def _records(store: Store, game: AnyGame) -> dict[str, BestTime]:
    """By setting, the best solo drive."""
    best, columns = schema.best_drives.c, schema.drives.c
    rows = await store.read(
        select(schema.drives).join(schema.best_drives, best.code == columns.code).where(best.game == game.id)
    )
    return {row.setting: best_time(row) for row in rows}


# --- The papers of a rally ---


@get("/api/tables/{code:str}/papers", media_type=SVG, responses=ANSWERS)
async def get_papers(
    request: AnyRequest,
    services: InjectedServices,
    code: Code,
    kind: FromQuery[Literal["information", "classification"]] = "classification",
    theme: Theme = "auto",
    language: Language = "en",
) -> Response[bytes]:
    """What the director of a rally writes: the information sheet, or the classification as it stands."""
    facts = await tables.load(services.play.store, code)
    daily.check_open(facts, await services.person(request), services.play.now())
    try:
        paper = paper_of(facts.game, kind)
    except UnknownName as error:
        raise Refused("not-found", str(error)) from None
    if facts.header is None:
        raise Refused("not-found", "the race has not begun, so there are no papers yet")
    drivers = driver_names(facts.header.seats, Words(language))
    async with services.play.rooms.at(code) as room:
        data = paper.data((await services.play.rooms.live(room)).race.state, drivers)
    made = await drawn(_paper, facts.game, kind, msgspec.json.encode(data), theme, language)
    return answer(request, made, SVG, "no-cache")


def driver_names(chairs: list[Chair], words: Words) -> list[str]:
    """People by their names; a bot that nobody named gets a built-in name, as everywhere at the table."""
    house = words.say("terminal-drivers").split()
    return [
        house[seat % len(house)] if chair.bot is not None and chair.name == chair.bot else chair.name
        for seat, chair in enumerate(chairs)
    ]


def _paper(game_id: str, kind: str, data: bytes, theme: str, language: str) -> Packed:
    paper = paper_of(game_id, kind)
    shown, words = paper.said(msgspec.json.decode(data), Words(language).say)
    return pack(paper.draw(shown, words, theme).svg.encode())


HANDLERS = [get_board, get_track_picture, get_papers, list_tracks]
