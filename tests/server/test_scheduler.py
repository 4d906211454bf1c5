"""What a table tells those who look after it, and what it does about time and trouble by itself."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import update

from racecraft.server.play.scheduler import HANDICAP, SHORTEST_PAUSE, Scheduler
from racecraft.server.store import schema
from tests.server.running_server import PATIENCE, Clock, Guest, RunningServer, Wire, running
from tests.server.test_races import drive
from tests.server.test_tables import two_at_a_table

pytestmark = pytest.mark.asyncio

SAMPLE = re.compile(r'(racecraft_[a-z_]+)(\{[a-z]+="[^"\n]*"\})? (\d+(?:\.\d+)?(?:e-?\d+)?)')
NUMBERS = {
    "moves_total": "counter", "conflicts_total": "counter", "races_grown_total": "counter",
    "slow_readers_total": "counter", "refused_total": "counter", "races_finished_total": "counter",
    "notices_total": "counter",
    "store_seconds": "histogram", "think_seconds": "histogram", "sockets": "gauge", "rooms": "gauge",
    "live_races": "gauge", "questions_waiting": "gauge", "questions_total": "counter",
    "workers_lost_total": "counter", "task_up": "gauge", "task_restarts_total": "counter",
}  # fmt: skip


def read_metrics(page: str) -> tuple[dict[str, str], dict[str, float]]:
    """Types by name and values by name and labels, as strictly as Prometheus reads them."""
    types: dict[str, str] = {}
    values: dict[str, float] = {}
    for line in page.splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split()
            assert name not in types
            types[name] = kind
        elif not line.startswith("# HELP "):
            found = SAMPLE.fullmatch(line)
            assert found is not None, line
            family = re.sub(r"_(bucket|sum|count)$", "", found[1])
            assert types.get(family) == "histogram" or found[1] in types, "a type comes before its values"
            values[found[1] + (found[2] or "")] = float(found[3])
    return types, values


async def test_the_numbers_are_as_prometheus_reads_them(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        body = {"game": "rali", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "club"}], "start": True}
        code = (await ann.ask("POST", "/api/tables", body))["table"]["code"]
        async with ann.at(code, 0) as wire:
            await drive(wire, 0, Random(1))
            await wire.until(lambda wire: wire.table["status"] == "over")
            await wire.say(type="play", seat=0, moment=0, action=0)
            await wire.hear("error")
            answer = await ann.http.get("/metrics")
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        types, values = read_metrics(answer.text)
        assert types == {f"racecraft_{name}": kind for name, kind in NUMBERS.items()}
        assert values["racecraft_moves_total"] == values["racecraft_store_seconds_count"] > 0
        assert values["racecraft_store_seconds_count"] == values['racecraft_store_seconds_bucket{le="+Inf"}']
        assert values["racecraft_think_seconds_count"] > 0
        assert values['racecraft_races_finished_total{game="rali"}'] == 1
        assert values['racecraft_refused_total{key="not-running"}'] == 1
        assert values["racecraft_sockets"] == values["racecraft_live_races"] == 1
        buckets = [
            value for name, value in values.items() if name.startswith("racecraft_store_seconds_bucket")
        ]
        assert buckets == sorted(buckets)


async def sweeps(number: int) -> None:
    """Returns when the scheduler has looked so many times more, from beginning to end."""
    swept = asyncio.Semaphore(0)
    sweep = Scheduler._sweep

    async def counted(scheduler: Scheduler) -> None:
        try:
            await sweep(scheduler)
        finally:
            swept.release()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Scheduler, "_sweep", counted)
        async with asyncio.timeout(PATIENCE):
            for _ in range(number):
                await swept.acquire()


@pytest.mark.parametrize(
    ("shared", "dues", "seconds"),
    [
        (True, [], 1.0),
        (True, [None, 5_000], 1.0),
        (True, [1_700, 1_400, None], 0.4),
        (True, [1_050], SHORTEST_PAUSE),
        (True, [900, 1_000], 1.0),
        (False, [1_400], 1.0),
    ],
    ids=["nothing", "later", "soon", "at once", "looked at just now", "alone"],
)
async def test_a_process_looks_when_the_next_of_its_own_tables_is_due(
    shared: bool, dues: list[int | None], seconds: float
) -> None:
    """Before those look who have not got it, and would have to read all of its race."""
    rooms = {str(number): SimpleNamespace(facts=SimpleNamespace(due=due)) for number, due in enumerate(dues)}
    rooms["new"] = SimpleNamespace(facts=None)
    service: Any = SimpleNamespace(
        store=SimpleNamespace(shared=shared), rooms=SimpleNamespace(by_code=rooms), now=lambda: 1_000
    )
    assert Scheduler(service, 1.0).pause_after(1_000) == pytest.approx(seconds)
    assert SHORTEST_PAUSE * 1000 < HANDICAP


async def moved(server: RunningServer, guest: Guest) -> Guest:
    """The same person when the server is back."""
    again = server.guest()
    again.http.cookies.set("racecraft", guest.http.cookies["racecraft"])
    return again


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [({"kind": "bank", "minutes": 1, "increment": 5}, 61), ({"kind": "days", "days": 2}, 2 * 86_400 + 1)],
    ids=["bank", "days"],
)
async def test_time_that_runs_out_while_the_server_is_down_has_run_out(
    clock: dict[str, Any], seconds: int, folder: Path
) -> None:
    time = Clock()
    async with running(folder, now=time) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await two_at_a_table(server, ann, bob, clock=clock)
        (late,) = (await ann.ask("GET", f"/api/tables/{code}/state"))["pending"]
    time.pass_seconds(seconds)
    async with running(folder, now=time) as server:
        guests = [await moved(server, ann), await moved(server, bob)]
        async with guests[0], guests[1], guests[1 - late].at(code, 1 - late) as other:
            await other.until(lambda wire: bool(wire.table) and wire.table["seats"][late]["away"])
            await other.until(lambda wire: 1 - late in wire.shown["pending"])
            async with guests[late].at(code, late) as back:
                await back.hear("state")
                await other.until(lambda wire: not wire.table["seats"][late]["away"])
                while late not in other.shown["pending"]:
                    await other.play(1 - late, other.shown["legal"][0]["action"])
                moments = other.moment
                await sweeps(3)
                assert not other.table["seats"][late]["away"]
                state = await guests[late].ask("GET", f"/api/tables/{code}/state")
                assert state["moment"] == moments, "nobody drives for whoever is back"


async def test_a_table_in_trouble_keeps_nobody_else_waiting(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """One race cannot be grown any more; the clock of another still runs out."""
    time = Clock()
    async with running(folder, now=time) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        minute = {"kind": "bank", "minutes": 1}
        broken = await two_at_a_table(server, ann, bob, clock=minute)
        fine = await two_at_a_table(server, ann, bob, clock=minute)
        line = update(schema.moves).where(schema.moves.c.code == broken).values(line="spilt coffee")
        await server.service.store.write(line)
        server.service.rooms.by_code[broken].live = None
        async with asyncio.timeout(PATIENCE), ann.at(fine, 0) as wire:
            await wire.hear("state")
            time.pass_seconds(61)
            await wire.until(lambda wire: any(seat["away"] for seat in wire.table["seats"]))
    assert any(record.getMessage() == "a table is frozen" for record in caplog.records)


async def test_a_plan_is_told_to_nobody_before_it_is_confirmed_unless_the_game_shows_it(folder: Path) -> None:
    """GT lays its dice openly: everybody sees the plan grow. In Heat nobody hears of a card."""

    async def heard(game: str) -> tuple[list[str], Wire]:
        async with running(folder / game) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
            code = await two_at_a_table(server, ann, bob, game)
            async with ann.at(code, 0) as one, bob.at(code, 1) as two:
                await one.hear("state")
                await two.hear("state")
                actor, other, seat = (one, two, 0) if 0 in one.shown["pending"] else (two, one, 1)
                before = len(other.raw)
                await actor.play(seat, actor.shown["legal"][0]["action"])
                await other.say(type="ping")
                await other.hear("pong")
                return [text for text in other.raw[before:] if '"update"' in text], other

    updates, _ = await heard("gt")
    assert len(updates) == 1
    updates, _ = await heard("heat")
    assert updates == []
