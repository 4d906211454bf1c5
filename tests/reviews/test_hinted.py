"""A decision that followed a hint is no mistake of its driver."""

from __future__ import annotations

import copy

import pytest

from racecraft.engine.record import Ply, Record
from racecraft.reviews import review
from racecraft.reviews.grades import Grade
from racecraft.reviews.hinted import Hint, followed, without_hinted
from racecraft.reviews.shapes import Review
from tests.reviews.golden import BUDGET, record_of

BAD: tuple[Grade, ...] = ("inaccuracy", "mistake", "blunder")


@pytest.fixture(scope="module")
def race() -> tuple[Record, Review]:
    record = record_of("gt-duel")
    return record, review(record, budget=BUDGET)


def as_hinted(record: Record, found: Review) -> tuple[Hint, Review]:
    """The dearest mistake, if a hint had said to make it."""
    worst = max((mark for mark in found["marks"] if mark["grade"] in BAD), key=lambda mark: mark["loss"])
    actions = [text for ply in record.plies[worst["ply"] : worst["last"]] for text in ply.actions]
    hint = Hint(worst["ply"], worst["seat"], actions)
    return hint, without_hinted(copy.deepcopy(found), record, [hint])


def test_who_did_as_the_hint_said_is_not_scolded(race: tuple[Record, Review]) -> None:
    record, found = race
    hint, told = as_hinted(record, found)
    assert [mark["ply"] for mark in told["marks"] if mark["hinted"]] == [hint.ply]
    before, after = found["drivers"][hint.seat], told["drivers"][hint.seat]
    bad = [sum(driver["grades"].get(grade, 0) for grade in BAD) for driver in (before, after)]
    assert bad[1] == bad[0] - 1
    assert after["judged"] == before["judged"] - 1
    assert after["driving"] > before["driving"]
    other = 1 - hint.seat
    assert told["drivers"][other] == found["drivers"][other]


def test_the_story_does_not_name_it(race: tuple[Record, Review]) -> None:
    record, found = race
    dearest = next(line for line in found["story"] if line["message"]["key"] == "review-story-dearest")
    hint, told = as_hinted(record, found)
    assert (dearest["ply"], dearest["seat"]) == (hint.ply, hint.seat), "it was the dearest"
    about = [line["ply"] for line in told["story"] if line["message"]["key"] == "review-story-dearest"]
    assert hint.ply not in about


def test_another_decision_than_the_hint_said_counts(race: tuple[Record, Review]) -> None:
    record, found = race
    hint, _ = as_hinted(record, found)
    other = hint._replace(decision=[*hint.decision[:-1], "something else"])
    assert without_hinted(found, record, [other])["drivers"] == found["drivers"]


def test_decisions_of_others_may_come_between() -> None:
    """Where all decide at once, a hint that was asked for first may be followed last."""
    plies = [
        Ply(seat=1, play="gear 2"),
        Ply(seat=0, play="gear 3"),
        Ply(seat=1, play=["a", "b"]),
        Ply(draw="4"),
    ]
    record = Record(record_of("heat-duel").header, plies)
    assert followed(record, [Hint(0, 1, ["gear 2", "a", "b"])]) == {0, 2}
    assert followed(record, [Hint(0, 0, ["gear 3"])]) == {1}
    assert followed(record, [Hint(0, 1, ["gear 2", "a", "b", "c"])]) == set(), "chance ends a decision"
    assert followed(record, [Hint(0, 1, ["gear 2", "a"])]) == set(), "the rest was not advised"
