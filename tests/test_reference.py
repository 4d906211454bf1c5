"""Pages that are made from types are those of today, and say what every field of a position means."""

from __future__ import annotations

from pathlib import Path

import pytest

import racecraft.games  # noqa: F401  (registers them)
from racecraft.engine.form import COMPILED
from racecraft.games.reference import pages

REFERENCE = Path(__file__).parents[1] / "docs" / "reference"
COMMAND = "python -m racecraft.games.reference docs/reference"

pytestmark = pytest.mark.skipif(COMPILED, reason="mypyc keeps nothing of list[int] but list")


def test_the_pages_are_those_of_today() -> None:
    kept = {path.name: path.read_text(encoding="utf-8") for path in REFERENCE.glob("*.md")}
    made = pages()
    assert kept.keys() == made.keys()
    stale = [name for name, text in made.items() if kept[name] != text]
    assert stale == [], f"write them anew: {COMMAND}"


def test_every_field_of_a_position_has_a_meaning() -> None:
    for name, text in pages().items():
        positions = text.partition("## Position\n")[2].partition("## View\n")[0]
        assert [line for line in positions.splitlines() if line.endswith("|  |")] == [], name
