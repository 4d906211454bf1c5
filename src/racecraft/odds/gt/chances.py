"""Exact risk in Rallyman: GT: hazards of any set of dice, and what a plan on a track can come to.

Everything is a fraction. The dice are independent, so their hazards add up like a sum of coins; along a plan
the hazards of the track join them at their steps.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb

from racecraft.engine.errors import BadNotation, BadPosition
from racecraft.engine.state import Action
from racecraft.games.gt.actions import FLYING, STEP_DICE
from racecraft.games.gt.board import WAYS
from racecraft.games.gt.dashboard import BRAKE_DIE, FACES, TOKENS, Dashboards, standard_dashboards
from racecraft.games.gt.notation import dice_text
from racecraft.games.gt.phases import DRIVE, PLAN
from racecraft.games.gt.planning import dice_of_step, gear_after, step_hazards
from racecraft.games.gt.state import GTState

DICE_BY_NAME = {
    "C": 0, "G1": 1, "G2": 2, "G3": 3, "G4": 4, "G5": 5, "G6": 6, "B": 7, "RL": 7, "F2": 2, "BOOST": 8,
}  # fmt: skip


def dice_of(text: str) -> list[int]:
    """The dice that words such as `G4 G3+2B C RL` name."""
    kinds: list[int] = []
    for word in text.upper().replace(",", " ").split():
        for part in word.split("+"):
            count, name = (int(part[0]), part[1:]) if part[0].isdigit() else (1, part)
            if name not in DICE_BY_NAME or count == 0:
                raise BadNotation(f"{word!r} names no dice; there are {', '.join(DICE_BY_NAME)}")
            kinds += [DICE_BY_NAME[name]] * count
    return kinds


def hazard_chance(kind: int, boards: Dashboards | None = None) -> Fraction:
    """The chance that one die shows a hazard (GT-DICE-18)."""
    return Fraction((boards or standard_dashboards()).hazard_faces[kind], FACES)


def hazard_distribution(kinds: list[int], boards: Dashboards | None = None) -> list[Fraction]:
    """chances[n]: exactly n of these dice show a hazard."""
    chances = [Fraction(1)]
    for kind in kinds:
        chances = _with_coin(chances, hazard_chance(kind, boards))
    return chances


def _with_coin(chances: list[Fraction], chance: Fraction) -> list[Fraction]:
    longer = [Fraction(0)] * (len(chances) + 1)
    for count, before in enumerate(chances):
        longer[count] += before * (1 - chance)
        longer[count + 1] += before * chance
    return longer


def at_least(kinds: list[int], hazards: int, boards: Dashboards | None = None) -> Fraction:
    """The chance of so many hazards or more."""
    return sum(hazard_distribution(kinds, boards)[max(0, hazards) :], Fraction(0))


class StepRisk:
    """One step of a plan, driven one by one and never stopped before it."""

    def __init__(self, text: str, space: str, gear: int, kinds: list[int]) -> None:
        self.text = text
        self.space = space
        self.gear = gear
        self.dice = kinds
        self.track_hazards = 0
        self.over_speed = False
        self.lose = Fraction(0)
        """Control is lost in exactly this step."""
        self.lost = Fraction(0)
        """Control is lost by the end of this step."""


class PlanRisk:
    """What a plan can come to, both ways of driving it."""

    def __init__(self, steps: list[StepRisk], limit: int) -> None:
        self.steps = steps
        self.limit = limit
        self.one_by_one = steps[-1].lost if steps else Fraction(0)
        """The chance to lose control somewhere when nothing is secured and nobody stops."""
        self.flat_out = Fraction(0)
        self.start_fails = Fraction(0)
        """The chance that a flying start fails and saves everything after it."""
        self.focus = 0
        """Tokens that going flat out earns."""


def plan_risk(state: GTState) -> PlanRisk:
    """The exact risk of the plan so far; of the rest of it while it is driven one by one."""
    if state.phase not in (PLAN, DRIVE):
        raise BadPosition("there is no plan on the table")
    return risk_of(state, state.plan)


def risk_of(state: GTState, plan: list[Action]) -> PlanRisk:
    """The risk of a plan of the car whose turn it is, from what is driven of it already."""
    boards = state.setup.boards
    circuit = state.circuit
    done = state.done if state.phase == DRIVE else 0
    cell, gear = state.start_cell, state.cars[state.turn].marker
    alive = _hazards_so_far(state.hazards)
    lost = flown = Fraction(0)
    steps: list[StepRisk] = []
    all_dice: list[int] = []
    for number, action in enumerate(plan):
        die = action % STEP_DICE
        edge = cell * WAYS + action // STEP_DICE
        target = circuit.way[edge]
        kinds = dice_of_step(gear, die)
        text = dice_text(gear, die)
        gear = gear_after(gear, die)
        cell = target
        if number < done:
            continue
        step = StepRisk(text, circuit.names[target], gear, kinds)
        step.track_hazards = step_hazards(circuit, edge, gear)
        step.over_speed = gear > circuit.way_cap[edge]
        if die == FLYING:
            chance = hazard_chance(2, boards)
            flown += sum(alive, Fraction(0)) * chance
            alive = [share * (1 - chance) for share in alive]
        else:
            for kind in kinds:
                alive = _with_coin(alive, hazard_chance(kind, boards))
        alive = [Fraction(0)] * step.track_hazards + alive
        gone = Fraction(sum(alive)) if step.over_speed else sum(alive[state.limit :], Fraction(0))
        alive = [Fraction(0)] if step.over_speed else alive[: state.limit]
        lost += gone
        step.lose, step.lost = gone, lost
        steps.append(step)
        all_dice += kinds
    risk = PlanRisk(steps, state.limit)
    risk.start_fails = flown
    # Hazards only grow, so going flat out loses control exactly where rolling on regardless would.
    risk.flat_out = lost
    risk.focus = sum(1 for kind in all_dice if kind < BRAKE_DIE)
    if state.setup.focus_supply > 0:
        risk.focus = min(risk.focus, state.setup.focus_supply - sum(car.focus for car in state.cars))
    return risk


def to_the_end(state: GTState, risk: PlanRisk) -> Fraction:
    """The chance to lose control when the plan is driven to its end one by one: beyond the final line nothing
    is lost any more (GT-END-04)."""
    over = state.plan_wrap * state.circuit.length + state.circuit.front[state.plan_cell]
    if over <= state.setup.final_line:
        return risk.one_by_one
    return risk.steps[-2].lost if len(risk.steps) > 1 else Fraction(0)


def _hazards_so_far(count: int) -> list[Fraction]:
    return [Fraction(0)] * count + [Fraction(1)]


def exactly_drawn(bag: list[int], drawn: int, token: int, count: int) -> Fraction:
    """The chance of exactly `count` tokens of a kind among `drawn` from the bag (GT-DMG-01)."""
    total, kind = sum(bag), bag[token]
    if drawn > total:
        drawn = total
    return (
        Fraction(comb(kind, count) * comb(total - kind, drawn - count), comb(total, drawn))
        if count <= drawn
        else Fraction(0)
    )


def weather_turns(bag: list[int], drawn: int) -> Fraction:
    """GT-DMG-09: an odd number of weather tokens."""
    weather = TOKENS.index("weather")
    return sum((exactly_drawn(bag, drawn, weather, n) for n in range(1, drawn + 1, 2)), Fraction(0))


def flag_shown(bag: list[int], drawn: int) -> Fraction:
    """At least one yellow flag among the tokens drawn."""
    return 1 - exactly_drawn(bag, drawn, TOKENS.index("yellow"), 0)


def unharmed(bag: list[int], drawn: int) -> Fraction:
    """No gear, brake or coast token among those drawn."""
    total, harmless = sum(bag), sum(bag[3:])
    drawn = min(drawn, total)
    return Fraction(comb(harmless, drawn), comb(total, drawn))
