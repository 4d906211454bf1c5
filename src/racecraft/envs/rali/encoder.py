"""What a driver of Ралі sees, as numbers. Nothing is hidden; the cars are listed from the seat's own on."""

from __future__ import annotations

from typing import Final, cast

from librt.strings import BytesWriter
from librt.strings import write_i16_le as put
from mypy_extensions import i16, i64

from racecraft.engine.state import State
from racecraft.envs.encoding import Column, Encoder, Field, flags, within
from racecraft.games.rali.board import (
    BRANCH_FIRST_STEP,
    COLOURS,
    LANES,
    NOWHERE,
    SOUND,
    TOP_GEAR,
    Board,
    Cell,
)
from racecraft.games.rali.phases import PHASES
from racecraft.games.rali.rules import ROUND_CAP
from racecraft.games.rali.standing import progress
from racecraft.games.rali.state import RaliState

MOST_ROWS: Final = 500
ROAD_ROWS: Final = 16
SEATS: Final = 4
CAR_COLUMNS: Final = 14
_NO_CAR: Final = bytes(CAR_COLUMNS * 2)

FIELDS: Final = [
    Field(
        "table",
        1,
        "What is to be decided or drawn, and how far the race has come.",
        [
            *flags(list(PHASES), "1 in the phase"),
            Column("seats", 1, SEATS, "cars in the race"),
            Column("round", 0, ROUND_CAP, "rounds begun"),
            Column("my_turn", 0, 1, "1 if it is this seat's turn"),
        ],
    ),
    Field(
        "move",
        1,
        "The move under way, of the car whose turn it is.",
        [
            Column("declared", 0, TOP_GEAR, "gear declared for the roll"),
            Column("steps", 0, 60, "positions still to drive"),
            Column("changes", 0, 9, "lane changes left"),
            Column("home_lane", 0, LANES, "lane in which the move began; 0 beside the track"),
            Column("first_step", 0, 1, "1 before the first step of the move"),
        ],
    ),
    Field(
        "cars",
        SEATS,
        "The cars: this seat's own, then the others in the order of their turns. All 0 where there is none.",
        [
            Column("present", 0, 1, "1 if there is such a car"),
            Column("turn", 0, 1, "1 if it is its turn"),
            Column("placed", 0, 1, "1 once it stands on the board"),
            Column("row", 0, MOST_ROWS, "row of the board, from the line"),
            Column("lane", 0, LANES, "lane from the left; 0 beside the track"),
            Column("ahead", -MOST_ROWS, MOST_ROWS, "rows ahead of this seat's car"),
            Column("laps_left", 0, 10, "times the line is still to be crossed"),
            Column("gear", 0, TOP_GEAR, "gear lever"),
            Column("gear_limit", 0, TOP_GEAR, "highest gear that the damage allows"),
            Column("marker", 0, SOUND, "damage marker: 10 for a sound car, 1 for a wreck"),
            Column("at_rest", 0, 1, "1 if the next move is driven in gear 1"),
            Column("miss", 0, 9, "turns still to be missed"),
            Column("ground", 0, 3, "cell it stands on: 0 plain, 1 obstacle, 2 station, 3 box"),
            Column("place", 0, SEATS, "place by the way it has come"),
        ],
    ),
    Field(
        "ways",
        1,
        "The ways out of the cell of the car whose turn it is.",
        [
            Column("left", 0, 1, "1 if there is a lane on the left"),
            Column("right", 0, 1, "1 if there is a lane on the right"),
            Column("branch", 0, 1, "1 if a way leads off here"),
            Column("branch_first", 0, 1, "1 if that way opens to the first step of a move alone"),
            Column("box", 0, 1, "1 if the next step ahead leads into the own box"),
        ],
    ),
    Field(
        "road",
        ROAD_ROWS * LANES,
        "The track from the row of this seat's car on: row by row, in each row the lanes from the left.",
        [
            Column("damage", 0, SOUND, "points that an obstacle on the cell costs"),
            Column("above", 0, TOP_GEAR, "gear above which it does"),
            Column("stops", 0, 1, "1 if it ends the move"),
        ],
    ),
]


