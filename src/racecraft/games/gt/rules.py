"""The rules of Rallyman: GT: what may be done, chance, then the race in the order of the rulebook: set-up,
rounds, the turn, the move, end.

Every function changes the state it is given; nothing here rolls, prints or keeps data. Chapters of their
own are starting.py (tyres and grid), planning.py (laying out a plan), focus.py, relay.py (re-laying rolled
dice), loss_of_control.py, flags.py, pit.py, order.py (who plays before whom) and standing.py (who is
ahead).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from racecraft.engine.chance import at_weight, total_weight
from racecraft.engine.errors import IllegalAction, IllegalOutcome, WrongSeat
from racecraft.engine.state import NOT_ALLOWED, TABLE, Event, Result
from racecraft.games.gt import relay, starting
from racecraft.games.gt.actions import (
    CHOOSE_FIRST,
    DRIVES,
    FIXED_NAMES,
    FLAT_OUT,
    FLYING,
    FLYING_GEAR,
    LEFT,
    NO_PIT,
    ONE_BY_ONE,
    RELAY_FIRST,
    RIGHT,
    SECURE,
    STEP_DICE,
    STEP_NAMES,
    STEPS,
    STOP,
    THROW,
)
from racecraft.games.gt.board import WAYS, Gear
from racecraft.games.gt.dashboard import (
    CLEAR,
    DICE,
    FACES,
    HAZARD,
    SOFT,
    STANDING,
    marker_name,
    side,
    usable,
)
from racecraft.games.gt.flags import take_in_flags
from racecraft.games.gt.focus import gain_focus, secure_cost, secure_objection
from racecraft.games.gt.loss_of_control import come_back, draw_token, leave_track, lose_control, loss_marker
from racecraft.games.gt.order import order_of_play
from racecraft.games.gt.phases import BAG, CHOOSE, DRIVE, GRID, OVER, PIT, PLAN, RELAY, THROWN, VERGE
from racecraft.games.gt.pit import leave_pit, offer_pit, pit_objection, pit_stop, tyre_types
from racecraft.games.gt.planning import (
    FINISHED,
    IN_PIT,
    ON_VERGE,
    RETIRED,
    add_step,
    blocked,
    dice_of_step,
    find_company,
    finishes,
    gear_after,
    lay_dice,
    legal_plan,
    step_hazards,
    step_objection,
)
from racecraft.games.gt.standing import places, progress, scores

if TYPE_CHECKING:
    from racecraft.games.gt.state import Car, GTState

ROUNDS_PER_LAP: Final = 200
"""GT-END-08: after so many rounds a lap the race is stopped and distance decides."""
STUCK_TURNS: Final = 3
"""GT-BLOCK-09: after so many turns without any gear die a standing car retires."""

NOTHING: Final[list[i64]] = []
"""No dice, no outcomes: shared, as lists of a state are not changed in place."""


# --- What may be done ---------------------------------------------------------------------------------------


def offers(s: GTState, seat: i64) -> list[i64]:
    """The legal actions, in ascending order; while the car drives, a list that is shared."""
    phase = s.phase
    if phase == CHOOSE:
        if s.chosen[seat] >= 0:
            return []
        return [CHOOSE_FIRST + tyre for tyre in range(tyre_types(s))]
    if seat != s.turn:
        return []
    if phase == PLAN:
        return legal_plan(s)
    if phase == DRIVE:
        can_secure = 1 if secure_objection(s) is None else 0
        return DRIVES[can_secure + (2 if s.done > 0 else 0)]
    if phase == RELAY:
        return [RELAY_FIRST + n for n in range(len(s.relays))]
    if phase == VERGE:
        return [LEFT, RIGHT]
    if phase == PIT:
        return [action for action in range(NO_PIT, CHOOSE_FIRST) if pit_objection(s, action) is None]
    return []


def objection(s: GTState, action: i64) -> str | None:
    """Why the player whose turn it is may not do this, with the rule's id; None if it is legal."""
    phase = s.phase
    if phase == PLAN:
        if 0 <= action < STEPS:
            return step_objection(s, action)
        if action != ONE_BY_ONE and action != FLAT_OUT:
            return NOT_ALLOWED
        return "a plan has at least one step (GT-MOVE-07)" if len(s.plan) == 0 else None
    if phase == DRIVE:
        if action == THROW:
            return None
        if action == SECURE:
            return secure_objection(s)
        if action != STOP:
            return NOT_ALLOWED
        return "the first step must be driven (GT-ROLL-07)" if s.done == 0 else None
    if phase == RELAY:
        return None if RELAY_FIRST <= action < RELAY_FIRST + len(s.relays) else NOT_ALLOWED
    if phase == VERGE:
        return None if action == LEFT or action == RIGHT else NOT_ALLOWED
    if phase == PIT:
        return pit_objection(s, action)
    if phase == CHOOSE:
        return None if 0 <= action - CHOOSE_FIRST < tyre_types(s) else NOT_ALLOWED
    return NOT_ALLOWED


