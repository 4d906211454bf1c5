"""The master of Ралі: looks at every face of the die and every end of the move with the learned value, then
plays on for what is in doubt."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from racecraft.bots.bot import DEFAULT_THOUGHT, Advice, Budget, Sight, Weighed
from racecraft.bots.rali.club import under_way
from racecraft.bots.rali.pro import Pro, Simulator
from racecraft.bots.rali.value import VALUE
from racecraft.bots.trials import Trials, standing
from racecraft.engine.chance import Seeded
from racecraft.engine.playout import streams_of
from racecraft.engine.state import Action, Seat
from racecraft.games.rali.phases import DECLARE, STEP
from racecraft.games.rali.rules import FACES
from racecraft.games.rali.state import RaliState
from racecraft.odds.rali.solo import key_of
from racecraft.odds.rali.stands import Stand, first_step, stands

SLOWER: Final = 1.2
"""Ends of a move that leave more turns than this beyond the best are not looked at."""
MOST_ENDS: Final = 8
DOUBT = 0.12
"""Options whose chance is worse by more than this are not played out."""
TRUST = 24.0
"""Trials that the value at the end of a move counts as."""
KEY_BITS: Final = 40
MISS_BITS: Final = 4
HORIZON = 1
"""Rounds that are driven after the one under way."""


class Finish:
    """One end of a move, with the way there and what the value says of it."""

    def __init__(self, stand: Stand, worth: float, turns: float) -> None:
        self.stand = stand
        self.way = stand.way
        self.worth = worth
        self.turns = turns
        """Negative: those that are to come on an empty track."""

    def harmed(self, marker: i64) -> bool:
        """Whether a car that was so sound is stopped or damaged there."""
        return not self.stand.won and (self.stand.marker < marker or self.stand.at_rest)


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
        self.luck = streams_of(0, state.seats)
        self.dice: list[int] = []
        """The faces that the own die will show next: in any six sweeps each of them once."""
        self.shifts: list[Shift] = []
        self.ends: list[Finish] = []

    def deal(self, luck: int) -> None:
        self.luck = streams_of(luck, self.state.seats)
        if self.dice:
            self.dice.pop()
        if not self.dice:
            self.dice = faces(Seeded(luck))

    def attempt(self, option: int) -> float:
        state = self.state
        seat = state.turn
        twin = state.copy()
        self.luck.again()
        known = 0.0
        if self.shifts:
            shift = self.shifts[option]
            die = self.dice[-1]
            end = shift.ends[die - 1]
            twin.play(seat, shift.action)
            twin.resolve(die)
            # What the value says of this face and of all together is known: only the rest is left to luck.
            known = shift.worth - end.worth
        else:
            end = self.ends[option]
        self.simulator.follow(twin, end.way)
        self.simulator.drive_on(twin, self.luck, HORIZON)
        return standing(VALUE.forecast(twin), seat) + known


def faces(source: Seeded) -> list[int]:
    """All faces in a random order, each beside the one opposite, so that no two sweeps are only lucky."""
    left = [1, 2, 3]
    found: list[int] = []
    while left:
        face = left.pop(source.below(len(left)))
        if source.below(2) == 0:
            face = FACES + 1 - face
        found += [face, FACES + 1 - face]
    return found


class Master(Pro):
    """A node is a race played on to the horizon."""

    def __init__(self, seed: int, budget: Budget = DEFAULT_THOUGHT) -> None:
        super().__init__(seed, budget)
        self._known: dict[int, float] = {}
        """What the value says of positions that the decision under way may lead to."""

    def declaration(self, state: RaliState, legal: list[Action]) -> Action:
        if state.seats == 1:
            return super().declaration(state, legal)
        self.begin(state)
        shifts = self.shifts(state, legal)
        return shifts[self.trials(state, shifts, []).search(self.began, self.source)].action

    def way(self, state: RaliState) -> i64:
        if state.seats == 1:
            return super().way(state)
        simulator = self.begin(state)
        ends = self.finishes(state, stands(state, state.steps), state.steps, simulator)
        trials = self.trials(state, [], ends)
        best = trials.search(self.began, self.source)
        return ends[self.undamaged(trials, best, state.cars[state.turn].marker)].way

    def weigh(self, sight: Sight) -> Advice | None:
        state = sight.sample(self.source)
        assert isinstance(state, RaliState)
        if state.seats == 1:
            return super().weigh(sight)
        if state.phase == DECLARE:
            self.begin(state)
            shifts = self.shifts(state, sight.legal)
            return Advice("win", [Weighed(one.action, 100.0 * one.worth, one.risk) for one in shifts])
        if state.phase != STEP:
            return None
        best: dict[Action, Weighed] = {}
        simulator = self.begin(state)
        for end in self.finishes(state, stands(state, state.steps), state.steps, simulator):
            step = first_step(end.way)
            if step not in best:
                best[step] = Weighed(step, 100.0 * end.worth)
        return Advice("win", list(best.values()))

    def trials(self, state: RaliState, shifts: list[Shift], ends: list[Finish]) -> Round:
        """Trials of the options in doubt."""
        priors = [one.worth for one in shifts] + [one.worth for one in ends]
        doubtful = [worth for worth in priors if worth > priors[0] - DOUBT]
        trials = Round(state, self.simulator(state), doubtful)
        trials.shifts = shifts
        trials.ends = ends
        return trials

    def undamaged(self, trials: Round, best: int, marker: i64) -> int:
        """The best option; or, where that costs damage or a stop, the best end without either that is as good
        on an empty track and not clearly behind it in the trials."""
        chosen = trials.ends[best]
        if chosen.stand.won or not chosen.harmed(marker):
            return best
        found = best
        for option in range(len(trials.priors)):
            end = trials.ends[option]
            if end.harmed(marker) or end.turns < chosen.turns or trials.clearly_behind(option, best):
                continue
            if found == best or trials.lead(option, found) > 0.0:
                found = option
        return found

    def begin(self, state: RaliState) -> Simulator:
        self._known = {}
        return super().begin(state)

    def shifts(self, state: RaliState, legal: list[Action]) -> list[Shift]:
        """Every declaration, the best first. One search serves all faces that the gear is driven with."""
        simulator = self.simulator(state)
        seat = state.turn
        marker = state.cars[seat].marker
        found: list[Shift] = []
        for action in legal:
            longest = under_way(state, action, FACES)
            gear = longest.cars[seat].gear
            stood = stands(longest, longest.steps)
            ends: list[Finish] = []
            bad = 0
            for die in range(1, FACES + 1):
                moving = under_way(state, action, die)
                here = stood
                if moving.cars[seat].gear != gear:  # The shift has failed.
                    here = stands(moving, moving.steps)
                best = self.finishes(moving, here, moving.steps, simulator)[0]
                ends.append(best)
                if best.harmed(marker):
                    bad += 1
            found.append(Shift(action, ends, float(bad) / float(FACES)))
        found.sort(key=lambda shift: -shift.worth)
        return found

    def finishes(
        self, state: RaliState, stood: list[Stand], steps: i64, simulator: Simulator
    ) -> list[Finish]:
        """The ends of the move under way that are worth a look, the best first; `stood` has all stands of
        so many positions, and may have longer ones."""
        ranked: list[tuple[float, i64]] = []
        at: i64
        for at in range(len(stood)):
            stand = stood[at]
            if stand.positions == steps or (stand.halted and stand.positions < steps):
                ranked.append((self.judgement.worth(state.board, stand), at))
        ranked.sort(reverse=True)
        found: list[Finish] = []
        for worth, at in ranked:
            if len(found) == MOST_ENDS or worth < ranked[0][0] - SLOWER:
                break
            stand = stood[at]
            twin = state.copy()
            simulator.follow(twin, stand.way)
            found.append(Finish(stand, self.worth_of(twin, state.turn), worth))
        found.sort(key=lambda end: -end.worth)
        return found

    def worth_of(self, state: RaliState, seat: Seat) -> float:
        """What the value says of the end of a move; other declarations and faces may lead to the same."""
        key: int = state.phase
        for car in state.cars:
            place = key_of(car.cell, car.crossings, car.gear, car.marker, car.at_rest)
            miss: int = car.miss  # Machine numbers would not hold the whole key.
            key = (key << KEY_BITS | place) << MISS_BITS | miss
        found = self._known.get(key, -1.0)
        if found < 0.0:
            found = standing(VALUE.forecast(state), seat)
            self._known[key] = found
        return found
