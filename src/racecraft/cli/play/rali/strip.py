"""The road of Ралі as a strip of text: lane 1 on top, driven from left to right, and what lies beside.

Nothing is told by colour alone: cars are numbers, obstacles have a shape and letters, ways off have arrows.
"""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from racecraft.cli.play.ribbon import Ribbon
from racecraft.engine.state import Action, Seat
from racecraft.games.rali.actions import AHEAD, BRANCH, LEFT
from racecraft.games.rali.board import (
    BOX,
    LANES,
    NO_BRANCH,
    NOWHERE,
    OFF_TRACK,
    STATION,
    Board,
    Cell,
    Gear,
)
from racecraft.games.rali.phases import DECLARE, STEP
from racecraft.games.rali.rules import occupant, shift_fails, target
from racecraft.games.rali.state import RaliState
from racecraft.locales import Words

INK = ["#ffffff on #c8102e", "#ffffff on #1f5fd0", "#ffffff on #11823b", "#111111 on #f5c518"]
"""Cars, by seat."""
PEN = ["#ff6b6b", "#74a9ff", "#4cc878", "#f5c518"]
"""The same colours for letters on a dark ground."""

SIGNS = {
    "bridge": ("∏", "#f4f4f4 on #6d6f78"),
    "rock": ("▲", "#ffffff on #75604d"),
    "tree": ("♣", "#eaffea on #1d6b2c"),
    "swamp": ("≈", "#dffff4 on #33694f"),
    "puncture": ("×", "#ffffff on #8a3fa0"),
    "pit": ("●", "#f4f4f4 on #17181b"),
    "sand": ("∴", "#3a2c00 on #e3c16f"),
}
"""Shape and colours of the obstacles; the letters come from the catalogues."""

GRASS = Style.parse("#6fae75 on #1c3a22")
ROADS = [Style.parse("#767b84 on #33363c"), Style.parse("#767b84 on #3c4047")]
PATH = Style.parse("#c9b48a on #5a4a33")
PIT_LANE = Style.parse("#a9b4c4 on #2b4257")
SERVICE = Style.parse("bold #ffffff on #2b6c8f")
ENTRY = Style.parse("bold #ffd98a on #57503c")
LINE = Style.parse("#ffffff on #111111")
TARGET = Style.parse("bold #111111 on #ffffff")
DANGER = Style.parse("bold #ffffff on #e0452f")
RULER = Style.parse("#8d939c")
KERB = [Style.parse("#d8d8d8 on #b3262f"), Style.parse("#b3262f on #d8d8d8")]

MARGIN = 3
BEHIND = 4
"""Rows shown behind the car."""
MOST_REACH = 3
"""Lines that the reach of the gears takes when all three may be declared."""


@dataclass
class Siding:
    """Ways beside the road on one line of the strip: cells by row."""

    cells: dict[int, Cell]
    links: set[int]
    """Rows where the way runs on without a cell."""


