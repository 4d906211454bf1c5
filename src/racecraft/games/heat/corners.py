"""Step 7: the corners crossed this turn, what they cost, and the spin-out (HT-CORNER, HT-SPIN).

What corners cost depends on distances, speed and Heat alone: `crossings`, `bill` and `heat_left` look at no
state, so that forecasts and drivers call the same functions as the rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from racecraft.games.heat import championship
from racecraft.games.heat.cards import FIRST_SPECIAL, LIMITS, STRESS
from racecraft.games.heat.deck import pay
from racecraft.games.heat.gears import SPIN_STRESS
from racecraft.games.heat.movement import taken
from racecraft.games.heat.phases import DISCARDING, ELIMINATED, GAINING, NEXT_CAR
from racecraft.games.heat.replenish import lay_aside
from racecraft.games.heat.seasons import SPIN_OUT_ELIMINATES

if TYPE_CHECKING:
    from racecraft.games.heat.state import Car, Driver, HeatState
    from racecraft.games.heat.weather import Conditions


class Crossing:
    """A corner line crossed in a turn."""

    __slots__ = ("cost", "limit", "line", "position")

    def __init__(self, position: i64, line: i64, limit: i64, cost: i64) -> None:
        self.position = position
        """The distance of the cell before the line."""
        self.line = line
        self.limit = limit
        self.cost = cost
        """The Heat that the line asks for."""


NO_CROSSINGS: Final[list[Crossing]] = []
"""Shared by all turns without a corner; never changed."""


class Bill:
    """What the corners of a turn cost an engine."""

    __slots__ = ("crossings", "end", "heat", "spins")

    def __init__(self, crossings: list[Crossing], heat: i64, spins: bool, end: i64) -> None:
        self.crossings = crossings
        """Up to the line at which the car spins out, if it does."""
        self.heat = heat
        """What is paid in all."""
        self.spins = spins
        self.end = end
        """The distance at which the car stands then; other cars are not looked at."""


def limit_at(conditions: Conditions, line: i64, change: i64) -> i64:
    """HT-SYM-08: the limit of a corner line, changed by the played cards, never below 0."""
    limit: i64 = conditions.limit[line] + change
    return limit if limit > 0 else 0


def cost_above(conditions: Conditions, line: i64, speed: i64, limit: i64) -> i64:
    """HT-CORNER-03, 04, HT-ROAD-03: the Heat for crossing a line with this limit at this speed."""
    return speed - limit + conditions.overheat[line] if speed > limit else 0


def crossings(conditions: Conditions, start: i64, end: i64, speed: i64, change: i64) -> list[Crossing]:
    """DEF-6, HT-CORNER-01, 05 to 07: every line from one distance to another, in order, each at full speed;
    none beyond the finish."""
    track = conditions.track
    cell: i64 = (start - 1) % track.cells + 1
    position: i64 = start + track.to_line[cell]
    last: i64 = end if end < conditions.finish else conditions.finish
    if position >= last:
        return NO_CROSSINGS
    found: list[Crossing] = []
    line: i64 = track.next_line[cell]
    lines: i64 = len(track.gap)
    while position < last:
        limit = limit_at(conditions, line, change)
        found.append(Crossing(position, line, limit, cost_above(conditions, line, speed, limit)))
        position += track.gap[line]
        line = line + 1 if line + 1 < lines else 0
    return found


def bill(conditions: Conditions, start: i64, end: i64, speed: i64, engine: i64, change: i64) -> Bill:
    """HT-CORNER-04, 05, HT-SPIN-01, 02: what a turn from one distance to another costs, as far as the engine
    can pay."""
    paid: i64 = 0
    met: list[Crossing] = []
    for crossing in crossings(conditions, start, end, speed, change):
        met.append(crossing)
        if paid + crossing.cost > engine:
            return Bill(met, engine, True, crossing.position)
        paid += crossing.cost
    return Bill(met, paid, False, end)


def heat_left(
    conditions: Conditions, start: i64, end: i64, speed: i64, engine: i64, change: i64
) -> tuple[i64, i64]:
    """The same bill in two numbers, for those who weigh many turns: the distance at which the turn ends and
    the Heat that is left then, -1 after a spin-out."""
    track = conditions.track
    cell: i64 = (start - 1) % track.cells + 1
    position: i64 = start + track.to_line[cell]
    last: i64 = end if end < conditions.finish else conditions.finish
    if position < last:
        line: i64 = track.next_line[cell]
        lines: i64 = len(track.gap)
        while position < last:
            engine -= cost_above(conditions, line, speed, limit_at(conditions, line, change))
            if engine < 0:
                return position, -1
            position += track.gap[line]
            line = line + 1 if line + 1 < lines else 0
    return end, engine


def corner_check(s: HeatState) -> None:
    """HT-CORNER-01 to 09: the lines of the turn are paid for one after another."""
    car = s.cars[s.turn]
    conditions = s.conditions
    d = s.drivers[s.turn]
    s.phase = DISCARDING
    for crossing in crossings(conditions, s.start_a, car.a, s.speed, limit_change(d)):
        cost = crossing.cost
        if s.events is not None:
            s.tell(
                "corner",
                {
                    "corner": conditions.track.after[crossing.line],
                    "speed": s.speed,
                    "limit": crossing.limit,
                    "needed": cost,
                    "heat": min(cost, d.heat),
                },
            )
        if cost > d.heat:
            spin_out(s, crossing.position)
            break
        pay(d, cost)
        if conditions.press[crossing.line] and championship.pleases_press(
            s, crossing.line, crossing.position
        ):
            s.gains += conditions.press_gain
    if s.phase == DISCARDING:
        if conditions.event >= 0:
            championship.gains_of(s)
        if s.gains > 0:
            s.due = s.gains
            s.phase = GAINING
        tell_laps(s, car)


def limit_change(d: Driver) -> i64:
    """HT-SYM-08: by how much the played cards change every limit."""
    change: i64 = 0
    size: i64 = len(d.kinds)
    slot: i64
    for slot in range(FIRST_SPECIAL, size):
        if d.play[slot] > 0:
            change += d.play[slot] * LIMITS[d.kinds[slot]]
    return change


def tell_laps(s: HeatState, car: Car) -> None:
    if s.events is not None:
        track = s.conditions.track
        lap = track.lap(car.a)
        if lap > track.lap(s.start_a) and lap > 0:
            if car.a > s.conditions.finish:
                s.tell("crossed_finish", {"round": s.round})
            else:
                s.tell("lap", {"lap": lap, "round": s.round})


def spin_out(s: HeatState, position: i64) -> None:
    """HT-SPIN-01 to 09: all Heat is paid, the car goes back before the line, takes Stress and falls into gear
    1."""
    car = s.cars[s.turn]
    d = s.drivers[s.turn]
    track = s.conditions.track
    pay(d, d.heat)
    s.spun = True
    s.gains = 0
    while taken(s, track.cell(position)) == 3:
        position -= 1
    car.a = position
    car.cell = track.cell(position)
    car.line = taken(s, car.cell) & 1 == 0
    if s.conditions.rule == SPIN_OUT_ELIMINATES:
        eliminate(s)
        return
    stress = SPIN_STRESS[d.gear]
    if stress > s.reserve:
        stress = s.reserve
    s.reserve -= stress
    d.hand[STRESS] = d.hand[STRESS] + stress
    d.hand_size += stress
    if s.events is not None:
        s.tell(
            "spun_out",
            {
                "to": track.spot(car.cell, car.line),
                "stress": stress,
                "gear": d.gear,
                "distance": car.a,
                "race_line": car.line,
            },
        )
    d.gear = 1
    d.next_gear = 1


def eliminate(s: HeatState) -> None:
    """HT-EVENT-12: the car leaves at once; its turn ends without steps 8 and 9."""
    car = s.cars[s.turn]
    car.cell = 0
    car.line = False
    car.status = ELIMINATED
    s.eliminated = s.eliminated + [s.turn]
    if s.events is not None:
        s.tell("eliminated", {})
    lay_aside(s, -1)
    s.phase = NEXT_CAR
