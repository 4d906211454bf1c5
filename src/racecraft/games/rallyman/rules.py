"""The rules of a turn of Rallyman, in the order of the rulebook: dice, attack, seconds, loss of control,
cards, finish.

Every function changes the state it is given; nothing here rolls, prints or remembers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

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
    NAMES,
    NOTHING,
    SET,
    SISU_NO,
    SISU_YES,
    SPARE_NO,
    SPARE_YES,
    STUCK,
    SUMMER_TYRES,
    THROW_DICE,
    WINTER_TYRES,
    die_of,
    is_step,
    line_of,
    mode_of,
)
from racecraft.games.rallyman.board import LEFT, RIGHT, SIDES
from racecraft.games.rallyman.figures import BACKS, DIE_NAMES, GAS, GAS_DICE, SHORTCUTS
from racecraft.games.rallyman.order import (
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
    ask_between,
    draw_lot,
    fit_tyres,
    gap,
    next_turn,
    roll_weather,
    take_head,
    timed,
)
from racecraft.games.rallyman.steps import (
    ALARM_LIMIT,
    BUMPY,
    CUT_LINE,
    DRIVING,
    FINISHED,
    OFF_LEFT,
    OFF_RIGHT,
    OVERSPEED,
    RETIRED,
    ROAD_LINE,
    SNOW_ALARM_LIMIT,
    SPUN,
    SUMMER,
    WAITING,
    WINTER,
    WRECK,
    advance,
    leads_on,
    risk,
    set_objection,
    snowy,
    step_objection,
    steps,
)

if TYPE_CHECKING:
    from racecraft.games.rallyman.state import Car, RallymanState

LEAST_DICE: Final = 2
"""RM-ATTACK-02: of an attack."""
CARDS: Final = ["0", "1", "2", "3", "4", "5"]
"""Gear cards as they stand in a time pile; 0 is a neutral back."""
_HIGHEST_ACTION: Final = 1 << 59
"""The bit of the highest action. Others are shifted down from it: a 1 shifted up is cut to 32 bits when
compiled."""

# The kinds of back and of shortcut card, by their outcome numbers.
_SPIN: Final = 0
_MUD: Final = 1
_PUNCTURE: Final = 2


# --- What may be done ---------------------------------------------------------------------------------------


def legal(s: RallymanState) -> list[int]:
    """The actions nothing speaks against, in ascending order. They are remembered for `play`, which need not
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


def can_attack(s: RallymanState, found: list[int]) -> bool:
    """RM-ATTACK-02: an attack can begin with one of these steps."""
    for action in found:  # noqa: SIM110  (compiles to a loop without calls)
        if is_step(action) and leads_on(s, s.head, die_of(action), line_of(action)):
            return True
    return False


def plan_steps(s: RallymanState) -> list[int]:
    """RM-ATTACK-02 to 05: careful steps from where the plan has come, or throw; the first step must lead on
    to a second."""
    ready: i64 = THROW_DICE if len(s.plan) >= LEAST_DICE else NOTHING
    if s.head.index >= s.stage.length:
        return [] if ready == NOTHING else [THROW_DICE]
    found = steps(s, s.head, True, False, ready)
    if s.plan:
        return found
    return [action for action in found if leads_on(s, s.head, die_of(action), line_of(action))]


def plan_objection(s: RallymanState, action: i64) -> str | None:
    if action == THROW_DICE:
        return None if len(s.plan) >= LEAST_DICE else "an attack takes at least two dice (RM-ATTACK-02)"
    if not is_step(action):
        return NOT_ALLOWED
    if mode_of(action) == SET:
        return "no die is set in an attack (RM-ATTACK-10)"
    if s.head.index >= s.stage.length:
        return "the plan has crossed the finish line (RM-ATTACK-05)"
    reason = step_objection(s, s.head, die_of(action), line_of(action), True)
    if reason is None and not s.plan and not leads_on(s, s.head, die_of(action), line_of(action)):
        return "no second die could follow (RM-ATTACK-02)"
    return reason


def rest_steps(s: RallymanState) -> list[int]:
    die = die_of(s.plan[0])
    return [action for action in steps(s, s.head, True, False) if die_of(action) == die]


def rest_objection(s: RallymanState, action: i64) -> str | None:
    """RM-ATTACK-13: the next planned die on any careful line, or stop."""
    if action == END:
        return None
    if not is_step(action):
        return NOT_ALLOWED
    if mode_of(action) == SET:
        return "no die is set in an attack (RM-ATTACK-10)"
    if die_of(action) != die_of(s.plan[0]):
        return "the dice of an attack are used in the planned order (RM-ATTACK-13)"
    return step_objection(s, s.head, die_of(action), line_of(action), True)


