"""The zone boards of Rallyman, the stages laid over them, whole rallies, and cars on the road and beside it.

Layers, from below: ground, road, markings, highlights, labels, signs, cars. Every place for a car is one
element in the road layer with an id such as `cell-12.drift1` and data attributes that say what it is; the
layers above let the pointer through to it. A picture names a track by a zone (`C`, or `C:snow` for its other
face), by a rally (`rulebook`), by a stage of a rally (`rulebook:2`) or by a route (`C8-C3 J1-J4`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from racecraft.drawing import cars, icons, marks, palette
from racecraft.drawing.marks import check_highlights
from racecraft.drawing.painter import Painter, Style, layer, sheet, spare_layers
from racecraft.drawing.papers import CLASSIFICATION, INFORMATION
from racecraft.drawing.picture import Picture
from racecraft.drawing.rallyman import dashboard as rallyman_dashboard
from racecraft.drawing.rallyman import ground as rallyman_ground
from racecraft.drawing.rallyman import road as rallyman_road
from racecraft.drawing.rallyman.country import draw_ground
from racecraft.drawing.rallyman.labels import draw_labels, draw_signs
from racecraft.drawing.rallyman.legend import FOOT_WIDTH, draw_foot
from racecraft.drawing.rallyman.map import Map, board_map, stage_map
from racecraft.drawing.rallyman.papers import Classification, InformationSheet
from racecraft.drawing.rallyman.position import draw_cars, draw_highlights
from racecraft.drawing.rallyman.poster import CAPTION, draw_caption, poster
from racecraft.drawing.rallyman.road import CAR_SCALE, draw_markings, draw_road
from racecraft.drawing.svg import Element, rect
from racecraft.games.rallyman.board import SNOW_FACE, Board, read_board
from racecraft.games.rallyman.rally import (
    Rally,
    board_named,
    load_rally,
    no_such_track,
    rally_names,
    read_rally,
    stage_named,
)
from racecraft.games.rallyman.state import RallymanState

MARGIN = 40.0
"""Paper round the boards."""
FOOT_HEIGHT = 100.0
OWN_FILE = "the file to be drawn"

STYLE = {
    ".paper": "fill:$paper",
    ".frame": "fill:none;stroke:$frame;stroke-width:3",
    ".highlight": "fill:$accent;fill-opacity:.45;stroke:$accent;stroke-width:4",
    ".highlight-dot": "fill:$accent;stroke:$shade;stroke-width:1.5",
    ".stage-name": "font-size:76px;font-weight:800;fill:$ink",
    ".stage-route": "font-size:52px;font-weight:600;fill:$faint",
    ".name": "font-size:42px;font-weight:800;letter-spacing:1px;fill:$ink",
    ".track-name": "font-weight:600;fill:$faint",
    **marks.LEGEND,
    **icons.STYLE,
    **rallyman_ground.STYLE,
    **rallyman_road.STYLE,
    **rallyman_dashboard.STYLE,
    **cars.STYLE,
    **palette.PAINT,
}


class RallymanPainter(Painter):
    game_id = "rallyman"
    state_type = RallymanState
    papers = {INFORMATION: InformationSheet(), CLASSIFICATION: Classification()}
    on_board = {"options": ["rally", "stage"], "stage": [], "snow": [], "split_points": []}

    def track(self, track: str | Mapping[str, Any], style: Style) -> Picture:
        if isinstance(track, str):
            return _named(track, style)
        if "zone" in track:
            return _draw_board(_own_board(json.dumps(track, sort_keys=True)), False, style)
        rally = _own_rally(json.dumps(track, sort_keys=True))
        if len(rally.stages) == 1:
            return _draw_stage(rally, 1, rally.snow, rally.stages[0].splits, style, None)
        return _draw_rally(rally, style)

    def position(self, view: Mapping[str, Any], style: Style) -> Picture:
        return _draw_stage(*_stage_of(view), style, view)

    def board(self, still: Mapping[str, Any], style: Style) -> Picture:
        return _draw_stage(*_stage_of(still), style, None, self.models(still))

    def leg(self, view: Mapping[str, Any]) -> int:
        return int(view["stage"])


def _stage_of(view: Mapping[str, Any]) -> tuple[Rally, int, list[str], list[int]]:
    """The rally, the number of the stage under way, the zones under snow and the split points."""
    given = view["options"]["rally"]
    rally = load_rally(given) if isinstance(given, str) else _own_rally(json.dumps(given, sort_keys=True))
    return rally, view["options"]["stage"] or view["stage"], view["snow"], view["split_points"]


@lru_cache(maxsize=4)
def _own_rally(content: str) -> Rally:
    """Rallies of one's own are kept for a while, and with them the ground of their boards."""
    return read_rally(json.loads(content), OWN_FILE)


@lru_cache(maxsize=4)
def _own_board(content: str) -> Board:
    return read_board(json.loads(content), OWN_FILE)


_stage_named = lru_cache(maxsize=8)(stage_named)


