"""Circuits of Rallyman: GT as pictures: every space addressable, every circuit drawable."""

from __future__ import annotations

import re
from typing import Any
from xml.etree.ElementTree import fromstring

import pytest

from racecraft.drawing import draw_track
from racecraft.drawing.geometry import distance
from racecraft.drawing.gt.layout import HALF, Layout
from racecraft.engine.errors import BadBoard, UnknownName
from racecraft.games.gt.board import circuit_data, circuit_names, lay, load_circuit
from racecraft.games.gt.tiles import DANGERS, NO_CAP
from tests.drawing.boards import SVG, cells, layer, title, tree, without_font

LAYERS = ["ground", "tiles", "road", "kerbs", "markings", "zones", "signs", "labels", "highlights"]
LAYERS += ["flags", "plan", "cars"]
WORDS = {"limit": "межа", "danger-red": "висока", "grid": "старт"}


def ring() -> dict[str, Any]:
    """The shortest circuit there is."""
    return lay("102a", "111a", "106a", "106a", "111a")


@pytest.mark.parametrize("name", circuit_names())
def test_every_space_is_drawn_once_and_says_what_it_is(name: str) -> None:
    circuit = load_circuit(name)
    drawn = cells(draw_track("gt", name))
    assert list(drawn) == circuit.names
    for number, id in enumerate(circuit.names):
        item, cap = drawn[id].attrib, circuit.cap[number]
        assert item["id"] == f"cell-{id.replace('#', '_23_')}"
        assert int(item["data-tile"]) == circuit.tile[number]
        assert (int(item["data-from"]), int(item["data-to"])) == (circuit.back[number], circuit.front[number])
        assert (int(item["data-low"]), int(item["data-high"])) == (circuit.low[number], circuit.high[number])
        assert item.get("data-limit") == (None if cap == NO_CAP else str(cap))
        assert (item.get("data-hazard") == "true") == circuit.hazard[number]
        assert item["data-danger"] == DANGERS[circuit.danger[number]]
        assert title(drawn[id]).startswith(id)
    slots = {int(item.attrib["data-grid"]): id for id, item in drawn.items() if "data-grid" in item.attrib}
    assert [slots[slot] for slot in range(1, 7)] == [circuit.names[cell] for cell in circuit.grid]


def test_a_space_tells_its_sign() -> None:
    drawn = cells(draw_track("gt", "k2", words=WORDS))
    assert title(drawn["8#4"]) == "8#4 · 117a LM · 4! · danger-yellow"
    assert title(drawn["4#5"]) == "4#5 · 112a MR · 2 · danger-orange"
    assert title(drawn["0#9"]) == "0#9 · 102a R · старт 1 · danger-yellow"
    assert [drawn[id].attrib["data-kind"] for id in ("8#4", "0#9", "0#8")] == ["corner", "grid", "track"]


@pytest.mark.parametrize("name", circuit_names())
def test_tiles_signs_and_lines_are_those_of_the_circuit(name: str) -> None:
    circuit = load_circuit(name)
    picture = draw_track("gt", name)
    tiles = [item for item in layer(picture, "tiles") if item.get("data-tile")]
    assert [(item.attrib["data-tile"], item.attrib["data-danger"]) for item in tiles] == [
        (laid.tile.name, DANGERS[laid.tile.danger]) for laid in circuit.laid
    ]
    signs = list(layer(picture, "signs"))
    limits = {
        item.attrib["data-cell"]: "".join([text.text or "" for text in item.iter(f"{SVG}text")])
        for item in signs
        if item.get("class") == "limit"
    }
    assert limits == {
        id: f"{circuit.cap[cell]}{'!' if circuit.hazard[cell] else ''}"
        for cell, id in enumerate(circuit.names)
        if circuit.cap[cell] != NO_CAP
    }
    lines = [
        (int(item.attrib["data-tile"]), item.attrib["data-value"])
        for item in signs
        if item.get("class") == "dotted-line"
    ]
    assert lines == [
        (index, str(dotted.number or "!"))
        for index, laid in enumerate(circuit.laid)
        for dotted in laid.tile.dotted
    ]
    labels = [item.findtext(f"{SVG}text") for item in layer(picture, "labels")]
    assert labels == [laid.tile.name for laid in circuit.laid]


