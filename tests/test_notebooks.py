"""The notebooks of `docs/notebooks` run from top to bottom, without Jupyter."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[1] / "docs" / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


def test_there_is_one_for_each_subject() -> None:
    assert [path.stem for path in NOTEBOOKS] == ["arena", "environments", "odds"]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "notebook"}
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        assert not cell.get("outputs"), f"{path.name}: clear the outputs before you commit"
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), f"{path.name} {cell['id']}", "exec"), names)
