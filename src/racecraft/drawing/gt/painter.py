"""Circuits of Rallyman: GT: hexagonal tiles in the country, one road through them, and cars on it.

Layers, from below: ground, tiles, road, kerbs, markings, zones, signs, labels, highlights, flags, plan, cars.
Every space is one element in the road layer with an id such as `cell-4_23_5` for space 4#5, and data
attributes that say what it is; the layers above, the cars excepted, let the pointer through to it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Any

from racecraft.drawing import cars, icons, palette, scenery
from racecraft.drawing.geometry import Point, aside, distance, forward, line_to, move_to, polyline, smooth
from racecraft.drawing.gt import road as gt_road
from racecraft.drawing.gt.layout import (
    CORNER,
    HALF,
    LEFT,
    PITCH,
    RIGHT,
    Layout,
    Space,
    hexagon_corners,
    inside_hexagon,
)
from racecraft.drawing.icons import icon_id
from racecraft.drawing.painter import Painter, Style, layer, scale_on, sheet, short
from racecraft.drawing.palette import car_colour
from racecraft.drawing.picture import Picture
from racecraft.drawing.scenery import Land
from racecraft.drawing.svg import Element, circle, element, group, path, place, rect, text, use
from racecraft.engine.errors import UnknownName
from racecraft.games.gt.board import Circuit, load_circuit, read_circuit
from racecraft.games.gt.state import GTState
from racecraft.games.gt.tiles import DANGERS, NO_CAP
from racecraft.games.gt.view import COLOURS

MARGIN = 34.0
"""Country shown round the tiles."""
FRAME = 26.0
"""Paper round the country."""
VERGE = 24.0
"""From the edge of the road to a car beside it."""
FOOT_WIDTH, FOOT_HEIGHT = 1240.0, 104.0
MOST_SCALE = 1.5
CAPTION_LETTER = 8.4
"""How wide a letter of a caption is."""
MOST_PLACES = 9
"""Lakes, villages and fields."""
OWN_TRACK = "the track to be drawn"
CAR_SCALE, DIE_SCALE, BOX_SCALE = 1.25, 1.15, 0.84
PIT_LANES = ["pit-tyres", "pit-repairs", "pit-both"]
"""What is done in lane 1, 2 and 3 of the pit tile."""

STYLE = {
    ".paper": "fill:$paper",
    ".ground": "fill:$ground",
    ".frame": "fill:none;stroke:$frame;stroke-width:2",
    ".pit-ground": "fill:$apron;stroke:$shoulder;stroke-width:2;stroke-linejoin:round",
    ".pit-lane": "fill:$lane;stroke:$line;stroke-width:1.5",
    ".pit-box": "fill:none;stroke:$line;stroke-width:1.5;stroke-dasharray:4 4",
    ".lane-number": "font-size:15px;font-weight:800;text-anchor:middle;fill:$line",
    ".skid": "fill:none;stroke:$tyre;stroke-width:2.6;stroke-linecap:round;opacity:.55",
    ".highlight": "fill:$accent;fill-opacity:.4;stroke:$accent;stroke-width:3.5",
    ".highlight-dot": "fill:$accent;stroke:$shade;stroke-width:1.5",
    ".zone": "fill:none;stroke:$accent;stroke-width:6",
    ".flag-pole": "fill:none;stroke:$shade;stroke-width:3;stroke-linecap:round",
    ".flag": "fill:#ffd21f;stroke:$shade;stroke-width:1.4;stroke-linejoin:round",
    ".way-edge": "fill:none;stroke:$shade;stroke-width:11;stroke-linecap:round;opacity:.4",
    ".way": "fill:none;stroke:$accent;stroke-width:6;stroke-linecap:round",
    ".die": "stroke:$shade;stroke-width:1.4",
    ".die-gear": "fill:#26221f",
    ".die-coast": "fill:#fffdf8",
    ".die-brake": "fill:#c3322b",
    ".die-boost": "fill:#2f6690",
    ".die-edge": "fill:none;stroke:#fffdf8;stroke-width:1;opacity:.7",
    ".die-face": "font-size:16px;font-weight:800;text-anchor:middle;fill:#fffdf8",
    ".die-face.dark": "fill:#26221e",
    ".hazard-face": "fill:$accent;stroke:#26221e;stroke-width:1;stroke-linejoin:round",
    ".done": "opacity:.35",
    ".marker-white": "fill:#fffdf8;stroke:#26221e;stroke-width:1.6",
    ".marker-black": "fill:#26221e;stroke:#fffdf8;stroke-width:1.6",
    ".marker-number": "font-weight:800;font-size:12px;text-anchor:middle;fill:#26221e",
    ".marker-number.pale": "fill:#fffdf8",
    ".ghost": "stroke:$shade;stroke-width:1.2",
    ".name": "font-size:40px;font-weight:800;letter-spacing:1px;fill:$ink",
    ".track-name": "font-weight:500;fill:$faint",
    ".caption": "font-size:14px;font-weight:600;text-anchor:middle;fill:$faint",
    ".divider": "stroke:$frame;stroke-width:1.5",
    ".sun": "fill:$flower;stroke:$flower;stroke-width:3;stroke-linecap:round",
    ".cloud": "fill:$faint",
    ".rain": "fill:none;stroke:$sign;stroke-width:3;stroke-linecap:round",
    **gt_road.STYLE,
    **icons.STYLE,
    **scenery.STYLE,
    **cars.STYLE,
    **palette.PAINT,
}


class GTPainter(Painter):
    """Words it asks for: `limit`, `limit-hazard`, `line`, `line-hazard`, `danger-yellow` (`-orange`, `-red`),
    `pit-tile`, `pit-tyres`, `pit-repairs`, `pit-both`, `grid`, `yellow-flag`, `dry`, `wet`, `place-track`
    (`-verge`, `-pit`, `-finished`), `spun`, and the colours of the cars."""

    game_id = "gt"
    state_type = GTState
    on_board = {"options": ["track"]}

    def track(self, track: str | Mapping[str, Any], style: Style) -> Picture:
        return _draw(_circuit(track), style, None)

    def position(self, view: Mapping[str, Any], style: Style) -> Picture:
        return _draw(_circuit(view["options"]["track"]), style, view)

    def board(self, still: Mapping[str, Any], style: Style) -> Picture:
        models = [cars.model(seat, car_colour(car["colour"])) for seat, car in enumerate(still["cars"])]
        return _draw(_circuit(still["options"]["track"]), style, None, models)


def _circuit(track: str | Mapping[str, Any]) -> Circuit:
    return load_circuit(track) if isinstance(track, str) else read_circuit(dict(track), OWN_TRACK)


class Scene:
    """A circuit laid out, with its country: all that is the same in every picture of it."""

    def __init__(self, circuit: Circuit) -> None:
        self.circuit = circuit
        self.layout = Layout(circuit)
        left, top, right, bottom = self.layout.bounds()
        self.land = Land(left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN)
        self.dotted = gt_road.dotted_lines(self.layout)
        course = self.layout.course
        steps = int(course.length / 22)
        self.road_points = [course.at(course.length * step / steps, 0) for step in range(steps)]
        self.plates: list[Point] = []
        """Where the number of each tile stands."""
        self.country = _country(self)

    @cached_property
    def verges(self) -> list[list[tuple[Point, float]]]:
        """For each space, where a car stands that left the road there to the left and to the right, and how
        it is turned: back."""
        return [[_beside(self, space, side) for side in (LEFT, RIGHT)] for space in self.layout.spaces]


@lru_cache(maxsize=16)
def _scene(content: str, name: str) -> Scene:
    """Laying out a circuit takes longer than drawing it, so recent ones are kept."""
    return Scene(read_circuit(json.loads(content), name))


def _draw(
    circuit: Circuit, style: Style, view: Mapping[str, Any] | None, models: list[Element] | None = None
) -> Picture:
    """A circuit, with the cars of a view on it, or as a board for play with these models of cars."""
    scene = _scene(json.dumps(circuit.data, sort_keys=True), circuit.name)
    for id in style.highlight:
        if id not in circuit.number:
            raise UnknownName(f"the track has no space {id!r} to highlight")
    land, layout = scene.land, scene.layout
    width, height = land.right - land.left, land.bottom - land.top
    scale = min(width / FOOT_WIDTH, MOST_SCALE)
    foot = (FOOT_HEIGHT + FRAME) * scale if style.legend else 0.0
    frame = FRAME * max(1.0, scale)
    box = land.left - frame, land.top - frame, width + 2 * frame, height + 2 * frame + foot
    children = [
        icons.definitions([*scenery.ICONS, "station"], style.scope),
        scenery.ground(scene.land, [_tile_bases(scene), *scene.country], box),
        _tiles(scene, style),
        _road(scene, style, play=models is not None),
        layer("kerbs", *gt_road.kerbs(layout)),
        layer("markings", *gt_road.markings(layout), *gt_road.start(layout)),
        _zones(scene, view),
        layer("signs", *gt_road.signs(layout, scene.dotted)),
        _labels(scene),
        _highlights(scene, style),
        _flags(scene, style, view),
        _plan(scene, view),
        _cars(scene, style, view),
    ]
    if style.legend:
        children.append(_foot(scene, style, view, scale, land.bottom + frame))
    title = f"Rallyman: GT · {_track_name(circuit)}"
    return sheet(title, box, style, STYLE, children, models, CAR_SCALE, game="gt", track=circuit.name)


def _track_name(circuit: Circuit) -> str:
    name = circuit.data.get("name")
    return short(name, 30) if isinstance(name, str) and name.strip() else circuit.name


# --- ground -------------------------------------------------------------------------------------------------


def _country(scene: Scene) -> list[Element]:
    """Builds the land round the road: lakes, fields and houses beside the tiles, then trees everywhere."""
    layout, land = scene.layout, scene.land
    for point in scene.road_points:
        land.build(point, HALF + 16)
    land.build(layout.pit, PITCH / 2 + 12)
    for corner in hexagon_corners(layout.pit):
        land.build(corner, 20)
    stand = _stand(scene)
    for centre in layout.centres:
        at = _free_spot(land, centre)
        scene.plates.append(at)
        land.build(at, 34)
    outside = Land(land.left, land.top, land.right, land.bottom)
    for centre in [*layout.centres, layout.pit]:
        outside.build(centre, PITCH / 2 + 4)
        for corner in hexagon_corners(centre, CORNER - 34):
            outside.build(corner, 32)
    fixed: list[Element] = []
    kinds = ["lake", "village", "wheat", "sunflowers"]
    for index in range(MOST_PLACES):
        at, room = outside.roomiest()
        if room < 44:
            break
        size = min(room * 0.84, 150.0)
        kind = kinds[index % len(kinds)] if size > 60 else kinds[2 + index % 2]
        outside.build(at, size)
        land.build(at, size * 0.98)
        if kind == "lake":
            fixed.append(scenery.shore(at, size))
        elif kind == "village":
            fixed.append(scenery.village(at, min(size, 100.0)))
        else:
            fixed.append(scenery.field(at, size, 1 if kind == "wheat" else 0))
    return [*fixed, scenery.woods(land), *stand]


def _free_spot(land: Land, centre: Point) -> Point:
    """The place on a tile with the most room round it."""
    near = [(at, size) for at, size in land.discs if distance(at, centre) - size < CORNER]
    best, most = centre, -PITCH
    for ring in range(1, 11):
        for turn in range(24):
            point = forward(centre, 15 * turn + 7.5 * (ring % 2), 16 * ring)
            room = inside_hexagon(centre, point)
            if room < 30:
                continue
            for at, size in near:
                room = min(room, distance(point, at) - size)
                if room <= most:
                    break
            else:
                best, most = point, room
    return best


def _stand(scene: Scene) -> list[Element]:
    """A grandstand beside the grid, on the side with more room."""
    layout, land = scene.layout, scene.land
    way = layout.ways[scene.circuit.line] - 70
    for side in (LEFT, RIGHT):
        at, heading = layout.course.at(way, side * (HALF + 42)), layout.course.heading(way)
        reach = [forward(at, heading, step) for step in (-70, -35, 0, 35, 70)]
        if all([land.free(aside(point, heading, side * 4), 10) for point in reach]):
            for point in reach:
                land.build(point, 28)
            return [scenery.grandstand(at, heading + (0 if side == RIGHT else 180), 168)]
    return []


def _tile_bases(scene: Scene) -> Element:
    """The tiles under everything else: their edges first, so that neighbours join."""
    tiles = group("tile-bases")
    centres = scene.layout.centres
    for centre in centres:
        tiles.add(path(polyline(hexagon_corners(centre), closed=True), "tile-edge"))
    for centre, laid in zip(centres, scene.circuit.laid, strict=True):
        d = polyline(hexagon_corners(centre), closed=True)
        tiles.add(path(d, "tile"), path(d, f"tint-{DANGERS[laid.tile.danger]}"))
    return tiles


def _tiles(scene: Scene, style: Style) -> Element:
    """The tile each hexagon is, as an invisible plate that says so, and the pit tile."""
    whole = layer("tiles", still=False)
    tiles = zip(scene.layout.centres, scene.circuit.laid, scene.plates, strict=True)
    for index, (centre, laid, plate) in enumerate(tiles):
        danger = DANGERS[laid.tile.danger]
        whole.add(
            element(
                "path",
                element("title", f"{index} · {laid.tile.name} · {style.word(f'danger-{danger}')}"),
                id=f"tile-{index}",
                class_="tile-plate",
                fill="none",
                pointer_events="all",
                d=polyline(hexagon_corners(centre), closed=True),
                data_index=index,
                data_tile=laid.tile.name,
                data_danger=danger,
                data_turn=laid.turn,
                data_driven="back" if laid.reverse else "forth",
                data_q=laid.q,
                data_r=laid.r,
                data_x=round(plate[0], 1),
                data_y=round(plate[1], 1),
            )
        )
    return whole.add(_pit_tile(scene, style))


def _pit_tile(scene: Scene, style: Style) -> Element:
    """The pit tile: three lanes, each with the sign of what is done there and a box for every car."""
    x, y = scene.layout.pit
    whole = group("pit", id="pit", data_kind="pit", transform=place(x, y))
    whole.add(
        element("title", style.word("pit-tile")),
        path(polyline(hexagon_corners((0.0, 0.0)), closed=True), "tile-edge"),
        path(polyline(hexagon_corners((0.0, 0.0)), closed=True), "pit-ground"),
    )
    for lane, kind in enumerate(PIT_LANES, 1):
        y = _box(lane, 0)[1]
        item = group("pit-stop", id=f"pit-lane-{lane}", data_lane=lane, data_kind=kind)
        item.add(
            element("title", style.word(kind)),
            rect(-146, y - 22, 292, 44, "pit-lane", 6),
            text(-136, y + 5.5, str(lane), "lane-number"),
            group("service", _service(kind), data_kind=kind, transform=place(-108, y, 0, 0.7)),
        )
        for seat in range(len(COLOURS)):
            item.add(_pit_box(scene, lane, seat))
        whole.add(item)
    return whole


def _pit_box(scene: Scene, lane: int, seat: int) -> Element:
    """A box, which says where its car stands in the picture."""
    x, y = _box(lane, seat)
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


def _box(lane: int, seat: int) -> Point:
    """The middle of a car's box in a lane, from the middle of the pit tile."""
    return -62.0 + seat * 38, -52.0 + (lane - 1) * 52


