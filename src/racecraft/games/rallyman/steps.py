"""One die, one step: where it leads, what it risks, and whether it is legal.

A step is judged from a head, the place and dice of the car under way; a planned attack moves a head of its
own along the road before anything is thrown. Nothing here changes the state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from mypy_extensions import i64

from racecraft.games.rallyman.actions import (
    BACK,
    CUT,
    DRIFT,
    FIRST_CHOICES,
    LINES,
    NOTHING,
    ON,
    ROLLED,
    SET,
    step_action,
)
from racecraft.games.rallyman.board import BUMP, CORNER, STRAIGHT
from racecraft.games.rallyman.figures import GAS, GAS_DICE, TOP_GEAR

if TYPE_CHECKING:
    from racecraft.games.rallyman.stage import Stage
    from racecraft.games.rallyman.state import Car, RallymanState

# Where on a space a car stands.
ROAD_LINE: Final = 0
"""The road itself; in a corner, the inside."""
FIRST_DRIFT: Final = 1
SECOND_DRIFT: Final = 2
CUT_LINE: Final = 3
CarLine = Literal["road", "drift1", "drift2", "cut"]
CAR_LINES: list[CarLine] = ["road", "drift1", "drift2", "cut"]

# How a car is.
WAITING: Final = 0
"""Not started."""
DRIVING: Final = 1
SPUN: Final = 2
"""Turned round on its space until its own next turn."""
OFF_LEFT: Final = 3
OFF_RIGHT: Final = 4
"""Beside the road, where it blocks nobody."""
FINISHED: Final = 5
RETIRED: Final = 6
Status = Literal["waiting", "driving", "spun", "off-left", "off-right", "finished", "retired"]
STATUSES: list[Status] = ["waiting", "driving", "spun", "off-left", "off-right", "finished", "retired"]

SUMMER: Final = 0
WINTER: Final = 1
Tyres = Literal["summer", "winter"]
TYRES: list[Tyres] = ["summer", "winter"]

# What a step risks by its gear alone.
SAFE: Final = 0
BUMPY: Final = 1
"""A bump one gear too fast: control is lost if the die shows !."""
OVERSPEED: Final = 2
"""Control is lost whatever the die shows."""
WRECK: Final = 3
"""The car is out."""
RiskName = Literal["safe", "bumpy", "overspeed", "wreck"]
RISKS: list[RiskName] = ["safe", "bumpy", "overspeed", "wreck"]

# Dice as bits.
_GEAR_DIE_1: Final = 0b000001
_GEAR_DICE: Final = 0b011111
_GAS_DIE: Final = 0b100000
_ONE_GEAR_AWAY: Final = 0b111
"""Three dice in a row; shifted, the middle one is that of the present gear."""

# Lines on which a car stands as bits.
_ROAD_LINES: Final = 0b0111
_IN_THE_WAY_OF_DRIFT_1: Final = 0b0011
_IN_THE_WAY_OF_DRIFT_2: Final = 0b0101
_ON_THE_CUT: Final = 0b1000

ALARM_LIMIT: Final = 3
"""RM-LOC-01."""
SNOW_ALARM_LIMIT: Final = 2
"""RM-LOC-02: on snow with summer tyres."""


class Head:
    """Where the car under way stands, or would stand by its plan, and which dice it has used this turn."""

    __slots__ = ("black", "gas", "gas_on_asphalt", "gear", "index", "line", "mud", "used")

    def __init__(
        self, index: i64, line: i64, gear: i64, mud: i64, used: i64, black: i64, gas: i64, gas_on_asphalt: i64
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

    def become(self, other: Head) -> None:
        """The same as a copy, without a new head."""
        self.index = other.index
        self.line = other.line
        self.gear = other.gear
        self.mud = other.mud
        self.used = other.used
        self.black = other.black
        self.gas = other.gas
        self.gas_on_asphalt = other.gas_on_asphalt


def start_of_turn(car: Car) -> Head:
    """The car's own place, with all dice unused."""
    return Head(car.index, car.line, car.gear, car.mud, 0, 0, 0, 0)


# --- Where a step leads -------------------------------------------------------------------------------------


def gear_of(head: Head, die: i64) -> i64:
    """RM-DICE-08: a gas die keeps the gear."""
    return head.gear if die == GAS else die + 1


