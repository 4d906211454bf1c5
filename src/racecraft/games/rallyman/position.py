"""A position of Rallyman as JSON, both ways."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypedDict

import msgspec

from racecraft.engine.errors import BadPosition
from racecraft.engine.game import field, number, only
from racecraft.games.rallyman.actions import (
    FACES,
    LINE_NAMES,
    FaceName,
    LineName,
    die_of,
    is_step,
    line_of,
    mode_of,
)
from racecraft.games.rallyman.attack import LEAST_DICE, gas_ahead, plan_steps, rest_steps
from racecraft.games.rallyman.board import CORNER
from racecraft.games.rallyman.figures import BACKS, DIE_NAMES, GAS_DICE, SHORTCUTS, TOP_GEAR, DieName
from racecraft.games.rallyman.notation import NAMES
from racecraft.games.rallyman.order import take_head
from racecraft.games.rallyman.phases import (
    BACK_CARD,
    BETWEEN,
    DIE_BY_DIE,
    DRAW_LOT,
    DROP,
    FIRST,
    NEXT,
    OVER,
    PHASES,
    PLAN,
    PLANNED,
    REST,
    ROLL,
    SHORTCUT_CARD,
    SISU,
    SPARE,
    TECHNIQUES,
    THROW,
    TYRE,
    WEATHER,
    Phase,
    Technique,
)
from racecraft.games.rallyman.state import Car, RallymanState, Setup, new_car
from racecraft.games.rallyman.steps import (
    CAR_LINES,
    CUT_LINE,
    DRIVING,
    FINISHED,
    RETIRED,
    RISKS,
    ROAD_LINE,
    SPUN,
    STATUSES,
    TYRES,
    WAITING,
    CarLine,
    RiskName,
    Status,
    Tyres,
    advance,
    step_objection,
    wheel_to_change,
)

MOST_CARS = 4
MOST_MUD = 99
MOST_TOKENS = 9999
MOST_ROUNDS = 9999


class RallymanCarPosition(TypedDict):
    """A car with its dashboard, its cards and its times. Times are in seconds."""

    status: Status
    """Where it is in the stage."""
    index: int
    """The space; -1 before the start, the length of the stage behind the finish."""
    line: CarLine
    """The line of its space."""
    gear: int
    """The gear on top of the time pile; 0 is neutral."""
    mud: int
    """Levels of mud of the present corner when the car entered it."""
    arrival: int
    """Smaller for the car that reached its space earlier."""
    lost: int
    """Gear dice lost to damage."""
    punctures: int
    """Wheels punctured; each takes a gas die away."""
    spare: bool
    """The spare-wheel card is still there."""
    sisu: bool
    """The sisu card is still there."""
    tyres: Tyres
    """Those fitted."""
    pile: str
    """The time pile from the bottom: gear cards by their number, 0 for a neutral back, S for the spare
    wheel."""
    tokens: int
    """Second tokens in hand."""
    times: list[int]
    """Of the stages completed."""
    splits: list[int]
    """Of all stages in a row, -1 where none was taken."""


class RallymanDice(TypedDict):
    """The dice of the turn under way."""

    used: list[int]
    """Gear dice used."""
    gas: int
    """Gas dice used."""
    gas_on_asphalt: int
    """Those of them used on asphalt."""
    alarms: int
    """The ! of this turn."""
    snow_alarms: int
    """Those of them rolled on snow."""
    set: int
    """Dice set for seconds."""
    sisu_on: bool
    """The sisu card was played in this turn."""
    wheel_changed: bool
    """A wheel was changed in this turn."""


class RallymanStep(TypedDict):
    """The step under way."""

    die: DieName
    """The die of the step."""
    line: LineName
    """The line it takes."""
    face: FaceName
    """What the die shows."""
    risk: RiskName
    """What the gear means for the space."""


class RallymanAttack(TypedDict):
    """The attack under way."""

    technique: Technique
    """How the dice of the turn are rolled."""
    plan: list[str]
    """Steps still to be driven, in notation."""
    faces: list[FaceName]
    """What the dice of the plan show."""


class RallymanPosition(TypedDict):
    """The whole state, which loads back."""

    game: Literal["rallyman"]
    """The game's id."""
    options: dict[str, Any]
    """What was agreed before the race; what is left out has its default."""
    phase: Phase
    """What is to be decided or drawn now."""
    stage: int
    """Counted from 1."""
    start_list: list[int]
    """Seats in the order in which they start."""
    asked: int
    """How far down the start list, or the list of zones, a question has gone round."""
    snow: list[str]
    """The zones of the stage under snow."""
    round: int
    """From 1; 0 before the first of the stage."""
    order: list[int]
    """Who drives in this round, in order."""
    place: int
    """How far the round has come."""
    turn: int
    """The seat whose turn it is."""
    arrivals: int
    """A count that grows with every space reached by a car."""
    backs: dict[str, list[int]]
    """By gear, the backs not yet seen: spin, left, right."""
    shortcuts: dict[str, int]
    """Shortcut cards still in the pile, by kind."""
    mud: dict[str, int]
    """Levels of mud by space."""
    cars: list[RallymanCarPosition]
    """By seat."""
    dice: RallymanDice
    """Of the turn under way."""
    step: RallymanStep
    """Of the turn under way."""
    attack: RallymanAttack
    """Of the turn under way."""


