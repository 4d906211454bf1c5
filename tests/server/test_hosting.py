"""Hosts and their tools; resigning, letting a bot drive, coming back; reports."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from racecraft.server.play import bots, tables
from racecraft.server.play.tables import classified
from racecraft.server.store import schema
from tests.server.running_server import Guest, Wire, running

pytestmark = pytest.mark.asyncio

TWO = [{"kind": "me"}, {"kind": "open"}]


async def a_table(host: Guest, *others: Guest, start: bool = True, **given: Any) -> str:
    """A table with a seat for everybody."""
    seats = [{"kind": "me"}, *[{"kind": "open"} for _ in others]]
    table = {"game": "rali", "seats": seats, **given}
    code = str((await host.ask("POST", "/api/tables", table))["table"]["code"])
    for number, guest in enumerate(others):
        await guest.ask("POST", f"/api/tables/{code}/seats/{number + 1}", {})
    if start:
        await host.ask("POST", f"/api/tables/{code}/start", {})
    return code


async def drive(*wires: Wire) -> None:
    """Everybody at these sockets plays the last thing they may until the race is over."""
    await asyncio.gather(*[_drive(wire) for wire in wires])


async def _drive(wire: Wire) -> None:
    while wire.table["status"] == "running":
        if wire.shown["legal"]:
            await wire.play(wire.shown["seat"], wire.shown["legal"][-1]["action"])
        else:
            await wire.hear()


# --- Resigning, and letting a bot drive ---


async def test_a_resigned_car_is_driven_home_by_a_bot_and_comes_last(
    folder: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "substitute", lambda game: "random")  # the quickest to answer
    async with (
        running(folder, database=database) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
    ):
        code = await a_table(ann, bob, rated=True)
        path = f"/api/tables/{code}/seats"
        await bob.refused("not-yours", "POST", f"{path}/0/resign")
        async with ann.at(code, 0) as one, bob.at(code, 1) as two:
            await one.hear("state")
            await two.hear("state")
            shown = await bob.ask("POST", f"{path}/1/resign")
            assert (shown["mine"], shown["resigned"]) == ([], [1])
            seat = shown["table"]["seats"][1]
            assert (seat["away"], seat["resigned"], seat["name"]) == (True, True, "Bob")
            assert (await two.hear("state"))["seat"] is None, "he watches as everybody does"
            await two.say(type="hello", seat=1)
            assert (await two.hear("error"))["key"] == "not-yours"
            assert (await two.play(1, 0))["key"] in ("resigned", "stale")
            await bob.refused("resigned", "POST", f"{path}/1/autopilot", {"on": False})
            await bob.refused("resigned", "POST", f"{path}/1/resign")
            await two.say(type="say", text="good luck")
            assert (await one.hear("chat"))["name"] == "Bob"
            await drive(one)
        rows = await server.service.store.read(
            select(schema.results).where(schema.results.c.code == code).order_by(schema.results.c.seat)
        )
        assert [row.place for row in rows] == [1, 2]
        assert rows[1].reason == "resigned"
        assert rows[0].reason != "resigned"
        ratings = [(await guest.ask("GET", "/api/me"))["ratings"]["rali"] for guest in (ann, bob)]
        assert ratings[0] > ratings[1]
        assert (await bob.ask("POST", f"/api/tables/{code}/rematch"))["code"]


async def test_places_without_those_who_resigned(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        seats = [{"kind": "me"} for _ in range(4)]
        code = (await ann.ask("POST", "/api/tables", {"game": "rali", "seats": seats}))["table"]["code"]
        facts = await tables.load(server.service.store, code)
        assert classified(facts.seats, [1, 2, 2, 4]) == [1, 2, 2, 4]
        facts.seats[0].resigned = True
        assert classified(facts.seats, [1, 2, 2, 4]) == [4, 1, 1, 3]
        facts.seats[3].resigned = True
        assert classified(facts.seats, [1, 2, 2, 4]) == [3, 1, 1, 3]


async def test_the_first_bot_waits_until_somebody_looks_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "START_SECONDS", 3600.0)
    async with running(folder) as server, server.guest("Ann") as ann:
        seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
        wanted = {"game": "rali", "seats": seats, "options": {"first": 1}, "start": True}
        code = (await ann.ask("POST", "/api/tables", wanted))["table"]["code"]
        async with ann.at(code, 1) as wire:
            state = await wire.hear("state")
            assert state["pending"] == [0], "nobody has decided before she came"
            await wire.until(lambda wire: wire.shown["pending"] == [1])


async def test_a_bot_drives_until_the_holder_says_otherwise(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "AUTOPILOT_SECONDS", 0.0)
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await a_table(ann, bob)
        path = f"/api/tables/{code}/seats"
        await bob.refused("not-yours", "POST", f"{path}/0/autopilot", {"on": True})
        shown = await bob.ask("POST", f"{path}/1/autopilot", {"on": True})
        seat = shown["table"]["seats"][1]
        assert (seat["away"], seat["autopilot"], shown["mine"]) == (True, True, [1])
        async with bob.at(code, 1) as wire:
            state = await wire.hear("state")
            assert state["table"]["seats"][1]["away"], "looking on does not take the wheel"
            back = await bob.ask("POST", f"{path}/1/autopilot", {"on": False})
            seat = back["table"]["seats"][1]
            assert (seat["away"], seat["autopilot"]) == (False, False)
        await bob.ask("POST", f"{path}/1/autopilot", {"on": True})
        await ann.ask("POST", f"{path}/0/autopilot", {"on": True})
        async with ann.at(code, 0) as wire:
            await wire.until(lambda wire: wire.table.get("status") == "over")
        for guest in (ann, bob):
            (race,) = (await guest.ask("GET", "/api/me/history"))["races"]
            assert race["bot_finished"]
            for result in ("won", "podium", "beaten"):
                found = await guest.ask("GET", f"/api/me/history?result={result}")
                assert found["races"] == [], "whatever a bot does to the end is not the holder's doing"
            mine = await guest.ask("GET", "/api/me/statistics")
            assert (mine["races"], mine["wins"], mine["tracks"], mine["rivals"]) == (0, 0, [], [])
            assert (await guest.ask("GET", f"/api/games/{race['game']}/statistics"))["mine"]["races"] == 0


# --- The host's tools ---


async def test_only_the_host_has_the_hosts_tools(folder: Path) -> None:
    async with (
        running(folder) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
        server.guest("Eve") as eve,
    ):
        code = await a_table(ann, bob)
        path = f"/api/tables/{code}/seats"
        for guest in (bob, eve):
            await guest.refused("not-yours", "POST", f"{path}/0/mute", {"on": True})
            await guest.refused("not-yours", "POST", f"{path}/1/mute", {"on": False})
            await guest.refused("not-yours", "POST", f"{path}/0/remove")
            await guest.refused("not-yours", "POST", f"{path}/0/bot", {})
            await guest.refused("not-yours", "DELETE", f"/api/tables/{code}")
        for tool in ("mute", "remove", "bot", "resign", "autopilot"):
            body = {"on": True} if tool in ("mute", "autopilot") else {}
            foreign = {"origin": "https://evil.example"}
            answer = await ann.http.post(f"{path}/1/{tool}", json=body, headers=foreign)
            assert answer.json()["key"] == "wrong-origin"
        await ann.refused("not-found", "POST", f"{path}/0/remove")
        await ann.refused("not-found", "POST", f"{path}/7/remove")


async def test_a_muted_person_says_nothing_more(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await a_table(ann, bob, start=False)
        path = f"/api/tables/{code}/seats"
        shown = await ann.ask("POST", f"{path}/1/mute", {"on": True})
        assert shown["table"]["seats"][1]["muted"]
        async with bob.at(code, 1) as wire:
            for message in ({"type": "say", "text": "hi"}, {"type": "react", "reaction": "wow"}):
                await wire.say(**message)
                assert (await wire.hear("error"))["key"] == "muted"
            await bob.ask("DELETE", f"{path}/1")
            again = await bob.ask("POST", f"{path}/1", {})
            assert again["table"]["seats"][1]["muted"], "another seat does not help"
            await ann.ask("POST", f"{path}/1/mute", {"on": False})
            await wire.say(type="say", text="thanks")
            assert (await wire.hear("chat"))["text"] == "thanks"


async def test_a_removed_person_does_not_come_back(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await a_table(ann, bob, start=False)
        path = f"/api/tables/{code}/seats"
        shown = await ann.ask("POST", f"{path}/1/remove")
        assert shown["table"]["seats"][1]["kind"] == "open"
        assert (await bob.ask("GET", f"/api/tables/{code}"))["removed"]
        assert not (await ann.ask("GET", f"/api/tables/{code}"))["removed"]
        await bob.refused("removed", "POST", f"{path}/1", {})


async def test_removing_somebody_from_a_race_gives_the_car_to_a_bot(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await a_table(ann, bob)
        async with bob.at(code, 1) as wire:
            await wire.hear("state")
            shown = await ann.ask("POST", f"/api/tables/{code}/seats/1/remove")
            seat = shown["table"]["seats"][1]
            assert (seat["away"], seat["resigned"], seat["muted"]) == (True, True, True)
            assert (await wire.hear("state"))["seat"] is None
            await wire.say(type="say", text="hi")
            assert (await wire.hear("error"))["key"] == "muted"


async def test_the_host_changes_no_seat_after_the_start_but_by_a_bot_that_drives(folder: Path) -> None:
    """Neither while the dice are sealed nor when the race is over or closed."""
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        for status in (tables.STARTING, tables.OVER, tables.CLOSED):
            code = await a_table(ann, bob, start=False)
            changed = update(schema.tables).where(schema.tables.c.code == code).values(status=status)
            await server.service.store.write(changed)
            server.service.rooms.by_code.clear()
            await ann.refused("not-running", "POST", f"/api/tables/{code}/seats/1/bot", {"bot": "random"})
            await ann.refused("not-running", "POST", f"/api/tables/{code}/seats/1/remove")
            seat = (await tables.load(server.service.store, code)).seats[1]
            assert (seat.kind, seat.name) == ("person", "Bob")


async def test_coming_back_gives_time_once_a_decision(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await a_table(ann, bob, rated=True, clock={"kind": "bank", "minutes": 1})
        async with ann.at(code, 0) as one:
            await one.hear("state")
            asked = one.shown["pending"][0]
            guest = (ann, bob)[asked]
            path = f"/api/tables/{code}/seats/{asked}"
            await guest.refused("rated", "POST", f"{path}/autopilot", {"on": True})
            await guest.ask("POST", f"{path}/autopilot", {"on": False})
            facts = await tables.load(server.service.store, code)
            assert facts.seats[asked].back is None, "who is not away does not come back"
            backs = []
            for _ in range(2):
                async with server.service.rooms.at(code) as room:
                    await server.service.absent(room, asked, "clock")
                    await server.service.come_back(room, asked)
                    backs.append(room.known.seats[asked].back)
            assert backs[0] is not None
            assert backs[1] == backs[0]


async def test_a_removed_person_is_not_in_the_rematch(folder: Path) -> None:
    async with (
        running(folder) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
        server.guest("Cid") as cid,
    ):
        code = await a_table(ann, bob, cid, options={"laps": 1})
        await ann.ask("POST", f"/api/tables/{code}/seats/1/remove")
        async with ann.at(code, 0) as one, cid.at(code, 2) as three:
            await one.hear("state")
            await three.hear("state")
            await drive(one, three)
        await bob.refused("removed", "POST", f"/api/tables/{code}/rematch")
        again = (await ann.ask("POST", f"/api/tables/{code}/rematch"))["code"]
        seats = (await ann.ask("GET", f"/api/tables/{again}"))["table"]["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "open", "person"]
        await bob.refused("removed", "POST", f"/api/tables/{again}/seats/1", {})


async def test_a_bot_leaves_time_to_take_over_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who looks on while a bot drives for them can take the wheel before its next decision."""
    monkeypatch.setattr(bots, "AUTOPILOT_SECONDS", 3600.0)
    async with running(folder) as server, server.guest("Ann") as ann:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        code = (await ann.ask("POST", "/api/tables", {"game": "rali", "seats": seats, "start": True}))[
            "table"
        ]["code"]
        async with ann.at(code, 0) as wire:
            await wire.hear("state")
            await ann.ask("POST", f"/api/tables/{code}/seats/0/autopilot", {"on": True})
            await wire.until(lambda wire: wire.table["seats"][0]["autopilot"])
            await ann.ask("POST", f"/api/tables/{code}/seats/0/autopilot", {"on": False})
            await wire.until(lambda wire: not wire.table["seats"][0]["autopilot"])
            await wire.until(lambda wire: bool(wire.shown["legal"]))
            answer = await wire.play(0, wire.shown["legal"][0]["action"])
            assert answer["type"] != "error", answer


