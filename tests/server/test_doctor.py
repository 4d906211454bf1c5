"""`racecraft doctor`: what an upgrade would freeze or cannot read, in files and in databases."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import racecraft
from racecraft.cli.main import main
from tests.server.running_server import running


def a_record(path: Path, seed: int = 1) -> Path:
    race = racecraft.race("rali", seed=seed)
    while race.result() is None:
        if not race.advance():
            seat = race.pending()[0]
            race.play(seat, race.legal(seat)[0])
    race.record.save(path)
    return path


def of_other_rules(path: Path) -> None:
    header, _, rest = path.read_text().partition("\n")
    path.write_text(json.dumps({**json.loads(header), "rules": 7}) + "\n" + rest)


def examined(capsys: pytest.CaptureFixture[str], *what: Path) -> tuple[int, list[dict[str, Any]]]:
    status = main(["doctor", "--json", *map(str, what)])
    return status, json.loads(capsys.readouterr().out)


def test_records_of_this_version_are_fine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [a_record(tmp_path / f"{seed}.jsonl", seed) for seed in (1, 2)]
    assert main(["doctor", *map(str, files)]) == 0
    assert capsys.readouterr().out == "2 races checked: 2 fine, 0 frozen, 0 bad\n"


def test_a_folder_is_searched_and_what_is_wrong_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "deep").mkdir()
    good = a_record(tmp_path / "good.jsonl")
    old = a_record(tmp_path / "deep" / "old.jsonl")
    of_other_rules(old)
    cut = a_record(tmp_path / "cut.jsonl")
    cut.write_bytes(cut.read_bytes()[:-9])
    status, found = examined(capsys, tmp_path)
    assert status == 1
    assert {Path(each["name"]): each["status"] for each in found} == {good: "fine", old: "frozen", cut: "bad"}
    assert main(["doctor", str(tmp_path), "--lang", "en"]) == 1
    told = capsys.readouterr().out
    assert f"{old}: frozen: the race was driven by version 7 of the rules of rali; this is version 1" in told
    assert "3 races checked: 1 fine, 1 frozen, 1 bad" in told


def test_what_is_not_there_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", str(tmp_path / "none.db")]) == 2
    assert "there is no file" in capsys.readouterr().err


async def races(folder: Path) -> list[str]:
    """A race that is over, and three that go on, one of them with whole decisions taken back."""
    body = {"game": "rali", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
    codes = []
    async with running(folder) as server, server.guest("Ann") as ann:
        for number in range(4):
            more: dict[str, Any] = {"position": {}} if number == 3 else {}
            code = (await ann.ask("POST", "/api/tables", {**body, **more}))["table"]["code"]
            codes.append(code)
            async with ann.at(code, 0) as wire:
                await wire.hear("state")
                plies = 0
                while wire.view["result"] is None and (number == 0 or plies < 20):
                    await wire.play(wire.shown["pending"][0], wire.shown["legal"][0]["action"])
                    plies += 1
                if number == 0:
                    await wire.until(lambda wire: wire.table["status"] == "over")
                for _ in range(3 if number == 3 else 0):
                    await wire.say(type="undo", seat=0, moment=wire.moment, id="u")
                    await wire.answer("u")
    return codes


def test_every_race_of_a_database_is_replayed(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    over, old, broken, training = asyncio.run(races(folder))
    database = folder / "racecraft.db"
    status, found = examined(capsys, database)
    assert (status, {each["status"] for each in found}, len(found)) == (0, {"fine"}, 4)
    with closing(sqlite3.connect(database)) as opened, opened:
        (text,) = opened.execute("SELECT header FROM tables WHERE code = ?", (old,)).fetchone()
        header = json.dumps({**json.loads(text), "rules": 2})
        opened.execute("UPDATE tables SET header = ? WHERE code = ?", (header, old))
        opened.execute("UPDATE moves SET line = 'x' WHERE code = ? AND number = 3", (broken,))
    status, found = examined(capsys, database)
    assert status == 1
    assert {each["name"].removeprefix("table "): each["status"] for each in found} == {
        over: "fine",
        old: "frozen",
        broken: "bad",
        training: "fine",
    }


async def open_tables(folder: Path, count: int) -> list[str]:
    body = {"game": "rali", "seats": [{"kind": "me"}, {"kind": "open"}]}
    async with running(folder) as server, server.guest("Ann") as ann:
        return [(await ann.ask("POST", "/api/tables", body))["table"]["code"] for _ in range(count)]


DAMAGE = {
    "an option": ("UPDATE tables SET options = '{\"wings\":1}' WHERE code = ?", "has no option 'wings'"),
    "a clock": ('UPDATE tables SET clock = \'{"kind":"sun"}\' WHERE code = ?', "sun"),
    "a game": ("UPDATE tables SET game = 'ludo' WHERE code = ?", "ludo"),
    "a board": ("UPDATE tables SET options = '{\"board\":{}}' WHERE code = ?", "there is no 'meta'"),
    "training": ("UPDATE tables SET training = '{\"position\":1}' WHERE code = ?", "cannot be read"),
    "a seed": ("UPDATE tables SET seed = 'zz' WHERE code = ?", "cannot be read"),
    "a seat": ("UPDATE seats SET kind = 'throne' WHERE seat = 0 AND code = ?", "throne"),
    "a holiday": ("UPDATE seats SET pauses = '[1]' WHERE seat = 0 AND code = ?", "cannot be read"),
}


def test_whatever_is_stored_of_an_open_table_is_read(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    codes = asyncio.run(open_tables(folder, len(DAMAGE) + 1))
    database = folder / "racecraft.db"
    status, found = examined(capsys, database)
    assert (status, {each["reason"] for each in found}) == (0, {""})
    with closing(sqlite3.connect(database)) as opened, opened:
        for (statement, _), code in zip(DAMAGE.values(), codes, strict=False):
            assert opened.execute(statement, (code,)).rowcount == 1
    status, found = examined(capsys, database)
    assert status == 1
    told = {each["name"].removeprefix("table "): each for each in found}
    for (_, reason), code in zip(DAMAGE.values(), codes, strict=False):
        assert told[code]["status"] == "bad"
        assert reason in told[code]["reason"]
    assert told[codes[-1]]["status"] == "fine"


def test_a_backup_is_examined_like_its_database(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    codes = asyncio.run(open_tables(folder, 2))
    with closing(sqlite3.connect(folder / "racecraft.db")) as opened, opened:
        opened.execute(DAMAGE["an option"][0], (codes[0],))
    file = folder / "all.jsonl.gz"
    assert main(["backup", str(file), "--data", str(folder)]) == 0
    capsys.readouterr()
    assert examined(capsys, file) == examined(capsys, folder / "racecraft.db")
    cut = folder / "cut.jsonl.gz"
    cut.write_bytes(file.read_bytes()[:-40])
    assert main(["doctor", str(cut)]) == 2
    assert "cut.jsonl.gz" in capsys.readouterr().err


def test_a_database_of_an_earlier_schema_is_read_as_it_is(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As if the columns of the latest releases had not been thought of yet."""
    asyncio.run(open_tables(folder, 1))
    database = folder / "racecraft.db"
    with closing(sqlite3.connect(database)) as opened, opened:
        for table, column in (("tables", "reviews"), ("seats", "put_away"), ("seats", "entrant")):
            opened.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
    status, found = examined(capsys, database)
    assert (status, [each["status"] for each in found]) == (0, ["fine"])
