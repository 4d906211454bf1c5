"""Before the start: seats that the host arranges, names, cars, who is ready, invitations."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from racecraft.server.play import tables
from racecraft.server.store import schema
from tests.server.running_server import Guest, running

pytestmark = pytest.mark.asyncio

SEAL = "a" * 64


async def a_table(host: Guest, *seats: dict[str, Any], **given: Any) -> str:
    table = {"game": "rali", "seats": [{"kind": "me", "seal": SEAL}, *seats], **given}
    return str((await host.ask("POST", "/api/tables", table))["table"]["code"])


def kinds(shown: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in shown["table"]["seats"]]


async def test_the_host_arranges_the_seats(folder: Path, database: str) -> None:
    async with (
        running(folder, database=database) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
    ):
        code = await a_table(ann, {"kind": "open"}, {"kind": "open"})
        path = f"/api/tables/{code}/seats"
        await bob.ask("POST", f"{path}/2", {})
        shown = await ann.ask("PUT", f"{path}/1", {"kind": "bot", "bot": "rookie"})
        assert (kinds(shown), shown["table"]["seats"][1]["bot"]) == (["person", "bot", "person"], "rookie")
        shown = await ann.ask("PUT", f"{path}/1", {"kind": "invited"})
        invite = shown["invites"]["1"]
        shown = await ann.ask("PUT", f"{path}/1", {"kind": "bot", "bot": "club"})
        assert shown["invites"] == {}
        found = await bob.ask("GET", f"/api/invites/{invite}")
        assert found == {"code": code, "seat": 1}, "the link still tells where it led to"
        await bob.refused("seat-taken", "POST", f"{path}/1", {"invite": invite})
        shown = await ann.ask("PUT", f"{path}/1", {"kind": "invited"})
        assert shown["invites"]["1"] == invite
        assert kinds(await ann.ask("POST", path, {"kind": "open"})) == ["person", "invited", "person", "open"]
        await ann.refused("bad-options", "POST", path, {"kind": "open"})  # four cars at most
        shown = await ann.ask("POST", f"{path}/1/drop")
        assert kinds(shown) == ["person", "open", "person"]
        shown = await ann.ask("POST", f"{path}/1/drop")
        assert kinds(shown) == ["person", "person"]
        assert shown["table"]["seats"][1]["name"] == "Bob", "the last seat moves to the place that is free"
        await ann.refused("seat-taken", "POST", f"{path}/1/drop")
        await ann.refused("seat-taken", "PUT", f"{path}/1", {"kind": "open"})
        await ann.ask("POST", f"/api/tables/{code}/start", {})
        for method, where, body in [
            ("POST", path, {"kind": "open"}),
            ("PUT", f"{path}/1", {"kind": "open"}),
            ("POST", f"{path}/1/drop", None),
            ("PUT", f"{path}/0/name", {"name": "Zoe"}),
            ("POST", f"{path}/0/ready", {"on": True}),
            ("POST", f"{path}/0/car", {"to": 1}),
        ]:
            await ann.refused("not-open", method, where, body)


async def test_only_the_host_arranges_seats(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await a_table(ann, {"kind": "open"}, {"kind": "open"})
        path = f"/api/tables/{code}/seats"
        await bob.ask("POST", f"{path}/1", {})
        await bob.refused("not-yours", "PUT", f"{path}/2", {"kind": "bot", "bot": "club"})
        await bob.refused("not-yours", "POST", path, {"kind": "open"})
        await bob.refused("not-yours", "POST", f"{path}/2/drop")
        await ann.refused("bad-request", "PUT", f"{path}/2", {"kind": "bot", "bot": "nobody"})
        await ann.refused("bad-request", "PUT", f"{path}/2", {"kind": "open", "bot": "club"})
        await ann.refused("bad-request", "PUT", f"{path}/2", {"kind": "person"})
        await ann.refused("not-found", "PUT", f"{path}/7", {"kind": "open"})


async def test_a_rated_table_gets_no_bots_and_keeps_two_seats(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        code = await a_table(ann, {"kind": "open"}, rated=True)
        path = f"/api/tables/{code}/seats"
        await ann.refused("rated", "PUT", f"{path}/1", {"kind": "bot", "bot": "club"})
        await ann.refused("rated", "POST", path, {"kind": "bot", "bot": "club"})
        await ann.refused("bad-request", "POST", f"{path}/1/drop")


async def test_whoever_sits_chooses_a_car_and_the_secret_is_sealed_anew(folder: Path, database: str) -> None:
    async with (
        running(folder, database=database) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
    ):
        code = await a_table(ann, {"kind": "invited"}, {"kind": "bot", "bot": "club"}, {"kind": "invited"})
        path = f"/api/tables/{code}/seats"
        table = await ann.ask("GET", f"/api/tables/{code}")
        assert table["colours"] == ["red", "blue", "green", "yellow"]
        invites = table["invites"]
        await bob.ask("POST", f"{path}/1", {"invite": invites["1"]})
        shown = await bob.ask("POST", f"{path}/1/car", {"to": 3})
        assert (kinds(shown), shown["mine"]) == (["person", "invited", "bot", "person"], [3])
        assert (await ann.ask("GET", f"/api/tables/{code}"))["invites"] == {"1": invites["3"]}
        shown = await ann.ask("POST", f"{path}/0/car", {"to": 2})
        assert (kinds(shown), shown["mine"]) == (["bot", "invited", "person", "person"], [2])
        assert shown["table"]["seats"][2]["dice"] == "none"
        await ann.refused("seat-taken", "POST", f"{path}/2/car", {"to": 3})
        await ann.refused("not-yours", "POST", f"{path}/3/car", {"to": 0})
        await ann.refused("not-found", "POST", f"{path}/2/car", {"to": 9})
        await bob.ask("DELETE", f"{path}/3")
        rows = await server.service.store.read(
            select(schema.seats).where(schema.seats.c.code == code).order_by(schema.seats.c.seat)
        )
        assert [row.invite for row in rows] == [None, invites["3"], None, invites["1"]]
        assert (await bob.ask("GET", f"/api/invites/{invites['1']}"))["seat"] == 3


async def test_names_of_the_table_are_distinct(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await a_table(ann, {"kind": "me"}, {"kind": "open"}, {"kind": "open"})
        path = f"/api/tables/{code}/seats"
        shown = await ann.ask("GET", f"/api/tables/{code}")
        assert [seat["name"] for seat in shown["table"]["seats"][:2]] == ["Ann", "Ann 2"]
        shown = await ann.ask("POST", f"{path}/2", {})
        assert shown["table"]["seats"][2]["name"] == "Ann 3"
        await ann.refused("name-taken", "PUT", f"{path}/1/name", {"name": "ANN"})
        shown = await ann.ask("PUT", f"{path}/1/name", {"name": "  Cid "})
        assert shown["table"]["seats"][1]["name"] == "Cid"
        assert (await ann.ask("PUT", f"{path}/1/name", {"name": "cid"}))["table"]["seats"][1]["name"] == "cid"
        assert (await ann.ask("GET", "/api/me"))["name"] == "Ann", "at other tables nothing changes"
        await bob.refused("not-yours", "PUT", f"{path}/1/name", {"name": "Eve"})
        await ann.refused("bad-name", "PUT", f"{path}/1/name", {"name": "\u200b"})
        await bob.refused("name-taken", "POST", f"{path}/3", {"name": "Cid"})


async def test_everybody_sees_who_is_ready(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await a_table(ann, {"kind": "open"}, {"kind": "open"})
        path = f"/api/tables/{code}/seats"
        await bob.ask("POST", f"{path}/1", {})
        async with ann.at(code) as wire:
            await bob.ask("POST", f"{path}/1/ready", {"on": True})
            await wire.until(lambda wire: bool(wire.table) and wire.table["seats"][1]["ready"])
            await bob.ask("POST", f"{path}/1/car", {"to": 2})
            await wire.until(lambda wire: wire.table["seats"][2]["ready"])
            assert not wire.table["seats"][1]["ready"]
            await bob.ask("DELETE", f"{path}/2")
            await wire.until(lambda wire: not wire.table["seats"][2]["ready"])
        await bob.refused("not-yours", "POST", f"{path}/0/ready", {"on": True})
        assert not (await tables.load(server.service.store, code)).seats[0].ready


async def test_an_invitation_to_show(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await a_table(ann, {"kind": "invited"})
        path = f"/api/tables/{code}/invitation"
        invite = (await ann.ask("GET", f"/api/tables/{code}"))["invites"]["1"]
        shown = await ann.ask("POST", path, {"seat": 1})
        assert shown["address"] == f"{server.url}/join/{invite}"
        assert shown["qr"].startswith("<svg")
        assert (await bob.ask("POST", path, {}))["address"] == f"{server.url}/table/{code}"
        await bob.refused("not-yours", "POST", path, {"seat": 1})
        await ann.refused("not-yours", "POST", path, {"seat": 0})
