"""`racecraft bench`: the tables, JSON, and what is said when something to measure is missing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from racecraft.arena import bench, peers
from racecraft.arena.measure import Measurement
from racecraft.cli.bench import INSTALL_PEERS
from racecraft.games.gt.board import lay
from tests.cli.running import Command


@pytest.fixture(autouse=True)
def no_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "available", list)


@pytest.mark.long
def test_a_real_run(racecraft: Command) -> None:
    """Every game is measured from source; compiled too where there is a compiled build."""
    report = racecraft("bench", "engine", "--seconds", 0.02, "--json", "--no-peers").json()
    forms = [entry["form"] for entry in report["results"] if entry["name"] == "rali"]
    assert forms == (["interpreted", "compiled"] if bench.compiled_build_found() else ["interpreted"])
    for entry in report["results"]:
        assert entry["plies_per_second"] > entry["actions_per_second"] > entry["games_per_second"] > 0
        assert entry["copy_microseconds"] > 0
        assert entry["legal_microseconds"] > 0
        assert entry["ratio_to_yardstick"] is None


def test_what_is_missing_is_said_in_one_line_each(
    racecraft: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "compiled_build_found", lambda: False)
    monkeypatch.setattr(bench, "run_trials", lambda program, seconds: iter([]))
    said = racecraft("bench", "engine")
    assert [line.split(":")[0] for line in said.err.splitlines()] == ["racecraft", "racecraft"]
    assert "no compiled build" in said.err
    assert INSTALL_PEERS in said.err
    assert INSTALL_PEERS not in racecraft("bench", "engine", "--no-peers").err


def test_speeds_are_set_in_proportion_to_the_yardstick(
    racecraft: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def measured(name: str, form: str, actions: float, growth: float | None) -> Measurement:
        legal = 1.5 if name == "rali" else None
        return Measurement(name, form, actions, 2 * actions, actions / 100, 0.25, legal, 5000, growth)

    told = [
        measured("rali", "interpreted", 300_000, 0.0),
        measured("rali", "compiled", 4_500_000, 0.0),
        measured("OpenSpiel maedn", "C++", 500_000, None),
        measured("Catanatron", "Python", 25_000, None),
    ]
    monkeypatch.setattr(bench, "compiled_build_found", lambda: True)
    monkeypatch.setattr(bench, "run_trials", lambda program, seconds: iter(told))
    monkeypatch.setattr(peers, "available", lambda: ["maedn", "catanatron"])
    report = racecraft("bench", "engine", "--json").json()
    assert report["yardstick"] == "OpenSpiel maedn"
    assert [entry["ratio_to_yardstick"] for entry in report["results"]] == [0.6, 9.0, 1.0, 0.05]
    table = racecraft("bench", "engine").out
    compiled = next(line for line in table.splitlines() if "compiled" in line)
    cells = [cell.strip() for cell in compiled.split("│")[1:-1]]
    narrow = "\N{NARROW NO-BREAK SPACE}"
    assert cells == [
        "rali",
        "compiled",
        f"4{narrow}500{narrow}000",
        f"9{narrow}000{narrow}000",
        f"45{narrow}000",
        "0.25",
        "1.50",
        "0.0",
        "9.00",
    ]


def test_reading_a_track_is_measured(racecraft: Command, tmp_path: Path) -> None:
    ring = tmp_path / "ring.json"
    ring.write_text(json.dumps(lay("102a", "111a", "106a", "106a", "111a")))
    forms = ["interpreted", "compiled"] if bench.compiled_build_found() else ["interpreted"]
    report = racecraft("bench", "track", "gt", ring, "--json").json()
    assert [entry["form"] for entry in report] == forms
    for entry in report:
        assert (entry["game"], entry["track"], entry["facts"]["tiles"]) == ("gt", "ring.json", 5)
        assert entry["read_milliseconds"] > 0
    assert "ring.json: 5 tiles" in racecraft("bench", "track", "gt", ring).out


def test_a_broken_track_is_not_measured(racecraft: Command, tmp_path: Path) -> None:
    ring = tmp_path / "ring.json"
    ring.write_text(json.dumps(lay("102a", "111a", "106b")))
    assert "GT-TRACK-04" in racecraft("bench", "track", "gt", ring).complaint()


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ([], "an argument is missing: engine|envs|value|review|track"),
        (["track", "gt"], "an argument is missing: FILE"),
        (["track", "nope", "ring.json"], "there is no game 'nope'"),
        (["track", "gt", "nowhere.json"], "nowhere.json"),
        (["gearbox"], "there is no 'gearbox' here"),
        (["engine", "--games", "rali,nope"], "there is no game 'nope'"),
        (["engine", "--games", ""], "there is no game ''"),
        (["engine", "--seconds", "0"], "--seconds: “0” is not a number of seconds above 0"),
        (["engine", "--seconds", "nan"], "--seconds: “nan” is not a number of seconds"),
        (["server", "--processes", "1,two"], "--processes: “two”"),
        (["engine", "--seconds", "soon"], "--seconds: “soon” is not a number of seconds"),
    ],
)
def test_bad_input_is_one_sentence(arguments: list[str], part: str, racecraft: Command) -> None:
    assert part in racecraft("bench", *arguments).complaint()


def test_environments_are_measured_in_a_process_each(racecraft: Command) -> None:
    told = racecraft("bench", "envs", "--games", "rali,gt", "--races", 8, "--seconds", 0.01, "--json").json()
    ours = [entry for entry in told if entry["raw_steps_per_second"] is not None]
    assert [entry["name"] for entry in ours] == ["rali", "gt"]
    assert all(entry["steps_per_second"] > 0 and entry["numbers"] > 100 for entry in told)


def test_the_table_of_the_environments(racecraft: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    entries = [
        bench.EnvMeasurement("rali", "compiled", 219, 11, 1_200_000.0, 1_300_000.0),
        bench.EnvMeasurement("PettingZoo OpenSpiel backgammon", "C++", 200, 1352, 4_000.0, None),
    ]
    monkeypatch.setattr(bench, "measure_envs", lambda games, races, seconds, peer: iter(entries))
    monkeypatch.setattr("racecraft.envs.measure.peer_installed", lambda: True)
    rows = [line for line in racecraft("bench", "envs").lines if line.startswith("│")]
    assert [cell.strip() for cell in rows[0].split("│")[1:-1]] == [
        *("rali", "compiled", "219", "11"),
        *("1\N{NARROW NO-BREAK SPACE}200\N{NARROW NO-BREAK SPACE}000",),
        *("1\N{NARROW NO-BREAK SPACE}300\N{NARROW NO-BREAK SPACE}000", "300.0"),
    ]


@pytest.mark.long
def test_builders_are_measured(racecraft: Command) -> None:
    costs = racecraft("bench", "builders", "--games", "gt", "--seeds", 1, "--json").json()
    works = ["new", "edit", "offers"]
    assert [(each["track"], each["work"]) for each in costs] == [
        *[("usual", work) for work in works],
        *[("longest", work) for work in works],
        ("usual", "close"),
    ]
    assert all(0 < each["median"] <= each["longest"] for each in costs)
    assert "closing 16 tiles" in racecraft("bench", "builders", "--games", "gt", "--seeds", 1).out
    assert "chess" in racecraft("bench", "builders", "--games", "chess").complaint()
