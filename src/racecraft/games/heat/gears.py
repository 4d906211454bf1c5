"""The gearbox: what a shift costs and what each gear brings (HT-SHIFT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from racecraft.games.heat.deck import pay

if TYPE_CHECKING:
    from racecraft.games.heat.state import HeatState


TOP_GEAR: Final = 4
MOST_SHIFT: Final = 2
"""Gears that can be shifted at once."""
GEAR_COOLDOWN: Final[list[i64]] = [0, 3, 1, 0, 0]
SPIN_STRESS: Final[list[i64]] = [0, 1, 1, 2, 2]
HIGHEST_COST: Final = 2
"""Two gears down on a flooded cell."""


def cost_between(current: i64, gear: i64, flooded: bool) -> i64:
    """HT-SHIFT-06, HT-EXP-03: 1 Heat for two gears at once, 1 for shifting down on a flooded cell."""
    cost: i64 = 1 if gear == current + MOST_SHIFT or gear == current - MOST_SHIFT else 0
    if flooded and gear < current:
        cost += 1
    return cost


def shift_cost(s: HeatState, seat: i64, gear: i64) -> i64:
    """The Heat for which a driver shifts from where the car stands."""
    return cost_between(s.drivers[seat].gear, gear, s.conditions.track.flooded[s.cars[seat].cell])


def within_reach(current: int) -> list[int]:
    """HT-SHIFT-03: the gears that can be shifted to, whatever they cost."""
    return list(range(max(1, current - MOST_SHIFT), min(TOP_GEAR, current + MOST_SHIFT) + 1))


def offered(flooded: bool, heat: int, current: int, cards: int) -> list[int]:
    """HT-SHIFT-03, 04, HT-PLAY-04, HT-CLUTTER-02: gears at most two away that can be paid and filled; with
    too few cards for any, all that can be paid."""
    reachable = [gear for gear in within_reach(current) if cost_between(current, gear, flooded) <= heat]
    return [gear for gear in reachable if gear <= cards] or reachable


def _offers(flooded: bool, heat: int) -> list[list[list[int]]]:
    """By gear and number of cards."""
    gears = range(TOP_GEAR + 1)
    return [[offered(flooded, heat, current, cards) for cards in gears] for current in gears]


_OFFERS: Final = [[_offers(flooded, heat) for heat in range(HIGHEST_COST + 1)] for flooded in (False, True)]


def gears_offered(s: HeatState, seat: i64, cards: i64) -> list[int]:
    """The gears among which a driver with so many cards to play may choose."""
    d = s.drivers[seat]
    by_heat = _OFFERS[1 if s.conditions.track.flooded[s.cars[seat].cell] else 0]
    by_gear = by_heat[d.heat if d.heat < HIGHEST_COST else HIGHEST_COST]
    return by_gear[d.gear][cards if cards < TOP_GEAR else TOP_GEAR]


def set_gear(s: HeatState, seat: i64, gear: i64, cost: i64) -> None:
    d = s.drivers[seat]
    before = d.gear
    d.gear = gear
    d.next_gear = gear
    pay(d, cost)
    if s.events is not None and before != gear:
        s.tell_of("shifted", seat, {"from": before, "gear": gear, "heat": cost})
