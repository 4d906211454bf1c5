"""The outlook of Ралі: what each face of the die would bring in a gear, what a step meets at once, and what
remains possible behind it."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Literal, TypedDict

from racecraft.engine.errors import IllegalAction
from racecraft.engine.state import Action, Seat
from racecraft.games.rali.actions import AHEAD, BRANCH, DOWN, KEEP, LEFT, NAMES, RIGHT, START_1, UP
from racecraft.games.rali.board import BOX, LANES, NOWHERE, OFF_TRACK, STATION, Board, Cell, Gear
from racecraft.games.rali.phases import DECLARE, OVER, PLACE, STEP
from racecraft.games.rali.state import RaliState
from racecraft.odds.rali.chances import (
    DeclareOdds,
    StepOdds,
    Way,
    best_ways,
    declare_odds,
    follow,
    step_odds,
    ways_between,
)
from racecraft.outlook.words import (
    BadSketch,
    Chance,
    OutlookChoice,
    Said,
    Target,
    chance,
    say,
)

Ground = Literal["track", "start4", "station", "box", "shortcut", "lane"]
WayName = Literal["ahead", "left", "right", "shortcut", "repair"]


class RaliPlaceChoice(OutlookChoice):
    """A start cell."""

    kind: Literal["place"]
    cell: str


class RaliLanding(TypedDict):
    """A cell in which a move can end, and what it costs."""

    cell: str
    lost: int
    """Damage to the own car."""
    stops: bool
    crash: int | None
    """The seat whose car is hit."""
    wins: bool


class RaliThrow(TypedDict):
    """What one face of the die brings in a gear."""

    die: int
    gear: int
    """The gear after the roll."""
    steps: int
    fails: bool
    """The shift fails."""
    ends: list[RaliLanding]
    """Where the move can end, at the least cost for each cell."""


class RaliGearChoice(OutlookChoice):
    """A gear to declare. Chances assume that the steps are chosen with care."""

    kind: Literal["gear"]
    gear: int
    faces: list[RaliThrow]
    shift_fails: Chance
    stop: Chance
    harm: Chance
    win: Chance
    mean_loss: float
    mean_steps: float


class RaliRest(TypedDict):
    """What remains possible behind a step."""

    wins: bool
    clean: bool
    can_drive_on: bool
    least_damage: int


class RaliStepChoice(OutlookChoice):
    """A step: what it does at once, and what remains possible behind it."""

    kind: Literal["step"]
    way: WayName
    cell: str
    ground: Ground
    obstacle: str | None
    acts: bool
    """The obstacle acts on the car."""
    crash: int | None
    """The seat whose car is hit."""
    stops: bool
    damage: int
    marker: int
    misses: int
    repairs: bool
    steps_left: int
    wins: bool
    then: RaliRest


RaliChoice = RaliPlaceChoice | RaliGearChoice | RaliStepChoice


class RaliTarget(Target):
    """A cell that can be chosen."""

    ends: bool
    """The move ends there; else the cell is on the way, and a decision about the rest follows."""
    anew: bool
    """The sketch does not lead there: it is another way."""
    cells: list[str]
    """Where the car stands and the cells that it drives through."""
    lost: int
    """Damage to the own car."""
    stops: bool
    """An obstacle or a collision stops the car."""
    wins: bool


class RaliOutlook(TypedDict):
    """What a seat decides about."""

    prompt: Said
    automatic: bool
    """There is one way only."""
    targets: list[RaliTarget]
    """Every cell that can be chosen, with the best way there."""
    choices: dict[str, RaliChoice]
    steps: dict[str, int]
    """The steps of a move by their names."""
    forced: list[int]
    """The whole of the move, if there is one way only."""
    ready: list[int]
    """The move that stands out among several: the one that wins, else the clean one that leads furthest.
    Empty if two are level, or none is clean."""


def outlook(state: RaliState, seat: Seat, sketch: Mapping[str, Any] | None) -> RaliOutlook:
    """A sketch is a move that is still being drawn, `{"way": [steps]}`; a gear that is looked at,
    `{"gear": action}`, changes nothing."""
    way = _sketched(state, sketch)
    alone = automatic(state, seat)
    return {
        "prompt": prompt(state, seat),
        "automatic": alone,
        "choices": _choices(state, seat),
        "targets": _places_to_stand(state, seat) if state.phase != STEP else _reach(state, way),
        "steps": {NAMES[step]: step for step in (AHEAD, LEFT, RIGHT, BRANCH)} if state.phase == STEP else {},
        "forced": best_ways(state)[0].steps if alone and state.phase == STEP else [],
        "ready": _standing_out(best_ways(state)) if not alone and state.phase == STEP else [],
    }


def _standing_out(ways: list[Way]) -> list[Action]:
    """The steps of the move that lies ready to be driven; `ways` begin with the best."""
    if ways[0].end is not None and ways[0].end.won:
        return ways[0].steps
    clean = [(way.end.rows, way) for way in ways if way.end and way.end.clean and not way.end.repaired]
    far = max((rows for rows, _ in clean), default=None)
    level = [way for rows, way in clean if rows == far]
    return level[0].steps if len(level) == 1 else []


def _sketched(state: RaliState, sketch: Mapping[str, Any] | None) -> Way | None:
    """The way that is sketched; BadSketch names what is wrong with it."""
    if sketch is None or list(sketch) == ["gear"]:
        return None
    steps = sketch.get("way")
    if state.phase != STEP:
        raise BadSketch("rali sketches moves, and none is driven now")
    if len(sketch) != 1 or not isinstance(steps, list) or not 1 <= len(steps) <= state.steps:
        raise BadSketch(f'a sketch in rali is {{"way": [...]}} with 1 to {state.steps} steps')
    if any(type(step) is not int for step in steps):
        raise BadSketch("the steps of a sketch are numbers")
    try:
        return follow(state, steps)
    except IllegalAction as error:
        raise BadSketch(f"the sketch cannot be driven: {error}") from None


def _reach(state: RaliState, sketch: Way | None) -> list[RaliTarget]:
    """Every cell that the move can end in or pass: further along the sketch where it leads there, else by
    another way. Where the sketch itself goes it can be cut short."""
    found = {way.aim: _target(state, way, sketch is not None) for way in ways_between(state)}
    found |= {way.aim: _target(state, way, sketch is not None) for way in best_ways(state)}
    if sketch is not None and sketch.end is None:
        begun = _after_steps(state, sketch.steps)
        for way in [*ways_between(begun), *best_ways(begun)]:
            found[way.aim] = _target(state, follow(state, sketch.steps + way.steps), False)
    if sketch is not None:
        for count in range(1, len(sketch.steps)):
            cut = follow(state, sketch.steps[:count])
            found[cut.aim] = _target(state, cut, False)
        found[sketch.aim] = _target(state, sketch, False)
    return list(found.values())


def _after_steps(state: RaliState, steps: list[Action]) -> RaliState:
    after = state.copy()
    for step in steps:
        after.play(state.turn, step)
    return after


def _target(state: RaliState, way: Way, anew: bool) -> RaliTarget:
    end, car = way.end, state.cars[state.turn]
    cell = aim_name(state.board, car.cell, state.board.number[way.aim])
    return {
        "cell": way.aim,
        "decision": way.steps,
        "label": say("rali-choice-drive" if end else "rali-choice-pass", cell=cell),
        "detail": [move_words(way), *(way_detail(state, way) if end else [])],
        "ends": end is not None,
        "anew": anew,
        "cells": [*([] if car.cell == NOWHERE else [state.board.ids[car.cell]]), *way.cells],
        "lost": 0 if end is None else end.lost,
        "stops": end is not None and end.stopped,
        "wins": end is not None and end.won,
    }


def move_words(way: Way) -> Said:
    """ "5 spaces, 1 lane change"."""
    return say("rali-move", steps=len(way.steps), changes=way.changes)


def _choices(state: RaliState, seat: Seat) -> dict[str, RaliChoice]:
    if state.phase == PLACE:
        return _places(state, seat)
    return _gears(state, seat) if state.phase == DECLARE else _steps(state, seat)


def _places_to_stand(state: RaliState, seat: Seat) -> list[RaliTarget]:
    """The start cells that are free, while cars are placed."""
    if state.phase != PLACE:
        return []
    return [
        {
            "cell": start_cell(state, action),
            "decision": [action],
            "label": place_label(action),
            "detail": [place_detail(action)],
            "ends": True,
            "anew": False,
            "cells": [],
            "lost": 0,
            "stops": False,
            "wins": False,
        }
        for action in state.legal(seat)
    ]


def automatic(state: RaliState, seat: Seat) -> bool:
    """A move that can be driven in one way only is driven automatically; throwing the die never is."""
    if state.phase == DECLARE or len(state.legal(seat)) > 1:
        return False
    return state.phase == PLACE or len(best_ways(state)) == 1


def prompt(state: RaliState, seat: Seat) -> Said:
    if state.phase == PLACE:
        return say("rali-ask-place", who=seat)
    if state.phase == STEP:
        return say("rali-ask-step", who=seat, steps=state.steps, changes=state.changes)
    if state.cars[seat].at_rest:
        return say("rali-ask-start", who=seat)
    return say("rali-ask-gear", who=seat, gear=state.cars[seat].gear)


# --- The start ----------------------------------------------------------------------------------------------


def _places(state: RaliState, seat: Seat) -> dict[str, RaliChoice]:
    return {
        str(action): {
            "kind": "place",
            "cell": start_cell(state, action),
            "label": place_label(action),
            "detail": [place_detail(action)],
        }
        for action in state.legal(seat)
    }


def start_cell(state: RaliState, action: Action) -> str:
    return state.board.ids[state.board.start_cells[action - START_1]]


def place_label(action: Action) -> Said:
    return say("rali-choice-place", number=action - START_1 + 1)


def place_detail(action: Action) -> Said:
    lane = action - START_1 + 1
    return say("rali-place-4") if lane > LANES else say("rali-place-lane", lane=lane)


# --- A gear -------------------------------------------------------------------------------------------------


def _gears(state: RaliState, seat: Seat) -> dict[str, RaliChoice]:
    return {
        str(odds.action): {
            "kind": "gear",
            "gear": odds.gear,
            "faces": faces(state, seat, odds.action),
            "shift_fails": chance(odds.shift_fails),
            "stop": chance(odds.stop),
            "harm": chance(odds.harm),
            "win": chance(odds.win),
            "mean_loss": float(odds.loss),
            "mean_steps": sum(odds.steps) / len(odds.steps),
            "label": gear_label(state, odds),
            "detail": gear_detail(state, odds),
        }
        for odds in declare_odds(state)
    }


def faces(state: RaliState, seat: Seat, action: Action) -> list[RaliThrow]:
    """For each face of the die the gear it leaves, the positions to drive, and where they can end."""
    declared = state.copy()
    declared.play(seat, action)
    found: list[RaliThrow] = []
    for die, _ in declared.chance():
        rolled = declared.copy()
        rolled.resolve(die)
        gear = rolled.cars[seat].gear
        found.append(
            {
                "die": die,
                "gear": gear,
                "steps": rolled.steps,
                "fails": gear != declared.declared,
                "ends": [_landing(way) for way in best_ways(rolled)],
            }
        )
    return found


def _landing(way: Way) -> RaliLanding:
    end = way.end
    assert end is not None
    return {
        "cell": way.aim,
        "lost": end.lost,
        "stops": end.stopped,
        "crash": way.crash,
        "wins": end.won,
    }


def gear_label(state: RaliState, odds: DeclareOdds) -> Said:
    at_rest = state.cars[state.turn].at_rest
    kind = "start" if at_rest else {KEEP: "keep", UP: "up", DOWN: "down"}[odds.action]
    return say("rali-choice-gear", kind=kind, gear=odds.gear)


def gear_detail(state: RaliState, odds: DeclareOdds) -> list[Said]:
    found = [say("rali-odds-steps", low=min(odds.steps), high=max(odds.steps))]
    if odds.shift_fails:
        found.append(say("rali-odds-fails", chance=one_in(odds.shift_fails)))
    if odds.win:
        found.append(say("rali-odds-wins", alone=alone(state), chance=one_in(odds.win)))
    faces = len(odds.steps)
    if odds.harm:
        count, loss = int(odds.harm * faces), round(float(odds.loss), 1)
        found.append(say("rali-odds-harm", count=count, total=faces, loss=loss))
    if odds.stop:
        found.append(say("rali-odds-stop", count=int(odds.stop * faces), total=faces))
    if odds.pit:
        found.append(say("rali-odds-pit", count=int(odds.pit * faces), total=faces))
    elif not odds.harm:
        found.append(say("rali-odds-clean"))
    return found


def one_in(part: Fraction) -> Said:
    """ "1 in 6", or "for sure"."""
    if part == 1:
        return say("rali-chance-sure")
    return say("rali-chance", count=part.numerator, total=part.denominator)


# --- A step -------------------------------------------------------------------------------------------------


def _steps(state: RaliState, seat: Seat) -> dict[str, RaliChoice]:
    return {str(odds.action): _step(state, seat, odds) for odds in step_odds(state)}


def _step(state: RaliState, seat: Seat, odds: StepOdds) -> RaliStepChoice:
    board = state.board
    cell = board.number[odds.cell]
    after = _after(state, odds)
    car, effect = after.cars[seat], board.effect[cell]
    over = after.phase == OVER
    return {
        "kind": "step",
        "way": _way(board, odds.action, cell),
        "cell": odds.cell,
        "ground": cell_kind(board, cell),
        "obstacle": effect.kind if effect is not None else None,
        "acts": odds.obstacle is not None,
        "crash": odds.crash,
        "stops": not over and not going_on(after, seat),
        "damage": max(0, state.cars[seat].marker - car.marker),
        "marker": car.marker,
        "misses": car.miss,
        "repairs": odds.repair is not None,
        "steps_left": after.steps if going_on(after, seat) else 0,
        "wins": over,
        "then": {
            "wins": odds.wins,
            "clean": odds.clean,
            "can_drive_on": odds.can_drive_on,
            "least_damage": odds.least_loss,
        },
        "label": step_label(state, odds),
        "detail": step_detail(state, odds),
    }


def _after(state: RaliState, odds: StepOdds) -> RaliState:
    after = state.copy()
    after.play(state.turn, odds.action)
    return after


def going_on(after: RaliState, seat: Seat) -> bool:
    """The move of the seat is not over yet."""
    return after.phase == STEP and after.turn == seat


def cell_kind(board: Board, cell: Cell) -> Ground:
    """What a cell is: `track`, `start4`, `station`, `box`, `shortcut` or `lane`, the way to the boxes."""
    if board.lane[cell] != OFF_TRACK:
        return "track"
    if cell == board.start4:
        return "start4"
    if board.kind[cell] == STATION:
        return "station"
    if board.kind[cell] == BOX:
        return "box"
    return "shortcut" if board.solid[cell] else "lane"


def cell_name(board: Board, cell: Cell) -> Said:
    """A cell in words: row and lane, or what it is beside the road."""
    if cell == NOWHERE:
        return say("rali-cell-none")
    kind = cell_kind(board, cell)
    if kind == "track":
        return say("rali-cell-track", row=board.row[cell], lane=board.lane[cell])
    if kind == "start4":
        return say("rali-cell-start4")
    return say("rali-cell-beside", kind=kind, name=board.ids[cell], row=board.row[cell])


def aim_name(board: Board, car: Cell, cell: Cell) -> Said:
    """Where a move leads, in words: how far ahead of a car and into which lane, or beside the road."""
    if cell_kind(board, cell) == "lane":
        return say("rali-cell-boxes")
    if car == NOWHERE or board.lane[cell] == OFF_TRACK:
        return cell_name(board, cell)
    if board.lane[car] == OFF_TRACK and car != board.start4:
        return say("rali-cell-back", lane=board.lane[cell])
    ahead = (board.row[cell] - board.row[car]) % board.rows
    return say("rali-cell-ahead", rows=ahead, lane=board.lane[cell])


def step_label(state: RaliState, odds: StepOdds) -> Said:
    cell = state.board.number[odds.cell]
    return say(
        "rali-choice-step", kind=_way(state.board, odds.action, cell), cell=cell_name(state.board, cell)
    )


def _way(board: Board, action: Action, cell: Cell) -> WayName:
    """Where a step leads; a branch goes into a short-cut or to a place for repairs."""
    if action == BRANCH:
        return "shortcut" if cell_kind(board, cell) == "shortcut" else "repair"
    ways: dict[Action, WayName] = {AHEAD: "ahead", LEFT: "left", RIGHT: "right"}
    return ways[action]


def step_detail(state: RaliState, odds: StepOdds) -> list[Said]:
    """What the step does at once, and what remains possible behind it."""
    seat = state.turn
    after = _after(state, odds)
    car = after.cars[seat]
    lost = state.cars[seat].marker - car.marker
    on = going_on(after, seat)
    if odds.crash is not None:
        harm = state.cars[odds.crash].marker - after.cars[odds.crash].marker
        harmed = what(stops=True, lost=lost)
        if harm:
            harmed.append(say("rali-part-damage-other", lost=harm, other=odds.crash))
        found = [say("rali-step-crash", other=odds.crash, what=harmed)]
    elif odds.obstacle is not None:
        harmed = what(stops=not on and car.at_rest, lost=lost, turns=car.miss)
        found = [say("rali-step-hit", obstacle=odds.obstacle, what=harmed)]
    elif odds.repair is not None:
        found = what(marker=car.marker, stops=True, turns=car.miss)
    else:
        over = after.phase == OVER
        found = [say("rali-step-wins", alone=alone(state)) if over else say("rali-step-free")]
    if on:
        found.append(_then(state, odds))
    return found


def way_detail(state: RaliState, way: Way) -> list[Said]:
    """What the whole move costs."""
    end = way.end
    assert end is not None
    car = end.state.cars[state.turn]
    if end.won:
        return [say("rali-step-wins", alone=alone(state)), *(what(lost=end.lost) if end.lost else [])]
    if end.repaired and way.crash is None:
        return what(marker=car.marker, stops=True, turns=car.miss)
    if way.crash is None:
        return what(stops=end.stopped, lost=end.lost, turns=car.miss)
    harmed = what(stops=True, lost=end.lost)
    harm = state.cars[way.crash].marker - end.state.cars[way.crash].marker
    if harm:
        harmed.append(say("rali-part-damage-other", lost=harm, other=way.crash))
    return [say("rali-step-crash", other=way.crash, what=harmed)]


def alone(state: RaliState) -> str:
    """Whether crossing the line is a win over nobody."""
    return "yes" if state.seats == 1 else "no"


def _then(state: RaliState, odds: StepOdds) -> Said:
    if odds.wins:
        return say("rali-then-wins", alone=alone(state))
    if odds.clean:
        return say("rali-then-clean")
    return say("rali-then-loss" if odds.can_drive_on else "rali-then-stop", lost=odds.least_loss)


def what(marker: int = 0, above: Gear = 0, stops: bool = False, lost: int = 0, turns: int = 0) -> list[Said]:
    """What a cell does to a car: "stop, damage 3"."""
    found = []
    if marker:
        found.append(say("rali-part-repair", marker=marker))
    if stops:
        found.append(say("rali-part-stop"))
    if lost:
        found.append(say("rali-part-damage", lost=lost))
    if turns:
        found.append(say("rali-part-miss", turns=turns))
    found = found or [say("rali-part-none")]
    return [say("rali-part-above", gear=above, what=found)] if above else found
