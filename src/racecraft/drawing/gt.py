"""Circuits of Rallyman: GT: hexagonal tiles with their road, caps, dotted lines and danger, and cars on them.

Layers, from below: ground, road, kerbs, markings, labels, highlights, plan, cars. Every space is one element
in the road layer with an id such as `cell-4_23_5` for `4#5`, and data attributes that say what it is.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from racecraft.drawing import cars, palette
from racecraft.drawing.geometry import Point, aside, forward, polyline
from racecraft.drawing.gt_layout import HALF, Layout, Spot, Stretch, across, hexagon
from racecraft.drawing.painter import Painter, Style, layer, sheet, short
from racecraft.drawing.palette import car_colour
from racecraft.drawing.picture import Picture
from racecraft.drawing.svg import Element, circle, element, group, name_token, path, place, rect, text
from racecraft.engine.errors import UnknownName
from racecraft.games.gt.board import DANGERS, NO_CAP, WIDTH, Circuit, load_circuit, read_circuit
from racecraft.games.gt.state import GTState

MARGIN = 40.0
FOOT = 96.0
OWN_TRACK = "the track to be drawn"
CAR = 0.74
"""Size of a car on the road."""

STYLE = {
    ".paper": "fill:$paper",
    ".hex": "fill:$ground;stroke:$frame;stroke-width:2",
    ".hex.pit": "fill:$apron",
    ".grass": "fill:$meadow",
    ".gravel": "fill:$bank",
    ".cell": "fill:$road;stroke:$line;stroke-width:1.1;stroke-opacity:.55;stroke-linejoin:round",
    ".cell.capped": "fill:$hazard",
    ".edge-line": "fill:none;stroke:$line;stroke-width:2.6",
    ".kerb-pale": "fill:none;stroke:$kerb-pale;stroke-width:6",
    ".kerb": "fill:none;stroke:$kerb;stroke-width:6;stroke-dasharray:8 8",
    ".chequer-pale": "fill:#fbf7ee",
    ".chequer": "fill:#24211f",
    ".slot": "fill:none;stroke:$line;stroke-width:2.2",
    ".slot-number": "font-size:10px;font-weight:700;text-anchor:middle;fill:$line",
    ".arrow": "fill:$line;opacity:.8",
    ".dotted": "fill:none;stroke:#fff;stroke-width:3.4;stroke-dasharray:4.5 3.5",
    ".dotted-edge": "fill:none;stroke:$stop;stroke-width:6",
    ".tag": "fill:$stop;stroke:#fff;stroke-width:1.2",
    ".tag-number": "font-size:11px;font-weight:800;text-anchor:middle;fill:#fff",
    ".cap": "fill:#fff;stroke:$stop;stroke-width:3",
    ".cap-number": "font-size:14px;font-weight:800;text-anchor:middle;fill:#26221e",
    ".cell-number": "font-size:7.5px;font-weight:600;text-anchor:middle;fill:$line;opacity:.75",
    ".danger-yellow": "fill:#f2c230",
    ".danger-orange": "fill:#ef8a2b",
    ".danger-red": "fill:#d4372c",
    ".danger-edge": "stroke:$shade;stroke-width:1;stroke-opacity:.5",
    ".danger-mark": "font-size:12px;font-weight:800;text-anchor:middle;fill:#26221e",
    ".tile-name": "font-size:10.5px;font-weight:700;text-anchor:middle;fill:$ink;opacity:.75",
    ".bay": "fill:$lane;stroke:$line;stroke-width:1.5",
    ".bay-sign": "font-size:17px;font-weight:800;text-anchor:middle;fill:$line",
    ".zone": "fill:none;stroke:#f2c230;stroke-width:6;stroke-dasharray:14 8",
    ".flag": "fill:#f7d117;stroke:$shade;stroke-width:1.2",
    ".pole": "stroke:$ink;stroke-width:2.4",
    ".highlight": "fill:$accent;fill-opacity:.4;stroke:$accent;stroke-width:3",
    ".plan-line": "fill:none;stroke:$accent;stroke-width:4;stroke-opacity:.85;stroke-linejoin:round",
    ".die-gear": "fill:#24211f;stroke:#fff;stroke-width:1.4",
    ".die-coast": "fill:#fbf7ee;stroke:#24211f;stroke-width:1.4",
    ".die-brake": "fill:#c3312a;stroke:#fff;stroke-width:1.4",
    ".die-ink": "font-size:12px;font-weight:800;text-anchor:middle;fill:#fff",
    ".die-ink.dark": "fill:#24211f",
    ".marker-white": "fill:#fbf7ee;stroke:#24211f;stroke-width:1.6",
    ".marker-black": "fill:#24211f;stroke:#fbf7ee;stroke-width:1.6",
    ".marker-ink-white": "font-size:11px;font-weight:800;text-anchor:middle;fill:#24211f",
    ".marker-ink-black": "font-size:11px;font-weight:800;text-anchor:middle;fill:#fbf7ee",
    ".name": "font-size:40px;font-weight:800;letter-spacing:1.5px;fill:$ink",
    ".track-name": "font-weight:500;fill:$faint",
    ".caption": "font-size:15px;font-weight:600;fill:$faint",
    **cars.STYLE,
    **palette.PAINT,
}


class GTPainter(Painter):
    game_id = "gt"
    state_type = GTState

    def track(self, track: str | Mapping[str, Any], style: Style) -> Picture:
        return _draw(_circuit(track), style, None)

    def position(self, view: Mapping[str, Any], style: Style) -> Picture:
        return _draw(_circuit(view["options"]["track"]), style, view)


def _circuit(track: str | Mapping[str, Any]) -> Circuit:
    return load_circuit(track) if isinstance(track, str) else read_circuit(dict(track), OWN_TRACK)


class Scene:
    """A circuit laid out, with everything that is the same in every picture of it."""

    def __init__(self, circuit: Circuit) -> None:
        self.circuit = circuit
        self.layout = Layout(circuit)
        self.ground = _ground(self.layout)
        self.kerbs = _kerbs(self.layout)
        self.markings = _markings(self.layout)
        self.labels = _labels(self.layout)


@lru_cache(maxsize=8)
def _scene(content: str, name: str) -> Scene:
    """Laying out takes longer than drawing, so recent circuits are kept."""
    return Scene(read_circuit(json.loads(content), name))


def _draw(circuit: Circuit, style: Style, view: Mapping[str, Any] | None) -> Picture:
    scene = _scene(json.dumps(circuit.data, sort_keys=True), circuit.name)
    for id in style.highlight:
        if id not in circuit.number:
            raise UnknownName(f"the track has no space {id!r} to highlight")
    left, top, right, bottom = scene.layout.bounds()
    foot = FOOT if style.legend else 0.0
    box = left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN + foot
    children = [
        layer("ground", rect(*box, "paper"), *scene.ground),
        _road(scene, style),
        scene.kerbs,
        scene.markings,
        scene.labels,
        _highlights(scene, style),
    ]
    if view is not None:
        children += [_flags(scene, view), _plan(scene, view), _cars(scene, style, view)]
    if style.legend:
        children.append(_foot(circuit, style, view, left, bottom + MARGIN))
    return sheet(
        f"Rallyman: GT · {_name(circuit)}", box, style, STYLE, children, game="gt", track=circuit.name
    )


def _name(circuit: Circuit) -> str:
    name = circuit.data.get("name")
    return short(name, 30) if isinstance(name, str) and name.strip() else circuit.name


# --- ground -------------------------------------------------------------------------------------------------


def _ground(layout: Layout) -> list[Element]:
    """Hexes with grass beside the road and gravel along its edge."""
    drawn: list[Element] = []
    for index, stretch in enumerate(layout.stretches):
        tile = stretch.laid.tile
        drawn.append(
            path(
                polyline(hexagon(stretch.centre), closed=True),
                "hex",
                id=f"tile-{index}",
                data_tile=tile.name,
                data_danger=DANGERS[tile.danger],
            )
        )
    drawn.append(path(polyline(hexagon(layout.pit), closed=True), "hex pit", id="tile-pit"))
    drawn += [path(_ribbon(stretch, HALF + 15), "grass") for stretch in layout.stretches]
    drawn += [path(_ribbon(stretch, HALF + 7), "gravel") for stretch in layout.stretches]
    drawn += _pit(layout)
    return drawn


def _ribbon(stretch: Stretch, half: float) -> str:
    there = stretch.border(0, stretch.stations, -half)
    return polyline(there + stretch.border(stretch.stations, 0, half), closed=True)


def _pit(layout: Layout) -> list[Element]:
    """Three bays: tyres, repairs, both."""
    x, y = layout.pit
    drawn: list[Element] = []
    for number, lane in enumerate(("tyres", "repairs", "both")):
        top = y - 54 + 38 * number
        drawn.append(rect(x - 66, top, 132, 32, "bay", 6, data_lane=lane))
        drawn += _bay_signs(x - 52, top + 16, lane)
    return drawn


def _bay_signs(x: float, y: float, lane: str) -> list[Element]:
    tyre = group(None, circle(x, y, 8, "car-wheel"), circle(x, y, 3.4, "bay"))
    cross = path(f"M{x - 7} {y}H{x + 7}M{x} {y - 7}V{y + 7}", "edge-line")
    if lane == "tyres":
        return [tyre]
    if lane == "repairs":
        return [cross]
    right = path(f"M{x + 13} {y}H{x + 27}M{x + 20} {y - 7}V{y + 7}", "edge-line")
    return [tyre, right]


# --- road ---------------------------------------------------------------------------------------------------


def _road(scene: Scene, style: Style) -> Element:
    whole = layer("road", still=False)
    return whole.add(*[_cell(scene.circuit, spot, style) for spot in scene.layout.spots])


def _cell(circuit: Circuit, spot: Spot, style: Style) -> Element:
    """One space, with all a program or a screen reader wants to know about it."""
    cap = circuit.cap[spot.cell]
    capped = cap != NO_CAP
    words = [spot.name]
    if capped:
        words.append(f"{style.word('cap')} {cap}{'!' if circuit.hazard[spot.cell] else ''}")
    return element(
        "path",
        element("title", " · ".join(words)),
        id=f"cell-{name_token(spot.name)}",
        class_="cell capped" if capped else "cell",
        data_cell=spot.name,
        data_tile=circuit.tile[spot.cell],
        data_cap=cap if capped else None,
        data_hazard="true" if circuit.hazard[spot.cell] else None,
        data_x=float(spot.at[0]),
        data_y=float(spot.at[1]),
        data_heading=float(spot.heading),
        d=polyline(spot.outline(), closed=True),
    )


def _kerbs(layout: Layout) -> Element:
    """White edges everywhere; red and white kerbs inside and outside where spaces are capped."""
    whole = layer("kerbs")
    circuit = layout.circuit
    for index, stretch in enumerate(layout.stretches):
        for offset in (-HALF, HALF):
            whole.add(path(polyline(stretch.border(0, stretch.stations, offset)), "edge-line"))
        capped = [
            spot
            for spot in layout.spots
            if circuit.tile[spot.cell] == index and circuit.cap[spot.cell] != NO_CAP
        ]
        if capped:
            first, last = min(spot.back for spot in capped), max(spot.front for spot in capped)
            for offset in (-HALF - 2, HALF + 2):
                line = polyline(stretch.border(first, last, offset))
                whole.add(path(line, "kerb-pale"), path(line, "kerb"))
    return whole


def _markings(layout: Layout) -> Element:
    """The finish line, grid slots, the arrow of the start straight and all dotted lines."""
    whole = layer("markings")
    circuit = layout.circuit
    for slot, cell in enumerate(circuit.grid, 1):
        spot = layout.spots[cell]
        nose = spot.stretch.at(spot.front - 0.12, (spot.left + spot.right) / 2)
        whole.add(
            group(
                None,
                path("M-9-10H0V10H-9", "slot"),
                text(-15, 3.6, str(slot), "slot-number"),
                transform=place(nose[0], nose[1], spot.heading),
            )
        )
    whole.add(_finish(layout.stretches[0], circuit.line))
    for index, stretch in enumerate(layout.stretches):
        for number, (station, low, high, value) in enumerate(_dotted(stretch)):
            ends = [stretch.at(station, across(low) + 2), stretch.at(station, across(high) - 2)]
            whole.add(
                group(
                    "line",
                    path(polyline(ends), "dotted-edge"),
                    path(polyline(ends), "dotted"),
                    id=f"line-{index}-{number + 1}",
                    data_value=value,
                )
            )
    return whole


def _finish(stretch: Stretch, station: int) -> Element:
    """Two rows of chequers across the road."""
    at, heading = stretch.at(station, 0), stretch.heading(station)
    squares: list[Element] = []
    size = HALF / 6
    for row in range(2):
        for column in range(12):
            class_ = "chequer" if (row + column) % 2 else "chequer-pale"
            squares.append(rect((row - 1) * size, -HALF + column * size, size, size, class_))
    return group("finish", *squares, transform=place(at[0], at[1], heading), id="finish-line")


def _dotted(stretch: Stretch) -> list[tuple[int, int, int, str]]:
    """Station, both ends in sixths and value of each dotted line, as driven."""
    found: list[tuple[int, int, int, str]] = []
    for line in stretch.laid.tile.dotted:
        station, low, high = line.station, line.low, line.high
        if stretch.laid.reverse:
            station, low, high = stretch.stations - station, WIDTH - high, WIDTH - low
        found.append((station, low, high, str(line.number) if line.number else "!"))
    return found


# --- labels -------------------------------------------------------------------------------------------------


def _labels(layout: Layout) -> Element:
    whole = layer("labels")
    circuit = layout.circuit
    for spot in layout.spots:
        back = spot.stretch.at(spot.back + 0.16, spot.left + 9)
        whole.add(text(back[0], back[1] + 2.6, spot.name.partition("#")[2], "cell-number"))
        if circuit.cap[spot.cell] != NO_CAP:
            scale = min(1.0, spot.length / 34)
            sign = _cap((0.0, 0.0), circuit.cap[spot.cell], circuit.hazard[spot.cell])
            whole.add(group(None, *sign, transform=place(*spot.at, 0, round(scale, 2))))
    for stretch in layout.stretches:
        for station, low, high, value in _dotted(stretch):
            inward = 0.17 if station == 0 else -0.17 if station == stretch.stations else 0.0
            at = stretch.at(station + inward, across(low) + (across(high) - across(low)) / 2)
            whole.add(circle(at[0], at[1], 7, "tag"), text(at[0], at[1] + 3.9, value, "tag-number"))
        whole.add(_plate(layout.quiet_corner(stretch), stretch))
    first = layout.stretches[0]
    nose = first.at(3.5, 0)
    whole.add(path("M12 0L-6-9V9Z", "arrow", transform=place(nose[0], nose[1], first.heading(3.5))))
    return whole


def _cap(at: Point, cap: int, hazard: bool) -> list[Element]:
    """A circle with the number, or a triangle where the number itself costs a hazard."""
    x, y = at
    sign = path(f"M{x:.1f} {y - 15:.1f}L{x + 15:.1f} {y + 10:.1f}H{x - 15:.1f}Z", "cap")
    if not hazard:
        sign = circle(x, y, 10.5, "cap")
    return [sign, text(x, y + (7 if hazard else 5), f"{cap}{'!' if hazard else ''}", "cap-number")]


def _plate(at: Point, stretch: Stretch) -> Element:
    """The tile's name and how dangerous it is: a sign of as many dots as its level."""
    danger = stretch.laid.tile.danger
    x, y = at
    dots = [
        circle(x - 6 * danger + 12 * dot, y - 7, 4.4, f"danger-{DANGERS[danger]} danger-edge")
        for dot in range(danger + 1)
    ]
    return group("plate", *dots, text(x, y + 9, stretch.laid.tile.name, "tile-name"))


