"""After a failed flat-out roll: every way to lay the rolled dice anew that ends in a loss of control
(GT-FLAT-08 to 13).

The dice keep their faces. The search walks all layouts that the rules of planning allow and notes where each
first loses control, in which gear.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from racecraft.games.gt.actions import COAST
from racecraft.games.gt.board import NOWHERE, WAYS, Cell, Gear
from racecraft.games.gt.dashboard import BOOST_DIE, BRAKE_DIE, TOP
from racecraft.games.gt.planning import COUNT, TAKEN, gate, has_company, step_hazards

if TYPE_CHECKING:
    from racecraft.games.gt.state import GTState

# Which dice a layout has spent, in one number: gear dice one bit each from the lowest, then counts.
GEARS: Final = 63
COASTS: Final = 6
BAD_COASTS: Final = 8
BRAKES: Final = 10
BAD_BRAKES: Final = 12
REDLINES: Final = 14
BOOSTS: Final = 16
SPENT_BITS: Final = 17


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


def crossing_of(outcome: i64) -> Gear:
    return outcome % 8


class Relay:
    """The dice on the table and what was found with them."""

    def __init__(self, s: GTState) -> None:
        self.s = s
        self.gears = 0
        """Gear dice that were rolled, one bit each."""
        self.gear_hazards = 0
        """Those of them that show a hazard."""
        self.coast_clear = 0
        self.coast_hazard = 0
        self.brake_clear = 0
        self.brake_hazard = 0
        self.boost = 0
        self.boost_hazard = 0
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

    def visit(self, cell: Cell, gear: Gear, wrap: i64, crossing: Gear, spent: i64, track: i64) -> None:
        """Tries every next step from here. `spent` says which dice are laid, `track` counts hazards of the
        track."""
        s = self.s
        company = has_company(s, cell)
        for way in range(WAYS):
            edge = cell * WAYS + way
            target = s.circuit.way[edge]
            if target == NOWHERE:
                break
            need: i64 = 0
            if company:
                need = gate(s, cell, target)
                if need >= TAKEN:
                    continue
            room = COUNT[spent & GEARS] + (spent >> REDLINES & 3) < s.gear_max
            if gear >= 1 and gear >= need:
                if (spent >> COASTS & 3) < self.coast_clear:
                    self.step(edge, gear, wrap, crossing, spent + (1 << COASTS), track)
                if (spent >> BAD_COASTS & 3) < self.coast_hazard:
                    self.step(edge, gear, wrap, crossing, spent + (1 << BAD_COASTS), track)
                if room and gear == s.top and s.setup.redline:
                    if (spent >> BRAKES & 3) < self.brake_clear:
                        self.step(edge, gear, wrap, crossing, spent + (1 << BRAKES) + (1 << REDLINES), track)
                    if (spent >> BAD_BRAKES & 3) < self.brake_hazard:
                        self.step(
                            edge, gear, wrap, crossing, spent + (1 << BAD_BRAKES) + (1 << REDLINES), track
                        )
            if room:
                for die in range(max(1, need), TOP + 1):
                    if self.gears & ~spent & (1 << (die - 1)):
                        self.shift(edge, gear, die, wrap, crossing, spent + (1 << (die - 1)), track)

    def shift(
        self, edge: i64, before: Gear, gear: Gear, wrap: i64, crossing: Gear, spent: i64, track: i64
    ) -> None:
        """A step with the gear die `gear`, already counted as spent, and whatever brake or boost dice it
        needs."""
        if before == 0:
            if gear == 1 or (gear == 2 and self.flying()):
                self.step(edge, gear, wrap, crossing, spent, track)
        elif gear > before + 1:
            if gear == before + 2 and (spent >> BOOSTS & 1) < self.boost:
                self.step(edge, gear, wrap, crossing, spent + (1 << BOOSTS), track)
        elif gear >= before - 1:
            self.step(edge, gear, wrap, crossing, spent, track)
        else:
            count = before - gear - 1
            for bad in range(count + 1):
                good = count - bad
                if (spent >> BAD_BRAKES & 3) + bad <= self.brake_hazard and (
                    spent >> BRAKES & 3
                ) + good <= self.brake_clear:
                    self.step(
                        edge, gear, wrap, crossing, spent + (good << BRAKES) + (bad << BAD_BRAKES), track
                    )

    def flying(self) -> bool:
        """GT-ADV-19: the gear-2 die may serve as a flying start if it does not show a hazard; with one it
        would end the turn without any loss of control."""
        s = self.s
        return (
            s.setup.flying_start
            and self.gear_hazards & 2 == 0
            and (s.setup.flying_from_pit or not s.cars[s.turn].from_pit)
        )

    def step(self, edge: i64, gear: Gear, wrap: i64, crossing: Gear, spent: i64, track: i64) -> None:
        """Makes one step: notes a loss of control, or goes on from there."""
        s = self.s
        circuit = s.circuit
        target = circuit.way[edge]
        wrap += circuit.way_seam[edge]
        track += step_hazards(circuit, edge, target, gear)
        progress = wrap * circuit.length + circuit.front[target]
        if self.note_crossing and crossing == 0 and progress > s.setup.final_line:
            crossing = gear
        hazards = (
            track + COUNT[spent & self.gear_hazards] + (spent >> BAD_COASTS & 3) + (spent >> BAD_BRAKES & 3)
        )
        hazards += (spent >> BOOSTS & 1) * self.boost_hazard
        over = gear > circuit.way_cap[edge]
        if hazards >= s.limit or (over and self.by_speed):
            self.found.add(pack(progress, target, gear, crossing))
        elif not over:
            key = (((progress * 1024 + target) * 8 + gear) * 8 + crossing) * 8 + track
            key = key << SPENT_BITS | spent
            if key not in self.seen:
                self.seen.add(key)
                self.visit(target, gear, wrap, crossing, spent, track)


def outcomes(s: GTState) -> list[i64]:
    """All different losses of control that the rolled dice can be laid to, in the order of their numbers."""
    car = s.cars[s.turn]
    relay = Relay(s)
    relay.visit(car.cell, car.marker, car.wrap, 0, 0, 0)
    found = sorted(relay.found)
    if not found:
        # GT-FLAT-11: only too high a speed was to blame, and dice may not be re-laid for that.
        progress = s.plan_wrap * s.circuit.length + s.circuit.front[s.plan_cell]
        crossing = s.plan_gear if relay.note_crossing and progress > s.setup.final_line else 0
        return [pack(progress, s.plan_cell, s.plan_gear, crossing)]
    if relay.note_crossing:
        return _one_for_each_crossing(found)
    return found


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
