"""`racecraft serve` and plain `racecraft` in processes of their own: start, answer, leave when told."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.running import Command

MAIN = "import sys; from racecraft.cli.main import main; sys.exit(main())"


@contextmanager
def started(*arguments: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The running command and the address it told."""
    process = subprocess.Popen(
        [sys.executable, "-c", MAIN, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LC_ALL": "en", **environment},
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.fullmatch(r"The table is open at (http://localhost:\d+)/\n", line)
        assert found is not None, line + (process.stderr.read() if process.stderr else "")
        yield process, found[1]
    finally:
        process.kill()
        process.communicate()


def test_it_serves_until_it_is_interrupted(tmp_path: Path) -> None:
    with started("serve", "--port", "0", "--data", str(tmp_path / "deep" / "data")) as (process, address):
        with urllib.request.urlopen(f"{address}/api/about") as answer:
            assert {game["id"] for game in json.load(answer)["games"]} == {"gt", "heat", "rali", "rallyman"}
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=30)
        assert process.returncode == 0
        assert "Traceback" not in err
        assert (tmp_path / "deep" / "data" / "racecraft.db").exists()
        assert (tmp_path / "deep" / "data" / "secret").stat().st_mode & 0o077 == 0


@pytest.mark.long
def test_the_plain_command_serves_too(tmp_path: Path) -> None:
    """The data folder follows the user's; a second server on the same file is told why it cannot be."""
    with started(XDG_DATA_HOME=str(tmp_path)) as (process, address):
        assert address == "http://localhost:8642"
        second = subprocess.run(
            [sys.executable, "-c", MAIN, "serve", "--port", "0"],
            capture_output=True,
            text=True,
            env={**os.environ, "LC_ALL": "en", "XDG_DATA_HOME": str(tmp_path)},
        )
        assert second.returncode == 2
        assert "is in use by another racecraft server" in second.stderr
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=30)
        assert process.returncode == 0


def test_what_cannot_be_served_is_said_in_a_sentence(racecraft: Command, tmp_path: Path) -> None:
    assert "not mysql://x" in racecraft("serve", "--database", "mysql://x").complaint()
    assert (
        "not race.example" in racecraft("serve", "--origin", "race.example", "--data", tmp_path).complaint()
    )
    assert "--port" in racecraft("serve", "--port", "99999").complaint()
    assert (
        "cannot listen on 192.0.2.1"
        in racecraft("serve", "--host", "192.0.2.1", "--data", tmp_path).complaint()
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--host", ""], "an address to listen on is not empty"),
        (["--host", "nowhere.invalid"], "cannot listen on nowhere.invalid"),
        (["--proxy", "nonsense"], "such as 10.0.0.0/8, not nonsense"),
        (["--origin", "https://"], "not https://"),
        (["--origin", "https://race.example/path"], "not https://race.example/path"),
        (["--database", "postgresql://u:geheim@127.0.0.1:port/x"], "not postgresql://u@127.0.0.1:port/x"),
        (["--database", "postgresql://["], "not postgresql://["),
        (["--database", "postgresql://u:geheim@127.0.0.1:1/x"], "postgresql://u@127.0.0.1:1/x"),
        (["--database", "{folder}"], "unable to open database file"),
        (["--secret", "{folder}"], "Is a directory"),
        (["--data", "{folder}/file"], "File exists"),
        (["--log", "loud"], "there is no 'loud' here"),
        (["--workers", "0"], "is not a whole number from 1 to 64"),
    ],
)
def test_a_bad_value_is_named(
    arguments: list[str], sentence: str, racecraft: Command, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    given = [argument.replace("{folder}", str(tmp_path)) for argument in arguments]
    said = racecraft("serve", "--port", "0", "--data", tmp_path / "data", *given).complaint()
    assert sentence in said
    assert "geheim" not in said


def test_backup_and_restore_from_the_command_line(racecraft: Command, tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl.gz"
    with started("serve", "--port", "0", "--data", str(tmp_path / "old")) as (_, address):
        urllib.request.urlopen(f"{address}/api/me").close()
        assert racecraft("backup", file, "--data", tmp_path / "old").out == f"{file}: 0 rows\n"
        again = racecraft("backup", file, "--data", tmp_path / "old", "--json")
        assert again.json() == {"file": str(file), "rows": 0}
    said = racecraft("restore", file, "--data", tmp_path / "new")
    assert said.out == f"restored from {file}: 0 rows\n"
    other = racecraft("restore", file, "--data", tmp_path / "other", "--json")
    assert other.json() == {"file": str(file), "rows": 0}
    assert "cannot read" in racecraft("restore", tmp_path / "none", "--data", tmp_path / "new").complaint()


@pytest.mark.long
@pytest.mark.parametrize("arguments", [pytest.param([], marks=pytest.mark.long), ["--json"]])
def test_the_table_can_be_measured(racecraft: Command, arguments: list[str]) -> None:
    said = racecraft("bench", "server", "--tables", "8", "--seconds", "0.2", "--idle", "3", *arguments)
    assert said.status == 0
    if arguments:
        report = said.json()
        assert report["sockets"] == 16
        assert all(load["moves"] > 0 and load["refused"] == 0 for load in report["loads"])
        assert all(disk["syncs_per_second"] > 0 for disk in report["disks"])
    else:
        assert "Moves/s" in said.out


@pytest.mark.long
def test_a_load_ends_with_its_races_and_the_next_one_has_others(racecraft: Command) -> None:
    said = racecraft(
        "bench", "server", "--tables", "1", "--games", "rali", "--seconds", "10", "--idle", "0", "--json"
    )
    assert said.status == 0
    full, half = said.json()["loads"]
    assert full["finished_races"] == 1
    assert half["moves"] > 10


def test_a_folder_that_is_not_there_cannot_be_measured_in(racecraft: Command, tmp_path: Path) -> None:
    said = racecraft("bench", "server", "--data", str(tmp_path / "nowhere"))
    assert said.status == 2
    assert "no folder can be made in" in said.err