def landing(stage: Stage, head: Head, line: i64, gear: i64) -> i64:
    """The index a step ends on. RM-JUMP-01 to 04: over a bump the gear decides how far."""
    if line == BACK or (line == DRIFT and head.line == FIRST_DRIFT):
        return head.index
    index = head.index + 1
    if line == ON:
        ahead = stage.ground[index]
        if ahead.kind == BUMP:
            over = gear - ahead.number
            if 0 <= over <= 2:
                index += 1 + over
    length = stage.length
    return index if index < length else length


def muddied(s: RallymanState, number: i64, mud: i64) -> i64:
    """RM-CUT-05, 06: one lower for each level of mud, never below the floor."""
    if mud == 0:
        return number
    floor = s.setup.mud_floor
    lowered = number - mud
    if lowered >= floor:
        return lowered
    return floor if floor < number else number


def overspeed(gear: i64, number: i64) -> i64:
    """RM-CORNER-01 to 03, RM-CUT-02: one or two above the number control is lost, more is the end."""
    if gear <= number:
        return SAFE
    return OVERSPEED if gear <= number + 2 else WRECK


def risk(s: RallymanState, head: Head, line: i64, gear: i64) -> i64:
    """What the step brings by its gear alone."""
    if line == DRIFT:
        return SAFE
    ground = s.stage.ground
    if line == BACK:
        return overspeed(gear, muddied(s, ground[head.index].number, head.mud))
    index = head.index + 1
    ahead = ground[index]
    if line == CUT:
        return overspeed(gear, ahead.cut)
    if ahead.kind == CORNER:
        return overspeed(gear, muddied(s, ahead.number, s.mud[index]))
    if ahead.kind == BUMP:
        return jump_risk(s, index, gear)
    return SAFE


def jump_risk(s: RallymanState, bump: i64, gear: i64) -> i64:
    """RM-JUMP-03 to 05, 07: how far above the number, and what waits where the car lands."""
    ground = s.stage.ground
    over = gear - ground[bump].number
    if over < 0:
        return SAFE
    if over > 2:
        return WRECK
    found: i64 = OVERSPEED if over == 2 else BUMPY if over == 1 else SAFE
    index = bump + 1 + over
    if ground[index].kind == CORNER:
        corner = overspeed(gear, muddied(s, ground[index].number, s.mud[index]))
        if corner > found:
            return corner
    return found


def snowy(s: RallymanState, index: i64) -> bool:
    """RM-TYRE-05, RM-WEATHER-04: the surface of the space a step ends on; the last space's for the finish."""
    return s.snow != 0 and s.snow >> s.stage.ground[index].zone & 1 == 1


def snowy_spaces(s: RallymanState) -> i64:
    """The spaces of the stage that lie under snow."""
    count: i64 = 0
    index: i64
    for index in range(s.stage.length):
        if snowy(s, index):
            count += 1
    return count


def snow_limit(tyres: i64) -> i64:
    """RM-LOC-01, 02: how many ! of dice used on snow cost control."""
    return SNOW_ALARM_LIMIT if tyres == SUMMER else ALARM_LIMIT


def too_many_alarms(alarms: i64, snow_alarms: i64, tyres: i64) -> bool:
    """RM-LOC-01, 02: whether the ! of a turn cost control."""
    return alarms >= ALARM_LIMIT or snow_alarms >= snow_limit(tyres)


def warning_decides(s: RallymanState, head: Head, line: i64, die: i64, alarms: i64, snow_alarms: i64) -> bool:
    """RM-LOC-01 to 04, RM-EASY-01: whether a ! on this die costs control, after so many of them. Where the
    step costs it anyway no die decides."""
    if s.sisu_on or s.setup.easy:
        return False
    gear = gear_of(head, die)
    danger = risk(s, head, line, gear)
    if danger >= OVERSPEED:
        return False
    on_snow = snowy(s, landing(s.stage, head, line, gear))
    return danger == BUMPY or too_many_alarms(
        alarms + 1, snow_alarms + (1 if on_snow else 0), s.cars[s.turn].tyres
    )


# --- Who is in the way --------------------------------------------------------------------------------------


def lines_taken(s: RallymanState, index: i64) -> i64:
    """The lines of a space on which other cars stand, one bit each; those beside the road are in nobody's
    way."""
    taken: i64 = 0
    mine = s.cars[s.turn]
    for car in s.cars:
        if car.index == index and car is not mine and (car.status == DRIVING or car.status == SPUN):
            taken |= 1 << car.line
    return taken


