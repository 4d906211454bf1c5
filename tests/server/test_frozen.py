"""Races of other rules: shown as far as they replay, never played on, always to be closed."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from racecraft.engine.record import decode
from racecraft.server.play.rooms import FROZEN
from racecraft.server.store import schema
from tests.server.running_server import PATIENCE, Guest, RunningServer, running

pytestmark = pytest.mark.asyncio

BODY = {"game": "rali", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}


async def a_race(server: RunningServer, ann: Guest, **more: Any) -> str:
    code = str((await ann.ask("POST", "/api/tables", {**BODY, **more}))["table"]["code"])
    async with ann.at(code, 0) as wire:
        await wire.hear("state")
        for _ in range(12):
            await wire.play(wire.shown["pending"][0], wire.shown["legal"][0]["action"])
    return code


def change(folder: Path, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(folder / "racecraft.db")) as database, database:
        assert database.execute(statement, values).rowcount == 1


def of_other_rules(folder: Path, code: str, **options: Any) -> None:
    """The table as a server with version 2 of the rules would have stored it."""
    with closing(sqlite3.connect(folder / "racecraft.db")) as database:
        (text,) = database.execute("SELECT header FROM tables WHERE code = ?", (code,)).fetchone()
    header = {**json.loads(text), "rules": 2}
    header["options"].update(options)
    told = json.dumps(header["options"])
    change(folder, "UPDATE tables SET header = ?, options = ? WHERE code = ?", json.dumps(header), told, code)


def again(server: RunningServer, before: Guest) -> Guest:
    guest = server.guest()
    guest.http.cookies = before.http.cookies
    return guest


async def test_a_race_of_other_rules_is_frozen(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        code = await a_race(server, ann)
        fine = await a_race(server, ann)
        record = await ann.ask("GET", f"/api/tables/{code}/record")
    of_other_rules(folder, code)
    async with running(folder) as server, again(server, ann) as ann:
        mine = await ann.ask("GET", "/api/me/races")
        races = {race["table"]["code"]: race["table"] for race in mine["races"]}
        assert (races[code]["frozen"], races[fine]["frozen"]) == (True, False)
        assert (await ann.ask("GET", "/api/me/turns"))["turns"] == [fine]
        async with ann.at(code, 0) as wire:
            shown = await wire.hear("state")
            assert shown["table"]["frozen"]
            assert (shown["pending"], shown["legal"], shown["undo"]) == ([], [], False)
            at = {"seat": 0, "moment": wire.moment, "id": "x"}
            for message in (
                {"type": "play", "action": "keep", **at},
                {"type": "undo", **at},
                {"type": "hint", "seat": 0, "id": "x"},
                {"type": "consider", **at},
            ):
                await wire.say(**message)
                answer = await wire.answer("x")
                assert (answer["type"], answer["key"]) == ("error", "frozen")
                assert "other rules" in answer["sentence"]
        kept = decode(await ann.ask("GET", f"/api/tables/{code}/record"))
        assert kept.header.rules == 2
        assert kept.plies == decode(record).plies
        replay = await ann.ask("GET", f"/api/tables/{code}/replay")
        assert len(replay["frames"]) == len(kept.plies) + 1
        await ann.ask("DELETE", f"/api/tables/{code}")
        await ann.refused("not-open", "DELETE", f"/api/tables/{code}")
        assert (await ann.ask("GET", f"/api/tables/{code}"))["table"]["status"] == "closed"


async def test_a_race_that_does_not_replay_is_frozen_where_it_stops(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        code = await a_race(server, ann)
    line = '{"plies":[{"seat":0,"play":"fly"}]}'
    change(folder, "UPDATE moves SET line = ? WHERE code = ? AND number = 5", line, code)
    async with running(folder) as server, again(server, ann) as ann:
        async with ann.at(code, 0) as wire:
            shown = await wire.hear("state")
            assert (shown["table"]["frozen"], shown["pending"], shown["moment"]) == (True, [], 5)
            assert (await wire.play(0, "keep"))["key"] == "frozen"
        replay = await ann.ask("GET", f"/api/tables/{code}/replay")
        assert "rali knows no action 'fly'" in replay["stopped"]
        await ann.ask("DELETE", f"/api/tables/{code}")


async def test_a_frozen_race_is_told_in_one_way(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Whether its options, its header or a move cannot be read, and whoever looks: a person, the scheduler, a
    notice. It is logged once, as something to know and not as a failure."""
    clock = {"kind": "bank", "minutes": 1}
    async with running(folder) as server, server.guest("Ann") as ann:
        codes = [await a_race(server, ann, public=True, clock=clock) for _ in range(3)]
    with_wings = "UPDATE tables SET header = replace(header, ?, ?) WHERE code = ?"
    change(folder, with_wings, '"options":{', '"options":{"wings":3,', codes[0])
    of_other_rules(folder, codes[1], wings=3)
    line = '{"plies":[{"seat":0,"play":"fly"}]}'
    change(folder, "UPDATE moves SET line = ? WHERE code = ? AND number = 5", line, codes[2])
    with closing(sqlite3.connect(folder / "racecraft.db")) as database, database:
        database.execute("UPDATE tables SET due = 1")
    async with running(folder) as server, again(server, ann) as ann:
        store = server.service.store
        async with asyncio.timeout(PATIENCE):
            while await store.read(select(schema.tables.c.code).where(schema.tables.c.due.is_not(None))):
                await asyncio.sleep(0.01)
        lobby = (await ann.ask("GET", "/api/tables?status=running"))["tables"]
        assert {table["code"]: table["frozen"] for table in lobby} == dict.fromkeys(codes, True)
        for code in codes:
            assert (await ann.ask("GET", f"/api/tables/{code}"))["table"]["frozen"]
            async with ann.at(code, 0) as wire:
                shown = await wire.hear()
                assert shown["table"]["frozen"]
                await wire.say(type="play", seat=0, moment=0, action="keep", id="p")
                assert (await wire.answer("p"))["sentence"] == FROZEN
                await server.service.housekeeping.look_afresh(code)
                assert (await wire.hear("table"))["table"]["frozen"]
            await ann.ask("DELETE", f"/api/tables/{code}")
            await ann.refused("frozen", "GET", f"/api/tables/{code}/proof")
    told = [vars(record)["code"] for record in caplog.records if record.getMessage() == "a table is frozen"]
    assert sorted(told) == sorted(set(told))
    assert {codes[0], codes[2]} <= set(told)
    assert max(record.levelno for record in caplog.records) <= logging.WARNING


