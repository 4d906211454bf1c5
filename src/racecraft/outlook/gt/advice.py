"""Why a decision in Rallyman: GT is a good one: a plan, a throw, a loss of control, a stop."""

from __future__ import annotations

from fractions import Fraction

from racecraft.engine.state import Action, Seat
from racecraft.games.gt.actions import FLAT_OUT, NO_PIT, SECURE, STEPS, STOP, THROW
from racecraft.games.gt.board import WAYS, Cell, Gear
from racecraft.games.gt.dashboard import TYRES, WEATHERS, Tyre
from racecraft.games.gt.phases import DRIVE, PLAN
from racecraft.games.gt.pit import tyre_types
from racecraft.games.gt.risk import PlanRisk, plan_on_table, rest_secured, risk_of
from racecraft.games.gt.state import GTState
from racecraft.games.gt.tiles import NO_CAP
from racecraft.odds.gt.reach import ways
from racecraft.outlook.advice import (
    AdviceSpot,
    Asked,
    Explained,
    Ground,
    compared,
    more,
    percent,
    risk_change,
    spot,
)
from racecraft.outlook.gt.choices import choice, dashboards_of, loss_words, safe_throws
from racecraft.outlook.gt.shapes import GTDashboard, GTPitChoice, GTRelayChoice
from racecraft.outlook.words import Said, say

CLOSE = 4
"""A limit within so many spaces is what a plan slows down for."""
DARING = Fraction(1, 5)
"""A plan with more risk is laid to be ended on the way;"""
CAREFUL = Fraction(1, 10)
"""where it risks no more than this."""


def advice(state: GTState, seat: Seat, asked: Asked) -> Explained:
    plan = plan_on_table(state)
    for action in asked.labels:
        fact = choice(state, seat, action, plan)
        if fact["kind"] == "step":
            asked.labels[action] = say("advice-gt-step", way=fact["way"], die=fact["label"])
        elif fact["kind"] == "relay":
            asked.labels[action] = _loss_label(fact)
    if state.phase == PLAN:
        told = _plan(state, asked)
        # What the bot weighed besides are first dice, which say nothing of how far or how risky a plan is.
        asked.weighing.options = []
        return told
    if state.phase == DRIVE:
        return _drive(state, seat, asked)
    return _question(state, seat, asked)


def _here(state: GTState, seat: Seat) -> str:
    """The space of the car; before it has one, the first of the grid."""
    cell = state.cars[seat].cell
    return state.circuit.names[cell if cell >= 0 else state.circuit.grid[0]]


# --- A plan -------------------------------------------------------------------------------------------------


def _plan(state: GTState, asked: Asked) -> Explained:
    steps = [action for action in asked.decision if action < STEPS]
    flat_out = asked.decision[-1] == FLAT_OUT
    plan = risk_of(state, [*state.plan, *steps])
    lost = plan.flat_out if flat_out else plan.one_by_one
    sketch: list[Action] = (asked.sketch or {}).get("plan", [])
    laid = risk_of(state, [*state.plan, *sketch]) if sketch and sketch != steps else None
    last = plan.steps[-1]
    # Step by step nobody has to throw: focus pays for some steps, and the turn may end before others.
    risk = "gt-face-risk" if flat_out or lost == 0 else "advice-gt-risk-thrown"
    figures = [say(risk, chance=percent(lost))]
    kept = 0 if flat_out else _kept(plan)
    if kept:
        figures.insert(0, say("advice-gt-decide", spaces=kept, risk=percent(plan.steps[kept - 1].lost)))
    if flat_out:
        figures.append(say("gt-odds-focus", focus=plan.focus))
    if last.finishes:
        figures.append(say("gt-step-finish"))
    against = None if laid is None else _plans_compared(laid, plan, lost)
    reason = asked.reason(
        _plan_grounds(state, plan, flat_out, bool(sketch) and laid is None),
        None if laid is None else _plan_grounds(state, laid, False),
    )
    if reason["key"] == "advice-gt-focus":
        # It tells what the first figures would.
        del figures[:2]
    return {
        "label": say(
            "advice-gt-plan",
            spaces=len(plan.steps),
            gear=last.gear,
            mode="flat-out" if flat_out else "one-by-one",
        ),
        "figures": figures,
        "compared": against,
        "reason": reason,
        "way": [_here(state, state.turn), *(step.space for step in plan.steps)],
        "spots": _dice(plan),
    }


