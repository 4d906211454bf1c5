"""The master of Ралі: looks at every face of the die and every end of the move with the learned value, then
plays on for what is in doubt."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from racecraft.bots.bot import DEFAULT_THOUGHT, Advice, Budget, Sight, Thought, Weighed
from racecraft.bots.rali.club import FACES, under_way
from racecraft.bots.rali.pro import Pro, Simulator
from racecraft.bots.rali.value import VALUE
from racecraft.bots.trials import Trials, standing
from racecraft.engine.playout import Choices
from racecraft.engine.state import Action
from racecraft.games.rali.phases import DECLARE, STEP
from racecraft.games.rali.state import RaliState
from racecraft.odds.rali.stands import first_step, stands

SLOWER: Final = 1.2
"""Ends of a move that leave more turns than this beyond the best are not looked at."""
MOST_ENDS: Final = 8
DOUBT = 0.12
"""Options whose chance is worse by more than this are not played out."""
TRUST = 24.0
"""Trials that the value at the end of a move counts as."""
HORIZON = 1
"""Rounds that are driven after the one under way."""


class Finish:
    """One end of a move, with the way there and what the value says of it."""

    def __init__(self, way: i64, worth: float) -> None:
        self.way = way
        self.worth = worth


class Shift:
    """A declaration, with the best end of its move for each face of the die."""

    def __init__(self, action: Action, ends: list[Finish], risk: float) -> None:
        self.action = action
        self.ends = ends
        self.risk = risk
        self.worth = sum([end.worth for end in ends]) / float(FACES)


class Round(Trials):
    """Plays on to the horizon, every car driving by the solved values."""

    def __init__(self, state: RaliState, simulator: Simulator, priors: list[float]) -> None:
        super().__init__(priors, TRUST)
        self.state = state
        self.simulator = simulator
        self.luck = 0
        self.shifts: list[Shift] = []
        self.ends: list[Finish] = []

    def deal(self, luck: int) -> None:
        self.luck = luck

    def attempt(self, option: int) -> float:
        state = self.state
        seat = state.turn
        twin = state.copy()
        choices = Choices(self.luck)
        if self.shifts:
            shift = self.shifts[option]
            die = choices.below(FACES)
            twin.play(seat, shift.action)
            twin.resolve(die + 1)
            self.simulator.follow(twin, shift.ends[die].way)
        else:
            self.simulator.follow(twin, self.ends[option].way)
        self.simulator.drive_on(twin, choices, HORIZON)
        return standing(VALUE.forecast(twin), seat)


class Master(Pro):
    """A node is a race played on to the horizon."""

    def __init__(self, seed: int, budget: Budget = DEFAULT_THOUGHT) -> None:
        super().__init__(seed, budget)
        self.began = Thought(budget)

    def declaration(self, state: RaliState, legal: list[Action]) -> Action:
        if state.seats == 1:
            return super().declaration(state, legal)
        self.began = Thought(self.budget)
        shifts = self.shifts(state, legal)
        return shifts[self.tried(state, shifts, [])].action

    def way(self, state: RaliState) -> i64:
        if state.seats == 1:
            return super().way(state)
        self.began = Thought(self.budget)
        ends = self.finishes(state, self.simulator(state))
        return ends[self.tried(state, [], ends)].way

    def weigh(self, sight: Sight) -> Advice | None:
        state = sight.sample(self.source)
        assert isinstance(state, RaliState)
        if state.seats == 1:
            return super().weigh(sight)
        if state.phase == DECLARE:
            shifts = self.shifts(state, sight.legal)
            return Advice("win", [Weighed(one.action, 100.0 * one.worth, one.risk) for one in shifts])
        if state.phase != STEP:
            return None
        best: dict[Action, Weighed] = {}
        for end in self.finishes(state, self.simulator(state)):
            step = first_step(end.way)
            if step not in best:
                best[step] = Weighed(step, 100.0 * end.worth)
        return Advice("win", list(best.values()))

    def tried(self, state: RaliState, shifts: list[Shift], ends: list[Finish]) -> int:
        """The number of the best option, after trials of those in doubt."""
        priors = [one.worth for one in shifts] + [one.worth for one in ends]
        doubtful = [worth for worth in priors if worth > priors[0] - DOUBT]
        trials = Round(state, self.simulator(state), doubtful)
        trials.shifts = shifts
        trials.ends = ends
        return trials.search(self.began, self.source)

    def shifts(self, state: RaliState, legal: list[Action]) -> list[Shift]:
        """Every declaration, the best first."""
        simulator = self.simulator(state)
        seat = state.turn
        marker = state.cars[seat].marker
        found: list[Shift] = []
        for action in legal:
            ends: list[Finish] = []
            bad = 0
            for die in range(1, FACES + 1):
                moving = under_way(state, action, die)
                best = self.finishes(moving, simulator)[0]
                ends.append(best)
                simulator.follow(moving, best.way)
                car = moving.cars[seat]
                if not moving.over() and (car.marker < marker or car.at_rest):
                    bad += 1
            found.append(Shift(action, ends, float(bad) / float(FACES)))
        found.sort(key=lambda shift: -shift.worth)
        return found

    def finishes(self, state: RaliState, simulator: Simulator) -> list[Finish]:
        """The ends of the move under way that are worth a look, the best first."""
        seat = state.turn
        ranked: list[tuple[float, i64]] = []
        for stand in stands(state, state.steps):
            if stand.halted or stand.positions == state.steps:
                ranked.append((self.judgement.worth(state.board, stand), stand.way))
        ranked.sort(reverse=True)
        found: list[Finish] = []
        for worth, way in ranked:
            if len(found) == MOST_ENDS or worth < ranked[0][0] - SLOWER:
                break
            twin = state.copy()
            simulator.follow(twin, way)
            found.append(Finish(way, standing(VALUE.forecast(twin), seat)))
        found.sort(key=lambda end: -end.worth)
        return found
