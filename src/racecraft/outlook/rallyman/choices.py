"""The outlook of Rallyman: what the next die risks, what a time attack can bring, what the turn costs."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from racecraft.engine.state import Action, Seat
from racecraft.games.rallyman.actions import (
    ATTACK,
    BACK,
    CUT,
    DRIFT,
    DROP_EARLIER,
    DROP_LATER,
    END,
    LINE_NAMES,
    NAMES,
    SET,
    SISU_NO,
    SISU_YES,
    SPARE_NO,
    SPARE_YES,
    STUCK,
    SUMMER_TYRES,
    THROW_DICE,
    WINTER_TYRES,
    die_of,
    is_step,
    line_of,
    mode_of,
)
from racecraft.games.rallyman.board import CORNER, LEFT, RIGHT
from racecraft.games.rallyman.figures import DIE_NAMES, GAS
from racecraft.games.rallyman.order import BETWEEN, DROP, FIRST, NEXT, PLAN, REST, SISU, SPARE, TYRE
from racecraft.games.rallyman.state import RallymanState
from racecraft.games.rallyman.steps import (
    ALARM_LIMIT,
    CAR_LINES,
    FIRST_DRIFT,
    SNOW_ALARM_LIMIT,
    SUMMER,
    Head,
    advance,
    any_careful_step,
    muddied,
    snowy,
)
from racecraft.odds.rallyman.chances import AttackOdds, StepOdds, after_plan, attack_odds, back_odds, hazard
from racecraft.outlook.words import Said, chance, no_sketch, risk, say

Facts = dict[str, Any]

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


def outlook(state: RallymanState, seat: Seat, sketch: Mapping[str, Any] | None) -> dict[str, Any]:
    no_sketch("rallyman", sketch)
    attack = attack_odds(state) if state.phase == PLAN else None
    found: dict[str, Any] = {
        "prompt": prompt(state, seat),
        "automatic": automatic(state, seat),
        "choices": {str(action): _choice(state, seat, action, attack) for action in state.legal(seat)},
        "alarms": _alarms(state, seat),
    }
    if state.phase == PLAN:
        found["plan"] = _plan(state, attack)
    return found


def automatic(state: RallymanState, seat: Seat) -> bool:
    """A turn that can only end ends; but everybody throws the dice with one's own hand."""
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


def _alarms(state: RallymanState, seat: Seat) -> Facts:
    """The warning signs of the turn so far, and at how many control is lost; on snow summer tyres take
    fewer."""
    on_summer_tyres = state.cars[seat].tyres == SUMMER
    return {
        "shown": state.alarms,
        "limit": ALARM_LIMIT,
        "shown_on_snow": state.snow_alarms,
        "limit_on_snow": SNOW_ALARM_LIMIT if on_summer_tyres else ALARM_LIMIT,
    }


def _choice(state: RallymanState, seat: Seat, action: Action, attack: AttackOdds | None) -> Facts:
    if is_step(action):
        odds = StepOdds(state, action)
        thrown = after_plan(state, action) if state.phase == PLAN else None
        return {
            **_step_facts(state, action, odds, thrown),
            "label": step_label(state, action, odds),
            "detail": step_detail(state, action, odds, thrown),
        }
    return {
        **_simple_facts(state, seat, action, attack),
        "label": simple_label(state, action),
        "detail": simple_detail(state, action, attack),
    }


# --- A die --------------------------------------------------------------------------------------------------


def cell_of(state: RallymanState, action: Action) -> str:
    """The space or part of a corner on which a step ends, as the drawing names it."""
    head = state.head.copy()
    advance(state, head, die_of(action), line_of(action))
    if head.index >= state.stage.length:
        return "finish"
    line = CAR_LINES[head.line]
    return str(head.index) if line == "road" else f"{head.index}.{line}"


def _step_facts(state: RallymanState, action: Action, odds: StepOdds, thrown: AttackOdds | None) -> Facts:
    """`risk` is the chance to lose control in this step; in a plan, in the attack with this die."""
    die, line = die_of(action), line_of(action)
    facts: Facts = {
        "cell": cell_of(state, action),
        "die": DIE_NAMES[die],
        "line": LINE_NAMES[line],
        "limit": line_number(state, line) or None,
        "set": mode_of(action) == SET,
        "cost": state.set_dice + 1 if mode_of(action) == SET else 0,
        "gear": odds.gear,
        "seconds": odds.seconds,
        "speed": odds.risk,
        "finishes": odds.index >= state.stage.length,
        "alarm": chance(_alarm(state, action)),
        "out": chance(odds.out),
        **risk(odds.loss if thrown is None else thrown.loss),
    }
    if line == CUT:
        mud, puncture = shortcut_chances(state)
        facts |= {"mud": chance(mud), "puncture": chance(puncture)}
    return facts


