"""Bots answer everybody in turn: nobody's questions make the others wait, and nobody drives for an empty
room."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from racecraft.server.app import event_loop
from racecraft.server.play import tables
from racecraft.server.workers import pool as workers
from racecraft.server.workers.pool import Busy, WorkerPool
from racecraft.server.workers.queue import OVERDUE, Asker, FairQueue, Full, Rank
from racecraft.server.workers.worker import Answer, Question
from tests.server.running_server import PATIENCE, Clock, Guest, RunningServer, running

ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "club"}]
SIX_PROS = [{"kind": "bot", "bot": "pro"}] * 6


def queue_of(*asked: tuple[Rank, str, str], limit: int = 100) -> FairQueue[str]:
    """Questions by rank and asker (address and person by a letter each), named as they were asked."""
    queue: FairQueue[str] = FairQueue(limit)
    for rank, asker, name in asked:
        queue.put(rank, Asker(asker[0], asker), name)
    return queue


def order(queue: FairQueue[str]) -> str:
    found = ""
    while (name := queue.take()) is not None:
        found += name
    return found


def test_addresses_take_turns_and_the_people_of_an_address_too() -> None:
    hints = [("a1", "A"), ("a1", "B"), ("a1", "C"), ("a2", "D"), ("b1", "x"), ("b1", "y"), ("c1", "z")]
    queue = queue_of(*[(Rank.HINT, asker, name) for asker, name in hints])
    assert order(queue) == "AxzDyBC"


def one_of_each() -> FairQueue[str]:
    """Asked in the opposite order, twice each."""
    return queue_of(
        *[
            (rank, "a1", letter + n)
            for rank, letter in zip(reversed(Rank), "XHUST", strict=True)
            for n in "12"
        ]
    )


def test_a_persons_opponents_come_first_and_hints_last() -> None:
    """Behind the hints is only what nobody waits for."""
    queue = one_of_each()
    assert order(queue) == "T1T2S1S2U1U2H1H2X1X2"
    queue = one_of_each()
    assert [queue.take(behind=False) for _ in range(5)] == ["T1", "T2", "S1", "S2", None]


def test_no_rank_starves_behind_those_before_it() -> None:
    """After so many seconds of earlier ranks one question of a later one is put in between, of each of them
    once; what is asked only now has not waited for them."""
    queue = one_of_each()
    assert queue.take() == "T1"
    queue.spent(Rank.TURN, OVERDUE / 2)
    assert queue.take() == "T2"
    queue.put(Rank.TURN, Asker("a", "a1"), "T3")
    queue.put(Rank.TURN, Asker("a", "a1"), "T4")
    queue.spent(Rank.TURN, OVERDUE / 2)
    assert [queue.take(behind=False) for _ in range(5)] == ["S1", "U1", "H1", "X1", "T3"]
    queue.spent(Rank.HINT, OVERDUE)
    assert queue.take() == "X2", "a hint counts only for what comes behind it"
    assert order(queue) == "T4S2U2H2"
    queue.spent(Rank.TURN, OVERDUE)
    queue.put(Rank.HINT, Asker("a", "a1"), "H3")
    queue.put(Rank.TURN, Asker("a", "a1"), "T5")
    assert order(queue) == "T5H3", "nothing waited while that time was spent"


def test_hints_are_the_first_to_make_space() -> None:
    """A race that nobody watches has an end to come to; whoever wants a hint is told to ask again."""
    queue = queue_of(*[(Rank.UNWATCHED, "a1", name) for name in "uv"], (Rank.HINT, "b1", "h"), limit=3)
    assert queue.put(Rank.UNWATCHED, Asker("c", "c1"), "w") == "h"
    with pytest.raises(Full):
        queue.put(Rank.HINT, Asker("b", "b1"), "i")
    assert queue.put(Rank.TURN, Asker("b", "b1"), "T") == "v"
    assert order(queue) == "Tuw"


def test_a_full_queue_takes_from_those_who_have_most_and_refuses_them() -> None:
    queue = queue_of(*[(Rank.HINT, "a1", name) for name in "ABCD"], limit=4)
    assert queue.put(Rank.HINT, Asker("b", "b1"), "x") == "D", "the newest of the one who has most"
    with pytest.raises(Full):
        queue.put(Rank.HINT, Asker("a", "a2"), "E")
    assert queue.put(Rank.TURN, Asker("a", "a1"), "T") == "C", "a hint makes space for a turn"
    assert len(queue) == 4
    assert order(queue) == "TAxB"


def test_a_question_that_is_no_longer_asked_leaves_the_queue() -> None:
    queue = queue_of((Rank.HINT, "a1", "A"), (Rank.HINT, "a1", "B"))
    queue.discard(Rank.HINT, Asker("a", "a1"), "A")
    queue.discard(Rank.HINT, Asker("a", "a1"), "A")
    assert len(queue) == 1
    assert order(queue) == "B"


class Desk:
    """Answers of workers, held back until they are let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[str] = []
        self.go = asyncio.Semaphore(0)
        desk = self

        async def ask(self: object, question: Question, seconds: float) -> Answer:
            desk.asked.append(question.bot)
            await desk.go.acquire()
            return Answer(action=0)

        monkeypatch.setattr(workers.Worker, "ask", ask)


