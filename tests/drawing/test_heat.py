"""Pictures of Heat: every circuit closes without crossing itself, every spot and car can be addressed."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from racecraft.drawing import draw_state, draw_track
from racecraft.drawing.geometry import Ribbon, distance
from racecraft.drawing.heat_layout import HALF, PITCH, circuit
from racecraft.engine.errors import UnknownName
from racecraft.games.heat.board import Track, load_track, read_track, track_names
from racecraft.games.heat.game import HEAT
from tests.games.heat.table import stages, table, to_the_plan

SVG = "{http://www.w3.org/2000/svg}"
PLAIN: dict[str, Any] = {
    "name": "Plain",
    "cells": 44,
    "laps": 2,
    "heat": 6,
    "stress": 3,
    "grid": 8,
    "corners": [
        {"after": 9, "limit": 4, "side": "L", "letter": "A"},
        {"after": 13, "limit": 4, "side": "R", "chicane": True},
        {"after": 30, "limit": 2, "side": "R"},
    ],
}
SQUARE = {**PLAIN, "shape": [[0, 0], [400, 0], [400, 300], [0, 300]]}


def elements(svg: str, start: str) -> dict[str, ElementTree.Element]:
    """All elements whose id begins so."""
    root = ElementTree.fromstring(svg)
    return {one.attrib["id"]: one for one in root.iter() if one.attrib.get("id", "").startswith(start)}


def check_loop(track: Track, road: Ribbon) -> None:
    cells = track.cells
    for row in range(cells):
        gap = distance(road.centres[row], road.centres[(row + 1) % cells])
        assert 0.85 * PITCH < gap < 1.15 * PITCH, f"cell {row + 1}"
        for other in range(row + 5, cells - max(0, 5 - row)):
            assert distance(road.centres[row], road.centres[other]) > 2 * HALF, (row + 1, other + 1)


@pytest.mark.parametrize("name", track_names())
def test_a_circuit_closes_and_does_not_cross_itself(name: str) -> None:
    track = load_track(name)
    check_loop(track, circuit(track))


def test_a_circuit_without_any_design_is_given_one() -> None:
    track = read_track(PLAIN, "plain")
    check_loop(track, circuit(track))


def test_the_road_bends_at_its_corners() -> None:
    track = load_track("usa")
    road = circuit(track)
    for after in track.after:
        bend = sum(abs(road.bend(row)) for row in range(after - 2, after + 2))
        assert bend > 1.5 * sum(abs(road.bend(row)) for row in range(after + 3, after + 7))


def test_a_centre_line_of_ones_own_is_followed() -> None:
    road = circuit(read_track(SQUARE, "square"))
    headings = [round(heading) for heading in road.headings]
    assert headings[3] == 0
    assert headings.count(0) > 10
    assert headings.count(180) > 10


@pytest.mark.parametrize("name", track_names())
def test_every_spot_can_be_addressed(name: str) -> None:
    track = load_track(name)
    spots = elements(draw_track("heat", name).svg, "spot-")
    assert len(spots) == 2 * track.cells
    lines = [id for id, one in spots.items() if one.attrib.get("data-race-line") == "yes"]
    assert len(lines) == track.cells
    assert spots["spot-1L"].attrib["d"] != spots["spot-1R"].attrib["d"]
    corners = elements(draw_track("heat", name).svg, "corner-")
    assert [int(one.attrib["data-limit"]) for one in corners.values()] == track.limit


def test_cars_stand_where_they_are() -> None:
    state = to_the_plan(table(3, legends=2, track="france"))
    cars = elements(draw_state(HEAT, state).svg, "car-")
    assert [one.attrib["data-cell"] for one in cars.values()] == ["60R", "60L", "59R", "59L", "58R"]


def test_a_race_can_be_drawn_at_every_moment() -> None:
    for options in HEAT.variety():
        for number, state in enumerate(stages(table(2, **options), 3)):
            if number % 101 == 0 or state.over():
                ElementTree.fromstring(draw_state(HEAT, state, 0, theme="dark").svg)


def test_a_track_of_ones_own_is_drawn_in_a_race() -> None:
    state = to_the_plan(table(1, track=PLAIN, weather=True))
    picture = draw_state(HEAT, state, highlight=["5L"])
    assert len(elements(picture.svg, "spot-")) == 88
    assert "highlight" in elements(picture.svg, "spot-5L")["spot-5L"].attrib["class"]


def test_an_unknown_spot_is_refused() -> None:
    with pytest.raises(UnknownName, match="the track has no spot '99L' to highlight"):
        draw_track("heat", "usa", highlight=["99L"])
