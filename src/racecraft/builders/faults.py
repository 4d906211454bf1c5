"""All that is wrong with a document, from a reader that stops at the first fault: what has one is set aside
and the rest is read again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from racecraft.builders.builder import Document, Problem
from racecraft.engine.errors import BadBoard, Fault
from racecraft.outlook.words import say

MOST_FAULTS = 24
"""More are not looked for: whoever has mended these asks again."""


def faults_of(read: Callable[[Document], Any], document: Document) -> tuple[list[Problem], Document]:
    """The problems, and the document without the parts that have one, as far as they can be left out."""
    found: list[Problem] = []
    rest = document
    while len(found) < MOST_FAULTS:
        try:
            read(rest)
        except BadBoard as error:
            found.append(problem_of(error))
            if error.fault is None or not error.fault.part:
                break
            rest = without(rest, error.fault.part)
        else:
            break
    return found, rest


def refused(problems: list[Problem]) -> bool:
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