def _service(kind: str) -> Element:
    """The sign of a kind of pit stop."""
    if kind == "pit-tyres":
        return group(None, _wheel(0, 0))
    if kind == "pit-repairs":
        return group(None, use(icon_id("station"), 0, 0))
    return group(None, _wheel(-14, 0), use(icon_id("station"), 14, 0))


def _wheel(x: float, y: float) -> Element:
    return group(None, circle(x, y, 13, "tyre"), circle(x, y, 6, "hub"), circle(x, y, 2, "hole"))


# --- road ---------------------------------------------------------------------------------------------------


def _road(scene: Scene, style: Style, play: bool) -> Element:
    """The road; for play every space also says where cars stand beside it, and how large they are on it."""
    layout = scene.layout
    drawn = gt_road.surface(layout, style)
    if play:
        for item, space in zip(drawn[-len(layout.spaces) :], layout.spaces, strict=True):
            (left, heading), (right, _) = scene.verges[space.cell]
            item.attributes.update(
                {
                    "data-left-x": round(left[0], 1),
                    "data-left-y": round(left[1], 1),
                    "data-right-x": round(right[0], 1),
                    "data-right-y": round(right[1], 1),
                    "data-verge-heading": round(heading, 1),
                    "data-scale": scale_on(_scale(space), CAR_SCALE),
                }
            )
    return layer("road", *drawn, still=False)


