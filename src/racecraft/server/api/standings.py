"""How people and tracks stand: ratings, best times, statistics. One's own races are in `my_races`."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.params import PathParameter
from sqlalchemy import func, select

from racecraft.arena.targets import setting_of
from racecraft.engine.pace import Unit
from racecraft.server.accounts.ratings import Rating
from racecraft.server.api.services import (
    PAGE,
    REFUSALS,
    AnyRequest,
    GamePath,
    InjectedServices,
    known_game,
)
from racecraft.server.errors import Refused
from racecraft.server.solo import drives
from racecraft.server.store import schema


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
    """Races against others."""

    races: int
    wins: int
    mean_place: float


class GameStatistics(msgspec.Struct, frozen=True):
    races: int
    drivers: int
    """People who have raced against others."""
    by_track: dict[str, int]
    mine: Tally


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


HANDLERS = [get_ratings, get_times, get_statistics]
