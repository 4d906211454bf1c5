"""The road of Heat as text: two spots a cell, corner lines with their limits, cars, water and tunnels."""

from __future__ import annotations

from rich.text import Text

from racecraft.games.heat.board import LEFT, RIGHT, Cell
from racecraft.games.heat.state import HeatState

INK = [
    "white on #33363b",
    "white on #2f6fd0",
    "black on #4cb565",
    "white on #cf3b33",
    "black on #a8adb5",
    "black on #f0c53c",
    "black on #ef8a34",
    "white on #8a55c4",
    "black on #f4f4f4",
]
"""Cars by colour: on paint of their own."""
PEN = ["#9aa0a8", "#5b95ea", "#4cb565", "#ef5b50", "#c3c7cd", "#f0c53c", "#ef8a34", "#b184e6", "#ffffff"]
LINE = "bold #f4efe2"
LIMIT = "bold #ef5b50"
FAINT = "#6b7078"
WATER = "#5b95ea"
TUNNEL = "#8a8f98"

CELL = 4
"""Columns of a cell."""
BEHIND = 3
"""Cells shown behind the car that matters."""


def car_at(state: HeatState, cell: Cell, side: int) -> int:
    """The car on a spot, or -1."""
    on_line = state.conditions.track.side[cell] == side
    for number, car in enumerate(state.cars):
        if car.cell == cell and car.line == on_line:
            return number
    return -1


def spot(state: HeatState, cell: Cell, side: int) -> Text:
    track = state.conditions.track
    number = car_at(state, cell, side)
    if number >= 0:
        name = f" {number + 1} " if number < state.seats else f"L{number + 1} "
        return Text.assemble((name, f"bold {INK[state.setup.colours[number]]}"), " ")
    sign, style = (" = ", LINE) if track.side[cell] == side else (" · ", FAINT)
    if track.flooded[cell]:
        sign, style = sign.replace("·", "~"), WATER
    if track.tunnel[cell]:
        sign, style = sign.replace("·", "#"), TUNNEL
    return Text.assemble((sign, style), " ")


def edge(state: HeatState, cell: Cell) -> str:
    """What lies at the end of a cell: a corner line, the start line, or nothing."""
    track = state.conditions.track
    if cell in track.after:
        return "│"
    return "▚" if cell == track.cells else " "


def road(state: HeatState, focus: Cell, width: int, height: int) -> Text:
    """The road from a little behind the focus on: limits above, both sides, numbers of cells below."""
    conditions = state.conditions
    track = conditions.track
    shown = max(4, min(track.cells, (width - 2) // CELL))
    cells = [(focus - 1 - BEHIND + index) % track.cells + 1 for index in range(shown)]
    above, left, right, below = Text(), Text(), Text(), Text()
    for cell in cells:
        mark = edge(state, cell)
        if mark == "│":
            line = track.after.index(cell)
            sign = "!" if conditions.overheat[line] else "*" if conditions.press[line] else ""
            above.append(f"{conditions.limit[line]}{sign}".rjust(CELL), LIMIT)
        else:
            above.append(f"{track.to_line[cell]}".rjust(CELL - 1) + " ", FAINT)
        for row, side in ((left, LEFT), (right, RIGHT)):
            row.append_text(spot(state, cell, side)[: CELL - 1])
            row.append(mark, LIMIT if mark == "│" else LINE)
        below.append(f"{cell}".rjust(CELL - 1) + " ", "bold" if cell == focus else FAINT)
    return Text("\n").join([above, left, right, below][:height])


def ribbon(state: HeatState, width: int) -> Text:
    """The whole lap on one line: corners as bars, cars as numbers."""
    track = state.conditions.track
    signs = ["·"] * width
    styles = [FAINT] * width
    for line, after in enumerate(track.after):
        place = min(width - 1, after * width // track.cells)
        signs[place], styles[place] = str(min(9, state.conditions.limit[line])), LIMIT
    for number in reversed(range(len(state.cars))):
        cell = state.cars[number].cell
        if cell:
            place = min(width - 1, (cell - 1) * width // track.cells)
            signs[place] = str(number + 1)
            styles[place] = f"bold {INK[state.setup.colours[number]]}"
    found = Text()
    for sign, style in zip(signs, styles, strict=True):
        found.append(sign, style)
    return found
