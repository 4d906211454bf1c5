"""`racecraft track generate`, `close` and `stats` for circuits."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import racecraft as package
from racecraft.cli.main import main
from racecraft.engine.errors import BadOptions, UnknownName
from tests.cli.running import Command


def test_a_circuit_is_made_up_cut_closed_and_measured(racecraft: Command, tmp_path: Path) -> None:
    made, half, whole = tmp_path / "made.json", tmp_path / "half.json", tmp_path / "whole.json"
    wishes = ("--seed", "7", "--length", "12", "--danger", "4", "--wish", "lanes=two")
    assert racecraft("track", "generate", "gt", *wishes, "-o", str(made)).status == 0
    assert racecraft("track", "check", "gt", str(made)).status == 0
    again = racecraft("track", "generate", "gt", *wishes)
    document = json.loads(again.out)
    assert document == json.loads(made.read_text())
    half.write_text(json.dumps({**document, "tiles": document["tiles"][:6]}))
    told = racecraft("track", "stats", "gt", str(half))
    assert told.status == 2
    assert "The circuit is not closed" in told.out
    assert racecraft("track", "close", "gt", str(half), "-o", str(whole)).status == 0
    found = json.loads(racecraft("track", "stats", "gt", str(whole), "--json").out)
    assert found["problems"] == []
    assert found["figures"]["boxes"] == 1
    assert len(found["fingerprint"]) == 16
    closed = racecraft("track", "close", "gt", str(whole))
    assert closed.status == 2
    assert closed.err.strip() == "racecraft: whole.json: The circuit is closed already."


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("generate", "gt", "--length", "4"), "a circuit has 5 to 24 tiles, not 4"),
        (("generate", "gt", "--wish", "lanes"), "lanes"),
        (("generate", "gt", "--wish", "hills=3"), "hills"),
        (("stats", "gt", "k77"), "k77"),
        (("close", "gt", "nowhere.json"), "nowhere.json"),
    ],
)
def test_what_does_not_go_is_said_in_one_line(
    racecraft: Command, words: tuple[str, ...], sentence: str
) -> None:
    done = racecraft("track", *words)
    assert done.status == 2
    assert sentence in done.err
    assert done.err.count("\n") == 1


def test_tracks_in_python(tmp_path: Path) -> None:
    made = package.track("gt", seed=3, length=9)
    assert (made.problems(), made.statistics()["tiles"]) == ([], 9)
    assert package.track("gt", made.document).fingerprint == made.fingerprint
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(made.document))
    assert package.track("gt", path).fingerprint == made.fingerprint
    half = made.edit(do="remove", tile=5)
    assert [problem["said"]["key"] for problem in half.problems()] == ["builder-gt-open"]
    assert all(way.problems() == [] for way in half.close())
    assert made.draw().svg.startswith("<svg")
    assert package.track("gt", "k2").statistics()["tiles"] == 15
    with pytest.raises(UnknownName):
        package.track("gt", "k99")
    with pytest.raises(BadOptions):
        package.track("gt", "k2", seed=3)


def test_a_file_that_is_not_json_is_named_once(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "garbage.json"
    path.write_text("garbage")
    assert main(["track", "close", "gt", str(path)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("racecraft: garbage.json is not JSON")
    assert said.count("garbage.json") == 1


@pytest.mark.parametrize("game", ["gt", "heat", "rali", "rallyman"])
def test_a_file_tells_its_game(game: str, racecraft: Command, tmp_path: Path) -> None:
    path = tmp_path / "made.json"
    assert racecraft("track", "generate", game, "--seed", "3", "-o", str(path)).status == 0
    found = json.loads(racecraft("track", "stats", str(path), "--json").out)
    assert (found["game"], found["problems"]) == (game, [])
    named = json.loads(racecraft("track", "stats", game, str(path), "--json").out)
    assert named == found
    closed = racecraft("track", "close", str(path))
    assert closed.status == 2
    assert closed.err.startswith("racecraft: made.json: ")
    assert closed.err == racecraft("track", "close", game, str(path)).err


def test_a_file_of_no_game_is_told_to_be_one(racecraft: Command, tmp_path: Path) -> None:
    path = tmp_path / "odd.json"
    path.write_text('{"hills": 3}')
    for command in ("stats", "close"):
        told = racecraft("track", command, str(path))
        assert told.status == 2
        assert "odd.json: this is a track of no game" in told.err
    assert racecraft("track", "stats").status == 2


def test_a_study_is_told_beside_the_figures(racecraft: Command, tmp_path: Path) -> None:
    path = tmp_path / "short.json"
    path.write_text('{"name": "Short", "stages": [{"route": "C3-C8"}]}')
    plain = json.loads(racecraft("track", "stats", str(path), "--json").out)["figures"]
    studied = json.loads(racecraft("track", "stats", str(path), "--study", "--json").out)["figures"]
    assert {"stage-1-best", "stage-1-best-without-cuts"} == set(studied) - set(plain)
