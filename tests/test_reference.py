"""Pages that are made from types are those of today."""

from __future__ import annotations

from pathlib import Path

import pytest

from racecraft.engine.form import COMPILED
from racecraft.games.reference import PAGES

DOCS = Path(__file__).parents[1] / "docs"


@pytest.mark.skipif(COMPILED, reason="mypyc keeps nothing of list[int] but list")
@pytest.mark.parametrize("name", PAGES)
def test_the_page_is_that_of_today(name: str) -> None:
    made = f"python -m racecraft.games.reference {name} > docs/{name}.md"
    assert (DOCS / f"{name}.md").read_text(encoding="utf-8") == PAGES[name](), f"write it anew: {made}"
