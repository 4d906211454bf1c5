"""The story of a race: it adds up, names no favourite by chance, and speaks to whoever drove."""

from __future__ import annotations

import re
from typing import Any

import pytest

from racecraft.locales import CATALOGUES, LANGUAGES, Words
from racecraft.reviews import review, story
from racecraft.reviews.judging import Stand
from racecraft.reviews.shapes import Review, StoryLine
from tests.reviews.golden import BUDGET, record_of

PAGES = ("review", "puzzle", "builder", "builder-rallyman", "offline", "web", "hints", "finish")


@pytest.fixture(scope="module")
def found() -> Review:
    return review(record_of("heat-duel"), budget=BUDGET)


def lines_of(found: Review, key: str) -> list[StoryLine]:
    return [line for line in found["story"] if line["message"]["key"] == key]


def told(line: StoryLine, language: str = "en", **values: Any) -> str:
    message = {**line["message"], "values": {**line["message"]["values"], **values}}
    return Words(language).tell(message, lambda seat: f"№ {seat + 1}")


def test_what_made_up_a_result_adds_up(found: Review) -> None:
    sums = lines_of(found, "review-story-sums")
    assert [line["seat"] for line in sums] == [0, 1], "the winner first"
    for line in sums:
        start, *changes, end = [
            int(number.replace("−", "-")) for number in re.findall(r"(?<!± )(?<!\d)([+−]?\d+)%", told(line))
        ]
        assert start + sum(changes) == end, told(line)
        assert end in (0, 100)


def test_every_driver_has_a_sum(monkeypatch: pytest.MonkeyPatch) -> None:
    """However much else there is to tell."""
    monkeypatch.setattr(story, "MOST_LINES", 2)
    monkeypatch.setattr(story, "LEAST_LINES", 1)
    told = review(record_of("heat-duel"), budget=BUDGET)
    assert len(told["story"]) == 3
    assert [line["seat"] for line in lines_of(told, "review-story-sums")] == [0, 1]


def test_a_favourite_is_one_only_beyond_what_playouts_cannot_tell() -> None:
    def stand(*drawn: list[float]) -> Stand:
        return Stand([sum(column) / len(drawn) for column in zip(*drawn, strict=True)], list(drawn))

    noise = stand(*[[1.0, 0.0, 1.0, 2.0], [0.0, 1.0, 2.0, 1.0]] * 8, [1.0, 0.0, 1.0, 2.0])
    assert noise.values[0] > noise.values[1]
    assert not story._ahead(noise, 0, 1)
    clear = stand(*[[1.0, 0.0, 1.0, 2.0]] * 15, [0.0, 1.0, 2.0, 1.0])
    assert story._ahead(clear, 0, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_speaks_to_whoever_drove(found: Review, language: str) -> None:
    """Whoever reads it may be one of those it tells of, whichever."""
    you = {
        "en": r"\b[Yy]ou",
        "uk": r"\b([Вв]и|[Вв]аш[іе]?|[Вв]ас)\b",
        "ru": r"\b([Вв]ы|[Вв]аш[ие]?|[Вв]ас)\b",
    }[language]
    spoken = [line for line in found["story"] if "you" in line["message"]["values"]]
    assert len(spoken) >= 4
    for line in spoken:
        assert not re.search(you, told(line, language)), "a stranger reads it"
        assert re.search(you, told(line, language, you="who")), told(line, language, you="who")
    turn = lines_of(found, "review-story-turn")[0]
    for role in ("other", "both"):
        assert re.search(you, told(turn, language, you=role))
        assert told(turn, language, you=role) != told(turn, language, you="who")


def test_the_place_of_a_decision_is_found_on_the_board() -> None:
    gt = review(record_of("gt-duel"), budget=BUDGET)
    circuit = record_of("gt-duel").start().circuit  # type: ignore[attr-defined]
    tiles = {laid.tile.name for laid in circuit.laid}
    assert {mark["sign"] for mark in gt["marks"]} <= tiles | {""}
    dearest = lines_of(gt, "review-story-dearest")[0]
    assert re.search(r"on tile \d+[ab]", told(dearest))


@pytest.mark.parametrize("language", LANGUAGES)
def test_per_cent_is_written_in_one_way(language: str) -> None:
    """On pages, directly behind the number: nothing can come between them at the end of a line."""
    for topic in PAGES:
        text = (CATALOGUES / language / f"{topic}.ftl").read_text(encoding="utf-8")
        assert re.findall(r".*[\d}]\s%.*", text) == []
