"""My races: what waits for me, results to search, figures, records."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import delete, insert, select, update

from racecraft.reviews.risks import harms_of, risks_in
from racecraft.server.api import my_races
from racecraft.server.learning import risks
from racecraft.server.play.clocks import DAY
from racecraft.server.store import schema
from tests.server.running_server import Clock, Guest, RunningServer, running
from tests.server.test_notices import move, slow_race, waits
from tests.server.test_races import drive
from tests.server.test_solo import begin, to_the_end

pytestmark = pytest.mark.asyncio


async def raced(server: RunningServer, ann: Guest, bob: Guest) -> str:
    """A race of one lap to its end."""
    body = {"game": "rali", "options": {"laps": 1}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    code = str((await ann.ask("POST", "/api/tables", body))["table"]["code"])
    await bob.ask("POST", f"/api/tables/{code}/seats/1", {})
    await ann.ask("POST", f"/api/tables/{code}/start", {})
    async with ann.at(code, 0) as one, bob.at(code, 1) as two:
        await asyncio.gather(drive(one, 0, Random(1)), drive(two, 1, Random(2)))
        await one.until(lambda wire: wire.table["status"] == "over")
    return code


async def add_results(server: RunningServer, code: str, count: int, **values: Any) -> None:
    """More results of the first seat of a race, at tables that are like its own, each an hour older."""
    store = server.service.store
    table = dict((await store.one(select(schema.tables).where(schema.tables.c.code == code)))._mapping)
    columns = schema.results.c
    rows = [
        dict(row._mapping)
        for row in await store.read(select(schema.results).where(columns.code == code).order_by(columns.seat))
    ]
    for number in range(count):
        other = f"{values.get('track', 'x')}{number:015}"
        when = {"ended": rows[0]["ended"] - (number + 1) * 3_600_000}
        places = {"place": values["place"]} if "place" in values else {}
        rest = {name: value for name, value in values.items() if name != "place"}
        entries = [row | rest | {"code": other} | when for row in rows]
        entries[0] |= places
        await store.write(
            insert(schema.tables).values(**table | {"code": other}), insert(schema.results).values(entries)
        )


async def codes(guest: Guest, query: str = "") -> list[str]:
    return [race["code"] for race in (await guest.ask("GET", f"/api/me/history{query}"))["races"]]


async def test_what_waits_comes_with_its_deadline_the_most_urgent_first(folder: Path) -> None:
    clock = Clock()
    async with running(folder, now=clock) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        timeless = await slow_race(ann, bob, clock=None)
        later = await slow_race(ann, bob, clock={"kind": "days", "days": 9})
        soon = await slow_race(ann, bob)
        for code in (timeless, later, soon):
            if await waits(server, code, 0):
                await move(ann, code, 0)
        told = await bob.ask("GET", "/api/me/turns")
        assert told["turns"] == [soon, later, timeless]
        assert told["deadlines"] == {soon: clock.now + 3 * DAY, later: clock.now + 9 * DAY}
        assert (await ann.ask("GET", "/api/me/turns"))["turns"] == []
        async with server.guest() as nobody:
            nothing = {"turns": [], "deadlines": {}, "opened": [], "practice": 0}
            assert await nobody.ask("GET", "/api/me/turns") == nothing


async def test_what_was_risked_and_paid_is_counted_once_for_every_race(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When it ends, or when its driver asks for figures."""
    for module in (my_races, risks):
        monkeypatch.setattr(module, "games_of_throws", lambda: {"rali"})  # the shortest race
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await raced(server, ann, bob)
        record = await server.service.record(code)
        results, uncounted = schema.results, schema.results.c.risk.is_(None)
        for _ in range(2):
            track: dict[str, Any] = {"counted": 0}
            while not track["counted"]:
                (track,) = (await ann.ask("GET", "/api/me/statistics"))["tracks"]
                await asyncio.sleep(0.02)
            assert track["risk"] == pytest.approx(risks_in(record, 0, 1000).risks[0], abs=0.006)
            assert track["harm"] == harms_of(record)[0]
            rows = await server.service.store.read(select(results).where(uncounted))
            assert not rows, "everybody's risks are counted"
            await server.service.store.write(update(results).values(risk=None, harm=None))


