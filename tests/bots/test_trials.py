"""The search of the masters: stopped at any time, better with every trial, fair to all options."""

from __future__ import annotations

from time import perf_counter

import pytest

from racecraft.bots.bot import Budget, Thought, measure_by
from racecraft.bots.trials import Trials, standing
from racecraft.bots.value import Forecast
from racecraft.engine.chance import Seeded


class Urn(Trials):
    """Options that win with chances of their own."""

    def __init__(self, chances: list[float], priors: list[float], trust: float) -> None:
        super().__init__(priors, trust)
        self.chances = chances
        self.point = 0.0

    def deal(self, luck: int) -> None:
        self.point = Seeded(luck).below(1000) / 1000

    def attempt(self, option: int) -> float:
        return 1.0 if self.point < self.chances[option] else 0.0


def best(nodes: int, trust: float, seed: int = 1) -> tuple[int, list[int]]:
    urn = Urn([0.4, 0.6, 0.5], [0.5, 0.45, 0.5], trust)
    return urn.search(Thought(Budget(nodes=nodes)), Seeded(seed)), [len(scores) for scores in urn.scores]


def test_without_trials_the_quick_judgement_stands() -> None:
    assert best(1, 100.0)[0] == 0
    assert Urn([0.4], [0.5], 1.0).search(Thought(Budget(nodes=50)), Seeded(1)) == 0


def test_many_trials_find_the_best_and_spend_the_budget_on_the_close_ones() -> None:
    found = [best(600, 20.0, seed) for seed in range(10)]
    assert [option for option, _ in found] == [1] * 10
    assert all(tries[0] <= tries[1] for _, tries in found)


class Script(Trials):
    """Options with given scores, sweep by sweep."""

    def __init__(self, rows: list[list[float]], priors: list[float], trust: float) -> None:
        super().__init__(priors, trust)
        self.rows = rows
        self.sweep = -1

    def deal(self, luck: int) -> None:
        self.sweep += 1

    def attempt(self, option: int) -> float:
        row = self.rows[option]
        return row[self.sweep % len(row)]


def test_what_was_dropped_is_not_chosen() -> None:
    """It has met good luck only: the others are not to suffer from what came later."""
    kind, hard = [0.8, 0.9] * 3, [0.1, 0.2] * 30
    trials = Script([[0.5], kind + hard, kind[::-1] + hard[::-1]], [0.0, 0.0, 0.0], 1.0)
    chosen = trials.search(Thought(Budget(nodes=60)), Seeded(1))
    assert len(trials.scores[0]) < len(trials.scores[1]) - 1
    assert chosen != 0


@pytest.mark.parametrize("nodes", range(1, 60, 7))
def test_only_differences_of_the_quick_judgement_count(nodes: int) -> None:
    """It may have another zero than the trials, also when the last sweep is not complete."""
    for seed in range(20):
        found = []
        for zero in (0.0, 1.0, -3.0):
            urn = Urn([0.4, 0.6, 0.5, 0.55], [zero, zero - 0.02, zero - 0.03, zero - 0.1], 8.0)
            found.append(urn.search(Thought(Budget(nodes=nodes)), Seeded(seed)))
        assert found == [found[0]] * 3


def test_options_are_compared_by_the_luck_that_both_have_met() -> None:
    """A last sweep that only the first option meets, and that is good to everybody, does not help it."""
    trials = Script([[0.4, 0.4, 9.0], [0.5, 0.5, 9.0]], [0.0, 0.0], 1.0)
    assert trials.search(Thought(Budget(nodes=5)), Seeded(1)) == 1
    assert [len(scores) for scores in trials.scores] == [3, 2]


def test_few_trials_go_to_the_better_half() -> None:
    """Twelve options and four trials for each: those that look best get most of them."""
    chances = [0.1 * (number % 6) for number in range(12)]
    urn = Urn(chances, [0.0] * 12, 1.0)
    chosen = urn.search(Thought(Budget(nodes=48)), Seeded(3))
    tries = [len(scores) for scores in urn.scores]
    assert sum(tries) == 48
    assert min(tries) == 2
    assert tries[chosen] >= 8


def test_a_large_budget_drops_nothing_in_a_hurry() -> None:
    """A half is dropped after a part of the budget, not after a number of trials."""
    rows = [[0.0, 1.0]] * 5 + [[0.0, 1.0, 1.0]]
    trials = Script(rows, [0.0] * 6, 0.0)
    trials.search(Thought(Budget(nodes=1200)), Seeded(1))
    assert min(len(scores) for scores in trials.scores) >= 60


def test_the_worth_of_an_option_is_told_beside_the_best() -> None:
    trials = Script([[0.4], [0.6], [0.5]], [10.0, 9.9, 10.1], 2.0)
    assert trials.search(Thought(Budget(nodes=6)), Seeded(1)) == 2
    assert trials.worths(2) == pytest.approx([0.4, 0.45, 0.5])


def test_how_much_of_a_budget_is_spent() -> None:
    thought = Thought(Budget(nodes=4))
    assert thought.spent() == 0.0
    assert thought.goes_on()
    assert thought.spent() == 0.25
    for _ in range(9):
        thought.goes_on()
    assert thought.spent() == 1.0
    assert Thought(Budget()).spent() == 0.0


def test_seconds_are_those_of_the_clock_in_use() -> None:
    times = [0.0]
    measure_by(lambda: times[0])
    try:
        thought = Thought(Budget(seconds=2.0))
        times[0] = 0.5
        assert thought.goes_on()
        assert thought.spent() == 0.25
        times[0] = 2.0
        assert not thought.goes_on()
        assert thought.spent() == 1.0
    finally:
        measure_by(perf_counter)


def test_a_node_is_a_trial() -> None:
    assert sum(best(10, 20.0)[1]) == 10


def test_a_driver_wants_to_win_and_to_leave_others_behind() -> None:
    assert standing(Forecast([1.0, 0.0, 0.0], [1.0, 2.0, 3.0], -1.0), 0) == 1.0
    assert standing(Forecast([1.0, 0.0, 0.0], [1.0, 2.0, 3.0], -1.0), 1) == 0.25
    assert standing(Forecast([1.0, 0.0, 0.0], [1.0, 2.0, 3.0], -1.0), 2) == 0.0
    assert standing(Forecast([1.0], [1.0], 20.0), 0) == -20.0
