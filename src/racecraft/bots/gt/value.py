"""The value of Rallyman: GT: cars are compared by the turns that the solved track gives them, by gear, focus
and damage, and by how far the round and the turn under way have come. A time attack takes the seconds of the
book where there is one, else those of the track as it is estimated."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from racecraft.bots.gt.track_values import solved_by
from racecraft.bots.value import Survey, Value
from racecraft.engine.state import Seat, State
from racecraft.games.gt.board import NOWHERE
from racecraft.games.gt.dashboard import ASPHALT, RAIN, SOFT, STANDING, WET
from racecraft.games.gt.phases import BAG, CHOOSE, DRIVE, GRID, PIT, PLAN, RELAY, THROWN, VERGE
from racecraft.games.gt.planning import FINISHED, IN_PIT, ON_TRACK, RETIRED
from racecraft.games.gt.rules import seconds
from racecraft.games.gt.standing import progress
from racecraft.games.gt.state import Car, GTState, Setup
from racecraft.odds.gt.book import booked
from racecraft.odds.gt.solve import NEVER, Solved

FEATURES: Final = [
    "has driven this round",
    "waits for its turn",
    "lays a plan",
    "drives a plan",
    "throws",
    "loses control",
    "steps of the plan",
    "turns that the plan saves",
    "hazards",
    "hazards of the plan",
    "too fast",
    "gear",
    "focus",
    "beside the track",
    "facing back",
    "stuck",
    "gear dice lost",
    "brake dice lost",
    "coast dice lost",
    "tyres do not fit",
    "wear",
    "wet",
    "class",
    "stations to the car ahead",
    "its gear",
    "stations to the car behind",
    "its gear as well",
    "on the grid",
    "yellow flags",
]
MOST_FOCUS: Final = 3
"""Tokens of focus that the solved track tells apart: those of the pro."""
NEAR: Final = 16
"""Stations within which other cars matter."""
MOST_KEPT: Final = 64


class GTValue(Value):
    def __init__(self, path: Path) -> None:
        super().__init__("gt", path, FEATURES)
        self._setup: Setup | None = None
        self._solved: dict[i64, Solved] = {}
        """By class, tyres, wear and weather: the track of the race that was looked at last."""

    def solved(self, state: GTState, seat: Seat) -> Solved:
        car = state.cars[seat]
        if self._setup is not state.setup or len(self._solved) > MOST_KEPT:
            self._setup = state.setup
            self._solved = {}
        key: i64 = ((car.car_class * 4 + car.tyre) * 64 + car.wear) * 2 + state.weather
        found = self._solved.get(key)
        if found is None:
            found = solved_by(state, seat, MOST_FOCUS)
            self._solved[key] = found
        return found

    def time(self, state: State) -> float:
        assert isinstance(state, GTState)
        spent = float(seconds(state))
        car = state.cars[0]
        if state.over() or car.place >= FINISHED:
            return spent
        book = booked(state.setup)
        return spent + self.rest(state, 0, self.solved(state, 0) if book is None else book)

    def rest(self, state: GTState, seat: Seat, solved: Solved) -> float:
        """What a car has still to drive on an empty track, the turn under way as if it ended here."""
        car = state.cars[seat]
        cell = car.cell
        if cell == NOWHERE:
            cell = state.circuit.grid[seat]
        gear = car.marker
        spent = 0.0
        if seat == state.turn and (state.phase == DRIVE or state.phase == THROWN) and state.done > 0:
            gear = state.gear
            spent = solved.aim.costs[gear + 1]
        return spent + self.from_here(state, car, cell, car.wrap, gear, solved)

    def from_here(self, state: GTState, car: Car, cell: i64, wrap: i64, gear: i64, solved: Solved) -> float:
        to_go = state.setup.laps - wrap
        node: i64 = min(to_go, solved.laps) * solved.spaces + cell
        cost = solved.lap * float(max(0, to_go - solved.laps))
        if car.place != ON_TRACK:
            waits = 2.0 if car.place == IN_PIT and car.marker < STANDING else 1.0
            return cost + waits * solved.aim.costs[STANDING + 1] + solved.value(node, 0, car.focus)
        value = solved.value(node, max(0, gear), car.focus)
        return cost + (value if value < NEVER else solved.value(node, 0, car.focus))

    def survey(self, state: State) -> Survey:
        assert isinstance(state, GTState)
        found = Survey()
        seats = state.seats
        ways: list[i64] = [progress(state, seat) for seat in range(seats)]
        waiting: list[i64] = [0] * seats
        at: i64
        for at in range(state.pointer, len(state.order)):
            waiting[state.order[at]] = at - state.pointer + 1
        started = state.phase != CHOOSE and state.phase != GRID
        seat: i64
        for seat in range(seats):
            car = state.cars[seat]
            if car.place == FINISHED or car.place == RETIRED:
                continue
            solved = self.solved(state, seat)
            rest = self.rest(state, seat, solved)
            turn = started and seat == state.turn
            under_way = turn and (state.phase == DRIVE or state.phase == THROWN) and state.done > 0
            due = waiting[seat] > 0 and not under_way
            cost = rest
            if started and waiting[seat] == 0:
                cost += 1.0
            numbers = self.turn_numbers(state, seat, solved, rest, turn)
            numbers.insert(0, float(waiting[seat]) / float(seats) if due else 0.0)
            numbers.insert(0, 1.0 if started and waiting[seat] == 0 else 0.0)
            numbers += self.car_numbers(state, car)
            numbers += self.neighbours(state, seat, ways)
            numbers.append(1.0 if not started or state.round <= 1 else 0.0)
            numbers.append(float(len(state.flags)) / 2.0)
            found.add(seat, cost, rest, numbers)
        found.front = list(state.finished)
        retired = [seat for seat in range(seats) if state.cars[seat].place == RETIRED]
        found.back = sorted(retired, key=lambda seat: -ways[seat])
        return found

    def turn_numbers(
        self, state: GTState, seat: Seat, solved: Solved, rest: float, turn: bool
    ) -> list[float]:
        """How far the turn under way has come; nothing for the others."""
        if not turn:
            return [0.0] * 9
        car = state.cars[seat]
        phase = state.phase
        laid: i64 = len(state.plan)
        saved = 0.0
        if laid > 0 and (phase == PLAN or phase == DRIVE or phase == THROWN):
            if state.plan_wrap > state.setup.laps or (
                state.plan_wrap == state.setup.laps
                and state.circuit.front[state.plan_cell] > state.circuit.line
            ):
                saved = rest
            else:
                ends = self.from_here(state, car, state.plan_cell, state.plan_wrap, state.plan_gear, solved)
                saved = max(-2.0, min(4.0, rest - ends))
        limit = float(max(1, state.limit))
        driving = phase == DRIVE or phase == THROWN
        return [
            1.0 if phase == PLAN else 0.0,
            1.0 if driving else 0.0,
            1.0 if phase == THROWN else 0.0,
            1.0 if phase == VERGE or phase == BAG or phase == RELAY or phase == PIT else 0.0,
            float(laid - state.done if driving else laid) / 4.0,
            saved,
            float(state.hazards) / limit if driving else 0.0,
            float(state.plan_hazards) / limit,
            1.0 if state.over_speed else 0.0,
        ]

    def car_numbers(self, state: GTState, car: Car) -> list[float]:
        fit = RAIN if state.weather == WET else ASPHALT
        unfit = car.tyre != fit and not (car.tyre == SOFT and state.weather != WET)
        return [
            float(max(0, car.marker)) / 3.0,
            float(min(car.focus, 12)) / 5.0,
            1.0 if car.place != ON_TRACK else 0.0,
            1.0 if car.spun else 0.0,
            float(car.stuck),
            float(car.gear_tokens),
            float(car.brake_tokens),
            float(car.coast_tokens),
            1.0 if unfit else 0.0,
            float(min(car.wear, 8)) / 4.0,
            1.0 if state.weather == WET else 0.0,
            float(car.car_class) / 2.0,
        ]

    def neighbours(self, state: GTState, seat: Seat, ways: list[i64]) -> list[float]:
        """The next cars on the road ahead and behind, laps apart or not: they are in the way, or held up."""
        length = state.circuit.length
        ahead: i64 = NEAR
        behind: i64 = NEAR
        gear_ahead: i64 = 0
        gear_behind: i64 = 0
        other: i64
        for other in range(state.seats):
            car = state.cars[other]
            if other == seat or car.place != ON_TRACK or car.cell == NOWHERE:
                continue
            apart = (ways[other] - ways[seat]) % length
            if apart < ahead:
                ahead = apart
                gear_ahead = car.marker
            apart = length - apart if apart > 0 else 0
            if 0 < apart < behind:
                behind = apart
                gear_behind = car.marker
        return [
            float(ahead) / 8.0,
            float(max(0, gear_ahead)) / 3.0,
            float(behind) / 8.0,
            float(max(0, gear_behind)) / 3.0,
        ]


VALUE = GTValue(Path(__file__).parent / "data" / "value.json")
