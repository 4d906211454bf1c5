"""What dice and cards of Rallyman may bring, in words."""

from __future__ import annotations

from racecraft.engine.state import Outcome
from racecraft.games.rallyman.notation import outcome_names
from racecraft.games.rallyman.phases import DRAW_LOT, ROLL, THROW
from racecraft.games.rallyman.state import RallymanState
from racecraft.outlook.words import Said, say


def outcome(state: RallymanState, brought: Outcome) -> Said:
    if state.phase == DRAW_LOT:
        return say("rallyman-outcome-lot", who=brought)
    if state.phase in (ROLL, THROW):
        return say("rallyman-face-outcome", outcome="warning" if brought else "clear")
    return say("rallyman-face-outcome", outcome=outcome_names(state)[brought])
