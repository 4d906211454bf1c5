"""Laying out a move: which dice may come next, which spaces may be entered, what a step will meet there.

Everything here judges one step from where the plan has come to; the turn around it is in rules.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from racecraft.games.gt.actions import COAST, FLYING, REDLINE, STEP_DICE
from racecraft.games.gt.board import NOWHERE, WAYS, Cell, Circuit, Gear
from racecraft.games.gt.dashboard import BOOST_DIE, BRAKE_DIE

if TYPE_CHECKING:
    from racecraft.games.gt.state import GTState

# Where a car is.
ON_TRACK: Final = 0
ON_VERGE: Final = 1
IN_PIT: Final = 2
FINISHED: Final = 3
RETIRED: Final = 4
PLACES = ["track", "verge", "pit", "finished", "retired"]

# What `gate` answers when no gear is high enough.
TAKEN: Final = 90
FLAGGED: Final = 91

# How many of a set of six dice, by bit pattern.
COUNT: Final = [sum([bits >> place & 1 for place in range(6)]) for bits in range(64)]

# By dice (one bit each) * 4 + ways: every step that an empty road allows.
FAN: Final = [
    [way * STEP_DICE + die for way in range(ways) for die in range(STEP_DICE) if dice >> die & 1]
    for dice in range(1 << STEP_DICE)
    for ways in range(WAYS + 1)
]


# --- Dice ---------------------------------------------------------------------------------------------------


def gear_after(gear: Gear, die: i64) -> Gear:
    """GT-DICE-08, 11: a gear die sets the gear, coast and redline keep it."""
    if die == COAST or die == REDLINE:
        return gear
    return 2 if die == FLYING else die


def brakes_for(gear: Gear, die: i64) -> i64:
    """GT-DICE-13: one brake die for every gear skipped on the way down."""
    if die == COAST or die == REDLINE or die == FLYING or die >= gear - 1:
        return 0
    return gear - die - 1


def boosts_for(gear: Gear, die: i64) -> i64:
    """GT-CLASS-05: the boost die takes an upshift over one gear."""
    return 1 if gear >= 1 and die == gear + 2 and die < REDLINE else 0


def lay_dice(dice: list[i64], gear: Gear, die: i64) -> None:
    """Adds the kinds of dice thrown together for a step from this gear."""
    if die == COAST:
        dice.append(COAST)
    elif die == REDLINE:
        dice.append(BRAKE_DIE)
    elif die == FLYING:
        dice.append(2)
    else:
        dice.append(die)
        for _ in range(brakes_for(gear, die)):
            dice.append(BRAKE_DIE)
        if boosts_for(gear, die) > 0:
            dice.append(BOOST_DIE)


def dice_of_step(gear: Gear, die: i64) -> list[i64]:
    dice: list[i64] = []
    lay_dice(dice, gear, die)
    return dice


def usable_dice(s: GTState) -> i64:
    """The dice that may be laid next, one bit each: those to which `die_objection` has nothing to say."""
    gear = s.plan_gear
    found: i64 = 0
    if gear > 0 and s.coasts < s.coast_max:
        found = 1 << COAST
    if COUNT[s.used] + s.redlines >= s.gear_max:
        return found
    if gear == 0:
        found |= 1 << 1
        if flying_objection(s, gear) is None:
            found |= 1 << FLYING
        return found
    low = gear - 1 - (s.brake_max - s.brakes)
    high = gear + 2 if s.boosts < s.boost_max else gear + 1
    if low < 1:
        low = 1
    if high > s.top:
        high = s.top
    if low <= high:
        # Gears low to high, less those laid already; die n is bit n, while `used` begins with gear 1.
        found |= ((2 << high) - (1 << low)) & ~(s.used << 1)
    if gear == s.top and s.brakes < s.brake_max and s.setup.redline:
        found |= 1 << REDLINE
    return found


def die_objection(s: GTState, die: i64) -> str | None:
    """Why this die may not be laid next, with the rule's id; None if it may."""
    gear = s.plan_gear
    if die == COAST:
        if gear == 0:
            return "a standing car cannot coast (GT-DICE-12)"
        return "no coast die is left (GT-DICE-02)" if s.coasts >= s.coast_max else None
    if die == REDLINE:
        return redline_objection(s, gear)
    if COUNT[s.used] + s.redlines >= s.gear_max:
        return "no gear die is left (GT-DICE-02, GT-DICE-04)"
    if die == FLYING:
        return flying_objection(s, gear)
    if die > s.top:
        return "this class has no such gear (GT-CLASS-03)"
    if s.used >> (die - 1) & 1:
        return "that gear die is already used this turn (GT-DICE-03)"
    if gear == 0:
        return None if die == 1 else "a standing car starts in gear 1 (GT-DICE-09)"
    if die > gear + 1:
        if die == gear + 2 and s.boosts < s.boost_max:
            return None
        return "gears go up one at a time (GT-DICE-10)"
    if die < gear - 1 and s.brakes + gear - die - 1 > s.brake_max:
        return "too few brake dice for the gears skipped (GT-DICE-13)"
    return None


