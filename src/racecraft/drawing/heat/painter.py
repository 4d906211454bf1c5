"""The circuits of Heat: a road of two spots a cell through the country, its corners signed, and cars on it.

Layers, from below: ground, road, kerbs, markings, corners, labels, conditions, highlights, cars. Every spot
is one element in the road layer with an id such as `spot-12R`, and data attributes that say what it is; the
layers above let the pointer through to it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from racecraft.drawing import cars, icons, palette, scenery
from racecraft.drawing.geometry import Point, aside, forward, line_to, move_to, polyline
from racecraft.drawing.heat import icons as heat_icons
from racecraft.drawing.heat import scenery as heat_scenery
from racecraft.drawing.heat.course import HALF, KERB
from racecraft.drawing.heat.icons import heat_icon
from racecraft.drawing.heat.layout import SIGN, TOKEN, Layout, Sign, Spot, bracket, runs
from racecraft.drawing.painter import Painter, Style, layer, scale_on, sheet, short, spare_layers
from racecraft.drawing.palette import CarColour, car_colour
from racecraft.drawing.picture import Picture
from racecraft.drawing.scenery import Land
from racecraft.drawing.svg import Element, circle, element, group, path, place, rect, text, use
from racecraft.engine.errors import UnknownName
from racecraft.games.heat.board import LEFT, SIDES, Track, load_track, read_track, track_names
from racecraft.games.heat.state import HeatState
from racecraft.games.heat.weather import ROAD, ROAD_WORDS

MARGIN = 40.0
"""Country shown round what is built."""
FRAME = 26.0
"""Paper round the country."""
KERB_FROM, SHARP = 10.0, 16.0
"""Degrees of bend in a cell from which it has kerbs, and from which it has them by itself."""
FOOT_WIDTH, FOOT_HEIGHT = 1240.0, 104.0
CAR_SCALE = 1.15
OWN_TRACK = "the track to be drawn"

GRAY = CarColour("gray", "#a8bcd4", "#16181a")
PURPLE = CarColour("purple", car_colour("violet").paint, car_colour("violet").ink)

STYLE = {
    ".paper": "fill:$paper",
    ".ground": "fill:$ground",
    ".frame": "fill:none;stroke:$frame;stroke-width:2",
    ".hill": "fill:none;stroke:$hill;stroke-linecap:round;stroke-linejoin:round",
    ".shoulder": "fill:$shoulder",
    ".asphalt": "fill:$road",
    ".spot": "fill:$road;stroke:$road;stroke-width:.6",
    ".spot.race-line": "fill:$lane;stroke:$lane",
    ".spot.flooded": "fill:$wet;stroke:$wet",
    ".spot.tunnel": "fill:$tunnel;stroke:$tunnel",
    ".kerb-pale": "fill:none;stroke:$kerb-pale;stroke-width:7",
    ".kerb": "fill:none;stroke:$kerb;stroke-width:7;stroke-dasharray:9 9",
    ".cell-line": "fill:none;stroke:$line;stroke-width:1.3;opacity:.55",
    ".edge-line": "fill:none;stroke:$line;stroke-width:1.6;opacity:.8",
    ".racing-line": "fill:none;stroke:$line;stroke-width:5.5",
    ".ripples": "fill:none;stroke:$shine;stroke-width:1.5;stroke-linecap:round;opacity:.8",
    ".tunnel-wall": "fill:none;stroke:$rock-dark;stroke-width:11",
    ".tunnel-stone": "fill:none;stroke:$rock;stroke-width:7;stroke-dasharray:14 2",
    ".portal": "fill:$rock;stroke:$rock-dark;stroke-width:2;stroke-linejoin:round",
    ".tunnel-lamp": "fill:$accent",
    ".corner-line": "fill:none;stroke:$stop;stroke-width:6",
    ".corner-edge": "fill:none;stroke:$kerb-pale;stroke-width:9.5",
    ".legend-line": "fill:none;stroke:$legend-line;stroke-width:3;stroke-dasharray:3 5",
    ".post": "fill:none;stroke:$stop;stroke-width:4;stroke-linecap:round",
    ".sign-face": "fill:#fffdf8;stroke:$stop;stroke-width:5.5",
    ".sign-edge": "fill:$shade;opacity:.35",
    ".limit": "font-weight:800;text-anchor:middle;fill:#26221e",
    ".limit.changed": "fill:$stop",
    ".letter-tab": "fill:$sign;stroke:#fffdf8;stroke-width:1.5",
    ".letter": "font-size:12px;font-weight:800;text-anchor:middle;fill:$sign-ink",
    ".chequer-pale": "fill:#fbf7ee",
    ".chequer": "fill:#24211f",
    ".grid": "fill:none;stroke:$line;stroke-width:2.4",
    ".slot": "font-size:12px;font-weight:700;text-anchor:middle;fill:$line;opacity:.8",
    ".arrow": "fill:$line;opacity:.85",
    ".chevron": "fill:none;stroke:$accent;stroke-width:2.6;stroke-linejoin:miter",
    ".countdown": "font-size:14px;font-weight:700;text-anchor:middle;fill:$line",
    ".countdown.last": "font-weight:800;fill:$accent",
    ".cell-number": "font-size:15px;font-weight:700;text-anchor:middle;fill:$ink;opacity:.6",
    ".token": "fill:$token;stroke:$token-ink;stroke-width:1.6",
    ".token-shade": "fill:$shade;opacity:.25",
    ".highlight": "fill:$accent;fill-opacity:.4;stroke:$accent;stroke-width:3.5",
    ".highlight-dot": "fill:$accent;stroke:$shade;stroke-width:1.5",
    ".name": "font-size:50px;font-weight:800;letter-spacing:2px;fill:$ink",
    ".track-name": "font-weight:500;fill:$faint",
    ".amount": "font-size:21px;font-weight:800;text-anchor:middle;fill:$ink",
    ".caption": "font-size:14px;font-weight:600;text-anchor:middle;fill:$faint",
    ".swatch": "fill:none;stroke:$faint;stroke-width:1.2",
    ".divider": "stroke:$frame;stroke-width:1.5",
    **icons.STYLE,
    **heat_icons.STYLE,
    **scenery.STYLE,
    **heat_scenery.STYLE,
    **cars.STYLE,
    **palette.PAINT,
    ".car-body": "stroke:#fffdf8;stroke-width:1.3",
    ".badge": "fill:$sign;stroke:#fffdf8;stroke-width:1.2",
    ".paint-gray": f"fill:{GRAY.paint}",
    ".paint-purple": f"fill:{PURPLE.paint}",
}


class HeatPainter(Painter):
    game_id = "heat"
    state_type = HeatState
    on_board = {
        "options": ["track", "calendar", "gb_chevrons"],
        "track": [],
        "race": [],
        "corners": [],
        "weather": [],
        "road": [],
    }

    def track(self, track: str | Mapping[str, Any], style: Style) -> Picture:
        return _draw(_track(track), style, None)

    def position(self, view: Mapping[str, Any], style: Style) -> Picture:
        return _draw(_track_of(view), style, view)

    def board(self, still: Mapping[str, Any], style: Style) -> Picture:
        models = []
        for index, car in enumerate(still["cars"]):
            models.append(cars.model(index, _colour(car["colour"]), cars.SINGLE_SEATER))
            if car["legend"]:
                models[-1].attributes["data-legend"] = "yes"
        return _draw(_track_of(still), style, still, models)

    def leg(self, view: Mapping[str, Any]) -> int:
        """The race. Its weather and road tokens come after the garage, and with them another board."""
        return int(view["race"])


def _track(track: str | Mapping[str, Any]) -> Track:
    return load_track(track) if isinstance(track, str) else read_track(dict(track), OWN_TRACK)


def _track_of(view: Mapping[str, Any]) -> Track:
    """The track of the race under way: one of the house by its id, one's own from the options."""
    options, id = view["options"], view["track"]
    if id in track_names():
        return load_track(id)
    return _track(options["calendar"][view["race"] - 1]["track"] if options["calendar"] else options["track"])


