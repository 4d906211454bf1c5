"""Backup while the table runs, restore into an empty database of either kind."""

from __future__ import annotations

import asyncio
import functools
import gzip
import json
import stat
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import MetaData, create_engine

from racecraft.engine.errors import RacecraftError
from racecraft.server.settings import Settings
from racecraft.server.store import migrate
from racecraft.server.store.backup import BadBackup, backup, restore
from tests.server.running_server import Wire, running
from tests.tiers import some

BODY = {"game": "rali", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}


async def a_race_and_a_backup(folder: Path, file: Path) -> tuple[str, str, bytes]:
    """The code of a race under way, its driver's cookie, and its record when the backup was taken."""
    async with running(folder) as server, server.guest("Ann") as ann:
        code = (await ann.ask("POST", "/api/tables", BODY))["table"]["code"]
        await ann.ask("POST", "/api/bots", {"name": "Robo"})
        async with ann.at(code, 0) as wire:
            await wire.hear("state")
            for _ in range(10):
                seat = wire.shown["seat"]
                await wire.play(seat, wire.shown["legal"][0]["action"])
            backup(Settings(data=folder), file)
            record = await ann.ask("GET", f"/api/tables/{code}/record")
            await wire.play(wire.shown["seat"], wire.shown["legal"][0]["action"])
        return code, ann.http.cookies["racecraft"], record


@pytest.mark.asyncio
async def test_a_restored_table_goes_on_where_the_backup_was_taken(folder: Path) -> None:
    (folder / "old").mkdir()
    code, cookie, record = await a_race_and_a_backup(folder / "old", folder / "all.jsonl.gz")
    assert stat.S_IMODE((folder / "all.jsonl.gz").stat().st_mode) == 0o600
    (folder / "new").mkdir()
    restore(Settings(data=folder / "new"), folder / "all.jsonl.gz")
    async with running(folder / "new") as server:
        guest = server.guest()
        guest.http.cookies.set("racecraft", cookie)
        async with guest as ann:
            assert (await ann.ask("GET", "/api/me"))["name"] == "Ann"
            assert await ann.ask("GET", f"/api/tables/{code}/record") == record
            async with ann.at(code, 0) as wire:
                await drive_both(wire)
    with pytest.raises(RacecraftError, match="the database is not empty"):
        restore(Settings(data=folder / "new"), folder / "all.jsonl.gz")


async def drive_both(wire: Wire) -> None:
    await wire.hear("state")
    random = Random(1)
    while wire.view["result"] is None:
        await wire.play(wire.shown["seat"], random.choice(wire.shown["legal"])["action"])


def test_from_sqlite_to_postgresql_and_back(folder: Path, empty_postgres_url: str) -> None:
    (folder / "old").mkdir()
    (folder / "back").mkdir()
    asyncio.run(a_race_and_a_backup(folder / "old", folder / "first.gz"))
    there = Settings(data=folder / "old", database=empty_postgres_url)
    rows = restore(there, folder / "first.gz")
    assert backup(there, folder / "second.gz") == rows
    restore(Settings(data=folder / "back"), folder / "second.gz")
    backup(Settings(data=folder / "back"), folder / "third.gz")
    texts = [gzip.decompress((folder / name).read_bytes()) for name in ("first.gz", "second.gz", "third.gz")]
    assert sorted(texts[0].splitlines()) == sorted(texts[1].splitlines()) == sorted(texts[2].splitlines())


def test_what_is_no_backup_is_refused_and_changes_nothing(folder: Path) -> None:
    (folder / "old").mkdir()
    good = folder / "good.gz"
    asyncio.run(a_race_and_a_backup(folder / "old", good))
    lines = gzip.decompress(good.read_bytes()).splitlines(keepends=True)
    for content, reason in (
        (b"nonsense", "is no whole backup"),
        (gzip.compress(b"nonsense"), "is no whole backup"),
        (gzip.compress(lines[0].replace(f'"{migrate.HEAD}"'.encode(), b'"0999"')), "schema 0999"),
        (gzip.compress(b"".join(lines[:-1])), "is cut off after"),
        (gzip.compress(b"".join(lines[:-2] + lines[-1:])), "names"),
        (good.read_bytes()[:-20], "is no whole backup"),
        (gzip.compress(lines[0] + b'{"table":"secrets","row":{}}\n'), "unknown table 'secrets'"),
    ):
        bad = folder / "bad.gz"
        bad.write_bytes(content)
        (folder / "new").mkdir(exist_ok=True)
        with pytest.raises(BadBackup, match=reason):
            restore(Settings(data=folder / "new"), bad)
    with pytest.raises(BadBackup, match="No such file"):
        restore(Settings(data=folder / "new"), folder / "none.gz")
    assert restore(Settings(data=folder / "new"), good) > 0


