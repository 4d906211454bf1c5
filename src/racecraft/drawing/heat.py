"""Circuits and positions of Heat: two spots a cell, the race line, corner lines with their limits, cars."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from racecraft.drawing import cars
from racecraft.drawing.geometry import Ribbon, line_to, move_to
from racecraft.drawing.heat_layout import HALF, circuit
from racecraft.drawing.painter import Painter, Style, layer, sheet, short
from racecraft.drawing.palette import PAINT, CarColour, car_colour
from racecraft.drawing.picture import Picture
from racecraft.drawing.svg import Element, circle, element, group, path, rect, text
from racecraft.engine.errors import UnknownName
from racecraft.games.heat.board import LEFT, SIDES, Track, load_track, read_track
from racecraft.games.heat.state import HeatState

MARGIN = 90.0
SIGN = HALF + 24
"""How far from the middle of the road signs stand."""
COLOURS = {"gray": "white", "purple": "violet"}
"""Colours of the game that the palette calls by another name."""

STYLE = {
    **cars.STYLE,
    **PAINT,
    ".ground": "fill:$ground",
    ".shoulder": "fill:none;stroke:$shoulder;stroke-width:66",
    ".asphalt": "fill:none;stroke:$road;stroke-width:52",
    ".spot": "fill:$road;stroke:$lane;stroke-width:.8",
    ".flooded": "fill:$water",
    ".tunnel": "fill:$hazard",
    ".highlight": "fill:$accent;opacity:.75",
    ".race-line": "fill:none;stroke:$line;stroke-width:4",
    ".corner": "stroke:$stop;stroke-width:6;fill:none",
    ".legend-line": "stroke:$line;stroke-width:1.6;stroke-dasharray:4 4;fill:none",
    ".finish": "stroke:$line;stroke-width:9;stroke-dasharray:5 5;fill:none",
    ".sign": "fill:$kerb-pale;stroke:$stop;stroke-width:4",
    ".press": "fill:$accent;stroke:$stop;stroke-width:4",
    ".limit": "font-weight:800;font-size:20px;text-anchor:middle;fill:#26221e",
    ".letter": "font-weight:700;font-size:13px;text-anchor:middle;fill:$ink",
    ".token": "font-weight:600;font-size:13px;text-anchor:middle;fill:$ink",
    ".count": "font-size:9px;text-anchor:middle;fill:$line;opacity:.8",
    ".chevron": "font-size:13px;font-weight:700;text-anchor:middle;fill:$accent",
    ".heading": "font-weight:800;font-size:34px;fill:$ink",
    ".note": "font-size:18px;fill:$ink",
    ".foot": "fill:$paper",
}


class HeatPainter(Painter):
    game_id = "heat"
    state_type = HeatState

    def track(self, track: str | Mapping[str, Any], style: Style) -> Picture:
        return _draw(_track(track), style, None)

    def position(self, view: Mapping[str, Any], style: Style) -> Picture:
        own = view["options"]["track"]
        single = len(view["calendar"]) < 2 and isinstance(own, dict) and not view["options"]["calendar"]
        return _draw(_track(own if single else view["track"]), style, view)


def _track(track: str | Mapping[str, Any]) -> Track:
    return load_track(track) if isinstance(track, str) else read_track(dict(track), "the race's own track")


@lru_cache(maxsize=16)
def _road_of(content: str) -> Ribbon:
    """Closing a loop takes longer than drawing it, so recent roads are kept."""
    return circuit(read_track(json.loads(content), "track"))


def _draw(track: Track, style: Style, view: Mapping[str, Any] | None) -> Picture:
    known = [f"{cell}{side}" for cell in range(1, track.cells + 1) for side in SIDES]
    for id in style.highlight:
        if id not in known:
            raise UnknownName(f"the track has no spot {id!r} to highlight")
    road = _road_of(json.dumps(track.data, sort_keys=True))
    xs, ys = [x for x, _ in road.centres], [y for _, y in road.centres]
    foot = 70.0 if style.legend else 0.0
    box = (
        min(xs) - MARGIN,
        min(ys) - MARGIN - 40,
        max(xs) - min(xs) + 2 * MARGIN,
        max(ys) - min(ys) + 2 * MARGIN + 40 + foot,
    )
    children = [
        layer("ground", rect(box[0], box[1], box[2], box[3], "ground")),
        _asphalt(road),
        _spots(track, road, style),
        _race_line(track, road),
        _lines(track, road),
        _signs(track, road, view),
        _heading(track, box, view),
        _cars(track, road, view),
    ]
    if style.legend:
        children.append(_foot(box, foot, style))
    return sheet(f"Heat · {short(track.name, 40)}", box, style, STYLE, children, game="heat", track=track.id)


def _asphalt(road: Ribbon) -> Element:
    return layer("road", path(road.loop(0), "shoulder"), path(road.loop(0), "asphalt"))


def _offsets(side: int) -> tuple[float, float]:
    """The edges of a spot, left to right."""
    return (-HALF, 0.0) if side == LEFT else (0.0, HALF)


def _spots(track: Track, road: Ribbon, style: Style) -> Element:
    """Every spot is an element of its own, addressed by cell and side."""
    found = group(None)
    for cell in range(1, track.cells + 1):
        for side, letter in enumerate(SIDES):
            id = f"{cell}{letter}"
            kinds = ["spot"]
            if track.flooded[cell]:
                kinds.append("flooded")
            if track.tunnel[cell]:
                kinds.append("tunnel")
            if id in style.highlight:
                kinds.append("highlight")
            title = f"{style.word('cell')} {id}, {style.word('countdown')} {track.to_line[cell]}"
            found.add(
                element(
                    "path",
                    element("title", title),
                    d=road.patch(cell - 1, *_offsets(side)),
                    id=f"spot-{id}",
                    class_=" ".join(kinds),
                    data_cell=cell,
                    data_side=letter,
                    data_race_line="yes" if track.side[cell] == side else None,
                )
            )
    return layer("spots", found, still=False)


def _race_line(track: Track, road: Ribbon) -> Element:
    """A white line along the better side, and the countdown of every cell on the other."""
    found = layer("race-line")
    for cell in range(1, track.cells + 1):
        outward = -1 if track.side[cell] == LEFT else 1
        found.add(path(road.line(cell - 1, cell - 1, outward * (HALF - 2)), "race-line"))
        x, y = road.at(cell - 1, -outward * (HALF - 7))
        found.add(text(x, y + 3, str(track.to_line[cell]), "count"))
    return found


def _across(road: Ribbon, row: int, reach: float) -> str:
    return move_to(road.cut(row, -reach)) + line_to(road.cut(row, reach))


def _lines(track: Track, road: Ribbon) -> Element:
    """Corner lines, Legend lines, chevrons and the start."""
    found = layer("lines", path(_across(road, track.cells - 1, HALF), "finish"))
    for legend_line in track.legend_line:
        if track.cell(legend_line) not in track.after:
            found.add(path(_across(road, legend_line - 1, HALF), "legend-line"))
    for after in track.after:
        found.add(path(_across(road, after - 1, HALF + 6), "corner"))
    for cell in range(1, track.cells + 1):
        if track.chevrons[cell] and track.chevrons_printed:
            x, y = road.at(cell - 1, 0)
            found.add(text(x, y + 4, "»" * track.chevrons[cell], "chevron"))
    return found


def _outward(road: Ribbon, row: int) -> float:
    """On which side of the road there is room for a sign: away from the middle of the picture."""
    middle = (
        sum(x for x, _ in road.centres) / road.rows,
        sum(y for _, y in road.centres) / road.rows,
    )
    left, right = road.cut(row, -1), road.cut(row, 1)
    far = (left[0] - middle[0]) ** 2 + (left[1] - middle[1]) ** 2
    near = (right[0] - middle[0]) ** 2 + (right[1] - middle[1]) ** 2
    return -1.0 if far > near else 1.0


def _signs(track: Track, road: Ribbon, view: Mapping[str, Any] | None) -> Element:
    """Limits as they hold, press corners, road tokens."""
    found = layer("signs")
    for line, after in enumerate(track.after):
        shown = view["corners"][line] if view is not None else None
        limit = track.limit[line] if shown is None else shown["limit"]
        side = _outward(road, after - 1)
        x, y = road.cut(after - 1, side * SIGN)
        press = shown is not None and shown["press"]
        sign = group(
            None,
            circle(x, y, 17, "press" if press else "sign"),
            text(x, y + 7, str(limit), "limit"),
            id=f"corner-{after}",
            data_limit=limit,
        )
        found.add(sign)
        if track.letter[line]:
            x, y = road.cut(after - 1, side * (SIGN + 27))
            found.add(text(x, y + 5, track.letter[line], "letter"))
    if view is not None:
        for corner, token in enumerate(view["road"]):
            row = track.after[max(line for line, at in enumerate(track.corner) if at == corner)] + 1
            x, y = road.at(row, -_outward(road, row) * (SIGN + 24))
            found.add(text(x, y + 5, token, "token"))
    return found


def _heading(track: Track, box: tuple[float, float, float, float], view: Mapping[str, Any] | None) -> Element:
    found = layer("heading", text(box[0] + 30, box[1] + 48, short(track.name, 40), "heading"))
    notes = []
    if view is not None:
        notes = [str(view[key]) for key in ("weather", "event") if view[key]]
    if notes:
        found.add(text(box[0] + 30, box[1] + 76, " · ".join(notes), "note"))
    return found


def _colour(name: str) -> CarColour:
    return car_colour(COLOURS.get(name, name))


def _cars(track: Track, road: Ribbon, view: Mapping[str, Any] | None) -> Element:
    found = layer("cars")
    if view is None:
        return found
    for number, shown in enumerate(view["cars"]):
        if shown["cell"] is None:
            continue
        side = SIDES.index(shown["side"])
        row = shown["cell"] - 1
        left, right = _offsets(side)
        id = f"{shown['cell']}{shown['side']}"
        name = f"Legend {shown['colour']}" if shown["legend"] else f"{number + 1} {shown['colour']}"
        found.add(
            cars.car(
                number,
                _colour(shown["colour"]),
                road.at(row, (left + right) / 2),
                road.headings[row],
                f"{name}: {shown['at']}",
                id,
                0.9,
                current=view["turn"] == number,
                badge="L" if shown["legend"] else None,
            )
        )
    return found


def _foot(box: tuple[float, float, float, float], height: float, style: Style) -> Element:
    """The signs and what they mean."""
    top = box[1] + box[3] - height
    found = layer("legend", rect(box[0], top, box[2], height, "foot"))
    entries = ["race line", "corner limit", "press corner", "Legend line", "flooded", "tunnel"]
    step = (box[2] - 60) / len(entries)
    for number, entry in enumerate(entries):
        x, y = box[0] + 40 + number * step, top + height / 2
        if entry == "race line":
            found.add(path(f"M{x - 14:.1f} {y:.1f}h28", "race-line"), rect(x - 14, y + 2, 28, 8, "spot"))
        elif entry == "Legend line":
            found.add(rect(x - 14, y - 10, 28, 20, "spot"), path(f"M{x:.1f} {y - 10:.1f}v20", "legend-line"))
        elif entry in ("flooded", "tunnel"):
            found.add(rect(x - 14, y - 10, 28, 20, f"spot {entry}"))
        else:
            found.add(circle(x, y, 13, "press" if entry == "press corner" else "sign"))
        found.add(text(x + 24, y + 6, style.word(entry), "note"))
    return found
