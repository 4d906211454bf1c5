"""Typing errors, options that do not fit, completion, and commands that are interrupted."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from racecraft.arena.crew import this_process
from racecraft.arena.job import Job
from racecraft.arena.results import Results
from racecraft.arena.tournament import Tournament
from racecraft.cli.arena import live_standings
from racecraft.cli.completion import completions
from racecraft.cli.main import COMMANDS
from racecraft.cli.options import objection, options_of
from racecraft.engine.game import AnyGame
from racecraft.engine.registry import all_games
from racecraft.locales import LANGUAGES, Words
from tests.cli.running import Command

MEANT = [
    ("paly", "did you mean play?"),
    ("play ralli", "did you mean rali?"),
    ("play rali --sed 3", "there is no --sed; did you mean --seed?"),
    ("record shwo x", "did you mean show?"),
    ("record verify --unfinshed x", "did you mean --unfinished?"),
    ("arena rali --bots clup,pro", "did you mean club?"),
    ("simulate rali --bots por", "did you mean pro?"),
    ("play gt --option lapz=3", "did you mean laps?"),
    ("play heat --option track=ussa", "did you mean usa?"),
    ("play rali --option zzz=1", "racecraft options rali lists them"),
    ("play rali --option laps=99", "laps takes a whole number from 0 to 9, not 99"),
    ("play heat --option garage=on", "garage takes one of draft, off, quick, not on"),
    ("play heat --option weather=7", "weather takes true or false, not 7"),
]


@pytest.mark.parametrize(("line", "said"), MEANT, ids=[line for line, _ in MEANT])
def test_a_typing_error_is_answered_with_what_was_meant(line: str, said: str, racecraft: Command) -> None:
    assert said in racecraft(*line.split()).complaint()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_option_is_described_and_refuses_in_every_language(game: AnyGame, language: str) -> None:
    words = Words(language)
    assert objection(game, {option.name: option.default for option in options_of(game)}, words) is None
    for option in options_of(game):
        said = objection(game, {option.name: 10**9}, words) or objection(game, {option.name: []}, words)
        assert said is not None
        assert option.name in said
        assert "$" not in said


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_options_lists_all_of_them(game: AnyGame, racecraft: Command) -> None:
    lines = racecraft("options", game.id).lines
    for option in options_of(game):
        assert any(line.startswith(f"{option.name}=") for line in lines)
    schema = racecraft("options", game.id, "--json").json()
    assert schema == msgspec.json.decode(msgspec.json.encode(game.schema()))


COMPLETED = [
    (["pl"], ["play"]),
    (["--lang", ""], list(LANGUAGES)),
    (["--lang", "uk", "wat"], ["watch"]),
    (["record", ""], ["verify", "show", "chart"]),
    (["record", "show", "--p"], ["--ply"]),
    (["record", "verify", "--"], ["--help", "--unfinished", "--json"]),
    (["play", "ra"], ["rali", "rallyman"]),
    (["play", "--dice", ""], ["seeded", "manual"]),
    (["play", "heat", "--bots", "club,p"], ["club,pro"]),
    (["play", "heat", "--option", "tra"], ["track=", "training="]),
    (["play", "heat", "--option", "track=u"], ["track=usa"]),
    (["play", "--option", "laps=9"], ["laps=9"]),
    (["play", "--save", ""], []),
    (["watch", ""], []),
    (["nonsense", ""], []),
]


@pytest.mark.parametrize(("typed", "found"), COMPLETED, ids=[" ".join(typed) for typed, _ in COMPLETED])
def test_completion(typed: list[str], found: list[str]) -> None:
    assert completions(typed, Words("en")) == found


def test_every_command_is_completed() -> None:
    assert set(COMMANDS) <= set(completions([""], Words("en")))
    for command in COMMANDS:
        completions([command, ""], Words("en"))


def test_dashes_are_completed_as_any_word(racecraft: Command) -> None:
    assert "--humans" in racecraft("completion", "words", "--", "play", "rali", "--").lines
    assert "--version" in racecraft("completion", "words", "--", "--").lines


def test_bash_completes(tmp_path: Path, racecraft: Command) -> None:
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("there is no bash here")
    script = tmp_path / "script"
    script.write_text(racecraft("completion", "bash").out)
    program = "import sys; from racecraft.cli.main import main; sys.exit(main())"
    asked = f"""