def line_number(state: RallymanState, line: int) -> int:
    """The number on a line of the corner that the next step leads into, as mud leaves it; 0 on an open
    road."""
    head = state.head
    here = line == BACK or head.line == FIRST_DRIFT
    index = head.index if here else head.index + 1
    if index >= state.stage.length or state.stage.ground[index].kind != CORNER:
        return 0
    corner = state.stage.ground[index]
    if line == CUT:
        return int(corner.cut)
    printed = corner.number
    if line == DRIFT:
        printed = corner.drift2 if head.line == FIRST_DRIFT else corner.drift1
    return int(muddied(state, printed, head.mud if here else state.mud[index]))


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


# --- Other choices ------------------------------------------------------------------------------------------


def _simple_facts(state: RallymanState, seat: Seat, action: Action, attack: AttackOdds | None) -> Facts:
    car = state.cars[seat]
    if action in (END, STUCK):
        return _end_facts(state)
    if action == THROW_DICE and attack is not None:
        return {**_attack_facts(attack), "gear": state.head.gear, "seconds": _card(state, state.head.gear)}
    if action in (SPARE_YES, SPARE_NO):
        changes = action == SPARE_YES
        return {"seconds": spare_seconds(state) if changes else 0, "gas": gas_dice(state, action)}
    if action in (SUMMER_TYRES, WINTER_TYRES):
        white = white_spaces(state)
        tyres = "summer" if action == SUMMER_TYRES else "winter"
        return {"tyres": tyres, "snow": white, "asphalt": state.stage.length - white}
    if action in (DROP_EARLIER, DROP_LATER):
        return {"face": "warning" if _dropped_face(state, action) else "clear"}
    if action == SISU_NO and car.index < state.stage.length:
        back = back_odds(state, car.gear, car.index)
        return {
            "seconds": _card(state, 0),
            "spin": chance(back.spin),
            "left": {**chance(back.left), "dice_lost": back.lost_left},
            "right": {**chance(back.right), "dice_lost": back.lost_right},
        }
    return {}


def _end_facts(state: RallymanState) -> Facts:
    """The card of the turn, and whether the next turn could go wrong from its first die."""
    gear = gear_at_end(state)
    return {"gear": gear, "seconds": _card(state, gear), "trapped": trapped(state)}


def _card(state: RallymanState, gear: int) -> int:
    return state.setup.card_seconds[gear]


def gear_at_end(state: RallymanState) -> int:
    """The gear of the card that a turn costs if it ends now."""
    gear: int = state.head.gear if state.phase == NEXT else state.cars[state.turn].gear
    return gear


def trapped(state: RallymanState) -> bool:
    """The next turn could not begin under control."""
    car = state.cars[state.turn]
    return not any_careful_step(state, Head(car.index, car.line, car.gear, car.mud, 0, 0, 0, 0))


def spare_seconds(state: RallymanState) -> int:
    """A wheel changed between two stages costs no time."""
    return state.setup.spare_seconds if state.phase == SPARE else 0


def gas_dice(state: RallymanState, action: Action) -> int:
    """The gas dice of a turn after a wheel was changed or not."""
    return 2 - state.cars[state.turn].punctures + (action == SPARE_YES)


def white_spaces(state: RallymanState) -> int:
    """The spaces of the stage that lie under snow."""
    return sum(snowy(state, index) for index in range(state.stage.length))


def _dropped_face(state: RallymanState, action: Action) -> int:
    """What the gas die shows that would be dropped."""
    faces = [face for step, face in zip(state.plan, state.faces, strict=True) if die_of(step) == GAS]
    return faces[0] if action == DROP_EARLIER else faces[-1]


def _attack_facts(odds: AttackOdds) -> Facts:
    return {
        **risk(odds.loss),
        "kept": chance(odds.kept),
        "broken": chance(odds.broken),
        "out": chance(odds.out),
        "tokens": odds.tokens,
        "lost_on": [chance(part) for part in odds.lost_on],
    }


