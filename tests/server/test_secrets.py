"""What must not be known is not on the wire: eavesdroppers listen to races that differ in secrets only."""

from __future__ import annotations

import itertools
import secrets
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from racecraft.engine.registry import all_games, game_of
from racecraft.engine.state import TABLE
from racecraft.server.play import opening
from tests.server.running_server import Clock, Guest, RunningServer, Wire, running

pytestmark = pytest.mark.asyncio

HEAT: dict[str, Any] = {"track": "usa"}
TYRES: dict[str, Any] = {"choose_tyres": True, "soft_tyres": True}
FOR_ONE_ALONE = ('{"type":"outlook"', '{"type":"hint"')


class Chance:
    """Everything a server draws by lot, the same on every server: seeds, codes, invitations."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch

    def reset(self) -> None:
        letters = itertools.count(1)
        self._patch.setattr(
            opening, "new_code", lambda: f"{next(letters):a>16}".replace("0", "z").replace("1", "y")
        )
        lots = SimpleNamespace(token_bytes=lambda size: b"s" * size, compare_digest=secrets.compare_digest)
        self._patch.setattr(opening, "secrets", lots)


async def table_of_two(
    server: RunningServer, ann: Guest, bob: Guest, game: str, options: dict[str, Any]
) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": game, "options": options, "seats": seats, "rated": False}
    code = str((await ann.ask("POST", "/api/tables", body))["table"]["code"])
    await bob.ask("POST", f"/api/tables/{code}/seats/1", {})
    await ann.ask("POST", f"/api/tables/{code}/start", {})
    return code


async def settle(*wires: Wire) -> None:
    """Everything said so far has come: the answer to a ping is behind it."""
    for wire in wires:
        await wire.say(type="ping")
        await wire.hear("pong")


def without_pongs(wire: Wire) -> list[str]:
    return [
        message
        for message in wire.raw
        if '"type":"pong"' not in message and '"type":"presence"' not in message
    ]


async def overheard(
    folder: Path, chance: Chance, game: str, options: dict[str, Any], secret_plan: list[str | int]
) -> list[list[str]]:
    """What Bob and a spectator hear while Ann makes a secret plan; an index plays that legal action."""
    chance.reset()
    folder.mkdir()
    clock = Clock()
    clock.now = 1_700_000_000_000
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(running(folder, now=clock, sweep_seconds=60.0))
        ann, bob, eve = [await stack.enter_async_context(server.guest(name)) for name in ("Ann", "Bob", None)]
        code = await table_of_two(server, ann, bob, game, options)
        async with ann.at(code, 0) as one, bob.at(code, 1) as two, eve.at(code) as three:
            await one.hear("state")
            await settle(two, three)
            for kind in ("consider", "hint"):
                await one.say(type=kind, seat=0, id=kind)
                assert (await one.answer(kind))["type"] in ("outlook", "hint")
            for action in secret_plan:
                chosen = one.shown["legal"][action]["action"] if isinstance(action, int) else action
                assert (await one.play(0, chosen))["type"] == "update"
            assert 0 not in one.shown["pending"]
            await settle(two, three)
            for wire in (two, three):
                assert not [said for said in wire.raw if said.startswith(FOR_ONE_ALONE)]
                for kind in ("consider", "hint"):
                    await wire.say(type=kind, seat=0, id=kind)
                    assert (await wire.answer(kind))["key"] in ("not-yours", "who-are-you")
            await two.say(type="consider", seat=1, id="own")
            assert (await two.answer("own"))["type"] == "outlook"
            before = [without_pongs(two), without_pongs(three)]
            for wire, seat in ((two, 1), (three, None)):
                await wire.say(type="hello", seat=seat)
                await wire.hear("state")
            for path in ("state", "replay", "chat", "board", ""):
                answer = await eve.http.get(f"/api/tables/{code}/{path}".rstrip("/"))
                assert answer.status_code == 200
                before.append([answer.text])
            await eve.refused("not-over", "GET", f"/api/tables/{code}/record")
            await eve.refused("not-over", "GET", f"/api/tables/{code}/proof")
            await eve.refused("not-over", "GET", f"/api/tables/{code}/replay?seat=0")
            await bob.refused("not-yours", "GET", f"/api/tables/{code}/state?seat=0")
            await bob.refused("not-yours", "GET", f"/api/tables/{code}/outlook?seat=0")
            return [*before, without_pongs(two), without_pongs(three)]


@pytest.mark.parametrize(
    ("game", "options", "plans"),
    [
        ("heat", HEAT, [["gear 1", 0], ["gear 1", -1], ["gear 2", 0, 0], ["gear 3", 0, 0, 0]]),
        ("gt", TYRES, [[0], [1], [2]]),
    ],
    ids=["heat", "gt"],
)
async def test_secret_plans_all_sound_the_same(
    game: str,
    options: dict[str, Any],
    plans: list[list[str | int]],
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chance = Chance(monkeypatch)
    heard = [
        await overheard(folder / str(number), chance, game, options, plan)
        for number, plan in enumerate(plans)
    ]
    for other in heard[1:]:
        assert other == heard[0]
    assert len(heard[0][0]) >= 2, "Bob heard something: that Ann has decided"


@pytest.mark.parametrize("game", [game.id for game in all_games()])
async def test_every_viewer_sees_exactly_their_view(game: str, folder: Path) -> None:
    """Played on the wire, compared with the engine: state and updates add up to the view of the seat."""
    title = game_of(game)
    async with (
        running(folder) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
        server.guest() as eve,
    ):
        code = await table_of_two(server, ann, bob, game, {})
        async with ann.at(code, 0) as one, bob.at(code, 1) as two, eve.at(code) as three:
            random = Random(11)
            wires = {0: one, 1: two, TABLE: three}
            for wire in wires.values():
                await wire.hear("state")
            for _ in range(60):
                live = server.service.rooms.by_code[code].live
                assert live is not None
                if live.over:
                    break
                seat = random.choice(live.pending)
                await wires[seat].play(seat, random.choice(live.race.legal(seat)))
                await settle(one, two, three)
                for viewer, wire in wires.items():
                    seen = msgspec.json.decode(msgspec.json.encode(title.view(live.race.state, viewer)))
                    assert wire.view == seen
                    assert wire.log == [event.json() for event in live.log(viewer)]
                    legal = [choice["action"] for choice in wire.shown["legal"]]
                    assert legal == (live.race.legal(viewer) if viewer in live.pending else [])
