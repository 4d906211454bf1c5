"""The tiles of Rallyman: GT side by side."""

from __future__ import annotations

from racecraft.drawing.geometry import distance
from racecraft.drawing.gt.layout import HALF, inside_hexagon, tile_layout
from racecraft.drawing.gt.tiles import draw_tiles
from racecraft.games.gt.tiles import DANGERS, NO_CAP, box_tiles
from tests.drawing.boards import SVG, cells, title, tree


def test_every_side_of_every_tile_is_drawn_with_its_spaces() -> None:
    tiles = box_tiles()
    picture = draw_tiles(words={"danger-red": "red!"})
    drawn = {
        item.attrib["data-tile"]: item for item in tree(picture).iter() if item.get("class") == "tile-alone"
    }
    assert list(drawn) == sorted(tiles)
    assert title(drawn["112b"]) == "112b · ×2 · red!"
    spaces = cells(picture)
    assert sorted(spaces) == sorted(
        [f"{tile.name}#{space.id}" for tile in tiles.values() for space in tile.spaces]
    )
    for name, tile in tiles.items():
        assert drawn[name].attrib["data-danger"] == DANGERS[tile.danger]
        for space in tile.spaces:
            item = spaces[f"{name}#{space.id}"].attrib
            assert item.get("data-limit") == (None if space.cap == NO_CAP else str(space.cap))
            assert (item["data-kind"] == "grid") == (space.grid_row > 0)
            assert "data-grid" not in item
        values = [item.attrib["data-value"] for item in drawn[name].iter() if "data-value" in item.attrib]
        assert values == [str(dotted.number or "!") for dotted in tile.dotted]
    ids = [item.attrib["id"] for item in tree(picture).iter() if "id" in item.attrib]
    assert len(ids) == len(set(ids))
    assert len(picture.svg.encode()) < 300_000


def test_the_number_of_a_tile_stands_beside_its_road() -> None:
    for item in tree(draw_tiles()).iter():
        if item.get("class") == "tile-alone":
            course = tile_layout(box_tiles()[item.attrib["data-tile"]]).course
            label = next(part for part in item.iter() if part.get("class") == "tile-label")
            x, y = [float(part) for part in label.attrib["transform"][10:-1].split()]
            road = [course.pose(course.length * step / 100)[0] for step in range(100)]
            assert min([distance((x, y), point) for point in road]) > HALF + 24
            assert inside_hexagon((0.0, 0.0), (x, y)) > 24
            assert label.findtext(f"{SVG}text") == item.attrib["data-tile"]


def test_a_line_on_a_tile_alone_does_not_run_round_its_ends() -> None:
    """On 112a the line beside the outer lane is broken by nothing, the inner one by the wide corner space."""
    tile = next(item for item in tree(draw_tiles()).iter() if item.get("data-tile") == "112a")
    lines = [item.attrib["d"] for item in tile.iter() if item.get("class") == "lane-line"]
    assert len(lines) == 3


def test_a_choice_of_tiles() -> None:
    few = {name: tile for name, tile in box_tiles().items() if name in ("119a", "103b")}
    drawn = [
        item.attrib["data-tile"] for item in tree(draw_tiles(few)).iter() if item.get("class") == "tile-alone"
    ]
    assert drawn == ["103b", "119a"]