def a_question(name: str) -> Question:
    return Question("rali", {}, 0, name, 0)


@pytest.mark.asyncio
@pytest.mark.parametrize(("overdue", "order"), [(PATIENCE, "turn turn behind"), (0.0, "turn behind turn")])
async def test_an_only_worker_waits_for_the_next_question_of_a_turn(
    overdue: float, order: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What takes long is not asked between two questions of one turn, but it is not put off for ever."""
    monkeypatch.setattr("racecraft.server.workers.queue.OVERDUE", overdue)
    desk = Desk(monkeypatch)
    crew = WorkerPool(1, 30.0, 100)
    turn = asyncio.create_task(crew.answer(a_question("turn")))
    await asyncio.sleep(0)
    behind = asyncio.create_task(crew.answer(a_question("behind"), Rank.UNWATCHED))
    await asyncio.sleep(0)
    for _ in range(3):
        desk.go.release()
    await turn
    await asyncio.gather(crew.answer(a_question("turn")), behind)
    assert " ".join(desk.asked) == order


def test_a_hint_after_a_turn_is_answered_by_any_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop of the server counts milliseconds: two moments can differ by a hair less than the pause."""
    monkeypatch.setattr(workers, "LINGER", 0.007)
    desk = Desk(monkeypatch)

    async def turns_and_hints() -> None:
        crew = WorkerPool(1, 30.0, 100)
        for _ in range(20):
            desk.go.release()
            await crew.answer(a_question("turn"))
            desk.go.release()
            async with asyncio.timeout(PATIENCE):
                await crew.answer(a_question("hint"), Rank.HINT, Asker("e", "eve"))

    with asyncio.Runner(loop_factory=event_loop()) as runner:
        runner.run(turns_and_hints())


@pytest.mark.asyncio
async def test_one_worker_is_kept_for_the_turns_of_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(monkeypatch)
    crew = WorkerPool(2, 30.0, 100)
    eve = Asker("e", "eve")
    hints = [asyncio.create_task(crew.answer(a_question("hint"), Rank.HINT, eve)) for _ in range(3)]
    await asyncio.sleep(0)
    turn = asyncio.create_task(crew.answer(a_question("turn")))
    await asyncio.sleep(0)
    assert desk.asked == ["hint", "turn"]
    for _ in range(4):
        desk.go.release()
    await asyncio.gather(turn, *hints)
    assert crew.asked == 4


@pytest.mark.asyncio
async def test_whoever_has_gone_is_not_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(monkeypatch)
    crew = WorkerPool(1, 30.0, 100)
    first = asyncio.create_task(crew.answer(a_question("first")))
    gone = asyncio.create_task(crew.answer(a_question("gone"), Rank.HINT, Asker("e", "eve"), lambda: True))
    ended = asyncio.create_task(crew.answer(a_question("ended"), Rank.HINT, Asker("e", "eve")))
    last = asyncio.create_task(crew.answer(a_question("last"), Rank.HINT, Asker("e", "eve")))
    await asyncio.sleep(0)
    ended.cancel()
    for _ in range(4):
        desk.go.release()
    await asyncio.gather(first, last)
    with pytest.raises(Busy):
        await gone
    assert desk.asked == ["first", "last"]


# --- A whole server ---


async def opened(guest: Guest, seats: list[dict[str, Any]], game: str = "gt", **given: Any) -> str:
    body = {"game": game, "seats": seats, "start": True, **given}
    return str((await guest.ask("POST", "/api/tables", body))["table"]["code"])


class Turn(NamedTuple):
    """How a bot's turn came to a worker."""

    hints: int
    """That waited when it was asked."""
    begun_first: int
    """Questions that began before it, although they may have been asked later."""


def watch_turns(pool: WorkerPool, monkeypatch: pytest.MonkeyPatch) -> list[Turn]:
    turns: list[Turn] = []
    worker_for = pool._worker

    async def watched(rank: Rank, asker: Asker, gone: Callable[[], bool] | None) -> workers.Worker:
        hints, begun = pool.queue.waiting(Rank.HINT), pool.asked
        worker = await worker_for(rank, asker, gone)
        if rank == Rank.TURN:
            turns.append(Turn(hints, pool.asked - begun))
        return worker

    monkeypatch.setattr(pool, "_worker", watched)
    return turns


async def stored_moves(server: RunningServer, code: str) -> int:
    return len(await server.service.rooms.moves(code, 0))


@pytest.mark.asyncio
async def test_how_urgent_a_turn_is(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Opponents of a person who is there, a race of bots that somebody looks at, one that goes on by itself:
    in this order they would be asked."""
    async with running(folder) as server, server.guest("Ann") as ann:
        ranks: dict[str, Rank] = {}
        drivers = server.service.driving

        async def choose(
            game: Any, state: Any, seat: int, bot: str, seed: int, rank: Rank, asker: Asker
        ) -> int:
            ranks.setdefault(bot, rank)
            return int(state.legal(seat)[0])

        monkeypatch.setattr(drivers.workers, "choose", choose)
        await opened(ann, [{"kind": "bot", "bot": "rookie"}, {"kind": "me"}], "rali")
        mine = await opened(ann, ME_AND_BOT, "rali")
        shown = await opened(ann, [{"kind": "bot", "bot": "pro"}] * 2, "rali")
        async with ann.at(mine, 0) as wire, ann.at(shown), asyncio.timeout(PATIENCE):
            await wire.until(lambda wire: 0 in wire.shown.get("pending", []))
            while 0 in wire.shown["pending"]:
                await wire.play(0, wire.shown["legal"][0]["action"])
            while len(ranks) < 3:
                await asyncio.sleep(0.001)
        assert ranks == {"club": Rank.TURN, "pro": Rank.SHOW, "rookie": Rank.UNWATCHED}


@pytest.mark.asyncio
async def test_thirty_sockets_that_ask_for_hints_do_not_delay_a_bot(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot's turn waits for the hint that is being answered, not for all that were asked before."""
    async with running(folder) as server, AsyncExitStack() as stack:
        eve = await stack.enter_async_context(server.guest("Eve"))
        ann = await stack.enter_async_context(server.guest("Ann"))
        asked = await opened(eve, [{"kind": "me"}])
        mine = await opened(ann, ME_AND_BOT, "rali")
        wire = await stack.enter_async_context(ann.at(mine, 0))
        await wire.until(lambda wire: 0 in wire.shown.get("pending", []))
        wires = [await stack.enter_async_context(eve.at(asked, 0)) for _ in range(30)]
        for eves in wires:
            await eves.hear("state")
        for eves in wires:
            await eves.say(type="hint", seat=0, id="h")
        driving = server.service.driving
        async with asyncio.timeout(PATIENCE):
            while driving.workers.queue.waiting(Rank.HINT) < 25:
                await asyncio.sleep(0.001)
        turns = watch_turns(driving.workers, monkeypatch)
        random = Random(1)
        while 0 in wire.shown["pending"]:  # until the bot has to think
            await wire.play(0, random.choice(wire.shown["legal"])["action"])
        await wire.until(lambda wire: 0 in wire.shown["pending"])
        assert turns, "the bot has thought"
        assert turns[0].hints > 0, "hints waited when its turn came"
        workers = len(driving.workers.all)
        assert max(turn.begun_first for turn in turns) <= workers, "only questions under way come first"


@pytest.mark.asyncio
async def test_a_decision_does_not_wait_for_a_hint(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While one is thought about, whoever asked can play; of those asked meanwhile the latest is answered."""
    async with running(folder) as server, server.guest("Ann") as ann:
        code = await opened(ann, [{"kind": "me"}], "rali")
        async with ann.at(code, 0) as wire:
            await wire.until(lambda wire: 0 in wire.shown.get("pending", []))
            desk = Desk(monkeypatch)
            for id in ("first", "second", "third"):
                await wire.say(type="hint", seat=0, id=id)
            assert (await wire.answer("second"))["key"] == "busy"
            async with asyncio.timeout(PATIENCE):
                while not desk.asked:
                    await asyncio.sleep(0.001)
            moment = wire.moment
            await wire.play(0, wire.shown["legal"][0]["action"])
            assert wire.moment > moment
            desk.go.release()
            assert (await wire.answer("first"))["key"] == "failed", "the desk has no advice"
            desk.go.release()
            assert (await wire.answer("third"))["key"] == "failed"
            assert len(desk.asked) == 2


@pytest.mark.long
@pytest.mark.asyncio
async def test_races_that_nobody_watches_wait(folder: Path) -> None:
    """29 tables of six bots cost nothing until somebody comes to one."""
    async with running(folder) as server, server.guest("Eve") as eve, server.guest("Ann") as ann:
        codes = [await opened(eve, SIX_PROS) for _ in range(29)]
        mine = await opened(ann, [{"kind": "bot", "bot": "club"}] * 2, "rali")
        async with ann.at(mine) as wire:
            await wire.until(lambda wire: bool(wire.table) and wire.table["status"] == "over")
        assert [await stored_moves(server, code) for code in codes] == [1] * 29, "only begun"
        async with ann.at(codes[0]) as watching:
            await watching.hear("state")
            moment = watching.moment
            await watching.until(lambda wire: wire.moment > moment)


@pytest.mark.asyncio
async def test_a_paused_race_is_not_looked_at_again_and_goes_on_with_a_restart(folder: Path) -> None:
    clock = Clock()
    async with running(folder, now=clock) as server, server.guest("Ann") as ann:
        code = await opened(ann, [{"kind": "bot", "bot": "club"}] * 2, "rali")
        clock.pass_seconds(60)
        async with asyncio.timeout(PATIENCE):
            while (await tables.load(server.service.store, code)).due is not None:
                await asyncio.sleep(0.01)
    async with running(folder) as server, server.guest("Bob") as bob, bob.at(code) as wire:
        await wire.until(lambda wire: bool(wire.table) and wire.table["status"] == "over")


@pytest.mark.asyncio
async def test_a_program_that_asks_by_http_watches(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        code = await opened(ann, [{"kind": "bot", "bot": "club"}] * 2, "rali")
        async with asyncio.timeout(PATIENCE):
            while (await ann.ask("GET", f"/api/tables/{code}/state"))["table"]["status"] != "over":
                await asyncio.sleep(0.01)


@pytest.mark.asyncio
async def test_bots_go_on_to_the_turn_of_a_person_who_is_not_there(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        code = await opened(ann, [{"kind": "bot", "bot": "club"}, {"kind": "me"}], "rali")
        async with asyncio.timeout(PATIENCE):
            while (await ann.ask("GET", "/api/me/turns"))["turns"] != [code]:
                await asyncio.sleep(0.01)


@pytest.mark.asyncio
async def test_a_full_queue_says_so(folder: Path) -> None:
    async with running(folder, questions=1) as server, server.guest("Eve") as eve, AsyncExitStack() as stack:
        code = await opened(eve, [{"kind": "me"}])
        wires = [await stack.enter_async_context(eve.at(code, 0)) for _ in range(6)]
        for wire in wires:
            await wire.hear("state")
        for wire in wires:
            await wire.say(type="hint", seat=0, id="h")
        told = [await wire.answer("h") for wire in wires]
        kinds = [message["type"] for message in told]
        assert kinds.count("hint") >= 2
        refused = [message for message in told if message["type"] == "error"]
        assert refused
        assert {message["key"] for message in refused} == {"busy"}
