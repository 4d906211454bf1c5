"""What a seat sees of a position of Rallyman: everything, for nothing here is private."""

from __future__ import annotations

from typing import Any, Literal, TypedDict, cast

from racecraft.engine.views import ResultView
from racecraft.games.rallyman.phases import Phase
from racecraft.games.rallyman.position import (
    RallymanAttack,
    RallymanCarPosition,
    RallymanDice,
    RallymanStep,
    position,
)
from racecraft.games.rallyman.stage import cell_name
from racecraft.games.rallyman.standing import (
    RallymanOverall,
    RallymanSplit,
    gaps,
    order,
    overall,
    split_times,
    stage_time,
    total,
)
from racecraft.games.rallyman.state import RallymanState
from racecraft.games.rallyman.steps import WAITING, gas_dice, gear_dice

Colour = Literal["red", "blue", "green", "yellow"]
COLOURS: list[Colour] = ["red", "blue", "green", "yellow"]


class RallymanCar(RallymanCarPosition):
    """A car with its dashboard, its cards and its times, as everybody sees it. Times are in seconds."""

    colour: Colour
    cell: str
    """Where it stands, as the drawing names it."""
    seconds: int
    """The cards of the stage."""
    time: int
    """The same less the second tokens."""
    total: int
    """All stages completed."""
    gear_dice: int
    """Gear dice of a turn, after damage."""
    gas_dice: int
    """Gas dice of a turn, after punctures."""


class RallymanView(TypedDict):
    """The position with what a player reads off the table at a glance."""

    game: Literal["rallyman"]
    options: dict[str, Any]
    phase: Phase
    stage: int
    """Counted from 1 among the stages of this race."""
    stages: int
    stage_number: int
    """The number of the stage in its rally: one that is driven alone keeps it."""
    rally: str
    """The name of the rally."""
    rally_id: str | None
    """The id of a built-in rally; null for one of one's own."""
    shakedown: bool
    route: str
    length: int
    """Spaces of the stage."""
    zones: list[str]
    snow: list[str]
    """The zones under snow."""
    split_points: list[int]
    start_list: list[int]
    asked: int
    """How far down the start list, or the list of zones, a question has gone round."""
    round: int
    round_order: list[int]
    """The seats that drive in this round, in the order of their turns."""
    place: int
    """How far the round has come."""
    turn: int
    arrivals: int
    backs: dict[str, list[int]]
    """By gear, the backs not yet seen: spin, left, right."""
    shortcuts: dict[str, int]
    """Shortcut cards still in the pile, by kind."""
    mud: dict[str, int]
    """Levels of mud by space."""
    cars: list[RallymanCar]
    dice: RallymanDice
    step: RallymanStep
    attack: RallymanAttack
    order: list[int]
    """The seats from first to last: by stages completed, the way along the stage, then the clock; retired
    cars last."""
    gaps: list[int | None]
    """By seat, seconds behind the leader of the classification; null for a retired car."""
    overall: list[RallymanOverall]
    """The classification by the stages that count."""
    splits: list[list[RallymanSplit | None]]
    """By split point of this stage and seat, the time that was taken."""
    result: ResultView | None


def view(state: RallymanState) -> RallymanView:
    """The position, completed in place."""
    setup = state.setup
    stage = state.stage
    result = state.result()
    rally = setup.options["rally"]
    classification = overall(state)
    shown = cast(RallymanView, position(state))
    for seat in range(state.seats):
        _complete(state, seat, shown["cars"][seat])
    shown["stages"] = len(setup.stages)
    shown["stage_number"] = setup.options["stage"] or shown["stage"]
    shown["rally"] = setup.rally.name
    shown["rally_id"] = rally if isinstance(rally, str) else None
    shown["shakedown"] = setup.easy
    shown["route"] = stage.text
    shown["length"] = stage.length
    shown["zones"] = list(stage.zones)
    shown["split_points"] = list(setup.split_points[state.stage_number])
    shown["round_order"] = shown["order"]
    shown["order"] = order(state)
    shown["gaps"] = gaps(classification)
    shown["overall"] = classification
    shown["splits"] = split_times(state, state.stage_number)
    shown["result"] = None if result is None else result.json()
    return shown


def _complete(state: RallymanState, seat: int, shown: RallymanCar) -> None:
    """Adds what is read off a car's dashboard to its position."""
    car = state.cars[seat]
    shown["colour"] = COLOURS[seat]
    shown["cell"] = cell_name(state.stage, -1 if car.status == WAITING else car.index, shown["line"])
    shown["seconds"] = car.seconds
    shown["time"] = stage_time(car)
    shown["total"] = total(car)
    shown["gear_dice"] = gear_dice(car.lost)
    shown["gas_dice"] = gas_dice(car.punctures)
