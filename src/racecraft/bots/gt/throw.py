"""A plan of Rallyman: GT driven flat out, face by face, with all that the dice can be re-laid to."""

from __future__ import annotations

from mypy_extensions import i64

from racecraft.bots.gt.drive import Laid, Turn
from racecraft.games.gt import relay
from racecraft.games.gt.actions import FLYING, STEP_DICE
from racecraft.games.gt.rules import dice_of_plan


def flat_out_exactly(turn: Turn, laid: Laid) -> float:
    """The cost of a plan driven flat out, losing control at the best place for each way the dice may fall. A
    flying start is judged as `Turn.flat_out` does."""
    state = turn.state.copy()
    for step in laid.steps()[len(state.plan) :]:
        state.play(state.turn, step.action)
    if state.plan[0] % STEP_DICE == FLYING:
        return turn.flat_out(laid)
    dice = dice_of_plan(state)
    focus = turn.focus + turn.hand.earned[laid.number]
    hazards = turn.hand.boards.hazard_share
    kept = turn.finished(laid.gear, focus) if laid.node < 0 else turn.ended(laid, focus)
    state.dice = dice
    state.rolled = len(dice)
    cost = 0.0
    for faces in range(1 << len(dice)):
        share = 1.0
        count: i64 = state.plan_hazards
        for n in range(len(dice)):
            bad = hazards[dice[n]]
            if faces >> n & 1:
                share *= bad
                count += 1
            else:
                share *= 1.0 - bad
        times = float(relay.alike(dice, faces))
        if times == 0.0 or share == 0.0:
            continue
        if count < state.limit and not laid.over:
            cost += share * times * kept
            continue
        state.faces = faces
        cost += share * times * min(turn.relay_costs(relay.outcomes(state), focus))
    return cost
