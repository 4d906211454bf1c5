"""The value of Ралі: cars are compared by the turns that the solved track gives them, and by what the board
shows beside that. A drive alone takes what the solved track says, exactly."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from racecraft.bots.rali.pro import first_box, solo_of
from racecraft.bots.value import Survey, Value, chances_alone
from racecraft.engine.state import State
from racecraft.games.rali.board import NOWHERE, SOUND
from racecraft.games.rali.phases import DECLARE, PLACE, ROLL, STEP
from racecraft.games.rali.standing import progress
from racecraft.games.rali.state import RaliState, Setup
from racecraft.odds.rali.solo import Solo, key_of

FEATURES: Final = [
    "waits for its turn",
    "declares",
    "rolls",
    "drives",
    "steps left",
    "lane changes left",
    "gear",
    "highest gear",
    "damage",
    "at rest",
    "misses turns",
    "lane",
    "not placed",
    "road ahead is free",
    "next car ahead",
    "next car behind",
    "rows behind the leader",
    "spread of the turns to come",
    "turns of the move under way",
    "chance alone",
    "chance alone, by the move under way",
    "free on the left",
    "free on the right",
    "cars close ahead",
    "cars close behind",
]
ALONE: Final = FEATURES.index("chance alone")
SIGHT: Final = 9
"""Positions ahead that are looked at for a car in the way."""
CLOSE: Final = 700
"""Hundredths of rows within which cars get in each other's way in the next move."""
ROWS_SEEN: Final = 1200
"""Hundredths of rows within which other cars matter."""


class RaliValue(Value):
    def __init__(self, path: Path) -> None:
        super().__init__("rali", path, FEATURES)
        self._setup: Setup | None = None
        self._solo: Solo | None = None
        self._from_start = 0.0
        self._start_variance = 0.0

    def solo(self, state: RaliState) -> Solo:
        found = self._solo
        if found is None or self._setup is not state.setup:
            found = solo_of(state.setup)
            self._solo = found
            self._setup = state.setup
            turns = [
                found.value(key_of(cell, 0, 1, SOUND, True)) for cell in state.board.start_cells if cell >= 0
            ]
            self._from_start = sum(turns) / float(len(turns))
            self._start_variance = found.variance(key_of(state.board.start_cells[0], 0, 1, SOUND, True))
        return found

    def time(self, state: State) -> float:
        assert isinstance(state, RaliState)
        if state.over():
            return float(state.round)
        return float(state.round - 1) + solo_of(state.setup).turns(state)

    def survey(self, state: State) -> Survey:
        assert isinstance(state, RaliState)
        solo = self.solo(state)
        board = state.board
        seats = state.seats
        phase = state.phase
        ways: list[i64] = [progress(state, seat) for seat in range(seats)]
        leader = max(ways)
        found = Survey()
        variances: list[float] = []
        moved: list[float] = []
        seat: i64
        for seat in range(seats):
            car = state.cars[seat]
            turn = seat == state.turn and phase != PLACE
            gear = car.gear
            wait = float((seat - state.turn) % seats) / float(seats)
            placed = car.cell != NOWHERE
            spread = self._start_variance
            under_way = 0.0
            if not placed:
                turns = self._from_start
            else:
                cell = first_box(board, seat, car.cell)
                key = key_of(cell, car.crossings, gear, car.marker, car.at_rest)
                spread = solo.variance(key)
                if turn and phase == ROLL:
                    gear = state.declared
                    turns = solo.declared(key, gear)
                elif turn and phase == STEP:
                    turns = solo.value(key) + 1.0
                    under_way = turns - solo.moving(key, state.steps)
                else:
                    turns = solo.value(key) + float(car.miss)
            ahead = ROWS_SEEN
            behind = ROWS_SEEN
            close_ahead = 0.0
            close_behind = 0.0
            other: i64
            for other in range(seats):
                if other != seat:
                    apart = ways[other] - ways[seat]
                    if 0 <= apart < ahead:
                        ahead = apart
                    if 0 < -apart < behind:
                        behind = -apart
                    if 0 <= apart < CLOSE:
                        close_ahead += 1.0
                    elif 0 < -apart < CLOSE:
                        close_behind += 1.0
            variances.append(spread)
            moved.append(turns + wait - under_way)
            found.add(
                seat,
                turns + wait,
                turns,
                [
                    wait,
                    1.0 if turn and phase == DECLARE else 0.0,
                    1.0 if turn and phase == ROLL else 0.0,
                    1.0 if turn and phase == STEP else 0.0,
                    float(state.steps) / 6.0 if turn and phase == STEP else 0.0,
                    float(state.changes) / 2.0 if turn and phase == STEP else 0.0,
                    float(gear) / 3.0,
                    float(board.gear_limit[car.marker]) / 3.0,
                    float(SOUND - car.marker) / 5.0,
                    1.0 if car.at_rest else 0.0,
                    float(car.miss),
                    float(board.lane[car.cell]) / 2.0 if placed else 1.0,
                    0.0 if placed else 1.0,
                    free_ahead(state, car.cell) if placed else 1.0,
                    float(ahead) / 400.0,
                    float(behind) / 400.0,
                    float(min(leader - ways[seat], 4000)) / 1000.0,
                    sqrt(spread),
                    under_way,
                ],
            )
            numbers = found.cars[seat]
            numbers.append(0.0)
            numbers.append(0.0)
            numbers.append(free_ahead(state, board.left[car.cell]) if placed else 1.0)
            numbers.append(free_ahead(state, board.right[car.cell]) if placed else 1.0)
            numbers.append(close_ahead / 2.0)
            numbers.append(close_behind / 2.0)
        alone = chances_alone(found.costs, variances)
        driven = chances_alone(moved, variances)
        for seat in range(seats):
            numbers = found.cars[seat]
            numbers[ALONE] = alone[seat]
            numbers[ALONE + 1] = driven[seat]
        return found


def free_ahead(state: RaliState, cell: i64) -> float:
    """How much of the lane in front is free of cars, up to `SIGHT` positions: 1 for all of it, 0 where there
    is no lane."""
    if cell == NOWHERE:
        return 0.0
    board = state.board
    cars = state.cars
    count: i64 = len(cars)
    step: i64
    for step in range(SIGHT):
        cell = board.ahead[cell]
        if cell == NOWHERE:
            return 1.0
        seat: i64
        for seat in range(count):
            if cars[seat].cell == cell:
                return float(step) / float(SIGHT)
    return 1.0


VALUE = RaliValue(Path(__file__).parent / "data" / "value.json")
