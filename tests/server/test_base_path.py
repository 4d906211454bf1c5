"""A server that is found under a path: pages, files, interface, sockets and cookies."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from tests.server.running_server import Guest, running

pytestmark = pytest.mark.asyncio
BASE = "/games/racecraft"
SCRIPT = '<script type="module" src="./assets/main.js"></script>'
INDEX = f'<!doctype html><html lang="en"><head>{SCRIPT}</head></html>'


def pages(folder: Path) -> Path:
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(INDEX)
    (static / "assets" / "main.js").write_text("main()")
    (static / "chunks.json").write_text(json.dumps({"table": ["/assets/table.js"]}))
    return static


async def test_everything_is_found_under_the_path(folder: Path) -> None:
    async with (
        running(folder, static=pages(folder), base_path=BASE) as server,
        Guest(server.url) as ann,
        Guest(server.url) as eve,
    ):
        me = await ann.http.get(f"{BASE}/api/me")
        assert f"Path={BASE}/;" in me.headers["set-cookie"]
        for address in (BASE, f"{BASE}/", f"{BASE}/tracks"):
            page = await ann.http.get(address)
            assert f'<html data-base="{BASE}" lang="en">' in page.text
            assert f'src="{BASE}/assets/main.js"' in page.text
        assert (await ann.http.get(f"{BASE}/assets/main.js")).text == "main()"
        body = {"game": "rali", "seats": [{"kind": "me"}], "start": True}
        code = (await ann.ask("POST", f"{BASE}/api/tables", body))["table"]["code"]
        table = (await ann.http.get(f"{BASE}/table/{code}")).text
        assert f'data-table="{code}"' in table
        assert f'href="{BASE}/assets/table.js"' in table
        address = f"{server.url.replace('http', 'ws', 1)}{BASE}/api/tables/{code}/live"
        headers = {**ann.headers(), "cookie": f"racecraft={me.cookies['racecraft']}"}
        async with connect(address, additional_headers=headers) as socket:
            await socket.send('{"type":"hello","seat":0}')
            assert json.loads(await socket.recv())["type"] == "state"
        for outside in ("/", "/api/about", f"{BASE}x/api/about", "/games", f"/x{BASE}/api/about"):
            await eve.refused("not-found", "GET", outside)
        assert (await eve.http.get("/healthz")).status_code == 200


async def test_at_the_root_nothing_is_added(folder: Path) -> None:
    async with running(folder, static=pages(folder)) as server, server.guest() as ann:
        for address in ("/", "/tracks/rali", "/table/nothing"):
            assert (await ann.http.get(address)).text == INDEX.replace("./", "/")
        assert "Path=/;" in (await ann.http.get("/api/me")).headers["set-cookie"]
