"""The road of a stage unrolled from left to right: spaces, corners with their lines, verges, cars, the dice.

The road runs in the middle. A corner has its cut on the side of the inside and its drift on the other; off
both lies the verge. Nothing is told by colour alone: cars are numbers, terrain and surface have signs.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from rich.text import Text

from racecraft.cli.play.ribbon import Ribbon
from racecraft.engine.state import Action, Seat
from racecraft.games.rallyman.actions import CUT, DRIFT, die_of, is_step, line_of
from racecraft.games.rallyman.board import BUMP, CORNER, LEFT, RIGHT, STRAIGHT
from racecraft.games.rallyman.figures import GAS
from racecraft.games.rallyman.order import take_head
from racecraft.games.rallyman.phases import FIRST, NEXT, PLAN, REST, THROW, TYRE, WEATHER
from racecraft.games.rallyman.stage import space_number
from racecraft.games.rallyman.state import Car, RallymanState
from racecraft.games.rallyman.steps import (
    BUMPY,
    CUT_LINE,
    FINISHED,
    FIRST_DRIFT,
    OFF_LEFT,
    OFF_RIGHT,
    OVERSPEED,
    RETIRED,
    ROAD_LINE,
    SECOND_DRIFT,
    SPUN,
    WRECK,
    Head,
    advance,
    gear_of,
    landing,
    muddied,
    risk,
    snowy,
)
from racecraft.outlook.words import whole_percent

INK = ["#ffffff on #c8102e", "#ffffff on #1f5fd0", "#ffffff on #11823b", "#111111 on #f5c518"]
"""Cars, by seat."""
PEN = ["#ff6b6b", "#74a9ff", "#4cc878", "#f5c518"]
"""The same colours for letters on a dark ground."""

GEAR_DIE = "bold #ffffff on #23262d"
GAS_DIE = "bold #111111 on #ffffff"

TERRAIN = {
    "grass": ('"', "#7fbf7f on #1c3a22"),
    "dirt": ("░", "#c9a06a on #4a3a26"),
    "forest": ("♣", "#9fe0a0 on #14401f"),
    "rocks": ("▲", "#d9d9d9 on #565049"),
    "water": ("≈", "#bfe6ff on #17466b"),
    "village": ("⌂", "#ffe0c0 on #6b3d33"),
}
"""Sign and colours of what lies beside the road."""

ASPHALT = "#8d939c on #33363c"
SNOW = "#5c6f85 on #dfe7ef"
CORNER_ASPHALT = "bold #ffffff on #4a4f59"
CORNER_SNOW = "bold #12304f on #c3d3e4"
BUMP_INK = "bold #ffd98a on #57503c"
CUT_GROUND = "bold #ffe6c2 on #7a5230"
DRIFT_GROUND = "bold #cfe4ff on #3a4c68"
LINE = "#ffffff on #111111"
TARGET = "bold #111111 on #ffffff"
DOUBT = "bold #111111 on #f2b33d"
DANGER = "bold #ffffff on #e0452f"
PLANNED = "bold #111111 on #8fd3ff"
HARM_PENS = {BUMPY: "bold #f2b33d", OVERSPEED: "reverse bold #ff7a6b", WRECK: "reverse bold #ff7a6b"}
"""Dice below the road that may or must cost control."""
RULER = "#8d939c"
SPLIT = "bold #f5c518"

GROUND_SIGNS = "▌▚"
"""Start and finish run over the whole breadth of a road."""

MARGIN = 3
WIDE = 5
BEHIND = 2
"""Spaces shown behind the car."""

LEFT_VERGE, TOP, ROAD, BOTTOM, RIGHT_VERGE = range(5)
"""The rows of the road from the left side of the driver to the right."""


@dataclass(frozen=True)
class Aim:
    """Where a step may lead: its space and row, and how it would end by its gear alone."""

    index: int
    row: int
    half: int
    """0 for the whole cell, 1 or 2 for a half of a drift."""
    harm: int
    dice: str


def die_sign(die: int) -> str:
    return "g" if die == GAS else str(die + 1)


def side_row(s: RallymanState, index: int, line: int) -> int:
    """The row on which a line of a space is drawn: the cut on the inside, the drift on the outside."""
    if index >= s.stage.length or s.stage.ground[index].kind != CORNER or line == ROAD_LINE:
        return ROAD
    inner = TOP if s.stage.spaces[index].inside == LEFT else BOTTOM
    if line == CUT_LINE:
        return inner
    return BOTTOM if inner == TOP else TOP


def car_row(s: RallymanState, car: Car) -> int:
    if car.status == OFF_LEFT:
        return LEFT_VERGE
    if car.status == OFF_RIGHT:
        return RIGHT_VERGE
    return side_row(s, car.index, car.line)


def step_aim(s: RallymanState, action: Action) -> Aim:
    """Where this legal step would lead from the present head."""
    head, line = s.head, line_of(action)
    gear = gear_of(head, die_of(action))
    index = landing(s.stage, head, line, gear)
    half = 0
    where = ROAD_LINE
    if line == DRIFT:
        half = 2 if head.line == FIRST_DRIFT else 1
        where = FIRST_DRIFT
    elif line == CUT:
        where = CUT_LINE
    return Aim(index, side_row(s, index, where), half, risk(s, head, line, gear), die_sign(die_of(action)))


def planned_heads(s: RallymanState) -> list[tuple[str, Head]]:
    """Each die of the plan with the place to which it leads."""
    if not s.plan or s.phase not in (PLAN, THROW):
        return []
    twin = s.copy()
    take_head(twin)
    found = []
    for action in s.plan:
        advance(s, twin.head, die_of(action), line_of(action))
        found.append((die_sign(die_of(action)), twin.head.copy()))
    return found


class Canvas:
    """A few rows of signs with their styles."""

    def __init__(self, rows: int, width: int) -> None:
        self.width = width
        self.signs = [[" "] * width for _ in range(rows)]
        self.styles = [[""] * width for _ in range(rows)]

    def write(self, row: int, column: int, text: str, style: str) -> None:
        for offset, sign in enumerate(text):
            at = column + offset
            if 0 <= at < self.width:
                self.signs[row][at] = sign
                self.styles[row][at] = style

    def line(self, row: int) -> Text:
        found = Text(" " * MARGIN, no_wrap=True)
        for sign, style in zip(self.signs[row], self.styles[row], strict=True):
            found.append(sign, style)
        return found

    def ground(self, row: int) -> Text:
        """The row once more without its letters: what makes a road thicker."""
        found = Text(" " * MARGIN, no_wrap=True)
        for sign, style in zip(self.signs[row], self.styles[row], strict=True):
            found.append(sign if sign in GROUND_SIGNS else " ", style)
        return found


class Road:
    """Draws the road around one car."""

    def __init__(self, s: RallymanState, seat: Seat | None, group: int | None, width: int) -> None:
        self.s = s
        self.seat = seat
        self.columns = max(6, (width - MARGIN) // WIDE)
        focus = self._focus()
        last = s.stage.length + 1 - self.columns
        self.first = max(-1, min(focus - BEHIND, last))
        self.canvas = Canvas(5, self.columns * WIDE)
        self.aims = self._aims(group)
        self.plan = planned_heads(s)

    def _focus(self) -> int:
        """The space the picture follows: the car's own, or as far as its plan has come."""
        s = self.s
        if self.seat is None or s.phase in (TYRE, WEATHER):
            return -1
        index = s.cars[self.seat].index
        reached = s.head.index if self.seat == s.turn and s.phase in (PLAN, THROW) else index
        return max(index, min(reached - self.columns + 8, s.stage.length))

    def _aims(self, group: int | None) -> list[Aim]:
        """The steps that may be chosen now, of the line that is looked at."""
        s = self.s
        if s.phase not in (FIRST, NEXT, PLAN, REST) or self.seat != s.turn:
            return []
        found: dict[tuple[int, int, int, int], Aim] = {}
        for action in s.legal(s.turn):
            if not is_step(action) or (group is not None and line_of(action) != group) or action & 1:
                continue
            aim = step_aim(s, action)
            key = (aim.index, aim.row, aim.half, aim.harm)
            dice = found[key].dice + aim.dice if key in found else aim.dice
            found[key] = Aim(*key, dice)
        return sorted(found.values(), key=lambda aim: aim.harm)

    def draw(self, height: int, chances: list[Fraction]) -> list[Text]:
        """The road on at most so many lines; for lack of room the verges and the ruler go first."""
        for index in range(self.first, self.first + self.columns):
            self._space(index)
        self._show_plan()
        self._show_aims()
        self._show_cars()
        line, ground = self.canvas.line, self.canvas.ground
        middle = [line(TOP), line(ROAD), line(BOTTOM)]
        room = height - len(middle)
        under = [self._under(chances)] if room >= 1 else []
        verges = room >= 3
        ruler = [self._ruler()] if room >= 4 else []
        if room >= 7:
            middle = [ground(TOP), line(TOP), line(ROAD), ground(ROAD), line(BOTTOM), ground(BOTTOM)]
        beside = [line(LEFT_VERGE), *middle, line(RIGHT_VERGE)] if verges else middle
        return [*ruler, *beside, *under]

    def _column(self, index: int) -> int:
        return (index - self.first) * WIDE

    # --- The ground ---

    def _space(self, index: int) -> None:
        s, column, write = self.s, self._column(index), self.canvas.write
        if index < 0 or index > s.stage.length:
            return
        if index == s.stage.length:
            for row in (TOP, ROAD, BOTTOM):
                write(row, column, "▚▚", LINE)
            return
        if index == 0:
            for row in (TOP, ROAD, BOTTOM):
                write(row, column - 1, "▌", "#ffffff")
        space = s.stage.spaces[index]
        white = snowy(s, index)
        for row, side in ((LEFT_VERGE, LEFT), (TOP, LEFT), (BOTTOM, RIGHT), (RIGHT_VERGE, RIGHT)):
            sign, style = TERRAIN[space.verge[side]]
            write(row, column, f" {sign} {sign} " if row in (LEFT_VERGE, RIGHT_VERGE) else " " * WIDE, style)
        for row, side in ((LEFT_VERGE, LEFT), (RIGHT_VERGE, RIGHT)):
            lost = s.stage.ground[index].damage(side)
            if lost:
                sign, style = TERRAIN[space.verge[side]]
                write(row, column, f" {sign}-{lost} ", f"bold {style}")
        if space.kind == STRAIGHT:
            dot = "*" if white else "·"
            text = f"  {dot}  " if space.cap > 1 else f" ){dot}( "
            write(ROAD, column, text, SNOW if white else ASPHALT)
        elif space.kind == BUMP:
            write(ROAD, column, f"{'*' if white else ' '}^{space.number}^ ", BUMP_INK)
        else:
            self._corner(index, white)

    def _corner(self, index: int, white: bool) -> None:
        s, column = self.s, self._column(index)
        space = s.stage.spaces[index]
        mud = s.mud[index]
        arrow = "↰" if space.inside == LEFT else "↱"
        number = muddied(s, space.number, mud)
        text = f"{'*' if white else ' '}{arrow}{number}{'~' if mud else ' '} "
        self.canvas.write(ROAD, column, text, CORNER_SNOW if white else CORNER_ASPHALT)
        if space.drift:
            row = side_row(s, index, FIRST_DRIFT)
            first, second = (muddied(s, number, mud) for number in space.drift)
            self.canvas.write(row, column, f" {first}»{second} ", DRIFT_GROUND)
        if space.cut:
            self.canvas.write(side_row(s, index, CUT_LINE), column, f" ✂{space.cut}  ", CUT_GROUND)

    # --- What may be done ---

    def _show_plan(self) -> None:
        for sign, head in self.plan:
            row = side_row(self.s, head.index, head.line)
            column = self._column(head.index)
            if head.line in (FIRST_DRIFT, SECOND_DRIFT):
                self.canvas.write(row, column + (1 if head.line == FIRST_DRIFT else 3), sign, PLANNED)
            elif head.index >= self.s.stage.length:
                self.canvas.write(row, column, f"[{sign}]", PLANNED)
            else:
                self._tint(row, column, PLANNED)
                self.canvas.write(row, column + 4, sign, GAS_DIE if sign == "g" else GEAR_DIE)

    def _tint(self, row: int, column: int, style: str) -> None:
        for at in range(max(0, column), min(self.canvas.width, column + WIDE)):
            self.canvas.styles[row][at] = style

    def _show_aims(self) -> None:
        """A space is as safe as the best die that leads to it."""
        for aim in reversed(self.aims):
            style = DANGER if aim.harm >= OVERSPEED else DOUBT if aim.harm else TARGET
            column = self._column(aim.index)
            if aim.half:
                at = column + (1 if aim.half == 1 else 3)
                sign = self.canvas.signs[aim.row][at] if 0 <= at < self.canvas.width else ""
                self.canvas.write(aim.row, at, sign, style)
            else:
                self._tint(aim.row, column, style)

    def _show_cars(self) -> None:
        s = self.s
        at_place: dict[tuple[int, int, int], list[Seat]] = {}
        for seat, car in enumerate(s.cars):
            if car.status in (FINISHED, RETIRED) or (car.index < 0 and seat != self.seat):
                continue
            half = car.line if car.line in (FIRST_DRIFT, SECOND_DRIFT) else 0
            at_place.setdefault((car.index, car_row(s, car), half), []).append(seat)
        for (index, row, half), seats in at_place.items():
            column = self._column(index)
            if half:
                self._car(row, column + (0 if half == FIRST_DRIFT else 3), seats[0], False)
            elif len(seats) == 1:
                corner = 0 <= index < s.stage.length and s.stage.ground[index].kind == CORNER and row == ROAD
                self._car(row, column + (3 if corner else 1), seats[0], not corner)
            else:
                for offset, seat in enumerate(seats[:2]):
                    self._car(row, column + 3 * offset, seat, False)

    def _car(self, row: int, column: int, seat: Seat, roomy: bool) -> None:
        mark = "↺" if self.s.cars[seat].status == SPUN else "›" if seat == self.seat else ""
        text = f"{mark}{seat + 1}" if mark else f"{seat + 1}"
        if roomy:
            text = f"{mark or ' '}{seat + 1}{mark or ' '}"
        self.canvas.write(row, column, text, f"bold {INK[seat]}")

    # --- Beside the road ---

    def _ruler(self) -> Text:
        """Numbers of the spaces, the boards where they begin, and the split points."""
        s, stage = self.s, self.s.stage
        line = Canvas(1, self.canvas.width)
        points = s.setup.split_points[s.stage_number]
        for index in range(max(0, self.first), min(self.first + self.columns, stage.length)):
            column = self._column(index)
            line.write(0, column, str(space_number(index)).center(WIDE), RULER)
            begins = index == 0 or stage.section_of[index] != stage.section_of[index - 1]
            if begins and not stage.is_strip:
                line.write(0, column, f"{stage.zones[stage.ground[index].zone]}{index:>3}", f"bold {RULER}")
            if index in points:
                line.write(0, column, f"⚑{points.index(index) + 1}{space_number(index):>3}", SPLIT)
        return line.line(0)

    def _under(self, chances: list[Fraction]) -> Text:
        """Below the road: the dice that lead to a space, or how likely a plan is lost on each of its dice."""
        line = Canvas(1, self.canvas.width)
        pen = f"bold {PEN[self.seat]}" if self.seat is not None else RULER
        ends: dict[int, int] = {}
        for aim in self.aims:
            column = ends.get(aim.index, 0) or self._column(aim.index)
            style = HARM_PENS.get(aim.harm, pen)
            text = aim.dice if aim.index in ends else f"◂{aim.dice}"
            line.write(0, column, text, style)
            ends[aim.index] = column + len(text)
        for (_, head), chance in zip(self.plan, chances, strict=False):
            line.write(0, self._column(head.index), whole_percent(chance) + "%", pen)
        return line.line(0)


