"""Boards, stages and rallies of Rallyman as pictures: all there, joined without a seam, true to verges."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element

import pytest

from racecraft.drawing import draw_track
from racecraft.drawing.geometry import distance, heading_of, turn_between
from racecraft.drawing.rallyman.map import board_map, stage_map, terrain_of
from racecraft.engine.errors import BadBoard, UnknownName
from racecraft.games.rallyman.board import BUMP, CORNER, KINDS, board_names, load_board
from racecraft.games.rallyman.figures import DATA
from racecraft.games.rallyman.rally import load_rally, rally_names
from racecraft.locales import LANGUAGES, Words
from tests.drawing.boards import cells, layer, title, tree

LAYERS = ["ground", "road", "markings", "highlights", "labels", "signs", "cars"]
STAGES = [f"{name}:{number + 1}" for name in rally_names() for number in range(len(load_rally(name).stages))]
SHAPES = {"path", "rect", "circle", "ellipse", "text"}
FACES = [zone + face for zone in board_names() for face in ("", ":snow")]


def at(item: Element) -> tuple[float, float]:
    return float(item.attrib["data-x"]), float(item.attrib["data-y"])


def heading(item: Element) -> float:
    return float(item.attrib["data-heading"])


def side(item: Element, other: Element) -> str:
    """On which side of a space another place lies."""
    turn = turn_between(heading(item), heading_of(at(item), at(other)))
    return "right" if turn > 0 else "left"


def stage_of(name: str) -> Any:
    rally, _, number = name.partition(":")
    return load_rally(rally).stages[int(number) - 1]


@pytest.mark.parametrize("face", FACES)
def test_every_space_of_a_board_is_drawn_once_and_says_what_it_is(face: str) -> None:
    board = load_board(face[0])
    drawn = cells(draw_track("rallyman", face))
    wanted = {}
    for road in board.roads:
        for index, space in enumerate(road.spaces):
            name = f"{road.id}.{index}"
            wanted[name] = space
            lines = (["drift1", "drift2"] if space.drift else []) + (["cut"] if space.cut else [])
            wanted |= {f"{name}.{line}": space for line in lines}
    assert sorted(drawn) == sorted(wanted)
    for name, space in wanted.items():
        item = drawn[name]
        assert item.attrib["data-kind"] == KINDS[space.kind]
        assert [item.attrib["data-left"], item.attrib["data-right"]] == space.verge
        assert item.attrib["data-surface"] == ("snow" if face.endswith("snow") else "asphalt")
        line = item.attrib["data-line"]
        number = {"road": space.number, "drift1": 0, "drift2": 0, "cut": space.cut}[line]
        if line.startswith("drift"):
            number = space.drift[int(line[-1]) - 1]
        assert item.get("data-number") == (str(number) if number else None)
        assert title(item)


@pytest.mark.parametrize("name", STAGES)
def test_a_stage_is_its_route_from_start_to_finish(name: str) -> None:
    stage = stage_of(name)
    drawn = cells(draw_track("rallyman", name))
    road = [item for item in drawn.values() if item.get("data-line") == "road"]
    assert [int(item.attrib["data-index"]) for item in road] == list(range(stage.length))
    for item, space in zip(road, stage.spaces, strict=True):
        assert [item.attrib["data-left"], item.attrib["data-right"]] == space.verge
        if space.kind == CORNER:
            assert item.attrib["data-inside"] == ("right" if space.inside else "left")
    assert {"start", "finish"} <= drawn.keys()
    assert turn_between(heading(drawn["start"]), heading_of(at(drawn["start"]), at(drawn["0"]))) == (
        pytest.approx(0, abs=1)
    )


@pytest.mark.parametrize("name", STAGES)
def test_boards_join_without_a_seam(name: str) -> None:
    """Where one section ends the next begins, in the same place, the same way and with the same width."""
    sections = stage_map(stage_of(name), (), (), "", (0.0, 0.0)).driven
    for before, after in pairwise(sections):
        (end, way_out), (start, way_in) = before.course.finish(), after.course.start()
        assert distance(end, start) < 0.01
        assert turn_between(way_out, way_in) == pytest.approx(0, abs=0.01)
        last = len(before.course.spaces) - 1
        assert before.course.half(last, 1.0) == after.course.half(0, 0.0)


@pytest.mark.parametrize("name", STAGES)
def test_placed_boards_lie_as_the_joints_demand(name: str) -> None:
    """RM-ORG-07, RM-SETUP-01: the boards of the stage and no others, each where its joint has it."""
    stage = stage_of(name)
    ground = layer(draw_track("rallyman", name), "ground")
    edges = {
        item.attrib["id"].removeprefix("edge-"): [
            float(item[0].attrib[key]) for key in ("x", "y", "width", "height")
        ]
        for item in ground.iter()
        if item.get("id", "").startswith("edge-")
    }
    assert edges == {
        zone: [5.0 * value for value in (placed.x, placed.y, placed.width, placed.height)]
        for zone, placed in zip(stage.zones, stage.placements, strict=True)
    }


@pytest.mark.parametrize("zone", board_names())
def test_drifts_lie_outside_and_cuts_inside(zone: str) -> None:
    drawn = cells(draw_track("rallyman", zone))
    corners = 0
    for name, item in drawn.items():
        if item.attrib["data-line"] != "road" or item.attrib["data-kind"] != "corner":
            continue
        corners += 1
        inside = item.attrib["data-inside"]
        if f"{name}.cut" in drawn:
            assert side(item, drawn[f"{name}.cut"]) == inside
        if f"{name}.drift1" in drawn:
            first, second = drawn[f"{name}.drift1"], drawn[f"{name}.drift2"]
            assert side(item, first) != inside
            assert side(item, second) != inside
            assert abs(turn_between(heading(first), heading_of(at(first), at(second)))) < 60
    assert corners > 15


@pytest.mark.parametrize("zone", board_names())
def test_the_ground_beside_a_space_is_what_its_verge_says(zone: str) -> None:
    board = load_board(zone)
    ground = terrain_of(board)
    for driven in board_map(board, False).driven:
        for index, space in enumerate(driven.course.spaces):
            for offset, verge in zip((-40.0, 40.0), space.verge, strict=True):
                assert ground.at(driven.course.beside(index, 0.5, offset)) == verge, (driven.road, index)


@pytest.mark.parametrize("zone", board_names())
def test_nothing_grows_on_the_road(zone: str) -> None:
    picture = draw_track("rallyman", zone)
    road = [at(item) for item in cells(picture).values()]
    plants = [item for item in layer(picture, "ground").iter() if item.get("href", "").startswith("#icon-")]
    assert len(plants) > 100
    for plant in plants:
        spot = float(plant.attrib["x"]), float(plant.attrib["y"])
        assert min(distance(spot, place) for place in road) > 18


@pytest.mark.parametrize("name", ["V", "J:snow", "white_jura:1", "rulebook"])
def test_ids_are_unique_and_layers_in_order(name: str) -> None:
    root = tree(draw_track("rallyman", name))
    ids = [item.attrib["id"] for item in root.iter() if "id" in item.attrib]
    assert len(ids) == len(set(ids))
    found = [
        item.attrib["id"].removeprefix("layer-") for item in root if "layer" in item.get("class", "").split()
    ]
    assert found == LAYERS


@pytest.mark.parametrize(("name", "most"), [("L:snow", 200), ("grand_tour:1", 400), ("grand_tour", 500)])
def test_a_picture_is_self_contained_and_light(name: str, most: int) -> None:
    svg = draw_track("rallyman", name).svg
    assert len(svg.encode()) < most * 1024
    assert "<script" not in svg
    assert not re.search(r"\son\w+=", svg)
    assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
    for used in re.findall(r'href="#([^"]*)"', svg) + re.findall(r"url\(#([^)]*)\)", svg):
        assert f'id="{used}"' in svg


def test_themes_differ_only_in_colours() -> None:
    bodies = set()
    for theme in ("light", "dark", "auto"):
        svg = draw_track("rallyman", "white_jura:2", theme=theme).svg
        body = re.sub(r"<style>.*?</style>", "", svg, flags=re.DOTALL)
        bodies.add(body.replace(f"racecraft-{theme}", "scope"))
    assert len(bodies) == 1


@pytest.mark.parametrize("name", ["C", "V:snow", "april_skies:2", "white_jura"])
def test_every_shape_has_a_rule_for_its_colour(name: str) -> None:
    """A shape without a rule would be black."""
    picture = draw_track("rallyman", name, theme="light")
    css = re.search(r"<style>(.*?)</style>", picture.svg, flags=re.DOTALL)
    assert css is not None
    rules = {
        name for line in css[1].split("\n") for name in re.findall(r"\.([a-z][a-z0-9-]*)", line.split("{")[0])
    }
    items = list(tree(picture).iter())
    drawn_twice = {item.get("id", "") for item in items if item.get("id", "").startswith("line-")}
    uses = [item for item in items if item.get("href", "").removeprefix("#") in drawn_twice]
    assert len(uses) == 2 * len(drawn_twice)
    shapes = [item for item in items if item.tag.rpartition("}")[2] in SHAPES]
    clips = [item[0] for item in items if item.tag.endswith("clipPath")]
    plain = [item for item in [*shapes, *uses] if not set(item.get("class", "").split()) & rules]
    assert len(plain) == len(clips) + len(drawn_twice)


def test_only_the_board_under_snow_is_white() -> None:
    picture = draw_track("rallyman", "white_jura:1")
    faces = {
        item.attrib["data-zone"]: item.attrib["data-face"]
        for item in layer(picture, "ground").iter()
        if "data-face" in item.attrib
    }
    assert faces == {"J": "snow", "L": "asphalt", "C": "snow"}
    surfaces = {
        (item.attrib["data-zone"], item.attrib["data-surface"])
        for item in cells(picture).values()
        if "data-zone" in item.attrib
    }
    assert surfaces == {("J", "snow"), ("L", "asphalt"), ("C", "snow")}


def test_start_finish_and_split_points_have_signs() -> None:
    """RM-SETUP-01, RM-SPLIT-01."""
    picture = draw_track(
        "rallyman", "rulebook:3", words={"start": "старт", "finish": "фініш", "split": "відсічка"}
    )
    signs = [title(item) for item in layer(picture, "signs").iter() if title(item)]
    assert signs == ["старт", "фініш", "відсічка 1", "відсічка 2"]
    lines = [
        item.get("data-index")
        for item in layer(picture, "markings").iter()
        if item.get("data-kind") == "split"
    ]
    assert lines == ["22", "35"]


def test_a_route_can_be_drawn_without_a_rally() -> None:
    route = "C8-C3 J1-J4"
    drawn = cells(draw_track("rallyman", route))
    assert drawn.keys() == cells(draw_track("rallyman", "rulebook:2")).keys()
    with pytest.raises(BadBoard, match="joint C3 to C1"):
        draw_track("rallyman", "C8-C3 C1-C2")


def test_a_rally_shows_all_its_stages_apart() -> None:
    rally = load_rally("rulebook")
    picture = draw_track("rallyman", "rulebook")
    drawn = cells(picture)
    for number, stage in enumerate(rally.stages, 1):
        assert {f"SS{number}.{index}" for index in range(stage.length)} <= drawn.keys()
    boxes = [
        [float(item[0].attrib[key]) for key in ("x", "y", "width", "height")]
        for item in layer(picture, "ground").iter()
        if item.get("id", "").startswith("edge-")
    ]
    assert len(boxes) == 6
    for index, (x, y, width, height) in enumerate(boxes):
        for left, top, wide, high in boxes[:index]:
            assert x >= left + wide or left >= x + width or y >= top + high or top >= y + height
    services = [item for item in layer(picture, "labels").iter() if item.get("class") == "service"]
    assert len(services) == 2


def test_a_board_and_a_rally_of_ones_own_are_drawn() -> None:
    data = json.loads((DATA / "boards" / "L.json").read_text(encoding="utf-8"))
    data["zone"], data["name"] = "X", "<script>alert(1)</script>"
    assert cells(draw_track("rallyman", data)).keys() == {
        name.replace("L", "X") for name in cells(draw_track("rallyman", "L"))
    }
    assert "<script" not in draw_track("rallyman", data).svg
    rally = {
        "name": "Own",
        "boards": [data],
        "stages": [{"route": "X0-X1"}, {"strip": ". l3k4 . . ^4 . , r2! ."}, {"strip": ". r3 ."}],
    }
    drawn = cells(draw_track("rallyman", rally))
    assert {"SS1.10", "SS1.5.cut", "SS2.1.drift2", "SS2.8", "SS2.finish", "SS3.1.drift1"} <= drawn.keys()
    assert "SS2.7.drift1" not in drawn
    ids = [item.attrib["id"] for item in tree(draw_track("rallyman", rally)).iter() if "id" in item.attrib]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("X", "no track 'X'"),
        ("C:ice", "no track 'C:ice'"),
        ("rulebook:4", "no stage 4, only 3"),
        ("nowhere:1", "there are the rallies april_skies"),
    ],
)
def test_what_there_is_not_is_named(name: str, error: str) -> None:
    with pytest.raises(UnknownName, match=error):
        draw_track("rallyman", name)


def test_only_what_is_there_can_be_highlighted() -> None:
    picture = draw_track("rallyman", "rulebook:1", highlight=["2.drift1", "4.cut", "finish"])
    marked = [
        item.get("data-cell") for item in layer(picture, "highlights").iter() if "data-cell" in item.attrib
    ]
    assert marked == ["2.drift1", "4.cut", "finish"]
    with pytest.raises(UnknownName, match=r"no space '0\.cut'"):
        draw_track("rallyman", "rulebook:1", highlight=["0.cut"])


def test_every_number_on_the_road_is_written_where_a_car_would_stand() -> None:
    board = load_board("C")
    picture = draw_track("rallyman", "C")
    drawn = cells(picture)
    written = {
        item.attrib["transform"]: "".join(item.itertext())
        for item in layer(picture, "labels").iter()
        if any("number" in (part.get("class") or "").split() for part in item)
    }
    numbered = [item for item in drawn.values() if "data-number" in item.attrib]
    assert len(numbered) == len(written)
    for item in numbered:
        assert (
            written[f"translate({item.attrib['data-x']} {item.attrib['data-y']})"]
            == item.attrib["data-number"]
        )
    bumps = sum(space.kind == BUMP for road in board.roads for space in road.spaces)
    assert (
        sum("bump-tag" in (item.get("class") or "") for item in layer(picture, "labels").iter()) == bumps == 2
    )


def test_the_plaque_says_what_going_off_costs() -> None:
    for zone in board_names():
        chips = {
            item.attrib["data-terrain"]: int(item.attrib["data-lost"])
            for item in layer(draw_track("rallyman", zone), "labels").iter()
            if "data-lost" in item.attrib
        }
        assert chips == {terrain: lost for terrain, lost in load_board(zone).damage.items() if lost}


def test_the_legend_can_be_left_out_and_speaks_the_words_given() -> None:
    words = {"corner": "поворот", "cut": "зріз"}
    told = draw_track("rallyman", "L", words=words)
    assert "поворот" in told.svg
    assert "C3-C8" not in told.svg
    assert title(cells(told)["L2-L3.5.cut"]).startswith("L2-L3.5 · поворот · зріз · 3")
    assert 'id="legend"' not in draw_track("rallyman", "L", legend=False).svg


@pytest.mark.parametrize(("file", "name"), [("rallyman-board", "L"), ("rallyman-stage", "white_jura:1")])
def test_the_pictures_of_the_documents_are_those_of_today(file: str, name: str) -> None:
    stored = (Path(__file__).parents[2] / "docs" / "pictures" / f"{file}.svg").read_text(encoding="utf-8")
    assert stored == draw_track("rallyman", name).svg + "\n"


@pytest.mark.parametrize("zone", board_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sign_of_a_zone_bears_its_name_in_the_words_of_the_picture(zone: str, language: str) -> None:
    words = Words(language)
    drawn = draw_track("rallyman", zone, words=words.marks("rallyman"))
    names = [each.text for each in tree(drawn).iter() if "zone-name" in each.get("class", "").split()]
    assert names == [words.track("rallyman", zone)]
