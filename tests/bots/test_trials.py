"""The search of the masters: stopped at any time, better with every trial, fair to all options."""

from __future__ import annotations

from racecraft.bots.bot import Budget, Thought
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


def test_a_node_is_a_trial() -> None:
    assert sum(best(10, 20.0)[1]) == 10


def test_a_driver_wants_to_win_and_to_leave_others_behind() -> None:
    assert standing(Forecast([1.0, 0.0, 0.0], [1.0, 2.0, 3.0], -1.0), 0) == 1.0
    assert standing(Forecast([1.0, 0.0, 0.0], [1.0, 2.0, 3.0], -1.0), 1) == 0.25
    assert standing(Forecast([1.0, 0.0, 0.0], [1.0, 2.0, 3.0], -1.0), 2) == 0.0
    assert standing(Forecast([1.0], [1.0], 20.0), 0) == -20.0
