"""Tables from opening to rematch: seats, invitations, start, people who leave, chat, records, history."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from racecraft.bots.registry import bot_names
from racecraft.engine.record import decode, verify
from tests.server.running_server import AMPLE, PATIENCE, Clock, Guest, RunningServer, Wire, running
from tests.server.test_races import drive, new_table

pytestmark = pytest.mark.asyncio

BOT = {"kind": "bot", "bot": "club"}


async def two_at_a_table(
    server: RunningServer, ann: Guest, bob: Guest, game: str = "rali", **more: Any
) -> str:
    code = await new_table(ann, game, 2, **more)
    await bob.ask("POST", f"/api/tables/{code}/seats/1", {})
    await ann.ask("POST", f"/api/tables/{code}/start", {})
    return code


async def race_to_the_end(code: str, *guests: Guest) -> list[Wire]:
    """Everybody drives their seat; returns what each was shown."""
    wires: list[Wire] = []

    async def one(guest: Guest, seat: int) -> None:
        async with guest.at(code, seat) as wire:
            wires.append(wire)
            await drive(wire, seat, Random(seat))
            await wire.until(lambda wire: wire.table["status"] == "over")

    await asyncio.gather(*[one(guest, seat) for seat, guest in enumerate(guests)])
    return wires


# --- Opening and sitting ---


async def test_a_person_races_bots_at_once(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        body = {
            "game": "rali",
            "seats": [{"kind": "me"}, BOT, {"kind": "bot", "bot": "rookie"}],
            "start": True,
        }
        mine = await ann.ask("POST", "/api/tables", body)
        assert mine["table"]["status"] == "running"
        assert mine["mine"] == [0]
        (wire,) = await race_to_the_end(mine["table"]["code"], ann)
        assert len(wire.table["result"]["places"]) == 3
        assert [seat["bot"] for seat in wire.table["seats"]] == [None, "club", "rookie"]


async def test_the_lobby_shows_public_tables_and_links_lead_to_the_others(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        public = await new_table(ann, "rali", 2)
        hidden = await new_table(ann, "heat", 2, public=False)
        shown = await bob.ask("GET", "/api/tables")
        assert [table["code"] for table in shown["tables"]] == [public]
        assert (await bob.ask("GET", "/api/tables?game=heat"))["tables"] == []
        assert (await bob.ask("GET", f"/api/tables/{hidden}"))["table"]["game"] == "heat"
        await bob.refused("not-found", "GET", "/api/tables?game=chess")
        assert [race["table"]["code"] for race in (await ann.ask("GET", "/api/me/races"))["races"]] == [
            hidden,
            public,
        ]
        assert (await bob.ask("GET", "/api/me/races"))["races"] == []


async def test_an_invited_seat_is_taken_with_its_invitation_only(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        body = {"game": "rali", "seats": [{"kind": "me"}, {"kind": "invited"}]}
        mine = await ann.ask("POST", "/api/tables", body)
        code, invite = mine["table"]["code"], mine["invites"]["1"]
        seen = await bob.ask("GET", f"/api/tables/{code}")
        assert seen["invites"] == {}
        await bob.refused("not-yours", "POST", f"/api/tables/{code}/seats/1", {})
        await bob.refused("not-yours", "POST", f"/api/tables/{code}/seats/1", {"invite": "x" * 16})
        assert await bob.ask("GET", f"/api/invites/{invite}") == {"code": code, "seat": 1}
        await bob.refused("not-found", "GET", "/api/invites/nonesuch")
        taken = await bob.ask("POST", f"/api/tables/{code}/seats/1", {"invite": invite, "name": "Bobby"})
        assert taken["mine"] == [1]
        assert taken["table"]["seats"][1]["name"] == "Bobby"
        await bob.ask("DELETE", f"/api/tables/{code}/seats/1")
        assert (await ann.ask("GET", f"/api/tables/{code}"))["table"]["seats"][1]["kind"] == "invited"


async def test_of_many_who_want_a_seat_one_gets_it(folder: Path, database: str) -> None:
    async with running(folder, database=database) as server, server.guest("Ann") as ann:
        code = await new_table(ann, "rali", 2)
        crowd = [server.guest() for _ in range(8)]
        answers = await asyncio.gather(
            *[
                guest.http.post(f"/api/tables/{code}/seats/1", json={"name": f"G{n}"})
                for n, guest in enumerate(crowd)
            ]
        )
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
        assert {answer.json()["key"] for answer in answers if answer.status_code == 409} == {"seat-taken"}
        for guest in crowd:
            await guest.http.aclose()


async def test_the_start_is_the_hosts_and_needs_every_seat(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await new_table(ann, "rali", 3)
        await bob.ask("POST", f"/api/tables/{code}/seats/1", {})
        await ann.refused("seats-open", "POST", f"/api/tables/{code}/start", {})
        await bob.refused("not-yours", "POST", f"/api/tables/{code}/start", {"fill": "club"})
        await ann.refused("bad-request", "POST", f"/api/tables/{code}/start", {"fill": "os:system"})
        async with bob.at(code, 1) as wire:
            assert (await wire.hear("table"))["mine"] == [1]
            await ann.ask("POST", f"/api/tables/{code}/start", {"fill": "club"})
            assert (await wire.hear("state"))["table"]["seats"][2]["bot"] == "club"
        await ann.refused("not-open", "POST", f"/api/tables/{code}/start", {})
        await bob.refused("not-open", "POST", f"/api/tables/{code}/seats/1", {})


async def test_a_table_that_has_not_begun_can_be_closed(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await new_table(ann, "rali", 2)
        await bob.refused("not-yours", "DELETE", f"/api/tables/{code}")
        await ann.ask("DELETE", f"/api/tables/{code}")
        assert (await bob.ask("GET", "/api/tables"))["tables"] == []
        await bob.refused("not-open", "POST", f"/api/tables/{code}/seats/1", {})


async def test_what_a_table_cannot_be(folder: Path) -> None:
    me = {"kind": "me"}
    async with running(folder) as server, server.guest("Ann") as ann:
        for body, key, reason in (
            ({"game": "chess", "seats": [me]}, "bad-request", "there is no game 'chess'"),
            ({"game": "rali", "seats": [me] * 5}, "bad-options", "rali seats 1 to 4 players, not 5"),
            ({"game": "rali", "seats": [me], "options": {"laps": 99}}, "bad-options", "laps"),
            ({"game": "rali", "seats": [me], "options": {"lap": 1}}, "bad-options", "no option 'lap'"),
            (
                {"game": "rali", "seats": [{"kind": "bot", "bot": "godlike"}]},
                "bad-request",
                "no bot 'godlike'",
            ),
            ({"game": "rali", "seats": [{"kind": "bot", "bot": "os:system"}]}, "bad-request", "no bot"),
            ({"game": "rali", "seats": [{"kind": "me", "bot": "club"}]}, "bad-request", "no bot's seat"),
            (
                {"game": "rali", "seats": [me, BOT], "rated": True},
                "bad-request",
                "a rated race has two or more people",
            ),
            ({"game": "rali", "seats": [me, {}], "start": True}, "seats-open", "every seat is taken"),
            ({"game": "rali", "seats": [me], "colour": "red"}, "bad-request", "colour"),
        ):
            answer = await ann.http.post("/api/tables", json=body)
            assert answer.json()["key"] == key, answer.text
            assert reason in answer.json()["sentence"]
        assert (await ann.ask("GET", "/api/me/races"))["races"] == []


async def test_several_people_at_one_screen(folder: Path) -> None:
    """Where nothing is hidden the screen turns to whoever decides; where hands are, they ask for it."""
    async with running(folder) as server, server.guest("Ann") as ann:
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]
        mine = await ann.ask("POST", "/api/tables", {"game": "rali", "seats": seats, "start": True})
        async with ann.at(mine["table"]["code"], 0) as wire:
            await wire.hear("state")
            turns: set[int] = set()
            while len(turns) < 2:
                (seat,) = wire.shown["pending"]
                assert wire.shown["seat"] == seat
                turns.add(seat)
                await wire.play(seat, wire.shown["legal"][0]["action"])
        mine = await ann.ask("POST", "/api/tables", {"game": "heat", "seats": seats, "start": True})
        async with ann.at(mine["table"]["code"], 0) as wire:
            await wire.hear("state")
            while 0 in wire.shown["pending"]:
                await wire.play(0, wire.shown["legal"][0]["action"])
            assert wire.shown["seat"] == 0
            assert wire.shown["legal"] == []
            await wire.say(type="hello", seat=1)
            await wire.hear("state")
            assert wire.shown["seat"] == 1
            assert wire.shown["legal"]


# --- At the table ---


async def test_a_secret_decision_for_another_seat_of_mine_is_acknowledged(folder: Path) -> None:
    """The screen shows the first seat, which must not see what the second one lays."""
    async with running(folder) as server, server.guest("Ann") as ann:
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
        table = await ann.ask("POST", "/api/tables", {"game": "heat", "seats": seats, "start": True})
        code = table["table"]["code"]
        async with ann.at(code, 0) as wire:
            await wire.hear("state")
            other = await ann.ask("GET", f"/api/tables/{code}/state?seat=1")
            action = other["legal"][0]["action"]
            await wire.say(type="play", seat=1, moment=other["moment"], action=action, id="second")
            told = await wire.answer("second")
            assert told["type"] == "state"
            assert told["seat"] == 0


async def test_people_who_are_at_the_table_talk_and_all_hear(folder: Path) -> None:
    async with (
        running(folder) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
        server.guest() as eve,
    ):
        code = await two_at_a_table(server, ann, bob)
        async with ann.at(code, 0) as one, bob.at(code, 1), eve.at(code) as three:
            await three.until(lambda wire: any('"watching":1' in message for message in wire.raw))
            assert '{"type":"presence","seats":[0,1],"watching":1}' in three.raw
            await one.say(type="say", text="Привіт <b>")
            said = await three.hear("chat")
            assert (said["name"], said["seat"], said["text"]) == ("Ann", 0, "Привіт <b>")
            await one.say(type="react", reaction="wow")
            assert (await three.hear("chat"))["reaction"] == "wow"
            await one.say(type="react", reaction="rude")
            assert (await one.hear("error"))["key"] == "bad-request"
        log = (await eve.ask("GET", f"/api/tables/{code}/chat"))["messages"]
        assert [entry.get("text") or entry["reaction"] for entry in log] == ["Привіт <b>", "wow"]


async def test_talk_of_one_millisecond_stays_in_order(folder: Path) -> None:
    async with running(folder, now=Clock()) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await two_at_a_table(server, ann, bob)
        async with ann.at(code, 0) as wire:
            await wire.hear("state")
            for text in ("one", "two", "three"):
                await wire.say(type="say", text=text)
            await wire.until(lambda wire: any('"text":"three"' in message for message in wire.raw))
        log = (await ann.ask("GET", f"/api/tables/{code}/chat"))["messages"]
        assert [entry["text"] for entry in log] == ["one", "two", "three"]


async def test_a_clock_that_is_set_back_deletes_no_new_talk(folder: Path) -> None:
    clock = Clock()
    limits = msgspec.structs.replace(AMPLE, chat_kept=3)
    async with running(folder, now=clock, limits=limits) as server, server.guest("Ann") as ann:
        code = await new_table(ann, "rali", 2)
        async with ann.at(code) as wire:
            for word in ("one", "two", "three"):
                await wire.say(type="say", text=word)
                await wire.hear("chat")
            clock.pass_seconds(-3600)
            for word in ("four", "five"):
                await wire.say(type="say", text=word)
                await wire.hear("chat")
        log = (await ann.ask("GET", f"/api/tables/{code}/chat"))["messages"]
        assert [said["text"] for said in log] == ["three", "four", "five"]


async def test_a_table_remembers_only_so_much_talk(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await two_at_a_table(server, ann, bob)
        kept = server.service.settings.limits.chat_kept
        async with ann.at(code, 0) as wire:
            for number in range(kept + 5):
                await wire.say(type="say", text=str(number))
            await wire.until(lambda wire: any(f'"text":"{kept + 4}"' in message for message in wire.raw))
        log = (await ann.ask("GET", f"/api/tables/{code}/chat"))["messages"]
        assert [entry["text"] for entry in log] == [str(number) for number in range(5, kept + 5)]


async def test_undo_by_the_policy_and_for_good(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        body = {"game": "gt", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
        code = (await ann.ask("POST", "/api/tables", body))["table"]["code"]
        async with ann.at(code, 0) as wire:
            await wire.hear("state")
            while not wire.shown["undo"]:
                await wire.play(wire.shown["seat"], wire.shown["legal"][0]["action"])
            seat, after = wire.shown["seat"], len(wire.log)
            await wire.say(type="undo", seat=seat, moment=wire.moment, id="u")
            assert (await wire.answer("u"))["type"] == "update"
            assert len(wire.log) < after
            before = (wire.view, wire.log, wire.moment)
            while wire.shown["undo"]:
                await wire.say(type="undo", seat=seat, moment=wire.moment, id="u")
                await wire.answer("u")
            await wire.say(type="undo", seat=seat, moment=wire.moment, id="v")
            assert (await wire.answer("v"))["key"] == "no-undo"
            before = (wire.view, wire.log, wire.moment)
    async with running(folder) as server:
        again = server.guest()
        again.http.cookies.set("racecraft", ann.http.cookies["racecraft"])
        async with again, again.at(code, seat) as wire:
            await wire.hear("state")
            assert (wire.view, wire.log, wire.moment) == before


async def test_whoever_comes_back_learns_what_was_missed(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest() as eve:
        body = {"game": "rali", "seats": [{"kind": "me"}], "start": True}
        code = (await ann.ask("POST", "/api/tables", body))["table"]["code"]
        async with ann.at(code, 0) as one:
            async with eve.at(code) as two:
                await drive(one, 0, Random(1), moves=5)
                await two.until(lambda wire: wire.moment == one.moment)
            seen = len(two.log)
            await drive(one, 0, Random(2), moves=5)
            async with eve.at(code, None, two.moment) as two:
                state = await two.hear("state")
                assert state["missed"] == seen < state["log"]
                assert two.log == one.log


async def test_a_stale_decision_is_refused_and_changes_nothing(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        body = {"game": "rali", "seats": [{"kind": "me"}], "start": True}
        code = (await ann.ask("POST", "/api/tables", body))["table"]["code"]
        async with ann.at(code, 0) as one, ann.at(code, 0) as other:
            await one.hear("state")
            await other.hear("state")
            moment, action = one.moment, one.shown["legal"][0]["action"]
            await one.play(0, action)
            await other.say(type="play", seat=0, moment=moment, action=action, id="late")
            assert (await other.answer("late"))["key"] == "stale"
            await one.say(type="play", seat=0, moment=one.moment + 1, action=action, id="early")
            assert (await one.answer("early"))["key"] == "stale"
            await one.say(type="play", seat=0, moment=one.moment, action="fly", id="odd")
            answer = await one.answer("odd")
            assert answer["key"] == "illegal"
            assert "fly" in answer["sentence"]
            await other.until(lambda wire: wire.moment == one.moment)
            assert other.view == one.view


async def test_a_hint_is_what_the_best_bot_would_do(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await two_at_a_table(server, ann, bob)
        async with ann.at(code, 0) as one, bob.at(code, 1) as two:
            await one.hear("state")
            wire, seat = (one, 0) if one.shown["legal"] else (two, 1)
            await two.hear("state")
            await wire.say(type="hint", seat=seat, id="h")
            answer = await wire.answer("h")
            assert answer["type"] == "hint"
            assert answer["decision"][0] in wire.shown["legal"]
        rated = await two_at_a_table(server, ann, bob, rated=True)
        async with ann.at(rated, 0) as one:
            await one.say(type="hint", seat=0, id="h")
            assert (await one.answer("h"))["key"] == "rated"


async def test_a_hint_in_heat_tells_the_gear_and_its_cards(folder: Path) -> None:
    async with (
        running(folder, think_seconds=60.0) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
    ):
        code = await two_at_a_table(server, ann, bob, "heat")
        async with ann.at(code, 0) as one:
            await one.hear("state")
            await one.say(type="hint", seat=0, id="h")
            answer = await one.answer("h")
            gear, *cards = [choice["json"] for choice in answer["decision"]]
            assert gear["do"] == "gear"
            assert {card["do"] for card in cards} == {"lay"}
            decision = [choice["action"] for choice in answer["decision"]]
            before = one.moment
            await one.say(type="play", seat=0, moment=before, action=decision, id="p")
            assert (await one.answer("p"))["type"] == "update"
            assert one.moment == before + 1
            assert one.shown["legal"] == []
            laid = one.view["mine"]["laid"]
            assert len(laid) == gear["number"]
            assert set(laid) >= {card["card"] for card in cards}
            await one.say(type="undo", seat=0, moment=one.moment, id="u")
            assert (await one.answer("u"))["type"] == "update"
            assert one.view["mine"]["laid"] == []


async def test_races_in_memory_are_few_and_rooms_close_behind_the_last(folder: Path) -> None:
    async with running(folder, live_tables=2) as server, server.guest("Ann") as ann:
        body = {"game": "rali", "seats": [{"kind": "me"}], "start": True}
        codes = [(await ann.ask("POST", "/api/tables", body))["table"]["code"] for _ in range(5)]
        async with AsyncExitStack() as stack:
            wires = [await stack.enter_async_context(ann.at(code, 0)) for code in codes]
            for _ in range(3):
                for wire in wires:
                    await drive(wire, 0, Random(1), moves=1)
                    assert sum(room.live is not None for room in server.service.rooms.by_code.values()) <= 2
            assert all(wire.shown["type"] == "state" for wire in wires[:3]), "grown anew, so shown anew"
        await ann.refused("not-found", "GET", "/api/tables/abcdefghjkmnpqrs/state")
        async with asyncio.timeout(PATIENCE):
            while len(server.service.rooms.by_code) > 2:
                await asyncio.sleep(0.01)
        assert set(server.service.rooms.by_code) < set(codes)


async def test_a_championship_is_one_table(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        bots = [{"kind": "bot", "bot": "random"}] * 2
        options = {"season": "drawn", "races": 2, "laps": 1, "ask_top": False}
        body = {"game": "heat", "seats": bots, "options": options, "start": True}
        mine = await ann.ask("POST", "/api/tables", body)
        async with ann.at(mine["table"]["code"]) as wire:
            await wire.until(lambda wire: bool(wire.table) and wire.table["status"] == "over")
        assert wire.table["track"] == "drawn"
        assert wire.table["result"]["reason"] == "season"


# --- Away and back ---


async def test_a_seat_that_was_left_is_driven_until_its_holder_returns(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await two_at_a_table(server, ann, bob)
        async with ann.at(code, 0) as one:
            await bob.ask("DELETE", f"/api/tables/{code}/seats/1")
            await one.until(lambda wire: bool(wire.table) and wire.table["seats"][1]["away"])
            for _ in range(5):
                await one.until(lambda wire: 0 in wire.shown["pending"])
                await one.play(0, one.shown["legal"][0]["action"])
            async with bob.at(code, 1) as two:
                await two.hear("state")
                await one.until(lambda wire: not wire.table["seats"][1]["away"])


async def test_time_runs_out_and_a_bot_drives(folder: Path) -> None:
    clock = Clock()
    async with running(folder, now=clock) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await two_at_a_table(server, ann, bob, clock={"kind": "bank", "minutes": 1, "increment": 5})
        async with ann.at(code, 0) as one, bob.at(code, 1) as two:
            await one.hear("state")
            await two.hear("state")
            late, other, seat = (one, two, 0) if 0 in one.shown["pending"] else (two, one, 1)
            assert late.shown["clocks"]["until"][seat] == clock.now + 60_000
            clock.pass_seconds(61)
            await other.until(lambda wire: bool(wire.table) and wire.table["seats"][seat]["away"])
            await other.until(lambda wire: 1 - seat in wire.shown["pending"])
            await other.play(1 - seat, other.shown["legal"][0]["action"])
            await late.say(type="hello", seat=seat)
            await other.until(lambda wire: not wire.table["seats"][seat]["away"])


# --- Afterwards ---


async def test_what_a_race_leaves_behind(folder: Path, database: str) -> None:
    async with (
        running(folder, database=database) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
    ):
        code = await two_at_a_table(server, ann, bob, options={"laps": 1}, rated=True)
        await ann.refused("not-over", "POST", f"/api/tables/{code}/rematch", {})
        one, _ = await race_to_the_end(code, ann, bob)
        places = one.table["result"]["places"]
        for seat, guest in enumerate((ann, bob)):
            (entry,) = (await guest.ask("GET", "/api/me/history?game=rali"))["races"]
            assert (entry["code"], entry["place"], entry["rated"]) == (code, places[seat], True)
            mine = (await guest.ask("GET", "/api/games/rali/statistics"))["mine"]
            assert mine == {"races": 1, "wins": int(places[seat] == 1), "mean_place": float(places[seat])}
            assert (await guest.ask("GET", "/api/me"))["ratings"].keys() == {"rali"}
        statistics = await ann.ask("GET", "/api/games/rali/statistics")
        assert (statistics["races"], statistics["drivers"], statistics["by_track"]) == (1, 2, {"classic": 1})
        standings = (await ann.ask("GET", "/api/games/rali/ratings"))["standings"]
        assert [entry["name"] for entry in standings] == [
            ("Ann", "Bob")[places.index(place)] for place in (1, 2)
        ]
        assert standings[0]["rating"] > standings[1]["rating"]
        again = await bob.ask("POST", f"/api/tables/{code}/rematch", {})
        assert await ann.ask("POST", f"/api/tables/{code}/rematch", {}) == again
        table = (await ann.ask("GET", f"/api/tables/{again['code']}"))["table"]
        assert [seat["name"] for seat in table["seats"]] == ["Ann", "Bob"]
        assert table["status"] == "open"
        assert table["commitment"] != one.table["commitment"]
        await bob.ask("POST", f"/api/tables/{again['code']}/start", {})


async def test_a_finished_race_is_told_again_and_its_dice_are_proved(folder: Path) -> None:
    async with (
        running(folder) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
        server.guest() as eve,
    ):
        code = await two_at_a_table(server, ann, bob, "heat", options={"laps": 1})
        promised = (await eve.ask("GET", f"/api/tables/{code}"))["table"]["commitment"]
        await race_to_the_end(code, ann, bob)
        record = decode(await eve.ask("GET", f"/api/tables/{code}/record"))
        assert verify(record).chance == "verified"
        told = await eve.ask("GET", f"/api/tables/{code}/replay")
        assert told["by"] == "ply"
        assert len(told["frames"]) == len(record.plies) + 1
        assert told["frames"][-1]["view"]["result"] == record.ending.result if record.ending else False
        (one,) = (await eve.ask("GET", f"/api/tables/{code}/replay?first=9&last=9&seat=1"))["frames"]
        assert one["number"] == 9
        assert one["view"]["mine"]["hand"] is not None
        await eve.refused("not-found", "GET", f"/api/tables/{code}/replay?seat=5")
        proof = await eve.ask("GET", f"/api/tables/{code}/proof")
        recompute(proof, promised, [ply.draw for ply in record.plies if ply.draw is not None])


def recompute(proof: dict[str, Any], promised: str, drawn: list[str]) -> None:
    """As a page would do it, from the method's description alone."""
    seed = bytes.fromhex(proof["seed"])
    assert hashlib.sha256(seed).hexdigest() == proof["commitment"] == promised
    digests = b"".join(hashlib.sha256(words.encode()).digest() for words in proof["contributions"])
    salt = hashlib.sha256(digests).hexdigest()
    assert [roll["drawn"] for roll in proof["rolls"]] == drawn
    for number, roll in enumerate(proof["rolls"]):
        fair = (1 << 256) // roll["total"] * roll["total"]
        attempt = 0
        while True:
            message = f"racecraft 1 roll {number} attempt {attempt} salt {salt}"
            value = int.from_bytes(hmac.new(seed, message.encode(), hashlib.sha256).digest(), "big")
            if value < fair:
                break
            attempt += 1
        point = value % roll["total"]
        assert point == roll["point"]
        for outcome, weight in roll["outcomes"]:
            point -= weight
            if point < 0:
                assert outcome == roll["drawn"]
                break


