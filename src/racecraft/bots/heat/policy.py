"""How a good driver of Heat decides, turn by turn, from the own hand and from what lies open on the table.

A policy reads nothing of a state that its seat could not see, so the same code drives at the table, on a
glimpse, and inside the search of the professional, on guessed states.
"""

from __future__ import annotations

from racecraft.bots.bot import Advice, Weighed
from racecraft.bots.heat.planning import next_card
from racecraft.bots.heat.reactions import Reactor, is_weighed
from racecraft.bots.heat.worth import upgrade_worth
from racecraft.games.heat import actions, phases
from racecraft.games.heat.cards import HEAT, SPEEDS, STRESS
from racecraft.games.heat.state import Driver, HeatState


class Policy(Reactor):
    """A driver's judgement in every decision of a race or season."""

    def choose(self, s: HeatState, seat: int, legal: list[int]) -> int:
        """The choice of a driver with several."""
        phase = s.phase
        if phase == phases.PLAN:
            return self.plan(s, seat, legal)
        if phase == phases.REACT:
            return self.react(s, seat, legal)
        if phase == phases.SLIPSTREAM:
            return self.slipstream(s, seat, legal)
        if phase == phases.DISCARD:
            return self.discard(s, seat, legal)
        if phase == phases.TOP or phase == phases.AMOUNT:
            return legal[-1]
        if phase == phases.VALUE:
            return self.number(s, seat, legal)
        if phase == phases.SALVAGING:
            return salvage(legal)
        if phase == phases.MULLIGAN:
            return mulligan(s.drivers[seat])
        if phase == phases.SWAP:
            return swap(s.drivers[seat], legal)
        return pick(legal, phase == phases.GIVE)

    def advice(self, s: HeatState, seat: int, legal: list[int]) -> Advice | None:
        """What the options of a turn are worth, in rounds to the finish; None where nothing is weighed."""
        phase = s.phase
        options: list[Weighed] = []
        if phase == phases.PLAN:
            known: list[int] = []
            d = s.drivers[seat]
            for plan in self.plans(s, seat, legal):
                action = plan.gear if d.stage == phases.GEAR_STAGE else next_card(d, plan.counts)
                if action in legal and action not in known:
                    known.append(action)
                    options.append(Weighed(action, plan.value, self.risk(d, plan)))
            return Advice("turns", options) if options else None
        self.look_at(s, seat)
        self.flips = [[1.0]]
        for action in legal:
            if phase == phases.REACT:
                if is_weighed(action):
                    options.append(Weighed(action, self.reaction_worth(s, action)))
            elif phase == phases.SLIPSTREAM:
                options.append(Weighed(action, self.slip_worth(s, action)))
            elif phase == phases.VALUE:
                options.append(Weighed(action, self.number_worth(s, action)))
        chosen = self.choose(s, seat, legal) if len(legal) > 1 else legal[0]
        for option in options:
            if option.action == chosen:
                return Advice("turns", options)
        return None


def salvage(legal: list[int]) -> int:
    """Salvages fast cards; Heat and Stress stay in the discard."""
    best = actions.END
    fastest = 2
    for action in legal[1:]:
        speeds = SPEEDS[action - actions.CARD]
        if speeds and max(speeds) > fastest:
            fastest = max(speeds)
            best = action
    return best


def mulligan(d: Driver) -> int:
    """Draws a new hand if this one is full of Heat and Stress."""
    return actions.REDRAW if d.hand[HEAT] + d.hand[STRESS] >= 3 else actions.END


def pick(legal: list[int], worst: bool) -> int:
    """The upgrade that is wanted most, or least."""
    chosen = legal[0]
    for action in legal:
        better = upgrade_worth(action - actions.CARD) > upgrade_worth(chosen - actions.CARD)
        if better != worst:
            chosen = action
    return chosen


def swap(d: Driver, legal: list[int]) -> int:
    """A leftover that is clearly better than the worst of one's own."""
    worst = min([upgrade_worth(card) for card in d.owned])
    best = pick(legal[1:], False)
    return best if upgrade_worth(best - actions.CARD) > worst + 0.5 else actions.END