POSITION = list(RallymanPosition.__annotations__)
CAR = list(RallymanCarPosition.__annotations__)
DICE = list(RallymanDice.__annotations__)

TURN_PHASES = [SPARE, FIRST, ROLL, NEXT, PLAN, THROW, DROP, REST, SHORTCUT_CARD, SISU, BACK_CARD]
"""Phases in which a car of the round is driving."""


def position(state: RallymanState) -> RallymanPosition:
    head = state.head
    return {
        "game": "rallyman",
        "options": msgspec.to_builtins(state.setup.options),
        "phase": PHASES[state.phase],
        "stage": state.stage_number + 1,
        "start_list": list(state.start_list),
        "asked": state.asked,
        "snow": [zone for bit, zone in enumerate(state.stage.zones) if state.snow >> bit & 1],
        "round": state.round,
        "order": list(state.order),
        "place": state.place,
        "turn": state.turn,
        "arrivals": state.arrivals,
        "backs": {
            str(gear): state.backs[len(BACKS) * gear : len(BACKS) * (gear + 1)]
            for gear in range(1, TOP_GEAR + 1)
        },
        "shortcuts": {kind: state.shortcuts[card] for card, kind in enumerate(SHORTCUTS)},
        "mud": {str(index): level for index, level in enumerate(state.mud) if level > 0},
        "cars": [car_json(car) for car in state.cars],
        "dice": {
            "used": [] if _planning(state) else [die + 1 for die in range(TOP_GEAR) if head.used >> die & 1],
            "gas": 0 if _planning(state) else head.gas,
            "gas_on_asphalt": 0 if _planning(state) else head.gas_on_asphalt,
            "alarms": state.alarms,
            "snow_alarms": state.snow_alarms,
            "set": state.set_dice,
            "sisu_on": state.sisu_on,
            "wheel_changed": state.wheel_changed,
        },
        "step": {
            "die": DIE_NAMES[state.die],
            "line": LINE_NAMES[state.line],
            "face": FACES[state.face],
            "risk": RISKS[state.risk],
        },
        "attack": {
            "technique": TECHNIQUES[state.technique],
            "plan": [NAMES[action] for action in state.plan],
            "faces": [FACES[face] for face in state.faces],
        },
    }


def _planning(state: RallymanState) -> bool:
    """While an attack is planned and thrown the head runs ahead of the car, and no die is used yet."""
    return state.phase == PLAN or state.phase == THROW


def car_json(car: Car) -> RallymanCarPosition:
    return {
        "status": STATUSES[car.status],
        "index": car.index,
        "line": CAR_LINES[car.line],
        "gear": car.gear,
        "mud": car.mud,
        "arrival": car.arrival,
        "lost": car.lost,
        "punctures": car.punctures,
        "spare": car.spare,
        "sisu": car.sisu,
        "tyres": TYRES[car.tyres],
        "pile": car.pile,
        "tokens": car.tokens,
        "times": list(car.times),
        "splits": list(car.splits),
    }


