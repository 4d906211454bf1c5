"""What a driver of Heat sees, as numbers: the own cards, and of the others what lies open.

Hidden are hands, laid cards until their driver's turn, the order of decks, and all of a discard but its top
card, as in the view of the game.
"""

from __future__ import annotations

from typing import Final, cast

from librt.strings import BytesWriter
from librt.strings import write_i16_le as put
from mypy_extensions import i16, i64, u8

from racecraft.engine.state import State
from racecraft.envs.encoding import Encoder, within
from racecraft.envs.heat.fields import (
    CELLS_AHEAD,
    CORNERS_AHEAD,
    DECISIONS,
    FIELDS,
    MOST_CELLS,
    MOST_PILE,
)
from racecraft.games.heat.board import MOST_CARS
from racecraft.games.heat.cards import CARDS, Card
from racecraft.games.heat.phases import (
    COMMITTED,
    FIRST_CHANCE,
    MULLIGAN,
    OPENING_DRAW,
    OVER,
    PLAN,
    RACING,
    SALVAGING,
)
from racecraft.games.heat.seasons import EVENTS
from racecraft.games.heat.standing import ahead
from racecraft.games.heat.state import Car, Driver, HeatState
from racecraft.games.heat.view import face_up, held
from racecraft.games.heat.weather import Conditions

MOST_KNOWN: Final = 8192
"""Conditions of as many races are kept."""
LAST_DECISION: Final = len(DECISIONS) - 1
CAR_COLUMNS: Final = 23
TURN_COLUMNS: Final = 16
_NO_CAR: Final = bytes(CAR_COLUMNS * 2)
_NO_TURN: Final = bytes(TURN_COLUMNS * 2)
_LEGEND: Final = bytes(9 * 2)
"""What a Legend has none of: gear, engine, cards."""

# Columns of `cards`.
HAND: Final = 0
DECK: Final = 1
LAID: Final = 2
DISCARD: Final = 3
KEPT: Final = 4
OWNED: Final = 5
SHOWN: Final = 6
MARKET: Final = 7
PILES: Final = 8
_NO_CARDS: Final = bytes(CARDS * PILES * 2)


def road_ahead(conditions: Conditions, cell: int) -> bytes:
    """The fields `corners` and `road` for a car in this cell."""
    out = BytesWriter()
    track = conditions.track
    lines = len(track.after)
    line = track.next_line[cell]
    distance = track.to_line[cell]
    for _ in range(CORNERS_AHEAD):
        put(out, within(distance, 0, MOST_CELLS))
        put(out, within(conditions.limit[line], 0, 20))
        put(out, 1 if conditions.overheat[line] > 0 else 0)
        put(out, 1 if conditions.press[line] else 0)
        put(out, 1 if line > 0 and track.corner[line] == track.corner[line - 1] else 0)
        distance += track.gap[line]
        line = (line + 1) % lines
    for further in range(CELLS_AHEAD):
        there = track.cell(cell + further)
        put(out, 1 if track.flooded[there] else 0)
        put(out, 1 if track.tunnel[there] else 0)
        put(out, 1 if conditions.no_cooldown[there] else 0)
        put(out, 1 if conditions.sector_cooldown[there] else 0)
        put(out, 1 if conditions.no_slipstream[there] else 0)
        put(out, within(conditions.slipstream[there], 0, 5))
        put(out, 1 if conditions.free_boost[there] else 0)
    return out.getvalue()


