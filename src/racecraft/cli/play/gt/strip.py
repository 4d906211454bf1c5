"""The road of Rallyman: GT as a strip of characters: stations from left to right, sixths of its width from
top to bottom."""

from __future__ import annotations

from rich.text import Text

from racecraft.engine.state import Seat
from racecraft.games.gt.actions import STEP_DICE, STEPS
from racecraft.games.gt.board import NO_CAP, NOWHERE, WAYS, WIDTH, Circuit
from racecraft.games.gt.planning import ON_TRACK, ON_VERGE
from racecraft.games.gt.rules import PLAN, progress
from racecraft.games.gt.state import GTState

PEN = ["#ff5a4d", "#6f8cff", "#35d0a5", "#ffe030", "#f09a2c", "#c9ccd3"]
"""The colours of the seats on a dark ground."""
INK = [f"#111111 on {pen}" for pen in PEN]

STATION = 8
"""Columns of a station."""
ROAD, CORNER = "#3a3d42", "#55504b"
TARGET, PLANNED = "#2f6b45", "#7a6520"
EDGE = "#8b9098"
CAP = "bold #ffffff"
LINE = "bold #ff6b5e"
FLAG = "bold #f7d117"
FAINT = "#6b7078"
FINISH = "#ffffff"


class Strip:
    """A circuit by station and sixth: which space covers which piece of road, and which lines lie where."""

    def __init__(self, circuit: Circuit) -> None:
        self.circuit = circuit
        self.cover = [[NOWHERE] * WIDTH for _ in range(circuit.length)]
        for cell in range(len(circuit.names)):
            for station in range(circuit.back[cell], circuit.front[cell]):
                for sixth in range(circuit.low[cell], circuit.high[cell]):
                    self.cover[station][sixth] = cell
        self.lines: dict[tuple[int, int], str] = {}
        for laid in circuit.laid:
            for dotted in laid.tile.dotted:
                station, low, high = dotted.station, dotted.low, dotted.high
                if laid.reverse:
                    station, low, high = laid.tile.stations - station, WIDTH - high, WIDTH - low
                at = (laid.offset + station) % circuit.length
                for sixth in range(low, high):
                    self.lines[at, sixth] = str(dotted.number) if dotted.number else "!"

    def draw(self, state: GTState, seat: Seat, width: int, height: int) -> Text:
        """The road from just behind the car, as far as the columns reach."""
        circuit = self.circuit
        car = state.cars[seat]
        first = max(0, circuit.back[car.cell] - 1) if car.cell != NOWHERE else 0
        stations = [(first + n) % circuit.length for n in range(max(1, width // STATION))]
        marks = self._marks(state)
        rows = [self._head(state, stations)]
        for sixth in range(WIDTH):
            row = Text()
            for station in stations:
                row.append_text(self._piece(state, station, sixth, marks))
            rows.append(row)
        rows.append(self._verge(state, stations))
        return Text("\n").join(rows[:height])

    def _marks(self, state: GTState) -> dict[int, tuple[str, str]]:
        """What is to be seen on spaces: cars, steps of the plan, targets of the next step."""
        marks: dict[int, tuple[str, str]] = {}
        if state.phase == PLAN:
            for action in state.legal(state.turn):
                if action < STEPS:
                    marks[self.circuit.way[state.plan_cell * WAYS + action // STEP_DICE]] = ("→", TARGET)
        cell = state.start_cell
        for number, action in enumerate(state.plan, 1):
            cell = self.circuit.way[cell * WAYS + action // STEP_DICE]
            marks[cell] = (f"({number})", PLANNED)
        for seat, car in enumerate(state.cars):
            if car.place == ON_TRACK and car.cell != NOWHERE:
                marks[car.cell] = (f"{seat + 1}", INK[seat])
        return marks

    def _head(self, state: GTState, stations: list[int]) -> Text:
        """The numbers of tiles where they begin; a flag where no overtaking is allowed."""
        row = Text()
        offsets = {laid.offset: index for index, laid in enumerate(self.circuit.laid)}
        for station in stations:
            index = offsets.get(station)
            if index is None:
                row.append(" " * STATION)
                continue
            flagged = state.zones >> index & 1
            name = f"{index}·{self.circuit.laid[index].tile.name}"
            row.append(f"{'⚑' if flagged else ''}{name}"[:STATION].ljust(STATION), FLAG if flagged else FAINT)
        return row

    def _piece(self, state: GTState, station: int, sixth: int, marks: dict[int, tuple[str, str]]) -> Text:
        circuit = self.circuit
        cell = self.cover[station][sixth]
        begins = circuit.back[cell] == station
        ground = CORNER if circuit.cap[cell] != NO_CAP else ROAD
        sign, colour = marks.get(cell, ("", ""))
        if colour in (TARGET, PLANNED):
            ground = colour
        under = "underline " if sixth == circuit.high[cell] - 1 else ""
        piece = Text(style=f"{under}{EDGE} on {ground}")
        line = self.lines.get((station, sixth), "")
        first_of_line = line and self.lines.get((station, sixth - 1)) != line
        if station == circuit.line:
            piece.append("▚", FINISH)
        elif line:
            piece.append("┊", LINE)
        else:
            piece.append("│" if begins else " ")
        tag = f"{line} " if first_of_line else ""
        if begins and sixth == circuit.low[cell]:
            piece.append(f"{tag}{circuit.names[cell]}".ljust(STATION - 1)[: STATION - 1])
            return piece
        if begins and sixth == circuit.low[cell] + 1:
            cap = circuit.cap[cell]
            text = f"{cap}{'!' if circuit.hazard[cell] else ''}" if cap != NO_CAP else ""
            if colour and colour not in (TARGET, PLANNED):
                piece.append(f" {sign} ", f"bold {colour}")
                piece.append(text.rjust(STATION - 4 - len(sign) + 1)[: STATION - 3 - len(sign)], CAP)
            else:
                piece.append(f" {sign}".ljust(4), "bold #ffffff")
                piece.append(text.rjust(STATION - 5), CAP)
            return piece
        piece.append(tag.ljust(STATION - 1))
        return piece

    def _verge(self, state: GTState, stations: list[int]) -> Text:
        """Cars on the verge, below the place where they come back."""
        row = Text()
        for station in stations:
            here = [
                seat
                for seat, car in enumerate(state.cars)
                if car.place == ON_VERGE and self.circuit.back[car.cell] == station
            ]
            piece = Text("".join(f"⚠{seat + 1}" for seat in here)[:STATION].ljust(STATION), FLAG)
            row.append_text(piece)
        return row


def ribbon(state: GTState, focus: Seat | None, width: int) -> Text:
    """The whole lap on one line: caps where the corners are, and the cars."""
    circuit = state.circuit
    cells = ["·"] * width
    styles = [FAINT] * width
    for cell in range(len(circuit.names)):
        column = circuit.back[cell] * width // circuit.length
        if circuit.cap[cell] != NO_CAP:
            cells[column], styles[column] = str(circuit.cap[cell]), EDGE
    finish = circuit.line * width // circuit.length
    cells[finish], styles[finish] = "▚", FINISH
    for seat in sorted(range(state.seats), key=lambda seat: (seat == focus, progress(state, seat))):
        car = state.cars[seat]
        if car.cell != NOWHERE:
            column = min(width - 1, (circuit.front[car.cell] - 1) * width // circuit.length)
            cells[column], styles[column] = str(seat + 1), f"bold {INK[seat]}"
    line = Text()
    for sign, style in zip(cells, styles, strict=True):
        line.append(sign, style)
    return line