async def test_the_host_hands_seats_to_bots(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await a_table(ann, bob, start=False)
        path = f"/api/tables/{code}/seats"
        await ann.refused("bad-request", "POST", f"{path}/1/bot", {"bot": "os:system"})
        shown = await ann.ask("POST", f"{path}/1/bot", {"bot": "club"})
        assert (shown["table"]["seats"][1]["kind"], shown["table"]["seats"][1]["bot"]) == ("bot", "club")
        code = await a_table(ann, bob)
        path = f"/api/tables/{code}/seats"
        shown = await ann.ask("POST", f"{path}/1/bot", {})
        assert (shown["table"]["seats"][1]["away"], shown["table"]["seats"][1]["kind"]) == (True, "person")
        back = await bob.ask("POST", f"{path}/1/autopilot", {"on": False})
        assert not back["table"]["seats"][1]["away"], "the holder may return"


async def test_the_host_closes_a_race_that_goes_on(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await a_table(ann, bob)
        async with bob.at(code, 1) as wire:
            await wire.hear("state")
            await ann.ask("DELETE", f"/api/tables/{code}")
            await wire.until(lambda wire: wire.table["status"] == "closed")
            await wire.say(type="hint", seat=1)
            assert (await wire.hear("error"))["key"] == "not-running"
        await ann.refused("not-open", "DELETE", f"/api/tables/{code}")
        assert (await ann.ask("GET", "/api/me/history"))["races"] == []


async def test_a_rated_race_is_out_of_the_hosts_hands(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await a_table(ann, bob, rated=True)
        path = f"/api/tables/{code}/seats"
        await ann.refused("rated", "POST", f"{path}/1/remove")
        await ann.refused("rated", "POST", f"{path}/1/bot", {})
        await ann.refused("rated", "DELETE", f"/api/tables/{code}")


async def test_a_bot_sits_in_no_rated_race_not_even_its_own(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        token = (await ann.ask("POST", "/api/bots", {"name": "Robo"}))["token"]
        async with server.guest(token=token) as robo:
            table = {"game": "rali", "rated": True, "seats": TWO}
            await robo.refused("rated", "POST", "/api/tables", table)
            assert await robo.ask("POST", "/api/tables", {**table, "rated": False})


# --- Reports ---


async def test_people_and_messages_are_reported(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await a_table(ann, bob)
        path = f"/api/tables/{code}/reports"
        async with bob.at(code, 1) as wire:
            await wire.say(type="say", text="rude words")
            said = await wire.hear("chat")
        await ann.ask("POST", path, {"seat": 1, "reason": "plays \u202ebadly"})
        await ann.ask("POST", path, {"message": said["id"], "reason": "insults"})
        await ann.refused("not-found", "POST", path, {"message": "none", "reason": "x"})
        await ann.refused("not-found", "POST", path, {"seat": 5, "reason": "x"})
        await ann.refused("bad-request", "POST", path, {"reason": "x"})
        await ann.refused("bad-request", "POST", path, {"seat": 1, "reason": ""})
        rows = await server.service.store.read(select(schema.reports).order_by(schema.reports.c.reason))
        assert [(row.name, row.reason, row.quote) for row in rows] == [
            ("Bob", "insults", "rude words"),
            ("Bob", "plays badly", None),
        ]
        assert rows[0].about == rows[1].about


async def test_reports_do_not_pile_up(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await a_table(ann, bob)
        for _ in range(20):
            await ann.ask("POST", f"/api/tables/{code}/reports", {"seat": 1, "reason": "x"})
        await ann.refused("too-many", "POST", f"/api/tables/{code}/reports", {"seat": 1, "reason": "x"})
