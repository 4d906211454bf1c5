"""Replays and proofs of races that are over are made once, compressed, and cached by browsers."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from random import Random
from typing import Any

import pytest

from racecraft.server.api import records
from racecraft.server.play import replay
from tests.server.running_server import Guest, RunningServer, running
from tests.server.test_races import drive

pytestmark = pytest.mark.asyncio


async def driven(server: RunningServer, guest: Guest) -> str:
    body = {"game": "heat", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "start": True}
    body["options"] = {"laps": 1}
    code = str((await guest.ask("POST", "/api/tables", body))["table"]["code"])
    async with guest.at(code, 0) as wire:
        await drive(wire, 0, Random(3))
        await wire.until(lambda wire: wire.table["status"] == "over")
    return code


class Count:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
        self.made = 0
        make = getattr(replay, name)

        def counted(*given: Any) -> Any:
            self.made += 1
            return make(*given)

        monkeypatch.setattr(replay, name, counted)


@pytest.mark.parametrize(
    ("what", "maker"), [("replay", "by_ply"), ("proof", "proof"), ("replay?seat=0", "by_ply")]
)
async def test_it_is_made_once_and_known_by_its_tag(
    folder: Path, monkeypatch: pytest.MonkeyPatch, what: str, maker: str
) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        code = await driven(server, ann)
        count = Count(monkeypatch, maker)
        path = f"/api/tables/{code}/{what}"
        answers = await asyncio.gather(*[ann.http.get(path) for _ in range(3)])
        assert count.made == 1
        first = answers[0]
        assert len({answer.content for answer in answers}) == 1
        assert first.headers["content-encoding"] == "gzip"
        assert int(first.headers["content-length"]) < len(first.content) / 3
        assert first.headers["cache-control"] == "public, max-age=3600"
        assert first.headers["vary"] == "accept-encoding"
        plain = await ann.http.get(path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == first.content
        again = await ann.http.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content, count.made) == (304, b"", 1)
        records._kept.clear()
        assert (await ann.http.get(path, headers={"if-none-match": first.headers["etag"]})).status_code == 304


async def test_what_is_kept_is_bounded(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        code = await driven(server, ann)
        records._kept.clear()
        monkeypatch.setattr(records, "BYTES_KEPT", 20_000)
        for ply in range(0, 60, 3):
            await ann.ask("GET", f"/api/tables/{code}/replay?first={ply}&last={ply + 20}")
        assert 0 < records.bytes_kept() <= 20_000


async def test_a_race_that_goes_on_is_compressed_and_not_cached(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        body = {"game": "heat", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
        code = (await ann.ask("POST", "/api/tables", body))["table"]["code"]
        told = await ann.http.get(f"/api/tables/{code}/replay")
        assert told.headers["content-encoding"] == "gzip"
        assert told.headers["cache-control"] == "no-cache"
        assert told.json()["by"] == "move"
        await ann.refused("not-over", "GET", f"/api/tables/{code}/replay?seat=0")
        await ann.refused("not-over", "GET", f"/api/tables/{code}/proof")


async def test_a_record_is_compressed(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        code = await driven(server, ann)
        told = await ann.http.get(f"/api/tables/{code}/record")
        assert told.headers["content-encoding"] == "gzip"
        assert told.headers["content-disposition"].endswith(f'heat-{code}.jsonl"')
        assert len(gzip.compress(told.content)) < len(told.content) / 3
