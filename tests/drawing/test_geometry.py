"""Roads as ribbons: cells meet without gaps, loops close, offsets lie on the right side."""

from __future__ import annotations

import math
import re

import pytest

from racecraft.drawing.geometry import (
    Ribbon,
    aside,
    distance,
    forward,
    heading_of,
    rounded_loop,
    smooth,
    turn_between,
)
from racecraft.drawing.svg import shorten
from tests.drawing.boards import classic


def test_right_of_east_is_south_on_screen() -> None:
    assert aside((0, 0), 0, 5) == pytest.approx((0, 5))
    assert forward((1, 1), 90, 2) == pytest.approx((1, 3))
    assert heading_of((0, 0), (0, -1)) == 270
    assert turn_between(350, 20) == 30
    assert turn_between(20, 350) == -30


@pytest.mark.parametrize("rows", [12, 13, 30, 72, 131, 400])
def test_a_generated_loop_closes_evenly_and_turns_left_once(rows: int) -> None:
    centres, headings = rounded_loop(rows, 52.57, 1.45, 150)
    gaps = [distance(centres[row - 1], centres[row]) for row in range(rows)]
    assert max(gaps) < min(gaps) * 1.1
    assert min(gaps) > 50
    assert headings[0] == 0
    ribbon = Ribbon(centres, headings)
    assert sum(ribbon.bend(row) for row in range(rows)) == pytest.approx(-360)


def test_cells_drawn_smoothly_stay_where_the_board_file_has_them() -> None:
    line = classic()["centreline"]
    ribbon = Ribbon([tuple(entry["centre"]) for entry in line], [entry["heading"] for entry in line])
    for row, entry in enumerate(line):
        for lane in (1, 2, 3):
            cell, offset = entry["cells"][str(lane)], (lane - 2) * 34
            assert distance(ribbon.at(row, offset), (cell["x"], cell["y"])) < 0.2
            corners = [
                ribbon.cut(row - 1, offset - 17),
                ribbon.cut(row, offset - 17),
                ribbon.cut(row, offset + 17),
                ribbon.cut(row - 1, offset + 17),
            ]
            for corner, filed in zip(corners, cell["poly"], strict=True):
                assert distance(corner, tuple(filed)) < 2.5


def test_a_smooth_line_passes_through_its_points() -> None:
    line = [(0.0, 0.0), (10.0, 5.0), (20.0, 0.0), (30.0, 8.0)]
    path = smooth(line)
    assert path.startswith("M0 0C")
    for x, y in line[1:]:
        assert f"{x:g} {y:g}" in path
    assert smooth(line, closed=True).endswith("Z")


def test_a_row_in_a_bend_is_longer_outside_than_inside() -> None:
    centres = [
        (100 * math.cos(angle), 100 * math.sin(angle)) for angle in [i * math.pi / 6 for i in range(12)]
    ]
    headings = [(i * 30 + 90) % 360 for i in range(12)]
    ribbon = Ribbon([(float(x), float(y)) for x, y in centres], [float(heading) for heading in headings])
    assert ribbon.bend(3) == pytest.approx(30)
    assert ribbon.length(3, -40) > ribbon.length(3, 0) > ribbon.length(3, 40)


def test_a_short_road_is_the_road_in_fewer_letters() -> None:
    """The edges of a road as they are sent: steps from point to point, none of which drifts."""
    road = Ribbon(*rounded_loop(60, 20.0, 1.5, 60.0))
    for offset in (-40.0, 0.0, 33.3):
        written, short = shorten(road.loop(offset)), road.loop(offset, short=True)
        assert re.sub(r"[-.0-9 ]", "", short) == "Mcz"
        numbers = [[float(each) for each in re.findall(r"-?[0-9]*\.?[0-9]+", d)] for d in (written, short)]
        assert len(numbers[0]) == len(numbers[1]) == 2 + 6 * 60
        # A point that lies between two tenths may be rounded to either.
        assert max([abs(one - other) for one, other in zip(*numbers, strict=True)]) < 0.25
        assert abs(sum(numbers[1][6::6])) < 0.05
