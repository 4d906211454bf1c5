"""What an installed Racecraft holds: its modules, the files they read, and the pages if they were built."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_pages_and_all_data_files_are_packed(tmp_path: Path) -> None:
    project = tmp_path / "project"
    shutil.copytree(
        ROOT / "src", project / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "static")
    )
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, project)
    assets = project / "src/racecraft/server/static/assets"
    assets.mkdir(parents=True)
    (assets.parent / "index.html").write_text("<!doctype html>")
    (assets / "table-1a2b3c.js").write_text("")

    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build", "--build-lib", "packed"],
        cwd=project, env=os.environ | {"RACECRAFT_PURE": "1"}, check=True, capture_output=True,
    )  # fmt: skip

    written = {path.relative_to(project / "src") for path in files(project / "src/racecraft")}
    packed = {path.relative_to(project / "packed") for path in files(project / "packed/racecraft")}
    assert packed == written


def test_the_lock_file_names_no_place_to_download_from() -> None:
    """Packages are taken from whatever registry a machine is set up with."""
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    assert [name for name, package in packages.items() if "resolved" in package] == []


def files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]
