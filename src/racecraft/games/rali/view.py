"""Ралі as JSON: the position, which loads back, and the view. Nothing is hidden here (RL-SETUP-05)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypedDict, cast

import msgspec

from racecraft.engine.errors import BadPosition
from racecraft.engine.game import field, number, only
from racecraft.engine.views import ResultView
from racecraft.games.rali import rules
from racecraft.games.rali.board import BOX, COLOURS, LANES, NOWHERE, SOUND, STATION, TOP_GEAR
from racecraft.games.rali.phases import DECLARE, LOT, OVER, PHASES, PLACE, ROLL, STEP, Phase
from racecraft.games.rali.rules import ROUND_CAP
from racecraft.games.rali.standing import gaps, lap, order, standing
from racecraft.games.rali.state import Car, RaliState, Setup

POSITION = ["game", "options", "phase", "first", "turn", "round", "cars", "move"]
CAR = ["cell", "crossings", "gear", "marker", "at_rest", "miss"]
MOVE = ["declared", "steps", "changes", "home_lane", "first_step"]


class RaliCarPosition(TypedDict):
    """A car with its player board."""

    cell: str | None
    """Where it stands; null before it is placed."""
    crossings: int
    """How often the line was crossed, the start included."""
    gear: int
    """The gear lever."""
    marker: int
    """The damage marker: 10 for a sound car, 1 for a wreck."""
    at_rest: bool
    """The next move is driven in gear 1 without shifting."""
    miss: int
    """Turns still to be missed."""


class RaliMove(TypedDict):
    """The move under way."""

    declared: int
    """The gear declared for the roll."""
    steps: int
    """Positions still to drive."""
    changes: int
    """Lane changes left."""
    home_lane: int
    """The lane in which the move began, to which it may not come back; 0 beside the track."""
    first_step: bool
    """No step of the move was driven yet."""


class RaliPosition(TypedDict):
    """The whole state, which loads back."""

    game: Literal["rali"]
    """The game's id."""
    options: dict[str, Any]
    """What was agreed before the race; what is left out has its default."""
    phase: Phase
    """What is to be decided or drawn now."""
    first: int
    """The seat that began; -1 while the lot is to be drawn."""
    turn: int
    """The seat whose turn it is."""
    round: int
    """From 1."""
    cars: list[RaliCarPosition]
    """By seat."""
    move: RaliMove
    """What is left of the move under way."""


class RaliCar(RaliCarPosition):
    """A car as everybody sees it."""

    colour: str
    lap: int
    """The lap under way, from 1 to the number of laps."""
    progress: int
    """Hundredths of rows gained since the start."""
    gear_limit: int
    """The highest gear that the damage allows."""


class RaliView(TypedDict):
    """What everybody sees: the position with what a player reads off the table at a glance."""

    game: Literal["rali"]
    options: dict[str, Any]
    phase: Phase
    first: int
    """The seat that began; -1 while the lot is to be drawn."""
    turn: int
    round: int
    cars: list[RaliCar]
    move: RaliMove
    board: str
    laps: int
    top_gear: int
    sound: int
    """The damage marker of a car without damage."""
    order: list[int]
    """The seats from first to last."""
    gaps: list[int]
    """By seat, rows behind the leader."""
    result: ResultView | None


def position(state: RaliState) -> RaliPosition:
    return {
        "game": "rali",
        "options": msgspec.to_builtins(state.setup.options),
        "phase": PHASES[state.phase],
        "first": state.first,
        "turn": state.turn,
        "round": state.round,
        "cars": [_car_position(state, car) for car in state.cars],
        "move": _move(state),
    }


def _car_position(state: RaliState, car: Car) -> RaliCarPosition:
    return {
        "cell": None if car.cell == NOWHERE else state.board.ids[car.cell],
        "crossings": car.crossings,
        "gear": car.gear,
        "marker": car.marker,
        "at_rest": car.at_rest,
        "miss": car.miss,
    }


def _move(state: RaliState) -> RaliMove:
    return {
        "declared": state.declared,
        "steps": state.steps,
        "changes": state.changes,
        "home_lane": state.home_lane,
        "first_step": state.first_step,
    }


def view(state: RaliState) -> RaliView:
    result = state.result()
    scores = standing(state)
    return {
        "game": "rali",
        "options": msgspec.to_builtins(state.setup.options),
        "phase": PHASES[state.phase],
        "first": state.first,
        "turn": state.turn,
        "round": state.round,
        "cars": [_car_view(state, seat, scores[seat]) for seat in range(state.seats)],
        "move": _move(state),
        "board": state.board.name,
        "laps": state.setup.laps,
        "top_gear": TOP_GEAR,
        "sound": SOUND,
        "order": order(scores),
        "gaps": gaps(scores),
        "result": None if result is None else result.json(),
    }


def _car_view(state: RaliState, seat: int, score: int) -> RaliCar:
    car = state.cars[seat]
    shown = cast(RaliCar, _car_position(state, car))
    shown["colour"] = COLOURS[seat]
    shown["lap"] = lap(state, seat)
    shown["progress"] = score
    shown["gear_limit"] = state.board.gear_limit[car.marker]
    return shown


