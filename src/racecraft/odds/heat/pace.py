"""How many more rounds a good driver of Heat needs, alone on the track: solved backwards from the finish.

A value for every distance, gear and Heat in the engine. The hand is not part of it: each round is averaged
over sample hands, in which Heat lies the thicker the more of it has left the engine. That is the corner to
corner budget: what a corner taken too fast costs later, and when the last Heat is worth spending.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from racecraft.engine.chance import Seeded
from racecraft.games.heat.corners import heat_left
from racecraft.games.heat.gears import GEAR_COOLDOWN, MOST_SHIFT, TOP_GEAR, cost_between
from racecraft.games.heat.weather import HAND_LIMIT, Conditions
from racecraft.odds.stored import offer, recall

HANDS: Final = 12
"""Sample hands over which a round is averaged."""
FASTEST: Final = 22
"""No plan of basic cards with a boost is faster."""
FLIPPED_MOST: Final = 4
SPIN_ROUNDS: Final = 0.5
"""What the Stress of a spin-out costs, besides the gear and the Heat."""
CELLS_A_ROUND: Final = 18.0
"""Cells beyond the finish as a part of a round, more than a turn mostly has: who finishes a round earlier is
placed first, and of several in one round who is further."""
SOLVED_LAPS: Final = 2
"""Laps solved in full; in those before them a lap takes as long as the first of these."""
STARTING_HEAT: Final = 1
"""Heat of the deck: the total is that of the engine at the start and this."""
MOST_HEAT: Final = 10
"""More Heat than this is as good as this much."""
_KEPT: Final = 48
"""Solved races that are remembered."""


def _sample_hands() -> list[list[int]]:
    """The deck without its Heat in a few orders; a hand is the beginning of one. Stress is -1."""
    source = Seeded(1955)
    found: list[list[int]] = []
    for _ in range(HANDS):
        deck = [1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 0, 5, -1, -1, -1]
        for last in range(len(deck) - 1, 0, -1):
            other = source.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        found.append(deck[:HAND_LIMIT])
    return found


def _sums(hand: list[int], gear: int) -> list[int]:
    """Speeds that so many cards of a hand can make: sums of speed cards, and from 100 on sums with one
    Stress, whose flip is not counted. None of several Stress: a driver avoids that."""
    found: set[int] = set()
    for bits in range(1 << len(hand)):
        cards = [card for place, card in enumerate(hand) if bits >> place & 1]
        if len(cards) == gear:
            stress = cards.count(-1)
            total = sum(cards) + stress
            if stress == 0 and total > 0:
                found.add(total)
            elif stress == 1:
                found.add(_WITH_STRESS + total)
    return sorted(found)


_WITH_STRESS: Final = 100
_SPEEDS: Final[list[list[list[list[i64]]]]] = [
    [[list(_sums(hand[:size], gear)) for gear in range(TOP_GEAR + 1)] for size in range(HAND_LIMIT + 1)]
    for hand in _sample_hands()
]
"""_SPEEDS[hand][cards other than Heat][gear]."""


class Pace:
    """The rounds that are left, for one track under the conditions of one race."""

    def __init__(self, conditions: Conditions) -> None:
        track = conditions.track
        self.conditions = conditions
        self.cells: i64 = track.cells
        self.finish: i64 = conditions.finish
        laps = min(SOLVED_LAPS, conditions.laps)
        self.first: i64 = conditions.finish - laps * track.cells + 1
        """The first distance that is solved."""
        self.heat: i64 = min(MOST_HEAT, conditions.heat + STARTING_HEAT)
        self.width: i64 = TOP_GEAR * (self.heat + 1)
        size: i64 = (self.finish - self.first + 1) * self.width
        self.table: list[float] = [0.0] * size
        self.likely: list[list[int]] = [[]] * size
        """The speeds at which a driver would go with each of the sample hands."""
        self._ends: list[float] = [0.0] * ((self.heat + 1) * TOP_GEAR * (FASTEST + FLIPPED_MOST + 1))
        key = _key(conditions)
        known = recall("heat", key)
        if known is None:
            distance = self.finish
            while distance >= self.first:
                self._solve(distance)
                distance -= 1
            offer("heat", key, [self.table, self.likely])
        else:
            self.table = known[0]
            self.likely = known[1]
        self.lap_rounds: float = (
            self.rounds(self.first, 2, self.heat // 2)
            - self.rounds(self.first + self.cells, 2, self.heat // 2)
            if laps > 1
            else 0.0
        )

    def rounds(self, distance: i64, gear: i64, heat: i64) -> float:
        """Rounds left after a turn that ended so; below 0 by how far the car is beyond the finish."""
        if distance > self.finish:
            beyond: i64 = self.finish - distance
            return float(beyond) / CELLS_A_ROUND
        added = 0.0
        if distance < 1:
            # The cars on the grid stand a few cells before the line.
            before: i64 = 1 - distance
            added = float(before) / CELLS_A_ROUND
            distance = 1
        while distance < self.first:
            distance += self.cells
            added += self.lap_rounds
        if heat > self.heat:
            heat = self.heat
        return self.table[(distance - self.first) * self.width + (gear - 1) * (self.heat + 1) + heat] + added

    def speeds(self, distance: i64, gear: i64, heat: i64) -> list[int]:
        """How fast a driver who stands so may be expected to go next: one speed for each sample hand."""
        while distance < self.first:
            distance += self.cells
        if distance > self.finish:
            distance = self.finish
        if heat > self.heat:
            heat = self.heat
        return self.likely[(distance - self.first) * self.width + (gear - 1) * (self.heat + 1) + heat]

    def _solve(self, distance: i64) -> None:
        """All gears and engines at one distance, once those further on are known."""
        self._look_ahead(distance)
        heat: i64
        for heat in range(self.heat + 1):
            totals: list[float] = [0.0] * (TOP_GEAR + 1)
            chosen: list[list[int]] = [[] for _ in range(TOP_GEAR + 1)]
            hand: i64
            for hand in range(HANDS):
                self._drive(distance, heat, hand, totals, chosen)
            gear: i64
            for gear in range(1, TOP_GEAR + 1):
                place = (distance - self.first) * self.width + (gear - 1) * (self.heat + 1) + heat
                self.table[place] = 1.0 + totals[gear] / float(HANDS)
                self.likely[place] = chosen[gear]

    def _drive(
        self, distance: i64, heat: i64, hand: i64, totals: list[float], chosen: list[list[int]]
    ) -> None:
        """The best of one hand for every gear a driver may be in."""
        away: i64 = self.heat - heat
        held: i64 = (away * HAND_LIMIT * HANDS // (17 + away) + hand) // HANDS
        if held > HAND_LIMIT - 1:
            held = HAND_LIMIT - 1
        by_gear = _SPEEDS[hand][HAND_LIMIT - held]
        values: list[float] = [99.0] * (2 * (TOP_GEAR + 1))
        speeds: list[i64] = [0] * (2 * (TOP_GEAR + 1))
        to: i64
        for to in range(1, TOP_GEAR + 1):
            cost: i64
            for cost in range(2):
                engine: i64 = heat - cost
                if engine < 0:
                    continue
                cooled: i64 = GEAR_COOLDOWN[to]
                engine += cooled if cooled < held else held
                if engine > self.heat:
                    engine = self.heat
                row: i64 = (engine * TOP_GEAR + to - 1) * (FASTEST + FLIPPED_MOST + 1)
                best = 99.0
                fastest: i64 = 0
                for speed in by_gear[to]:
                    value: float
                    if speed >= _WITH_STRESS:
                        speed -= _WITH_STRESS
                        value = (
                            self._ends[row + speed + 1]
                            + self._ends[row + speed + 2]
                            + self._ends[row + speed + 3]
                            + self._ends[row + speed + 4]
                        ) / 4.0
                        speed += 2
                    else:
                        value = self._ends[row + speed]
                    if value < best:
                        best = value
                        fastest = speed
                values[2 * to + cost] = best
                speeds[2 * to + cost] = fastest
        gear: i64
        for gear in range(1, TOP_GEAR + 1):
            best = 98.0
            fastest = 1
            for to in range(1, TOP_GEAR + 1):
                if to > gear + MOST_SHIFT or to < gear - MOST_SHIFT:
                    continue
                place: i64 = 2 * to + cost_between(gear, to, False)
                if values[place] < best:
                    best = values[place]
                    fastest = speeds[place]
            totals[gear] += best
            chosen[gear].append(fastest)

    def _look_ahead(self, distance: i64) -> None:
        """Fills `_ends`: the rounds left after driving on at each speed, a boost included where it pays."""
        ends = self._ends
        wide: i64 = FASTEST + FLIPPED_MOST + 1
        gear: i64
        speed: i64
        for engine in range(self.heat + 1):
            for speed in range(1, wide):
                end, left = heat_left(self.conditions, distance, distance + speed, speed, engine, 0)
                for gear in range(TOP_GEAR):
                    place = (engine * TOP_GEAR + gear) * wide + speed
                    if left >= 0:
                        ends[place] = self.rounds(end, gear + 1, left)
                    elif end > distance:
                        ends[place] = self.rounds(end, 1, 0) + SPIN_ROUNDS
                    else:
                        ends[place] = self.rounds(distance + 1, 1, 0) + SPIN_ROUNDS + 1.0 / CELLS_A_ROUND
        # From the most Heat down, so that a boost finds what is not boosted yet.
        engine_left: i64 = self.heat
        while engine_left > 0:
            for gear in range(TOP_GEAR):
                row: i64 = (engine_left * TOP_GEAR + gear) * wide
                below: i64 = ((engine_left - 1) * TOP_GEAR + gear) * wide
                for speed in range(1, FASTEST + 1):
                    boosted = (
                        ends[below + speed + 1]
                        + ends[below + speed + 2]
                        + ends[below + speed + 3]
                        + ends[below + speed + 4]
                    ) / 4.0
                    if boosted < ends[row + speed]:
                        ends[row + speed] = boosted
            engine_left -= 1


_solved: dict[str, Pace] = {}


def _key(conditions: Conditions) -> str:
    """All of a race that its pace depends on."""
    after = conditions.track.after
    return f"{conditions.finish} {conditions.heat} {after} {conditions.limit} {conditions.overheat}"


def pace_of(conditions: Conditions) -> Pace:
    """The pace of a race, solved once for all races like it."""
    key = _key(conditions)
    found = _solved.get(key)
    if found is None:
        if len(_solved) >= _KEPT:
            del _solved[next(iter(_solved))]  # the oldest
        found = Pace(conditions)
        _solved[key] = found
    return found