def play(s: GTState, seat: i64, action: i64) -> None:
    """Carries out a decision, if it is legal."""
    phase = s.phase
    if phase == CHOOSE:
        if s.chosen[seat] >= 0:
            raise WrongSeat(whose_turn(s, seat))
    elif seat != s.turn or phase == THROWN or phase == BAG or phase == GRID or phase == OVER:
        raise WrongSeat(whose_turn(s, seat))
    reason = objection(s, action)
    if reason is not None:
        raise IllegalAction(f"{action_name(action)}: {reason}")
    s.revealed = False
    if phase == PLAN:
        if action < STEPS:
            plan_step(s, action)
        else:
            set_off(s, action == FLAT_OUT)
    elif phase == DRIVE:
        drive(s, action)
    elif phase == RELAY:
        relaid(s, s.relays[action - RELAY_FIRST])
    elif phase == VERGE:
        if leave_track(s, action == LEFT):
            end_turn(s)
    elif phase == PIT:
        pit_stop(s, action)
        end_turn(s)
    else:
        if starting.choose_tyres(s, seat, action - CHOOSE_FIRST):
            advance(s)


def action_name(action: i64) -> str:
    if 0 <= action < STEPS:
        return STEP_NAMES[action % STEP_DICE]
    return FIXED_NAMES.get(action, f"action {action}")


def whose_turn(s: GTState, seat: i64) -> str:
    if s.phase == OVER:
        return "the race is over"
    if s.phase == CHOOSE:
        return f"seat {seat + 1} has chosen its tyres"
    if s.phase == THROWN or s.phase == BAG or s.phase == GRID:
        return "the table waits for dice or tokens"
    return f"it is the turn of seat {s.turn + 1}, not of seat {seat + 1}"


# --- Chance -------------------------------------------------------------------------------------------------


def chance(s: GTState) -> list[tuple[i64, i64]]:
    """What the die, the bag or the lot may bring."""
    phase = s.phase
    if phase == THROWN:
        return s.setup.boards.outcomes[s.dice[s.rolled]]
    if phase == BAG:
        return [(token, s.bag[token]) for token in range(len(s.bag)) if s.bag[token] > 0]
    if phase == GRID:
        return [(seat, 1) for seat in range(s.seats) if s.cars[seat].cell < 0]
    return []


def weight(s: GTState) -> i64:
    """How much all that may be rolled or drawn weighs together."""
    phase = s.phase
    if phase == THROWN:
        return FACES
    if phase == BAG or phase == GRID:
        return total_weight(chance(s))
    return 0


def outcome_at(s: GTState, point: i64) -> i64:
    """What comes up at a point counted along the weights."""
    if s.phase == THROWN:
        return CLEAR if point < FACES - s.setup.boards.hazard_faces[s.dice[s.rolled]] else HAZARD
    return at_weight(chance(s), point)