async def test_a_race_that_cannot_be_shown_at_all_spoils_no_list(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        code = await a_race(server, ann, public=True)
    of_other_rules(folder, code, wings=3)
    async with running(folder) as server, again(server, ann) as ann:
        lobby = await ann.ask("GET", "/api/tables?status=running")
        assert [(table["code"], table["frozen"]) for table in lobby["tables"]] == [(code, True)]
        assert (await ann.ask("GET", "/api/me/turns"))["turns"] == []
        async with ann.at(code, 0) as wire:
            assert (await wire.hear("table"))["table"]["frozen"]
            await wire.say(type="play", seat=0, moment=0, action="keep", id="p")
            assert (await wire.answer("p"))["key"] == "frozen"
        await ann.ask("DELETE", f"/api/tables/{code}")


UNREADABLE = {
    "a header of another format": ("header", '{"racecraft":2,"laps":[]}'),
    "a clock of another kind": ("clock", '{"kind":"sundial"}'),
    "a training of another kind": ("training", '{"position":{},"weather":"rain"}'),
    "options that are no JSON": ("options", "{"),
    "a seed that is none": ("seed", "xyz"),
}


@pytest.mark.parametrize(("column", "value"), UNREADABLE.values(), ids=UNREADABLE.keys())
async def test_a_row_that_cannot_be_read_spoils_no_list_and_can_be_closed(
    column: str, value: str, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        code = await a_race(server, ann, public=True)
        fine = await a_race(server, ann, public=True)
    change(folder, f"UPDATE tables SET {column} = ? WHERE code = ?", value, code)
    async with running(folder) as server, again(server, ann) as ann:
        lobby = await ann.ask("GET", "/api/tables?status=running")
        frozen = {table["code"]: table["frozen"] for table in lobby["tables"]}
        assert frozen == {code: True, fine: False}
        mine = await ann.ask("GET", "/api/me/races")
        listed = {race["table"]["code"] for race in mine["races"]}
        assert listed == ({fine} if column == "training" else {code, fine}), "an exercise is no race"
        assert (await ann.ask("GET", "/api/me/turns"))["turns"] == [fine]
        async with ann.at(code, 0) as wire:
            assert (await wire.hear("table"))["table"]["frozen"]
            await wire.say(type="play", seat=0, moment=0, action="keep", id="p")
            assert (await wire.answer("p"))["key"] == "frozen"
        for path in ("state", "replay", "record"):
            await ann.refused("frozen", "GET", f"/api/tables/{code}/{path}")
        await ann.ask("DELETE", f"/api/tables/{code}")
        assert (await ann.ask("GET", f"/api/tables/{code}"))["table"]["status"] == "closed"
    told = [record.levelname for record in caplog.records if record.getMessage() == "a table is frozen"]
    assert told == ["WARNING"], "it is told once"


async def test_a_race_of_another_record_format_is_frozen(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        code = await a_race(server, ann)
    change(folder, "UPDATE tables SET header = replace(header, '\"racecraft\":1', '\"racecraft\":2')")
    async with running(folder) as server, again(server, ann) as ann:
        assert (await ann.ask("GET", f"/api/tables/{code}"))["table"]["frozen"]
        await ann.ask("DELETE", f"/api/tables/{code}")


@pytest.mark.parametrize("line", ["[]", '{"undo":7}', '{"plies":[{"seat":77,"play":"keep"}]}', "\0"])
async def test_a_race_with_a_damaged_move_can_be_closed(line: str, folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        code = await a_race(server, ann)
        fine = await a_race(server, ann)
    change(folder, "UPDATE moves SET line = ? WHERE code = ? AND number = 5", line, code)
    async with running(folder) as server, again(server, ann) as ann:
        assert (await ann.ask("GET", "/api/me/turns"))["turns"] == [fine]
        answer = await ann.http.get(f"/api/tables/{code}/record")
        assert answer.status_code in (200, 409), answer.text
        await ann.ask("DELETE", f"/api/tables/{code}")
