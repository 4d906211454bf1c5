"""Ралі: the expected turns to the finish, by the solved empty track, with the cars of now in the way."""

from __future__ import annotations

from racecraft.bots.rali.club import Declaration
from racecraft.bots.rali.pro import SolvedJudgement, solo_of
from racecraft.drills.judge import Judge, NotWeighed, Option, Unit, after, best_first
from racecraft.engine.state import Action, Seat, State
from racecraft.games.rali.phases import DECLARE, STEP
from racecraft.games.rali.state import RaliState
from racecraft.odds.rali.stands import Stand, first_step, rest_of, stands


class RaliJudge(Judge):
    def unit(self, state: State) -> Unit:
        return "turns"

    def options(self, state: State, seat: Seat) -> list[Option]:
        assert isinstance(state, RaliState)
        if state.phase == DECLARE:
            return best_first([self._declared(state, seat, action) for action in state.legal(seat)])
        if state.phase != STEP:
            raise NotWeighed("no drill asks where to start")
        return best_first([self._driven(state, seat, stand) for stand in ends(state)])

    def value(self, state: State, seat: Seat, decision: list[Action]) -> float:
        assert isinstance(state, RaliState)
        if state.phase == DECLARE:
            return self._declared(state, seat, decision[0]).value
        *before, last = decision
        twin = after(state, seat, before)
        assert isinstance(twin, RaliState)
        values = [
            self._driven(twin, seat, stand).value for stand in ends(twin) if first_step(stand.way) == last
        ]
        return max(values)

    def _declared(self, state: RaliState, seat: Seat, action: Action) -> Option:
        found = Declaration(action, self._judgement(state, seat), state)
        return Option([action], found.worth, found.risk(state.cars[seat].marker))

    def _driven(self, state: RaliState, seat: Seat, stand: Stand) -> Option:
        harmed = not stand.won and (stand.marker < state.cars[seat].marker or stand.at_rest)
        # A win ends the race in this turn, any other end costs the turn under way as well.
        value = self._judgement(state, seat).worth(state.board, stand)
        return Option(steps_of(stand), value, 1.0 if harmed else 0.0)

    def _judgement(self, state: RaliState, seat: Seat) -> SolvedJudgement:
        return SolvedJudgement(solo_of(state.setup), seat)


def ends(state: RaliState) -> list[Stand]:
    """Where the move under way can end."""
    assert state.phase == STEP
    return [each for each in stands(state, state.steps) if each.halted or each.positions == state.steps]


def steps_of(stand: Stand) -> list[Action]:
    """The steps of the way to a stand."""
    way, steps = stand.way, []
    for _ in range(stand.positions):
        steps.append(first_step(way))
        way = rest_of(way)
    return steps
