"""What is uploaded: a wheel that runs anywhere, and a source that builds without a compiler."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

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
