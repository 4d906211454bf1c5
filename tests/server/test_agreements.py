"""Ways out of a race: ending it by agreement, a holiday, putting it away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from racecraft.server.errors import Refused
from racecraft.server.play.agreements import paused
from racecraft.server.play.clocks import DAY, HOLIDAY_DAYS
from racecraft.server.store import schema
from tests.server.running_server import Clock, Guest, running
from tests.server.test_hosting import a_table
from tests.tiers import some

pytestmark = pytest.mark.asyncio

SLOW = {"kind": "days", "days": 2}


async def seats_of(guest: Guest, code: str) -> list[dict[str, Any]]:
    shown: list[dict[str, Any]] = (await guest.ask("GET", f"/api/tables/{code}"))["table"]["seats"]
    return shown


# --- Ending by agreement ---


@pytest.mark.parametrize("rated", some([False, True]))
async def test_a_race_ends_when_all_who_drive_agree(folder: Path, database: str, rated: bool) -> None:
    async with (
        running(folder, database=database) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
        server.guest("Cid") as cid,
    ):
        code = await a_table(ann, bob, cid, rated=rated)
        path = f"/api/tables/{code}/seats"
        async with ann.at(code, 0) as wire:
            await bob.ask("POST", f"{path}/1/agree", {"on": True})
            await wire.until(lambda wire: bool(wire.table) and wire.table["seats"][1]["agreed"])
            await bob.refused("not-yours", "POST", f"{path}/0/agree", {"on": True})
            await cid.ask("POST", f"{path}/2/agree", {"on": False})
            await wire.until(lambda wire: not wire.table["seats"][1]["agreed"])
            said = (await ann.ask("GET", f"/api/tables/{code}/chat"))["messages"]
            assert [(each["name"], each["seat"], each["reaction"]) for each in said] == [
                ("Cid", 2, "end-refused")
            ], "everybody learns who races on"
            await cid.ask("POST", f"{path}/2/agree", {"on": False})
            await bob.ask("POST", f"{path}/1/agree", {"on": True})
            await bob.ask("POST", f"{path}/1/agree", {"on": False})
            said = (await ann.ask("GET", f"/api/tables/{code}/chat"))["messages"]
            assert [each["reaction"] for each in said] == ["end-refused", "end-withdrawn"]
            for number, guest in enumerate((ann, bob)):
                shown = await guest.ask("POST", f"{path}/{number}/agree", {"on": True})
                assert shown["table"]["status"] == "running"
            await cid.ask("POST", f"{path}/2/agree", {"on": True})
            await wire.until(lambda wire: wire.table["status"] == "closed")
            assert wire.table["ended_by"] == "agreement"
        await ann.refused("not-running", "POST", f"{path}/0/agree", {"on": True})
        counted = await server.service.store.one(select(func.count()).select_from(schema.results))
        assert counted[0] == 0
        assert (await ann.ask("GET", "/api/me"))["ratings"] == {}
        assert (await ann.ask("GET", "/api/me/races"))["races"] == []


async def test_a_seat_that_a_bot_drives_is_not_asked(folder: Path) -> None:
    async with (
        running(folder) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
        server.guest("Cid") as cid,
    ):
        code = await a_table(ann, bob, cid)
        path = f"/api/tables/{code}/seats"
        await bob.ask("POST", f"{path}/1/resign")
        await cid.ask("POST", f"{path}/2/autopilot", {"on": True})
        await bob.refused("resigned", "POST", f"{path}/1/agree", {"on": True})
        shown = await ann.ask("POST", f"{path}/0/agree", {"on": True})
        assert (shown["table"]["status"], shown["table"]["ended_by"]) == ("closed", "agreement")


async def test_nobody_agrees_to_end_what_has_not_begun(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await a_table(ann, bob, start=False)
        path = f"/api/tables/{code}/seats"
        await ann.refused("not-running", "POST", f"{path}/0/agree", {"on": True})
        await ann.refused("not-running", "POST", f"{path}/0/pause", {"days": 1})


# --- Holidays ---


async def test_time_stands_still_during_a_holiday(folder: Path, database: str) -> None:
    clock = Clock()
    async with (
        running(folder, database=database, now=clock) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
    ):
        code = await a_table(ann, bob, clock=SLOW)
        async with ann.at(code, 0) as wire:
            await wire.hear("state")
            (asked,) = wire.shown["pending"]
            guest, other = (ann, bob) if asked == 0 else (bob, ann)
            path = f"/api/tables/{code}/seats/{asked}"
            before = wire.shown["clocks"]["until"][asked]
            await other.refused("not-yours", "POST", f"{path}/pause", {"days": 3})
            await guest.refused("no-pause", "POST", f"{path}/pause", {"days": 0})
            for days in (15, 99, 9999):
                answer = await guest.http.post(f"{path}/pause", json={"days": days})
                values = {"days": HOLIDAY_DAYS, "left": HOLIDAY_DAYS}
                assert answer.status_code == 409
                assert answer.json()["said"] == {"key": "people-holiday-too-long", "values": values}
            shown = await guest.ask("POST", f"{path}/pause", {"days": 3})
            assert shown["table"]["seats"][asked]["paused_until"] == clock.now + 3 * DAY
            assert shown["table"]["seats"][asked]["holidays_left"] == HOLIDAY_DAYS - 3
            await wire.until(lambda wire: wire.shown["clocks"]["until"][asked] == before + 3 * DAY)
            clock.pass_seconds(4 * 86_400)
            await wire.say(type="ping")
            await wire.hear("pong")
            assert not (await seats_of(ann, code))[asked]["away"]
            await guest.ask("POST", f"{path}/pause", {"days": 2})
            clock.pass_seconds(43_200)
            shown = await guest.ask("POST", f"{path}/pause", {"days": 0})
            assert shown["table"]["seats"][asked]["paused_until"] == clock.now
            await wire.until(lambda wire: wire.shown["clocks"]["until"][asked] == before + 7 * DAY // 2)
            clock.pass_seconds(2 * 86_400)
            await wire.until(lambda wire: wire.table["seats"][asked]["away"])
        await guest.refused("no-pause", "POST", f"{path}/pause", {"days": 1})


async def test_holidays_are_for_slow_races_and_limited(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        for clock in (None, {"kind": "bank", "minutes": 5}):
            code = await a_table(ann, bob, clock=clock)
            await ann.refused("no-pause", "POST", f"/api/tables/{code}/seats/0/pause", {"days": 1})
    whole = paused([], 0, HOLIDAY_DAYS)
    assert whole == [(0, HOLIDAY_DAYS * DAY)]
    with pytest.raises(Refused):
        paused(whole, 1, 1)
    ended = paused(whole, DAY, 0)
    assert ended == [(0, DAY)]
    assert paused(ended, 2 * DAY, 5) == [(0, DAY), (2 * DAY, 7 * DAY)]
    with pytest.raises(Refused):
        paused(ended, 2 * DAY, HOLIDAY_DAYS)


# --- Out of sight ---


async def test_a_race_is_put_away_and_brought_back(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await a_table(ann, bob)

        async def codes(guest: Guest, put_away: bool = False) -> list[str]:
            path = f"/api/me/races?put_away={str(put_away).lower()}"
            return [race["table"]["code"] for race in (await guest.ask("GET", path))["races"]]

        path = f"/api/me/races/{code}/put-away"
        turns = [(await guest.ask("GET", "/api/me/turns"))["turns"] for guest in (ann, bob)]
        assert sorted(turns) == [[], [code]]
        mover = (ann, bob)[turns.index([code])]
        await mover.ask("POST", path, {"on": True})
        assert (await codes(mover), await codes(mover, True)) == ([], [code])
        assert (await mover.ask("GET", "/api/me/turns"))["turns"] == [code], "its clock runs on"
        assert await codes(bob if mover is ann else ann) == [code], "the others see it as before"
        await mover.ask("POST", path, {"on": False})
        assert (await codes(mover), await codes(mover, True)) == ([code], [])
        async with server.guest("Eve") as eve:
            await eve.refused("not-yours", "POST", path, {"on": True})
            await eve.refused("not-found", "POST", "/api/me/races/none/put-away", {"on": True})


async def test_exercises_are_no_races_of_mine(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        table = {"game": "rali", "seats": [{"kind": "me"}], "position": {}, "start": True}
        await ann.ask("POST", "/api/tables", table)
        assert (await ann.ask("GET", "/api/me/races"))["races"] == []
        assert (await ann.ask("GET", "/api/me/turns"))["turns"] == []
