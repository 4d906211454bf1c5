"""Cars, markers, plans, dice and flags in the picture of a position of Rallyman: GT."""

from __future__ import annotations

from typing import Any
from xml.etree.ElementTree import Element

import pytest

from racecraft.drawing import Picture, draw_state, draw_view
from racecraft.engine.chance import Seeded
from racecraft.games.gt.board import lay
from racecraft.games.gt.game import GT_GAME
from racecraft.games.gt.state import GTState
from tests.drawing.boards import cells, layer, title, tree


def on_the_grid(seats: int = 6, **options: Any) -> GTState:
    """The first car to move is about to plan."""
    state: GTState = GT_GAME.new(seats, {"track": "k2", **options})
    source = Seeded(5)
    while not state.pending():
        state.resolve(source.draw(state.chance()))
    return state


def planned(*steps: str) -> GTState:
    state = on_the_grid()
    for step in steps:
        state.play(state.turn, GT_GAME.parse(state, step))
    return state


def cars(picture: Picture) -> dict[str, Element]:
    return {item.attrib["id"]: item for item in layer(picture, "cars") if "id" in item.attrib}


def marker(item: Element) -> str:
    return next(text.text or "" for text in item.iter() if "marker-number" in text.get("class", ""))


def spot(item: Element) -> tuple[float, float]:
    inner = item.attrib["transform"].split(")")[0].removeprefix("translate(")
    x, y = inner.split()
    return float(x), float(y)


def test_cars_stand_in_their_slots_with_their_markers() -> None:
    state = on_the_grid()
    view = dict(GT_GAME.view(state, 0))
    picture = draw_state(GT_GAME, state)
    drawn, spaces = cars(picture), cells(picture)
    assert len(drawn) == 6
    for seat, car in enumerate(view["cars"]):
        item = drawn[f"car-{seat + 1}"]
        assert item.attrib["data-cell"] == car["space"]
        assert item.attrib["data-colour"] == car["colour"]
        assert marker(item) == "0"
        place = spaces[car["space"]].attrib
        x, y = spot(item)
        assert abs(x - float(place["data-x"])) < 20
        assert abs(y - float(place["data-y"])) < 20
    ringed = [id for id, item in drawn.items() if "current" in item.attrib["class"]]
    assert ringed == [f"car-{state.turn + 1}"]
    first = view["cars"][state.turn]
    assert title(drawn[ringed[0]]) == f"{state.turn + 1} · {first['colour']} · {first['space']} · track · 0"


def test_a_marker_turns_its_other_side_up_when_the_car_has_had_its_turn() -> None:
    view = dict(GT_GAME.view(on_the_grid(), 0))
    acted = [3, 5]

    def white() -> list[bool]:
        drawn = cars(draw_view("gt", view)).values()
        return [any([part.get("class") == "marker-white" for part in item.iter()]) for item in drawn]

    assert white() == [True] * 6
    for seat in acted:
        view["cars"][seat].update(marker_colour="black")
    assert white() == [seat not in acted for seat in range(6)]


def test_a_plan_shows_its_way_and_its_dice() -> None:
    state = planned("G1 0#12", "G2 1#3", "G3 1#6", "C 2#2")
    steps = [item for item in layer(draw_state(GT_GAME, state), "plan") if item.get("data-cell")]
    assert [(item.attrib["data-cell"], item.attrib["data-dice"]) for item in steps] == [
        ("0#12", "G1"), ("1#3", "G2"), ("1#6", "G3"), ("2#2", "C"),
    ]  # fmt: skip
    assert all([item.attrib["class"] == "step" for item in steps])
    assert len(layer(draw_state(GT_GAME, on_the_grid()), "plan")) == 0


def test_brake_boost_redline_and_flying_dice_are_told_apart() -> None:
    view = dict(GT_GAME.view(planned("G1 0#12"), 0))
    view["move"]["plan"] = ["F2 0#12", "G4+boost 1#3", "G1+2B 1#6", "RL 2#3"]
    steps = [item for item in layer(draw_view("gt", view), "plan") if item.get("data-cell")]
    assert [item.attrib["data-dice"] for item in steps] == ["G2", "G4 boost", "G1 B B", "B"]


def dice(view: dict[str, Any]) -> list[tuple[str, str | None, bool]]:
    """(die, face, whether it is of a step already driven)."""
    return [
        (die.attrib["data-die"], die.get("data-face"), "done" in step.attrib["class"])
        for step in layer(draw_view("gt", view), "plan")
        if step.get("data-cell")
        for die in step
    ]


def test_dice_show_their_faces() -> None:
    view = dict(GT_GAME.view(planned("G1 0#12", "G2 1#3", "G3 1#6"), 0))
    move = view["move"]
    move["plan"][2] = "G1+1B 1#6"
    move["flat_out"], move["faces"] = True, ["ok", "hz", "ok", "hz"]
    assert dice(view) == [
        ("G1", "ok", False), ("G2", "hz", False), ("G1", "ok", False), ("B", "hz", False),
    ]  # fmt: skip
    move["flat_out"], move["done"], move["faces"] = False, 2, ["hz"]
    assert dice(view) == [
        ("G1", None, True), ("G2", None, True), ("G1", "hz", False), ("B", None, False),
    ]  # fmt: skip


def test_flags_stand_on_their_tiles_and_the_zone_is_marked_round_the_lap() -> None:
    view = dict(GT_GAME.view(on_the_grid(), 0))
    view.update(flags=[{"tile": 14, "seat": 2}, {"tile": 14, "seat": 0}], zones=[0, 13, 14])
    picture, without = draw_view("gt", view), draw_state(GT_GAME, on_the_grid())
    flags = layer(picture, "flags")
    assert [(item.attrib["data-tile"], item.attrib["data-seats"]) for item in flags] == [("14", "2 0")]
    assert {int(item.attrib["data-tile"]) for item in layer(picture, "zones")} == {13, 14, 0}
    assert len(layer(without, "flags")) == len(layer(without, "zones")) == 0


