"""The files of the browser's side, as the server sends them."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from racecraft.engine.game import AnyGame
from racecraft.server.api import site
from tests.server.running_server import Clock, running

pytestmark = pytest.mark.asyncio


async def test_files_are_packed_and_sent_only_to_whoever_lacks_them(folder: Path) -> None:
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    (static / "assets" / "app.js").write_text("0;" * 1000)
    async with running(folder, static=static) as server, server.guest() as eve:
        plain = await eve.http.get("/assets/app.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        packed = await eve.http.get("/assets/app.js", headers={"accept-encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert int(packed.headers["content-length"]) < 100
        assert packed.text == plain.text == "0;" * 1000
        again = await eve.http.get("/assets/app.js", headers={"if-none-match": packed.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        (static / "assets" / "app.js").write_text("1;")
        new = await eve.http.get("/assets/app.js", headers={"if-none-match": packed.headers["etag"]})
        assert new.text == "1;"


async def test_the_page_of_a_table_names_its_files_and_who_looks(folder: Path) -> None:
    static = folder / "static"
    static.mkdir()
    plain = '<!doctype html><html lang="en"><head></head>'
    (static / "index.html").write_text(plain)
    chunks = {
        "table": ["/assets/table.css", "/assets/table.js"],
        "rali": ["/assets/rali.js"],
        "gt": ["/assets/gt.js"],
        "words-en": ["/assets/words-en.js"],
        "words-uk": ["/assets/words-uk.js"],
        "words-uk-rali": ["/assets/words-uk-rali.js"],
        "learn-en-rali": ["/assets/learn-en-rali.js"],
    }
    (static / "chunks.json").write_text(json.dumps(chunks))
    async with running(folder, static=static) as server, server.guest() as eve, server.guest() as bob:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        made = await eve.ask("POST", "/api/tables", {"game": "rali", "seats": seats})
        code = made["table"]["code"]
        waiting = (await eve.http.get(f"/table/{code}")).text
        assert f'<html data-table="{code}" data-game="rali" lang="en">' in waiting
        await eve.ask("POST", f"/api/tables/{code}/start", {})
        page = await eve.http.get(f"/table/{code}", headers={"accept-language": "de, uk;q=0.8, en;q=0.5"})
        assert page.headers["cache-control"] == "no-cache"
        assert f'<html data-table="{code}" data-game="rali" data-seat="0" lang="en">' in page.text
        assert '<link rel="stylesheet" crossorigin href="/assets/table.css">' in page.text
        assert '<link rel="modulepreload" crossorigin href="/assets/words-uk-rali.js">' in page.text
        named = re.findall(r'href="/assets/([\w-]+)[.]js"', page.text)
        assert named == ["table", "rali", "words-uk", "words-uk-rali"]
        eve.http.cookies.set("racecraft-language", "en")
        kept = (await eve.http.get(f"/table/{code}", headers={"accept-language": "uk"})).text
        assert "words-en.js" in kept
        assert 'data-seat="0"' in kept
        assert "learn" not in kept
        assert "learn-en-rali.js" in (await eve.http.get(f"/table/{code}?coach")).text
        assert "data-seat" not in (await bob.http.get(f"/table/{code}")).text
        assert (await eve.http.get("/table/nothing")).text == plain
        assert (await eve.http.get("/tracks")).text == plain


SECURITY = "/.well-known/security.txt"


@pytest.mark.parametrize("base", ["", "/racecraft"])
async def test_whoever_finds_a_weakness_is_told_whom_to_tell(folder: Path, base: str) -> None:
    clock = Clock()
    given = {"origins": ("https://race.example/", "http://race.example"), "base_path": base}
    async with (
        running(folder, now=clock, security_contact="mailto:safety@race.example", **given) as server,
        server.guest() as eve,
    ):
        told = await eve.http.get(SECURITY)
        assert told.headers["content-type"] == "text/plain; charset=utf-8"
        contact, expires, canonical = told.text.splitlines()
        assert contact == "Contact: mailto:safety@race.example"
        assert canonical == f"Canonical: https://race.example{SECURITY}"
        until = datetime.fromisoformat(expires.removeprefix("Expires: "))
        left = until - datetime.fromtimestamp(clock() / 1000, UTC)
        assert timedelta(days=30) < left < timedelta(days=365), "RFC 9116, 2.5.5"


async def test_without_a_contact_there_is_no_page_about_it(folder: Path) -> None:
    static = folder / "static"
    static.mkdir()
    (static / "index.html").write_text("<!doctype html>")
    async with running(folder, static=static) as server, server.guest() as eve:
        await eve.refused("not-found", "GET", SECURITY)


async def test_what_there_is_to_race_is_listed_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks again and again keeps nobody waiting."""
    made: list[str] = []
    info = site._info

    def counted(game: AnyGame) -> site.GameInfo:
        made.append(game.id)
        return info(game)

    monkeypatch.setattr(site, "_info", counted)
    site._infos.cache_clear()
    async with running(folder) as server, server.guest() as eve:
        told = [await eve.ask("GET", "/api/about") for _ in range(3)]
    assert told[0] == told[1] == told[2]
    assert made == [game["id"] for game in told[0]["games"]]
