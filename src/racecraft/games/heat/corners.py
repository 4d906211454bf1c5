"""Step 7: the corners crossed this turn, what they cost, and the spin-out (HT-CORNER, HT-SPIN)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from racecraft.games.heat import championship
from racecraft.games.heat.cards import LIMITS, STRESS
from racecraft.games.heat.deck import pay
from racecraft.games.heat.events import SPIN_OUT_ELIMINATES
from racecraft.games.heat.gears import SPIN_STRESS
from racecraft.games.heat.movement import taken
from racecraft.games.heat.phases import DISCARDING, ELIMINATED, GAINING, NEXT_CAR
from racecraft.games.heat.replenish import lay_aside

if TYPE_CHECKING:
    from racecraft.games.heat.state import Car, Driver, HeatState


def corner_check(s: HeatState) -> None:
    """HT-CORNER-01 to 09: every line crossed this turn, in order, each with the full speed."""
    car = s.cars[s.turn]
    conditions = s.conditions
    track = conditions.track
    d = s.drivers[s.turn]
    position: i64 = s.start_a + track.to_line[s.start_cell]
    end = car.a if car.a < conditions.finish else conditions.finish
    s.phase = DISCARDING
    if position < end:
        change = limit_change(d)
        line: i64 = track.next_line[s.start_cell]
        lines: i64 = len(track.gap)
        while position < end:
            limit: i64 = conditions.limit[line] + change
            if limit < 0:
                limit = 0
            cost: i64 = s.speed - limit + conditions.overheat[line] if s.speed > limit else 0
            if s.events is not None:
                s.tell(
                    "corner",
                    {
                        "corner": track.after[line],
                        "speed": s.speed,
                        "limit": limit,
                        "heat": min(cost, d.heat),
                    },
                )
            if cost > d.heat:
                spin_out(s, position)
                break
            pay(d, cost)
            if conditions.press[line] and championship.pleases_press(s, line, position):
                s.gains += conditions.press_gain
            position += track.gap[line]
            line = line + 1 if line + 1 < lines else 0
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
    for slot in range(6, size):
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
