"""Building over HTTP: documents in, documents with all that is to be said about them out; the gallery."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from racecraft.games.gt.board import circuit_data
from racecraft.games.gt.game import GT_GAME
from racecraft.server.api import gallery as gallery_api
from racecraft.server.building import gallery
from racecraft.server.ops import admin
from racecraft.server.settings import Settings
from racecraft.server.store.backup import on_database
from tests.builders.crossing import figure_of_eight
from tests.server.running_server import running

pytestmark = pytest.mark.asyncio

BUILD = "/api/builders/gt"


async def test_a_track_is_built_closed_shared_and_raced(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        built = await ann.ask("POST", BUILD, {})
        assert [problem["said"]["key"] for problem in built["problems"]] == ["builder-gt-begin"]
        for _ in range(3):
            end = built["sketch"]["ends"][0]["id"]
            offers = await ann.ask("POST", f"{BUILD}/fits", {"document": built["document"], "place": end})
            offer = next(each for each in offers if each["piece"] in ("112a", "105a", "106a"))
            built = await ann.ask("POST", BUILD, {"document": built["document"], "edit": offer["edit"]})
        closed = await ann.ask("POST", f"{BUILD}/close", {"document": built["document"]})
        assert closed["reason"] is None
        way = closed["ways"][0]
        assert way["problems"] == []
        picture = await ann.ask("POST", f"{BUILD}/picture?theme=dark", {"document": way["document"]})
        assert bytes(picture).startswith(b"<svg")
        await ann.ask("POST", f"{BUILD}/sheet", {"document": way["document"]}, status=404)
        rally = {"name": "Home", "day_ends": [1], "stages": [{"route": "C3-C8"}, {"route": "L4-L7"}]}
        sheet = await ann.ask("POST", "/api/builders/rallyman/sheet?language=uk", {"document": rally})
        assert "День 2" in bytes(sheet).decode()
        made = await ann.ask("POST", f"{BUILD}/generate", {"seed": 3, "wish": {"length": 9}})
        assert (made["problems"], len(made["document"]["tiles"])) == ([], 9)
        again = await ann.ask("POST", BUILD, {"document": made["document"]})
        assert again == made
        refused = await ann.ask(
            "POST", BUILD, {"document": made["document"], "edit": {"do": "remove", "tile": 0}}, status=422
        )
        assert refused["key"] == "bad-edit"


async def test_hostile_documents_get_one_sentence(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        start = {"tile": "102a", "q": 0, "r": 0, "dir": 0}
        format = "racecraft gt circuit 1"
        for document in (
            {},
            {"format": format, "tiles": "x"},
            {"format": format, "tiles": [{"tile": {"a": []}, "q": 0, "r": 0, "dir": 0}]},
            {"format": format, "tiles": [start] * 4000},
            {"format": format, "tiles": [start], "own_tiles": {"1": {}}},
        ):
            for path, more in (
                ("", {}),
                ("/fits", {"place": "end-0-out"}),
                ("/close", {}),
                ("/study", {}),
                ("/picture", {}),
            ):
                body = await ann.ask("POST", BUILD + path, {"document": document, **more}, status=400)
                assert len(body["sentence"].splitlines()) == 1
        for path, body in (
            ("/fits", {"document": {"format": format, "tiles": [start]}, "place": "tile-99"}),
            ("/generate", {"seed": -1}),
            ("/generate", {"seed": 1, "wish": {"length": 10**9}}),
            ("/generate", {"seed": 1, "wish": {"x" * 100: 1}}),
            ("", {"document": {"format": format, "tiles": [start]}, "owned": 99}),
        ):
            assert (await ann.ask("POST", BUILD + path, body, status=400))["key"] == "bad-request"
        assert (await ann.ask("POST", "/api/builders/chess", {}, status=404))["key"] == "not-found"
        assert (await ann.ask("GET", f"{BUILD}/tracks/k99", status=404))["key"] == "not-found"


async def test_pieces_wishes_and_own_tracks(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        pieces = await ann.ask("GET", f"{BUILD}/pieces?theme=dark")
        assert len(pieces["pieces"]) == 39
        assert "id=" not in pieces["pieces"][4]["svg"]
        wishes = (await ann.ask("GET", f"{BUILD}/wishes"))["schema"]
        assert set(wishes) == {"length", "danger", "lanes", "boxes"}
        most = wishes["length"]["most_per_box"]
        for length, status in ((most, 200), (most + 1, 400)):
            wish = {"seed": 1, "wish": {"length": length, "boxes": 1}}
            await ann.ask("POST", f"{BUILD}/generate", wish, status=status)
        found = (await ann.ask("GET", f"{BUILD}/tracks/k2?language=uk"))["document"]
        assert found["name"] not in ("", "K2")
        written = await ann.ask("POST", f"{BUILD}/export/rgt", {"document": found})
        assert (await ann.ask("POST", BUILD, {"document": written}))["problems"] == []
        await ann.ask("POST", f"{BUILD}/export/xyz", {"document": found}, status=404)
        assert [entry["tile"] for entry in found["tiles"]] == [
            entry["tile"] for entry in circuit_data("k2")["tiles"]
        ]


async def test_publishing_remixing_reporting_and_removing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        document = await made(ann, 8, 5)
        assert (await ann.ask("GET", "/api/gallery"))["tracks"] == []
        body = {"document": document, "title": "  Red   Canyon "}
        track = await ann.ask("POST", "/api/gallery/gt", body, status=201)
        assert (track["title"], track["author"], track["mine"], track["races"]) == (
            "Red Canyon",
            "Ann",
            True,
            0,
        )
        again = await bob.ask("POST", "/api/gallery/gt", {**body, "title": "Mine"}, status=409)
        assert again["key"] == "name-taken"
        open_one = {**document, "tiles": document["tiles"][:-1]}
        await bob.ask("POST", "/api/gallery/gt", {"document": open_one, "title": "x"}, status=400)
        for title in ("", "x" * 61, "\u200b"):
            await bob.ask("POST", "/api/gallery/gt", {**body, "title": title}, status=400)

        at = f"/api/gallery/gt/{track['fingerprint']}"
        whole = await bob.ask("GET", at)
        assert whole["track"]["mine"] is False
        assert whole["document"]["tiles"] == document["tiles"]
        assert bytes(await bob.ask("GET", f"{at}/picture")).startswith(b"<svg")
        seats = [{"kind": "bot", "bot": "rookie"}, {"kind": "bot", "bot": "rookie"}]
        race = {"game": "gt", "seats": seats, "options": {"track": whole["document"]}, "start": True}
        code = (await bob.ask("POST", "/api/tables", race, status=201))["table"]["code"]
        assert (await bob.ask("GET", at))["track"]["races"] == 0
        async with bob.at(code) as wire:
            await wire.until(lambda wire: wire.table.get("status") == "over")
        assert (await bob.ask("GET", at))["track"]["races"] == 1

        remix = {"document": await made(bob, 9, 6), "title": "Blue Canyon", "remix_of": track["fingerprint"]}
        published = await bob.ask("POST", "/api/gallery/gt", remix, status=201)
        assert published["remix_of"] == track["fingerprint"]
        listed = await ann.ask("GET", "/api/gallery?order=raced")
        assert [each["title"] for each in listed["tracks"]] == ["Red Canyon", "Blue Canyon"]
        assert listed["more"] is False
        like = GT_GAME.track_character(GT_GAME.read_track(document, "it"))
        assert like is not None
        assert track["figures"] == {"length": like.length, "corners": like.corners, "danger": like.danger}
        with monkeypatch.context() as patch:
            patch.setattr(gallery_api, "PAGE", 1)
            first = await ann.ask("GET", "/api/gallery?order=raced")
            assert ([each["title"] for each in first["tracks"]], first["more"]) == (["Red Canyon"], True)
            rest = await ann.ask("GET", "/api/gallery?order=raced&after=1")
            assert ([each["title"] for each in rest["tracks"]], rest["more"]) == (["Blue Canyon"], False)
        await ann.ask("GET", "/api/gallery?after=-1", status=400)
        assert await _titles(ann, "words=canyon%20bob") == ["Blue Canyon"]
        assert await _titles(ann, "mine=true") == ["Red Canyon"]
        assert await _titles(ann, "words=%25") == []
        assert await _titles(ann, "game=heat") == []
        with monkeypatch.context() as patch:
            patch.setattr(gallery, "LOOKED_AT", 1)  # the newest only
            assert await _titles(ann, "order=raced") == ["Blue Canyon"]
            assert await _titles(ann, "words=red") == []

        await bob.ask("POST", f"{at}/reports", {"reason": "rude title"}, status=201)
        assert (await bob.ask("DELETE", at, status=403))["key"] == "not-yours"
        await ann.ask("DELETE", at, status=204)
        assert (await bob.ask("GET", at, status=404))["key"] == "not-found"
        assert await _titles(ann, "") == ["Blue Canyon"]
        assert (await bob.ask("GET", f"/api/tables/{code}"))["table"]["status"] == "over"
        await ann.ask("POST", "/api/gallery/gt", body, status=201)
        settings = Settings(database=str(folder / "racecraft.db"))
        (report,) = await asyncio.to_thread(on_database, settings, admin.reports)
        assert report["code"] == f"gt/{track['fingerprint']}"
        assert (report["quote"], report["name"]) == ("Red Canyon", "Ann")
        remove = partial(admin.remove_track, track=report["code"])
        assert await asyncio.to_thread(on_database, settings, remove) == "Red Canyon"
        await ann.refused("name-taken", "POST", "/api/gallery/gt", body)
        assert await _titles(ann, "") == ["Blue Canyon"]


@pytest.mark.long
async def test_drives_on_a_published_track_compare_under_every_title(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        made = await ann.ask(
            "POST", "/api/builders/rali/generate", {"seed": 2, "wish": {"length": 24, "laps": 1}}
        )
        body = {"document": made["document"], "title": "Red Canyon"}
        track = await ann.ask("POST", "/api/gallery/rali", body, status=201)
        at = f"/api/gallery/rali/{track['fingerprint']}"
        assert (await ann.ask("GET", at))["times"] == []
        codes = []
        for title in ("Red Canyon", "My own name for it"):
            meta = {**made["document"]["meta"], "name": title}
            race = {
                "game": "rali",
                "seats": [{"kind": "bot", "bot": "rookie"}],
                "options": {"board": {**made["document"], "meta": meta}},
                "start": True,
            }
            codes.append((await ann.ask("POST", "/api/tables", race, status=201))["table"]["code"])
            async with ann.at(codes[-1]) as wire:
                await wire.until(lambda wire: wire.table.get("status") == "over")
        times = (await ann.ask("GET", at))["times"]
        assert sorted(each["code"] for each in times) == sorted(codes)
        assert [each["cost"] for each in times] == sorted(each["cost"] for each in times)
        drive = await ann.ask("GET", f"/api/tables/{codes[1]}/drive")
        assert drive["record"]["code"] == codes[0], "the other drive is the ghost to beat"


async def made(who: Any, seed: int, length: int) -> dict[str, Any]:
    made = await who.ask("POST", f"{BUILD}/generate", {"seed": seed, "wish": {"length": length}})
    document: dict[str, Any] = made["document"]
    return document


async def _titles(who: Any, query: str) -> list[str]:
    return [each["title"] for each in (await who.ask("GET", f"/api/gallery?{query}"))["tracks"]]


async def test_a_study_is_made_once_and_followed(folder: Path) -> None:
    """The real one, on the shortest circuit: it begins, tells how far it is, and is the same for the same
    track."""
    async with running(folder) as server, server.guest("Ann") as ann:
        document = await made(ann, 8, 5)
        first = await ann.ask("POST", f"{BUILD}/study", {"document": document})
        assert first["share"] == 0
        async with asyncio.timeout(60):
            while True:
                found = await ann.ask("POST", f"{BUILD}/study", {"document": {**document, "name": "other"}})
                if found["share"] > 0:
                    break
                await asyncio.sleep(0.05)
        assert found["error"] is None


async def test_no_race_on_a_track_that_lies_on_itself(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "rookie"}]
        race = {"game": "heat", "seats": seats, "options": {"track": figure_of_eight()}}
        refused = await ann.ask("POST", "/api/tables", race, status=400)
        assert refused["said"]["key"] == "builder-heat-fault-touches"
