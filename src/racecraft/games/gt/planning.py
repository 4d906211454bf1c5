"""Laying out a move: which dice may come next, which spaces may be entered, what a step will meet there.

Everything here judges one step from where the plan has come to; the turn around it is in rules.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from mypy_extensions import i64

from racecraft.games.gt.actions import COAST, FLAT_OUT, FLYING, FLYING_GEAR, ONE_BY_ONE, REDLINE, STEP_DICE
from racecraft.games.gt.board import GEARS, NOWHERE, TOO_FAST, WAYS, Cell, Circuit, Gear, tile_bit
from racecraft.games.gt.dashboard import BOOST_DIE, BRAKE_DIE, TOP

if TYPE_CHECKING:
    from racecraft.games.gt.state import Car, GTState

# Where a car is.
ON_TRACK: Final = 0
ON_VERGE: Final = 1
IN_PIT: Final = 2
FINISHED: Final = 3
RETIRED: Final = 4
Place = Literal["track", "verge", "pit", "finished", "retired"]
PLACES: Final[list[Place]] = ["track", "verge", "pit", "finished", "retired"]

# What `gate` answers when no gear is high enough.
TAKEN: Final = 90
FLAGGED: Final = 91
GATE_BITS: Final = 7
GATE: Final = 127

# How many of a set of six dice, by bit pattern.
COUNT: Final = bytes([sum([bits >> place & 1 for place in range(6)]) for bits in range(64)])

# By way << STEP_DICE | dice, one bit a die: the steps that way.
STEPS_OF: Final = [
    [way * STEP_DICE + die for die in range(STEP_DICE) if dice >> die & 1]
    for way in range(WAYS)
    for dice in range(1 << STEP_DICE)
]

# By dice * 4 + ways: all that may be done with an empty plan and with a plan begun, on an empty road.
FAN: Final = [
    [way * STEP_DICE + die for way in range(ways) for die in range(STEP_DICE) if dice >> die & 1]
    for dice in range(1 << STEP_DICE)
    for ways in range(WAYS + 1)
]
FAN_BEGUN: Final = [[*steps, ONE_BY_ONE, FLAT_OUT] for steps in FAN]


# --- Dice ---------------------------------------------------------------------------------------------------


def gear_after(gear: Gear, die: i64) -> Gear:
    """GT-DICE-08, 11: a gear die sets the gear, coast and redline keep it."""
    if COAST < die < REDLINE:
        return die
    if die == FLYING:
        return FLYING_GEAR
    return gear


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
        dice.append(FLYING_GEAR)
    else:
        dice.append(die)
        for _ in range(brakes_for(gear, die)):
            dice.append(BRAKE_DIE)
        if boosts_for(gear, die) > 0:
            dice.append(BOOST_DIE)


def _thrown_together(gear: Gear, die: i64) -> list[i64]:
    dice: list[i64] = []
    lay_dice(dice, gear, die)
    return dice


# By gear * STEP_DICE + die.
DICE_OF_STEP: Final = [_thrown_together(gear, die) for gear in range(TOP + 1) for die in range(STEP_DICE)]


def dice_of_step(gear: Gear, die: i64) -> list[i64]:
    """The kinds of dice thrown together for a step from this gear; to be read only."""
    return DICE_OF_STEP[gear * STEP_DICE + die]


def gear_dice_left(s: GTState) -> i64:
    """GT-DICE-02, 04, GT-ADV-14: the gear dice that may still be laid; a redline die counts as one."""
    return s.gear_max - COUNT[s.used] - s.redlines


def is_used(s: GTState, die: i64) -> bool:
    """GT-DICE-03: this gear die already lies in the plan of the turn."""
    return (s.used >> (die - 1) & 1) != 0


def usable_dice(s: GTState) -> i64:
    """The dice that may be laid next, one bit each: those to which `die_objection` has nothing to say."""
    gear = s.plan_gear
    return dice_after(
        gear,
        s.used,
        gear_dice_left(s),
        s.coast_max - s.coasts,
        s.brake_max - s.brakes,
        s.boost_max - s.boosts,
        s.top,
        s.setup.redline,
        gear == 0 and flying_objection(s, gear) is None,
    )


def dice_after(
    gear: Gear,
    used: i64,
    gears_left: i64,
    coasts_left: i64,
    brakes_left: i64,
    boosts_left: i64,
    top: Gear,
    redline: bool,
    flying: bool,
) -> i64:
    """GT-DICE-02 to 15, GT-ADV-04, 13, 14, GT-CLASS-05: the dice that may follow in this gear, one bit each.
    `used` are the gear dice that are laid already, one bit each from gear 1."""
    found: i64 = 0
    if gear > 0 and coasts_left > 0:
        found = 1 << COAST
    if gears_left <= 0:
        return found
    if gear == 0:
        return found | 1 << 1 | (1 << FLYING if flying else 0)
    low = gear - 1 - brakes_left
    high = gear + 2 if boosts_left > 0 else gear + 1
    if low < 1:
        low = 1
    if high > top:
        high = top
    if low <= high:
        # Gears low to high, less those laid already; die n is bit n, while `used` begins with gear 1.
        found |= ((2 << high) - (1 << low)) & ~(used << 1)
    if redline and gear == top and brakes_left > 0:
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
    if gear_dice_left(s) <= 0:
        return "no gear die is left (GT-DICE-02, GT-DICE-04)"
    if die == FLYING:
        return flying_objection(s, gear)
    if die > s.top:
        return "this class has no such gear (GT-CLASS-03)"
    if is_used(s, die):
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
    if gear_dice_left(s) <= 0:
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


def taken(s: GTState, cell: Cell) -> bool:
    """GT-MOVE-01: whether a car stands on the space."""
    return any(car.place == ON_TRACK and car.cell == cell for car in s.cars)


def must_wait(s: GTState, car: Car) -> bool:
    """GT-LOC-13, GT-PIT-14: whether a car beside the track finds its space taken."""
    if not taken(s, car.cell):
        return False
    if s.events is not None:
        where = "verge" if car.place == ON_VERGE else "pit"
        s.tell("waits", {"space": s.circuit.names[car.cell], "where": where})
    return True


def gate(s: GTState, cell: Cell, target: Cell) -> i64:
    """The lowest gear that may enter `target` from `cell` (GT-PASS), or TAKEN (GT-MOVE-08), or FLAGGED
    (GT-FLAG-03). Only cars on the tile of the target can be in the way: no space reaches over an edge."""
    circuit = s.circuit
    tile = circuit.tile[target]
    if not s.company >> tile & 1:
        return 0
    first = circuit.first[tile]
    beyond = circuit.first[tile + 1]
    flagged = False
    need: i64 = 0
    mover = s.cars[s.turn]
    for car in s.cars:
        other = car.cell
        if other < first or other >= beyond or car.place != ON_TRACK or car is mover:
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
    if flagged:
        return FLAGGED
    return need


def gates(s: GTState, cell: Cell) -> i64:
    """The gates of all ways from a space in one number, so that 0 says that the road is empty. Those of the
    space that was asked about last are remembered."""
    if cell == s.gated:
        return s.gates
    found: i64 = 0
    if has_company(s, cell):
        for way in range(s.circuit.ways[cell]):
            found |= gate(s, cell, s.circuit.way[cell * WAYS + way]) << way * GATE_BITS
    s.gated = cell
    s.gates = found
    return found


def find_company(s: GTState) -> None:
    """Notes the tiles on which other cars stand: they stay where they are while one car moves."""
    tiles = s.circuit.tile
    company: i64 = 0
    mover = s.cars[s.turn]
    for car in s.cars:
        if car.place == ON_TRACK and car is not mover:
            company |= tile_bit(tiles[car.cell])
    s.company = company
    s.gated = NOWHERE


def has_company(s: GTState, cell: Cell) -> bool:
    """Whether another car is on the tile of the space or on the next one: further away none is in the way."""
    tile = s.circuit.tile[cell]
    if s.company >> tile & 3:
        return True
    return tile + 1 == len(s.circuit.laid) and s.company & 1 != 0


def gate_objection(s: GTState, cell: Cell, way: i64, gear: Gear) -> str | None:
    need = gates(s, cell) >> way * GATE_BITS & GATE
    if gear >= need:
        return None
    if need == TAKEN:
        return "another car stands there (GT-MOVE-08)"
    if need == FLAGGED:
        return "no overtaking under a yellow flag (GT-FLAG-03)"
    return "too slow to draw level with a car there (GT-PASS-01)"


def finishes(s: GTState, cell: Cell, wrap: i64) -> bool:
    """GT-END-01, 02: whether a car on this space, in this lap, is beyond the final line."""
    return wrap * s.circuit.length + s.circuit.front[cell] > s.setup.final_line


def step_hazards(circuit: Circuit, edge: i64, gear: Gear) -> i64:
    """GT-CORNER-05, 12: hazards of the track itself, from lines crossed and from a triangle taken at its
    number."""
    return circuit.toll[edge * GEARS + gear] % TOO_FAST


# --- The plan -----------------------------------------------------------------------------------------------


def step_objection(s: GTState, action: i64) -> str | None:
    """Why this step may not be added to the plan; None if it may."""
    if s.closed:
        return "the plan ends here (GT-MOVE-12, GT-MOVE-13)"
    way = action // STEP_DICE
    die = action % STEP_DICE
    cell = s.plan_cell
    edge = cell * WAYS + way
    if s.circuit.way[edge] == NOWHERE:
        return "no space lies that way (GT-MOVE-02)"
    reason = die_objection(s, die)
    if reason is None:
        gear = gear_after(s.plan_gear, die)
        reason = gate_objection(s, cell, way, gear)
        if (
            reason is None
            and not s.setup.voluntary_loc
            and too_fast(s, action)
            and (len(s.plan) > 0 or not forced_over(s))
        ):
            reason = "this race forbids driving too fast on purpose (GT-MOVE-14)"
    return reason


def forced_over(s: GTState) -> bool:
    """GT-MOVE-14: no first step keeps to the caps."""
    return all(too_fast(s, action) for action in steps_through(s, usable_dice(s), gates(s, s.plan_cell)))


def too_fast(s: GTState, action: i64) -> bool:
    """GT-CORNER-04: whether the next step would be driven in a gear above its cap."""
    return next_toll(s, action) >= TOO_FAST


def next_toll(s: GTState, action: i64) -> i64:
    """What the track takes for the next step of the plan: see `Circuit.toll`."""
    edge = s.plan_cell * WAYS + action // STEP_DICE
    return s.circuit.toll[edge * GEARS + gear_after(s.plan_gear, action % STEP_DICE)]


def dice_through(s: GTState, dice: i64, need: i64) -> i64:
    """Those of the dice that enter a space where this gear is needed."""
    if need > TOP:
        return 0
    keep = 1 << COAST | 1 << REDLINE
    if s.plan_gear < need:
        dice &= ~keep
    if need > 2:
        dice &= ~(1 << FLYING)
    # Gear dice below `need` fall away; die n is bit n.
    return dice & ~((1 << need) - 1) | dice & keep


def steps_along(s: GTState, way: i64, dice: i64, gates: i64) -> list[i64]:
    """The steps that dice, cars and flags allow on one way; to be read only."""
    need = gates >> way * GATE_BITS & GATE
    return STEPS_OF[way << STEP_DICE | dice_through(s, dice, need)]


def steps_through(s: GTState, dice: i64, gates: i64) -> list[i64]:
    """All steps that dice, cars and flags allow next, as actions in ascending order."""
    ways = s.circuit.ways[s.plan_cell]
    if gates == 0:
        return FAN[dice * 4 + ways].copy()
    found: list[i64] = []
    for way in range(ways):
        found.extend(steps_along(s, way, dice, gates))
    return found


def slow_enough(s: GTState, found: list[i64]) -> list[i64]:
    """GT-MOVE-14: the steps that keep to the caps; all of them, if none does and the plan is empty."""
    slow = [action for action in found if not too_fast(s, action)]
    return found if len(s.plan) == 0 and len(slow) == 0 else slow


def legal_plan(s: GTState) -> list[i64]:
    """One more step, or how to drive what is planned (GT-ROLL-01)."""
    if s.closed:
        return [ONE_BY_ONE, FLAT_OUT]
    dice = usable_dice(s)
    closed = gates(s, s.plan_cell)
    begun = len(s.plan) > 0
    if begun and closed == 0 and s.setup.voluntary_loc:
        return FAN_BEGUN[dice * 4 + s.circuit.ways[s.plan_cell]].copy()
    found = steps_through(s, dice, closed)
    if not s.setup.voluntary_loc:
        found = slow_enough(s, found)
    if begun:
        found.append(ONE_BY_ONE)
        found.append(FLAT_OUT)
    return found


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
    s.plan.append(action)
    s.plan_cell = target
    s.plan_gear = gear
    s.plan_wrap += circuit.way_seam[edge]
    toll: i64 = circuit.toll[edge * GEARS + gear]
    if toll >= TOO_FAST:
        s.over_speed = True
        toll -= TOO_FAST
    s.plan_hazards += toll
    s.closed = s.over_speed or s.plan_hazards >= s.limit or finishes(s, target, s.plan_wrap)


def step_finishes(s: GTState, action: i64) -> bool:
    """Whether one more step would lead over the final line."""
    edge = s.plan_cell * WAYS + action // STEP_DICE
    return finishes(s, s.circuit.way[edge], s.plan_wrap + s.circuit.way_seam[edge])


def safe(s: GTState, action: i64) -> bool:
    """GT-BLOCK-02: a first step that keeps to the cap and whose track hazards alone stay below the limit."""
    return next_toll(s, action) < s.limit


def some_safe(s: GTState, steps: list[i64]) -> bool:
    return any(safe(s, action) for action in steps)


def blocked(s: GTState) -> bool:
    """GT-BLOCK-01, 03, 04: no first step at all, or none that is safe while other cars or flags are in the
    way. They are to blame if a step would be safe without them, with `blocked_any` in any case."""
    dice = usable_dice(s)
    ways = s.circuit.ways[s.plan_cell]
    closed = gates(s, s.plan_cell)
    open_steps: i64 = 0
    for way in range(ways):
        steps = steps_along(s, way, dice, closed)
        if some_safe(s, steps):
            return False
        open_steps += len(steps)
    if open_steps == 0:
        return True
    all_steps = FAN[dice * 4 + ways]
    if open_steps == len(all_steps):
        return False
    return s.setup.blocked_any or some_safe(s, all_steps)
