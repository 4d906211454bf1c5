"""The club driver of Rallyman: GT: the best plan of this turn that a narrow search finds, by the values of
the solved empty track."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from racecraft.bots.bot import UNLIMITED, Advice, Bot, Budget, Sight, Weighed
from racecraft.bots.gt.drive import Choice, Turn
from racecraft.bots.gt.track_values import solved_for
from racecraft.engine.state import Action
from racecraft.games.gt.actions import (
    BOTH_FIRST,
    CHOOSE_FIRST,
    FLAT_OUT,
    LEFT,
    NO_PIT,
    ONE_BY_ONE,
    RELAY_FIRST,
    REPAIRS,
    TYRES_FIRST,
)
from racecraft.games.gt.dashboard import ASPHALT, RAIN, SOFT, WET
from racecraft.games.gt.loss_of_control import return_space
from racecraft.games.gt.phases import CHOOSE, DRIVE, PIT, PLAN, RELAY
from racecraft.games.gt.planning import taken
from racecraft.games.gt.state import GTState
from racecraft.odds.gt.solve import Solved

BEAM: Final = 4
"""Plans kept at each length while looking for the best."""
MOST_FOCUS: Final = 1


class Club(Bot):
    """Weighs distance against the exact risk of a plan, and knows when to stop."""

    def __init__(self, seed: int, budget: Budget = UNLIMITED) -> None:
        super().__init__(seed, budget)
        self.beam: i64 = BEAM
        self.most_focus: i64 = MOST_FOCUS
        """Tokens of focus that the solved track tells apart."""
        self._planned: list[Action] = []
        self._for: list[int] = []

    def reseed(self, seed: int) -> None:
        super().reseed(seed)
        self._planned = []
        self._for = []

    def choose(self, sight: Sight) -> Action:
        if len(sight.legal) == 1:
            return sight.legal[0]
        state = sight.sample(self.source)
        assert isinstance(state, GTState)
        return self.act(state, sight.legal)

    def act(self, state: GTState, legal: list[Action]) -> Action:
        """The choice of the driver whose turn it is."""
        phase = state.phase
        if phase == PLAN:
            return self._next_step(state)
        if phase == DRIVE:
            return self.turn(state).drive(legal)[0][1]
        if phase == RELAY:
            return self._relay(state)
        if phase == PIT:
            return pit_choice(state, legal)
        if phase == CHOOSE:
            return CHOOSE_FIRST + (RAIN if state.weather == WET else ASPHALT)
        return self._verge(state)

    def solved(self, state: GTState) -> Solved:
        """The track in which the driver looks values up."""
        return solved_for(state, self.most_focus)

    def turn(self, state: GTState) -> Turn:
        return Turn(state, self.solved(state))

    def plan(self, state: GTState) -> Choice:
        """The plan to lay from here and the way to drive it."""
        turn = self.turn(state)
        found = turn.best(turn.root(), self.beam)
        assert found is not None
        return found

    def _next_step(self, state: GTState) -> Action:
        """Follows the plan made when the turn began, as long as the table is as it was then."""
        now = [state.round, state.turn, state.start_cell] + state.plan
        if now != self._for or len(self._planned) == 0:
            found = self.plan(state)
            self._planned = [laid.action for laid in found.laid.steps()][len(state.plan) :]
            self._planned.append(found.mode)
        action = self._planned[0]
        self._planned = self._planned[1:]
        self._for = now + [action]
        return action

    def _relay(self, state: GTState) -> Action:
        """Where losing control costs least."""
        costs = self._relay_costs(state)
        return RELAY_FIRST + costs.index(min(costs))

    def _relay_costs(self, state: GTState) -> list[float]:
        return self.turn(state).relay_costs(state.relays, state.cars[state.turn].focus)

    def _verge(self, state: GTState) -> Action:
        """The side from which the way on is shorter, if the space there is free."""
        left, right = self._verge_costs(state)
        return LEFT if left <= right else LEFT + 1

    def _verge_costs(self, state: GTState) -> list[float]:
        solved = self.solved(state)
        car = state.cars[state.turn]
        to_go = min(state.setup.laps - car.wrap, solved.laps)
        costs: list[float] = []
        for left in (True, False):
            back = return_space(state, car.cell, left)
            waits = solved.aim.costs[0] if taken(state, back) else 0.0
            costs.append(waits + solved.value(to_go * solved.spaces + back, 0, car.focus))
        return costs

    def weigh(self, sight: Sight) -> Advice | None:
        """What each option costs if all that follows is done well."""
        state = sight.sample(self.source)
        assert isinstance(state, GTState)
        options: list[Weighed] = []
        if state.phase == PLAN:
            options = self._weigh_plans(state, sight.legal)
        elif state.phase == DRIVE:
            turn = self.turn(state)
            laid = turn.root()
            for cost, action in turn.drive(sight.legal):
                options.append(self._weighed(state, action, cost, turn.next_risk(laid, action)))
        elif state.phase == RELAY:
            for n, cost in enumerate(self._relay_costs(state)):
                options.append(self._weighed(state, RELAY_FIRST + n, cost, -1.0))
        else:
            return None
        return Advice(self.unit(state), options)

    def _weigh_plans(self, state: GTState, legal: list[Action]) -> list[Weighed]:
        """The plan on the table as it is, and the best one behind each step that may follow it."""
        turn = self.turn(state)
        root = turn.root()
        options: list[Weighed] = []
        if ONE_BY_ONE in legal:
            options.append(self._weighed(state, ONE_BY_ONE, turn.one_by_one(root), turn.risk(root)))
            options.append(self._weighed(state, FLAT_OUT, turn.flat_out(root), turn.risk(root)))
        for laid in turn.following(root):
            found = turn.best_from(laid, self.beam)
            options.append(self._weighed(state, laid.action, found.cost, turn.risk(found.laid)))
        return options

    def _weighed(self, state: GTState, action: Action, cost: float, risk: float) -> Weighed:
        return Weighed(action, -cost * (100.0 if self.unit(state) == "win" else 1.0), risk)

    def unit(self, state: GTState) -> str:
        """What the costs of a turn are counted in."""
        return "seconds" if state.seats == 1 else "turns"


def pit_choice(state: GTState, legal: list[Action]) -> Action:
    """Repairs when too many dice are lost, tyres when they do not suit the weather and much is still to
    drive."""
    car = state.cars[state.turn]
    damage = car.gear_tokens + car.brake_tokens + car.coast_tokens
    to_drive = float(state.setup.final_line - state.circuit.front[car.cell]) / float(state.circuit.length)
    to_drive -= float(car.wrap)
    fit = RAIN if state.weather == WET else ASPHALT
    unfit = car.tyre != fit and not (car.tyre == SOFT and state.weather != WET and car.wear < 6)
    if damage >= 4 and to_drive > 0.8:
        return BOTH_FIRST + fit if unfit and BOTH_FIRST + fit in legal else REPAIRS
    if unfit and to_drive > 0.8 and TYRES_FIRST + fit in legal:
        return TYRES_FIRST + fit
    return NO_PIT
