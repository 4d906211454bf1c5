"""Drives alone: the ghost of the best one, what counts as help, targets, the drive of the day, once more."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from racecraft.engine.registry import all_games, game_of
from racecraft.server.settings import read_secret
from racecraft.server.solo import targets
from racecraft.server.solo.daily import Calendar, day_of, end_of
from racecraft.server.workers.pool import Busy
from racecraft.server.workers.queue import Rank
from racecraft.server.workers.worker import Answer, SoloDrive
from tests.server.running_server import AMPLE, PATIENCE, Clock, Guest, Wire, running
from tests.server.test_races import drive

pytestmark = pytest.mark.asyncio
SOLO = {"game": "rali", "seats": [{"kind": "me"}], "options": {"laps": 1}, "start": True}
DAY = 86_400


async def begin(guest: Guest, body: Any = SOLO) -> str:
    return str((await guest.ask("POST", "/api/tables", body))["table"]["code"])


async def to_the_end(guest: Guest, code: str, seed: int = 3) -> None:
    async with guest.at(code, 0) as wire:
        await drive(wire, 0, Random(seed))
        await wire.until(lambda wire: wire.table["status"] == "over")


async def drives_of(guest: Guest) -> tuple[list[str], list[str]]:
    """Codes of the best drives of the short race, without help and with it."""
    told = await guest.ask("GET", "/api/games/rali/times/classic")
    return [each["code"] for each in told["times"]], [each["code"] for each in told["assisted"]]


async def test_the_best_drive_is_a_ghost_and_a_better_one_is_a_record(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        first = await begin(ann)
        fresh = await ann.ask("GET", f"/api/tables/{first}/drive")
        assert (fresh["best"], fresh["ghost"], fresh["ahead"], fresh["outcome"]) == (None, None, None, None)
        assert fresh["targets"]["gold"]["cost"] <= fresh["targets"]["bronze"]["cost"]
        await to_the_end(ann, first)
        done = (await ann.ask("GET", f"/api/tables/{first}/drive"))["outcome"]
        assert done["personal_best"]
        assert not done["record"], "there was none to be beaten"

        second = await begin(ann)
        told = await ann.ask("GET", f"/api/tables/{second}/drive")
        assert told["best"]["code"] == first
        assert (told["best"]["cost"], told["best"]["name"]) == (done["cost"], "Ann")
        async with ann.at(second, 0) as wire:
            await wire.until(lambda wire: wire.moment >= 0)
            await until_turn(wire, 3)
        told = await ann.ask("GET", f"/api/tables/{second}/drive")
        assert told["turns"] >= 3
        assert told["ghost"]["cell"] is not None
        assert isinstance(told["ahead"], int)
        await to_the_end(ann, second)
        again = (await ann.ask("GET", f"/api/tables/{second}/drive"))["outcome"]
        better = (again["cost"], -again["spare"]) < (done["cost"], -done["spare"])
        assert (again["personal_best"], again["record"]) == (better, better)

        third = await begin(bob)
        told = await bob.ask("GET", f"/api/tables/{third}/drive")
        assert told["best"] is None
        assert told["record"]["code"] == (second if better else first)


async def until_turn(wire: Wire, turns: int) -> None:
    """Drives until so many turns are over."""
    random = Random(5)
    while wire.view["round"] <= turns:
        legal = [choice["action"] for choice in wire.shown["legal"]]
        assert (await wire.play(0, random.choice(legal)))["type"] != "error"


async def test_drives_with_help_are_kept_apart(folder: Path) -> None:
    body = {**SOLO, "options": {}}
    async with running(folder) as server, server.guest("Ann") as ann:
        codes = [await begin(ann, body) for _ in range(4)]
        plain, undone, hinted, relieved = codes
        async with ann.at(undone, 0) as wire:
            await wire.until(lambda wire: bool(wire.shown.get("legal")))
            await wire.play(0, wire.shown["legal"][0]["action"])
            assert wire.shown["undo"]
            await wire.say(type="undo", seat=0, moment=wire.moment, id="u")
            assert (await wire.answer("u"))["type"] == "update"
        async with ann.at(hinted, 0) as wire:
            await wire.until(lambda wire: bool(wire.shown.get("legal")))
            await wire.say(type="hint", seat=0, id="h")
            assert (await wire.answer("h"))["type"] == "hint"
        await ann.ask("POST", f"/api/tables/{relieved}/seats/0/autopilot", {"on": True})
        await ann.ask("POST", f"/api/tables/{relieved}/seats/0/autopilot", {"on": False})
        for code in codes:
            assert (await ann.ask("GET", f"/api/tables/{code}/drive"))["assisted"] == (code != plain)
            await to_the_end(ann, code)
        alone, helped = await drives_of(ann)
        assert alone == [plain]
        assert sorted(helped) == sorted([undone, hinted, relieved])
        tracks = (await ann.ask("GET", "/api/games/rali/tracks"))["tracks"]
        assert tracks[0]["record"]["code"] == plain
        best = (await ann.ask("GET", f"/api/tables/{await begin(ann, body)}/drive"))["best"]
        assert best["code"] == plain
        history = (await ann.ask("GET", "/api/me/history"))["races"]
        assert {entry["code"]: entry["drive"]["assisted"] for entry in history} == {
            code: code != plain for code in codes
        }
        earned = {
            code: (await ann.ask("GET", f"/api/tables/{code}/drive"))["outcome"]["medal"] for code in codes
        }
        assert {entry["code"]: entry["drive"]["medal"] for entry in history} == {
            code: earned[code] if code == plain else None for code in codes
        }
        exported = await ann.ask("GET", "/api/me/export")
        assert len(exported["drives"]) == 4


async def test_a_drive_that_a_bot_finished_counts_nowhere(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        code = await begin(ann, {**SOLO, "options": {}})
        await ann.ask("POST", f"/api/tables/{code}/seats/0/resign")
        async with ann.socket(code) as wire:
            await wire.say(type="hello", seat=None)
            await wire.until(lambda wire: wire.table.get("status") == "over")
        assert await drives_of(ann) == ([], [])


@pytest.mark.long
async def test_targets_that_do_not_come_with_the_package_are_measured_once(folder: Path) -> None:
    body = {**SOLO, "options": {"laps": 1, "first": 0}}
    async with running(folder) as server, server.guest("Ann") as ann:
        code = await begin(ann, body)
        assert (await ann.ask("GET", f"/api/tables/{code}/drive"))["targets"] is None
        async with asyncio.timeout(60):
            while (found := (await ann.ask("GET", f"/api/tables/{code}/drive"))["targets"]) is None:
                await asyncio.sleep(0.05)
        asked = server.service.driving.workers.asked
    async with running(folder) as server, server.guest("Bob") as bob:
        code = await begin(bob, body)
        assert (await bob.ask("GET", f"/api/tables/{code}/drive"))["targets"] == found
        assert (asked, server.service.driving.workers.asked) == (45, 0)


async def test_settings_that_bots_refuse_take_no_place(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many they are, the targets of others are measured; and none of them is tried twice."""
    async with running(folder) as server:
        keeper, game = targets.TargetKeeper(server.service), game_of("rali")
        tried: list[Any] = []

        async def refuse(question: SoloDrive, rank: Rank) -> Answer:
            tried.append(question.options)
            if question.options["first"] >= 0:
                return Answer(error="not this one")
            raise Busy

        monkeypatch.setattr(server.service.driving.workers, "answer", refuse)
        for _ in range(2):
            for number in range(targets.MOST_WAITING + 5):
                assert await keeper.of(game, {"laps": 1, "first": number}) is None
                async with asyncio.timeout(PATIENCE):
                    while keeper._measured:
                        await asyncio.sleep(0)
        assert len(tried) == targets.MOST_WAITING + 5
        for _ in range(2):
            assert await keeper.of(game, {"laps": 1, "first": -1}) is None
            async with asyncio.timeout(PATIENCE):
                while keeper._measured:
                    await asyncio.sleep(0)
        assert len(tried) == targets.MOST_WAITING + 7, "who found no place is asked again"


