"""Drills over HTTP: a table with the position, a verdict a decision, progress that stays with the person."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.running_server import running

pytestmark = pytest.mark.asyncio


async def test_a_decision_is_judged_and_counted(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        listed = (await ann.ask("GET", "/api/drills/rali"))["drills"]
        assert len(listed) >= 12
        assert {(drill["tries"], drill["grade"]) for drill in listed} == {(0, None)}
        for action, grade in (("keep", "poor"), ("down", "best")):
            table = (await ann.ask("POST", "/api/drills/rali/sand"))["table"]
            assert table["training"]
            assert not table["rated"]
            early = await ann.ask(
                "POST", "/api/drills/rali/sand/verdict", {"code": table["code"]}, status=409
            )
            assert early["key"] == "not-over"
            async with ann.at(table["code"], 0) as wire:
                await wire.hear("state")
                await wire.say(type="hint", seat=0, id="h")
                assert (await wire.answer("h"))["key"] == "drill"
                await wire.play(0, action)
            found = await ann.ask("POST", "/api/drills/rali/sand/verdict", {"code": table["code"]})
            assert found["grade"] == grade
            assert (found["loss"] > 0) == (grade == "poor")
            assert found["unit"] == "turns"
        sand = next(
            each for each in (await ann.ask("GET", "/api/drills/rali"))["drills"] if each["name"] == "sand"
        )
        assert (sand["tries"], sand["grade"]) == (2, "best")


async def test_an_exercise_is_no_race_and_the_one_before_is_closed(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        first = (await ann.ask("POST", "/api/drills/gt/stop"))["table"]["code"]
        second = (await ann.ask("POST", "/api/drills/heat/boost"))["table"]["code"]
        assert (await ann.ask("GET", f"/api/tables/{first}"))["table"]["status"] == "closed"
        assert (await ann.ask("GET", f"/api/tables/{second}"))["table"]["status"] == "running"
        assert (await ann.ask("GET", "/api/me/races"))["races"] == []
        assert (await ann.ask("GET", "/api/me/turns"))["turns"] == []
        body = {"code": second}
        assert (await bob.ask("POST", "/api/drills/heat/boost/verdict", body, status=403))[
            "key"
        ] == "not-yours"
        wrong = await ann.ask("POST", "/api/drills/heat/cool/verdict", body, status=403)
        assert wrong["key"] == "not-yours"


async def test_a_drill_that_there_is_not(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        for path in ("/api/drills/rali/moon", "/api/drills/chess/sand"):
            assert (await ann.ask("POST", path, status=404))["key"] == "not-found"


@pytest.mark.long
async def test_drills_and_signs_are_drawn(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        whole = await ann.ask("GET", "/api/games/rali/tracks/classic/picture")
        board = await ann.ask("GET", "/api/drills/rali/sand/picture?theme=dark&language=uk")
        signs = await ann.ask("GET", "/api/games/rali/tracks/classic/signs?language=uk")
        view = [str(each).split('viewBox="', 1)[1].split('"', 1)[0] for each in (whole, board, signs)]
        assert len(set(view)) == 3
        assert "legend" in str(signs)
