"""Plans that are left for a turn to come: played if nothing has changed, dropped with a word otherwise, and
nobody else's business."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select

from racecraft.server.store import schema
from tests.server.running_server import Guest, RunningServer, Wire, running
from tests.server.test_secrets import Chance, settle, without_pongs

pytestmark = pytest.mark.asyncio

NOON = 1_700_000_000_000
SLOW = {"kind": "days", "days": 2}
TRACKS: dict[str, dict[str, Any]] = {"heat": {"track": "usa"}, "gt": {}, "rallyman": {}}


@pytest.fixture(autouse=True)
def same_dice(monkeypatch: pytest.MonkeyPatch) -> Chance:
    """Every race has the same dice in every run: with others Ann might never be in a place to plan."""
    chance = Chance(monkeypatch)
    chance.reset()
    return chance


async def slow_race(ann: Guest, bob: Guest, game: str, clock: Any = SLOW) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": game, "options": TRACKS.get(game, {}), "seats": seats, "rated": False, "clock": clock}
    code = str((await ann.ask("POST", "/api/tables", body))["table"]["code"])
    await bob.ask("POST", f"/api/tables/{code}/seats/1", {})
    await ann.ask("POST", f"/api/tables/{code}/start", {})
    return code


def careful(wire: Wire) -> int:
    """The choice that ends a turn soonest; in Heat the lowest gear and cards."""
    legal = wire.shown["legal"]
    return int(legal[0 if wire.table["game"] == "heat" else -1]["action"])


async def drive_until_ann_can_plan(one: Wire, two: Wire) -> dict[str, Any]:
    """Both drive with care until it is Bob's turn and Ann may plan her next one; what she sees."""
    for _ in range(400):
        await settle(one, two)
        for wire, seat in ((one, 0), (two, 1)):
            if seat in wire.shown["pending"] and wire.shown["legal"]:
                await wire.play(seat, careful(wire))
                break
        await settle(one, two)
        if one.shown["pending"] == [1]:
            await one.say(type="suppose", seat=0, moment=one.moment, id="can")
            answer = await one.answer("can")
            if answer["type"] == "supposed":
                return answer
    raise AssertionError("Ann could never plan")


async def whole_decision(wire: Wire, seat: int) -> list[str]:
    """The first choices of the supposed turn, until that is a whole decision."""
    steps: list[str] = []
    while True:
        await wire.say(type="suppose", seat=seat, moment=wire.moment, steps=steps, id="more")
        answer = await wire.answer("more")
        assert answer["type"] == "supposed", answer
        assert answer["steps"] == steps
        if answer["complete"]:
            return steps
        await wire.say(type="consider", seat=seat, moment=wire.moment, steps=steps, id="look")
        outlook = (await wire.answer("look"))["outlook"]
        assert set(outlook["choices"]) == {str(choice["action"]) for choice in answer["legal"]}
        steps = [*steps, answer["legal"][-1]["text"]]


def told_of_plans(wire: Wire, since: int) -> list[dict[str, Any]]:
    heard = [msgspec.json.decode(text) for text in wire.raw[since:]]
    return [message for message in heard if message["type"] == "planned"]


async def drive_until_plan_is_over(one: Wire, two: Wire) -> dict[str, Any] | None:
    """Bob drives until Ann's plan is played, or dropped with a word."""
    since = len(one.raw)
    while not told_of_plans(one, since):
        if two.shown["legal"]:
            await two.play(1, careful(two))
        await settle(two, one)
    shown: dict[str, Any] | None = told_of_plans(one, since)[0]["plan"]
    return shown


def played(server: RunningServer, code: str, seat: int) -> list[list[str]]:
    """The decisions of a seat."""
    live = server.service.rooms.by_code[code].live
    assert live is not None
    found = [ply.play for ply in live.race.record.plies if ply.seat == seat]
    return [play if isinstance(play, list) else [str(play)] for play in found]


async def test_a_plan_outlives_the_server(folder: Path) -> None:
    """Left by Ann, changed, kept through a restart; played when Bob has driven, and gone."""
    async with running(folder, workers=0) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await slow_race(ann, bob, "heat")
        async with ann.at(code, 0) as one, bob.at(code, 1) as two:
            await one.hear("state")
            await two.hear("state")
            await drive_until_ann_can_plan(one, two)
            steps = await whole_decision(one, 0)
            for strict in (True, False):
                said = {"seat": 0, "moment": one.moment, "steps": steps, "strict": strict}
                await one.say(type="plan", **said, id=f"plan-{strict}")
                left = (await one.answer(f"plan-{strict}"))["plan"]
                label = left.pop("label")
                assert left == {"decision": steps, "strict": strict, "dropped": None}
                assert label["key"] == "heat-advice", "it is told in words"
        cookies = [guest.http.cookies for guest in (ann, bob)]
    async with running(folder, workers=0) as server, server.guest() as ann, server.guest() as bob:
        ann.http.cookies, bob.http.cookies = cookies
        async with bob.at(code, 1) as two, ann.at(code, 0) as one:
            await two.hear("state")
            assert (await one.hear("planned"))["plan"]["decision"] == steps
            assert await drive_until_plan_is_over(one, two) is None
        assert played(server, code, 0)[-1] == steps
        stored = await server.service.store.one(select(func.count()).select_from(schema.plans))
        assert stored[0] == 0


