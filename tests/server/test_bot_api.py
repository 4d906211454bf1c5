"""The example programs of the documents hold a seat from the first decision to the last."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random

import pytest

from tests.server.running_server import RunningServer, running
from tests.server.test_races import drive
from tests.test_documents import ROOT, blocks

pytestmark = pytest.mark.asyncio

DOCUMENT = ROOT / "docs" / "bot-api.md"
HTTP_BOT, SOCKET_BOT = [block.text for block in blocks(DOCUMENT) if block.language == "python"]


async def program(
    text: str, folder: Path, server: RunningServer, token: str, code: str, seat: int
) -> asyncio.subprocess.Process:
    path = folder / "bot.py"
    path.write_text(text)
    return await asyncio.create_subprocess_exec(
        *(sys.executable, str(path), server.url, token, code, str(seat)),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


@pytest.mark.parametrize("game", ["rali", "heat"])
async def test_the_http_example_races_a_person(game: str, folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        token = (await ann.ask("POST", "/api/bots", {"name": "Robo"}))["token"]
        body = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"laps": 1}}
        code = (await ann.ask("POST", "/api/tables", body))["table"]["code"]
        robo = await program(HTTP_BOT, folder, server, token, code, 1)
        async with ann.at(code, 0) as wire:
            await wire.until(lambda wire: bool(wire.table) and wire.table["seats"][1]["name"] == "Robo")
            await ann.ask("POST", f"/api/tables/{code}/start", {})
            await drive(wire, 0, Random(1))
        out, errors = await robo.communicate()
        assert out.decode().startswith("places: ["), errors.decode()


async def test_the_socket_example_races_a_bot_of_the_server(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        token = (await ann.ask("POST", "/api/bots", {"name": "Robo"}))["token"]
        body = {
            "game": "rali",
            "seats": [{"kind": "bot", "bot": "club"}, {"kind": "open"}],
            "options": {"laps": 1},
        }
        code = (await ann.ask("POST", "/api/tables", body))["table"]["code"]
        async with server.guest(token=token) as account:
            await account.ask("POST", f"/api/tables/{code}/seats/1", {})
        await ann.ask("POST", f"/api/tables/{code}/start", {})
        robo = await program(SOCKET_BOT, folder, server, token, code, 1)
        out, errors = await robo.communicate()
        assert out.decode().startswith("places: ["), errors.decode()
