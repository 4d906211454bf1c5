"""`racecraft learn`: races, a curve and a value, in a folder that a second call takes up."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import Command

pytest.importorskip("numpy")


def test_a_value_is_learned_and_a_second_call_only_fits(racecraft: Command, tmp_path: Path) -> None:
    asked = ("learn", "rali", "--races", 20, "--bots", "random", "--jobs", 1, "--out", tmp_path)
    assert racecraft(*asked, "--epochs", 0).status == 0
    written = {path: path.stat().st_mtime_ns for path in (tmp_path / "rows").iterdir()}
    assert len(written) == 20
    told = racecraft(*asked, "--epochs", 2, "--json").json()
    assert [losses["epoch"] for losses in told["curve"]] == [1, 2]
    assert {path: path.stat().st_mtime_ns for path in (tmp_path / "rows").iterdir()} == written
    value = json.loads(Path(told["value"]).read_text(encoding="utf-8"))
    assert (value["game"], value["name"]) == ("rali", "rali-1")
    assert "value.json" in racecraft(*asked, "--epochs", 3).out.replace("\n", "")
    assert "32,16" in racecraft(*asked, "--widths", "30,16").complaint()
    other = racecraft("learn", "rali", "--races", 20, "--seed", 7, "--out", tmp_path)
    assert "another plan" in other.complaint()
