"""Whole races of every game, over real sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from racecraft.engine.record import decode, verify
from racecraft.engine.registry import all_games
from tests.server.running_server import Guest, Wire, running

pytestmark = pytest.mark.asyncio
GAMES = [game.id for game in all_games()]


async def drive(wire: Wire, seat: int, random: Random, moves: int = 10**6) -> None:
    """Plays random legal actions in a seat until the race is over, or so many."""
    await wire.until(lambda wire: bool(wire.shown))
    while wire.view["result"] is None and moves:
        if seat in wire.shown["pending"]:
            choice = random.choice(wire.shown["legal"])
            answer = await wire.play(seat, choice["text"] if random.random() < 0.5 else choice["action"])
            assert answer["type"] != "error" or answer["key"] == "stale", answer
            moves -= answer["type"] != "error"
        else:
            await wire.hear()


async def new_table(host: Guest, game: str, seats: int, **more: Any) -> str:
    body = {
        "game": game,
        "seats": [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)],
        "public": True,
        **more,
    }
    answer = await host.ask("POST", "/api/tables", body)
    return str(answer["table"]["code"])


@pytest.mark.parametrize("game", GAMES)
async def test_two_people_race_to_the_end(game: str, folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await new_table(ann, game, 2)
        await bob.ask("POST", f"/api/tables/{code}/seats/1", {})
        await ann.ask("POST", f"/api/tables/{code}/start", {})
        async with ann.at(code, 0) as one, bob.at(code, 1) as two:
            await asyncio.gather(drive(one, 0, Random(1)), drive(two, 1, Random(2)))
            assert one.view["result"] == two.view["result"]
            await one.until(lambda wire: wire.table["status"] == "over")
        record = decode(await ann.ask("GET", f"/api/tables/{code}/record"))
        verdict = verify(record)
        assert verdict.finished
        assert verdict.chance == "verified"
        assert record.header.chance["contributions"] == ["", ""], "neither has sealed anything"
        assert verdict.result == one.table["result"]
