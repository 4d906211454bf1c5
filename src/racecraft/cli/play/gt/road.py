"""The road of Rallyman: GT unrolled: driven from left to right, its left border on top, and what lies on it.

Nothing is told by colour alone: cars and dice are written out, limits stand in brackets or behind a triangle,
danger is a number of diamonds, dotted lines are dotted.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter

from rich.style import Style
from rich.text import Text

from racecraft.cli.play.ribbon import Ribbon
from racecraft.engine.state import Action, Seat
from racecraft.games.gt.actions import COAST, FLYING, REDLINE, STEP_DICE
from racecraft.games.gt.board import NOWHERE, WAYS, Cell, Circuit, Gear
from racecraft.games.gt.dashboard import OFF, marker_name
from racecraft.games.gt.phases import DRIVE, PLAN, THROWN
from racecraft.games.gt.planning import (
    FINISHED,
    IN_PIT,
    ON_TRACK,
    ON_VERGE,
    boosts_for,
    brakes_for,
    gear_after,
)
from racecraft.games.gt.risk import plan_on_table
from racecraft.games.gt.state import GTState
from racecraft.games.gt.tiles import NO_CAP, WIDTH
from racecraft.outlook.words import whole_percent

INK = [
    "#ffffff on #c8102e",
    "#ffffff on #1f5fd0",
    "#ffffff on #11823b",
    "#111111 on #f5c518",
    "#111111 on #f28c28",
    "#ffffff on #000000",
]
"""Cars, by seat."""
PEN = ["#ff6b6b", "#74a9ff", "#4cc878", "#f5c518", "#f28c28", "#c9ccd2"]
"""The same colours for letters on a dark ground."""

ASPHALT = ["#2e3137", "#383c43"]
CORNER = ["#453a2c", "#514534"]
PATH = "#24506b"
TARGET = "#8d96a5"
AIMED = "#ffffff"
DANGER_GROUND = "#e0452f"

RULER = "#8d939c"
EDGE = "#5b616b"
DANGER_PENS = ["#f5c518", "#f28c28", "#ff5a4a"]
KERBS = [Style.parse("#d8d8d8 on #b3262f"), Style.parse("#b3262f on #d8d8d8")]
GEAR_DIE = "bold #ffffff on #111111"
COAST_DIE = "bold #111111 on #f2f2f2"
BRAKE_DIE = "bold #ffffff on #c8102e"

MARGIN = 3
BEHIND = 2
"""Stations shown behind the car."""
AHEAD = 3
"""Stations shown at least beyond the end of the plan."""

ARROWS = {"<": "↗", "": "→", ">": "↘"}

Pen = tuple[str, str]
"""A text and its style, without a ground unless it needs one of its own."""


def cap_text(circuit: Circuit, cell: Cell) -> str:
    """The limit of a space as it is printed: a number in a circle, or in a triangle."""
    cap = circuit.cap[cell]
    if cap == NO_CAP:
        return ""
    return f"▲{cap}" if circuit.hazard[cell] else f"({cap})"


def dice_pens(gear: Gear, die: int) -> list[Pen]:
    """The dice of a step in their colours: ` 4 `, `2BB`, ` C `, `RL`, `F2`, `4^`."""
    if die == COAST:
        return [(" C ", COAST_DIE)]
    if die == REDLINE:
        return [("RL", BRAKE_DIE)]
    if die == FLYING:
        return [("F2", GEAR_DIE)]
    if brakes_for(gear, die) > 0:
        return [(str(die), GEAR_DIE), ("B" * brakes_for(gear, die), BRAKE_DIE)]
    if boosts_for(gear, die) > 0:
        return [(str(die), GEAR_DIE), ("^", COAST_DIE)]
    return [(f" {die} ", GEAR_DIE)]


Step = tuple[Cell, Gear, int, bool]
"""A step of a plan: the space entered, the gear before, the die and whether it is too fast."""


def steps_to_drive(s: GTState) -> list[Step]:
    """What is still to be driven of the plan on the table."""
    if not planning(s):
        return []
    found = []
    cell, gear = s.start_cell, s.cars[s.turn].marker
    for action in s.plan:
        edge = cell * WAYS + action // STEP_DICE
        die = action % STEP_DICE
        after = gear_after(gear, die)
        found.append((s.circuit.way[edge], gear, die, after > s.circuit.way_cap[edge]))
        cell, gear = s.circuit.way[edge], after
    return found[s.done :]


def planning(s: GTState) -> bool:
    """A plan lies on the table, or may be laid."""
    return s.phase in (PLAN, DRIVE, THROWN)


class Canvas:
    """A field of signs, each with its style."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.signs = [[" "] * width for _ in range(height)]
        self.pens = [[""] * width for _ in range(height)]
        self.grounds = [[""] * width for _ in range(height)]

    def fill(self, x: int, y: int, width: int, height: int, ground: str) -> None:
        for row in range(max(0, y), min(self.height, y + height)):
            for column in range(max(0, x), min(self.width, x + width)):
                self.grounds[row][column] = ground

    def write(self, x: int, y: int, text: str, pen: str) -> None:
        for column, sign in enumerate(text, x):
            if 0 <= column < self.width and 0 <= y < self.height:
                self.signs[y][column] = sign
                self.pens[y][column] = pen

    def ground(self, x: int, y: int) -> str:
        return self.grounds[y][x] if 0 <= x < self.width else ""

    def ends_word(self, x: int, y: int) -> bool:
        """Whether a digit may follow this sign without being read as part of it."""
        return not (0 <= x < self.width and self.signs[y][x].isalnum())

    def row(self, y: int) -> Text:
        line = Text(" " * MARGIN)
        styled = zip(self.signs[y], self.pens[y], self.grounds[y], strict=True)
        for (pen, ground), run in groupby(styled, key=itemgetter(1, 2)):
            style = pen if " on " in pen or not ground else f"{pen} on {ground}".strip()
            line.append("".join(sign for sign, _, _ in run), style)
        return line


