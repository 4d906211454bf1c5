"""How a good driver of Heat decides, turn by turn, from the own hand and from what lies open on the table.

Everything is judged by one measure: the rounds to the finish (odds/heat/pace.py) once the turn is over, after
its corners, with the Heat it leaves, and with the slipstream that cars on the way may give. A policy reads
nothing of a state that its seat could not see, so the same code drives at the table, on a glimpse, and inside
the search of the professional, on guessed states.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from racecraft.bots.bot import Advice, Weighed
from racecraft.games.heat import actions, phases
from racecraft.games.heat.cards import (
    ACCELERATE,
    AMOUNT,
    CARDS,
    COOL,
    DIRECT,
    DRAFT,
    FIRST_SPONSOR,
    FLIPS,
    HEAT,
    HEAT_KIND,
    LIMITS,
    PAY,
    REDUCE,
    REFRESH,
    SALVAGE,
    SLIPSTREAM,
    SPEED,
    SPEEDS,
    STRESS,
    SUPER_COOL,
    Card,
)
from racecraft.games.heat.gears import GEAR_COOLDOWN, TOP_GEAR
from racecraft.games.heat.movement import draft_distance
from racecraft.games.heat.phases import RACING
from racecraft.games.heat.slipstream import BASE_SLIPSTREAM
from racecraft.games.heat.state import Driver, HeatState
from racecraft.games.heat.weather import Conditions
from racecraft.odds.heat.pace import HANDS, SPIN_ROUNDS, Pace, pace_of

# What things are worth, in rounds.
HEAT_HELD: Final = 0.06
"""A Heat card that leaves the hand for the engine frees a place for a card that drives."""
STRESS_PLAYED: Final = 0.08
"""A Stress card that leaves the hand."""
SPONSOR_PLAYED: Final = -0.04
"""A sponsor is gone once it is played."""
UNPAID: Final = -0.4
"""Each Heat that a plan asks for and the engine will not have."""
REFRESHED: Final = 0.03
CLUTTERED: Final = 1.0
"""A turn without a move."""

MOST_SPEED: Final = 40
MOST_FLIPS: Final = 6
FLIPPED_MOST: Final = 4
NEAR: Final = 48
"""How far ahead cars matter for the slipstream."""
IMPOSSIBLE: Final = -1000.0
STRAIGHT: Final = 12
"""Cells before the next corner on which slow cards are of no use."""

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


class Laid:
    """A plan: the gear and how many cards of each slot, with those that are laid already."""

    __slots__ = ("counts", "gear", "value")

    def __init__(self, gear: i64, counts: list[int], value: float) -> None:
        self.gear = gear
        self.counts = counts
        self.value = value


class Policy:
    """A driver's judgement. One object serves one driver after another: it remembers only what it solved."""

    def __init__(self) -> None:
        self.pace: Pace | None = None
        self.conditions: Conditions | None = None
        # The position that is judged.
        self.state: HeatState | None = None
        self.seat: i64 = 0
        self.adrenaline = False
        # The plans of one gear.
        self.gear: i64 = 1
        self.engine: i64 = 0
        """Heat in the engine once the shift is paid."""
        self.values: list[float] = [0.0] * (MOST_SPEED + FLIPPED_MOST + 1)
        """What a plain turn at each speed is worth."""
        self.flips: list[list[float]] = [[1.0]]
        """flips[n][sum]: how likely n flips add up to a sum."""
        self.nearby: list[int] = [0] * NEAR
        """For each cell ahead, in how many of the sample hands a car may be expected there."""
        self.counts: list[int] = [0] * 6
        """Cards of the plan under way by slot."""
        self.best = IMPOSSIBLE
        self.best_counts: list[int] = []
        self.collected: list[Laid] | None = None
        """All plans that were weighed, for who wants to weigh them again."""

    # --- The race and the position --------------------------------------------------------------------------

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

    def choose(self, s: HeatState, seat: int, legal: list[int]) -> int:
        """The choice of a driver with several."""
        phase = s.phase
        if phase == phases.PLAN:
            return self.plan(s, seat, legal)
        if phase == phases.REACT:
            return self.react(s, seat, legal)
        if phase == phases.SLIPSTREAM:
            return self.slipstream(s, seat, legal)
        if phase == phases.DISCARD:
            return self.discard(s, seat, legal)
        if phase == phases.TOP or phase == phases.AMOUNT:
            return legal[-1]
        if phase == phases.VALUE:
            return self.number(s, seat, legal)
        if phase == phases.SALVAGING:
            return salvage(legal)
        if phase == phases.MULLIGAN:
            return mulligan(s.drivers[seat])
        if phase == phases.SWAP:
            return swap(s.drivers[seat], legal)
        return pick(legal, phase == phases.GIVE)

    def advice(self, s: HeatState, seat: int, legal: list[int]) -> Advice | None:
        """What the options of a turn are worth, in rounds to the finish; None where nothing is weighed."""
        phase = s.phase
        options: list[Weighed] = []
        if phase == phases.PLAN:
            known: list[int] = []
            d = s.drivers[seat]
            for plan in self.plans(s, seat, legal):
                action = plan.gear if d.stage == phases.GEAR_STAGE else next_card(d, plan.counts)
                if action in legal and action not in known:
                    known.append(action)
                    options.append(Weighed(action, plan.value, self.risk(d, plan)))
            return Advice("turns", options) if options else None
        self.look_at(s, seat)
        self.flips = [[1.0]]
        for action in legal:
            if phase == phases.REACT:
                if self.is_weighed(action):
                    options.append(Weighed(action, self.reaction_worth(s, action)))
            elif phase == phases.SLIPSTREAM:
                options.append(Weighed(action, self.slip_worth(s, action)))
            elif phase == phases.VALUE:
                options.append(Weighed(action, self.number_worth(s, action)))
        chosen = self.choose(s, seat, legal) if len(legal) > 1 else legal[0]
        for option in options:
            if option.action == chosen:
                return Advice("turns", options)
        return None

    def is_weighed(self, action: int) -> bool:
        """Whether a reaction is one that a driver weighs; cooling and paying are done anyhow."""
        return (
            action == actions.END
            or action == actions.ADRENALINE_SPEED
            or action == actions.BOOST
            or actions.DIRECT <= action < actions.REFRESH
        )

    def risk(self, d: Driver, plan: Laid) -> float:
        """How likely the corners ask for more Heat than there is, if nothing is boosted."""
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
            if odds[sum] > 0.0 and self.spins(start, start + total, total, max(0, engine), change):
                risk += odds[sum]
        return min(1.0, risk)

    # --- What a turn is worth -------------------------------------------------------------------------------

    def ended(
        self, pace: Pace, start: i64, end: i64, speed: i64, engine: i64, gear: i64, change: i64
    ) -> float:
        """HT-CORNER-03 to 07, HT-SPIN: the worth of a turn that leads from one distance to another."""
        s = self.state
        assert s is not None
        conditions = s.conditions
        track = conditions.track
        size: i64 = track.cells
        cell: i64 = (start - 1) % size + 1
        position: i64 = start + track.to_line[cell]
        last: i64 = end if end < pace.finish else pace.finish
        if position < last:
            line: i64 = track.next_line[cell]
            lines: i64 = len(track.gap)
            while position < last:
                limit: i64 = conditions.limit[line] + change
                if limit < 0:
                    limit = 0
                if speed > limit:
                    engine -= speed - limit + conditions.overheat[line]
                    if engine < 0:
                        return -pace.rounds(position, 1, 0) - SPIN_ROUNDS
                position += track.gap[line]
                line = line + 1 if line + 1 < lines else 0
        return -pace.rounds(end, gear, engine)

    def spins(self, start: i64, end: i64, speed: i64, engine: i64, change: i64) -> bool:
        """Whether the corners of such a turn ask for more Heat than there is."""
        s = self.state
        assert s is not None
        conditions = s.conditions
        track = conditions.track
        cell: i64 = (start - 1) % track.cells + 1
        position: i64 = start + track.to_line[cell]
        line: i64 = track.next_line[cell]
        while position < end and position < conditions.finish:
            limit: i64 = max(0, conditions.limit[line] + change)
            if speed > limit:
                engine -= speed - limit + conditions.overheat[line]
                if engine < 0:
                    return True
            position += track.gap[line]
            line = (line + 1) % len(track.gap)
        return False

    # --- Planning -------------------------------------------------------------------------------------------

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
        """HT-TOURN-01: one card after another, and the gear is how many there are in the end."""
        laid: i64 = d.laid
        top = IMPOSSIBLE
        action = legal[-1]
        gear: i64 = max(1, laid, d.gear - 2)
        while gear <= TOP_GEAR and gear <= d.gear + 2:
            value = self.best_plan(gear)
            if value > top:
                chosen = actions.END if gear == laid else self.next_card(d)
                if chosen in legal:
                    top = value
                    action = chosen
            gear += 1
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
            gears = list(range(max(1, d.laid, d.gear - 2), min(TOP_GEAR, d.gear + 2) + 1))
        for gear in gears:
            self.best_plan(gear)
        self.collected = None
        found.sort(key=_by_value)
        return found

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
                special = special or slot >= 6
        self.extend(d, d.last if d.laid > 0 else 1, gear - laid, free, speed, flips, special)
        return self.best

    def pace_here(self, engine: i64) -> float:
        s = self.state
        pace = self.pace
        assert s is not None
        assert pace is not None
        return pace.rounds(s.cars[self.seat].a, 1, engine)

    def open_gear(self, gear: i64) -> None:
        """HT-SHIFT-06: pays the shift and weighs a plain turn at every speed."""
        s = self.state
        pace = self.pace
        assert s is not None
        assert pace is not None
        d = s.drivers[self.seat]
        car = s.cars[self.seat]
        self.gear = gear
        cost: i64 = 1 if gear == d.gear + 2 or gear == d.gear - 2 else 0
        if s.conditions.track.flooded[car.cell] and gear < d.gear:
            cost += 1
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
        """HT-REACT-05: a boost pays where the cells of a flip are worth more than the Heat it costs."""
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
                            special or slot >= 6,
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
            if slot < 6 or card < 8:
                continue
            plain = False
            change += times * LIMITS[card]
            owed += times * AMOUNT[PAY * CARDS + card]
            cooling += times * AMOUNT[COOL * CARDS + card]
            worth += self.symbols_worth(d, card) * float(times)
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

    def symbols_worth(self, d: Driver, card: i64) -> float:
        """What the other symbols of a card are worth to a driver who lays it."""
        worth = SPONSOR_PLAYED if card >= FIRST_SPONSOR else 0.0
        if REFRESH[card]:
            worth += REFRESHED
        stress: i64 = (
            d.hand[STRESS]
            if d.hand[STRESS] < AMOUNT[REDUCE * CARDS + card]
            else AMOUNT[REDUCE * CARDS + card]
        )
        worth += STRESS_PLAYED * float(stress)
        cooled: i64 = d.discard[HEAT]
        if cooled > AMOUNT[SUPER_COOL * CARDS + card]:
            cooled = AMOUNT[SUPER_COOL * CARDS + card]
        worth += 0.12 * float(cooled)
        cells: i64 = SLIPSTREAM[card] + AMOUNT[DRAFT * CARDS + card]
        worth += 0.02 * float(cells) + 0.02 * float(AMOUNT[SALVAGE * CARDS + card])
        return worth

    # --- The turn -------------------------------------------------------------------------------------------

    def landing(self, s: HeatState, start: i64, cells: i64) -> i64:
        """DEF-5: where the car would stand after so many cells, the full ones passed over."""
        size: i64 = s.conditions.track.cells
        while cells > 0:
            cell: i64 = (start + cells - 1) % size + 1
            if self.others_in(s, cell) < 2:
                break
            cells -= 1
        return start + cells

    def others_in(self, s: HeatState, cell: i64) -> i64:
        found: i64 = 0
        mover = s.cars[s.turn]
        for car in s.cars:
            if car.cell == cell and car is not mover:
                found += 1
        return found

    def turn_worth(self, s: HeatState, cells: i64, faster: i64, heat: i64, limits: i64) -> float:
        """The worth of the turn under way if it ended after so many more cells, at so much more speed, with
        so much more Heat, and with the slipstream that is there then."""
        pace = self.pace
        assert pace is not None
        d = s.drivers[s.turn]
        conditions = s.conditions
        change = limits_of(d) + limits
        here: i64 = s.cars[s.turn].a
        end = self.landing(s, here, cells) if cells > 0 else here
        speed: i64 = s.speed + faster
        engine: i64 = d.heat + heat
        value = self.ended(pace, s.start_a, end, speed, engine, d.gear, change)
        size: i64 = conditions.track.cells
        cell: i64 = (end - 1) % size + 1
        if end + BASE_SLIPSTREAM > pace.finish or conditions.no_slipstream[cell]:
            return value
        following: i64 = cell + 1 if cell < size else 1
        if self.others_in(s, cell) == 0 and self.others_in(s, following) == 0:
            return value
        slipped = self.landing(s, end, BASE_SLIPSTREAM)
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
            cost: i64 = 0 if s.conditions.free_boost[s.cars[s.turn].cell] else -1
            value = 0.0
            odds = self.flip_odds(1)
            number: i64
            for number in range(1, FLIPPED_MOST + 1):
                if odds[number] > 0.0:
                    value += odds[number] * self.turn_worth(s, number, number, cost, 0)
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
        """HT-SLIP-02 to 05: as far as it pays; the corner on the way asks for the full speed."""
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
        end = here if action == actions.END else self.landing(s, here, action - actions.SLIP)
        return self.ended(pace, s.start_a, end, s.speed, d.heat, d.gear, limits_of(d))

    def number(self, s: HeatState, seat: i64, legal: list[int]) -> int:
        """HT-SYM-03: the number that serves the turn best."""
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

    # --- Cards that leave the hand --------------------------------------------------------------------------

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


