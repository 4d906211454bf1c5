"""The rules of Rallyman: what may be done, chance, then the turn in the order of the rulebook: wheels, dice
one by one, time attack, cuts, sisu.

Every function changes the state it is given; nothing here rolls, prints or keeps data. Chapters of their own
are order.py (stages, rounds and turns), steps.py (one die, one step), attack.py (the plan of a time attack),
cards.py (the time pile, the finish, damage), loss_of_control.py and standing.py (times and places).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from racecraft.engine.chance import at_weight, total_weight
from racecraft.engine.errors import IllegalAction, IllegalOutcome, WrongSeat
from racecraft.engine.state import NOT_ALLOWED
from racecraft.games.rallyman.actions import (
    ACTIONS,
    ATTACK,
    CUT,
    DROP_EARLIER,
    DROP_LATER,
    END,
    FACES,
    LINE_NAMES,
    NOTHING,
    SET,
    SISU_NO,
    SISU_YES,
    SPARE_NO,
    SPARE_YES,
    STUCK,
    SUMMER_TYRES,
    WINTER_TYRES,
    die_of,
    is_step,
    line_of,
    mode_of,
)
from racecraft.games.rallyman.attack import (
    can_attack,
    drop_gas,
    next_planned,
    next_thrown,
    plan,
    plan_objection,
    plan_steps,
    rest_objection,
    rest_steps,
    throw_die,
)
from racecraft.games.rallyman.cards import cross_line, end_turn, retire, stay
from racecraft.games.rallyman.figures import BACKS, DIE_NAMES, GAS, GAS_DICE, SHORTCUTS, SIDES
from racecraft.games.rallyman.loss_of_control import lose_control, turn_card
from racecraft.games.rallyman.notation import NAMES
from racecraft.games.rallyman.order import ask_between, draw_lot, fit_tyres, roll_weather
from racecraft.games.rallyman.phases import (
    BACK_CARD,
    BETWEEN,
    BROKEN,
    CHANCE,
    DRAW_LOT,
    DROP,
    FIRST,
    NEXT,
    OVER,
    PLAN,
    PLANNED,
    REST,
    ROLL,
    SHORTCUT_CARD,
    SISU,
    SPARE,
    THROW,
    TYRE,
    WEATHER,
)
from racecraft.games.rallyman.stage import cell_name, space_number
from racecraft.games.rallyman.steps import (
    BUMPY,
    CAR_LINES,
    DRIVING,
    OVERSPEED,
    SUMMER,
    WINTER,
    WRECK,
    advance,
    risk,
    set_objection,
    snowy,
    step_objection,
    steps,
    too_many_alarms,
    warning_decides,
)

if TYPE_CHECKING:
    from racecraft.games.rallyman.state import RallymanState

_HIGHEST_ACTION: Final = 1 << 59
"""The bit of the highest action. Others are shifted down from it: a 1 shifted up is cut to 32 bits when
compiled."""

# The shortcut cards, by their outcome numbers.
_MUD: Final = 1
_PUNCTURE: Final = 2


# --- What may be done ---------------------------------------------------------------------------------------


def legal(s: RallymanState) -> list[int]:
    """The legal actions, in ascending order. They are remembered for `play`, which need not
    look for objections to one that was offered."""
    found = choices(s)
    offered: i64 = 0
    action: i64
    for action in found:
        offered |= _HIGHEST_ACTION >> (ACTIONS - 1 - action)
    s.offered = offered
    return found


def choices(s: RallymanState) -> list[int]:
    phase = s.phase
    if phase == NEXT:
        return steps(s, s.head, False, s.setup.seconds, END)
    if phase == FIRST:
        return first_steps(s)
    if phase == PLAN:
        return plan_steps(s)
    if phase == SPARE or phase == BETWEEN:
        return [SPARE_YES, SPARE_NO]
    if phase == SISU:
        return [SISU_YES, SISU_NO]
    if phase == TYRE:
        return [SUMMER_TYRES, WINTER_TYRES]
    if phase == DROP:
        return [DROP_EARLIER, DROP_LATER]
    if phase == REST:
        return [END] + rest_steps(s)
    return []


def objection(s: RallymanState, action: i64) -> str | None:
    """Why the driver whose turn it is may not do this, with the rule's id; None if it is legal."""
    phase = s.phase
    if phase == NEXT:
        return None if action == END else roll_objection(s, action)
    if phase == FIRST:
        return first_objection(s, action)
    if phase == PLAN:
        return plan_objection(s, action)
    if phase == REST:
        return rest_objection(s, action)
    if phase == SPARE or phase == BETWEEN:
        allowed = action == SPARE_YES or action == SPARE_NO
    elif phase == SISU:
        allowed = action == SISU_YES or action == SISU_NO
    elif phase == TYRE:
        allowed = action == SUMMER_TYRES or action == WINTER_TYRES
    else:
        allowed = action == DROP_EARLIER or action == DROP_LATER
    return None if allowed else NOT_ALLOWED