@functools.cache
def columns_at_every_revision() -> dict[str, dict[str, set[str]]]:
    """By revision, the columns of every table."""
    found = {}
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        for revision in migrate.revisions():
            migrate.upgrade(connection, revision)
            tables = MetaData()
            tables.reflect(connection)
            found[revision] = {name: set(table.c.keys()) for name, table in tables.tables.items()}
    engine.dispose()
    return found


@pytest.fixture(scope="module")
def good_backup() -> tuple[str, list[dict[str, Any]]]:
    """The code of a race under way, and a backup of it line by line."""
    with tempfile.TemporaryDirectory() as place:
        code, _, _ = asyncio.run(a_race_and_a_backup(Path(place), Path(place) / "good.gz"))
        content = gzip.decompress((Path(place) / "good.gz").read_bytes())
    return code, [json.loads(line) for line in content.splitlines()]


FIRST, *BETWEEN, BEFORE, _ = migrate.revisions()
"""On its way from the first one a backup takes every migration; each as its own schema takes long."""
REVISIONS = some([FIRST, BEFORE, *BETWEEN], 2)


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_backup_of_any_earlier_schema_is_restored_and_migrated(
    revision: str, folder: Path, good_backup: tuple[str, list[dict[str, Any]]]
) -> None:
    restored_and_migrated(revision, folder, "", good_backup)


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_backup_of_an_earlier_schema_goes_to_postgresql(
    revision: str, folder: Path, postgres_url: str, good_backup: tuple[str, list[dict[str, Any]]]
) -> None:
    restored_and_migrated(revision, folder, postgres_url, good_backup)


def restored_and_migrated(
    revision: str, folder: Path, database: str, good_backup: tuple[str, list[dict[str, Any]]]
) -> None:
    code, lines = good_backup
    known = columns_at_every_revision()[revision]
    rows = []
    for line in lines[1:-1]:
        if line["table"] in known:
            row = {name: value for name, value in line["row"].items() if name in known[line["table"]]}
            if "words" in known[line["table"]]:
                row["words"] = "sevens"  # which later schemas do not have
            rows.append({**line, "row": row})
    lines = [{**lines[0], "schema": revision}, *rows, {"rows": len(rows)}]
    old = folder / "old.gz"
    old.write_bytes(gzip.compress("".join(json.dumps(line) + "\n" for line in lines).encode()))
    settings = Settings(data=folder, database=database)
    assert restore(settings, old) == len(rows)
    backup(settings, folder / "again.gz")
    again = [json.loads(line) for line in gzip.decompress((folder / "again.gz").read_bytes()).splitlines()]
    assert again[0]["schema"] == migrate.HEAD
    assert code in {line["row"]["code"] for line in again[1:-1] if line["table"] == "tables"}


def test_a_backup_is_restored_where_a_server_has_only_been_started(folder: Path) -> None:
    (folder / "old").mkdir()
    (folder / "new").mkdir()
    asyncio.run(a_race_and_a_backup(folder / "old", folder / "good.gz"))

    async def started() -> None:
        async with running(folder / "new") as server, server.guest() as eve:
            assert (await eve.http.get("/readyz")).status_code == 200

    asyncio.run(started())
    assert restore(Settings(data=folder / "new"), folder / "good.gz") > 0


def test_a_backup_of_nothing_is_refused(folder: Path) -> None:
    with pytest.raises(RacecraftError, match="there is no database"):
        backup(Settings(data=folder / "nothing"), folder / "all.gz")
    assert list(folder.iterdir()) == []


def test_a_backup_makes_no_key(folder: Path) -> None:
    """One with a key that no server has had would sign everybody out."""
    (folder / "old").mkdir()
    asyncio.run(a_race_and_a_backup(folder / "old", folder / "good.gz"))
    (folder / "old" / "secret").unlink()
    with pytest.raises(RacecraftError, match=r"there is no .*secret, the key"):
        backup(Settings(data=folder / "old"), folder / "all.gz")
    assert not (folder / "old" / "secret").exists()
    assert not list(folder.glob("all.gz*"))
