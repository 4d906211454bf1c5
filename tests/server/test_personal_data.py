"""Everything about me, to take along or to delete; and what expires by itself."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from racecraft.server.accounts import personal_data
from racecraft.server.accounts.personal_data import NOBODY
from racecraft.server.play import housekeeping
from racecraft.server.play.clocks import DAY
from racecraft.server.store import schema
from racecraft.server.store.base import Store
from tests.server.running_server import PATIENCE, Clock, Guest, RunningServer, running
from tests.server.test_devices import expect_closed, my_name, solo
from tests.server.test_hosting import a_table, drive

pytestmark = pytest.mark.asyncio


async def everything(server: RunningServer) -> str:
    """All rows of the database as one text."""
    rows = [
        str(tuple(row))
        for table in schema.metadata.sorted_tables
        if table is not schema.notices  # names who is gone, for a day
        for row in await server.service.store.read(select(table))
    ]
    return "\n".join(rows)


async def identity_of(server: RunningServer, name: str) -> str:
    columns = schema.identities.c
    row = await server.service.store.one(select(columns.id).where(columns.name == name))
    return str(row.id)


async def a_full_life(bob: Guest, ann: Guest) -> dict[str, str]:
    """A rated race that is over, one that goes on, an open table, a chat, a bot, a report."""
    over = await a_table(ann, bob, rated=True)
    async with ann.at(over, 0) as one, bob.at(over, 1) as two:
        await one.hear("state")
        await two.hear("state")
        await two.say(type="say", text="my secret opinion")
        await drive(one, two)
    going = await a_table(bob, ann)
    waiting = await a_table(bob, ann, start=False)
    elsewhere = await a_table(ann, bob, start=False)
    await bob.ask("POST", "/api/bots", {"name": "Bobbot"})
    await bob.ask("POST", f"/api/tables/{over}/reports", {"seat": 0, "reason": "too fast"})
    await ann.ask("POST", f"/api/tables/{over}/reports", {"seat": 1, "reason": "too slow"})
    return {"over": over, "going": going, "waiting": waiting, "elsewhere": elsewhere}


async def test_the_export_has_everything_of_mine_and_no_keys(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        codes = await a_full_life(bob, ann)
        answer = await bob.http.get("/api/me/export")
        assert "attachment" in answer.headers["content-disposition"]
        found: dict[str, Any] = answer.json()
        assert {row["name"] for row in found["identities"]} == {"Bob", "Bobbot"}
        assert {row["code"] for row in found["seats"]} == set(codes.values())
        assert [row["text"] for row in found["chat"]] == ["my secret opinion"]
        assert [row["code"] for row in found["results"]] == [codes["over"]]
        assert len(found["ratings"]) == len(found["sessions"]) == 1
        assert [row["reason"] for row in found["reports"]] == ["too fast"]
        assert {row["code"]: row["host"] for row in found["tables"]} == {
            code: name in ("going", "waiting") for name, code in codes.items()
        }
        assert not any(row["about"] for row in found["reports"])
        assert await identity_of(server, "Ann") not in answer.text
        assert all((row["header"] is None) == ("options" in row) for row in found["tables"])
        assert answer.headers["content-encoding"] == "gzip"
        assert "token_hash" not in answer.text
        assert '"seed"' not in answer.text
        async with server.guest() as stranger:
            await stranger.refused("who-are-you", "GET", "/api/me/export")


@pytest.mark.long
async def test_exports_wait_for_their_readers(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of a person, two in all, until they are read."""

    async def long(store: Any, id: str) -> dict[str, str]:
        return {"noise": os.urandom(6_500_000).hex()}

    async def short(store: Any, id: str) -> dict[str, str]:
        return {}

    monkeypatch.setattr(personal_data, "export", long)
    async with (
        running(folder) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
        server.guest("Cem") as cem,
        asyncio.timeout(PATIENCE),
    ):
        async with ann.http.stream("GET", "/api/me/export") as first:
            assert first.status_code == 200
            await ann.refused("too-many", "GET", "/api/me/export")
            async with bob.http.stream("GET", "/api/me/export") as second:
                assert second.status_code == 200
                await cem.refused("busy", "GET", "/api/me/export")
        monkeypatch.setattr(personal_data, "export", short)
        while (await ann.http.get("/api/me/export")).status_code != 200:
            await asyncio.sleep(0.01)
        assert (await ann.http.get("/api/me/export")).status_code == 200, "what is read is done"