def roll_objection(s: RallymanState, action: i64) -> str | None:
    if not is_step(action):
        return NOT_ALLOWED
    reason = step_objection(s, s.head, die_of(action), line_of(action), False)
    if reason is None and mode_of(action) == SET:
        return set_objection(s, s.head, die_of(action), line_of(action))
    return reason


def first_steps(s: RallymanState) -> list[int]:
    """RM-DICE-03, RM-PASS-08: a turn has at least one die unless none can be used."""
    if not s.setup.attack:
        return steps(s, s.head, False, False) or [STUCK]
    found = steps(s, s.head, False, False, ATTACK)
    if len(found) == 1:
        return [STUCK]
    return found if can_attack(s, found) else found[1:]


def first_objection(s: RallymanState, action: i64) -> str | None:
    """The same for one action."""
    if action == END:
        return "a turn has at least one die (RM-DICE-03)"
    if action == STUCK:
        return (
            "a step is possible, so a die must be used (RM-DICE-03)"
            if steps(s, s.head, False, False)
            else None
        )
    if action == ATTACK:
        if not s.setup.attack:
            return "this race is driven without time attack (RM-ATTACK-01)"
        if not can_attack(s, steps(s, s.head, True, False)):
            return "no attack of two dice can be planned here (RM-ATTACK-02)"
        return None
    return roll_objection(s, action)


def play(s: RallymanState, seat: i64, action: i64) -> None:
    """Carries out a decision of the seat whose turn it is, if it is legal."""
    if seat != s.turn or s.phase >= CHANCE:
        raise WrongSeat(whose_turn(s, seat))
    if not (0 <= action < ACTIONS and s.offered >> action & 1):
        reason = objection(s, action)
        if reason is not None:
            name = NAMES[action] if 0 <= action < ACTIONS else str(action)
            raise IllegalAction(f"{name}: {reason}")
    s.offered = 0
    phase = s.phase
    if phase == NEXT or phase == FIRST:
        drive(s, action)
    elif phase == PLAN:
        plan(s, action)
    elif phase == REST:
        drive_rest(s, action)
    elif phase == SPARE:
        change_wheel(s, action == SPARE_YES)
    elif phase == SISU:
        use_sisu(s, action == SISU_YES)
    elif phase == DROP:
        drop(s, action == DROP_EARLIER)
    elif phase == TYRE:
        fit_tyres(s, SUMMER if action == SUMMER_TYRES else WINTER)
    else:
        change_between(s, action == SPARE_YES)


def whose_turn(s: RallymanState, seat: i64) -> str:
    if not 0 <= seat < s.seats:
        return f"there is no seat {seat + 1} in this race of {s.seats}"
    if s.phase == OVER:
        return "the rally is over"
    if s.phase >= CHANCE:
        return "a die or card is due now"
    return f"it is the turn of seat {s.turn + 1}, not of seat {seat + 1}"


# --- Chance -------------------------------------------------------------------------------------------------


def chance(s: RallymanState) -> list[tuple[int, int]]:
    """What the die, card, weather or lot that is due may bring, with weights."""
    phase = s.phase
    if phase == ROLL:
        return s.setup.rolls[s.die]
    if phase == THROW:
        return s.setup.rolls[next_thrown(s)]
    if phase == SHORTCUT_CARD:
        return weighted(s.shortcuts, 0, len(s.shortcuts))
    if phase == BACK_CARD:
        return weighted(s.backs, len(BACKS) * s.head.gear, len(BACKS))
    if phase == WEATHER:
        return s.setup.rolls[s.asked]
    if phase == DRAW_LOT:
        return [(seat, 1) for seat in range(s.seats) if seat not in s.start_list]
    return []


def weighted(counts: list[int], first: i64, length: i64) -> list[tuple[int, int]]:
    """The kinds of card that are left, each with its number."""
    return [(kind, counts[first + kind]) for kind in range(length) if counts[first + kind] > 0]


def weight(s: RallymanState) -> i64:
    """How much all that may be rolled or drawn weighs together."""
    phase = s.phase
    if phase == ROLL or phase == THROW:
        return SIDES
    return 0 if phase < CHANCE or phase == OVER else total_weight(chance(s))


