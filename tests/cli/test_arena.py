"""`racecraft arena`: tables, JSON, Markdown, plots; going on after a kill; Ray; and what it refuses."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.cli.running import Command
from tests.cli.test_main import SCRIPT

SHORT = ["--option", "laps=1"]


def without_time(report: dict[str, Any]) -> dict[str, Any]:
    """The part of a report that is the same whoever played the games."""
    del report["speed"]
    for bot in report["bots"]:
        del bot["ms_per_decision"], bot["slowest_ms"]
    return report


def rows(lines: list[str]) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("│")[1:-1]] for line in lines if line.startswith("│")]


def test_the_tables(racecraft: Command) -> None:
    said = racecraft("arena", "rali", "--bots", "club,random", "--games", 9, *SHORT)
    assert said.status == 0
    assert said.lines[0].strip() == "rali: 10 games, 2 seats, seed 0"
    club, random, pair, thought, _ = rows(said.lines)
    assert club[:7] == ["club", "10", "10", "100.0%", "72.2% – 100.0%", "1.00", "1.00 – 1.00"]
    assert random[:4] == ["random", "10", "0", "0.0%"]
    assert pair == ["club", "random", "10", "100.0%", "72.2% – 100.0%"]
    assert thought[0] == "club"
    assert thought[4:] == ["0", "0", "0"]
    assert "10 games played" in said.lines[-2]


def test_markdown_can_be_pasted(racecraft: Command) -> None:
    said = racecraft("arena", "rali", "--bots", "club,random", "--games", 4, *SHORT, "--markdown")
    assert said.lines[0] == "**rali: 4 games, 2 seats, seed 0**"
    assert said.lines[2].startswith("| Bot | Games | Wins | Rate |")
    assert said.lines[3] == "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
    assert said.lines[4].startswith("| club | 4 | 4 | 100.0% |")
    tables = [line for line in said.lines if line.startswith("|")]
    assert len(tables) == 4 + 3 + 4
    assert "" in said.lines


def test_without_luck_beside_what_was_raced(racecraft: Command, tmp_path: Path) -> None:
    duel = (
        "arena",
        "rali",
        "--bots",
        "club,random",
        "--games",
        4,
        *SHORT,
        "--results",
        tmp_path / "duel.jsonl",
    )
    said = racecraft(*duel, "--adjusted=3")
    titles = [line.strip() for line in said.lines if "without luck" in line]
    assert titles == ["Wins, raced and without luck", "Places, raced and without luck"]
    assert any(
        line.startswith("Without luck by 3 playouts of either side of a decision") for line in said.lines
    )
    report = json.loads(racecraft(*duel, "--adjusted=3", "--json").out)
    assert report["speed"]["played"] == 0
    assert report["playouts"] == 3
    assert report["adjusted"][0]["win_rate"]["raw"] == 1.0
    assert "its adjusted is 3, not 0" in racecraft(*duel).complaint()


def test_alone_against_the_clock(racecraft: Command, tmp_path: Path) -> None:
    said = racecraft(
        "arena", "gt", "--bots", "club,random", "--seats", 1, "--games", 4, "--plots", tmp_path / "plots"
    )
    club, random, *_ = rows(said.lines)
    assert [club[:2], random[:2]] == [["club", "2"], ["random", "2"]]
    assert float(club[3]) < float(random[3])
    assert sorted(file.name for file in (tmp_path / "plots").iterdir()) == ["rounds.svg", "times.svg"]


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_a_proof_is_told_in_words(language: str, racecraft: Command) -> None:
    given = ["--lang", language, "arena", "rali", "--bots", "club,random", "--games", 80, *SHORT]
    said = racecraft(*given, "--sprt", "50%,75%")
    proven = {
        "en": "Proven: club scores more than 50.0% against random",
        "uk": "Доведено: club",
        "ru": "Доказано: club",
    }
    assert proven[language] in said.out.replace("\n", " ")
    report = racecraft(*given, "--sprt", "0,190.85", "--alpha", "0.01", "--json").json()
    assert report["test"]["verdict"] == "higher"
    assert report["test"]["high"] == pytest.approx(0.75, abs=1e-4)
    assert report["games"] == 2 * report["test"]["rounds"] < 80


def test_a_results_file_tells_its_job_and_goes_on(racecraft: Command, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    given = ["arena", "rali", "--bots", "rookie,random", "--seed", 3, *SHORT]
    whole = without_time(racecraft(*given, "--games", 12, "--json").json())
    first = racecraft(*given, "--games", 6, "--results", file, "--json").json()
    shown = racecraft("arena", file, "--json").json()
    assert shown["speed"]["played"] == 0
    assert without_time(shown) == without_time(first)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:2], *lines[3:]]))
    before = file.read_bytes()
    assert racecraft("arena", file, "--json").json()["games"] == 5
    assert file.read_bytes() == before
    assert without_time(racecraft("arena", file, "--games", 12, "--json").json()) == whole
    assert (
        "holds another job: its seed is 3, not 0"
        in racecraft(*given[:4], "--results", file, *SHORT).complaint()
    )


def test_plots_are_pictures(racecraft: Command, tmp_path: Path) -> None:
    said = racecraft(
        "arena",
        "rallyman",
        "--bots",
        "rookie,random",
        "--games",
        4,
        "--option",
        "stage=1",
        "--plots",
        tmp_path,
    )
    assert said.status == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == ["ratings.svg", "rounds.svg", "times.svg"]
    for file in tmp_path.iterdir():
        texts = [element.text for element in ElementTree.parse(file).iter() if element.tag.endswith("text")]
        assert any("rallyman: 4 games, 2 seats, seed 0" in str(text) for text in texts)


def test_a_kept_race_has_a_chart(racecraft: Command, tmp_path: Path) -> None:
    folder = tmp_path / "races"
    assert (
        racecraft(
            "arena", "rali", "--bots", "rookie,random", "--games", 2, *SHORT, "--records", folder
        ).status
        == 0
    )
    first, second = sorted(folder.iterdir())
    assert racecraft("record", "verify", first, second).status == 0
    assert racecraft("record", "chart", first, "-o", tmp_path / "chart.svg").status == 0
    chart = ElementTree.parse(tmp_path / "chart.svg")
    names = [element.text for element in chart.iter() if element.get("class") == "name"]
    assert sorted(str(name).split()[0] for name in names) == ["random", "rookie"]
    assert "cannot read" in racecraft("record", "chart", tmp_path / "none.jsonl").complaint()


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["nope", "--bots", "club"], "there is no game 'nope'"),
        (["rali"], "an argument is missing: --bots"),
        (["rali", "--bots", "club,nobody"], "rali has no bot 'nobody'"),
        (["rali", "--bots", "club,club"], "the bot 'club' is named twice"),
        (["rali", "--bots", ""], "rali has no bot ''"),
        (["rali", "--bots", "club,random", "--seats", "5"], "rali seats 1 to 4 players, not 5"),
        (["rali", "--bots", "club,random,rookie,random@1,random@2"], "rali seats 1 to 4 players, not 5"),
        (["rali", "--bots", "club", "--games", "0"], "--games: “0” is not a whole number from 1 on"),
        (["rali", "--bots", "club", "--limit", "0"], "--limit: “0” is not a number of seconds"),
        (["rali", "--bots", "club,random", "--adjusted=-2"], "--adjusted: “-2” is not a whole number"),
        (["rali", "--bots", "club,random", "--adjusted=200000"], "by 1 to 100000 playouts, not 200000"),
        (["rali", "--bots", "club", "--seats", "1", "--adjusted"], "in races of two cars and more"),
        (["none.jsonl", "--adjusted"], "--adjusted cannot be given: none.jsonl holds the whole job"),
        (["rali", "--bots", "club,random", "--sprt", "5"], "a test is written LOW,HIGH"),
        (["rali", "--bots", "club,random", "--sprt", "a,b"], "a test is written LOW,HIGH"),
        (["rali", "--bots", "club,random", "--sprt", "20,0"], "the lower first"),
        (["rali", "--bots", "club,random", "--sprt", "0,-1e9"], "a test is"),
        (["rali", "--bots", "club,random", "--sprt", "0,20", "--alpha", "2"], "alpha is a probability"),
        (["rali", "--bots", "club,random,rookie", "--sprt", "0,20"], "a test is between two bots"),
        (["rali", "--bots", "club", "--option", "laps=99"], "laps"),
        (["rali", "--bots", "club", "--json", "--markdown"], "--markdown: cannot be combined with"),
        (["none.jsonl"], "cannot read none.jsonl"),
        (["none.jsonl", "--bots", "club"], "--bots cannot be given: none.jsonl holds the whole job"),
        (["rali", "--bots", "club", "--ray", "127.0.0.1:1"], "there is no Ray cluster at '127.0.0.1:1'"),
        (["rali", "--bots", "club", "--ray", "127.0.0.1:99999999"], "there is no Ray cluster at"),
        (["rali", "--bots", "club", "--ray", "mars"], "a Ray cluster is named local, auto or HOST:PORT"),
    ],
)
def test_bad_input_is_one_sentence(
    arguments: list[str], part: str, racecraft: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert part in racecraft("arena", *arguments).complaint()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_a_kill_loses_nothing_and_counts_nothing_twice(racecraft: Command, tmp_path: Path) -> None:
    """Killed twice in the middle of its work, with SIGKILL."""
    file = tmp_path / "results.jsonl"
    given = ["arena", "rali", "--bots", "rookie,random", "--seed", "11", *SHORT, "--results", str(file)]
    for lines in (4, 9):
        running = subprocess.Popen([SCRIPT, *given, "--games", "1000000"], stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + 120
        while not file.exists() or file.read_bytes().count(b"\n") <= lines:
            assert time.monotonic() < deadline
            assert running.poll() is None
            time.sleep(0.02)
        running.send_signal(signal.SIGKILL)
        running.wait()
    with file.open("ab") as torn:
        torn.write(b'{"game":3,"line')
    played = file.read_bytes().count(b"\n") - 1
    games = played + 7
    resumed = racecraft(*given, "--games", games, "--json")
    whole = racecraft(*given[:-2], "--games", games, "--json")
    assert without_time(resumed.json()) == without_time(whole.json())
    numbers = [json.loads(line)["game"] for line in file.read_bytes().splitlines()[1:]]
    assert len(numbers) == len(set(numbers))
    assert set(range(1, games + 1)) <= set(numbers)


@pytest.mark.long
def test_ray_plays_the_same_games(racecraft: Command, tmp_path: Path) -> None:
    """On a Ray runtime of its own: the same report, bad bots and lost games included."""
    bots = "rookie,tests.arena.bad_bots:Cheat,tests.arena.bad_bots:Quitter"
    given = [
        "arena",
        "rali",
        "--bots",
        bots,
        "--seats",
        "2",
        "--games",
        "12",
        *SHORT,
        "--seed",
        "3",
        "--json",
    ]
    folder = tmp_path / "races"
    done = subprocess.run(
        [SCRIPT, *given, "--ray", "local", "--jobs", "2", "--records", folder],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LC_ALL": "en", "RAY_USAGE_STATS_ENABLED": "0"},
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    here = racecraft(*given).json()
    assert told["speed"]["scheduling"] is None or 0 <= told["speed"]["scheduling"] <= 1
    assert [lost["game"] for lost in told["lost"]] == [lost["game"] for lost in here["lost"]]
    assert 0 < len(told["lost"]) < 12
    assert len(list(folder.iterdir())) == told["games"]
    del told["lost"], here["lost"]
    assert without_time(told) == without_time(here)
