"""What is logged is for machines to read, and tells no secrets."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from racecraft.server.ops.logs import JsonLines, log_as_json
from tests.server.running_server import running

OURS = logging.getLogger("racecraft.test")


@pytest.fixture
def as_they_were() -> Iterator[None]:
    """Loggers as a test found them."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    others = {name: logging.getLogger(name).level for name in ("uvicorn.error", "alembic")}
    factory = logging.getLogRecordFactory()
    logging.setLogRecordFactory(logging.LogRecord)  # Ray's, if it was in this process, adds fields
    yield
    logging.setLogRecordFactory(factory)
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, before in others.items():
        logging.getLogger(name).setLevel(before)


def test_every_entry_is_one_line_of_json(as_they_were: None, capsys: pytest.CaptureFixture[str]) -> None:
    log_as_json("info")
    OURS.debug("not worth a line")
    OURS.info("two\nlines and %s", "Ґ", extra={"code": "abc", "path": Path("x"), "moves": 3})
    try:
        raise ValueError("oh\nno")
    except ValueError:
        OURS.exception("it failed")
    logging.getLogger("uvicorn.error").info("chatter")
    logging.getLogger("alembic.runtime").info("chatter")
    logging.getLogger("uvicorn.error").warning("heed this")
    first, second, third = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert first.pop("time").endswith("Z")
    assert first == {
        "level": "info",
        "logger": "racecraft.test",
        "message": "two\nlines and Ґ",
        "code": "abc",
        "path": "x",
        "moves": 3,
    }
    assert "ValueError: oh\nno" in second["traceback"]
    assert (third["level"], third["message"]) == ("warning", "heed this")


@pytest.mark.asyncio
async def test_requests_are_noted_without_what_opens_doors(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "racecraft")
    async with running(folder) as server, server.guest("Ann") as ann:
        token = (await ann.ask("POST", "/api/bots", {"name": "Robo"}))["token"]
        cookie = ann.http.cookies["racecraft"]
        body = {"game": "heat", "seats": [{"kind": "me"}], "start": True}
        code = (await ann.ask("POST", "/api/tables", body))["table"]["code"]
        async with server.guest(token=token) as robo:
            await robo.refused("not-found", "GET", "/api/tables/none")
        async with ann.at(code, 0) as wire:
            await wire.hear("state")
            await wire.play(0, wire.shown["legal"][0]["action"])
        seed = server.service.rooms.by_code[code].known.seed.hex()
    lines = [JsonLines().format(record) for record in caplog.records]
    noted = [json.loads(line) for line in lines if '"answered"' in line]
    assert [(entry["method"], entry["path"], entry["status"]) for entry in noted] == [
        ("PUT", "/api/me", 200),
        ("POST", "/api/bots", 201),
        ("POST", "/api/tables", 201),
        ("GET", "/api/tables/none", 404),
        ("SOCKET", f"/api/tables/{code}/live", 101),
    ]
    assert all(entry["address"] == "127.0.0.1" and entry["milliseconds"] > 0 for entry in noted)
    for secret in (token, cookie, cookie.partition(".")[2], seed):
        assert secret not in "\n".join(lines)
