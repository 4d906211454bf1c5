"""What is uploaded: a wheel that runs anywhere, a source that builds without a compiler, with all files."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import pytest

ROOT = Path(__file__).parent.parent
LARGEST = 10 * 1024 * 1024
PIP = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]


def _run(*command: str | Path, cwd: Path = ROOT, **environment: str) -> str:
    done = subprocess.run(
        command, cwd=cwd, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source as it is uploaded, unpacked far from the repository."""
    folder = tmp_path_factory.mktemp("source")
    _run(
        *(sys.executable, "setup.py", "--quiet", "egg_info", "--egg-base", folder),
        *("sdist", "--dist-dir", folder),
        RACECRAFT_PURE="1",
    )
    (archive,) = folder.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    (unpacked,) = (each for each in folder.iterdir() if (each / "pyproject.toml").exists())
    return unpacked


@pytest.fixture(scope="module")
def wheel(source: Path) -> Path:
    """Built from that source on a machine without a compiler."""
    _run(
        *PIP,
        "wheel",
        "--no-deps",
        "--no-build-isolation",
        "--wheel-dir",
        "dist",
        ".",
        cwd=source,
        CC="no-such-cc",
    )
    (built,) = (source / "dist").glob("*.whl")
    return built


@pytest.mark.long
def test_the_wheel_runs_anywhere(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    assert wheel.stat().st_size < LARGEST
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        metadata = packed.read(next(name for name in names if name.endswith("/METADATA"))).decode()
    needed = [
        line for line in metadata.splitlines() if line.startswith("Requires-Dist") and "extra" not in line
    ]
    assert len(needed) <= 3, needed
    for kept in ("games/gt/data/", "locales/uk/", "drills/rali/data/", "server/store/migrations/versions/"):
        assert any(kept in name for name in names), kept
    assert not [name for name in names if name.startswith(("tests/", "tools/", "web/"))]


@pytest.mark.long
def test_an_installed_wheel_races(wheel: Path, tmp_path: Path) -> None:
    """Away from the repository, with what the core needs and nothing imported beyond it."""
    installed = tmp_path / "installed"
    _run(*PIP, "install", "--no-deps", "--no-index", "--target", installed, wheel)
    where = _run(
        sys.executable,
        "-c",
        "import racecraft; print(racecraft.__file__)",
        cwd=tmp_path,
        PYTHONPATH=str(installed),
    )
    assert Path(where.strip()).is_relative_to(installed)
    said = _run(
        sys.executable,
        ROOT / "tools" / "installed.py",
        "interpreted",
        cwd=tmp_path,
        PYTHONPATH=str(installed),
    )
    assert [line.split(":")[0] for line in said.splitlines()] == ["gt", "heat", "rali", "rallyman"]


@pytest.mark.long
def test_the_engine_compiles_where_no_extra_is_installed(tmp_path: Path) -> None:
    """pip compiles with what `build-system` requires and nothing else: what other packages declare is not
    known there, and must not be needed."""
    tree = ast.parse((ROOT / "setup.py").read_text())
    del tree.body[-1]  # the call of setup itself
    told: dict[str, Any] = {"__file__": str(ROOT / "setup.py")}
    exec(compile(tree, "setup.py", "exec"), told)
    (tmp_path / "msgspec").symlink_to(Path(msgspec.__file__).parent)
    _run(
        *(sys.executable, "-m", "mypy", "--no-site-packages", "--cache-dir", tmp_path / "cache"),
        *told["CHECKED"],
        *(path for paths in told["compiled_modules"]().values() for path in paths),
        MYPYPATH=str(tmp_path),
    )


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
