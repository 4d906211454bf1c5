"""What a driver of Heat does in the turn: reactions, slipstream, numbers to choose, discards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from racecraft.bots.heat.planning import Planner
from racecraft.bots.heat.worth import FLIPPED_MOST, IMPOSSIBLE
from racecraft.games.heat import actions
from racecraft.games.heat.cards import (
    ACCELERATE,
    AMOUNT,
    CARDS,
    COOL,
    DRAFT,
    HEAT,
    LIMITS,
    PAY,
    REDUCE,
    SALVAGE,
    SPEED,
    STRESS,
    SUPER_COOL,
)
from racecraft.games.heat.corners import limit_change
from racecraft.games.heat.movement import draft_distance, landing
from racecraft.games.heat.reactions import boost_cost
from racecraft.games.heat.slipstream import BASE_SLIPSTREAM, in_slipstream
from racecraft.games.heat.state import HeatState

STRAIGHT: Final = 12
"""Cells before the next corner on which slow cards are of no use."""

_AT_ONCE: Final = [PAY, COOL, REDUCE, SALVAGE, SUPER_COOL]
"""Symbols that are used as soon as they can be."""


def is_weighed(action: int) -> bool:
    """Whether a reaction is one that a driver weighs; cooling and paying are done anyhow."""
    return (
        action == actions.END
        or action == actions.ADRENALINE_SPEED
        or action == actions.BOOST
        or actions.DIRECT <= action < actions.REFRESH
    )


class Reactor(Planner):
    """Steps 3 to 8, judged by the same measure as the plans."""

    def turn_worth(self, s: HeatState, cells: i64, faster: i64, heat: i64, limits: i64) -> float:
        """The worth of the turn under way if it ended after so many more cells, at so much more speed, with
        so much more Heat, and with the slipstream that is there then."""
        pace = self.pace
        assert pace is not None
        d = s.drivers[s.turn]
        conditions = s.conditions
        change = limit_change(d) + limits
        here: i64 = s.cars[s.turn].a
        end = here + landing(s, here, cells)[0]
        speed: i64 = s.speed + faster
        engine: i64 = d.heat + heat
        value = self.ended(pace, s.start_a, end, speed, engine, d.gear, change)
        size: i64 = conditions.track.cells
        cell: i64 = (end - 1) % size + 1
        if end + BASE_SLIPSTREAM > pace.finish or conditions.no_slipstream[cell]:
            return value
        if not in_slipstream(s, cell):
            return value
        slipped = end + landing(s, end, BASE_SLIPSTREAM)[0]
        return max(value, self.ended(pace, s.start_a, slipped, speed, engine, d.gear, change))

    def react(self, s: HeatState, seat: i64, legal: list[int]) -> int:
        """What must be done and what cools first, then whatever makes the turn better."""
        for action in legal:
            if (
                action == actions.GEAR_COOL
                or action == actions.ADRENALINE_COOL
                or action == actions.SECTOR_COOL
            ):
                return action
            if action >= actions.USE and (action - actions.USE) // CARDS in _AT_ONCE:
                return action
        self.look_at(s, seat)
        self.flips = [[1.0]]
        top = IMPOSSIBLE
        chosen = legal[0]
        for action in legal:
            value = self.reaction_worth(s, action)
            if value > top:
                top = value
                chosen = action
        return chosen

    def reaction_worth(self, s: HeatState, action: int) -> float:
        """The worth of the turn if it ended with this."""
        if action == actions.END:
            return self.turn_worth(s, 0, 0, 0, 0)
        if action == actions.ADRENALINE_SPEED:
            return self.turn_worth(s, 1, 1, 0, 0)
        if action == actions.BOOST:
            cost = boost_cost(s)
            value = 0.0
            odds = self.flip_odds(1)
            number: i64
            for number in range(1, FLIPPED_MOST + 1):
                if odds[number] > 0.0:
                    value += odds[number] * self.turn_worth(s, number, number, -cost, 0)
            return value
        if action == actions.CANNOT_PAY:
            return IMPOSSIBLE / 2.0
        if actions.DIRECT <= action < actions.REFRESH:
            card = action - actions.DIRECT
            paid = AMOUNT[COOL * CARDS + card] - AMOUNT[PAY * CARDS + card]
            return self.turn_worth(s, SPEED[card], SPEED[card], min(0, paid), LIMITS[card])
        use = (action - actions.USE) // CARDS
        if use == ACCELERATE:
            return self.turn_worth(s, s.flips, s.flips, 0, 0)
        if use == DRAFT:
            return self.turn_worth(s, draft_distance(s), 0, 0, 0)
        return IMPOSSIBLE / 4.0

    def slipstream(self, s: HeatState, seat: i64, legal: list[int]) -> int:
        """As far as it pays; the corner on the way asks for the full speed."""
        self.look_at(s, seat)
        top = IMPOSSIBLE
        chosen = actions.END
        for action in legal:
            value = self.slip_worth(s, action)
            if value > top:
                top = value
                chosen = action
        return chosen

    def slip_worth(self, s: HeatState, action: int) -> float:
        pace = self.pace
        assert pace is not None
        d = s.drivers[s.turn]
        here: i64 = s.cars[s.turn].a
        end = here if action == actions.END else here + landing(s, here, action - actions.SLIP)[0]
        return self.ended(pace, s.start_a, end, s.speed, d.heat, d.gear, limit_change(d))

    def number(self, s: HeatState, seat: i64, legal: list[int]) -> int:
        """The number that serves the turn best."""
        self.look_at(s, seat)
        top = IMPOSSIBLE
        chosen = legal[0]
        for action in legal:
            value = self.number_worth(s, action)
            if value > top:
                top = value
                chosen = action
        return chosen

    def number_worth(self, s: HeatState, action: int) -> float:
        number: i64 = action - actions.VALUE + s.flipped
        return self.turn_worth(s, s.speed + number, number, 0, 0)

    def discard(self, s: HeatState, seat: i64, legal: list[int]) -> int:
        """Heat and Stress whenever they may go; slow cards where the road is long and straight."""
        track = s.conditions.track
        car = s.cars[seat]
        away: i64 = track.to_line[car.cell]
        finishing = car.a + away >= s.conditions.finish
        for action in legal:
            if actions.REFRESH <= action < actions.ADRENALINE_SPEED:
                return action
            card = action - actions.CARD
            if card == HEAT or card == STRESS:
                return action
            if 2 <= card < 8 and SPEED[card] <= 1 and (away >= STRAIGHT or finishing):
                return action
        return actions.END
