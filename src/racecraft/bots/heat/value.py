"""The value of Heat: cars are compared by the rounds that the pace of the track gives them, by engine, gear
and cards, and by how far the round has come. In a season the points so far and the races to come count too.

Cards that the state does not show (a glimpse) are taken for average ones.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from racecraft.bots.heat.worth import HEAT_HELD, STRESS_PLAYED
from racecraft.bots.value import Survey, Value
from racecraft.engine.state import Seat, State
from racecraft.games.heat import phases
from racecraft.games.heat.cards import CARDS, HEAT, SPEEDS, STRESS
from racecraft.games.heat.corners import heat_left
from racecraft.games.heat.phases import COMMITTED, PLAN, RACING
from racecraft.games.heat.state import Driver, HeatState
from racecraft.games.heat.weather import Conditions
from racecraft.odds.heat.pace import SPIN_ROUNDS, Pace, pace_of

FEATURES: Final = [
    "has driven this round",
    "drives",
    "reacts",
    "slipstreams or discards",
    "speed of the turn",
    "cells still to drive",
    "ahead on the track",
    "gap to the car ahead on the track",
    "gap to the car behind on the track",
    "gear",
    "Heat in the engine",
    "hand known",
    "Heat in the hand",
    "Stress in the hand",
    "speed of the hand",
    "spread of the hand",
    "cards in the hand",
    "laid",
    "speed laid",
    "gears shifted",
    "Heat away",
    "upgrades",
    "adrenaline",
    "Legends",
    "before the race",
    "points",
    "races to come",
]
BEFORE_CORNERS: Final = [
    phases.VALUE,
    phases.REACT,
    phases.AMOUNT,
    phases.SALVAGING,
    phases.KEEP,
    phases.SLIPSTREAM,
    phases.FLIP,
    phases.SCRAP,
]
"""Phases of a turn in which the corners are not paid for yet."""
NEAR: Final = 40
"""Cells within which another car matters."""
SEASON_POINT: Final = 0.35
"""Rounds that a point of a season counts as."""

_FASTEST: Final = [float(max(SPEEDS[card])) if SPEEDS[card] else 0.0 for card in range(CARDS)]


class HeatValue(Value):
    def __init__(self, path: Path) -> None:
        super().__init__("heat", path, FEATURES)
        self._conditions: Conditions | None = None
        self._pace: Pace | None = None

    def pace(self, state: HeatState) -> Pace:
        found = self._pace
        if found is None or self._conditions is not state.conditions:
            found = pace_of(state.conditions)
            self._pace = found
            self._conditions = state.conditions
        return found

    def time(self, state: State) -> float:
        assert isinstance(state, HeatState)
        if state.over() or state.cars[0].status != RACING:
            return float(state.round)
        done = state.round - 1 if state.round > 0 else 0
        return float(done) + max(0.0, self.rounds(state, 0)) + (1.0 if driven(state, 0) else 0.0)

    def rounds(self, state: HeatState, seat: i64) -> float:
        """Rounds from the finish, as the professional counts them."""
        d = state.drivers[seat]
        pace = self.pace(state)
        if seat == state.turn and state.phase in BEFORE_CORNERS and state.round > 0:
            found = self.turned(state, pace, d)
        else:
            found = pace.rounds(state.cars[seat].a, d.gear, d.heat)
        if found <= 0.0 or not known(d):
            return found
        return found + HEAT_HELD * float(d.hand[HEAT]) + STRESS_PLAYED * float(d.hand[STRESS])

    def turned(self, state: HeatState, pace: Pace, d: Driver) -> float:
        """The car that drives, if its turn ended here: its corners are still to be paid for."""
        start = state.start_a
        end = max(state.cars[state.turn].a, start + state.speed)
        stands, left = heat_left(state.conditions, start, end, state.speed, d.heat, 0)
        if left < 0:
            return pace.rounds(stands, 1, 0) + SPIN_ROUNDS
        return pace.rounds(end, d.gear, left)

    def survey(self, state: State) -> Survey:
        assert isinstance(state, HeatState)
        found = Survey()
        season = state.setup.season
        seats = state.seats
        racing = state.phase < phases.AUTOMATIC and state.round > 0
        to_come = float(len(state.tracks) - state.race - 1) if season else 0.0
        average = float(sum(state.points[:seats])) / float(seats) if season and state.points else 0.0
        seat: i64
        for seat in range(seats):
            car = state.cars[seat]
            points = float(state.points[seat]) - average if season and state.points else 0.0
            if car.status != RACING and not season:
                continue
            if car.status == RACING:
                rounds = self.rounds(state, seat)
                cost = rounds + (1.0 if racing and driven(state, seat) else 0.0)
            else:
                place = place_of(state, seat)
                rounds = 0.0
                cost = float(place) * 0.5 - 2.0
            left = rounds + 8.0 * to_come
            numbers = self.numbers(state, seat, racing)
            numbers.append(points / 10.0)
            numbers.append(min(to_come, 6.0) / 3.0)
            found.add(seat, cost - SEASON_POINT * points, left, numbers)
        if not season:
            found.front = [number for number in state.ranking if number < seats]
            found.back = [number for number in state.eliminated[::-1] if number < seats]
        return found

    def numbers(self, state: HeatState, seat: i64, racing: bool) -> list[float]:
        """All but those of a season."""
        d = state.drivers[seat]
        car = state.cars[seat]
        phase = state.phase
        turn = racing and phase != PLAN and phase != phases.MULLIGAN and state.turn == seat
        ahead = NEAR
        behind = NEAR
        leads: i64 = 0
        number: i64
        for number in range(len(state.cars)):
            other = state.cars[number]
            if number == seat or other.status != RACING:
                continue
            apart: i64 = other.a - car.a
            if apart > 0 or (apart == 0 and other.line and not car.line):
                leads += 1
                ahead = min(ahead, apart)
            else:
                behind = min(behind, -apart)
        seen = known(d)
        held = 1.4
        stress = 0.8
        mean = 2.4
        spread = 1.0
        if seen:
            held = float(d.hand[HEAT])
            stress = float(d.hand[STRESS])
            mean, spread = speeds(d)
        laid: i64 = 0
        fast = 0.0
        slot: i64
        for slot in range(len(d.play)):
            count: i64 = d.play[slot]
            if count > 0:
                laid += count
                fast += float(count) * _FASTEST[d.kinds[slot]]
        committed = racing and (phase != PLAN or d.stage == COMMITTED)
        away = float(state.conditions.heat - d.heat)
        place: i64 = 0
        order = state.order
        size: i64 = len(order)
        while place < size and order[place] != seat:
            place += 1
        return [
            1.0 if racing and driven(state, seat) else 0.0,
            1.0 if turn else 0.0,
            1.0 if turn and phase == phases.REACT else 0.0,
            1.0 if turn and (phase == phases.SLIPSTREAM or phase == phases.DISCARD) else 0.0,
            float(state.speed) / 10.0 if turn else 0.0,
            float(max(0, state.start_a + state.speed - car.a)) / 10.0 if turn else 0.0,
            float(leads) / 3.0,
            float(ahead) / 10.0,
            float(behind) / 10.0,
            float(d.gear) / 2.0,
            float(d.heat) / 3.0,
            1.0 if seen else 0.0,
            held / 2.0,
            stress / 2.0,
            mean / 2.0,
            spread,
            float(d.hand_size) / 4.0,
            1.0 if committed and laid > 0 else 0.0,
            fast / 6.0,
            float(d.next_gear - d.gear) if phase == PLAN else 0.0,
            away / 3.0,
            float(len(d.owned)) / 3.0,
            1.0 if place >= size - state.eligible else 0.0,
            float(len(state.cars) - state.seats) / 2.0,
            0.0 if racing else 1.0,
        ]


def known(d: Driver) -> bool:
    """Whether the state shows which cards the driver holds."""
    total: i64 = 0
    for count in d.hand:
        total += count
    return total == d.hand_size


def speeds(d: Driver) -> tuple[float, float]:
    """The mean of the cards of a hand that drive, and how far they are apart."""
    count = 0.0
    total = 0.0
    least = 9.0
    most = 0.0
    slot: i64
    for slot in range(2, len(d.hand)):
        held: i64 = d.hand[slot]
        if held > 0:
            fast = _FASTEST[d.kinds[slot]]
            count += float(held)
            total += float(held) * fast
            least = min(least, fast)
            most = max(most, fast)
    if count == 0.0:
        return 0.0, 0.0
    return total / count, (most - least) / 3.0


def driven(state: HeatState, seat: Seat) -> bool:
    """Whether the car has moved in the round under way, or is moving."""
    phase = state.phase
    if phase == phases.PLAN or phase == phases.MULLIGAN or state.round == 0:
        return False
    order = state.order
    at: i64 = 0
    size: i64 = len(order)
    while at < size and order[at] != seat:
        at += 1
    return at <= state.index


def place_of(state: HeatState, seat: Seat) -> int:
    """The place of a car that has left the race under way."""
    if seat in state.ranking:
        return state.ranking.index(seat)
    return len(state.cars) + 1


VALUE = HeatValue(Path(__file__).parent / "data" / "value.json")
