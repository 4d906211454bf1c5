"""The course of a rally: start list, weather, tyres, rounds and whose turn it is, service, classification."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from racecraft.engine.state import TABLE, Result, rank
from racecraft.games.rallyman.actions import SURFACES
from racecraft.games.rallyman.rally import DRY, VARIABLE, snow_mask
from racecraft.games.rallyman.steps import (
    DRIVING,
    FINISHED,
    RETIRED,
    ROAD_LINE,
    SAFE,
    SECOND_DRIFT,
    SPUN,
    TYRES,
    WAITING,
)

if TYPE_CHECKING:
    from racecraft.games.rallyman.state import Car, RallymanState

# The nodes of the game: what is due. First the decisions, from CHANCE on what dice and cards decide.
TYRE: Final = 0
"""Summer or winter tyres."""
SPARE: Final = 1
"""Change a wheel?"""
FIRST: Final = 2
"""The first die of a turn, or an attack."""
NEXT: Final = 3
"""A further die, or the end of the turn."""
PLAN: Final = 4
"""The next step of an attack, or throw."""
DROP: Final = 5
"""Which of two gas dice a puncture takes out of the attack."""
REST: Final = 6
"""The line of the next die after a puncture in an attack, or stop."""
SISU: Final = 7
"""Keep control with sisu?"""
BETWEEN: Final = 8
"""Change a wheel between two stages?"""
CHANCE: Final = 9
ROLL: Final = 9
"""The die of a step."""
THROW: Final = 10
"""The next die of the attack."""
SHORTCUT_CARD: Final = 11
"""The card of a cut."""
BACK_CARD: Final = 12
"""The back of the gear card."""
WEATHER: Final = 13
"""The weather of the next zone."""
DRAW_LOT: Final = 14
"""Who is next on the start list."""
OVER: Final = 15

PHASES = [
    "tyres",
    "spare",
    "first",
    "next",
    "plan",
    "drop",
    "rest",
    "sisu",
    "between",
    "roll",
    "throw",
    "shortcut",
    "back",
    "weather",
    "lot",
    "over",
]

# How the turn is driven.
DIE_BY_DIE: Final = 0
PLANNED: Final = 1
"""An attack."""
BROKEN: Final = 2
"""An attack that a puncture has broken: the rest goes die by die."""
TECHNIQUES = ["die-by-die", "planned", "broken"]

RETIRED_SCORE: Final = -1_000_000
STAGE_SCORE: Final = 1000
SECONDS_BOUND: Final = 1_000_000
"""More than the seconds of any rally."""
STAGE_BOUND: Final = SECONDS_BOUND * 10_000
"""More than the way along any stage, at so many seconds a space."""


def clock(seconds: i64) -> str:
    """RM-ORG-11: minutes and seconds, as 2:13."""
    return f"{seconds // 60}:{seconds % 60:02d}"


def gap(seconds: i64) -> str:
    """How far behind, as +0:07; nothing for the leader."""
    return "" if seconds == 0 else f"+{clock(seconds)}" if seconds > 0 else f"-{clock(-seconds)}"


def timed(seconds: i64) -> dict[str, Any]:
    """A time as events tell it: in seconds, and as it is read."""
    return {"seconds": seconds, "clock": clock(seconds)}


# --- Before a stage -----------------------------------------------------------------------------------------


def begin_rally(s: RallymanState) -> None:
    """RM-START-02: the first start list is the order of the seats, or drawn by lot."""
    if s.setup.draw_lots and s.seats > 1:
        s.phase = DRAW_LOT
        return
    s.start_list = list(range(s.seats))
    begin_stage(s)


def draw_lot(s: RallymanState, seat: i64) -> None:
    s.start_list = s.start_list + [seat]
    if s.events is not None:
        s.tell_of(seat, "listed", {"place": len(s.start_list)})
    if len(s.start_list) + 1 < s.seats:
        return
    for last in range(s.seats):
        if last not in s.start_list:
            s.start_list = s.start_list + [last]
            break
    begin_stage(s)


def begin_stage(s: RallymanState) -> None:
    """RM-SETUP-02, 05: times, tokens, gears and mud are cleared, gear cards shuffled; damage and punctures
    stay."""
    stage = s.setup.stages[s.stage_number]
    s.stage = stage
    s.mud = [0] * stage.length
    s.backs = s.setup.backs
    s.round = 0
    s.order = []
    s.place = 0
    s.arrivals = len(s.start_list)
    for place, seat in enumerate(s.start_list):
        car = s.cars[seat]
        car.status = WAITING
        car.index = -1
        car.line = ROAD_LINE
        car.gear = 0
        car.mud = 0
        car.arrival = place
        car.pile = ""
        car.seconds = 0
        car.tokens = 0
    s.turn = s.start_list[0]
    clear_turn(s)
    s.snow = 0
    if s.events is not None:
        s.tell_of(TABLE, "stage", {"stage": s.stage_number + 1, "route": stage.text})
    if s.setup.weather == VARIABLE and not stage.is_strip:
        s.asked = 0
        s.phase = WEATHER
        return
    if s.setup.weather != DRY:
        s.snow = snow_mask(stage, s.setup.snow)
    choose_tyres(s)


def roll_weather(s: RallymanState, snow: i64) -> None:
    """RM-WEATHER-03: gear die k for the k-th zone of the route; ! brings snow."""
    if snow:
        s.snow |= 1 << s.asked
    if s.events is not None:
        s.tell_of(TABLE, "weather", {"zone": s.stage.zones[s.asked], "surface": SURFACES[snow]})
    s.asked += 1
    if s.asked == len(s.stage.zones):
        choose_tyres(s)


def choose_tyres(s: RallymanState) -> None:
    """RM-TYRE-01 to 03, RM-WEATHER-01: before the first stage and after every service, once the weather is
    known."""
    s.asked = 0
    serviced = s.stage_number == 0 or s.stage_number in s.setup.service_after
    if s.setup.weather == DRY or not serviced:
        begin_round(s)
        return
    s.turn = s.start_list[0]
    s.phase = TYRE


def fit_tyres(s: RallymanState, tyres: i64) -> None:
    s.cars[s.turn].tyres = tyres
    if s.events is not None:
        s.tell("tyres", {"tyres": TYRES[tyres]})
    s.asked += 1
    if s.asked < len(s.start_list):
        s.turn = s.start_list[s.asked]
    else:
        s.asked = 0
        begin_round(s)


# --- Rounds and turns ---------------------------------------------------------------------------------------


def progress(car: Car) -> i64:
    """How far along the stage a car is: two for each space, one more on the second mini-space."""
    return 2 * car.index + (1 if car.line == SECOND_DRIFT else 0)


def ahead(car: Car, other: Car) -> bool:
    """RM-ORDER-02 to 04: further on, then the higher gear, then who was there first."""
    mine = progress(car)
    theirs = progress(other)
    if mine != theirs:
        return mine > theirs
    if car.gear != other.gear:
        return car.gear > other.gear
    return car.arrival < other.arrival


def begin_round(s: RallymanState) -> None:
    """RM-START-06 to 08, RM-ORDER-01, 02, 05: one more car of the start list each round; the order is
    fixed now."""
    s.round += 1
    order: list[int] = []
    listed: i64 = len(s.start_list)
    if s.round < listed:
        listed = s.round
    number: i64
    for number in range(listed):
        seat = s.start_list[number]
        car = s.cars[seat]
        if car.status == FINISHED or car.status == RETIRED:
            continue
        place = len(order)
        while place > 0 and ahead(car, s.cars[order[place - 1]]):
            place -= 1
        order.insert(place, seat)
    s.order = order
    s.place = 0
    begin_turn(s)


def clear_turn(s: RallymanState) -> None:
    s.alarms = 0
    s.snow_alarms = 0
    s.set_dice = 0
    s.sisu_on = False
    s.wheel_changed = False
    s.die = 0
    s.line = 0
    s.face = 0
    s.risk = SAFE
    s.technique = DIE_BY_DIE
    if s.plan:
        s.plan.clear()
        s.faces.clear()
    take_head(s)


def take_head(s: RallymanState) -> None:
    """The car's own place, with all dice unused."""
    car = s.cars[s.turn]
    head = s.head
    head.index = car.index
    head.line = car.line
    head.gear = car.gear
    head.mud = car.mud
    head.used = 0
    head.black = 0
    head.gas = 0
    head.gas_on_asphalt = 0


