"""What dice, bag and grid of Rallyman: GT may bring, in words."""

from __future__ import annotations

from racecraft.engine.state import Outcome
from racecraft.games.gt.dashboard import HAZARD, TOKENS
from racecraft.games.gt.phases import BAG, GRID
from racecraft.games.gt.state import GTState
from racecraft.outlook.words import Said, say


def outcome(state: GTState, brought: Outcome) -> Said:
    if state.phase == GRID:
        return say("gt-choice-seat", who=brought)
    if state.phase == BAG:
        return say("gt-token-name", token=TOKENS[brought])
    return say("gt-choice-face", face="hazard" if brought == HAZARD else "clear")