def outcome_objection(s: GTState, outcome: i64) -> str | None:
    """Why chance cannot bring this now; None if it can."""
    if s.phase == THROWN:
        faces = s.setup.boards.hazard_faces[s.dice[s.rolled]]
        if outcome > HAZARD or (outcome == HAZARD and faces == 0):
            return "that face is not on this die (GT-DICE-18)"
        return None
    if s.phase == BAG:
        if outcome >= len(s.bag) or s.bag[outcome] == 0:
            return "there is no such token in the bag (GT-DMG-01)"
        return None
    if s.phase == GRID:
        if outcome >= s.seats or s.cars[outcome].cell >= 0:
            return "no such car waits for a slot of the grid (GT-SETUP-10)"
        return None
    return "nothing is to be rolled or drawn now"


def resolve(s: GTState, outcome: i64) -> None:
    """Carries out what chance brought, if it can be."""
    reason = outcome_objection(s, outcome)
    if reason is not None:
        raise IllegalOutcome(reason)
    s.revealed = False
    if s.phase == THROWN:
        roll(s, outcome)
    elif s.phase == BAG:
        if draw_token(s, outcome):
            end_turn(s)
    else:
        if starting.take_slot(s, outcome):
            advance(s)


# --- Set-up -------------------------------------------------------------------------------------------------


def set_up(s: GTState) -> None:
    """Tyres and grid, see starting.py; with one car there is nothing to draw."""
    if starting.set_up(s):
        advance(s)


# --- Rounds and order ---------------------------------------------------------------------------------------


def advance(s: GTState) -> None:
    """GT-ORDER-01, 12, GT-END-07: goes on to the next turn in which there is something to decide."""
    while True:
        if s.pointer >= len(s.order):
            if s.round >= s.setup.round_cap:
                s.phase = OVER
                if s.events is not None:
                    s.events.append(Event("capped", TABLE, {"rounds": s.round}))
                return
            s.round += 1
            s.order = order_of_play(s)
            s.pointer = 0
            if s.events is not None:
                s.events.append(Event("round", TABLE, {"round": s.round}))
        s.turn = s.order[s.pointer]
        if s.cars[s.turn].place < FINISHED:
            if begin_turn(s):
                return
            close_turn(s)
            if s.phase == OVER:
                return
        s.pointer += 1


# --- The turn -----------------------------------------------------------------------------------------------


def begin_turn(s: GTState) -> bool:
    """Everything before the first decision. False if the turn is over without one."""
    clear_move(s)
    car = s.cars[s.turn]
    if car.marker == STANDING and not s.setup.flags_until_first_move:
        take_in_flags(s)
    if car.place == ON_VERGE:
        come_back(s, car)
        return False
    if car.place == IN_PIT and not leave_pit(s, car):
        return False
    read_dashboard(s, car)
    start_plan(s, car)
    if not blocked(s):
        s.phase = PLAN
        car.stuck = 0
        return True
    if s.events is not None:
        s.tell("blocked", {"space": s.circuit.names[car.cell], "gear": car.marker})
    if car.marker == STANDING and s.gear_max == 0:
        car.stuck += 1
        if car.stuck == STUCK_TURNS:
            retire(s, car)
        return False
    return offer_pit(s, car)


def clear_move(s: GTState) -> None:
    """Takes the last move off the table."""
    s.flat_out = False
    s.done = 0
    s.hazards = 0
    s.secured = 0
    s.dice = NOTHING
    s.rolled = 0
    s.faces = 0
    s.relays = NOTHING
    s.draws = 0
    s.weather_drawn = 0


def read_dashboard(s: GTState, car: Car) -> None:
    """GT-DICE-02, 19: what the side in use prints, less damage."""
    boards = s.setup.boards
    now = side(car.car_class, car.tyre, s.weather)
    s.gear_max = usable(boards.gear[now], car.gear_tokens)
    s.coast_max = usable(boards.coast[now], car.coast_tokens)
    s.brake_max = usable(boards.brake[now], car.brake_tokens)
    s.boost_max = boards.boost[now] if s.setup.boost else 0
    s.limit = boards.hazard_limit(now, car.wear)
    s.top = boards.top[car.car_class]