async def test_solo_drives_make_a_table_of_times(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        codes = []
        for options in ({}, {}, {"laps": 2}):
            body = {"game": "rali", "seats": [{"kind": "me"}], "options": options, "start": True}
            codes.append((await ann.ask("POST", "/api/tables", body))["table"]["code"])
            await race_to_the_end(codes[-1], ann)
        times = (await ann.ask("GET", "/api/games/rali/times/classic"))["times"]
        assert {entry["code"] for entry in times} <= set(codes[:2])
        assert [entry["cost"] for entry in times] == sorted(entry["cost"] for entry in times)
        await ann.refused("not-found", "GET", "/api/games/rali/times/moon")


async def test_the_server_tells_what_it_has(folder: Path) -> None:
    async with running(folder) as server, server.guest() as eve:
        about = await eve.ask("GET", "/api/about")
        games = {game["id"]: game for game in about["games"]}
        assert set(games) == {"gt", "heat", "rali", "rallyman"}
        assert games["rali"]["bots"] == bot_names("rali")
        assert games["gt"]["schema"]["$defs"]
        page = (await eve.http.get("/metrics")).text
        assert "racecraft_moves_total" in page


async def test_files_of_the_browser_are_served_and_other_addresses_are_its_own(folder: Path) -> None:
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    (static / "assets" / "app.js").write_text("1")
    (folder / "outside.txt").write_text("secret")
    async with running(folder, static=static) as server, server.guest() as eve:
        first = await eve.http.get("/")
        assert first.text == "<!doctype html>"
        assert first.headers["cache-control"] == "no-cache"
        script = await eve.http.get("/assets/app.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert (await eve.http.get("/table/abc")).text == "<!doctype html>"
        for path in ("/../outside.txt", "/%2e%2e/outside.txt", "/assets/..%2f..%2foutside.txt"):
            assert (await eve.http.get(path)).text == "<!doctype html>"
        await eve.refused("not-found", "GET", "/api/nothing")