def _colour(name: str) -> CarColour:
    return {"gray": GRAY, "purple": PURPLE}.get(name) or car_colour(name)


class Scene:
    """A track laid out, with its country: all that is the same in every picture of it."""

    def __init__(self, track: Track) -> None:
        self.track = track
        self.layout = Layout(track)
        left, top, right, bottom = self.layout.bounds()
        self.land = Land(left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN)
        self.tunnels = runs(track.tunnel[1:])
        self.country = _country(self)
        self.kerbs = _kerbs(self.layout)
        self.markings = _markings(self)


@lru_cache(maxsize=16)
def _scene(content: str, id: str) -> Scene:
    """Laying out a track takes far longer than drawing it, so recent tracks are kept."""
    return Scene(read_track(json.loads(content), id))


def _draw(
    track: Track, style: Style, view: Mapping[str, Any] | None, models: list[Element] | None = None
) -> Picture:
    """A track, with what a view shows on it; of a board for play, which brings models of cars, no cars."""
    scene = _scene(json.dumps(track.data, sort_keys=True), track.id)
    spots = {spot.id for spot in scene.layout.spots}
    for id in style.highlight:
        if id not in spots:
            raise UnknownName(f"the track has no spot {id!r} to highlight")
    land = scene.land
    width, height = land.right - land.left, land.bottom - land.top
    scale = width / FOOT_WIDTH
    foot = (FOOT_HEIGHT + FRAME) * scale if style.legend else 0.0
    frame = FRAME * max(1.0, scale)
    box = land.left - frame, land.top - frame, width + 2 * frame, height + 2 * frame + foot
    children = [
        icons.definitions(scenery.ICONS, style.scope),
        heat_icons.definitions(style.scope),
        scenery.ground(scene.land, scene.country, box),
        _road(scene, style, play=models is not None),
        scene.kerbs,
        scene.markings,
        _corners(scene, style, view),
        _labels(scene, view),
        _conditions(scene, style, view),
        _highlights(scene, style),
        *(spare_layers() if models is not None else []),
        _cars(scene, style, view if models is None else None),
    ]
    if style.legend:
        children.append(_foot(scene, style, view, scale, land.bottom + frame))
    title = f"Heat · {_name(track)}"
    return sheet(title, box, style, STYLE, children, models, CAR_SCALE, game="heat", track=track.id)


