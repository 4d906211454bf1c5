"""The best drive of Ралі on an empty track: expected turns to the finish and the action that keeps them fewest.

Exact dynamic programming on the engine's own `legal`, `play` and `resolve`; no rule is written a second time. A car
that is alone never waits and never collides, so every move gains at least one cell, missed turns are served within
the engine, and the positions between moves form no circle: one pass backwards gives exact values. They are found when
first asked for and kept.
"""

from __future__ import annotations

from racecraft.engine.state import Action
from racecraft.games.rali.rules import DECLARE, OVER, ROLL, STEP
from racecraft.games.rali.state import RaliState, Setup

Key = tuple[int, int, int, int, bool]
"""A car between two moves: cell, crossings, gear, marker, at rest."""
Step = tuple[int, int, int, int, int, int, int, bool]
"""A car within a move: cell, crossings, gear, marker, steps, changes, home lane, first step."""
End = tuple[int, Key | None]
"""How a move may end: the turns it took, missed ones included, and the car afterwards; None has finished."""


class Solo:
    """The values of one board and number of laps. The car is that of seat 1, so its box is the red one."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._values: dict[Key, float] = {}
        self._choices: dict[Key, list[list[frozenset[End]]]] = {}
        self._ends: dict[Step, frozenset[End]] = {}

    def turns(self, state: RaliState) -> float:
        """The turns still to come under best play, missed turns and the one under way included."""
        if state.seats != 1:
            raise ValueError(f"a solo drive has one car, not {state.seats}")
        if state.phase == OVER:
            return 0.0
        if state.phase == DECLARE:
            return self._value(_key(state))
        if state.phase == STEP:
            return self._best_end(self._ends_of(state))
        if state.phase == ROLL:
            return _mean([self._best_end(ends) for ends in self._rolls(state)])
        if state.pending():
            return min([self.turns(_after(state, action)) for action in state.legal(0)])
        return _mean([self.turns(_drawn(state, outcome)) for outcome, _ in state.chance()])

    def best(self, state: RaliState) -> Action:
        """The action of the pending car that leaves the fewest turns; of equals the first."""
        return min(state.legal(0), key=lambda action: self.turns(_after(state, action)))