def _by_value(plan: Laid) -> float:
    return -plan.value


def next_card(d: Driver, counts: list[int]) -> int:
    """The lowest card of a plan that is not laid yet; END if there is none."""
    slot: i64
    for slot in range(1, len(counts)):
        if counts[slot] > d.play[slot]:
            return actions.CARD + d.kinds[slot]
    return actions.END


_AT_ONCE: Final = [PAY, COOL, REDUCE, SALVAGE, SUPER_COOL]
"""Symbols that are used as soon as they can be."""


def limits_of(d: Driver) -> i64:
    """HT-SYM-08: by how much the played cards change every limit."""
    change: i64 = 0
    size: i64 = len(d.kinds)
    slot: i64
    for slot in range(6, size):
        if d.play[slot] > 0:
            change += d.play[slot] * LIMITS[d.kinds[slot]]
    return change


def salvage(legal: list[int]) -> int:
    """Fast cards are worth another look; Heat and Stress stay where they are."""
    best = actions.END
    fastest = 2
    for action in legal[1:]:
        speeds = SPEEDS[action - actions.CARD]
        if speeds and max(speeds) > fastest:
            fastest = max(speeds)
            best = action
    return best


def mulligan(d: Driver) -> int:
    """HT-MULLIGAN-01: a hand full of Heat and Stress is worth another one."""
    return actions.REDRAW if d.hand[HEAT] + d.hand[STRESS] >= 3 else actions.END


def pick(legal: list[int], worst: bool) -> int:
    """The upgrade that is wanted most, or least."""
    chosen = legal[0]
    for action in legal:
        better = upgrade_worth(action - actions.CARD) > upgrade_worth(chosen - actions.CARD)
        if better != worst:
            chosen = action
    return chosen


def swap(d: Driver, legal: list[int]) -> int:
    """HT-CHAMP-06: a leftover that is clearly better than the worst of one's own."""
    worst = min([upgrade_worth(card) for card in d.owned])
    best = pick(legal[1:], False)
    return best if upgrade_worth(best - actions.CARD) > worst + 0.5 else actions.END
