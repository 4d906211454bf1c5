"""The site of the documents, as far as it can be checked without MkDocs: pages, links, reference."""

from __future__ import annotations

import html
import json
import re
from pathlib import Path

import pytest
from tools.docs import ROOT, lay_out
from tools.docs_boards import FRAMES, add_boards

import racecraft
from racecraft.cli.main import COMMANDS
from racecraft.engine.form import COMPILED
from racecraft.engine.registry import game_of
from tests.test_documents import test_relative_links_lead_somewhere as links_lead_somewhere

pytestmark = pytest.mark.skipif(COMPILED, reason="signatures and docstrings are those of the source")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    lay_out(folder)
    return folder


def test_every_page_is_in_the_navigation(site: Path) -> None:
    settings = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    pages = re.findall(r"^ +- (?:.*: )?(\S+\.md)$", settings, re.MULTILINE)
    assert len(pages) == len(set(pages))
    assert set(pages) == {path.relative_to(site).as_posix() for path in site.rglob("*.md")}
    assets = re.findall(r"\bsite/[\w.]+", settings)
    assert assets
    assert [name for name in assets if not (site / name).is_file()] == []


def test_links_hold_in_the_site(site: Path) -> None:
    for path in site.rglob("*.md"):
        links_lead_somewhere(path)


def test_the_reference_has_everything_that_is_public(site: Path) -> None:
    python = (site / "reference" / "python.md").read_text(encoding="utf-8")
    assert [name for name in racecraft.__all__ if f"`{name}`" not in python] == ["__version__"]
    commands = (site / "reference" / "commands.md").read_text(encoding="utf-8")
    assert [name for name in COMMANDS if f"\n## {name}\n" not in commands] == []
    messages = (site / "reference" / "messages.md").read_text(encoding="utf-8")
    assert {"### `play`", "### `hello`", "### `undo`"} <= set(messages.splitlines())


def test_a_board_is_stepped_through_above_the_first_chapter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(racecraft, "all_games", lambda: [game_of("rali")])
    page = tmp_path / "rules" / "rali.md"
    page.parent.mkdir()
    page.write_text("# Ралі\n\nAbout.\n\n## Setup\n\n## Turn\n", encoding="utf-8")
    add_boards(tmp_path)

    before, heading, after = page.read_text(encoding="utf-8").partition("\n## Setup\n")
    assert heading
    assert after == "\n## Turn\n"
    (written,) = re.findall(r"data-steps='([^']*)'", before)
    steps = json.loads(html.unescape(written))
    assert len(steps) == FRAMES
    boards = [(page.parent / step["picture"].removeprefix("../")).read_text("utf-8") for step in steps]
    assert len(set(boards)) == FRAMES, "something is to be seen at every step"
    assert all(board.startswith("<svg") for board in boards)
    assert all(step["text"] for step in steps)
    assert "Ann" in " ".join(step["text"] for step in steps)