async def test_everybody_has_the_same_dice_of_the_day_and_one_try_that_counts(folder: Path) -> None:
    clock = Clock()
    clock.now = end_of(day_of(clock.now)) - DAY * 500
    async with running(folder, now=clock) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        tables = [(await guest.ask("POST", "/api/daily/rali"))["table"] for guest in (ann, ann, bob)]
        mine, practice, his = [table["code"] for table in tables]
        assert len({table["commitment"] for table in tables}) == 1
        assert {table["day"] for table in tables} == {day_of(clock.now)}
        ranked = [
            (await guest.ask("GET", f"/api/tables/{code}/drive"))["ranked"]
            for guest, code in ((ann, mine), (ann, practice), (bob, his))
        ]
        assert ranked == [True, False, True]
        thrown = []
        for guest, code in ((ann, mine), (ann, practice), (bob, his)):
            clock.pass_seconds(1)
            await to_the_end(guest, code, 4)
            told = await guest.ask("GET", f"/api/tables/{code}/replay")
            thrown.append([frame["draw"] for frame in told["frames"] if "draw" in frame])
        assert thrown[0] == thrown[1] == thrown[2], "the same decisions with the same dice"
        (today,) = [each for each in (await bob.ask("GET", "/api/daily"))["drives"] if each["game"] == "rali"]
        places = {entry["name"]: entry["place"] for entry in today["board"]}
        assert places == {"Ann": 1, "Bob": 1}, "equal drives, in any order"
        assert today["mine"]["mine"]
        assert today["tried"] == his
        assert (await ann.ask("GET", "/api/games/rali/tracks"))["tracks"][0]["record"] is None
        clock.pass_seconds(DAY)
        (new,) = [each for each in (await bob.ask("GET", "/api/daily"))["drives"] if each["game"] == "rali"]
        assert (new["board"], new["tried"]) == ([], None)


