"""All that is wrong with a document, from a reader that stops at the first fault: what has one is set aside
and the rest is read again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from racecraft.builders.builder import Document, Problem
from racecraft.engine.errors import BadBoard, Fault
from racecraft.outlook.words import say

T = TypeVar("T")

KEPT = 8
"""Readings that are kept."""
MOST_FAULTS = 24
"""More are not looked for: whoever has mended these asks again."""


class Reading(NamedTuple, Generic[T]):
    """What a document says."""

    problems: Sequence[Problem]
    rest: Document
    """Without the parts that have a problem, as far as they can be left out."""
    track: T | None
    """What that is; None if it cannot be read all the same."""


def reading_of(read: Callable[[Document], T], document: Document) -> Reading[T]:
    found: list[Problem] = []
    rest = document
    while len(found) < MOST_FAULTS:
        try:
            return Reading(found, rest, read(rest))
        except BadBoard as error:
            found.append(problem_of(error))
            if error.fault is None or not error.fault.part:
                return Reading(found, rest, None)
            rest = without(rest, error.fault.part)
    try:
        return Reading(found, rest, read(rest))
    except BadBoard:
        return Reading(found, rest, None)


def faults_of(read: Callable[[Document], Any], document: Document) -> tuple[list[Problem], Document]:
    """The problems, and the document without the parts that have one, as far as they can be left out."""
    reading = reading_of(read, document)
    return list(reading.problems), reading.rest


class Readings(Generic[T]):
    """Documents as a game reads them. Whoever has read one is asked about it again at once, for its figures,
    its sketch and the next edit: the last few are kept. What is kept must not be changed."""

    def __init__(self, read: Callable[[Document], T]) -> None:
        self._read = read
        self._kept = lru_cache(maxsize=KEPT)(self._of)

    def __call__(self, document: Document) -> Reading[T]:
        return self._kept(msgspec.json.encode(document))

    def _of(self, content: bytes) -> Reading[T]:
        return reading_of(self._read, msgspec.json.decode(content))


def refused(problems: Sequence[Problem]) -> bool:
    """Whether a document is broken in a way that no edit mends."""
    return any(
        problem["said"]["key"].startswith(("builder-refused", "builder-broken-")) for problem in problems
    )


def problem_of(error: BadBoard) -> Problem:
    fault = error.fault
    if fault is None:
        reason = str(error).partition(": ")[2] or str(error)
        return {"place": "", "said": say("builder-refused", reason=reason)}
    return fault_said(fault)


def fault_said(fault: Fault) -> Problem:
    return {"place": fault.place, "said": {"key": fault.sentence, "values": dict(fault.values)}}


def without(data: Any, part: tuple[str | int, ...]) -> Any:
    """A copy of lists and objects without one part; what does not change is shared."""
    key, *rest = part
    smaller: Any = dict(data) if isinstance(data, dict) else list(data)
    if rest:
        smaller[key] = without(data[key], tuple(rest))
    else:
        del smaller[key]
    return smaller
