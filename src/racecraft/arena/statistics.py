"""What can be said about a rate that was counted."""

from __future__ import annotations

from math import sqrt

Z_95 = 1.959963984540054
"""The standard normal quantile that leaves 2.5 % on either side."""


def wilson(hits: int, trials: int) -> tuple[float, float]:
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