async def test_a_plan_is_played_if_nothing_changes_and_dropped_otherwise(folder: Path) -> None:
    """In GT and Rallyman until both have been seen: whatever is dropped waits for its driver, with a word."""
    async with running(folder, workers=0) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        ends: set[str] = set()
        for game in ("rallyman", "gt", "gt"):
            code = await slow_race(ann, bob, game)
            async with ann.at(code, 0) as one, bob.at(code, 1) as two:
                await one.hear("state")
                await two.hear("state")
                for _ in range(12):
                    await drive_until_ann_can_plan(one, two)
                    steps = await whole_decision(one, 0)
                    await one.say(type="plan", seat=0, moment=one.moment, steps=steps, id="plan")
                    assert (await one.answer("plan"))["plan"]["strict"]
                    before = len(played(server, code, 0))
                    left = await drive_until_plan_is_over(one, two)
                    ends.add(f"{game} {left and left['dropped']}")
                    if left is None:
                        assert played(server, code, 0)[before] == steps
                        if game == "rallyman":
                            break
                        continue
                    assert len(played(server, code, 0)) == before
                    assert one.shown["pending"] == [0], "her turn waits for her"
                    await one.say(type="withdraw", seat=0, id="away")
                    assert (await one.answer("away"))["plan"] is None
                    if "gt None" in ends:
                        break
        assert {"rallyman None", "gt None", "gt changed"} <= ends


async def test_nobody_hears_of_a_plan(folder: Path, same_dice: Chance) -> None:
    """Bob and a spectator hear the same bytes whether Ann leaves no plan, one, or another."""
    heard = [await overheard(folder / str(plan), same_dice, plan) for plan in (None, 0, -1)]
    assert heard[1] == heard[0]
    assert heard[2] == heard[0]


async def overheard(folder: Path, chance: Chance, plan: int | None) -> list[str]:
    """What Bob and a spectator hear when Ann plans with the choices of this place, if at all."""
    chance.reset()
    folder.mkdir()
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(running(folder, now=lambda: NOON, workers=0))
        ann, bob, eve = [await stack.enter_async_context(server.guest(name)) for name in ("Ann", "Bob", None)]
        code = await slow_race(ann, bob, "heat")
        async with ann.at(code, 0) as one, bob.at(code, 1) as two, eve.at(code) as three:
            for wire in (one, two, three):
                await wire.hear("state")
            shown = await drive_until_ann_can_plan(one, two)
            if plan is not None:
                steps = [shown["legal"][plan]["text"]]
                while True:
                    await one.say(type="suppose", seat=0, moment=one.moment, steps=steps, id="s")
                    answer = await one.answer("s")
                    if answer["complete"]:
                        break
                    steps.append(answer["legal"][plan]["text"])
                await one.say(type="plan", seat=0, moment=one.moment, steps=steps, id="plan")
                assert (await one.answer("plan"))["plan"]["decision"] == steps
                await one.say(type="withdraw", seat=0, id="not")
                assert (await one.answer("not"))["plan"] is None
                await one.say(type="plan", seat=0, moment=one.moment, steps=steps, id="again")
                await one.answer("again")
            for wire, guest, seat in ((two, bob, 1), (three, eve, None)):
                await wire.say(type="hello", seat=seat)
                await wire.hear("state")
                await wire.say(type="suppose", seat=0, moment=wire.moment, id="spy")
                assert (await wire.answer("spy"))["key"] in ("not-yours", "who-are-you")
                page = await guest.http.get(f"/api/tables/{code}/state")
                wire.raw.append(page.text)
            await settle(two, three)
            return [*without_pongs(two), "|", *without_pongs(three)]


async def test_plans_are_for_races_of_days_and_for_those_who_wait(folder: Path) -> None:
    async with running(folder, workers=0) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        for game, clock, key in (("rali", SLOW, "no-plan"), ("gt", None, "no-plan"), ("gt", SLOW, "no-plan")):
            code = await slow_race(ann, bob, game, clock)
            async with ann.at(code, 0) as one, bob.at(code, 1) as two:
                for wire, seat in ((one, 0), (two, 1)):
                    await wire.hear("state")
                    if clock is None or game == "rali" or seat in wire.shown["pending"]:
                        await wire.say(type="suppose", seat=seat, moment=wire.moment, id="s")
                        assert (await wire.answer("s"))["key"] == key
                    await wire.say(type="plan", seat=seat, moment=wire.moment + 1, steps=["x"], id="p")
                    assert (await wire.answer("p"))["key"] in ("stale", "no-plan")
