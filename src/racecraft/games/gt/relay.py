"""After a failed flat-out roll: every way to lay the rolled dice anew that ends in a loss of control
(GT-FLAT-08 to 13).

The dice keep their faces. The search walks all layouts that the rules of planning allow and notes where each
first loses control, in which gear.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from racecraft.games.gt.actions import COAST
from racecraft.games.gt.board import GEARS, TOO_FAST, WAYS, Cell, Gear
from racecraft.games.gt.dashboard import BOOST_DIE, BRAKE_DIE, COAST_DIE, TOP
from racecraft.games.gt.planning import COUNT, GATE, GATE_BITS, TAKEN, finishes, gates

if TYPE_CHECKING:
    from racecraft.games.gt.state import GTState

# Which dice a layout has spent, in one number: gear dice one bit each from the lowest, then counts.
GEAR_BITS: Final = 63
COASTS: Final = 6
BAD_COASTS: Final = 8
BRAKES: Final = 10
BAD_BRAKES: Final = 12
REDLINES: Final = 14
BOOSTS: Final = 16
SPENT_BITS: Final = 17

MOST_HAZARDS: Final = 16
"""More than the highest limit: a layout that goes on has fewer."""


def pack(progress: i64, cell: Cell, gear: Gear, crossing: Gear) -> i64:
    """An outcome as a number that sorts by distance, space and gear. `crossing` is the gear over the final
    line, in a time attack whose last turn is noted so; otherwise 0."""
    return ((progress * 1024 + cell) * 8 + gear) * 8 + crossing


def progress_of(outcome: i64) -> i64:
    return outcome // 65536


def cell_of(outcome: i64) -> Cell:
    return outcome // 64 % 1024


def gear_of(outcome: i64) -> Gear:
    return outcome // 8 % 8


def beyond_line(s: GTState, outcome: i64) -> bool:
    """GT-END-04: whether this loss of control lies beyond the final line and is none."""
    return progress_of(outcome) > s.setup.final_line


def crossing_of(outcome: i64) -> Gear:
    return outcome % 8


class Relay:
    """The dice on the table and what was found with them."""

    def __init__(self, s: GTState) -> None:
        self.s = s
        self.gears: i64 = 0
        """Gear dice that were rolled, one bit each."""
        self.gear_hazards: i64 = 0
        """Those of them that show a hazard."""
        self.coast_clear: i64 = 0
        self.coast_hazard: i64 = 0
        self.brake_clear: i64 = 0
        self.brake_hazard: i64 = 0
        self.boost: i64 = 0
        self.boost_hazard: i64 = 0
        for n in range(len(s.dice)):
            kind = s.dice[n]
            bad = s.faces >> n & 1
            if kind == COAST:
                self.coast_hazard += bad
                self.coast_clear += 1 - bad
            elif kind == BRAKE_DIE:
                self.brake_hazard += bad
                self.brake_clear += 1 - bad
            elif kind == BOOST_DIE:
                self.boost = 1
                self.boost_hazard = bad
            else:
                self.gears |= 1 << (kind - 1)
                self.gear_hazards |= bad << (kind - 1)
        self.by_speed = s.setup.rearrange_by_speed
        self.note_crossing = s.seats == 1 and s.setup.solo_crossing_gear
        self.seen: set[i64] = set()
        self.found: set[i64] = set()
        self.for_finish = False
        """The search is over as soon as a layout beyond the final line is found."""
        self.finish_found = False

    def visit(self, cell: Cell, gear: Gear, wrap: i64, crossing: Gear, spent: i64, hazards: i64) -> None:
        """Tries every next step from here. `spent` says which dice are laid, `hazards` counts theirs and the
        track's."""
        s = self.s
        circuit = s.circuit
        room = self.room(spent)
        redline = room and gear == s.top and s.setup.redline
        highest = self.highest_after(gear)
        closed = gates(s, cell)
        for way in range(circuit.ways[cell]):
            if self.for_finish and self.finish_found:
                return
            edge = cell * WAYS + way
            need = closed >> way * GATE_BITS & GATE
            if need >= TAKEN:
                continue
            if gear >= 1 and gear >= need:
                if (spent >> COASTS & 3) < self.coast_clear:
                    self.step(edge, gear, wrap, crossing, spent + (1 << COASTS), hazards)
                if (spent >> BAD_COASTS & 3) < self.coast_hazard:
                    self.step(edge, gear, wrap, crossing, spent + (1 << BAD_COASTS), hazards + 1)
                if redline:
                    laid = spent + (1 << REDLINES)
                    if (spent >> BRAKES & 3) < self.brake_clear:
                        self.step(edge, gear, wrap, crossing, laid + (1 << BRAKES), hazards)
                    if (spent >> BAD_BRAKES & 3) < self.brake_hazard:
                        self.step(edge, gear, wrap, crossing, laid + (1 << BAD_BRAKES), hazards + 1)
            if room:
                for die in range(max(1, need), highest + 1):
                    if self.gears & ~spent & (1 << (die - 1)):
                        bad = self.gear_hazards >> (die - 1) & 1
                        self.shift(edge, gear, die, wrap, crossing, spent + (1 << (die - 1)), hazards + bad)

    def room(self, spent: i64) -> bool:
        """GT-DICE-02, GT-ADV-14: whether one more gear die may be laid."""
        return COUNT[spent & GEAR_BITS] + (spent >> REDLINES & 3) < self.s.gear_max

    def highest_after(self, gear: Gear) -> Gear:
        """GT-DICE-10, GT-CLASS-05, GT-ADV-04: no die above this can follow the gear."""
        if gear == 0 or self.boost > 0:
            gear += 1
        return min(TOP, gear + 1)

    def shift(
        self, edge: i64, before: Gear, gear: Gear, wrap: i64, crossing: Gear, spent: i64, hazards: i64
    ) -> None:
        """A step with the gear die `gear`, already counted as spent, and whatever brake or boost dice it
        needs."""
        if before == 0:
            if gear == 1 or self.flying():
                self.step(edge, gear, wrap, crossing, spent, hazards)
        elif gear > before + 1:
            if (spent >> BOOSTS & 1) < self.boost:
                self.step(edge, gear, wrap, crossing, spent + (1 << BOOSTS), hazards + self.boost_hazard)
        elif gear >= before - 1:
            self.step(edge, gear, wrap, crossing, spent, hazards)
        else:
            count = before - gear - 1
            for bad in range(count + 1):
                good = count - bad
                if (spent >> BAD_BRAKES & 3) + bad <= self.brake_hazard and (
                    spent >> BRAKES & 3
                ) + good <= self.brake_clear:
                    laid = spent + (good << BRAKES) + (bad << BAD_BRAKES)
                    self.step(edge, gear, wrap, crossing, laid, hazards + bad)

    def flying(self) -> bool:
        """GT-ADV-19: the gear-2 die may serve as a flying start if it does not show a hazard; with one it
        would end the turn without any loss of control."""
        s = self.s
        return (
            s.setup.flying_start
            and self.gear_hazards & 2 == 0
            and (s.setup.flying_from_pit or not s.cars[s.turn].from_pit)
        )

    def step(self, edge: i64, gear: Gear, wrap: i64, crossing: Gear, spent: i64, hazards: i64) -> None:
        """Makes one step: notes a loss of control, or goes on from there."""
        s = self.s
        circuit = s.circuit
        toll: i64 = circuit.toll[edge * GEARS + gear]
        over = toll >= TOO_FAST
        hazards += toll % TOO_FAST
        lost = hazards >= s.limit or (over and self.by_speed)
        if not lost and (over or not self.goes_on(spent)):
            return
        target = circuit.way[edge]
        wrap += circuit.way_seam[edge]
        progress = wrap * circuit.length + circuit.front[target]
        if self.note_crossing and crossing == 0 and progress > s.setup.final_line:
            crossing = gear
        here = pack(progress, target, gear, crossing)
        if lost:
            self.found.add(here)
            if progress > s.setup.final_line:
                self.finish_found = True
            return
        known = len(self.seen)
        self.seen.add((here * MOST_HAZARDS + hazards) << SPENT_BITS | spent)
        if len(self.seen) > known:
            self.visit(target, gear, wrap, crossing, spent, hazards)

    def goes_on(self, spent: i64) -> bool:
        """Whether any die is left that could still be laid."""
        if (spent >> COASTS & 3) < self.coast_clear or (spent >> BAD_COASTS & 3) < self.coast_hazard:
            return True
        if not self.room(spent):
            return False
        brakes = (spent >> BRAKES & 3) + (spent >> BAD_BRAKES & 3)
        return self.gears & ~spent != 0 or (
            self.s.setup.redline and brakes < self.brake_clear + self.brake_hazard
        )


