"""Who decides for the bots of a page. What is quick is decided here; what takes long is decided by a helper,
which has a thread of its own: the page goes on meanwhile.

A seat gets a decision in time: while the helper starts, or works out a track that nobody has solved yet, a
weaker bot decides for the one that was asked.
"""

from __future__ import annotations

import asyncio
import time

from msgspec.structs import replace

from racecraft.bots.registry import SEARCHERS
from racecraft.engine.registry import game_of
from racecraft.server.workers.pool import InProcess
from racecraft.server.workers.process import Launcher
from racecraft.server.workers.worker import Answer, AnyQuestion, Question

QUICK = ("random", "rookie")
"""Bots that never solve anything."""
STAND_IN, STAND_IN_ANYWHERE = "club", "rookie"
"""Who decides when time is up: on a track of the game, whose solved values are packed, and on any other."""
HINT_SECONDS = 60.0
"""Whoever asks for a hint rather waits than gets a weak one."""


class PageThinker(InProcess):
    def __init__(self, launcher: Launcher) -> None:
        super().__init__(launcher)
        self._free = asyncio.Lock()
        self._thinking: asyncio.Task[Answer | None] | None = None

    async def ask(self, question: AnyQuestion, seconds: float) -> Answer:
        if not isinstance(question, Question) or not takes_long(question):
            return await super().ask(question, seconds)
        found = await self._ask_helper(question, HINT_SECONDS if question.weigh else seconds)
        if found is not None:
            return found
        bot = STAND_IN if on_known_track(question) else STAND_IN_ANYWHERE
        return await super().ask(replace(question, bot=bot), seconds)

    async def _ask_helper(self, question: Question, seconds: float) -> Answer | None:
        """None if it has no answer in time. It goes on thinking then: what it solves is wanted again."""
        until = time.monotonic() + seconds
        try:
            async with asyncio.timeout(seconds):
                await self._free.acquire()
        except TimeoutError:
            return None
        thinking = self._thinking = asyncio.create_task(self._think(question))
        await asyncio.wait([thinking], timeout=until - time.monotonic())
        return thinking.result() if thinking.done() else None

    async def _think(self, question: Question) -> Answer | None:
        try:
            return await self._ask(question)
        except (OSError, EOFError, ValueError):
            await self.end()
            return None
        finally:
            self._free.release()


def takes_long(question: Question) -> bool:
    """Whether a bot searches, or may have to solve a track that is not packed."""
    bot = question.bot.partition("@")[0]
    return bot in SEARCHERS or (bot not in QUICK and not on_known_track(question))


def on_known_track(question: Question) -> bool:
    return game_of(question.game).track_named(question.position.get("options", {})) is not None