def _name(track: Track) -> str:
    return short(track.name, 30) or track.id


# --- ground -------------------------------------------------------------------------------------------------


def _country(scene: Scene) -> list[Element]:
    """Builds the land round the road: hills over the tunnels, the stand, then what grows and stands there."""
    layout, land = scene.layout, scene.land
    for row in range(layout.road.rows):
        land.build(layout.road.at(row, 0), HALF + 13)
        land.build(layout.road.cut(row, 0), HALF + 13)
    for at, size in layout.taken:
        land.build(at, size + 2)
    hills = [
        path(layout.road.line(first, last, 0), "hill", stroke_width=2 * HALF + 78)
        for first, last in scene.tunnels
    ]
    stand = _stand(scene)
    return [*hills, *heat_scenery.country(land, scene.track.id), *stand]


def _stand(scene: Scene) -> list[Element]:
    """A grandstand beside the straight round the start line, where there is room for one."""
    land, road = scene.land, scene.layout.road
    for side in (1, -1):
        for middle in (-2, -3, 2, 3, -4, 4, 5):
            if any([abs(road.bend(row)) > 2.5 for row in range(middle - 1, middle + 2)]):
                continue
            at = road.at(middle, side * (HALF + 38))
            heading = road.headings[middle % road.rows] + (0 if side == 1 else 180)
            reach = [forward(at, heading, step) for step in (-70, -35, 0, 35, 70)]
            ground = [aside(point, heading, step) for point in reach for step in (-9, 26)]
            if all([land.free(point, 12) for point in ground]):
                for point in reach:
                    land.build(point, 28)
                return [scenery.grandstand(at, heading, 168)]
    return []


# --- road ---------------------------------------------------------------------------------------------------


def _road(scene: Scene, style: Style, play: bool) -> Element:
    """The road with every spot on it; for play a spot also says if cars are not of the usual size on it."""
    road = scene.layout.road
    whole = layer("road", still=False)
    whole.add(path(road.loop(HALF + KERB) + road.loop(-HALF - KERB), "shoulder", fill_rule="evenodd"))
    whole.add(path(road.loop(HALF) + road.loop(-HALF), "asphalt", fill_rule="evenodd"))
    for spot in scene.layout.spots:
        item = _spot(scene, spot, style)
        if play:
            item.attributes["data-scale"] = scale_on(_scale(spot), CAR_SCALE)
        whole.add(item)
    return whole


