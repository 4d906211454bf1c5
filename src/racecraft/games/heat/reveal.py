"""Step 3: a car's cards are turned over, every + is flipped, the car moves (HT-MOVE, HT-PLUS)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from racecraft.games.heat import championship, legends, phases
from racecraft.games.heat.actions import VALUE
from racecraft.games.heat.cards import (
    CARDS,
    FIRST_SPECIAL,
    FLIPS,
    HEAT,
    NAMES,
    SPEED,
    SPEEDS,
    STRESS,
    SYMBOLS,
    is_sponsor,
)
from racecraft.games.heat.deck import can_flip, certain_card, names_of, pay, put_on_discard
from racecraft.games.heat.gears import shift_cost
from racecraft.games.heat.movement import move
from racecraft.games.heat.phases import CLEAR, FIRST_MOVE, FLIPPING, REACTING, REVEAL, SHIFT, VALUES
from racecraft.games.heat.rounds import clear_turn

if TYPE_CHECKING:
    from racecraft.games.heat.state import Driver, HeatState


def begin_turn(s: HeatState) -> None:
    """HT-ORDER-04, HT-MOVE-01: the car's own cards are turned face up."""
    if s.turn >= s.seats:
        legends.begin_turn(s)
        return
    s.revealed = True
    clear_turn(s)
    car = s.cars[s.turn]
    s.start_a = car.a
    s.start_cell = car.cell
    s.start_line = car.line
    d = s.drivers[s.turn]
    d.laid = 0
    if d.gained > 0:
        shown = [d.play[slot] for slot in range(FIRST_SPECIAL, len(d.kinds)) if is_sponsor(d.kinds[slot])]
        championship.shown_to_leave(d, sum(shown))
    if s.events is not None:
        s.tell("revealed", {"cards": names_of(d.kinds, d.play), "gear": d.next_gear})
    if d.play[HEAT] > 0:
        cluttered_turn(s)
    else:
        s.phase = SHIFT if s.setup.tournament else REVEAL


def cluttered_turn(s: HeatState) -> None:
    """HT-CLUTTER-04 to 06: the shift is paid, then nothing moves and nothing counts."""
    d = s.drivers[s.turn]
    if s.setup.tournament:
        pay(d, shift_cost(s, s.turn, d.next_gear))
    d.gear = 1
    if s.events is not None:
        s.tell("cluttered", {})
    s.phase = CLEAR


def reveal(s: HeatState) -> None:
    """HT-MOVE-01 to 03: adds up the laid cards; every + on them is resolved before the car moves."""
    d = s.drivers[s.turn]
    play = d.play
    kinds = d.kinds
    size: i64 = len(kinds)
    speed: i64 = play[2] + 2 * play[3] + 3 * play[4] + 4 * play[5]
    flips = play[STRESS]
    slot: i64
    for slot in range(FIRST_SPECIAL, size):
        count = play[slot]
        if count > 0:
            card = kinds[slot]
            speed += count * SPEED[card]
            flips += count * FLIPS[card]
    s.speed = speed
    # In a tournament the flips of an unpaid shift lie in the play area and are counted already (HT-TOURN-06).
    s.flipped = 0
    s.due = flips
    s.after = VALUES
    s.phase = FLIPPING if flips > 0 else VALUES


def flipping(s: HeatState) -> None:
    """HT-PLUS-01, 05, 10, 11: cards are turned over until as many speed cards as symbols have come up."""
    d = s.drivers[s.turn]
    while s.due > 0:
        if not can_flip(d):
            s.due = 0
            if s.events is not None:
                s.tell("flip_void", {})
            break
        slot = certain_card(s, d)
        if slot == -1:
            s.phase = phases.FLIP
            return
        turn_over(s, d, slot)
    s.phase = s.after


def turn_over(s: HeatState, d: Driver, slot: i64) -> None:
    """HT-PLUS-02 to 04: a basic speed card counts, anything else goes to the discard."""
    if 2 <= slot <= 5:
        d.play[slot] = d.play[slot] + 1
        s.flipped += slot - 1
        s.flips += 1
        s.due -= 1
        if s.events is not None:
            s.tell("flipped", {"card": NAMES[slot]})
    else:
        put_on_discard(d, slot)
        if s.events is not None:
            s.tell("turned", {"card": NAMES[d.kinds[slot]]})


def offer_values(s: HeatState) -> None:
    """HT-SYM-03: after all flips the driver chooses the number of every card that prints several, lowest
    first."""
    d = s.drivers[s.turn]
    size: i64 = len(d.kinds)
    slot: i64
    for slot in range(FIRST_SPECIAL, size):
        card = d.kinds[slot]
        if d.play[slot] > 0 and len(SPEEDS[card]) > 1:
            chosen = 0
            for value in s.values:
                if value % CARDS == card:
                    chosen += 1
            if chosen < d.play[slot]:
                s.amount_for = card
                s.choices = value_choices(s)
                s.phase = phases.VALUE
                return
    s.phase = FIRST_MOVE


def value_choices(s: HeatState) -> list[int]:
    return [VALUE + number for number in SPEEDS[s.amount_for]]


def choose_value(s: HeatState, action: int) -> None:
    number = action - VALUE
    s.values = s.values + [number * CARDS + s.amount_for]
    s.speed += number
    if s.events is not None:
        s.tell("value_chosen", {"card": NAMES[s.amount_for], "number": number})
    s.amount_for = -1
    s.phase = VALUES


def first_move(s: HeatState) -> None:
    """HT-MOVE-04: the car moves by its full speed; then the symbols of step 5 are there to be used."""
    s.speed += s.flipped
    s.flipped = 0
    move(s, s.speed, "speed")
    d = s.drivers[s.turn]
    s.gear_cool = d.gear <= 2
    has = s.index >= len(s.order) - s.eligible
    s.adrenaline_speed = has
    s.adrenaline_cool = has
    if len(d.kinds) > 6:
        open_symbols(s, d)
    s.phase = REACTING


def open_symbols(s: HeatState, d: Driver) -> None:
    """HT-SYM-02: every symbol of the play area exists once."""
    size: i64 = len(d.kinds)
    slot: i64
    for slot in range(FIRST_SPECIAL, size):
        if d.play[slot] > 0 and SYMBOLS[d.kinds[slot]]:
            s.symbols = s.symbols + d.play[slot] * SYMBOLS[d.kinds[slot]]
