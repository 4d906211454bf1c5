"""The pages about observations and actions are those of today."""

from __future__ import annotations

from pathlib import Path

from racecraft.envs.reference import pages

FOLDER = Path(__file__).parents[2] / "docs" / "envs"


def test_the_pages_are_those_of_today() -> None:
    kept = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.md")}
    assert kept == pages(), "write them anew: python -m racecraft.envs.reference docs/envs"