def _plan(state: RallymanState, odds: AttackOdds | None) -> Facts:
    """The attack as it is planned, with the chance that control is lost up to each die of it."""
    before = state.cars[state.turn]
    head = Head(before.index, before.line, before.gear, before.mud, 0, 0, 0, 0)
    steps, lost = [], Fraction(0)
    for place, action in enumerate(state.plan):
        advance(state, head, die_of(action), line_of(action))
        line = CAR_LINES[head.line]
        over = head.index >= state.stage.length
        cell = "finish" if over else str(head.index) if line == "road" else f"{head.index}.{line}"
        if odds is not None:
            lost += odds.lost_on[place]
        steps.append({"cell": cell, "die": DIE_NAMES[die_of(action)], "gear": head.gear, **risk(lost)})
    return {"steps": steps, **(_attack_facts(odds) if odds is not None else {})}


# --- Words --------------------------------------------------------------------------------------------------


def shown(part: Fraction) -> Said:
    """A chance exactly, and in per cent where the parts are many."""
    exact = say("rallyman-chance", count=part.numerator, total=part.denominator)
    if part.denominator <= FEW:
        return exact
    return say("rallyman-odds-exact", chance=exact, percent=short_percent(part))


def short_percent(part: Fraction) -> str:
    """A chance on four columns."""
    if not part:
        return "0%"
    percent = float(part) * 100
    return "<1%" if percent < 0.5 else f"{percent:.0f}%"


def step_label(state: RallymanState, action: Action, odds: StepOdds) -> Said:
    line = line_of(action)
    kind = "over" if odds.index >= state.stage.length else LINE_NAMES[line]
    if kind == "on" and odds.index > state.head.index + 1:
        kind = "jump"
    elif kind == "on" and odds.index >= 0 and state.stage.ground[odds.index].kind == CORNER:
        kind = "inside"
    die = DIE_NAMES[die_of(action)]
    return say("rallyman-face-step", die=die, kind=kind, space=odds.index, gear=odds.gear)


def step_detail(
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
    elif thrown.loss:
        found = [say("rallyman-odds-plan-loss", chance=shown(thrown.loss))]
    else:
        found = [say("rallyman-odds-plan-safe")]
    if line_of(action) == CUT:
        found.append(_card_detail(state))
    return [*found, say("rallyman-odds-card", seconds=odds.seconds)]


def _card_detail(state: RallymanState) -> Said:
    mud, puncture = shortcut_chances(state)
    return say("rallyman-odds-shortcut", mud=shown(mud), puncture=shown(puncture))


def _back_detail(state: RallymanState, gear: int, index: int) -> Said:
    """What losing control here would break."""
    back = back_odds(state, gear, index)
    if not back.lost_left and not back.lost_right:
        return say("rallyman-odds-back-soft")
    return say("rallyman-odds-back", left=back.lost_left, right=back.lost_right)


def simple_label(state: RallymanState, action: Action) -> Said:
    return say("rallyman-face-choice", choice=NAMES[action], dice=len(state.plan))


def simple_detail(state: RallymanState, action: Action, attack: AttackOdds | None) -> list[Said]:
    if action == END:
        gear = gear_at_end(state)
        found = [say("rallyman-odds-end", gear=gear, seconds=_card(state, gear))]
        return [*found, say("rallyman-odds-trapped")] if trapped(state) else found
    if action == ATTACK:
        return [say("rallyman-odds-attack")]
    if action == THROW_DICE and attack is not None:
        return _throw_detail(state, attack)
    if action in (SPARE_YES, SPARE_NO):
        changes = "yes" if action == SPARE_YES else "no"
        seconds, gas = spare_seconds(state), gas_dice(state, action)
        return [say("rallyman-odds-spare", changes=changes, seconds=seconds, gas=gas)]
    if action == SISU_YES:
        return [say("rallyman-odds-sisu")]
    if action == SISU_NO:
        over = state.cars[state.turn].index >= state.stage.length
        return [say("rallyman-odds-over") if over else _back_in_full(state)]
    if action in (SUMMER_TYRES, WINTER_TYRES):
        white = white_spaces(state)
        tyres = "summer" if action == SUMMER_TYRES else "winter"
        return [say("rallyman-odds-tyres", tyres=tyres, white=white, black=state.stage.length - white)]
    if action in (DROP_EARLIER, DROP_LATER):
        return [say("rallyman-odds-lies", face="warning" if _dropped_face(state, action) else "clear")]
    return []


def _throw_detail(state: RallymanState, odds: AttackOdds) -> list[Said]:
    """The exact chances of the attack as it is planned."""
    found = [say("rallyman-odds-plan-safe")]
    if odds.kept < 1:
        found = [say("rallyman-odds-kept", chance=shown(odds.kept))]
    for place, part in enumerate(odds.lost_on, 1):
        if part:
            found.append(say("rallyman-odds-lost-on", die=place, chance=shown(part)))
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