def outcome_at(s: RallymanState, point: i64) -> i64:
    """What comes up at a point counted along the weights."""
    if s.phase == ROLL or s.phase == THROW:
        return 0 if point < SIDES - alarm_faces(s) else 1
    return at_weight(chance(s), point)


def alarm_faces(s: RallymanState) -> i64:
    """How many sides of the die that is thrown show !."""
    return s.setup.hazard[s.die if s.phase == ROLL else next_thrown(s)]


def resolve(s: RallymanState, outcome: i64) -> None:
    """Carries out the roll or draw that is due."""
    phase = s.phase
    if phase < CHANCE or phase == OVER:
        raise IllegalOutcome("nothing is to be rolled or drawn now")
    if weight_of(s, outcome) == 0:
        raise IllegalOutcome(f"{outcome} cannot come up now")
    s.offered = 0
    if phase == ROLL:
        roll(s, outcome)
    elif phase == THROW:
        throw(s, outcome)
    elif phase == SHORTCUT_CARD:
        draw_shortcut(s, outcome)
    elif phase == BACK_CARD:
        turn_card(s, outcome)
    elif phase == WEATHER:
        roll_weather(s, outcome)
    elif phase == DRAW_LOT:
        draw_lot(s, outcome)


def weight_of(s: RallymanState, outcome: i64) -> i64:
    """How likely the outcome is among those that are possible now; 0 if it is none of them."""
    if s.phase == ROLL or s.phase == THROW:
        faces = alarm_faces(s)
        if outcome == 0:
            return SIDES - faces
        if outcome == 1:
            return faces
        return 0
    for possible, weight in chance(s):
        if possible == outcome:
            return weight
    return 0


# --- Wheels -------------------------------------------------------------------------------------------------


def change_wheel(s: RallymanState, yes: bool) -> None:
    """RM-SPARE-01 to 04: the card goes into the time pile, and the turn begins with gear die 1."""
    if yes:
        car = s.cars[s.turn]
        car.spare = False
        car.punctures -= 1
        car.pile += "S"
        car.seconds += s.setup.spare_seconds
        s.wheel_changed = True
    if s.events is not None:
        tell_wheel(s, yes, s.setup.spare_seconds)
    s.phase = FIRST


def change_between(s: RallymanState, yes: bool) -> None:
    """RM-SPARE-05: between stages the card costs no time."""
    if yes:
        car = s.cars[s.turn]
        car.spare = False
        car.punctures -= 1
    if s.events is not None:
        tell_wheel(s, yes, 0)
    ask_between(s)


def tell_wheel(s: RallymanState, changed: bool, seconds: i64) -> None:
    if changed:
        s.tell("wheel", {"seconds": seconds})
    else:
        s.tell("wheel_kept", {"punctures": s.cars[s.turn].punctures})


# --- Dice, one by one ---------------------------------------------------------------------------------------


def drive(s: RallymanState, action: i64) -> None:
    """RM-DICE-10, 14: a die with its line, or the end of the turn."""
    if action == END:
        end_turn(s)
    elif action == STUCK:
        stay(s)
    elif action == ATTACK:
        s.technique = PLANNED
        s.phase = PLAN
        if s.events is not None:
            s.tell("plans", {})
    else:
        s.die = die_of(action)
        s.line = line_of(action)
        if mode_of(action) == SET:
            set_die(s)
        else:
            s.phase = ROLL
            if s.events is not None:
                s.tell("takes", {"die": DIE_NAMES[s.die], "line": LINE_NAMES[s.line]})


def roll(s: RallymanState, face: i64) -> None:
    s.face = face
    if s.events is not None:
        values = {"die": DIE_NAMES[s.die], "face": FACES[face], "warning": face}
        s.tell(
            "rolled",
            {**values, "decides": warning_decides(s, s.head, s.line, s.die, s.alarms, s.snow_alarms)},
        )
    move(s)


def set_die(s: RallymanState) -> None:
    """RM-SEC-02, 03: the k-th die set in a turn costs k seconds and shows no !."""
    car = s.cars[s.turn]
    s.set_dice += 1
    car.tokens -= s.set_dice
    s.face = 0
    if s.events is not None:
        s.tell("set", {"die": DIE_NAMES[s.die], "cost": s.set_dice, "tokens": car.tokens})
    move(s)


