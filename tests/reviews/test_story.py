"""The story of a race: it adds up, names no favourite by chance, and speaks to whoever drove."""

from __future__ import annotations

import re
from typing import Any

import pytest

from racecraft.locales import CATALOGUES, LANGUAGES, Words
from racecraft.reviews import review, story
from racecraft.reviews.judging import Judged, Stand
from racecraft.reviews.ledger import Account, Change
from racecraft.reviews.shapes import Review, StoryLine
from racecraft.reviews.steps import Step
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


def turning_points(kind: str, swing: float, spread: float, grade: str | None, unit: str = "win") -> list[str]:
    """What is told of one step of the first seat, who wins; playouts are apart by so much."""
    step = Step(0, 4, 5, kind, 0, (), False, 1, 1, ())  # type: ignore[arg-type]
    alone = unit != "win"
    drawn = [[swing + side * spread] if alone else [swing + side * spread, 0, 0, 0] for side in (-1, 1)] * 8
    changed = [swing] if alone else [swing, -swing, 0.0, 0.0]
    nothing = [0.0] * len(changed)
    change = Change(step, Judged(0), Stand([0.5] * len(changed)), nothing, changed, nothing, drawn)
    marks = [] if grade is None else [{"ply": 4, "seat": 0, "grade": grade}]
    told: Any = {"unit": unit, "legs": 1, "marks": marks}
    account = Account(Stand([0.5] * len(changed)), [change])
    return [line["message"]["key"] for line in story._turning_points(account, told, None)]


@pytest.mark.parametrize(
    ("kind", "swing", "spread", "grade", "is_told"),
    [
        ("dice", -0.2, 0.1, None, True),
        ("dice", -0.2, 0.9, None, False),  # the playouts cannot tell
        ("decision", -0.2, 0.1, "mistake", True),
        ("decision", -0.2, 0.1, "fine", False),  # the mark says otherwise
        ("decision", -0.2, 0.1, "close", False),
        ("decision", 0.2, 0.1, "fine", True),
        ("decision", -0.2, 0.1, None, True),  # nobody marks this driver
    ],
)
def test_a_turning_point_is_sure_and_blames_only_what_is_marked(
    kind: str, swing: float, spread: float, grade: str | None, is_told: bool
) -> None:
    assert bool(turning_points(kind, swing, spread, grade)) == is_told
    assert bool(turning_points(kind, -50 * swing, 50 * spread, grade, "seconds")) == is_told


@pytest.mark.parametrize(
    ("number", "error", "fine", "text"),
    [
        (-0.17, 0.08, False, "own decisions −17% ± 8%"),
        (-0.15, 0.08, True, "own decisions −15% ± 8% (too uncertain to call a mistake)"),
        (-0.17, 0.08, True, "own decisions −17% ± 8% (no single one a mistake)"),
        (0.1, 0.08, True, "own decisions +10% ± 8%"),
        (-0.17, 0.0, False, "own decisions −17%"),
    ],
)
def test_decisions_are_summed_with_what_playouts_cannot_tell(
    number: float, error: float, fine: bool, text: str
) -> None:
    assert Words("en").tell(story._source("own_decisions", "win", number, error, fine), str) == text


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
