"""Guards a bot: where it fails, `rookie` decides instead, and the fault is counted with its reason."""

from __future__ import annotations

import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from racecraft.bots.bot import Advice, Bot, Sight
from racecraft.bots.registry import make_bot
from racecraft.engine.state import Action

FALLBACK = "rookie"


class Fault:
    """One decision that a bot did not make."""

    def __init__(self, kind: str, reason: str) -> None:
        self.kind = kind
        """`illegal`, `crashed` or `overtime`."""
        self.reason = reason

    def __repr__(self) -> str:
        return f"Fault({self.kind!r}, {self.reason!r})"


class Guarded(Bot):
    """Drives as `bot` does. An illegal action, a crash and, where a limit in seconds is set, a decision that
    takes longer are replaced by the choice of the rookie.

    The limit interrupts a bot only in the main thread of a process that has alarm signals; elsewhere a late
    answer is counted as a fault and still used.
    """

    def __init__(self, bot: Bot, game_id: str, seed: int, limit: float = 0.0) -> None:
        super().__init__(seed, bot.budget)
        self.bot = bot
        self.limit = limit
        self.faults: list[Fault] = []
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0
        self._fallback = make_bot(game_id, FALLBACK, seed)

    def reseed(self, seed: int) -> None:
        super().reseed(seed)
        self.bot.reseed(seed)
        self._fallback.reseed(seed)

    def choose(self, sight: Sight) -> Action:
        self.decisions += 1
        started = time.perf_counter()
        try:
            if self.limit > 0:
                with _alarm(self.limit):
                    action = self.bot.choose(sight)
            else:
                action = self.bot.choose(sight)
        except _OutOfTime:
            return self._instead(sight, "overtime", f"no choice within {self.limit:g} s")
        except (Exception, SystemExit) as error:
            return self._instead(sight, "crashed", f"{type(error).__name__}: {error}")
        finally:
            spent = time.perf_counter() - started
            self.seconds += spent
            if spent > self.slowest:
                self.slowest = spent
        if type(action) is not int or action not in sight.legal:
            return self._instead(sight, "illegal", f"{action!r} is not among the legal actions")
        if 0 < self.limit < spent:
            self.faults.append(Fault("overtime", f"a choice after {spent:.3f} s, {self.limit:g} s allowed"))
        return action

    def weigh(self, sight: Sight) -> Advice | None:
        return self.bot.weigh(sight)

    def _instead(self, sight: Sight, kind: str, reason: str) -> Action:
        self.faults.append(Fault(kind, reason))
        return self._fallback.choose(sight)


class _OutOfTime(BaseException):
    """Not an Exception, so that it also stops a bot that catches every Exception."""


def _out_of_time(number: int, frame: FrameType | None) -> None:
    raise _OutOfTime


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Raises `_OutOfTime` inside the block once the time is over, where the system can do that."""
    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _out_of_time)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
