"""What a view of Heat shows on the track: road conditions, the press and the cars."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from racecraft.drawing import cars
from racecraft.drawing.geometry import Point, aside, forward
from racecraft.drawing.heat.icons import changing, heat_icon
from racecraft.drawing.heat.layout import TOKEN, Layout
from racecraft.drawing.heat.road import car_scale
from racecraft.drawing.heat.scene import HeatScene
from racecraft.drawing.painter import Style, layer
from racecraft.drawing.palette import CarColour, car_colour
from racecraft.drawing.svg import Element, element, group, place, rect, use
from racecraft.games.heat.board import LEFT
from racecraft.games.heat.tokens import ROAD, ROAD_WORDS, WEATHER

GRAY = CarColour("gray", "#a8bcd4", "#16181a")
PURPLE = CarColour("purple", car_colour("violet").paint, car_colour("violet").ink)


def draw_conditions(scene: HeatScene, style: Style, view: Mapping[str, Any] | None) -> Element:
    """Road tokens and the press beside their corners; without a race, the tokens that the track lays."""
    if view is None:
        return draw_laid(scene.layout, style)
    whole = layer("conditions")
    _lay(whole, scene.layout, style, view["road"], view["weather"])
    for sign in scene.layout.signs:
        if view["corners"][sign.line]["press"]:
            after = scene.track.after[sign.line]
            whole.add(_token(sign.press, "press", style, f"press-{after}", "press"))
    return whole


def draw_laid(layout: Layout, style: Style) -> Element:
    """The road tokens that the track lays itself."""
    whole, track = layer("conditions"), layout.track
    weather = WEATHER[track.weather] if track.weather >= 0 else None
    _lay(whole, layout, style, [ROAD[token] if token >= 0 else "" for token in track.road], weather)
    return whole


def _lay(whole: Element, layout: Layout, style: Style, road: list[str], weather: str | None) -> None:
    for sign in layout.signs:
        corner = layout.track.corner[sign.line]
        if sign.token is not None and corner < len(road) and road[corner]:
            kind = road[corner]
            shown = weather if kind == "weather" and weather is not None else kind
            whole.add(_token(sign.token, shown, style, f"token-{corner + 1}", kind))


def _token(at: Point, icon: str, style: Style, id: str, kind: str) -> Element:
    word = style.word(ROAD_WORDS[ROAD.index(kind)] if kind in ROAD else kind)
    told = word if kind == icon else f"{word} · {style.word(icon)}"
    return element(
        "g",
        element("title", told),
        rect(-TOKEN + 2.5, -TOKEN + 3.5, 2 * TOKEN - 2, 2 * TOKEN - 2, "token-shade", 8),
        rect(-TOKEN + 1, -TOKEN + 1, 2 * TOKEN - 2, 2 * TOKEN - 2, "token", 8),
        changing() if icon == "weather" else use(heat_icon(icon), 0, 0),
        id=id,
        class_="condition",
        data_kind=kind,
        data_icon=icon,
        transform=place(*at),
    )


def draw_cars(scene: HeatScene, style: Style, view: Mapping[str, Any] | None) -> Element:
    """Each car on its side of its cell; the one whose turn it is has a ring, and drivers show their gear."""
    whole = layer("cars", still=False)
    if view is None:
        return whole
    shown = {spot.id: spot for spot in scene.layout.spots}
    result = view["result"]
    for index, car in enumerate(view["cars"]):
        if car["cell"] is None:
            continue
        spot = shown[f"{car['cell']}{car['side']}"]
        colour = paint_of(car["colour"])
        told = [str(index + 1), style.word(colour.name), car["at"]]
        if car["legend"]:
            told.append(style.word("legend"))
            badge = None
        else:
            gear = view["drivers"][index]["gear"]
            told.append(f"{style.word('gear')} {gear}")
            badge = str(gear)
        beside = aside(forward((0, 0), spot.heading, -15), spot.heading, -13 if spot.side == LEFT else 13)
        moving = view["move"] is not None and view["turn"] == index
        ringed = moving if result is None else not car["legend"] and result["places"][index] == 1
        drawn = cars.car(
            index,
            colour,
            spot.at,
            spot.heading,
            " · ".join(told),
            spot.id,
            car_scale(spot),
            ringed,
            badge,
            cars.SINGLE_SEATER,
            beside,
        )
        if car["legend"]:
            drawn.attributes["data-legend"] = "yes"
            drawn.add(group(None, use(heat_icon("legend"), 0, 0), transform=place(*beside, 0, 0.75)))
        whole.add(drawn)
    return whole


def paint_of(name: str) -> CarColour:
    return {"gray": GRAY, "purple": PURPLE}.get(name) or car_colour(name)