# --- Loading ------------------------------------------------------------------------------------------------


def load(setup: Setup, splits: int, data: Mapping[str, Any]) -> RallymanState:
    """The state of a position; BadPosition names what cannot be."""
    where = "the position"
    only(data, POSITION, where)
    entries = field(data, "cars", list, where)
    if not 1 <= len(entries) <= MOST_CARS:
        raise BadPosition(f"the position has {len(entries)} cars, not 1 to {MOST_CARS}")
    state = RallymanState(setup, [new_car(setup.sisu, splits) for _ in entries])
    state.phase = _choice(data, "phase", PHASES, where)
    state.stage_number = number(data, "stage", 1, len(setup.stages), where) - 1
    state.stage = setup.stages[state.stage_number]
    state.start_list = _seats(data, "start_list", state.seats, where)
    state.order = _seats(data, "order", state.seats, where)
    state.asked = number(data, "asked", -1, 9, where)
    state.round = number(data, "round", 0, MOST_ROUNDS, where)
    state.place = number(data, "place", 0, len(state.order), where)
    state.turn = number(data, "turn", 0, state.seats - 1, where)
    state.arrivals = number(data, "arrivals", 0, 99_999, where)
    for zone in field(data, "snow", list, where):
        if zone not in state.stage.zones:
            raise BadPosition(f"the position: the stage has no zone {zone!r}")
        state.snow |= 1 << state.stage.zones.index(zone)
    _load_cards(state, data)
    for seat, entry in enumerate(entries):
        if not isinstance(entry, dict):
            raise BadPosition(f"car {seat + 1} is {entry!r}, not an object")
        _load_car(state, state.cars[seat], entry, f"car {seat + 1}")
    _check_room(state)
    _check_course(state)
    _load_turn(state, data)
    return state


def _choice(data: Mapping[str, Any], name: str, names: Sequence[str], where: str) -> int:
    value: str = field(data, name, str, where)
    if value not in names:
        raise BadPosition(f"{where}: {name} {value!r} is none of {', '.join(names)}")
    return names.index(value)


def _seats(data: Mapping[str, Any], name: str, seats: int, where: str) -> list[int]:
    found: list[int] = []
    for seat in field(data, name, list, where):
        if type(seat) is not int or not 0 <= seat < seats or seat in found:
            raise BadPosition(f"{where}: {name!r} lists seats from 0 to {seats - 1} once each, not {seat!r}")
        found.append(seat)
    return found


def _load_cards(state: RallymanState, data: Mapping[str, Any]) -> None:
    setup = state.setup
    backs = field(data, "backs", dict, "the position")
    left = [0] * len(BACKS)
    for gear in range(1, TOP_GEAR + 1):
        counts = field(backs, str(gear), list, "backs")
        first = len(BACKS) * gear
        if len(counts) != len(BACKS) or any([type(count) is not int for count in counts]):
            raise BadPosition(f"backs: gear {gear} has {counts!r}, not {len(BACKS)} numbers")
        for kind, count in enumerate(counts):
            if not 0 <= count <= setup.backs[first + kind]:
                raise BadPosition(
                    f"backs: gear {gear} has {count} of {BACKS[kind]}, not 0 to {setup.backs[first + kind]}"
                )
        if sum(counts) == 0:
            raise BadPosition(f"backs: gear {gear} has no card left; an empty pile is shuffled at once")
        left.extend(counts)
    state.backs = left
    shortcuts = field(data, "shortcuts", dict, "the position")
    state.shortcuts = [
        number(shortcuts, kind, 0, setup.shortcuts[card], "shortcuts") for card, kind in enumerate(SHORTCUTS)
    ]
    if sum(state.shortcuts) == 0:
        raise BadPosition("shortcuts: no card is left; an empty pile is shuffled at once")
    state.mud = [0] * state.stage.length
    for key, level in field(data, "mud", dict, "the position").items():
        index = int(key) if isinstance(key, str) and key.isdecimal() else -1
        if not 0 <= index < state.stage.length or state.stage.ground[index].cut == 0:
            raise BadPosition(f"mud: {key!r} is not a corner with a cut")
        if type(level) is not int or not 1 <= level <= MOST_MUD:
            raise BadPosition(f"mud: corner {key} has {level!r} levels, not 1 to {MOST_MUD}")
        state.mud[index] = level


