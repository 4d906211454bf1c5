"""What a seat sees of a position of Rallyman: everything, for nothing here is private."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from racecraft.engine.views import ResultView
from racecraft.games.rallyman.phases import Phase
from racecraft.games.rallyman.position import (
    RallymanAttack,
    RallymanCarPosition,
    RallymanDice,
    RallymanStep,
    car_json,
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
from racecraft.games.rallyman.steps import CAR_LINES, WAITING, gas_dice, gear_dice

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
    """The id of a rally of the house; null for one of one's own."""
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
    shown = position(state)
    setup = state.setup
    stage = state.stage
    result = state.result()
    alone = setup.options["stage"]
    return {
        "game": "rallyman",
        "options": shown["options"],
        "phase": shown["phase"],
        "stage": shown["stage"],
        "stages": len(setup.stages),
        "stage_number": alone or shown["stage"],
        "rally": setup.rally.name,
        "rally_id": setup.options["rally"] if isinstance(setup.options["rally"], str) else None,
        "shakedown": setup.easy,
        "route": stage.text,
        "length": stage.length,
        "zones": list(stage.zones),
        "snow": shown["snow"],
        "split_points": list(setup.split_points[state.stage_number]),
        "start_list": shown["start_list"],
        "asked": shown["asked"],
        "round": shown["round"],
        "round_order": shown["order"],
        "place": shown["place"],
        "turn": shown["turn"],
        "arrivals": shown["arrivals"],
        "backs": shown["backs"],
        "shortcuts": shown["shortcuts"],
        "mud": shown["mud"],
        "cars": [car_view(state, seat) for seat in range(state.seats)],
        "dice": shown["dice"],
        "step": shown["step"],
        "attack": shown["attack"],
        "order": order(state),
        "gaps": gaps(state),
        "overall": overall(state),
        "splits": split_times(state, state.stage_number),
        "result": None if result is None else result.json(),
    }


def car_view(state: RallymanState, seat: int) -> RallymanCar:
    car = state.cars[seat]
    waiting = car.status == WAITING
    return {
        **car_json(car),
        "colour": COLOURS[seat],
        "cell": cell_name(state.stage, -1 if waiting else car.index, CAR_LINES[car.line]),
        "seconds": car.seconds,
        "time": stage_time(car),
        "total": total(car),
        "gear_dice": gear_dice(car.lost),
        "gas_dice": gas_dice(car.punctures),
    }
