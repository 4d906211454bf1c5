"""Cars, weather, road conditions and the press in pictures of positions of Heat."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any
from xml.etree.ElementTree import Element

import pytest

from racecraft.drawing import Picture, draw_state, draw_view
from racecraft.drawing.heat.position import GRAY, PURPLE
from racecraft.drawing.palette import CAR_COLOURS
from racecraft.engine.chance import Seeded
from racecraft.games.heat.board import load_track
from racecraft.games.heat.cards import COLOURS
from racecraft.games.heat.game import HEAT
from racecraft.games.heat.state import HeatState
from tests.drawing.boards import layer, title, tree
from tests.drawing.circuits import any_circuit, corners, spots
from tests.drawing.test_palette import EYES, contrast, lab


def race(seats: int, rounds: int = 1, **options: Any) -> HeatState:
    """A race driven by the first legal action until a round begins."""
    state: HeatState = HEAT.new(seats, {"grid": "seats", **options})
    source = Seeded(5)
    while not state.over() and (state.chance() or state.round < rounds):
        if state.chance():
            state.resolve(source.draw(state.chance()))
        else:
            seat = state.pending()[0]
            state.play(seat, state.legal(seat)[0])
    return state


def cars(picture: Picture) -> dict[str, Element]:
    return {item.attrib["id"]: item for item in layer(picture, "cars")}


def tokens(picture: Picture) -> dict[str, str]:
    return {item.attrib["id"]: item.attrib["data-icon"] for item in layer(picture, "conditions")}


def moved(view: Mapping[str, Any], *at: str) -> Mapping[str, Any]:
    for car, spot in zip(view["cars"], at, strict=True):
        car |= {"at": f"0/{spot}", "cell": int(spot[:-1]), "side": spot[-1]}
    return view


def test_cars_stand_on_their_side_of_the_grid() -> None:
    drawn = cars(draw_state(HEAT, race(4)))
    assert [item.attrib["data-cell"] for item in drawn.values()] == ["69L", "69R", "68L", "68R"]
    assert [item.attrib["data-colour"] for item in drawn.values()] == COLOURS[:4]
    assert title(drawn["car-1"]) == "1 · black · -1/69L · gear 1"


@pytest.mark.parametrize("side", ["L", "R"])
def test_a_car_is_drawn_where_its_spot_is_and_turned_with_the_road(side: str) -> None:
    picture = draw_view("heat", moved(HEAT.view(race(1), 0), f"33{side}"))
    car, spot = cars(picture)["car-1"].attrib, spots(picture)[f"33{side}"].attrib
    x, y = float(spot["data-x"]), float(spot["data-y"])
    assert car["transform"].startswith(f"translate({x:g} {y:g})")
    assert float(car["data-heading"]) == pytest.approx(float(spot["data-heading"]), abs=0.1)


def test_two_cars_in_a_cell_stand_side_by_side() -> None:
    drawn = cars(draw_view("heat", moved(HEAT.view(race(2), 0), "20L", "20R")))
    assert len({item.attrib["transform"] for item in drawn.values()}) == 2


def test_drivers_show_their_gear_and_legends_their_helmet() -> None:
    view = HEAT.view(race(2, legends=2), 0)
    view["drivers"][1]["gear"] = 3
    drawn = cars(draw_view("heat", view))
    badges = {
        id: [text.text for text in item.iter() if text.get("class") == "badge-number"]
        for id, item in drawn.items()
    }
    assert badges == {"car-1": ["1"], "car-2": ["3"], "car-3": [], "car-4": []}
    assert [id for id, item in drawn.items() if item.get("data-legend") == "yes"] == ["car-3", "car-4"]


def test_the_car_whose_turn_it_is_wears_a_ring_and_nobody_while_all_plan() -> None:
    def ringed(state: HeatState) -> list[str]:
        return [id for id, item in cars(draw_state(HEAT, state)).items() if "current" in item.attrib["class"]]

    state, source = race(3), Seeded(1)
    assert ringed(state) == []
    while HEAT.view(state, -1)["move"] is None:
        if state.chance():
            state.resolve(source.draw(state.chance()))
        else:
            seat = state.pending()[0]
            state.play(seat, state.legal(seat)[-1])
    assert ringed(state) == [f"car-{state.turn + 1}"]


def test_a_race_can_be_drawn_to_its_end() -> None:
    state, source = race(3, legends=1, weather=True), Seeded(2)
    while not state.over():
        if state.chance():
            state.resolve(source.draw(state.chance()))
            continue
        seat = state.pending()[0]
        state.play(seat, state.legal(seat)[0])
        if state.round % 9 == 0:
            view = HEAT.view(state, -1)
            shown = {id: item.attrib["data-cell"] for id, item in cars(draw_view("heat", view)).items()}
            assert shown == {
                f"car-{index + 1}": f"{car['cell']}{car['side']}"
                for index, car in enumerate(view["cars"])
                if car["cell"] is not None
            }
    assert draw_state(HEAT, state).svg


def test_tokens_lie_by_their_corners_and_weather_shows_itself() -> None:
    view = dict(HEAT.view(race(2, weather=True), 0))
    view |= {"road": ["weather", "overheat", "limit-1", "slipstream+1"], "weather": "rain"}
    picture = draw_view("heat", view)
    assert tokens(picture) == {
        "token-1": "rain",
        "token-2": "overheat",
        "token-3": "limit-1",
        "token-4": "slipstream+1",
    }
    kinds = [item.attrib["data-kind"] for item in tree(picture).iter() if item.get("class") == "legend-item"]
    assert kinds[-1] == "rain"


def test_a_chicane_has_one_token_by_its_second_line() -> None:
    state = race(2, track="japan", weather=True)
    track = load_track("japan")
    assert len(tokens(draw_state(HEAT, state))) == track.corners == len(track.after) - 1


def test_signs_show_the_limit_that_holds() -> None:
    view = HEAT.view(race(2), 0)
    view["corners"][1]["limit"] = 4
    picture = draw_view("heat", view)
    assert [item.attrib["data-limit"] for item in corners(picture)] == ["7", "4", "3", "2"]
    changed = [
        item for item in corners(picture) if any("changed" in part.get("class", "") for part in item.iter())
    ]
    assert [item.attrib["data-after"] for item in changed] == ["33"]


def test_the_press_stands_at_its_corners() -> None:
    state = race(2, season="1961")
    view = HEAT.view(state, -1)
    wanted = {f"press-{corner['after']}" for corner in view["corners"] if corner["press"]}
    assert wanted
    assert wanted < set(tokens(draw_state(HEAT, state)))


def test_chevrons_that_are_not_printed_are_drawn_when_they_count() -> None:
    state = race(1, track="great_britain", legends=1, aggressive=True, gb_chevrons=True)
    drawn = [item for item in layer(draw_state(HEAT, state), "labels") if item.get("class") == "chevron"]
    assert [item.attrib["data-cell"] for item in drawn] == ["30", "37", "43"]


def test_a_position_on_a_circuit_of_ones_own_is_drawn_on_it() -> None:
    own = any_circuit(4)
    assert len(spots(draw_state(HEAT, race(2, track=own)))) == 2 * own["cells"]
    calendar = [{"track": own, "event": "1961-1"}, {"track": "usa", "event": "1961-2"}]
    assert len(spots(draw_state(HEAT, race(2, calendar=calendar)))) == 2 * own["cells"]


def test_nothing_hidden_is_in_the_picture() -> None:
    state = race(3, rounds=2)
    pictures = {draw_view("heat", HEAT.view(state, seat)).svg for seat in (-1, 0, 1, 2)}
    assert len(pictures) == 1


def test_a_state_shows_itself_in_a_notebook() -> None:
    state = race(2)
    assert state._repr_svg_() == draw_state(HEAT, state).svg


def test_every_colour_of_the_game_is_painted_and_told_apart() -> None:
    everybody = race(8, colours=COLOURS[:8])
    drawn = cars(draw_state(HEAT, everybody))
    assert [item.attrib["data-colour"] for item in drawn.values()] == COLOURS[:8]
    rules = draw_state(HEAT, everybody).svg
    assert all(f".paint-{colour}{{" in rules for colour in COLOURS)
    assert contrast(GRAY.paint, GRAY.ink) > 4.5
    assert PURPLE.paint in [colour.paint for colour in CAR_COLOURS]
    for eye, colour in [(eye, colour) for eye in EYES.values() for colour in CAR_COLOURS]:
        a, b = lab(GRAY.paint, eye), lab(colour.paint, eye)
        assert sum((p - q) ** 2 for p, q in zip(a, b, strict=True)) ** 0.5 > 22


def test_no_two_tokens_overlap_on_any_corner() -> None:
    for season in ("1961", "1964", "1965"):
        picture = draw_state(HEAT, race(2, season=season))
        places = [item.attrib["transform"] for item in layer(picture, "conditions")]
        points = [
            tuple(map(float, place.removeprefix("translate(").removesuffix(")").split())) for place in places
        ]
        for one, other in combinations(points, 2):
            assert (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 > 34**2
