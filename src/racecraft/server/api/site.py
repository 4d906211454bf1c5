"""The server and its user: games, the user's name, ratings."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

import msgspec
from litestar import get, put
from litestar.params import JSONBody
from sqlalchemy import select, update

from racecraft.bots.registry import bot_names
from racecraft.engine.errors import UnknownName
from racecraft.engine.game import AnyGame
from racecraft.engine.parts import games_from_outside
from racecraft.engine.presets import Preset, PresetId
from racecraft.engine.registry import all_games
from racecraft.engine.version import VERSION
from racecraft.locales import text_from_outside
from racecraft.outlook import catalogue
from racecraft.server.accounts.identity import Person
from racecraft.server.accounts.names import clean_name
from racecraft.server.accounts.ratings import Rating
from racecraft.server.api.pictures import Language
from racecraft.server.api.services import (
    REFUSALS,
    AnyRequest,
    GamePath,
    InjectedServices,
    Services,
    known_game,
)
from racecraft.server.errors import Refused
from racecraft.server.play import tables
from racecraft.server.play.messages import REACTIONS
from racecraft.server.play.tables import NameText
from racecraft.server.store import schema


class OptionGroup(msgspec.Struct, frozen=True):
    """Options under one heading of a form."""

    id: str
    options: list[str]


class PresetInfo(msgspec.Struct, frozen=True):
    """A race that the game proposes."""

    id: PresetId
    options: dict[str, Any]
    """What differs from the defaults; one that names no track leaves it to whoever chooses."""
    opponents: list[str]
    """The levels of the bots in the other seats."""
    course: str | None
    """The track or stage that it goes over, whose picture shows it."""


class SeasonRaceInfo(msgspec.Struct, frozen=True):
    track: str
    event: str
    word: str
    """The event as the catalogues choose by it."""


class SeasonInfo(msgspec.Struct, frozen=True):
    """A championship that comes with the game."""

    id: str
    races: list[SeasonRaceInfo]


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    title: str
    min_seats: int
    max_seats: int
    tracks: list[str]
    bots: list[str]
    """From the weakest to the strongest."""
    options: dict[str, Any]
    """The defaults."""
    schema: dict[str, Any]
    """The JSON schema of the options, from which a form can be made."""
    track_option: str
    """The option that says on what is raced."""
    groups: list[OptionGroup]
    """Every option once: the first group is for everybody, the others are for experienced players."""
    presets: list[PresetInfo]
    """From the simplest to the richest."""
    seasons: list[SeasonInfo]
    points: list[int]
    """What the places of a race score in a championship, as long as nobody says otherwise."""
    outside: bool
    """It is no part of Racecraft, so that there are no pictures and lessons of it."""


class About(msgspec.Struct, frozen=True):
    version: str
    games: list[GameInfo]
    reactions: list[str]


class Me(msgspec.Struct, frozen=True):
    name: str
    kind: Literal["guest", "bot"]
    ratings: dict[str, int]
    """By game, where there is one."""


class Renaming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: NameText


def _info(game: AnyGame) -> GameInfo:
    return GameInfo(
        id=game.id,
        title=game.title,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        tracks=game.tracks(),
        bots=bot_names(game.id),
        options=msgspec.to_builtins(game.options()),
        schema=game.schema(),
        track_option=game.track_option,
        groups=[OptionGroup(id, list(options)) for id, options in game.option_groups.items()],
        presets=[_preset(game, preset) for preset in game.presets],
        seasons=[
            SeasonInfo(season.id, [SeasonRaceInfo(*race) for race in season.races])
            for season in game.seasons()
        ],
        points=list(game.season_points[: game.max_seats]),
        outside=game.id in games_from_outside(),
    )


def _preset(game: AnyGame, preset: Preset) -> PresetInfo:
    options = msgspec.to_builtins(game.options(preset.options))
    return PresetInfo(preset.id, preset.options, list(preset.opponents), game.course(options))


@lru_cache(maxsize=1)
def _infos(games: tuple[AnyGame, ...]) -> list[GameInfo]:
    """Made once: it takes milliseconds, in which nobody else is answered."""
    return [_info(game) for game in games]


@get("/api/about", responses=REFUSALS)
async def about() -> About:
    """All games with their tracks, bots and options."""
    return About(VERSION, _infos(tuple(all_games())), list(REACTIONS))


@get("/api/games/{game:str}/cards", responses=REFUSALS)
async def get_cards(game: GamePath) -> dict[str, dict[str, Any]]:
    """What is printed on every card of a game, by its name."""
    try:
        return catalogue(known_game(game).id)
    except UnknownName as error:
        raise Refused("not-found", str(error)) from None


@get("/api/games/{game:str}/words", media_type="text/plain", responses=REFUSALS)
async def get_words(game: GamePath, language: Language = "en") -> str:
    """The catalogue of a game from outside; empty for a game whose words are part of the pages."""
    return text_from_outside(known_game(game).id, language)


@get("/api/me", responses=REFUSALS)
async def get_me(request: AnyRequest, services: InjectedServices) -> Me:
    """Who I am; somebody new gets a name and a cookie."""
    return await me_of(services, await services.somebody(request))


@put("/api/me", responses=REFUSALS)
async def put_me(request: AnyRequest, services: InjectedServices, data: JSONBody[Renaming]) -> Me:
    """Takes another name."""
    person = await services.somebody(request)
    name = clean_name(data.name)
    store = services.play.store
    await tables.remember(store, person, services.play.now())
    await store.write(update(schema.identities).where(schema.identities.c.id == person.id).values(name=name))
    return await me_of(services, msgspec.structs.replace(person, name=name))


async def me_of(services: Services, person: Person) -> Me:
    rows = await services.play.store.read(
        select(schema.ratings).where(schema.ratings.c.identity == person.id)
    )
    shown = {row.game: Rating(row.mu, row.sigma, row.races).shown for row in rows}
    return Me(person.name, "bot" if person.is_bot else "guest", shown)


HANDLERS = [about, get_cards, get_words, get_me, put_me]
