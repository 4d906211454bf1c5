"""A bot that fails does not stop a race: the rookie chooses, and the fault is kept."""

from __future__ import annotations

import threading
import time

import pytest

from racecraft.bots.bot import Bot, Sight
from racecraft.bots.guard import Guarded
from racecraft.bots.registry import make_bot
from racecraft.engine.state import Action
from racecraft.games.rali.game import RALI


class Cheat(Bot):
    def choose(self, sight: Sight) -> Action:
        return 10_000


class Dreamer(Bot):
    def choose(self, sight: Sight) -> Action:
        return "first"  # type: ignore[return-value]


class Crasher(Bot):
    def choose(self, sight: Sight) -> Action:
        raise KeyError("lost the plot")


class Sleeper(Bot):
    """Catches the exception that ends its time."""

    def choose(self, sight: Sight) -> Action:
        until = time.monotonic() + 20
        while time.monotonic() < until:
            try:
                time.sleep(0.01)
            except Exception:
                continue
        return sight.legal[0]


class Slow(Bot):
    def choose(self, sight: Sight) -> Action:
        time.sleep(0.05)
        return sight.legal[0]


def sight() -> Sight:
    return Sight(RALI, RALI.new(2), 0)


@pytest.mark.parametrize(
    ("bot", "kind", "reason"),
    [
        (Cheat(1), "illegal", "10000 is not among the legal actions"),
        (Dreamer(1), "illegal", "'first' is not among the legal actions"),
        (Crasher(1), "crashed", "KeyError: 'lost the plot'"),
        (Sleeper(1), "overtime", "no choice within 0.1 s"),
    ],
)
def test_the_rookie_chooses_instead(bot: Bot, kind: str, reason: str) -> None:
    guarded = Guarded(bot, "rali", 3, limit=0.1)
    assert guarded.choose(sight()) == make_bot("rali", "rookie", 3).choose(sight())
    assert [(fault.kind, fault.reason) for fault in guarded.faults] == [(kind, reason)]
    assert guarded.decisions == 1


def test_a_good_bot_is_left_alone() -> None:
    guarded = Guarded(make_bot("rali", "club", 3), "rali", 3, limit=5)
    assert guarded.choose(sight()) == make_bot("rali", "club", 3).choose(sight())
    assert not guarded.faults
    assert 0 < guarded.seconds < 5


def test_where_nothing_can_interrupt_a_late_answer_counts_and_is_taken() -> None:
    guarded = Guarded(Slow(1), "rali", 3, limit=0.01)
    chosen: list[Action] = []
    thread = threading.Thread(target=lambda: chosen.append(guarded.choose(sight())))
    thread.start()
    thread.join()
    assert chosen == [sight().legal[0]]
    assert [fault.kind for fault in guarded.faults] == ["overtime"]
