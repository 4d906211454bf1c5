"""The track of Ралі: numbered cells, the arrows between them, obstacles, the tables of the player board.

A board is a JSON file; `read_board` turns it into tables the rules can follow, or says which cell is wrong
and why.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from racecraft.engine.errors import MOST_NAME, BadBoard, Fault, broken
from racecraft.engine.keys import Keys, check_keys
from racecraft.engine.tracks import Library

Cell = i64
Lane = i64
Gear = i64

LANES: Final = 3
FEWEST_ROWS: Final = 12
MOST_ROWS: Final = 400
MOST_LAPS: Final = 9
TOP_GEAR: Final = 5
SOUND: Final = 10
"""The damage marker of a sound car."""
NOWHERE: Final = -1
OFF_TRACK: Final = 0
"""The lane of cells beside the track."""

COLOURS = ["red", "blue", "green", "yellow"]
OBSTACLES = ["bridge", "rock", "tree", "swamp", "puncture", "pit", "sand"]

# Which way out of a cell a branch leads, and when it may be taken.
NO_BRANCH: Final = 0
BRANCH_ANY_STEP: Final = 1
BRANCH_FIRST_STEP: Final = 2

# What waits on a cell.
PLAIN: Final = 0
OBSTACLE: Final = 1
STATION: Final = 2
BOX: Final = 3


class Effect:
    """What an obstacle does to a car that enters its cell in a gear above `above`."""

    def __init__(self, kind: str, damage: int, stops: bool, above: Gear, miss: int) -> None:
        self.kind = kind
        self.damage = damage
        self.stops = stops
        self.above = above
        self.miss = miss


class Board:
    """A track ready to be driven. Cells are numbered: the track row by row, then everything beside it."""

    def __init__(self, name: str, rows: int, data: dict[str, Any]) -> None:
        self.name = name
        self.rows = rows
        self.laps = 2
        self.data = data
        """The file's content, for drawing and for records of races on a board of one's own."""
        self.ids: list[str] = []
        self.number: dict[str, Cell] = {}
        self.row: list[i64] = []
        self.lane: list[Lane] = []
        self.rank: list[i64] = []
        """Hundredths of a row from the line: by this unfinished cars are ordered."""
        self.solid: list[bool] = []
        """Cells on which cars collide: the track and the short-cuts."""
        self.ahead: list[Cell] = []
        self.left: list[Cell] = []
        self.right: list[Cell] = []
        self.branch: list[Cell] = []
        self.branch_when: list[i64] = []
        self.kind: list[i64] = []
        self.effect: list[Effect | None] = []
        self.start_cells: list[Cell] = []
        self.start4: Cell = NOWHERE
        self.box: list[Cell] = []
        """The box of each seat, and the box-lane cell from which the seat's next step leads into it."""
        self.box_entry: list[Cell] = []
        self.moves: list[list[i64]] = []
        """moves[gear][die] positions."""
        self.lane_changes: list[i64] = []
        self.gear_limit: list[Gear] = []
        """gear_limit[marker]."""
        self.crash_initiator = 4
        self.crash_victim = 2
        self.station_marker = 6
        self.box_marker = SOUND
        self.box_miss = 1

    def add(self, id: str, row: int, lane: Lane, rank: int, solid: bool) -> Cell:
        cell = len(self.ids)
        self.ids.append(id)
        self.number[id] = cell
        self.row.append(row)
        self.lane.append(lane)
        self.rank.append(rank)
        self.solid.append(solid)
        self.ahead.append(NOWHERE)
        self.left.append(NOWHERE)
        self.right.append(NOWHERE)
        self.branch.append(NOWHERE)
        self.branch_when.append(NO_BRANCH)
        self.kind.append(PLAIN)
        self.effect.append(None)
        return cell

    def at(self, row: int, lane: Lane) -> Cell:
        """The track cell of a row and lane; rows are counted on beyond the line."""
        return row % self.rows * LANES + lane - 1


def track_id(row: int, lane: Lane) -> str:
    return f"{row}.{lane}"


