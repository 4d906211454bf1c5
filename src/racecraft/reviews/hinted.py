"""Decisions that followed a hint: they are marked as such, and count for nothing of their driver's.

The bot that gives hints and the playouts of a review are two judges. Where they differ, whoever did as they
were told has made no mistake.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from racecraft.engine.record import Record
from racecraft.engine.state import Seat
from racecraft.reviews.shapes import DriverReview, Mark, Review
from racecraft.reviews.story import told_anew
from racecraft.reviews.values import standard_error


class Hint(NamedTuple):
    """What a driver was advised to do."""

    ply: int
    """Plies of the record when it was given."""
    seat: Seat
    decision: list[str]
    """In notation."""


def followed(record: Record, hints: Iterable[Hint]) -> set[int]:
    """The plies that did what a hint had said; others may have decided meanwhile."""
    found: set[int] = set()
    for hint in hints:
        left, plies = list(hint.decision), list[int]()
        for number in range(hint.ply, len(record.plies)):
            ply = record.plies[number]
            if not left or ply.draw is not None:
                break
            if ply.seat == hint.seat:
                if left[: len(ply.actions)] != ply.actions:
                    break
                del left[: len(ply.actions)]
                plies.append(number)
        if not left:
            found.update(plies)
    return found


def without_hinted(review: Review, record: Record, hints: Iterable[Hint]) -> Review:
    """The review with the decisions marked that followed a hint; its figures and its story are about the
    others."""
    heeded = followed(record, hints)
    marks: list[Mark] = [{**mark, "hinted": _hinted(mark, record, heeded)} for mark in review["marks"]]
    told: Review = {**review, "marks": marks}
    if not any(mark["hinted"] for mark in marks):
        return told
    told["drivers"] = [_driver(driver, marks) for driver in review["drivers"]]
    told["story"] = told_anew(told)
    return told


def _hinted(mark: Mark, record: Record, heeded: set[int]) -> bool:
    plies = range(mark["ply"], mark["last"])
    return all(number in heeded for number in plies if record.plies[number].seat == mark["seat"])


def _driver(driver: DriverReview, marks: list[Mark]) -> DriverReview:
    seat = driver["seat"]
    if not any(mark["hinted"] and mark["seat"] == seat for mark in marks):
        return driver
    own = [mark for mark in marks if mark["seat"] == seat and not mark["hinted"]]
    losses = [mark["loss"] for mark in own]
    grades = [mark["grade"] for mark in own]
    return {
        **driver,
        "judged": len(own),
        "mean_loss": sum(losses) / len(losses) if losses else 0.0,
        "mean_loss_error": standard_error(losses),
        "grades": {grade: grades.count(grade) for grade in dict.fromkeys(grades)},
        "driving": -sum(losses),
    }
