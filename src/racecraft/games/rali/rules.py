"""The rules of Ралі: start, turn, gears, movement, obstacles and repair, collisions and damage, end.

Every function changes the state it is given; nothing here rolls, prints or keeps data.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from racecraft.engine.errors import IllegalAction, IllegalOutcome, WrongSeat
from racecraft.engine.state import NOT_ALLOWED, TABLE, Event, Result, rank
from racecraft.games.rali.actions import (
    ACTIONS,
    AHEAD,
    BRANCH,
    DOWN,
    KEEP,
    LEFT,
    NAMES,
    RIGHT,
    START_1,
    START_4,
    UP,
)
from racecraft.games.rali.board import (
    BOX,
    BRANCH_FIRST_STEP,
    NOWHERE,
    OBSTACLE,
    OFF_TRACK,
    PLAIN,
    STATION,
    TOP_GEAR,
    Cell,
    Gear,
)
from racecraft.games.rali.phases import DECLARE, LOT, OVER, PLACE, ROLL, STEP
from racecraft.games.rali.standing import standing

if TYPE_CHECKING:
    from racecraft.games.rali.state import Car, RaliState

STEPS: Final = [[AHEAD] + [LEFT + bit for bit in range(3) if found >> bit & 1] for found in range(8)]
"""The legal steps by which of LEFT (1), RIGHT (2) and BRANCH (4) were found to be legal."""

SHIFTS: Final = [[KEEP] + [UP + bit for bit in range(2) if found >> bit & 1] for found in range(4)]
"""The same of the gears that may be declared: UP (1) and DOWN (2)."""

FACES: Final = 6
"""The die shows 1 to this."""

ROUND_CAP: Final = 400
"""RL-END-04: after this many rounds progress decides."""


# --- What may be done ---------------------------------------------------------------------------------------


def offers(s: RaliState) -> list[int]:
    """The legal actions, in ascending order; nearly always a list that is shared."""
    if s.phase == STEP:
        return legal_steps(s)
    if s.phase == DECLARE:
        return legal_shifts(s)
    if s.phase == PLACE:
        return [action for action in range(START_1, START_4 + 1) if place_objection(s, action) is None]
    return []


def legal_steps(s: RaliState) -> list[int]:
    """Ahead is always legal; the other steps are asked for only where they could be."""
    board = s.board
    cell = s.cars[s.turn].cell
    found = 0
    if s.changes > 0 or cell == board.start4:
        if step_objection(s, LEFT) is None:
            found += 1
        if step_objection(s, RIGHT) is None:
            found += 2
    if board.branch[cell] != NOWHERE and step_objection(s, BRANCH) is None:
        found += 4
    return STEPS[found]


def legal_shifts(s: RaliState) -> list[int]:
    found = 0
    if declare_objection(s, UP) is None:
        found += 1
    if declare_objection(s, DOWN) is None:
        found += 2
    return SHIFTS[found]


def place_objection(s: RaliState, action: i64) -> str | None:
    """RL-SETUP-04: any free start cell. Like every objection: why the player whose turn it is may not do
    this, with the rule's id; None if it is legal."""
    if not START_1 <= action <= START_4:
        return NOT_ALLOWED
    if occupant(s, s.board.start_cells[action - START_1]) != NOWHERE:
        return "that start cell is taken (RL-SETUP-04)"
    return None


def declare_objection(s: RaliState, action: i64) -> str | None:
    """RL-GEAR-01, 06, 07: one gear up or down at most, within the limits of box and damage."""
    car = s.cars[s.turn]
    if action == KEEP:
        return None
    if action != UP and action != DOWN:
        return NOT_ALLOWED
    if car.at_rest:
        return "a car at rest starts in gear 1 without shifting (RL-GEAR-06)"
    if action == DOWN:
        return "there is no gear below 1 (RL-GEAR-07)" if car.gear == 1 else None
    if car.gear == TOP_GEAR:
        return "there is no gear above 5 (RL-GEAR-07)"
    if car.gear >= highest_gear(s, car):
        return "the damage allows no higher gear (RL-GEAR-07)"
    return None


def highest_gear(s: RaliState, car: Car) -> Gear:
    """RL-GEAR-06, 07: the highest gear that may be declared for the car."""
    if car.at_rest:
        return 1
    limit = s.board.gear_limit[car.marker]
    if limit > TOP_GEAR:
        limit = TOP_GEAR
    return car.gear + 1 if car.gear < limit else limit