def begin_turn(s: RallymanState) -> None:
    """RM-LOC-10, RM-SPARE-01: a spun car faces forward again; a wheel may be changed in neutral or first
    gear."""
    s.turn = s.order[s.place]
    car = s.cars[s.turn]
    if car.status == SPUN:
        car.status = DRIVING
    clear_turn(s)
    s.phase = SPARE if car.punctures > 0 and car.spare and car.gear <= 1 else FIRST


def next_turn(s: RallymanState) -> None:
    """The next car of the round, or the next round, or the end of the stage (RM-ORDER-07)."""
    s.place += 1
    if s.place < len(s.order):
        begin_turn(s)
        return
    for seat in s.start_list:
        status = s.cars[seat].status
        if status != FINISHED and status != RETIRED:
            begin_round(s)
            return
    end_stage(s)


# --- After a stage ------------------------------------------------------------------------------------------


def total(car: Car) -> i64:
    """The seconds of all stages completed."""
    seconds: i64 = 0
    for time in car.times:
        seconds += time
    return seconds


def end_stage(s: RallymanState) -> None:
    """RM-FINISH-04, RM-SERVICE, RM-START-03 to 05: the times stand; service, or none; the next start list."""
    number = s.stage_number + 1
    if s.events is not None:
        tell_stage(s)
    last = number == len(s.setup.stages)
    serviced = number in s.setup.service_after and not last
    for seat in s.start_list:
        car = s.cars[seat]
        if car.status == RETIRED:
            continue
        if serviced:
            service(s, seat)
        elif car.lost >= s.setup.lost_limit and not last:
            retire_unrepaired(s, seat)
    s.start_list = next_start_list(s)
    if last or not s.start_list:
        end_rally(s)
        return
    s.asked = -1
    if serviced:
        next_stage(s)
    else:
        ask_between(s)


