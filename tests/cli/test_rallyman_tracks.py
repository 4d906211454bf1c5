"""`racecraft track` of Rallyman: rallies, and boards, stages and routes on their own."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from racecraft.games.rallyman.board import board_names
from racecraft.games.rallyman.figures import DATA
from racecraft.games.rallyman.rally import load_rally, rally_names
from tests.cli.running import Command

ROUTE = "C8-C3 J1-J4"
FACTS = "2 boards, 2 sections, 34 spaces, 9 corners, 4 cuts, 3 bumps"


def test_boards_in_both_faces_and_every_stage_are_listed(racecraft: Command) -> None:
    listed = {entry["track"]: entry for entry in racecraft("track", "list", "rallyman", "--json").json()}
    faces = {f"{zone}{face}" for zone in board_names() for face in ("", ":snow")}
    stages = {f"{name}:{n + 1}" for name in rally_names() for n in range(len(load_rally(name).stages))}
    assert listed.keys() == {*rally_names(), *faces, *stages}
    assert len(stages) == 18
    assert listed["rulebook:2"]["best"] == 90
    (line,) = [one for one in racecraft("track", "list", "rallyman").lines if "rulebook:2:" in one]
    assert line.endswith(f"; {FACTS}, 1 split point, fastest shakedown 90\N{NO-BREAK SPACE}s")


def test_a_stage_is_shown_alone_with_its_splits(racecraft: Command) -> None:
    shown = racecraft("track", "show", "rallyman", "rulebook:2", "--json").json()
    assert shown["facts"]["spaces"] == len(shown["rows"]) == 34
    assert [row["space"] for row in shown["rows"] if "split" in row["road"]] == [["18"]]
    assert "split point" in racecraft("track", "show", "rallyman", "rulebook:2").out


def test_a_route_is_a_stage_of_its_own(racecraft: Command) -> None:
    """RM-ORG-05: sections joined end to end."""
    stage = racecraft("track", "show", "rallyman", "rulebook:2", "--json").json()
    route = racecraft("track", "show", "rallyman", ROUTE, "--json").json()
    assert [row["road"][0] for row in route["rows"]] == [row["road"][0] for row in stage["rows"]]
    assert {row["section"][0] for row in route["rows"]} == {"C8-C3", "J1-J4"}
    said = racecraft("track", "check", "rallyman", ROUTE)
    assert said.lines == [f"OK {ROUTE}: {FACTS}, no split points"]


def test_a_board_is_shown_road_by_road(racecraft: Command) -> None:
    shown = racecraft("track", "show", "rallyman", "J", "--json").json()
    assert shown["facts"]["roads"] == len({row["section"][0] for row in shown["rows"]}) == 5
    assert shown["facts"]["spaces"] == len(shown["rows"])
    assert racecraft("track", "show", "rallyman", "J:snow", "--json").json() == shown


@pytest.mark.parametrize("name", [*board_names(), "V:snow", "rulebook:1", "white_jura:2", ROUTE])
def test_every_kind_of_part_is_drawn(name: str, racecraft: Command) -> None:
    picture = ElementTree.fromstring(racecraft("track", "render", "rallyman", name).out)
    assert picture.get("data-game") == "rallyman"
    faces = {one.get("data-face") for one in picture.iter() if one.get("data-face")}
    assert ("snow" in faces) == (name == "V:snow" or name.startswith("white_jura"))


def test_a_board_file_of_ones_own(tmp_path: Path, racecraft: Command) -> None:
    board = json.loads((DATA / "boards" / "C.json").read_text(encoding="utf-8"))
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(board | {"zone": "X", "name": "Mine"}))
    assert racecraft("track", "check", "rallyman", path).lines[0].startswith(f"OK {path}: 5 roads, ")
    assert ElementTree.fromstring(racecraft("track", "render", "rallyman", path).out).get("data-track") == "X"


@pytest.mark.parametrize("name", ["white_jura", "C", "rulebook:2"])
def test_what_is_exported_can_be_read_again(name: str, tmp_path: Path, racecraft: Command) -> None:
    path = tmp_path / "mine.json"
    assert racecraft("track", "export", "rallyman", name, "-o", path).status == 0
    mine, shipped = [racecraft("track", "show", "rallyman", given, "--json").json() for given in (path, name)]
    assert [row["road"] for row in mine["rows"]] == [row["road"] for row in shipped["rows"]]
    assert json.loads(racecraft("track", "export", "rallyman", path).out) == json.loads(path.read_text())


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("C8-C3 J1-J4 C4-C5", "joint J4 to C4: board C lies elsewhere already"),
        ("C8-C4", "C8-C4: the road from C8 leads to C3"),
        ("rulebook:4", "rulebook has no stage 4, only 3"),
        ("C:mud", "rallyman has no track 'C:mud'; there are the rallies april_skies"),
        ("Q", "routes such as C8-C3 J1-J4; a file of your own"),
    ],
)
def test_what_there_is_not_is_named(name: str, complaint: str, racecraft: Command) -> None:
    for command in ("show", "render", "check"):
        assert complaint in racecraft("track", command, "rallyman", name).complaint()