racecraft() {{ {sys.executable} -c '{program}' "$@"; }}
source {script}
COMP_LINE='racecraft play heat --option track=us' COMP_POINT=37
_racecraft
echo "${{COMPREPLY[@]}}"
"""
    done = subprocess.run([bash, "-c", asked], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout == "usa\n"


OTHER_SHELLS = {
    "zsh": """
compdef() {{ }}
compadd() {{ [[ "${{@[-1]}}" == -- ]] || print -r -- "${{@[-1]}}"; }}
source {script}
words=(racecraft play heat --option track=us) CURRENT=5
_racecraft
""",
    "fish": """
source {script}
complete -C 'racecraft play heat --option track=us'
complete -C 'racecraft record v'
complete -C 'racecraft record verify v'
""",
}
OFFERED = {"zsh": ["track=usa"], "fish": ["track=usa", "verify", "vacation.jsonl"]}
"""A file only where one is wanted."""


@pytest.mark.parametrize("shell", OTHER_SHELLS)
def test_other_shells_complete(shell: str, tmp_path: Path, racecraft: Command) -> None:
    text = racecraft("completion", shell).out
    assert "racecraft completion words --" in text
    there = shutil.which(shell)
    if there is None:
        pytest.skip(f"there is no {shell} here")
    script, command = tmp_path / "script", tmp_path / "racecraft"
    script.write_text(text)
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -m racecraft "$@"\n')
    command.chmod(0o755)
    environment = {**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}", "HOME": str(tmp_path)}
    asked = [there, "-c", OTHER_SHELLS[shell].format(script=script)]
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "vacation.jsonl").touch()
    done = subprocess.run(
        asked, capture_output=True, text=True, timeout=60, env=environment, check=True, cwd=folder
    )
    assert done.stdout.split() == OFFERED[shell], done.stderr


def interrupted(parts: Any) -> Generator[int, None, None]:
    """The first part, and then Ctrl-C."""
    for part in parts:
        yield part
        raise KeyboardInterrupt


@pytest.mark.parametrize(
    ("module", "line", "title"),
    [
        ("arena", "arena rali --bots club,random --games 60 --jobs 1", "club"),
        ("simulate", "simulate rali --bots random,random --games 4000 --jobs 1", "random"),
    ],
)
def test_ctrl_c_shows_what_was_played(
    module: str, line: str, title: str, racecraft: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        f"racecraft.cli.{module}.with_progress", lambda parts, *rest, **more: interrupted(parts)
    )
    said = racecraft(*line.split())
    assert said.status == 130
    assert title in said.out
    assert "Interrupted: " in said.err


def test_scenarios_and_tracks_as_json(tmp_path: Path, racecraft: Command) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("{")
    (verdict,) = racecraft("scenario", bad, "--json").json()
    assert (verdict["file"], verdict["verdict"]) == (str(bad), "bad")
    said = racecraft("track", "check", "rali", "classic", bad, "--json")
    assert said.status == 2
    good, broken = said.json()
    assert good["ok"]
    assert good["facts"]["rows"] > 0
    assert "is not JSON" in broken["error"]


def test_export_replaces_a_file_only_when_told(tmp_path: Path, racecraft: Command) -> None:
    file = tmp_path / "track.json"
    assert racecraft("track", "export", "rali", "-o", file).status == 0
    file.write_text("mine")
    assert "--force replaces it" in racecraft("track", "export", "rali", "-o", file).complaint()
    assert file.read_text() == "mine"
    assert racecraft("track", "export", "rali", "-o", file, "--force").status == 0
    assert file.read_text() != "mine"


def test_the_standings_of_a_tournament_under_way() -> None:
    results = Results(Job("rali", ["random", "club"], 2, {"laps": 1}, 1, 0.0), None)
    tournament = Tournament(results, 40)
    parts = tournament.play(this_process, 1)
    next(parts)
    parts.close()
    table = live_standings(tournament, Words("en"))
    played = len(results.outcomes)
    assert 0 < played < 40
    assert [row[0] for row in table.rows] == ["club", "random"]
    assert [int(row[1]) for row in table.rows] == [played, played]
    assert sum(int(row[2]) for row in table.rows) == played