class HeatEncoder(Encoder):
    """Keeps the road ahead of every cell, as it comes by them, under the conditions that it has met."""

    def __init__(self) -> None:
        super().__init__(FIELDS, max(CARDS, len(EVENTS)))
        self.conditions: Conditions | None = None
        self.roads: list[bytes] = []
        self.known: dict[Conditions, list[bytes]] = {}

    def look_at(self, conditions: Conditions) -> None:
        """Every race makes conditions of its own, most of them like those of the race before."""
        found = self.known.get(conditions)
        if found is None:
            last = self.conditions
            if last is not None and alike(conditions, last):
                found = self.roads
            else:
                found = [b""] * (conditions.track.cells + 1)
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            self.known[conditions] = found
        self.conditions = conditions
        self.roads = found

    def write(self, state: State, seat: i64, out: BytesWriter) -> None:
        s = cast(HeatState, state)
        conditions = s.conditions
        if conditions is not self.conditions:
            self.look_at(conditions)
        phase: i64 = 0
        while phase <= LAST_DECISION:
            put(out, 1 if phase == s.phase else 0)
            phase += 1
        put(out, 1 if FIRST_CHANCE <= s.phase < OVER else 0)
        put(out, 1 if s.phase == OVER else 0)
        cars: i64 = len(s.cars)
        laps: i64 = conditions.laps
        races: i64 = s.setup.races
        put(out, i16(s.seats))
        put(out, i16(cars))
        put(out, within(laps, 1, 20))
        put(out, within(races - s.race - 1, 0, 20))
        put(out, within(s.round, 0, MOST_CELLS))
        put(out, i16(s.weather + 1))
        put(out, within(conditions.hand_limit, 0, 20))
        put(out, within(s.reserve, 0, MOST_PILE))
        put(out, within(s.grandstand, 0, 20))
        planning = s.phase == PLAN or s.phase == MULLIGAN
        mine = s.drivers[seat]
        asked = mine.stage > 0 if planning else s.turn == seat and s.phase < FIRST_CHANCE
        put(out, 1 if asked else 0)
        known_cards: i64 = len(mine.top)
        put(out, i16(mine.stage) if planning else 0)
        put(out, i16(mine.next_gear) if s.phase == PLAN and mine.stage != 1 else i16(mine.gear))
        put(out, within(self.pile(mine.play), 0, 20))
        put(out, within(known_cards, 0, 20))
        put(out, i16(mine.top[known_cards - 1] + 1) if known_cards > 0 else 0)
        if planning or s.phase == OPENING_DRAW:
            out.write(_NO_TURN)
        else:
            self.write_turn(s, out)
        self.write_cars(s, seat, out)
        self.write_cards(s, seat, mine, out)
        cell = s.cars[seat].cell
        if not self.roads[cell]:
            self.roads[cell] = road_ahead(conditions, cell if cell > 0 else 1)
        out.write(self.roads[cell])

    def pile(self, counts: list[i64]) -> i64:
        total: i64 = 0
        for count in counts:
            total += count
        return total

    def write_turn(self, s: HeatState, out: BytesWriter) -> None:
        car = s.cars[s.turn]
        symbols: i64 = len(s.symbols)
        sector: i64 = s.conditions.track.sector[car.cell]
        put(out, within(s.speed, 0, MOST_PILE))
        put(out, within(car.a - s.start_a, -MOST_PILE, MOST_CELLS))
        put(out, within(s.due, 0, MOST_PILE))
        put(out, within(s.flipped, 0, MOST_PILE))
        put(out, within(s.flips, 0, MOST_PILE))
        put(out, within(s.drawn, 0, MOST_PILE))
        put(out, 1 if s.boosted else 0)
        put(out, 1 if s.adrenaline_speed else 0)
        put(out, 1 if s.adrenaline_cool else 0)
        put(out, 1 if s.gear_cool else 0)
        put(out, i16(s.sectors_cooled >> sector & 1) if sector >= 0 else 0)
        put(out, 1 if s.unable else 0)
        put(out, within(s.gains, 0, MOST_PILE))
        put(out, 1 if s.spun else 0)
        put(out, within(s.discards, 0, MOST_PILE))
        put(out, within(symbols, 0, MOST_PILE))

    def write_cars(self, s: HeatState, seat: i64, out: BytesWriter) -> None:
        cars: i64 = len(s.cars)
        self.write_car(s, seat, seat, out)
        listed: i64 = 1
        while listed < s.seats:
            number = seat + listed
            if number >= s.seats:
                number -= s.seats
            self.write_car(s, number, seat, out)
            listed += 1
        while listed < cars:
            self.write_car(s, listed, seat, out)
            listed += 1
        while listed < MOST_CARS:
            out.write(_NO_CAR)
            listed += 1

    def write_car(self, s: HeatState, number: i64, seat: i64, out: BytesWriter) -> None:
        car = s.cars[number]
        planning = s.phase == PLAN or s.phase == MULLIGAN
        put(out, 1)
        put(out, 0 if number < s.seats else 1)
        put(out, 1 if number == s.turn and not planning else 0)
        status: i64 = 0
        while status < 3:
            put(out, 1 if status == car.status else 0)
            status += 1
        put(out, within(car.a - s.cars[seat].a, -MOST_CELLS, MOST_CELLS))
        put(out, within(s.conditions.finish - car.a, -MOST_CELLS, MOST_CELLS))
        put(out, 1 if car.line else 0)
        to_line: i64 = s.conditions.track.to_line[car.cell]
        put(out, within(to_line, 0, MOST_CELLS) if car.cell > 0 else 0)
        if number < s.seats:
            self.write_driver(s, number, s.drivers[number], planning, out)
        else:
            out.write(_LEGEND)
        order: i64 = 0
        at: i64 = s.index
        while at < len(s.order):
            if s.order[at] == number:
                order = at - s.index + 1
            at += 1
        turns: i64 = len(s.order)
        adrenaline: i64 = turns - s.eligible
        eligible = False
        while 0 <= adrenaline < turns:
            if s.order[adrenaline] == number:
                eligible = True
            adrenaline += 1
        put(out, 1 if eligible else 0)
        put(out, within(order, 0, MOST_CARS))
        put(out, i16(self.place(s, number, car)))
        points: i64 = s.points[number]
        put(out, within(points, 0, MOST_CELLS))

    def write_driver(self, s: HeatState, number: i64, d: Driver, planning: bool, out: BytesWriter) -> None:
        top: i64 = len(d.top)
        owned: i64 = len(d.owned)
        put(out, i16(d.gear))
        put(out, within(d.heat, 0, MOST_PILE))
        cards: i64 = held(s, number)
        put(out, within(cards, 0, MOST_PILE))
        put(out, within(d.deck_size + top, 0, MOST_PILE))
        put(out, within(d.discard_size, 0, MOST_PILE))
        put(out, i16(d.discard_top + 1))
        put(out, 1 if planning and d.stage == COMMITTED else 0)
        put(out, within(owned, 0, 20))
        put(out, within(d.gained, 0, 20))

    def place(self, s: HeatState, number: i64, car: Car) -> i64:
        """The place in the race: those that finished, those on the track, those that are out."""
        place: i64 = 1
        for finished in s.ranking:
            if finished == number:
                return place
            place += 1
        if car.status != RACING:
            last: i64 = len(s.cars)
            for gone in s.eliminated:
                if gone == number:
                    return last
                last -= 1
        for other in s.cars:
            if other is not car and other.status == RACING and ahead(other, car):
                place += 1
        return place if place <= len(s.cars) else len(s.cars)

    def write_cards(self, s: HeatState, seat: i64, mine: Driver, out: BytesWriter) -> None:
        base = len(out)
        out.write(_NO_CARDS)
        self.add(out, base, HAND, mine.kinds, mine.hand)
        self.add(out, base, DECK, mine.kinds, mine.deck)
        self.add(out, base, LAID, mine.kinds, mine.play)
        if s.phase == SALVAGING and s.turn == seat:
            self.add(out, base, DISCARD, mine.kinds, mine.discard)
        self.mark(out, base, KEPT, mine.kept)
        self.mark(out, base, OWNED, mine.owned)
        if s.turn != seat and s.turn < s.seats and face_up(s, s.turn):
            other = s.drivers[s.turn]
            self.add(out, base, SHOWN, other.kinds, other.play)
        self.mark(out, base, MARKET, s.market)

    def add(self, out: BytesWriter, base: i64, pile: i64, kinds: list[i64], counts: list[i64]) -> None:
        """Numbers below 256 fill their lower byte alone."""
        slot: i64 = 0
        while slot < len(counts):
            if counts[slot] > 0:
                out[base + 2 * (kinds[slot] * PILES + pile)] = u8(counts[slot])
            slot += 1

    def mark(self, out: BytesWriter, base: i64, pile: i64, cards: list[Card]) -> None:
        for card in cards:
            number: i64 = card
            at = base + 2 * (number * PILES + pile)
            out[at] = out[at] + 1


def alike(conditions: Conditions, known: Conditions) -> bool:
    """Whether the road is the same under both."""
    return (
        conditions.track is known.track
        and conditions.limit == known.limit
        and conditions.overheat == known.overheat
        and conditions.press == known.press
        and conditions.no_cooldown == known.no_cooldown
        and conditions.sector_cooldown == known.sector_cooldown
        and conditions.no_slipstream == known.no_slipstream
        and conditions.slipstream == known.slipstream
        and conditions.free_boost == known.free_boost
    )
