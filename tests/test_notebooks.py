"""The notebooks of `docs/notebooks` run from top to bottom, without Jupyter; what their page is made of."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest
from tools.notebooks import TO_DOWNLOAD, for_page, lock, normal

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


# --- the page of `make notebooks` ---


def test_the_page_leaves_out_what_needs_numpy_and_says_so() -> None:
    """The rest runs, in a Python that has no numpy."""
    page = for_page(FOLDER / "environments.ipynb")
    code = ["".join(cell["source"]) for cell in page["cells"] if cell["cell_type"] == "code"]
    assert code
    blocked = "import sys; sys.modules.update(dict.fromkeys(['numpy', 'gymnasium', 'pettingzoo']))\n"
    done = subprocess.run(
        [sys.executable, "-c", blocked + "\n".join(code)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "races finished" in done.stdout
    assert "numpy, which this page does not have" in page["cells"][1]["source"][0]
    for name in ("arena", "odds"):
        assert for_page(FOLDER / f"{name}.ipynb")["cells"] == _notebook(name)["cells"]


def _notebook(name: str) -> dict[str, Any]:
    notebook: dict[str, Any] = json.loads((FOLDER / f"{name}.ipynb").read_text(encoding="utf-8"))
    return notebook


def test_packages_of_the_page_are_pinned_and_described_as_they_are_packed(tmp_path: Path) -> None:
    pins = (FOLDER.parents[1] / "requirements" / "constraints.txt").read_text()
    pinned = {normal(line.partition("==")[0]) for line in pins.splitlines()}
    assert [name for name in TO_DOWNLOAD if normal(name) not in pinned] == []

    wheel = tmp_path / "Babel_like-2.18.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as packed:
        for name in ("babel/core.py", "babel/locale-data/uk.dat", "babel/locale-data/fr.dat"):
            packed.writestr(name, name)
    page = tmp_path / "page"
    page.mkdir()
    assert lock([wheel], page, {"python": "3.14"}) == ["babel-like"]
    written = json.loads((page / "pyodide-lock.json").read_text())
    described = written["packages"]["babel-like"]
    content = (page / described["file_name"]).read_bytes()
    assert described["sha256"] == hashlib.sha256(content).hexdigest()
    assert written["info"] == {"python": "3.14"}
    with zipfile.ZipFile(page / described["file_name"]) as packed:
        assert packed.namelist() == ["babel/core.py", "babel/locale-data/uk.dat"]
