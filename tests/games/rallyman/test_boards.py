"""The zone boards as they are in their files, and how a board that cannot be is refused."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from racecraft.engine.errors import BadBoard, UnknownName
from racecraft.games.rallyman.board import BUMP, CORNER, STRAIGHT, board_names, load_board, read_board
from racecraft.games.rallyman.figures import DATA, read_figures


def board_data(zone: str = "C") -> dict[str, Any]:
    data: dict[str, Any] = json.loads((DATA / "boards" / f"{zone}.json").read_text(encoding="utf-8"))
    return data


def test_four_boards_with_ten_ends_each() -> None:
    assert board_names() == ["C", "J", "L", "V"]
    for zone in board_names():
        ends = [end for road in load_board(zone).roads for end in road.ends]
        assert sorted(ends) == list(range(10))


def test_totals_of_the_design() -> None:
    spaces = [space for zone in board_names() for road in load_board(zone).roads for space in road.spaces]
    corners = [space for space in spaces if space.kind == CORNER]
    assert len(spaces) == 262
    assert len(corners) == 85
    assert len([space for space in corners if space.cut]) == 34
    assert len([space for space in corners if not space.drift]) == 2
    assert len([space for space in spaces if space.kind == BUMP]) == 7


@pytest.mark.parametrize("zone", board_names())
def test_drift_numbers_are_one_above_the_inside(zone: str) -> None:
    for road in load_board(zone).roads:
        for space in road.spaces:
            if space.drift:
                assert space.drift == [space.number + 1] * 2


@pytest.mark.parametrize(
    ("zone", "damage"),
    [
        ("C", {"grass": 0, "dirt": 0, "forest": 1, "rocks": 2}),
        ("J", {"grass": 0, "dirt": 1, "forest": 1, "rocks": 2}),
        ("L", {"grass": 0, "dirt": 0, "forest": 2, "water": 1}),
        ("V", {"grass": 0, "dirt": 0, "forest": 1, "water": 1, "village": 2}),
    ],
)
def test_damage_tables(zone: str, damage: dict[str, int]) -> None:
    """RM-DMG-01."""
    assert load_board(zone).damage == damage


def test_a_road_driven_the_other_way() -> None:
    """RM-JUMP-09: the list is reversed, sides are swapped, the bump keeps its number."""
    road = load_board("C").road_at(3)
    there, back = road.driven_from(3), road.driven_from(8)
    assert len(there) == len(back) == 18
    for ahead, behind in zip(there, reversed(back), strict=True):
        assert ahead.verge == behind.verge[::-1]
        assert (ahead.kind, ahead.number, ahead.cut) == (behind.kind, behind.number, behind.cut)
        assert ahead.line == behind.line[::-1]
        if ahead.kind == CORNER:
            assert ahead.inside != behind.inside


def test_default_figures() -> None:
    """RM-DICE-01, RM-DICE-17: the default cards and dice."""
    figures = read_figures({}, "figures")
    assert figures.hazard == {"H1": [1, 1, 2, 2, 2, 1], "H2": [2, 2, 2, 2, 2, 1]}
    assert figures.card_seconds == [60, 50, 40, 30, 20, 10]
    assert [sum(counts) for counts in figures.backs[1:]] == [28] * 5
    assert figures.shortcuts == [8, 5, 3]


def test_unknown_zone() -> None:
    with pytest.raises(UnknownName, match="rallyman has no zone 'X'; it has C, J, L, V"):
        load_board("X")


def _set(data: dict[str, Any], path: str, value: Any) -> None:
    parts = path.split(".")
    target: Any = data
    for part in parts[:-1]:
        target = target[int(part)] if isinstance(target, list) else target[part]
    last: Any = int(parts[-1]) if isinstance(target, list) else parts[-1]
    if value is None:
        del target[last]
    else:
        target[last] = value


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("zone", "CC", "a zone is named by one capital letter"),
        ("damage.lava", 1, "damage: there is no terrain 'lava'"),
        ("damage.rocks", 6, "damage, rocks: must be a whole number from 0 to 5, not 6"),
        ("areas.0.terrain", "lava", "areas, entry 0: there is no terrain 'lava'"),
        ("areas.0.cx", "left", "areas, entry 0, cx: must be a number, not 'left'"),
        ("colour", "red", "the board: knows no 'colour'"),
        ("roads", {}, "'roads' must be a list"),
        ("roads.4", None, "roads: no road leads to end 6"),
        ("roads.1.ends", [0, 2], "C0-C2: the line does not meet end 0"),
        ("roads.0.ends", [0], "roads, ends: must be a list of 2 numbers"),
        ("roads.0.spaces", [], "road C0-C9: has 0 spaces, not 3 to 30"),
        (
            "roads.0.spaces.0.kind",
            "tunnel",
            "road C0-C9, space 0: 'kind' must be one of straight, bump, corner",
        ),
        ("roads.0.spaces.0.cap", 0, "road C0-C9, space 0, cap: must be a whole number from 1 to 4, not 0"),
        ("roads.0.spaces.0.cut", 3, "road C0-C9, space 0: a straight has no inside, drift line or cut"),
        (
            "roads.0.spaces.1.number",
            6,
            "road C0-C9, space 1, number: must be a whole number from 1 to 5, not 6",
        ),
        ("roads.0.spaces.1.inside", "up", "road C0-C9, space 1: 'inside' must be left or right, not 'up'"),
        ("roads.0.spaces.1.inside", "right", "road C0-C9, space 1: its line does not bend right"),
        ("roads.0.spaces.1.drift", [2, 4], "road C0-C9, space 1: no car can go from drift number 2 to 4"),
        ("roads.0.spaces.1.verge", ["grass"], "road C0-C9, space 1: 'verge' must name the terrain"),
        (
            "roads.0.spaces.1.verge",
            ["grass", "water"],
            "space 1, verge: terrain 'water' is not in the board's",
        ),
        ("roads.0.spaces.1.line", [[1, 1]], "road C0-C9, space 1, line: has fewer than two points"),
        ("roads.0.spaces.1.line", [[1, 1], [1, 400]], "line: the point 1, 400 is not on the board"),
        (
            "roads.0.spaces.2.line.0",
            [70, 40],
            "space 2: its line does not begin where that of the space before ends",
        ),
        ("roads.0.spaces.0.line.1", [60, 3], "the line is not square to the edge at end 0"),
        ("roads.2.spaces.5.kind", "corner", "road C3-C8, space 5, number: must be a whole number"),
    ],
)
def test_a_wrong_board_is_named_with_entry_and_reason(path: str, value: Any, complaint: str) -> None:
    data = copy.deepcopy(board_data())
    _set(data, path, value)
    with pytest.raises(BadBoard, match=r"^C\.json: ") as caught:
        read_board(data, "C.json")
    assert complaint in str(caught.value)


def test_a_road_begins_and_ends_with_a_straight() -> None:
    data = board_data()
    del data["roads"][0]["spaces"][0]
    with pytest.raises(BadBoard, match="space 0: a road begins and ends with a straight space"):
        read_board(data, "C.json")


def test_the_spaces_beside_a_bump_are_straight() -> None:
    data = board_data()
    data["roads"][2]["spaces"][10] = {
        **data["roads"][2]["spaces"][6],
        "line": data["roads"][2]["spaces"][10]["line"],
    }
    with pytest.raises(BadBoard, match="space 9: the two spaces beside the bump"):
        read_board(data, "C.json")
    assert load_board("C").road_at(3).spaces[10].kind == STRAIGHT


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"cards": 1}, "figures: knows no 'cards'"),
        ({"card_seconds": [1, 2]}, "card_seconds: must be a list of 6 numbers"),
        ({"hazard_faces": {"H1": [1, 1, 1, 1, 1, 1]}}, "hazard_faces: has no dice H2"),
        ({"backs": {"1": [0, 0, 0]}}, "backs, gear 1: has no card at all"),
        ({"shortcuts": {"clean": 0, "mud": 0, "puncture": 0}}, "shortcuts: has no card at all"),
        ({"mud_floor": 0}, "mud_floor: must be a whole number from 1 to 5, not 0"),
    ],
)
def test_wrong_figures(given: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadBoard) as caught:
        read_figures(given, "mine")
    assert complaint in str(caught.value)
