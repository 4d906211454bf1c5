"""The value of Rallyman: cars are compared by the time at which each may be expected to end the rally: what
stands on the clock and what the solved stages give it, with damage, tyres, tokens and the turn under way. A
rally driven alone takes that time."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from racecraft.bots.rallyman.pro import PRO
from racecraft.bots.rallyman.stages import value_of
from racecraft.bots.rallyman.turn import car_place, head_place
from racecraft.bots.value import Survey, Value
from racecraft.engine.state import Seat, State
from racecraft.games.rallyman.phases import (
    BETWEEN,
    DRAW_LOT,
    FIRST,
    NEXT,
    PLAN,
    ROLL,
    SISU,
    SPARE,
    THROW,
    TYRE,
    WEATHER,
)
from racecraft.games.rallyman.standing import rally_time, score, total
from racecraft.games.rallyman.state import Car, RallymanState, Setup
from racecraft.games.rallyman.steps import DRIVING, FINISHED, RETIRED, SPUN, WAITING, WINTER
from racecraft.odds.rallyman.road import START, index_of
from racecraft.odds.rallyman.value import StageValue

FEATURES: Final = [
    "has driven this round",
    "turn is under way",
    "decides",
    "rolls",
    "plans an attack",
    "throws",
    "loses control",
    "seconds that the turn saves",
    "warnings",
    "dice planned",
    "gear",
    "off the road",
    "finished the stage",
    "not started",
    "dice lost",
    "punctures",
    "spare wheel",
    "sisu",
    "tokens",
    "winter tyres",
    "snow",
    "winter tyres on snow",
    "stages to come",
    "way left",
    "cars ahead",
    "next car ahead",
    "seconds on the clock",
]
TURN: Final = 25.0
"""Seconds that count as one turn where cars are compared."""
MOST_KEPT: Final = 60
REACH: Final = 16
"""Spaces ahead within which a car may be in the way."""


class RallymanValue(Value):
    def __init__(self, path: Path) -> None:
        super().__init__("rallyman", path, FEATURES)
        self._setup: Setup | None = None
        self._stages: dict[i64, StageValue] = {}
        """By stage, snow and tyres, of the rally that was looked at last."""

    def stage(self, state: RallymanState, tyres: i64) -> StageValue:
        if self._setup is not state.setup or len(self._stages) > MOST_KEPT:
            self._setup = state.setup
            self._stages = {}
        key: i64 = (state.stage_number * 2 + tyres) << 40 | state.snow
        found = self._stages.get(key)
        if found is None:
            found = value_of(state.setup, state.stage_number, state.snow, tyres, PRO)
            self._stages[key] = found
        return found

    def time(self, state: State) -> float:
        assert isinstance(state, RallymanState)
        car = state.cars[0]
        if state.over() or car.status == RETIRED:
            return float(total(car))
        return float(rally_time(state, car)) + self.rest(state, 0)

    def rest(self, state: RallymanState, seat: Seat) -> float:
        """Seconds from here to the end of the rally, the turn under way as if it ended here."""
        car = state.cars[seat]
        stage = self.stage(state, car.tyres)
        held: i64 = 1 if car.sisu else 0
        if car.status == FINISHED:
            return stage.end(car.lost, min(car.punctures, 2), car.spare, held)
        if car.status == WAITING or car.index < 0:
            return stage.seconds(stage.layer(car.lost, car.punctures, car.spare), START, held, 0)
        layer = stage.layer(car.lost, car.punctures, car.spare)
        place = car_place(car)
        card = 0.0
        if seat == state.turn and under_way(state):
            place = head_place(state.head)
            card = stage.cards[state.head.gear]
            if index_of(place) >= stage.road.length:
                return card + stage.end(car.lost, min(car.punctures, 2), car.spare, held)
        # The clock has counted the tokens in hand already.
        return card + stage.seconds(layer, place, held, car.tokens) + float(car.tokens)

    def survey(self, state: State) -> Survey:
        assert isinstance(state, RallymanState)
        found = Survey()
        to_come = float(len(state.setup.stages) - state.stage_number - 1)
        phase = state.phase
        before = phase == TYRE or phase == WEATHER or phase == DRAW_LOT or phase == BETWEEN
        done: list[bool] = [True] * state.seats
        at: i64
        for at in range(state.place, len(state.order)):
            done[state.order[at]] = False
        base = min([rally_time(state, car) for car in state.cars])
        seat: i64
        for seat in range(state.seats):
            car = state.cars[seat]
            if car.status == RETIRED:
                continue
            rest = self.rest(state, seat)
            clock = float(rally_time(state, car) - base)
            numbers = self.numbers(state, seat, seat == state.turn and not before)
            numbers.insert(0, 1.0 if done[seat] and not before else 0.0)
            numbers += self.car_numbers(state, car, rest, to_come)
            numbers += in_front(state, seat)
            numbers.append(min(clock, 200.0) / 50.0)
            found.add(seat, (clock + rest) / TURN, rest / TURN, numbers)
        retired = [seat for seat in range(state.seats) if state.cars[seat].status == RETIRED]
        found.back = sorted(retired, key=lambda seat: -score(state.cars[seat]))
        return found

    def numbers(self, state: RallymanState, seat: Seat, turn: bool) -> list[float]:
        """How far the turn under way has come; nothing for the others."""
        if not turn:
            return [0.0] * 9
        phase = state.phase
        moving = under_way(state)
        saved = 0.0
        if moving:
            car = state.cars[seat]
            stage = self.stage(state, car.tyres)
            held: i64 = 1 if car.sisu else 0
            layer = stage.layer(car.lost, car.punctures, car.spare)
            start = stage.seconds(layer, car_place(car), held, car.tokens) + float(car.tokens)
            saved = (start - self.rest(state, seat)) / TURN
        planned = phase == PLAN or phase == THROW
        return [
            1.0 if moving else 0.0,
            1.0 if phase == FIRST or phase == NEXT or phase == SPARE else 0.0,
            1.0 if phase == ROLL else 0.0,
            1.0 if planned else 0.0,
            1.0 if phase == THROW else 0.0,
            1.0 if phase == SISU or phase > THROW else 0.0,
            max(-3.0, min(3.0, saved)),
            float(state.alarms),
            float(len(state.plan)) / 4.0 if planned else 0.0,
        ]

    def car_numbers(self, state: RallymanState, car: Car, rest: float, to_come: float) -> list[float]:
        snow = state.snow != 0
        off = car.status != DRIVING and car.status != FINISHED and car.status != WAITING
        return [
            float(car.gear) / 3.0,
            1.0 if off else 0.0,
            1.0 if car.status == FINISHED else 0.0,
            1.0 if car.status == WAITING else 0.0,
            float(car.lost),
            float(car.punctures),
            1.0 if car.spare else 0.0,
            1.0 if car.sisu else 0.0,
            float(min(car.tokens, 20)) / 5.0,
            1.0 if car.tyres == WINTER else 0.0,
            1.0 if snow else 0.0,
            1.0 if snow and car.tyres == WINTER else 0.0,
            to_come / 2.0,
            min(rest, 800.0) / 200.0,
        ]


def under_way(state: RallymanState) -> bool:
    """Whether the turn has moved the head of the car away from where it stood."""
    phase = state.phase
    if phase == TYRE or phase == WEATHER or phase == DRAW_LOT or phase == BETWEEN or phase == SPARE:
        return False
    head = state.head
    return head.used != 0 or head.gas != 0 or head.black != 0


def in_front(state: RallymanState, seat: Seat) -> list[float]:
    """How many cars are on the road within reach, and how near the first is."""
    car = state.cars[seat]
    count = 0.0
    nearest: i64 = REACH
    if car.status != FINISHED:
        other: i64
        for other in range(state.seats):
            rival = state.cars[other]
            if other == seat or (rival.status != DRIVING and rival.status != SPUN):
                continue
            apart = rival.index - car.index
            if 0 <= apart < REACH:
                count += 1.0
                nearest = min(nearest, apart)
    return [count / 2.0, float(nearest) / 8.0]


VALUE = RallymanValue(Path(__file__).parent / "data" / "value.json")
