"""Focus: what securing the dice of a step costs, and what going flat out earns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from racecraft.games.gt.actions import STEP_DICE
from racecraft.games.gt.dashboard import BRAKE_DIE
from racecraft.games.gt.planning import dice_of_step

if TYPE_CHECKING:
    from racecraft.games.gt.state import Car, GTState


def cost_of_dice(count: i64, secured: i64) -> i64:
    """GT-FOCUS-05, 06: the n-th die secured in a turn costs n tokens; so many more after so many."""
    return count * secured + count * (count + 1) // 2


def secure_cost(s: GTState) -> i64:
    """GT-FOCUS-06: the next step is secured with all its dice."""
    return cost_of_dice(len(dice_of_step(s.gear, s.plan[s.done] % STEP_DICE)), s.secured)


def secure_objection(s: GTState) -> str | None:
    """GT-FOCUS-07."""
    return "too few focus tokens (GT-FOCUS-07)" if secure_cost(s) > s.cars[s.turn].focus else None


def focus_earned(s: GTState, dice: list[i64]) -> i64:
    """GT-FLAT-06, 14, GT-ADV-16, GT-CLASS-06: a token for every black and white die thrown flat out, as far
    as the supply lasts."""
    gain: i64 = 0
    for kind in dice:
        if kind < BRAKE_DIE:
            gain += 1
    if s.setup.focus_supply > 0:
        held: i64 = 0
        for other in s.cars:
            held += other.focus
        gain = min(gain, s.setup.focus_supply - held)
    return gain


def gain_focus(s: GTState, car: Car) -> None:
    """GT-FLAT-06: the tokens are earned whether control is kept or not."""
    gain = focus_earned(s, s.dice)
    car.focus += gain
    if s.events is not None:
        s.tell("focused", {"gain": gain, "focus": car.focus})
