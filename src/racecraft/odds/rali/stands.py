"""Where a move of Ралі can leave the car: every way at once, for every number of positions the die may give.

The engine drives; no rule is written a second time. A move of seven positions begins like one of six, so one
search to the longest move serves all faces of the die.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from racecraft.engine.state import Action
from racecraft.games.rali.actions import AHEAD
from racecraft.games.rali.phases import OVER, STEP
from racecraft.games.rali.state import RaliState

WAY_BITS: Final = 2
"""A step is one of four, so a way of many steps packs into one number, the first step lowest."""


class Stand:
    """A car after some positions of a move."""

    def __init__(
        self,
        positions: i64,
        halted: bool,
        won: bool,
        cell: i64,
        crossings: i64,
        gear: i64,
        marker: i64,
        at_rest: bool,
        missed: i64,
        way: i64,
    ) -> None:
        self.positions = positions
        self.halted = halted
        """The move ended here by an obstacle, a station, a collision or the finish, whatever the die gave."""
        self.won = won
        self.cell = cell
        self.crossings = crossings
        self.gear = gear
        self.marker = marker
        self.at_rest = at_rest
        self.missed = missed
        """Turns lost by it, this one not counted."""
        self.way = way


def first_step(way: i64) -> Action:
    return AHEAD + way % (1 << WAY_BITS)


def rest_of(way: i64) -> i64:
    return way >> WAY_BITS


def stands(state: RaliState, most: i64) -> list[Stand]:
    """Every stand that can be reached with up to `most` positions by the car whose move is under way."""
    search = Search(state.turn, state.round, most)
    twin = state.copy()
    twin.steps = most + 1
    search.drive(twin, 0, 0)
    return search.found


class Search:
    """A depth-first search through one move. Ways that meet again are followed once."""

    def __init__(self, seat: i64, round: i64, most: i64) -> None:
        self.seat = seat
        self.round = round
        self.most = most
        self.found: list[Stand] = []
        self.seen: set[int] = set()

    def drive(self, state: RaliState, driven: i64, way: i64) -> None:
        """Drives on from here in every way; `state` is used up."""
        seat = self.seat
        while driven < self.most:
            actions = state.legal(seat)
            for action in actions[1:]:
                twin = state.copy()
                twin.play(seat, action)
                longer = way + ((action - AHEAD) << (WAY_BITS * driven))
                if self.goes_on(twin, driven + 1, longer):
                    self.drive(twin, driven + 1, longer)
            state.play(seat, AHEAD)
            driven += 1
            if not self.goes_on(state, driven, way):
                return

    def goes_on(self, state: RaliState, driven: i64, way: i64) -> bool:
        """Notes where the car stands now; False if the move is over or has been here before."""
        car = state.cars[self.seat]
        if state.phase != STEP:
            won = state.phase == OVER and car.crossings > state.setup.laps
            missed = car.miss
            if state.seats == 1 and not won:
                missed += state.round - self.round - 1  # alone, a car has served its missed turns by now
            self.found.append(
                Stand(
                    driven,
                    True,
                    won,
                    car.cell,
                    car.crossings,
                    car.gear,
                    car.marker,
                    car.at_rest,
                    missed,
                    way,
                )
            )
            return False
        place = ((car.cell * 4 + state.changes) * 4 + state.home_lane) * 16 + car.marker
        key = place * 16 + driven
        if key in self.seen:
            return False
        self.seen.add(key)
        gear = car.gear
        limit = state.board.gear_limit[car.marker]
        self.found.append(
            Stand(
                driven,
                False,
                False,
                car.cell,
                car.crossings,
                limit if gear > limit else gear,
                car.marker,
                False,
                0,
                way,
            )
        )
        return True
