"""Cars of Rallyman in their places: on the road, on drifts and cuts, beside it, before the start, behind the
finish."""

from __future__ import annotations

from typing import Any
from xml.etree.ElementTree import Element

import pytest

from racecraft.drawing import Picture, draw_state, draw_view
from racecraft.drawing.geometry import distance, heading_of, turn_between
from racecraft.engine.chance import Seeded
from racecraft.games.rallyman.game import RALLYMAN
from tests.drawing.boards import cells, layer, title, tree
from tests.games.rallyman import table as tables

ROUTE = "C8-C3 J1-J4"
"""The second stage of the rulebook's rally; its first cut is in corner 6."""


def view(seats: int = 4, **options: Any) -> dict[str, Any]:
    state = RALLYMAN.new(seats, {"rally": "rulebook", "stage": 2, **options})
    return dict(RALLYMAN.view(state, 0))


def placed(shown: dict[str, Any], *places: dict[str, Any]) -> dict[str, Any]:
    """The view with its cars on the road, and each where it is said to be."""
    for car, given in zip(shown["cars"], places, strict=True):
        car.update({"status": "driving", "line": "road", "gear": 3, **given})
    return shown


def cars(picture: Picture) -> dict[str, Element]:
    return {item.attrib["id"]: item for item in layer(picture, "cars")}


def at(item: Element) -> tuple[float, float]:
    x, y = item.attrib["transform"].removeprefix("translate(").partition(")")[0].split()
    return float(x), float(y)


def spot(item: Element) -> tuple[float, float]:
    return float(item.attrib["data-x"]), float(item.attrib["data-y"])


def test_cars_stand_on_road_drift_and_cut() -> None:
    """RM-CORNER-07: along the road on the inside and on the cut, sideways in a drift."""
    shown = view()
    corner = 6
    lines = ["road", "drift1", "drift2", "cut"]
    picture = draw_view("rallyman", placed(shown, *[{"index": corner, "line": line} for line in lines]))
    names = [f"{corner}", f"{corner}.drift1", f"{corner}.drift2", f"{corner}.cut"]
    for seat, name in enumerate(names):
        car, cell = cars(picture)[f"car-{seat + 1}"], cells(picture)[name]
        assert car.attrib["data-cell"] == name
        assert distance(at(car), spot(cell)) < 0.1
        looks = turn_between(float(car.attrib["data-heading"]), float(cell.attrib["data-heading"]))
        assert abs(looks) < 0.1
    drifts = [cells(picture)[name] for name in names[1:3]]
    way = heading_of(spot(drifts[0]), spot(drifts[1]))
    turned = [turn_between(way, float(cell.attrib["data-heading"])) for cell in drifts]
    assert abs(sum(turned)) / 2 == pytest.approx(26, abs=0.5)
    places = [at(car) for car in cars(picture).values()]
    assert min(distance(a, b) for a in places for b in places if a != b) > 20


def test_a_spun_car_looks_back_and_a_car_off_the_road_stands_beside_it() -> None:
    """RM-LOC-07, RM-LOC-08."""
    shown = placed(
        view(),
        {"index": 1, "status": "spun"},
        {"index": 5, "status": "off-left"},
        {"index": 5, "status": "off-right"},
        {"index": 5},
    )
    picture = draw_view("rallyman", shown)
    drawn, road = cars(picture), cells(picture)
    back = turn_between(float(road["1"].attrib["data-heading"]), float(drawn["car-1"].attrib["data-heading"]))
    assert abs(back) == pytest.approx(180, abs=0.1)
    heading, middle = float(road["5"].attrib["data-heading"]), spot(road["5"])
    for id, side in (("car-2", -90), ("car-3", 90)):
        assert distance(at(drawn[id]), middle) == pytest.approx(60, abs=0.5)
        assert turn_between(heading, heading_of(middle, at(drawn[id]))) == pytest.approx(side, abs=1)
    assert distance(at(drawn["car-4"]), middle) < 0.1
    assert drawn["car-2"].attrib["data-status"] == "off-left"


def test_two_cars_share_a_space_side_by_side() -> None:
    drawn = cars(draw_view("rallyman", placed(view(2), {"index": 6}, {"index": 6})))
    assert distance(at(drawn["car-1"]), at(drawn["car-2"])) == pytest.approx(30, abs=0.2)


def test_cars_wait_before_the_start_and_gather_behind_the_finish() -> None:
    waiting = draw_view("rallyman", view())
    assert [car.attrib["data-cell"] for car in cars(waiting).values()] == ["start"] * 4
    assert len({at(car) for car in cars(waiting).values()}) == 4
    done = placed(view(), *[{"index": 34, "status": "finished"}] * 4)
    assert [car.attrib["data-cell"] for car in cars(draw_view("rallyman", done)).values()] == ["finish"] * 4


def test_a_retired_car_is_gone() -> None:
    shown = placed(view(2), {"index": 3, "status": "retired"}, {"index": 4})
    assert list(cars(draw_view("rallyman", shown))) == ["car-2"]


