"""`racecraft admin` beside a server that runs: what it changes holds there within moments."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from racecraft.cli.main import main
from racecraft.server.accounts.identity import new_id
from tests.server.running_server import RunningServer, running
from tests.server.test_building import made as made_track
from tests.server.test_championships import made as made_championship
from tests.server.test_devices import expect_closed, my_name, solo
from tests.server.test_hosting import a_table
from tests.server.test_personal_data import FOREIGN, everything, identity_of, with_header
from tests.server.test_solo import begin, to_the_end

pytestmark = pytest.mark.asyncio


async def admin(server: RunningServer, folder: Path, *arguments: str) -> int:
    """In a thread, as another process would, while the server goes on."""
    database = server.instance.settings.database or str(folder / "racecraft.db")
    return await asyncio.to_thread(main, ["admin", database, *arguments])


async def listed(
    server: RunningServer, folder: Path, capsys: pytest.CaptureFixture[str], *arguments: str
) -> Any:
    capsys.readouterr()
    assert await admin(server, folder, *arguments, "--json") == 0
    return json.loads(capsys.readouterr().out)


async def test_a_banned_person_is_not_served_and_their_sockets_close(
    folder: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with (
        running(folder, database=database) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
    ):
        code = await a_table(ann, bob)
        token = (await bob.ask("POST", "/api/bots", {"name": "Robo"}))["token"]
        id = await identity_of(server, "Bob")
        async with bob.at(code, 1) as wire, ann.at(code, 0) as other, server.guest(token=token) as robo:
            await wire.hear("state")
            await other.hear("state")
            assert await admin(server, folder, "ban", id) == 0
            await expect_closed(wire)
            await other.until(lambda other: other.table["seats"][1]["away"])
            await bob.refused("banned", "GET", "/api/me")
            await bob.refused("banned", "POST", f"/api/tables/{code}/seats/1/autopilot", {"on": False})
            await robo.refused("who-are-you", "GET", "/api/me")
        assert await listed(server, folder, capsys, "unban", id) == {"action": "unban", "what": "Bob"}
        assert await my_name(bob) == "Bob"


async def test_an_id_can_be_given_to_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-option", "person-1"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(drawn))
    assert new_id() == "person-1"


async def test_a_banned_person_cannot_come_in_by_another_door(folder: Path) -> None:
    async with running(folder) as server, server.guest("Bob") as bob, server.guest() as phone:
        code = (await bob.ask("POST", "/api/me/link"))["code"]
        assert await admin(server, folder, "ban", await identity_of(server, "Bob")) == 0
        await phone.refused("banned", "POST", "/api/link", {"code": code})


async def test_a_name_is_changed_everywhere(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Rude") as rude:
        code = await a_table(ann, rude)
        id = await identity_of(server, "Rude")
        async with ann.at(code, 0) as wire:
            await wire.hear("state")
            assert await admin(server, folder, "rename", id, "Polite") == 0
            await wire.until(lambda wire: wire.table["seats"][1]["name"] == "Polite")
        assert b"Rude" not in await ann.ask("GET", f"/api/tables/{code}/record")
        assert await my_name(rude) == "Polite"
        found = await listed(server, folder, capsys, "people", "--name", "polit")
        assert [row["id"] for row in found] == [id]
        assert await admin(server, folder, "rename", id, "\u3164") == 2


async def test_no_row_keeps_the_old_name(folder: Path) -> None:
    """Neither of a drive alone, a championship or the gallery, nor a header of another version with seats."""
    async with running(folder) as server, server.guest("Rude") as rude:
        await to_the_end(rude, await begin(rude))
        await made_championship(rude)
        document = await made_track(rude, 8, 5)
        body = {"document": document, "title": "Red Canyon"}
        await rude.ask("POST", "/api/gallery/gt", body, status=201)
        for header in FOREIGN.values():
            await with_header(server, await solo(rude), header.replace("Bob", "Rude"))
        before = await everything(server)
        assert before.count("Rude") > 5
        assert "canyon rude" in before
        id = await identity_of(server, "Rude")
        assert await admin(server, folder, "rename", id, "Polite") == 0
        after = await everything(server)
        assert "rude" not in after.casefold()
        assert "canyon polite" in after
        assert after.count("Polite") == before.count("Rude")


async def test_a_table_is_closed_even_if_it_is_rated(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await a_table(ann, bob, rated=True)
        found = await listed(server, folder, capsys, "tables", "--status", "running")
        assert [(row["code"], row["host"]) for row in found] == [(code, "Ann")]
        async with ann.at(code, 0) as wire:
            await wire.hear("state")
            assert await admin(server, folder, "close", code) == 0
            await wire.until(lambda wire: wire.table["status"] == "closed")
        assert await admin(server, folder, "close", code) == 2


async def test_reports_are_listed_and_resolved(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await a_table(ann, bob)
        await ann.ask("POST", f"/api/tables/{code}/reports", {"seat": 1, "reason": "is rude"})
        found = await listed(server, folder, capsys, "reports")
        assert [(row["name"], row["reason"], row["code"]) for row in found] == [("Bob", "is rude", code)]
        assert found[0]["about"] == await identity_of(server, "Bob")
        assert await admin(server, folder, "resolve", found[0]["id"], "--note", "talked") == 0
        assert await listed(server, folder, capsys, "reports") == []
        assert (await listed(server, folder, capsys, "reports", "--all"))[0]["note"] == "talked"
        assert await admin(server, folder, "resolve", found[0]["id"]) == 2


async def test_lists_are_lines_and_errors_are_sentences(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        await solo(ann)
        capsys.readouterr()
        assert await admin(server, folder, "people") == 0
        assert "guest  Ann" in capsys.readouterr().out
        assert await admin(server, folder, "reports") == 0
        assert capsys.readouterr().out == "There is nothing.\n"
        assert await admin(server, folder, "ban", "nobody-here") == 2
        assert "there is nobody with the id nobody-here" in capsys.readouterr().err
    assert await asyncio.to_thread(main, ["admin", str(folder / "none.db"), "people"]) == 2