def _highlights(scene: Scene, style: Style) -> Element:
    wanted = set(style.highlight)
    return layer(
        "highlights",
        *[
            path(polyline(spot.outline(2), closed=True), "highlight", data_cell=spot.name)
            for spot in scene.layout.spots
            if spot.name in wanted
        ],
    )


# --- a position ---------------------------------------------------------------------------------------------


def _flags(scene: Scene, view: Mapping[str, Any]) -> Element:
    """Yellow flags on their tiles, and a border round all tiles where they hold."""
    whole = layer("flags")
    stretches = scene.layout.stretches
    zones: set[int] = set()
    for entry in view["flags"]:
        zones |= {(entry["tile"] + step) % len(stretches) for step in (-1, 0, 1)}
    for index in sorted(zones):
        whole.add(path(polyline(hexagon(stretches[index].centre, 0.95), closed=True), "zone"))
    for number, entry in enumerate(view["flags"]):
        x, y = scene.layout.quiet_corner(stretches[entry["tile"]])
        x += 22 + 6 * number
        whole.add(
            group(
                "yellow-flag",
                path(f"M{x:.1f} {y + 14:.1f}V{y - 16:.1f}", "pole"),
                path(f"M{x:.1f} {y - 16:.1f}h18l-5 6.5l5 6.5h-18Z", "flag"),
                data_tile=entry["tile"],
                data_seat=entry["seat"],
            )
        )
    return whole