def start_plan(s: GTState, car: Car) -> None:
    """An empty plan from where the car stands, in the gear of its marker."""
    find_company(s)
    s.start_cell = car.cell
    s.plan = []
    s.plan_cell = car.cell
    s.plan_gear = car.marker
    s.plan_wrap = car.wrap
    s.plan_hazards = 0
    s.over_speed = False
    s.closed = False
    s.used = 0
    s.coasts = 0
    s.brakes = 0
    s.redlines = 0
    s.boosts = 0
    s.gear = car.marker


def end_turn(s: GTState) -> None:
    """GT-END-06, 07: the turn is over; the next begins."""
    close_turn(s)
    s.pointer += 1
    advance(s)


def close_turn(s: GTState) -> None:
    """GT-CLASS-09, GT-SOLO-06, 07: tyres wear and the sheet is filled in, whatever kind of turn it was."""
    car = s.cars[s.turn]
    if car.tyre == SOFT and car.wear < len(s.setup.boards.wear) - 1:
        car.wear += 1
    if s.seats == 1 and s.phase != OVER:
        note_turn(s, car.marker)


def note_turn(s: GTState, marker: i64) -> None:
    """GT-SOLO-06: a column of the time sheet."""
    s.sheet = s.sheet + [(marker + 1) * 2 + s.weather]
    if s.events is not None:
        s.tell("timed", {"marker": marker_name(marker), "seconds": s.setup.boards.seconds[marker + 1]})


# --- The move -----------------------------------------------------------------------------------------------


def plan_step(s: GTState, action: i64) -> None:
    """GT-MOVE-10: one more step laid out."""
    add_step(s, action)
    if s.events is not None:
        s.tell(
            "planned",
            {
                "step": len(s.plan),
                "die": STEP_NAMES[action % STEP_DICE],
                "space": s.circuit.names[s.plan_cell],
                "gear": s.plan_gear,
            },
        )


def set_off(s: GTState, flat_out: bool) -> None:
    """GT-ROLL-01: one by one, or all dice at once."""
    s.flat_out = flat_out
    if s.events is not None:
        s.tell("set_off", {"mode": "flat-out" if flat_out else "one-by-one", "steps": len(s.plan)})
    if not flat_out:
        s.phase = DRIVE
        return
    s.dice = dice_of_plan(s)
    s.phase = THROWN


def dice_of_plan(s: GTState) -> list[i64]:
    """The kinds of all dice in the plan, in its order."""
    gear = s.cars[s.turn].marker
    dice: list[i64] = []
    for action in s.plan:
        die = action % STEP_DICE
        lay_dice(dice, gear, die)
        gear = gear_after(gear, die)
    return dice


def drive(s: GTState, action: i64) -> None:
    """GT-ROLL-02, 07, 12, GT-FOCUS-04: the next step rolled or secured, or no further."""
    if action == STOP:
        if s.events is not None:
            s.tell("stopped", {"space": s.circuit.names[s.cars[s.turn].cell]})
        end_move(s)
        return
    die = s.plan[s.done] % STEP_DICE
    if action == SECURE:
        cost = secure_cost(s)
        s.cars[s.turn].focus -= cost
        s.secured += len(dice_of_step(s.gear, die))
        if s.events is not None:
            s.tell("secured", {"cost": cost, "focus": s.cars[s.turn].focus})
        make_step(s, 0, False)
    elif s.over_speed and s.done == len(s.plan) - 1 and die != FLYING:
        make_step(s, 0, False)
    else:
        if s.events is not None:
            s.tell("throws", {"step": s.done + 1})
        s.dice = dice_of_step(s.gear, die)
        s.rolled = 0
        s.faces = 0
        s.phase = THROWN


def roll(s: GTState, face: i64) -> None:
    """One die of the throw; the last decides."""
    if s.events is not None:
        values = {"die": DICE[s.dice[s.rolled]], "face": "hazard" if face else "clear"}
        s.tell("rolled", {**values, "decides": hazard_decides(s)})
    s.faces |= face << s.rolled
    s.rolled += 1
    if s.rolled < len(s.dice):
        return
    if s.flat_out:
        all_rolled(s)
        return
    hazards = relay.hazards_shown(s)
    failed = s.plan[s.done] % STEP_DICE == FLYING and s.faces > 0
    s.dice = NOTHING
    s.rolled = 0
    s.faces = 0
    make_step(s, hazards, failed)


