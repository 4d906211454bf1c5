"""The sequential probability ratio test: play until it is proven which of two scores is the true one.

The score is that of the first of two bots against the second, from 0 to 1. It is taken round by round, not
game by game: the mirrored games of a round depend on one another, whole rounds do not. The likelihood of a
score is that of the likeliest distribution of round scores that has it as its mean, so the test asks nothing
about draws or about how much the mirroring helps (the pentanomial model of chess engine testing, for any
set of scores).
"""

from __future__ import annotations

from collections import Counter
from math import log

import msgspec

from racecraft.arena.job import Job
from racecraft.engine.errors import BadOptions

UNSEEN = 1e-3
"""The prior count of the scores 0, 1/2 and 1, so that unseen scores are not impossible."""
BISECTIONS = 60

RUNNING, LOWER, HIGHER = "running", "lower", "higher"


class Hypotheses(msgspec.Struct, frozen=True):
    """Two scores, and how often either may be taken for the other: `alpha` the lower for the higher, `beta`
    the higher for the lower."""

    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05

    def check_for(self, job: Job) -> None:
        """Raises why this cannot be tested on a job."""
        if len(job.bots) != 2 or job.seats < 2:
            raise BadOptions("a test is between two bots, in races of at least two seats")
        if not 0 < self.low < self.high < 1:
            raise BadOptions(
                f"a test is between two scores, the lower first, above 0% and below 100%, "
                f"not {self.low:.4%} and {self.high:.4%}"
            )
        for name, value in (("alpha", self.alpha), ("beta", self.beta)):
            if not 0 < value < 0.5:
                raise BadOptions(f"{name} is a probability above 0 and below 0.5, not {value}")

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which the test ends (Wald)."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)


class SequentialTest:
    """Takes the scores of rounds in their order and says where the test stands."""

    def __init__(self, hypotheses: Hypotheses) -> None:
        self.hypotheses = hypotheses
        self.rounds = 0
        self.ratio = 0.0
        self.verdict = RUNNING
        self._counts: Counter[float] = Counter()

    def add(self, score: float) -> None:
        """The mean score of a whole round."""
        self.rounds += 1
        self._counts[score] += 1
        self.ratio = log_likelihood_ratio(self._counts, self.hypotheses.low, self.hypotheses.high)
        lower, upper = self.hypotheses.bounds
        if self.ratio >= upper:
            self.verdict = HIGHER
        elif self.ratio <= lower:
            self.verdict = LOWER


def log_likelihood_ratio(counts: dict[float, int], low: float, high: float) -> float:
    """How much better the higher mean explains the counted scores than the lower."""
    seen: dict[float, float] = {0.0: UNSEEN, 0.5: UNSEEN, 1.0: UNSEEN}
    for score, count in counts.items():
        seen[score] = seen.get(score, 0.0) + count
    scores = sorted(seen)
    total = sum(seen.values())
    shares = [seen[score] / total for score in scores]
    likely_low, likely_high = (_likeliest(scores, shares, mean) for mean in (low, high))
    return sum(
        seen[score] * log(higher / lower)
        for score, lower, higher in zip(scores, likely_low, likely_high, strict=True)
    )


def _likeliest(scores: list[float], shares: list[float], mean: float) -> list[float]:
    """The distribution with this mean under which these shares are likeliest: each share divided by
    1 + pull * (score - mean), the pull such that the mean comes out."""
    low, high = -1 / (scores[-1] - mean), 1 / (mean - scores[0])
    for _ in range(BISECTIONS):
        pull = (low + high) / 2
        excess = sum(
            share * (score - mean) / (1 + pull * (score - mean))
            for score, share in zip(scores, shares, strict=True)
        )
        if excess > 0:
            low = pull
        else:
            high = pull
    return [share / (1 + pull * (score - mean)) for score, share in zip(scores, shares, strict=True)]
