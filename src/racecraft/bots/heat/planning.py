"""How a driver of Heat plans: the gear and the cards of a turn, every choice of them weighed.

A plan is worth the mean over its flips of what the turn is worth then, with cooling, adrenaline and boost,
and with the slipstream that cars on the way may give.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from racecraft.bots.heat.worth import (
    FLIPPED_MOST,
    HEAT_HELD,
    IMPOSSIBLE,
    STRESS_PLAYED,
    Worth,
    symbols_worth,
)
from racecraft.games.heat import actions, phases
from racecraft.games.heat.cards import (
    AMOUNT,
    CARDS,
    COOL,
    FIRST_SPECIAL,
    FLIPS,
    HEAT,
    LIMITS,
    PAY,
    SPEED,
    SPEEDS,
    STRESS,
)
from racecraft.games.heat.corners import heat_left
from racecraft.games.heat.gears import GEAR_COOLDOWN, shift_cost, within_reach
from racecraft.games.heat.phases import RACING
from racecraft.games.heat.slipstream import BASE_SLIPSTREAM
from racecraft.games.heat.state import Driver, HeatState
from racecraft.odds.heat.pace import HANDS, Pace

UNPAID: Final = -0.4
"""The cost in rounds of each Heat that a plan needs and the engine lacks."""
CLUTTERED: Final = 1.0
"""A turn without a move."""

MOST_SPEED: Final = 40
MOST_FLIPS: Final = 6
NEAR: Final = 48
"""How far ahead cars matter for the slipstream."""


class Laid:
    """A plan: the gear and how many cards of each slot, with those that are laid already."""

    __slots__ = ("counts", "gear", "value")

    def __init__(self, gear: i64, counts: list[int], value: float) -> None:
        self.gear = gear
        self.counts = counts
        self.value = value


class Planner(Worth):
    """Steps 1 and 2."""

    def __init__(self) -> None:
        super().__init__()
        self.adrenaline = False
        # The plans of one gear.
        self.gear: i64 = 1
        self.engine: i64 = 0
        """Heat in the engine once the shift is paid."""
        self.values: list[float] = [0.0] * (MOST_SPEED + FLIPPED_MOST + 1)
        """What a plain turn at each speed is worth."""
        self.nearby: list[int] = [0] * NEAR
        """For each cell ahead, in how many of the sample hands a car may be expected there."""
        self.counts: list[int] = [0] * 6
        """Cards of the plan under way by slot."""
        self.best = IMPOSSIBLE
        self.best_counts: list[int] = []
        self.collected: list[Laid] | None = None
        """All plans that were weighed, for a second evaluation."""

    def plan(self, s: HeatState, seat: int, legal: list[int]) -> int:
        """The gear, or the next card, of the plan that promises most."""
        d = s.drivers[seat]
        self.prepare(s, seat)
        if d.stage == phases.GEAR_STAGE:
            gear: i64 = legal[0]
            top = IMPOSSIBLE
            for option in legal:
                value = self.best_plan(option)
                if value > top:
                    top = value
                    gear = option
            return gear
        if d.next_gear > 0:
            self.best_plan(d.next_gear)
            return self.next_card(d)
        return self.tournament_plan(d, legal)

    def tournament_plan(self, d: Driver, legal: list[int]) -> int:
        """One card after another: the gear is how many there are in the end."""
        laid: i64 = d.laid
        top = IMPOSSIBLE
        action = legal[-1]
        for gear in within_reach(d.gear):
            if gear < laid:
                continue
            value = self.best_plan(gear)
            if value > top:
                chosen = actions.END if gear == laid else self.next_card(d)
                if chosen in legal:
                    top = value
                    action = chosen
        return action

    def next_card(self, d: Driver) -> int:
        """The lowest card of the best plan that is not laid yet."""
        return next_card(d, self.best_counts)

    def plans(self, s: HeatState, seat: i64, legal: list[int]) -> list[Laid]:
        """Every plan a driver may still make, the most promising first."""
        d = s.drivers[seat]
        self.prepare(s, seat)
        found: list[Laid] = []
        self.collected = found
        gears: list[int]
        if d.stage == phases.GEAR_STAGE:
            gears = legal
        elif d.next_gear > 0:
            gears = [d.next_gear]
        else:
            gears = [gear for gear in within_reach(d.gear) if gear >= d.laid]
        for gear in gears:
            self.best_plan(gear)
        self.collected = None
        found.sort(key=_by_value)
        return found

    def risk(self, d: Driver, plan: Laid) -> float:
        """How likely the corners of a plan ask for more Heat than there is, if nothing is boosted."""
        s = self.state
        assert s is not None
        self.open_gear(plan.gear)
        speed: i64 = 0
        flips: i64 = 0
        change: i64 = 0
        engine: i64 = self.engine + min(GEAR_COOLDOWN[plan.gear], d.hand[HEAT])
        slot: i64
        for slot in range(1, len(plan.counts)):
            card: i64 = d.kinds[slot]
            times: i64 = plan.counts[slot]
            speed += times * (SPEED[card] if len(SPEEDS[card]) < 2 else min(SPEEDS[card]))
            flips += times * FLIPS[card]
            change += times * LIMITS[card]
            engine -= times * AMOUNT[PAY * CARDS + card]
        start: i64 = s.cars[self.seat].a
        odds = self.flip_odds(min(flips, MOST_FLIPS))
        risk = 0.0
        for sum in range(len(odds)):
            total: i64 = speed + sum
            if odds[sum] > 0.0:
                _, left = heat_left(s.conditions, start, start + total, total, max(0, engine), change)
                if left < 0:
                    risk += odds[sum]
        return min(1.0, risk)

    def prepare(self, s: HeatState, seat: i64) -> None:
        """What all plans of a turn share: adrenaline, the odds of a flip, the cars ahead."""
        pace = self.look_at(s, seat)
        order = s.order
        size: i64 = len(order)
        place: i64 = 0
        while place < size and order[place] != seat:
            place += 1
        self.adrenaline = place >= size - s.eligible
        self.flips = [[1.0]]
        nearby = self.nearby
        ahead: i64
        for ahead in range(NEAR):
            nearby[ahead] = 0
        here: i64 = s.cars[seat].a
        for ahead in range(place):
            number: i64 = order[ahead]
            car = s.cars[number]
            apart: i64 = car.a - here
            if number >= s.seats or car.status != RACING or apart >= NEAR:
                continue
            other = s.drivers[number]
            for speed in pace.speeds(car.a, other.gear, other.heat):
                cell = apart + speed
                if 0 <= cell < NEAR:
                    nearby[cell] += 1

    def best_plan(self, gear: i64) -> float:
        """The worth of the best completion of what is laid, for a gear; its cards are in `best_counts`."""
        s = self.state
        assert s is not None
        d = s.drivers[self.seat]
        self.best = IMPOSSIBLE
        self.counts = list(d.play)
        self.best_counts = []
        laid: i64 = 0
        free: i64 = d.hand_size - d.hand[HEAT]
        for count in d.play:
            laid += count
        self.open_gear(gear)
        if laid + free < gear:
            return -CLUTTERED - self.pace_here(self.engine)
        speed: i64 = 0
        flips: i64 = 0
        special = False
        size: i64 = len(d.kinds)
        slot: i64
        for slot in range(1, size):
            times: i64 = d.play[slot]
            if times > 0:
                card: i64 = d.kinds[slot]
                speed += times * SPEED[card]
                flips += times * FLIPS[card]
                special = special or slot >= FIRST_SPECIAL
        self.extend(d, d.last if d.laid > 0 else 1, gear - laid, free, speed, flips, special)
        return self.best

    def open_gear(self, gear: i64) -> None:
        """Pays the shift and weighs a plain turn at every speed."""
        s = self.state
        pace = self.pace
        assert s is not None
        assert pace is not None
        d = s.drivers[self.seat]
        car = s.cars[self.seat]
        self.gear = gear
        cost = shift_cost(s, self.seat, gear)
        self.engine = d.heat - cost if d.heat > cost else 0
        fastest: i64 = 5 * gear if gear < 4 else 17
        held: i64 = d.hand[HEAT]
        self.weigh_speeds(pace, car.a, self.engine, held, 0, fastest)

    def weigh_speeds(self, pace: Pace, start: i64, engine: i64, held: i64, change: i64, fastest: i64) -> None:
        """Fills `values`: cooled, with slipstream where cars may be expected, adrenaline and boost."""
        s = self.state
        assert s is not None
        conditions = s.conditions
        size: i64 = conditions.track.cells
        gear = self.gear
        cooldown: i64 = GEAR_COOLDOWN[gear] + (1 if self.adrenaline else 0)
        values = self.values
        speed: i64
        last: i64 = fastest + (FLIPPED_MOST + 1 if engine > 0 else 1)
        for speed in range(last + 1):
            cell: i64 = (start + speed - 1) % size + 1
            cooled: i64 = cooldown + (1 if conditions.sector_cooldown[cell] else 0)
            if cooled > held:
                cooled = held
            if conditions.no_cooldown[cell]:
                cooled = 0
            value = self.ended(pace, start, start + speed, speed, engine + cooled, gear, change)
            if speed + 1 < NEAR and not conditions.no_slipstream[cell]:
                cars: i64 = self.nearby[speed] + self.nearby[speed + 1]
                if cars > 0 and start + speed + BASE_SLIPSTREAM <= pace.finish:
                    slipped = self.ended(
                        pace, start, start + speed + BASE_SLIPSTREAM, speed, engine + cooled, gear, change
                    )
                    if slipped > value:
                        value += (slipped - value) * (float(cars) / float(HANDS) if cars < HANDS else 1.0)
            values[speed] = value + HEAT_HELD * float(cooled)
        if self.adrenaline:
            for speed in range(last):
                if values[speed + 1] > values[speed]:
                    values[speed] = values[speed + 1]
        if engine > 0:
            self.weigh_boosts(pace, start, engine, fastest, change)

    def weigh_boosts(self, pace: Pace, start: i64, engine: i64, fastest: i64, change: i64) -> None:
        """A boost pays where the cells of a flip are worth more than the Heat it costs."""
        values = self.values
        odds = self.flip_odds(1)
        # A boost leaves one Heat less: about as much less as it makes here and now.
        dearer = pace.rounds(start, self.gear, engine - 1) - pace.rounds(start, self.gear, engine)
        speed: i64
        for speed in range(1, fastest + 1):
            boosted = -dearer
            number: i64
            for number in range(1, FLIPPED_MOST + 1):
                boosted += odds[number] * values[speed + number]
            if boosted > values[speed]:
                values[speed] = boosted

    def extend(
        self, d: Driver, slot: i64, left: i64, free: i64, speed: i64, flips: i64, special: bool
    ) -> None:
        """Every way to lay the cards that are left to lay, from a slot upwards."""
        if left == 0:
            value = self.special_worth(d) if special else self.plain_worth(speed, flips)
            if self.collected is not None:
                self.collected.append(Laid(self.gear, self.counts.copy(), value))
            if value > self.best:
                self.best = value
                self.best_counts = self.counts.copy()
            return
        size: i64 = len(d.kinds)
        while slot < size:
            held: i64 = d.hand[slot]
            if held > 0:
                card: i64 = d.kinds[slot]
                before: i64 = self.counts[slot]
                free -= held
                times: i64 = 1
                while times <= held and times <= left:
                    if left - times <= free:
                        self.counts[slot] = before + times
                        self.extend(
                            d,
                            slot + 1,
                            left - times,
                            free,
                            speed + times * SPEED[card],
                            flips + times * FLIPS[card],
                            special or slot >= FIRST_SPECIAL,
                        )
                    times += 1
                self.counts[slot] = before
            slot += 1

    def plain_worth(self, speed: i64, flips: i64) -> float:
        """A plan of basic cards: the mean over its flips."""
        if flips == 0:
            return self.values[speed]
        value = STRESS_PLAYED * float(flips)
        odds = self.flip_odds(flips)
        sum: i64
        for sum in range(flips, flips * FLIPPED_MOST + 1):
            share = odds[sum]
            if share > 0.0:
                value += share * self.values[speed + sum]
        return value

    def special_worth(self, d: Driver) -> float:
        """A plan with other cards: their symbols change limits, Heat and hand; numbers are chosen last."""
        s = self.state
        pace = self.pace
        assert s is not None
        assert pace is not None
        counts = self.counts
        lowest: i64 = 0
        flips: i64 = 0
        change: i64 = 0
        owed: i64 = 0
        cooling: i64 = 0
        worth = STRESS_PLAYED * float(counts[STRESS])
        reach: list[int] = [0]
        plain = True
        size: i64 = len(counts)
        slot: i64
        for slot in range(1, size):
            times: i64 = counts[slot]
            if times == 0:
                continue
            card: i64 = d.kinds[slot]
            lowest += times * SPEED[card]
            flips += times * FLIPS[card]
            if slot < FIRST_SPECIAL or card < 8:
                continue
            plain = False
            change += times * LIMITS[card]
            owed += times * AMOUNT[PAY * CARDS + card]
            cooling += times * AMOUNT[COOL * CARDS + card]
            worth += symbols_worth(d, card) * float(times)
            if len(SPEEDS[card]) > 1:
                for _ in range(times):
                    reach = [total + number for total in reach for number in SPEEDS[card]]
        if plain:
            return self.plain_worth(lowest, flips)
        if flips > MOST_FLIPS:
            flips = MOST_FLIPS
        held: i64 = d.hand[HEAT]
        cooled: i64 = GEAR_COOLDOWN[self.gear] + cooling + (1 if self.adrenaline else 0)
        if cooled > held:
            cooled = held
        engine: i64 = self.engine + cooled - owed
        if engine < 0:
            worth += UNPAID * float(-engine)
            engine = 0
        worth += HEAT_HELD * float(cooled)
        start: i64 = s.cars[self.seat].a
        odds = self.flip_odds(flips)
        for sum in range(len(odds)):
            if odds[sum] > 0.0:
                best = IMPOSSIBLE
                for total in reach:
                    speed: i64 = lowest + sum + total
                    best = max(best, self.ended(pace, start, start + speed, speed, engine, self.gear, change))
                worth += odds[sum] * best
        return worth


def _by_value(plan: Laid) -> float:
    return -plan.value


def next_card(d: Driver, counts: list[int]) -> int:
    """The lowest card of a plan that is not laid yet; END if there is none."""
    slot: i64
    for slot in range(1, len(counts)):
        if counts[slot] > d.play[slot]:
            return actions.CARD + d.kinds[slot]
    return actions.END