def _plans_compared(laid: PlanRisk, plan: PlanRisk, lost: Fraction) -> Said | None:
    what = [more("spaces", len(plan.steps) - len(laid.steps)), risk_change(laid.one_by_one, lost)]
    if laid.steps[-1].gear != plan.steps[-1].gear:
        what.append(say("advice-gear-change", before=laid.steps[-1].gear, after=plan.steps[-1].gear))
    return compared("laid", what)


def _dice(plan: PlanRisk) -> list[AdviceSpot]:
    return [
        spot(
            step.space,
            percent(step.lost) if step.lost else "",
            dice=step.text,
            tone="bad" if step.over_speed and not step.finishes else "plain",
        )
        for step in plan.steps
    ]


def _plan_grounds(state: GTState, plan: PlanRisk, flat_out: bool, same: bool = False) -> list[Ground]:
    """What speaks for a plan; `same` if it is the one that is laid."""
    found: list[Ground] = []
    last = plan.steps[-1]
    if last.finishes:
        found.append(Ground(say("advice-gt-finish")))
    cell = state.circuit.number[last.space]
    cap, away = _next_limit(state, cell)
    if flat_out and plan.focus:
        found.append(Ground(_focus_words(state, plan, same)))
    others = list(ways(state).values())
    safe_further = [way for way in others if not way.risk and len(way.plan) > len(plan.plan)]
    if not plan.one_by_one and not safe_further:
        found.append(Ground(say("advice-gt-furthest-safe")))
    if not flat_out and (kept := _kept(plan)):
        found.append(Ground(say("advice-gt-stop-on-the-way"), kept))
    if cap != NO_CAP and last.gear <= cap:
        found.append(Ground(say("advice-gt-ready", gear=last.gear, cap=cap, spaces=away), last.gear))
    if cap == NO_CAP and last.gear >= max((step.gear for step in plan.steps), default=0):
        found.append(Ground(say("advice-gt-fast", gear=last.gear), last.gear))
    if not plan.one_by_one:
        found.append(Ground(say("advice-gt-safe")))
    if all(len(way.plan) <= len(plan.plan) for way in others):
        found.append(Ground(say("advice-gt-furthest", spaces=len(plan.steps))))
    return found


def _focus_words(state: GTState, plan: PlanRisk, same: bool) -> Said:
    """What flat out earns, at what risk, beside what the car has."""
    return say(
        "advice-gt-focus",
        focus=plan.focus,
        same="yes" if same else "no",
        risky="yes" if plan.flat_out else "no",
        risk=percent(plan.flat_out),
        owned=state.cars[state.turn].focus,
    )


def _kept(plan: PlanRisk) -> int:
    """So many spaces of a daring plan risk little; 0 if the plan is not daring, or is from its first step."""
    if plan.one_by_one <= DARING:
        return 0
    return next((number for number, step in enumerate(plan.steps) if step.lost > CAREFUL), len(plan.steps))


def _next_limit(state: GTState, cell: Cell) -> tuple[Gear, int]:
    """The next limit ahead, by the kindest way, and how far it is; NO_CAP and 0 if there is none near."""
    circuit = state.circuit
    cells = {cell}
    for away in range(1, CLOSE + 1):
        edges = [each * WAYS + way for each in cells for way in range(circuit.ways[each])]
        if not edges:
            break
        cap = max(circuit.way_cap[edge] for edge in edges)
        if cap != NO_CAP:
            return cap, away
        cells = {circuit.way[edge] for edge in edges}
    return NO_CAP, 0


# --- Driving it ---------------------------------------------------------------------------------------------