def _labels(scene: Scene) -> Element:
    """The number of each tile, and as many triangles as it is dangerous."""
    labels = [gt_road.label(laid.tile, at) for at, laid in zip(scene.plates, scene.circuit.laid, strict=True)]
    return layer("labels", *labels)


# --- position -----------------------------------------------------------------------------------------------


def _highlights(scene: Scene, style: Style) -> Element:
    wanted = set(style.highlight)
    whole = layer("highlights")
    for space in scene.layout.spaces:
        if space.id in wanted:
            whole.add(
                path(space.outline, "highlight", data_cell=space.id),
                circle(*space.at, 6, "highlight-dot"),
            )
    return whole


def _zones(scene: Scene, view: Mapping[str, Any] | None) -> Element:
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


def _flags(scene: Scene, style: Style, view: Mapping[str, Any] | None) -> Element:
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


def _step_dice(step: str) -> list[str]:
    """The dice of a step of a plan: `G2+1B` is a gear die and a brake die."""
    first, *more = step.split()[0].split("+")
    dice = ["B" if first == "RL" else "G2" if first == "F2" else first]
    for extra in more:
        dice += ["boost"] if extra == "boost" else ["B"] * int(extra.removesuffix("B"))
    return dice


def _plan(scene: Scene, view: Mapping[str, Any] | None) -> Element:
    """The way that is planned, with the dice laid out on it; what is driven already is pale."""
    whole = layer("plan")
    move = {} if view is None else view["move"]
    if not move.get("plan"):
        return whole
    layout, circuit = scene.layout, scene.circuit
    spaces = [layout.spaces[circuit.number[move["start"]]]]
    spaces += [layout.spaces[circuit.number[step.split()[1]]] for step in move["plan"]]
    line = [gt_road.stand_on(layout, space)[0] for space in spaces]
    whole.add(path(smooth(line), "way-edge"), path(smooth(line), "way"))
    faces = list(move["faces"])
    thrown = 0 if move["flat_out"] else move["done"]
    for index, step in enumerate(move["plan"]):
        space = spaces[index + 1]
        dice = _step_dice(step)
        at, heading = gt_road.stand_on(layout, space)
        shown = [faces.pop(0) if index >= thrown and faces else None for _ in dice]
        done = index < move["done"]
        item = group("step done" if done else "step", data_cell=space.id, data_dice=" ".join(dice))
        for number, (die, face) in enumerate(zip(dice, shown, strict=True)):
            x, y = forward(at, heading, (number - (len(dice) - 1) / 2) * 23 * DIE_SCALE)
            item.add(_die(die, face, x, y))
        whole.add(item)
    return whole


