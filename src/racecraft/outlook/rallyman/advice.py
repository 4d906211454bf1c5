"""Why a decision in Rallyman is a good one: a die, a time attack, the end of a turn, tyres and wheels."""

from __future__ import annotations

from fractions import Fraction

from racecraft.engine.state import Action, Seat
from racecraft.games.rallyman.actions import (
    ATTACK,
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
    die_of,
    is_step,
    line_of,
    mode_of,
)
from racecraft.games.rallyman.figures import DIE_NAMES
from racecraft.games.rallyman.notation import NAMES
from racecraft.games.rallyman.phases import PLAN
from racecraft.games.rallyman.stage import cell_name
from racecraft.games.rallyman.state import RallymanState
from racecraft.games.rallyman.steps import (
    CAR_LINES,
    WAITING,
    advance,
    gas_dice,
    snowy_spaces,
    start_of_turn,
    trapped,
)
from racecraft.odds.rallyman.chances import AttackOdds, StepOdds
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
from racecraft.outlook.rallyman.choices import outlook
from racecraft.outlook.words import Said, say


def advice(state: RallymanState, seat: Seat, asked: Asked) -> Explained:
    if state.phase == PLAN or asked.first == ATTACK:
        return _attack(state, seat, asked)
    if is_step(asked.first):
        return _step(state, seat, asked)
    return _question(state, seat, asked)


def _here(state: RallymanState, seat: Seat) -> str:
    car = state.cars[seat]
    return cell_name(state.stage, -1 if car.status == WAITING else car.index, CAR_LINES[car.line])


# --- A time attack ------------------------------------------------------------------------------------------


def _attack(state: RallymanState, seat: Seat, asked: Asked) -> Explained:
    """All its dice, those that lie already included."""
    planned = state.copy()
    for action in asked.decision:
        if action != THROW_DICE:
            planned.play(seat, action)
    laid = AttackOdds(state) if state.phase == PLAN and THROW_DICE in state.legal(seat) else None
    odds = AttackOdds(planned) if THROW_DICE in planned.legal(seat) else None
    cells, spots = _dice(planned, seat)
    dice, gear = len(planned.plan), planned.head.gear
    seconds = state.setup.card_seconds[gear]
    figures = [say("rallyman-odds-earns", tokens=dice), say("rallyman-odds-card", seconds=seconds)]
    if dice == 0:
        figures = [say("rallyman-odds-attack")]
    if odds is not None:
        figures.insert(0, say("advice-rallyman-attack-risk", risk=percent(odds.loss)))
    against = _attack_compared(state, seat, planned, laid, odds)
    gain = asked.weighing.gain(asked.first)
    lying = None
    if laid is not None and dice > len(state.plan):
        lying = _attack_grounds(state, laid, gain)
    return {
        "label": say(
            "advice-rallyman-attack",
            dice=dice,
            what=[_laid(action) for action in planned.plan],
            gear=gear,
            throw="yes" if asked.decision[-1] == THROW_DICE else "no",
        ),
        "figures": figures,
        "compared": against,
        "reason": asked.reason(_attack_grounds(planned, odds, gain), lying),
        "way": [_here(state, seat), *cells],
        "spots": spots,
    }


def _laid(action: Action) -> Said:
    """A die of the plan, and where it leaves the road's own line."""
    return say("advice-rallyman-laid", die=DIE_NAMES[die_of(action)], line=LINE_NAMES[line_of(action)])


def _dice(state: RallymanState, seat: Seat) -> tuple[list[str], list[AdviceSpot]]:
    """The spaces of the plan, and its dice on them."""
    head = start_of_turn(state.cars[seat])
    cells: list[str] = []
    spots: list[AdviceSpot] = []
    for action in state.plan:
        advance(state, head, die_of(action), line_of(action))
        cell = cell_name(state.stage, head.index, CAR_LINES[head.line])
        cells.append(cell)
        spots.append(spot(cell, dice=DIE_NAMES[die_of(action)]))
    return cells, spots


def _attack_compared(
    state: RallymanState, seat: Seat, planned: RallymanState, laid: AttackOdds | None, odds: AttackOdds | None
) -> Said | None:
    """Against the dice that lie; before any does, against driving a single die."""
    if odds is None:
        return None
    cards = state.setup.card_seconds
    if laid is not None:
        what = [
            more("dice", len(planned.plan) - len(state.plan)),
            risk_change(laid.loss, odds.loss),
            more("seconds", cards[planned.head.gear] - cards[state.head.gear] + laid.tokens - odds.tokens),
        ]
        return compared("laid", what)
    steps = [StepOdds(state, action) for action in state.legal(seat) if is_step(action)]
    if state.plan or not steps:
        return None
    other = min(steps, key=_least_risk)
    what = [
        more("spaces", int(planned.head.index - other.index)),
        more("seconds", cards[planned.head.gear] - other.seconds - odds.tokens),
        risk_change(other.loss + other.out, odds.loss + odds.out),
    ]
    return compared("single", what)


def _least_risk(odds: StepOdds) -> tuple[Fraction, int]:
    return odds.loss + odds.out, odds.seconds


