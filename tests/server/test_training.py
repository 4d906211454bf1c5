"""Whole decisions over the socket, and training tables: any position, free undo, chosen dice, no results."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from racecraft.engine.decision import MOST_ACTIONS
from racecraft.engine.record import decode, verify
from racecraft.games import RALI
from racecraft.outlook import outlook
from racecraft.server.play.opening import LARGEST_POSITION
from racecraft.server.store import schema
from racecraft.server.store.base import Answered, Move, Statement
from tests.server.running_server import RunningServer, running

pytestmark = pytest.mark.asyncio

ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "rookie"}]
TWO_OF_MINE = [{"kind": "me"}, {"kind": "me"}]


async def stored(server: RunningServer, code: str) -> int:
    row = await server.service.store.one(
        select(func.count()).select_from(schema.moves).where(schema.moves.c.code == code)
    )
    return int(row[0])


async def test_a_whole_decision_is_one_row_one_update_and_one_undo(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        body = {"game": "rali", "seats": TWO_OF_MINE, "start": True, "position": {}, "dice": "choose"}
        code = (await ann.ask("POST", "/api/tables", body))["table"]["code"]
        async with ann.at(code, 0) as wire:
            await wire.hear("state")
            for text in ("start1", "start2"):
                await wire.play(wire.shown["pending"][0], text)
            assert (await wire.play(0, "keep"))["pending"] == []
            await wire.say(type="draw", seat=0, moment=wire.moment, outcome="3", id="d")
            assert (await wire.answer("d"))["pending"] == [0]
            before, moment, log = await stored(server, code), wire.moment, len(wire.log)
            refused = await wire.play(0, ["ahead", "keep"])
            assert refused["key"] == "illegal"
            assert "action 2 of 2 (keep)" in refused["sentence"]
            assert await stored(server, code) == before
            told = await wire.play(0, ["ahead", "ahead"])
            assert (told["type"], told["moment"]) == ("update", moment + 1)
            assert await stored(server, code) == before + 1
            await wire.say(type="undo", seat=0, moment=wire.moment, id="u")
            assert (await wire.answer("u"))["pending"] == [0]
            assert len(wire.log) == log
        body = {"seat": 0, "moment": wire.moment, "action": ["ahead", "ahead"]}
        shown = await ann.ask("POST", f"/api/tables/{code}/moves", body)
        assert shown["type"] == "state"
        record = decode(await ann.ask("GET", f"/api/tables/{code}/record"))
        assert record.plies[-1].play == ["ahead", "ahead"]


async def test_a_gt_plan_of_six_dice_is_one_row_one_commit_one_update_and_one_undo(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At an ordinary table, as the browser sends it: six dice and the way to drive them."""
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        body = {"game": "gt", "seats": TWO_OF_MINE, "start": True}
        code = (await ann.ask("POST", "/api/tables", body))["table"]["code"]
        async with ann.at(code, 0) as wire, bob.at(code) as watching:
            await wire.hear("state")
            await watching.hear("state")
            live = server.service.rooms.by_code[code].live
            assert live is not None
            seat = live.race.pending()[0]
            targets = outlook(live.race.game, live.race.state, seat)["targets"]
            plan = next(target["decision"] for target in targets if len(target["decision"]) == 7)
            store, commits = server.service.store, list[str]()
            append, write = store.append_then, store.write

            def append_then(move: Move, answered: Answered) -> None:
                commits.append("move")
                append(move, answered)

            async def other(*statements: Statement) -> None:
                commits.append("other")
                await write(*statements)

            monkeypatch.setattr(store, "append_then", append_then)
            monkeypatch.setattr(store, "write", other)
            before, moment = await stored(server, code), wire.moment
            refused = await wire.play(seat, [*plan, plan[0]])
            assert (refused["key"], refused["sentence"].startswith("action 8 of 8")) == ("illegal", True)
            assert (await stored(server, code), commits) == (before, [])
            told = await wire.play(seat, plan)
            assert (told["type"], told["moment"]) == ("update", moment + 1)
            assert (await stored(server, code), commits) == (before + 1, ["move"])
            seen = await watching.hear("update")
            assert (seen["since"], seen["moment"]) == (moment, moment + 1)
            await wire.say(type="undo", seat=seat, moment=wire.moment, id="u")
            assert (await wire.answer("u"))["pending"] == [seat]
            assert [ply.seat for ply in live.race.record.plies] == [None], "the grid was drawn before"
            assert (await watching.hear("update"))["moment"] == moment + 2, "nothing else was told between"


@pytest.mark.parametrize("action", [[], ["ahead"] * (MOST_ACTIONS + 1), [["ahead"]], [None]])
async def test_what_is_no_decision_is_refused(folder: Path, action: Any) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        body = {"game": "rali", "seats": TWO_OF_MINE, "start": True}
        code = (await ann.ask("POST", "/api/tables", body))["table"]["code"]
        async with ann.at(code, 0) as wire:
            await wire.hear("state")
            await wire.say(type="play", seat=0, moment=wire.moment, action=action)
            assert (await wire.hear("error"))["key"] == "bad-request"
            assert (await wire.play(wire.shown["pending"][0], "start1"))["type"] == "update"


