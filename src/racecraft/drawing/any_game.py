"""The board of a game from outside: its road in rows, back and forth, with the cars of a view.

It shows what the views of `SimpleGame` tell: `length`, `cars`, `turn`, `result`. A game that wants a board
of its own brings a module `drawing` with a `PAINTER`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from racecraft.drawing import cars
from racecraft.drawing.geometry import aside, forward
from racecraft.drawing.painter import Painter, Style, layer, sheet, spare_layers
from racecraft.drawing.palette import PAINT
from racecraft.drawing.picture import Picture
from racecraft.drawing.svg import Element, element, rect, text
from racecraft.engine.errors import BadBoard
from racecraft.engine.game import AnyGame

STEP = 100.0
"""From the middle of a space to the next one in its row."""
IN_A_ROW = 10
SIZE = 88.0
RULES = {
    ".country": "fill:$ground",
    ".space": "fill:$road;stroke:$line;stroke-width:3",
    ".space.end": "stroke:$accent;stroke-width:6",
    ".space-number": "font-size:16px;text-anchor:middle;fill:$line",
    **cars.STYLE,
    **PAINT,
}
STANDS = {1: [(0.0, 0.0)], 2: [(0.0, -21.0), (0.0, 21.0)]}
"""Where the cars of a space stand: ahead and aside of its middle."""
FOUR = [(-21.0, -21.0), (-21.0, 21.0), (21.0, -21.0), (21.0, 21.0)]
EIGHT = [(ahead, beside) for ahead in (-30.0, -10.0, 10.0, 30.0) for beside in (-21.0, 21.0)]


def stands(count: int) -> list[tuple[float, float]]:
    return STANDS.get(count) or (FOUR if count <= len(FOUR) else EIGHT)


def spot(space: int) -> tuple[float, float, float]:
    """The middle of a space, and where cars on it head: rows run back and forth, upwards."""
    line, along = divmod(space, IN_A_ROW)
    back = line % 2 == 1
    x = (IN_A_ROW - 1 - along if back else along) * STEP
    turns = along == IN_A_ROW - 1
    return x, -line * STEP, 270.0 if turns else 180.0 if back else 0.0


class AnyPainter(Painter):
    on_board: Mapping[str, Any] = {"length": ()}

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.game_id = game.id
        self.state_type = type(game.new(game.min_seats))

    def track(self, track: str | Mapping[str, Any], style: Style) -> Picture:
        raise BadBoard(f"{self.game_id} has no tracks to be drawn")

    def position(self, view: Mapping[str, Any], style: Style) -> Picture:
        return self._draw(view["length"], style, self._cars(view, style), None, len(view["cars"]))

    def board(self, still: Mapping[str, Any], style: Style) -> Picture:
        return self._draw(still["length"], style, layer("cars"), self.models(still), len(still["cars"]))

    def _draw(
        self, length: int, style: Style, on_road: Element, models: list[Element] | None, seats: int
    ) -> Picture:
        spaces = [self._space(space, length, style, seats) for space in range(length + 1)]
        lines = length // IN_A_ROW
        width = min(length, IN_A_ROW - 1) * STEP
        box = -STEP, -(lines + 1) * STEP, width + 2 * STEP, (lines + 2) * STEP
        children = [rect(*box, "country"), layer("road", *spaces, still=False), *spare_layers(), on_road]
        return sheet(self.game.title, box, style, RULES, children, models, 1.0, game=self.game_id)

    def _space(self, space: int, length: int, style: Style, seats: int) -> Element:
        x, y, heading = spot(space)
        corner = x - SIZE / 2, y - SIZE / 2
        chosen = " chosen" if str(space) in style.highlight else ""
        drawn = element(
            "g",
            element("title", str(space)),
            rect(*corner, SIZE, SIZE, f"space{' end' if space in (0, length) else ''}{chosen}", 12),
            text(x, y + SIZE / 2 - 8, str(space), "space-number"),
            id=f"cell-{space}",
            data_cell=str(space),
            data_x=x,
            data_y=y,
            data_heading=heading,
            data_along=space,
        )
        shared = {
            count: [(ahead, beside, 1.0) for ahead, beside in stands(count)[:count]]
            for count in range(2, seats + 1)
        }
        drawn.attributes.update(cars.shared((x, y), heading, shared))
        return drawn

    def _cars(self, view: Mapping[str, Any], style: Style) -> Element:
        whole = layer("cars", still=False)
        result = view["result"]
        for seat, car in enumerate(view["cars"]):
            together = [other for other, each in enumerate(view["cars"]) if each["cell"] == car["cell"]]
            ahead, beside = stands(len(together))[together.index(seat)]
            x, y, heading = spot(int(car["cell"]))
            at = aside(forward((x, y), heading, ahead), heading, beside)
            ringed = view["turn"] == seat if result is None else result["places"][seat] == 1
            colour = self.colour(car["colour"])
            label = f"{seat + 1} · {style.word(colour.name)} · {car['cell']}"
            whole.add(cars.car(seat, colour, at, heading, label, car["cell"], 1.0, ringed))
        return whole


PARTS: dict[str, Callable[[AnyGame], Any]] = {"PAINTER": AnyPainter}
