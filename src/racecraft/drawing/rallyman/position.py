"""What a view of Rallyman shows on the road: the cars; and the spaces that are marked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from racecraft.drawing import cars
from racecraft.drawing.geometry import Point, aside, forward
from racecraft.drawing.painter import Style
from racecraft.drawing.palette import car_colour
from racecraft.drawing.rallyman.layout import ROAD
from racecraft.drawing.rallyman.map import FINISH, PAD, START, Map, number_of
from racecraft.drawing.rallyman.road import abreast, car_scale, on_pad
from racecraft.drawing.svg import Element, circle, path


def draw_highlights(whole: Map, style: Style) -> list[Element]:
    wanted = set(style.highlight)
    result: list[Element] = []
    for driven in whole.driven:
        for cell in driven.cells:
            if cell.id in wanted:
                result.append(path(cell.outline, "highlight", data_cell=cell.id))
                if number_of(driven, cell) is None:
                    result.append(circle(*cell.at, 7, "highlight-dot"))
    for id, (at, _) in whole.pads().items():
        if whole.name(id) in wanted:
            result += [
                circle(*at, PAD / 3, "highlight", data_cell=whole.name(id)),
                circle(*at, 7, "highlight-dot"),
            ]
    return result


def draw_cars(whole: Map, style: Style, view: Mapping[str, Any]) -> list[Element]:
    """Every car that has not retired: on the road, beside it, before the start or behind the finish."""
    seats = [seat for seat, car in enumerate(view["cars"]) if car["status"] != "retired"]
    places: dict[tuple[str, str], list[int]] = {}
    for seat in seats:
        places.setdefault(_place_of(whole, view["cars"][seat]), []).append(seat)
    drawn = []
    result = view["result"]
    for seat in seats:
        car = view["cars"][seat]
        key = _place_of(whole, car)
        at, heading = _stand(whole, car, places[key].index(seat), len(places[key]))
        colour = car_colour(car["colour"])
        ringed = view["turn"] == seat if result is None else result["places"][seat] == 1
        told = [str(seat + 1), style.word(colour.name), key[0], style.word(car["status"])]
        picture = cars.car(
            seat,
            colour,
            at,
            heading,
            " · ".join([*told, f"{style.word('gear')} {car['gear']}"]),
            key[0],
            car_scale(len(places[key])),
            ringed,
            str(car["lost"]) if car["lost"] else None,
        )
        picture.attributes.update({"data-status": car["status"], "data-gear": car["gear"]})
        drawn.append(picture)
    return drawn


def _place_of(whole: Map, car: Mapping[str, Any]) -> tuple[str, str]:
    """The id of the place where a car is, and on which side of it."""
    if car["status"] == "waiting":
        return START, ""
    if _beyond(whole, car):
        return FINISH, ""
    driven, index = whole.spot(car["index"])
    name = driven.course.names[index]
    if car["line"] != ROAD:
        name = f"{name}.{car['line']}"
    return name, car["status"] if car["status"].startswith("off") else ""


def _beyond(whole: Map, car: Mapping[str, Any]) -> bool:
    """A car over the line: finished, or out of control there with its driver still to decide about sisu."""
    return car["status"] == "finished" or bool(car["index"] >= whole.length)


def _stand(whole: Map, car: Mapping[str, Any], rank: int, count: int) -> tuple[Point, float]:
    """Where a car stands among those that share its place, and its heading."""
    if car["status"] == "waiting" or _beyond(whole, car):
        at, heading = whole.pads()[START if car["status"] == "waiting" else FINISH]
        ahead, beside, _ = on_pad(count)[rank]
        return aside(forward(at, heading, ahead), heading, beside), heading
    driven, index = whole.spot(car["index"])
    course = driven.course
    if car["status"].startswith("off"):
        at, heading = course.verge(index, car["status"] == "off-right")
        return forward(at, heading, (rank - (count - 1) / 2) * 40), heading
    name = course.names[index] + ("" if car["line"] == ROAD else f".{car['line']}")
    cell = next(cell for cell in driven.cells if cell.id == name)
    heading = course.facing(cell) + (180 if car["status"] == "spun" else 0)
    return aside(cell.at, cell.heading, abreast(count)[rank][1]), heading % 360
