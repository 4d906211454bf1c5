"""Runs in a process of its own, where nothing else has imported the framework: a race in a page's table."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

from tools.offline import empty_database

from racecraft.offline.page import REVIEW_BUDGET, Page, PageSocket, open_page
from racecraft.server.workers.process import launch


class Kept:
    """What a browser would keep."""

    def __init__(self) -> None:
        self.image: bytes | None = None
        self.entries: list[str] = []
        self.full = False

    async def append(self, entry: str) -> None:
        if self.full:
            raise OSError("there is no space left")
        self.entries.append(entry)

    async def replace(self, image: bytes) -> None:
        self.image, self.entries = image, []

    async def read(self) -> tuple[bytes | None, list[str]]:
        return self.image, list(self.entries)

    async def prepare_upgrade(self) -> None:
        raise AssertionError("the empty database is of this release")


class Driver:
    """Somebody who takes the first choice."""

    def __init__(self) -> None:
        self.over = asyncio.Event()
        self.faults: list[str] = []
        self.socket: PageSocket | None = None
        self.asked: list[str] = []

    def hear(self, text: str) -> None:
        told = json.loads(text)
        if told["type"] == "error":
            self.faults.append(told["key"])
        elif told["type"] in ("state", "update") and told["legal"] and self.socket is not None:
            self.asked.append(text)
            self.say(type="consider", seat=0, moment=told["moment"])
            self.say(type="play", seat=0, moment=told["moment"], action=told["legal"][0]["action"])
        elif told["type"] == "table" and told["table"]["status"] == "over":
            self.over.set()

    def say(self, **message: Any) -> None:
        assert self.socket is not None
        self.socket.say(json.dumps(message))


async def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    answer = await page.request(method, path, b"" if body is None else json.dumps(body).encode())
    assert answer.status < 300, (path, answer)
    return (
        json.loads(answer.body) if answer.headers.get("content-type") == "application/json" else answer.body
    )


async def main(record: Path) -> None:
    kept = Kept()
    empty = empty_database()
    page = await open_page(empty, kept, launch)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "rookie"}]
    opened = await ask(page, "POST", "/api/tables", {"game": "rali", "seats": seats, "start": True})
    code = opened["table"]["code"]
    driver = Driver()
    driver.socket = await page.connect(code, driver.hear, lambda code: None)
    driver.say(type="hello", seat=0)
    await asyncio.wait_for(driver.over.wait(), 60)
    assert not driver.faults, driver.faults
    assert len(driver.asked) > 5
    record.write_bytes(await ask(page, "GET", f"/api/tables/{code}/record"))
    board = await ask(page, "GET", f"/api/tables/{code}/board?leg=1&theme=dark&language=uk")
    assert board.startswith(b"<svg")
    await page.close()

    # Another page of the same browser finds what was kept, and who drove.
    page = await open_page(empty, kept, launch)
    shown = await ask(page, "GET", f"/api/tables/{code}")
    assert shown["mine"] == [0], shown
    assert shown["table"]["status"] == "over"
    assert await ask(page, "GET", f"/api/tables/{code}/record") == record.read_bytes()

    # The review is made elsewhere and kept here.
    status = await ask(page, "POST", f"/api/tables/{code}/review")
    while status["state"] in ("waiting", "working"):
        await asyncio.sleep(0.05)
        status = await ask(page, "GET", f"/api/tables/{code}/review")
    assert status["state"] == "done", status
    assert status["review"]["method"]["budget"] == REVIEW_BUDGET
    assert [race["code"] for race in (await ask(page, "GET", "/api/me/insight"))["races"]] == [code]

    # What the browser does not keep has not happened.
    kept.full = True
    refused = await page.request("PUT", "/api/me", b'{"name": "Ann"}')
    assert refused.status == 503, refused
    kept.full = False
    assert (await ask(page, "GET", "/api/me"))["name"] != "Ann"
    wrong = await page.request("GET", f"/api/tables/{code}/board?leg=0")
    assert (wrong.status, json.loads(wrong.body)["key"]) == (400, "bad-request")
    assert (await page.request("GET", "/api/bots")).status == 404
    await page.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