def step_objection(s: RaliState, action: i64) -> str | None:
    """RL-MOVE-01, RL-LANE, RL-SHORTCUT: ahead always, aside while the gear allows, off where a way leads."""
    board = s.board
    cell = s.cars[s.turn].cell
    if action == AHEAD:
        return None
    if action == LEFT or action == RIGHT:
        target = board.left[cell] if action == LEFT else board.right[cell]
        if target == NOWHERE:
            return "there is no lane on that side (RL-LANE-01)"
        if cell == board.start4:
            return None
        if s.changes == 0:
            return "this gear allows no further lane change in this move (RL-LANE-02, RL-LANE-03)"
        if board.lane[target] == s.home_lane:
            return "a move may not come back into the lane in which it began (RL-LANE-02)"
        return None
    if action == BRANCH:
        if board.branch[cell] == NOWHERE:
            return "no way leads off here (RL-LANE-05)"
        if board.branch_when[cell] == BRANCH_FIRST_STEP and not s.first_step:
            return "a short-cut opens only to a car that begins its move on the entry (RL-SHORTCUT-02)"
        return None
    return NOT_ALLOWED


def play(s: RaliState, seat: i64, action: i64) -> None:
    """Carries out a decision of the seat whose turn it is, if it is legal."""
    if seat != s.turn or s.phase == ROLL or s.phase == LOT or s.phase == OVER:
        raise WrongSeat(whose_turn(s, seat))
    if s.phase == STEP:
        insist(step_objection(s, action), action)
        step(s, action)
    elif s.phase == DECLARE:
        insist(declare_objection(s, action), action)
        declare(s, action)
    else:
        insist(place_objection(s, action), action)
        place(s, action)


def insist(objection: str | None, action: i64) -> None:
    """Refuses an action to which there is an objection, before anything has changed."""
    if objection is not None:
        name = NAMES[action] if 0 <= action < ACTIONS else str(action)
        raise IllegalAction(f"{name}: {objection}")


def whose_turn(s: RaliState, seat: i64) -> str:
    if not 0 <= seat < s.seats:
        return f"there is no seat {seat + 1} in this race of {s.seats}"
    if s.phase == OVER:
        return "the race is over"
    if s.phase == LOT:
        return "the lot is to be drawn now"
    if s.phase == ROLL:
        return "the die is to be rolled now"
    return f"it is the turn of seat {s.turn + 1}, not of seat {seat + 1}"


def resolve(s: RaliState, outcome: i64) -> None:
    """Carries out the roll or the lot that is due."""
    if s.phase == ROLL:
        if not 1 <= outcome <= FACES:
            raise IllegalOutcome(f"the die shows 1 to {FACES}, not {outcome}")
        roll(s, outcome)
    elif s.phase == LOT:
        if not 0 <= outcome < s.seats:
            raise IllegalOutcome(f"the lot falls on seat 1 to {s.seats}, not {outcome + 1}")
        draw_lot(s, outcome)
    else:
        raise IllegalOutcome("nothing is to be rolled now")


# --- Start --------------------------------------------------------------------------------------------------


def draw_lot(s: RaliState, seat: i64) -> None:
    """RL-SETUP-03: who begins is agreed or drawn; turns then run clockwise and never change."""
    s.first = seat
    s.turn = seat
    s.phase = PLACE
    if s.events is not None:
        s.tell("begins", {})


def place(s: RaliState, action: i64) -> None:
    """RL-SETUP-04: in turn order each car is put on a free start cell."""
    cell = s.board.start_cells[action - START_1]
    s.cars[s.turn].cell = cell
    if s.events is not None:
        s.tell("placed", {"cell": s.board.ids[cell], "place": action - START_1 + 1})
    s.turn = (s.turn + 1) % s.seats
    if s.turn == s.first:
        begin_turn(s)


def must_wait(s: RaliState, car: Car) -> bool:
    """RL-START-04, 05: a car that has not left the start, or stands in a station or box, waits if every cell
    its first step could reach is taken."""
    board = s.board
    cell = car.cell
    if car.crossings > 0 and board.kind[cell] != STATION and board.kind[cell] != BOX:
        return False
    ways = [board.ahead[cell], board.branch[cell]]
    if cell == board.start4 or board.lane_changes[1] > 0:
        ways += [board.left[cell], board.right[cell]]
    return all([way == NOWHERE or taken(s, way) for way in ways])


# --- Turn ---------------------------------------------------------------------------------------------------


