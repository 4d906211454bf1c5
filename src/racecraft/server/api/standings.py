"""What has been raced: one's own races and results, ratings, best times, statistics."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from sqlalchemy import func, select, update

from racecraft.arena.targets import setting_of
from racecraft.engine.errors import RacecraftError
from racecraft.engine.pace import Unit
from racecraft.engine.registry import game_of
from racecraft.server.accounts.identity import Person
from racecraft.server.accounts.ratings import Rating
from racecraft.server.api.hosting import Switch
from racecraft.server.api.services import (
    PAGE,
    REFUSALS,
    AnyRequest,
    Code,
    GamePath,
    InjectedServices,
    Services,
    TableForMe,
    known_game,
    listed_for,
    table_for,
)
from racecraft.server.errors import Refused
from racecraft.server.play import tables
from racecraft.server.play.listing import listed, listing
from racecraft.server.solo import drives
from racecraft.server.store import schema

LATEST = 10**15
"""A time that nobody will see."""


class MyRaces(msgspec.Struct, frozen=True):
    races: list[TableForMe]


class MyTurns(msgspec.Struct, frozen=True):
    turns: list[str]
    """Codes of tables that wait for me."""


class Standing(msgspec.Struct, frozen=True):
    name: str
    rating: int
    races: int


class Standings(msgspec.Struct, frozen=True):
    standings: list[Standing]


class BestTime(msgspec.Struct, frozen=True):
    """A drive alone."""

    name: str
    cost: int
    """Seconds or turns."""
    spare: int
    """What breaks a tie: the more the better."""
    code: str
    ended: int
    bot: bool


class BestTimes(msgspec.Struct, frozen=True):
    unit: Unit
    times: list[BestTime]
    """The best first."""
    assisted: list[BestTime]
    """Those with help, by a hint, an undo or a bot at the wheel."""


class Tally(msgspec.Struct, frozen=True):
    """Races of one kind."""

    races: int
    wins: int
    mean_place: float


class GameStatistics(msgspec.Struct, frozen=True):
    races: int
    drivers: int
    by_track: dict[str, int]
    mine: Tally


class HistoryEntry(msgspec.Struct, frozen=True):
    code: str
    game: str
    track: str
    seat: int
    seats: int
    place: int
    score: int
    reason: str
    rated: bool
    ended: int
    drive: HistoryDrive | None = None
    """Of a race of one car that reached the finish."""


class HistoryDrive(msgspec.Struct, frozen=True):
    unit: Unit
    cost: int
    spare: int
    assisted: bool
    day: str | None
    """Of a drive of the day that counted."""


class History(msgspec.Struct, frozen=True):
    races: list[HistoryEntry]


@get("/api/me/races", responses=REFUSALS)
async def my_races(
    request: AnyRequest,
    services: InjectedServices,
    status: FromQuery[Literal["open", "running", "over"] | None] = None,
    put_away: FromQuery[bool] = False,
) -> MyRaces:
    """Tables at which I sit, the newest first, in short as in the lobby: without exercises, and without those
    that I have put away or, if asked for, only those."""
    person = await services.person(request)
    if person is None:
        return MyRaces([])
    columns = schema.tables.c
    seats = schema.seats.c
    at = select(seats.code).where(seats.identity == person.id, seats.put_away.is_(put_away))
    query = listing().where(columns.code.in_(at), columns.status != tables.CLOSED, columns.training.is_(None))
    if status is not None:
        query = query.where(columns.status == status)
    rows = await services.play.store.read(query.order_by(columns.created.desc()).limit(PAGE))
    return MyRaces(listed_for(person, await listed(services.play.store, rows)))


@post("/api/me/races/{code:str}/put-away", status_code=200, responses=REFUSALS)
async def put_race_away(
    request: AnyRequest, services: InjectedServices, code: Code, data: JSONBody[Switch]
) -> TableForMe:
    """Puts a race of mine out of my sight, or brings it back. Nothing of the race changes."""
    person = await services.somebody(request)
    store = services.play.store
    columns = schema.seats.c
    facts = await tables.load(store, code)
    if not facts.taken_by(person.id):
        raise Refused("not-yours", "you do not sit at this table")
    theirs = update(schema.seats).where(columns.code == code, columns.identity == person.id)
    await store.write(theirs.values(put_away=data.on))
    return table_for(person, await services.play.changed(code))


@get("/api/me/turns", responses=REFUSALS)
async def my_turns(request: AnyRequest, services: InjectedServices) -> MyTurns:
    """Races that wait for a decision of mine; exercises can wait."""
    person = await services.person(request)
    return MyTurns([] if person is None else await _turns(services, person))


async def _turns(services: Services, person: Person) -> list[str]:
    columns = schema.tables.c
    query = (
        select(columns.code)
        .join(schema.seats, schema.seats.c.code == columns.code)
        .where(schema.seats.c.identity == person.id, schema.seats.c.put_away.is_(False))
        .where(columns.status == tables.RUNNING, columns.training.is_(None))
        .distinct()
        .order_by(columns.code)
        .limit(PAGE)
    )
    rows = await services.play.store.read(query)
    return [row.code for row in rows if await _waits(services, row.code, person)]


async def _waits(services: Services, code: str, person: Person) -> bool:
    try:
        return await services.play.waits_for(code, person)
    except RacecraftError:  # a race that cannot be shown waits for nobody
        return False


@get("/api/me/history", responses=REFUSALS)
async def my_history(
    request: AnyRequest,
    services: InjectedServices,
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    before: Annotated[int, QueryParameter(ge=0, le=LATEST)] = LATEST,
) -> History:
    """Results of my races, the latest first; `before` asks for older ones."""
    person = await services.person(request)
    if person is None:
        return History([])
    columns = schema.results.c
    query = select(schema.results).where(columns.identity == person.id, columns.ended < before)
    if game is not None:
        query = query.where(columns.game == known_game(game).id)
    rows = await services.play.store.read(query.order_by(columns.ended.desc()).limit(PAGE))
    driven = await drives.of_tables(services.play.store, [row.code for row in rows if row.seats == 1])
    return History(
        [
            msgspec.structs.replace(
                msgspec.convert(row._mapping, HistoryEntry, strict=False), drive=_drive(driven.get(row.code))
            )
            for row in rows
        ]
    )


def _drive(row: Any) -> HistoryDrive | None:
    if row is None:
        return None
    return HistoryDrive(game_of(row.game).drive_unit, row.cost, row.spare, row.assisted, row.day)


@get("/api/games/{game:str}/ratings", responses=REFUSALS)
async def get_ratings(services: InjectedServices, game: GamePath) -> Standings:
    """The best by rating."""
    columns = schema.ratings.c
    query = (
        select(schema.identities.c.name, columns.mu, columns.sigma, columns.races)
        .join(schema.identities, schema.identities.c.id == columns.identity)
        .where(columns.game == known_game(game).id)
        .order_by((columns.mu - 3 * columns.sigma).desc())
        .limit(PAGE)
    )
    rows = await services.play.store.read(query)
    return Standings(
        [Standing(row.name, Rating(row.mu, row.sigma, row.races).shown, row.races) for row in rows]
    )


@get("/api/games/{game:str}/times/{track:str}", responses=REFUSALS)
async def get_times(
    services: InjectedServices, game: GamePath, track: Annotated[str, PathParameter(max_length=40)]
) -> BestTimes:
    """The best solo drives on a built-in track with default options."""
    title = known_game(game)
    if track not in title.tracks():
        raise Refused("not-found", f"{title.id} has no track {track!r}; it has {', '.join(title.tracks())}")
    options = msgspec.to_builtins(title.options(title.track_options(track)))
    columns = schema.drives.c
    found = []
    for assisted in (False, True):
        here = drives.best_first(assisted).where(
            columns.game == title.id, columns.setting == setting_of(options)
        )
        rows = await services.play.store.read(here.limit(PAGE))
        found.append([best_time(row) for row in rows])
    return BestTimes(title.drive_unit, *found)


def best_time(row: Any) -> BestTime:
    """A row of `drives`."""
    return BestTime(row.name, row.cost, row.spare, row.code, row.ended, row.bot is not None)


@get("/api/games/{game:str}/statistics", responses=REFUSALS)
async def get_statistics(request: AnyRequest, services: InjectedServices, game: GamePath) -> GameStatistics:
    """How much the game is raced here, and how I fare in it."""
    title = known_game(game)
    person = await services.person(request)
    store = services.play.store
    tracks, drivers = schema.track_sums.c, schema.driver_sums.c
    by_track = await store.read(select(tracks.track, tracks.races).where(tracks.game == title.id))
    counted = await store.one(
        select(func.count()).select_from(schema.driver_sums).where(drivers.game == title.id)
    )
    mine = None
    if person is not None:
        mine = await store.one(
            select(schema.driver_sums).where(drivers.game == title.id, drivers.identity == person.id)
        )
    tally = Tally(0, 0, 0.0)
    if mine is not None:
        tally = Tally(mine.races, mine.wins, round(mine.places / mine.races, 3))
    races = {row.track: row.races for row in by_track}
    return GameStatistics(sum(races.values()), counted[0], races, tally)


HANDLERS = [my_races, put_race_away, my_turns, my_history, get_ratings, get_times, get_statistics]