def _drive(state: GTState, seat: Seat, asked: Asked) -> Explained:
    """Step by step: no die falls on a paid step, so what a bot decides as a whole may go on with a throw,
    but every step is a decision of its own."""
    asked.decision = asked.decision[:1]
    plan = plan_on_table(state)
    fact = choice(state, seat, asked.first, plan)
    step = plan.steps[0]
    here = _here(state, seat)
    stops = asked.first == STOP
    safe = safe_throws(plan)
    if asked.first == THROW and safe > 1:
        asked.times = safe
        return {
            "label": say("advice-gt-safe-steps", steps=safe),
            "figures": [],
            "compared": None,
            "reason": say("advice-gt-nothing-to-lose", steps=safe),
            "way": [here, *(each.space for each in plan.steps[:safe])],
            "spots": _dice(plan)[:safe],
        }
    what = fact["detail"][:1]
    if asked.first == THROW:
        what = [say("gt-face-lose-now", chance=percent(step.lose))]
    against: Said | None = None
    if stops:
        against = compared("throw", [more("spaces", -1), risk_change(step.lose, 0)])
    elif STOP in state.legal(seat):
        against = compared(
            "stop", [more("spaces", 1), risk_change(0, step.lose if asked.first == THROW else 0)]
        )
    return {
        "label": fact["label"],
        "figures": what,
        "compared": against,
        "reason": _drive_reason(state, plan, asked),
        "way": [here] if stops else [here, *(each.space for each in plan.steps)],
        "spots": [spot(here, tone="good")] if stops else _dice(plan),
    }


def _drive_reason(state: GTState, plan: PlanRisk, asked: Asked) -> Said:
    step = plan.steps[0]
    if asked.first == STOP:
        return _stop_reason(state, plan, asked)
    if asked.first == SECURE:
        return _secure_reason(state, plan)
    if step.finishes:
        return say("advice-gt-finish")
    if not step.lose:
        return say("advice-gt-nothing-to-lose", steps=1)
    if asked.alone:
        return say("advice-why-only")
    return say("advice-gt-throw", risk=percent(step.lose), gear=state.gear, next=step.gear)


def _stop_reason(state: GTState, plan: PlanRisk, asked: Asked) -> Said:
    """What going on would risk or cost."""
    step = plan.steps[0]
    if step.lose:
        return say("advice-gt-stop", risk=percent(step.lose), gear=state.gear)
    if plan.one_by_one:
        return say("advice-gt-stop-early", risk=percent(plan.one_by_one), gear=state.gear)
    if step.gear < state.gear:
        return say("advice-gt-stop-fast", gear=state.gear, next=step.gear)
    cap, away = _next_limit(state, state.cars[state.turn].cell)
    if cap != NO_CAP and state.gear <= cap < step.gear:
        return say("advice-gt-ready", gear=state.gear, cap=cap, spaces=away)
    return asked.worth()


def _secure_reason(state: GTState, plan: PlanRisk) -> Said:
    """What the step or the rest of the plan would risk if dice were thrown."""
    step, after = plan.steps[0], rest_secured(state)
    if step.lose:
        return say("advice-gt-secure", risk=percent(step.lose))
    if after < plan.one_by_one:
        return say("advice-gt-secure-rest", before=percent(plan.one_by_one), after=percent(after))
    return say("advice-gt-secure-clear")


# --- Questions ----------------------------------------------------------------------------------------------


def _question(state: GTState, seat: Seat, asked: Asked) -> Explained:
    fact = choice(state, seat, asked.first, plan_on_table(state))
    here = _here(state, seat)
    told: Explained = {
        "label": fact["label"],
        "figures": fact["detail"],
        "compared": None,
        "reason": asked.worth(),
        "way": [],
        "spots": [spot(here, tone="good")],
    }
    if fact["kind"] == "relay":
        told["label"] = _loss_label(fact)
        told["figures"] = [say("gt-step-finish")] if fact["finishes"] else loss_words(fact)[:1]
        told["compared"] = _losses_compared(state, seat, fact, asked.first)
        told["reason"] = _relay_reason(state, seat, fact, asked)
        told["spots"] = [spot(fact["cell"], tone="good" if fact["finishes"] else "bad")]
        told["way"] = [here, fact["cell"]]
    elif fact["kind"] == "verge":
        told["reason"] = say("advice-gt-verge")
        told["spots"].append(spot(fact["cell"], tone="good"))
    elif fact["kind"] == "pit":
        told["figures"] = fact["detail"][:1]
        told["reason"] = _pit_reason(state, seat, fact, asked)
    elif fact["kind"] == "tyres":
        told["figures"] = []
        told["reason"] = _tyre_reason(state, seat, fact["tyre"], asked)
    return told