def hazard_decides(s: GTState) -> bool:
    """GT-ROLL-04, GT-FLAT-04, GT-ADV-05: whether a hazard on the die that falls now costs control or a
    flying start. Where control is lost anyway no die decides."""
    shown = relay.hazards_shown(s)
    action = s.plan[0 if s.flat_out else s.done]
    flying = action % STEP_DICE == FLYING
    if s.flat_out:
        if flying and (s.rolled == 0 or s.faces & 1):
            return s.rolled == 0
        return not s.over_speed and s.plan_hazards + shown == s.limit - 1
    if flying and shown == 0:
        return True
    edge = s.cars[s.turn].cell * WAYS + action // STEP_DICE
    gear = gear_after(s.gear, action % STEP_DICE)
    over = gear > s.circuit.way_cap[edge]
    return not over and s.hazards + shown + step_hazards(s.circuit, edge, gear) == s.limit - 1


def make_step(s: GTState, hazards: i64, failed_start: bool) -> None:
    """GT-ROLL-03 to 06, 11: one space, its hazards, and what follows; the final line comes before anything
    else."""
    action = s.plan[s.done]
    car = s.cars[s.turn]
    edge = car.cell * WAYS + action // STEP_DICE
    gear = gear_after(s.gear, action % STEP_DICE)
    s.hazards += hazards + step_hazards(s.circuit, edge, gear)
    over = gear > s.circuit.way_cap[edge]
    enter(s, car, edge, gear)
    if finishes(s, car.cell, car.wrap):
        lost = not failed_start and (over or s.hazards >= s.limit)
        finish(s, car, gear, lost)
    elif failed_start:
        fail_start(s)
    elif over or s.hazards >= s.limit:
        if lose_control(s, car, gear):
            end_turn(s)
    elif s.done == len(s.plan):
        end_move(s)
    else:
        s.phase = DRIVE


def enter(s: GTState, car: Car, edge: i64, gear: Gear) -> None:
    """Moves the car along one way of its space."""
    circuit = s.circuit
    origin = car.cell
    target = circuit.way[edge]
    seam = circuit.way_seam[edge]
    car.cell = target
    car.wrap += seam
    s.done += 1
    s.gear = gear
    first_move(s, car)
    if s.events is not None:
        s.tell("moved", {"from": circuit.names[origin], "to": circuit.names[target], "gear": gear})
        after = progress(s, s.turn)
        tell_lap(s, after - seam * circuit.length - circuit.front[target] + circuit.front[origin], after)


def tell_lap(s: GTState, before: i64, after: i64) -> None:
    """GT-END-01: the first crossing starts the race; the following ones complete laps."""
    for lap in range(1, s.setup.laps):
        if before <= s.circuit.line + lap * s.circuit.length < after:
            s.tell("lap", {"lap": lap})


def first_move(s: GTState, car: Car) -> None:
    """A car that moves has left pits and spin behind, and GT-FLAG-08 may take its flags in now."""
    car.from_pit = False
    car.spun = False
    if s.setup.flags_until_first_move and car.marker == STANDING and len(s.flags) > 0:
        take_in_flags(s)


def fail_start(s: GTState) -> None:
    """GT-ADV-05, 07: a failed flying start ends the turn on the first space in gear 2, without loss of
    control."""
    if s.events is not None:
        s.tell("start_failed", {"space": s.circuit.names[s.cars[s.turn].cell]})
    end_move(s)