def road_blocked(s: RallymanState, index: i64) -> bool:
    """RM-PASS-05, 06: a straight or bump by a spun car or by as many cars as it holds, the inside of a corner
    by any car on its road lines."""
    here = s.stage.ground[index]
    if here.kind == CORNER:
        return lines_taken(s, index) & _ROAD_LINES != 0
    room = here.cap
    mine = s.cars[s.turn]
    for car in s.cars:
        if car.index == index and car is not mine:
            if car.status == SPUN:
                return True
            if car.status == DRIVING:
                room -= 1
    return room <= 0


def way_blocked(s: RallymanState, first: i64, last: i64) -> bool:
    """RM-JUMP-08: every space from the bump to where the car lands must be open."""
    index = first
    while index <= last:
        if road_blocked(s, index):
            return True
        index += 1
    return False


# --- Which dice ---------------------------------------------------------------------------------------------


def gear_dice(lost: i64) -> i64:
    """RM-DICE-12, RM-DMG-02: gear dice of a turn."""
    return TOP_GEAR - lost


def gas_dice(punctures: i64) -> i64:
    """RM-DICE-13, RM-CUT-08: gas dice of a turn."""
    return GAS_DICE - punctures


def wheel_to_change(punctures: i64, spare: bool, gear: i64) -> bool:
    """RM-SPARE-01: a punctured wheel can be changed at the start of a turn in neutral or first gear."""
    return punctures > 0 and spare and gear <= 1


def dice_at_hand(s: RallymanState, head: Head) -> i64:
    """RM-DICE-04 to 09, 12, 13: the dice that may be used now, one bit each. A gear is at most one away from
    the present one; in neutral and after a wheel change (RM-SPARE-03) gear die 1 comes first."""
    car = s.cars[s.turn]
    dice = _ONE_GEAR_AWAY << head.gear >> 2 & _GEAR_DICE
    if s.wheel_changed and head.black == 0:
        dice &= _GEAR_DIE_1
    elif head.gear > 0 and head.gas < gas_dice(car.punctures):
        dice |= _GAS_DIE
    if head.black < gear_dice(car.lost):
        return dice & ~head.used
    return dice & _GAS_DIE


def die_objection(s: RallymanState, head: Head, die: i64) -> str | None:
    """Why this die may not be used now; None if it is at hand."""
    if dice_at_hand(s, head) >> die & 1:
        return None
    if die != GAS and head.used >> die & 1:
        return "this gear die is already used this turn (RM-DICE-09)"
    if die != GAS and head.black >= gear_dice(s.cars[s.turn].lost):
        return "the damage allows no further gear die this turn (RM-DICE-12)"
    if head.gear == 0:
        return "a car in neutral sets off with gear die 1 (RM-DICE-04)"
    if s.wheel_changed and head.black == 0:
        return "after a wheel change the turn begins with gear die 1 (RM-SPARE-03)"
    if die == GAS:
        return "no gas die is left this turn (RM-DICE-13)"
    return "this gear is more than one away from the present one (RM-DICE-05, RM-DICE-06)"


# --- Which lines --------------------------------------------------------------------------------------------


def open_lines(s: RallymanState, head: Head) -> i64:
    """RM-CORNER-05, RM-DRIFT-03 to 05, RM-PASS-06: the lines that lead on from here and are not blocked, one
    bit each, whatever the gear."""
    index = head.index
    lines: i64 = 0
    if head.line == FIRST_DRIFT or head.line == SECOND_DRIFT:
        taken = lines_taken(s, index)
        if taken & _ROAD_LINES == 0:
            lines = 1 << BACK
        if head.line == FIRST_DRIFT:
            return lines if taken & _IN_THE_WAY_OF_DRIFT_2 else lines | 1 << DRIFT
    index += 1
    ahead = s.stage.ground[index]
    if ahead.kind != CORNER:
        return lines if road_blocked(s, index) else lines | 1 << ON
    taken = lines_taken(s, index)
    if taken & _ROAD_LINES == 0:
        lines |= 1 << ON
    if ahead.drift1 != 0 and taken & _IN_THE_WAY_OF_DRIFT_1 == 0:
        lines |= 1 << DRIFT
    if ahead.cut != 0 and taken & _ON_THE_CUT == 0:
        lines |= 1 << CUT
    return lines


def drift_gear(s: RallymanState, head: Head) -> i64:
    """RM-DRIFT-01: the gear that the next mini-space takes."""
    ground = s.stage.ground
    if head.line == FIRST_DRIFT:
        return muddied(s, ground[head.index].drift2, head.mud)
    index = head.index + 1
    return muddied(s, ground[index].drift1, s.mud[index])