class Strip:
    """Draws one board. Which line each way beside the road has is settled once."""

    def __init__(self, board: Board, words: Words) -> None:
        self.board = board
        self.words = words
        self.letters = {kind: words.say("rali-letters", obstacle=kind) for kind in SIGNS}
        self.top: list[Siding] = []
        """Beside lane 1, the nearest line first."""
        self.bottom: list[Siding] = []
        """Beside lane 3, the nearest line first."""
        self._lay()

    # --- Where the ways beside the road run ---

    def _lay(self) -> None:
        """Stations and the box lane lie nearest to the road, short-cuts where there is room beyond them."""
        board = self.board
        entries = [cell for cell in range(len(board.ids)) if board.branch_when[cell] != NO_BRANCH]
        starts: dict[Cell, list[Cell]] = {}
        for cell in entries:
            starts.setdefault(board.branch[cell], []).append(cell)
        ways = sorted(starts, key=lambda first: (board.kind[first] != STATION, board.solid[first], first))
        self._add(self.bottom, {0: board.start4}, set())
        for first in ways:
            cells = {board.row[first]: first}
            cell = first
            while board.lane[board.ahead[cell]] == OFF_TRACK:
                cell = board.ahead[cell]
                cells[max(board.row[cell], 1 + max(cells))] = cell
            side = self.top if board.lane[starts[first][-1]] == 1 else self.bottom
            before = max(board.row[entry] for entry in starts[first])
            after = board.row[board.ahead[cell]] or board.rows
            links = set(range(before + 1, after)) - set(cells)
            self._add(side, cells, links)
            if any(entry in cells.values() for entry in board.box_entry):
                for box in board.box:
                    self._add(side, {board.row[box]: box}, set(), beyond=first)

    def _add(
        self, side: list[Siding], cells: dict[int, Cell], links: set[int], beyond: Cell = NOWHERE
    ) -> None:
        """Puts a way on the nearest line on which it meets no other; boxes lie beyond their lane."""
        rows = set(cells) | links
        level = 0
        if beyond != NOWHERE:
            level = 1 + next(index for index, line in enumerate(side) if beyond in line.cells.values())
        while level < len(side) and rows & (set(side[level].cells) | side[level].links):
            level += 1
        while len(side) <= level:
            side.append(Siding({}, set()))
        side[level].cells.update(cells)
        side[level].links |= links

    # --- The strip ---

    def draw(self, state: RaliState, seat: Seat | None, gears: list[Gear], width: int, height: int) -> Text:
        """The road around the seat's car. `gears` are those whose reach is shown below it.

        Room makes the lanes thicker; for lack of it what lies beside them goes first, the lanes never.
        """
        wide = 4 if width >= 112 else 3
        columns = max(8, min((width - MARGIN) // wide, self.board.rows))
        first = self._row(state, seat) - BEHIND
        rows = [(first + column) % self.board.rows for column in range(columns)]
        targets = self._targets(state, seat)
        top = [self._siding(state, line, rows, wide, targets, seat) for line in self.top]
        bottom = [self._siding(state, line, rows, wide, targets, seat) for line in self.bottom]
        reach = self._reach(state, seat, gears, rows, wide)
        numbers = [self._numbers(rows, wide)]
        thick = max(1, min(3, (height - 1 - len(top) - len(bottom) - MOST_REACH - 2) // LANES))
        kerb = [self._kerb(rows, wide)] if thick > 1 else []
        for part in (top, bottom, reach, numbers):
            while part and LANES + sum(map(len, (top, bottom, reach, numbers))) > height:
                part.pop()
        lines = [*numbers, *reversed(top), *kerb]
        for lane in range(1, LANES + 1):
            ground = self._ground_line(state, lane, rows, wide, targets, dashed=False)
            dashes = self._ground_line(state, lane, rows, wide, targets, dashed=lane < LANES)
            road = self._lane(state, lane, rows, wide, targets, seat)
            lines += {1: [road], 2: [road, dashes], 3: [ground, road, dashes]}[thick]
        return Text("\n").join([*lines, *kerb, *bottom, *reach])

    def _row(self, state: RaliState, seat: Seat | None) -> int:
        cell = state.cars[seat].cell if seat is not None else NOWHERE
        return 0 if cell == NOWHERE else self.board.row[cell]

    def _targets(self, state: RaliState, seat: Seat | None) -> dict[Cell, Action]:
        if state.phase != STEP or seat != state.turn:
            return {}
        return {target(state, action): action for action in state.legal(state.turn)}

    def _numbers(self, rows: list[int], wide: int) -> Text:
        line = Text(" " * MARGIN)
        for row in rows:
            label = str(row) if row % 5 == 0 else "·"
            line.append(label.center(wide), RULER)
        return line

    def _kerb(self, rows: list[int], wide: int) -> Text:
        line = Text(" " * MARGIN)
        for row in rows:
            line.append("▀" * wide, KERB[row % 2])
        return line

    def _lane(
        self,
        state: RaliState,
        lane: int,
        rows: list[int],
        wide: int,
        targets: dict[Cell, Action],
        seat: Seat | None,
    ) -> Text:
        line = Text(f" {lane} ", RULER)
        for row in rows:
            cell = self.board.at(row, lane)
            text, style = self._cell(state, cell, wide, targets, seat)
            if row == 0:
                line.append(text[: wide - 1], style)
                line.append("▚", LINE)
            else:
                line.append(text, style)
        return line

    def _ground_line(
        self,
        state: RaliState,
        lane: int,
        rows: list[int],
        wide: int,
        targets: dict[Cell, Action],
        dashed: bool,
    ) -> Text:
        """A further line of a thick lane: the ground of its cells, and the dashes between lanes."""
        line = Text(" " * MARGIN)
        for row in rows:
            cell = self.board.at(row, lane)
            _, style = self._cell(state, cell, wide, targets, None)
            busy = occupant(state, cell) != NOWHERE or cell in targets or self.board.effect[cell] is not None
            text = ("╶ " if dashed and not busy else "  ") * wide
            line.append(text[: wide - 1], style)
            line.append("▞" if row == 0 else " ", LINE if row == 0 else style)
        return line

    def _siding(
        self,
        state: RaliState,
        siding: Siding,
        rows: list[int],
        wide: int,
        targets: dict[Cell, Action],
        seat: Seat | None,
    ) -> Text:
        line = Text(" " * MARGIN)
        for row in rows:
            cell = siding.cells.get(row, NOWHERE)
            if cell == self.board.start4 and occupant(state, cell) == NOWHERE:
                cell = NOWHERE
            if cell != NOWHERE:
                text, style = self._cell(state, cell, wide, targets, seat)
                line.append(text, style)
            else:
                line.append(("─" if row in siding.links else " ") * wide, GRASS)
        return line

    # --- One cell ---

    def _cell(
        self, state: RaliState, cell: Cell, wide: int, targets: dict[Cell, Action], seat: Seat | None
    ) -> tuple[str, Style]:
        """What a cell shows: a car, else where the car may go, else what lies there."""
        cars = [number for number, car in enumerate(state.cars) if car.cell == cell]
        if cell in targets:
            return self._target(cell, targets[cell], cars, wide)
        if len(cars) > 1:
            return "".join(str(number + 1) for number in cars)[:wide].center(wide), SERVICE
        if cars:
            text = f"›{cars[0] + 1}›" if cars[0] == seat else f" {cars[0] + 1} "
            return text.ljust(wide), Style.parse(f"bold {INK[cars[0]]}")
        return self._ground(cell, wide)

    def _ground(self, cell: Cell, wide: int) -> tuple[str, Style]:
        board = self.board
        effect = board.effect[cell]
        if effect is not None:
            shape, colours = SIGNS[effect.kind]
            return f"{shape}{self.letters[effect.kind]}".ljust(wide), Style.parse(colours)
        if board.kind[cell] == STATION:
            return board.ids[cell][:wide].center(wide), SERVICE
        if board.kind[cell] == BOX:
            number = board.box.index(cell)
            return f"⌂{number + 1}".center(wide), Style.parse(f"bold {PEN[number]} on #2b4257")
        if board.lane[cell] == OFF_TRACK:
            return "·".center(wide), PATH if board.solid[cell] else PIT_LANE
        if board.branch_when[cell] != NO_BRANCH:
            return ("↗" if board.lane[cell] == 1 else "↘").center(wide), ENTRY
        return "·".center(wide), ROADS[(board.lane[cell]) % 2]

    def _target(self, cell: Cell, action: Action, cars: list[Seat], wide: int) -> tuple[str, Style]:
        """A cell the next step may lead to: an arrow, with what waits there beside it."""
        board = self.board
        upwards = action == LEFT or (action == BRANCH and self._above(cell))
        arrow = "→" if action == AHEAD else "↗" if upwards else "↘"
        if cars and board.solid[cell]:
            return f"{arrow}{cars[0] + 1}!".ljust(wide), DANGER
        effect = board.effect[cell]
        if effect is not None:
            return f"{arrow}{self.letters[effect.kind]}".ljust(wide), DANGER
        return arrow.center(wide), TARGET

    def _above(self, cell: Cell) -> bool:
        return any(cell in line.cells.values() for line in self.top)

    # --- How far a move goes ---

    def _reach(
        self, state: RaliState, seat: Seat | None, gears: list[Gear], rows: list[int], wide: int
    ) -> list[Text]:
        """Below the road: for each gear the throw that ends the move in a row, or the steps to go."""
        if seat is None:
            return []
        car = state.cars[seat]
        if state.phase == STEP and seat == state.turn:
            labels = {self._walk(car.cell, step): str(step) for step in range(1, state.steps)}
            labels[self._walk(car.cell, state.steps)] = f"▸{state.steps}◂"
            return [self._scale(labels, "", rows, wide, f"bold {PEN[seat]}")]
        lines: list[Text] = []
        for gear in gears if state.phase == DECLARE else []:
            faces = {}
            for die, steps in enumerate(self.board.moves[gear][1:], 1):
                if not shift_fails(car.gear, gear, die):
                    faces[self._walk(car.cell, steps)] = "⚀⚁⚂⚃⚄⚅"[die - 1] + str(die)
            if gear != car.gear:
                faces.setdefault(self._walk(car.cell, self.board.moves[car.gear][1]), "⚀!")
            lines.append(self._scale(faces, str(gear), rows, wide, PEN[seat]))
        return lines

    def _walk(self, cell: Cell, steps: int) -> int:
        for _ in range(steps):
            cell = self.board.ahead[cell]
        return self.board.row[cell]

    def _scale(self, labels: dict[int, str], name: str, rows: list[int], wide: int, style: str) -> Text:
        line = Text(f" {name} ".ljust(MARGIN), f"bold {style}")
        shown = dict(labels)
        for index, row in enumerate(rows):
            label = shown.pop(row, "") if index > BEHIND else ""
            line.append(label.center(wide), style)
        line.rstrip()
        return line


def ribbon(state: RaliState, seat: Seat | None, width: int) -> Text:
    """The whole lap on one line: start and finish, stations, boxes, and every car."""
    board = state.board
    inner = max(12, width - 2)
    line = Ribbon(inner)

    def place(row: int) -> int:
        return min(inner - 1, row * inner // board.rows)

    for cell in range(len(board.ids)):
        if board.kind[cell] == STATION:
            line.put(place(board.row[cell]), "S", "#56b3e0")
    for cell in range(len(board.ids)):
        if board.kind[cell] == BOX:
            line.put(place(board.row[cell]), "⌂", "#56b3e0")
    line.put(0, "▚", "#ffffff")
    line.put_cars(
        (place(board.row[state.cars[number].cell]), number, INK[number])
        for number in sorted(range(state.seats), key=lambda number: number != seat)
        if state.cars[number].cell != NOWHERE
    )
    return line.text()
