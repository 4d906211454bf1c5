"""Boards and pictures over HTTP: what is drawn, for whom, in which words, and how often."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from random import Random
from typing import Any
from xml.etree.ElementTree import Element, fromstring

import pytest

from racecraft.drawing import draw_board, draw_track
from racecraft.engine.registry import all_games, game_of
from racecraft.locales import Words
from racecraft.server.api import pictures
from tests.server.running_server import PATIENCE, Guest, running
from tests.server.test_races import drive, new_table

pytestmark = pytest.mark.asyncio
GAMES = [game.id for game in all_games()]


async def started(guest: Guest, game: str, seats: int = 1, **options: Any) -> str:
    """A race of one person at one screen."""
    body = {"game": game, "seats": [{"kind": "me"}] * seats, "options": options, "start": True}
    return str((await guest.ask("POST", "/api/tables", body))["table"]["code"])


async def picture(guest: Guest, path: str, **query: Any) -> Element:
    answer = await guest.http.get(path, params=query)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "image/svg+xml"
    return fromstring(answer.text)


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_has_its_board(game: str, folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        code = await started(ann, game, 2)
        answer = await ann.http.get(f"/api/tables/{code}/board", params={"theme": "dark", "language": "uk"})
        view = (await ann.ask("GET", f"/api/tables/{code}/state"))["view"]
        assert answer.text == draw_board(game, view, "dark", words=Words("uk").marks(game)).svg
        again = await ann.http.get(
            f"/api/tables/{code}/board",
            params={"theme": "dark", "language": "uk"},
            headers={"if-none-match": f'"other", {answer.headers["etag"]}'},
        )
        assert (again.status_code, again.content) == (304, b"")
        other = await ann.http.get(f"/api/tables/{code}/board", params={"theme": "dark"})
        assert other.headers["etag"] != answer.headers["etag"]
        assert other.headers["cache-control"] == "no-cache"


async def test_a_picture_is_packed_for_those_who_can_unpack(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        path = "/api/games/gt/tracks/k1/picture"
        packed = await ann.http.get(path, headers={"accept-encoding": "gzip"})
        plain = await ann.http.get(path, headers={"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.text == plain.text
        assert int(packed.headers["content-length"]) < len(plain.content) / 3


async def test_a_race_that_has_not_begun_has_no_board(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        code = await new_table(ann, "rali", 2)
        await ann.refused("not-found", "GET", f"/api/tables/{code}/board")
        await ann.refused("not-found", "GET", "/api/tables/nobody/board")


async def test_a_leg_that_has_not_begun_has_no_board(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        code = await started(ann, "rallyman", rally="rulebook")
        await picture(ann, f"/api/tables/{code}/board", leg=1)
        answer = await ann.http.get(f"/api/tables/{code}/board", params={"leg": 2})
        assert answer.status_code == 404
        assert answer.json()["sentence"] == "leg 2 of this race has not begun; leg 1 is the latest"
        for leg in ("0", "x", "100"):
            await ann.refused("bad-request", "GET", f"/api/tables/{code}/board?leg={leg}")
        await ann.refused("bad-request", "GET", f"/api/tables/{code}/board?theme=neon")
        await ann.refused("bad-request", "GET", f"/api/tables/{code}/board?language=fr")


async def test_every_leg_of_a_rally_keeps_its_board(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        code = await started(ann, "rallyman", rally="first_licence", easy=True)
        async with ann.at(code, 0) as wire:
            await drive(wire, 0, Random(1))
        routes = [
            (await picture(ann, f"/api/tables/{code}/board", leg=leg)).attrib["data-track"]
            for leg in (1, 2, 3)
        ]
        stages = game_of("rallyman").track("first_licence").stages
        assert routes == [stage.text for stage in stages]
        lasting = await ann.http.get(f"/api/tables/{code}/board", params={"leg": 1})
        assert lasting.headers["cache-control"] == pictures.LASTING
        assert (await picture(ann, f"/api/tables/{code}/board")).attrib["data-track"] == routes[-1]


@pytest.mark.long
async def test_a_race_of_a_season_keeps_its_weather(folder: Path) -> None:
    """A leg that is over is shown as it was driven, also while seats still hold secrets."""
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        options = {"season": "drawn", "races": 2, "weather": True}
        code = await new_table(ann, "heat", 2, options=options)
        await bob.ask("POST", f"/api/tables/{code}/seats/1", {})
        await ann.ask("POST", f"/api/tables/{code}/start", {})
        async with ann.at(code, 0) as one, bob.at(code, 1) as two:
            drivers = [
                asyncio.create_task(drive(wire, seat, Random(seat))) for seat, wire in ((0, one), (1, two))
            ]
            async with server.guest("Cem") as cem, cem.at(code) as watching:
                await watching.until(lambda wire: wire.view.get("race") == 1 and bool(wire.view["road"]))
                road, track = watching.view["road"], watching.view["track"]
                await watching.until(lambda wire: wire.view.get("race") == 2)
                shown = await picture(cem, f"/api/tables/{code}/board", leg=1)
                assert shown.attrib["data-track"] == track
                tokens = {
                    item.get("id"): item.get("data-kind")
                    for item in shown.iter()
                    if (item.get("id") or "").startswith("token-")
                }
                assert [tokens[f"token-{corner + 1}"] for corner in range(len(road))] == road
            for driver in drivers:
                driver.cancel()
            await asyncio.gather(*drivers, return_exceptions=True)


@pytest.mark.parametrize("game", GAMES)
async def test_the_gallery_lists_every_track_with_its_picture_and_options(game: str, folder: Path) -> None:
    title = game_of(game)
    async with running(folder) as server, server.guest("Ann") as ann:
        found = (await ann.ask("GET", f"/api/games/{game}/tracks?language=ru"))["tracks"]
        assert [entry["id"] for entry in found] == [*title.tracks(), *title.track_parts()]
        for entry in found[:2] + found[-2:]:
            assert entry["title"] == Words("ru").track(game, entry["id"])
            assert entry["facts"] == title.track_facts(title.track(entry["id"]))
            assert entry["record"] is None
            if entry["options"] is not None:
                title.new(1, entry["options"])
            await picture(ann, f"/api/games/{game}/tracks/{entry['id']}/picture", theme="light", width=300)


async def test_the_gallery_of_rallyman_knows_rallies_stages_and_boards(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        found = {
            entry["id"]: entry for entry in (await ann.ask("GET", "/api/games/rallyman/tracks"))["tracks"]
        }
        assert (found["rulebook"]["kind"], found["rulebook"]["options"]) == ("rally", {"rally": "rulebook"})
        stage = found["rulebook:2"]
        assert (stage["kind"], stage["options"]) == ("stage", {"rally": "rulebook", "stage": 2})
        assert (found["C:snow"]["kind"], found["C:snow"]["options"]) == ("board", None)


async def test_the_gallery_shows_the_record_of_a_track(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        rounds = {}
        for seed in (1, 2):
            code = await started(ann, "rali")
            async with ann.at(code, 0) as wire:
                await drive(wire, 0, Random(seed))
                await wire.until(lambda wire: wire.table["status"] == "over")
                rounds[code] = wire.view["round"]
        (track,) = (await ann.ask("GET", "/api/games/rali/tracks"))["tracks"]
        best = min(rounds.values())
        assert (track["unit"], track["record"]["cost"]) == ("turns", best)
        assert rounds[track["record"]["code"]] == best


async def test_what_is_not_there_is_not_drawn(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        await ann.refused("not-found", "GET", "/api/games/gt/tracks/k9/picture")
        await ann.refused("not-found", "GET", "/api/games/chess/tracks/k1/picture")
        await ann.refused("not-found", "GET", "/api/games/chess/tracks")
        await ann.refused("bad-request", "GET", "/api/games/gt/tracks/k1/picture?width=99")
        await ann.refused("bad-request", "GET", "/api/games/gt/tracks?language=fr")


async def test_a_rally_has_its_papers(folder: Path) -> None:
    """RM-ORG-08: the information sheet names drivers and stages; the classification has who has driven."""
    async with running(folder) as server, server.guest("Ann") as ann:
        code = await started(ann, "rallyman", rally="first_licence", stage=1, easy=True)
        path = f"/api/tables/{code}/papers"
        sheet = await picture(ann, path, kind="information", language="uk")
        told = " ".join(sheet.itertext())
        assert "Ann" in told
        assert Words("uk").say("rallyman-paper-information-sheet").upper() in told
        before = " ".join((await picture(ann, path)).itertext())
        async with ann.at(code, 0) as wire:
            await drive(wire, 0, Random(1))
        after = " ".join((await picture(ann, path)).itertext())
        assert "Ann" in before
        assert before != after
        await ann.refused("bad-request", "GET", f"{path}?kind=rumours")


async def test_papers_name_bots_as_the_table_does(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        body = {"game": "rallyman", "seats": seats, "options": {}, "start": True}
        code = (await ann.ask("POST", "/api/tables", body))["table"]["code"]
        sheet = await picture(ann, f"/api/tables/{code}/papers", kind="information", language="uk")
        told = " ".join(sheet.itertext())
        assert Words("uk").say("terminal-drivers").split()[1] in told
        assert "random" not in told


async def test_only_a_rally_that_has_begun_has_papers(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        waiting = await new_table(ann, "rallyman", 2)
        await ann.refused("not-found", "GET", f"/api/tables/{waiting}/papers")
        race = await started(ann, "rali")
        await ann.refused("not-found", "GET", f"/api/tables/{race}/papers")


async def test_no_width_is_drawn_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    plain = draw_track

    def counted(game: str, track: str, theme: str, width: int, **more: Any) -> Any:
        drawn.append(width)
        return plain(game, track, theme, width, **more)

    monkeypatch.setattr(pictures, "draw_track", counted)
    async with running(folder) as server, server.guest("Ann") as ann:
        path = "/api/games/rali/tracks/classic/picture"
        for width in (601, 700, 1000, 1199, 1200):
            shown = await picture(ann, path, width=width, theme="dark", language="ru")
            assert shown.get("width") == "1200"
        assert drawn == [1200]


async def test_the_queue_of_drawings_is_limited(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who waits for the same picture needs no place of their own."""
    go_on = threading.Event()
    plain = draw_track

    def held(*given: Any, **more: Any) -> Any:
        assert go_on.wait(PATIENCE)
        return plain(*given, **more)

    monkeypatch.setattr(pictures, "draw_track", held)
    monkeypatch.setattr(pictures.drawing, "most", 2)
    async with running(folder) as server, server.guest("Ann") as ann:
        path = "/api/games/rali/tracks/classic/picture?language=uk&width="
        waiting = [
            asyncio.create_task(ann.http.get(f"{path}{width}&theme=light")) for width in (300, 300, 300, 600)
        ]
        try:
            while len(pictures._in_work) < 2:
                await asyncio.sleep(0.005)
            await ann.refused("busy", "GET", f"{path}2400&theme=light")
            assert (await ann.http.get("/healthz")).status_code == 200
        finally:
            go_on.set()
        assert [(await each).status_code for each in waiting] == [200] * 4