def _die(die: str, face: str | None, x: float, y: float) -> Element:
    """A die as planned, or with the face it shows."""
    kind = {"C": "coast", "B": "brake", "boost": "boost"}.get(die, "gear")
    whole = group(
        "planned-die",
        rect(-10.5, -10.5, 21, 21, f"die die-{kind}", 5),
        data_die=die,
        data_face=face,
        transform=place(x, y, 0, DIE_SCALE),
    )
    if kind != "coast":
        whole.add(rect(-9, -9, 18, 18, "die-edge", 4))
    if face == "hz":
        return whole.add(
            path("M0-7L7.5 6H-7.5Z", "hazard-face"), text(0, 5, "!", "die-face dark", font_size=10)
        )
    if kind == "gear":
        return whole.add(text(0, 5.8, die[1:], "die-face"))
    if kind == "coast":
        return whole.add(path("M-5 0H5M1-4L5 0L1 4", "glyph-line", style="stroke:#26221e"))
    if kind == "brake":
        return whole.add(path("M-5-3L0 2L5-3M-5 2L0 7L5 2", "die-edge", style="stroke-width:2"))
    return whole.add(path("M-5 3L0-2L5 3M-5-2L0-7L5-2", "die-edge", style="stroke-width:2"))


def _scale(space: Space) -> float:
    """Cars are smaller where spaces are short."""
    return min(CAR_SCALE, max(0.9, space.length / 40))