_PLACE = ["x", "y", "heading"]
_KEYS: Final[Keys] = {
    "": [
        "meta",
        "table",
        "lane_changes",
        "gear_limit",
        "effects",
        "start",
        "centreline",
        "obstacles",
        "shortcuts",
        "stations",
        "box_lane",
    ],
    "meta": ["name", "rows", "lanes", "laps", "units", "lane_width", "row_pitch", "note"],
    "table": ["values"],
    "lane_changes": [str(gear) for gear in range(1, TOP_GEAR + 1)],
    "gear_limit[]": ["marker", "max_gear"],
    "effects": [*OBSTACLES, "collision", "station", "box"],
    **{f"effects.{kind}": ["damage", "stop", "stop_if_gear_above", "miss"] for kind in OBSTACLES},
    "effects.collision": ["initiator", "victim"],
    "effects.station": ["raise_to"],
    "effects.box": ["raise_to", "miss"],
    "start": ["row", "cells"],
    "start.cells[]": ["id", "lane", *_PLACE],
    "centreline[]": ["row", "centre", "heading", "cells"],
    "centreline[].cells": [str(lane) for lane in range(1, LANES + 1)],
    **{f"centreline[].cells.{lane}": ["x", "y", "poly"] for lane in range(1, LANES + 1)},
    "obstacles[]": ["row", "lane", "kind"],
    "shortcuts[]": ["id", "entry", "exit", "cells"],
    "shortcuts[].cells[]": ["id", "rank_row", "obstacle", *_PLACE],
    "stations[]": ["id", "row", "lane", "entry", "exit", *_PLACE],
    "box_lane": ["entry", "exit", "cells", "boxes"],
    "box_lane.cells[]": ["id", "row", *_PLACE],
    "box_lane.boxes[]": ["colour", "row", "entry", "exit", *_PLACE],
}
"""What a board file may hold; drawings read what the rules do not."""


def read_board(data: Any, name: str) -> Board:
    """Builds a board from the content of its file. BadBoard names file, cell and reason."""
    reader = _Reader(name, data)
    return reader.board


