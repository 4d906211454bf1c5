"""The board of Ралі as a picture: every space addressable, every board drawable, nothing hostile let in."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import fromstring

import pytest

from racecraft.drawing import draw_track
from racecraft.engine.errors import BadBoard, BadOptions, RacecraftError, UnknownName
from racecraft.games.rali.board import LANES, OBSTACLES, load_board, read_board
from tests.drawing.boards import (
    SVG,
    cells,
    changed,
    classic,
    layer,
    of_rows,
    title,
    tree,
    without_font,
    without_places,
)

LAYERS = ["ground", "road", "kerbs", "markings", "obstacles", "labels", "highlights", "cars"]
WORDS = {"rock": "скеля", "tree": "дерево", "station": "СТО"}


def test_every_cell_is_drawn_once_and_says_what_it_is() -> None:
    board = load_board("classic")
    drawn = cells(draw_track("rali", "classic"))
    assert sorted(drawn) == sorted(board.ids)
    for number, id in enumerate(board.ids):
        item, effect = drawn[id], board.effect[number]
        assert item.attrib["id"] == f"cell-{id}"
        assert item.attrib["data-row"] == str(board.row[number])
        assert item.get("data-lane") == (str(board.lane[number]) if board.lane[number] else None)
        assert item.get("data-obstacle") == (None if effect is None else effect.kind)
        assert title(item).startswith(id)


def test_cells_off_the_track_say_their_kind_and_ways_their_ends() -> None:
    drawn = cells(draw_track("rali", "classic"))
    kinds = {id: item.attrib["data-kind"] for id, item in drawn.items()}
    assert (kinds["K1.3"], kinds["S2"], kinds["B66"]) == ("shortcut", "station", "box-lane")
    assert (kinds["box.red"], kinds["0.2"], kinds["START4"], kinds["1.1"]) == (
        "box",
        "start",
        "start",
        "track",
    )
    assert drawn["box.green"].attrib["data-colour"] == "green"
    assert drawn["12.3"].attrib["data-entry"] == drawn["13.3"].attrib["data-entry"] == "K1"
    assert drawn["27.3"].attrib["data-exit"] == "K1"
    assert drawn["34.3"].attrib["data-entry"] == drawn["36.3"].attrib["data-exit"] == "S2"


def test_ids_are_unique_and_layers_in_order() -> None:
    root = tree(draw_track("rali", "classic"))
    ids = [item.attrib["id"] for item in root.iter() if "id" in item.attrib]
    assert len(ids) == len(set(ids))
    found = [
        item.attrib["id"].removeprefix("layer-") for item in root if "layer" in item.get("class", "").split()
    ]
    assert found == LAYERS


def test_every_obstacle_stands_on_its_cell() -> None:
    board = load_board("classic")
    obstacles = [
        item
        for item in layer(draw_track("rali", "classic"), "obstacles")
        if "obstacle" in item.get("class", "")
    ]
    wanted = {board.ids[cell]: effect.kind for cell, effect in enumerate(board.effect) if effect is not None}
    assert {item.attrib["data-cell"]: item.attrib["data-kind"] for item in obstacles} == wanted
    assert set(wanted.values()) == set(OBSTACLES)


def test_a_picture_is_self_contained_and_light() -> None:
    svg = draw_track("rali", "classic").svg
    assert len(svg.encode()) < 300_000
    assert "<script" not in svg
    assert not re.search(r"\son\w+=", svg)
    assert set(re.findall(r'href="([^"]*)"', svg)) == set(re.findall(r'href="(#icon-[a-z0-9-]+)"', svg))
    assert set(re.findall(r"url\(([^)]*)\)", without_font(svg))) == {"#country-edge"}
    assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
    for used in re.findall(r'href="#([^"]*)"', svg):
        assert f'id="{used}"' in svg


def test_the_same_file_gives_the_same_picture() -> None:
    assert draw_track("rali", "classic").svg == draw_track("rali", classic()).svg.replace(
        'data-track="the board to be drawn"', 'data-track="classic"'
    )
    assert draw_track("rali", without_places()).svg == draw_track("rali", without_places()).svg


def test_themes_differ_only_in_colours() -> None:
    pictures = {theme: draw_track("rali", "classic", theme=theme) for theme in ("light", "dark", "auto")}
    bare = {
        re.sub(r"<style>.*?</style>", "", picture.svg, flags=re.DOTALL).replace(
            f"racecraft-{theme}", "racecraft-x"
        )
        for theme, picture in pictures.items()
    }
    assert len(bare) == 1
    assert len({picture.svg for picture in pictures.values()}) == 3
    with pytest.raises(UnknownName, match="no theme 'sepia'; there is auto, light, dark"):
        draw_track("rali", "classic", theme="sepia")


def test_width_scales_the_picture_and_keeps_its_shape() -> None:
    small, large = draw_track("rali", "classic", width=600), draw_track("rali", "classic", width=2000)
    assert tree(small).attrib["viewBox"] == tree(large).attrib["viewBox"]
    assert (tree(small).attrib["width"], tree(large).attrib["width"]) == ("600", "2000")
    assert large.height / small.height == pytest.approx(2000 / 600, rel=0.01)
    with pytest.raises(BadOptions, match="100 to 20000 pixels wide, not 0"):
        draw_track("rali", "classic", width=0)


def test_everything_built_lies_within_the_picture() -> None:
    for data in (classic(), without_places(), of_rows(12)):
        picture = draw_track("rali", data)
        left, top, width, height = [float(part) for part in tree(picture).attrib["viewBox"].split()]
        for item in cells(picture).values():
            assert left + 40 < float(item.attrib["data-x"]) < left + width - 40
            assert top + 40 < float(item.attrib["data-y"]) < top + height - 40


def test_highlights_mark_the_cells_asked_for() -> None:
    marked = layer(draw_track("rali", "classic", highlight=["18.1", "S2", "K1.2"]), "highlights")
    assert [item.attrib["data-cell"] for item in marked if "data-cell" in item.attrib] == [
        "18.1",
        "K1.2",
        "S2",
    ]
    assert len(layer(draw_track("rali", "classic"), "highlights")) == 0
    with pytest.raises(UnknownName, match="has no cell 'nowhere' to highlight"):
        draw_track("rali", "classic", highlight=["nowhere"])


def test_words_reach_titles_and_legend_and_the_legend_can_be_left_out() -> None:
    picture = draw_track("rali", "classic", words=WORDS)
    drawn = cells(picture)
    assert title(drawn["14.3"]) == "14.3 · скеля"
    assert title(drawn["S1"]) == "S1 · СТО"
    captions = [item.text for item in tree(picture).iter(f"{SVG}text") if item.get("class") == "caption"]
    assert captions == ["скеля", "дерево", "СТО"]
    plain = draw_track("rali", "classic", legend=False)
    assert 'id="legend"' not in plain.svg
    assert plain.height < picture.height


def legend(data: dict[str, Any]) -> dict[str, str]:
    """The numbers that the legend shows of each kind."""
    items = [item for item in tree(draw_track("rali", data)).iter() if item.get("class") == "legend-item"]
    return {
        item.attrib["data-kind"]: " ".join(text.text or "" for text in item.iter(f"{SVG}text"))
        for item in items
    }


def test_the_legend_tells_what_this_board_does_and_nothing_it_has_not() -> None:
    usual = legend(classic())
    assert usual["bridge"] == "–4"
    assert usual["sand"] == "3+ –2"
    assert (usual["swamp"], usual["station"], usual["box"]) == ("", "6", "10")
    data = classic()
    data["effects"]["rock"]["damage"] = 7
    data["obstacles"] = [entry for entry in data["obstacles"] if entry["kind"] != "swamp"]
    data["stations"] = []
    told = legend(data)
    assert told["rock"] == "–7"
    assert "swamp" not in told
    assert "station" not in told


def test_a_board_without_places_is_laid_out_with_every_cell_apart() -> None:
    board = read_board(without_places(), "bare")
    drawn = cells(draw_track("rali", without_places()))
    assert sorted(drawn) == sorted(board.ids)
    spots = [(float(item.attrib["data-x"]), float(item.attrib["data-y"])) for item in drawn.values()]
    for index, (x, y) in enumerate(spots):
        for other_x, other_y in spots[:index]:
            assert (x - other_x) ** 2 + (y - other_y) ** 2 > 20**2


@pytest.mark.parametrize("rows", [12, 13, 25, 40, 150])
def test_a_board_of_any_length_is_drawn(rows: int) -> None:
    picture = draw_track("rali", of_rows(rows))
    assert len(cells(picture)) == rows * LANES + 1 + 6 + 4


def test_missing_places_beside_a_drawn_track_are_found() -> None:
    data = classic()
    for key in ("x", "y", "heading"):
        del data["stations"][1][key]
        del data["shortcuts"][0]["cells"][2][key]
    drawn = cells(draw_track("rali", data))
    assert float(drawn["S2"].attrib["data-x"]) == pytest.approx(725, abs=2)
    assert float(drawn["S2"].attrib["data-y"]) == pytest.approx(28.6, abs=2)
    assert drawn["K1.3"].attrib["data-kind"] == "shortcut"


BAD_PLACES: list[tuple[str, Any, str]] = [
    ("short", lambda data: data["centreline"].pop(), "centreline: must be a list of 72 rows"),
    ("text", lambda data: data["centreline"][3].update(heading="east"), "centreline, row 3, 'heading'"),
    ("pair", lambda data: data["centreline"][5].update(centre=[1]), "centreline, row 5: must have 'centre'"),
    (
        "twice",
        lambda data: data["centreline"][5].update(centre=data["centreline"][4]["centre"]),
        "row 5: lies on",
    ),
    ("far", lambda data: data["stations"][0].update(x=1e300), "cell S1, 'x': must be a number"),
    ("nan", lambda data: data["stations"][0].update(y=float("nan")), "cell S1, 'y': must be a number"),
    ("lane", lambda data: data["meta"].update(lane_width=0), "meta, 'lane_width'"),
]


@pytest.mark.parametrize(
    ("spoil", "reason"), [case[1:] for case in BAD_PLACES], ids=[case[0] for case in BAD_PLACES]
)
def test_places_that_make_no_sense_are_named(spoil: Any, reason: str) -> None:
    data = classic()
    spoil(data)
    with pytest.raises(BadBoard) as caught:
        draw_track("rali", data)
    assert reason in str(caught.value)


HOSTILE = [
    '<script>alert("1")</script>',
    "' onload='alert(1)",
    "]]></style><script>",
    "a b",
    "\x00\ud800\x1b",
    "&amp;",
]


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_stay_names(name: str) -> None:
    data = changed(classic(), meta={**classic()["meta"], "name": name})
    data["shortcuts"][0]["id"] = name
    data["shortcuts"][0]["cells"][0]["id"] = name
    data["stations"][0]["id"] = name + name
    picture = draw_track("rali", data)
    root = fromstring(picture.svg)
    tags = {item.tag.removeprefix(SVG) for item in root.iter()}
    assert tags <= {
        "svg",
        "title",
        "style",
        "defs",
        "g",
        "path",
        "circle",
        "ellipse",
        "rect",
        "text",
        "use",
        "clipPath",
    }
    assert not [key for item in root.iter() for key in item.attrib if key.startswith("on")]
    assert not [item for item in root.iter() if " " in item.get("id", "")]
    assert len(cells(picture)) == len(load_board("classic").ids)
    picture.svg.encode()


def test_unknown_games_and_boards_are_named() -> None:
    with pytest.raises(UnknownName, match=r"racecraft\.drawing knows no game 'chess'; it knows .*rali"):
        draw_track("chess", "classic")
    with pytest.raises(UnknownName, match="rali has no board 'nowhere'"):
        draw_track("rali", "nowhere")


def test_a_picture_saves_itself_or_says_why_not(tmp_path: Path) -> None:
    picture = draw_track("rali", "classic")
    picture.save(tmp_path / "board.svg")
    assert (tmp_path / "board.svg").read_text(encoding="utf-8") == picture.svg + "\n"
    assert picture._repr_svg_() == picture.svg
    with pytest.raises(RacecraftError, match="cannot write"):
        picture.save(tmp_path / "nowhere" / "board.svg")
