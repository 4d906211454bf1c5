"""What a seat of Rallyman: GT sees, as JSON.

Hidden are only the tyres chosen at the start until all have chosen (GT-ADV-02).
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict

import msgspec

from racecraft.engine.views import ResultView
from racecraft.games.gt import relay, rules
from racecraft.games.gt.board import tile_bit
from racecraft.games.gt.dashboard import (
    DICE,
    TYRES,
    WEATHERS,
    Die,
    Tyre,
    Weather,
    side,
    usable,
)
from racecraft.games.gt.focus import secure_cost
from racecraft.games.gt.notation import relay_text
from racecraft.games.gt.phases import (
    BAG,
    DRIVE,
    PHASES,
    RELAY,
    VERGE,
    Phase,
)
from racecraft.games.gt.position import (
    COLOURS,
    IN_MOVE,
    ROUND_COLOURS,
    Colour,
    Face,
    GTCarPosition,
    GTFlag,
    GTSheetTurn,
    GTTokens,
    car_json,
    faces_json,
    flags_json,
    plan_texts,
    tokens_json,
    turn_json,
)
from racecraft.games.gt.standing import gaps, lap, order, progress
from racecraft.games.gt.state import GTState
from racecraft.games.gt.tiles import DANGERS, Danger


class GTDice(TypedDict):
    """Dice that may be used in a turn, damage taken off."""

    gear: int
    coast: int
    brake: int
    boost: int


class GTCar(GTCarPosition):
    """A car as everybody sees it."""

    colour: str
    marker_colour: Colour
    """Not that of the round once the car has had its turn."""
    progress: int
    """Stations from the start of the lap in which the race began."""
    lap: int
    dice: GTDice
    limit: int
    """Hazards that lose control."""


class GTRelay(TypedDict):
    """A way to lose control with the re-laid dice."""

    text: str
    space: str
    gear: int
    danger: Danger
    finish: bool


class GTMove(TypedDict):
    """The move under way."""

    start: str | None
    """The space from which the plan begins; null without one, as are the steps and the dice."""
    plan: list[str]
    """Its steps in notation."""
    flat_out: bool
    done: int
    """Steps of the plan that were driven."""
    gear: int
    """Of the step that was driven last."""
    hazards: int
    """Met so far in this turn."""
    track_hazards: int
    """Those of the track along the plan."""
    over_speed: bool
    """The last step of the plan is too fast."""
    secured: int
    """Dice secured this turn."""
    secure_cost: int | None
    """Focus for the next step, while the plan is driven one by one."""
    dice: list[Die]
    """In the throw under way."""
    faces: list[Face]
    """What those show so far."""
    relays: list[GTRelay]
    draws: int
    """Damage tokens still to draw."""
    weather_drawn: int


class GTTimedTurn(GTSheetTurn):
    """A column of a time attack's sheet as it is shown."""

    seconds: int


class GTView(TypedDict):
    """What a seat sees: the position with what a player reads off the table at a glance."""

    game: Literal["gt"]
    options: dict[str, Any]
    phase: Phase
    turn: int
    round: int
    round_colour: Colour
    turns: list[int]
    """The seats in the order in which they play this round."""
    pointer: int
    """How many of them have had their turn."""
    order: list[int]
    """The seats from first to last. A retired car is classified by the way it has come."""
    gaps: list[int]
    """By seat, stations behind the first car; 0 for a car that has finished."""
    weather: Weather
    bag: GTTokens
    flags: list[GTFlag]
    zones: list[int]
    """The tiles under a yellow flag."""
    departures: int
    finished: list[int]
    sheet: list[GTTimedTurn]
    seconds: int | None
    """The time of a time attack so far."""
    chosen: list[Tyre | Literal["hidden"] | None]
    """Tyres chosen at the start by seat, until all are shown."""
    cars: list[GTCar]
    move: GTMove
    track: str
    track_title: str | None
    """The name that an own circuit gives itself; null for those that come with the game."""
    laps: int
    result: ResultView | None