def play(s: RallymanState, seat: i64, action: i64) -> None:
    """Carries out a decision of the seat whose turn it is, if nothing speaks against it."""
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
        throw_die(s, outcome)
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
        faces: i64 = s.setup.hazard[s.die if s.phase == ROLL else next_thrown(s)]
        if outcome == 0:
            return 6 - faces
        if outcome == 1:
            return faces
        return 0
    for possible, weight in s.chance():
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
        s.tell("rolled", {"die": DIE_NAMES[s.die], "face": FACES[face], "warning": face})
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
    s.tell(kind, {**values, "length": s.stage.length})


def check(s: RallymanState) -> None:
    """RM-LOC-01 to 04: whether the step costs control. RM-EASY-01: in a shakedown no ! counts."""
    car = s.cars[s.turn]
    lost = s.risk == OVERSPEED
    if s.face == 1 and not s.sisu_on and not s.setup.easy:
        s.alarms += 1
        if snowy(s, car.index):
            s.snow_alarms += 1
        if not lost and (
            s.alarms >= ALARM_LIMIT
            or (s.snow_alarms >= SNOW_ALARM_LIMIT and car.tyres == SUMMER)
            or s.risk == BUMPY
        ):
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
        drive_plan(s)
    else:
        s.phase = NEXT


def end_turn(s: RallymanState) -> None:
    """RM-DICE-15, 16: one card of the gear last used, once a turn."""
    car = s.cars[s.turn]
    take_card(s, car, car.gear)
    next_turn(s)


def take_card(s: RallymanState, car: Car, gear: i64) -> None:
    """A card onto the time pile, front side up or, for gear 0, neutral side up; then splits are taken."""
    car.pile += CARDS[gear]
    car.seconds += s.setup.card_seconds[gear]
    if s.events is not None:
        s.tell(
            "card", {"gear": gear, "seconds": s.setup.card_seconds[gear], "time": car.seconds - car.tokens}
        )
    take_splits(s, car)


def take_splits(s: RallymanState, car: Car) -> None:
    """RM-SPLIT-01, 02: at the end of the turn in which a car has come to a split point."""
    points = s.setup.split_points[s.stage_number]
    number: i64
    for number in range(len(points)):
        place: i64 = s.setup.first_split[s.stage_number] + number
        if car.index >= points[number] and car.splits[place] < 0:
            splits = car.splits.copy()
            splits[place] = car.seconds - car.tokens
            if s.events is not None:
                tell_split(s, number + 1, place, splits[place])
            car.splits = splits


def tell_split(s: RallymanState, number: i64, place: i64, time: i64) -> None:
    """RM-SPLIT-03: the time, and how far it is from the best of those who were there before."""
    best = -1
    for car in s.cars:
        if car.splits[place] >= 0 and (best < 0 or car.splits[place] < best):
            best = car.splits[place]
    behind = "first" if best < 0 else gap(time - best) or "=0:00"
    s.tell("split", {"split": number, **timed(time), "gap": behind})


# --- Time attack --------------------------------------------------------------------------------------------


def plan(s: RallymanState, action: i64) -> None:
    """RM-ATTACK-03: dice, order and lines are fixed before the throw."""
    if action == THROW_DICE:
        s.phase = THROW
        if s.events is not None:
            s.tell("attack", {"dice": len(s.plan)})
        return
    s.plan.append(action)
    advance(s, s.head, die_of(action), line_of(action))
    if s.events is not None:
        s.tell("planned", {"die": DIE_NAMES[die_of(action)], "line": LINE_NAMES[line_of(action)]})


def next_thrown(s: RallymanState) -> i64:
    """The die of the plan whose face is not yet known."""
    return die_of(s.plan[len(s.faces)])


def throw_die(s: RallymanState, face: i64) -> None:
    """RM-ATTACK-06: a second token for every die thrown, whatever comes of it."""
    if s.events is not None:
        s.tell("rolled", {"die": DIE_NAMES[next_thrown(s)], "face": FACES[face], "warning": face})
    s.faces.append(face)
    if len(s.faces) < len(s.plan):
        return
    car = s.cars[s.turn]
    car.tokens += len(s.plan)
    if s.events is not None:
        s.tell("tokens", {"earned": len(s.plan), "tokens": car.tokens})
    take_head(s)
    drive_plan(s)