def _attack_grounds(planned: RallymanState, odds: AttackOdds | None, gain: float) -> list[Ground]:
    """What speaks for an attack; what its dice earn only where the bot gains nothing that could be shown."""
    found: list[Ground] = []
    if planned.head.index >= planned.stage.length:
        found.append(Ground(say("advice-rallyman-finish")))
    if odds is not None and not odds.loss:
        found.append(Ground(say("advice-rallyman-attack-safe", tokens=odds.tokens), odds.tokens))
    elif odds is not None and gain <= 0:
        said = say("advice-rallyman-attack-earns", tokens=odds.tokens, risk=percent(odds.loss))
        found.append(Ground(said, odds.tokens))
    return found


# --- Die by die ---------------------------------------------------------------------------------------------


def _step(state: RallymanState, seat: Seat, asked: Asked) -> Explained:
    fact = outlook(state, seat, None)["choices"][str(asked.first)]
    assert fact["kind"] == "step"
    odds = StepOdds(state, asked.first)
    against: Said | None = None
    if END in state.legal(seat):
        now = state.setup.card_seconds[state.cars[seat].gear]
        what = [
            more("spaces", int(odds.index - state.head.index)),
            more("seconds", odds.seconds - now + fact["cost"]),
            risk_change(0, odds.loss + odds.out),
        ]
        against = compared("end", what)
    return {
        "label": fact["label"],
        "figures": fact["detail"],
        "compared": against,
        "reason": _step_reason(state, seat, odds, asked),
        "way": [_here(state, seat), fact["cell"]],
        "spots": [spot(fact["cell"], percent(odds.loss) if odds.loss else "", dice=fact["die"])],
    }


def _step_reason(state: RallymanState, seat: Seat, odds: StepOdds, asked: Asked) -> Said:
    """What speaks for this die: the finish, a faster card, no risk, a set die; else what the bot gains."""
    if odds.index >= state.stage.length:
        return say("advice-rallyman-finish")
    if mode_of(asked.first) == SET:
        return say("advice-rallyman-set", cost=state.set_dice + 1)
    others = [
        StepOdds(state, action)
        for action in state.legal(seat)
        if is_step(action) and action != asked.first and mode_of(action) != SET
    ]
    cards = state.setup.card_seconds
    faster = cards[odds.gear] < cards[state.cars[seat].gear]
    if not odds.loss and not odds.out:
        rivals = [other for other in others if not other.loss and not other.out]
        if all(odds.seconds <= other.seconds for other in rivals):
            return say("advice-rallyman-fastest-safe", seconds=odds.seconds)
        return say(
            "advice-rallyman-safe-braking" if not faster else "advice-rallyman-safe", seconds=odds.seconds
        )
    if all(odds.seconds <= other.seconds for other in others):
        return say("advice-rallyman-faster", seconds=odds.seconds, risk=percent(odds.loss))
    if all(odds.loss < other.loss + other.out for other in others):
        return say("advice-rallyman-least-risk", risk=percent(odds.loss))
    return asked.worth()


# --- Questions ----------------------------------------------------------------------------------------------


def _question(state: RallymanState, seat: Seat, asked: Asked) -> Explained:
    told = outlook(state, seat, None)
    fact = told["choices"][str(asked.first)]
    here = _here(state, seat)
    return {
        "label": fact["label"],
        "figures": fact["detail"],
        "compared": _end_compared(state, seat) if asked.first == END else None,
        "reason": _answer_reason(state, seat, asked),
        "way": [],
        "spots": [spot(here, tone="good")],
    }


def _end_compared(state: RallymanState, seat: Seat) -> Said | None:
    """Against the least risky further die."""
    steps = [StepOdds(state, action) for action in state.legal(seat) if is_step(action)]
    if not steps:
        return None
    other = min(steps, key=_least_risk)
    seconds = state.setup.card_seconds[state.cars[seat].gear]
    return compared(
        "die", [more("seconds", seconds - other.seconds), risk_change(other.loss + other.out, Fraction(0))]
    )


def _answer_reason(state: RallymanState, seat: Seat, asked: Asked) -> Said:
    action: Action = asked.first
    if action == STUCK or asked.alone:
        return say("advice-why-only")
    if action == END:
        return _end_reason(state, seat)
    if action in (SUMMER_TYRES, WINTER_TYRES):
        snow = int(snowy_spaces(state))
        return say("advice-rallyman-tyres", tyres=NAMES[action], snow=snow, asphalt=state.stage.length - snow)
    if action in (SPARE_YES, SPARE_NO):
        gas = gas_dice(state.cars[seat].punctures)
        return say("advice-rallyman-wheel", choice=NAMES[action], gas=gas)
    if action in (DROP_EARLIER, DROP_LATER):
        return say("advice-rallyman-drop")
    if action in (SISU_YES, SISU_NO):
        return say("advice-rallyman-sisu", choice=NAMES[action])
    return asked.worth()


def _end_reason(state: RallymanState, seat: Seat) -> Said:
    risks = [StepOdds(state, each) for each in state.legal(seat) if is_step(each)]
    least = min((odds.loss + odds.out for odds in risks), default=Fraction(0))
    if least:
        return say("advice-rallyman-end-risk", risk=percent(least))
    if trapped(state):
        return say("advice-rallyman-end-trapped")
    seconds = state.setup.card_seconds[state.cars[seat].gear]
    return say("advice-rallyman-end", seconds=seconds)
