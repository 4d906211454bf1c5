"""The time pile and what ends a drive: the card of a turn, split times, the finish, damage, retirement."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from racecraft.games.rallyman.order import next_turn
from racecraft.games.rallyman.standing import LEVEL, best_split, gap, stage_time, timed
from racecraft.games.rallyman.steps import FINISHED, RETIRED, WAITING

if TYPE_CHECKING:
    from racecraft.games.rallyman.state import Car, RallymanState

CARDS: Final = ["0", "1", "2", "3", "4", "5"]
"""Gear cards as they stand in a time pile; 0 is a neutral back."""


# --- The end of a turn --------------------------------------------------------------------------------------


def end_turn(s: RallymanState) -> None:
    """RM-DICE-15, 16: one card of the gear last used, once a turn."""
    car = s.cars[s.turn]
    take_card(s, car, car.gear)
    next_turn(s)


def stay(s: RallymanState) -> None:
    """RM-PASS-08: the top gear card once more. RM-START-09: a car that cannot start takes none."""
    car = s.cars[s.turn]
    if s.events is not None:
        s.tell("stuck", {"gear": car.gear})
    if car.status == WAITING:
        next_turn(s)
    else:
        take_card(s, car, car.gear)
        next_turn(s)


def take_card(s: RallymanState, car: Car, gear: i64) -> None:
    """A card onto the time pile, front side up or, for gear 0, neutral side up; then splits are taken."""
    car.pile += CARDS[gear]
    car.seconds += s.setup.card_seconds[gear]
    if s.events is not None:
        s.tell("card", {"gear": gear, "seconds": s.setup.card_seconds[gear], "time": stage_time(car)})
    take_splits(s, car)


def take_splits(s: RallymanState, car: Car) -> None:
    """RM-SPLIT-01, 02: at the end of the turn in which a car has come to a split point."""
    points = s.setup.split_points[s.stage_number]
    number: i64
    for number in range(len(points)):
        place: i64 = s.setup.first_split[s.stage_number] + number
        if car.index >= points[number] and car.splits[place] < 0:
            splits = car.splits.copy()
            splits[place] = stage_time(car)
            if s.events is not None:
                tell_split(s, number + 1, place, splits[place])
            car.splits = splits


def tell_split(s: RallymanState, number: i64, place: i64, time: i64) -> None:
    """RM-SPLIT-03: the time, and how far it is from the best of those who were there before."""
    best = best_split(s, place, s.turn)
    behind = "first" if best < 0 else gap(time - best) or LEVEL
    s.tell("split", {"split": number, **timed(time), "gap": behind})


# --- The finish ---------------------------------------------------------------------------------------------


def cross_line(s: RallymanState, out_of_control: bool) -> None:
    """RM-FINISH-01 to 06: a last card, front side up; a car out of control loses a gear die instead of
    time."""
    car = s.cars[s.turn]
    car.status = FINISHED
    if out_of_control:
        damage(s, car, 1)
    take_card(s, car, car.gear)
    time = stage_time(car)
    car.times = car.times + [time]
    if s.events is not None:
        s.tell("finished", {"stage": s.stage_number + 1, **timed(time)})
    next_turn(s)


# --- Damage -------------------------------------------------------------------------------------------------


def damage(s: RallymanState, car: Car, lost: i64) -> bool:
    """RM-DMG-01, 02, 05: gear dice lost add up; True when the last one the car can do without is gone."""
    car.lost = min(car.lost + lost, s.setup.lost_limit)
    return car.lost >= s.setup.lost_limit


def retire(s: RallymanState, reason: str) -> None:
    """RM-CORNER-03, RM-JUMP-05, RM-CUT-10, RM-DMG-05: out of the rally."""
    car = s.cars[s.turn]
    car.status = RETIRED
    if s.events is not None:
        s.tell("retired", {"reason": reason})
    next_turn(s)
