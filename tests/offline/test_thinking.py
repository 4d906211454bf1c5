"""Who decides for a page's bots: a helper where it takes long, and a weaker bot when time is up."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

import racecraft
import racecraft.games
from racecraft.engine.registry import game_of
from racecraft.offline.thinking import PageThinker, takes_long
from racecraft.server.workers.worker import Answer, Question, answer

SECONDS = 0.02
OWN = {"size": [1, 1]}


class Helper:
    """Answers when it is allowed to."""

    number = None
    ended = False

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.allowed = asyncio.Event()
        self.broken = False

    async def launch(self, module: str) -> Helper:
        assert module == "racecraft.server.workers.worker"
        self.ended = False
        return self

    def spent(self) -> None:
        return None

    async def write(self, line: bytes) -> None:
        self.asked.append(msgspec.json.decode(line, type=Question))

    async def read(self) -> bytes:
        await self.allowed.wait()
        if self.broken:
            raise EOFError("gone")
        return msgspec.json.encode(Answer(action=len(self.asked)))

    async def end(self) -> None:
        self.ended = True


def question(bot: str, weigh: bool = False) -> Question:
    race = racecraft.race("rali", 2, 1, laps=1)
    race.advance()
    return Question("rali", game_of("rali").position(race.state), race.pending()[0], bot, 1, weigh)


@pytest.mark.asyncio
async def test_a_strong_bot_thinks_elsewhere_and_a_weaker_one_stands_in_for_it() -> None:
    helper = Helper()
    thinker = PageThinker(helper.launch)
    asked = question("master")
    stand_in = answer(msgspec.structs.replace(asked, bot="club"))
    assert await thinker.ask(asked, SECONDS) == stand_in
    assert await thinker.ask(asked, SECONDS) == stand_in
    assert len(helper.asked) == 1, "nothing is asked of a helper that is busy"
    helper.allowed.set()
    assert (await thinker.ask(asked, 10.0)).action == 2, "the late answer is not taken for this one"
    helper.broken = True
    assert await thinker.ask(asked, 10.0) == stand_in
    assert helper.ended


@pytest.mark.asyncio
async def test_a_hint_waits_and_quick_bots_decide_at_once() -> None:
    helper = Helper()
    thinker = PageThinker(helper.launch)
    assert (await thinker.ask(question("club"), SECONDS)).action is not None
    assert not helper.asked
    hint = asyncio.create_task(thinker.ask(question("master", weigh=True), SECONDS))
    while not helper.asked:
        await asyncio.sleep(0)
    asked = question("master")
    stand_in = answer(msgspec.structs.replace(asked, bot="club"))
    assert await thinker.ask(asked, SECONDS) == stand_in, "what was asked later has run out of time"
    assert not hint.done()
    helper.allowed.set()
    assert (await hint).action == 1


@pytest.mark.parametrize(
    ("bot", "track", "expected"),
    [("pro@50ms", "classic", True), ("club", "classic", False), ("club", OWN, True), ("rookie", OWN, False)],
)
def test_what_takes_long(bot: str, track: object, expected: bool) -> None:
    asked = question(bot)
    position = {**asked.position, "options": {**asked.position["options"], "board": track}}
    assert takes_long(msgspec.structs.replace(asked, position=position)) is expected
