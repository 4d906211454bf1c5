"""Every request has an id in the log, which a trusted proxy may give and the answer repeats."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest

from tests.server.running_server import running

pytestmark = pytest.mark.asyncio
OWN = re.compile("[0-9a-f]{16}")


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.__dict__["request"] for record in caplog.records if record.message == "answered"]


async def test_a_stranger_cannot_name_requests(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "racecraft")
    async with running(folder) as server, server.guest() as eve:
        first = await eve.http.get("/api/about", headers={"x-request-id": "mine"})
        second = await eve.http.get("/nowhere", headers={"host": "elsewhere"})
        ids = [answer.headers["x-request-id"] for answer in (first, second)]
        assert all(OWN.fullmatch(id) for id in ids)
        assert ids[0] != ids[1]
        assert logged(caplog) == ids


async def test_the_id_of_a_trusted_proxy_is_taken_if_it_is_one(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "racecraft")
    async with running(folder, proxies=("127.0.0.1",)) as server, server.guest() as eve:
        for given in ("edge-7f3a.1_x", "a" * 65, "two words", ""):
            answer = await eve.http.get("/api/about", headers={"x-request-id": given})
            told = answer.headers["x-request-id"]
            assert told == given if given == "edge-7f3a.1_x" else OWN.fullmatch(told)
        assert logged(caplog)[0] == "edge-7f3a.1_x"


async def test_what_fails_is_logged_with_the_id_that_was_answered(
    folder: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(folder) as server, server.guest() as eve:

        async def broken(query: object) -> None:
            raise RuntimeError("a bug")

        with monkeypatch.context() as patch:
            patch.setattr(server.service.store, "read", broken)
            answer = await eve.http.get("/api/tables")
        assert answer.status_code == 500
        (failed,) = [record for record in caplog.records if record.message == "a request failed"]
        assert failed.__dict__["request"] == answer.headers["x-request-id"]
