"""The examples of the page about pictures run, and what it shows is what is drawn."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from racecraft.drawing import draw_track
from tests.drawing.boards import cells, title

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "drawing.md").read_text(encoding="utf-8")


def test_the_examples_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    examples = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)
    assert examples
    for example in examples:
        exec(example, {})
    assert (tmp_path / "board.svg").read_text(encoding="utf-8").startswith("<svg")


def test_the_element_shown_is_the_element_drawn() -> None:
    item = cells(draw_track("rali", "classic"))["12.3"]
    shown = re.search(r'<path id="cell-12.3".*?</path>', PAGE, flags=re.DOTALL)
    assert shown is not None
    attributes = dict(re.findall(r'([a-z-]+)="([^"]*)"', shown[0]))
    del attributes["d"]
    assert attributes == {name: value for name, value in item.attrib.items() if name != "d"}
    assert f"<title>{title(item)}</title>" in shown[0]


def test_the_picture_shown_is_the_picture_of_today() -> None:
    file = DOCS / "pictures" / "rali-board.svg"
    assert file.read_text(encoding="utf-8") == draw_track("rali", "classic").svg + "\n"
