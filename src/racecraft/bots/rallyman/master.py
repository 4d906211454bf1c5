"""The master of Rallyman drives for its place and not for its time: like the professional by solved stages,
but by ones solved with as much haste as the standing asks for.

The time of a drive is spread far to one side: most drives are fast, and a few lose half a minute and more at
once. Against such rivals the fewest expected seconds do not win most often. A drive that loses control anyway
is beaten, so it may as well lose much, and a second won counts in all the others. Who is behind needs more
luck and takes more risk than who is ahead.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from racecraft.bots.bot import DEFAULT_THOUGHT, Budget, Sight, Weighed
from racecraft.bots.rallyman.club import Driver
from racecraft.bots.rallyman.pro import PRO
from racecraft.bots.rallyman.turn import Turn
from racecraft.bots.rallyman.value import VALUE
from racecraft.engine.state import Seat
from racecraft.games.rallyman.standing import rally_time
from racecraft.games.rallyman.state import RallymanState
from racecraft.games.rallyman.steps import RETIRED
from racecraft.odds.rallyman.dangers import Model

HASTES: Final = [0.0, 0.01, 0.02, 0.03, 0.04, 0.05]
"""What stages are solved with; 0, for a drive without rivals, gives the fewest expected seconds."""
LEAST_HASTE = 0.01
"""However far ahead: care that loses seconds every turn has cost more races than it saved."""
MOST_HASTE = 0.05
SKEW = 20.0
"""Seconds by which the most likely time of a drive is better than the expected one, roughly."""
SPREAD = 5.0
"""Variance of the time for each second that is still to be driven."""
LEAST_SPREAD = 30.0
"""Variance of a time that is known, all but the last second of the master's own."""


class Master(Driver):
    """The budget changes nothing: the whole turn is solved."""

    def __init__(self, seed: int, budget: Budget = DEFAULT_THOUGHT) -> None:
        super().__init__(PRO, seed, budget)
        self.turns = [Turn(hasty(haste)) for haste in HASTES]

    def reseed(self, seed: int) -> None:
        super().reseed(seed)
        for turn in self.turns:
            turn.forget()

    def options(self, sight: Sight) -> list[Weighed]:
        state = sight.sample(self.source)
        assert isinstance(state, RallymanState)
        self.turn = self.turns[nearest(wanted_haste(state, sight.seat))]
        self.model = self.turn.model
        return super().options(sight)


def hasty(haste: float) -> Model:
    return Model(PRO.tokens, PRO.sets, PRO.sisu, PRO.attack_dice, PRO.exact, haste)


def wanted_haste(state: RallymanState, seat: Seat) -> float:
    """How fast the chance to beat a rival falls with a second more, as the rate at which it grows or shrinks:
    the rate of the exponential that suits it best here. Rivals that are near in time count most."""
    own = time_of(state, seat)
    own_spread = SPREAD * VALUE.rest(state, seat)
    total = 0.0
    weights = 0.0
    other: i64
    for other in range(state.seats):
        if other == seat or state.cars[other].status == RETIRED:
            continue
        behind = own - time_of(state, other)
        spread = SPREAD * max(0.0, VALUE.rest(state, other)) + LEAST_SPREAD
        weight = exp(-min(50.0, behind * behind / (2.0 * (spread + max(0.0, own_spread))))) + 1e-12
        total += weight * (SKEW + behind) / spread
        weights += weight
    return max(LEAST_HASTE, min(MOST_HASTE, total / weights)) if weights > 0.0 else 0.0


def time_of(state: RallymanState, seat: Seat) -> float:
    """At which a car can expect to end the rally."""
    return float(rally_time(state, state.cars[seat])) + VALUE.rest(state, seat)


def nearest(haste: float) -> int:
    """The number of the haste that stages are solved with."""
    best = 0
    for number in range(len(HASTES)):
        if abs(HASTES[number] - haste) < abs(HASTES[best] - haste):
            best = number
    return best