def _spot(scene: Scene, spot: Spot, style: Style) -> Element:
    """One spot, with all a program or a screen reader wants to know about it."""
    track, cell = scene.track, spot.cell
    slot = _slot(track, spot)
    marks = [
        name
        for name, holds in (
            ("race-line", spot.race_line),
            ("flooded", track.flooded[cell]),
            ("tunnel", track.tunnel[cell]),
        )
        if holds
    ]
    told = [spot.id, f"→ {track.to_line[cell]}", *[style.word(mark) for mark in marks]]
    if slot is not None:
        told.append(f"{style.word('grid')} {slot}")
    return element(
        "path",
        element("title", " · ".join(told)),
        id=f"spot-{spot.id}",
        class_=" ".join(["spot", *marks]),
        d=spot.outline,
        data_spot=spot.id,
        data_cell=cell,
        data_side=SIDES[spot.side],
        data_race_line="yes" if spot.race_line else None,
        data_countdown=track.to_line[cell],
        data_corner=track.corner[track.next_line[cell]] + 1,
        data_sector=track.sector[cell] + 1 or None,
        data_flooded="yes" if track.flooded[cell] else None,
        data_tunnel="yes" if track.tunnel[cell] else None,
        data_chevrons=track.chevrons[cell] or None,
        data_slot=slot,
        data_x=round(spot.at[0], 1),
        data_y=round(spot.at[1], 1),
        data_heading=round(spot.heading, 1),
    )


def _slot(track: Track, spot: Spot) -> int | None:
    """The slot of the grid in a spot: odd ones on the race line, backwards from the start line."""
    slot = 2 * (track.cells - spot.cell) + (1 if spot.race_line else 2)
    return slot if slot <= track.grid else None


def _kerbs(layout: Layout) -> Element:
    """Red and white along both sides of every bend."""
    road = layout.road
    whole = layer("kerbs")
    bends = [abs(road.bend(row)) >= KERB_FROM for row in range(road.rows)]
    for side in (-1, 1):
        for first, last in runs(bends):
            if last == first and abs(road.bend(first)) < SHARP:
                continue
            line = road.line(first, last, side * (HALF + KERB / 2))
            whole.add(path(line, "kerb-pale"), path(line, "kerb"))
    return whole


# --- markings -----------------------------------------------------------------------------------------------


def _markings(scene: Scene) -> Element:
    layout, track, road = scene.layout, scene.track, scene.layout.road
    lines = "".join([_across(layout, row, HALF) for row in range(road.rows)])
    whole = layer("markings")
    whole.add(*_water(scene), *_tunnels(scene), path(lines, "cell-line"))
    for side in (-1, 1):
        whole.add(path(road.loop(side * (HALF - 2)), "edge-line"))
    for line, after in enumerate(track.after):
        side = -1 if track.side[after % track.cells + 1] == 0 else 1
        whole.add(
            path(
                road.line(after, after + track.gap[line] - 1, side * (HALF - 3.5)),
                "racing-line",
                data_side=SIDES[max(side, 0)],
            )
        )
    return whole.add(*_start(layout))


def _across(layout: Layout, row: int, half: float, ahead: float = 0.0) -> str:
    """A line across the road at the front edge of a row, or a little ahead of it."""
    road = layout.road
    heading = road.cut_headings[row % road.rows]
    ends = [forward(road.cut(row, offset), heading, ahead) for offset in (-half, half)]
    return move_to(ends[0]) + line_to(ends[1])


def _water(scene: Scene) -> list[Element]:
    """Small waves on every flooded spot."""
    waves = []
    for spot in scene.layout.spots:
        if scene.track.flooded[spot.cell]:
            for step, beside in ((-12.0, -5.0), (4.0, 5.0)):
                x, y = aside(forward(spot.at, spot.heading, step), spot.heading, beside)
                waves.append(f"M{x - 6:.1f} {y:.1f}q3-3 6 0t6 0")
    return [path("".join(waves), "ripples")] if waves else []


