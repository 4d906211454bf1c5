"""A plan of Rallyman: GT driven flat out, face by face, with all that the dice can be re-laid to."""

from __future__ import annotations

from math import comb

from mypy_extensions import i64

from racecraft.bots.gt.drive import Laid, Turn
from racecraft.games.gt import relay
from racecraft.games.gt.actions import FLYING, STEP_DICE
from racecraft.games.gt.dashboard import BRAKE_DIE, COAST_DIE, FACES
from racecraft.games.gt.rules import dice_of_plan


def flat_out_exactly(turn: Turn, laid: Laid) -> float:
    """The cost of a plan driven flat out, losing control at the best place for each way the dice may fall
    (GT-FLAT-08 to 13). A flying start is judged as `Turn.flat_out` does."""
    state = turn.state.copy()
    for step in laid.steps()[len(state.plan) :]:
        state.play(state.turn, step.action)
    if state.plan[0] % STEP_DICE == FLYING:
        return turn.flat_out(laid)
    dice = dice_of_plan(state)
    focus = turn.focus + turn.hand.earned[laid.number]
    hazards = turn.hand.boards.hazard_faces
    kept = turn.finished(laid.gear, focus) if laid.node < 0 else turn.ended(laid, focus)
    state.dice = dice
    state.rolled = len(dice)
    cost = 0.0
    for faces in range(1 << len(dice)):
        share = 1.0
        count: i64 = state.plan_hazards
        for n in range(len(dice)):
            bad = float(hazards[dice[n]]) / float(FACES)
            if faces >> n & 1:
                share *= bad
                count += 1
            else:
                share *= 1.0 - bad
        times = _alike(dice, faces)
        if times == 0.0 or share == 0.0:
            continue
        if count < state.limit and not laid.over:
            cost += share * times * kept
            continue
        state.faces = faces
        cost += share * times * min(turn.relay_costs(relay.outcomes(state), focus))
    return cost


def _alike(dice: list[i64], faces: i64) -> float:
    """How many ways to fall this one stands for, dice of a kind being alike: 0 for those in which hazards do
    not come first among the dice of a kind, since another stands for them."""
    ways = 1
    for kind in (COAST_DIE, BRAKE_DIE):
        count = 0
        shown = 0
        for n in range(len(dice)):
            if dice[n] == kind:
                if faces >> n & 1:
                    if shown < count:
                        return 0.0
                    shown += 1
                count += 1
        ways *= comb(count, shown)
    return float(ways)
