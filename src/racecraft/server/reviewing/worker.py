"""The process that makes one review: reads one question from standard input, writes a line whenever it has
got further, the last one whole, to standard output. It runs at a low priority and exits when it is done."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
import traceback
from typing import Any

import msgspec

import racecraft.games  # noqa: F401  (registers them)
from racecraft.engine.errors import RacecraftError
from racecraft.engine.record import decode, verify
from racecraft.reviews import mark_last, reviewing

NICE = 10
TELLS_EVERY = 0.4
"""Seconds between two lines."""


class Question(msgspec.Struct, frozen=True):
    record: str
    foreign: bool = False
    """It was not raced here: it is verified first, and must have a result."""
    last: bool = False
    """Only the last decision is judged; the race need not be over."""
    budget: int | None = None
    """Playouts for each decision that is compared; the usual number unless told."""


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    done: int = 0
    steps: int = 0
    review: msgspec.Raw = msgspec.Raw()
    """What is known so far, or the whole; the mark of the last decision where only that was asked for."""
    error: str | None = None
    """What is wrong with the record, for whoever sent it."""
    failure: str | None = None
    """What went wrong here."""


def main() -> int:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends this process
    with contextlib.suppress(AttributeError, OSError):  # not everywhere are there priorities
        os.nice(NICE)
    question = msgspec.json.decode(sys.stdin.buffer.readline(), type=Question)
    try:
        _work(question)
    except RacecraftError as error:
        _tell(Told(error=str(error)))
    except Exception:
        _tell(Told(failure=traceback.format_exc(limit=-3)))
    return 0


def _work(question: Question) -> None:
    record = decode(question.record.encode())
    if question.last:
        _tell(Told(1, 1, _raw(mark_last(record, question.budget))))
        return
    if question.foreign and not verify(record).finished:
        raise RacecraftError("this race has no result")
    told = 0.0
    for found in reviewing(record, budget=question.budget):
        now = time.monotonic()
        if found["done"] == found["steps"] or now - told > TELLS_EVERY:
            told = now
            _tell(Told(found["done"], found["steps"], _raw(found)))


def _raw(data: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(data))


def _tell(told: Told) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(told) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    sys.exit(main())