def ribbon(s: RallymanState, seat: Seat | None, width: int) -> Text:
    """The whole stage on one line as pace notes: corners by number, bumps, boards, splits, and every car."""
    stage = s.stage
    inner = max(12, width - 2)
    wide = max(1, inner // (stage.length + 2))
    columns = wide * (stage.length + 2) if stage.length + 2 <= inner else inner
    line = Ribbon(columns)

    def place(index: int) -> int:
        at = (index + 1) * wide if stage.length + 2 <= inner else (index + 1) * inner // (stage.length + 2)
        return min(columns - 1, at)

    def put(index: int, sign: str, style: str) -> None:
        line.put(place(index), sign, style)

    for index in range(stage.length):
        if index and stage.section_of[index] != stage.section_of[index - 1]:
            put(index, "┼", "#9aa0aa")
        elif stage.ground[index].kind == BUMP:
            put(index, "^", "#ffd98a")
        elif stage.ground[index].kind == CORNER:
            put(index, str(muddied(s, stage.ground[index].number, s.mud[index])), "bold #d5d8dd")
    for point in s.setup.split_points[s.stage_number]:
        put(point, "⚑", SPLIT)
    put(-1, "▌", "#ffffff")
    put(stage.length, "▚", "#ffffff")
    cars = [(number, s.cars[number]) for number in sorted(range(s.seats), key=lambda one: one != seat)]
    shown = [
        (place(car.index), number, INK[number])
        for number, car in cars
        if car.status != RETIRED and (car.index >= 0 or number == seat)
    ]
    line.put_cars(shown, lap=False)
    return line.text()
