"""Who decides for the bots of a page. What is quick is decided here; what takes long is decided by a helper,
which has a thread of its own: the page goes on meanwhile.

A seat gets a decision in time: while the helper starts, or works out a track that nobody has solved yet, a
weaker bot decides for the one that was asked. So that this is rare, the helper begins with such a track while
a person thinks of their first choice.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from racecraft.bots.registry import SEARCHERS, bot_names
from racecraft.engine.game import AnyGame
from racecraft.engine.state import Seat, State
from racecraft.odds.stored import nothing_solved
from racecraft.server.settings import Settings
from racecraft.server.workers.pool import LAST_RESORT, NOBODY, InProcess, OutlookWorker
from racecraft.server.workers.process import Launcher
from racecraft.server.workers.queue import Asker
from racecraft.server.workers.worker import Answer, AnyQuestion, Foresight, Prospect, Question, answer

STAND_INS = ("club", "rookie", LAST_RESORT)
"""Who decides when time is up: the first of them that has to solve nothing for it."""
PATIENCE = 60.0
"""Seconds for what is no turn of a bot: whoever asks for a hint or has driven a drill rather waits than gets
a weak answer."""


class PageThinker(InProcess):
    def __init__(self, launcher: Launcher) -> None:
        super().__init__(launcher)
        self._free = asyncio.Lock()
        self._thinking: asyncio.Task[Answer | None] | None = None

    async def ask(self, question: AnyQuestion, seconds: float) -> Answer:
        if isinstance(question, Prospect | Foresight):
            return await super().ask(question, seconds)
        if not isinstance(question, Question) or question.weigh:
            until = time.monotonic() + PATIENCE
            thinking = await self._begin(question, until)
            return await _result(thinking, until) or Answer(error="the helper has no answer")
        found = None if searches(question) else await self._at_once(question)
        return found or await self._in_time(question, seconds)

    async def _at_once(self, question: Question) -> Answer | None:
        """The decision, if nothing has to be solved for it."""
        await asyncio.sleep(0)  # what is to be sent goes out first
        with nothing_solved() as missing:
            found = answer(question)
        return None if missing else found

    async def _in_time(self, question: Question, seconds: float) -> Answer:
        """The decision of the helper, or of a stand-in, which decides while there is still time."""
        began = time.monotonic()
        thinking = await self._begin(question, began + seconds / 2)
        found = await _result(thinking, began + seconds / 2)
        if found is not None:
            return found
        instead = None
        for bot in STAND_INS:
            instead = instead or await self._at_once(replace(question, bot=bot))
        assert instead is not None
        return await _result(thinking, began + seconds) or instead

    async def prepare(self, question: Question) -> None:
        """Has the helper solve what the bots of a race will need, unless that is packed or it is busy."""
        if self._free.locked() or await self._at_once(question) is not None:
            return
        strongest = replace(question, bot=f"{bot_names(question.game)[-1]}@1")
        for each in (question, strongest):
            thinking = await self._begin(each, time.monotonic() + PATIENCE)
            await _result(thinking, time.monotonic() + PATIENCE)

    async def _begin(self, question: AnyQuestion, until: float) -> asyncio.Task[Answer | None] | None:
        """Has the helper think of a question; None if it has others to think of for so long."""
        try:
            async with asyncio.timeout(until - time.monotonic()):
                await self._free.acquire()
        except TimeoutError:
            return None
        self._thinking = asyncio.create_task(self._think(question))
        return self._thinking

    async def _think(self, question: AnyQuestion) -> Answer | None:
        """Goes on when nobody waits any longer: what it solves is wanted again."""
        try:
            return await self._ask(question)
        except (OSError, EOFError, ValueError):
            await self.end()
            return None
        finally:
            self._free.release()


async def _result(thinking: asyncio.Task[Answer | None] | None, until: float) -> Answer | None:
    """None if there is none in time."""
    if thinking is None:
        return None
    if not thinking.done():
        await asyncio.wait([thinking], timeout=until - time.monotonic())
    return thinking.result() if thinking.done() else None


def searches(question: Question) -> bool:
    return question.bot.partition("@")[0] in SEARCHERS


class PageOutlook(OutlookWorker):
    """Tells people what their choices lead to, and has a thinker get ready meanwhile."""

    def __init__(self, thinker: PageThinker, settings: Settings) -> None:
        super().__init__(settings.workers, settings.think_seconds, settings.questions)
        self._thinker = thinker
        self._prepared: set[bytes] = set()
        self._preparing: set[asyncio.Task[None]] = set()

    async def look(
        self,
        game: AnyGame,
        state: State,
        seat: Seat,
        sketch: dict[str, Any] | None = None,
        asker: Asker = NOBODY,
        gone: Callable[[], bool] | None = None,
    ) -> msgspec.Raw:
        position = game.position(state)
        race = msgspec.json.encode([game.id, position.get("options")])
        if race not in self._prepared:
            self._prepared.add(race)
            question = Question(game.id, position, seat, STAND_INS[0], 0)
            task = asyncio.create_task(self._thinker.prepare(question))
            self._preparing.add(task)
            task.add_done_callback(self._preparing.discard)
        return await super().look(game, state, seat, sketch, asker, gone)
