"""My own races: those that go on, those that wait for me, results to search, figures and records.

Results and drives may be very many. A query looks at the latest of them only, by an index, and says where
the next one can go on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from litestar import get, post
from litestar.params import FromQuery, JSONBody, QueryParameter
from sqlalchemy import Select, case, exists, func, select, update

from racecraft.arena.targets import setting_of
from racecraft.engine.errors import RacecraftError
from racecraft.engine.pace import Unit
from racecraft.engine.registry import game_of
from racecraft.outlook import games_of_throws
from racecraft.server.accounts.identity import Person
from racecraft.server.accounts.sums import races_against_others
from racecraft.server.api.hosting import Switch
from racecraft.server.api.services import (
    PAGE,
    REFUSALS,
    AnyRequest,
    Code,
    InjectedServices,
    Services,
    TableForMe,
    known_game,
    listed_for,
    table_for,
)
from racecraft.server.errors import Refused
from racecraft.server.learning import practice
from racecraft.server.play import tables, turns
from racecraft.server.play.listing import listed, listing
from racecraft.server.solo import drives
from racecraft.server.store import schema
from racecraft.server.store.base import Store

LATEST = 10**15
"""A time that nobody will see."""
LOOKED_AT = 2000
"""Results or drives of one person that one query looks at, the latest first."""
MOST_LINES = 30
"""Tracks and rivals of a statistic."""
MOST_RECORDS = 200

GameQuery = Annotated[str | None, QueryParameter(max_length=40)]
TimeQuery = Annotated[int, QueryParameter(ge=0, le=LATEST)]


class MyRaces(msgspec.Struct, frozen=True):
    races: list[TableForMe]


class OpenedRace(msgspec.Struct, frozen=True):
    """A race of a championship that has opened with a seat for me."""

    code: str
    """Of its table."""
    invite: str
    """Takes me to my seat."""
    championship: str
    name: str
    """Of the championship."""
    race: int
    """Which race, counted from 0."""
    game: str
    track: str


class MyTurns(msgspec.Struct, frozen=True):
    turns: list[str]
    """Codes of tables that wait for me, the most urgent first."""
    deadlines: dict[str, int]
    """By code, when my time is up, where a clock runs."""
    opened: list[OpenedRace]
    practice: int
    """Exercises that are due."""


class HistoryDrive(msgspec.Struct, frozen=True):
    unit: Unit
    cost: int
    spare: int
    assisted: bool
    day: str | None
    """Of a drive of the day that counted."""
    medal: Literal["bronze", "silver", "gold"] | None


class HistoryRival(msgspec.Struct, frozen=True):
    seat: int
    name: str
    bot: str | None
    place: int


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
    bot_finished: bool
    """A bot drove to the end for me: the place counts nowhere."""
    ended: int
    drive: HistoryDrive | None = None
    """Of a race of one car that reached the finish."""
    rivals: list[HistoryRival] = []
    """Who raced along, by place."""


class History(msgspec.Struct, frozen=True):
    races: list[HistoryEntry]
    older: int | None
    """The `before` with which the search goes on; none at its end."""


class PlaceCount(msgspec.Struct, frozen=True):
    place: int
    races: int


class TrackCount(msgspec.Struct, frozen=True):
    game: str
    track: str
    races: int
    wins: int
    mean_place: float
    counted: int
    """Races whose risks are counted:"""
    risk: float
    """how many times harm was to be expected by my throws in them,"""
    harm: int
    """and how many times it came."""


class RivalCount(msgspec.Struct, frozen=True):
    name: str
    bot: str | None
    races: int
    ahead: int
    """Races in which I was before them, before all where several bots go by one name,"""
    behind: int
    """and those in which I was behind them all."""
    counted: int
    """Races whose risks are counted, and what I risked and paid in them, as by track."""
    risk: float
    harm: int


class MyStatistics(msgspec.Struct, frozen=True):
    """My races against others, as far as they are looked at, without those that a bot drove to the end."""

    races: int
    wins: int
    places: list[PlaceCount]
    tracks: list[TrackCount]
    """The most raced first."""
    rivals: list[RivalCount]
    """Those I met most often first."""
    most: int
    """Races that are looked at, the latest."""


class MyRecord(msgspec.Struct, frozen=True):
    """My best drive alone with certain options."""

    code: str
    game: str
    track: str
    unit: Unit
    cost: int
    spare: int
    ended: int
    drives: int
    """Drives of mine with the same options."""
    usual: bool
    """With the options that the track has by itself."""
    best_of_all: bool
    """Nobody here was better."""


class MyRecords(msgspec.Struct, frozen=True):
    records: list[MyRecord]


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
    """What waits for me: decisions, races of championships that have opened, exercises."""
    person = await services.person(request)
    if person is None:
        return MyTurns([], {}, [], 0)
    service = services.play
    found = await turns.of_person(service, person.id)
    deadlines = {turn.facts.code: turn.deadline for turn in found if turn.deadline is not None}
    opened = [_opened(turn) for turn in await turns.opened_for(service, person.id)]
    _, due, _ = await practice.next_due(service.store, person, service.now())
    return MyTurns([turn.facts.code for turn in found], deadlines, opened, due)


def _opened(turn: turns.Turn) -> OpenedRace:
    facts = turn.facts
    return OpenedRace(
        code=facts.code,
        invite=facts.seats[turn.seats[0]].invite or "",
        championship=facts.championship or "",
        name=turn.opens or "",
        race=facts.championship_race or 0,
        game=facts.game,
        track=facts.track,
    )


@get("/api/me/history", responses=REFUSALS)
async def my_history(
    request: AnyRequest,
    services: InjectedServices,
    game: GameQuery = None,
    track: Annotated[str | None, QueryParameter(max_length=80)] = None,
    rival: Annotated[str | None, QueryParameter(max_length=60)] = None,
    result: FromQuery[Literal["won", "podium", "beaten", "resigned"] | None] = None,
    since: TimeQuery = 0,
    before: TimeQuery = LATEST,
) -> History:
    """Results of my races, the latest first; a rival is found by name. `before` asks for older ones."""
    person = await services.person(request)
    if person is None:
        return History([], None)
    store = services.play.store
    window = _latest_results(person, game, since, before).subquery()
    mine = window.c
    query = select(window).order_by(mine.ended.desc(), mine.code, mine.seat)
    if track is not None:
        query = query.where(mine.track == track)
    if rival is not None:
        other = schema.results.alias()
        query = query.where(
            exists().where(other.c.code == mine.code, other.c.seat != mine.seat, other.c.name == rival)
        )
    if result is not None:
        query = query.where(*_meaning(mine, result))
    rows = await store.read(query.limit(PAGE))
    driven = await drives.of_tables(store, [row.code for row in rows if row.seats == 1])
    drives_told = {code: await _drive(services, row) for code, row in driven.items()}
    along = await _along(store, rows)
    entries = [
        msgspec.structs.replace(
            msgspec.convert(row._mapping, HistoryEntry, strict=False),
            drive=drives_told.get(row.code),
            rivals=[rival for rival in along.get(row.code, []) if rival.seat != row.seat],
        )
        for row in rows
    ]
    if len(rows) == PAGE:
        return History(entries, rows[-1].ended)
    looked = await store.one(select(func.count().label("count"), func.min(mine.ended).label("first")))
    return History(entries, looked.first if looked.count == LOOKED_AT else None)


def _latest_results(person: Person, game: str | None, since: int = 0, before: int = LATEST) -> Select[Any]:
    """What a query looks at."""
    columns = schema.results.c
    query = select(schema.results).where(
        columns.identity == person.id, columns.ended < before, columns.ended >= since
    )
    if game is not None:
        query = query.where(columns.game == known_game(game).id)
    return query.order_by(columns.ended.desc()).limit(LOOKED_AT)


def _meaning(mine: Any, result: str) -> list[Any]:
    """The condition of a result; drives alone are neither won nor lost, nor are races that a bot finished."""
    if result == "resigned":
        return [mine.reason == "resigned"]
    places = {"won": mine.place == 1, "podium": mine.place <= 3, "beaten": mine.place > 1}
    return [places[result], *races_against_others(mine)]


async def _along(store: Store, rows: Sequence[Any]) -> dict[str, list[HistoryRival]]:
    """By table, everybody who raced there."""
    found: dict[str, list[HistoryRival]] = {row.code: [] for row in rows if row.seats > 1}
    if found:
        columns = schema.results.c
        query = select(columns.code, columns.seat, columns.name, columns.bot, columns.place)
        for row in await store.read(
            query.where(columns.code.in_(list(found))).order_by(columns.code, columns.place, columns.seat)
        ):
            found[row.code].append(HistoryRival(row.seat, row.name, row.bot, row.place))
    return found


async def _drive(services: Services, row: Any) -> HistoryDrive:
    medal: Any = await services.targets.medal(row)
    return HistoryDrive(game_of(row.game).drive_unit, row.cost, row.spare, row.assisted, row.day, medal)


@get("/api/me/statistics", responses=REFUSALS)
async def my_statistics(
    request: AnyRequest, services: InjectedServices, game: GameQuery = None
) -> MyStatistics:
    """How I fare against others: by place, by track, by rival."""
    person = await services.person(request)
    if person is None:
        return MyStatistics(0, 0, [], [], [], LOOKED_AT)
    store = services.play.store
    await services.play.risks.recall(person.id)
    window = _latest_results(person, game).subquery()
    mine = window.c
    raced = races_against_others(mine)
    places = await store.read(
        select(mine.place, func.count().label("races"))
        .where(*raced)
        .group_by(mine.place)
        .order_by(mine.place)
    )
    races, won = func.count(), func.sum(case((mine.place == 1, 1), else_=0))
    tracks = await store.read(
        select(
            mine.game,
            mine.track,
            races.label("races"),
            won.label("wins"),
            func.avg(mine.place).label("mean"),
            *_risked(mine),
        )
        .where(*raced)
        .group_by(mine.game, mine.track)
        .order_by(races.desc(), mine.game, mine.track)
        .limit(MOST_LINES)
    )
    counts = [PlaceCount(row.place, row.races) for row in places]
    return MyStatistics(
        races=sum(each.races for each in counts),
        wins=sum(each.races for each in counts if each.place == 1),
        places=counts,
        tracks=[
            TrackCount(row.game, row.track, row.races, row.wins, round(float(row.mean), 2), *_sums(row))
            for row in tracks
        ],
        rivals=await _rivals(store, person, window),
        most=LOOKED_AT,
    )


async def _rivals(store: Store, person: Person, window: Any) -> list[RivalCount]:
    """Whom I met: people by who they are and under their latest name in the alphabet, bots by their names."""
    table = schema.results.alias()
    mine, other = window.c, table.c
    place = func.max(mine.place)
    rival = func.coalesce(other.identity, other.name)
    met = (  # a line for every race, though two bots of one name may have been in it
        select(
            rival.label("rival"),
            func.max(other.name).label("name"),
            func.max(other.bot).label("bot"),
            case((place < func.min(other.place), 1), else_=0).label("ahead"),
            case((place > func.max(other.place), 1), else_=0).label("behind"),
            func.max(mine.game).label("game"),
            func.max(mine.risk).label("risk"),
            func.max(mine.harm).label("harm"),
        )
        .select_from(window.join(table, (other.code == mine.code) & (other.seat != mine.seat)))
        .where((other.identity.is_(None)) | (other.identity != person.id), *races_against_others(mine))
        .group_by(mine.code, mine.seat, rival)
        .subquery()
    )
    races = func.count()
    query = (
        select(
            func.max(met.c.name).label("name"),
            func.max(met.c.bot).label("bot"),
            races.label("races"),
            func.sum(met.c.ahead).label("ahead"),
            func.sum(met.c.behind).label("behind"),
            *_risked(met.c),
        )
        .group_by(met.c.rival)
        .order_by(races.desc(), func.max(met.c.name))
        .limit(MOST_LINES)
    )
    return [
        RivalCount(row.name, row.bot, row.races, row.ahead, row.behind, *_sums(row))
        for row in await store.read(query)
    ]


def _risked(mine: Any) -> list[Any]:
    """What I risked and paid in the races that are counted."""
    thrown = mine.game.in_(games_of_throws())
    risk = case((thrown, mine.risk))
    return [
        func.count(risk).label("counted"),
        func.sum(risk).label("risk"),
        func.sum(case((thrown, mine.harm))).label("harm"),
    ]


def _sums(row: Any) -> tuple[int, float, int]:
    return row.counted, round(float(row.risk or 0), 2), int(row.harm or 0)


@get("/api/me/records", responses=REFUSALS)
async def my_records(request: AnyRequest, services: InjectedServices, game: GameQuery = None) -> MyRecords:
    """My best drives alone without help, one for every track and its options."""
    person = await services.person(request)
    if person is None:
        return MyRecords([])
    columns = schema.drives.c
    latest = select(schema.drives).where(columns.identity == person.id)
    if game is not None:
        latest = latest.where(columns.game == known_game(game).id)
    window = latest.order_by(columns.ended.desc()).limit(LOOKED_AT).subquery()
    mine = window.c
    alike = (mine.game, mine.setting)
    best_first = (mine.cost, mine.spare.desc(), mine.ended, mine.code)
    ranked = (
        select(
            *mine,
            func.row_number().over(partition_by=alike, order_by=best_first).label("rank"),
            func.count().over(partition_by=alike).label("drives"),
        )
        .where(mine.assisted.is_(False), mine.day.is_(None))
        .subquery()
    )
    best, of_all = ranked.c, schema.best_drives.c
    rows = await services.play.store.read(
        select(ranked, of_all.code.label("of_all"))
        .select_from(
            ranked.outerjoin(
                schema.best_drives, (of_all.game == best.game) & (of_all.setting == best.setting)
            )
        )
        .where(best.rank == 1)
        .order_by(best.game, best.track, best.drives.desc(), best.code)
        .limit(MOST_RECORDS)
    )
    return MyRecords([_record(row) for row in rows])


def _record(row: Any) -> MyRecord:
    return MyRecord(
        *(row.code, row.game, row.track, game_of(row.game).drive_unit, row.cost, row.spare, row.ended),
        drives=row.drives,
        usual=row.setting == _usual_setting(row.game, row.track),
        best_of_all=row.of_all == row.code,
    )


def _usual_setting(game_id: str, track: str) -> str | None:
    """Of a track with no options besides."""
    game = game_of(game_id)
    try:
        return setting_of(msgspec.to_builtins(game.options(game.track_options(track))))
    except RacecraftError:  # a board of one's own
        return None


HANDLERS = [my_races, put_race_away, my_turns, my_history, my_statistics, my_records]
