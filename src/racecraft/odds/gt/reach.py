"""Which spaces a plan can still lead to, and the plan of least risk for each.

A best-first search over the dice that are left, on a copy of the state whose plan is laid and taken back:
what may be laid comes from the rules of planning. It is bounded, so the plan it finds for a far space is a
good one, not always the best; its risk is exact.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from mypy_extensions import i64

from racecraft.engine.state import Action
from racecraft.games.gt.actions import FLYING, FLYING_GEAR, STEP_DICE, STEPS
from racecraft.games.gt.board import WAYS, Cell, Gear
from racecraft.games.gt.phases import PLAN
from racecraft.games.gt.planning import add_step, dice_of_step, finishes, gear_after, legal_plan, too_fast
from racecraft.games.gt.state import GTState

MOST_LAID: Final = 700
"""Plans that are continued."""
MOST_ALIKE: Final = 3
"""Plans that are continued from the same space in the same gear."""


class Way:
    """A plan that leads to a space."""

    def __init__(self, s: GTState, risk: float, safe: list[float], laid: int, turns: int) -> None:
        self.cell = s.plan_cell
        self.gear = s.plan_gear
        self.wrap = s.plan_wrap
        self.hazards = s.plan_hazards
        self.used = s.used
        self.coasts = s.coasts
        self.brakes = s.brakes
        self.redlines = s.redlines
        self.boosts = s.boosts
        self.closed = s.closed
        self.plan = s.plan.copy()
        self.risk = risk
        """The chance to lose control on the way, one by one and never stopped."""
        self.safe = safe
        """How likely so many hazards have been met and control is kept."""
        self.laid = laid
        """Steps that lie already."""
        self.turns = turns
        """Changes of lane in the steps that are to be laid."""

    def actions(self) -> list[Action]:
        """The steps that are to be laid."""
        return self.plan[self.laid :]

    def lay(self, s: GTState) -> None:
        """Makes this the plan of the state."""
        s.plan_cell = self.cell
        s.plan_gear = self.gear
        s.plan_wrap = self.wrap
        s.plan_hazards = self.hazards
        s.used = self.used
        s.coasts = self.coasts
        s.brakes = self.brakes
        s.redlines = self.redlines
        s.boosts = self.boosts
        s.closed = self.closed
        s.plan = self.plan.copy()

    def better(self, other: Way) -> bool:
        """Less risk, then a higher gear, then fewer steps, then the straightest."""
        if self.risk != other.risk:
            return self.risk < other.risk
        if self.gear != other.gear:
            return self.gear > other.gear
        if len(self.plan) != len(other.plan):
            return len(self.plan) < len(other.plan)
        return self.turns < other.turns

    def key(self) -> tuple[int, int, int, int]:
        """Equal for plans from which the same is possible at the same risk."""
        dice = (((self.used * 8 + self.coasts) * 8 + self.brakes) * 8 + self.redlines) * 2 + self.boosts
        return (self.cell, self.gear, dice, self.hazards)


def ways(state: GTState) -> dict[Cell, Way]:
    """The best way found to every space that the plan has not come to yet."""
    return best_ways(ways_by_gear(state))


def best_ways(found: dict[tuple[Cell, Gear], Way]) -> dict[Cell, Way]:
    """Of the ways to a space in different gears the best."""
    best: dict[Cell, Way] = {}
    for (cell, _), way in found.items():
        other = best.get(cell)
        if other is None or way.better(other):
            best[cell] = way
    return best


def ways_by_gear(state: GTState) -> dict[tuple[Cell, Gear], Way]:
    """The best way found to every space and gear that the plan has not come to yet, without going too fast. A
    flying start is not laid: it might end the turn where it began."""
    if state.phase != PLAN or state.over_speed:
        return {}
    s = state.copy()
    start = _first(s)
    best: dict[tuple[Cell, Gear], Way] = {}
    known = {start.key(): 0}
    alike: dict[tuple[int, int], int] = {}
    serial = 0
    open: list[tuple[float, int, int, int, Way]] = [(start.risk, 0, 0, serial, start)]
    laid = 0
    while len(open) > 0 and laid < MOST_LAID:
        way = heappop(open)[4]
        place = (way.cell, way.gear)
        count = alike.get(place, 0)
        if count == MOST_ALIKE:
            continue
        alike[place] = count + 1
        laid += 1
        way.lay(s)
        for action in legal_plan(s):
            if action >= STEPS or action % STEP_DICE == FLYING or too_fast(s, action):
                continue
            after = _step(s, way, action)
            way.lay(s)
            end = (after.cell, after.gear)
            other = best.get(end)
            if other is None or after.better(other):
                best[end] = after
            key = after.key()
            if not after.closed and (key not in known or after.turns < known[key]):
                known[key] = after.turns
                serial += 1
                heappush(open, (after.risk, -after.gear, after.turns, serial, after))
    return best


def _first(s: GTState) -> Way:
    """The plan as it lies. A flying start that fails loses no control and leads nowhere."""
    gear = s.cars[s.turn].marker
    safe = [1.0] + [0.0] * (s.limit - 1)
    for action in s.plan:
        die = action % STEP_DICE
        if die == FLYING:
            safe[0] -= s.setup.boards.hazard_share[FLYING_GEAR]
        else:
            safe = _thrown(s, safe, dice_of_step(gear, die), 0)
        gear = gear_after(gear, die)
    safe = _thrown(s, safe, [], s.plan_hazards)
    return Way(s, _lost(s, safe), safe, len(s.plan), 0)


def _lost(s: GTState, safe: list[float]) -> float:
    """The chance that control is lost, rounded so that equal chances are equal."""
    total = 1.0
    if len(s.plan) > 0 and s.plan[0] % STEP_DICE == FLYING:
        total -= s.setup.boards.hazard_share[FLYING_GEAR]
    return round(max(0.0, total - sum(safe)), 12)


def _step(s: GTState, way: Way, action: Action) -> Way:
    """The way with one more step. Beyond the final line nothing is lost any more: see `risk_of`."""
    before = s.plan_hazards
    straight = s.circuit.way_straight[s.plan_cell * WAYS + action // STEP_DICE]
    dice = dice_of_step(s.plan_gear, action % STEP_DICE)
    add_step(s, action)
    safe = _thrown(s, way.safe, dice, s.plan_hazards - before)
    risk = way.risk if finishes(s, s.plan_cell, s.plan_wrap) else _lost(s, safe)
    return Way(s, risk, safe, way.laid, way.turns if straight else way.turns + 1)


def _thrown(s: GTState, safe: list[float], dice: list[i64], track: i64) -> list[float]:
    """The hazards met after these dice and those of the track; what reaches the limit is lost."""
    share = s.setup.boards.hazard_share
    for kind in dice:
        part = share[kind]
        after = [0.0] * len(safe)
        for count in range(len(safe)):
            after[count] += safe[count] * (1.0 - part)
            if count + 1 < len(safe):
                after[count + 1] += safe[count] * part
        safe = after
    if track > 0:
        safe = ([0.0] * track + safe)[: len(safe)]
    return safe