def outcomes(s: GTState) -> list[i64]:
    """All different losses of control that the rolled dice can be laid to, in the order of their numbers."""
    relay = Relay(s)
    if stays_as_it_was(s):
        progress = s.plan_wrap * s.circuit.length + s.circuit.front[s.plan_cell]
        crossing = s.plan_gear if relay.note_crossing and progress > s.setup.final_line else 0
        return [pack(progress, s.plan_cell, s.plan_gear, crossing)]
    car = s.cars[s.turn]
    relay.visit(car.cell, car.marker, car.wrap, 0, 0, 0)
    found = sorted(relay.found)
    if relay.note_crossing:
        return _one_for_each_crossing(found)
    return found


def stays_as_it_was(s: GTState) -> bool:
    """GT-FLAT-11: only too high a speed is to blame, and dice may not be re-laid for that."""
    if s.setup.rearrange_by_speed or not s.over_speed:
        return False
    return s.plan_hazards + hazards_shown(s) < s.limit


def hazards_shown(s: GTState) -> i64:
    """How many of the dice on the table show a hazard."""
    count: i64 = 0
    for n in range(s.rolled):
        count += s.faces >> n & 1
    return count


def can_finish(s: GTState) -> bool:
    """GT-END-04: whether some layout of the rolled dice loses control beyond the final line only, so that
    nothing is lost."""
    if stays_as_it_was(s):
        return finishes(s, s.plan_cell, s.plan_wrap)
    car = s.cars[s.turn]
    relay = Relay(s)
    relay.for_finish = True
    relay.visit(car.cell, car.marker, car.wrap, 0, 0, 0)
    return relay.finish_found


def alike(dice: list[i64], faces: i64) -> i64:
    """How many ways in which the dice may fall this one stands for, coast dice being alike and brake dice
    too: 0 for those in which hazards do not come first among the dice of a kind, since another stands for
    them."""
    ways: i64 = 1
    for kind in (COAST_DIE, BRAKE_DIE):
        count = 0
        shown = 0
        for n in range(len(dice)):
            if dice[n] == kind:
                if faces >> n & 1:
                    if shown < count:
                        return 0
                    shown += 1
                count += 1
        ways *= comb(count, shown)
    return ways


def _one_for_each_crossing(found: list[i64]) -> list[i64]:
    """Beyond the final line only the gear that crossed it matters."""
    kept: list[i64] = []
    crossed = 0
    for outcome in found:
        bit = 1 << crossing_of(outcome)
        if bit == 1 or not crossed & bit:
            kept.append(outcome)
        crossed |= bit
    return kept
