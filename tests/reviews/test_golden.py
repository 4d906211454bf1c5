"""Reviews of small races that somebody has read: where results came from, marks, and the story."""

from __future__ import annotations

import json
from typing import Any

import pytest

from racecraft.engine.record import verify
from tests.reviews.golden import FOLDER, SMALL, record_of, told

CLOSE = 2e-3
"""Chances are rounded to four digits, and other machines add up a little differently."""


LARGE = {"gt-alone", "gt-rookies", "heat-rookies", "heat-three", "rallyman-duel", "rallyman-rookies"}
"""Seconds each, with nothing that the others of their games do not have."""


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.long if name in LARGE else ()) for name in SMALL]
)
def test_a_review_is_as_it_was_read(name: str) -> None:
    known: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    record = record_of(name)
    verify(record)
    found = told(record)
    assert found["method"] == known["method"]
    assert found["story"] == known["story"]
    assert found["fine"] == known["fine"]
    for ledger, expected in zip(found["ledgers"], known["ledgers"], strict=True):
        assert list(ledger) == list(expected)
        for source, values in expected.items():
            assert ledger[source] == pytest.approx(values, abs=CLOSE), source
    for mark, expected in zip(found["marks"], known["marks"], strict=True):
        assert mark.pop("loss") == pytest.approx(expected.pop("loss"), abs=CLOSE)
        assert mark == expected


def test_every_game_has_three() -> None:
    games = [name.partition("-")[0] for name in SMALL]
    assert {game: games.count(game) for game in games} == dict.fromkeys(("gt", "heat", "rali", "rallyman"), 3)
    assert {path.stem for path in FOLDER.iterdir()} == set(SMALL)