def load(setup: Setup, data: Mapping[str, Any]) -> RaliState:
    """The state of a position; BadPosition names what cannot be."""
    only(data, POSITION, "the position")
    entries = field(data, "cars", list, "the position")
    if not 1 <= len(entries) <= len(COLOURS):
        raise BadPosition(f"the position has {len(entries)} cars, not 1 to {len(COLOURS)}")
    phase_name = field(data, "phase", str, "the position")
    if phase_name not in PHASES:
        raise BadPosition(f"the position: phase {phase_name!r} is none of {', '.join(PHASES)}")
    state = RaliState(setup, [Car() for _ in entries], 0)
    state.phase = PHASES.index(phase_name)
    state.first = number(data, "first", -1, state.seats - 1, "the position")
    if (state.first < 0) != (state.phase == LOT):
        raise BadPosition("the position: 'first' is -1 exactly while the lot is to be drawn")
    state.turn = number(data, "turn", 0, state.seats - 1, "the position")
    state.round = number(data, "round", 1, ROUND_CAP, "the position")
    for seat, entry in enumerate(entries):
        if not isinstance(entry, dict):
            raise BadPosition(f"car {seat + 1} is {entry!r}, not an object")
        state.cars[seat] = _car(setup, entry, f"car {seat + 1}")
    _check_cars(state)
    _load_move(state, field(data, "move", dict, "the position"))
    return state


def _car(setup: Setup, data: dict[str, Any], where: str) -> Car:
    only(data, CAR, where)
    board = setup.board
    car = Car()
    id = data.get("cell")
    if id is not None:
        if not isinstance(id, str) or id not in board.number:
            raise BadPosition(f"{where}: the board has no cell {id!r}")
        car.cell = board.number[id]
    car.crossings = number(data, "crossings", 0, setup.laps + 1, where)
    car.gear = number(data, "gear", 1, TOP_GEAR, where)
    car.marker = number(data, "marker", 1, SOUND, where)
    car.at_rest = field(data, "at_rest", bool, where)
    car.miss = number(data, "miss", 0, 9, where)
    if car.at_rest and car.gear != 1:
        raise BadPosition(f"{where} is at rest in gear {car.gear}; a car at rest is in gear 1")
    standing = car.crossings == 0 or (id is not None and board.kind[car.cell] in (STATION, BOX))
    if standing and not car.at_rest:
        raise BadPosition(f"{where} must be at rest: it stands at the start, in a station or in a box")
    if id is not None and car.crossings == 0 and car.cell not in board.start_cells:
        raise BadPosition(f"{where} stands on {id} but has not crossed the line; it must be on a start cell")
    if car.cell == board.start4 and car.crossings > 0:
        raise BadPosition(f"{where} stands on START4, which is used only for the start")
    return car


def _check_cars(state: RaliState) -> None:
    board = state.board
    placing = state.phase in (LOT, PLACE)
    for seat, car in enumerate(state.cars):
        if car.cell == NOWHERE:
            if not placing:
                raise BadPosition(f"car {seat + 1} is not on the board, but the race has begun")
            continue
        if board.kind[car.cell] == BOX and car.cell != board.box[seat]:
            raise BadPosition(f"car {seat + 1} stands in the box of another colour")
        limit = board.gear_limit[car.marker]
        if car.gear > limit and not (seat == state.turn and state.phase in (STEP, OVER)):
            raise BadPosition(f"car {seat + 1} is in gear {car.gear}, its damage allows {limit} at most")
        for other in range(seat):
            if state.cars[other].cell == car.cell and (
                board.solid[car.cell] or placing or car.cell == board.start4
            ):
                raise BadPosition(
                    f"cars {other + 1} and {seat + 1} stand on the same cell {board.ids[car.cell]}"
                )
    finished = [car for car in state.cars if car.crossings > state.setup.laps]
    if finished and state.phase != OVER:
        raise BadPosition("a car has finished, but the race goes on")
    if placing:
        for seat, car in enumerate(state.cars):
            due = (
                state.phase == LOT
                or (seat - state.first) % state.seats >= (state.turn - state.first) % state.seats
            )
            if due != (car.cell == NOWHERE):
                raise BadPosition(f"car {seat + 1} is {'already' if due else 'not yet'} placed out of turn")


def _load_move(state: RaliState, data: dict[str, Any]) -> None:
    only(data, MOVE, "move")
    board = state.board
    furthest = max(max(row) for row in board.moves[1:])
    state.declared = number(data, "declared", 1, TOP_GEAR, "move")
    state.steps = number(data, "steps", 0, furthest, "move")
    state.changes = number(data, "changes", 0, max(board.lane_changes), "move")
    state.home_lane = number(data, "home_lane", 0, LANES, "move")
    state.first_step = field(data, "first_step", bool, "move")
    car = state.cars[state.turn]
    if (state.phase == STEP) != (state.steps > 0):
        raise BadPosition("move: steps are left exactly while a car is moving")
    if state.phase == ROLL and not car.gear - 1 <= state.declared <= rules.highest_gear(state, car):
        raise BadPosition(f"move: gear {state.declared} cannot be declared from gear {car.gear}")
    if state.phase == DECLARE and car.miss > 0:
        raise BadPosition(f"car {state.turn + 1} must miss this turn, it cannot declare a gear")
    if state.phase == DECLARE and rules.must_wait(state, car):
        raise BadPosition(f"car {state.turn + 1} must wait, no cell its first step could reach is free")