async def test_deleting_me_leaves_races_without_my_name(folder: Path, database: str) -> None:
    async with (
        running(folder, database=database) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
    ):
        codes = await a_full_life(bob, ann)
        id = await identity_of(server, "Bob")
        cookie = bob.http.cookies["racecraft"]
        async with bob.at(codes["going"], 0) as wire, ann.at(codes["going"], 1) as other:
            await wire.hear("state")
            await other.hear("state")
            await bob.ask("DELETE", "/api/me")
            await expect_closed(wire)
            await other.until(lambda other: other.table["seats"][0]["name"] == "Guest")
            assert other.table["seats"][0]["away"], "a bot drives on"
        assert "racecraft" not in bob.http.cookies
        left = await everything(server)
        for trace in ("Bob", "my secret opinion", id):
            assert trace not in left
        shown = await ann.ask("GET", f"/api/tables/{codes['over']}")
        assert [seat["name"] for seat in shown["table"]["seats"]] == ["Ann", "Guest"]
        assert b"Bob" not in await ann.ask("GET", f"/api/tables/{codes['over']}/record")
        assert await ann.ask("GET", f"/api/tables/{codes['over']}/proof"), "the dice are proved as before"
        waiting = await ann.ask("GET", f"/api/tables/{codes['waiting']}")
        assert waiting["table"]["status"] == "closed", "nobody is left to start it"
        elsewhere = await ann.ask("GET", f"/api/tables/{codes['elsewhere']}")
        assert elsewhere["table"]["seats"][1]["kind"] == "open"
        async with server.guest() as thief:
            thief.http.cookies.set("racecraft", cookie)
            assert await my_name(thief) != "Bob"
            await thief.ask("PUT", "/api/me", {"name": "Eve"})
            assert id not in await everything(server), "no cookie brings an identity back"
        again = (await ann.ask("POST", f"/api/tables/{codes['over']}/rematch"))["code"]
        assert (await ann.ask("GET", f"/api/tables/{again}"))["table"]["seats"][1]["kind"] == "open"


