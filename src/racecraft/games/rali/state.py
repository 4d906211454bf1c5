"""A position of Ралі: four cars at most, whose turn it is, and how far the move under way has come."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from racecraft.engine.state import Action, Event, Outcome, Result, Seat, State, machine_number
from racecraft.games.rali import rules
from racecraft.games.rali.board import NOWHERE, SOUND, Board, Cell, Gear, Lane
from racecraft.games.rali.phases import DECLARE, LOT, OVER, PLACE, ROLL, STEP

DIE: Final[list[tuple[int, int]]] = [(face, 1) for face in range(1, rules.FACES + 1)]


class Car:
    """One car with its player board."""

    __slots__ = ("at_rest", "cell", "crossings", "gear", "marker", "miss")

    def __init__(
        self,
        cell: Cell = NOWHERE,
        crossings: i64 = 0,
        gear: Gear = 1,
        marker: i64 = SOUND,
        at_rest: bool = True,
        miss: i64 = 0,
    ) -> None:
        self.cell = cell
        self.crossings = crossings
        """How often the line was crossed, the start included."""
        self.gear = gear
        self.marker = marker
        self.at_rest = at_rest
        """The next move must be driven in gear 1 without shifting."""
        self.miss = miss
        """Turns still to be missed."""

    def copy(self) -> Car:
        return Car(self.cell, self.crossings, self.gear, self.marker, self.at_rest, self.miss)


class Setup:
    """What was agreed before the race and never changes: shared by all copies of a state."""

    def __init__(self, board: Board, laps: int, options: dict[str, Any]) -> None:
        self.board = board
        self.laps = laps
        self.options = options


class RaliState(State):
    """The whole table. The rules themselves are in rules.py."""

    def __init__(self, setup: Setup, cars: list[Car], first: Seat) -> None:
        super().__init__(len(cars))
        self.setup = setup
        self.board = setup.board
        self.cars = cars
        self.phase: i64 = PLACE if first >= 0 else LOT
        self.first: i64 = first
        """Who began; -1 while the lot is still to be drawn."""
        self.turn: i64 = first if first >= 0 else 0
        self.round: i64 = 1
        # The move under way.
        self.declared: Gear = 1
        self.steps: i64 = 0
        self.changes: i64 = 0
        self.home_lane: Lane = 0
        """The lane in which the move began, to which it may not come back; 0 beside the track."""
        self.first_step = False

    def pending(self) -> list[Seat]:
        seat = self.alone()
        return [seat] if seat >= 0 else []

    def alone(self) -> Seat:
        phase = self.phase
        return self.turn if phase == STEP or phase == DECLARE or phase == PLACE else -1

    def legal(self, seat: Seat) -> list[Action]:
        return rules.offers(self).copy() if machine_number(seat) == self.turn else []

    def offers(self, seat: Seat) -> list[Action]:
        return rules.offers(self) if machine_number(seat) == self.turn else []

    def play(self, seat: Seat, action: Action) -> None:
        rules.play(self, machine_number(seat), machine_number(action))

    def chance(self) -> list[tuple[Outcome, int]]:
        if self.phase == ROLL:
            return DIE
        if self.phase == LOT:
            return [(seat, 1) for seat in range(self.seats)]
        return []

    def resolve(self, outcome: Outcome) -> None:
        rules.resolve(self, machine_number(outcome))

    def result(self) -> Result | None:
        return rules.result(self) if self.phase == OVER else None

    def over(self) -> bool:
        return self.phase == OVER

    def copy(self) -> RaliState:
        twin = RaliState(self.setup, [car.copy() for car in self.cars], self.first)
        twin.phase = self.phase
        twin.turn = self.turn
        twin.round = self.round
        twin.declared = self.declared
        twin.steps = self.steps
        twin.changes = self.changes
        twin.home_lane = self.home_lane
        twin.first_step = self.first_step
        return twin

    def tell(self, kind: str, values: dict[str, Any]) -> None:
        """Reports an event of the car whose turn it is; call only if events are collected."""
        if self.events is not None:
            self.events.append(Event(kind, self.turn, values))