def begin_turn(s: RaliState) -> None:
    """RL-TURN-01, 02: serve missed turns and waits until somebody can declare a gear."""
    while True:
        car = s.cars[s.turn]
        if car.miss > 0:
            car.miss -= 1
            if s.events is not None:
                s.tell("missed", {"left": car.miss})
        elif must_wait(s, car):
            if s.events is not None:
                s.tell("waited", {})
        else:
            s.phase = DECLARE
            return
        if not pass_turn(s):
            return


def pass_turn(s: RaliState) -> bool:
    """The next player clockwise; False if the cap on rounds ends the race (RL-END-04)."""
    s.turn = (s.turn + 1) % s.seats
    if s.turn == s.first:
        if s.round == ROUND_CAP:
            s.phase = OVER
            if s.events is not None:
                s.events.append(Event("capped", TABLE, {"rounds": ROUND_CAP}))
            return False
        s.round += 1
    return True


# --- Gears --------------------------------------------------------------------------------------------------


def declare(s: RaliState, action: i64) -> None:
    """RL-GEAR-01: the gear is declared openly before the roll."""
    gear = s.cars[s.turn].gear
    s.declared = gear + 1 if action == UP else gear - 1 if action == DOWN else gear
    s.phase = ROLL
    if s.events is not None:
        s.tell("declared", {"from": gear, "gear": s.declared})


def shift_fails(gear: Gear, declared: Gear, die: i64) -> bool:
    """RL-GEAR-02, 05: a shift, up or down, fails on a 1."""
    return die == 1 and declared != gear


def roll(s: RaliState, die: i64) -> None:
    """RL-GEAR-02 to 05: a shift fails on a 1. The gear after the roll gives the positions to drive
    (RL-TURN-03) and the lane changes (RL-LANE-04)."""
    car = s.cars[s.turn]
    board = s.board
    failed = shift_fails(car.gear, s.declared, die)
    if not failed:
        car.gear = s.declared
    s.steps = board.moves[car.gear][die]
    s.changes = board.lane_changes[car.gear]
    s.home_lane = board.lane[car.cell]
    s.first_step = True
    s.phase = STEP
    if s.events is not None:
        s.tell("rolled", {"die": die, "gear": car.gear, "steps": s.steps})
        if failed:
            s.tell("shift_failed", {"gear": car.gear})


# --- Movement -----------------------------------------------------------------------------------------------


def target(s: RaliState, action: i64) -> Cell:
    """The cell a step leads to. RL-BOX-02: before the own box the next step always leads into it."""
    board = s.board
    cell = s.cars[s.turn].cell
    if action == AHEAD:
        return board.box[s.turn] if cell == board.box_entry[s.turn] else board.ahead[cell]
    if action == LEFT:
        return board.left[cell]
    if action == RIGHT:
        return board.right[cell]
    return board.branch[cell]


def occupant(s: RaliState, cell: Cell) -> i64:
    """The seat whose car stands on the cell, or NOWHERE."""
    for seat, car in enumerate(s.cars):
        if car.cell == cell:
            return seat
    return NOWHERE


def taken(s: RaliState, cell: Cell) -> bool:
    """RL-CRASH-07: beside the track any number of cars find room."""
    return s.board.solid[cell] and occupant(s, cell) != NOWHERE


def step(s: RaliState, action: i64) -> None:
    """RL-MOVE-02, RL-TURN-04: one position, with all that waits on the cell it leads to."""
    board = s.board
    car = s.cars[s.turn]
    origin = car.cell
    goal = target(s, action)
    if taken(s, goal):
        crash(s, car, occupant(s, goal))
        return
    car.cell = goal
    s.steps -= 1
    s.first_step = False
    if s.home_lane == OFF_TRACK or board.lane[goal] == OFF_TRACK:
        s.home_lane = board.lane[goal]  # RL-LANE-05: whoever comes onto the track begins in that lane
    elif action == LEFT or action == RIGHT:
        s.changes -= 1
    if s.events is not None:
        s.tell("moved", {"from": board.ids[origin], "to": board.ids[goal]})
    if board.row[origin] == 0 and board.row[goal] == 1 and cross_line(s, car):
        return
    if board.kind[goal] != PLAIN and enter(s, car):
        return
    if s.steps == 0:
        end_move(s, car)