def _plan(scene: Scene, view: Mapping[str, Any]) -> Element:
    """The dice of the plan on the spaces they lead to, and the path through them."""
    whole = layer("plan")
    move = view["move"]
    if "plan" not in move:
        return whole
    spots = {spot.name: spot for spot in scene.layout.spots}
    steps = [step.split() for step in move["plan"]]
    points = [spots[move["from"]].at, *[spots[where].at for _, where in steps]]
    if len(points) > 1:
        whole.add(path(polyline(points), "plan-line"))
    for number, (dice, where) in enumerate(steps, 1):
        if number > move["done"]:
            whole.add(_dice(spots[where].at, dice, number))
    return whole


def _dice(at: Point, dice: str, number: int) -> Element:
    """A die with its number; the brake dice of a step stand beside it."""
    name, _, extra = dice.partition("+")
    kind = "coast" if name == "C" else "brake" if name == "RL" else "gear"
    sign = "•" if name in ("C", "RL") else name[1:]
    x, y = at
    drawn = [
        rect(x - 9, y - 9, 18, 18, f"die-{kind}", 4),
        text(x, y + 4.4, sign, "die-ink dark" if kind == "coast" else "die-ink"),
    ]
    brakes = int(extra[0]) if extra.endswith("B") else 0
    for brake in range(brakes):
        drawn.append(rect(x + 8 + 7 * brake, y - 12, 9, 9, "die-brake", 2))
    if extra == "boost":
        drawn.append(rect(x + 8, y - 12, 9, 9, "die-coast", 2))
    return group("die", *drawn, data_step=number, data_dice=dice)


