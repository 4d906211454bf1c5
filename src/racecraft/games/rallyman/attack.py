"""Time attack: the plan, the throw, and what a puncture on the way leaves of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from racecraft.engine.state import NOT_ALLOWED
from racecraft.games.rallyman.actions import (
    END,
    FACES,
    LINE_NAMES,
    NOTHING,
    SET,
    THROW_DICE,
    die_of,
    is_step,
    line_of,
    mode_of,
)
from racecraft.games.rallyman.cards import end_turn
from racecraft.games.rallyman.figures import DIE_NAMES, GAS
from racecraft.games.rallyman.order import take_head
from racecraft.games.rallyman.phases import BROKEN, DROP, PLANNED, REST, THROW
from racecraft.games.rallyman.stage import cell_name
from racecraft.games.rallyman.steps import (
    CAR_LINES,
    Head,
    advance,
    gas_dice,
    leads_on,
    snowy,
    step_objection,
    steps,
    warning_decides,
)

if TYPE_CHECKING:
    from racecraft.games.rallyman.state import RallymanState

LEAST_DICE: Final = 2
"""RM-ATTACK-02: of an attack."""


# --- The plan -----------------------------------------------------------------------------------------------


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
        cell = cell_name(s.stage, s.head.index, CAR_LINES[s.head.line])
        s.tell(
            "planned", {"die": DIE_NAMES[die_of(action)], "line": LINE_NAMES[line_of(action)], "cell": cell}
        )


# --- The throw ----------------------------------------------------------------------------------------------


def next_thrown(s: RallymanState) -> i64:
    """The die of the plan whose face is not yet known."""
    return die_of(s.plan[len(s.faces)])


def next_decides(s: RallymanState) -> bool:
    """RM-LOC-01 to 04: whether a ! on the next die of the plan costs control, after those that lie."""
    car = s.cars[s.turn]
    head = Head(car.index, car.line, car.gear, car.mud, 0, 0, 0, 0)
    alarms = s.alarms
    snow_alarms = s.snow_alarms
    for number in range(len(s.faces)):
        die = die_of(s.plan[number])
        line = line_of(s.plan[number])
        warns = s.faces[number] == 1
        if warns and warning_decides(s, head, line, die, alarms, snow_alarms):
            return False
        advance(s, head, die, line)
        if warns:
            alarms += 1
            if snowy(s, head.index):
                snow_alarms += 1
    action = s.plan[len(s.faces)]
    return warning_decides(s, head, line_of(action), die_of(action), alarms, snow_alarms)


def throw_die(s: RallymanState, face: i64) -> bool:
    """RM-ATTACK-06: a second token for every die thrown, whatever comes of it. True once all dice lie."""
    if s.events is not None:
        values = {"die": DIE_NAMES[next_thrown(s)], "face": FACES[face], "warning": face}
        s.tell("rolled", {**values, "decides": next_decides(s)})
    s.faces.append(face)
    if len(s.faces) < len(s.plan):
        return False
    car = s.cars[s.turn]
    car.tokens += len(s.plan)
    if s.events is not None:
        s.tell("tokens", {"earned": len(s.plan), "tokens": car.tokens})
    take_head(s)
    return True


# --- The drive ----------------------------------------------------------------------------------------------


def next_planned(s: RallymanState) -> i64:
    """RM-ATTACK-07, 09, 12, 13: the step of the plan that is driven now; NOTHING where the driver decides or
    the turn has ended. After a puncture the gas dice that are too many go first."""
    punctures = s.cars[s.turn].punctures
    if punctures > 0:
        gas = gas_ahead(s)
        allowed = gas_dice(punctures) - s.head.gas
        if gas == 2 and allowed == 1:
            s.phase = DROP
            return NOTHING
        if gas > 0 and gas > allowed:
            while gas > 0:
                drop_gas(s, True)
                gas -= 1
            s.technique = BROKEN
    if s.plan:
        if s.technique == PLANNED:
            return s.plan[0]
        if rest_steps(s):
            s.phase = REST
            return NOTHING
    end_turn(s)
    return NOTHING


# --- After a puncture ---------------------------------------------------------------------------------------


def gas_ahead(s: RallymanState) -> i64:
    count: i64 = 0
    for action in s.plan:
        if die_of(action) == GAS:
            count += 1
    return count


def drop_gas(s: RallymanState, earlier: bool) -> None:
    """A lost die makes no step and its ! does not count."""
    places = [place for place, action in enumerate(s.plan) if die_of(action) == GAS]
    place = places[0] if earlier else places[-1]
    if s.events is not None:
        s.tell("dropped", {"die": DIE_NAMES[GAS], "face": FACES[s.faces[place]]})
    s.plan.pop(place)
    s.faces.pop(place)


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