async def test_practice_of_the_day_is_held_against_the_try_that_counts(folder: Path) -> None:
    async with running(folder, now=Clock()) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        mine = (await ann.ask("POST", "/api/daily/rali"))["table"]["code"]
        assert (await ann.ask("GET", f"/api/tables/{mine}/drive"))["best"] is None
        await to_the_end(ann, mine)
        done = await ann.ask("GET", f"/api/tables/{mine}/drive")
        assert done["best"] is None, "the try is not held against itself"
        practice = (await ann.ask("POST", "/api/daily/rali"))["table"]["code"]
        async with ann.at(practice, 0) as wire:
            await wire.until(lambda wire: wire.moment >= 0)
            await until_turn(wire, 2)
        told = await ann.ask("GET", f"/api/tables/{practice}/drive")
        assert (told["best"]["cost"], told["best"]["code"]) == (done["outcome"]["cost"], mine)
        assert told["ghost"] is not None
        his = (await bob.ask("POST", "/api/daily/rali"))["table"]["code"]
        assert (await bob.ask("GET", f"/api/tables/{his}/drive"))["best"] is None


async def test_the_dice_of_a_day_are_sealed_until_it_is_over(folder: Path) -> None:
    clock = Clock()
    limits = msgspec.structs.replace(AMPLE, stored_bytes=0.001, stored_burst=5000)
    async with (
        running(folder, now=clock, limits=limits) as server,
        server.guest("Ann") as ann,
        server.guest("Eve") as eve,
    ):
        code = (await ann.ask("POST", "/api/daily/rali"))["table"]["code"]
        seed = Calendar(read_secret(folder / "secret")).seed(game_of("rali"), day_of(clock.now)).hex()
        heard = []
        async with ann.at(code, 0) as wire:
            await wire.until(lambda wire: bool(wire.shown.get("legal")))
            assert not wire.shown["undo"]
            await wire.play(0, wire.shown["legal"][0]["action"])
            assert not wire.shown["undo"]
            await wire.say(type="undo", seat=0, moment=wire.moment, id="u")
            assert (await wire.answer("u"))["key"] == "no-undo"
            await wire.say(type="hint", seat=0, id="h")
            assert (await wire.answer("h"))["key"] == "of-the-day"
            await drive(wire, 0, Random(3))
            await wire.until(lambda wire: wire.table["status"] == "over")
            heard += wire.raw
        ways = ("state", "replay", "moments", "drive", "record", "proof", "result-picture", "board")
        for way in ways:
            await eve.refused("day-sealed", "GET", f"/api/tables/{code}/{way}")
        async with eve.socket(code) as wire:
            await wire.say(type="hello", seat=None)
            assert (await wire.hear())["key"] == "day-sealed"
        for way in ("record", "proof"):
            await ann.refused("day-sealed", "GET", f"/api/tables/{code}/{way}")
        again = f"/api/tables/{code}/again-from", {"ply": 0, "seat": 0, "dice": "same"}
        await ann.refused("day-sealed", "POST", *again)  # the proof of that table would tell the seed
        for way in ("", "/state?seat=0", "/replay", "/moments", "/drive"):
            heard.append(str(await ann.ask("GET", f"/api/tables/{code}{way}")))
        heard.append(str(await ann.ask("GET", "/api/daily")))
        heard.append(str(await ann.ask("GET", "/api/me/export")))
        assert not [text for text in heard if seed in text]
        assert (await ann.ask("GET", f"/api/tables/{code}/drive"))["sealed"]
        assert code not in str(await eve.ask("GET", "/api/daily"))
        assert code not in str(await eve.ask("GET", "/api/tables?status=over"))

        clock.pass_seconds(DAY)
        for way in ways:
            await eve.ask("GET", f"/api/tables/{code}/{way}")
        assert not (await ann.ask("GET", f"/api/tables/{code}/drive"))["sealed"]
        assert (await eve.ask("GET", f"/api/tables/{code}/proof"))["seed"] == seed
        keys = [(await ann.http.post(again[0], json=again[1])).json().get("key") for _ in range(20)]
        assert (keys[0], keys[-1]) == (None, "quota"), "what is stored of it counts"


