"""The puzzle of the day: found at once, judged at once, and the first try counts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from racecraft.reviews.puzzles import puzzles_of
from racecraft.server.learning.puzzles import of_day
from racecraft.server.solo.daily import day_of
from tests.server.running_server import Guest, running

pytestmark = pytest.mark.asyncio


async def decided(guest: Guest, game: str, decision: list[str]) -> dict[str, Any]:
    """The verdict on a decision in today's puzzle."""
    code = (await guest.ask("POST", f"/api/puzzles/{game}"))["table"]["code"]
    early = await guest.ask("POST", f"/api/tables/{code}/puzzle-verdict", status=409)
    assert early["key"] == "not-over"
    state = await guest.ask("GET", f"/api/tables/{code}/state")
    seat = state["pending"][0]
    await guest.ask(
        "POST",
        f"/api/tables/{code}/moves",
        {"seat": seat, "moment": state["moment"], "action": decision},
    )
    verdict: dict[str, Any] = await guest.ask("POST", f"/api/tables/{code}/puzzle-verdict")
    return verdict


async def test_the_first_try_counts(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        shown = {each["game"]: each for each in (await ann.ask("GET", "/api/puzzles"))["puzzles"]}
        assert shown["rali"]["tried"] == 0
        assert shown["rali"]["mine"] is None
        puzzle = of_day("rali", day_of(server.service.now()))
        assert puzzle is not None
        wrong = puzzle.others[0]
        missed = await decided(ann, "rali", wrong.decision)
        assert (missed["solved"], missed["loss"], missed["first"]) == (False, wrong.loss, True)
        assert missed["decision"] == puzzle.best
        assert missed["game"] == "rali"
        # What was decided is told beside what would have been best.
        assert missed["played"]["label"] != missed["best"]["label"]
        again = await decided(ann, "rali", puzzle.best)
        assert (again["solved"], again["first"], again["tried"], again["solvers"]) == (True, False, 1, 0)
        solved = await decided(bob, "rali", puzzle.best)
        assert (solved["solved"], solved["first"], solved["tried"], solved["solvers"]) == (True, True, 2, 1)
        shown = {each["game"]: each for each in (await ann.ask("GET", "/api/puzzles"))["puzzles"]}
        assert (shown["rali"]["tried"], shown["rali"]["solved"], shown["rali"]["mine"]) == (2, 1, False)
        mine = await ann.ask("GET", "/api/me/export")
        assert len(mine["puzzle_tries"]) == 1
        assert (await ann.ask("POST", "/api/puzzles/none", status=404))["key"] == "not-found"


async def test_an_attack_is_judged_with_its_throw(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = next(each for each in puzzles_of("rallyman") if each.best[0] == "attack" and each.seats == 1)
    monkeypatch.setattr("racecraft.server.learning.puzzles.puzzles_of", lambda game: (puzzle,))
    async with running(folder) as server, server.guest("Ann") as ann:
        code = (await ann.ask("POST", "/api/puzzles/rallyman"))["table"]["code"]
        for action in puzzle.best:
            early = await ann.ask("POST", f"/api/tables/{code}/puzzle-verdict", status=409)
            assert early["key"] == "not-over"
            state = await ann.ask("GET", f"/api/tables/{code}/state")
            move = {"seat": puzzle.seat, "moment": state["moment"], "action": [action]}
            await ann.ask("POST", f"/api/tables/{code}/moves", move)
        verdict: dict[str, Any] = await ann.ask("POST", f"/api/tables/{code}/puzzle-verdict")
        assert (verdict["solved"], verdict["first"], verdict["ahead"]) == (True, True, puzzle.margin)
        dice = [name.split("-")[0] for name in puzzle.best[1:-1]]
        assert [each["dice"] for each in verdict["best"]["spots"]] == dice
        assert [each["values"]["die"] for each in verdict["best"]["label"]["values"]["what"]] == dice


async def test_the_puzzles_take_turns() -> None:
    days = [f"2026-11-{number:02}" for number in range(1, len(puzzles_of("rali")) + 1)]
    found = [of_day("rali", day) for day in days]
    assert {each.id for each in found if each} == {each.id for each in puzzles_of("rali")}