def _load_car(state: RallymanState, car: Car, data: dict[str, Any], where: str) -> None:
    stage = state.stage
    setup = state.setup
    only(data, CAR, where)
    car.status = _choice(data, "status", STATUSES, where)
    car.index = number(data, "index", -1, max([each.length for each in setup.stages]), where)
    car.line = _choice(data, "line", CAR_LINES, where)
    car.gear = number(data, "gear", 0, TOP_GEAR, where)
    car.mud = number(data, "mud", 0, MOST_MUD, where)
    car.arrival = number(data, "arrival", 0, 99_999, where)
    car.lost = number(data, "lost", 0, setup.lost_limit, where)
    car.punctures = number(data, "punctures", 0, GAS_DICE, where)
    car.spare = field(data, "spare", bool, where)
    car.sisu = field(data, "sisu", bool, where)
    car.tyres = _choice(data, "tyres", TYRES, where)
    car.tokens = number(data, "tokens", 0, MOST_TOKENS, where)
    car.pile = field(data, "pile", str, where)
    for card in car.pile:
        if card == "S":
            car.seconds += setup.spare_seconds
        elif card in "012345":
            car.seconds += setup.card_seconds[int(card)]
        else:
            raise BadPosition(f"{where}: the time pile holds 0 to {TOP_GEAR} and S, not {card!r}")
    car.times = _times(data, "times", 0, where)
    car.splits = _times(data, "splits", -1, where)
    if len(car.splits) != sum([len(points) for points in setup.split_points]):
        raise BadPosition(f"{where}: there is a split time, or -1, for every split point")
    if car.sisu and not setup.sisu:
        raise BadPosition(f"{where} has a sisu card in a race without sisu")
    if car.status == RETIRED:
        return
    if (car.index == -1) != (car.status == WAITING):
        raise BadPosition(f"{where}: a car stands before the start exactly while it waits")
    on_the_line = state.phase == SISU and car is state.cars[state.turn] and car.status == DRIVING
    over = car.index > stage.length or (car.index == stage.length and not on_the_line)
    if over != (car.status == FINISHED) or car.index > stage.length:
        raise BadPosition(f"{where}: a car is beyond space {stage.length - 1} exactly when it has finished")
    if car.lost == setup.lost_limit and car.status != FINISHED:
        raise BadPosition(f"{where} has lost {car.lost} gear dice and still drives")
    done = state.stage_number + (1 if car.status == FINISHED else 0)
    if len(car.times) != done:
        raise BadPosition(f"{where} has {len(car.times)} stage times, not {done}")
    _check_line(state, car, where)


def _times(data: dict[str, Any], name: str, low: int, where: str) -> list[int]:
    found: list[int] = []
    for time in field(data, name, list, where):
        if type(time) is not int or time < low:
            raise BadPosition(f"{where}: {name!r} holds times in seconds, not {time!r}")
        found.append(time)
    return found


def _check_line(state: RallymanState, car: Car, where: str) -> None:
    """Drift and cut exist only where they are printed; a car off the road or spun stands on no mini-space."""
    stage = state.stage
    if car.line == ROAD_LINE:
        if car.status == DRIVING and car.gear == 0 and _gear_cards(car.pile) == 0 and state.phase == FIRST:
            raise BadPosition(f"{where} is on the road but has no card in its time pile")
        return
    if not 0 <= car.index < stage.length or stage.ground[car.index].kind != CORNER:
        raise BadPosition(f"{where} is on a drift line or cut, but not in a corner")
    if car.line == CUT_LINE:
        if stage.ground[car.index].cut == 0:
            raise BadPosition(f"{where}: corner {car.index} has no cut")
    elif stage.ground[car.index].drift1 == 0 or car.gear == 0:
        raise BadPosition(f"{where}: corner {car.index} has no drift line for a car in gear {car.gear}")
    if car.status != DRIVING:
        raise BadPosition(f"{where} is {STATUSES[car.status]} and cannot be on a drift line or cut")


