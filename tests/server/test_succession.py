"""Somebody else becomes the host when the host is gone, at a table and in a championship."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.running_server import Clock, Guest, Wire, running
from tests.server.test_championships import bots, made, path
from tests.server.test_dice import sealed_table
from tests.server.test_hosting import a_table

pytestmark = pytest.mark.asyncio

MINUTES = {"host_seconds": 180.0}


async def vacant(guest: Guest, code: str) -> bool:
    return bool((await guest.ask("GET", f"/api/tables/{code}"))["vacant"])


async def without_host(wire: Wire) -> int:
    """Milliseconds until somebody may take over, as soon as the host is known to be gone."""
    while True:
        told = await wire.hear("presence")
        if "takeover" in told:
            return int(told["takeover"])


async def test_a_friend_takes_over_a_waiting_room_and_starts(folder: Path, database: str) -> None:
    clock = Clock()
    async with (
        running(folder, now=clock, database=database, **MINUTES) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
        server.guest("Eve") as eve,
    ):
        code = await a_table(ann, bob, start=False)
        host = f"/api/tables/{code}/host"
        async with bob.at(code) as two:
            async with ann.at(code):
                while (await two.hear("presence"))["seats"] != [0, 1]:
                    pass
                clock.pass_seconds(3600)
                assert not await vacant(bob, code)
                await bob.refused("host-here", "POST", host)
            assert await without_host(two) == 180_000
            clock.pass_seconds(179)
            assert not await vacant(bob, code)
            await bob.refused("host-here", "POST", host)
            clock.pass_seconds(1)
            assert await vacant(bob, code)
            assert not await vacant(eve, code), "only those who sit at the table"
            await eve.refused("not-yours", "POST", host)
            shown = await bob.ask("POST", host)
            assert (shown["host"], shown["table"]["host"]) == (True, "Bob")
            await two.until(lambda wire: wire.table["host"] == "Bob")
            back = await ann.ask("GET", f"/api/tables/{code}")
            assert (back["host"], back["vacant"]) == (False, False)
            await ann.refused("host-here", "POST", host)
            await bob.ask("POST", f"/api/tables/{code}/start", {})
            await two.hear("state")


async def test_a_race_whose_host_has_left_is_rescued(folder: Path) -> None:
    clock = Clock()
    async with (
        running(folder, now=clock, **MINUTES) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
    ):
        code = await a_table(ann, bob)
        async with bob.at(code, 1) as two:
            await two.hear("state")
            clock.pass_seconds(180)
            await bob.refused("not-yours", "POST", f"/api/tables/{code}/seats/0/bot", {})
            await bob.ask("POST", f"/api/tables/{code}/host")
            shown = await bob.ask("POST", f"/api/tables/{code}/seats/0/bot", {})
            seat = shown["table"]["seats"][0]
            assert (seat["away"], seat["left_by"]) == (True, "host")
            await two.until(lambda wire: bool(wire.shown["legal"]))
            await bob.ask("POST", f"/api/tables/{code}/seats/1/agree", {"on": True})
            await two.until(lambda wire: wire.table["status"] == "closed")


async def test_nobody_takes_over_a_race_that_is_over(folder: Path) -> None:
    clock = Clock()
    async with (
        running(folder, now=clock, **MINUTES) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
    ):
        code = await a_table(ann, bob)
        async with bob.at(code, 1) as two:
            await two.hear("state")
            await ann.ask("DELETE", f"/api/tables/{code}")
            await two.until(lambda wire: wire.table["status"] == "closed")
            clock.pass_seconds(1000)
            assert not await vacant(bob, code)
            await bob.refused("not-running", "POST", f"/api/tables/{code}/host")


async def test_the_host_may_be_gone_while_secrets_are_awaited(folder: Path) -> None:
    clock = Clock()
    async with (
        running(folder, now=clock, reveal_seconds=3600.0, **MINUTES) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
    ):
        code = await sealed_table(ann, bob)
        async with bob.at(code) as two:
            await two.hear("presence")
            started = await ann.ask("POST", f"/api/tables/{code}/start", {})
            assert started["table"]["status"] == "starting"
            await bob.refused("host-here", "POST", f"/api/tables/{code}/host")
            clock.pass_seconds(180)
            assert await vacant(bob, code), "as the countdown of `presence` says"
            shown = await bob.ask("POST", f"/api/tables/{code}/host")
            assert (shown["host"], shown["table"]["status"]) == (True, "starting")


async def test_a_rated_race_goes_on_without_a_driver_who_has_gone(folder: Path, database: str) -> None:
    clock = Clock()
    async with (
        running(folder, now=clock, database=database, absent_seconds=300.0) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
        server.guest("Eve") as eve,
    ):
        code = await a_table(ann, bob, rated=True)
        bot = f"/api/tables/{code}/seats/0/bot"
        async with bob.at(code, 1) as two:
            async with ann.at(code, 0) as one:
                await one.hear("state")
                await two.until(lambda wire: wire.presence["seats"] == [0, 1])
                assert "absent" not in two.presence
                clock.pass_seconds(3600)
                await bob.refused("rated", "POST", bot, {})
            await two.until(lambda wire: wire.presence.get("absent") == {"0": 300_000})
            clock.pass_seconds(299)
            await bob.refused("rated", "POST", bot, {})
            clock.pass_seconds(1)
            await eve.refused("not-yours", "POST", bot, {})
            shown = await bob.ask("POST", bot, {})
            seat = shown["table"]["seats"][0]
            assert (seat["away"], seat["left_by"], seat["resigned"]) == (True, "absence", False)
            await two.until(lambda wire: bool(wire.shown["legal"]))
            await ann.refused("rated", "POST", f"/api/tables/{code}/seats/1/bot", {})
            async with ann.at(code, 0) as one:  # whoever sits down again drives again
                await one.hear("state")
                assert not one.table["seats"][0]["away"]


@pytest.mark.parametrize("clock", [{"kind": "bank", "minutes": 60}, {"kind": "days", "days": 1}])
async def test_where_a_clock_runs_nobody_is_replaced_before_it_is_up(
    folder: Path, clock: dict[str, Any]
) -> None:
    async with (
        running(folder, absent_seconds=0.0) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
    ):
        code = await a_table(ann, bob, rated=True, clock=clock)
        async with bob.at(code, 1) as two:
            assert "absent" not in await two.hear("presence")
            await bob.refused("rated", "POST", f"/api/tables/{code}/seats/0/bot", {})


async def test_the_host_of_a_slow_race_is_gone_after_days_and_not_after_minutes(folder: Path) -> None:
    clock = Clock()
    slow: dict[str, Any] = {"clock": {"kind": "days", "days": 2}}
    async with (
        running(folder, now=clock, host_days=3.0) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
    ):
        code = await a_table(ann, bob, start=False, **slow)
        async with bob.at(code) as two:
            assert "takeover" not in await two.hear("presence")
            clock.pass_seconds(2 * 86_400)
            await bob.refused("host-here", "POST", f"/api/tables/{code}/host")
            await ann.ask("GET", "/api/me")
            clock.pass_seconds(2 * 86_400)
            assert not await vacant(bob, code)
            clock.pass_seconds(86_401)
            assert await vacant(bob, code)
            await bob.ask("POST", f"/api/tables/{code}/host")
            await bob.ask("POST", f"/api/tables/{code}/start", {})


async def test_a_championship_whose_host_is_gone_goes_on(folder: Path, database: str) -> None:
    clock = Clock()
    async with (
        running(folder, now=clock, database=database, host_days=3.0) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
        server.guest("Eve") as eve,
    ):
        season = await made(ann, bots=bots("rookie"), driver="Ann")
        await bob.ask("POST", path(season, "entrants"), {"invite": season["invite"], "name": "Bob"})
        await bob.refused("host-here", "POST", path(season, "host"))
        clock.pass_seconds(3 * 86_400 + 1)
        assert (await bob.ask("GET", path(season)))["vacant"]
        assert not (await eve.ask("GET", path(season)))["vacant"]
        await eve.refused("not-yours", "POST", path(season, "host"))
        await bob.refused("not-yours", "POST", path(season, "races", 0))
        taken = await bob.ask("POST", path(season, "host"))
        assert (taken["host"], taken["vacant"], taken["host_name"], taken["opens"]) == (
            True,
            False,
            "Bob",
            True,
        )
        await bob.ask("POST", path(season, "races", 0))
        assert not (await ann.ask("GET", path(season)))["vacant"]
        await bob.ask("POST", path(season, "end"))
        await ann.refused("season-closed", "POST", path(season, "host"))


async def test_a_championship_of_somebody_who_has_deleted_themselves_goes_on(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        season = await made(ann, driver="Ann")
        await bob.ask("POST", path(season, "entrants"), {"invite": season["invite"], "name": "Bob"})
        await ann.ask("DELETE", "/api/me")
        assert (await bob.ask("GET", path(season)))["vacant"]
        assert (await bob.ask("POST", path(season, "host")))["host"]
