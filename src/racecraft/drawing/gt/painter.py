"""Circuits of Rallyman: GT: hexagonal tiles in the country, one road through them, and cars on it.

Layers, from below: ground, tiles, road, kerbs, markings, zones, signs, labels, highlights, flags, plan, cars.
Every space is one element in the road layer with an id such as `cell-4_23_5` for space 4#5, and data
attributes that say what it is; the layers above, the cars excepted, let the pointer through to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from racecraft.drawing import cars, icons, marks, palette, scenery
from racecraft.drawing.geometry import polyline
from racecraft.drawing.gt import road as gt_road
from racecraft.drawing.gt.layout import hexagon_corners
from racecraft.drawing.gt.legend import draw_foot
from racecraft.drawing.gt.pit import pit_tile
from racecraft.drawing.gt.plan import draw_plan
from racecraft.drawing.gt.position import CAR_SCALE, car_scale, draw_cars, draw_flags, draw_zones
from racecraft.drawing.gt.scene import GTScene
from racecraft.drawing.gt.sheet import TimeSheet
from racecraft.drawing.marks import highlights
from racecraft.drawing.painter import Style, layer, scale_on
from racecraft.drawing.papers import TIME_SHEET
from racecraft.drawing.svg import Element, element
from racecraft.drawing.track_painter import TrackPainter
from racecraft.games.gt.board import Circuit
from racecraft.games.gt.state import GTState
from racecraft.games.gt.tiles import DANGERS

STYLE = {
    **marks.PAPER,
    ".pit-ground": "fill:$apron;stroke:$shoulder;stroke-width:2;stroke-linejoin:round",
    ".pit-lane": "fill:$lane;stroke:$line;stroke-width:1.5",
    ".pit-box": "fill:none;stroke:$line;stroke-width:1.5;stroke-dasharray:4 4",
    ".lane-number": "font-size:15px;font-weight:800;text-anchor:middle;fill:$line",
    ".skid": "fill:none;stroke:$tyre;stroke-width:2.6;stroke-linecap:round;opacity:.55",
    **marks.HIGHLIGHTS,
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
    **marks.LEGEND,
    ".sun": "fill:$flower;stroke:$flower;stroke-width:3;stroke-linecap:round",
    ".cloud": "fill:$faint",
    ".rain": "fill:none;stroke:$sign;stroke-width:3;stroke-linecap:round",
    **gt_road.STYLE,
    **icons.STYLE,
    **scenery.STYLE,
    **cars.STYLE,
    **palette.PAINT,
}


class GTPainter(TrackPainter[Circuit, GTScene]):
    """Words it asks for: `limit`, `limit-hazard`, `line`, `line-hazard`, `danger-yellow` (`-orange`, `-red`),
    `pit-tile`, `pit-tyres`, `pit-repairs`, `pit-both`, `grid`, `yellow-flag`, `dry`, `wet`, `place-track`
    (`-verge`, `-pit`, `-finished`), `spun`, and the colours of the cars."""

    game_id = "gt"
    name = "Rallyman: GT"
    state_type = GTState
    papers = {TIME_SHEET: TimeSheet()}
    on_board = {"options": ["track"]}
    rules = STYLE
    icon_names = ["station"]
    car_scale = CAR_SCALE
    most_foot_scale = 1.5

    def id_of(self, track: Circuit) -> str:
        return track.name

    def name_of(self, track: Circuit) -> object:
        return track.data.get("name")

    def lay_out(self, track: Circuit) -> GTScene:
        return GTScene(track)

    def layers(
        self, scene: GTScene, style: Style, view: Mapping[str, Any] | None, seats: int
    ) -> list[Element]:
        layout = scene.layout
        return [
            _tiles(scene, style),
            _road(scene, style, play=seats > 0),
            layer("kerbs", *gt_road.kerbs(layout)),
            layer("markings", *gt_road.markings(layout), *gt_road.start(layout)),
            draw_zones(scene, view),
            layer("signs", *gt_road.signs(layout, scene.dotted)),
            _labels(scene),
            highlights(scene.places, style),
            draw_flags(scene, style, view),
            draw_plan(scene, view),
            draw_cars(scene, style, view),
        ]

    def foot(
        self, scene: GTScene, style: Style, view: Mapping[str, Any] | None, width: float
    ) -> list[Element]:
        return draw_foot(scene, self.label(scene.circuit), style, view, width)


def _tiles(scene: GTScene, style: Style) -> Element:
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
    return whole.add(pit_tile(scene, style))


def _road(scene: GTScene, style: Style, play: bool) -> Element:
    """The road; for play every space also says where cars stand beside it, and how large they are on it."""
    layout = scene.layout
    drawn = gt_road.surface(layout, style)
    if play:
        for item, space in zip(drawn[-len(layout.spaces) :], layout.spaces, strict=True):
            (left, heading), (right, _) = scene.verges[space.cell]
            item.attributes.update(
                {
                    "data-along": scene.circuit.back[space.cell],
                    "data-left-x": round(left[0], 1),
                    "data-left-y": round(left[1], 1),
                    "data-right-x": round(right[0], 1),
                    "data-right-y": round(right[1], 1),
                    "data-verge-heading": round(heading, 1),
                    "data-scale": scale_on(car_scale(space), CAR_SCALE),
                }
            )
    return layer("road", *drawn, still=False)


def _labels(scene: GTScene) -> Element:
    """The number of each tile, and as many triangles as it is dangerous."""
    labels = [gt_road.label(laid.tile, at) for at, laid in zip(scene.plates, scene.circuit.laid, strict=True)]
    return layer("labels", *labels)
