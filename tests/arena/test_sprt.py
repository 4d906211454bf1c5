"""The sequential test: its ratio against figures worked out by hand, its errors against its promise."""

from __future__ import annotations

from math import log
from random import Random

import pytest

from racecraft.arena.job import Job
from racecraft.arena.sprt import HIGHER, LOWER, RUNNING, Hypotheses, SequentialTest, log_likelihood_ratio
from racecraft.arena.statistics import score_of_elo
from racecraft.engine.errors import BadOptions


def test_without_draws_it_is_the_ratio_of_two_coins() -> None:
    expected = 30 * log(0.6 / 0.5) + 20 * log(0.4 / 0.5)
    assert log_likelihood_ratio({1.0: 30, 0.0: 20}, 0.5, 0.6) == pytest.approx(expected, abs=0.01)


def test_rounds_that_are_all_even_speak_for_the_nearer_score() -> None:
    assert log_likelihood_ratio({0.5: 50}, 0.45, 0.55) == pytest.approx(0, abs=1e-6)
    assert log_likelihood_ratio({0.5: 50}, 0.5, 0.6) < -3


def test_less_noise_proves_more() -> None:
    """The same mean of mirrored rounds, more of them even."""
    wild = log_likelihood_ratio({0.0: 40, 1.0: 60}, 0.5, 0.6)
    calm = log_likelihood_ratio({0.5: 80, 1.0: 20}, 0.5, 0.6)
    assert calm > 3 * wild > 0


def test_bounds_follow_from_the_errors() -> None:
    assert Hypotheses(0.5, 0.6).bounds == pytest.approx((-2.944, 2.944), abs=1e-3)
    assert Hypotheses(0.5, 0.6, alpha=0.01, beta=0.1).bounds == pytest.approx((-2.293, 4.500), abs=1e-3)


@pytest.mark.parametrize(("true", "right", "wrong"), [(0.4, LOWER, HIGHER), (0.6, HIGHER, LOWER)])
def test_it_keeps_its_promise(true: float, right: str, wrong: str) -> None:
    random = Random(5)
    verdicts = []
    for _ in range(150):
        test = SequentialTest(Hypotheses(0.4, 0.6))
        while test.verdict == RUNNING:
            test.add((float(random.random() < true) + float(random.random() < true)) / 2)
        verdicts.append(test.verdict)
    assert verdicts.count(wrong) <= 15
    assert verdicts.count(right) == 150 - verdicts.count(wrong)


def test_always_winning_is_proven_soon() -> None:
    test = SequentialTest(Hypotheses(0.5, 0.6))
    while test.verdict == RUNNING:
        test.add(1.0)
    assert test.verdict == HIGHER
    assert test.rounds == 17  # 1.2 to this power is more than 19


@pytest.mark.parametrize(
    "bad",
    [
        Hypotheses(0.6, 0.5),
        Hypotheses(0.5, 0.5),
        Hypotheses(0.0, 0.5),
        Hypotheses(0.5, 1.0),
        Hypotheses(0.5, float("nan")),
        Hypotheses(0.5, 0.6, alpha=0.0),
        Hypotheses(0.5, 0.6, beta=0.5),
        Hypotheses(0.5, 0.6, beta=float("nan")),
    ],
)
def test_what_cannot_be_tested_is_refused(bad: Hypotheses) -> None:
    with pytest.raises(BadOptions):
        bad.check_for(Job("rali", ["club", "random"], 2))


def test_elo() -> None:
    assert score_of_elo(0) == 0.5
    assert score_of_elo(400) == pytest.approx(10 / 11)
    assert score_of_elo(-70.44) == pytest.approx(0.4, abs=1e-4)
