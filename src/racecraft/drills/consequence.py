"""How likely a decision brings an event about: the proof that the rule of a drill decides it.

The turn is followed to its end through every outcome of dice and cards, the player deciding further as the
judge would.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from racecraft.drills.drill import PLAYER
from racecraft.drills.judge import Judge
from racecraft.engine.game import AnyGame
from racecraft.engine.state import Action, Event, State

Wanted = Callable[[Event], bool]
MOST_BRANCHES = 4_000
"""Outcomes that are followed; what comes later is left out."""
MOST_DECISIONS = 5
"""Further decisions of the player that are followed."""


class Following:
    """A turn from a decision of the player to its end."""

    def __init__(self, game: AnyGame, judge: Judge, wanted: Wanted) -> None:
        self.game = game
        self.judge = judge
        self.wanted = wanted
        self.round = 0
        self.branches = 0

    def chance(self, state: State, decision: list[Action]) -> float:
        """That the event happens to the player before anybody else decides or the player's turn is over."""
        self.round = self.game.rounds(state)
        return self._played(state, decision, 0)

    def _played(self, state: State, decision: list[Action], decided: int) -> float:
        twin = state.copy()
        twin.events = []
        for action in decision:
            twin.play(PLAYER, action)
        return self._on(twin, decided)

    def _happened(self, state: State) -> bool:
        return any(self.wanted(event) for event in state.events or [])

    def _on(self, state: State, decided: int) -> float:
        if self._happened(state):
            return 1.0
        outcomes = state.chance()
        if outcomes:
            if self.branches >= MOST_BRANCHES:
                return 0.0
            self.branches += len(outcomes)
            weight = sum(each for _, each in outcomes)
            return sum(each / weight * self._resolved(state, outcome, decided) for outcome, each in outcomes)
        over = state.over() or self.game.rounds(state) != self.round
        if over or PLAYER not in state.pending() or decided >= MOST_DECISIONS:
            return 0.0
        return self._played(state, self.judge.decide(state, PLAYER), decided + 1)

    def _resolved(self, state: State, outcome: int, decided: int) -> float:
        twin = state.copy()
        twin.events = []
        twin.resolve(outcome)
        return self._on(twin, decided)


def event_is(kind: str, values: dict[str, Any]) -> Wanted:
    def wanted(event: Event) -> bool:
        return event.kind == kind and all(event.values.get(name) == value for name, value in values.items())

    return wanted
