"""Pit stops: who may make one, what is done in the three lanes, and how a car comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from mypy_extensions import i64

from racecraft.engine.state import NOT_ALLOWED
from racecraft.games.gt.actions import BOTH_FIRST, CHOOSE_FIRST, NO_PIT, REPAIRS, TYRES_FIRST
from racecraft.games.gt.dashboard import FRESH, OFF, SOFT, STANDING, TYRES, side
from racecraft.games.gt.order import departed
from racecraft.games.gt.phases import PIT
from racecraft.games.gt.planning import IN_PIT, ON_TRACK, must_wait

if TYPE_CHECKING:
    from racecraft.games.gt.state import Car, GTState

# GT-PIT-06 to 09: the lanes of the pit tile.
TYRE_LANE: Final = 1
REPAIR_LANE: Final = 2
FULL_LANE: Final = 3
"""Repairs and tyres."""
PitWork = Literal["none", "tyres", "repairs", "both"]
LANE_WORK: Final[list[PitWork]] = ["none", "tyres", "repairs", "both"]


def tyre_types(s: GTState) -> i64:
    """GT-CLASS-08: soft tyres are a third type where they are agreed on."""
    return 3 if s.setup.soft_tyres else 2


def pit_objection(s: GTState, action: i64) -> str | None:
    """GT-PIT-07 to 09, 17: new tyres are of another type."""
    if action == NO_PIT or action == REPAIRS:
        return None
    if not TYRES_FIRST <= action < CHOOSE_FIRST:
        return NOT_ALLOWED
    tyre = pit_tyre(s.cars[s.turn], action)
    if tyre >= tyre_types(s):
        return "this race is driven without soft tyres (GT-CLASS-08)"
    if tyre == s.cars[s.turn].tyre:
        return "these tyres are on the car already (GT-PIT-17)"
    return None


def fit(car: Car, tyre: i64, wear: i64) -> None:
    """GT-CLASS-09, 12: only soft tyres wear."""
    car.tyre = tyre
    car.wear = wear if tyre == SOFT else 0


def lane_of(action: i64) -> i64:
    """GT-PIT-06 to 09: the lane in which this pit stop is made; 0 for driving on."""
    if action == NO_PIT:
        return 0
    return REPAIR_LANE if action == REPAIRS else TYRE_LANE if action < BOTH_FIRST else FULL_LANE


def pit_marker(car: Car, lane: i64) -> i64:
    """GT-PIT-07 to 09: tyres are paid for with marker 0, repairs with 00."""
    return car.marker if lane == 0 else STANDING if lane == TYRE_LANE else OFF


def pit_tyre(car: Car, action: i64) -> i64:
    """The tyres after a pit stop."""
    return car.tyre if action == NO_PIT or action == REPAIRS else (action - TYRES_FIRST) % len(TYRES)


def pit_helps(s: GTState, car: Car) -> bool:
    """Whether any pit stop can do the car good. Every other one is as legal, but nobody needs to be asked
    for it."""
    for action in range(NO_PIT, CHOOSE_FIRST):
        if pit_objection(s, action) is None and stop_helps(s, car, action):
            return True
    return False


def stop_helps(s: GTState, car: Car, action: i64) -> bool:
    """Whether all the work of this pit stop does the car good: repairs that give dice back (GT-PIT-08),
    tyres that have more dice or a higher limit in this weather (GT-PIT-07)."""
    lane = lane_of(action)
    if lane == 0:
        return False
    if lane != TYRE_LANE and car.gear_tokens + car.brake_tokens + car.coast_tokens == 0:
        return False
    return lane == REPAIR_LANE or _tyres_help(s, car, pit_tyre(car, action))


def _tyres_help(s: GTState, car: Car, tyre: i64) -> bool:
    boards = s.setup.boards
    now = side(car.car_class, car.tyre, s.weather)
    other = side(car.car_class, tyre, s.weather)
    return (
        boards.hazard_limit(other, FRESH) > boards.hazard_limit(now, car.wear)
        or boards.gear[other] > boards.gear[now]
        or boards.coast[other] > boards.coast[now]
        or boards.brake[other] > boards.brake[now]
    )


def offer_pit(s: GTState, car: Car) -> bool:
    """GT-PIT-01 to 05, 18: a turn that ends in gear 1 at the edge of a free stretch. True if there is a
    choice."""
    if car.marker != 1 or s.seats == 1 or not s.circuit.pit_space(car.cell):
        return False
    s.phase = PIT
    return True


def pit_stop(s: GTState, action: i64) -> None:
    """GT-PIT-06 to 10: off the track; new tyres at the price of marker 0, repairs at that of 00."""
    car = s.cars[s.turn]
    if action == NO_PIT:
        if s.events is not None:
            s.tell("drove_on", {"space": s.circuit.names[car.cell]})
        return
    car.place = IN_PIT
    departed(s, car)
    car.lane = lane_of(action)
    if car.lane != TYRE_LANE:
        repair(s, car)
    if car.lane != REPAIR_LANE:
        # The turn that ends now wears the new tyres from 0 to 1 (GT-CLASS-12).
        fit(car, pit_tyre(car, action), 0)
    car.marker = pit_marker(car, car.lane)
    if s.events is not None:
        s.tell("pitted", {"work": LANE_WORK[car.lane], "tyre": TYRES[car.tyre]})


def repair(s: GTState, car: Car) -> None:
    """GT-PIT-08, GT-DMG-12: all tokens on the dashboard go back into the bag."""
    s.bag = [
        s.bag[0] + car.gear_tokens,
        s.bag[1] + car.brake_tokens,
        s.bag[2] + car.coast_tokens,
        s.bag[3] + car.weather_tokens,
        s.bag[4] + car.yellow_tokens,
        s.bag[5] + car.green_tokens,
    ]
    car.gear_tokens = 0
    car.brake_tokens = 0
    car.coast_tokens = 0
    car.weather_tokens = 0
    car.yellow_tokens = 0
    car.green_tokens = 0


def leave_pit(s: GTState, car: Car) -> bool:
    """GT-PIT-11 to 15: True if the car is back on its space and drives this turn."""
    repaired = car.marker == OFF
    if repaired and not s.setup.repairs_one_turn:
        car.marker = STANDING
        if s.events is not None:
            s.tell("repaired", {})
        return False
    if must_wait(s, car):
        return False
    car.place = ON_TRACK
    car.lane = 0
    car.marker = STANDING
    car.from_pit = True
    if s.events is not None:
        s.tell("rejoined", {"space": s.circuit.names[car.cell]})
    return not repaired
