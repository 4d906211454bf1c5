"""The exact risk of a plan: how likely control is lost, step by step or flat out, before the final line.

Everything is a fraction. The dice are independent, so their hazards add up like a sum of coins; the hazards
of the track join them at their steps. Whoever shows a risk takes it from here: it knows where nothing can be
lost any more.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from mypy_extensions import i64

from racecraft.games.gt import relay
from racecraft.games.gt.actions import FLYING, FLYING_GEAR, SECURE, STEP_DICE
from racecraft.games.gt.board import WAYS
from racecraft.games.gt.dashboard import FACES, Dashboards
from racecraft.games.gt.focus import focus_earned
from racecraft.games.gt.notation import dice_text
from racecraft.games.gt.phases import DRIVE, PLAN
from racecraft.games.gt.planning import add_step, dice_of_step, finishes, gear_after, step_hazards

if TYPE_CHECKING:
    from racecraft.games.gt.state import GTState

NONE = Fraction(0)
ALL = Fraction(1)


def hazard_chance(kind: i64, boards: Dashboards) -> Fraction:
    """GT-DICE-18: the chance that one die shows a hazard."""
    return Fraction(int(boards.hazard_faces[kind]), FACES)


def with_die(chances: list[Fraction], hazard: Fraction) -> list[Fraction]:
    """The chances of 0, 1, 2, … hazards after one more die."""
    longer = [NONE] * (len(chances) + 1)
    for count in range(len(chances)):
        longer[count] += chances[count] * (1 - hazard)
        longer[count + 1] += chances[count] * hazard
    return longer


class StepRisk:
    """One step of a plan, driven one by one and never stopped before it."""

    def __init__(self, text: str, space: str, gear: int, dice: list[i64]) -> None:
        self.text = text
        """The dice in notation."""
        self.space = space
        self.gear = gear
        self.dice = dice
        self.track_hazards = 0
        self.over_speed = False
        self.finishes = False
        """It leads over the final line: whatever the dice show, nothing is lost (GT-END-04)."""
        self.lose = NONE
        """Control is lost in exactly this step."""
        self.lost = NONE
        """Control is lost by the end of this step."""


class PlanRisk:
    """What a plan can come to, both ways of driving it."""

    def __init__(self, s: GTState, plan: list[i64], steps: list[StepRisk]) -> None:
        self.table = s
        self.plan = plan
        self.steps = steps
        self.limit: int = s.limit
        self.one_by_one = steps[-1].lost if steps else NONE
        """The chance to lose control somewhere when nothing is secured and nobody stops."""
        self.start_fails = NONE
        """The chance that a flying start fails and saves everything after it."""
        self.focus = 0
        """Tokens that going flat out earns."""
        self._flat_out: Fraction | None = None

    @property
    def flat_out(self) -> Fraction:
        """The chance to lose control with all dice thrown at once; worked out when first asked for, so ask
        before the table changes."""
        if self._flat_out is None:
            self._flat_out = flat_out_risk(self)
        return self._flat_out


def risk_of(s: GTState, plan: list[i64]) -> PlanRisk:
    """GT-ROLL-04 to 06, GT-LOC-01, 02, GT-END-04: the risk of a plan of the car whose turn it is, from what
    is driven of it already. `plan` begins with the plan on the table."""
    boards = s.setup.boards
    circuit = s.circuit
    car = s.cars[s.turn]
    cell = car.cell
    wrap = car.wrap
    gear = s.gear
    alive = [NONE] * s.hazards + [ALL]
    lost = NONE
    failed = NONE
    steps: list[StepRisk] = []
    all_dice: list[i64] = []
    for number in range(s.done, len(plan)):
        action = plan[number]
        die = action % STEP_DICE
        edge = cell * WAYS + action // STEP_DICE
        dice = dice_of_step(gear, die)
        text = dice_text(gear, die)
        gear = gear_after(gear, die)
        cell = circuit.way[edge]
        wrap += circuit.way_seam[edge]
        step = StepRisk(text, circuit.names[cell], gear, dice)
        step.track_hazards = step_hazards(circuit, edge, gear)
        step.over_speed = gear > circuit.way_cap[edge]
        step.finishes = finishes(s, cell, wrap)
        if not step.finishes:
            if die == FLYING:
                hazard = hazard_chance(FLYING_GEAR, boards)
                failed += sum(alive, NONE) * hazard
                alive = [share * (1 - hazard) for share in alive]
            else:
                for kind in dice:
                    alive = with_die(alive, hazard_chance(kind, boards))
            alive = [NONE] * step.track_hazards + alive
            least = 0 if step.over_speed else s.limit
            step.lose = sum(alive[least:], NONE)
            lost += step.lose
            alive = alive[:least]
        step.lost = lost
        steps.append(step)
        all_dice = all_dice + dice
    risk = PlanRisk(s, plan, steps)
    risk.start_fails = failed
    risk.focus = focus_earned(s, all_dice)
    return risk


def plan_on_table(s: GTState) -> PlanRisk:
    """The risk of the plan that is laid or driven; of no plan, where there is none."""
    if s.phase == PLAN or s.phase == DRIVE:
        return risk_of(s, s.plan)
    return PlanRisk(s, [], [])


def flat_out_risk(risk: PlanRisk) -> Fraction:
    """GT-FLAT-03 to 13, GT-END-04: hazards only grow, so going flat out loses control exactly where throwing
    on regardless would; but a plan over the final line is lost only where no layout of the dice finishes."""
    if not risk.steps or not risk.steps[-1].finishes:
        return risk.one_by_one
    plan = risk.plan
    table = risk.table.copy()
    for number in range(len(table.plan), len(plan)):
        add_step(table, plan[number])
    table.dice = []
    for step in risk.steps:
        table.dice = table.dice + step.dice
    table.rolled = len(table.dice)
    flying = plan[0] % STEP_DICE == FLYING
    lost = NONE
    for faces in range(1 << len(table.dice)):
        times = relay.alike(table.dice, faces)
        if times == 0 or (flying and faces & 1):
            continue
        table.faces = faces
        if table.over_speed or table.plan_hazards + relay.hazards_shown(table) >= table.limit:
            share = _share(table, faces)
            if share > 0 and not relay.can_finish(table):
                lost += share * int(times)
    return lost


def _share(table: GTState, faces: i64) -> Fraction:
    """How likely exactly these dice of the throw show a hazard."""
    share = ALL
    for number in range(len(table.dice)):
        hazard = hazard_chance(table.dice[number], table.setup.boards)
        share *= hazard if faces >> number & 1 else 1 - hazard
    return share


def rest_secured(s: GTState) -> Fraction:
    """GT-FOCUS-04, 10: the risk of the plan to its end once its next step is secured: 1 where speed or the
    hazards of the track lose control although no die is thrown."""
    if secured_loses(s):
        return ALL
    after = s.copy()
    after.play(s.turn, SECURE)
    if after.phase == DRIVE and after.turn == s.turn:
        return risk_of(after, after.plan).one_by_one
    return NONE


def secured_loses(s: GTState) -> bool:
    """GT-FOCUS-10, GT-END-04: whether the next step loses control although no die is thrown."""
    step = risk_of(s, s.plan).steps[0]
    return not step.finishes and (step.over_speed or s.hazards + step.track_hazards >= s.limit)
