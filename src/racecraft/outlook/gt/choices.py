"""The outlook of Rallyman: GT: what a die on the plan risks, what driving it may bring, what a loss costs."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from racecraft.engine.errors import IllegalAction
from racecraft.engine.state import Action, Seat
from racecraft.games.gt import relay
from racecraft.games.gt.actions import (
    CHOOSE_FIRST,
    COAST,
    FLAT_OUT,
    FLYING,
    LEFT,
    NO_PIT,
    ONE_BY_ONE,
    REDLINE,
    RELAY_FIRST,
    SECURE,
    STEP_DICE,
    STEP_NAMES,
    STEPS,
    STOP,
    THROW,
)
from racecraft.games.gt.board import WAYS, Cell, Gear
from racecraft.games.gt.dashboard import DICE, FRESH, STANDING, TYRES, WEATHERS, Weather, marker_name, side
from racecraft.games.gt.focus import secure_cost
from racecraft.games.gt.loss_of_control import loss_marker, loss_tokens, return_space
from racecraft.games.gt.phases import CHOOSE, DRIVE, PIT, PLAN, RELAY, VERGE
from racecraft.games.gt.pit import LANE_WORK, lane_of, pit_helps, pit_marker, pit_tyre, stop_helps
from racecraft.games.gt.planning import (
    boosts_for,
    brakes_for,
    gear_after,
    gear_dice_left,
    is_used,
    step_finishes,
)
from racecraft.games.gt.risk import PlanRisk, StepRisk, plan_on_table, rest_secured, risk_of, secured_loses
from racecraft.games.gt.standing import progress
from racecraft.games.gt.state import GTState
from racecraft.games.gt.tiles import NO_CAP
from racecraft.odds.gt.reach import Way, best_ways, ways, ways_by_gear
from racecraft.outlook.gt.shapes import (
    Direction,
    GTCause,
    GTChoice,
    GTCorner,
    GTDashboard,
    GTDashboards,
    GTDiceLeft,
    GTEnd,
    GTLoss,
    GTModeChoice,
    GTModeFacts,
    GTOutlook,
    GTPitChoice,
    GTPlan,
    GTPlannedStep,
    GTReach,
    GTRelayChoice,
    GTSecureChoice,
    GTShownDie,
    GTStepChoice,
    GTThrowChoice,
    GTTyreChoice,
    GTVergeChoice,
    GTWorn,
    Side,
)
from racecraft.outlook.words import (
    BadSketch,
    Said,
    Target,
    risk,
    say,
    whole_percent,
)

MOST_STEPS = 24
"""More than all dice of any class."""
RECKLESS = Fraction(1, 2)
"""A throw with so much risk is not proposed where one can stop."""


# --- The outlook --------------------------------------------------------------------------------------------


def outlook(state: GTState, seat: Seat, sketch: Mapping[str, Any] | None) -> GTOutlook:
    """A sketch is a plan that is still being laid: `{"plan": [steps]}`, from what lies on the table."""
    laid, state = state, _sketched(state, sketch)
    plan = plan_on_table(state)
    choices = {str(action): choice(state, seat, action, plan) for action in state.legal(seat)}
    reach: dict[str, GTReach] = {}
    ends: list[GTEnd] = []
    if state.phase == PLAN:
        reach, ends = _reach(laid, state)
    return {
        "prompt": prompt(state, seat),
        "automatic": automatic(state),
        "choices": choices,
        "targets": _targets(laid, state, choices, reach),
        "plan": _plan(state, plan) if plan.steps else None,
        "reach": reach,
        "ends": ends,
        "left": _dice_left(state) if state.phase == PLAN else None,
        "dice": _dice_shown(state) if state.phase == RELAY else [],
        "cause": _cause(state) if state.phase == RELAY else None,
    }


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


def automatic(state: GTState) -> bool:
    """Automatic where dice can lose control in one way only, and where a pit stop can do the car no good: it
    drives on. Laying and throwing dice never is."""
    if state.phase == PIT:
        return not pit_helps(state, state.cars[state.turn])
    return state.phase == RELAY and len(state.relays) == 1


def prompt(state: GTState, seat: Seat) -> Said:
    if state.phase == PLAN:
        return say("gt-ask-plan", who=seat, gear=state.plan_gear, steps=len(state.plan))
    if state.phase == DRIVE:
        step = plan_on_table(state).steps[0]
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


# --- Where it leads -----------------------------------------------------------------------------------------


def _reach(laid: GTState, state: GTState) -> tuple[dict[str, GTReach], list[GTEnd]]:
    """Spaces that a plan can lead to: further on from the plan as sketched, else by another plan; and other
    plans to where the sketch ends."""
    sketch = state.plan[len(laid.plan) :]
    found = ways_by_gear(laid)
    reach = {cell: _way(way, [], bool(sketch)) for cell, way in best_ways(found).items()}
    if sketch:
        reach |= {cell: _way(way, sketch, False) for cell, way in ways(state).items()}
    reach.pop(state.plan_cell, None)
    ends: list[GTEnd] = []
    if sketch:
        ends = [_end(laid, way) for (cell, _), way in sorted(found.items()) if cell == state.plan_cell]
    return {state.circuit.names[cell]: way for cell, way in reach.items()}, ends


def _way(way: Way, sketch: list[Action], anew: bool) -> GTReach:
    return {"plan": sketch + way.actions(), "risk": way.risk, "gear": way.gear, "anew": anew}


def _end(laid: GTState, way: Way) -> GTEnd:
    plan = risk_of(laid, [*laid.plan, *way.actions()])
    return {"plan": way.actions(), "risk": way.risk, "gear": way.gear, "steps": _planned(plan)}


def _targets(
    laid: GTState, state: GTState, choices: dict[str, GTChoice], reach: dict[str, GTReach]
) -> list[Target]:
    """Every space that the decision may lead to, with the decision that leads there: while a plan is laid,
    its steps and setting off one by one."""
    if state.phase == PLAN:
        return _plan_targets(laid, state, choices, reach)
    found: dict[str, Target] = {}
    for action, fact in sorted(choices.items(), key=_worst_first):
        if fact["kind"] == "throw" or fact["kind"] == "relay" or fact["kind"] == "verge":
            found[fact["cell"]] = {
                "cell": fact["cell"],
                "decision": [int(action)],
                "label": fact["label"],
                "detail": fact["detail"],
            }
    return list(found.values())


def _worst_first(item: tuple[str, GTChoice]) -> tuple[bool, int, int]:
    """Of several losses on a space the mildest comes last."""
    fact = item[1]
    if fact["kind"] != "relay":
        return False, 0, 0
    return fact["finishes"], -fact["tokens"], -len(fact["marker"])


def _plan_targets(
    laid: GTState, state: GTState, choices: dict[str, GTChoice], reach: dict[str, GTReach]
) -> list[Target]:
    found = {cell: _target(cell, way["plan"], way["gear"], way["risk"]) for cell, way in reach.items()}
    sketch = state.plan[len(laid.plan) :]
    for action, fact in choices.items():
        if fact["kind"] == "step" and fact["cell"] not in found:
            found[fact["cell"]] = _target(fact["cell"], [*sketch, int(action)], fact["gear"], fact["risk"])
    return list(found.values())


def _target(cell: str, plan: list[Action], gear: Gear, lost: float) -> Target:
    return {
        "cell": cell,
        "decision": [*plan, ONE_BY_ONE],
        "label": say("gt-target", space=cell, gear=gear),
        "detail": [say("gt-face-risk", chance=rounded(lost))],
    }


def _dice_left(state: GTState) -> GTDiceLeft:
    return {
        "gear": gear_dice_left(state),
        "gears": [gear for gear in range(1, state.top + 1) if not is_used(state, gear)],
        "coast": state.coast_max - state.coasts,
        "brake": state.brake_max - state.brakes,
        "boost": state.boost_max - state.boosts,
    }


def _dice_shown(state: GTState) -> list[GTShownDie]:
    return [
        {"die": DICE[kind], "face": "hazard" if state.faces >> place & 1 else "clear"}
        for place, kind in enumerate(state.dice)
    ]


def _cause(state: GTState) -> GTCause:
    """Why the throw of all dice has lost control: its hazards and those of the track, or too high a speed."""
    steps = risk_of(state, state.plan).steps
    edges = _edges(state)
    corners: list[GTCorner] = []
    for step, edge in zip(steps, edges, strict=True):
        if step.track_hazards:
            cap = state.circuit.way_cap[edge]
            corners.append({"limit": cap if cap == step.gear else None, "hazards": step.track_hazards})
    last = steps[-1]
    return {
        "dice": relay.hazards_shown(state),
        "corners": corners,
        "limit": state.limit,
        "speeding": {"gear": last.gear, "cap": state.circuit.way_cap[edges[-1]]} if last.over_speed else None,
    }


def _edges(state: GTState) -> list[int]:
    """The ways from space to space that the whole plan takes."""
    cell, found = state.start_cell, []
    for action in state.plan:
        found.append(cell * WAYS + action // STEP_DICE)
        cell = state.circuit.way[found[-1]]
    return found


def _spaces_to(state: GTState, cell: Cell) -> int:
    """How many spaces ahead of the car a space lies: as the plan counts them where it leads there, else by
    the shortest way."""
    circuit, away = state.circuit, 0
    planned = [circuit.way[edge] for edge in _edges(state)]
    if cell in planned:
        return planned.index(cell) + 1
    seen = reached = {state.cars[state.turn].cell}
    while cell not in reached and reached:
        ahead = {circuit.way[each * WAYS + way] for each in reached for way in range(circuit.ways[each])}
        reached = ahead - seen
        seen = seen | reached
        away += 1
    return away


def _plan(state: GTState, plan: PlanRisk) -> GTPlan:
    """The steps of the plan still to be driven, with the risk of driving as far as each."""
    return {
        "limit": plan.limit,
        "hazards": state.hazards,
        "steps": _planned(plan),
        "one_by_one": _one_by_one(plan),
        "flat_out": _flat_out(plan),
    }


def _planned(plan: PlanRisk) -> list[GTPlannedStep]:
    return [
        {
            "cell": step.space,
            "dice": step.text,
            "gear": step.gear,
            **risk(step.lost),
            "too_fast": step.over_speed,
            "track_hazards": step.track_hazards,
        }
        for step in plan.steps
    ]


def _one_by_one(plan: PlanRisk) -> GTModeFacts:
    return {**risk(plan.one_by_one), "focus": 0, "start_fails": risk(plan.start_fails)}


def _flat_out(plan: PlanRisk) -> GTModeFacts:
    return {**risk(plan.flat_out), "focus": plan.focus, "start_fails": risk(plan.start_fails)}


# --- Choices ------------------------------------------------------------------------------------------------


def choice(state: GTState, seat: Seat, action: Action, plan: PlanRisk) -> GTChoice:
    """What one legal action leads to; `plan` is what the plan on the table risks."""
    if action < STEPS:
        return _step_choice(state, action)
    if state.phase == PLAN:
        return _mode_choice(state, action, plan)
    if state.phase == DRIVE:
        return _drive_choice(state, action, plan)
    if state.phase == RELAY:
        return _relay_choice(state, action)
    if state.phase == VERGE:
        return _verge_choice(state, action)
    if state.phase == PIT:
        return _pit_choice(state, seat, action)
    return _tyre_choice(state, seat, action)


def _step_choice(state: GTState, action: Action) -> GTStepChoice:
    die, way = action % STEP_DICE, action // STEP_DICE
    step = risk_of(state, [*state.plan, action]).steps[-1]
    cap = state.circuit.way_cap[state.plan_cell * WAYS + way]
    return {
        "kind": "step",
        "cell": step.space,
        "way": WAY_NAMES[state.circuit.way_signs(state.plan_cell)[way]],
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
        "finishes": step_finishes(state, action),
        "label": die_label(state.plan_gear, die),
        "detail": _step_detail(step, cap),
    }


def _step_detail(step: StepRisk, cap: Gear) -> list[Said]:
    if step.over_speed and not step.finishes:
        found = [say("gt-face-too-fast", cap=cap)]
    else:
        found = [say("gt-face-risk", chance=rounded(step.lost))]
    if step.track_hazards:
        found.append(say("gt-face-bumps", hazards=step.track_hazards))
    if step.finishes:
        found.append(say("gt-step-finish"))
    return found


WAY_NAMES: dict[str, Direction] = {"<": "left", "": "ahead", ">": "right"}


def die_label(gear: Gear, die: int) -> Said:
    kind = {COAST: "coast", REDLINE: "redline", FLYING: "flying"}.get(die, "gear")
    if boosts_for(gear, die):
        kind = "boost"
    return say("gt-face-die", kind=kind, gear=gear_after(gear, die), brakes=brakes_for(gear, die))


def _mode_choice(state: GTState, action: Action, plan: PlanRisk) -> GTModeChoice:
    """Both ways of driving the plan with the exact chance to lose control before the final line."""
    flat_out = action == FLAT_OUT
    if flat_out:
        facts = _flat_out(plan)
        detail = [exact(plan.flat_out), say("gt-odds-focus", focus=plan.focus)]
    else:
        facts = _one_by_one(plan)
        detail = [exact(plan.one_by_one)]
        if len(plan.steps) > 1:
            detail.append(say("gt-face-first-step", chance=percent(plan.steps[0].lost)))
    if plan.start_fails:
        detail.append(say("gt-face-start-fails", chance=percent(plan.start_fails)))
    return {
        "kind": "mode",
        "mode": "flat-out" if flat_out else "one-by-one",
        "cell": state.circuit.names[state.plan_cell],
        "gear": state.plan_gear,
        **facts,
        "label": say("gt-choice-mode", mode="flat-out" if flat_out else "one-by-one"),
        "detail": detail,
    }


def _drive_choice(state: GTState, action: Action, plan: PlanRisk) -> GTChoice:
    if action == THROW:
        return _throw_choice(state, plan)
    if action == SECURE:
        return _secure_choice(state, plan.steps[0])
    return {
        "kind": "stop",
        "gear": state.gear,
        "label": say("gt-choice-stop"),
        "detail": [say("gt-step-gear", gear=state.gear)],
    }


def _throw_choice(state: GTState, plan: PlanRisk) -> GTThrowChoice:
    step = plan.steps[0]
    lost = _loss(state, state.circuit.number[step.space], step.gear)
    detail = [say("gt-face-lose-now", chance=exact(step.lose))]
    if step.lose:
        detail += loss_words(lost)
    if len(plan.steps) > 1:
        detail.append(say("gt-face-to-the-end", chance=exact(plan.one_by_one)))
    return {
        "kind": "throw",
        "cell": step.space,
        "dice": step.text,
        "gear": step.gear,
        "too_fast": step.over_speed,
        **risk(step.lose),
        "rest": risk(plan.one_by_one),
        "lost": lost,
        "safe": safe_throws(plan),
        "reckless": step.lose >= RECKLESS and STOP in state.legal(state.turn),
        "label": say("gt-choice-throw", dice=dice_of(step.text)),
        "detail": detail,
    }


def dice_of(step: str) -> int:
    """How many dice a step is thrown with, by its notation: `G2+2B` are three."""
    return 1 + sum(1 if extra == "boost" else int(extra[:-1]) for extra in step.split("+")[1:])


def safe_throws(plan: PlanRisk) -> int:
    """So many of the next steps can be thrown one after another, whatever the dice show."""
    return next((number for number, step in enumerate(plan.steps) if step.lost), len(plan.steps))


def _secure_choice(state: GTState, step: StepRisk) -> GTSecureChoice:
    cost = secure_cost(state)
    loses = secured_loses(state)
    return {
        "kind": "secure",
        "cell": step.space,
        "dice": step.text,
        "gear": step.gear,
        "too_fast": step.over_speed,
        "cost": cost,
        "focus": state.cars[state.turn].focus - cost,
        **risk(Fraction(loses)),
        "rest": risk(rest_secured(state)),
        "label": say("gt-choice-secure", cost=cost),
        "detail": [say("gt-odds-certain" if loses else "gt-odds-secured")],
    }


def _loss(state: GTState, cell: Cell, gear: Gear) -> GTLoss:
    """What a loss of control on a space in a gear would cost."""
    car = state.cars[state.turn]
    return {
        "marker": marker_name(loss_marker(state, car, gear)),
        "tokens": loss_tokens(state, car, cell, gear),
    }


def loss_words(lost: GTLoss) -> list[Said]:
    return [say("gt-lost-end", end=_end_of(lost)), say("gt-face-tokens", tokens=lost["tokens"])]


def _end_of(lost: GTLoss) -> str:
    return "spin" if lost["marker"] == marker_name(STANDING) else "off"


def _relay_choice(state: GTState, action: Action) -> GTRelayChoice:
    outcome = state.relays[action - RELAY_FIRST]
    cell, gear = relay.cell_of(outcome), relay.gear_of(outcome)
    lost = _loss(state, cell, gear)
    finishes = relay.beyond_line(state, outcome)
    crossing = relay.crossing_of(outcome)
    spaces = _spaces_to(state, cell)
    if crossing:
        detail = [say("gt-step-finish"), say("gt-crossing-gear", gear=crossing)]
    else:
        detail = [say("gt-step-finish")] if finishes else loss_words(lost)
    detail.append(say("gt-face-on", space=state.circuit.names[cell]))
    return {
        "kind": "relay",
        "cell": state.circuit.names[cell],
        "gear": gear,
        **lost,
        "spaces": spaces,
        "stations": relay.progress_of(outcome) - progress(state, state.turn),
        "finishes": finishes,
        "crossing": crossing or None,
        "label": say("gt-choice-lose", spaces=spaces, gear=gear, end="finish" if finishes else _end_of(lost)),
        "detail": detail,
    }


def _verge_choice(state: GTState, action: Action) -> GTVergeChoice:
    to: Side = "left" if action == LEFT else "right"
    cell = return_space(state, state.cars[state.turn].cell, action == LEFT)
    return {
        "kind": "verge",
        "cell": state.circuit.names[cell],
        "side": to,
        "label": say("gt-choice-side", side=to),
        "detail": [],
    }


def _pit_choice(state: GTState, seat: Seat, action: Action) -> GTPitChoice:
    """What is done in the pits, and the marker with which the next turn begins."""
    car = state.cars[state.turn]
    lane = lane_of(action)
    work = LANE_WORK[lane]
    fitted = pit_tyre(car, action)
    tyre, detail = TYRES[fitted], []
    if action != NO_PIT:
        detail.append(say("gt-face-pit-turns", work=work))
    dashboards = None if fitted == car.tyre else dashboards_of(state, seat, fitted)
    if dashboards is not None:
        weather = WEATHERS[state.weather]
        detail += dashboard_words(weather, dashboards[weather])
    return {
        "kind": "pit",
        "work": work,
        "tyre": tyre,
        "pointless": action != NO_PIT and not stop_helps(state, car, action),
        "dashboards": dashboards,
        "marker": marker_name(pit_marker(car, lane)),
        "label": say("gt-choice-pit", work=work, tyre=tyre),
        "detail": detail,
    }


def _tyre_choice(state: GTState, seat: Seat, action: Action) -> GTTyreChoice:
    """The dashboard that goes with the tyres, in either weather."""
    tyre = TYRES[action - CHOOSE_FIRST]
    dashboards = dashboards_of(state, seat, action - CHOOSE_FIRST)
    return {
        "kind": "tyres",
        "tyre": tyre,
        "dashboards": dashboards,
        "label": say("gt-tyre-name", tyre=tyre),
        "detail": [*dashboard_words("dry", dashboards["dry"]), *dashboard_words("wet", dashboards["wet"])],
    }


def dashboards_of(state: GTState, seat: Seat, tyre: int) -> GTDashboards:
    """What the car of a seat has on fresh tyres of a type, in either weather."""
    dry, wet = (_dashboard(state, seat, tyre, weather) for weather in range(len(WEATHERS)))
    return {"dry": dry, "wet": wet}


def _dashboard(state: GTState, seat: Seat, tyre: int, weather: int) -> GTDashboard:
    """Where the limit goes by the wear of the tyres, it is told with what it falls to."""
    boards = state.setup.boards
    now = side(state.cars[seat].car_class, tyre, weather)
    worn: list[GTWorn] = []
    for turn in range(FRESH + 1, len(boards.wear)):
        limit = boards.hazard_limit(now, turn)
        if limit != boards.hazard_limit(now, turn - 1):
            worn.append({"turn": turn, "limit": limit})
    return {
        "gear": boards.gear[now],
        "coast": boards.coast[now],
        "brake": boards.brake[now],
        "limit": boards.hazard_limit(now, FRESH),
        "worn": worn,
    }


def dashboard_words(weather: Weather, board: GTDashboard) -> list[Said]:
    printed = say(
        "gt-dashboard",
        weather=weather,
        gear=board["gear"],
        coast=board["coast"],
        brake=board["brake"],
        limit=board["limit"],
    )
    return [printed, *(say("gt-worn", turn=each["turn"], limit=each["limit"]) for each in board["worn"])]


# --- Chances in words ---------------------------------------------------------------------------------------


def percent(part: Fraction | float) -> Said:
    """A chance to two decimals; what is neither impossible nor certain is never rounded to it."""
    if part in (0, 1):
        return rounded(part)
    return say("gt-face-percent", percent=min(99.99, max(0.01, round(float(part) * 100, 2))))


def rounded(part: Fraction | float) -> Said:
    """A chance in whole per cent."""
    return say("gt-face-percent-whole", percent=whole_percent(part))


def exact(part: Fraction) -> Said:
    """A chance as percentage and as the fraction it is."""
    if part in (0, 1):
        return percent(part)
    return say("gt-face-exact", chance=percent(part), fraction=f"{part.numerator}/{part.denominator}")
