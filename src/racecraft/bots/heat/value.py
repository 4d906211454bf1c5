"""The value of Heat: cars are compared by the rounds that the pace of the track gives them, by engine, gear
and cards, and by how far the round has come. In a season the points so far and the races to come count too.

Cards that the state does not show (a glimpse) are taken for average ones.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from racecraft.bots.heat.worth import HEAT_HELD, STRESS_PLAYED
from racecraft.bots.value import Survey, Value, chances_alone
from racecraft.engine.state import Seat, State
from racecraft.games.heat import phases
from racecraft.games.heat.cards import CARDS, HEAT, SPEEDS, STRESS
from racecraft.games.heat.corners import heat_left
from racecraft.games.heat.gears import GEAR_COOLDOWN, MOST_SHIFT, TOP_GEAR, shift_cost
from racecraft.games.heat.phases import CARDS_STAGE, COMMITTED, PLAN, RACING
from racecraft.games.heat.state import Driver, HeatState
from racecraft.games.heat.weather import Conditions
from racecraft.odds.heat.pace import SPIN_ROUNDS, Pace, pace_of

FEATURES: Final = [
    "has driven this round",
    "drives",
    "reacts",
    "slipstreams or discards",
    "speed of the turn",
    "cells still to drive",
    "ahead on the track",
    "gap to the car ahead on the track",
    "gap to the car behind on the track",
    "gear",
    "Heat in the engine",
    "hand known",
    "Heat in the hand",
    "Stress in the hand",
    "speed of the hand",
    "spread of the hand",
    "cards in the hand",
    "laid",
    "speed laid",
    "gears shifted",
    "Heat away",
    "upgrades",
    "adrenaline",
    "Legends",
    "before the race",
    "next corner",
    "limit of the next corner",
    "corner after it",
    "limit of the corner after it",
    "1 in the hand",
    "2 in the hand",
    "3 in the hand",
    "4 in the hand",
    "0 in the hand",
    "5 and more in the hand",
    "cards in the deck",
    "Heat in the deck",
    "Stress in the deck",
    "speed of the deck",
    "rounds gained by the cards",
    "speed of the next turn",
    "Heat of the next turn",
    "chance alone",
    "chance alone, by the cards",
    "points",
    "races to come",
]
ALONE: Final = FEATURES.index("chance alone")
LUCK: Final = 0.15
LUCK_A_ROUND: Final = 0.12
"""Variance of the rounds to the finish: at the end of the race, and for each round that is left."""
MOST_GAINED: Final = 2.0
"""More than so many rounds no hand wins or loses."""
MEAN_FLIP: Final = 2
AVERAGE_COUNTS: Final = [0.5, 0.5, 0.5, 0.5, 0.15, 0.2]
"""As `counts` tells them, of the speeds 1 to 4, 0, and 5 and more, in a hand that nobody shows."""
BEFORE_CORNERS: Final = [
    phases.VALUE,
    phases.REACT,
    phases.AMOUNT,
    phases.SALVAGING,
    phases.KEEP,
    phases.SLIPSTREAM,
    phases.FLIP,
    phases.SCRAP,
]
"""Phases of a turn in which the corners are not paid for yet."""
NEAR: Final = 40
"""Cells within which another car matters."""
SEASON_POINT: Final = 0.35
"""Rounds that a point of a season counts as."""

_FAST: Final[list[i64]] = [max(SPEEDS[card]) if SPEEDS[card] else 0 for card in range(CARDS)]
_FASTEST: Final = [float(max(SPEEDS[card])) if SPEEDS[card] else 0.0 for card in range(CARDS)]


class HeatValue(Value):
    def __init__(self, path: Path) -> None:
        super().__init__("heat", path, FEATURES)
        self._conditions: Conditions | None = None
        self._pace: Pace | None = None

    def pace(self, state: HeatState) -> Pace:
        found = self._pace
        if found is None or self._conditions is not state.conditions:
            found = pace_of(state.conditions)
            self._pace = found
            self._conditions = state.conditions
        return found

    def time(self, state: State) -> float:
        assert isinstance(state, HeatState)
        if state.over() or state.cars[0].status != RACING:
            return float(state.round)
        done = state.round - 1 if state.round > 0 else 0
        return float(done) + max(0.0, self.rounds(state, 0)) + (1.0 if driven(state, 0) else 0.0)

    def rounds(self, state: HeatState, seat: i64) -> float:
        """Rounds from the finish, as the professional counts them."""
        d = state.drivers[seat]
        pace = self.pace(state)
        if seat == state.turn and state.phase in BEFORE_CORNERS and state.round > 0:
            found = self.turned(state, pace, d)
        else:
            found = pace.rounds(state.cars[seat].a, d.gear, d.heat)
        if found <= 0.0 or not known(d):
            return found
        return found + HEAT_HELD * float(d.hand[HEAT]) + STRESS_PLAYED * float(d.hand[STRESS])

    def turned(self, state: HeatState, pace: Pace, d: Driver) -> float:
        """The car that drives, if its turn ended here: its corners are still to be paid for."""
        start = state.start_a
        end = max(state.cars[state.turn].a, start + state.speed)
        stands, left = heat_left(state.conditions, start, end, state.speed, d.heat, 0)
        if left < 0:
            return pace.rounds(stands, 1, 0) + SPIN_ROUNDS
        return pace.rounds(end, d.gear, left)

    def survey(self, state: State) -> Survey:
        assert isinstance(state, HeatState)
        found = Survey()
        variances: list[float] = []
        played: list[float] = []
        season = state.setup.season
        seats = state.seats
        racing = state.phase < phases.AUTOMATIC and state.round > 0
        to_come = float(len(state.tracks) - state.race - 1) if season else 0.0
        average = float(sum(state.points[:seats])) / float(seats) if season and state.points else 0.0
        seat: i64
        for seat in range(seats):
            car = state.cars[seat]
            points = float(state.points[seat]) - average if season and state.points else 0.0
            if car.status != RACING and not season:
                continue
            if car.status == RACING:
                rounds = self.rounds(state, seat)
                cost = rounds + (1.0 if racing and driven(state, seat) else 0.0)
            else:
                place = place_of(state, seat)
                rounds = 0.0
                cost = float(place) * 0.5 - 2.0
            left = rounds + 8.0 * to_come
            numbers = self.numbers(state, seat, racing)
            turn = self.next_turn(state, seat, racing and car.status == RACING)
            cost -= SEASON_POINT * points
            numbers += [
                turn.gained,
                turn.speed / 10.0,
                turn.heat / 3.0,
                0.0,
                0.0,
                points / 10.0,
                min(to_come, 6.0) / 3.0,
            ]
            variances.append(LUCK + LUCK_A_ROUND * max(0.0, left))
            played.append(cost - turn.gained)
            found.add(seat, cost, left, numbers)
        if found.open:
            alone = chances_alone(found.costs, variances)
            by_cards = chances_alone(played, variances)
            at: i64
            for at in range(len(found.open)):
                numbers = found.cars[at]
                numbers[ALONE] = alone[at]
                numbers[ALONE + 1] = by_cards[at]
        if not season:
            found.front = [number for number in state.ranking if number < seats]
            found.back = [number for number in state.eliminated[::-1] if number < seats]
        return found

    def next_turn(self, state: HeatState, seat: i64, racing: bool) -> NextTurn:
        """What the cards that the state shows make of the car's next turn; nothing where it shows none."""
        d = state.drivers[seat]
        if not racing or (seat == state.turn and state.phase in BEFORE_CORNERS):
            return NextTurn()
        laid: i64 = 0
        for count in d.play:
            laid += count
        waits = not driven(state, seat)
        if waits and laid > 0 and (state.phase != PLAN or d.stage == COMMITTED):
            return self.laid_turn(state, seat)
        if not known(d) or (waits and state.phase != PLAN):
            return NextTurn()
        return self.best_turn(state, seat)

    def laid_turn(self, state: HeatState, seat: i64) -> NextTurn:
        """The turn for which the cards lie on the table."""
        d = state.drivers[seat]
        a = state.cars[seat].a
        pace = self.pace(state)
        cost: i64 = 0
        if state.phase == PLAN:
            cost = shift_cost(state, seat, d.next_gear)
        speed: i64 = 0
        slot: i64
        for slot in range(1, len(d.play)):
            fast: i64 = MEAN_FLIP if slot == STRESS else _FAST[d.kinds[slot]]
            speed += d.play[slot] * fast
        found = NextTurn()
        found.look(pace, a, d.next_gear, d.heat - cost, d.hand[HEAT], speed)
        found.told(pace.rounds(a, d.gear, d.heat), d.heat)
        return found

    def best_turn(self, state: HeatState, seat: i64) -> NextTurn:
        """The best turn that the cards allow, without boost and slipstream and with one Stress at most."""
        d = state.drivers[seat]
        a = state.cars[seat].a
        pace = self.pace(state)
        sums: list[i64] = [1, 0, 0, 0, 0]
        slot: i64
        size: i64
        for slot in range(2, len(d.hand)):
            fast: i64 = _FAST[d.kinds[slot]]
            for _ in range(min(TOP_GEAR, d.hand[slot] + d.play[slot])):
                size = TOP_GEAR
                while size > 0:
                    sums[size] |= sums[size - 1] << fast
                    size -= 1
        stressed = d.hand[STRESS] + d.play[STRESS] > 0
        only: i64 = d.next_gear if state.phase == PLAN and d.stage == CARDS_STAGE else 0
        found = NextTurn()
        gear: i64
        for gear in range(max(1, d.gear - MOST_SHIFT), min(TOP_GEAR, d.gear + MOST_SHIFT) + 1):
            engine = d.heat - shift_cost(state, seat, gear)
            if engine < 0 or (only > 0 and gear != only):
                continue
            reach = sums[gear]
            if stressed:
                reach |= sums[gear - 1] << MEAN_FLIP
            speed: i64 = 0
            while reach > 0:
                if reach & 1:
                    found.look(pace, a, gear, engine, d.hand[HEAT], speed)
                reach >>= 1
                speed += 1
        found.told(pace.rounds(a, d.gear, d.heat), d.heat)
        return found

    def numbers(self, state: HeatState, seat: i64, racing: bool) -> list[float]:
        """All but those of the next turn and of a season."""
        d = state.drivers[seat]
        car = state.cars[seat]
        phase = state.phase
        turn = racing and phase != PLAN and phase != phases.MULLIGAN and state.turn == seat
        ahead = NEAR
        behind = NEAR
        leads: i64 = 0
        number: i64
        for number in range(len(state.cars)):
            other = state.cars[number]
            if number == seat or other.status != RACING:
                continue
            apart: i64 = other.a - car.a
            if apart > 0 or (apart == 0 and other.line and not car.line):
                leads += 1
                ahead = min(ahead, apart)
            else:
                behind = min(behind, -apart)
        seen = known(d)
        held = 1.4
        stress = 0.8
        mean = 2.4
        spread = 1.0
        if seen:
            held = float(d.hand[HEAT])
            stress = float(d.hand[STRESS])
            mean, spread = speeds(d)
        laid: i64 = 0
        fast = 0.0
        slot: i64
        for slot in range(len(d.play)):
            count: i64 = d.play[slot]
            if count > 0:
                laid += count
                fast += float(count) * _FASTEST[d.kinds[slot]]
        committed = racing and (phase != PLAN or d.stage == COMMITTED)
        away = float(state.conditions.heat - d.heat)
        place: i64 = 0
        order = state.order
        size: i64 = len(order)
        while place < size and order[place] != seat:
            place += 1
        track = state.conditions.track
        lines: i64 = len(track.gap)
        line: i64 = track.next_line[car.cell]
        following: i64 = line + 1 if line + 1 < lines else 0
        limits = state.conditions.limit
        found = [
            1.0 if racing and driven(state, seat) else 0.0,
            1.0 if turn else 0.0,
            1.0 if turn and phase == phases.REACT else 0.0,
            1.0 if turn and (phase == phases.SLIPSTREAM or phase == phases.DISCARD) else 0.0,
            float(state.speed) / 10.0 if turn else 0.0,
            float(max(0, state.start_a + state.speed - car.a)) / 10.0 if turn else 0.0,
            float(leads) / 3.0,
            float(ahead) / 10.0,
            float(behind) / 10.0,
            float(d.gear) / 2.0,
            float(d.heat) / 3.0,
            1.0 if seen else 0.0,
            held / 2.0,
            stress / 2.0,
            mean / 2.0,
            spread,
            float(d.hand_size) / 4.0,
            1.0 if committed and laid > 0 else 0.0,
            fast / 6.0,
            float(d.next_gear - d.gear) if phase == PLAN else 0.0,
            away / 3.0,
            float(len(d.owned)) / 3.0,
            1.0 if place >= size - state.eligible else 0.0,
            float(len(state.cars) - state.seats) / 2.0,
            0.0 if racing else 1.0,
            float(track.to_line[car.cell]) / 10.0,
            float(limits[line]) / 5.0,
            float(track.to_line[car.cell] + track.gap[line]) / 10.0,
            float(limits[following]) / 5.0,
        ]
        found += counts(d) if seen else AVERAGE_COUNTS
        found += deck(d)
        return found


