"""The gearbox: what a shift costs and what each gear brings (HT-SHIFT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from racecraft.games.heat.deck import pay

if TYPE_CHECKING:
    from racecraft.games.heat.state import HeatState


TOP_GEAR: Final = 4


GEAR_COOLDOWN: Final = [0, 3, 1, 0, 0]


SPIN_STRESS: Final = [0, 1, 1, 2, 2]


def shift_cost(s: HeatState, seat: int, gear: int) -> int:
    """HT-SHIFT-06, HT-EXP-03: 1 Heat for two gears at once, 1 for shifting down on a flooded cell."""
    current = s.drivers[seat].gear
    cost = 1 if gear == current + 2 or gear == current - 2 else 0
    if gear < current and s.conditions.track.flooded[s.cars[seat].cell]:
        cost += 1
    return cost


def set_gear(s: HeatState, seat: int, gear: int, cost: int) -> None:
    d = s.drivers[seat]
    before = d.gear
    d.gear = gear
    d.next_gear = gear
    pay(d, cost)
    if s.events is not None and before != gear:
        s.tell_of("shifted", seat, {"from": before, "gear": gear, "heat": cost})
