"""Exercises come back later the better they go; and figures of races that were first reviewed from a file."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import insert, select

from racecraft.server.accounts.identity import Person
from racecraft.server.learning import practice
from racecraft.server.store import schema
from tests.server.running_server import running
from tests.server.test_reviews import ALONE, driven, reviewed

pytestmark = pytest.mark.asyncio


async def test_a_try_counts_once_however_often_its_mark_is_asked_for(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        store = server.service.store
        code = (await ann.ask("POST", "/api/tables", ALONE))["table"]["code"]
        person = Person("somebody", "Ann", "guest")
        row = {"identity": person.id, "code": code, "ply": 4, "seat": 0, "game": "rali"}
        await store.write(insert(schema.practice).values({**row, "due": 0, "box": 0, "tries": 0}))

        async def box(grade: practice.Grade, begun: int, now: int) -> tuple[int, int, int]:
            await practice.tried(store, person, code, 4, 0, grade, begun, now)
            found = await store.one(select(schema.practice))
            assert found is not None
            return found.box, found.tries, found.due - now

        assert await box("fine", 1000, 2000) == (1, 1, practice.DAY)
        assert await box("fine", 1000, 3000) == (1, 1, practice.DAY - 1000), "the same try"
        assert await box("fine", 4000, 5000) == (2, 2, 3 * practice.DAY)
        assert await box("blunder", 6000, 7000) == (0, 3, practice.AFTER_FAILURE)
        assert await box("blunder", 6000, 8000) == (0, 3, practice.AFTER_FAILURE - 1000)
        assert await box("fine", 9000, 9500) == (1, 4, practice.DAY)


async def test_a_race_first_reviewed_from_a_file_counts_in_its_drivers_figures(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        code, _ = await driven(ann)
        record = await server.service.record(code)
        sent = await ann.ask("POST", "/api/reviews", {"record": record.encode().decode()})
        assert (await reviewed(ann, f"/api/reviews/{sent['id']}"))["state"] == "done"
        assert (await ann.ask("GET", "/api/me/insight"))["races"] == []
        assert (await ann.ask("POST", f"/api/tables/{code}/review"))["state"] == "done"
        races = (await ann.ask("GET", "/api/me/insight"))["races"]
        assert [race["code"] for race in races] == [code]
