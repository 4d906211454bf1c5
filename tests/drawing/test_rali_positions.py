"""Cars in the picture of a position, and states that show themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from xml.etree.ElementTree import Element

import pytest

import racecraft.drawing
from racecraft.drawing import Picture, draw_state, draw_view
from racecraft.drawing.painter import painter_for
from racecraft.engine.chance import Seeded
from racecraft.engine.errors import UnknownName
from racecraft.engine.state import Action, Outcome, Result, Seat, State, show_states_with
from racecraft.games.rali.game import RALI
from racecraft.games.rali.state import RaliState
from tests.drawing.boards import cells, layer, title, without_places


def at_the_start(seats: int = 4) -> RaliState:
    """All cars placed: seat 1 on lane 1, and so on; seat 4 on START4."""
    state: RaliState = RALI.new(seats)
    for seat in range(seats):
        state.play(seat, RALI.parse(state, f"start{seat + 1}"))
    return state


def cars(picture: Picture) -> dict[str, Element]:
    return {item.attrib["id"]: item for item in layer(picture, "cars")}


def moved(view: Mapping[str, Any], *ids: str) -> Mapping[str, Any]:
    for car, id in zip(view["cars"], ids, strict=True):
        car["cell"] = id
    return view


def test_cars_stand_where_the_position_says() -> None:
    drawn = cars(draw_state(RALI, at_the_start()))
    assert {id: item.attrib["data-cell"] for id, item in drawn.items()} == {
        "car-1": "0.1",
        "car-2": "0.2",
        "car-3": "0.3",
        "car-4": "START4",
    }
    assert [item.attrib["data-colour"] for item in drawn.values()] == ["red", "blue", "green", "yellow"]
    assert drawn["car-1"].attrib["transform"].startswith("translate(520 706)")
    assert title(drawn["car-2"]) == "2 · blue · 0.2 · 10/10"


def test_cars_follow_a_race_to_its_end() -> None:
    state, source = at_the_start(3), Seeded(7)
    while not state.over():
        if state.pending():
            seat = state.pending()[0]
            state.play(seat, state.legal(seat)[0])
        else:
            state.resolve(source.draw(state.chance()))
    picture = draw_state(RALI, state)
    shown = {id: item.attrib["data-cell"] for id, item in cars(picture).items()}
    assert shown == {f"car-{seat + 1}": state.board.ids[car.cell] for seat, car in enumerate(state.cars)}
    result = state.result()
    assert result is not None
    ringed = [id for id, item in cars(picture).items() if "current" in item.attrib["class"]]
    assert ringed == [f"car-{seat + 1}" for seat, place in enumerate(result.places) if place == 1]


def test_the_car_whose_turn_it_is_wears_a_ring() -> None:
    state = at_the_start()
    assert [
        id for id, item in cars(draw_state(RALI, state)).items() if "current" in item.attrib["class"]
    ] == ["car-1"]


def test_a_car_that_is_not_placed_is_not_drawn() -> None:
    assert cars(draw_state(RALI, RALI.new(2))) == {}


def test_a_damaged_car_has_a_badge_with_its_marker() -> None:
    view = RALI.view(at_the_start(), 0)
    view["cars"][1]["marker"] = 3
    badges = {
        id: [text.text for text in item.iter() if text.get("class") == "badge-number"]
        for id, item in cars(draw_view("rali", view)).items()
    }
    assert badges == {"car-1": [], "car-2": ["3"], "car-3": [], "car-4": []}


def test_a_car_turns_with_the_road_and_its_number_stays_upright() -> None:
    view = moved(RALI.view(at_the_start(1), 0), "37.2")
    car = cars(draw_view("rali", view))["car-1"]
    assert float(car.attrib["data-heading"]) == 180
    assert "rotate" not in car.attrib["transform"]
    turned = [item for item in car if "rotate(180)" in item.get("transform", "")]
    assert len(turned) == 1
    assert not [text for text in turned[0].iter() if text.get("class") == "car-number"]


def test_cars_that_share_a_cell_stand_beside_one_another() -> None:
    view = moved(RALI.view(at_the_start(), 0), "S2", "S2", "S2", "S2")
    places = {item.attrib["transform"] for item in cars(draw_view("rali", view)).values()}
    assert len(places) == 4


def test_highlights_lie_below_the_cars() -> None:
    picture = draw_state(RALI, at_the_start(), highlight=["1.1", "1.2"])
    assert [
        item.attrib["data-cell"] for item in layer(picture, "highlights") if "data-cell" in item.attrib
    ] == [
        "1.1",
        "1.2",
    ]
    assert picture.svg.index("layer-highlights") < picture.svg.index("layer-cars")


def test_a_position_on_a_board_of_ones_own_is_drawn_on_it() -> None:
    state = RALI.new(1, {"board": without_places()})
    state.play(0, RALI.parse(state, "start2"))
    picture = draw_state(RALI, state)
    place = cells(picture)["0.2"].attrib
    assert cars(picture)["car-1"].attrib["transform"].startswith(f"translate({float(place['data-x']):g} ")


def test_a_state_shows_itself_in_a_notebook() -> None:
    state = at_the_start()
    assert state._repr_svg_() == draw_state(RALI, state).svg
    show_states_with(None)
    try:
        assert state._repr_svg_() is None
    finally:
        show_states_with(racecraft.drawing.show)


class Walk(State):
    """A game that nobody draws."""

    def pending(self) -> list[Seat]:
        return []

    def legal(self, seat: Seat) -> list[Action]:
        return []

    def play(self, seat: Seat, action: Action) -> None: ...

    def chance(self) -> list[tuple[Outcome, int]]:
        return []

    def resolve(self, outcome: Outcome) -> None: ...

    def result(self) -> Result | None:
        return None

    def copy(self) -> State:
        return self


def test_a_state_without_a_painter_shows_no_picture() -> None:
    assert painter_for(Walk(1)) is None
    assert Walk(1)._repr_svg_() is None


def test_a_game_without_a_painter_is_named() -> None:
    with pytest.raises(UnknownName, match=r"racecraft\.drawing knows no game 'walk'"):
        draw_view("walk", {})