@pytest.mark.parametrize(
    ("space", "side"), [("2#4", "left"), ("2#6", "right"), ("4#5", "right"), ("13#5", "left")]
)
def test_a_car_off_the_track_stands_on_its_verge_facing_back(space: str, side: str) -> None:
    view = dict(GT_GAME.view(on_the_grid(), 0))
    view["cars"][1].update(place="verge", space=space, side=side, marker="00")
    picture = draw_view("gt", view)
    car, place = cars(picture)["car-2"], cells(picture)[space].attrib
    assert (car.attrib["data-place"], marker(car)) == ("verge", "00")
    x, y = spot(car)
    assert 35 < ((x - float(place["data-x"])) ** 2 + (y - float(place["data-y"])) ** 2) ** 0.5 < 190
    turned = (float(car.attrib["data-heading"]) - float(place["data-heading"])) % 360
    assert turned == pytest.approx(180, abs=17 if place["data-kind"] == "corner" else 0.2)


def test_a_car_in_the_pits_stands_in_its_lane_and_leaves_its_marker_behind() -> None:
    view = dict(GT_GAME.view(on_the_grid(), 0))
    for seat, lane in ((3, 1), (5, 3)):
        view["cars"][seat].update(place="pit", space="1#1", marker="0", lane=lane)
    picture = draw_view("gt", view)
    items = {item.get("id"): item for item in tree(picture).iter() if item.get("id")}
    middle = spot(items["pit"])
    for seat, lane, kind in ((3, 1, "pit-tyres"), (5, 3, "pit-both")):
        car = items[f"car-{seat + 1}"]
        drawn = items[f"pit-lane-{lane}"]
        assert (car.attrib["data-lane"], drawn.attrib["data-kind"]) == (str(lane), kind)
        strip = next(part for part in drawn if part.get("class") == "pit-lane")
        x, y = spot(car)
        edge, top = float(strip.attrib["x"]) + middle[0], float(strip.attrib["y"]) + middle[1]
        assert edge < x < edge + float(strip.attrib["width"])
        assert top < y < top + float(strip.attrib["height"])
        assert title(car).endswith(f"{lane} {kind}")
    left = [item for item in layer(picture, "cars") if item.get("class") == "left-behind"]
    assert [(item.attrib["data-seat"], item.attrib["data-cell"]) for item in left] == [
        ("3", "1#1"), ("5", "1#1"),
    ]  # fmt: skip


def test_a_spun_car_faces_back_over_the_marks_of_its_tyres() -> None:
    view = dict(GT_GAME.view(on_the_grid(), 0))
    straight = cars(draw_view("gt", view))["car-2"]
    view["cars"][1]["spun"] = True
    picture = draw_view("gt", view)
    spun = cars(picture)["car-2"]
    turned = float(spun.attrib["data-heading"]) - float(straight.attrib["data-heading"])
    assert turned % 360 == 180
    assert (spun.attrib["data-spun"], title(spun).rsplit(" · ")[-1]) == ("true", "spun")
    marks = [item for item in layer(picture, "cars") if item.get("class") == "skid-marks"]
    assert [item.attrib["data-seat"] for item in marks] == ["1"]
    assert "data-spun" not in straight.attrib


def test_weather_is_shown_with_a_position() -> None:
    view = dict(GT_GAME.view(on_the_grid(), 0))
    for weather in ("dry", "wet"):
        view["weather"] = weather
        sign = next(item for item in tree(draw_view("gt", view)).iter() if item.get("id") == "weather")
        assert sign.attrib["data-weather"] == weather


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_any_position_of_a_race_is_drawn(seed: int) -> None:
    options = GT_GAME.variety()[1]
    state, source, ply = GT_GAME.new(3, options), Seeded(seed), 0
    while not state.over():
        if state.pending():
            seat = state.pending()[0]
            legal = state.legal(seat)
            state.play(seat, legal[source.draw([(number, 1) for number in range(len(legal))])])
        else:
            state.resolve(source.draw(state.chance()))
        if ply % 60 == 0 or state.over():
            view = dict(GT_GAME.view(state, 0))
            drawn = cars(draw_state(GT_GAME, state))
            result = state.result()
            best = [] if result is None else [seat for seat in range(3) if result.places[seat] == 1]
            assert set(drawn) == {
                f"car-{seat + 1}"
                for seat, car in enumerate(view["cars"])
                if car["space"] is not None and (car["place"] in ("track", "verge", "pit") or seat in best)
            }
        ply += 1


def test_a_position_on_a_circuit_of_ones_own_is_drawn_on_it() -> None:
    state = on_the_grid(2, track=lay("102a", "111a", "106a", "106a", "111a"))
    picture = draw_state(GT_GAME, state)
    assert len(cells(picture)) == 34
    assert len(cars(picture)) == 2
    assert state._repr_svg_() == picture.svg


def test_at_the_end_the_winner_is_shown_with_a_ring() -> None:
    view = dict(GT_GAME.view(on_the_grid(), 0))
    view["cars"][4].update(place="finished", space="0#11", marker="5")
    view["cars"][2].update(place="finished", space="0#12")
    assert {"car-3", "car-5"} & set(cars(draw_view("gt", view))) == set()
    view["result"] = {"places": [3, 4, 2, 5, 1, 6]}
    drawn = cars(draw_view("gt", view))
    assert [id for id, item in drawn.items() if "current" in item.attrib["class"]] == ["car-5"]
    assert "car-3" not in drawn
