"""The Wilson interval against figures worked out by hand."""

import pytest

from racecraft.arena.statistics import wilson


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (38, 200, 0.1417, 0.2500)],
)
def test_the_interval(hits: int, trials: int, low: float, high: float) -> None:
    assert wilson(hits, trials) == pytest.approx((low, high), abs=2e-4)


def test_no_trials_say_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
