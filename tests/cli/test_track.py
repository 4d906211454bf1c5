"""`racecraft track`: boards listed, shown, checked, exported and drawn."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from racecraft.engine.registry import all_games
from racecraft.games import RALI
from racecraft.games.rali.board import load_board
from tests.builders.crossing import figure_of_eight
from tests.cli.running import Command


@pytest.fixture
def board() -> dict[str, Any]:
    return deepcopy(load_board("classic").data)


def saved(data: Any, path: Path) -> Path:
    path.write_text(json.dumps(data))
    return path


def test_every_track_of_every_game_is_listed(racecraft: Command) -> None:
    said = racecraft("track", "list")
    assert [line.split(": ")[0] for line in said.lines] == [
        f"{game.id} {name}" for game in all_games() for name in (*game.tracks(), *game.track_parts())
    ]
    facts = "72 rows, 2 laps, 34 obstacles, 2 short-cuts, 4 service stations"
    assert f"rali classic: Classic; A bit of everything; Danger 3 of 5; {facts}" in said.lines


def test_the_list_as_json(racecraft: Command) -> None:
    (classic,) = [e for e in racecraft("track", "list", "rali", "--json").json() if e["track"] == "classic"]
    assert classic == {
        "game": "rali",
        "track": "classic",
        "rows": 72,
        "laps": 2,
        "obstacles": 34,
        "shortcuts": 2,
        "stations": 4,
        "danger": 3,
        "manner": "flowing",
    }


def test_an_exported_track_is_a_file_of_ones_own(racecraft: Command, tmp_path: Path) -> None:
    path = tmp_path / "usa.json"
    racecraft("track", "export", "heat", "usa", "-o", path)
    assert racecraft("track", "show", "heat", path).lines == racecraft("track", "show", "heat", "usa").lines
    assert json.loads(racecraft("track", "export", "heat", path).out) == json.loads(path.read_text())


def test_a_game_that_keeps_no_files_says_so(racecraft: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(RALI), "track", lambda game, name: object())
    assert "rali keeps nothing of the files of its tracks" in racecraft("track", "export", "rali").complaint()


def test_a_track_row_by_row(racecraft: Command) -> None:
    lines = racecraft("track", "show", "rali").lines
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in lines if line.startswith("│")]
    assert len(rows) == 72
    assert rows[0] == ["0", "start", "start", "start, ← B71", "START4, start"]
    assert rows[3] == ["3", "", "tree", "", ""]
    assert rows[15] == ["15", "puncture", "", "→ S1", "K1.1"]
    assert rows[22] == ["22", "", "", "", "K1.4, sand"]
    assert racecraft("track", "show", "rali", "classic").lines == lines


def test_rows_as_json(racecraft: Command) -> None:
    shown = racecraft("track", "show", "rali", "--json").json()
    assert shown["facts"]["rows"] == len(shown["rows"]) == 72
    assert shown["rows"][57]["lane-1"] == ["← K2.7"]


def test_marks_in_ukrainian(racecraft: Command) -> None:
    assert "дерево" in racecraft("track", "show", "rali", "--lang", "uk").out


def test_a_good_board_file(board: dict[str, Any], tmp_path: Path, racecraft: Command) -> None:
    board["obstacles"] = board["obstacles"][:5]
    path = saved(board, tmp_path / "short.json")
    said = racecraft("track", "check", "rali", path)
    assert said.status == 0
    assert said.lines == [f"OK {path}: 72 rows, 2 laps, 7 obstacles, 2 short-cuts, 4 service stations"]
    shown = racecraft("track", "show", "rali", path).lines
    assert shown[0] == "72 rows, 2 laps, 7 obstacles, 2 short-cuts, 4 service stations"
    assert sum(line.startswith("│") for line in shown) == 72


def test_bad_board_files_are_named_and_the_others_checked(
    board: dict[str, Any], tmp_path: Path, racecraft: Command
) -> None:
    blocked = deepcopy(board)
    blocked["obstacles"] += [{"row": 3, "lane": 1, "kind": "rock"}, {"row": 3, "lane": 3, "kind": "rock"}]
    files = [
        saved(blocked, tmp_path / "blocked.json"),
        saved([1, 2], tmp_path / "list.json"),
        tmp_path / "deep.json",
        tmp_path / "noise.json",
        tmp_path / "missing.json",
    ]
    files[2].write_text("[" * 100_000)
    files[3].write_bytes(b"\xff\xfe")
    said = racecraft("track", "check", "rali", *files, saved(board, tmp_path / "good.json"))
    assert said.status == 2
    assert len(said.lines) == 1
    assert said.lines[0].startswith("OK ")
    complaints = said.err.splitlines()
    assert len(complaints) == len(files)
    assert complaints[0].startswith("racecraft: blocked.json: row 3: ")
    for file, complaint in zip(files, complaints, strict=True):
        assert file.name in complaint


def test_a_picture_is_written_whole(tmp_path: Path, racecraft: Command) -> None:
    path = tmp_path / "board.svg"
    path.write_text("an older picture")
    assert racecraft("track", "render", "rali", "-o", path, "--width", 640, "--theme", "dark").status == 0
    picture = ElementTree.parse(path).getroot()
    assert picture.get("width") == "640"
    assert [file.name for file in tmp_path.iterdir()] == ["board.svg"]


def test_a_picture_to_standard_output(racecraft: Command) -> None:
    said = racecraft("track", "render", "rali", "-o", "-")
    assert said.out == racecraft("track", "render", "rali", "classic").out
    assert ElementTree.fromstring(said.out).tag.endswith("svg")


def test_a_picture_of_a_position(tmp_path: Path, racecraft: Command) -> None:
    position = RALI.position(RALI.new(2))
    position.update(
        phase="declare",
        cars=[
            {"cell": cell, "crossings": 1, "gear": 2, "marker": 9, "at_rest": False, "miss": 0}
            for cell in ("30.1", "33.2")
        ],
    )
    plain = saved(position, tmp_path / "position.json")
    wrapped = saved({"ply": 7, "position": position}, tmp_path / "shown.json")
    picture = racecraft("track", "render", "rali", "--position", plain)
    assert picture.status == 0
    assert picture.out != racecraft("track", "render", "rali").out
    assert racecraft("track", "render", "rali", "--position", wrapped).out == picture.out


def test_a_picture_of_ones_own_board(board: dict[str, Any], tmp_path: Path, racecraft: Command) -> None:
    board["obstacles"] = []
    picture = racecraft("track", "render", "rali", saved(board, tmp_path / "own.json"))
    assert picture.status == 0
    assert picture.out != racecraft("track", "render", "rali").out


def test_a_board_that_cannot_be_drawn(board: dict[str, Any], tmp_path: Path, racecraft: Command) -> None:
    """Nobody could race on it in a browser, so it does not pass the check either."""
    board["centreline"] = []
    path = saved(board, tmp_path / "flat.json")
    assert racecraft("track", "check", "rali", path).complaint().startswith("flat.json: ")
    complaint = racecraft("track", "render", "rali", path).complaint()
    assert complaint.startswith(f"{path} cannot be drawn: ")


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["list", "nope"], "there is no game 'nope'"),
        (["show", "rali", "nowhere"], "rali has no board 'nowhere'; it has classic; a file of your own"),
        (["show", "rali", "nowhere.json"], "cannot read nowhere.json"),
        (["render", "rali", "--width", "0"], "--width: “0” is not a whole number from 1 on"),
        (["render", "rali", "--width", "99999999"], "99999999"),
        (["render", "rali", "--position", "nowhere.json"], "cannot read nowhere.json"),
        (["render", "rali", "classic", "--position", "x.json"], "a position names its own track"),
        (["render", "rali", "-o", "/nowhere/at/all.svg"], "cannot write /nowhere/at/all.svg"),
    ],
)
def test_bad_input_is_one_sentence(arguments: list[str], part: str, racecraft: Command) -> None:
    assert part in racecraft("track", *arguments).complaint()


@pytest.mark.parametrize("position", [[], {"rounds": 1}, {"game": "gt"}, {"game": "rali", "options": {}}])
def test_a_position_that_cannot_be(position: Any, tmp_path: Path, racecraft: Command) -> None:
    path = saved(position, tmp_path / "position.json")
    picture = tmp_path / "picture.svg"
    complaint = racecraft("track", "render", "rali", "--position", path, "-o", picture).complaint()
    assert complaint.startswith("position.json: ")
    assert not picture.exists()


def test_a_road_that_lies_on_itself(tmp_path: Path, racecraft: Command) -> None:
    """A check finds what the builder finds."""
    path = saved(figure_of_eight(), tmp_path / "eight.json")
    said = racecraft("track", "check", "heat", path)
    assert said.status == 2
    assert said.err.startswith("racecraft: eight.json: ")