def _beside(scene: Scene, space: Space, side: int) -> tuple[Point, float]:
    """A place on the verge beside a space, facing back; within a hairpin farther out, where no road is."""
    course = scene.layout.course
    way = (space.first + space.last) / 2
    heading = (course.heading(way) + 180) % 360
    spots = [course.at(way, side * (HALF + VERGE + 8 * step)) for step in range(14)]
    for at in spots:
        if all([distance(at, point) >= HALF + VERGE - 2 for point in scene.road_points]):
            return at, heading
    return spots[0], heading


def _cars(scene: Scene, style: Style, view: Mapping[str, Any] | None) -> Element:
    """Cars on the track, beside it and in the pits. Who has finished is gone, but at the end the winner
    stands where it came to rest."""
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
        scale = _scale(space)
        white = car["marker_colour"] == "white"
        side = LEFT if car["side"] == "left" else RIGHT
        if car["place"] == "pit":
            x, y = _box(car["lane"], seat)
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
    scene: Scene, space: Space, side: int, seat: int, colour: str, marker: str, white: bool
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


# --- foot ---------------------------------------------------------------------------------------------------


def _foot(scene: Scene, style: Style, view: Mapping[str, Any] | None, scale: float, top: float) -> Element:
    """Below the country: game, track, weather, and what the signs are."""
    circuit = scene.circuit
    name = _track_name(circuit)
    whole = group("foot still", id="foot", transform=place(scene.land.left, top, 0, scale))
    size = min(21.0, 21.0 * 20 / max(len(name), 1))
    whole.add(
        text(6, 44, "Rallyman: GT", "name"),
        text(8 if view is None else 56, 82, name, "track-name", font_size=size),
    )
    if view is not None:
        whole.add(_weather(view["weather"], style))
    whole.add(path("M300 8V96", "divider"))
    legend = group("legend", id="legend")
    items = _legend(scene)
    step = ((scene.land.right - scene.land.left) / scale - 316) / len(items)
    for index, (kind, sign) in enumerate(items):
        x = 316 + step * (index + 0.5)
        sign.attributes["transform"] = place(x, 42, 0, 1.35)
        item = group("legend-item", data_kind=kind)
        item.add(element("title", style.word(kind)), sign)
        if kind in style.words:
            item.add(text(x, 92, short(style.words[kind], max(6, int(step / CAPTION_LETTER))), "caption"))
        legend.add(item)
    return whole.add(legend)


