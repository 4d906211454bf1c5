"""`racecraft simulate`: the summary, JSON, records, and what it refuses."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from racecraft.engine.form import COMPILED
from racecraft.games.rali.board import load_board
from tests.cli.running import Command
from tests.cli.test_main import SCRIPT


def test_the_table(racecraft: Command) -> None:
    said = racecraft("simulate", "rali", "--games", 30, "--bots", "club,random", "--jobs", 1)
    assert said.status == 0
    assert said.lines[0].strip() == "rali: 30 races"
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in said.lines if line.startswith("│")]
    assert [row[:3] for row in rows] == [["1", "club", "30"], ["2", "random", "0"]]
    assert [row[4] for row in rows] == ["88.6% – 100.0%", "0.0% – 11.4%"]
    assert [row[5] for row in rows] == ["1.00", "2.00"]
    assert said.lines[-2].startswith("On average ")
    assert said.lines[-1].endswith(" actions per second.")


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_numbers_of_tables_are_written_as_those_of_sentences(racecraft: Command, language: str) -> None:
    said = racecraft("simulate", "rali", "--games", 3, "--seats", 2, "--jobs", 1, "--lang", language)
    table = [line for line in said.lines if line.startswith("│")]
    assert all(re.findall(r"\d,\d{2} *│$", line) for line in table)
    assert not re.search(r"\d\.\d", said.out)


@pytest.mark.parametrize(("language", "told"), [("en", "5/9 (55.56%)"), ("uk", "5/9 (55,56%)")])
def test_odds_are_written_as_the_language_does(racecraft: Command, language: str, told: str) -> None:
    said = racecraft("odds", "gt", "G5", "G6", "--lang", language)
    assert told in said.out


def test_json_has_the_same_and_does_not_depend_on_jobs(racecraft: Command) -> None:
    told = [racecraft("simulate", "rali", "--games", 25, "--jobs", jobs, "--json").json() for jobs in (1, 2)]
    speeds = [report.pop("speed") for report in told]
    assert told[0] == told[1]
    assert all(speed["games_per_second"] > 0 and speed["actions_per_second"] > 0 for speed in speeds)
    report = told[0]
    assert report["games"] == 25
    assert [seat["bot"] for seat in report["seats"]] == ["random"] * 4
    assert sum(seat["wins"] for seat in report["seats"]) == 25
    for seat in report["seats"]:
        low, high = seat["win_rate_95"]
        assert low <= seat["win_rate"] == seat["wins"] / 25 <= high
    assert report["mean_plies"] > report["mean_actions"] > report["mean_rounds"] > 1


def test_it_says_when_the_engine_is_interpreted(racecraft: Command) -> None:
    said = racecraft("simulate", "rali", "--games", 1)
    assert said.err.count("\n") == (0 if COMPILED else 1)
    assert COMPILED or said.err.startswith("racecraft: the engine runs interpreted")


def test_seats_and_options(racecraft: Command) -> None:
    report = racecraft(
        "simulate", "rali", "--games", 5, "--seats", 2, "--option", "laps=1", "--option", "first=0", "--json"
    ).json()
    assert len(report["seats"]) == 2
    assert report["options"] == {"laps": 1, "first": 0}


def test_a_board_of_ones_own(racecraft: Command, tmp_path: Path) -> None:
    board = {**load_board("classic").data, "obstacles": []}
    (tmp_path / "empty.json").write_text(json.dumps(board))
    given = ["simulate", "rali", "--games", 10, "--seats", 1, "--json"]
    with_obstacles = racecraft(*given).json()
    without = racecraft(*given, "--option", f"board=@{tmp_path / 'empty.json'}").json()
    assert without["mean_rounds"] < with_obstacles["mean_rounds"]


def test_a_bot_that_fails_is_told(racecraft: Command) -> None:
    given = ["simulate", "rali", "--games", 2, "--bots", "tests.arena.bad_bots:Crasher,random", "--jobs", 1]
    assert any("bad_bots:Crasher crashed" in line for line in racecraft(*given).lines)
    report = racecraft(*given, "--json").json()
    assert report["faults"]["count"] > 2
    assert [fault["game"] for fault in report["faults"]["first"]] == [1, 2]
    assert report["lost"] == {"count": 0, "first": []}


def test_records_are_kept_and_verify(racecraft: Command, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "races"
    assert racecraft("simulate", "rali", "--games", 3, "--seed", 8, "--records", folder).status == 0
    names = [f"rali-8-00000{number}.jsonl" for number in (1, 2, 3)]
    assert sorted(file.name for file in folder.iterdir()) == names
    assert racecraft("record", "verify", *sorted(folder.iterdir())).status == 0


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["nope"], "there is no game 'nope'"),
        (["rali", "--games", "0"], "--games: “0” is not a whole number from 1 on"),
        (["rali", "--games", "1e3"], "--games: “1e3” is not a whole number"),
        (["rali", "--jobs", "0"], "--jobs: “0” is not a whole number from 1 to 1024"),
        (["rali", "--seed", "-1"], "--seed: “-1” is not a whole number from 0 to 18446744073709551615"),
        (["rali", "--seats", "5"], "rali seats 1 to 4 players, not 5"),
        (["rali", "--bots", "random,nobody"], "rali has no bot 'nobody'"),
        (["rali", "--bots", ""], "rali has no bot ''"),
        (["rali", "--option", "laps"], "an option is written NAME=VALUE, not 'laps'"),
        (["rali", "--option", "laps=1", "--option", "laps=2"], "the option 'laps' is given twice"),
        (["rali", "--option", "laps=10"], "laps"),
        (["rali", "--option", "wings=2"], "rali has no option 'wings'"),
        (["rali", "--option", "board=@nowhere.json"], "cannot read nowhere.json"),
        (["rali", "--option", "board=nowhere"], "rali has no board 'nowhere'"),
    ],
)
def test_bad_input_is_one_sentence(
    arguments: list[str], part: str, racecraft: Command, tmp_path: Path
) -> None:
    folder = tmp_path / "races"
    assert part in racecraft("simulate", *arguments, "--records", folder).complaint()
    assert not folder.exists()


def test_a_folder_that_is_a_file(racecraft: Command, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "file" in racecraft("simulate", "rali", "--games", 1, "--records", tmp_path / "file").complaint()


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_an_interrupt_is_polite_and_leaves_no_worker() -> None:
    """Ctrl-C in a terminal reaches the whole group of processes."""
    command = [
        str(SCRIPT),
        "simulate",
        "rali",
        "--bots",
        "club,club",
        "--games",
        "1000000",
        "--jobs",
        "2",
    ]
    running = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=_hear_interrupts,
    )
    _wait_for_workers(running.pid, 2)
    os.killpg(running.pid, signal.SIGINT)
    try:
        out, err = running.communicate(timeout=60)
    except subprocess.TimeoutExpired:
        os.killpg(running.pid, signal.SIGKILL)
        running.communicate()
        raise
    assert running.returncode == 130
    assert out == "" or "Interrupted: " in err
    assert "Traceback" not in err
    with pytest.raises(ProcessLookupError):
        _wait_for_nobody(running.pid)


def _hear_interrupts() -> None:
    """Tests that run in the background may have been told to ignore them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _wait_for_workers(process: int, number: int) -> None:
    """Returns when it has so many processes at work."""
    children = Path(f"/proc/{process}/task/{process}/children")
    deadline = time.monotonic() + 60
    while len(children.read_text().split()) < number:
        assert time.monotonic() < deadline
        time.sleep(0.02)


def _wait_for_nobody(group: int) -> None:
    """Raises ProcessLookupError as soon as the group of processes is empty."""
    for _ in range(100):
        os.killpg(group, 0)
        time.sleep(0.05)