async def test_somebody_who_was_deleted_in_a_rated_race_hurts_nobody(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await a_table(ann, bob, rated=True)
        async with ann.at(code, 0) as wire:
            await wire.hear("state")
            await bob.ask("DELETE", "/api/me")
            await drive(wire)
        assert (await ann.ask("GET", "/api/me"))["ratings"]["rali"]
        counted = await server.service.store.one(select(func.count()).select_from(schema.ratings))
        assert counted[0] == 1


FOREIGN = {
    "without-seats": '{"racecraft":2,"laps":[]}',
    "no-json": "{",
    "of-another-version": '{"racecraft":2,"laps":[3],"seats":[{"name":"Bob","car":7}]}',
}
"""Headers that this version cannot read."""


async def with_header(server: RunningServer, code: str, header: str) -> None:
    tables = schema.tables
    await server.service.store.write(update(tables).where(tables.c.code == code).values(header=header))


async def header_of(server: RunningServer, code: str) -> str:
    columns = schema.tables.c
    row = await server.service.store.one(select(columns.header).where(columns.code == code))
    return str(row.header)


@pytest.mark.parametrize("kind", FOREIGN)
async def test_deleting_me_passes_over_headers_that_cannot_be_read(folder: Path, kind: str) -> None:
    async with running(folder) as server, server.guest("Bob") as bob:
        foreign, fine = await solo(bob), await solo(bob)
        await with_header(server, foreign, FOREIGN[kind])
        await bob.ask("DELETE", "/api/me")
        assert await header_of(server, foreign) == FOREIGN[kind].replace("Bob", "Guest")
        assert "Bob" not in await everything(server)
        assert '"Guest"' in await header_of(server, fine)
        async with server.guest() as other:
            shown = (await other.ask("GET", f"/api/tables/{foreign}"))["table"]
            assert (shown["frozen"], shown["seats"][0]["name"]) == (True, "Guest")


async def test_a_table_that_cannot_be_changed_waits_for_the_next_expiry(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    async with running(folder, now=clock, idle_guest_days=100.0) as server, server.guest("Bob") as bob:
        stuck, free = await solo(bob), await solo(bob)
        id = await identity_of(server, "Bob")
        leave = personal_data._leave_table

        async def fail_once(store: Store, code: str, *more: Any) -> None:
            if code == stuck:
                raise ValueError("not now")
            await leave(store, code, *more)

        monkeypatch.setattr(personal_data, "_leave_table", fail_once)
        await bob.ask("DELETE", "/api/me")
        columns = schema.seats.c
        held = select(columns.code).where(columns.identity == id)
        assert [row.code for row in await server.service.store.read(held)] == [stuck]
        names = await server.service.store.read(select(schema.identities.c.name))
        assert {row.name for row in names} == {"Guest"}, "the name is gone from the identity"
        monkeypatch.undo()
        await server.service.housekeeping.expire()
        assert id not in await everything(server)
        assert "Bob" not in await everything(server)
        assert free in await statuses(server)


async def test_nobody_deletes_another(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        foreign = {"origin": "https://evil.example"}
        assert (await ann.http.delete("/api/me", headers=foreign)).json()["key"] == "wrong-origin"
        cookie = {"cookie": f"racecraft={ann.http.cookies['racecraft']}"}
        async with server.guest() as bare:
            del bare.http.headers["origin"]
            assert (await bare.http.delete("/api/me", headers=cookie)).json()["key"] == "wrong-origin"
        assert await my_name(ann) == "Ann"


# --- What expires ---


async def test_a_clock_that_was_set_deletes_nothing_for_a_day() -> None:
    """Also not one that is wrong when the machine starts and is put right soon after."""
    start, day = housekeeping.START_SECONDS, housekeeping.SET_SECONDS
    steady = housekeeping.Steadiness()
    assert not steady.look(1e9, 0.0)
    assert not steady.look(1e9 + start - 1, start - 1)
    assert steady.look(1e9 + start + 2, start), "a little faster than time"
    ahead = 1e9 + 1000 * 86_400
    assert not steady.look(ahead, start + 2)
    assert not steady.look(ahead + day - 1, start + 1 + day)
    assert steady.look(ahead + day, start + 2 + day)
    assert not steady.look(ahead, start + 3 + day), "set back"


async def statuses(server: RunningServer) -> dict[str, str]:
    rows = await server.service.store.read(select(schema.tables.c.code, schema.tables.c.status))
    return {row.code: row.status for row in rows}


async def test_a_table_that_is_never_started_is_closed_and_then_deleted(folder: Path) -> None:
    clock = Clock()
    async with running(folder, now=clock, open_table_days=2.0) as server, server.guest("Ann") as ann:
        old = await a_table(ann, start=False)
        race = await solo(ann)
        clock.pass_seconds(86_400)
        fresh = await a_table(ann, start=False)
        await server.service.housekeeping.expire()
        assert (await statuses(server))[old] == "open"
        clock.pass_seconds(90_000)
        async with ann.at(old, 0) as wire:
            await wire.hear("table")
            await server.service.housekeeping.expire()
            await wire.until(lambda wire: wire.table.get("status") == "closed")
        assert await statuses(server) == {old: "closed", fresh: "open", race: "running"}
        clock.pass_seconds(2 * 86_400)
        await server.service.housekeeping.expire()
        assert await statuses(server) == {fresh: "closed", race: "running"}


async def test_an_abandoned_race_is_closed(folder: Path) -> None:
    clock = Clock()
    async with running(folder, now=clock, idle_race_days=10.0) as server, server.guest("Ann") as ann:
        lost, kept = await solo(ann), await solo(ann)
        clock.pass_seconds(8 * 86_400)
        async with ann.at(kept, 0) as wire:
            await wire.hear("state")
            await wire.play(0, wire.shown["legal"][0]["action"])
        clock.pass_seconds(3 * 86_400)
        await server.service.housekeeping.expire()
        assert await statuses(server) == {lost: "closed", kept: "running"}


async def test_guests_who_are_gone_are_forgotten(folder: Path) -> None:
    clock = Clock()
    async with (
        running(folder, now=clock, idle_guest_days=100.0) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
    ):
        race = await solo(bob)
        clock.pass_seconds(60 * 86_400)
        assert await my_name(ann) == "Ann"
        clock.pass_seconds(60 * 86_400)
        await server.service.housekeeping.expire()
        rows = await server.service.store.read(select(schema.identities.c.id, schema.identities.c.name))
        assert {row.name for row in rows} == {"Ann", "Guest"}
        assert {row.id for row in rows if row.name == "Guest"} == {NOBODY}
        shown = (await ann.ask("GET", f"/api/tables/{race}"))["table"]
        assert shown["seats"][0]["name"] == "Guest"
        assert await my_name(bob) != "Bob"


async def test_a_guest_who_cannot_be_forgotten_keeps_nobody_else(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Not even the guests of the next batch, if all of one batch fail."""
    clock = Clock()
    monkeypatch.setattr(housekeeping, "BATCH", 1)
    async with running(folder, now=clock, idle_guest_days=100.0) as server:
        ids: list[str] = []
        for name in ("Ann", "Bob"):
            async with server.guest(name) as guest:
                await solo(guest)
                ids.append(await identity_of(server, name))
        first = min(ids)
        erase = personal_data.erase

        async def fail(store: Store, id: str, now: int) -> list[str]:
            if id == first:
                raise ValueError("not this one")
            return await erase(store, id, now)

        monkeypatch.setattr(personal_data, "erase", fail)
        clock.pass_seconds(101 * 86_400)
        for _ in range(2):
            await server.service.housekeeping.expire()
        left = await server.service.store.read(select(schema.identities.c.id))
        assert {row.id for row in left} == {first, NOBODY}
        assert "a guest could not be forgotten" in caplog.text


async def test_the_hour_comes_by_itself(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(housekeeping, "monotonic", lambda: clock.now / 1000)
    async with running(folder, now=clock, open_table_days=1.0) as server, server.guest("Ann") as ann:
        code = await a_table(ann, start=False)
        async with ann.at(code, 0) as wire:
            await wire.hear("table")
            clock.pass_seconds(2 * DAY / 1000 - 10)
            await wire.until(lambda wire: wire.table.get("status") == "closed")


async def test_a_visitor_stays_signed_in(folder: Path) -> None:
    clock = Clock()
    async with running(folder, now=clock) as server, server.guest("Ann") as ann:
        assert "set-cookie" not in (await ann.http.get("/api/me")).headers
        clock.pass_seconds(2 * 86_400)
        assert "set-cookie" in (await ann.http.get("/api/me")).headers, "once a day the cookie is renewed"
        assert "set-cookie" not in (await ann.http.get("/api/me")).headers
        row = await server.service.store.one(select(schema.sessions))
        assert row.seen == clock.now
