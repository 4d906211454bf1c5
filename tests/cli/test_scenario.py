"""`racecraft scenario`: one line a file; status 1 for a fact that fails, 2 for a file that makes no sense."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import Command

SCENARIOS = Path(__file__).parent.parent / "scenarios"


def scenario(folder: Path, name: str, script: list[Any], **more: Any) -> Path:
    path = folder / f"{name}.json"
    told = {"name": name, "game": "rali", "rules": ["RL-GEAR-06"], "seats": 1, "script": script, **more}
    path.write_text(json.dumps(told))
    return path


def test_every_built_in_scenario_holds(racecraft: Command) -> None:
    said = racecraft("scenario", SCENARIOS)
    assert said.status == 0
    assert len(said.lines) == len(list(SCENARIOS.rglob("*.json")))
    assert all(line.startswith("ok ") for line in said.lines)


def test_a_fact_that_fails_gives_1_and_names_the_entry(tmp_path: Path, racecraft: Command) -> None:
    good = scenario(tmp_path, "good", ["start1", {"legal": ["keep"]}])
    wrong = scenario(tmp_path, "wrong", ["start1", {"legal": ["keep", "up"]}])
    refused = scenario(tmp_path, "refused", ["start1", "up"])
    said = racecraft("scenario", wrong, good, refused)
    assert said.status == 1
    assert said.lines[0].startswith(f"FAILED {wrong}: entry 2 ")
    assert said.lines[1] == f"ok     {good}: good (RL-GEAR-06)"
    assert said.lines[2].startswith(f"FAILED {refused}: entry 2 (up): up: a car at rest")


@pytest.mark.parametrize(
    ("script", "more", "part"),
    [
        (["fly"], {}, "entry 1 (fly): rali knows no action 'fly'"),
        ([{"wings": 2}], {}, "there is no check 'wings'"),
        ([{"legal": 5}], {}, "entry 1"),
        ([{"expect": {"cars.7.gear": 1}}], {}, "the position has no 'cars.7.gear'"),
        ([], {"game": "nope"}, "there is no game 'nope'"),
        ([], {"seats": 9}, "not 9"),
        ([], {"options": {"laps": 77}}, "laps"),
        ([], {"position": {"round": "x"}}, "round"),
        ([], {"colour": "red"}, "colour"),
    ],
)
def test_a_file_that_makes_no_sense_gives_2(
    script: list[Any], more: dict[str, Any], part: str, tmp_path: Path, racecraft: Command
) -> None:
    path = scenario(tmp_path, "bad", script, **more)
    said = racecraft("scenario", path)
    assert said.status == 2
    (line,) = said.lines
    assert line.startswith("BAD ")
    assert "bad.json: " in line
    assert part in line


def test_bad_outweighs_failed_and_the_rest_is_still_run(tmp_path: Path, racecraft: Command) -> None:
    scenario(tmp_path, "a-wrong", [{"pending": [3]}])
    (tmp_path / "b-noise.json").write_bytes(b"\xff\x00")
    scenario(tmp_path, "c-good", [{"pending": [1]}])
    said = racecraft("scenario", tmp_path, tmp_path / "missing.json")
    assert said.status == 2
    assert [line.split()[0] for line in said.lines] == ["FAILED", "BAD", "ok", "BAD"]


def test_a_folder_without_scenarios(tmp_path: Path, racecraft: Command) -> None:
    said = racecraft("scenario", tmp_path)
    assert said.status == 2
    assert str(tmp_path) in said.lines[0]