def _cars(scene: Scene, style: Style, view: Mapping[str, Any]) -> Element:
    whole = layer("cars", still=False)
    spots = {spot.name: spot for spot in scene.layout.spots}
    over = view["phase"] == "over"
    parked = 0
    for seat, entry in enumerate(view["cars"]):
        if entry["space"] is None or entry["place"] in ("retired",):
            continue
        spot = spots[entry["space"]]
        at, heading = spot.at, spot.heading
        if entry["place"] == "verge":
            at, heading = spot.beside(entry["side"] == "left"), spot.heading + 150
        elif entry["place"] == "pit":
            at, heading = (
                (
                    scene.layout.pit[0] + 10 + 34 * (parked // 3),
                    scene.layout.pit[1] - 38 + 38 * (parked % 3),
                ),
                0.0,
            )
            parked += 1
        elif entry["marker"] == "0" and view["round"] > 1 and not entry["from_pit"]:
            heading += 180
        current = (seat == view["turn"] and not over) or (over and entry["place"] == "finished")
        colour = car_colour(entry["colour"])
        label = f"{style.word(colour.name)} · {entry['space']} · {entry['marker']}"
        drawn = cars.car(seat, colour, at, round(heading % 360, 1), label, entry["space"], CAR, current)
        whole.add(drawn, _marker(at, heading, entry))
    return whole


def _marker(at: Point, heading: float, entry: Mapping[str, Any]) -> Element:
    """The gear marker beside a car, in the colour of the round in which it is to move."""
    x, y = aside(forward(at, heading, -15), heading, 13)
    colour = entry["marker_colour"]
    return group(
        "marker",
        circle(x, y, 7.6, f"marker-{colour}"),
        text(x, y + 3.9, entry["marker"], f"marker-ink-{colour}"),
        data_marker=entry["marker"],
    )


def _foot(circuit: Circuit, style: Style, view: Mapping[str, Any] | None, left: float, top: float) -> Element:
    """Name of the game and the track, and in a position round and weather."""
    whole = group("foot still", id="foot")
    name = element("text", "Rallyman: GT", x=float(left), y=float(top + 44), class_="name")
    name.add(element("tspan", f"  {_name(circuit)}", class_="track-name"))
    whole.add(name)
    words = [f"{len(circuit.laid)} ⬡", f"{circuit.length} ↦"]
    if view is not None:
        words = [f"{style.word('round')} {view['round']}", style.word(view["weather"])]
    whole.add(text(left, top + 74, " · ".join(words), "caption"))
    x = left + 560
    for number, danger in enumerate(DANGERS):
        for dot in range(number + 1):
            whole.add(circle(x + 12 * dot, top + 36, 5, f"danger-{danger} danger-edge"))
        x += 12 * (number + 1) + 22
    whole.add(*_cap((x + 12, top + 36), 3, False), *_cap((x + 56, top + 36), 4, True))
    whole.add(circle(x + 96, top + 36, 7, "tag"), text(x + 96, top + 39.9, "2", "tag-number"))
    whole.add(circle(x + 120, top + 36, 7, "tag"), text(x + 120, top + 39.9, "!", "tag-number"))
    return whole