class NextTurn:
    """A turn that a car may drive next: the best of those that were looked at."""

    def __init__(self) -> None:
        self.gained = 0.0
        """Rounds by which it is better than an average hand, once it is `told`."""
        self.speed = 0.0
        self.heat = 0.0
        """Heat that it takes from the engine."""
        self._best = 1e9
        self._left: i64 = 0

    def look(self, pace: Pace, a: i64, gear: i64, engine: i64, held: i64, speed: i64) -> None:
        """A turn in this gear at this speed, the shift being paid for; keeps it if it is better."""
        cooled: i64 = GEAR_COOLDOWN[gear]
        engine += cooled if cooled < held else held
        end, left = heat_left(pace.conditions, a, a + speed, speed, engine, 0)
        if left < 0:
            rounds = pace.rounds(end, 1, 0) + SPIN_ROUNDS
        else:
            rounds = pace.rounds(end, gear, left)
        if rounds < self._best:
            self._best = rounds
            self.speed = float(speed)
            self._left = left

    def told(self, average: float, heat: i64) -> None:
        """All turns have been looked at: compares the best with the average hand's."""
        if self._best < 1e9:
            self.gained = min(MOST_GAINED, max(-MOST_GAINED, average - 1.0 - self._best))
            self.heat = float(heat - max(0, self._left))