def all_rolled(s: GTState) -> None:
    """GT-FLAT-03 to 07, GT-ADV-07: all dice lie on the table."""
    car = s.cars[s.turn]
    gain_focus(s, car)
    if s.plan[0] % STEP_DICE == FLYING and s.faces & 1:
        enter(s, car, car.cell * WAYS + s.plan[0] // STEP_DICE, 2)
        if finishes(s, car.cell, car.wrap):
            finish(s, car, FLYING_GEAR, False)
        else:
            fail_start(s)
        return
    total = s.plan_hazards + relay.hazards_shown(s)
    if total >= s.limit or s.over_speed:
        s.relays = relay.outcomes(s)
        s.phase = RELAY
        if s.events is not None:
            s.tell("overdriven", {"hazards": total, "limit": s.limit})
        return
    for action in s.plan:
        enter(s, car, car.cell * WAYS + action // STEP_DICE, gear_after(s.gear, action % STEP_DICE))
    if finishes(s, car.cell, car.wrap):
        finish(s, car, s.gear, False)
    else:
        end_move(s)


def relaid(s: GTState, outcome: i64) -> None:
    """GT-FLAT-12, 13, GT-END-04: the car goes where the re-laid dice lose control, or beyond the final
    line."""
    car = s.cars[s.turn]
    before = progress(s, s.turn)
    origin = car.cell
    after = relay.progress_of(outcome)
    gear = relay.gear_of(outcome)
    car.cell = relay.cell_of(outcome)
    car.wrap = (after - s.circuit.front[car.cell]) // s.circuit.length
    s.done = len(s.plan)
    first_move(s, car)
    if s.events is not None:
        s.tell(
            "relaid",
            {"from": s.circuit.names[origin], "to": s.circuit.names[car.cell], "gear": gear},
        )
        tell_lap(s, before, after)
    if relay.beyond_line(s, outcome):
        crossing = relay.crossing_of(outcome)
        s.gear = gear
        finish(s, car, crossing if crossing > 0 else gear, True)
    elif lose_control(s, car, gear):
        end_turn(s)


def end_move(s: GTState) -> None:
    """GT-ROLL-10, GT-FLAT-04: the marker shows the gear of the last step."""
    car = s.cars[s.turn]
    car.marker = s.gear
    if not offer_pit(s, car):
        end_turn(s)


# --- End ----------------------------------------------------------------------------------------------------


def finish(s: GTState, car: Car, gear: Gear, lost: bool) -> None:
    """GT-END-03 to 05, GT-SOLO-08, 09: over the final line; a loss of control beyond it is not resolved."""
    s.finished = s.finished + [s.turn]
    car.place = FINISHED
    car.marker = gear
    if s.seats == 1:
        if lost and not s.setup.solo_crossing_gear:
            car.marker = loss_marker(s, car, s.gear)
        note_turn(s, car.marker)
    if s.events is not None:
        s.tell("finished", {"place": len(s.finished), "rounds": s.round})
    if not s.setup.classify or racing(s) <= 1:
        s.phase = OVER
        return
    s.pointer += 1
    advance(s)


def racing(s: GTState) -> i64:
    """How many cars are still to finish."""
    count = 0
    for car in s.cars:
        if car.place < FINISHED:
            count += 1
    return count


def retire(s: GTState, car: Car) -> None:
    """GT-BLOCK-09: a car that can never move again leaves the race; its flags go with it."""
    car.place = RETIRED
    car.spun = False
    take_in_flags(s)
    if s.events is not None:
        s.tell("retired", {"space": s.circuit.names[car.cell]})
    if racing(s) == 0 or (racing(s) == 1 and len(s.finished) > 0):
        s.phase = OVER


def seconds(s: GTState) -> i64:
    """GT-SOLO-10: the time of the sheet, less a second for every focus token left."""
    total = 0
    for entry in s.sheet:
        total += s.setup.boards.seconds[entry // 2]
    return total - s.cars[0].focus


def result(s: GTState) -> Result:
    """GT-END-03, 05, 08: the classification; in a time attack the score is minus the seconds."""
    if s.seats == 1:
        place = s.cars[0].place
        reason = "finish" if place == FINISHED else "retired" if place == RETIRED else "cap"
        return Result([1], [-seconds(s)], reason)
    if s.round >= s.setup.round_cap and s.pointer >= len(s.order):
        reason = "cap"
    else:
        reason = "finish" if s.finished else "retired"
    return Result(places(s), scores(s), reason)
