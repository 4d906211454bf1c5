"""Pages that are made from types are those of today."""

from __future__ import annotations

from pathlib import Path

import pytest

from racecraft.engine.form import COMPILED
from racecraft.games.reference import page

DOCS = Path(__file__).parents[1] / "docs"


@pytest.mark.skipif(COMPILED, reason="mypyc keeps nothing of list[int] but list")
def test_the_page_of_events_is_that_of_today() -> None:
    made = "python -m racecraft.games.reference > docs/events.md"
    assert (DOCS / "events.md").read_text(encoding="utf-8") == page(), f"write it anew: {made}"
