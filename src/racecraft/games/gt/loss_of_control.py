"""Loss of control: spin or verge, damage tokens from the bag, weather, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from racecraft.engine.state import TABLE, Event
from racecraft.games.gt.board import Cell, Gear
from racecraft.games.gt.dashboard import (
    BRAKE_TOKEN,
    COAST_TOKEN,
    GEAR_TOKEN,
    STANDING,
    TOKENS,
    WEATHER_TOKEN,
    WEATHERS,
    YELLOW_TOKEN,
    loss_entry,
    marker_name,
    side,
)
from racecraft.games.gt.flags import show_flag
from racecraft.games.gt.order import departed
from racecraft.games.gt.phases import BAG, VERGE
from racecraft.games.gt.planning import ON_TRACK, ON_VERGE, must_wait
from racecraft.games.gt.tiles import DANGERS

if TYPE_CHECKING:
    from racecraft.games.gt.state import Car, GTState


def lose_control(s: GTState, car: Car, gear: Gear) -> bool:
    """GT-LOC-03 to 10: by gear and danger the table gives the marker and the damage tokens. True if the turn
    is over with that, without a verge to choose or a token to draw."""
    s.draws = loss_tokens(s, car, car.cell, gear)
    car.marker = loss_marker(s, car, gear)
    if s.events is not None:
        s.tell(
            "lost_control",
            {
                "space": s.circuit.names[car.cell],
                "gear": gear,
                "danger": DANGERS[s.circuit.danger[car.cell]],
                "marker": marker_name(car.marker),
                "tokens": s.draws,
            },
        )
    if car.marker == STANDING:
        car.spun = True
        return begin_draws(s)
    if s.circuit.central(car.cell):
        s.phase = VERGE
        return False
    return leave_track(s, s.circuit.low[car.cell] == 0)


def loss_marker(s: GTState, car: Car, gear: Gear) -> i64:
    """GT-LOC-07: the marker after a loss of control in this gear."""
    return s.setup.boards.lost_marker[side(car.car_class, car.tyre, s.weather)][gear]


def loss_tokens(s: GTState, car: Car, cell: Cell, gear: Gear) -> i64:
    """GT-LOC-07, 17, GT-DMG-13: the tokens drawn after a loss of control on this space in this gear, as many
    as called for or as the bag holds."""
    lost = s.setup.boards.lost_tokens[side(car.car_class, car.tyre, s.weather)]
    return min(lost[loss_entry(gear, s.circuit.danger[cell])], tokens_in_bag(s))


def return_space(s: GTState, cell: Cell, left: bool) -> Cell:
    """GT-LOC-12: where a car that lost control on this space comes back from the verge."""
    if s.setup.return_to_loss:
        return cell
    return s.circuit.left_return[cell] if left else s.circuit.right_return[cell]


def tokens_in_bag(s: GTState) -> i64:
    count: i64 = 0
    for tokens in s.bag:
        count += tokens
    return count


def leave_track(s: GTState, left: bool) -> bool:
    """GT-LOC-09, 12: the car stands on the verge, its space is free. True if no token is to be drawn."""
    car = s.cars[s.turn]
    car.place = ON_VERGE
    car.left_side = left
    car.cell = return_space(s, car.cell, left)
    departed(s, car)
    if s.events is not None:
        s.tell("off_track", {"side": "left" if left else "right"})
    return begin_draws(s)


def begin_draws(s: GTState) -> bool:
    """GT-LOC-17: the tokens called for are drawn. True if there are none."""
    s.weather_drawn = 0
    if s.draws > 0:
        s.phase = BAG
        return False
    return True


def draw_token(s: GTState, token: i64) -> bool:
    """GT-DMG-01, 02: tokens stay on the drawer's dashboard; a yellow flag goes to the track first. True if it
    was the last."""
    bag = list(s.bag)
    bag[token] -= 1
    s.bag = bag
    s.draws -= 1
    car = s.cars[s.turn]
    if s.events is not None:
        s.tell("drew", {"token": TOKENS[token]})
    if token == GEAR_TOKEN:
        car.gear_tokens += 1
    elif token == BRAKE_TOKEN:
        car.brake_tokens += 1
    elif token == COAST_TOKEN:
        car.coast_tokens += 1
    elif token == WEATHER_TOKEN:
        car.weather_tokens += 1
        s.weather_drawn += 1
    elif token == YELLOW_TOKEN:
        show_flag(s, car)
    else:
        car.green_tokens += 1
    if s.draws > 0:
        return False
    change_weather(s)
    return True


def change_weather(s: GTState) -> None:
    """GT-DMG-08, 09: an odd number of weather tokens turns the weather for everybody."""
    if s.weather_drawn % 2 == 1 and s.setup.weather_changes:
        s.weather = 1 - s.weather
        if s.events is not None:
            s.events.append(Event("weather", TABLE, {"weather": WEATHERS[s.weather]}))


def come_back(s: GTState, car: Car) -> None:
    """GT-LOC-11 to 15: the whole turn of a car on the verge is to be put back, if its space is free."""
    if must_wait(s, car):
        return
    car.place = ON_TRACK
    car.marker = STANDING
    if s.events is not None:
        s.tell("came_back", {"space": s.circuit.names[car.cell]})
