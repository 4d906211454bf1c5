"""The circuits of Heat: a road of two spots a cell through the country, its corners signed, and cars on it.

Layers, from below: ground, road, kerbs, markings, corners, labels, conditions, highlights, cars. Every spot
is one element in the road layer with an id such as `spot-12R`, and data attributes that say what it is; the
layers above let the pointer through to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from racecraft.drawing import cars, icons, marks, palette, scenery
from racecraft.drawing.heat import icons as heat_icons
from racecraft.drawing.heat import scenery as heat_scenery
from racecraft.drawing.heat.corners import draw_corners, draw_labels
from racecraft.drawing.heat.legend import draw_foot
from racecraft.drawing.heat.position import GRAY, PURPLE, draw_cars, draw_conditions, paint_of
from racecraft.drawing.heat.road import CAR_SCALE, draw_road
from racecraft.drawing.heat.scene import HeatScene
from racecraft.drawing.marks import highlights
from racecraft.drawing.painter import Style, spare_layers
from racecraft.drawing.palette import CarColour
from racecraft.drawing.picture import Picture
from racecraft.drawing.svg import Element
from racecraft.drawing.track_painter import TrackPainter
from racecraft.games.heat.board import Track, track_names
from racecraft.games.heat.state import HeatState

STYLE = {
    **marks.PAPER,
    ".hill": "fill:none;stroke:$hill;stroke-linecap:round;stroke-linejoin:round",
    ".shoulder": "fill:$shoulder",
    ".asphalt": "fill:$road",
    ".spot": "fill:$road;stroke:$road;stroke-width:.6",
    ".spot.race-line": "fill:$lane;stroke:$lane",
    ".spot.flooded": "fill:$wet;stroke:$wet",
    ".spot.tunnel": "fill:$tunnel;stroke:$tunnel",
    **marks.KERBS,
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
    **marks.CHEQUERS,
    ".grid": "fill:none;stroke:$line;stroke-width:2.4",
    ".slot": "font-size:12px;font-weight:700;text-anchor:middle;fill:$line;opacity:.8",
    ".arrow": "fill:$line;opacity:.85",
    ".chevron": "fill:none;stroke:$accent;stroke-width:2.6;stroke-linejoin:miter",
    ".countdown": "font-size:14px;font-weight:700;text-anchor:middle;fill:$line",
    ".countdown.last": "font-weight:800;fill:$accent",
    ".cell-number": "font-size:15px;font-weight:700;text-anchor:middle;fill:$ink;opacity:.6",
    ".token": "fill:$token;stroke:$token-ink;stroke-width:1.6",
    ".token-shade": "fill:$shade;opacity:.25",
    **marks.HIGHLIGHTS,
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


class HeatPainter(TrackPainter[Track, HeatScene]):
    game_id = "heat"
    name = "Heat"
    state_type = HeatState
    on_board = {
        "options": ["track", "calendar", "gb_chevrons"],
        "track": [],
        "race": [],
        "corners": [],
        "weather": [],
        "road": [],
    }
    rules = STYLE
    car_kind = cars.SINGLE_SEATER
    car_scale = CAR_SCALE
    space_word = "spot"

    def colour(self, name: str) -> CarColour:
        return paint_of(name)

    def id_of(self, track: Track) -> str:
        return track.id

    def name_of(self, track: Track) -> object:
        return track.name

    def track_of(self, view: Mapping[str, Any]) -> Track:
        """The track of the race under way: a built-in one by its id, another from the options."""
        options, id = view["options"], view["track"]
        if id in track_names():
            return self.read(id)
        calendar = options["calendar"]
        return self.read(calendar[view["race"] - 1]["track"] if calendar else options["track"])

    def board(self, still: Mapping[str, Any], style: Style) -> Picture:
        """Corners, weather and road tokens stay put during a race, so the board shows them."""
        return self.draw(self.track_of(still), style, still, self.models(still))

    def leg(self, view: Mapping[str, Any]) -> int:
        """The race. Its weather and road tokens come after the garage, and with them another board."""
        return int(view["race"])

    def lay_out(self, track: Track) -> HeatScene:
        return HeatScene(track)

    def definitions(self, style: Style) -> list[Element]:
        return [*super().definitions(style), heat_icons.definitions(style.scope)]

    def layers(
        self, scene: HeatScene, style: Style, view: Mapping[str, Any] | None, seats: int
    ) -> list[Element]:
        return [
            draw_road(scene.layout, style, play=seats > 0),
            scene.kerbs,
            scene.markings,
            draw_corners(scene.layout, style, view),
            draw_labels(scene.layout, view),
            draw_conditions(scene, style, view),
            highlights(scene.places, style, "data-spot"),
            *(spare_layers() if seats else []),
            draw_cars(scene, style, None if seats else view),
        ]

    def foot(
        self, scene: HeatScene, style: Style, view: Mapping[str, Any] | None, width: float
    ) -> list[Element]:
        return draw_foot(scene, self.label(scene.track), style, view)
