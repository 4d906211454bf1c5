"""What a view of Rallyman: GT shows on the track besides the plan: zones, flags and cars."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from racecraft.drawing import cars
from racecraft.drawing.geometry import Point
from racecraft.drawing.gt import road as gt_road
from racecraft.drawing.gt.layout import HALF, LEFT, RIGHT, Space
from racecraft.drawing.gt.pit import BOX_SCALE, PIT_LANES, box_at
from racecraft.drawing.gt.scene import GTScene
from racecraft.drawing.painter import Style, layer
from racecraft.drawing.palette import car_colour
from racecraft.drawing.svg import Element, circle, element, group, path, place, text

CAR_SCALE = 1.25


def draw_zones(scene: GTScene, view: Mapping[str, Any] | None) -> Element:
    """The stretches of road where nobody may overtake."""
    whole = layer("zones")
    if view is None:
        return whole
    layout, circuit = scene.layout, scene.circuit
    for tile in view["zones"]:
        laid = circuit.laid[tile]
        first, last = layout.ways[laid.offset], layout.ways[laid.offset + laid.tile.stations]
        for side in (LEFT, RIGHT):
            line = layout.course.line(first, last, side * (HALF - 3))
            whole.add(path(line, "zone", data_tile=tile))
    return whole


def draw_flags(scene: GTScene, style: Style, view: Mapping[str, Any] | None) -> Element:
    """A yellow flag by the number of its tile."""
    whole = layer("flags")
    if view is None:
        return whole
    for tile in sorted({flag["tile"] for flag in view["flags"]}):
        seats = [flag["seat"] for flag in view["flags"] if flag["tile"] == tile]
        told = f"{style.word('yellow-flag')} · {', '.join([str(seat + 1) for seat in seats])}"
        x, y = scene.plates[tile]
        whole.add(
            element(
                "g",
                element("title", told),
                path("M0 6V-24", "flag-pole"),
                path("M0-24C10-30 18-16 34-23V1C18 8 10-6 0 0Z", "flag"),
                class_="yellow-flag",
                data_tile=tile,
                data_seats=" ".join([str(seat) for seat in seats]),
                transform=place(x - 15, y - 24),
            )
        )
    return whole


def car_scale(space: Space) -> float:
    """Cars are smaller where spaces are short."""
    return min(CAR_SCALE, max(0.9, space.length / 40))


def draw_cars(scene: GTScene, style: Style, view: Mapping[str, Any] | None) -> Element:
    """Cars on the track, beside it and in the pits. Finished cars are not drawn, but at the end the winner
    stands where it stopped."""
    whole = layer("cars", still=False)
    if view is None:
        return whole
    layout, circuit = scene.layout, scene.circuit
    result = view["result"]
    for seat, car in enumerate(view["cars"]):
        winner = result is not None and result["places"][seat] == 1
        if car["space"] is None or (car["place"] in ("finished", "retired") and not winner):
            continue
        space = layout.spaces[circuit.number[car["space"]]]
        colour = car_colour(car["colour"])
        scale = car_scale(space)
        white = car["marker_colour"] == "white"
        side = LEFT if car["side"] == "left" else RIGHT
        if car["place"] == "pit":
            x, y = box_at(car["lane"], seat)
            at, heading, scale = (layout.pit[0] + x, layout.pit[1] + y), 0.0, BOX_SCALE
            side = LEFT if circuit.low[space.cell] == 0 else RIGHT
            whole.add(_ghost(scene, space, side, seat, colour.name, car["marker"], white))
        elif car["place"] == "verge":
            at, heading = scene.verges[space.cell][0 if side == LEFT else 1]
        else:
            at, heading = gt_road.stand_on(layout, space)
            if car["spun"]:
                whole.add(_skid(seat, at, heading, scale))
                heading += 180
        ringed = view["turn"] == seat if result is None else winner
        place_word = style.words.get(f"place-{car['place']}", car["place"])
        told = [str(seat + 1), style.word(colour.name), car["space"], place_word, car["marker"]]
        if car["lane"] > 0:
            told.append(f"{car['lane']} {style.word(PIT_LANES[car['lane'] - 1])}")
        if car["spun"]:
            told.append(style.word("spun"))
        drawn = cars.car(seat, colour, at, heading % 360, " · ".join(told), car["space"], scale, ringed)
        drawn.attributes["data-place"] = car["place"]
        drawn.attributes["data-marker"] = car["marker"]
        if car["lane"] > 0:
            drawn.attributes["data-lane"] = car["lane"]
        if car["spun"]:
            drawn.attributes["data-spun"] = "true"
        whole.add(drawn.add(_marker(car["marker"], white)))
    return whole


def _skid(seat: int, at: Point, heading: float, scale: float) -> Element:
    """The marks of tyres that turned about."""
    return group(
        "skid-marks",
        path("M-30-7C-14-9-2-17 9-16M-30 7C-12 6 4 17 17 9M-8-19C8-25 27-15 25 3", "skid"),
        data_seat=seat,
        transform=place(*at, heading, scale),
    )


def _marker(marker: str, white: bool) -> Element:
    """The gear marker of a car, with the side up that shows whether it has had its turn."""
    return group(
        "gear-marker",
        path(
            "M13-22.500L20.400-18.250V-9.750L13-5.500L5.600-9.750V-18.250Z",
            "marker-white" if white else "marker-black",
        ),
        text(13, -9.8, marker, "marker-number" if white else "marker-number pale"),
    )


def _ghost(
    scene: GTScene, space: Space, side: int, seat: int, colour: str, marker: str, white: bool
) -> Element:
    """What a car in the pits leaves beside its space: its colour and its marker."""
    at, _ = scene.verges[space.cell][0 if side == LEFT else 1]
    return group(
        "left-behind",
        circle(0, 0, 13, f"ghost paint-{colour}"),
        group(None, _marker(marker, white), transform=place(-13, 14)),
        data_seat=seat,
        data_cell=space.id,
        transform=place(*at),
    )
