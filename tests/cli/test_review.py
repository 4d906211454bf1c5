"""`racecraft review`: what it refuses, in one sentence each, and that it writes what it is asked for."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from racecraft.cli.main import main

RECORD = Path(__file__).parent.parent / "records" / "rali" / "fewest-seats.jsonl"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["none.jsonl"], "cannot read none.jsonl"),
        ([str(RECORD), "--seat", "9"], "there is no seat 9: this race has 1"),
        ([str(RECORD), "--seat", "0"], "--seat"),
        ([str(RECORD), "--budget", "-3"], "--budget"),
    ],
)
def test_bad_input_gets_one_sentence(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", *arguments]) == 2
    said = capsys.readouterr()
    assert complaint in said.err
    assert len(said.err.strip().splitlines()) == 1
    assert not said.out


def test_a_file_that_is_no_record_says_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "garbage.jsonl"
    path.write_text("garbage\n")
    assert main(["review", str(path)]) == 2
    assert "garbage.jsonl: line 1 is not the header of a Racecraft record" in capsys.readouterr().err


def test_json_holds_the_whole_review(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(RECORD), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    lines = {line["source"]: line["time"] for line in found["ledgers"][0]["lines"]}
    assert sum(lines.values()) - lines["result"] == pytest.approx(lines["result"])
