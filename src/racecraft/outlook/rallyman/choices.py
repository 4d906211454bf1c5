"""The outlook of Rallyman: what the next die risks, what a time attack can bring, what the turn costs."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Literal, TypedDict

from racecraft.engine.state import Action, Seat
from racecraft.games.rallyman.actions import (
    ATTACK,
    CUT,
    DROP_EARLIER,
    DROP_LATER,
    END,
    LINE_NAMES,
    SET,
    SISU_NO,
    SISU_YES,
    SPARE_NO,
    SPARE_YES,
    STUCK,
    SUMMER_TYRES,
    THROW_DICE,
    WINTER_TYRES,
    LineName,
    die_of,
    is_step,
    line_of,
    mode_of,
)
from racecraft.games.rallyman.board import CORNER, LEFT, RIGHT
from racecraft.games.rallyman.figures import DIE_NAMES, GAS, DieName
from racecraft.games.rallyman.notation import NAMES
from racecraft.games.rallyman.phases import BETWEEN, DROP, FIRST, NEXT, PLAN, REST, SISU, SPARE, TYRE
from racecraft.games.rallyman.stage import cell_name, space_number
from racecraft.games.rallyman.state import RallymanState
from racecraft.games.rallyman.steps import (
    ALARM_LIMIT,
    CAR_LINES,
    RISKS,
    SUMMER,
    TYRES,
    WINTER,
    RiskName,
    Tyres,
    advance,
    gas_dice,
    line_number,
    snow_limit,
    snowy_spaces,
    start_of_turn,
    trapped,
)
from racecraft.odds.rallyman.chances import (
    AttackOdds,
    Plan,
    StepOdds,
    after_plan,
    attack_odds,
    back_odds,
    hazard,
    plans_beyond,
)
from racecraft.outlook.words import (
    Chance,
    CommonOutlook,
    OutlookChoice,
    Risk,
    Said,
    Target,
    chance,
    no_sketch,
    risk,
    say,
    whole_percent,
)

FEW = 36
"""Chances in more parts than these are also given in per cent."""

ASKED = {
    TYRE: "tyres",
    SPARE: "spare",
    FIRST: "first",
    NEXT: "next",
    PLAN: "plan",
    DROP: "drop",
    REST: "rest",
    SISU: "sisu",
    BETWEEN: "between",
}


Fell = Literal["clear", "warning"]
"""What a die shows that lies on the table."""


class RallymanStepChoice(OutlookChoice, Risk):
    """A die on a line. `risk` is the chance to lose control in this step; in a plan, in the attack with this
    die."""

    kind: Literal["step"]
    cell: str
    """Where the step ends, as the drawing names it."""
    die: DieName
    line: LineName
    limit: int | None
    """The number of the line in a corner, as mud leaves it; null on an open road."""
    set: bool
    """The die is set for seconds, not rolled."""
    cost: int
    """Second tokens for a die that is set."""
    gear: int
    seconds: int
    """What the turn costs if it ends here under control."""
    speed: RiskName
    """What the gear alone brings."""
    finishes: bool
    alarm: Chance
    """A ! on the die."""
    out: Chance
    """The car retires at once."""
    mud: Chance | None
    """What the card of a cut may bring; null on other lines."""
    puncture: Chance | None


class RallymanEndChoice(OutlookChoice):
    """The turn ends with the card of its gear."""

    kind: Literal["end"]
    gear: int
    seconds: int
    trapped: bool
    """The next turn could not begin under control."""


class RallymanAttackChoice(OutlookChoice):
    """All dice of the turn are planned and thrown at once."""

    kind: Literal["attack"]


class RallymanThrowChoice(OutlookChoice, Risk):
    """The dice of the plan are thrown."""

    kind: Literal["throw"]
    gear: int
    seconds: int
    """The card, if the whole plan is driven under control."""
    kept: Chance
    """The whole plan is driven under control."""
    broken: Chance
    """A puncture breaks the plan."""
    out: Chance
    tokens: int
    lost_on: list[Chance]
    """For each die, the chance that control is lost on it."""


class RallymanWheelChoice(OutlookChoice):
    """A wheel is changed, or not."""

    kind: Literal["wheel"]
    seconds: int
    gas: int
    """Gas dice of a turn afterwards."""


class RallymanTyresChoice(OutlookChoice):
    kind: Literal["tyres"]
    tyres: Tyres
    snow: int
    """Spaces of the stage under snow."""
    asphalt: int


class RallymanDropChoice(OutlookChoice):
    """The gas die that a puncture takes out of the attack."""

    kind: Literal["drop"]
    face: Fell


class RallymanSide(Chance):
    """The car leaves the road on this side."""

    dice_lost: int


class RallymanLoss(TypedDict):
    """What the card of a loss of control may bring."""

    seconds: int
    spin: Chance
    left: RallymanSide
    right: RallymanSide


class RallymanSisuChoice(OutlookChoice):
    """Sisu is used, or control is lost."""

    kind: Literal["sisu"]
    loss: RallymanLoss | None
    """Null if sisu is used, or the car has crossed the finish."""


RallymanChoice = (
    RallymanStepChoice
    | RallymanEndChoice
    | RallymanAttackChoice
    | RallymanThrowChoice
    | RallymanWheelChoice
    | RallymanTyresChoice
    | RallymanDropChoice
    | RallymanSisuChoice
)


class RallymanAlarms(TypedDict):
    """The warning signs of the turn so far, and at how many control is lost."""

    shown: int
    limit: int
    shown_on_snow: int
    limit_on_snow: int


class RallymanPlanned(Risk):
    """A die of the plan. `risk` is the chance that control is lost up to it."""

    cell: str
    die: DieName
    gear: int
    cut: bool
    """It cuts a corner, which turns a card."""


class RallymanOutlook(CommonOutlook):
    choices: dict[str, RallymanChoice]
    alarms: RallymanAlarms
    plan: list[RallymanPlanned]
    """The attack as it is planned; empty outside of planning."""


def outlook(state: RallymanState, seat: Seat, sketch: Mapping[str, Any] | None) -> RallymanOutlook:
    no_sketch("rallyman", sketch)
    attack = attack_odds(state) if state.phase == PLAN else None
    choices = {action: _choice(state, seat, action, attack) for action in state.legal(seat)}
    return {
        "prompt": prompt(state, seat),
        "automatic": automatic(state, seat),
        "choices": {str(action): choice for action, choice in choices.items()},
        "targets": _targets(state, choices),
        "alarms": _alarms(state, seat),
        "plan": _plan(state, attack) if state.phase == PLAN else [],
    }


def automatic(state: RallymanState, seat: Seat) -> bool:
    """A turn that can only end is ended automatically; throwing the dice never is."""
    legal = state.legal(seat)
    return len(legal) == 1 and legal[0] in (END, STUCK)


def prompt(state: RallymanState, seat: Seat) -> Said:
    return say(
        "rallyman-face-ask",
        what=ASKED[state.phase],
        who=seat,
        gear=state.cars[seat].gear,
        dice=len(state.plan),
        stage=state.stage_number + 1,
        next=state.stage_number + 2,
    )


def _alarms(state: RallymanState, seat: Seat) -> RallymanAlarms:
    return {
        "shown": state.alarms,
        "limit": ALARM_LIMIT,
        "shown_on_snow": state.snow_alarms,
        "limit_on_snow": snow_limit(state.cars[seat].tyres),
    }


def _choice(state: RallymanState, seat: Seat, action: Action, attack: AttackOdds | None) -> RallymanChoice:
    if is_step(action):
        return _step(state, action)
    label = say("rallyman-face-choice", choice=NAMES[action], dice=len(state.plan))
    if action in (END, STUCK):
        return _end(state, action, label)
    if action == THROW_DICE and attack is not None:
        return _throw(state, attack, label)
    if action in (SPARE_YES, SPARE_NO):
        return _wheel(state, action, label)
    if action in (SUMMER_TYRES, WINTER_TYRES):
        return _tyres(state, action, label)
    if action in (DROP_EARLIER, DROP_LATER):
        face = _dropped_face(state, action)
        detail = [say("rallyman-odds-lies", face=face)]
        return {"kind": "drop", "label": label, "detail": detail, "face": face}
    if action in (SISU_YES, SISU_NO):
        return _sisu(state, seat, action, label)
    return {"kind": "attack", "label": label, "detail": [say("rallyman-odds-attack")]}


# --- A die --------------------------------------------------------------------------------------------------


def _step(state: RallymanState, action: Action) -> RallymanStepChoice:
    odds = StepOdds(state, action)
    thrown = after_plan(state, action) if state.phase == PLAN else None
    die, line = die_of(action), line_of(action)
    head = state.head.copy()
    advance(state, head, die, line)
    mud, puncture = shortcut_chances(state)
    return {
        "kind": "step",
        "label": _step_label(state, action, odds),
        "detail": _step_detail(state, action, odds, thrown),
        "cell": cell_name(state.stage, head.index, CAR_LINES[head.line]),
        "die": DIE_NAMES[die],
        "line": LINE_NAMES[line],
        "limit": line_number(state, state.head, line) or None,
        "set": mode_of(action) == SET,
        "cost": state.set_dice + 1 if mode_of(action) == SET else 0,
        "gear": odds.gear,
        "seconds": odds.seconds,
        "speed": odds.risk,
        "finishes": odds.index >= state.stage.length,
        "alarm": chance(_alarm(state, action)),
        "out": chance(odds.out),
        "mud": chance(mud) if line == CUT else None,
        "puncture": chance(puncture) if line == CUT else None,
        **risk(odds.loss if thrown is None else thrown.loss),
    }


def _alarm(state: RallymanState, action: Action) -> Fraction:
    """The chance of a ! on the die of a step: none once it is set, certain or not where it lies already."""
    if mode_of(action) == SET:
        return Fraction(0)
    if state.phase == REST:
        return Fraction(state.faces[0])
    return Fraction(0) if state.setup.easy else hazard(state.setup, die_of(action))


def shortcut_chances(state: RallymanState) -> tuple[Fraction, Fraction]:
    """How likely the card of a cut is mud, and a puncture."""
    cards = state.shortcuts
    return Fraction(cards[1], sum(cards)), Fraction(cards[2], sum(cards))


# --- Spaces -------------------------------------------------------------------------------------------------


def _targets(state: RallymanState, choices: dict[Action, RallymanChoice]) -> list[Target]:
    """Every space to which a die leads, with the safest one; and where a time attack is planned or may begin,
    those behind, with the dice that risk least on the way."""
    best: dict[str, tuple[Action, RallymanStepChoice]] = {}
    for action, choice in choices.items():
        if choice["kind"] == "step":
            known = best.get(choice["cell"])
            if known is None or _drawbacks(choice) < _drawbacks(known[1]):
                best[choice["cell"]] = action, choice
    found: list[Target] = [
        {"cell": cell, "decision": [action], "label": choice["label"], "detail": choice["detail"]}
        for cell, (action, choice) in best.items()
    ]
    planning, begin = state, list[Action]()
    if ATTACK in choices:
        planning, begin = state.copy(), [ATTACK]
        planning.play(state.turn, ATTACK)
    if planning.phase == PLAN:
        for plan in plans_beyond(planning):
            cell = cell_name(state.stage, plan.index, CAR_LINES[plan.line])
            if cell not in best:
                found.append(_far_target(planning, plan, cell, begin))
    return found


def _drawbacks(choice: RallymanStepChoice) -> tuple[int, float, float, int, int]:
    """A sort key, the least drawbacks first: speed, retirement, risk, price, time."""
    speed = RISKS.index(choice["speed"]) if choice["speed"] in ("overspeed", "wreck") else 0
    return speed, choice["out"]["chance"], choice["risk"], choice["cost"], choice["seconds"]


def _far_target(state: RallymanState, plan: Plan, cell: str, begin: list[Action]) -> Target:
    twin = state.copy()
    for action in plan.steps:
        twin.play(twin.turn, action)
    odds = AttackOdds(twin)
    over = "yes" if plan.index >= state.stage.length else "no"
    label = say(
        "rallyman-face-dice-to",
        dice=len(plan.steps),
        over=over,
        space=space_number(plan.index),
        line=CAR_LINES[plan.line],
        gear=plan.gear,
        cuts="yes" if plan.cuts else "no",
    )
    detail = [_plan_loss(odds), say("rallyman-odds-card", seconds=_card(state, plan.gear))]
    return {"cell": cell, "decision": begin + plan.steps, "label": label, "detail": detail}


# --- Other choices ------------------------------------------------------------------------------------------


def _end(state: RallymanState, action: Action, label: Said) -> RallymanEndChoice:
    """The card of the turn, and whether the next turn could go wrong from its first die."""
    gear: int = state.cars[state.turn].gear
    seconds = _card(state, gear)
    caught = trapped(state)
    detail: list[Said] = []
    if action == END:
        detail.append(say("rallyman-odds-end", gear=gear, seconds=seconds))
        if caught:
            detail.append(say("rallyman-odds-trapped"))
    return {
        "kind": "end",
        "label": label,
        "detail": detail,
        "gear": gear,
        "seconds": seconds,
        "trapped": caught,
    }


def _card(state: RallymanState, gear: int) -> int:
    return state.setup.card_seconds[gear]


def _throw(state: RallymanState, odds: AttackOdds, label: Said) -> RallymanThrowChoice:
    return {
        "kind": "throw",
        "label": label,
        "detail": _throw_detail(state, odds),
        "gear": state.head.gear,
        "seconds": _card(state, state.head.gear),
        "kept": chance(odds.kept),
        "broken": chance(odds.broken),
        "out": chance(odds.out),
        "tokens": odds.tokens,
        "lost_on": [chance(part) for part in odds.lost_on],
        **risk(odds.loss),
    }


def _wheel(state: RallymanState, action: Action, label: Said) -> RallymanWheelChoice:
    changes = action == SPARE_YES
    gas: int = gas_dice(state.cars[state.turn].punctures - (1 if changes else 0))
    cost: int = state.setup.spare_seconds if state.phase == SPARE else 0
    seconds = cost if changes else 0
    detail = [say("rallyman-odds-spare", changes="yes" if changes else "no", seconds=cost, gas=gas)]
    return {"kind": "wheel", "label": label, "detail": detail, "seconds": seconds, "gas": gas}


def _tyres(state: RallymanState, action: Action, label: Said) -> RallymanTyresChoice:
    tyres = TYRES[SUMMER if action == SUMMER_TYRES else WINTER]
    white = int(snowy_spaces(state))
    black: int = state.stage.length - white
    detail = [say("rallyman-odds-tyres", tyres=tyres, white=white, black=black, length=state.stage.length)]
    return {
        "kind": "tyres",
        "label": label,
        "detail": detail,
        "tyres": tyres,
        "snow": white,
        "asphalt": black,
    }


def _dropped_face(state: RallymanState, action: Action) -> Fell:
    """What the gas die shows that would be dropped."""
    faces = [face for step, face in zip(state.plan, state.faces, strict=True) if die_of(step) == GAS]
    return "warning" if faces[0 if action == DROP_EARLIER else -1] else "clear"


def _sisu(state: RallymanState, seat: Seat, action: Action, label: Said) -> RallymanSisuChoice:
    if action == SISU_YES:
        return {"kind": "sisu", "label": label, "detail": [say("rallyman-odds-sisu")], "loss": None}
    car = state.cars[seat]
    if car.index >= state.stage.length:
        return {"kind": "sisu", "label": label, "detail": [say("rallyman-odds-over")], "loss": None}
    back = back_odds(state, car.gear, car.index)
    loss: RallymanLoss = {
        "seconds": _card(state, 0),
        "spin": chance(back.spin),
        "left": {**chance(back.left), "dice_lost": back.lost_left},
        "right": {**chance(back.right), "dice_lost": back.lost_right},
    }
    return {"kind": "sisu", "label": label, "detail": [_back_in_full(state)], "loss": loss}


def _plan(state: RallymanState, odds: AttackOdds | None) -> list[RallymanPlanned]:
    """The attack as it is planned, with the chance that control is lost up to each die of it."""
    head = start_of_turn(state.cars[state.turn])
    steps: list[RallymanPlanned] = []
    lost = Fraction(0)
    for place, action in enumerate(state.plan):
        advance(state, head, die_of(action), line_of(action))
        if odds is not None:
            lost += odds.lost_on[place]
        cell = cell_name(state.stage, head.index, CAR_LINES[head.line])
        steps.append(
            {
                "cell": cell,
                "die": DIE_NAMES[die_of(action)],
                "gear": head.gear,
                "cut": line_of(action) == CUT,
                **risk(lost),
            }
        )
    return steps


# --- Words --------------------------------------------------------------------------------------------------


def shown(part: Fraction) -> Said:
    """A chance exactly, and in per cent where the parts are many."""
    exact = say("rallyman-chance", count=part.numerator, total=part.denominator)
    if part.denominator <= FEW:
        return exact
    return say("rallyman-odds-exact", chance=exact, percent=f"{whole_percent(part)}%")


def _step_label(state: RallymanState, action: Action, odds: StepOdds) -> Said:
    line = line_of(action)
    kind: str = "over" if odds.index >= state.stage.length else LINE_NAMES[line]
    if kind == "on" and odds.index > state.head.index + 1:
        kind = "jump"
    elif kind == "on" and odds.index >= 0 and state.stage.ground[odds.index].kind == CORNER:
        kind = "inside"
    die = DIE_NAMES[die_of(action)]
    return say("rallyman-face-step", die=die, kind=kind, space=space_number(odds.index), gear=odds.gear)


def _step_detail(
    state: RallymanState, action: Action, odds: StepOdds, thrown: AttackOdds | None
) -> list[Said]:
    """The chance of a !, of losing control, of the card, and what the turn would cost; of a plan what it
    would bring if it were thrown with this die."""
    if state.phase == PLAN:
        return _plan_detail(state, action, odds, thrown)
    if odds.risk == "wreck":
        return [say("rallyman-odds-wreck")]
    found = []
    if state.phase == REST:
        found.append(say("rallyman-odds-lies", face="warning" if state.faces[0] else "clear"))
    elif mode_of(action) == SET:
        found.append(say("rallyman-odds-set", cost=state.set_dice + 1))
    elif not state.setup.easy:
        found.append(say("rallyman-odds-warning", chance=shown(hazard(state.setup, die_of(action)))))
    if odds.risk == "overspeed":
        found.append(say("rallyman-odds-overspeed", seconds=_card(state, 0)))
    elif odds.loss:
        found.append(say("rallyman-odds-loss", chance=shown(odds.loss)))
    if line_of(action) == CUT:
        found.append(_card_detail(state))
    if odds.out:
        found.append(say("rallyman-odds-out", chance=shown(odds.out)))
    if odds.loss and odds.index < state.stage.length:
        found.append(_back_detail(state, odds.gear, odds.index))
    if odds.risk != "overspeed":
        found.append(say("rallyman-odds-card", seconds=odds.seconds))
    return found


def _plan_detail(
    state: RallymanState, action: Action, odds: StepOdds, thrown: AttackOdds | None
) -> list[Said]:
    if thrown is None:
        found = [say("rallyman-odds-warning", chance=shown(hazard(state.setup, die_of(action))))]
    else:
        found = [_plan_loss(thrown)]
    if line_of(action) == CUT:
        found.append(_card_detail(state))
    return [*found, say("rallyman-odds-card", seconds=odds.seconds)]


def _plan_loss(odds: AttackOdds) -> Said:
    if odds.loss:
        return say("rallyman-odds-plan-loss", chance=shown(odds.loss))
    return say("rallyman-odds-plan-safe")


def _card_detail(state: RallymanState) -> Said:
    mud, puncture = shortcut_chances(state)
    return say("rallyman-odds-shortcut", mud=shown(mud), puncture=shown(puncture))


def _back_detail(state: RallymanState, gear: int, index: int) -> Said:
    """What losing control here would break."""
    back = back_odds(state, gear, index)
    if not back.lost_left and not back.lost_right:
        return say("rallyman-odds-back-soft")
    return say("rallyman-odds-back", space=space_number(index), left=back.lost_left, right=back.lost_right)


def _throw_detail(state: RallymanState, odds: AttackOdds) -> list[Said]:
    """The chances of the attack as it is planned, with the die on which it fails most often."""
    found = [say("rallyman-odds-plan-safe")] if odds.kept == 1 else []
    worst = max(odds.lost_on)
    if worst:
        kept, die = f"{whole_percent(odds.kept)}%", odds.lost_on.index(worst) + 1
        found.append(say("rallyman-odds-kept", kept=kept, die=die, risk=f"{whole_percent(worst)}%"))
    if odds.broken:
        found.append(say("rallyman-odds-broken", chance=shown(odds.broken)))
    if odds.out:
        found.append(say("rallyman-odds-out", chance=shown(odds.out)))
    found.append(say("rallyman-odds-earns", tokens=odds.tokens))
    found.append(say("rallyman-odds-card", seconds=_card(state, state.head.gear)))
    return found


def _back_in_full(state: RallymanState) -> Said:
    car = state.cars[state.turn]
    back = back_odds(state, car.gear, car.index)
    verge = state.stage.spaces[car.index].verge
    return say(
        "rallyman-odds-back-full",
        seconds=_card(state, 0),
        spin=shown(back.spin),
        left=shown(back.left),
        right=shown(back.right),
        there=say("rallyman-terrain-name", terrain=verge[LEFT]),
        here=say("rallyman-terrain-name", terrain=verge[RIGHT]),
        lost_left=back.lost_left,
        lost_right=back.lost_right,
    )