def numbers(d: str) -> list[float]:
    return [float(part) for part in re.findall(r"-?\d+(?:\.\d+)?", d)]


def test_a_dotted_line_lies_across_its_lanes_and_its_number_on_it() -> None:
    """On tile 6 of K2 (115a) the inner lane is barred before and behind space 5."""
    picture = draw_track("gt", "k2")
    inner = cells(picture)["6#5"].attrib
    corner = float(inner["data-x"]), float(inner["data-y"])
    found = [
        item
        for item in layer(picture, "signs")
        if item.get("data-tile") == "6" and "data-value" in item.attrib
    ]
    assert [item.attrib["data-value"] for item in found] == ["2", "2"]
    for item in found:
        x1, y1, x2, y2 = numbers(item[1].attrib["d"])
        plate = item.find(f"{SVG}rect")
        assert plate is not None
        x, y = float(plate.attrib["x"]) + 9, float(plate.attrib["y"]) + 9
        width = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
        assert 20 < width < 36
        assert abs((x - x1) * (y2 - y1) - (y - y1) * (x2 - x1)) / width < 1
        assert ((x - corner[0]) ** 2 + (y - corner[1]) ** 2) ** 0.5 < 90


def test_ids_are_unique_and_layers_in_order() -> None:
    root = tree(draw_track("gt", "k5"))
    ids = [item.attrib["id"] for item in root.iter() if "id" in item.attrib]
    assert len(ids) == len(set(ids))
    found = [
        item.attrib["id"].removeprefix("layer-") for item in root if "layer" in item.get("class", "").split()
    ]
    assert found == LAYERS


@pytest.mark.parametrize("name", circuit_names())
def test_a_picture_is_self_contained_and_light(name: str) -> None:
    svg = draw_track("gt", name).svg
    assert len(svg.encode()) < 200_000
    assert "<script" not in svg
    assert not re.search(r"\son\w+=", svg)
    assert set(re.findall(r"url\(([^)]*)\)", without_font(svg))) == {"#country-edge"}
    assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
    for used in re.findall(r'href="([^"]*)"', svg):
        assert f'id="{used[1:]}"' in svg
    assert svg == draw_track("gt", circuit_data(name)).svg.replace("the track to be drawn", name)


def test_every_class_drawn_has_its_style() -> None:
    svg = draw_track("gt", "k5").svg
    styled = set(
        re.findall(r"\.([a-z][a-z0-9-]*)", re.findall(r"<style>(.*?)</style>", svg, flags=re.DOTALL)[0])
    )
    plain = {
        "racecraft",
        "font",
        "layer",
        "tile-bases",
        "tile-plate",
        "pit",
        "service",
        "pit-stop",
        "slot",
        "finish-line",
        "limit",
    }
    plain |= {"dotted-line", "tile-label", "foot", "legend", "legend-item", "track", "field", "lake", "boat"}
    plain |= {"village", "woods", "grandstand"}
    drawn = {name for names in re.findall(r'class="([^"]*)"', svg) for name in names.split()}
    assert drawn - styled - plain == set()


def test_everything_built_lies_within_the_picture() -> None:
    tracks: list[str | dict[str, Any]] = [*circuit_names(), ring()]
    for track in tracks:
        picture = draw_track("gt", track)
        left, top, width, height = [float(part) for part in tree(picture).attrib["viewBox"].split()]
        for item in cells(picture).values():
            assert left + 80 < float(item.attrib["data-x"]) < left + width - 80
            assert top + 80 < float(item.attrib["data-y"]) < top + height - 80


@pytest.mark.parametrize("name", circuit_names())
def test_labels_keep_off_the_road_and_off_one_another(name: str) -> None:
    course = Layout(load_circuit(name)).course
    road = [course.pose(course.length * step / 300)[0] for step in range(300)]
    plates = [numbers(item.attrib["transform"]) for item in layer(draw_track("gt", name), "labels")]
    for index, (x, y) in enumerate(plates):
        assert all([abs(x - a) > 54 or abs(y - b) > 40 for a, b in plates[:index]])
        assert min([distance((x, y), point) for point in road]) > HALF + 26