async def test_undo_is_free_at_a_training_table_and_the_same_dice_fall(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        body = {"game": "rali", "seats": ME_AND_BOT, "start": True, "position": {"round": 3}}
        opened = (await ann.ask("POST", "/api/tables", body))["table"]
        assert (opened["training"], opened["rated"], opened["frozen"]) == (True, False, False)
        code = opened["code"]
        async with ann.at(code, 0) as wire:
            await wire.until(lambda wire: 0 in wire.shown.get("pending", []))
            await wire.play(0, wire.shown["legal"][0]["action"])
            await wire.until(lambda wire: any(choice["text"] == "keep" for choice in wire.shown["legal"]))
            rolled: list[Any] = []
            for _ in range(2):
                await wire.play(0, "keep")
                await wire.until(lambda wire: 0 in wire.shown["pending"])
                rolled.append([event for event in wire.log if event["kind"] == "rolled"][-1])
                assert wire.shown["undo"]
                await wire.say(type="undo", seat=0, moment=wire.moment, id="u")
                assert (await wire.answer("u"))["type"] in ("update", "state")
                assert any(choice["text"] == "keep" for choice in wire.shown["legal"])
            assert rolled[0] == rolled[1]
        record = decode(await ann.ask("GET", f"/api/tables/{code}/record"))
        assert record.header.position is not None
        assert record.header.position["round"] == 3
        assert verify(record, unfinished=True).chance == "sealed"
        await ann.ask("DELETE", f"/api/tables/{code}")
        assert (await ann.ask("GET", f"/api/tables/{code}"))["table"]["status"] == "closed"


async def test_a_training_race_is_grown_again_with_its_undo(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        body = {"game": "rali", "seats": TWO_OF_MINE, "start": True, "position": {}, "dice": "choose"}
        code = (await ann.ask("POST", "/api/tables", body))["table"]["code"]
        async with ann.at(code, 0) as wire:
            await wire.hear("state")
            for text in ("start1", "start2", "keep"):
                await wire.play(wire.shown["pending"][0], text)
            chances = wire.shown["chance"]
            assert [chance["text"] for chance in chances] == ["1", "2", "3", "4", "5", "6"]
            await wire.say(type="draw", seat=0, moment=wire.moment, outcome="9", id="d")
            assert (await wire.answer("d"))["key"] == "illegal"
            await wire.say(type="draw", seat=0, moment=wire.moment, outcome="2", id="d")
            assert "chance" not in await wire.answer("d")
            await wire.play(0, "ahead")
            for _ in range(2):
                await wire.say(type="undo", seat=0, moment=wire.moment, id="u")
                await wire.answer("u")
        before = await ann.ask("GET", f"/api/tables/{code}/record")
    async with running(folder) as server, server.guest() as again:
        again.http.cookies = ann.http.cookies
        assert await again.ask("GET", f"/api/tables/{code}/record") == before
        assert decode(before).header.chance == {"kind": "manual"}
        assert [ply.play for ply in decode(before).plies] == ["start1", "start2"]


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ({"position": {"round": 0}}, "bad-request"),
        ({"position": {}, "rated": True}, "bad-request"),
        ({"position": {}, "clock": {"kind": "days", "days": 1}}, "bad-request"),
        ({"position": {}, "seats": [{"kind": "me"}, {"kind": "open"}]}, "bad-request"),
        ({"dice": "choose"}, "bad-request"),
        ({"position": {"move": "x" * LARGEST_POSITION}}, "too-large"),
    ],
)
async def test_what_cannot_be_trained_is_refused(folder: Path, more: dict[str, Any], key: str) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        await ann.refused(key, "POST", "/api/tables", {"game": "rali", "seats": TWO_OF_MINE, **more})


async def test_dice_are_chosen_nowhere_else(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        body = {"game": "rali", "seats": TWO_OF_MINE, "start": True}
        code = (await ann.ask("POST", "/api/tables", body))["table"]["code"]
        async with ann.at(code, 0) as wire:
            await wire.hear("state")
            await wire.say(type="draw", seat=0, moment=wire.moment, outcome="3", id="d")
            assert (await wire.answer("d"))["key"] == "illegal"


async def test_a_training_race_that_is_over_leaves_no_result(folder: Path) -> None:
    state = RALI.new(2)
    near: dict[str, Any] = {}
    while not state.over():
        near = RALI.position(state)
        if state.chance():
            state.resolve(state.chance()[-1][0])
        else:
            state.play(state.pending()[0], state.legal(state.pending()[0])[-1])
    async with running(folder) as server, server.guest("Ann") as ann:
        body = {"game": "rali", "seats": TWO_OF_MINE, "start": True, "position": near}
        code = (await ann.ask("POST", "/api/tables", body))["table"]["code"]
        async with ann.at(code, 0) as wire:
            await wire.hear("state")
            while wire.view["result"] is None:
                seat = wire.shown["pending"][0]
                await wire.play(seat, wire.shown["legal"][-1]["action"])
            await wire.until(lambda wire: wire.table["status"] == "over")
        assert (await ann.ask("GET", "/api/me/history"))["races"] == []
        assert verify(decode(await ann.ask("GET", f"/api/tables/{code}/record"))).chance == "verified"