def _gear_cards(pile: str) -> int:
    return len(pile) - pile.count("S")


def _check_room(state: RallymanState) -> None:
    """RM-PASS-05, 06: no more cars than the road holds."""
    stage = state.stage
    for index in range(stage.length):
        here = [car for car in state.cars if car.index == index and car.status in (DRIVING, SPUN)]
        if len(here) < 2:
            continue
        if stage.ground[index].kind == CORNER:
            if len({car.line for car in here}) < len(here):
                raise BadPosition(f"two cars stand on the same line of corner {index}")
        elif len(here) > stage.ground[index].cap:
            raise BadPosition(
                f"{len(here)} cars stand on space {index}, which holds {stage.ground[index].cap}"
            )


def _check_course(state: RallymanState) -> None:
    """Whose turn it can be, by start list and order of the round."""
    active = [seat for seat, car in enumerate(state.cars) if car.status != RETIRED]
    phase = state.phase
    if phase == DRAW_LOT:
        if len(state.start_list) >= state.seats:
            raise BadPosition("the position: the start list is complete, no lot is to be drawn")
        return
    if phase == OVER:
        if [seat for seat in active if state.cars[seat].status != FINISHED]:
            raise BadPosition("the rally is over, but a car has neither finished nor retired")
        return
    if [seat for seat in active if seat not in state.start_list]:
        raise BadPosition("the position: a car that has not retired is missing from the start list")
    if phase == WEATHER:
        if not 0 <= state.asked < len(state.stage.zones):
            raise BadPosition(f"the position: 'asked' is {state.asked}, but the stage has no such zone")
    elif phase == TYRE or phase == BETWEEN:
        if not 0 <= state.asked < len(state.start_list) or state.start_list[state.asked] != state.turn:
            raise BadPosition("the position: 'asked' is not the place of 'turn' on the start list")
    elif state.place >= len(state.order) or state.order[state.place] != state.turn:
        raise BadPosition("the position: 'turn' is not the seat at 'place' in the order of the round")
    if phase in TURN_PHASES:
        started = state.start_list[: state.round]
        on_the_way = [seat for seat in active if state.cars[seat].status != WAITING]
        if [seat for seat in state.order + on_the_way if seat not in started]:
            raise BadPosition(f"the position: in round {state.round} fewer cars have started (RM-START-06)")
    if phase in TURN_PHASES and state.cars[state.turn].status == RETIRED:
        raise BadPosition(f"car {state.turn + 1} has retired and cannot drive")


def _load_turn(state: RallymanState, data: Mapping[str, Any]) -> None:
    dice = field(data, "dice", dict, "the position")
    only(dice, DICE, "dice")
    take_head(state)
    head = state.head
    for die in field(dice, "used", list, "dice"):
        if type(die) is not int or not 1 <= die <= TOP_GEAR or head.used >> (die - 1) & 1:
            raise BadPosition(f"dice: 'used' lists gear dice 1 to {TOP_GEAR} once each, not {die!r}")
        head.used |= 1 << (die - 1)
        head.black += 1
    head.gas = number(dice, "gas", 0, GAS_DICE, "dice")
    head.gas_on_asphalt = number(dice, "gas_on_asphalt", 0, head.gas, "dice")
    state.alarms = number(dice, "alarms", 0, TOP_GEAR + GAS_DICE, "dice")
    state.snow_alarms = number(dice, "snow_alarms", 0, state.alarms, "dice")
    state.set_dice = number(dice, "set", 0, TOP_GEAR + GAS_DICE, "dice")
    state.sisu_on = field(dice, "sisu_on", bool, "dice")
    state.wheel_changed = field(dice, "wheel_changed", bool, "dice")
    step = field(data, "step", dict, "the position")
    only(step, ["die", "line", "face", "risk"], "step")
    state.die = _choice(step, "die", DIE_NAMES, "step")
    state.line = _choice(step, "line", LINE_NAMES, "step")
    state.face = _choice(step, "face", FACES, "step")
    state.risk = _choice(step, "risk", RISKS, "step")
    attack = field(data, "attack", dict, "the position")
    only(attack, ["technique", "plan", "faces"], "attack")
    state.technique = _choice(attack, "technique", TECHNIQUES, "attack")
    for name in field(attack, "plan", list, "attack"):
        if name not in NAMES or not is_step(NAMES.index(name)) or mode_of(NAMES.index(name)) != 0:
            raise BadPosition(f"attack: the plan holds steps such as 3 or gas-drift, not {name!r}")
        state.plan.append(NAMES.index(name))
    for face in field(attack, "faces", list, "attack"):
        if face not in FACES:
            raise BadPosition(f"attack: a die shows {' or '.join(FACES)}, not {face!r}")
        state.faces.append(FACES.index(face))
    _check_attack(state)
    _check_turn(state)