def drive_plan(s: RallymanState) -> None:
    """RM-ATTACK-07, 09, 12, 13: the next die of the plan; after a puncture the gas dice that are too many
    go first."""
    punctures = s.cars[s.turn].punctures
    if punctures > 0:
        gas = gas_ahead(s)
        allowed = GAS_DICE - punctures - s.head.gas
        if gas == 2 and allowed == 1:
            s.phase = DROP
            return
        if gas > 0 and gas > allowed:
            while gas > 0:
                drop_gas(s, True)
                gas -= 1
            s.technique = BROKEN
    if not s.plan:
        end_turn(s)
    elif s.technique == PLANNED:
        drive_die(s, s.plan[0])
    elif rest_steps(s):
        s.phase = REST
    else:
        end_turn(s)


def drive_die(s: RallymanState, action: i64) -> None:
    """A die of the plan that lies on the table, on the line of this step."""
    s.die = die_of(action)
    s.line = line_of(action)
    s.face = s.faces.pop(0)
    s.plan.pop(0)
    move(s)


def gas_ahead(s: RallymanState) -> i64:
    count: i64 = 0
    for action in s.plan:
        if die_of(action) == GAS:
            count += 1
    return count


def drop(s: RallymanState, earlier: bool) -> None:
    """RM-ATTACK-12: one of two gas dice is lost; the driver chooses which."""
    drop_gas(s, earlier)
    s.technique = BROKEN
    drive_plan(s)


def drop_gas(s: RallymanState, earlier: bool) -> None:
    """A lost die makes no step and its ! does not count."""
    places = [place for place, action in enumerate(s.plan) if die_of(action) == GAS]
    place = places[0] if earlier else places[-1]
    if s.events is not None:
        s.tell("dropped", {"die": DIE_NAMES[GAS], "face": FACES[s.faces[place]]})
    s.plan.pop(place)
    s.faces.pop(place)


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
        s.tell("shortcut", {"card": SHORTCUTS[card], "space": car.index})
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


# --- Loss of control ----------------------------------------------------------------------------------------


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


def lose_control(s: RallymanState) -> None:
    """RM-LOC-06, 14: a card is turned, unless the car has crossed the line already."""
    if s.events is not None:
        s.tell("lost_control", {"cause": cause_of_loss(s)})
    if s.cars[s.turn].index >= s.stage.length:
        cross_line(s, True)
    else:
        s.phase = BACK_CARD


def cause_of_loss(s: RallymanState) -> str:
    """RM-LOC-01 to 04, 15: the one cause that is told of a loss of control."""
    if s.risk == OVERSPEED:
        return "speed"
    if s.alarms >= ALARM_LIMIT:
        return "warnings"
    return "bump" if s.risk == BUMPY else "snow"


def turn_card(s: RallymanState, back: i64) -> None:
    """RM-LOC-06 to 12: neutral and sixty seconds; the back tells where the car ends up."""
    car = s.cars[s.turn]
    see_back(s, s.head.gear, back)
    if car.line != CUT_LINE:
        car.line = ROAD_LINE
        car.status = SPUN if back == _SPIN else OFF_LEFT if back == 1 else OFF_RIGHT
    car.gear = 0
    lost: i64 = 0
    if back != _SPIN:
        side = LEFT if back == 1 else RIGHT
        lost = s.stage.ground[car.index].damage(side)
        if s.events is not None:
            terrain = s.stage.spaces[car.index].verge[side]
            s.tell("went_off", {"side": SIDES[side], "terrain": terrain, "lost": lost})
    elif s.events is not None:
        s.tell("spun", {})
    if damage(s, car, lost):
        retire(s, "damage")
        return
    take_card(s, car, 0)
    next_turn(s)


def see_back(s: RallymanState, gear: i64, back: i64) -> None:
    """RM-LOC-09: a back that was seen is gone until the pile is shuffled, or used up."""
    if not s.setup.deck_of_backs:
        return
    first = len(BACKS) * gear
    backs = s.backs.copy()
    backs[first + back] -= 1
    if backs[first] + backs[first + 1] + backs[first + 2] == 0:
        for kind in range(len(BACKS)):
            backs[first + kind] = s.setup.backs[first + kind]
    s.backs = backs


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


# --- Finish -------------------------------------------------------------------------------------------------


def cross_line(s: RallymanState, out_of_control: bool) -> None:
    """RM-FINISH-01 to 06: a last card, front side up; a car out of control loses a gear die instead of
    time."""
    car = s.cars[s.turn]
    car.status = FINISHED
    if out_of_control:
        damage(s, car, 1)
    take_card(s, car, car.gear)
    time = car.seconds - car.tokens
    car.times = car.times + [time]
    if s.events is not None:
        s.tell("finished", {"stage": s.stage_number + 1, **timed(time)})
    next_turn(s)
