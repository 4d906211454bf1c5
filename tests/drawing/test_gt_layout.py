"""The shapes of tiles: every road leads from edge to edge of its hexagon, and roads meet."""

from __future__ import annotations

from itertools import pairwise

import pytest

from racecraft.drawing.geometry import direction, distance, forward
from racecraft.drawing.gt.layout import (
    HALF,
    PITCH,
    Course,
    Layout,
    Piece,
    hexagon,
    inside_hexagon,
    shape_of,
    turn_of,
)
from racecraft.games.gt.board import circuit_names, lay, load_circuit, read_circuit
from racecraft.games.gt.tiles import NO_CAP, box_tiles, read_tiles

TILES = box_tiles()


def course_of(name: str) -> Course:
    """The road of an unturned tile whose hexagon lies on the origin."""
    point, heading = (-PITCH / 2, 0.0), 0.0
    pieces = []
    for length, bend in shape_of(TILES[name]).steps:
        if length > 0:
            pieces.append(Piece(point, heading, length, bend))
            point, heading = pieces[-1].pose(length)
    return Course(pieces)


@pytest.mark.parametrize("name", TILES)
def test_a_road_leads_from_edge_d_to_the_other_open_edge_square_to_both(name: str) -> None:
    last = course_of(name).pieces[-1]
    point, heading = last.pose(last.length)
    way = 60 * turn_of(TILES[name])
    assert distance(point, forward((0.0, 0.0), way, PITCH / 2)) < 0.01
    assert direction(heading) == pytest.approx(direction(way), abs=1e-6)


@pytest.mark.parametrize("name", TILES)
def test_a_road_stays_on_its_tile_and_off_itself(name: str) -> None:
    course = course_of(name)
    steps = [course.length * step / 80 for step in range(1, 80)]
    for way in steps:
        if 0.1 * course.length < way < 0.9 * course.length:
            for side in (-1, 1):
                assert inside_hexagon((0.0, 0.0), course.at(way, side * (HALF + 8))) > 0
        for other in steps:
            for side in (-1, 1):
                if abs(other - way) > 2:
                    assert distance(course.pose(way)[0], course.at(other, side * HALF)) > HALF - 1


@pytest.mark.parametrize("name", TILES)
def test_stations_follow_one_another_with_room_for_a_car(name: str) -> None:
    stations = shape_of(TILES[name]).stations
    assert len(stations) == TILES[name].stations + 1
    assert stations[0] == 0
    assert stations[-1] == pytest.approx(course_of(name).length)
    assert min([after - before for before, after in pairwise(stations)]) > 40


def test_a_limit_bends_the_road_and_a_straight_without_one_is_straight() -> None:
    assert [bend for _, bend in shape_of(TILES["104a"]).steps] == [0]
    assert max([bend for _, bend in shape_of(TILES["116a"]).steps]) > 40
    sharp, wide = [max([bend for _, bend in shape_of(TILES[name]).steps]) for name in ("112a", "118a")]
    assert sharp > wide > 60


@pytest.mark.parametrize("name", circuit_names())
def test_the_road_of_a_circuit_has_no_seam(name: str) -> None:
    layout = Layout(load_circuit(name))
    pieces = layout.course.pieces
    for index, piece in enumerate(pieces):
        point, heading = piece.pose(piece.length)
        following = pieces[(index + 1) % len(pieces)]
        assert distance(point, following.start) < 0.01
        assert direction(heading) == pytest.approx(direction(following.heading), abs=1e-6)
    for laid, centre in zip(layout.circuit.laid, layout.centres, strict=True):
        joint = layout.course.pose(layout.ways[laid.offset])[0]
        assert inside_hexagon(centre, joint) == pytest.approx(0, abs=0.01)


@pytest.mark.parametrize("name", circuit_names())
def test_roads_of_different_tiles_do_not_touch(name: str) -> None:
    layout = Layout(load_circuit(name))
    course, count = layout.course, 400
    points = [course.pose(course.length * step / count)[0] for step in range(count)]
    apart = int(count * 2.2 * HALF / course.length) + 8
    for first in range(count):
        for second in range(first):
            if min(first - second, count - first + second) > apart:
                assert distance(points[first], points[second]) > 2 * HALF - 3


@pytest.mark.parametrize("name", circuit_names())
def test_spaces_lie_in_driving_order_on_their_tiles(name: str) -> None:
    circuit = load_circuit(name)
    layout = Layout(circuit)
    for space in layout.spaces:
        assert inside_hexagon(layout.centres[circuit.tile[space.cell]], space.at) > 0
        assert space.first < space.last
        for way in range(3):
            following = circuit.way[space.cell * 3 + way]
            if following >= 0:
                assert distance(space.at, layout.spaces[following].at) < 260
    assert len({space.at for space in layout.spaces}) == len(circuit.names)


def test_the_pit_tile_lies_where_the_circuit_says_or_on_a_free_hexagon() -> None:
    data = lay("102a", "111a", "106a", "106a", "111a")
    free = Layout(read_circuit(data, "ring"))
    assert all([distance(free.pit, centre) > PITCH - 1 for centre in free.centres])
    data["pit"] = {"q": 0, "r": -1}
    assert Layout(read_circuit(data, "ring")).pit == pytest.approx(hexagon(0, -1))


@pytest.mark.parametrize("exit", ["A", "B", "C", "E", "F"])
@pytest.mark.parametrize("cap", [1, 2, 3, 4, 5, 6, None])
@pytest.mark.parametrize("legs", [(0, 0), (1, 1), (3, 3), (0, 2), (2, 1)])
def test_any_tile_of_ones_own_has_a_road(exit: str, cap: int | None, legs: tuple[int, int]) -> None:
    stations = legs[0] + legs[1] + 2
    cells = [
        {"id": station * 2 + side + 1, "lane": "lr"[side], "from": station, "to": station + 1}
        for station in range(stations)
        for side in (0, 1)
    ]
    for cell in cells:
        if cap is not None and legs[0] <= int(str(cell["from"])) < legs[0] + 2:
            cell["cap"] = cap
    entry = {
        "danger": "red",
        "edges": {"D": 2, exit: 2},
        "stations": stations,
        "inside": "left" if exit in "EF" else "right",
        "copies": 1,
        "cells": cells,
        "dotted": [],
    }
    tile = read_tiles({"format": "racecraft gt tiles 1", "tiles": {"own": entry}}, "own")["own"]
    assert len([space for space in tile.spaces if space.cap != NO_CAP]) == (0 if cap is None else 4)
    shape = shape_of(tile)
    assert sum([bend for _, bend in shape.steps]) == pytest.approx(60 * turn_of(tile))
    assert shape.stations == sorted(shape.stations)
    assert shape.stations[-1] == pytest.approx(sum([length for length, _ in shape.steps]))
    assert all([length >= 0 for length, _ in shape.steps])
