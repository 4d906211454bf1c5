"""The course of a rally: start list, weather, tyres, rounds and whose turn it is, service."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from racecraft.engine.state import TABLE
from racecraft.games.rallyman.actions import SURFACES
from racecraft.games.rallyman.phases import BETWEEN, DIE_BY_DIE, DRAW_LOT, FIRST, OVER, SPARE, TYRE, WEATHER
from racecraft.games.rallyman.rally import DRY, VARIABLE, snow_mask
from racecraft.games.rallyman.standing import ahead, result, timed, total
from racecraft.games.rallyman.steps import (
    DRIVING,
    FINISHED,
    RETIRED,
    ROAD_LINE,
    SAFE,
    SPUN,
    TYRES,
    WAITING,
    wheel_to_change,
)

if TYPE_CHECKING:
    from racecraft.games.rallyman.state import RallymanState


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
        zones = " ".join([section.zone for section in stage.sections])
        told = {"stage": s.stage_number + 1, "route": stage.text, "spaces": int(stage.length), "zones": zones}
        s.tell_of(TABLE, "stage", told)
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
    s.phase = SPARE if wheel_to_change(car.punctures, car.spare, car.gear) else FIRST


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
                kind = "won" if len(s.cars) > 1 else "won_alone"
                s.tell_of(seat, kind, timed(total(car)))
