"""Reviews over HTTP: only of races that are over, made once, of files too; and decisions tried again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from racecraft.server.learning.insight import Bucket, Figures, kinds_of
from tests.reviews.races import raced
from tests.server.running_server import PATIENCE, Guest, running

pytestmark = pytest.mark.asyncio

REVIEW_SECONDS = 10 * PATIENCE
"""A limit, not an expectation: a review plays many races."""
ALONE = {"game": "rali", "seats": [{"kind": "me"}], "options": {"laps": 1}, "start": True}


async def driven(ann: Guest) -> tuple[str, dict[str, Any]]:
    """A drive alone to its finish, and what was told of its review halfway."""
    code = (await ann.ask("POST", "/api/tables", ALONE))["table"]["code"]
    halfway: dict[str, Any] = {}
    async with ann.at(code, 0) as wire:
        state = await wire.hear("state")
        for turn in range(400):
            if not state["pending"]:
                break
            if turn == 20:
                halfway["get"] = await ann.ask("GET", f"/api/tables/{code}/review", status=409)
                halfway["post"] = await ann.ask("POST", f"/api/tables/{code}/review", status=409)
                halfway["again"] = await ann.ask(
                    "POST", f"/api/tables/{code}/again-from", {"ply": 1, "seat": 0}, status=409
                )
            state = await ann.ask(
                "POST",
                f"/api/tables/{code}/moves",
                {"seat": 0, "moment": state["moment"], "action": state["legal"][0]["action"]},
            )
    return code, halfway


async def reviewed(ann: Guest, path: str) -> dict[str, Any]:
    async with asyncio.timeout(REVIEW_SECONDS):
        while True:
            told: dict[str, Any] = await ann.ask("GET", path)
            if told["state"] not in ("waiting", "working"):
                return told
            await asyncio.sleep(0.05)


async def test_a_race_is_reviewed_once_it_is_over(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code, halfway = await driven(ann)
        assert {told["key"] for told in halfway.values()} == {"not-over"}
        for told in halfway.values():
            assert told == {
                "key": "not-over",
                "sentence": told["sentence"],
                "said": None,
                "status": told["status"],
            }
        path = f"/api/tables/{code}/review"
        assert await ann.ask("GET", path) == {"state": "absent", "done": 0, "steps": 0, "review": None}
        before = (await ann.ask("GET", f"/api/tables/{code}/moments"))["moments"]
        assert "decisive" not in {moment["kind"] for moment in before}
        begun = await ann.ask("POST", path)
        assert begun["state"] == "working", "nobody is before her"
        found = await reviewed(ann, path)
        assert found["state"] == "done"
        review = found["review"]
        assert review["method"]["name"] == "exact"
        assert review["done"] == review["steps"]
        assert (await bob.ask("POST", path))["state"] == "done", "it is made once"

        moments = (await ann.ask("GET", f"/api/tables/{code}/moments"))["moments"]
        told_of = [line["message"] for line in review["story"] if line["ply"] >= 0][:3]
        assert 0 < len(moments) <= 3
        assert {moment["kind"] for moment in moments} == {"decisive"}
        assert all(moment["message"] in told_of for moment in moments)
        assert [moment["ply"] for moment in moments] == sorted(moment["ply"] for moment in moments)

        insight = (await ann.ask("GET", "/api/me/insight"))["races"]
        assert [(race["code"], race["figures"]["unit"]) for race in insight] == [(code, "turns")]
        table_of_it = (await ann.http.get("/api/me/insight.csv")).text.splitlines()
        assert len(table_of_it) == 2
        assert table_of_it[1].startswith(code)
        kinds = (await ann.http.get("/api/me/insight-kinds.csv")).text.splitlines()[1:]
        counted: dict[str, int] = {}
        for row in kinds:
            by, _, decisions, _ = row.split(",")[5:]
            counted[by] = counted.get(by, 0) + int(decisions)
        assert counted["third"] == counted["length"] == counted["gear"] == len(review["marks"])
        assert counted["clock"] == len(review["marks"])
        assert "rival" not in counted, "a drive alone"
        assert 0 < counted["place"] <= len(review["marks"])
        assert (await bob.ask("GET", "/api/me/insight"))["races"] == []

        await bob.ask("POST", "/api/practice", {"code": code}, status=403)
        wrong = [mark for mark in review["marks"] if mark["grade"] in ("mistake", "blunder")]
        practice = await ann.ask("POST", "/api/practice", {"code": code})
        assert practice["added"] == practice["due"] == practice["all"] == len(wrong) > 0
        assert (await ann.ask("GET", "/api/me/turns"))["practice"] == len(wrong)
        assert (await ann.ask("POST", "/api/practice", {"code": code}))["added"] == 0

        mark = max(review["marks"], key=lambda mark: mark["loss"])
        tried = await ann.ask(
            "POST", f"/api/tables/{code}/again-from", {"ply": mark["ply"], "seat": mark["seat"]}
        )
        table = tried["table"]
        assert table["training"]
        again = f"/api/tables/{table['code']}"
        assert (await ann.ask("GET", f"{again}/again-from"))["ply"] == mark["ply"]
        early = await ann.ask("POST", f"{again}/again-mark", status=409)
        assert early["key"] == "not-over"
        state = await ann.ask("GET", f"{again}/state?seat=0")
        best = mark["better"][0]["decision"]
        played = {"seat": 0, "moment": state["moment"], "action": best}
        await ann.ask("POST", f"{again}/moves", played)
        judged = await ann.ask("POST", f"{again}/again-mark")
        assert judged["loss"] == pytest.approx(0, abs=1e-6)
        assert judged["decision"] == best
        assert judged["played"]["label"], "also of a good decision it is told what it was"
        practice = await ann.ask("GET", "/api/practice")
        assert (practice["due"], practice["all"]) == (len(wrong) - 1, len(wrong)), (
            "solved, it comes back later"
        )
        then = (await server.service.record(code)).plies
        thrown = next(mark for mark in review["marks"][3:] if then[mark["last"]].draw is not None)
        where = {"ply": thrown["ply"], "seat": thrown["seat"], "dice": "same"}
        same = (
            f"/api/tables/{(await ann.ask('POST', f'/api/tables/{code}/again-from', where))['table']['code']}"
        )
        state = await ann.ask("GET", f"{same}/state?seat=0")
        played = {"seat": 0, "moment": state["moment"], "action": thrown["decision"]}
        await ann.ask("POST", f"{same}/moves", played)
        judged = await ann.ask("POST", f"{same}/again-mark")
        assert judged["loss"] == pytest.approx(thrown["loss"], abs=1e-6)
        assert judged["ply"] == thrown["ply"], "the way there is driven again"
        now = (await server.service.record(same.rpartition("/")[2])).plies
        assert now[thrown["last"]] == then[thrown["last"]], "who decides as then throws as then"
        stranger = await bob.ask("POST", f"{again}/again-mark", status=403)
        assert stranger["key"] == "not-yours"
        wrong = await ann.ask(
            "POST", f"/api/tables/{code}/again-from", {"ply": 10_000, "seat": 0}, status=400
        )
        assert wrong["key"] == "bad-request"


async def test_a_table_that_wants_no_reviews_has_none(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        shown = (await ann.ask("POST", "/api/tables", {**ALONE, "reviews": False}))["table"]
        assert shown["reviews"] is False
        await ann.ask("DELETE", f"/api/tables/{shown['code']}")
        path = f"/api/tables/{shown['code']}"
        for method, rest, body in (
            ("GET", "/review", None),
            ("POST", "/review", None),
            ("POST", "/again-from", {"ply": 0, "seat": 0}),
        ):
            assert (await ann.ask(method, path + rest, body, status=409))["key"] == "no-reviews"


async def test_a_race_from_a_file_is_verified_and_reviewed(folder: Path) -> None:
    record = raced("rali", 1)
    async with running(folder) as server, server.guest("Ann") as ann:
        sent = await ann.ask("POST", "/api/reviews", {"record": record.encode().decode()})
        found = await reviewed(ann, f"/api/reviews/{sent['id']}")
        assert found["state"] == "done"
        lines = record.encode().decode().splitlines(keepends=True)
        running_race = await ann.ask("POST", "/api/reviews", {"record": "".join(lines[:-1])}, status=409)
        assert running_race["key"] == "not-over"
        ended = "".join(lines[:30]) + '{"result":null,"plies":29,"sha256":"00"}\n'
        assert (await ann.ask("POST", "/api/reviews", {"record": ended}, status=409))["key"] == "not-over"
        forged = "".join(lines[:30]) + '{"result":{"places":[1]},"plies":29,"sha256":"00"}\n'
        sent = await ann.ask("POST", "/api/reviews", {"record": forged})
        assert (await reviewed(ann, f"/api/reviews/{sent['id']}"))["state"] == "failed"
        assert (await ann.ask("POST", "/api/reviews", {"record": "no"}, status=400))["key"] == "bad-request"
        assert (await ann.ask("GET", "/api/reviews/none", status=404))["key"] == "not-found"


async def test_errors_are_told_by_clock_and_by_the_level_of_rivals() -> None:
    """A race against several kinds of rivals counts once for each; earlier races have no clock."""
    figures = Figures(
        "win",
        4,
        1,
        5,
        0.02,
        0.1,
        -0.1,
        {},
        ["pro@40", "club", "pro@100", "person"],
        [],
        Bucket(),
        Bucket(),
        "value",
    )
    told = [(by, kind, bucket.decisions, round(bucket.loss, 9)) for by, kind, bucket in kinds_of(figures)]
    assert [each for each in told if each[0] == "rival"] == [
        ("rival", level, 5, 0.1) for level in ("club", "person", "pro")
    ]
    assert "clock" not in {by for by, *_ in told}
    timed = msgspec.structs.replace(figures, clock="bank")
    clocks = [(kind, bucket.decisions) for by, kind, bucket in kinds_of(timed) if by == "clock"]
    assert clocks == [("bank", 5)]
