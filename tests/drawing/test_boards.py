"""Boards for play: nothing that moves is on them, and every space says where a car would stand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any
from xml.etree.ElementTree import Element

import pytest

from racecraft.drawing import Picture, Style, draw_board, draw_track, draw_view, leg_of
from racecraft.engine.registry import game_of
from racecraft.engine.state import TABLE
from racecraft.locales import LANGUAGES, Words
from tests.drawing.boards import SVG, cells, layer, tree
from tests.every_game.cases import random_move
from tests.tiers import some

SEATS = {"gt": 6, "heat": 4, "rali": 4, "rallyman": 4}
MOVING = ["highlights", "flags", "plan", "cars"]
LEGS: list[tuple[str, int, dict[str, Any]]] = [
    ("heat", 2, {"season": "1961", "garage": "draft", "weather": True}),
    ("heat", 3, {"season": "drawn", "races": 2, "weather": True, "garage": "quick"}),
    ("rallyman", 2, {"rally": "grand_tour", "weather": "variable", "splits": True}),
    ("rallyman", 3, {"rally": "white_jura", "stage": 2}),
]


def views(game_id: str, seats: int, options: dict[str, Any], seed: int = 1) -> Iterator[Mapping[str, Any]]:
    """What spectators see whenever somebody is to decide, in a race left to chance."""
    game = game_of(game_id)
    state, random = game.new(seats, options), Random(seed)
    while (move := random_move(state, random)) is not None:
        if state.pending():
            yield game.view(state, TABLE)
        move.on(state)
    yield game.view(state, TABLE)


def spaces(picture: Picture) -> dict[str, Element]:
    """By the name that a view has for them."""
    found = cells(picture)
    spots = {item.attrib["data-spot"]: item for item in layer(picture, "road") if "data-spot" in item.attrib}
    return found | spots


def place(item: Element) -> tuple[float, float, float]:
    """Where a car stands: x, y and its scale."""
    moved, *rest = item.attrib["transform"].removeprefix("translate(").split(") ")
    x, y = moved.rstrip(")").split()
    scale = [part for part in rest if part.startswith("scale(")]
    return float(x), float(y), float(scale[0][6:].rstrip(")")) if scale else 1.0


@pytest.mark.parametrize("game_id", SEATS)
def test_nothing_that_moves_is_on_a_board(game_id: str) -> None:
    view = list(views(game_id, SEATS[game_id], {}))[20]
    picture = draw_board(game_id, view, "light")
    assert [len(layer(picture, name)) for name in MOVING] == [0, 0, 0, 0]
    names = [item.get("id") for item in tree(picture) if (item.get("id") or "").startswith("layer-")]
    assert sorted(MOVING, key=lambda name: names.index(f"layer-{name}")) == MOVING
    ids = {item.get("id") for item in tree(picture).iter()}
    assert not ids & {"foot", "legend", "car-1", "dashboards"}


@pytest.mark.parametrize("game_id", SEATS)
def test_every_car_lies_ready_in_its_colour(game_id: str) -> None:
    view = next(views(game_id, SEATS[game_id], {"legends": 2} if game_id == "heat" else {}))
    picture = draw_board(game_id, view, "light")
    items = {item.get("id"): item for item in tree(picture).iter() if item.get("id")}
    assert len(view["cars"]) >= SEATS[game_id]
    for seat, car in enumerate(view["cars"]):
        model = items[f"model-{seat + 1}"]
        assert model.attrib["data-colour"] == car["colour"]
        assert [part.get("id") for part in model] == [f"body-{seat + 1}", f"plate-{seat + 1}"]
        assert f"paint-{car['colour']}" in "".join([part.get("class", "") for part in model.iter()])
        assert items[f"plate-{seat + 1}"].findtext(f"{SVG}text") == str(seat + 1)
        assert model.get("data-legend") == ("yes" if car.get("legend") else None)
    assert f"model-{len(view['cars']) + 1}" not in items


@pytest.mark.parametrize("game_id", SEATS)
def test_every_space_says_where_a_car_stands(game_id: str) -> None:
    """Whoever places a car as the board says places it where the picture of the position has it."""
    standing = 0
    for view in list(views(game_id, SEATS[game_id], {}, seed=3))[::25]:
        drawn, board = draw_view(game_id, view, "light", legend=False), draw_board(game_id, view, "light")
        found, usual = spaces(board), tree(board).attrib["data-scale"]
        cars = [item for item in layer(drawn, "cars") if (item.get("id") or "").startswith("car-")]
        by_cell: dict[str, list[Element]] = {}
        for item in cars:
            by_cell.setdefault(item.attrib["data-cell"], []).append(item)
        for cell, sharing in by_cell.items():
            space = found[cell].attrib
            if any(off_road(item) for item in sharing):
                continue
            if len(sharing) == 1:
                told = [(float(space["data-x"]), float(space["data-y"]))]
                scales = [float(space.get("data-scale", usual))]
            else:
                numbers = [float(part) for part in space[f"data-parking-{len(sharing)}"].split()]
                told = list(zip(numbers[::3], numbers[1::3], strict=True))
                scales = numbers[2::3]
            for item, (x, y), scale in zip(sharing, told, scales, strict=True):
                assert place(item) == pytest.approx((x, y, scale), abs=0.11)
                turned = (float(item.attrib["data-heading"]) - float(space["data-heading"])) % 180
                assert min(turned, 180 - turned) < 0.11
                standing += 1
    assert standing > 20


def off_road(item: Element) -> bool:
    return item.get("data-place", "track") != "track" or item.get("data-status", "").startswith("off")


@pytest.mark.parametrize("side", ["left", "right"])
def test_a_car_off_the_road_stands_where_its_space_says(side: str) -> None:
    view = next(views("gt", 2, {}))
    view["cars"][0].update(place="verge", space="4#5", side=side)
    assert_on_verge("gt", view, "4#5", side)
    view = dict(next(views("rallyman", 2, {"rally": "rulebook", "stage": 2})))
    view["cars"][0].update(status=f"off-{side}", index=6, line="road")
    assert_on_verge("rallyman", view, "6", side)


def assert_on_verge(game_id: str, view: Mapping[str, Any], cell: str, side: str) -> None:
    car = next(item for item in layer(draw_view(game_id, view), "cars") if item.get("id") == "car-1")
    space = spaces(draw_board(game_id, view))[cell].attrib
    told = float(space[f"data-{side}-x"]), float(space[f"data-{side}-y"])
    assert place(car)[:2] == pytest.approx(told, abs=0.11)
    assert float(car.attrib["data-heading"]) == pytest.approx(float(space["data-verge-heading"]), abs=0.11)


def test_a_pit_box_says_where_its_car_stands() -> None:
    view = next(views("gt", 6, {}))
    view["cars"][4].update(place="pit", space="1#1", marker="0", lane=2)
    car = next(item for item in layer(draw_view("gt", view), "cars") if item.get("id") == "car-5")
    boxes = {item.get("id"): item.attrib for item in tree(draw_board("gt", view)).iter()}
    box = boxes["pit-box-2-5"]
    told = [float(box[name]) for name in ("data-x", "data-y", "data-scale")]
    assert place(car) == pytest.approx(told, abs=0.11)


def test_mud_lies_where_its_corner_says() -> None:
    view = dict(next(views("rallyman", 2, {"rally": "rulebook", "stage": 2})))
    view["mud"] = {"6": 1}
    signs = layer(draw_view("rallyman", view), "signs")
    marker = next(item for item in signs.iter() if item.get("class") == "mud-marker")
    board = draw_board("rallyman", view)
    space = spaces(board)["6"].attrib
    assert place(marker)[:2] == pytest.approx(
        (float(space["data-mud-x"]), float(space["data-mud-y"])), abs=0.11
    )
    assert "mud-marker" not in board.svg


@pytest.mark.parametrize(("game_id", "seats", "options"), LEGS)
def test_a_board_holds_for_its_whole_leg(game_id: str, seats: int, options: dict[str, Any]) -> None:
    """Nothing but the leg, and in Heat the weather that is drawn in it, says when another board is needed."""
    boards: dict[tuple[int, str], set[str]] = {}
    before: tuple[int, str] | None = None
    for number, view in enumerate(views(game_id, seats, options)):
        leg = leg_of(game_id, view), str(view.get("weather"))
        if leg != before or number % 40 == 0:
            boards.setdefault(leg, set()).add(draw_board(game_id, view, "light").svg)
        assert before is None or leg[0] >= before[0]
        before = leg
    assert all(len(drawn) == 1 for drawn in boards.values())
    assert len({leg for leg, _ in boards}) == (
        1 if options.get("stage") else 3 if "rally" in options else options.get("races", 3)
    )


@pytest.mark.parametrize("language", some(["uk", *(language for language in LANGUAGES if language != "uk")]))
@pytest.mark.parametrize("game_id", SEATS)
def test_the_catalogues_have_a_word_for_all_that_is_drawn(
    game_id: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a picture asks a word for has one; ids and numbers it does not ask about."""
    words = Words(language).marks(game_id)
    wanting: set[str] = set()

    def word(style: Style, id: str) -> str:
        if id not in words:
            wanting.add(id)
        return words.get(id, id)

    monkeypatch.setattr(Style, "word", word)
    options = {"season": "1963", "heavy_rain": True, "legends": 2} if game_id == "heat" else {}
    seen = list(views(game_id, game_of(game_id).max_seats - (2 if game_id == "heat" else 0), options))
    for view in seen[:: max(1, len(seen) // 8)]:
        draw_view(game_id, view, "light", words=words)
        draw_board(game_id, view, "light", words=words)
    for track in (*game_of(game_id).tracks()[:2], *game_of(game_id).track_parts()[:2]):
        draw_track(game_id, track, "light", words=words)
    assert not wanting
