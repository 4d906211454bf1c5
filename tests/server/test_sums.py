"""Statistics are kept as sums: the same numbers as counting all results, without reading these."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, case, create_engine, distinct, func, insert, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from racecraft.server.accounts import sums
from racecraft.server.store import migrate, schema
from racecraft.server.store.base import Must, News
from tests.server.running_server import RunningServer, running
from tests.server.test_races import drive

TRACKS = ["classic", "serpentine", "own"]
GAMES = ["gt", "rali"]


def some_races(random: Random, first: int, count: int) -> list[list[dict[str, Any]]]:
    """Rows of `results`, a list a race: people who come again, bots, solo drives that finish or do not."""
    races = []
    for number in range(first, first + count):
        seats = random.choice([1, 1, 2, 4])
        race = {
            "code": f"race{number:04}",
            "game": random.choice(GAMES),
            "track": random.choice(TRACKS),
            "setting": random.choice("abc"),
            "seats": seats,
            "reason": random.choice(["finish", "finish", "out"]),
            "rated": False,
            "ended": 1000 + number,
        }
        people = [random.choice([None, "ann", "bob", "eve"]) for _ in range(seats)]
        races.append(
            [
                {**race, "seat": seat, "identity": person, "name": person or "club", "place": seat + 1}
                | {"bot": None if person else "club", "score": -random.randrange(1, 20)}
                for seat, person in enumerate(people)
            ]
        )
    return races


def drives_of(race: list[dict[str, Any]], random: Random) -> list[dict[str, Any]]:
    """The row of `drives` of a race of one car that reached its finish."""
    first = race[0]
    if len(race) > 1 or first["reason"] != "finish":
        return []
    names = ("code", "game", "track", "setting", "identity", "name", "bot", "ended")
    told = {"cost": -first["score"], "spare": random.randrange(3), "assisted": random.random() < 0.3}
    return [{name: first[name] for name in names} | told]


def counted(connection: Connection) -> dict[str, Any]:
    """What the sums should say, counted from the results."""
    columns = schema.results.c
    drive = schema.drives.c
    rank = func.row_number().over(
        partition_by=[drive.game, drive.setting], order_by=[drive.cost, drive.spare.desc(), drive.ended]
    )
    best = select(schema.drives, rank.label("rank")).where(drive.assisted.is_(False)).subquery().c
    drives = select(best.game, best.setting, best.code, best.cost, best.spare)
    wins = func.sum(case((columns.place == 1, 1), else_=0))
    queries = {
        "track_sums": select(columns.game, columns.track, func.count(distinct(columns.code))).group_by(
            columns.game, columns.track
        ),
        "driver_sums": select(
            columns.game, columns.identity, func.count(), wins, func.sum(columns.place)
        ).where(columns.identity.is_not(None), columns.seats > 1, columns.bot_finished.is_(False)).group_by(
            columns.game, columns.identity
        ),
        "best_drives": drives.where(best.rank == 1),
    }  # fmt: skip
    return {name: sorted(map(tuple, connection.execute(query).all())) for name, query in queries.items()}


def kept(connection: Connection) -> dict[str, Any]:
    tables = (schema.track_sums, schema.driver_sums, schema.best_drives)
    return {table.name: sorted(map(tuple, connection.execute(select(table)).all())) for table in tables}


def check_sums(connection: Connection) -> None:
    """Races of the earlier schema are summed by the migration, later ones as they end."""
    random = Random(5)
    migrate.upgrade(connection, "0002")
    connection.execute(
        text("INSERT INTO identities (id, kind, name, created) VALUES ('ann', 'guest', 'Ann', 1)")
    )
    early, late = some_races(random, 0, 60), some_races(random, 60, 60)
    for race in [*early, *late]:
        connection.execute(
            text(
                "INSERT INTO tables (code, game, track, options, status, public, rated, host, seed, created) "
                "VALUES (:code, 'rali', 'own', '{}', 'over', true, false, 'ann', '', 1)"
            ),
            {"code": race[0]["code"]},
        )
    bots_drove = [row for race in early[::3] for row in race if row["identity"] is not None]
    for race in early:
        connection.execute(insert(schema.results).values(race))
    for row in bots_drove:
        connection.execute(
            text(
                "INSERT INTO seats (code, seat, kind, identity, name, words, away) "
                "VALUES (:code, :seat, 'person', 'ann', 'Ann', '', true)"
            ),
            {"code": row["code"], "seat": row["seat"]},
        )
    migrate.upgrade(connection)
    marked = select(func.count()).select_from(schema.results).where(schema.results.c.bot_finished)
    assert connection.execute(marked).scalar_one() == len(bots_drove) > 0
    assert kept(connection) == counted(connection)
    for race in late:
        race = [{**row, "bot_finished": random.random() < 0.2} for row in race]
        connection.execute(insert(schema.results).values(race))
        for statement in sums.statements(race):
            assert not isinstance(statement, (Must, News))
            connection.execute(statement)
        for row in drives_of(race, random):
            connection.execute(insert(schema.drives).values(row))
            for statement in [] if row["assisted"] else sums.best_drive(row):
                assert not isinstance(statement, (Must, News))
                connection.execute(statement)
    assert kept(connection) == counted(connection)
    assert len(kept(connection)["best_drives"]) == 6


def test_the_sums_are_those_of_the_results_on_sqlite(folder: Path) -> None:
    with create_engine(
        f"sqlite:///{folder / 'race.db'}", isolation_level="AUTOCOMMIT"
    ).connect() as connection:
        check_sums(connection)


def test_the_sums_are_those_of_the_results_on_postgresql(empty_postgres_url: str) -> None:
    async def work() -> None:
        engine = create_async_engine(empty_postgres_url.replace("postgresql://", "postgresql+asyncpg://", 1))
        async with engine.begin() as connection:
            await connection.run_sync(check_sums)
        await engine.dispose()

    asyncio.run(work())


@pytest.mark.asyncio
async def test_statistics_and_tracks_read_no_results_but_the_best(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        for _ in range(2):
            await solo_drive(server, ann)
        asked: list[str] = []
        read = server.service.store.read

        async def listed(query: Any) -> Any:
            asked.append(str(query))
            return await read(query)

        monkeypatch.setattr(server.service.store, "read", listed)
        told = await ann.ask("GET", "/api/games/rali/statistics")
        assert (told["races"], told["drivers"], told["by_track"]) == (2, 0, {"classic": 2})
        assert told["mine"] == {"races": 0, "wins": 0, "mean_place": 0.0}, (
            "drives alone are won against nobody"
        )
        assert not [query for query in asked if "results" in query]
        tracks = {track["id"]: track for track in (await ann.ask("GET", "/api/games/rali/tracks"))["tracks"]}
        times = (await ann.ask("GET", "/api/games/rali/times/classic"))["times"]
        assert tracks["classic"]["record"] == times[0]
        assert any("best_drives" in query for query in asked)


async def solo_drive(server: RunningServer, guest: Any) -> None:
    body = {"game": "rali", "seats": [{"kind": "me"}], "start": True}
    code = (await guest.ask("POST", "/api/tables", body))["table"]["code"]
    async with guest.at(code, 0) as wire:
        await drive(wire, 0, Random(3))
        await wire.until(lambda wire: wire.table["status"] == "over")