def _legend(scene: Scene) -> list[tuple[str, Element]]:
    """The signs that this circuit has, each with an example."""
    circuit = scene.circuit
    cells = range(len(circuit.names))
    items: list[tuple[str, Element]] = []
    for kind, hazard in (("limit", False), ("limit-hazard", True)):
        caps = [
            circuit.cap[cell]
            for cell in cells
            if circuit.hazard[cell] == hazard and circuit.cap[cell] != NO_CAP
        ]
        if caps:
            items.append((kind, gt_road.limit(min(caps), hazard)))
    numbers = sorted({line.value for line in scene.dotted if line.value != "!"})
    for kind, values in (
        ("line", numbers),
        ("line-hazard", [v.value for v in scene.dotted if v.value == "!"]),
    ):
        if values:
            items.append(
                (
                    kind,
                    group(
                        None,
                        path("M-26 0H26", "dotted-edge"),
                        path("M-26 0H26", "dotted"),
                        rect(-10, -10, 20, 20, "line-plate", 6),
                        text(0, 5.8, values[0], "line-value"),
                    ),
                )
            )
    for danger in sorted({laid.tile.danger for laid in circuit.laid}):
        items.append((f"danger-{DANGERS[danger]}", group(None, *gt_road.triangles(danger, 0, 0, 1.2))))
    items += [(kind, _service(kind)) for kind in PIT_LANES]
    return items


def _weather(weather: str, style: Style) -> Element:
    """The sun, or a cloud with rain."""
    whole = element(
        "g",
        element("title", style.word(weather)),
        class_="weather",
        id="weather",
        data_weather=weather,
        transform=place(28, 75),
    )
    if weather == "dry":
        rays = "".join(
            [
                move_to(forward((0.0, 0.0), 45 * ray, 15)) + line_to(forward((0.0, 0.0), 45 * ray, 20))
                for ray in range(8)
            ]
        )
        return whole.add(circle(0, 0, 9, "sun"), path(rays, "sun"))
    return whole.add(
        path("M-16 4C-24 4-24-7-15-8C-14-18 2-19 5-11C14-14 21-6 16 1C15 3 13 4 11 4Z", "cloud"),
        path("M-11 9L-14 17M-1 9L-4 17M9 9L6 17", "rain"),
    )
