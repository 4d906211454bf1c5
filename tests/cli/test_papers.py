"""`racecraft papers`: the paperwork of a recorded rally."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

from tests.cli.running import Command
from tests.records.make_golden import golden_files

(RECORD,) = [path for path in golden_files("rallyman") if path.stem == "grand-tour-four-drivers"]


def test_classification_as_text(racecraft: Command) -> None:
    """RM-ORG-11, RM-SPLIT-03."""
    lines = racecraft("papers", RECORD).lines
    assert lines[:2] == ["Classification", "Grand tour · May"]
    assert lines[-4].split() == ["1", "Driver", "3", "04:42", "+", "03:43", "+", "04:15", "12:40"]


def test_information_sheet_in_another_language(racecraft: Command) -> None:
    """RM-ORG-08."""
    said = racecraft("papers", RECORD, "--sheet", "--lang", "uk")
    assert said.lines[:2] == ["Інформаційний аркуш", "Великий тур · May"]
    assert "C0-C9 L5-L6 C8-C3 V0-V5 J2-J3" in said.out


def test_papers_for_programs_and_for_print(racecraft: Command, tmp_path: Path) -> None:
    papers = racecraft("papers", RECORD, "--json").json()
    assert papers["overall"][0]["seconds"] == 760
    path = tmp_path / "papers.svg"
    assert racecraft("papers", RECORD, "-o", path).status == 0
    assert ET.fromstring(path.read_text(encoding="utf-8")).tag.endswith("svg")


def test_other_games_have_no_papers(racecraft: Command) -> None:
    said = racecraft("papers", golden_files("rali")[0])
    assert said.status == 2
    assert "papers are written for rallyman, not for rali" in said.err