def view(s: GTState, seat: int) -> GTView:
    """The position with what a player reads off the table at a glance, less what is hidden from this seat."""
    result = s.result()
    alone = s.seats == 1
    return {
        "game": "gt",
        "options": msgspec.to_builtins(s.setup.options),
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "round": s.round,
        "round_colour": ROUND_COLOURS[s.round % 2],
        "turns": list(s.order),
        "pointer": s.pointer,
        "order": order(s),
        "gaps": gaps(s),
        "weather": WEATHERS[s.weather],
        "bag": tokens_json(s.bag),
        "flags": flags_json(s),
        "zones": [tile for tile in range(len(s.circuit.laid)) if s.zones & tile_bit(tile)],
        "departures": s.departures,
        "finished": list(s.finished),
        "sheet": [{**turn_json(entry), "seconds": s.setup.boards.seconds[entry // 2]} for entry in s.sheet],
        "seconds": rules.seconds(s) if alone else None,
        "chosen": [
            (TYRES[choice] if other == seat else "hidden") if choice >= 0 else None
            for other, choice in enumerate(s.chosen)
        ],
        "cars": [_car_view(s, other) for other in range(s.seats)],
        "move": _move_view(s),
        "track": s.circuit.name,
        "track_title": own_title(s),
        "laps": s.setup.laps,
        "result": None if result is None else result.json(),
    }


def own_title(s: GTState) -> str | None:
    """The name that an own circuit gives itself."""
    track = s.setup.options["track"]
    if isinstance(track, str):
        return None
    name = track.get("name")
    return name if isinstance(name, str) else None


def _car_view(s: GTState, seat: int) -> GTCar:
    car = s.cars[seat]
    boards = s.setup.boards
    now = side(car.car_class, car.tyre, s.weather)
    acted = seat in s.order[: s.pointer]
    return {
        **car_json(s, car),
        "colour": COLOURS[seat],
        "marker_colour": ROUND_COLOURS[(s.round + (1 if acted else 0)) % 2],
        "progress": progress(s, seat),
        "lap": lap(s, seat),
        "dice": {
            "gear": usable(boards.gear[now], car.gear_tokens),
            "coast": usable(boards.coast[now], car.coast_tokens),
            "brake": usable(boards.brake[now], car.brake_tokens),
            "boost": boards.boost[now] if s.setup.boost else 0,
        },
        "limit": boards.hazard_limit(now, car.wear),
    }


def _move_view(s: GTState) -> GTMove:
    under_way = s.phase in IN_MOVE
    return {
        "start": s.circuit.names[s.start_cell] if under_way else None,
        "plan": plan_texts(s) if under_way else [],
        "flat_out": under_way and s.flat_out,
        "done": s.done if under_way else 0,
        "gear": s.gear if under_way else 0,
        "hazards": s.hazards if under_way else 0,
        "track_hazards": s.plan_hazards if under_way else 0,
        "over_speed": under_way and s.over_speed,
        "secured": s.secured if under_way else 0,
        "secure_cost": secure_cost(s) if s.phase == DRIVE else None,
        "dice": [DICE[kind] for kind in s.dice] if under_way else [],
        "faces": faces_json(s) if under_way else [],
        "relays": [_relay_view(s, outcome) for outcome in s.relays] if s.phase == RELAY else [],
        "draws": s.draws if s.phase in (BAG, VERGE) else 0,
        "weather_drawn": s.weather_drawn if s.phase == BAG else 0,
    }


def _relay_view(s: GTState, outcome: int) -> GTRelay:
    cell = relay.cell_of(outcome)
    return {
        "text": relay_text(s, outcome),
        "space": s.circuit.names[cell],
        "gear": relay.gear_of(outcome),
        "danger": DANGERS[s.circuit.danger[cell]],
        "finish": relay.beyond_line(s, outcome),
    }