def redline_objection(s: GTState, gear: Gear) -> str | None:
    """GT-ADV-13, 14: only in the highest gear, and it counts as brake die and as gear die."""
    if not s.setup.redline:
        return "this race is driven without redline (GT-ADV-13)"
    if gear != s.top:
        return "redline needs the highest gear (GT-ADV-13)"
    if s.brakes >= s.brake_max:
        return "no brake die is left (GT-ADV-14)"
    if COUNT[s.used] + s.redlines >= s.gear_max:
        return "a redline die also counts as a gear die, and none is left (GT-ADV-14)"
    return None


def flying_objection(s: GTState, gear: Gear) -> str | None:
    """GT-ADV-04, 12: the first step of a turn begun in gear 0."""
    if not s.setup.flying_start:
        return "this race is driven without flying starts (GT-ADV-04)"
    if gear != 0:
        return "a flying start needs a standing car (GT-ADV-04)"
    if s.top < 2:
        return "this class has no such gear (GT-CLASS-03)"
    if s.cars[s.turn].from_pit and not s.setup.flying_from_pit:
        return "no flying start out of the pits (GT-ADV-12)"
    return None


# --- Spaces -------------------------------------------------------------------------------------------------


def gate(s: GTState, cell: Cell, target: Cell) -> i64:
    """The lowest gear that may enter `target` from `cell` (GT-PASS), or TAKEN (GT-MOVE-08), or FLAGGED
    (GT-FLAG-03). Only cars on the tile of the target can be in the way: no space reaches over an edge."""
    circuit = s.circuit
    tiles = circuit.tile
    tile = tiles[target]
    cars = s.cars
    turn = s.turn
    flagged = False
    need: i64 = 0
    for seat in range(len(cars)):
        car = cars[seat]
        if car.place != ON_TRACK or seat == turn:
            continue
        other = car.cell
        if tiles[other] != tile:
            continue
        if other == target:
            return TAKEN
        back = circuit.back[other]
        front = circuit.front[other]
        if back != circuit.back[target] and front != circuit.front[target]:
            continue
        if back == circuit.back[cell] or front == circuit.front[cell]:
            continue
        if car.marker > need:
            need = car.marker
        if car.marker != 0 and s.zones >> tile & 1:
            flagged = True
    return FLAGGED if flagged else need


def has_company(s: GTState, cell: Cell) -> bool:
    """Whether another car is on the tile of the space or on the next one: further away none is in the way."""
    tiles = s.circuit.tile
    tile = tiles[cell]
    following = tile + 1 if tile + 1 < len(s.circuit.laid) else 0
    cars = s.cars
    turn = s.turn
    for seat in range(len(cars)):
        car = cars[seat]
        if car.place == ON_TRACK and seat != turn:
            other = tiles[car.cell]
            if other == tile or other == following:
                return True
    return False


def gate_objection(s: GTState, cell: Cell, target: Cell, gear: Gear) -> str | None:
    need = gate(s, cell, target)
    if gear >= need:
        return None
    if need == TAKEN:
        return "another car stands there (GT-MOVE-08)"
    if need == FLAGGED:
        return "no overtaking under a yellow flag (GT-FLAG-03)"
    return "too slow to draw level with a car there (GT-PASS-01)"


def step_hazards(circuit: Circuit, edge: i64, target: Cell, gear: Gear) -> i64:
    """GT-CORNER-05, 12: hazards of the track itself, from lines crossed and from a triangle taken at its
    number."""
    hazards = circuit.way_hazards[edge]
    if circuit.hazard[target] and gear == circuit.cap[target]:
        hazards += 1
    return hazards


# --- The plan -----------------------------------------------------------------------------------------------


