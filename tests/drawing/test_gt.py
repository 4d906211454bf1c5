"""Pictures of Rallyman: GT: every space drawn once, roads without seams, and all that a position shows."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from racecraft.drawing import draw_state, draw_track
from racecraft.drawing.geometry import distance
from racecraft.drawing.gt_layout import HALF, Layout, across
from racecraft.engine.errors import UnknownName
from racecraft.games.gt.board import circuit_names, lay, load_circuit
from racecraft.games.gt.game import GT_GAME
from tests.games.gt.table import car, drive, table


def elements(svg: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(svg).iter())


@pytest.mark.parametrize("name", circuit_names())
def test_every_space_is_drawn_once_and_ids_are_unique(name: str) -> None:
    circuit = load_circuit(name)
    found = elements(draw_track("gt", name).svg)
    drawn = [one.get("data-cell") for one in found if one.get("class") in ("cell", "cell capped")]
    assert sorted(filter(None, drawn)) == sorted(circuit.names)
    ids = [one.get("id") for one in found if one.get("id")]
    assert len(ids) == len(set(ids))
    lines = [one for one in found if one.get("class") == "line"]
    assert len(lines) == sum(len(laid.tile.dotted) for laid in circuit.laid)


@pytest.mark.parametrize("name", circuit_names())
def test_roads_join_without_a_seam(name: str) -> None:
    """Where a tile ends the next begins, across the whole width and in the same direction."""
    stretches = Layout(load_circuit(name)).stretches
    for before, after in zip(stretches, stretches[1:] + stretches[:1], strict=True):
        for offset in (-HALF, 0.0, HALF):
            gap = distance(before.at(before.stations, offset), after.at(0, offset))
            assert gap < 1.5, f"{before.laid.tile.name} to {after.laid.tile.name}: {gap:.2f}"


@pytest.mark.parametrize("name", circuit_names())
def test_spaces_lie_on_their_hex(name: str) -> None:
    for spot in Layout(load_circuit(name)).spots:
        assert distance(spot.at, spot.stretch.centre) < 116
        assert spot.length > 4


def test_lanes_share_the_width() -> None:
    assert [across(sixth) for sixth in (0, 3, 6)] == [-HALF, 0.0, HALF]


def test_a_position_shows_cars_markers_plan_and_flags() -> None:
    state = table(
        car("2#2", 3),
        car("3#4", "00", place="verge", left=1, side="left"),
        car("4#1", 0, place="pit", left=2),
        departures=2,
        flags=[{"tile": 4, "seat": 1}],
        bag={"yellow": 5},
    )
    drive(state, "G1+1B 2#5", "C 2#8")
    found = elements(draw_state(GT_GAME, state, theme="light").svg)
    ids = {one.get("id") for one in found}
    assert {"car-1", "car-2", "car-3", "finish-line", "layer-plan"} <= ids
    assert [one.get("data-dice") for one in found if one.get("class") == "die"] == ["G1+1B", "C"]
    assert [one.get("data-marker") for one in found if one.get("class") == "marker"] == ["3", "00", "0"]
    assert sum(one.get("class") == "yellow-flag" for one in found) == 1
    assert sum(one.get("class") == "zone" for one in found) == 3


def test_own_circuits_highlights_and_equal_pictures() -> None:
    data = lay("102a", "111a", "106a", "106a", "111a")
    picture = draw_track("gt", data, highlight=["1#2"], legend=False)
    assert picture.svg == draw_track("gt", data, highlight=["1#2"], legend=False).svg
    marked = [one.get("data-cell") for one in elements(picture.svg) if one.get("class") == "highlight"]
    assert marked == ["1#2"]
    with pytest.raises(UnknownName, match="no space '99#1'"):
        draw_track("gt", data, highlight=["99#1"])


def test_a_car_before_the_grid_is_drawn_is_not_shown() -> None:
    assert 'id="car-1"' not in draw_state(GT_GAME, GT_GAME.new(2)).svg


def test_the_picture_in_the_guide_is_the_picture_of_today() -> None:
    file = Path(__file__).parents[2] / "docs" / "pictures" / "gt-k2.svg"
    assert file.read_text(encoding="utf-8") == draw_track("gt", "k2").svg + "\n"
