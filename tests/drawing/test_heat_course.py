"""Centre lines of Heat: cells of one length, bends at the corners, and no road near another."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

import pytest

from racecraft.drawing.geometry import Point, Ribbon, distance
from racecraft.drawing.heat.course import (
    CLEAR,
    HALF,
    PITCH,
    Bend,
    close,
    course_of,
    first_fold,
    first_touch,
    radius_of,
    ribbon_through,
)
from racecraft.engine.errors import BadBoard
from racecraft.games.heat.board import load_track, read_track, track_names
from tests.drawing.circuits import any_circuit, built_in, without_shape

BUILT_IN = track_names()


def edge(road: Ribbon, offset: float) -> list[Point]:
    """An edge of the road as a closed line of short pieces."""
    points = [point for row in range(road.rows) for point in (road.at(row, offset), road.cut(row, offset))]
    return [*points, points[0]]


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    def turn(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def crossings(road: Ribbon) -> int:
    """How often the edges of the road, kerbs included, cross themselves or one another."""
    pieces = [piece for side in (-1, 1) for piece in pairwise(edge(road, side * (HALF + 7)))]
    return sum(
        cross(*pieces[one], *pieces[other])
        for one in range(len(pieces))
        for other in range(one + 2, len(pieces))
    )


def nearest_pieces(road: Ribbon) -> float:
    """The least ground between two pieces of road that do not follow one another."""
    points = [point for row in range(road.rows) for point in (road.at(row, 0), road.cut(row, 0))]
    count = len(points)
    apart = [
        distance(points[one], points[other])
        for one in range(count)
        for other in range(one + 8, min(count, one + count - 8))
    ]
    return min(apart) - 2 * HALF


def sharpest(road: Ribbon, after: int) -> float:
    """The tightest cell at a corner line: the two that touch it and those beside them."""
    return max(abs(road.bend(row)) for row in range(after - 2, after + 2))


def ideal(limit: int) -> float:
    return math.degrees(PITCH / radius_of(limit))


@pytest.mark.parametrize("id", BUILT_IN)
def test_no_built_in_road_crosses_or_touches_another(id: str) -> None:
    road = course_of(load_track(id))
    assert crossings(road) == 0
    assert nearest_pieces(road) > 50
    assert first_fold(road) is None


@pytest.mark.parametrize("id", BUILT_IN)
def test_every_built_in_circuit_has_its_cells_on_a_closed_line(id: str) -> None:
    track = load_track(id)
    road = course_of(track)
    assert road.rows == track.cells == len(track.data["shape"])
    lengths = [distance(road.cut(row - 1, 0), road.cut(row, 0)) for row in range(road.rows)]
    assert min(lengths) > 0.95 * PITCH
    assert max(lengths) < 1.01 * PITCH
    assert abs(sum(road.bend(row) for row in range(road.rows))) == pytest.approx(360)


@pytest.mark.parametrize("id", BUILT_IN)
def test_bends_sit_at_the_corners_and_are_tight_where_the_limit_is_low(id: str) -> None:
    track = load_track(id)
    road = course_of(track)
    for line, after in enumerate(track.after):
        assert sharpest(road, after) > 0.68 * ideal(track.limit[line]), after
    tight = [sharpest(road, after) for line, after in enumerate(track.after) if track.limit[line] <= 3]
    fast = [sharpest(road, after) for line, after in enumerate(track.after) if track.limit[line] >= 6]
    assert min(tight) > 30
    assert max(fast, default=0) < 25
    away = [
        abs(road.bend(cell - 1))
        for cell in range(1, track.cells + 1)
        if min([min((cell - after) % track.cells, (after - cell) % track.cells) for after in track.after]) > 4
    ]
    assert max(away) < min(tight)


@pytest.mark.parametrize("id", BUILT_IN)
def test_chicanes_turn_to_one_side_and_then_to_the_other(id: str) -> None:
    track = load_track(id)
    road = course_of(track)
    for line in range(1, len(track.after)):
        if track.corner[line] == track.corner[line - 1]:
            first, second = track.after[line - 1], track.after[line]
            before = sum(road.bend(row) for row in (first - 2, first - 1))
            behind = sum(road.bend(row) for row in (second, second + 1))
            assert before * behind < 0, (first, second)


@pytest.mark.parametrize("id", BUILT_IN)
def test_the_start_is_on_a_straight_driven_across_the_picture(id: str) -> None:
    road = course_of(load_track(id))
    assert max(abs(road.bend(row)) for row in range(-4, 2)) < 5
    assert abs(math.sin(math.radians(road.cut_headings[-1]))) < 0.1


@pytest.mark.parametrize("id", BUILT_IN)
def test_a_circuit_without_a_shape_is_given_one_with_bends_at_the_corners(id: str) -> None:
    track = read_track(without_shape(id), id)
    road = course_of(track)
    assert crossings(road) == 0
    assert nearest_pieces(road) > CLEAR - 1
    for line, after in enumerate(track.after):
        assert sharpest(road, after) > 0.45 * ideal(track.limit[line]), after


@pytest.mark.parametrize("seed", range(24))
def test_any_circuit_is_given_a_line_that_keeps_clear_of_itself(seed: int) -> None:
    track = read_track(any_circuit(seed), "any")
    road = course_of(track)
    assert road.rows == track.cells
    assert first_fold(road) is None
    assert first_touch(road) is None
    if track.cells <= 90:
        assert crossings(road) == 0
    lengths = [distance(road.cut(row - 1, 0), road.cut(row, 0)) for row in range(road.rows)]
    assert min(lengths) > 0.85 * PITCH


def test_the_same_circuit_is_always_given_the_same_line() -> None:
    one, other = [course_of(read_track(any_circuit(3), "any")) for _ in range(2)]
    assert one.centres == other.centres


def test_a_shape_is_scaled_to_the_length_of_its_cells() -> None:
    small = [[x / 100, y / 100] for x, y in built_in("italia")["shape"]]
    road, scaled = [
        course_of(read_track(built_in("italia", shape=shape), "x"))
        for shape in (built_in("italia")["shape"], small)
    ]
    for one, other in zip(road.centres, scaled.centres, strict=True):
        assert distance(one, other) < 1e-6


def test_four_points_are_a_shape() -> None:
    road = course_of(read_track(built_in("italia", shape=[[0, 0], [300, 0], [300, 200], [0, 200]]), "x"))
    assert road.rows == 54
    assert first_touch(road) is None


EIGHT = [[2 * math.sin(turn * math.pi / 8), math.sin(turn * math.pi / 4)] for turn in range(16)]
BAD_SHAPES: list[tuple[str, Any, str]] = [
    ("far", [[0, 0], [1e300, 0], [1, 1], [0, 1]], "point 2 must lie within"),
    ("nan", [[0, 0], [1, float("nan")], [1, 1], [0, 1]], "point 2 must lie within"),
    ("twice", [[0, 0], [0, 0], [1, 1], [0, 1]], "point 2 lies on the point before it"),
    ("closed", [[0, 0], [9, 0], [9, 9], [0, 9], [0, 0]], "the last point lies on the first"),
    ("eight", EIGHT, "the road touches itself at cells"),
    ("thin", [[0, 0], [50, 0], [100, 0], [100, 1], [50, 1], [0, 1]], "too tight for the road"),
]


@pytest.mark.parametrize(
    ("shape", "reason"), [case[1:] for case in BAD_SHAPES], ids=[case[0] for case in BAD_SHAPES]
)
def test_a_shape_that_cannot_be_a_road_is_named(shape: Any, reason: str) -> None:
    with pytest.raises(BadBoard) as caught:
        course_of(read_track(built_in("italia", shape=shape), "own"))
    assert str(caught.value).startswith("own: shape:")
    assert reason in str(caught.value)


def test_closing_a_line_changes_no_bend_that_must_not_change() -> None:
    bends = [Bend(cell, 100, 80, 1.0 if cell else 0.0) for cell in (0, 10, 20, 30)]
    line = close(40, bends)
    assert line is not None
    road = ribbon_through(line, 40)
    kept = sum(road.bend(row) for row in range(-5, 5))
    assert kept == pytest.approx(100, abs=1)
    assert sum(road.bend(row) for row in range(40)) == pytest.approx(360)


def test_a_lower_limit_is_a_tighter_corner() -> None:
    radii = [radius_of(limit) for limit in range(1, 16)]
    assert radii == sorted(radii)
    assert radii[1] < 65 < 200 < radii[9]


def test_touching_rows_are_found() -> None:
    def track_like(width: float) -> Ribbon:
        return ribbon_through(
            [0j, 500 + 0j, 1000 + 0j, complex(1000, width), complex(500, width), complex(0, width)], 60
        )

    assert first_touch(track_like(400)) is None
    near = first_touch(track_like(60))
    assert near is not None
    assert near[1] - near[0] > 3
