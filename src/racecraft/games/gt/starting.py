"""The start of a race: the bag, tyres that are chosen, the grid. Functions that can complete the grid return
whether they have: the first round begins then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from racecraft.engine.state import Event
from racecraft.games.gt.dashboard import TYRES, WEATHER_TOKEN
from racecraft.games.gt.phases import CHOOSE, GRID
from racecraft.games.gt.pit import fit

if TYPE_CHECKING:
    from racecraft.games.gt.state import GTState


def set_up(s: GTState) -> bool:
    """GT-SETUP-04 to 08: full bag, no focus, asphalt tyres unless they are chosen."""
    bag = list(s.setup.boards.bag)
    if not s.setup.weather_in_bag:
        bag[WEATHER_TOKEN] = 0
    s.bag = bag
    if s.setup.choose_tyres:
        s.chosen = [-1] * s.seats
        s.phase = CHOOSE
        return False
    return begin_grid(s)


def choose_tyres(s: GTState, seat: i64, tyre: i64) -> bool:
    """GT-ADV-02: all choose at once; the choices are shown when the last is made."""
    chosen = list(s.chosen)
    chosen[seat] = tyre
    s.chosen = chosen
    if s.events is not None:
        s.events.append(Event("tyres_chosen", seat, {}))
    for choice in chosen:
        if choice < 0:
            return False
    s.revealed = True
    for other in range(s.seats):
        s.turn = other
        fit(s.cars[other], chosen[other], 1)
        if s.events is not None:
            s.tell("chose", {"tyre": TYRES[chosen[other]]})
    s.chosen = []
    return begin_grid(s)


def begin_grid(s: GTState) -> bool:
    s.turn = 0
    s.phase = GRID
    return s.seats == 1 and take_slot(s, 0)


def take_slot(s: GTState, seat: i64) -> bool:
    """GT-SETUP-10 to 16: the k-th car drawn takes slot k; the last is not drawn."""
    slot = 0
    for car in s.cars:
        if car.cell >= 0:
            slot += 1
    place_on_grid(s, seat, slot)
    if slot == s.seats - 2:
        for other in range(s.seats):
            if s.cars[other].cell < 0:
                place_on_grid(s, other, s.seats - 1)
                break
    return slot >= s.seats - 2


def place_on_grid(s: GTState, seat: i64, slot: i64) -> None:
    s.cars[seat].cell = s.circuit.grid[slot]
    s.turn = seat
    if s.events is not None:
        s.tell("grid", {"slot": slot + 1, "space": s.circuit.names[s.cars[seat].cell]})
