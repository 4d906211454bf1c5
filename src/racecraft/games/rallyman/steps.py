"""One die, one step: where it leads, what it risks, and whether anything speaks against it.

A step is judged from a head, the place and dice of the car under way; a planned attack moves a head of its
own along the road before anything is thrown. Nothing here changes the state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from racecraft.games.rallyman.actions import BACK, CUT, DRIFT, ON, ROLLED, SET, step_action
from racecraft.games.rallyman.board import BUMP, CORNER, STRAIGHT
from racecraft.games.rallyman.figures import GAS, GAS_DICE, TOP_GEAR

if TYPE_CHECKING:
    from racecraft.games.rallyman.stage import Stage
    from racecraft.games.rallyman.state import RallymanState

# Where on a space a car stands.
ROAD_LINE: Final = 0
"""The road itself; in a corner, the inside."""
FIRST_DRIFT: Final = 1
SECOND_DRIFT: Final = 2
CUT_LINE: Final = 3
CAR_LINES = ["road", "drift1", "drift2", "cut"]

# How a car is.
WAITING: Final = 0
"""Not started."""
DRIVING: Final = 1
SPUN: Final = 2
"""Turned round on its space until its own next turn."""
OFF_LEFT: Final = 3
OFF_RIGHT: Final = 4
"""Beside the road, in nobody's way."""
FINISHED: Final = 5
RETIRED: Final = 6
STATUSES = ["waiting", "driving", "spun", "off-left", "off-right", "finished", "retired"]

SUMMER: Final = 0
WINTER: Final = 1
TYRES = ["summer", "winter"]

# What a step risks by its gear alone.
SAFE: Final = 0
BUMPY: Final = 1
"""A bump one gear too fast: control is lost if the die shows !."""
OVERSPEED: Final = 2
"""Control is lost whatever the die shows."""
WRECK: Final = 3
"""The car is out."""
RISKS = ["safe", "bumpy", "overspeed", "wreck"]

ALARM_LIMIT: Final = 3
SNOW_ALARM_LIMIT: Final = 2


class Head:
    """Where the car under way stands, or would stand by its plan, and which dice it has used this turn."""

    __slots__ = ("black", "gas", "gas_on_asphalt", "gear", "index", "line", "mud", "used")

    def __init__(
        self, index: int, line: int, gear: int, mud: int, used: int, black: int, gas: int, gas_on_asphalt: int
    ) -> None:
        self.index = index
        self.line = line
        self.gear = gear
        self.mud = mud
        """RM-CUT-07: mud levels of the present corner when the car entered it."""
        self.used = used
        """One bit for each gear die used."""
        self.black = black
        """How many gear dice were used."""
        self.gas = gas
        self.gas_on_asphalt = gas_on_asphalt

    def copy(self) -> Head:
        return Head(
            self.index,
            self.line,
            self.gear,
            self.mud,
            self.used,
            self.black,
            self.gas,
            self.gas_on_asphalt,
        )


# --- Where a step leads -------------------------------------------------------------------------------------


def gear_of(head: Head, die: int) -> int:
    """RM-DICE-08: a gas die keeps the gear."""
    return head.gear if die == GAS else die + 1


def landing(stage: Stage, head: Head, line: int, gear: int) -> int:
    """The index a step ends on. RM-JUMP-01 to 04: over a bump the gear decides how far."""
    if line == BACK or (line == DRIFT and head.line == FIRST_DRIFT):
        return head.index
    index = head.index + 1
    if line == ON and index < stage.length and stage.kind[index] == BUMP:
        over = gear - stage.number[index]
        if 0 <= over <= 2:
            index += 1 + over
    return index if index < stage.length else stage.length


def muddied(s: RallymanState, number: int, mud: int) -> int:
    """RM-CUT-05, 06: one lower for each level of mud, never below the floor."""
    if mud == 0:
        return number
    floor = s.setup.mud_floor
    lowered = number - mud
    if lowered >= floor:
        return lowered
    return floor if floor < number else number


