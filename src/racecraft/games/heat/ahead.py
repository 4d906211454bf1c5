"""The next plan of a driver who waits, as if the round began now: for plans that are made while others
drive."""

from __future__ import annotations

from mypy_extensions import i64

from racecraft.games.heat.phases import MULLIGAN, PLAN, RACING, TOP
from racecraft.games.heat.planning import begin_plan
from racecraft.games.heat.rounds import clear_turn, set_order
from racecraft.games.heat.state import Driver, HeatState


def ahead(s: HeatState, seat: i64) -> HeatState | None:
    """The table when the next round begins, with the cars where they stand now; None unless the seat has
    driven in this round, and so holds the cards of the next."""
    if s.phase == PLAN or s.phase == MULLIGAN or s.phase > TOP or seat == s.turn:
        return None
    car = s.cars[seat]
    if car.status != RACING or car.a > s.conditions.finish:
        return None
    if seat not in s.order or s.order.index(seat) >= s.index:
        return None
    supposed = s.copy()
    supposed.round += 1
    set_order(supposed)
    clear_turn(supposed)
    supposed.planning = 0
    number: i64
    for number in range(s.seats):
        if s.cars[number].status == RACING:
            take_up(supposed.drivers[number])
            begin_plan(supposed, number)
            supposed.planning |= 1 << number
    supposed.phase = PLAN
    return supposed


def take_up(d: Driver) -> None:
    """What lies on the table is in the hand again: as if the round had not begun, nothing is shown."""
    slot: i64
    for slot in range(len(d.kinds)):
        d.hand[slot] = d.hand[slot] + d.play[slot]
        d.hand_size += d.play[slot]
        d.play[slot] = 0
