"""The numbers and names on a map of Rallyman, and the signs beside its road."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from racecraft.drawing.geometry import Point, aside, forward
from racecraft.drawing.icons import icon_id
from racecraft.drawing.painter import Style, short
from racecraft.drawing.rallyman.ground import Panel
from racecraft.drawing.rallyman.layout import CUT, HALF, ROAD, SCALE, Cell
from racecraft.drawing.rallyman.map import FINISH, START, Driven, Map, Plot, end_names, number_of, terrain_of
from racecraft.drawing.svg import Element, circle, element, group, path, place, rect, text, use
from racecraft.games.rallyman.board import KINDS, Board

PLAQUE_HEIGHT = 64.0
LETTER_ROOM = 52.0


def draw_labels(whole: Map, style: Style, overview: bool) -> Element:
    result = group("names")
    for driven in whole.driven:
        for cell in driven.cells:
            number = number_of(driven, cell)
            if number is not None:
                result.add(_tag(driven, cell, number))
    for driven in whole.driven:
        if not driven.road:
            continue
        for name, (x, y) in zip(driven.road.split("-"), end_names(driven.course), strict=True):
            result.add(text(x, y + 6.6, name, "end-name"))
    if not overview:
        result.add(*[_plaque(whole, plot, style) for plot in whole.plots])
    else:
        result.add(*[_letter(whole, plot) for plot in whole.plots])
    return result


def _tag(driven: Driven, cell: Cell, number: int) -> Element:
    kind = cell.line
    if cell.line == ROAD:
        kind = KINDS[driven.course.spaces[cell.index].kind]
    elif cell.line != CUT:
        kind = "drift"
    return group(None, *number_tag(kind, number), transform=place(*cell.at))


TAGS = ["corner", "drift", "cut", "bump"]


def number_tag(kind: str, number: int) -> list[Element]:
    """A number: a disc in a corner, slanted for a drift, square at a cut, in a triangle for a bump."""
    if kind == "cut":
        shape, ink, down = rect(-10.5, -11.5, 21, 23, "cut-tag", 3), "pale-ink", 6.5
    elif kind == "drift":
        shape, ink, down = path("M-7-11H13L7 11H-13Z", "drift-tag"), "pale-ink", 6.5
    elif kind == "bump":
        shape, ink, down = path("M0-17L18 13H-18Z", "bump-tag"), "dark-ink", 9.5
    else:
        shape, ink, down = circle(0, 0, 12.5, "inside-disc"), "dark-ink", 6.5
    return [shape, text(0, down, str(number), f"number {ink}")]


def _plaque_size(board: Board) -> tuple[float, float]:
    count = len([lost for lost in board.damage.values() if lost])
    return max(86.0 + 52 * count, 92 + 10.5 * len(short(board.name, 22))), PLAQUE_HEIGHT


def zone_panel(plot: Plot, overview: bool) -> Panel:
    """The ground that the sign of a zone takes."""
    wide, high = (2 * LETTER_ROOM, 2 * LETTER_ROOM) if overview else _plaque_size(plot.board)
    return _roomiest(plot.board, *((high, wide) if plot.placement.turns % 2 else (wide, high)))


@lru_cache(maxsize=24)
def _roomiest(board: Board, wide: float, high: float) -> Panel:
    return terrain_of(board).roomiest(wide, high)


def _zone_name(board: Board, style: Style) -> str:
    """The name in the words of the picture, which know the boards of the game."""
    return style.words.get("zone-" + board.name.lower().replace(" ", "-"), board.name)


def _plaque(whole: Map, plot: Plot, style: Style) -> Element:
    """The letter and name of a zone, and what going off the road costs there, in dice."""
    board = plot.board
    name = short(_zone_name(board, style), 22)
    wide, high = _plaque_size(board)
    wide = max(wide, 92 + 10.5 * len(name))
    at = zone_panel(plot, False).at
    x, y = whole.lay(plot.placement, (at[0] / SCALE, at[1] / SCALE))
    left = -wide / 2
    result = group(
        "zone",
        rect(left, -high / 2, wide, high, "plaque", 12),
        text(left + 34, 16.5, board.zone, "zone-letter"),
        text(left + 66, -10, name, "zone-name"),
        transform=place(x, y),
        data_zone=board.zone,
    )
    step = 0
    for terrain, lost in board.damage.items():
        if lost == 0:
            continue
        across = left + 76 + 52 * step
        chip = group(None, element("title", f"{terrain} –{lost}"), data_terrain=terrain, data_lost=lost)
        chip.add(_terrain_sign(terrain, across, 13))
        chip.add(rect(across + 13, 3, 20, 20, "die", 4), text(across + 23, 18, str(lost), "die-number"))
        result.add(chip)
        step += 1
    return result


_TERRAIN_SIGNS = {
    "grass": ("tuft", 1.3),
    "dirt": ("pebbles", 1.5),
    "forest": ("fir", 1.05),
    "rocks": ("stone-1", 1.0),
    "water": ("wave", 1.0),
    "village": ("house", 0.8),
}


def _terrain_sign(terrain: str, x: float, y: float) -> Element:
    name, scale = _TERRAIN_SIGNS[terrain]
    back = circle(0, 0, 12.5, f"floor-{terrain}")
    return group(
        None, back, use(icon_id(name), 0, 0, transform=place(0, 0.5, 0, scale * 0.95)), transform=place(x, y)
    )


def _letter(whole: Map, plot: Plot) -> Element:
    at = zone_panel(plot, True).at
    x, y = whole.lay(plot.placement, (at[0] / SCALE, at[1] / SCALE))
    return group(
        "zone",
        circle(0, 0, LETTER_ROOM, "plaque"),
        text(0, 22, plot.board.zone, "zone-letter large"),
        transform=place(x, y),
        data_zone=plot.board.zone,
    )


def draw_signs(whole: Map, style: Style, view: Mapping[str, Any] | None, size: float) -> Element:
    """Start, finish, split points and mud."""
    result = group("stage-signs")
    if whole.is_stage:
        start, way_in = whole.driven[0].course.start()
        end, way_out = whole.driven[-1].course.finish()
        result.add(_gate(START, start, way_in, style, size), _gate(FINISH, end, way_out, style, size))
        for number, split in enumerate(whole.splits, 1):
            driven, index = whole.spot(split)
            at, heading = driven.course.at(index, 0.0)
            x, y = aside(forward(at, heading, -20 * size), heading, HALF + 10 + 22 * size)
            result.add(
                group(
                    "split-sign",
                    element("title", f"{style.word('split')} {number}"),
                    use(icon_id("clock"), 0, 0),
                    transform=place(x, y, 0, 1.35 * size),
                )
            )
    for key, level in (view or {}).get("mud", {}).items():
        driven, index = whole.spot(int(key))
        x, y = driven.course.mud(index)
        mark = group(
            "mud-marker",
            element("title", f"{style.word('mud')} {level}"),
            use(icon_id("mud"), 0, 0),
            data_index=int(key),
            data_level=level,
            transform=place(x, y, 0, 1.15),
        )
        result.add(mark.add(text(0, 5, f"–{level}", "die-number")))
    return result


def _gate(kind: str, at: Point, heading: float, style: Style, size: float) -> Element:
    """Posts at both ends of the line, and a sign beside it."""
    result = group(f"gate {kind}", element("title", style.word(kind)))
    for side in (-1, 1):
        x, y = aside(at, heading, side * (HALF + 9))
        result.add(circle(x, y, 6.5, "post"))
    x, y = aside(at, heading, (HALF + 10 + 26 * size) * (-1 if kind == START else 1))
    sign = gate_sign(kind, heading, size)
    sign.attributes["transform"] = place(x, y, 0, size)
    return result.add(sign)


def gate_sign(kind: str, heading: float, size: float) -> Element:
    """An arrow on green at the start, the flag on red at the finish."""
    sign = group(None, circle(0, 0, 23, f"gate-{kind}"), transform=place(0, 0, 0, size))
    if kind == START:
        return sign.add(path("M-8-11L13 0L-8 11Z", "gate-ink", transform=place(0, 0, heading)))
    return sign.add(circle(0, 0, 17.5, "gate-ink"), use(icon_id("flag"), 0, 0))