def _tunnels(scene: Scene) -> list[Element]:
    """Stone walls along both sides, a portal at either end, lamps in between."""
    road = scene.layout.road
    drawn: list[Element] = []
    for first, last in scene.tunnels:
        for side in (-1, 1):
            wall = road.line(first, last, side * (HALF + 5))
            drawn += [path(wall, "tunnel-wall"), path(wall, "tunnel-stone")]
            drawn += [
                circle(*road.at(row, side * (HALF - 10)), 2.2, "tunnel-lamp")
                for row in range(first, last + 1)
            ]
        for row, turn in ((first - 1, 0), (last, 180)):
            heading = road.cut_headings[row % road.rows] + turn
            for side in (-1, 1):
                at = road.cut(row, side * (HALF + 6))
                drawn.append(path("M-5-9H6L9-5V5L6 9H-5Z", "portal", transform=place(*at, heading)))
    return drawn


def _start(layout: Layout) -> list[Element]:
    """The chequered line at the front edge of the last cell, the grid behind it, and the way to drive."""
    road, track = layout.road, layout.track
    drawn: list[Element] = []
    for spot in layout.spots:
        slot = _slot(track, spot)
        if slot is not None:
            x, y = forward(spot.at, spot.heading, -4)
            drawn.append(path(polyline(bracket(spot)), "grid"))
            drawn.append(text(x, y + 4.3, str(slot), "slot"))
        elif spot.cell == 2:
            drawn.append(
                path("M-15-2.5H1V-7.5L15 0L1 7.5V2.5H-15Z", "arrow", transform=place(*spot.at, spot.heading))
            )
    squares = 12
    size = 2 * HALF / squares
    dark = "".join(
        [
            f"M{column * size - size:.2f} {line * size - HALF:.2f}h{size:.2f}v{size:.2f}h{-size:.2f}z"
            for line in range(squares)
            for column in range(2)
            if (line + column) % 2
        ]
    )
    drawn.append(
        group(
            "finish-line",
            rect(-size, -HALF, 2 * size, 2 * HALF, "chequer-pale"),
            path(dark, "chequer"),
            id="finish-line",
            transform=place(*road.cut(-1, 0), road.cut_headings[-1]),
        )
    )
    return drawn


# --- corners ------------------------------------------------------------------------------------------------


def _corners(scene: Scene, style: Style, view: Mapping[str, Any] | None) -> Element:
    """Legend lines, corner lines, and a sign with the limit beside each, as the road tokens have it."""
    layout, track = scene.layout, scene.track
    whole = layer("corners")
    for line, after in enumerate(track.after):
        at = track.legend_line[line]
        meets = at % track.cells in [other % track.cells for other in track.after]
        whole.add(
            path(
                _across(layout, at - 1, HALF, 8.0 if meets else 0.0),
                "legend-line",
                id=f"legend-line-{after}",
                data_after=at % track.cells or track.cells,
            )
        )
    for sign in layout.signs:
        whole.add(_corner(layout, sign, style, view))
    return whole


def _corner(layout: Layout, sign: Sign, style: Style, view: Mapping[str, Any] | None) -> Element:
    track, line = layout.track, sign.line
    after, letter = track.after[line], track.letter[line]
    limit = track.limit[line] if view is None else view["corners"][line]["limit"]
    chicane = track.corner.count(track.corner[line]) > 1
    told = [f"{letter or '–'} · {after}", f"{style.word('limit')} {limit}"]
    if chicane:
        told.append(style.word("chicane"))
    x, y = sign.at
    whole = element(
        "g",
        element("title", " · ".join(told)),
        id=f"corner-{after}",
        class_="corner",
        data_corner=track.corner[line] + 1,
        data_after=after,
        data_limit=limit,
        data_letter=letter or None,
        data_chicane="yes" if chicane else None,
    )
    whole.add(
        path(_across(layout, after - 1, HALF + 6), "corner-edge"),
        path(_across(layout, after - 1, HALF + 6), "corner-line"),
        path(polyline([sign.foot, sign.at]), "post"),
        circle(x + 1.5, y + 2.5, SIGN, "sign-edge"),
        circle(x, y, SIGN - 2.5, "sign-face"),
        _limit(x, y, limit, limit != track.limit[line]),
    )
    if letter:
        whole.add(
            circle(x + 15, y + 14, 8.5, "letter-tab"),
            text(x + 15, y + 18.3, letter, "letter"),
        )
    return whole


