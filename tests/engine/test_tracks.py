"""The library of track files: names, one reading a file, files of one's own, and what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from racecraft.engine.errors import BadBoard, UnknownName
from racecraft.engine.tracks import Library


class Oval:
    def __init__(self, data: Any, name: str, wet: bool = False) -> None:
        if not isinstance(data, dict) or "length" not in data:
            raise BadBoard(f"{name}: an oval has a length")
        self.name, self.length, self.wet = name, data["length"], wet


@pytest.fixture
def ovals(tmp_path: Path) -> Library[Oval]:
    (tmp_path / "short.json").write_text('{"length": 3}')
    (tmp_path / "long.json").write_text('{"length": 9}')
    (tmp_path / "README.md").write_text("no track")
    return Library("drag", "oval", tmp_path, Oval)


def test_names_are_those_of_the_files(ovals: Library[Oval]) -> None:
    assert ovals.names() == ["long", "short"]
    ovals.names().clear()
    assert ovals.names() == ["long", "short"]


def test_a_track_is_read_once(ovals: Library[Oval]) -> None:
    assert (ovals.load("short").name, ovals.load("short").length) == ("short", 3)
    assert ovals.load("short") is ovals.load("short")
    assert ovals.data("long") == {"length": 9}


def test_a_variant_is_a_track_of_its_own(ovals: Library[Oval]) -> None:
    assert [ovals.load("short", wet).wet for wet in (False, True, False)] == [False, True, False]
    assert ovals.load("short", True) is ovals.load("short", True)


@pytest.mark.parametrize("name", ["moon", "", "../long", "README"])
def test_an_unknown_name_is_refused(ovals: Library[Oval], name: str) -> None:
    with pytest.raises(UnknownName, match=rf"^drag has no oval '{name}'; it has long, short$"):
        ovals.load(name)


def test_a_file_of_ones_own_is_checked(ovals: Library[Oval], tmp_path: Path) -> None:
    own = tmp_path / "own.track"
    own.write_text('{"length": 4}')
    assert ovals.file(own) == ovals.file(str(own)) == {"length": 4}
    own.write_text('{"length": 4}', encoding="utf-8-sig")
    assert ovals.file(own) == {"length": 4}
    own.write_text('{"width": 4}')
    with pytest.raises(BadBoard, match=r"^own\.track: an oval has a length"):
        ovals.file(own)
    own.write_text("{")
    with pytest.raises(BadBoard, match=r"own\.track is not JSON"):
        ovals.file(own)
    with pytest.raises(BadBoard, match=r"cannot read .*nowhere\.json"):
        ovals.file(tmp_path / "nowhere.json")