def counts(d: Driver) -> list[float]:
    """Speeds 1 to 4, 0, and 5 and more in the hand."""
    found = [0.0] * 6
    slot: i64
    for slot in range(2, len(d.hand)):
        held: i64 = d.hand[slot]
        if held > 0:
            fast: i64 = _FAST[d.kinds[slot]]
            at: i64 = 4 if fast == 0 else 5 if fast > 4 else fast - 1
            found[at] += float(held) / 2.0
    return found


def deck(d: Driver) -> list[float]:
    """What is to be drawn: how much, the shares of Heat and Stress, and the mean speed of the rest; average
    numbers where the state does not show it."""
    total: i64 = 0
    fast: i64 = 0
    slot: i64
    for slot in range(len(d.deck)):
        total += d.deck[slot]
        fast += d.deck[slot] * _FAST[d.kinds[slot]]
    size = float(d.deck_size) / 10.0
    if total == 0:
        return [size, 0.2, 0.15, 1.2]
    heat = d.deck[HEAT]
    stress = d.deck[STRESS]
    rest: i64 = max(1, total - heat - stress)
    return [size, float(heat) / float(total), float(stress) / float(total), float(fast) / float(rest) / 2.0]


def known(d: Driver) -> bool:
    """Whether the state shows which cards the driver holds."""
    total: i64 = 0
    for count in d.hand:
        total += count
    return total == d.hand_size


def speeds(d: Driver) -> tuple[float, float]:
    """The mean of the cards of a hand that drive, and how far they are apart."""
    count = 0.0
    total = 0.0
    least = 9.0
    most = 0.0
    slot: i64
    for slot in range(2, len(d.hand)):
        held: i64 = d.hand[slot]
        if held > 0:
            fast = _FASTEST[d.kinds[slot]]
            count += float(held)
            total += float(held) * fast
            least = min(least, fast)
            most = max(most, fast)
    if count == 0.0:
        return 0.0, 0.0
    return total / count, (most - least) / 3.0


def driven(state: HeatState, seat: Seat) -> bool:
    """Whether the car has moved in the round under way, or is moving."""
    phase = state.phase
    if phase == phases.PLAN or phase == phases.MULLIGAN or state.round == 0:
        return False
    order = state.order
    at: i64 = 0
    size: i64 = len(order)
    while at < size and order[at] != seat:
        at += 1
    return at <= state.index


def place_of(state: HeatState, seat: Seat) -> int:
    """The place of a car that has left the race under way."""
    if seat in state.ranking:
        return state.ranking.index(seat)
    return len(state.cars) + 1


VALUE = HeatValue(Path(__file__).parent / "data" / "value.json")