def _limit(x: float, y: float, limit: int, changed: bool) -> Element:
    size = 24 if limit < 10 else 19
    return text(
        x,
        y + (8.6 if limit < 10 else 6.8),
        str(limit),
        "limit changed" if changed else "limit",
        font_size=size,
    )


def _labels(scene: Scene, view: Mapping[str, Any] | None) -> Element:
    """The countdown to the corner in each cell, chevrons before it, numbers of cells beside the road."""
    layout, track, road = scene.layout, scene.track, scene.layout.road
    whole = layer("labels")
    for cell in range(1, track.cells + 1):
        (x, y), left = road.at(cell - 1, 0), track.to_line[cell]
        whole.add(text(x, y + 5, str(left), "countdown last" if left == 0 else "countdown", data_cell=cell))
    if track.chevrons_printed or (view is not None and view["options"]["gb_chevrons"]):
        for cell in range(1, track.cells + 1):
            if track.chevrons[cell]:
                whole.add(_chevron(road.at(cell - 1, 0), road.headings[cell - 1], track.chevrons[cell], cell))
    for cell, (x, y) in layout.numbers:
        whole.add(text(x, y + 5.3, str(cell), "cell-number"))
    return whole


def _chevron(at: Point, heading: float, number: int, cell: int) -> Element:
    back = forward(at, heading, -17)
    marks = "M-3-6L2 0L-3 6" if number == 1 else "M-6-6L-1 0L-6 6M0-6L5 0L0 6"
    return path(marks, "chevron", data_cell=cell, data_chevrons=number, transform=place(*back, heading))


# --- position -----------------------------------------------------------------------------------------------


def _conditions(scene: Scene, style: Style, view: Mapping[str, Any] | None) -> Element:
    """Road tokens and the press beside their corners."""
    whole = layer("conditions")
    if view is None:
        return whole
    track, road, weather = scene.track, view["road"], view["weather"]
    for sign in scene.layout.signs:
        corner = track.corner[sign.line]
        if sign.token is not None and corner < len(road):
            kind = road[corner]
            shown = weather if kind == "weather" and weather is not None else kind
            whole.add(_token(sign.token, shown, style, f"token-{corner + 1}", kind))
        if view["corners"][sign.line]["press"]:
            whole.add(_token(sign.press, "press", style, f"press-{track.after[sign.line]}", "press"))
    return whole


def _token(at: Point, icon: str, style: Style, id: str, kind: str) -> Element:
    word = style.word(ROAD_WORDS[ROAD.index(kind)] if kind in ROAD else kind)
    told = word if kind == icon else f"{word} · {style.word(icon)}"
    return element(
        "g",
        element("title", told),
        rect(-TOKEN + 2.5, -TOKEN + 3.5, 2 * TOKEN - 2, 2 * TOKEN - 2, "token-shade", 8),
        rect(-TOKEN + 1, -TOKEN + 1, 2 * TOKEN - 2, 2 * TOKEN - 2, "token", 8),
        use(heat_icon(icon), 0, 0),
        id=id,
        class_="condition",
        data_kind=kind,
        data_icon=icon,
        transform=place(*at),
    )


def _highlights(scene: Scene, style: Style) -> Element:
    wanted = set(style.highlight)
    whole = layer("highlights")
    for spot in scene.layout.spots:
        if spot.id in wanted:
            whole.add(
                path(spot.outline, "highlight", data_spot=spot.id),
                circle(*spot.at, 6, "highlight-dot"),
            )
    return whole


def _scale(spot: Spot) -> float:
    """Cars are smaller where cells are short."""
    return min(CAR_SCALE, max(0.75, (spot.length + 8) / 48))


def _cars(scene: Scene, style: Style, view: Mapping[str, Any] | None) -> Element:
    """Each car on its side of its cell; the one whose turn it is wears a ring and drivers their gear."""
    whole = layer("cars", still=False)
    if view is None:
        return whole
    shown = {spot.id: spot for spot in scene.layout.spots}
    result = view["result"]
    for index, car in enumerate(view["cars"]):
        if car["cell"] is None:
            continue
        spot = shown[f"{car['cell']}{car['side']}"]
        colour = _colour(car["colour"])
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
            _scale(spot),
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


