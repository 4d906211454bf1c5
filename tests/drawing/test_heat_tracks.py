"""The circuits of Heat as pictures: every spot addressable, every corner signed, nothing hidden by others."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest

from racecraft.drawing import draw_track
from racecraft.drawing.geometry import distance
from racecraft.drawing.heat.course import HALF
from racecraft.drawing.heat.icons import ICONS
from racecraft.drawing.heat.layout import SIGN, Layout
from racecraft.drawing.heat.scenery import COUNTRIES
from racecraft.engine.errors import BadBoard, UnknownName
from racecraft.games.heat.board import load_track, read_track, track_names
from racecraft.games.heat.tokens import ROAD, WEATHER
from tests.drawing.boards import SVG, layer, title, tree, without_font
from tests.drawing.circuits import any_circuit, built_in, corners, spots, without_shape

BUILT_IN = track_names()
LAYERS = ["ground", "road", "kerbs", "markings", "corners", "labels", "conditions", "highlights", "cars"]
WORDS = {"limit": "ліміт", "race-line": "траєкторія", "flooded": "залито", "grid": "старт"}
PICTURES = Path(__file__).parents[2] / "docs" / "pictures"


@pytest.mark.parametrize("id", BUILT_IN)
def test_every_spot_is_drawn_once_and_says_what_it_is(id: str) -> None:
    track = load_track(id)
    drawn = spots(draw_track("heat", id))
    assert sorted(drawn) == sorted(f"{cell}{side}" for cell in range(1, track.cells + 1) for side in "LR")
    for name, item in drawn.items():
        cell, side = int(name[:-1]), name[-1]
        assert item.attrib["id"] == f"spot-{name}"
        assert (item.attrib["data-cell"], item.attrib["data-side"]) == (str(cell), side)
        assert item.get("data-race-line") == ("yes" if "LR"[track.side[cell]] == side else None)
        assert item.attrib["data-countdown"] == str(track.to_line[cell])
        assert item.get("data-flooded") == ("yes" if track.flooded[cell] else None)
        assert item.get("data-tunnel") == ("yes" if track.tunnel[cell] else None)
        assert item.get("data-chevrons") == (str(track.chevrons[cell]) if track.chevrons[cell] else None)
        assert title(item).startswith(f"{name} · → {track.to_line[cell]}")


@pytest.mark.parametrize("id", BUILT_IN)
def test_the_left_spot_lies_to_the_left_of_the_driver(id: str) -> None:
    road = Layout(load_track(id)).road
    for name, item in spots(draw_track("heat", id)).items():
        at = float(item.attrib["data-x"]), float(item.attrib["data-y"])
        row, offset = int(name[:-1]) - 1, -22 if name[-1] == "L" else 22
        assert distance(at, road.at(row, offset)) < 0.2


@pytest.mark.parametrize("id", BUILT_IN)
def test_every_corner_line_has_a_sign_with_its_limit_and_letter(id: str) -> None:
    track = load_track(id)
    drawn = corners(draw_track("heat", id))
    assert [int(item.attrib["data-after"]) for item in drawn] == track.after
    for line, item in enumerate(drawn):
        assert item.attrib["data-limit"] == str(track.limit[line])
        assert item.get("data-letter") == (track.letter[line] or None)
        assert int(item.attrib["data-corner"]) == track.corner[line] + 1
        shown = [text.text for text in item.iter(f"{SVG}text")]
        assert shown == [str(track.limit[line]), *([track.letter[line]] if track.letter[line] else [])]
        assert (item.get("data-chicane") == "yes") == (track.corner.count(track.corner[line]) > 1)


@pytest.mark.parametrize("id", BUILT_IN)
def test_signs_tokens_and_numbers_stand_clear_of_the_road_and_of_one_another(id: str) -> None:
    layout = Layout(load_track(id))
    road = [
        point
        for row in range(layout.road.rows)
        for point in (layout.road.at(row, 0), layout.road.cut(row, 0))
    ]
    assert len(layout.signs) == len(layout.track.after)
    for at, size in layout.taken:
        assert min(distance(at, point) for point in road) >= HALF + 7 + size
    for (one, size), (other, other_size) in combinations(layout.taken, 2):
        assert distance(one, other) >= size + other_size
    for sign in layout.signs:
        assert distance(sign.at, sign.foot) < SIGN + 45


@pytest.mark.parametrize("id", BUILT_IN)
def test_legend_lines_lie_where_the_track_has_them(id: str) -> None:
    track = load_track(id)
    drawn = [item for item in layer(draw_track("heat", id), "corners") if item.get("class") == "legend-line"]
    assert [int(item.attrib["data-after"]) for item in drawn] == [
        (line - 1) % track.cells + 1 for line in track.legend_line
    ]


@pytest.mark.parametrize("id", BUILT_IN)
def test_every_cell_shows_its_countdown(id: str) -> None:
    track = load_track(id)
    shown = {
        int(item.attrib["data-cell"]): item.text
        for item in layer(draw_track("heat", id), "labels")
        if "countdown" in item.get("class", "")
    }
    assert shown == {cell: str(track.to_line[cell]) for cell in range(1, track.cells + 1)}


def test_the_grid_is_painted_behind_the_line_odd_slots_on_the_race_line() -> None:
    drawn = spots(draw_track("heat", "usa"))
    slots = {item.attrib["data-slot"]: name for name, item in drawn.items() if "data-slot" in item.attrib}
    assert slots == {
        "1": "69L",
        "2": "69R",
        "3": "68L",
        "4": "68R",
        "5": "67L",
        "6": "67R",
        "7": "66L",
        "8": "66R",
    }
    assert (
        len([item for item in spots(draw_track("heat", "mexico")).values() if "data-slot" in item.attrib])
        == 12
    )


def test_chevrons_are_drawn_where_they_are_printed() -> None:
    def drawn(id: str) -> dict[str, str]:
        return {
            item.attrib["data-cell"]: item.attrib["data-chevrons"]
            for item in layer(draw_track("heat", id), "labels")
            if item.get("class") == "chevron"
        }

    assert drawn("nederland") == {"7": "1", "8": "1", "9": "2", "11": "1", "12": "1", "13": "1"}
    assert drawn("great_britain") == {}


def test_the_race_line_follows_the_side_of_each_sector() -> None:
    drawn = [
        item for item in layer(draw_track("heat", "japan"), "markings") if item.get("class") == "racing-line"
    ]
    assert [item.attrib["data-side"] for item in drawn] == ["L", "R", "L", "R", "R"]


def test_tunnels_have_walls_and_water_has_waves() -> None:
    def classes(id: str) -> list[str]:
        return [item.get("class", "") for item in layer(draw_track("heat", id), "markings")]

    assert classes("espana").count("portal") == 5 * 4
    assert "ripples" in classes("japan")
    assert "portal" not in classes("japan")
    assert "ripples" not in classes("usa")


@pytest.mark.parametrize("id", BUILT_IN)
def test_a_picture_is_self_contained_and_light(id: str) -> None:
    svg = draw_track("heat", id).svg
    assert len(svg.encode()) < 300_000
    assert "<script" not in svg
    assert not re.search(r"\son\w+=", svg)
    assert set(re.findall(r"url\(([^)]*)\)", without_font(svg))) == {"#country-edge"}
    assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
    for used in re.findall(r'href="([^"]*)"', svg):
        assert used.startswith("#icon-")
        assert f'id="{used[1:]}"' in svg


def test_ids_are_unique_and_layers_in_order() -> None:
    root = tree(draw_track("heat", "espana"))
    ids = [item.attrib["id"] for item in root.iter() if "id" in item.attrib]
    assert len(ids) == len(set(ids))
    found = [
        item.attrib["id"].removeprefix("layer-") for item in root if "layer" in item.get("class", "").split()
    ]
    assert found == LAYERS


def test_themes_differ_only_in_colours() -> None:
    bare = set()
    for theme in ("light", "dark", "auto"):
        svg = draw_track("heat", "france", theme=theme).svg
        assert "$" not in svg
        bare.add(
            re.sub(r"<style>.*?</style>", "", svg, flags=re.DOTALL).replace(
                f"racecraft-{theme}", "racecraft-x"
            )
        )
    assert len(bare) == 1


def test_the_same_file_gives_the_same_picture() -> None:
    assert draw_track("heat", without_shape("usa")).svg == draw_track("heat", without_shape("usa")).svg
    assert len(spots(draw_track("heat", built_in("usa")))) == 2 * 69


@pytest.mark.parametrize("id", BUILT_IN)
def test_everything_built_lies_within_the_picture(id: str) -> None:
    picture = draw_track("heat", id)
    left, top, width, height = [float(part) for part in tree(picture).attrib["viewBox"].split()]
    layout = Layout(load_track(id))
    inside = [(at, size + 20) for at, size in layout.taken] + [(spot.at, 60.0) for spot in layout.spots]
    for (x, y), room in inside:
        assert left + room < x < left + width - room
        assert top + room < y < top + height - room


def test_highlights_mark_the_spots_asked_for() -> None:
    marked = layer(draw_track("heat", "usa", highlight=["12L", "3R"]), "highlights")
    assert [item.attrib["data-spot"] for item in marked if "data-spot" in item.attrib] == ["3R", "12L"]
    with pytest.raises(UnknownName, match="has no spot '70L' to highlight"):
        draw_track("heat", "usa", highlight=["70L"])


def test_words_reach_titles_and_legend_and_the_legend_can_be_left_out() -> None:
    picture = draw_track("heat", "japan", words=WORDS)
    drawn = spots(picture)
    assert title(drawn["8R"]) == "8R · → 2 · траєкторія · залито"
    assert title(drawn["60R"]) == "60R · → 10 · траєкторія · старт 1"
    captions = [item.text for item in tree(picture).iter(f"{SVG}text") if item.get("class") == "caption"]
    assert captions == ["ліміт", "траєкторія", "залито"]
    plain = draw_track("heat", "japan", legend=False)
    assert 'id="legend"' not in plain.svg
    assert plain.height < picture.height


def test_the_legend_shows_what_the_track_has_and_nothing_it_has_not() -> None:
    def kinds(id: str) -> list[str]:
        root = tree(draw_track("heat", id))
        return [item.attrib["data-kind"] for item in root.iter() if item.get("class") == "legend-item"]

    usual = ["heat", "stress", "limit", "race-line", "legend-line"]
    assert kinds("usa") == usual
    assert kinds("japan") == [*usual, "flooded", "chevron"]
    assert kinds("espana") == [*usual, "tunnel", "chevron"]


@pytest.mark.parametrize("seed", range(8))
def test_any_circuit_is_drawn(seed: int) -> None:
    data = any_circuit(seed)
    picture = draw_track("heat", data)
    assert len(spots(picture)) == 2 * data["cells"]
    assert len(corners(picture)) == len(data["corners"])


@pytest.mark.parametrize(
    "name", ['<script>alert("1")</script>', "' onload='", "]]></style>", "\x00\ud800", "&amp;"]
)
def test_hostile_names_stay_names(name: str) -> None:
    root = fromstring(draw_track("heat", built_in("italia", name=name)).svg)
    assert not [key for item in root.iter() for key in item.attrib if key.startswith("on")]
    assert "script" not in {item.tag.removeprefix(SVG) for item in root.iter()}


def test_a_track_that_is_none_is_named() -> None:
    with pytest.raises(UnknownName, match="heat has no track 'monaco'"):
        draw_track("heat", "monaco")
    with pytest.raises(BadBoard, match="the track to be drawn"):
        draw_track("heat", {"cells": 3})


def test_every_token_of_the_game_has_a_sign() -> None:
    assert set(WEATHER) < set(ICONS)
    assert set(ROAD) - {"weather"} < set(ICONS)


def test_every_built_in_circuit_has_a_country() -> None:
    assert sorted(COUNTRIES) == BUILT_IN
    assert len({draw_track("heat", built_in(id)).svg for id in BUILT_IN}) == len(BUILT_IN)


def test_a_corner_without_ground_beside_it_still_has_its_sign() -> None:
    lines = [{"after": after, "limit": 2, "side": "L"} for after in range(1, 13)]
    data = {"cells": 20, "laps": 1, "heat": 6, "stress": 3, "grid": 8, "corners": lines}
    layout = Layout(read_track(data, "crowded"))
    assert len({sign.at for sign in layout.signs}) == 12


@pytest.mark.parametrize("id", BUILT_IN)
def test_the_pictures_shown_are_the_pictures_of_today(id: str) -> None:
    file = PICTURES / f"heat-{id.replace('_', '-')}.svg"
    assert file.read_text(encoding="utf-8") == draw_track("heat", id).svg + "\n"


def test_the_element_shown_in_the_documents_is_the_element_drawn() -> None:
    page = (PICTURES.parent / "drawing.md").read_text(encoding="utf-8")
    shown = re.search(r'<path id="spot-8R".*?</path>', page, flags=re.DOTALL)
    assert shown is not None
    item = spots(draw_track("heat", "japan"))["8R"]
    attributes = dict(re.findall(r'([a-z-]+)="([^"]*)"', shown[0]))
    del attributes["d"]
    assert attributes == {name: value for name, value in item.attrib.items() if name != "d"}
    assert f"<title>{title(item)}</title>" in shown[0]
