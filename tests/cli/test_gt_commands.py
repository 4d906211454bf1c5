"""`racecraft odds` and `racecraft sheet`: exact chances and time sheets from the command line."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from racecraft.cli.main import main
from racecraft.engine.form import COMPILED
from racecraft.games.gt.game import GT_GAME
from tests.games.gt.table import car, drive, table

RECORDS = Path(__file__).parents[1] / "records" / "gt"


def test_odds_of_dice(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "odds", "gt", "G1", "G2", "G3", "G4", "G5", "G6"]) == 0
    assert "155/729 (21.26%)" in capsys.readouterr().out
    assert main(["odds", "gt", "C", "G3", "--track-hazards", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["at_least"] == {"1": "1", "2": "1", "3": "4/9", "4": "1/18", "5": "0", "6": "0"}


def test_odds_of_a_plan(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    state = drive(table(car("10#2", 2), options={"track": "k7"}), "C 10#4", "G3 10#7")
    path = tmp_path / "plan.json"
    path.write_text(json.dumps(GT_GAME.position(state)))
    assert main(["odds", "gt", "--position", str(path), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["flat_out"], found["focus"]) == ("4/9", 2)
    assert [step["track_hazards"] for step in found["steps"]] == [1, 1]
    assert main(["--lang", "en", "odds", "gt", "--position", str(path)]) == 0
    assert "Lost in this step" in capsys.readouterr().out


def test_a_solved_track(capsys: pytest.CaptureFixture[str]) -> None:
    """A track of the game by its number, from the book."""
    assert main(["odds", "gt", "--solve", "--track", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["track"] == "k1"
    assert 135 < found["seconds"] < 137
    assert 6 < found["turns"] < 7


@pytest.mark.long
@pytest.mark.skipif(not COMPILED, reason="interpreted it takes minutes")
def test_a_circuit_of_ones_own_solved(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The smallest one, and without focus: that is solved soonest."""
    circuit, book = tmp_path / "circuit.json", tmp_path / "book.json"
    assert main(["track", "generate", "gt", "--seed", "0", "--length", "5", "-o", str(circuit)]) == 0
    solve = ["odds", "gt", "--solve", "--track", str(circuit), "--focus", "0"]
    capsys.readouterr()
    assert main([*solve, "--save", str(book), "--json"]) == 0
    found, saved = json.loads(capsys.readouterr().out), json.loads(book.read_text())
    assert saved["seconds"] == round(found["seconds"], 2)
    assert 30 < found["seconds"] < 90
    assert 2 <= found["turns"] <= 5
    assert found["track"] == "circuit"
    assert saved["values"]


def test_bad_input_gets_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for arguments, complaint in (
        (["odds", "gt", "G9"], "'G9' names no die"),
        (["odds", "gt", "--track", "3"], "these go with --solve: --track, --focus, --save"),
        (["odds", "gt", "--solve", "G3"], "--solve goes with neither dice nor a position"),
        (["odds", "gt", "--solve", "--track", "99"], "gt has no track 'k99'"),
        (["odds", "gt", "--position", str(tmp_path / "none.json")], "none.json"),
        (["sheet", str(RECORDS / "most-seats.jsonl")], "most-seats.jsonl is no time attack"),
        (["sheet", str(tmp_path / "none.jsonl")], "cannot read"),
    ):
        assert main(arguments) == 2
        assert complaint in capsys.readouterr().err


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_a_sheet_in_three_forms(language: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """GT-SOLO-01, GT-SOLO-06, GT-SOLO-10: text, JSON and a picture of the same race."""
    record = str(RECORDS / "time-attack.jsonl")
    assert main(["sheet", record, "--format", "json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["finished"]
    assert found["final"] == sum(turn["seconds"] for turn in found["turns"]) - found["focus"]
    assert main(["--lang", language, "sheet", record]) == 0
    assert found["time"] in capsys.readouterr().out
    out = tmp_path / "sheet.svg"
    assert main(["--lang", language, "sheet", record, "--format", "svg", "-o", str(out)]) == 0
    words = [one.text for one in ElementTree.parse(out).iter() if one.text]
    assert any(found["time"] in word for word in words)
    assert main(["sheet", record, "--format", "json", "-o", str(tmp_path / "sheet.json")]) == 0
    assert json.loads((tmp_path / "sheet.json").read_text()) == found


def test_a_long_race_takes_several_lines(tmp_path: Path) -> None:
    record = str(RECORDS / "time-attack-in-changing-weather.jsonl")
    out = tmp_path / "sheet.svg"
    assert main(["sheet", record, "--format", "svg", "-o", str(out)]) == 0
    assert sum(one.get("class") == "turns" for one in ElementTree.parse(out).iter()) >= 2