@pytest.mark.parametrize(
    ("moves", "pauses"),
    [([0], 1), ([500, 300, 101, 100, 900], 4), ([101] * 1000, risks.LONGEST_PAUSES)],
    ids=["nothing to do", "a rush", "a crowd"],
)
async def test_risks_are_counted_when_few_moves_are_made(
    moves: list[int], pauses: int, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that counts would take a core from those who play; but it does not wait for ever."""
    async with running(folder) as server:
        service = server.service
        made = iter(moves)
        slept = 0

        async def sleep(seconds: float) -> None:
            nonlocal slept
            slept += 1
            service.metrics.moves += next(made)

        monkeypatch.setattr(risks, "asyncio", SimpleNamespace(sleep=sleep))
        await service.risks._quiet()
        assert slept == pauses


async def test_results_are_searched_and_counted(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await raced(server, ann, bob)
        (only,) = (await ann.ask("GET", "/api/me/history"))["races"]
        assert [(rival["name"], rival["bot"]) for rival in only["rivals"]] == [("Bob", None)]
        counted = {"risk": 0.5, "harm": 2}
        await add_results(server, code, 2, track="lakes", place=1, **counted)
        await add_results(server, code, 3, track="moor", place=2, **counted)
        await add_results(server, code, 1, track="over", place=4, reason="resigned", seats=4, **counted)
        assert len(await codes(ann)) == 7
        assert len(await codes(ann, "?track=lakes")) == 2
        assert len(await codes(ann, "?game=rali&result=beaten")) == 4 + (only["place"] > 1)
        assert len(await codes(ann, "?result=podium")) == 6
        assert len(await codes(ann, "?result=resigned")) == 1
        assert len(await codes(ann, "?rival=Bob")) == 7
        assert await codes(ann, "?rival=Ann") == []
        assert await codes(ann, f"?since={only['ended']}") == [code]
        assert code not in await codes(ann, f"?before={only['ended']}")
        await ann.refused("not-found", "GET", "/api/me/history?game=chess")
        await ann.refused("bad-request", "GET", "/api/me/history?result=lost")

        mine = await ann.ask("GET", "/api/me/statistics?game=rali")
        assert mine["races"] == 7
        assert sum(each["races"] for each in mine["places"]) == 7
        assert mine["tracks"][0] == {
            "game": "rali",
            "track": "moor",
            "races": 3,
            "wins": 0,
            "mean_place": 2.0,
            "counted": 0,
            "risk": 0.0,
            "harm": 0,
        }, "harm is not set against throws in a game in which it comes by chosen steps too"
        (bob_met,) = mine["rivals"]
        assert (bob_met["name"], bob_met["races"]) == ("Bob", 7)
        assert (await ann.ask("GET", "/api/me/statistics?game=heat"))["races"] == 0
        async with server.guest() as nobody:
            assert (await nobody.ask("GET", "/api/me/statistics"))["places"] == []
            assert await nobody.ask("GET", "/api/me/history?rival=Bob") == {"races": [], "older": None}


async def test_bots_of_one_strength_count_once_a_race(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await raced(server, ann, bob)
        store = server.service.store
        columns = schema.results.c
        (row,) = await store.read(select(schema.results).where(columns.code == code, columns.seat == 0))
        mine = dict(row._mapping) | {"game": "gt", "seats": 4, "place": 2, "risk": 0.5, "harm": 2}
        bot = mine | {"identity": None, "name": "club", "bot": "club"}
        await store.write(
            delete(schema.results),
            insert(schema.results).values(
                [
                    mine,
                    bot | {"seat": 1, "place": 1},
                    bot | {"seat": 2, "place": 3},
                    bot | {"seat": 3, "place": 4, "name": "rookie", "bot": "rookie"},
                ]
            ),
        )
        rivals = (await ann.ask("GET", "/api/me/statistics"))["rivals"]
        once = {"races": 1, "counted": 1, "risk": 0.5, "harm": 2}
        assert rivals == [
            {"name": "club", "bot": "club", "ahead": 0, "behind": 0, **once},
            {"name": "rookie", "bot": "rookie", "ahead": 1, "behind": 0, **once},
        ]


async def test_a_search_looks_at_so_many_and_says_where_it_goes_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(my_races, "LOOKED_AT", 5)
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await raced(server, ann, bob)
        await add_results(server, code, 11, track="moor")
        found: list[str] = []
        older: int | None = None
        looks = 0
        while looks == 0 or older is not None:
            told = await ann.ask("GET", f"/api/me/history?track=moor&before={older or 10**15}")
            assert len(told["races"]) <= 5
            found += [race["code"] for race in told["races"]]
            older = told["older"]
            looks += 1
        assert len(found) == len(set(found)) == 11
        assert looks == 3


async def test_records_are_the_best_drives_without_help(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        assert await ann.ask("GET", "/api/me/records") == {"records": []}
        first, second = await begin(ann), await begin(ann)
        await to_the_end(ann, first)
        await to_the_end(ann, second, 4)
        columns = schema.drives.c
        driven = {row.code: (row.cost, -row.spare, row.ended) for row in await server.service.store.read(
            select(columns.code, columns.cost, columns.spare, columns.ended)
        )}  # fmt: skip
        (record,) = (await ann.ask("GET", "/api/me/records?game=rali"))["records"]
        assert record["code"] == min(driven, key=lambda code: driven[code])
        assert (record["drives"], record["best_of_all"], record["track"]) == (2, True, "classic")
        assert (await ann.ask("GET", "/api/me/records?game=heat")) == {"records": []}