def line_number(s: RallymanState, head: Head, line: i64) -> i64:
    """RM-CORNER-01, RM-DRIFT-01, RM-CUT-02, 05: the number on a line of the corner that the next step leads
    into, as mud leaves it; 0 on an open road."""
    here = line == BACK or head.line == FIRST_DRIFT
    index = head.index if here else head.index + 1
    corner = s.stage.ground[index]
    if corner.kind != CORNER:
        return 0
    if line == CUT:
        return corner.cut
    if line == DRIFT:
        return drift_gear(s, head)
    return muddied(s, corner.number, head.mud if here else s.mud[index])


def gear_fits(s: RallymanState, head: Head, line: i64, gear: i64) -> bool:
    """RM-DRIFT-01, 03, RM-JUMP-08: a drift takes exactly its gear, coming back one less; a jump needs an open
    way as far as the gear carries."""
    if line == DRIFT:
        return gear == drift_gear(s, head)
    if line == BACK:
        return gear == head.gear - 1
    index = head.index + 1
    if line == ON and s.stage.ground[index].kind == BUMP:
        return not way_blocked(s, index + 1, landing(s.stage, head, line, gear))
    return True


def line_objection(s: RallymanState, head: Head, line: i64, gear: i64) -> str | None:
    """Why the line does not lead on from here in this gear; None if it does."""
    if open_lines(s, head) >> line & 1 and gear_fits(s, head, line, gear):
        return None
    if line == BACK:
        if head.line != FIRST_DRIFT and head.line != SECOND_DRIFT:
            return "only a drifting car can come back to the inside (RM-DRIFT-03)"
        if gear != head.gear - 1:
            return "coming back from a drift takes exactly one gear less (RM-DRIFT-03)"
        return "another car is in the corner (RM-PASS-06)"
    if head.line == FIRST_DRIFT:
        if line != DRIFT:
            return "from the first mini-space the way leads on in the drift or back inside (RM-DRIFT-04)"
        if gear != drift_gear(s, head):
            return "the second mini-space takes exactly its gear (RM-DRIFT-01)"
        return "another car is in the way (RM-PASS-06)"
    if line == ON:
        return "the road ahead is blocked (RM-PASS-05, RM-PASS-06)"
    ahead = s.stage.ground[head.index + 1]
    if ahead.kind != CORNER:
        return "no corner lies ahead (RM-CORNER-05)"
    if line == CUT:
        return (
            "this corner has no cut (RM-CORNER-05)"
            if ahead.cut == 0
            else "another car is on the cut (RM-PASS-06)"
        )
    if ahead.drift1 == 0:
        return "this corner has no drift line (RM-CORNER-05)"
    if gear != drift_gear(s, head):
        return "the first mini-space takes exactly its gear (RM-DRIFT-01)"
    return "another car is in the way (RM-PASS-06)"


# --- What may be done ---------------------------------------------------------------------------------------


def step_objection(s: RallymanState, head: Head, die: i64, line: i64, careful: bool) -> str | None:
    """Why this die may not be used on this line from here; None if it may. A careful step must not be lost by
    its gear alone."""
    reason = die_objection(s, head, die)
    if reason is not None:
        return reason
    gear = gear_of(head, die)
    reason = line_objection(s, head, line, gear)
    if reason is not None:
        return reason
    if die == GAS and tyres_forbid_gas(s, head, line):
        return "winter tyres take one gas die a turn on asphalt (RM-TYRE-06)"
    if careful and risk(s, head, line, gear) >= OVERSPEED:
        return "an attack may not plan a certain loss of control (RM-ATTACK-04)"
    return None


def tyres_forbid_gas(s: RallymanState, head: Head, line: i64) -> bool:
    """RM-TYRE-06: whether the tyres forbid gas on this line. Where it leads is looked at only if that
    matters."""
    gas = head.gas_on_asphalt
    if gas == 0 or not winter_forbids_gas(gas, s.cars[s.turn].tyres, False):
        return False
    return not snowy(s, landing(s.stage, head, line, head.gear))


def winter_forbids_gas(gas_on_asphalt: i64, tyres: i64, on_snow: bool) -> bool:
    """RM-TYRE-06: whether a further gas die is one too many on asphalt with winter tyres."""
    return gas_on_asphalt > 0 and tyres == WINTER and not on_snow