# --- foot ---------------------------------------------------------------------------------------------------


def _foot(scene: Scene, style: Style, view: Mapping[str, Any] | None, scale: float, top: float) -> Element:
    """Below the country: game and track, what each driver starts with, and what the signs are."""
    track = scene.track
    laps = track.laps if view is None else view["laps"]
    name = _name(track)
    if view is not None and view["event"] is not None:
        name += f" · {view['event']}"
    whole = group("foot still", id="foot", transform=place(scene.land.left, top, 0, scale))
    size = min(21.0, 21.0 * 16 / max(len(name), 1))
    whole.add(
        text(6, 52, "Heat", "name"),
        _laps_flag(9, 77),
        text(36, 84, f"×{laps} · {name}", "track-name", font_size=size),
        path("M262 8V96", "divider"),
    )
    legend = group("legend", id="legend")
    items = _legend_items(scene, view)
    step = (FOOT_WIDTH - 280) / max(len(items), 6)
    for index, (kind, drawing, amount) in enumerate(items):
        x = 280 + step * (index + 0.5)
        item = group("legend-item", data_kind=kind)
        drawing.attributes["transform"] = place(x, 34, 0, 1.2)
        item.add(element("title", style.word(kind)), drawing)
        if amount:
            item.add(text(x + 31, 42, amount, "amount"))
        if kind in style.words:
            item.add(text(x, 98, short(style.words[kind], 14), "caption"))
        legend.add(item)
    return whole.add(legend)


def _legend_items(scene: Scene, view: Mapping[str, Any] | None) -> list[tuple[str, Element, str]]:
    """What the picture shows: a kind, a drawing of it, and an amount where it has one."""
    track = scene.track
    items = [
        (
            "heat",
            group(None, group(None, use(heat_icon("heat"), 0, 0), transform="scale(1.5)")),
            str(track.heat),
        ),
        (
            "stress",
            group(None, group(None, use(heat_icon("stress"), 0, 0), transform="scale(1.5)")),
            str(track.stress),
        ),
        ("limit", group(None, circle(0, 0, 17, "sign-face"), _limit(0, 0, max(track.limit), False)), ""),
        (
            "race-line",
            _swatch("", rect(-24, -17, 48, 17, "spot race-line"), path("M-24-14H24", "racing-line")),
            "",
        ),
        ("legend-line", _swatch("", path("M0-17V17", "legend-line")), ""),
    ]
    if any(track.flooded):
        items.append(
            ("flooded", _swatch("flooded", path("M-16-4q4-4 8 0t8 0M2 6q4-4 8 0t8 0", "ripples")), "")
        )
    if any(track.tunnel):
        items.append(("tunnel", _swatch("tunnel", path("M-24-17H24M-24 17H24", "tunnel-stone")), ""))
    if track.chevrons_printed and any(track.chevrons):
        items.append(("chevron", _swatch("", path("M-4-9L5 0L-4 9", "chevron")), ""))
    if view is not None and view["weather"] is not None:
        items.append((view["weather"], group(None, _weather(view["weather"])), ""))
    return items


def _weather(weather: str) -> Element:
    return group(
        None, rect(-20, -20, 40, 40, "token", 10), use(heat_icon(weather), 0, 0, transform="scale(1.4)")
    )


def _swatch(kind: str, *marks: Element) -> Element:
    """A small piece of road."""
    return group(
        None, rect(-24, -17, 48, 34, f"spot {kind}".strip()), *marks, rect(-24, -17, 48, 34, "swatch")
    )


def _laps_flag(x: float, y: float) -> Element:
    squares = "".join(
        [
            f"M{column * 5} {line * 5}h5v5h-5z"
            for line in range(3)
            for column in range(4)
            if (line + column) % 2
        ]
    )
    return group(
        None,
        rect(0, 0, 20, 15, "chequer-pale"),
        path(squares, "chequer"),
        path("M0-2V22", "glyph-line"),
        transform=place(x, y - 8),
    )
