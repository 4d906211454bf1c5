"""What the die of Ралі may bring, in words."""

from __future__ import annotations

from racecraft.engine.state import Outcome
from racecraft.games.rali.phases import LOT
from racecraft.games.rali.state import RaliState
from racecraft.outlook.words import Said, say


def outcome(state: RaliState, brought: Outcome) -> Said:
    if state.phase == LOT:
        return say("rali-lot-seat", who=brought)
    after = state.copy()
    after.resolve(brought)
    return say("rali-outcome", die=brought, steps=after.steps, gear=after.cars[state.turn].gear)
