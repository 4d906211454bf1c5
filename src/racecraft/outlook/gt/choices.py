"""The outlook of Rallyman: GT: what a die on the plan risks, what driving it may bring, what a loss costs."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from racecraft.engine.errors import IllegalAction
from racecraft.engine.state import Action, Seat
from racecraft.games.gt import relay
from racecraft.games.gt.actions import (
    BOTH_FIRST,
    CHOOSE_FIRST,
    COAST,
    FLAT_OUT,
    FLYING,
    LEFT,
    NO_PIT,
    ONE_BY_ONE,
    REDLINE,
    RELAY_FIRST,
    REPAIRS,
    SECURE,
    STEP_DICE,
    STEP_NAMES,
    STEPS,
    STOP,
    TYRES_FIRST,
)
from racecraft.games.gt.board import NOWHERE, WAYS, Cell, Circuit, Gear
from racecraft.games.gt.dashboard import DICE, OFF, STANDING, TYRES, WEATHERS, marker_name, side
from racecraft.games.gt.order import progress
from racecraft.games.gt.phases import CHOOSE, DRIVE, PIT, PLAN, RELAY, VERGE
from racecraft.games.gt.planning import COUNT, boosts_for, brakes_for, gear_after
from racecraft.games.gt.rules import secure_cost
from racecraft.games.gt.state import GTState
from racecraft.games.gt.tiles import NO_CAP
from racecraft.odds.gt.chances import PlanRisk, StepRisk, risk_of, to_the_end
from racecraft.odds.gt.reach import Way, best_ways, ways, ways_by_gear
from racecraft.outlook.words import BadSketch, Said, risk, say

Facts = dict[str, Any]

MOST_STEPS = 24
"""More than all dice of any class."""
FRESH = 1
"""The wear of soft tyres in the first turn on them (GT-CLASS-09)."""


def outlook(state: GTState, seat: Seat, sketch: Mapping[str, Any] | None) -> dict[str, Any]:
    """A sketch is a plan that is still being laid: `{"plan": [steps]}`, from what lies on the table."""
    laid, state = state, _sketched(state, sketch)
    found: dict[str, Any] = {"prompt": prompt(state, seat), "automatic": automatic(state)}
    plan = risk_of(state, state.plan) if state.phase in (PLAN, DRIVE) else PlanRisk([], 0)
    found["choices"] = {
        str(action): {
            **_facts(state, seat, action, plan),
            "label": label(state, action),
            "detail": detail(state, action, plan),
        }
        for action in state.legal(seat)
    }
    if plan.steps:
        found["plan"] = _plan(state, plan)
    if state.phase == PLAN:
        found |= _reach(laid, state)
        found["left"] = _dice_left(state)
    if state.phase == RELAY:
        found["dice"] = [
            {"die": DICE[kind], "face": "hazard" if state.faces >> place & 1 else "clear"}
            for place, kind in enumerate(state.dice)
        ]
    return found


def _sketched(state: GTState, sketch: Mapping[str, Any] | None) -> GTState:
    """The table with the sketch laid on it."""
    if sketch is None:
        return state
    if state.phase != PLAN:
        raise BadSketch("gt sketches plans, and none is laid now")
    steps = sketch.get("plan")
    if len(sketch) != 1 or not isinstance(steps, list) or len(steps) > MOST_STEPS:
        raise BadSketch(f'a sketch in gt is {{"plan": [...]}} with at most {MOST_STEPS} steps')
    after = state.copy()
    for number, action in enumerate(steps, 1):
        if type(action) is not int or not 0 <= action < STEPS:
            raise BadSketch(f"step {number} of the sketch is {action!r}, not a step from 0 to {STEPS - 1}")
        try:
            after.play(state.turn, action)
        except IllegalAction as error:
            raise BadSketch(f"step {number} of the sketch cannot be laid: {error}") from None
    return after


def _reach(laid: GTState, state: GTState) -> Facts:
    """`reach`: spaces that a plan can lead to, with the sketch that leads there: further on from the plan as
    sketched, and, marked `anew`, where only another plan leads. `ends`: other plans to where the sketch ends,
    by the gear in which they come there."""
    sketch = state.plan[len(laid.plan) :]
    found = ways_by_gear(laid)
    reach = {cell: _way(way, []) | {"anew": True} for cell, way in best_ways(found).items()}
    if sketch:
        reach |= {cell: _way(way, sketch) for cell, way in ways(state).items()}
    else:
        for way in reach.values():
            del way["anew"]
    reach.pop(state.plan_cell, None)
    ends = [way for (cell, _), way in sorted(found.items()) if cell == state.plan_cell]
    return {
        "reach": {state.circuit.names[cell]: way for cell, way in reach.items()},
        "ends": [_way(way, []) for way in ends] if sketch else [],
    }


def _way(way: Way, sketch: list[Action]) -> Facts:
    return {"plan": sketch + way.actions(), "risk": way.risk, "gear": way.gear}


def _dice_left(state: GTState) -> Facts:
    """What may still be laid this turn. `gears` are the gear dice that do not lie in the plan."""
    return {
        "gear": state.gear_max - COUNT[state.used] - state.redlines,
        "gears": [gear for gear in range(1, state.top + 1) if not state.used >> (gear - 1) & 1],
        "coast": state.coast_max - state.coasts,
        "brake": state.brake_max - state.brakes,
        "boost": state.boost_max - state.boosts,
    }


def automatic(state: GTState) -> bool:
    """Where the dice can lose control in one way only, they do; dice are laid and thrown by hand."""
    return state.phase == RELAY and len(state.relays) == 1


def prompt(state: GTState, seat: Seat) -> Said:
    if state.phase == PLAN:
        return say("gt-ask-plan", who=seat, gear=state.plan_gear, steps=len(state.plan))
    if state.phase == DRIVE:
        step = risk_of(state, state.plan).steps[0]
        return say(
            "gt-ask-drive",
            who=seat,
            step=state.done + 1,
            steps=len(state.plan),
            dice=step.text,
            space=step.space,
            hazards=state.hazards,
            limit=state.limit,
        )
    asked = {CHOOSE: "gt-ask-tyres", RELAY: "gt-ask-relay", VERGE: "gt-ask-verge", PIT: "gt-ask-pit"}
    return say(asked[state.phase], who=seat)


# --- Facts --------------------------------------------------------------------------------------------------


def _facts(state: GTState, seat: Seat, action: Action, plan: PlanRisk) -> Facts:
    if action < STEPS:
        return _step_facts(state, action)
    if state.phase == PLAN:
        return _mode_facts(state, action, plan)
    if state.phase == DRIVE:
        return _drive_facts(state, action, plan)
    if state.phase == RELAY:
        return _relay_facts(state, action)
    if state.phase == VERGE:
        return _verge_facts(state, action)
    if state.phase == PIT:
        return _pit_facts(state, action)
    return _tyre_facts(state, seat, action)


def _step_facts(state: GTState, action: Action) -> Facts:
    """A die that may be laid next. `risk` is that of the plan up to here, `here` that of this step alone."""
    die, way = action % STEP_DICE, action // STEP_DICE
    edge = state.plan_cell * WAYS + way
    step = next_step(state, action)
    cap = state.circuit.way_cap[edge]
    return {
        "cell": step.space,
        "way": way_names(state.circuit, state.plan_cell)[way],
        "die": STEP_NAMES[die],
        "dice": step.text,
        "gear": step.gear,
        "brakes": brakes_for(state.plan_gear, die),
        "boosts": boosts_for(state.plan_gear, die),
        **risk(step.lost),
        "here": risk(step.lose),
        "too_fast": step.over_speed,
        "cap": None if cap == NO_CAP else cap,
        "track_hazards": step.track_hazards,
        "finishes": finishes(state, action),
    }


def _mode_facts(state: GTState, action: Action, plan: PlanRisk) -> Facts:
    return {
        "cell": state.circuit.names[state.plan_cell],
        "gear": state.plan_gear,
        **(_flat_out(plan) if action == FLAT_OUT else _one_by_one(state, plan)),
    }


def _one_by_one(state: GTState, plan: PlanRisk) -> Facts:
    return {**risk(to_the_end(state, plan)), "focus": 0, "start_fails": risk(plan.start_fails)}


def _flat_out(plan: PlanRisk) -> Facts:
    """GT-FLAT-06: the focus is earned whether control is kept or not."""
    return {**risk(plan.flat_out), "focus": plan.focus, "start_fails": risk(plan.start_fails)}


def _drive_facts(state: GTState, action: Action, plan: PlanRisk) -> Facts:
    """The next step of the plan. `rest` is the risk of driving on to its end, this step included."""
    step = plan.steps[0]
    if action == STOP:
        return {"gear": state.gear, **risk(Fraction(0))}
    facts = {"cell": step.space, "dice": step.text, "gear": step.gear, "too_fast": step.over_speed}
    if action == SECURE:
        cost = secure_cost(state)
        facts |= {"cost": cost, "focus": state.cars[state.turn].focus - cost}
        return {**facts, **risk(Fraction(secured_loses(state, step))), "rest": risk(_rest_secured(state))}
    return {**facts, **risk(step.lose), "rest": risk(to_the_end(state, plan)), **_loss(state, step)}


def _rest_secured(state: GTState) -> Fraction:
    """The risk of the plan once its next step is secured."""
    after = state.copy()
    after.play(state.turn, SECURE)
    if after.phase == DRIVE and after.turn == state.turn:
        return to_the_end(after, risk_of(after, after.plan))
    return Fraction(secured_loses(state, risk_of(state, state.plan).steps[0]))


def _loss(state: GTState, step: StepRisk) -> Facts:
    """What a loss of control in this step would cost."""
    cell = state.circuit.number[step.space]
    return {
        "lost": {
            "marker": marker_lost(state, step.gear),
            "tokens": tokens_lost(state, cell, step.gear),
        }
    }


def _relay_facts(state: GTState, action: Action) -> Facts:
    outcome = state.relays[action - RELAY_FIRST]
    cell, gear = relay.cell_of(outcome), relay.gear_of(outcome)
    return {
        "cell": state.circuit.names[cell],
        "gear": gear,
        "marker": marker_lost(state, gear),
        "tokens": tokens_lost(state, cell, gear),
        "stations": relay.progress_of(outcome) - progress(state, state.turn),
        "finishes": relay.progress_of(outcome) > state.setup.final_line,
        "crossing": relay.crossing_of(outcome) or None,
    }


def _verge_facts(state: GTState, action: Action) -> Facts:
    """The space to which the car will come back from this verge."""
    cell = state.cars[state.turn].cell
    if not state.setup.return_to_loss:
        circuit = state.circuit
        cell = circuit.left_return[cell] if action == LEFT else circuit.right_return[cell]
    return {"cell": state.circuit.names[cell], "side": "left" if action == LEFT else "right"}


def _pit_facts(state: GTState, action: Action) -> Facts:
    """What is done in the pits, and the marker with which the next turn begins."""
    car = state.cars[state.turn]
    work = pit_work(action)
    marker = {"none": car.marker, "tyres": STANDING}.get(work, OFF)
    return {
        "work": work,
        "tyre": TYRES[car.tyre if work in ("none", "repairs") else (action - TYRES_FIRST) % 3],
        "marker": marker_name(marker),
    }


def _tyre_facts(state: GTState, seat: Seat, action: Action) -> Facts:
    """The dashboard that goes with the tyres, in either weather."""
    tyre, boards = action - CHOOSE_FIRST, state.setup.boards
    dashboards = {}
    for weather, name in enumerate(WEATHERS):
        now = side(state.cars[seat].car_class, tyre, weather)
        dashboards[name] = {
            "gear": boards.gear[now],
            "coast": boards.coast[now],
            "brake": boards.brake[now],
            "limit": boards.hazard_limit(now, FRESH),
        }
    return {"tyre": TYRES[tyre], "dashboards": dashboards}


def _plan(state: GTState, plan: PlanRisk) -> Facts:
    """The plan, or what is left of it: `risk` of a step is that of all steps up to it."""
    return {
        "limit": state.limit,
        "hazards": state.hazards,
        "steps": [
            {
                "cell": step.space,
                "dice": step.text,
                "gear": step.gear,
                **risk(step.lost),
                "here": risk(step.lose),
                "too_fast": step.over_speed,
                "track_hazards": step.track_hazards,
            }
            for step in plan.steps
        ],
        "one_by_one": _one_by_one(state, plan),
        "flat_out": _flat_out(plan),
    }


# --- What the facts are made of -----------------------------------------------------------------------------


def next_step(state: GTState, action: Action) -> StepRisk:
    """The step of the plan that an action would lay."""
    return risk_of(state, [*state.plan, action]).steps[-1]


def way_signs(circuit: Circuit, cell: Cell) -> list[str]:
    """The signs of the ways out of a space, counted from the left: `<` and `>` for those beside the way
    straight on, which has none."""
    found = [way for way in range(WAYS) if circuit.way[cell * WAYS + way] != NOWHERE]
    if len(found) == WAYS:
        return ["<", "", ">"]
    if len(found) == 2:
        return ["", ">"] if circuit.way_straight[cell * WAYS] else ["<", ""]
    return [""]


WAY_NAMES = {"<": "left", "": "ahead", ">": "right"}


def way_names(circuit: Circuit, cell: Cell) -> list[str]:
    return [WAY_NAMES[sign] for sign in way_signs(circuit, cell)]


def finishes(state: GTState, action: Action) -> bool:
    """One more step would lead over the final line."""
    edge = state.plan_cell * WAYS + action // STEP_DICE
    wrap = state.plan_wrap + state.circuit.way_seam[edge]
    front = state.circuit.front[state.circuit.way[edge]]
    return wrap * state.circuit.length + front > state.setup.final_line


def secured_loses(state: GTState, step: StepRisk) -> bool:
    """Control is lost although no die is thrown: too fast, or by the hazards of the track."""
    return step.over_speed or state.hazards + step.track_hazards >= state.limit


def marker_lost(state: GTState, gear: Gear) -> str:
    """The marker after a loss of control in a gear."""
    car = state.cars[state.turn]
    now = side(car.car_class, car.tyre, state.weather)
    return marker_name(state.setup.boards.lost_marker[now][gear])


def tokens_lost(state: GTState, cell: Cell, gear: Gear) -> int:
    """What is drawn after a loss of control on a space in a gear."""
    car = state.cars[state.turn]
    now = side(car.car_class, car.tyre, state.weather)
    danger = state.circuit.danger[cell]
    tokens: int = state.setup.boards.lost_tokens[now][gear * 3 + danger]
    return tokens


def pit_work(action: Action) -> str:
    if action == NO_PIT:
        return "none"
    return "repairs" if action == REPAIRS else "tyres" if action < BOTH_FIRST else "both"


# --- Words --------------------------------------------------------------------------------------------------


def percent(part: Fraction) -> Said:
    """A chance to two decimals; what is neither impossible nor certain is never rounded to it."""
    if part in (0, 1):
        return say("gt-face-percent-whole", percent=int(part) * 100)
    return say("gt-face-percent", percent=min(99.99, max(0.01, round(float(part) * 100, 2))))


def exact(part: Fraction) -> Said:
    """A chance as percentage and as the fraction it is."""
    if part in (0, 1):
        return percent(part)
    return say("gt-face-exact", chance=percent(part), fraction=f"{part.numerator}/{part.denominator}")


def label(state: GTState, action: Action) -> Said:
    if action < STEPS:
        return die_label(state.plan_gear, action % STEP_DICE)
    if action in (ONE_BY_ONE, FLAT_OUT):
        return say("gt-choice-mode", mode="flat-out" if action == FLAT_OUT else "one-by-one")
    if state.phase == DRIVE:
        if action == SECURE:
            return say("gt-choice-secure", cost=secure_cost(state))
        return say("gt-choice-stop") if action == STOP else say("gt-choice-throw")
    if state.phase == VERGE:
        return say("gt-choice-side", side="left" if action == LEFT else "right")
    if state.phase == RELAY:
        outcome = state.relays[action - RELAY_FIRST]
        where = state.circuit.names[relay.cell_of(outcome)]
        return say("gt-choice-lose", space=where, gear=relay.gear_of(outcome))
    if state.phase == CHOOSE:
        return say("gt-tyre-name", tyre=TYRES[action - CHOOSE_FIRST])
    tyre = TYRES[(action - TYRES_FIRST) % 3] if action >= TYRES_FIRST else TYRES[0]
    return say("gt-choice-pit", work=pit_work(action), tyre=tyre)


def die_label(gear: Gear, die: int) -> Said:
    kind = {COAST: "coast", REDLINE: "redline", FLYING: "flying"}.get(die, "gear")
    if boosts_for(gear, die):
        kind = "boost"
    return say("gt-face-die", kind=kind, gear=gear_after(gear, die), brakes=brakes_for(gear, die))


def detail(state: GTState, action: Action, plan: PlanRisk) -> list[Said]:
    """What a choice risks and brings."""
    if action < STEPS:
        return _step_detail(state, action)
    if action in (ONE_BY_ONE, FLAT_OUT):
        return _mode_detail(state, action, plan)
    if state.phase == DRIVE:
        return _drive_detail(state, action, plan)
    if state.phase == RELAY:
        outcome = state.relays[action - RELAY_FIRST]
        if relay.progress_of(outcome) > state.setup.final_line:
            return [say("gt-step-finish")]
        gear = relay.gear_of(outcome)
        tokens = tokens_lost(state, relay.cell_of(outcome), gear)
        return [say("gt-lost-marker", marker=marker_lost(state, gear)), say("gt-face-tokens", tokens=tokens)]
    if state.phase == PIT and action != NO_PIT:
        return [say("gt-face-pit-turns", work=pit_work(action))]
    return []


def _step_detail(state: GTState, action: Action) -> list[Said]:
    step = next_step(state, action)
    if step.over_speed:
        edge = state.plan_cell * WAYS + action // STEP_DICE
        found = [say("gt-face-too-fast", cap=state.circuit.way_cap[edge])]
    else:
        found = [say("gt-face-risk", chance=percent(step.lost))]
    if step.track_hazards:
        found.append(say("gt-face-bumps", hazards=step.track_hazards))
    if finishes(state, action):
        found.append(say("gt-step-finish"))
    return found


def _mode_detail(state: GTState, action: Action, plan: PlanRisk) -> list[Said]:
    """Both ways of driving the plan with the exact chance to lose control before the final line."""
    if action == FLAT_OUT:
        found = [exact(plan.flat_out), say("gt-odds-focus", focus=plan.focus)]
    else:
        found = [exact(to_the_end(state, plan))]
        if len(plan.steps) > 1:
            found.append(say("gt-face-first-step", chance=percent(plan.steps[0].lost)))
    if plan.start_fails:
        found.append(say("gt-face-start-fails", chance=percent(plan.start_fails)))
    return found


def _drive_detail(state: GTState, action: Action, plan: PlanRisk) -> list[Said]:
    step = plan.steps[0]
    if action == STOP:
        return [say("gt-step-gear", gear=state.gear)]
    if action == SECURE:
        return [say("gt-odds-certain" if secured_loses(state, step) else "gt-odds-safe")]
    found = [say("gt-face-lose-now", chance=exact(step.lose))]
    if step.lose:
        cell = state.circuit.number[step.space]
        found.append(say("gt-lost-marker", marker=marker_lost(state, step.gear)))
        found.append(say("gt-face-tokens", tokens=tokens_lost(state, cell, step.gear)))
    if len(plan.steps) > 1:
        found.append(say("gt-face-to-the-end", chance=exact(to_the_end(state, plan))))
    return found
