"""Pictures of Rallyman: boards in both faces, stages joined from boards, cars on every line."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import Any

import pytest

from racecraft.drawing import Picture, draw_state, draw_track
from racecraft.engine.errors import UnknownName
from racecraft.engine.playout import random_playout
from racecraft.games.rallyman.board import board_names, load_board
from racecraft.games.rallyman.game import RALLYMAN
from racecraft.games.rallyman.rally import load_rally, rally_names
from tests.games.rallyman.table import PLAIN, car, drive, strips, table

SVG = "{http://www.w3.org/2000/svg}"


def elements(picture: Picture, **wanted: str) -> list[ET.Element]:
    """The elements with these attributes; underscores stand for hyphens."""
    root = ET.fromstring(picture.svg)
    return [
        each
        for each in root.iter()
        if all(each.get(name.replace("_", "-")) == value for name, value in wanted.items())
    ]


def by_id(picture: Picture, id: str) -> ET.Element:
    (found,) = elements(picture, id=id)
    return found


@pytest.mark.parametrize("zone", board_names())
@pytest.mark.parametrize("face", ["dry", "snow"])
def test_a_board_in_both_faces(zone: str, face: str) -> None:
    """RM-SETUP-01: all its roads, space by space."""
    picture = draw_track("rallyman", zone + ("*" if face == "snow" else ""))
    assert len(elements(picture, data_face=face)) == 1
    for road in load_board(zone).roads:
        for index in range(len(road.spaces)):
            assert by_id(picture, f"{road.id}-space-{index}").tag == f"{SVG}path"


@pytest.mark.parametrize("name", rally_names())
def test_a_rally_shows_all_its_stages(name: str) -> None:
    picture = draw_track("rallyman", name)
    for number, stage in enumerate(load_rally(name).stages, 1):
        assert by_id(picture, f"ss{number}-space-0") is not None
        assert by_id(picture, f"ss{number}-space-{stage.length - 1}") is not None


def test_a_stage_with_signs_and_splits() -> None:
    """RM-SETUP-01, RM-SPLIT-01, RM-ORG-07."""
    picture = draw_track("rallyman", "rulebook/3")
    assert [each.get("data-zone") for each in elements(picture) if each.get("data-zone")] == ["L", "C", "V"]
    assert len(elements(picture, data_sign="start")) == len(elements(picture, data_sign="finish")) == 1
    assert by_id(picture, "split-2") is not None
    ids = [each.get("id") for each in elements(picture) if each.get("id")]
    assert len(ids) == len(set(ids))


def test_corners_have_their_lines() -> None:
    """RM-CORNER-05: mini-spaces and a cut only where they are printed."""
    picture = draw_track("rallyman", strips(". l3k4 . r2! ."))
    for part in ("drift1", "drift2", "cut"):
        assert by_id(picture, f"ss1-space-1-{part}").get("data-space") == f"1-{part}"
    assert elements(picture, id="ss1-space-3-drift1") == []
    assert elements(picture, id="ss1-space-3-cut") == []


def stands(**where: Any) -> tuple[float, float, float]:
    """x, y and heading of a car on the corner of a strip."""
    picture = draw_state(RALLYMAN, table(strips(". . l2k3 . . ."), {**car(2, 2), **where}))
    drawn = by_id(picture, "car-1")
    x, y = (drawn.get("transform") or "").removeprefix("translate(").split(")")[0].split()
    return float(x), float(y), float(drawn.get("data-heading") or 0)


def test_a_car_shows_its_line() -> None:
    """RM-CORNER-07: along the road inside and on the cut, sideways in a drift."""
    inside, drift, cut = stands(), stands(line="drift1", gear=3), stands(line="cut")
    assert inside[2] == cut[2] == 0
    assert drift[2] != 0
    assert cut[1] < inside[1] < drift[1], "the inside of a left corner is on the left, the cut further in"
    assert stands(line="drift2", gear=3)[0] > drift[0]


def test_spun_cars_and_cars_beside_the_road() -> None:
    """RM-LOC-07, RM-LOC-08."""
    assert stands(status="spun", gear=0)[2] == 180
    assert stands(status="off-left", gear=0)[1] < stands()[1] < stands(status="off-right", gear=0)[1]


def test_mud_lowers_the_numbers_in_the_picture() -> None:
    """RM-CUT-05."""
    clean = draw_state(RALLYMAN, table(strips(". . l3k4 . . .")))
    muddy = draw_state(RALLYMAN, table(strips(". . l3k4 . . ."), mud={"2": 1}))
    assert by_id(muddy, "space-2").get("data-mud") == "1"
    assert clean.svg.count('class="mud"') == 0
    assert muddy.svg.count('class="mud"') == 3


def test_the_dashboard_shows_what_is_lost() -> None:
    """RM-DMG-07: two gear dice and one gas die are covered."""
    state = table(strips(PLAIN), car(1, 2, lost=2, punctures=1, spare=False))
    assert draw_state(RALLYMAN, state).svg.count('class="die-lost"') == 3


def test_highlights_and_those_that_cannot_be() -> None:
    state = table(strips(". . l2k3 . . ."))
    picture = draw_state(RALLYMAN, state, highlight=["0", "2-drift2", "2-cut"])
    assert len([each for each in elements(picture) if each.get("class") == "highlight"]) == 3
    for wrong in ["99", "1-cut", "x", "2-wing"]:
        with pytest.raises(UnknownName, match="has no space"):
            draw_state(RALLYMAN, state, highlight=[wrong])


def test_unknown_pictures() -> None:
    with pytest.raises(UnknownName, match="dakar"):
        draw_track("rallyman", "dakar")
    with pytest.raises(UnknownName, match="rulebook has stages 1 to 3, not '4'"):
        draw_track("rallyman", "rulebook/4")


@pytest.mark.parametrize("kind", range(5))
def test_any_position_can_be_drawn(kind: int) -> None:
    options = RALLYMAN.variety()[kind]
    state = RALLYMAN.new(4, options)
    ET.fromstring(draw_state(RALLYMAN, state, theme="dark", legend=False).svg)
    random_playout(state, kind)
    ET.fromstring(draw_state(RALLYMAN, state).svg)


def test_a_car_that_may_still_keep_control_on_the_line_can_be_drawn() -> None:
    """RM-SISU-04."""
    state = table(strips(". . ."), car(2, 3), phase="next", dice={"used": [3], "alarms": 2})
    drive(state, "4", "!")
    assert by_id(draw_state(RALLYMAN, state), "car-1") is not None