def overspeed(gear: int, number: int) -> int:
    """RM-CORNER-01 to 03, RM-CUT-02: one or two above the number control is lost, more is the end."""
    if gear <= number:
        return SAFE
    return OVERSPEED if gear <= number + 2 else WRECK


def risk(s: RallymanState, head: Head, line: int, gear: int) -> int:
    """What the step brings by its gear alone."""
    stage = s.stage
    if line == DRIFT:
        return SAFE
    if line == BACK:
        return overspeed(gear, muddied(s, stage.number[head.index], head.mud))
    index = head.index + 1
    if index >= stage.length:
        return SAFE
    if line == CUT:
        return overspeed(gear, stage.cut[index])
    kind = stage.kind[index]
    if kind == CORNER:
        return overspeed(gear, muddied(s, stage.number[index], s.mud[index]))
    if kind == BUMP:
        return jump_risk(s, index, gear)
    return SAFE


def jump_risk(s: RallymanState, bump: int, gear: int) -> int:
    """RM-JUMP-03 to 05, 07: how far above the number, and what waits where the car lands."""
    stage = s.stage
    over = gear - stage.number[bump]
    if over < 0:
        return SAFE
    if over > 2:
        return WRECK
    found = OVERSPEED if over == 2 else BUMPY if over == 1 else SAFE
    index = bump + 1 + over
    if index < stage.length and stage.kind[index] == CORNER:
        corner = overspeed(gear, muddied(s, stage.number[index], s.mud[index]))
        if corner > found:
            return corner
    return found


def snowy(s: RallymanState, index: int) -> bool:
    """RM-TYRE-05, RM-WEATHER-04: the surface of the space a step ends on; the last space's for the finish."""
    last = s.stage.length - 1
    return s.snow >> s.stage.zone[index if index < last else last] & 1 == 1


# --- Who is in the way --------------------------------------------------------------------------------------


def road_blocked(s: RallymanState, index: int) -> bool:
    """RM-PASS-05, 06: a straight or bump by a spun car or by as many cars as it holds, the inside of a corner
    by any car on its road lines."""
    corner = s.stage.kind[index] == CORNER
    room = s.stage.cap[index]
    for seat, car in enumerate(s.cars):
        if car.index != index or seat == s.turn or car.line == CUT_LINE:
            continue
        if car.status == SPUN:
            return True
        if car.status == DRIVING:
            room -= 1
            if corner or room <= 0:
                return True
    return False


def line_blocked(s: RallymanState, index: int, line: int) -> bool:
    """RM-PASS-06: a mini-space by a car on it or on the inside, the cut by a car on it."""
    for seat, car in enumerate(s.cars):
        if car.index != index or seat == s.turn or (car.status != DRIVING and car.status != SPUN):
            continue
        if car.line == line or (car.line == ROAD_LINE and line != CUT_LINE):
            return True
    return False


def way_blocked(s: RallymanState, first: int, last: int) -> bool:
    """RM-JUMP-08: every space from the bump to where the car lands must be open."""
    if s.seats == 1:
        return False
    index = first
    while index <= last and index < s.stage.length:
        if road_blocked(s, index):
            return True
        index += 1
    return False


# --- What may be done ---------------------------------------------------------------------------------------


def die_objection(s: RallymanState, head: Head, die: int) -> str | None:
    """RM-DICE-04 to 09, 12, 13: which dice are at hand."""
    car = s.cars[s.turn]
    if die == GAS:
        if head.gear == 0:
            return "a car in neutral sets off with gear die 1 (RM-DICE-04)"
        if s.wheel_changed and head.black == 0:
            return "after a wheel change the turn begins with gear die 1 (RM-SPARE-03)"
        if head.gas >= GAS_DICE - car.punctures:
            return "no gas die is left this turn (RM-DICE-13)"
        return None
    gear = die + 1
    if head.used >> die & 1:
        return "this gear die is already used this turn (RM-DICE-09)"
    if head.black >= TOP_GEAR - car.lost:
        return "the damage allows no further gear die this turn (RM-DICE-12)"
    if head.gear == 0 and gear != 1:
        return "a car in neutral sets off with gear die 1 (RM-DICE-04)"
    if s.wheel_changed and head.black == 0 and head.gas == 0 and gear != 1:
        return "after a wheel change the turn begins with gear die 1 (RM-SPARE-03)"
    if gear > head.gear + 1 or gear < head.gear - 1:
        return "this gear is more than one away from the present one (RM-DICE-05, RM-DICE-06)"
    return None


