"""The pit tile of Rallyman: GT: three lanes, what is done in each, and a box for every car."""

from __future__ import annotations

from racecraft.drawing.geometry import Point, polyline
from racecraft.drawing.gt.layout import hexagon_corners
from racecraft.drawing.gt.scene import GTScene
from racecraft.drawing.icons import icon_id
from racecraft.drawing.painter import Style
from racecraft.drawing.svg import Element, circle, element, group, path, place, rect, text, use
from racecraft.games.gt.position import COLOURS

BOX_SCALE = 0.84
PIT_LANES = ["pit-tyres", "pit-repairs", "pit-both"]
"""What is done in lane 1, 2 and 3 of the pit tile."""


def pit_tile(scene: GTScene, style: Style) -> Element:
    """The pit tile: three lanes, each with the sign of what is done there and a box for every car."""
    x, y = scene.layout.pit
    whole = group("pit", id="pit", data_kind="pit", transform=place(x, y))
    whole.add(
        element("title", style.word("pit-tile")),
        path(polyline(hexagon_corners((0.0, 0.0)), closed=True), "tile-edge"),
        path(polyline(hexagon_corners((0.0, 0.0)), closed=True), "pit-ground"),
    )
    for lane, kind in enumerate(PIT_LANES, 1):
        y = box_at(lane, 0)[1]
        item = group("pit-stop", id=f"pit-lane-{lane}", data_lane=lane, data_kind=kind)
        item.add(
            element("title", style.word(kind)),
            rect(-146, y - 22, 292, 44, "pit-lane", 6),
            text(-136, y + 5.5, str(lane), "lane-number"),
            group("service", service_sign(kind), data_kind=kind, transform=place(-108, y, 0, 0.7)),
        )
        for seat in range(len(COLOURS)):
            item.add(_pit_box(scene, lane, seat))
        whole.add(item)
    return whole


def _pit_box(scene: GTScene, lane: int, seat: int) -> Element:
    """A box, which says where its car stands in the picture."""
    x, y = box_at(lane, seat)
    return rect(
        x - 18,
        y - 17,
        36,
        34,
        "pit-box",
        5,
        id=f"pit-box-{lane}-{seat + 1}",
        data_lane=lane,
        data_seat=seat,
        data_x=round(scene.layout.pit[0] + x, 1),
        data_y=round(scene.layout.pit[1] + y, 1),
        data_heading=0,
        data_scale=BOX_SCALE,
    )


def box_at(lane: int, seat: int) -> Point:
    """The middle of a car's box in a lane, from the middle of the pit tile."""
    return -62.0 + seat * 38, -52.0 + (lane - 1) * 52


def service_sign(kind: str) -> Element:
    """The sign of a kind of pit stop."""
    if kind == "pit-tyres":
        return group(None, _wheel(0, 0))
    if kind == "pit-repairs":
        return group(None, use(icon_id("station"), 0, 0))
    return group(None, _wheel(-14, 0), use(icon_id("station"), 14, 0))


def _wheel(x: float, y: float) -> Element:
    return group(None, circle(x, y, 13, "tyre"), circle(x, y, 6, "hub"), circle(x, y, 2, "hole"))