class _Reader:
    """Reads a board file part by part, each part checked as it is laid."""

    def __init__(self, name: str, data: Any) -> None:
        self.name = name
        if not isinstance(data, dict):
            self.fail("the file", "must be a JSON object", broken("object", "{}"))
        check_keys(data, _KEYS, name)
        meta = self.part(data, "meta", dict)
        title = meta.get("name", "")
        if not isinstance(title, str) or len(title) > MOST_NAME:
            long = broken("long", "name", high=MOST_NAME)
            self.fail("meta", f"'name' must be a text of at most {MOST_NAME} characters", long)
        rows = self.whole(meta, "meta", "rows", FEWEST_ROWS, MOST_ROWS, "builder-rali-fault-rows")
        if self.whole(meta, "meta", "lanes", 1, 9) != LANES:
            self.fail("meta", f"a board has {LANES} lanes")
        self.board = Board(name, rows, data)
        self.board.laps = self.whole(meta, "meta", "laps", 1, MOST_LAPS)
        self.effects: dict[str, Effect] = {}
        self.special: dict[Cell, str] = {}
        self.obstacle_at: dict[Cell, int] = {}
        """Which entry of the obstacles lies there."""
        self.lay_track()
        self.read_player_board(data)
        self.read_effects(self.part(data, "effects", dict))
        self.lay_start(self.part(data, "start", dict))
        for index, entry in enumerate(self.part(data, "shortcuts", list)):
            self.lay_shortcut(entry, index)
        for index, entry in enumerate(self.part(data, "stations", list)):
            self.lay_station(entry, index)
        self.lay_boxes(self.part(data, "box_lane", dict))
        for index, entry in enumerate(self.part(data, "obstacles", list)):
            self.lay_obstacle(entry, index)
        self.check_ways()
        self.check_reachable()

    def fail(self, where: str, reason: str, fault: Fault | None = None) -> None:
        raise BadBoard(f"{self.name}: {where}: {reason}", broken("part", where) if fault is None else fault)

    def part(self, data: Any, key: str, kind: type) -> Any:
        if not isinstance(data, dict) or key not in data:
            raise BadBoard(f"{self.name}: there is no {key!r}", broken("missing", key))
        if not isinstance(data[key], kind):
            name = "an object" if kind is dict else "a list"
            wrong = broken("object" if kind is dict else "list", key)
            raise BadBoard(f"{self.name}: {key!r} must be {name}", wrong)
        return data[key]

    def whole(self, data: Any, where: str, key: str, low: int, high: int, sentence: str = "") -> int:
        """A bounded number; the sentence tells somebody who is building what the bounds are. A number far
        beyond them is of no building: nothing may be counted out to it."""
        value = data.get(key) if isinstance(data, dict) else None
        if type(value) is not int or not low <= value <= high:
            fault = broken("number", key, low, high)
            if sentence and type(value) is int and 0 < value <= 2 * high:
                fault = Fault(sentence, "", {"low": low, "high": high})
            raise BadBoard(
                f"{self.name}: {where}: {key!r} must be a whole number from {low} to {high}, not {value!r}",
                fault,
            )
        return value

    def text(self, data: Any, where: str, key: str) -> str:
        value = data.get(key) if isinstance(data, dict) else None
        if not isinstance(value, str) or not value:
            raise BadBoard(
                f"{self.name}: {where}: {key!r} must be a text, not {value!r}", broken("text", key)
            )
        if len(value) > MOST_NAME:
            long = broken("long", key, high=MOST_NAME)
            self.fail(where, f"{key!r} must have at most {MOST_NAME} characters", long)
        return value

    def cell(self, value: Any, where: str) -> Cell:
        """A track cell written [row, lane]; the row after the last is row 0."""
        pair = list(value) if isinstance(value, list) else []
        if len(pair) != 2 or type(pair[0]) is not int or type(pair[1]) is not int:
            raise BadBoard(
                f"{self.name}: {where}: a cell is written [row, lane], not {value!r}", broken("list", where)
            )
        if not 0 <= pair[0] <= self.board.rows or not 1 <= pair[1] <= LANES:
            raise BadBoard(
                f"{self.name}: {where}: there is no cell {pair[0]}.{pair[1]}", broken("choice", where)
            )
        return self.board.at(pair[0], pair[1])

    def new_cell(self, id: str, row: int, rank: int, solid: bool) -> Cell:
        if id in self.board.number:
            self.fail(f"cell {id}", "is laid twice")
        return self.board.add(id, row, OFF_TRACK, rank, solid)

    def lay_track(self) -> None:
        board = self.board
        for row in range(board.rows):
            for lane in range(1, LANES + 1):
                board.add(track_id(row, lane), row, lane, row * 100, True)
        for row in range(board.rows):
            for lane in range(1, LANES + 1):
                cell = board.at(row, lane)
                board.ahead[cell] = board.at(row + 1, lane)
                if lane > 1:
                    board.left[cell] = board.at(row + 1, lane - 1)
                if lane < LANES:
                    board.right[cell] = board.at(row + 1, lane + 1)

    def read_player_board(self, data: Any) -> None:
        """The move table, lane changes and gear limits, all printed on the player board."""
        board = self.board
        values = self.part(self.part(data, "table", dict), "values", list)
        if len(values) != TOP_GEAR or not all([isinstance(row, list) and len(row) == 6 for row in values]):
            self.fail("table", f"must have {TOP_GEAR} gears of 6 die values")
        board.moves.append([])
        for gear, row in enumerate(values, 1):
            for die, positions in enumerate(row, 1):
                if type(positions) is not int or not 1 <= positions < board.rows:
                    self.fail(
                        f"table, gear {gear}, die {die}",
                        f"must be 1 to {board.rows - 1}, not {positions!r}",
                        Fault("builder-rali-fault-too-short", "", {"rows": board.rows}),
                    )
                if die > 1 and positions < row[die - 2]:
                    self.fail(f"table, gear {gear}, die {die}", "a higher die must not move less far")
            board.moves.append([0] + list(row))
        changes = self.part(data, "lane_changes", dict)
        board.lane_changes = [0] + [
            self.whole(changes, "lane_changes", str(gear), 0, 9) for gear in range(1, TOP_GEAR + 1)
        ]
        board.gear_limit = [0] * (SOUND + 1)
        for entry in self.part(data, "gear_limit", list):
            span = entry.get("marker") if isinstance(entry, dict) else None
            if not isinstance(span, list) or len(span) != 2 or not all([type(end) is int for end in span]):
                wrong = broken("list", "marker")
                raise BadBoard(f"{self.name}: gear_limit: 'marker' must be [from, to], not {span!r}", wrong)
            gear = self.whole(entry, "gear_limit", "max_gear", 1, TOP_GEAR)
            for marker in range(max(1, int(span[0])), min(SOUND, int(span[1])) + 1):
                board.gear_limit[marker] = gear
        for marker in range(1, SOUND + 1):
            if board.gear_limit[marker] == 0:
                self.fail("gear_limit", f"marker {marker} has no limit")

    def read_effects(self, effects: Any) -> None:
        for kind in OBSTACLES:
            entry = self.part(effects, kind, dict)
            where = f"effects, {kind}"
            above = (
                self.whole(entry, where, "stop_if_gear_above", 0, TOP_GEAR)
                if "stop_if_gear_above" in entry
                else 0
            )
            miss = self.whole(entry, where, "miss", 0, 9) if "miss" in entry else 0
            stop = entry.get("stop", False)
            if type(stop) is not bool:
                self.fail(where, f"'stop' must be true or false, not {stop!r}")
            stops = bool(stop) or "stop_if_gear_above" in entry
            if miss > 0 and not stops:
                self.fail(where, "only an obstacle that stops a car can make it miss turns")
            self.effects[kind] = Effect(kind, self.whole(entry, where, "damage", 0, 9), stops, above, miss)
        crash = self.part(effects, "collision", dict)
        self.board.crash_initiator = self.whole(crash, "effects, collision", "initiator", 0, 9)
        self.board.crash_victim = self.whole(crash, "effects, collision", "victim", 0, 9)
        station = self.part(effects, "station", dict)
        self.board.station_marker = self.whole(station, "effects, station", "raise_to", 1, SOUND)
        box = self.part(effects, "box", dict)
        self.board.box_marker = self.whole(box, "effects, box", "raise_to", 1, SOUND)
        self.board.box_miss = self.whole(box, "effects, box", "miss", 0, 9)

    def lay_start(self, start: Any) -> None:
        board = self.board
        if self.whole(start, "start", "row", 0, board.rows) != 0:
            self.fail("start", "the start row is row 0, the line is its front edge")
        board.start4 = self.new_cell("START4", 0, 0, False)
        board.left[board.start4] = board.at(1, 1)
        board.ahead[board.start4] = board.at(1, 2)
        board.right[board.start4] = board.at(1, 3)
        board.start_cells = [board.at(0, 1), board.at(0, 2), board.at(0, 3), board.start4]
        for cell in board.start_cells:
            self.special[cell] = "a start cell"

    def lay_branch(
        self, cell: Cell, target: Cell, when: int, what: str, part: tuple[str | int, ...] = ()
    ) -> None:
        board = self.board
        if board.branch[cell] != NOWHERE:
            self.fail(
                f"cell {board.ids[cell]}",
                f"is the entry of two ways, {what} is the second",
                Fault("builder-rali-fault-two-ways", board.ids[cell], {}, part),
            )
        board.branch[cell] = target
        board.branch_when[cell] = when
        self.special[cell] = f"the entry of {what}"

    def lay_exit(self, last: Cell, exit: Cell, what: str) -> None:
        self.board.ahead[last] = exit
        self.special[exit] = f"the exit of {what}"

    def lay_shortcut(self, entry: Any, index: int) -> None:
        board = self.board
        id = self.text(entry, "shortcuts", "id")
        entries = [self.cell(value, f"short-cut {id}, entry") for value in self.part(entry, "entry", list)]
        if not entries:
            self.fail(f"short-cut {id}", "has no entry cell")
        exit_value = entry.get("exit")
        exit = self.cell(exit_value, f"short-cut {id}, exit")
        exit_row = int(exit_value[0])
        cells = self.part(entry, "cells", list)
        if not cells:
            self.fail(f"short-cut {id}", "has no cells of its own")
        for cell in entries:
            if board.row[cell] == 0 or board.row[cell] >= exit_row:
                self.fail(
                    f"short-cut {id}",
                    f"must not lead back or over the line: {board.ids[cell]} to row {exit_row}",
                    Fault(
                        "builder-rali-fault-leads-back",
                        board.ids[exit],
                        {"shortcut": id},
                        ("shortcuts", index),
                    ),
                )
        laid: list[Cell] = []
        rank = max([board.rank[cell] for cell in entries])
        for item in cells:
            cell_id = self.text(item, f"short-cut {id}", "id")
            row = item.get("rank_row")
            number = type(row) in (int, float) and 0 < row < exit_row
            if not number or not rank < round(row * 100) < exit_row * 100:
                self.fail(
                    f"cell {cell_id}", f"'rank_row' must lie between the cell before it and row {exit_row}"
                )
            rank = round(row * 100)
            cell = self.new_cell(cell_id, rank // 100, rank, True)
            if "obstacle" in item:
                self.lay_effect(cell, item["obstacle"], ())
            if laid:
                board.ahead[laid[-1]] = cell
            laid.append(cell)
        self.lay_exit(laid[-1], exit, f"short-cut {id}")
        for cell in entries:
            self.lay_branch(cell, laid[0], BRANCH_FIRST_STEP, f"short-cut {id}", ("shortcuts", index))

    def lay_station(self, entry: Any, index: int) -> None:
        board = self.board
        id = self.text(entry, "stations", "id")
        row = self.whole(entry, f"station {id}", "row", 1, board.rows - 1)
        part = ("stations", index)
        way_in = self.cell(entry.get("entry"), f"station {id}, entry")
        way_out = self.cell(entry.get("exit"), f"station {id}, exit")
        if board.row[way_in] != row - 1 or way_out != board.at(row + 1, board.lane[way_in]):
            self.fail(
                f"station {id}",
                f"lies beside row {row}: its entry is one row before it, its exit one row after",
            )
        station = self.new_cell(id, row, row * 100, False)
        board.kind[station] = STATION
        self.lay_branch(way_in, station, BRANCH_ANY_STEP, f"station {id}", part)
        self.lay_exit(station, way_out, f"station {id}")

    def lay_boxes(self, lane: Any) -> None:
        board = self.board
        way_in = self.cell(lane.get("entry"), "box lane, entry")
        way_out = self.cell(lane.get("exit"), "box lane, exit")
        cells: list[Cell] = []
        row = board.row[way_in]
        for item in self.part(lane, "cells", list):
            id = self.text(item, "box lane", "id")
            row += 1
            if self.whole(item, f"cell {id}", "row", 1, board.rows - 1) != row:
                self.fail(f"cell {id}", f"must lie beside row {row}")
            cell = self.new_cell(id, row, row * 100, False)
            if cells:
                board.ahead[cells[-1]] = cell
            cells.append(cell)
        if not cells:
            self.fail("box lane", "has no cells")
        if board.row[way_out] != (row + 1) % board.rows:
            self.fail("box lane", f"its exit must be in row {(row + 1) % board.rows}")
        self.lay_branch(way_in, cells[0], BRANCH_ANY_STEP, "the box lane")
        self.lay_exit(cells[-1], way_out, "the box lane")
        boxes = self.part(lane, "boxes", list)
        colours = [entry.get("colour") if isinstance(entry, dict) else None for entry in boxes]
        if colours != COLOURS:
            self.fail("box lane", f"must have one box each for {', '.join(COLOURS)}, in this order")
        for entry in boxes:
            colour = self.text(entry, "box", "colour")
            ends: list[Cell] = []
            for key in ("entry", "exit"):
                id = self.text(entry, f"box {colour}", key)
                if id not in board.number or board.number[id] not in cells:
                    self.fail(f"box {colour}", f"its {key} {id} is no cell of the box lane")
                ends.append(board.number[id])
            if board.row[ends[0]] >= board.row[ends[1]]:
                self.fail(f"box {colour}", "its exit must lie after its entry")
            box_row = board.row[ends[0]] + 1
            box = self.new_cell(f"box.{colour}", box_row, box_row * 100, False)
            board.kind[box] = BOX
            board.ahead[box] = ends[1]
            board.box.append(box)
            board.box_entry.append(ends[0])

    def lay_obstacle(self, entry: Any, index: int) -> None:
        board = self.board
        row = self.whole(entry, "obstacles", "row", 0, board.rows - 1)
        lane = self.whole(entry, "obstacles", "lane", 1, LANES)
        self.lay_effect(board.at(row, lane), entry.get("kind"), ("obstacles", index))
        self.obstacle_at[board.at(row, lane)] = index

    def lay_effect(self, cell: Cell, kind: Any, part: tuple[str | int, ...]) -> None:
        board = self.board
        where = f"cell {board.ids[cell]}"
        if not isinstance(kind, str) or kind not in self.effects:
            self.fail(
                where, f"{kind!r} is no obstacle; there is {', '.join(OBSTACLES)}", broken("choice", "kind")
            )
        if board.kind[cell] != PLAIN:
            fault = Fault("builder-rali-fault-two-obstacles", board.ids[cell], {}, part)
            self.fail(where, "has two obstacles", fault)
        if cell in self.special:
            self.fail(
                where,
                f"has a {kind}, but it is {self.special[cell]} and must be free",
                Fault("builder-rali-fault-must-be-free", board.ids[cell], {"obstacle": str(kind)}, part),
            )
        board.kind[cell] = OBSTACLE
        board.effect[cell] = self.effects[kind]

    def check_ways(self) -> None:
        """Every row leaves a way through that stops nobody."""
        board = self.board
        for row in range(board.rows):
            blocked = 0
            for lane in range(1, LANES + 1):
                effect = board.effect[board.at(row, lane)]
                if effect is not None and effect.stops:
                    blocked += 1
            if blocked == LANES:
                cells = [board.at(row, lane) for lane in range(1, LANES + 1)]
                self.fail(
                    f"row {row}",
                    "every lane has an obstacle that stops a car; one must be free",
                    Fault(
                        "builder-rali-fault-wall",
                        board.ids[cells[1]],
                        {"row": row},
                        ("obstacles", self.obstacle_at[cells[0]]),
                    ),
                )

    def check_reachable(self) -> None:
        """Every cell can be reached from the start by some colour."""
        board = self.board
        reached = set(board.start_cells)
        open_cells = list(board.start_cells)
        while open_cells:
            cell = open_cells.pop()
            ways = [board.ahead[cell], board.left[cell], board.right[cell], board.branch[cell]]
            if cell in board.box_entry:
                ways += [box for box, entry in zip(board.box, board.box_entry, strict=True) if entry == cell]
                if all([entry == cell for entry in board.box_entry]):
                    ways.remove(board.ahead[cell])
            for way in ways:
                if way != NOWHERE and way not in reached:
                    reached.add(way)
                    open_cells.append(way)
        for cell in range(len(board.ids)):
            if cell not in reached:
                self.fail(
                    f"cell {board.ids[cell]}",
                    "cannot be reached from the start",
                    Fault("builder-rali-fault-unreachable", board.ids[cell]),
                )


BOARDS: Final = Library("rali", "board", Path(__file__).parent / "data" / "boards", read_board)
board_names = BOARDS.names
load_board = BOARDS.load
board_file = BOARDS.file


def board_facts(board: Board) -> dict[str, int]:
    """The numbers by which a player tells boards apart."""
    return {
        "rows": board.rows,
        "laps": board.laps,
        "obstacles": sum([1 for effect in board.effect if effect is not None]),
        "shortcuts": len(board.data["shortcuts"]),
        "stations": sum([1 for kind in board.kind if kind == STATION]),
    }


def board_rows(board: Board) -> list[dict[str, list[str]]]:
    """Row by row what stands in each lane, which ways leave and come back there, and what lies beside."""
    marks: list[list[str]] = [[] for _ in board.ids]
    for cell in board.start_cells:
        marks[cell].append("start")
    for cell in range(len(board.ids)):
        effect = board.effect[cell]
        if effect is not None:
            marks[cell].append(effect.kind)
        if board.branch[cell] != NOWHERE:
            marks[cell].append(f"→ {board.ids[board.branch[cell]]}")
        exit = board.ahead[cell]
        if board.lane[cell] == OFF_TRACK and cell != board.start4 and board.lane[exit] != OFF_TRACK:
            marks[exit].append(f"← {board.ids[cell]}")
    rows: list[dict[str, list[str]]] = []
    for row in range(board.rows):
        shown = {"row": [str(row)]}
        for lane in range(1, LANES + 1):
            shown[f"lane-{lane}"] = marks[board.at(row, lane)]
        beside = [cell for cell in range(board.rows * LANES, len(board.ids)) if board.row[cell] == row]
        shown["beside"] = [mark for cell in beside for mark in [board.ids[cell]] + marks[cell]]
        rows.append(shown)
    return rows
