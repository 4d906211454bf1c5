"""What a view of Ралі shows on the board: the cars."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from racecraft.drawing import cars
from racecraft.drawing.geometry import aside, forward
from racecraft.drawing.painter import Style, layer
from racecraft.drawing.palette import car_colour
from racecraft.drawing.rali.road import stands_on
from racecraft.drawing.rali.scene import RaliScene
from racecraft.drawing.svg import Element
from racecraft.games.rali.board import SOUND


def draw_cars(scene: RaliScene, style: Style, view: Mapping[str, Any] | None) -> Element:
    whole = layer("cars", still=False)
    if view is None:
        return whole
    shown = {space.id: space for space in scene.layout.spaces}
    by_cell: dict[str, list[int]] = {}
    for seat, car in enumerate(view["cars"]):
        if car["cell"] is not None:
            by_cell.setdefault(car["cell"], []).append(seat)
    result = view["result"]
    for seat, car in enumerate(view["cars"]):
        if car["cell"] is None:
            continue
        space, seats = shown[car["cell"]], by_cell[car["cell"]]
        ahead, beside, scale = stands_on(space, len(seats))[seats.index(seat)]
        at = aside(forward(space.at, space.heading, ahead), space.heading, beside)
        colour = car_colour(car["colour"])
        ringed = view["turn"] == seat if result is None else result["places"][seat] == 1
        whole.add(
            cars.car(
                seat,
                colour,
                at,
                space.heading,
                f"{seat + 1} · {style.word(colour.name)} · {car['cell']} · {car['marker']}/{SOUND}",
                car["cell"],
                scale,
                ringed,
                str(car["marker"]) if car["marker"] < SOUND else None,
            )
        )
    return whole