def road_ahead(board: Board, row: int) -> bytes:
    """The field `road` for a car in this row."""
    out = BytesWriter()
    for ahead in range(ROAD_ROWS):
        for lane in range(1, LANES + 1):
            effect = board.effect[board.at(row + ahead, lane)]
            put(out, 0 if effect is None else within(effect.damage, 0, SOUND))
            put(out, 0 if effect is None else within(effect.above, 0, TOP_GEAR))
            put(out, 1 if effect is not None and effect.stops else 0)
    return out.getvalue()


class RaliEncoder(Encoder):
    """Keeps the road ahead of every row of the board that it has met last."""

    def __init__(self) -> None:
        super().__init__(FIELDS, max(7, len(COLOURS)))
        self.board: Board | None = None
        self.roads: list[bytes] = []

    def look_at(self, board: Board) -> None:
        self.board = board
        self.roads = [road_ahead(board, row) for row in range(board.rows)]

    def write(self, state: State, seat: i64, out: BytesWriter) -> None:
        s = cast(RaliState, state)
        board = s.board
        if board is not self.board:
            self.look_at(board)
        phase: i64 = 0
        while phase < 6:
            put(out, 1 if phase == s.phase else 0)
            phase += 1
        put(out, i16(s.seats))
        put(out, within(s.round, 0, ROUND_CAP))
        put(out, 1 if seat == s.turn else 0)
        put(out, i16(s.declared))
        put(out, within(s.steps, 0, 60))
        put(out, within(s.changes, 0, 9))
        put(out, i16(s.home_lane))
        put(out, 1 if s.first_step else 0)
        self.write_cars(s, board, seat, out)
        self.write_ways(s, board, s.cars[s.turn].cell, out)
        cell = s.cars[seat].cell
        row: i64 = 0 if cell == NOWHERE else board.row[cell]
        out.write(self.roads[row if row < len(self.roads) else 0])

    def write_cars(self, s: RaliState, board: Board, seat: i64, out: BytesWriter) -> None:
        seats: i64 = s.seats
        mine: i64 = progress(s, seat)
        listed: i64 = 0
        while listed < seats:
            number = seat + listed
            if number >= seats:
                number -= seats
            car = s.cars[number]
            cell = car.cell
            way: i64 = mine if number == seat else progress(s, number)
            put(out, 1)
            put(out, 1 if number == s.turn else 0)
            put(out, 0 if cell == NOWHERE else 1)
            put(out, 0 if cell == NOWHERE else within(board.row[cell], 0, MOST_ROWS))
            put(out, 0 if cell == NOWHERE else i16(board.lane[cell]))
            put(out, within((way - mine) // 100, -MOST_ROWS, MOST_ROWS))
            laps: i64 = s.setup.laps
            put(out, within(laps + 1 - car.crossings, 0, 10))
            put(out, i16(car.gear))
            put(out, i16(board.gear_limit[car.marker]))
            put(out, i16(car.marker))
            put(out, 1 if car.at_rest else 0)
            put(out, within(car.miss, 0, 9))
            put(out, 0 if cell == NOWHERE else i16(board.kind[cell]))
            place: i64 = 1
            other: i64 = 0
            while other < seats:
                if other != number and progress(s, other) > way:
                    place += 1
                other += 1
            put(out, i16(place))
            listed += 1
        while listed < SEATS:
            out.write(_NO_CAR)
            listed += 1

    def write_ways(self, s: RaliState, board: Board, cell: Cell, out: BytesWriter) -> None:
        if cell == NOWHERE:
            put(out, 0)
            put(out, 0)
            put(out, 0)
            put(out, 0)
            put(out, 0)
            return
        put(out, 0 if board.left[cell] == NOWHERE else 1)
        put(out, 0 if board.right[cell] == NOWHERE else 1)
        put(out, 0 if board.branch[cell] == NOWHERE else 1)
        put(out, 1 if board.branch_when[cell] == BRANCH_FIRST_STEP else 0)
        put(out, 1 if cell == board.box_entry[s.turn] else 0)