def _named(name: str, style: Style) -> Picture:
    if name in rally_names():
        return _draw_rally(load_rally(name), style)
    board = board_named(name)
    if board is not None:
        return _draw_board(*board, style)
    found = _stage_named(name)
    if found is None:
        raise no_such_track(name)
    rally, number = found
    return _draw_stage(rally, number, rally.snow, rally.stages[number - 1].splits, style, None)


# --- pictures -----------------------------------------------------------------------------------------------


def _draw_board(board: Board, snow: bool, style: Style) -> Picture:
    track = board.zone + (f":{SNOW_FACE}" if snow else "")
    label = f"{board.zone} · {board.name}" + (f" · {style.word(SNOW_FACE)}" if snow else "")
    return _draw([board_map(board, snow)], label, track, style, None)


def _draw_stage(
    rally: Rally,
    number: int,
    snow: list[str],
    splits: list[int],
    style: Style,
    view: Mapping[str, Any] | None,
    models: list[Element] | None = None,
) -> Picture:
    stage = rally.stages[number - 1]
    label = f"{style.word('SS')} {number} · {rally.name}" if rally.name != stage.text else stage.text
    laid = stage_map(stage, tuple(snow), tuple(splits), "", (0.0, 0.0))
    return _draw([laid], label, stage.text, style, view, models=models)


def _draw_rally(rally: Rally, style: Style) -> Picture:
    """All stages of a rally on one sheet, in rows, each under its name."""
    plain = [
        stage_map(stage, tuple(rally.snow), tuple(stage.splits), "", (0.0, 0.0)).box()
        for stage in rally.stages
    ]
    sizes = [(box[2] - box[0], box[3] - box[1] + CAPTION) for box in plain]
    larger = max(1.0, poster(sizes)[0] / 3200)
    sizes = [(box[2] - box[0], box[3] - box[1] + CAPTION * larger) for box in plain]
    maps: list[Map] = []
    captions: list[Element] = []
    for index, (left, top) in enumerate(poster(sizes)[1]):
        stage, box = rally.stages[index], plain[index]
        at = left - box[0], top + CAPTION * larger - box[1]
        maps.append(stage_map(stage, tuple(rally.snow), tuple(stage.splits), f"SS{index + 1}.", at))
        captions.append(draw_caption(rally, index, style, left, top, sizes[index][0], larger))
    return _draw(maps, rally.name, rally.id, style, None, captions)


def _draw(
    maps: list[Map],
    label: str,
    track: str,
    style: Style,
    view: Mapping[str, Any] | None,
    captions: list[Element] | None = None,
    models: list[Element] | None = None,
) -> Picture:
    """Stages or boards, with what a view shows on them, or as a board for play with these models of cars."""
    known = {cell.id for each in maps for driven in each.driven for cell in driven.cells}
    known |= {each.name(pad) for each in maps for pad in each.pads()}
    check_highlights(style, known)
    boxes = [each.box() for each in maps]
    left, top = min([box[0] for box in boxes]), min([box[1] for box in boxes])
    right, bottom = max([box[2] for box in boxes]), max([box[3] for box in boxes])
    if captions:
        top = 0.0
    width, height = right - left, bottom - top
    scale = max(width, 1000.0) / FOOT_WIDTH
    margin = MARGIN * max(1.0, scale * 0.8)
    foot = FOOT_HEIGHT * scale + margin * 0.6 if style.legend else 0.0
    drivers = (rallyman_dashboard.HEIGHT + 16) * scale if style.legend and view is not None else 0.0
    box = left - margin, top - margin, width + 2 * margin, height + 2 * margin + foot + drivers
    overview = len(maps) > 1
    snowy = any([plot.snow for each in maps for plot in each.plots]) or any(
        [any(driven.snow) for each in maps for driven in each.driven]
    )
    names = [*rallyman_ground.ICONS, *(rallyman_ground.SNOW_ICONS if snowy else [])]
    children = [
        icons.definitions([*names, "mud", "clock", "flag", "station"], style.scope),
        # Whoever looks beyond a board for play sees more of the same ground.
        layer(
            "ground",
            rect(*box, "paper" if models is None else "floor-grass"),
            *[draw_ground(each, overview) for each in maps],
        ),
        layer(
            "road",
            *[draw_road(each, style, overview, len(models or [])) for each in maps],
            still=False,
        ),
        layer("markings", *[draw_markings(each, overview) for each in maps]),
        layer("highlights", *[mark for each in maps for mark in draw_highlights(each, style)]),
        layer(
            "labels",
            *[draw_labels(each, style, overview) for each in maps],
            *(captions or []),
        ),
        layer("signs", *[draw_signs(each, style, view, 2.0 if overview else 1.0) for each in maps]),
        *(spare_layers() if models is not None else []),
        layer("cars", *(draw_cars(maps[0], style, view) if view is not None else []), still=False),
    ]
    if style.legend:
        below = bottom + margin * 0.9
        if view is not None:
            children.append(rallyman_dashboard.dashboards(view, style, (left, below), scale))
        children.append(draw_foot(label, maps[0].is_stage, style, left, below + drivers, scale))
    title = f"Rallyman · {label}"
    return sheet(title, box, style, STYLE, children, models, CAR_SCALE, game="rallyman", track=track)