def set_objection(s: RallymanState, head: Head, die: i64, line: i64) -> str | None:
    """RM-SEC-01, 02, 04: a die is set for seconds only when its ! would cost control, and if they are
    there."""
    if not s.setup.seconds:
        return "this race is driven without spending seconds (RM-SEC-01)"
    if s.sisu_on:
        return "with sisu no ! can cost control (RM-SEC-01)"
    car = s.cars[s.turn]
    on_snow = snowy(s, landing(s.stage, head, line, gear_of(head, die)))
    if not too_many_alarms(s.alarms + 1, s.snow_alarms + (1 if on_snow else 0), car.tyres):
        return "a further ! would not yet cost control (RM-SEC-01)"
    if car.tokens < s.set_dice + 1:
        return "the second tokens in hand do not pay for setting it (RM-SEC-02)"
    return None


def plain_ahead(s: RallymanState, head: Head) -> bool:
    """A straight or the finish ahead, and no drift to come back from: one line, no risk, the same for every
    die."""
    if head.line == FIRST_DRIFT or head.line == SECOND_DRIFT:
        return False
    return s.stage.ground[head.index + 1].kind == STRAIGHT


def lines_for(s: RallymanState, head: Head, lines: i64, die: i64, careful: bool) -> i64:
    """Those of the open lines that a die at hand may take, one bit each."""
    gear = gear_of(head, die)
    found: i64 = 0
    line: i64
    for line in range(LINES):
        if (
            lines >> line & 1
            and gear_fits(s, head, line, gear)
            and not (die == GAS and tyres_forbid_gas(s, head, line))
            and not (careful and risk(s, head, line, gear) >= OVERSPEED)
        ):
            found |= 1 << line
    return found


def plain_dice(s: RallymanState, head: Head) -> i64:
    """The dice that may be used where the road ahead is plain, one bit each."""
    if road_blocked(s, head.index + 1):
        return 0
    dice = dice_at_hand(s, head)
    return dice & ~_GAS_DIE if dice & _GAS_DIE and tyres_forbid_gas(s, head, ON) else dice


def steps(s: RallymanState, head: Head, careful: bool, setting: bool, first: i64 = NOTHING) -> list[int]:
    """Every legal step, in ascending order, behind the action `first`; `setting` adds dice
    set for seconds."""
    danger = setting and (s.alarms + 1 >= ALARM_LIMIT or s.snow_alarms + 1 >= SNOW_ALARM_LIMIT)
    plain = plain_ahead(s, head)
    dice = plain_dice(s, head) if plain else dice_at_hand(s, head)
    if plain and not danger:
        return _STRAIGHT_ON[first - NOTHING][dice].copy()
    open = 1 << ON if plain else open_lines(s, head)
    found: list[int] = []
    if first != NOTHING:
        found.append(first)
    die: i64
    line: i64
    for die in range(GAS + 1):
        if dice >> die & 1 == 0:
            continue
        lines = open if plain else lines_for(s, head, open, die, careful)
        for line in range(LINES):
            if lines >> line & 1:
                found.append(step_action(die, line, ROLLED))
                if danger and set_objection(s, head, die, line) is None:
                    found.append(step_action(die, line, SET))
    return found


def trapped(s: RallymanState) -> bool:
    """The next turn of the car under way could not begin under control if this one ended now."""
    return not any_careful_step(s, start_of_turn(s.cars[s.turn]))


def any_careful_step(s: RallymanState, head: Head) -> bool:
    if plain_ahead(s, head):
        return plain_dice(s, head) != 0
    dice = dice_at_hand(s, head)
    open = open_lines(s, head)
    die: i64
    for die in range(GAS + 1):  # noqa: SIM110  (compiles to a loop without calls)
        if dice >> die & 1 and lines_for(s, head, open, die, True) != 0:
            return True
    return False


def _straight_on() -> list[list[list[int]]]:
    """Ready-made answers of `steps`: for each action that may come first, and each set of dice."""
    sets = range(1 << (GAS + 1))
    straight = [[step_action(die, ON, ROLLED) for die in range(GAS + 1) if dice >> die & 1] for dice in sets]
    return [
        [([] if first == NOTHING else [first]) + found for found in straight]
        for first in range(NOTHING, FIRST_CHOICES)
    ]


_STRAIGHT_ON: Final = _straight_on()


def advance(s: RallymanState, head: Head, die: i64, line: i64) -> None:
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


def leads_on(s: RallymanState, head: Head, die: i64, line: i64) -> bool:
    """Whether a plan may begin with this legal step and go on with a second (RM-ATTACK-02, 04)."""
    if risk(s, head, line, gear_of(head, die)) >= OVERSPEED:
        return False
    after = s.probe
    after.become(head)
    advance(s, after, die, line)
    return after.index < s.stage.length and any_careful_step(s, after)
