"""Every rule has an id on its game's page, and some test or scenario that cites it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from racecraft.engine.game import AnyGame
from racecraft.engine.registry import all_games

TESTS = Path(__file__).parent
PAGES = TESTS.parent / "docs" / "rules"
RULE = re.compile(r"\b(?:GT|HT|RM|RL)-[A-Z]+-[0-9]+\b")

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


def rules_in(path: Path) -> set[str]:
    return set(RULE.findall(path.read_text(encoding="utf-8")))


def page_of(game: AnyGame) -> Path:
    return PAGES / f"{game.id}.md"


@cache
def chapters_of(game: AnyGame) -> dict[str, str]:
    """The chapter of the game's page in which each rule has its row, as a folder is named after it."""
    chapters: dict[str, str] = {}
    chapter = ""
    for line in page_of(game).read_text(encoding="utf-8").splitlines():
        if heading := re.match(r"#+ +(?:[0-9]+\. )?(.+)", line):
            chapter = re.sub(r"[^\w\- ]", "", heading[1].lower()).strip().replace(" ", "-")
        elif row := re.match(rf"\| ({RULE.pattern}) \|", line):
            chapters[row[1]] = chapter
    return chapters


def cited() -> dict[str, list[str]]:
    """Every id that a test or scenario names, with the files that do."""
    found: dict[str, list[str]] = {}
    for path in sorted([*TESTS.rglob("*.py"), *TESTS.rglob("*.json")]):
        for rule in rules_in(path):
            found.setdefault(rule, []).append(str(path.relative_to(TESTS)))
    return found


@GAMES
def test_every_game_has_a_page_of_rules(game: AnyGame) -> None:
    assert page_of(game).is_file(), f"docs/rules/{game.id}.md is missing"
    assert rules_in(page_of(game)), f"docs/rules/{game.id}.md lists no rule ids"


@GAMES
def test_every_rule_is_cited_by_a_test(game: AnyGame) -> None:
    assert sorted(rules_in(page_of(game)) - cited().keys()) == []


def test_every_cited_rule_exists() -> None:
    known = {rule for game in all_games() for rule in rules_in(page_of(game))}
    assert {rule: files for rule, files in cited().items() if rule not in known} == {}


@GAMES
def test_every_rule_stands_once_on_its_page(game: AnyGame) -> None:
    text = page_of(game).read_text(encoding="utf-8")
    rows = re.findall(rf"^\| ({RULE.pattern}) \|", text, re.MULTILINE)
    assert len(rows) == len(set(rows)), "a rule has two rows"
    assert set(rows) == rules_in(page_of(game)), "a rule is mentioned that has no row of its own"