def test_highlights_mark_the_spaces_asked_for() -> None:
    marked = layer(draw_track("gt", "k2", highlight=["4#5", "0#1"]), "highlights")
    assert [item.attrib["data-cell"] for item in marked if "data-cell" in item.attrib] == ["0#1", "4#5"]
    assert len(layer(draw_track("gt", "k2"), "highlights")) == 0
    with pytest.raises(UnknownName, match="the track has no space '99#1' to highlight"):
        draw_track("gt", "k2", highlight=["99#1"])


def test_the_legend_shows_the_signs_of_this_circuit_and_can_be_left_out() -> None:
    def shown(track: str | dict[str, Any]) -> list[str]:
        root = tree(draw_track("gt", track))
        return [item.attrib["data-kind"] for item in root.iter() if item.get("class") == "legend-item"]

    pits = ["pit-tyres", "pit-repairs", "pit-both"]
    assert shown("k1") == ["limit", "line", "danger-orange", "danger-red", *pits]
    assert shown("k4") == [
        "limit", "limit-hazard", "line", "line-hazard", "danger-yellow", "danger-orange", *pits,
    ]  # fmt: skip
    picture = draw_track("gt", "k1", words=WORDS)
    captions = [item.text for item in tree(picture).iter(f"{SVG}text") if item.get("class") == "caption"]
    assert captions == ["межа", "висока"]
    plain = draw_track("gt", "k1", legend=False)
    assert 'id="legend"' not in plain.svg
    assert plain.height < picture.height


def test_a_circuit_of_ones_own_is_drawn_and_a_bad_one_named() -> None:
    data = ring()
    assert len(cells(draw_track("gt", data))) == 12 + 3 + 8 + 8 + 3
    data["pit"] = {"q": 0, "r": -1}
    pit = next(item for item in tree(draw_track("gt", data)).iter() if item.get("id") == "pit")
    assert numbers(pit.attrib["transform"]) == pytest.approx([-160, -277.1])
    with pytest.raises(BadBoard, match="its edge B carries no road"):
        draw_track("gt", lay("102a", "111a", "106a"))
    with pytest.raises(UnknownName, match="gt has no track 'nowhere'"):
        draw_track("gt", "nowhere")


def test_a_long_circuit_is_drawn() -> None:
    names: list[str] = []
    for side in range(6):
        names += ["102a" if side == 0 else "103a", "116a", "104a", "110a", "103a", "112a"]
    data = {**lay(*names), "unlimited": True}
    picture = draw_track("gt", data)
    assert len([item for item in layer(picture, "tiles") if item.get("data-tile")]) == 36
    assert len(picture.svg.encode()) < 400_000


HOSTILE = [
    '<script>alert("1")</script>',
    "' onload='alert(1)",
    "]]></style><script>",
    "\x00\ud800\x1b",
    "&amp;",
]


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_stay_names(name: str) -> None:
    data = ring()
    data["name"] = name
    data["own_tiles"] = {name: _tile_111a()}
    data["tiles"][1]["tile"] = name
    root = fromstring(draw_track("gt", data).svg)
    assert not [item for item in root.iter() if item.tag.removeprefix(SVG) == "script"]
    assert not [key for item in root.iter() for key in item.attrib if key.startswith("on")]


def _tile_111a() -> dict[str, Any]:
    cell = {"cap": 2}
    return {
        "danger": "red",
        "edges": {"D": 3, "C": 3},
        "stations": 2,
        "inside": "right",
        "copies": 1,
        "cells": [
            {"id": 1, "lane": "L", "from": 0, "to": 1, **cell},
            {"id": 2, "lane": "MR", "from": 0, "to": 2, **cell},
            {"id": 3, "lane": "L", "from": 1, "to": 2, **cell},
        ],
        "dotted": [{"at": 0, "lane": "R", "value": "!"}],
    }
