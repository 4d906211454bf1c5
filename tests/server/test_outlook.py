"""What a seat is told about its choices: by socket and by HTTP, to its holder alone and while it decides."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

import msgspec
import pytest

from racecraft.engine.registry import all_games, game_of
from racecraft.outlook import catalogue, outlook
from racecraft.server.workers import pool as workers
from racecraft.server.workers.pool import Busy, OutlookWorker, Worker, WorkerLost, WorkerPool
from racecraft.server.workers.worker import Answer, AnyQuestion
from tests.server.running_server import PATIENCE, Guest, RunningServer, Wire, running

pytestmark = pytest.mark.asyncio


async def table_of_two(ann: Guest, bob: Guest, game: str, options: dict[str, Any]) -> str:
    body = {"game": game, "options": options, "seats": [{"kind": "me"}, {"kind": "open"}]}
    code = str((await ann.ask("POST", "/api/tables", body))["table"]["code"])
    await bob.ask("POST", f"/api/tables/{code}/seats/1", {})
    await ann.ask("POST", f"/api/tables/{code}/start", {})
    return code


async def consider(wire: Wire, seat: int, **more: Any) -> dict[str, Any]:
    await wire.say(type="consider", **{"seat": seat, "moment": wire.moment, "id": "c", **more})
    return await wire.answer("c")


def expected(
    server: RunningServer, code: str, seat: int, sketch: dict[str, Any] | None = None
) -> dict[str, Any]:
    live = server.service.rooms.by_code[code].live
    assert live is not None
    return outlook(live.game, live.race.state, seat, sketch)


async def test_the_choices_of_a_seat_are_told_to_its_holder(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await table_of_two(ann, bob, "heat", {"track": "usa"})
        async with ann.at(code, 0) as hers, bob.at(code, 1) as his:
            await hers.hear("state")
            await his.hear("state")
            answer = await consider(hers, 0)
            assert answer["type"] == "outlook"
            assert (answer["seat"], answer["moment"]) == (0, hers.moment)
            assert answer["outlook"] == expected(server, code, 0)
            assert set(answer["outlook"]["choices"]) == {str(one["action"]) for one in hers.shown["legal"]}
            hand = [card for card in hers.view["mine"]["hand"] if card != "heat"]
            sketch = {"cards": hand[:1]}
            answer = await consider(hers, 0, sketch=sketch)
            assert answer["outlook"] == expected(server, code, 0, sketch)
            assert (await hers.play(0, answer["outlook"]["sketch"]["decision"]))["type"] == "update"
            assert (await consider(hers, 1))["key"] == "not-yours"
            assert (await consider(hers, 0))["key"] == "not-your-turn"
            assert (await consider(his, 1))["type"] == "outlook", "a hidden plan of another is no news to him"


async def test_a_bad_question_is_refused_in_one_sentence_and_changes_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await table_of_two(ann, bob, "heat", {"track": "usa"})
        async with ann.at(code, 0) as wire:
            await wire.hear("state")
            for sketch, sentence in [
                ({"cards": ["nine"]}, "there is no card 'nine'"),
                ({"gear": 3}, 'a sketch is written {"cards": ["4", "2"]}'),
            ]:
                fault = await consider(wire, 0, sketch=sketch)
                assert (fault["type"], fault["key"], fault["sentence"]) == ("error", "bad-request", sentence)
            await wire.say(type="consider", seat=0, moment=wire.moment, sketch=[])
            assert (await wire.hear("error"))["key"] == "bad-request"
            assert (await consider(wire, 0, moment=wire.moment + 1))["key"] == "stale"
            assert (await consider(wire, 0))["type"] == "outlook"
        async with server.guest().socket(code) as stranger:
            await stranger.say(type="consider", seat=0, moment=0, id="c")
            assert (await stranger.answer("c"))["key"] == "who-are-you"


async def test_two_people_at_one_screen_ask_for_each_of_their_seats(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Ann") as ann:
        body = {"game": "heat", "options": {"track": "usa"}, "seats": [{"kind": "me"}, {"kind": "me"}]}
        code = str((await ann.ask("POST", "/api/tables", body))["table"]["code"])
        await ann.ask("POST", f"/api/tables/{code}/start", {})
        async with ann.at(code, 0) as wire:
            await wire.hear("state")
            for seat in (0, 1):
                assert (await consider(wire, seat, moment=None))["outlook"] == expected(server, code, seat)


@pytest.mark.parametrize("game", ["gt", "rali", "rallyman"])
async def test_programs_ask_by_http(tmp_path: Path, game: str) -> None:
    async with running(tmp_path) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await table_of_two(ann, bob, game, {})
        state = await ann.ask("GET", f"/api/tables/{code}/state?seat=0")
        (seat,) = state["pending"]
        mine, other = (ann, bob) if seat == 0 else (bob, ann)
        path = f"/api/tables/{code}/outlook?seat={seat}"
        answer = await mine.ask("GET", path)
        assert answer["outlook"] == expected(server, code, seat)
        await other.refused("not-yours", "GET", path)
        await other.refused("not-your-turn", "GET", f"/api/tables/{code}/outlook?seat={1 - seat}")
        await mine.refused("bad-request", "GET", f"{path}&sketch=%7B")
        await mine.refused("bad-request", "GET", f"{path}&sketch={quote('{}')}")
        async with server.guest() as stranger:
            await stranger.refused("not-yours", "GET", path)


async def test_a_sketch_by_http(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await table_of_two(ann, bob, "heat", {"track": "usa"})
        sketch = quote('{"cards": []}')
        answer = await ann.ask("GET", f"/api/tables/{code}/outlook?seat=0&sketch={sketch}")
        assert answer["outlook"] == expected(server, code, 0, {"cards": []})


async def test_the_cards_of_a_game(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Ann") as ann:
        assert await ann.ask("GET", "/api/games/heat/cards") == catalogue(game_of("heat").id)
        await ann.refused("not-found", "GET", "/api/games/rali/cards")
        await ann.refused("not-found", "GET", "/api/games/chess/cards")


# --- Who looks ---


async def ready(server: RunningServer, wire: Wire, seat: int) -> OutlookWorker:
    """The process that looks, at work: the first question starts it."""
    outlook_worker = server.service.driving.outlook_worker
    async with asyncio.timeout(PATIENCE):
        while not outlook_worker.ready:
            assert (await consider(wire, seat))["type"] == "outlook", "nobody waits until it is ready"
            await asyncio.sleep(0.05)
    return outlook_worker


@pytest.mark.parametrize("game", [game.id for game in all_games()])
async def test_a_process_looks_and_tells_the_same(
    game: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    random = Random(3)
    async with running(folder) as server, server.guest("Ann") as ann:
        body = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
        code = str((await ann.ask("POST", "/api/tables", body))["table"]["code"])
        async with ann.at(code, 0) as wire:
            await wire.hear("state")
            seat = wire.shown["pending"][0]
            await ready(server, wire, seat)
            monkeypatch.setattr(workers, "outlook", None)  # nothing is looked at here any more
            for _ in range(25):
                seat = wire.shown["pending"][0]
                if wire.shown["seat"] != seat:
                    await wire.say(type="hello", seat=seat)
                    await wire.hear("state")
                assert (await consider(wire, seat))["outlook"] == expected(server, code, seat)
                await wire.play(seat, random.choice(wire.shown["legal"])["action"])
            seat = wire.shown["pending"][0]
            assert (await consider(wire, seat, moment=None, sketch={"no": "such"}))["key"] == "bad-request"
        assert server.service.driving.workers_lost == 0


async def test_nobody_is_told_of_choices_that_are_gone(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table moves on while somebody looks where a choice leads: by a play, an undo, the end of a turn."""
    looking, looked = asyncio.Event(), asyncio.Event()
    look = OutlookWorker.look

    async def slowly(self: OutlookWorker, *asked: Any) -> Any:
        looking.set()
        await looked.wait()
        return await look(self, *asked)

    monkeypatch.setattr(OutlookWorker, "look", slowly)
    async with running(folder) as server, server.guest("Ann") as ann:
        body = {"game": "gt", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
        code = str((await ann.ask("POST", "/api/tables", body))["table"]["code"])
        async with ann.at(code, 0) as wire, ann.at(code, 0) as other:
            await wire.hear("state")
            await other.hear("state")
            (seat,) = wire.shown["pending"]
            for moment in (wire.moment, None):
                looking.clear()
                looked.clear()
                await other.say(type="consider", seat=seat, moment=moment, id="c")
                await asyncio.wait_for(looking.wait(), PATIENCE)
                assert (await wire.play(seat, wire.shown["legal"][0]["action"]))["type"] == "update"
                looked.set()
                assert (await other.answer("c"))["key"] in ("stale", "not-your-turn")
                (seat,) = wire.shown["pending"]
            await other.until(lambda other: other.moment == wire.moment)
            assert (await consider(other, seat))["moment"] == wire.moment


async def test_a_lost_lookout_is_replaced_and_nobody_goes_without(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        body = {"game": "rallyman", "seats": [{"kind": "me"}], "start": True}
        code = str((await ann.ask("POST", "/api/tables", body))["table"]["code"])
        async with ann.at(code, 0) as wire:
            await wire.hear("state")
            outlook_worker = await ready(server, wire, 0)
            (number,) = outlook_worker.processes
            os.kill(number, signal.SIGKILL)
            assert (await consider(wire, 0))["outlook"] == expected(server, code, 0)
            assert outlook_worker.processes not in ([number], [])
            assert server.service.driving.workers_lost == 1


class Lost(Worker):
    """A worker that is lost over every question."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    async def ask(self, question: AnyQuestion, seconds: float) -> Answer:
        self.asked += 1
        raise WorkerLost("took too long")


async def test_what_a_worker_is_lost_over_is_not_computed_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would keep everybody waiting: who asks is told that the server is busy."""
    monkeypatch.setattr(workers, "outlook", None)
    game, lost = game_of("rali"), Lost()
    looking = OutlookWorker(1, 1.0, 8)
    looking._workers = WorkerPool(1, 1.0, 8, [lost])
    looking.ready = True
    for asked in (2, 4):
        with pytest.raises(Busy):
            await looking.look(game, game.new(1), 0)
        assert (lost.asked, looking.lost) == (asked, asked)


class Starting(Worker):
    """A worker that takes its time for the first question."""

    def __init__(self) -> None:
        super().__init__()
        self.started = asyncio.Event()

    async def ask(self, question: AnyQuestion, seconds: float) -> Answer:
        await self.started.wait()
        return Answer(outlook=msgspec.Raw(b'"there"'))


@pytest.mark.parametrize("starts", [True, False], ids=["starts", "does not start"])
async def test_few_outlooks_are_computed_here_while_the_worker_starts(starts: bool) -> None:
    """Whoever asks a hundred times at once in the first second would keep everybody waiting."""
    game, worker = game_of("rali"), Starting() if starts else Lost()
    looking = OutlookWorker(1, 1.0, 100)
    looking._workers = WorkerPool(1, 1.0, 100, [worker])
    start = game.new(2)
    asked = [asyncio.create_task(looking.look(game, start, 0)) for _ in range(50)]
    here, later = asked[: workers.MOST_HERE], asked[workers.MOST_HERE :]
    answers = await asyncio.gather(*here)
    assert [msgspec.json.decode(answer) for answer in answers] == [outlook(game, start, 0)] * len(here)
    if isinstance(worker, Starting):
        assert not any(task.done() for task in later)
        worker.started.set()
        assert {bytes(answer) for answer in await asyncio.gather(*later)} == {b'"there"'}
    else:
        assert {type(answer) for answer in await asyncio.gather(*later, return_exceptions=True)} == {Busy}
    await looking.close()