def _check_attack(state: RallymanState) -> None:
    if (state.technique == DIE_BY_DIE) and state.plan:
        raise BadPosition("attack: a plan belongs to an attack")
    if _planning(state):
        if state.technique != PLANNED:
            raise BadPosition("attack: what is planned or thrown is a planned attack")
        for action in state.plan:
            if state.head.index >= state.stage.length:
                raise BadPosition("attack: the plan goes on beyond the finish")
            reason = step_objection(state, state.head, die_of(action), line_of(action), True)
            if reason is not None:
                raise BadPosition(f"attack: the plan has {NAMES[action]}, but {reason}")
            advance(state, state.head, die_of(action), line_of(action))
        if state.phase == PLAN and state.faces:
            raise BadPosition("attack: dice show a face although the plan is not complete")
        if state.phase == THROW and (len(state.plan) < LEAST_DICE or len(state.faces) >= len(state.plan)):
            raise BadPosition("attack: no die of the plan is left to be thrown")
        if state.phase == PLAN and len(state.plan) < LEAST_DICE and not plan_steps(state):
            raise BadPosition("attack: no plan of two dice is possible here")
    elif len(state.plan) != len(state.faces):
        raise BadPosition("attack: every die of the plan shows a face once it is thrown")


def _check_turn(state: RallymanState) -> None:
    """What must hold for the phase to be possible."""
    phase = state.phase
    if phase not in TURN_PHASES and phase != BETWEEN:
        return
    car = state.cars[state.turn]
    head = state.head
    used = head.black + head.gas > 0
    if phase in (FIRST, SPARE):
        if used:
            raise BadPosition("dice: a turn begins with all dice unused")
        if car.status == FINISHED:
            raise BadPosition(f"car {state.turn + 1} has finished and has no turn")
    elif phase not in (ROLL, PLAN, THROW, BETWEEN) and not used:
        raise BadPosition("dice: at this point of a turn at least one die is used")
    if phase in (SPARE, BETWEEN) and not wheel_to_change(car.punctures, car.spare, 0):
        raise BadPosition(f"car {state.turn + 1} has no wheel to change")
    if phase == SPARE and not wheel_to_change(car.punctures, car.spare, car.gear):
        raise BadPosition(
            f"car {state.turn + 1} is in gear {car.gear}; a wheel is changed in neutral or gear 1"
        )
    if phase == ROLL:
        reason = step_objection(state, head, state.die, state.line, False)
        if reason is not None:
            raise BadPosition(f"step: {DIE_NAMES[state.die]} cannot be rolled: {reason}")
    if phase == SHORTCUT_CARD and car.line != CUT_LINE:
        raise BadPosition(f"car {state.turn + 1} is on no cut, no shortcut card is due")
    if phase == SISU and not car.sisu:
        raise BadPosition(f"car {state.turn + 1} has no sisu card")
    if phase == BACK_CARD and (car.gear == 0 or car.status != DRIVING):
        raise BadPosition(f"car {state.turn + 1} cannot lose control in neutral or off the road")
    if phase == DROP and gas_ahead(state) != GAS_DICE:
        raise BadPosition("attack: two gas dice must lie ahead where one of them is dropped")
    if phase == REST and (not state.plan or not rest_steps(state)):
        raise BadPosition("attack: the next die has nowhere to go")
    if phase == NEXT and state.technique != DIE_BY_DIE:
        raise BadPosition("attack: the dice of an attack are not rolled one by one")
