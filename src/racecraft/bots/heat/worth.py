"""What things are worth to a driver of Heat, in rounds: a turn with its corners, flips, symbols, upgrades.

Everything is judged by one measure: the rounds to the finish (the pace of odds) once the turn is over, after
its corners and with the Heat it leaves.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from racecraft.games.heat.cards import (
    AMOUNT,
    CARDS,
    DIRECT,
    DRAFT,
    FIRST_SPONSOR,
    HEAT,
    HEAT_KIND,
    LIMITS,
    REDUCE,
    REFRESH,
    SALVAGE,
    SLIPSTREAM,
    SPEEDS,
    STRESS,
    SUPER_COOL,
    Card,
)
from racecraft.games.heat.corners import heat_left
from racecraft.games.heat.state import Driver, HeatState
from racecraft.games.heat.weather import Conditions
from racecraft.odds.heat.pace import SPIN_ROUNDS, Pace, pace_of

HEAT_HELD: Final = 0.06
"""A Heat card that leaves the hand for the engine frees a place for a card that drives."""
STRESS_PLAYED: Final = 0.08
"""A Stress card that leaves the hand."""
SPONSOR_PLAYED: Final = -0.04
"""A sponsor is gone once it is played."""
REFRESHED: Final = 0.03

FLIPPED_MOST: Final = 4
IMPOSSIBLE: Final = -1000.0

SYMBOL_WORTH: Final = [-1.3, 1.5, 0.6, -0.2, 0.5, 0.8, 1.5, 0.6]
"""Of each step-5 symbol on an upgrade, in the order of the action space."""


def upgrade_worth(card: Card) -> float:
    """How much a driver wants an upgrade."""
    if HEAT_KIND[card]:
        return 2.5
    worth = 0.45 * max(SPEEDS[card]) + 0.8 * (len(SPEEDS[card]) - 1)
    worth += 0.9 * LIMITS[card] + 0.5 * SLIPSTREAM[card]
    worth += (0.7 if REFRESH[card] else 0.0) + (0.8 if DIRECT[card] else 0.0)
    for use in range(len(SYMBOL_WORTH)):
        worth += SYMBOL_WORTH[use] * AMOUNT[use * CARDS + card]
    return worth


class Worth:
    """Evaluates turns. One object serves several drivers in turn: it caches only what it solved."""

    def __init__(self) -> None:
        self.pace: Pace | None = None
        self.conditions: Conditions | None = None
        # The position that is judged.
        self.state: HeatState | None = None
        self.seat: i64 = 0
        self.flips: list[list[float]] = [[1.0]]
        """flips[n][sum]: how likely n flips add up to a sum."""

    def look_at(self, s: HeatState, seat: i64) -> Pace:
        """Turns to a position: the pace of the race, solved when it is met for the first time."""
        self.state = s
        self.seat = seat
        pace = self.pace
        if pace is None or self.conditions is not s.conditions:
            pace = pace_of(s.conditions)
            self.pace = pace
            self.conditions = s.conditions
        return pace

    def ended(
        self, pace: Pace, start: i64, end: i64, speed: i64, engine: i64, gear: i64, change: i64
    ) -> float:
        """The worth of a turn that leads from one distance to another, once its corners are paid for."""
        s = self.state
        assert s is not None
        stands, left = heat_left(s.conditions, start, end, speed, engine, change)
        if left < 0:
            return -pace.rounds(stands, 1, 0) - SPIN_ROUNDS
        return -pace.rounds(end, gear, left)

    def pace_here(self, engine: i64) -> float:
        s = self.state
        pace = self.pace
        assert s is not None
        assert pace is not None
        return pace.rounds(s.cars[self.seat].a, 1, engine)

    def flip_odds(self, flips: i64) -> list[float]:
        """How likely so many flips add up to each sum, the deck taken as it is for each of them."""
        s = self.state
        assert s is not None
        while len(self.flips) <= flips:
            d = s.drivers[self.seat]
            deck = d.deck
            total: i64 = deck[2] + deck[3] + deck[4] + deck[5]
            if total == 0:
                deck = d.discard
                total = deck[2] + deck[3] + deck[4] + deck[5]
            before = self.flips[-1]
            after = [0.0] * (len(before) + FLIPPED_MOST)
            number: i64
            for number in range(1, FLIPPED_MOST + 1):
                share = 0.0
                if total > 0:
                    share = float(deck[number + 1]) / float(total)
                elif number == 1:
                    share = 1.0
                for sum in range(len(before)):
                    after[sum + number] += share * before[sum]
            self.flips.append(after)
        return self.flips[flips]


def symbols_worth(d: Driver, card: i64) -> float:
    """What the other symbols of a card are worth to a driver who lays it."""
    worth = SPONSOR_PLAYED if card >= FIRST_SPONSOR else 0.0
    if REFRESH[card]:
        worth += REFRESHED
    stress: i64 = (
        d.hand[STRESS] if d.hand[STRESS] < AMOUNT[REDUCE * CARDS + card] else AMOUNT[REDUCE * CARDS + card]
    )
    worth += STRESS_PLAYED * float(stress)
    cooled: i64 = d.discard[HEAT]
    if cooled > AMOUNT[SUPER_COOL * CARDS + card]:
        cooled = AMOUNT[SUPER_COOL * CARDS + card]
    worth += 0.12 * float(cooled)
    cells: i64 = SLIPSTREAM[card] + AMOUNT[DRAFT * CARDS + card]
    worth += 0.02 * float(cells) + 0.02 * float(AMOUNT[SALVAGE * CARDS + card])
    return worth