def move(s: RallymanState) -> None:
    """RM-DICE-02, RM-LOC-05: the step is carried out before anything that follows from it."""
    car = s.cars[s.turn]
    head = s.head
    origin = car.index
    gear = head.gear if s.die == GAS else s.die + 1
    s.risk = risk(s, head, s.line, gear)
    advance(s, head, s.die, s.line)
    car.status = DRIVING
    car.line = head.line
    car.gear = gear
    car.mud = head.mud
    if head.index != origin:
        car.index = head.index
        s.arrivals += 1
        car.arrival = s.arrivals
    if s.events is not None:
        tell_move(s, origin)
    if s.risk == WRECK:
        retire(s, "overspeed")
    elif s.line == CUT:
        s.phase = SHORTCUT_CARD
    else:
        check(s)


def tell_move(s: RallymanState, origin: i64) -> None:
    car = s.cars[s.turn]
    kind = "jumped" if car.index > origin + 1 else "moved"
    values = {"from": origin, "to": car.index, "gear": car.gear, "line": LINE_NAMES[s.line]}
    cell = cell_name(s.stage, car.index, CAR_LINES[car.line])
    space = space_number(car.index)
    s.tell(kind, {**values, "space": space, "cell": cell, "length": s.stage.length})


def check(s: RallymanState) -> None:
    """RM-LOC-01 to 04: whether the step costs control. RM-EASY-01: in a shakedown no ! counts."""
    car = s.cars[s.turn]
    lost = s.risk == OVERSPEED
    if s.face == 1 and not s.sisu_on and not s.setup.easy:
        s.alarms += 1
        if snowy(s, car.index):
            s.snow_alarms += 1
        if not lost and (s.risk == BUMPY or too_many_alarms(s.alarms, s.snow_alarms, car.tyres)):
            if car.sisu:
                s.phase = SISU
                return
            lost = True
    if lost:
        lose_control(s)
    else:
        go_on(s)


def go_on(s: RallymanState) -> None:
    """After a step under control: over the line, or on with the turn."""
    car = s.cars[s.turn]
    if car.index >= s.stage.length:
        cross_line(s, False)
    elif s.technique == PLANNED or s.technique == BROKEN:
        follow_plan(s)
    else:
        s.phase = NEXT


# --- Time attack --------------------------------------------------------------------------------------------


def follow_plan(s: RallymanState) -> None:
    """RM-ATTACK-07, 09: the dice of the plan one after another, until the driver has to decide."""
    action = next_planned(s)
    if action != NOTHING:
        drive_die(s, action)


def throw(s: RallymanState, face: i64) -> None:
    """RM-ATTACK-06: once the last die of the plan has fallen it is driven."""
    if throw_die(s, face):
        follow_plan(s)


def drive_die(s: RallymanState, action: i64) -> None:
    """A die of the plan that lies on the table, on the line of this step."""
    s.die = die_of(action)
    s.line = line_of(action)
    s.face = s.faces.pop(0)
    s.plan.pop(0)
    move(s)


def drop(s: RallymanState, earlier: bool) -> None:
    """RM-ATTACK-12: one of two gas dice is lost; the driver chooses which."""
    drop_gas(s, earlier)
    s.technique = BROKEN
    follow_plan(s)


def drive_rest(s: RallymanState, action: i64) -> None:
    """RM-ATTACK-13: dice not used do not count."""
    if action == END:
        end_turn(s)
    else:
        drive_die(s, action)


# --- Cuts ---------------------------------------------------------------------------------------------------


def draw_shortcut(s: RallymanState, card: i64) -> None:
    """RM-CUT-03 to 11, RM-SETUP-03, RM-EASY-02: the card acts at once and is discarded."""
    car = s.cars[s.turn]
    left = s.shortcuts.copy()
    left[card] -= 1
    s.shortcuts = left if left[0] + left[1] + left[2] > 0 else s.setup.shortcuts
    if s.events is not None:
        s.tell("shortcut", {"card": SHORTCUTS[card], "space": space_number(car.index)})
    if card == _MUD:
        mud = s.mud.copy()
        mud[car.index] += 1
        s.mud = mud
    elif card == _PUNCTURE and not s.setup.easy:
        if car.punctures == GAS_DICE:
            retire(s, "puncture")
            return
        car.punctures += 1
    check(s)


# --- Sisu ---------------------------------------------------------------------------------------------------


def use_sisu(s: RallymanState, yes: bool) -> None:
    """RM-SISU-01 to 06: once a rally every ! of a turn is as if it had not been."""
    if not yes:
        lose_control(s)
        return
    s.cars[s.turn].sisu = False
    s.sisu_on = True
    if s.events is not None:
        s.tell("sisu", {})
    go_on(s)
