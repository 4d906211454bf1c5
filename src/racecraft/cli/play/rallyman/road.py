"""The road of a stage in letters: a window of spaces round a car, and the whole stage on one line."""

from __future__ import annotations

from rich.text import Text

from racecraft.games.rallyman.board import BUMP, CORNER, LEFT, RIGHT, Space
from racecraft.games.rallyman.state import Car, RallymanState
from racecraft.games.rallyman.steps import (
    DRIVING,
    FINISHED,
    OFF_LEFT,
    OFF_RIGHT,
    RETIRED,
    SPUN,
    WAITING,
    muddied,
    snowy,
)

PEN = ["#ff6b6b", "#74a9ff", "#4cc878", "#f5c518"]
"""The colours of the cars as letters on a dark ground."""
VERGE = {
    "grass": ('"', "#6fae75 on #1c3a22"),
    "dirt": (":", "#d9b27a on #4a3520"),
    "forest": ("♣", "#7fd08a on #143319"),
    "rocks": ("▲", "#d0ccc6 on #4b4642"),
    "water": ("≈", "#9fd8e6 on #123a4a"),
    "village": ("⌂", "#f0c9a0 on #53352b"),
}
ASPHALT = "#f4f0e6 on #3c4047"
SNOW = "#20303c on #c6d3dc"
CORNER_COLOUR = "bold #ffd23f on #4a4036"
RULER = "#9aa0aa"
CELL = 7
"""Columns for each space."""


def code(state: RallymanState, index: int) -> str:
    """A space in the notation of strips, with its numbers as the mud has left them."""
    space = state.stage.spaces[index]
    if space.kind == BUMP:
        return f"^{space.number}"
    if space.kind != CORNER:
        return "," if space.cap == 1 else "."
    side = "◄" if space.inside == LEFT else "►"
    drift = f"~{muddied(state, space.drift[0], state.mud[index])}" if space.drift else ""
    cut = f"k{space.cut}" if space.cut else ""
    return f"{side}{muddied(state, space.number, state.mud[index])}{drift}{cut}"


def marks(state: RallymanState, index: int, statuses: tuple[int, ...]) -> list[int]:
    """The seats whose cars are on a space in one of these ways."""
    return [seat for seat, car in enumerate(state.cars) if car.index == index and car.status in statuses]


def sign(car: Car, seat: int) -> str:
    """A car as it stands: `1` on the road, `1~` in a drift, `1k` on the cut, `1?` spun."""
    if car.status == SPUN:
        return f"{seat + 1}?"
    return f"{seat + 1}{['', '~', '≈', 'k'][car.line]}"


def window(state: RallymanState, focus: int, width: int, height: int) -> Text:
    """The spaces round an index: numbers, left verge, road, cars, right verge; fewer lines where there is
    less room."""
    count = max(1, min(width // CELL, state.stage.length + 2))
    first = max(-1, min(focus - 2, state.stage.length + 1 - count))
    rows = [_ruler, _left, _road, _cars, _right]
    if height < 5:
        rows = [_ruler, _road, _cars][: max(1, height)]
    lines = []
    for row in rows:
        line = Text(no_wrap=True, overflow="crop")
        for index in range(first, first + count):
            line.append_text(row(state, index))
        lines.append(line)
    return Text("\n", no_wrap=True, overflow="crop").join(lines)


def _ruler(state: RallymanState, index: int) -> Text:
    name = "START" if index < 0 else "FINISH" if index >= state.stage.length else str(index)
    splits = state.setup.split_points[state.stage_number]
    if index in splits:
        name = f"{index}·T{splits.index(index) + 1}"
    return Text(name.center(CELL)[:CELL], RULER)


def _left(state: RallymanState, index: int) -> Text:
    return _verge(state, index, LEFT, OFF_LEFT)


def _right(state: RallymanState, index: int) -> Text:
    return _verge(state, index, RIGHT, OFF_RIGHT)


def _verge(state: RallymanState, index: int, side: int, status: int) -> Text:
    if not 0 <= index < state.stage.length:
        return Text(" " * CELL)
    letter, style = VERGE[state.stage.spaces[index].verge[side]]
    cars = "".join([str(seat + 1) for seat in marks(state, index, (status,))])
    return Text((cars or letter * 3).center(CELL)[:CELL], style)


def _road(state: RallymanState, index: int) -> Text:
    if not 0 <= index < state.stage.length:
        return Text(("▐" if index < 0 else "▚▚▚").center(CELL), "bold #f4f4f4")
    space: Space = state.stage.spaces[index]
    style = SNOW if snowy(state, index) else CORNER_COLOUR if space.kind == CORNER else ASPHALT
    return Text(code(state, index).center(CELL)[:CELL], style)


def _cars(state: RallymanState, index: int) -> Text:
    inside = 0 <= index < state.stage.length
    line = Text(" ", ASPHALT if inside else "")
    statuses = (DRIVING, SPUN) if inside else (WAITING,) if index < 0 else (FINISHED, DRIVING)
    for seat in marks(state, index, statuses)[:3]:
        line.append(sign(state.cars[seat], seat), f"bold {PEN[seat]}")
    line.append(" " * max(0, CELL - len(line.plain)))
    return line[:CELL]


def ribbon(state: RallymanState, width: int) -> Text:
    """The whole stage on one line, cars in their colours."""
    length = state.stage.length
    columns = max(1, min(width, length))
    line = Text(no_wrap=True, overflow="crop")
    for column in range(columns):
        first, last = (
            column * length // columns,
            max((column + 1) * length // columns, column * length // columns + 1),
        )
        here = [
            seat
            for seat, car in enumerate(state.cars)
            if first <= car.index < last and car.status not in (RETIRED, FINISHED)
        ]
        if here:
            line.append(str(here[0] + 1), f"bold {PEN[here[0]]}")
        else:
            line.append(_small(state.stage.spaces[first]), RULER)
    return line


def _small(space: Space) -> str:
    if space.kind == CORNER:
        return str(space.number)
    return "^" if space.kind == BUMP else "·"