async def test_closing_a_drive_of_the_day_does_not_open_its_dice(folder: Path) -> None:
    async with running(folder, now=Clock()) as server, server.guest("Ann") as ann:
        code = (await ann.ask("POST", "/api/daily/rali"))["table"]["code"]
        await ann.ask("DELETE", f"/api/tables/{code}")
        for way in ("record", "proof"):
            await ann.refused("day-sealed", "GET", f"/api/tables/{code}/{way}")


async def test_nobody_is_helped_in_a_drive_of_the_day(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        code = (await ann.ask("POST", "/api/daily/rali"))["table"]["code"]
        await ann.refused("of-the-day", "POST", f"/api/tables/{code}/seats/0/autopilot", {"on": True})
        token = (await ann.ask("POST", "/api/bots", {"name": "Robot"}))["token"]
        async with server.guest(token=token) as robot:
            await robot.refused("of-the-day", "POST", "/api/daily/rali")


async def test_a_try_that_ends_after_its_day_is_not_on_the_board(folder: Path) -> None:
    clock = Clock()
    async with running(folder, now=clock) as server, server.guest("Ann") as ann:
        code = (await ann.ask("POST", "/api/daily/rali"))["table"]["code"]
        clock.pass_seconds(DAY)
        await to_the_end(ann, code)
        told = await ann.ask("GET", "/api/daily")
        assert all(each["board"] == [] for each in told["drives"])


async def test_days_and_servers_have_drives_of_their_own() -> None:
    here, there = Calendar(b"here"), Calendar(b"there")
    for game in all_games():
        days = [f"2026-11-{day:02}" for day in range(1, 29)]
        seeds = {calendar.seed(game, day) for calendar in (here, there) for day in days}
        assert len(seeds) == 2 * len(days)
        chosen = {str(here.options(game, day)) for day in days}
        assert len(chosen) > 1 or len(game.drives()) == 1
        assert here.options(game, days[0]) == Calendar(b"here").options(game, days[0])


async def test_against_bots_the_next_race_starts_at_once(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        seats = [{"kind": "me", "name": "Annie"}, {"kind": "bot", "bot": "random"}]
        code = await begin(ann, {**SOLO, "seats": seats})
        await ann.refused("not-over", "POST", f"/api/tables/{code}/again", {})
        await to_the_end(ann, code)
        await bob.refused("not-yours", "POST", f"/api/tables/{code}/again", {})
        seal = "ab" * 32
        again = (await ann.ask("POST", f"/api/tables/{code}/again", {"seals": [{"seat": 0, "seal": seal}]}))[
            "table"
        ]
        assert again["status"] == "starting", "the secret is to be revealed"
        assert again["options"]["laps"] == 1
        assert [(seat["kind"], seat["name"]) for seat in again["seats"]] == [
            ("person", "Annie"),
            ("bot", "random"),
        ]
        assert again["seats"][0]["seal"] == seal
        plain = (await ann.ask("POST", f"/api/tables/{code}/again", {}))["table"]
        assert plain["status"] == "running"
        first = (await ann.ask("GET", f"/api/tables/{code}"))["table"]
        assert plain["commitment"] != first["commitment"]
        assert first["places"] == first["result"]["places"]


async def test_others_who_raced_are_asked(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        body = {"game": "rali", "options": {"laps": 1}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        code = await begin(ann, body)
        await bob.ask("POST", f"/api/tables/{code}/seats/1", {})
        await ann.ask("POST", f"/api/tables/{code}/start", {})
        await ann.ask("DELETE", f"/api/tables/{code}")
        await ann.refused("bad-request", "POST", f"/api/tables/{code}/again", {})
