"""Exercises come back later the better they go; and figures of races that were first reviewed from a file."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import insert, select

from racecraft.reviews.grades import Grade
from racecraft.reviews.hinted import Hint
from racecraft.server.accounts.identity import Person
from racecraft.server.learning import practice
from racecraft.server.play import hints
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

        async def box(grade: Grade, begun: int, now: int) -> tuple[int, int, int]:
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


async def test_whoever_followed_a_hint_has_nothing_to_practise(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        store = server.service.store
        code = (await ann.ask("POST", "/api/tables", ALONE))["table"]["code"]
        followed: list[int] = []
        async with ann.at(code, 0) as wire:
            state = await wire.hear("state")
            while state["pending"]:
                action = state["legal"][0]["action"]
                if len(state["legal"]) > 1 and len(followed) < 2:
                    await wire.say(type="hint", seat=0, id="h")
                    advice = (await wire.answer("h"))["decision"]
                    plies = len((await server.service.record(code)).plies)
                    if len(advice) == 1:
                        action = advice[0]["action"]
                        followed.append(plies)
                    else:
                        legal = [each["action"] for each in state["legal"]]
                        action = next(each for each in legal if each != advice[0]["action"])
                played = {"seat": 0, "moment": state["moment"], "action": action}
                state = await ann.ask("POST", f"/api/tables/{code}/moves", played)
        path = f"/api/tables/{code}/review"
        await ann.ask("POST", path)
        marks = (await reviewed(ann, path))["review"]["marks"]
        hinted = [mark["ply"] for mark in marks if mark["hinted"]]
        assert hinted == [mark["ply"] for mark in marks if mark["ply"] in followed] != []

        wrong = [mark for mark in marks if mark["grade"] in practice.EXERCISES and not mark["hinted"]]
        driven_plies = (await server.service.record(code)).plies
        worst = max(wrong, key=lambda mark: mark["loss"])
        actions = [text for ply in driven_plies[worst["ply"] : worst["last"]] for text in ply.actions]
        await hints.keep(store, code, Hint(worst["ply"], 0, actions))
        found = await reviewed(ann, path)
        assert [worst["ply"]] == [
            mark["ply"] for mark in found["review"]["marks"] if mark["hinted"] and mark["ply"] not in hinted
        ]
        assert (await ann.ask("POST", "/api/practice", {"code": code}))["added"] == len(wrong) - 1