def next_stage(s: RallymanState) -> None:
    s.asked = 0
    s.stage_number += 1
    begin_stage(s)


def tell_stage(s: RallymanState) -> None:
    best = -1
    for car in s.cars:
        if car.status == FINISHED and (best < 0 or car.times[-1] < best):
            best = car.times[-1]
    for seat, car in enumerate(s.cars):
        if car.status == FINISHED and car.times[-1] == best:
            s.tell_of(seat, "stage_won", {"stage": s.stage_number + 1, **timed(best)})


def service(s: RallymanState, seat: int) -> None:
    """RM-SERVICE-01, 02: dice, gas dice and spare wheel come back."""
    car = s.cars[seat]
    car.lost = 0
    car.punctures = 0
    car.spare = True
    if s.events is not None:
        s.tell_of(seat, "serviced", {})


def retire_unrepaired(s: RallymanState, seat: int) -> None:
    """RM-DMG-05: a car that crossed the line with its last gear die lost cannot start again."""
    car = s.cars[seat]
    car.status = RETIRED
    car.index = -1
    car.line = ROAD_LINE
    if s.events is not None:
        s.tell_of(seat, "retired", {"reason": "damage"})


def next_start_list(s: RallymanState) -> list[int]:
    """RM-START-03 to 05: the fastest so far first, equals in the order of the last list, without the
    retired."""
    listed: list[int] = []
    for seat in s.start_list:
        car = s.cars[seat]
        if car.status == RETIRED:
            continue
        place = len(listed)
        while place > 0 and total(car) < total(s.cars[listed[place - 1]]):
            place -= 1
        listed.insert(place, seat)
    return listed


def ask_between(s: RallymanState) -> None:
    """RM-SPARE-05: without service a spare wheel may be fitted between stages, driver by driver, free of
    time."""
    while s.asked + 1 < len(s.start_list):
        s.asked += 1
        seat = s.start_list[s.asked]
        car = s.cars[seat]
        if car.punctures > 0 and car.spare:
            s.turn = seat
            s.phase = BETWEEN
            return
    next_stage(s)


def end_rally(s: RallymanState) -> None:
    s.phase = OVER
    clear_turn(s)
    if s.events is not None:
        places = result(s).places
        for seat, car in enumerate(s.cars):
            if places[seat] == 1 and car.status != RETIRED:
                s.tell_of(seat, "won", timed(total(car)))


def standing(car: Car) -> int:
    """How far a car has come in the rally: stages completed, then the way along the stage; those who wait at
    its end by the clock, and a retired car behind all others."""
    if car.status == RETIRED:
        return score(car)
    driven = 0 if car.status == FINISHED else max(0, progress(car)) * SECONDS_BOUND
    return (len(car.times) + 1) * STAGE_BOUND + driven - total(car)


def score(car: Car) -> i64:
    """RM-ORG-01, 12: seconds, the fewer the better; a retired car behind all others, by stages and
    progress."""
    if car.status != RETIRED:
        return -total(car)
    return RETIRED_SCORE + STAGE_SCORE * len(car.times) + progress(car)


def result(s: RallymanState) -> Result:
    """RM-ORG-02, 13: ranked by time alone; equal times share a place."""
    scores = [score(car) for car in s.cars]
    finished = any([car.status != RETIRED for car in s.cars])
    return Result(rank(scores), scores, "finish" if finished else "retired")
