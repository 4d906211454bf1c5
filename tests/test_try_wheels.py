"""Which package is tried with which Python."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tools import try_wheels
from tools.try_wheels import fitting, main, pythons

ANY = "racecraft-0.1.0-py3-none-any.whl"
OLD = "racecraft-0.1.0-cp311-cp311-linux_x86_64.whl"
NEW = "racecraft-0.1.0-cp313-cp313-linux_x86_64.whl"
SOURCE = "racecraft-0.1.0.tar.gz"


@pytest.mark.parametrize(
    ("names", "version", "expected"),
    [
        ([ANY, OLD, NEW], (3, 11), {OLD: "compiled", ANY: "interpreted"}),
        ([ANY, OLD, NEW, SOURCE], (3, 12), {ANY: "interpreted", SOURCE: "interpreted"}),
        ([OLD, NEW, "SHA256SUMS"], (3, 13), {NEW: "compiled"}),
        ([OLD], (3, 12), {}),
    ],
)
def test_every_package_that_fits_is_tried(
    names: list[str], version: tuple[int, int], expected: dict[str, str]
) -> None:
    assert fitting(names, version) == expected


def test_a_python_on_the_path_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    name = f"python{sys.version_info.major}.{sys.version_info.minor}"
    monkeypatch.setattr("tools.try_wheels.which", lambda wanted: sys.executable if wanted == name else None)
    assert pythons()[sys.version_info[:2]] == sys.executable
    monkeypatch.setattr("tools.try_wheels.runs", lambda python: False)
    assert pythons() == {}


def test_a_package_that_takes_long_to_load_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tried: list[str] = []
    monkeypatch.setattr(try_wheels, "pythons", lambda: {(3, 11): sys.executable})
    monkeypatch.setattr(try_wheels, "try_package", lambda python, package, form: tried.append(package.name))
    monkeypatch.setattr(sys, "argv", ["try_wheels", str(tmp_path)])
    assert main() == 1
    (tmp_path / ANY).write_bytes(b"small")
    assert (main(), tried) == (0, [ANY])
    monkeypatch.setattr(try_wheels, "LARGEST", 4)
    assert (main(), tried) == (1, [ANY])
    assert "more than" in capsys.readouterr().err