def line_objection(s: RallymanState, head: Head, line: int, gear: int) -> str | None:
    """RM-CORNER-05, RM-DRIFT, RM-CUT-01, RM-PASS: whether the line leads on from here and is open."""
    stage = s.stage
    index = head.index + 1
    if line == BACK:
        if head.line != FIRST_DRIFT and head.line != SECOND_DRIFT:
            return "only a drifting car can come back to the inside (RM-DRIFT-03)"
        if gear != head.gear - 1:
            return "coming back from a drift takes exactly one gear less (RM-DRIFT-03)"
        return "another car is in the corner (RM-PASS-06)" if road_blocked(s, head.index) else None
    if head.line == FIRST_DRIFT:
        if line != DRIFT:
            return "from the first mini-space the way leads on in the drift or back inside (RM-DRIFT-04)"
        if gear != muddied(s, stage.drift2[head.index], head.mud):
            return "the second mini-space takes exactly its gear (RM-DRIFT-01)"
        return "another car is in the way (RM-PASS-06)" if line_blocked(s, head.index, SECOND_DRIFT) else None
    if line == ON:
        last = landing(stage, head, line, gear)
        return "the road ahead is blocked (RM-PASS-05, RM-PASS-06)" if way_blocked(s, index, last) else None
    if index >= stage.length or stage.kind[index] != CORNER:
        return "no corner lies ahead (RM-CORNER-05)"
    if line == DRIFT:
        if stage.drift1[index] == 0:
            return "this corner has no drift line (RM-CORNER-05)"
        if gear != muddied(s, stage.drift1[index], s.mud[index]):
            return "the first mini-space takes exactly its gear (RM-DRIFT-01)"
        return "another car is in the way (RM-PASS-06)" if line_blocked(s, index, FIRST_DRIFT) else None
    if stage.cut[index] == 0:
        return "this corner has no cut (RM-CORNER-05)"
    return "another car is on the cut (RM-PASS-06)" if line_blocked(s, index, CUT_LINE) else None


def step_objection(s: RallymanState, head: Head, die: int, line: int, careful: bool) -> str | None:
    """Why this die may not be used on this line from here; None if it may. A careful step must not be lost by
    its gear alone."""
    reason = die_objection(s, head, die)
    return way_objection(s, head, die, line, careful) if reason is None else reason


def way_objection(s: RallymanState, head: Head, die: int, line: int, careful: bool) -> str | None:
    """The same for a die that is at hand."""
    gear = gear_of(head, die)
    reason = line_objection(s, head, line, gear)
    if reason is not None:
        return reason
    reason = tyre_objection(s, head, die, landing(s.stage, head, line, gear))
    if reason is not None:
        return reason
    if careful and risk(s, head, line, gear) >= OVERSPEED:
        return "an attack may not plan a certain loss of control (RM-ATTACK-04)"
    return None


def tyre_objection(s: RallymanState, head: Head, die: int, index: int) -> str | None:
    """RM-TYRE-06: one gas die a turn on asphalt with winter tyres."""
    if die != GAS or head.gas_on_asphalt == 0 or s.cars[s.turn].tyres != WINTER or snowy(s, index):
        return None
    return "winter tyres take one gas die a turn on asphalt (RM-TYRE-06)"


def set_objection(s: RallymanState, head: Head, die: int, line: int) -> str | None:
    """RM-SEC-01, 02, 04: a die is set for seconds only when its ! would cost control, and if they are
    there."""
    if not s.setup.seconds:
        return "this race is driven without spending seconds (RM-SEC-01)"
    if s.sisu_on:
        return "with sisu no ! can cost control (RM-SEC-01)"
    car = s.cars[s.turn]
    if s.alarms + 1 < ALARM_LIMIT and not (
        car.tyres == SUMMER
        and s.snow_alarms + 1 >= SNOW_ALARM_LIMIT
        and snowy(s, landing(s.stage, head, line, gear_of(head, die)))
    ):
        return "a further ! would not yet cost control (RM-SEC-01)"
    if car.tokens < s.set_dice + 1:
        return "the second tokens in hand do not pay for setting it (RM-SEC-02)"
    return None


