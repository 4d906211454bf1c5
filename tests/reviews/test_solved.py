"""The reviews of solved drives, checked apart from judges and reviews: every decision is followed through the
engine, all dice and all choices, to the beginning of the next turn, and what comes then is looked up in the
solution of the track."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import pytest

import racecraft
from racecraft.bots.rallyman.pro import PRO
from racecraft.bots.rallyman.stages import value_of
from racecraft.engine.record import Record
from racecraft.engine.state import State
from racecraft.games.gt.phases import PLAN
from racecraft.games.gt.state import GTState
from racecraft.games.rali.phases import DECLARE
from racecraft.games.rali.state import RaliState
from racecraft.games.rallyman.phases import FIRST
from racecraft.games.rallyman.state import RallymanState
from racecraft.odds.gt.book import booked
from racecraft.odds.rali.solo import Solo
from racecraft.odds.rallyman.dangers import OUT
from racecraft.odds.rallyman.road import place_of
from racecraft.reviews import method_for, review
from racecraft.reviews.grades import BOUNDS
from racecraft.reviews.judging import Judge
from racecraft.reviews.steps import Step, walk
from tests.reviews.races import raced

TENTHS = 0.06
"""The book of Rallyman: GT has tenths of a second."""


class Solution(ABC):
    """What a drive costs in all, from any position of it, by the solution of its track."""

    def __init__(self, record: Record) -> None:
        self.game = record.game
        self.known: dict[str, float] = {}
        self.solo: Solo | None = None
        self.begun = 0.0
        """What had been paid when the turn began."""

    @abstractmethod
    def spent(self, state: Any) -> float:
        """What was paid so far."""

    @abstractmethod
    def to_come(self, state: Any) -> float | None:
        """What is still to be paid where a turn begins; None elsewhere."""

    def judges(self, state: Any) -> bool:
        """Whether the judge claims to be exact here."""
        return True

    def gone(self, state: Any) -> float | None:
        """The cost of a drive that something has happened to that the solution has a price for."""
        return None

    def cost(self, state: State) -> float:
        gone = self.gone(state)
        if gone is not None:
            return gone
        if state.over():
            drive = self.game.drive(state)
            assert drive is not None
            return float(drive.cost)
        key = self.game.fingerprint(state)
        if key not in self.known:
            self.known[key] = self._cost(state)
        return self.known[key]

    def _cost(self, state: State) -> float:
        if state.weight() > 0:
            outcomes = state.chance()
            total = sum(weight for _, weight in outcomes)
            costs = [weight * self.cost(_twin(state, resolve=outcome)) for outcome, weight in outcomes]
            return sum(costs) / total
        ahead = self.to_come(state)
        return self.best(state) if ahead is None else self.spent(state) + ahead

    def best(self, state: State) -> float:
        """Of all that can be decided here."""
        ahead = self.to_come(state)
        if ahead is not None:
            return self.spent(state) + ahead
        return min(self.cost(_twin(state, play=action)) for action in state.legal(0))

    def played(self, state: State, step: Step) -> float:
        self.begun = self.spent(state)
        twin = state.copy()
        twin.events = []
        for action in step.actions:
            twin.play(0, action)
        return self.cost(twin)


def _twin(state: State, play: int = -1, resolve: int = -1) -> State:
    twin = state.copy()
    twin.events = []
    if play >= 0:
        twin.play(0, play)
    else:
        twin.resolve(resolve)
    return twin


class RaliSolution(Solution):
    def spent(self, state: RaliState) -> float:
        pace = self.game.pace(state)
        assert pace is not None
        return float(pace.cost)

    def to_come(self, state: RaliState) -> float | None:
        if state.phase != DECLARE:
            return None
        if self.solo is None:
            self.solo = Solo(state.setup)
        return float(self.solo.turns(state))


class GTSolution(Solution):
    def spent(self, state: GTState) -> float:
        """The sheet without the seconds that are taken off for focus in the end."""
        return float(sum(state.setup.boards.seconds[entry // 2] for entry in state.sheet))

    def to_come(self, state: GTState) -> float | None:
        if state.phase != PLAN or state.plan:
            return None
        book, car = booked(state.setup), state.cars[0]
        assert book is not None
        return book.value((state.setup.laps - car.wrap) * book.spaces + car.cell, car.marker, car.focus)

    def gone(self, state: GTState) -> float | None:
        """A loss of control: its price holds the damage, which the values of a sound car do not."""
        lost = [event.values for event in state.events or [] if event.kind == "lost_control"]
        if not lost:
            return None
        book, car = booked(state.setup), state.cars[0]
        assert book is not None
        node = (state.setup.laps - car.wrap) * book.spaces + state.circuit.names.index(lost[0]["space"])
        return self.begun + book.lost(node, lost[0]["gear"], car.focus)


class RallymanSolution(Solution):
    def spent(self, state: RallymanState) -> float:
        """The cards without the seconds that are taken off for tokens in the end."""
        return float(state.cars[0].seconds)

    def to_come(self, state: RallymanState) -> float | None:
        if state.phase != FIRST:
            return None
        car = state.cars[0]
        value = value_of(state.setup, state.stage_number, state.snow, car.tyres, PRO)
        layer = value.layer(car.lost, car.punctures, car.spare)
        place = place_of(car.index, car.line, car.gear)
        return value.seconds(layer, place, 1 if car.sisu else 0, car.tokens)

    def judges(self, state: RallymanState) -> bool:
        """What more harm costs a car that has come to harm is a rough price in its values."""
        return state.cars[0].lost == 0 and state.cars[0].punctures == 0

    def gone(self, state: RallymanState) -> float | None:
        if not state.over() or self.game.drive(state) is not None:
            return None
        return self.spent(state) + OUT - float(state.cars[0].tokens)


SOLUTIONS: dict[str, tuple[type[Solution], float]] = {
    "rali": (RaliSolution, 1e-9),
    "gt": (GTSolution, TENTHS),
    "rallyman": (RallymanSolution, BOUNDS["seconds"][0]),
}
"""With how far the judge may be from the truth. The values of Rallyman are those of the pro, whose shortcuts
and attacks are a little off: by less than the least that is marked."""


@pytest.mark.parametrize("game_id", SOLUTIONS)
def test_losses_of_a_solved_drive_are_those_of_the_solution(game_id: str) -> None:
    record = raced(game_id, 1, bots="rookie")
    kind, apart = SOLUTIONS[game_id]
    solution, judge = kind(record), Judge(record, method_for(record))
    losses = 0
    for step, state in walk(record):
        if step.kind != "decision" or step.forced or not solution.judges(state):
            continue
        found = judge.judge(step, state)
        assert found.stands is not None
        played, best = solution.played(state, step), solution.best(state)
        assert found.stands.values[0] == pytest.approx(played, abs=apart), step
        assert found.stands.values[0] - found.loss == pytest.approx(best, abs=apart), step
        assert found.loss == pytest.approx(played - best, abs=2 * apart if game_id == "gt" else apart), step
        losses += found.loss > apart
    assert losses, "a drive without a loss proves little"


@pytest.mark.parametrize("game_id", SOLUTIONS)
def test_no_decision_is_better_than_the_best_that_the_judge_knows(game_id: str) -> None:
    record = raced(game_id, 1, bots="club")
    judge = Judge(record, method_for(record))
    for step, state in walk(record):
        if step.kind == "decision" and not step.forced:
            options = judge._weighed(state, 0)
            mine = judge._weigh(state, 0, list(step.actions), options)
            assert mine <= options[0].value + 1e-9, step


@pytest.mark.long
def test_tyres_are_chosen_in_the_seconds_in_which_the_drive_goes_on() -> None:
    race = racecraft.race("gt", 1, seed=3, laps=1, track="k1", choose_tyres=True)
    race.run("club", seed=3)
    found = review(race.record)
    ledger = {line["source"]: line["time"] for line in found["ledgers"][0]["lines"]}
    assert ledger["start"] == pytest.approx(142.75, abs=0.1)
    assert abs(ledger["own_dice"]) < 60