def cross_line(s: RaliState, car: Car) -> bool:
    """RL-END-01: the first to cross the line after all laps wins at once, in mid-move."""
    car.crossings += 1
    if car.crossings <= s.setup.laps:
        if car.crossings > 1 and s.events is not None:
            s.tell("lap", {"lap": car.crossings - 1})
        return False
    s.steps = 0
    s.phase = OVER
    if s.events is not None:
        s.tell("won" if len(s.cars) > 1 else "won_alone", {"rounds": s.round})
    return True


def end_move(s: RaliState, car: Car) -> None:
    """The car rolls on: its gear is kept (RL-GEAR-08) as far as the damage allows (RL-DMG-03)."""
    car.at_rest = False
    limit_gear(s, s.turn)
    finish_turn(s)


def stop(s: RaliState, car: Car) -> None:
    """RL-OBST-09: the rest of the move is lost, the lever goes to 1, the next move starts from rest."""
    car.gear = 1
    car.at_rest = True
    finish_turn(s)


def finish_turn(s: RaliState) -> None:
    """Clears the move and hands the turn on."""
    s.declared = 1
    s.steps = 0
    s.changes = 0
    s.home_lane = 0
    s.first_step = False
    if pass_turn(s):
        begin_turn(s)


# --- Obstacles and repair -----------------------------------------------------------------------------------


def enter(s: RaliState, car: Car) -> bool:
    """The effect of the cell just entered; True if it ended the move."""
    kind = s.board.kind[car.cell]
    if kind == OBSTACLE:
        return hit_obstacle(s, car)
    if kind == BOX:
        enter_box(s, car)
    else:
        enter_station(s, car)
    return True


def hit_obstacle(s: RaliState, car: Car) -> bool:
    """RL-OBST-01 to 08: an obstacle acts on every car that enters its cell, unless it is slow enough."""
    effect = s.board.effect[car.cell]
    if effect is None or car.gear <= effect.above:
        return False
    lost = damage(car, effect.damage)
    if s.events is not None:
        s.tell(
            "hit",
            {"obstacle": effect.kind, "cell": s.board.ids[car.cell], "lost": lost, "marker": car.marker},
        )
    if not effect.stops:
        return False
    car.miss += effect.miss
    stop(s, car)
    return True


def enter_station(s: RaliState, car: Car) -> None:
    """RL-SERVICE-02, 03: a damaged car is repaired to 6; no turn is missed."""
    if car.marker < s.board.station_marker:
        car.marker = s.board.station_marker
    if s.events is not None:
        s.tell("serviced", {"station": s.board.ids[car.cell], "marker": car.marker})
    stop(s, car)


def enter_box(s: RaliState, car: Car) -> None:
    """RL-BOX-03: the car is repaired completely and misses a turn."""
    car.marker = s.board.box_marker
    car.miss += s.board.box_miss
    if s.events is not None:
        s.tell("boxed", {"marker": car.marker})
    stop(s, car)


# --- Collisions and damage ----------------------------------------------------------------------------------


def crash(s: RaliState, car: Car, victim: i64) -> None:
    """RL-CRASH-01 to 06: the step is not made; 4 points for the initiator, 2 for the victim, unless the
    initiator is too damaged to cause harm."""
    other = s.cars[victim]
    lost = 0
    lost_other = 0
    if car.marker > 1:
        lost = damage(car, s.board.crash_initiator)
        lost_other = damage(other, s.board.crash_victim)
    if s.events is not None:
        s.tell(
            "crashed",
            {
                "other": victim,
                "lost": lost,
                "marker": car.marker,
                "lost_other": lost_other,
                "marker_other": other.marker,
            },
        )
    limit_gear(s, victim)
    stop(s, car)


def damage(car: Car, points: i64) -> i64:
    """RL-DMG-01: the marker never falls below 1. Returns the points really lost."""
    before = car.marker
    car.marker = max(1, before - points)
    return before - car.marker


def limit_gear(s: RaliState, seat: i64) -> None:
    """RL-DMG-02, 03: the lever drops to what the damage allows; this is no shift and cannot fail."""
    car = s.cars[seat]
    limit = s.board.gear_limit[car.marker]
    if car.gear > limit:
        car.gear = limit
        if s.events is not None:
            s.tell("limited", {"who": seat, "gear": limit})


# --- End ----------------------------------------------------------------------------------------------------


def result(s: RaliState) -> Result:
    """RL-END-01, 03, 04: the winner first, the others by progress, equal progress shares a place."""
    scores = standing(s)
    finished = max(scores) > s.setup.laps * s.board.rows * 100
    return Result(rank(scores), scores, "finish" if finished else "cap")
