"""A turn of Rallyman: GT weighed against the other cars: not by turns still to drive but by the chance to be
first, with one's own car in the way of those behind."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from racecraft.bots.bot import Thought
from racecraft.bots.gt.drive import Laid, Turn
from racecraft.bots.gt.track_values import solved_by, solved_for
from racecraft.games.gt.board import Cell, Gear
from racecraft.games.gt.dashboard import STANDING, TOP
from racecraft.games.gt.planning import FINISHED, IN_PIT, ON_TRACK, blocked
from racecraft.games.gt.rules import read_dashboard, start_plan
from racecraft.games.gt.state import Car, GTState
from racecraft.odds.gt.solve import NEVER, Solved

DOUBT = 0.25
"""How many turns of lead, for each root of a turn to go, make a win likely (about three in four)."""
FIRST = 0.5
"""Turns that going first in a round is worth."""
NEAR: Final = 10
"""Stations behind within which a car may be held up."""


class Rival:
    """Another car as it stands while the turn is weighed."""

    def __init__(self, seat: i64, cost: float, early: bool) -> None:
        self.seat = seat
        self.cost = cost
        """Turns it has still to drive on an empty track."""
        self.early = early
        """It has still to drive in this round."""


class Contest(Turn):
    """The cost of an end is the chance not to beat the rivals, on average over them."""

    def __init__(self, state: GTState, solved: Solved, most_focus: i64, thought: Thought) -> None:
        super().__init__(state, solved)
        self.seat = state.turn
        self.most_focus = most_focus
        self.thought = thought
        self.rivals: list[Rival] = []
        self._held: dict[i64, float] = {}
        """By seat, node and gear of the own car: turns the rival has still to drive."""
        self.more = 0.0
        wrap = state.cars[state.turn].wrap
        if state.setup.laps - wrap > solved.laps:
            self.more = solved.lap * float(state.setup.laps - wrap - solved.laps)
        for seat in range(state.seats):
            if seat != state.turn and state.cars[seat].place < FINISHED:
                early = False
                for at in range(state.pointer + 1, len(state.order)):
                    if state.order[at] == seat:
                        early = True
                self.rivals.append(Rival(seat, self.rest(seat), early))

    def rest(self, seat: i64) -> float:
        """Turns a car has still to drive on an empty track."""
        solved = solved_by(self.state, seat, self.most_focus)
        car = self.state.cars[seat]
        to_go = self.state.setup.laps - car.wrap
        node: i64 = min(to_go, solved.laps) * solved.spaces + car.cell
        cost = solved.lap * float(max(0, to_go - solved.laps))
        if car.place != ON_TRACK:
            cost += 2.0 if car.place == IN_PIT and car.marker < STANDING else 1.0
            return cost + solved.value(node, 0, car.focus)
        value = solved.value(node, car.marker, car.focus)
        return cost + (value if value < NEVER else solved.value(node, 0, car.focus))

    def _held_up(self, rival: Rival, cell: Cell, gear: Gear) -> float:
        """Turns a rival has still to drive when the own car stands there in that gear."""
        circuit = self.circuit
        car = self.state.cars[rival.seat]
        if car.place != ON_TRACK:
            return rival.cost
        behind = (circuit.front[cell] - circuit.front[car.cell]) % circuit.length
        if behind > NEAR:
            return rival.cost
        key: i64 = (rival.seat * 1024 + cell) * (TOP + 1) + gear
        known = self._held.get(key, -1.0)
        if known >= 0.0:
            return known
        cost = rival.cost
        if self.thought.goes_on():
            cost = self._driven(rival, cell, gear)
        self._held[key] = cost
        return cost

    def _driven(self, rival: Rival, cell: Cell, gear: Gear) -> float:
        """The best turn of a rival, with the own car there in that gear."""
        twin = self.state.copy()
        own = twin.cars[self.seat]
        own.cell = cell
        own.marker = gear
        twin.turn = rival.seat
        twin.done = 0
        twin.hazards = 0
        twin.secured = 0
        car: Car = twin.cars[rival.seat]
        read_dashboard(twin, car)
        start_plan(twin, car)
        if blocked(twin):
            return rival.cost + 1.0
        turn = Turn(twin, solved_for(twin, self.most_focus))
        found = turn.best(turn.root(), 2)
        if found is None:
            return rival.cost
        to_go = twin.setup.laps - car.wrap
        return found.cost + turn.solved.lap * float(max(0, to_go - turn.solved.laps))

    def behind(self, rest: float, cell: Cell, gear: Gear) -> float:
        """How likely the rivals are not beaten by a car that has so many turns to go after this one; it
        stands on the space, or is in nobody's way if that is -1."""
        total = 0.0
        for rival in self.rivals:
            cost = rival.cost if cell < 0 else self._held_up(rival, cell, gear)
            other = self.state.cars[rival.seat]
            lead = cost - rest
            if rival.early:
                lead -= 1.0
                lead += FIRST if gear >= other.marker else 0.0
            elif gear > other.marker or (gear == other.marker and rest < cost):
                lead += FIRST
            else:
                lead -= FIRST
            spread = DOUBT * (max(0.0, rest) + max(0.0, cost) + 0.5) ** 0.5
            total += 1.0 / (1.0 + exp(min(50.0, max(-50.0, lead / spread))))
        return total / float(len(self.rivals))

    def ended(self, laid: Laid, focus: i64) -> float:
        rest = self.solved.value(laid.node, laid.gear, focus) + self.more
        return self.behind(rest, laid.node % self.solved.spaces, laid.gear)

    def finished(self, gear: Gear, focus: i64) -> float:
        return 0.0

    def lost(self, node: i64, gear: Gear, focus: i64) -> float:
        rest = self.solved.lost(node, gear, focus) + self.more
        return self.behind(rest - 1.0, -1, STANDING)

    def relaid(self, node: i64, laid: Laid, track: i64, focus: i64) -> float:
        rest = self.solved.relaid(node, laid.number, track, laid.tight, focus) + self.more
        return self.behind(rest - 1.0, -1, STANDING)
