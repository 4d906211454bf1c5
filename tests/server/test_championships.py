"""Championships over HTTP: making, joining, opening races, substitutes, results that count once, evenings."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from racecraft.engine.registry import game_of
from racecraft.server.store import schema
from tests.server.push_service import push_service
from tests.server.running_server import PATIENCE, Guest, RunningServer, running
from tests.server.test_notices import subscribe

pytestmark = pytest.mark.asyncio

RACE_SECONDS = 10 * PATIENCE
"""A limit, not an expectation."""
LAP = {"laps": 1}


def bots(*levels: str) -> list[dict[str, str]]:
    return [{"bot": level} for level in levels]


async def made(host: Guest, **given: Any) -> dict[str, Any]:
    wanted = {"name": "Friday", "game": "rali", "calendar": [LAP, {"laps": 2}], **given}
    return dict(await host.ask("POST", "/api/championships", wanted))


def path(season: dict[str, Any], *more: object) -> str:
    return "/".join(["/api/championships", season["code"], *map(str, more)])


async def finish(server: RunningServer, code: str, places: list[int]) -> None:
    """Ends a race as if it had been driven: what counts is the stored result alone."""
    result = {"places": places, "scores": [0] * len(places), "reason": "finish"}
    tables = schema.tables
    text = str(result).replace("'", '"')
    await server.service.store.write(
        update(tables).where(tables.c.code == code).values(status="over", result=text, ended=1, due=None)
    )


def standing(season: dict[str, Any]) -> list[tuple[str, int]]:
    names = [entrant["name"] for entrant in season["entrants"]]
    return [(names[row["entrant"]], row["points"]) for row in season["standings"]]


async def test_a_season_counts_results_once_and_late_joiners_and_substitutes(
    folder: Path, database: str
) -> None:
    async with (
        running(folder, database=database) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
        server.guest("Cid") as cid,
    ):
        season = await made(ann, bots=bots("rookie"), driver="Ann")
        assert (season["points"], season["host"], season["mine"]) == ([5, 3, 2, 1], True, 0)
        stranger = await bob.ask("GET", path(season))
        assert (stranger["invite"], stranger["host"], stranger["mine"]) == (None, False, None)
        await bob.refused("not-yours", "POST", path(season, "entrants"), {"invite": "guess"})
        await bob.refused("not-yours", "POST", path(season, "races", 0))
        invite = {"invite": season["invite"]}
        await bob.ask("POST", path(season, "entrants"), {**invite, "name": "Bob"})
        await ann.refused("season-closed", "POST", path(season, "races", 1))

        # Two who open it at once come to the same table.
        await ann.ask("PUT", path(season, "anyone-opens"), {"on": True})
        codes = await asyncio.gather(*(who.ask("POST", path(season, "races", 0)) for who in (ann, bob, ann)))
        first = codes[0]["code"]
        assert [answer["code"] for answer in codes] == [first] * 3
        await cid.ask("POST", path(season, "entrants"), {**invite, "name": "Cid"})
        table = (await ann.ask("GET", f"/api/tables/{first}"))["table"]
        assert (table["championship"], len(table["seats"])) == (season["code"], 3)

        # Bob does not come: a bot drives for him.
        seen = await bob.ask("GET", path(season))
        host = ann if (await ann.ask("GET", f"/api/tables/{first}"))["host"] else bob
        absent, seat = (bob, 2) if host is ann else (ann, 0)
        missing = await absent.ask("GET", path(season))
        assert missing["races"][0]["invite"] is not None
        assert seen["races"][0]["status"] == "open"
        await host.ask("POST", f"/api/tables/{first}/start", {"fill": "club"})
        await finish(server, first, [2, 1, 3] if seat == 0 else [1, 2, 3])
        season = await cid.ask("GET", path(season))
        drivers = season["races"][0]["drivers"]
        assert drivers[0 if seat == 0 else 2]["bot"] == "club"
        assert season["progress"][-1][3] == 0, "whoever joins later has no points of earlier races"
        assert [race["status"] for race in season["races"]] == ["over", "next"]
        assert sum(points for _, points in standing(season)) == 10
        assert standing(await cid.ask("GET", path(season))) == standing(season)

        # A race that is closed without a result is raced again.
        second = (await ann.ask("POST", path(season, "races", 1)))["code"]
        await ann.ask("DELETE", f"/api/tables/{second}")
        season = await ann.ask("GET", path(season))
        assert [race["status"] for race in season["races"]] == ["over", "next"]
        again = (await ann.ask("POST", path(season, "races", 1)))["code"]
        assert again != second
        await ann.ask("POST", f"/api/tables/{again}/start", {"fill": "rookie"})
        await finish(server, again, [4, 3, 2, 1])
        season = await bob.ask("GET", path(season))
        assert (season["finished"], season["opens"], season["joinable"]) == (True, False, False)
        assert dict(standing(season))["Cid"] == 5
        mine = (await bob.ask("GET", "/api/me/championships"))["championships"]
        assert [one["code"] for one in mine] == [season["code"]]


@pytest.mark.parametrize("game", ["gt", "heat", "rali", "rallyman"])
async def test_a_season_of_every_game_is_raced_with_its_own_points(folder: Path, game: str) -> None:
    """With a person who stands in for an entrant, and more than two cars."""
    title = game_of(game)
    tracks = (title.tracks() * 2)[:2]
    calendar = [{title.track_option: track} for track in tracks]
    async with (
        running(folder) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
        server.guest("Cid") as cid,
    ):
        season = await made(ann, game=game, calendar=calendar, bots=bots("random"), driver="Ann")
        await bob.ask("POST", path(season, "entrants"), {"invite": season["invite"], "name": "Bob"})
        for number in range(2):
            code = (await ann.ask("POST", path(season, "races", number)))["code"]
            mine = await bob.ask("GET", path(season))
            invite = mine["races"][number]["invite"]
            driver = (bob, cid)[number]
            joined = await driver.ask("GET", f"/api/invites/{invite}")
            assert joined["code"] == code
            await driver.ask("POST", f"/api/tables/{code}/seats/{joined['seat']}", {"invite": invite})
            shown = await ann.ask("POST", f"/api/tables/{code}/start", {})
            assert (shown["table"]["track"], len(shown["table"]["seats"])) == (tracks[number], 3)
            await finish(server, code, [3, 2, 1])
        season = await bob.ask("GET", path(season))
        assert season["finished"]
        assert [race["track"] for race in season["races"]] == tracks
        first, second, third = title.season_points[:3]
        assert standing(season) == [("Bob", 2 * first), ("random", 2 * second), ("Ann", 2 * third)]
        stood_in = [[seat["substitute"] for seat in race["drivers"]] for race in season["races"]]
        assert stood_in == [[None, None, None], [None, None, "Cid"]]


async def test_the_seat_of_an_entrant_stays_theirs_when_cars_are_changed(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Dan") as dan:
        season = await made(ann, bots=bots("rookie", "club"), driver="Ann")
        code = (await ann.ask("POST", path(season, "races", 0)))["code"]
        await ann.ask("POST", f"/api/tables/{code}/seats/0/car", {"to": 2})
        await ann.ask("POST", f"/api/tables/{code}/seats", {"kind": "open"})
        await dan.ask("POST", f"/api/tables/{code}/seats/3", {})
        await ann.ask("POST", f"/api/tables/{code}/start", {})
        await finish(server, code, [4, 3, 2, 1])
        season = await ann.ask("GET", path(season))
        assert standing(season) == [("Ann", 5), ("rookie", 3), ("club", 2)], "a guest scores nothing"


async def test_hosts_alone_arrange_and_an_ended_championship_stays_as_it_is(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        season = await made(ann, bots=bots("rookie"), driver="Ann")
        for method, more, body in [
            ("POST", ("bots",), {"bot": "club"}),
            (
                "DELETE",
                (
                    "entrants",
                    0,
                ),
                None,
            ),
            ("POST", ("draw",), {"seats": 2}),
            ("PUT", ("anyone-opens",), {"on": True}),
            ("POST", ("end",), None),
            (
                "POST",
                (
                    "races",
                    0,
                ),
                None,
            ),
        ]:
            await bob.refused("not-yours", method, path(season, *more), body)
        await ann.refused("bad-request", "POST", path(season, "draw"), {"seats": 2})
        await ann.refused("bad-request", "POST", path(season, "bots"), {"bot": "nobody"})
        await ann.ask("POST", path(season, "bots"), {"bot": "club"})
        await ann.ask("POST", path(season, "bots"), {"bot": "club"})
        await ann.refused("season-closed", "POST", path(season, "bots"), {"bot": "club"})
        await ann.ask("DELETE", path(season, "entrants", 3))
        await ann.ask("POST", path(season, "end"))
        for method, more, body in [
            (
                "POST",
                (
                    "races",
                    0,
                ),
                None,
            ),
            ("POST", ("bots",), {"bot": "club"}),
        ]:
            await ann.refused("season-closed", method, path(season, *more), body)
        await bob.refused("season-closed", "POST", path(season, "entrants"), {"invite": season["invite"]})


@pytest.mark.parametrize(
    "wrong",
    [
        {"calendar": []},
        {"calendar": [LAP] * 31},
        {"calendar": [{"board": "nowhere"}]},
        {"calendar": [{"laps": 99}]},
        {"name": "x" * 31},
        {"name": "\u202e"},
        {"game": "chess"},
        {"format": "league"},
        {"points": []},
        {"points": [-1]},
        {"points": [1] * 13},
        {"bots": bots("nobody")},
        {"bots": bots(*["rookie"] * 4)},
        {"format": "knock-out", "bots": bots(*["rookie"] * 64)},
        {"more": 1},
    ],
)
async def test_what_makes_no_sense_is_refused(folder: Path, wrong: dict[str, Any]) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        wanted = {"name": "Friday", "game": "rali", "calendar": [LAP], **wrong}
        answer = await ann.http.post("/api/championships", json=wanted)
        assert answer.status_code in (400, 404), answer.text


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("gt", {"classes": ["GT6", "GT5"]}),
        ("heat", {"handicaps": [0, 1]}),
        ("heat", {"colours": ["red", "blue"]}),
        ("rali", {"first": 3}),
    ],
)
async def test_a_calendar_says_nothing_of_single_seats(
    folder: Path, game: str, options: dict[str, Any]
) -> None:
    """Who sits where is known when a race opens."""
    async with running(folder) as server, server.guest("Ann") as ann:
        wanted = {"name": "Friday", "game": game, "calendar": [{}, options]}
        await ann.refused("bad-options", "POST", "/api/championships", wanted)


async def test_a_knock_out_of_bots_is_raced_to_its_end_by_itself(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        season = await made(ann, format="knock-out", takes_part=False, bots=bots(*["random"] * 4))
        assert season["plans"] == [
            {"seats": 2, "races": 3},
            {"seats": 3, "races": 3},
            {"seats": 4, "races": 1},
        ]
        await ann.refused("bad-request", "POST", path(season, "draw"), {"seats": 5})
        season = await ann.ask("POST", path(season, "draw"), {"seats": 2})
        await ann.refused("stale", "POST", path(season, "draw"), {"seats": 2})
        await ann.refused("season-closed", "POST", path(season, "bots"), {"bot": "club"})
        for number in range(3):
            await ann.ask("POST", path(season, "races", number))
            async with asyncio.timeout(RACE_SECONDS):
                while not season["races"][number:] or season["races"][number]["status"] != "over":
                    await asyncio.sleep(0.05)
                    season = await ann.ask("GET", path(season))
        assert season["finished"]
        places = [row["place"] for row in season["standings"]]
        assert (len(places), places[0], places) == (4, 1, sorted(places))


async def test_a_round_robin_gives_walkovers_when_somebody_leaves(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        season = await made(ann, format="round-robin", takes_part=False, bots=bots(*["random"] * 3))
        season = await ann.ask("POST", path(season, "draw"), {"seats": 2})
        assert len(season["races"]) == 3
        await ann.ask("DELETE", path(season, "entrants", 2))
        season = await ann.ask("GET", path(season))
        assert sorted(race["status"] for race in season["races"]) == ["next", "walkover", "walkover"]
        walkover = next(race["number"] for race in season["races"] if race["status"] == "walkover")
        await ann.refused("season-closed", "POST", path(season, "races", walkover))
        assert [row["points"] for row in season["standings"]] == [5, 5, 0]


async def test_whoever_is_deleted_leaves_no_name(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        season = await made(ann, bots=bots("rookie"), driver="Ann")
        exported = await ann.ask("GET", "/api/me/export")
        assert [row["name"] for row in exported["championships"]] == ["Friday"]
        assert "invite" not in exported["championships"][0]
        await ann.ask("DELETE", "/api/me")
        season = await bob.ask("GET", path(season))
        assert [entrant["gone"] for entrant in season["entrants"]] == [True, False]
        assert season["entrants"][0]["name"] == "Guest"


async def test_whoever_takes_part_is_told_when_a_race_opens(folder: Path) -> None:
    """Once, with a link to the championship; the one who opens it knows."""
    async with (
        push_service() as push,
        running(folder, push_service=push.origin, notice_seconds=0.0, digest_seconds=0.0) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
    ):
        season = await made(ann, driver="Ann")
        await bob.ask("POST", path(season, "entrants"), {"invite": season["invite"], "name": "Bob"})
        browser = await subscribe(bob, push, language="uk")
        await subscribe(ann, push, "ann")
        await ann.ask("POST", path(season, "races", 0))
        address, _, body = await push.received()
        told = msgspec.json.decode(browser.opened(body))
        assert address == "/b"
        assert told["title"] == "Friday: наступний заїзд відкрито"
        assert "Ann" in told["body"]
        assert told["url"] == f"/season/{season['code']}"


async def test_an_opened_race_waits_for_those_who_take_part(folder: Path) -> None:
    """Among what waits for them and in their feed, until they have taken the seat."""
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        season = await made(ann, driver="Ann")
        await bob.ask("POST", path(season, "entrants"), {"invite": season["invite"], "name": "Bob"})
        feed = await bob.ask("POST", "/api/me/notices/feed", {"language": "uk"})
        assert (await bob.ask("GET", "/api/me/turns"))["opened"] == []
        code = (await ann.ask("POST", path(season, "races", 0)))["code"]
        assert (await ann.ask("GET", "/api/me/turns"))["opened"] == []
        (opened,) = (await bob.ask("GET", "/api/me/turns"))["opened"]
        assert (opened["code"], opened["championship"], opened["name"], opened["race"]) == (
            code,
            season["code"],
            "Friday",
            0,
        )
        told = (await bob.http.get(feed["atom"])).text
        assert "Friday: наступний заїзд відкрито" in told
        assert f"{server.url}/season/{season['code']}" in told
        assert b"VEVENT" not in (await bob.http.get(feed["calendar"])).content
        await bob.ask("POST", f"/api/tables/{code}/seats/1", {"invite": opened["invite"]})
        assert (await bob.ask("GET", "/api/me/turns"))["opened"] == []
        assert "/season/" not in (await bob.http.get(feed["atom"])).text
