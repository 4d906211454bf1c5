"""Heat: the expected rounds to the finish, by the solved pace of the track, over every card that may be
flipped. What the others do in this round is not part of it."""

from __future__ import annotations

from racecraft.bots.heat.planning import Laid
from racecraft.bots.heat.policy import Policy
from racecraft.bots.heat.reactions import is_weighed
from racecraft.drills.judge import Judge, NotWeighed, Option, Unit, after, best_first
from racecraft.engine.state import Action, Seat, State
from racecraft.games.heat import actions, phases
from racecraft.games.heat.cards import HEAT
from racecraft.games.heat.game import HEAT as GAME
from racecraft.games.heat.gears import GEAR_COOLDOWN
from racecraft.games.heat.state import HeatState


class HeatJudge(Judge):
    def unit(self, state: State) -> Unit:
        return "turns"

    def options(self, state: State, seat: Seat) -> list[Option]:
        seen = _seen(state, seat)
        if seen.phase != phases.PLAN:
            return best_first([Option([action], _worth(seen, seat, action)) for action in seen.legal(seat)])
        policy = Policy()
        driver = seen.drivers[seat]
        if driver.stage != phases.GEAR_STAGE:
            raise NotWeighed("drills ask for a gear with its cards, not for some of them")
        return best_first(
            [
                Option(_decision(seen, seat, plan), plan.value, policy.risk(driver, plan))
                for plan in policy.plans(seen, seat, seen.legal(seat))
            ]
        )

    def value(self, state: State, seat: Seat, decision: list[Action]) -> float:
        seen = _seen(state, seat)
        if seen.phase != phases.PLAN:
            return _worth(seen, seat, decision[0])
        gear = decision[0] - actions.GEAR
        # Up to its last card: with it the cards may be turned over, and Stress adds what it finds.
        *before, last = decision
        laid = after(seen, seat, before)
        assert isinstance(laid, HeatState)
        driver = laid.drivers[seat]
        on_table, top = list(driver.play), 0
        if before:
            top = driver.kinds.index(last - actions.CARD)
            on_table[top] += 1
        plans = Policy().plans(seen, seat, seen.legal(seat))
        return max(plan.value for plan in plans if plan.gear == gear and _completes(plan, on_table, top))

    def decide(self, state: State, seat: Seat) -> list[Action]:
        seen = _seen(state, seat)
        return [Policy().choose(seen, seat, seen.legal(seat))]


def _seen(state: State, seat: Seat) -> HeatState:
    """The table as the seat sees it; a verdict knows no more than the player could."""
    seen = GAME.glimpse(state, seat) if isinstance(state, HeatState) else state
    assert isinstance(seen, HeatState)
    return seen


def _completes(plan: Laid, on_table: list[int], top: int) -> bool:
    """Whether a plan can be what is on the table and more; cards are laid in ascending order."""
    return plan.counts[:top] == on_table[:top] and all(
        count >= other for count, other in zip(plan.counts, on_table, strict=True)
    )


def _decision(state: HeatState, seat: Seat, plan: Laid) -> list[Action]:
    """A plan as its player lays it: the gear, then those cards that the hand leaves open."""
    twin = state.copy()
    decision = [actions.GEAR + plan.gear]
    twin.play(seat, decision[0])
    driver = twin.drivers[seat]
    while driver.stage == phases.CARDS_STAGE:
        card = next(
            actions.CARD + driver.kinds[slot]
            for slot in range(1, len(plan.counts))
            if plan.counts[slot] > driver.play[slot]
        )
        decision.append(card)
        twin.play(seat, card)
        driver = twin.drivers[seat]
    return decision


def _worth(state: HeatState, seat: Seat, action: Action) -> float:
    """The turn under way, if it ended with this choice."""
    policy = Policy()
    policy.look_at(state, seat)
    policy.flips = [[1.0]]
    if state.phase == phases.SLIPSTREAM:
        return policy.slip_worth(state, action)
    if state.phase == phases.VALUE:
        return policy.number_worth(state, action)
    driver = state.drivers[seat]
    if action in (actions.GEAR_COOL, actions.ADRENALINE_COOL):
        most = GEAR_COOLDOWN[driver.gear] if action == actions.GEAR_COOL else 1
        return policy.turn_worth(state, 0, 0, min(most, driver.hand[HEAT]), 0)
    if not is_weighed(action):
        raise NotWeighed(f"no drill asks for {action}: it is not weighed")
    return policy.reaction_worth(state, action)