class Road:
    """Draws one circuit."""

    def __init__(self, circuit: Circuit) -> None:
        self.circuit = circuit
        self.lines: dict[int, list[tuple[int, int, int]]] = {}
        """Dotted lines as (low, high, number) by their station in the lap."""
        for laid in circuit.laid:
            for dotted in laid.tile.dotted:
                station, low, high = dotted.station, dotted.low, dotted.high
                if laid.reverse:
                    station, low, high = laid.tile.stations - station, WIDTH - high, WIDTH - low
                at = (laid.offset + station) % circuit.length
                self.lines.setdefault(at, []).append((low, high, dotted.number))

    def draw(
        self, s: GTState, seat: Seat, aims: dict[Cell, str], aimed: str | None, width: int, height: int
    ) -> list[Text]:
        """The road around the seat's car on at most `height` lines. `aims` are the spaces that the decision
        due may lead to with their signs, `aimed` the sign of those the player looks at.

        Room makes the lanes thicker; for lack of it tile heads, kerbs and risks go first, the lanes never.
        """
        wide = 5 if width < 112 else 6
        stations = max(6, min((width - MARGIN) // wide, self.circuit.length))
        first = self.first(s, seat, stations)
        laid = {step[0]: step for step in steps_to_drive(s)}
        rows = 12 if height >= 16 else 6 if height >= 10 else 3
        canvas = Canvas(stations * wide, rows)
        for cell in range(len(self.circuit.names)):
            at = (self.circuit.back[cell] - first) % self.circuit.length
            length = self.circuit.front[cell] - self.circuit.back[cell]
            if at + length > self.circuit.length:
                at -= self.circuit.length
            if at < stations:
                self.space(canvas, s, seat, cell, at * wide, length * wide, laid.get(cell), aims, aimed)
        for column in range(stations + 1):
            self.borders(canvas, (first + column) % self.circuit.length, column * wide)
        road = [canvas.row(y) for y in range(rows)]
        head = self.heads(s, first, stations, wide)
        top = self.kerb(s, first, stations, wide, left=True)
        bottom = self.kerb(s, first, stations, wide, left=False)
        risk = self.risks(s, first, stations, wide)
        spare = height - rows
        above = [part for part, need in ((head, 1), (top, 3)) if spare >= need]
        below = [part for part, need in ((bottom, 4), (risk, 2)) if spare >= need]
        return [*above, *road, *below]

    def first(self, s: GTState, seat: Seat, stations: int) -> int:
        """The station at the left: behind the car, or as far on as the end of the plan needs."""
        circuit = self.circuit
        car = s.cars[seat]
        moving = seat == s.turn and planning(s)
        cell = s.start_cell if moving else car.cell
        if cell == NOWHERE:
            return (circuit.line - BEHIND - 1) % circuit.length
        first = circuit.back[cell] - BEHIND
        if moving and s.plan:
            ahead = (circuit.front[s.plan_cell] - first) % circuit.length
            first += max(0, ahead + AHEAD - stations)
        return first % circuit.length

    # --- Spaces ---

    def across(self, low: int, high: int, rows: int) -> tuple[int, int]:
        """The rows that a stretch of the width takes: first row and how many."""
        if rows >= WIDTH:
            scale = rows // WIDTH
            return low * scale, (high - low) * scale
        if high - low == 3:
            return (0, 1) if low == 0 else (2, 1)
        return low // 2, (high - low) // 2

    def space(
        self,
        canvas: Canvas,
        s: GTState,
        seat: Seat,
        cell: Cell,
        x: int,
        width: int,
        step: Step | None,
        aims: dict[Cell, str],
        aimed: str | None,
    ) -> None:
        circuit = self.circuit
        low, high = circuit.low[cell], circuit.high[cell]
        y, height = self.across(low, high, canvas.height)
        shade = (low + circuit.back[cell]) % 2 if high - low == 3 else (low // 2 + circuit.back[cell]) % 2
        ground = (ASPHALT if circuit.cap[cell] == NO_CAP else CORNER)[shade]
        pens, cap = self.content(s, seat, cell, step), cap_text(circuit, cell)
        pen = "bold #ffd98a"
        if cell in aims:
            here = aimed is None or aims[cell] == aimed
            ground = AIMED if here else TARGET
            pen = "bold #111111"
            room = "" if cap and height == 1 else " "
            pens = [(room + ARROWS.get(aims[cell], "×"), "bold #111111")]
        elif step is not None:
            ground = DANGER_GROUND if step[3] else PATH
        if canvas.height < WIDTH and high - low == 3:
            canvas.fill(x, 0 if low == 0 else 1, width, 2, ground)
            if low != 0:
                canvas.write(x, 1, "╌" * width, EDGE)
        canvas.fill(x, y, width, height, ground)
        for row in range(y, y + height):
            canvas.write(x + width - 1, row, "▕", EDGE)
        line = y + (height - 1) // 2
        at = x
        for text, style in pens:
            canvas.write(at, line, text[: x + width - 1 - at], style)
            at += len(text)
        if cap and height > 1 and pens:
            canvas.write(x, line + 1, cap, pen)
        elif cap and at + len(cap) <= x + width - 1:
            canvas.write(at, line, cap, pen)

    def content(self, s: GTState, seat: Seat, cell: Cell, step: Step | None) -> list[Pen]:
        """What stands on a space: a car with its gear, or the dice laid there."""
        for number, car in enumerate(s.cars):
            if car.cell == cell and car.place == ON_TRACK:
                return self.car(s, number, "▸" if number == seat and car.marker != OFF else "")
        if step is None:
            return []
        _, gear, die, fast = step
        return [*dice_pens(gear, die), ("!", "bold #ffffff")] if fast else dice_pens(gear, die)

    def car(self, s: GTState, seat: Seat, sign: str = "") -> list[Pen]:
        """A car with its gear; the arrow shows which way it faces."""
        car = s.cars[seat]
        arrow = "‹" if car.spun else "›"
        gear = s.gear if seat == s.turn and planning(s) and s.done > 0 else car.marker
        return [(f"{sign}{seat + 1}", f"bold {INK[seat]}"), (f"{arrow}{marker_name(gear)}", "bold #ffffff")]

    # --- Borders between stations ---

    def borders(self, canvas: Canvas, station: int, x: int) -> None:
        """The finish line and the dotted lines at the front edge of a station."""
        circuit = self.circuit
        if station == circuit.line:
            for row in range(canvas.height):
                canvas.write(x - 1, row, "▚", "#ffffff on #111111")
        for low, high, number in self.lines.get(station, []):
            y, height = self.across(low, high, canvas.height)
            row = y + height - 1
            pen = "bold #ff7a6b" if number == 0 else "bold #ffe27a"
            if canvas.ground(x - 1, row) in (AIMED, TARGET):
                pen = "bold #111111"
            for line in range(y, y + height):
                canvas.write(x - 1, line, "┊", pen)
            if canvas.ends_word(x - 3, row):
                canvas.write(x - 2, row, str(number) if number else "!", pen)

    # --- Beside the road ---

    def heads(self, s: GTState, first: int, stations: int, wide: int) -> Text:
        """Over each tile its number, its danger, its bend and its flags."""
        canvas = Canvas(stations * wide, 1)
        for index, laid in enumerate(self.circuit.laid):
            at = (laid.offset - first) % self.circuit.length
            seen = laid.tile.stations
            if at + seen > self.circuit.length:
                at, seen = 0, at + seen - self.circuit.length
            if at >= stations:
                continue
            danger = laid.tile.danger
            bend = "" if laid.turn == 0 else "↱" if laid.turn > 0 else "↰"
            flag = "⚑" if s.zones >> index & 1 else ""
            x, end = at * wide, (at + seen) * wide - 1
            for text, pen in (
                (f"{index} ", f"bold {RULER}"),
                ("◆" * (danger + 1) + " ", DANGER_PENS[danger]),
                (bend, RULER),
                (flag, "bold #f5c518"),
            ):
                canvas.write(x, 0, text[: max(0, end - x)], pen)
                x += len(text)
        return canvas.row(0)

    def kerb(self, s: GTState, first: int, stations: int, wide: int, left: bool) -> Text:
        """The kerb on one side, with the cars that stand on the verge behind it."""
        line = Text(" " * MARGIN)
        verge: dict[int, list[Seat]] = {}
        for seat, car in enumerate(s.cars):
            if car.place == ON_VERGE and car.left_side == left:
                at = (self.circuit.back[car.cell] - first) % self.circuit.length
                verge.setdefault(at, []).append(seat)
        for column in range(stations):
            if column in verge:
                text = Text()
                for seat in verge[column]:
                    for part, style in self.car(s, seat):
                        text.append(part, style)
                text.truncate(wide)
                line.append_text(text)
                line.append(" " * (wide - len(text)))
            else:
                line.append("▀" * wide, KERBS[(first + column) % 2])
        return line

    def risks(self, s: GTState, first: int, stations: int, wide: int) -> Text:
        """Under each planned step the chance that control is lost by then."""
        canvas = Canvas(stations * wide, 1)
        if s.phase in (PLAN, DRIVE) and s.plan:
            for (cell, *_), step in zip(steps_to_drive(s), plan_on_table(s).steps, strict=True):
                at = (self.circuit.back[cell] - first) % self.circuit.length
                canvas.write(at * wide, 0, whole_percent(step.lost) + "%", f"bold {PEN[s.turn]}")
        return canvas.row(0)


def ribbon(s: GTState, seat: Seat, width: int) -> Text:
    """The whole lap on one line: the finish line, the lowest limit of each corner, and every car."""
    circuit = s.circuit
    inner = max(12, width - 2)
    line = Ribbon(inner)

    def place(station: int) -> int:
        return min(inner - 1, station % circuit.length * inner // circuit.length)

    for index, laid in enumerate(circuit.laid):
        cells = range(laid.first, laid.first + len(laid.tile.spaces))
        caps = [circuit.cap[cell] for cell in cells if circuit.cap[cell] != NO_CAP]
        if caps:
            capped = [circuit.back[cell] for cell in cells if circuit.cap[cell] != NO_CAP]
            column = place(min(capped))
            line.put(column, "①②③④⑤⑥"[min(caps) - 1], "#ffd98a")
        if s.zones >> index & 1:
            line.put(place(laid.offset), "⚑", "bold #f5c518")
    line.put(place(circuit.line), "▚", "#ffffff")
    cars = [(number, s.cars[number]) for number in sorted(range(s.seats), key=lambda number: number != seat)]
    line.put_cars(
        (place(circuit.front[car.cell] - 1), number, INK[number])
        for number, car in cars
        if car.cell != NOWHERE and car.place in (ON_TRACK, ON_VERGE, IN_PIT, FINISHED)
    )
    return line.text()


def targets(s: GTState, actions: Sequence[Action]) -> dict[Cell, str]:
    """The spaces that steps lead to, with the signs of their ways."""
    signs = s.circuit.way_signs(s.plan_cell)
    return {
        s.circuit.way[s.plan_cell * WAYS + action // STEP_DICE]: signs[action // STEP_DICE]
        for action in actions
    }
