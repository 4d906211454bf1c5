"""The board of Ралі: three lanes of asphalt through the country, and cars on it.

Layers, from below: ground, road, kerbs, markings, obstacles, labels, highlights, cars. Every space is one
element in the road layer with an id such as `cell-13.2`, and data attributes that say what it is; the layers
above let the pointer through to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from racecraft.drawing import cars, icons, marks, palette, scenery
from racecraft.drawing.marks import highlights
from racecraft.drawing.painter import Style, spare_layers
from racecraft.drawing.rali.legend import draw_foot
from racecraft.drawing.rali.obstacles import draw_labels, draw_obstacles
from racecraft.drawing.rali.position import draw_cars
from racecraft.drawing.rali.road import CAR_SCALE, draw_kerbs, draw_markings, draw_road
from racecraft.drawing.rali.scene import RaliScene
from racecraft.drawing.svg import Element
from racecraft.drawing.track_painter import TrackPainter
from racecraft.games.rali.board import OBSTACLES, Board
from racecraft.games.rali.state import RaliState

STYLE = {
    **marks.PAPER,
    ".shoulder": "fill:$shoulder",
    ".asphalt": "fill:$road",
    ".cell": "fill:$road;stroke:none",
    ".cell.hazard": "fill:$hazard",
    ".cell.shortcut": "fill:$dirt-cell;stroke:$rut;stroke-width:1.8",
    ".cell.station": "fill:$apron;stroke:$sign;stroke-width:2",
    ".cell.box-lane": "fill:$lane;stroke:$line;stroke-width:1",
    ".cell.box": "stroke:$line;stroke-width:1.5",
    ".cell.slot": "fill:$road;stroke:$shoulder;stroke-width:3",
    ".cell.leads-off": "fill:$entry-off",
    ".cell.leads-in": "fill:$entry-in",
    ".dirt-edge": "fill:none;stroke:$rut;stroke-width:42;stroke-linecap:round;opacity:.55",
    ".dirt": "fill:none;stroke:$dirt;stroke-width:37;stroke-linecap:round",
    ".rut": "fill:none;stroke:$rut;stroke-width:3;stroke-dasharray:11 5;opacity:.6",
    ".apron-edge": "fill:none;stroke:$shoulder;stroke-width:45;stroke-linejoin:round",
    ".apron": "fill:none;stroke:$apron;stroke-width:36;stroke-linejoin:round",
    ".pit-lane": "fill:none;stroke:$lane;stroke-width:35;stroke-linejoin:round",
    ".yard-edge": "fill:$shoulder",
    ".yard": "fill:$apron",
    **marks.KERBS,
    ".lane-line": "fill:none;stroke:$line;stroke-width:1.8;stroke-dasharray:9 8;opacity:.75",
    ".row-line": "fill:none;stroke:$line;stroke-width:1.3;opacity:.55",
    ".edge-line": "fill:none;stroke:$line;stroke-width:2",
    **marks.CHEQUERS,
    ".grid": "fill:none;stroke:$line;stroke-width:2.6",
    ".arrow": "fill:$line",
    ".way-arrow": "fill:$ink;stroke:$paper;stroke-width:1.5;paint-order:stroke;stroke-linejoin:round",
    ".row-number": "font-size:16px;font-weight:700;text-anchor:middle;fill:$ink;opacity:.72",
    ".box-number": "font-size:19px;font-weight:800;text-anchor:middle",
    **marks.HIGHLIGHTS,
    ".name": "font-size:50px;font-weight:800;letter-spacing:2px;fill:$ink",
    ".board-name": "font-weight:500;fill:$faint",
    ".effect": "font-size:21px;font-weight:800;text-anchor:middle;fill:$ink",
    ".effect.damage": "fill:$stop",
    ".caption": "font-size:14px;font-weight:600;text-anchor:middle;fill:$faint",
    ".divider": "stroke:$frame;stroke-width:1.5",
    **icons.STYLE,
    **scenery.STYLE,
    **cars.STYLE,
    **palette.PAINT,
}


class RaliPainter(TrackPainter[Board, RaliScene]):
    game_id = "rali"
    name = "Ралі"
    state_type = RaliState
    on_board = {"options": ["board"]}

    rules = STYLE
    icon_names = [*OBSTACLES, "station", "box", "stop", "miss", "gear"]
    car_scale = CAR_SCALE
    scenes_kept = 8
    track_word, space_word = "board", "cell"

    def id_of(self, track: Board) -> str:
        return track.name

    def name_of(self, track: Board) -> object:
        return track.data["meta"].get("name")

    def lay_out(self, track: Board) -> RaliScene:
        return RaliScene(track)

    def layers(
        self, scene: RaliScene, style: Style, view: Mapping[str, Any] | None, seats: int
    ) -> list[Element]:
        return [
            draw_road(scene.layout, style, seats),
            draw_kerbs(scene.layout),
            draw_markings(scene.layout),
            draw_obstacles(scene.layout),
            draw_labels(scene),
            highlights(scene.places, style),
            *(spare_layers() if seats else []),
            draw_cars(scene, style, view),
        ]

    def foot(
        self, scene: RaliScene, style: Style, view: Mapping[str, Any] | None, width: float
    ) -> list[Element]:
        return draw_foot(scene, self.label(scene.board), style)
