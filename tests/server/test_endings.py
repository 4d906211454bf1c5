"""How races end before their finish, who takes people from the wheel, and what is told of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from racecraft.engine.record import decode, verify
from racecraft.server.ops import admin
from racecraft.server.play import bots
from racecraft.server.store import schema
from racecraft.server.store.backup import on_database
from tests.server.running_server import AMPLE, Clock, Guest, Wire, running
from tests.server.test_hosting import a_table
from tests.server.test_personal_data import identity_of

pytestmark = pytest.mark.asyncio


async def table_of(guest: Guest, code: str) -> dict[str, Any]:
    shown: dict[str, Any] = (await guest.ask("GET", f"/api/tables/{code}"))["table"]
    return shown


async def wheel(guest: Guest, code: str, seat: int) -> tuple[bool, bool, str | None]:
    """Whether a bot drives, whether it does to the end, and by whose wish."""
    shown = (await table_of(guest, code))["seats"][seat]
    return shown["away"], shown["resigned"], shown["left_by"]


# --- Who ended it ---


@pytest.mark.parametrize("game", ["rali", "heat"])
async def test_the_seed_of_a_race_that_its_host_ends_is_opened(game: str, folder: Path) -> None:
    """Also in a race with secrets, and the proof holds as far as the race went."""
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await a_table(ann, bob, game=game)
        async with ann.at(code, 0) as wire:
            await wire.hear("state")
            while len(wire.log) < 5:
                if 0 not in wire.shown["pending"]:
                    break
                await wire.play(0, wire.shown["legal"][0]["action"])
        await ann.refused("not-over", "GET", f"/api/tables/{code}/proof")
        if game == "heat":
            await ann.refused("not-over", "GET", f"/api/tables/{code}/record")
        else:
            going = decode(await ann.ask("GET", f"/api/tables/{code}/record"))
            assert going.ending is None, "the seed is still sealed"
        await ann.ask("DELETE", f"/api/tables/{code}")
        shown = await table_of(bob, code)
        assert (shown["status"], shown["ended_by"]) == ("closed", "host")
        assert shown["ended"] is not None
        record = decode(await bob.ask("GET", f"/api/tables/{code}/record"))
        verdict = verify(record)
        assert (verdict.finished, verdict.chance, verdict.result) == (False, "verified", None)
        proof = await bob.ask("GET", f"/api/tables/{code}/proof")
        assert proof["commitment"] == shown["commitment"]
        assert len(proof["rolls"]) == sum(ply.draw is not None for ply in record.plies)
        seen = await bob.ask("GET", f"/api/tables/{code}/replay?seat=0")
        assert seen["by"] == "ply", "nothing is secret any more"


async def test_the_operator_and_time_end_races_by_name(folder: Path) -> None:
    clock = Clock()
    async with running(folder, now=clock, idle_race_days=1.0) as server, server.guest("Ann") as ann:
        settings = server.instance.settings
        closed, forgotten = await a_table(ann), await a_table(ann)
        on_database(settings, lambda connection: admin.close(connection, closed))
        assert (await table_of(ann, closed))["ended_by"] == "operator"
        clock.pass_seconds(2 * 86_400)
        await server.service.housekeeping.expire()
        shown = await table_of(ann, forgotten)
        assert (shown["status"], shown["ended_by"], shown["ended"]) == ("closed", "expiry", clock.now)


async def test_a_banned_host_has_no_tables_in_the_lobby(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await a_table(bob, ann, start=False, public=True)
        kept = await a_table(ann, bob, start=False, public=True)
        async with ann.at(code, 1) as wire:
            await wire.hear("table")
            bob_id = await identity_of(server, "Bob")
            on_database(server.instance.settings, lambda connection: admin.ban(connection, bob_id))
            await wire.until(lambda wire: wire.table["status"] == "closed")
            assert wire.table["ended_by"] == "operator"
        lobby = (await ann.ask("GET", "/api/tables"))["tables"]
        assert [table["code"] for table in lobby] == [kept]


# --- How long a race may be ---


async def again_and_again(wire: Wire, seat: int) -> dict[str, Any]:
    """Plays and takes back until that is refused."""
    while True:
        await wire.play(seat, wire.shown["legal"][0]["action"])
        await wire.say(type="undo", seat=seat, moment=wire.moment, id="u")
        answer = await wire.answer("u")
        if answer["type"] == "error":
            return answer


async def test_a_race_that_is_played_and_taken_back_for_ever_is_ended(folder: Path) -> None:
    limits = msgspec.structs.replace(AMPLE, race_moves=40)
    async with running(folder, limits=limits) as server, server.guest("Ann") as ann:
        seats = [{"kind": "me"}, {"kind": "me"}]
        body = {"game": "rali", "seats": seats, "position": {}, "start": True}
        code = (await ann.ask("POST", "/api/tables", body))["table"]["code"]
        async with ann.at(code, 0) as wire:
            await wire.hear("state")
            refused = await again_and_again(wire, wire.shown["pending"][0])
            assert refused["key"] in ("long-race", "not-running")
            await wire.until(lambda wire: wire.table["status"] == "closed")
            assert wire.table["ended_by"] == "length"
        moves = await server.service.rooms.moves(code, 0)
        assert len(moves) == 40
        assert decode(await ann.ask("GET", f"/api/tables/{code}/record")).ending is not None


async def test_bots_do_not_drive_beyond_the_longest_race(folder: Path) -> None:
    limits = msgspec.structs.replace(AMPLE, race_moves=20)
    async with running(folder, limits=limits) as server, server.guest("Ann") as ann:
        seats = [{"kind": "bot", "bot": "random"}] * 2
        body = {"game": "rali", "seats": seats, "start": True}
        code = (await ann.ask("POST", "/api/tables", body))["table"]["code"]
        async with ann.at(code) as wire:
            await wire.until(lambda wire: wire.table.get("status") == "closed")
            assert wire.table["ended_by"] == "length"
        assert len(await server.service.rooms.moves(code, 0)) == 20


async def test_the_moves_of_all_sockets_of_an_address_have_a_rate(folder: Path) -> None:
    limits = msgspec.structs.replace(AMPLE, moves=0.0, move_burst=4)
    async with running(folder, limits=limits) as server, server.guest("Ann") as ann:
        codes = [await a_table(ann), await a_table(ann)]
        keys = []
        for code in codes:
            async with ann.at(code, 0) as wire:
                await wire.hear("state")
                for _ in range(3):
                    keys.append((await wire.play(0, wire.shown["legal"][0]["action"])).get("key"))
        assert keys == [None] * 4 + ["too-fast"] * 2


# --- Who took whom from the wheel ---


async def test_everybody_is_told_by_whose_wish_a_bot_drives(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "AUTOPILOT_SECONDS", 60.0)
    async with (
        running(folder) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
        server.guest("Cem") as cem,
    ):
        code = await a_table(ann, bob, cem)
        path = f"/api/tables/{code}/seats"
        assert await wheel(ann, code, 1) == (False, False, None)
        await ann.ask("POST", f"{path}/1/bot", {})
        assert await wheel(bob, code, 1) == (True, False, "host")
        await bob.ask("POST", f"{path}/1/autopilot", {"on": False})
        assert await wheel(bob, code, 1) == (False, False, None)
        await bob.ask("POST", f"{path}/1/autopilot", {"on": True})
        assert await wheel(ann, code, 1) == (True, False, "holder")
        await ann.ask("POST", f"{path}/1/remove", {})
        assert await wheel(ann, code, 1) == (True, True, "host"), "removed"
        await cem.ask("POST", f"{path}/2/resign")
        assert await wheel(ann, code, 2) == (True, True, "holder"), "resigned"


async def test_a_clock_and_the_operator_are_told_too(folder: Path) -> None:
    clock = Clock()
    async with (
        running(folder, now=clock) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
    ):
        bank = {"kind": "bank", "minutes": 1}
        code = await a_table(ann, bob, clock=bank)
        async with ann.at(code, 0) as wire:
            state = await wire.hear("state")
            late = state["pending"][0]
            clock.pass_seconds(600)
            await wire.until(lambda wire: wire.table["seats"][late]["away"])
            assert wire.table["seats"][late]["left_by"] == "clock"
        away = await a_table(bob, ann)
        bob_id = await identity_of(server, "Bob")
        on_database(server.instance.settings, lambda connection: admin.ban(connection, bob_id))
        assert await wheel(ann, away, 0) == (True, False, "operator")


# --- Closing is for good ---


async def test_what_was_closed_by_an_earlier_release_is_told_without_a_name(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        code = await a_table(ann)
        closed = update(schema.tables).where(schema.tables.c.code == code)
        await server.service.store.write(closed.values(status="closed"))
        await server.service.changed(code)
        shown = await table_of(ann, code)
        assert (shown["status"], shown["ended_by"], shown["ended"]) == ("closed", None, None)
        assert (await ann.ask("GET", f"/api/tables/{code}/proof"))["seed"]


async def test_a_race_with_chosen_dice_has_nothing_to_prove(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        body = {
            "game": "rali",
            "seats": [{"kind": "me"}],
            "position": {},
            "dice": "choose",
            "start": True,
        }
        code = (await ann.ask("POST", "/api/tables", body))["table"]["code"]
        await ann.ask("DELETE", f"/api/tables/{code}")
        await ann.refused("not-found", "GET", f"/api/tables/{code}/proof")
        assert decode(await ann.ask("GET", f"/api/tables/{code}/record")).ending is not None