def test_ring_badge_gear_and_words() -> None:
    shown = placed(view(2), {"index": 2, "lost": 2, "gear": 4}, {"index": 4})
    drawn = cars(draw_view("rallyman", shown, words={"red": "червона", "driving": "їде", "gear": "передача"}))
    assert "current" in drawn["car-1"].attrib["class"]
    assert "current" not in drawn["car-2"].attrib["class"]
    assert title(drawn["car-1"]) == "1 · червона · 2 · їде · передача 4"
    assert drawn["car-1"].attrib["data-gear"] == "4"
    badges = [text.text for text in drawn["car-1"].iter() if text.get("class") == "badge-number"]
    assert badges == ["2"]


def test_the_dashboard_shows_what_is_lost_and_what_is_left() -> None:
    """RM-DMG-07: each lost gear die and each puncture is a covered die."""
    options = {"index": 2, "gear": 4, "gear_dice": 3, "gas_dice": 1, "sisu": False, "tyres": "winter"}
    shown = placed(view(2), {**options, "time": 83, "tokens": 7}, {"index": 4, "status": "retired"})
    boards = [
        item
        for item in tree(draw_view("rallyman", shown)).iter()
        if "dashboard" in item.get("class", "").split()
    ]
    assert [item.get("data-seat") for item in boards] == ["0", "1"]
    dice = [(item.get("data-die"), item.get("data-lost")) for item in boards[0] if "data-die" in item.attrib]
    assert dice == [("gear-die", None)] * 3 + [("gear-die", "true")] * 2 + [
        ("gas-die", None),
        ("gas-die", "true"),
    ]
    assert [item.get("data-card") for item in boards[0] if "data-card" in item.attrib] == ["spare", "winter"]
    assert {"1", "4", "01:23", "–7″"} == {item.text for item in boards[0] if item.tag.endswith("text")}
    assert "retired" in {item.text for item in boards[1]}


def test_a_picture_without_legend_is_the_map_alone() -> None:
    picture = draw_view("rallyman", view(), legend=False)
    assert 'id="dashboards"' not in picture.svg
    assert 'id="foot"' not in picture.svg
    assert picture.height < draw_view("rallyman", view()).height


def test_mud_lies_at_its_corner() -> None:
    shown = view()
    shown["mud"] = {"6": 2}
    picture = draw_view("rallyman", shown)
    marks = [item for item in layer(picture, "signs").iter() if "data-level" in item.attrib]
    assert [(mark.attrib["data-index"], mark.attrib["data-level"], title(mark)) for mark in marks] == [
        ("6", "2", "mud 2")
    ]
    assert distance(at(marks[0]), spot(cells(picture)["6"])) < 80


def test_split_points_are_drawn_when_times_are_taken_there() -> None:
    def lines(shown: dict[str, Any]) -> list[str | None]:
        found = layer(draw_view("rallyman", shown), "markings").iter()
        return [item.get("data-index") for item in found if item.get("data-kind") == "split"]

    assert lines(view(splits=True)) == ["18"]
    assert lines(view()) == []


def test_snow_lies_where_the_position_says() -> None:
    shown = view(2)
    shown["snow"] = ["J"]
    surfaces = {
        (item.attrib["data-zone"], item.attrib["data-surface"])
        for item in cells(draw_view("rallyman", shown)).values()
        if "data-zone" in item.attrib
    }
    assert surfaces == {("C", "asphalt"), ("J", "snow")}


def test_the_stage_that_is_driven_is_the_stage_that_is_drawn() -> None:
    state = RALLYMAN.new(1, {"rally": "rulebook", "stage": 2})
    assert f'data-track="{ROUTE}"' in draw_state(RALLYMAN, state).svg
    shown = dict(RALLYMAN.view(RALLYMAN.new(1, {"rally": "rulebook"}), 0))
    shown["stage"] = 3
    assert 'data-track="L0-L1 C7-C6 L2-L3 V2-V3 C5-C4"' in draw_view("rallyman", shown).svg


@pytest.mark.parametrize("number", range(len(RALLYMAN.variety())))
def test_every_rally_is_drawn_from_its_first_start_to_its_end(number: int) -> None:
    options = RALLYMAN.variety()[number]
    state, source = RALLYMAN.new(3, options), Seeded(number)
    plies = 0
    while not state.over():
        if state.pending():
            seat = state.pending()[0]
            legal = state.legal(seat)
            state.play(seat, legal[plies % len(legal)])
        else:
            state.resolve(source.draw(state.chance()))
        plies += 1
        if plies % 40 == 1:
            check(state)
    check(state)


def check(state: Any) -> None:
    shown = RALLYMAN.view(state, 0)
    drawn = cars(draw_state(RALLYMAN, state))
    driving = [f"car-{seat + 1}" for seat, car in enumerate(shown["cars"]) if car["status"] != "retired"]
    assert list(drawn) == driving


def test_a_state_shows_itself_in_a_notebook() -> None:
    state = RALLYMAN.new(2)
    assert state._repr_svg_() == draw_state(RALLYMAN, state).svg


def test_a_car_out_of_control_on_the_line_stands_behind_the_finish() -> None:
    """RM-SISU-04: its driver has yet to decide, so it has not finished, but no space holds it any more."""
    for rally, last in ((tables.routes("J1-J4"), 15), (tables.strips(tables.PLAIN), 23)):
        dice = {"used": [3], "alarms": 2}
        state = tables.table(rally, tables.car(last, 3), phase="next", dice=dice)
        tables.drive(state, "4", "!")
        assert RALLYMAN.position(state)["phase"] == "sisu"
        assert 'data-cell="finish" data-heading' in draw_state(RALLYMAN, state).svg
