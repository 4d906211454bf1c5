"""A stage of Rallyman as a graph: where each die leads from each place, and what it risks on the way.

A place is a space, a line on it and a gear, packed into one number. Steps are asked of the engine, each
place once; no rule is written a second time. The road may be empty, for what can be driven at all, or as it
is in a position, with cars in the way and mud in the corners.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from racecraft.games.rallyman.actions import CUT, die_of, line_of
from racecraft.games.rallyman.figures import TOP_GEAR
from racecraft.games.rallyman.phases import FIRST
from racecraft.games.rallyman.state import RallymanState, Setup, new_car
from racecraft.games.rallyman.steps import (
    CUT_LINE,
    DRIVING,
    FIRST_DRIFT,
    ROAD_LINE,
    SECOND_DRIFT,
    Head,
    advance,
    risk,
    snowy,
    steps,
)
from racecraft.odds.rallyman.chances import back_odds

GEARS: Final = TOP_GEAR + 1
"""Neutral among them."""
LINES: Final = 4
PLACES: Final = LINES * GEARS
"""Of one space."""
HARMS: Final = 6
"""Kinds of damage a loss of control can do: none, one gear die, and so on to all five."""

START: Final = 0
"""The place before the start line: index -1, on the road, in neutral."""
SOLVED_FIRST: Final = [ROAD_LINE, CUT_LINE, SECOND_DRIFT, FIRST_DRIFT]
"""Lines of a space so that every step within a corner leads to an earlier one."""


class Road:
    """The steps of one stage. Those of a place begin at `first` and end before `last`."""

    def __init__(self, state: RallymanState) -> None:
        self.state = state
        self.length: i64 = state.stage.length
        places = PLACES * (state.stage.length + 2)
        self.first: list[int] = [-1] * places
        """-1 for a place that nobody has asked about."""
        self.last: list[int] = [-1] * places
        self.action: list[int] = []
        self.die: list[int] = []
        self.to: list[int] = []
        """The place a step leads to; on the space behind the last one the stage is finished."""
        self.risk: list[int] = []
        self.white: list[int] = []
        """1 if the step ends on snow."""
        self.cut: list[int] = []
        """1 if the step enters a cut."""
        self.harm: list[float] = [-1.0] * (HARMS * GEARS * state.stage.length)
        """By space, gear and gear dice lost: how likely a loss of control does that; -1 until asked for."""

    def look(self, place: i64) -> None:
        """Asks the engine for the steps of a place, with all dice at hand."""
        state = self.state
        head = Head(index_of(place), line_of_place(place), gear_of_place(place), 0, 0, 0, 0, 0)
        car = state.cars[state.turn]
        if head.index == car.index:
            head.mud = car.mud
        elif 0 <= head.index < self.length:
            head.mud = state.mud[head.index]
        self.first[place] = len(self.action)
        for action in steps(state, head, False, False):
            die = die_of(action)
            line = line_of(action)
            after = head.copy()
            advance(state, after, die, line)
            self.action.append(action)
            self.die.append(die)
            self.to.append(place_of(after.index, after.line, after.gear))
            self.risk.append(risk(state, head, line, after.gear))
            self.white.append(1 if snowy(state, after.index) else 0)
            self.cut.append(1 if line == CUT else 0)
        self.last[place] = len(self.action)

    def harms(self, index: i64, gear: i64) -> i64:
        """Where in `harm` the row of a space and a gear begins."""
        row: i64 = (index * GEARS + gear) * HARMS
        if self.harm[row] < 0.0:
            odds = back_odds(self.state, gear, index)
            harm: i64
            for harm in range(HARMS):
                self.harm[row + harm] = 0.0
            self.harm[row] += float(odds.spin)
            self.harm[row + odds.lost_left] += float(odds.left)
            self.harm[row + odds.lost_right] += float(odds.right)
        return row

    def places(self) -> list[int]:
        """All places a car can come to, in an order in which every step leads to an earlier one."""
        found: set[int] = set()
        open: list[int] = [START]
        for index in range(self.state.stage.length):
            for gear in range(GEARS):
                open.append(place_of(index, ROAD_LINE, gear))
        while open:
            place = open.pop()
            if place in found:
                continue
            found.add(place)
            open.extend(self.next_places(place))
            if line_of_place(place) == CUT_LINE:
                open.append(place_of(index_of(place), CUT_LINE, 0))
        return backwards(found)

    def within_reach(self, start: i64, dice: i64) -> list[list[int]]:
        """The places to which less than so many dice lead, and those to which just so many do."""
        near: set[int] = set()
        edge: set[int] = {start}
        for _ in range(dice):
            further: set[int] = set()
            for place in edge:
                near.add(place)
                further.update(self.next_places(place))
            edge = further - near
        return [backwards(near), list(edge)]

    def next_places(self, place: i64) -> list[int]:
        if index_of(place) == self.length:
            return []
        if self.first[place] < 0:
            self.look(place)
        return self.to[self.first[place] : self.last[place]]


def backwards(places: set[int]) -> list[int]:
    """From the finish to the start, so that every step leads to an earlier one."""
    return sorted(places, key=_rank)


def _rank(place: int) -> int:
    return -index_of(place) * PLACES + SOLVED_FIRST.index(line_of_place(place)) * GEARS + gear_of_place(place)


def place_of(index: i64, line: i64, gear: i64) -> i64:
    return ((index + 1) * LINES + line) * GEARS + gear


def index_of(place: i64) -> i64:
    return place // PLACES - 1


def line_of_place(place: i64) -> i64:
    return place // GEARS % LINES


def gear_of_place(place: i64) -> i64:
    return place % GEARS


def empty_road(setup: Setup, stage_number: int, snow: int) -> Road:
    """A stage without other cars, mud or cards that have been seen."""
    state = RallymanState(setup, [new_car(False, 0)])
    state.stage_number = stage_number
    state.stage = setup.stages[stage_number]
    state.mud = [0] * state.stage.length
    state.snow = snow
    state.phase = FIRST
    state.cars[0].status = DRIVING
    return Road(state)
