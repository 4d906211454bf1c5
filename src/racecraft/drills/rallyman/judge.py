"""Rallyman: the expected seconds to the finish of the stage, by its solved values, with the turn under way
driven on the road as it is."""

from __future__ import annotations

from racecraft.bots.bot import Weighed
from racecraft.bots.rallyman.pro import PRO
from racecraft.bots.rallyman.turn import Turn, tyres
from racecraft.drills.judge import Judge, Option, Unit, after, best_first
from racecraft.engine.state import Action, Seat, State
from racecraft.games.rallyman.phases import TYRE
from racecraft.games.rallyman.state import RallymanState
from racecraft.odds.rallyman.dangers import UNSET


class RallymanJudge(Judge):
    def unit(self, state: State) -> Unit:
        return "seconds"

    def options(self, state: State, seat: Seat) -> list[Option]:
        return best_first([Option([each.action], each.value, each.risk) for each in weighed(state, seat)])

    def value(self, state: State, seat: Seat, decision: list[Action]) -> float:
        *before, last = decision
        found = {each.action: each.value for each in weighed(after(state, seat, before), seat)}
        return found[last]


def weighed(state: State, seat: Seat) -> list[Weighed]:
    """Every legal action, followed by the best that may follow."""
    assert isinstance(state, RallymanState)
    legal = state.legal(seat)
    if state.phase == TYRE:
        return tyres(state, PRO, legal)
    turn = Turn(PRO)
    turn.look_at(state)
    return [each for each in turn.weigh(legal) if each.value > -UNSET / 2]
