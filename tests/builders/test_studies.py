"""Studies of small tracks, to their end: how far they are, what they find, and that it can be said."""

from __future__ import annotations

import itertools

import pytest

from racecraft.builders import Document, Statistics, builder_of
from racecraft.builders.builder import AnyBuilder
from racecraft.builders.gt import telling
from racecraft.builders.heat import study as heat_study
from racecraft.builders.rali import study as rali_study
from racecraft.locales import LANGUAGES, Words

FEW = 3
"""Races or drives, instead of the many that a track is judged by."""


def finished(builder: AnyBuilder, document: Document, times: int = 2) -> Statistics:
    """Steps until the study is over; it never goes back, and finds the same a second time."""
    assert builder.check(document) == []
    found = []
    for _ in range(times):
        study = builder.study(document)
        assert study is not None
        shares = list(itertools.takewhile(lambda share: share < 1, iter(study.step, None)))
        assert shares == sorted(shares)
        found.append(study.found())
    assert all(each == found[0] for each in found)
    for words in [Words(language) for language in LANGUAGES]:
        for figure in found[0]["figures"]:
            said = words.say(figure["said"]["key"], **figure["said"]["values"])
            assert said != figure["said"]["key"]
            assert "{" not in said
    assert all(0 < share <= 1 for share in found[0]["map"].values())
    return found[0]


def figures(statistics: Statistics) -> dict[str, float]:
    return {figure["id"]: figure["value"] for figure in statistics["figures"]}


@pytest.mark.long
def test_a_circuit_is_solved_and_driven(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "DRIVES", FEW)
    monkeypatch.setattr(telling, "FOCUS", 1)
    builder = builder_of("gt")
    document = builder.generate(8, builder.wish({"length": 5}))
    found = finished(builder, document, times=1)  # solving takes seconds
    told = figures(found)
    assert set(told) == {"solved", "driven", "lost"}
    assert 0 < told["solved"] <= told["driven"]
    assert set(found["map"]) <= {f"tile-{number}" for number in range(5)}
    assert bool(found["map"]) == (told["lost"] > 0)


def test_a_track_of_heat_is_raced_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heat_study, "RACES", FEW)
    builder = builder_of("heat")
    document = builder.generate(2, builder.wish({"length": 40, "laps": 1, "danger": 5}))
    found = finished(builder, document)
    told = figures(found)
    assert set(told) == {"heat-a-lap", "spins", "rounds"}
    assert told["heat-a-lap"] > 0
    assert told["rounds"] >= 3
    assert set(found["map"]) <= {str(corner["after"]) for corner in document["corners"]}
    assert bool(found["map"]) == (told["spins"] > 0)


def test_a_board_of_rali_is_solved_and_driven(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rali_study, "DRIVES", FEW)
    builder = builder_of("rali")
    document = builder.generate(2, builder.wish({"length": 24, "laps": 1, "danger": 5}))
    found = finished(builder, document)
    told = figures(found)
    assert set(told) == {"solo", "lost"}
    assert told["solo"] >= 3
    assert set(found["map"]) <= {space["id"] for space in builder.sketch(document)["spaces"]}
    assert bool(found["map"]) or told["lost"] == 0