def step_objection(s: GTState, action: i64) -> str | None:
    """Why this step may not be added to the plan; None if it may."""
    if s.closed:
        return "the plan ends here (GT-MOVE-12, GT-MOVE-13)"
    way = action // STEP_DICE
    die = action % STEP_DICE
    cell = s.plan_cell
    edge = cell * WAYS + way
    target = s.circuit.way[edge]
    if target == NOWHERE:
        return "no space lies that way (GT-MOVE-02)"
    reason = die_objection(s, die)
    if reason is None:
        gear = gear_after(s.plan_gear, die)
        reason = gate_objection(s, cell, target, gear)
        if (
            reason is None
            and not s.setup.voluntary_loc
            and gear > s.circuit.way_cap[edge]
            and (len(s.plan) > 0 or not forced_over(s))
        ):
            reason = "this race forbids driving too fast on purpose (GT-MOVE-14)"
    return reason


def forced_over(s: GTState) -> bool:
    """GT-MOVE-14: no first step keeps to the caps."""
    for action in every_step(s):
        edge = s.plan_cell * WAYS + action // STEP_DICE
        if gear_after(s.plan_gear, action % STEP_DICE) <= s.circuit.way_cap[edge]:
            return False
    return True


def every_step(s: GTState) -> list[int]:
    """All steps that dice, cars and flags allow next, as actions in ascending order."""
    dice = usable_dice(s)
    cell = s.plan_cell
    ways = s.circuit.ways[cell]
    if not has_company(s, cell):
        return list(FAN[dice * 4 + ways])
    found: list[int] = []
    for way in range(ways):
        need = gate(s, cell, s.circuit.way[cell * WAYS + way])
        if need >= TAKEN:
            continue
        base: i64 = way * STEP_DICE
        for die in range(STEP_DICE):
            if dice >> die & 1 and gear_after(s.plan_gear, die) >= need:
                found.append(base + die)
    return found


def legal_steps(s: GTState) -> list[i64]:
    """`every_step`, less what GT-MOVE-14 takes away."""
    if s.closed:
        return []
    found = every_step(s)
    if s.setup.voluntary_loc:
        return found
    slow = [
        action
        for action in found
        if gear_after(s.plan_gear, action % STEP_DICE)
        <= s.circuit.way_cap[s.plan_cell * WAYS + action // STEP_DICE]
    ]
    return found if len(s.plan) == 0 and len(slow) == 0 else slow


def add_step(s: GTState, action: i64) -> None:
    """Lays the dice of a legal step. GT-MOVE-12, 13: the final line and a certain loss of control close the
    plan."""
    circuit = s.circuit
    die = action % STEP_DICE
    edge = s.plan_cell * WAYS + action // STEP_DICE
    target = circuit.way[edge]
    before = s.plan_gear
    gear = gear_after(before, die)
    if die == COAST:
        s.coasts += 1
    elif die == REDLINE:
        s.brakes += 1
        s.redlines += 1
    else:
        s.used |= 1 << (gear - 1)
        s.brakes += brakes_for(before, die)
        s.boosts += boosts_for(before, die)
    s.plan = s.plan + [action]
    s.plan_cell = target
    s.plan_gear = gear
    s.plan_wrap += circuit.way_seam[edge]
    s.plan_hazards += step_hazards(circuit, edge, target, gear)
    if gear > circuit.way_cap[edge]:
        s.over_speed = True
    s.closed = (
        s.over_speed
        or s.plan_hazards >= s.limit
        or s.plan_wrap * circuit.length + circuit.front[target] > s.setup.final_line
    )


def safe(s: GTState, action: i64) -> bool:
    """GT-BLOCK-02: a first step that keeps to the cap and whose track hazards alone stay below the limit."""
    circuit = s.circuit
    edge = s.plan_cell * WAYS + action // STEP_DICE
    gear = gear_after(s.plan_gear, action % STEP_DICE)
    return gear <= circuit.way_cap[edge] and step_hazards(circuit, edge, circuit.way[edge], gear) < s.limit


def safe_alone(s: GTState) -> bool:
    """Whether a safe first step would exist with all other cars and flags gone."""
    dice = usable_dice(s)
    for die in range(STEP_DICE):
        if dice >> die & 1:
            for way in range(s.circuit.ways[s.plan_cell]):
                if safe(s, way * STEP_DICE + die):
                    return True
    return False


def blocked(s: GTState) -> bool:
    """GT-BLOCK-01, 03, 04: no first step at all, or none that is safe because of other cars or flags."""
    if not has_company(s, s.plan_cell):
        # An empty road: whatever the dice allow is open.
        if safe_alone(s):
            return False
        return s.setup.blocked_any or usable_dice(s) == 0
    steps = every_step(s)
    if not steps:
        return True
    for action in steps:
        if safe(s, action):
            return False
    return s.setup.blocked_any or safe_alone(s)
