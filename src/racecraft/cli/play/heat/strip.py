"""The road of Heat as a strip of text, driven from left to right: two spots a cell, the left one on top.

Above the road stand the limits of the corners and what weather and road tokens do, below it the cells left to
the corner. Nothing is told by colour alone.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.style import Style
from rich.text import Text

from racecraft.cli.play.ribbon import Ribbon
from racecraft.games.heat.board import LEFT, RIGHT, Cell
from racecraft.games.heat.state import HeatState

INK = [
    "#ffffff on #4a4e57",
    "#ffffff on #1f5fd0",
    "#111111 on #4cb565",
    "#ffffff on #c8102e",
    "#111111 on #a8adb5",
    "#111111 on #f5c518",
    "#111111 on #ef8a34",
    "#ffffff on #8a55c4",
    "#111111 on #f4f4f4",
]
"""Cars by colour."""
PEN = ["#b4bac4", "#74a9ff", "#4cc878", "#ff6b6b", "#c3c7cd", "#f5c518", "#ef8a34", "#b184e6", "#ffffff"]
"""The same colours for letters on a dark ground."""

ROAD = Style.parse("#6b7078 on #2b2e34")
RACE_LINE = Style.parse("#8d939c on #3c4047")
WATER = Style.parse("#9cc8ff on #24425f")
TUNNEL = Style.parse("#8d939c on #17181b")
CORNER = Style.parse("bold #ffffff on #c8102e")
CORNER_LINE = Style.parse("bold #ff5a4e on #2b2e34")
LEGEND_LINE = Style.parse("#8d939c on #2b2e34")
START = Style.parse("#ffffff on #111111")
TOKEN = "#56b3e0"
RULER = "#8d939c"
FAINT = "#6b7078"

MARGIN = 3
BEHIND = 3
"""Cells shown behind the car that matters."""
CELL = 3
WIDE_CELL = 4
WIDE_FROM = 112
"""Columns of a terminal from which on cells are wider."""
THICK_FROM = 8
"""Lines for the road from which on each lane has two."""


@dataclass
class Forecast:
    """What is written below the road: how likely a move ends in a cell, and the Heat its corners cost."""

    chances: dict[int, str] = field(default_factory=dict)
    """By cells from the car."""
    costs: dict[int, str] = field(default_factory=dict)


def car_at(state: HeatState, cell: Cell, side: int) -> int:
    """The car on a spot, or -1."""
    on_line = state.conditions.track.side[cell] == side
    for number, car in enumerate(state.cars):
        if car.cell == cell and car.line == on_line:
            return number
    return -1


def car_name(state: HeatState, number: int) -> str:
    """Drivers are numbers, Legends have an L before theirs."""
    return str(number + 1) if number < state.seats else f"L{number + 1}"


def road(
    state: HeatState,
    focus: int,
    start: Cell,
    behind: int,
    forecast: Forecast,
    names: dict[str, str],
    width: int,
    height: int,
) -> list[Text]:
    """The road around a car, from so many cells behind it on. `start` is the cell from which the forecast
    counts, `names` has the short words for tokens. Room makes the lanes thicker; for lack of it the countdown
    goes first."""
    track = state.conditions.track
    wide = WIDE_CELL if width >= WIDE_FROM else CELL
    here = state.cars[focus].cell if focus >= 0 else 0
    shown = max(6, min(track.cells, (width - MARGIN) // wide))
    first = (here or 1) - 1 - behind
    cells = [(first + index) % track.cells + 1 for index in range(shown)]
    middle = [_lane(state, cells, side, focus, wide) for side in (LEFT, RIGHT)]
    if height >= THICK_FROM:
        middle.insert(0, _shoulder(state, cells, LEFT, focus, wide))
        middle.append(_shoulder(state, cells, RIGHT, focus, wide))
    signs = [_signs(state, cells, names, wide)]
    below = [_countdown(state, cells, here, wide)]
    reached = cells.index(start) if start in cells else 0
    for label, texts, style in (
        ("%", forecast.chances, "bold #f5c518"),
        (names["heat"], forecast.costs, "bold #ff6b6b"),
    ):
        if texts:
            line = Text(label.center(MARGIN), style)
            for index in range(len(cells)):
                line.append(texts.get(index - reached, "")[:wide].center(wide), style)
            below.append(line)
    lines = [*signs, *middle, *below]
    if len(lines) > height:
        lines = [*signs, *middle, *below[1:]]
    return lines[:height]


def _edge(state: HeatState, cell: Cell) -> tuple[str, Style] | None:
    """What lies at the end of a cell: a corner line, the start line, a legend line, or nothing."""
    track = state.conditions.track
    if cell in track.after:
        return "┃", CORNER_LINE
    if cell == track.cells:
        return "▚", START
    if len(state.cars) > state.seats and any(
        (line - 1) % track.cells + 1 == cell for line in track.legend_line
    ):
        return "┊", LEGEND_LINE
    return None


def _lane(state: HeatState, cells: list[Cell], side: int, focus: int, wide: int) -> Text:
    line = Text(("L" if side == LEFT else "R").center(MARGIN), RULER)
    for cell in cells:
        text, style = _spot(state, cell, side, focus, wide)
        edge = _edge(state, cell)
        if edge is None:
            line.append(text, style)
        else:
            line.append(text[: wide - 1], style)
            line.append(*edge)
    return line


def _shoulder(state: HeatState, cells: list[Cell], side: int, focus: int, wide: int) -> Text:
    """The outer line of a thick lane: the ground of its spots without their signs."""
    line = _lane(state, cells, side, focus, wide)
    kept = "".join(sign if sign in "┃▚┊" else " " for sign in line.plain)
    line.plain = kept
    return line


def _spot(state: HeatState, cell: Cell, side: int, focus: int, wide: int) -> tuple[str, Style]:
    track = state.conditions.track
    number = car_at(state, cell, side)
    if number >= 0:
        name = car_name(state, number)
        text = f"›{name}" if number == focus else f" {name}" if len(name) == 1 else name
        return text.ljust(wide), Style.parse(f"bold {INK[state.setup.colours[number]]}")
    on_line = track.side[cell] == side
    style = RACE_LINE if on_line else ROAD
    sign = "═" if on_line else "·"
    if track.flooded[cell]:
        sign, style = "~", WATER
    if track.tunnel[cell]:
        sign, style = "#" if not on_line else "═", TUNNEL
    return (sign * wide if sign == "═" else sign.center(wide)), style


def _signs(state: HeatState, cells: list[Cell], names: dict[str, str], wide: int) -> Text:
    """Limits at the corner lines, and at the head of each sector the token that holds there."""
    conditions = state.conditions
    track = conditions.track
    line = Text(" " * MARGIN)
    pending = ""
    for index, cell in enumerate(cells):
        if index == 0 or track.sector[cell] != track.sector[cells[index - 1]]:
            pending = sector_token(state, cell, names)
        if cell in track.after:
            number = track.after.index(cell)
            mark = "!" if conditions.overheat[number] else "*" if conditions.press[number] else ""
            line.append(f"{conditions.limit[number]}{mark}".rjust(wide - 1)[-wide:] + " ", CORNER)
            pending = ""
        elif cell == track.cells:
            line.append("⚑".rjust(wide), "bold #ffffff")
        else:
            line.append(pending[:wide].ljust(wide), TOKEN)
            pending = pending[wide:]
    return line


def sector_token(state: HeatState, cell: Cell, names: dict[str, str]) -> str:
    """What holds for moves that use the sector of a cell, in short."""
    conditions = state.conditions
    found = []
    if conditions.no_cooldown[cell]:
        found.append("no_cooldown")
    if conditions.sector_cooldown[cell]:
        found.append("cooldown")
    if conditions.no_slipstream[cell]:
        found.append("no_slipstream")
    if conditions.slipstream[cell]:
        found.append(f"slipstream_{conditions.slipstream[cell]}")
    if conditions.free_boost[cell]:
        found.append("free_boost")
    return " ".join(names[name] for name in found)


def _countdown(state: HeatState, cells: list[Cell], here: Cell, wide: int) -> Text:
    track = state.conditions.track
    line = Text(" " * MARGIN)
    for cell in cells:
        style = "bold #ffffff" if cell == here else RULER
        line.append(str(track.to_line[cell]).rjust(wide - 1) + " ", style)
    return line


def ribbon(state: HeatState, width: int) -> Text:
    """The whole lap on one line: start and finish, corners with their limits, and every car."""
    track = state.conditions.track
    inner = max(12, width - 2)
    line = Ribbon(inner)
    for number, after in enumerate(track.after):
        column = min(inner - 2, after * inner // track.cells)
        for offset, digit in enumerate(str(state.conditions.limit[number])):
            line.put(column + offset, digit, "bold #ff6b6b")
    line.put(0, "▚", "#ffffff")
    order = sorted(range(len(state.cars)), key=lambda number: -state.cars[number].a)
    line.put_cars(
        (min(inner - 1, (cell - 1) * inner // track.cells), number, INK[state.setup.colours[number]])
        for number in order
        if (cell := state.cars[number].cell)
    )
    return line.text()
