"""Who decides for a page's bots: a helper where it takes long, and a weaker bot when time is up."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import racecraft
import racecraft.games
from racecraft.bots.gt import track_values
from racecraft.engine.registry import game_of
from racecraft.odds import stored
from racecraft.offline.thinking import PageOutlook, PageThinker
from racecraft.server.settings import Settings
from racecraft.server.workers.worker import Answer, AnyQuestion, DrillQuestion, Question, SoloDrive, answer

SECONDS = 0.02


class Helper:
    """Answers when it is allowed to."""

    number = None
    ended = False

    def __init__(self) -> None:
        self.asked: list[AnyQuestion] = []
        self.allowed = asyncio.Event()
        self.broken = False

    async def launch(self, module: str) -> Helper:
        assert module == "racecraft.server.workers.worker"
        self.ended = False
        return self

    def spent(self) -> None:
        return None

    async def write(self, line: bytes) -> None:
        self.asked.append(msgspec.json.decode(line, type=AnyQuestion))

    async def read(self) -> bytes:
        await self.allowed.wait()
        if self.broken:
            raise EOFError("gone")
        return msgspec.json.encode(Answer(action=len(self.asked)))

    async def end(self) -> None:
        self.ended = True


def question(bot: str, weigh: bool = False, game: str = "rali") -> Question:
    race = racecraft.race(game, 2, 1)
    race.advance()
    return Question(game, game_of(game).position(race.state), race.pending()[0], bot, 1, weigh)


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


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("bot", "elsewhere"), [("pro@50ms", True), ("club", False), ("rookie", False), ("random", False)]
)
async def test_what_takes_long_is_decided_elsewhere(bot: str, elsewhere: bool) -> None:
    helper = Helper()
    helper.allowed.set()
    await PageThinker(helper.launch).ask(question(bot), 10.0)
    assert bool(helper.asked) is elsewhere


@pytest.fixture
def unsolved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is packed and nothing is remembered; whoever solves something is found out."""
    monkeypatch.setattr(stored, "FOLDER", tmp_path)
    monkeypatch.setattr(stored, "offered", {})
    monkeypatch.setattr(track_values, "_kept", {})
    yield
    assert not stored.offered, "a track was solved in the page"


@pytest.mark.asyncio
@pytest.mark.parametrize("bot", ["rookie", "club", "master"])
@pytest.mark.usefixtures("unsolved")
async def test_nothing_is_solved_in_the_page(bot: str) -> None:
    helper = Helper()
    asked = question(bot, game="gt")
    stand_in = answer(msgspec.structs.replace(asked, bot="random"))
    assert await PageThinker(helper.launch).ask(asked, SECONDS) == stand_in
    assert len(helper.asked) == 1


@pytest.mark.asyncio
@pytest.mark.usefixtures("unsolved")
async def test_a_helper_gets_ready_while_a_person_thinks() -> None:
    helper = Helper()
    helper.allowed.set()
    outlook = PageOutlook(PageThinker(helper.launch), Settings(workers=0))
    for game in ("gt", "gt", "rali"):
        race = racecraft.race(game, 2, 1)
        race.advance()
        await outlook.look(game_of(game), race.state, race.pending()[0])
    while len(helper.asked) < 2:
        await asyncio.sleep(0)
    asked = [each for each in helper.asked if isinstance(each, Question)]
    assert [(each.game, each.bot) for each in asked] == [("gt", "club"), ("gt", "master@1")]


@pytest.mark.asyncio
async def test_a_stand_in_decides_only_when_the_helper_has_had_half_of_the_time() -> None:
    helper = Helper()
    asking = asyncio.create_task(PageThinker(helper.launch).ask(question("master"), 60.0))
    while not helper.asked:
        await asyncio.sleep(0)
    helper.allowed.set()
    assert (await asking).action == 1


@pytest.mark.asyncio
@pytest.mark.parametrize("asked", [SoloDrive("gt", {}, "club", 1), DrillQuestion("gt-rain", ["+1"])])
async def test_drives_and_drills_are_judged_elsewhere(asked: AnyQuestion) -> None:
    helper = Helper()
    helper.allowed.set()
    thinker = PageThinker(helper.launch)
    assert (await thinker.ask(asked, SECONDS)).action == 1
    helper.broken = True
    assert (await thinker.ask(asked, SECONDS)).error


def test_what_is_not_stored_is_missing_where_nothing_may_be_solved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored, "FOLDER", tmp_path)
    assert stored.recall("heat", "a key") is None
    with stored.nothing_solved() as missing:
        with pytest.raises(stored.Unsolved):
            stored.recall("heat", "a key")
        assert missing
        (tmp_path / missing[0]).write_bytes(b"[1, 2]")
        assert stored.recall("heat", "a key") == [1, 2]
    assert stored.recall("heat", "another") is None