def steps(s: RallymanState, head: Head, careful: bool, setting: bool) -> list[int]:
    """Every step nothing speaks against, in ascending order; `setting` adds dice set for seconds."""
    found: list[int] = []
    index = head.index + 1
    plain = plain_ahead(s, head)
    if plain and way_blocked(s, index, index):
        return found
    danger = setting and (s.alarms + 1 >= ALARM_LIMIT or s.snow_alarms + 1 >= SNOW_ALARM_LIMIT)
    for die in range(head.gear - 2 if head.gear > 2 else 0, GAS + 1):
        if head.gear < die < GAS or die_objection(s, head, die) is not None:
            continue
        if plain:
            if tyre_objection(s, head, die, index) is None:
                found.append(step_action(die, ON, ROLLED))
                if danger and set_objection(s, head, die, ON) is None:
                    found.append(step_action(die, ON, SET))
            continue
        for line in range(4):
            if may_lead_on(s, head, line) and way_objection(s, head, die, line, careful) is None:
                found.append(step_action(die, line, ROLLED))
                if danger and set_objection(s, head, die, line) is None:
                    found.append(step_action(die, line, SET))
    return found


def any_careful_step(s: RallymanState, head: Head) -> bool:
    index = head.index + 1
    plain = plain_ahead(s, head)
    if plain and way_blocked(s, index, index):
        return False
    for die in range(head.gear - 2 if head.gear > 2 else 0, GAS + 1):
        if head.gear < die < GAS or die_objection(s, head, die) is not None:
            continue
        if plain:
            if tyre_objection(s, head, die, index) is None:
                return True
            continue
        for line in range(4):
            if may_lead_on(s, head, line) and way_objection(s, head, die, line, True) is None:
                return True
    return False


def plain_ahead(s: RallymanState, head: Head) -> bool:
    """A straight or the finish ahead, and no drift to come back from: one line, no risk, the same for every
    die."""
    if head.line == FIRST_DRIFT or head.line == SECOND_DRIFT:
        return False
    index = head.index + 1
    return index >= s.stage.length or s.stage.kind[index] == STRAIGHT


def may_lead_on(s: RallymanState, head: Head, line: int) -> bool:
    """Whether the line exists from here at all: saves looking closer at most spaces."""
    if head.line == FIRST_DRIFT:
        return line == DRIFT or line == BACK
    if line == ON:
        return True
    if line == BACK:
        return head.line == SECOND_DRIFT
    index = head.index + 1
    return index < s.stage.length and s.stage.kind[index] == CORNER


def advance(s: RallymanState, head: Head, die: int, line: int) -> None:
    """Takes the head along the step and marks the die as used."""
    stage = s.stage
    gear = gear_of(head, die)
    index = landing(stage, head, line, gear)
    if die == GAS:
        head.gas += 1
        if not snowy(s, index):
            head.gas_on_asphalt += 1
    else:
        head.used |= 1 << die
        head.black += 1
    head.gear = gear
    if line == DRIFT:
        head.line = SECOND_DRIFT if head.line == FIRST_DRIFT else FIRST_DRIFT
    elif line == CUT:
        head.line = CUT_LINE
    else:
        head.line = ROAD_LINE
    if index != head.index:
        head.index = index
        head.mud = s.mud[index] if index < stage.length else 0


def leads_on(s: RallymanState, head: Head, die: int, line: int) -> bool:
    """Whether a plan may begin with this legal step and go on with a second (RM-ATTACK-02, 04)."""
    if risk(s, head, line, gear_of(head, die)) >= OVERSPEED:
        return False
    after = head.copy()
    advance(s, after, die, line)
    return after.index < s.stage.length and any_careful_step(s, after)
