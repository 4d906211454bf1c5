"""`racecraft learn`: races, a curve and a value, in a folder that a second call takes up."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from tests.cli.running import Command
from tests.cli.test_main import SCRIPT

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


SMALL = ("learn", "rali", "--races", 20, "--bots", "random", "--epochs", 2, "--rows", 32)


def weights(folder: Path) -> bytes:
    return (folder / "value.json").read_bytes()


def test_the_command_makes_the_same_weights_again(racecraft: Command, tmp_path: Path) -> None:
    """To the last byte, with any number of processes; another seed makes others."""
    one, two, other = tmp_path / "one", tmp_path / "two", tmp_path / "other"
    assert racecraft(*SMALL, "--seed", 1, "--jobs", 1, "--out", one).status == 0
    assert racecraft(*SMALL, "--seed", 1, "--jobs", 2, "--out", two).status == 0
    assert racecraft(*SMALL, "--seed", 2, "--jobs", 1, "--out", other).status == 0
    assert weights(one) == weights(two)
    learned = [json.loads(weights(folder))["weights"] for folder in (one, other)]
    assert learned[0] != learned[1]


def test_a_cluster_that_is_not_there_is_told_before_anything_is_raced(
    racecraft: Command, tmp_path: Path
) -> None:
    told = racecraft(*SMALL, "--ray", "127.0.0.1:1", "--out", tmp_path)
    assert "there is no Ray cluster at '127.0.0.1:1'" in told.complaint()
    assert list((tmp_path / "rows").iterdir()) == []


@pytest.mark.long
def test_a_cluster_drives_the_same_races(racecraft: Command, tmp_path: Path) -> None:
    """On a Ray runtime of its own: the same rows, curve and weights as in this process."""
    there, here = tmp_path / "there", tmp_path / "here"
    done = subprocess.run(
        [SCRIPT, *map(str, SMALL), "--json", "--ray", "local", "--jobs", "2", "--out", there],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LC_ALL": "en", "RAY_USAGE_STATS_ENABLED": "0"},
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["curve"] == racecraft(*SMALL, "--json", "--jobs", 1, "--out", here).json()["curve"]
    assert weights(there) == weights(here)
    rows = [{path.name: path.read_bytes() for path in (each / "rows").iterdir()} for each in (there, here)]
    assert len(rows[0]) == 20
    assert rows[0] == rows[1]