def _loss_label(fact: GTRelayChoice) -> Said:
    return say("advice-gt-lose", spaces=fact["spaces"], gear=fact["gear"], tokens=fact["tokens"])


def _losses(state: GTState, seat: Seat) -> dict[Action, GTRelayChoice]:
    plan = plan_on_table(state)
    found: dict[Action, GTRelayChoice] = {}
    for action in state.legal(seat):
        fact = choice(state, seat, action, plan)
        if fact["kind"] == "relay":
            found[action] = fact
    return found


def _losses_compared(state: GTState, seat: Seat, chosen: GTRelayChoice, action: Action) -> Said | None:
    """What the loss that drives furthest gains and costs; nothing if none is further."""
    others = [fact for each, fact in _losses(state, seat).items() if each != action]
    if not others:
        return None
    other = max(others, key=lambda fact: (fact["finishes"], fact["stations"], -fact["tokens"]))
    spaces, tokens = other["spaces"] - chosen["spaces"], other["tokens"] - chosen["tokens"]
    if chosen["finishes"] or other["finishes"] or spaces <= 0 or tokens < 0:
        return None
    return say("advice-gt-lose-further", spaces=spaces, tokens=tokens)


def _relay_reason(state: GTState, seat: Seat, chosen: GTRelayChoice, asked: Asked) -> Said:
    if chosen["finishes"]:
        return say("advice-gt-finish")
    losses = list(_losses(state, seat).values())
    if len(losses) == 1:
        return say("advice-why-only")
    if chosen["tokens"] == min(fact["tokens"] for fact in losses):
        furthest = max(fact["stations"] for fact in losses if fact["tokens"] == chosen["tokens"])
        return say("advice-gt-mildest", furthest="yes" if chosen["stations"] == furthest else "no")
    return asked.worth()


def _pit_reason(state: GTState, seat: Seat, fact: GTPitChoice, asked: Asked) -> Said:
    car = state.cars[seat]
    damage = car.gear_tokens + car.brake_tokens + car.coast_tokens
    if asked.first == NO_PIT:
        return say("advice-gt-no-pit", damage=damage)
    if fact["work"] == "tyres":
        return _tyre_reason(state, seat, fact["tyre"], asked)
    return say("advice-gt-pit", damage=damage) if damage else asked.worth()


def _tyre_reason(state: GTState, seat: Seat, tyre: Tyre, asked: Asked) -> Said:
    """What the tyres are good for on the road as it is, else on the other."""
    boards = {
        name: dashboards_of(state, seat, number) for number, name in enumerate(TYRES[: tyre_types(state)])
    }
    for weather in (WEATHERS[state.weather], WEATHERS[1 - state.weather]):
        own = boards[tyre][weather]
        others = {name: board[weather] for name, board in boards.items() if name != tyre}
        if own["worn"] and own["limit"] > max(board["limit"] for board in others.values()):
            return say(
                "advice-gt-tyres-fresh",
                turns=own["worn"][0]["turn"] - 1,
                limit=own["limit"],
                usual=max(board["limit"] for board in others.values()),
                worn=own["worn"][-1]["limit"],
            )
        for name, board in others.items():
            below = [worn for worn in board["worn"] if worn["limit"] < own["limit"]]
            if board["limit"] > own["limit"] and below:
                worn = below[0]
                return say(
                    "advice-gt-tyres-lasting",
                    limit=own["limit"],
                    tyre=name,
                    turn=worn["turn"],
                    worn=worn["limit"],
                )
        if _is_best(own, list(others.values())):
            later = weather != WEATHERS[state.weather]
            return say(
                "advice-gt-tyres-later" if later else "advice-gt-tyres-best",
                weather=weather,
                dice=_dice_on(own),
                limit=own["limit"],
            )
    return asked.worth()


def _is_best(own: GTDashboard, others: list[GTDashboard]) -> bool:
    """No other tyres have more dice or a higher limit, and some have less."""
    mine = _dice_on(own), own["limit"]
    found = [(_dice_on(board), board["limit"]) for board in others]
    return all(dice <= mine[0] and limit <= mine[1] for dice, limit in found) and any(
        other != mine for other in found
    )


def _dice_on(board: GTDashboard) -> int:
    return board["gear"] + board["coast"] + board["brake"]
