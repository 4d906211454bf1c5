"""Confidence intervals of rates and means."""

from __future__ import annotations

from math import sqrt

Z_95 = 1.959963984540054
"""The standard normal quantile that leaves 2.5 % on either side."""


def wilson(hits: float, trials: int) -> tuple[float, float]:
    """The Wilson score interval of a rate at 95 % confidence: honest for few trials and rates near 0 or 1."""
    if trials == 0:
        return 0.0, 1.0
    rate = hits / trials
    spread = Z_95 * Z_95 / trials
    centre = rate + spread / 2
    margin = Z_95 * sqrt(rate * (1 - rate) / trials + spread / (4 * trials))
    low = 0.0 if hits == 0 else (centre - margin) / (1 + spread)
    high = 1.0 if hits == trials else (centre + margin) / (1 + spread)
    return low, high


def mean_interval(values: list[float]) -> tuple[float, float] | None:
    """Where the mean of independent values lies with 95 % confidence; None for fewer than two."""
    count = len(values)
    if count < 2:
        return None
    mean = sum(values) / count
    margin = Z_95 * sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
    return mean - margin, mean + margin


def ratio_interval(parts: list[tuple[float, float]]) -> tuple[float | None, tuple[float, float] | None]:
    """The ratio of two sums and its 95 % interval, of pairs that are independent, such as what was lost in
    each race and how often; None where there is nothing to tell."""
    below, count = sum(each for _, each in parts), len(parts)
    if not below:
        return None, None
    ratio = sum(each for each, _ in parts) / below
    if count < 2:
        return ratio, None
    squares = sum((above - ratio * each) ** 2 for above, each in parts)
    margin = Z_95 * sqrt(squares * count / (count - 1)) / below
    return ratio, (ratio - margin, ratio + margin)


def score_of_elo(elo: float) -> float:
    """The score that a difference in Elo points stands for."""
    return float(1 / (1 + 10 ** (-elo / 400)))
