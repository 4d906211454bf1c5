"""Step 9: the play area is cleared and the hand filled up; also the opening hands and the mulligan (HT-DRAW,
HT-SETUP-14, HT-MULLIGAN).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from racecraft.games.heat import phases
from racecraft.games.heat.actions import CARD, END, REDRAW
from racecraft.games.heat.cards import FIRST_SPONSOR, NAMES
from racecraft.games.heat.deck import certain_card, pay, show_discard_top, take_in_hand
from racecraft.games.heat.phases import (
    COMMITTED,
    DRAWING,
    GEAR_STAGE,
    MULLIGAN,
    NEXT_CAR,
    OPENING_DRAW,
    OPENING_HANDS,
    PREPARE_MULLIGAN,
    ROUND_START,
    TOP,
)

if TYPE_CHECKING:
    from racecraft.games.heat.state import Driver, HeatState

MULLIGAN_HEAT: Final = 1
"""What a new opening hand costs where it is to be paid for."""


def offer_top(s: HeatState) -> None:
    """HT-DRAW-01, 02: the played cards go to the discard; which of them lies on top is the driver's
    choice."""
    found = tops(s)
    if len(found) > 1 and s.setup.ask_top:
        s.choices = found
        s.phase = TOP
    else:
        clear_play_area(s, found[-1] - CARD if found else -1)


def tops(s: HeatState) -> list[int]:
    """The different cards of the play area that go to the own discard."""
    d = s.drivers[s.turn]
    play = d.play
    kinds = d.kinds
    found: list[int] = []
    size: i64 = len(kinds)
    slot: i64
    for slot in range(size):
        if play[slot] > 0 and kinds[slot] < FIRST_SPONSOR:
            found.append(CARD + kinds[slot])
    return found


def clear_play_area(s: HeatState, top: i64) -> None:
    """HT-DRAW-01, 03, 09: the play area is cleared, then the hand is filled up; beyond the finish nothing is
    drawn."""
    lay_aside(s, top)
    d = s.drivers[s.turn]
    if s.events is not None and top >= 0:
        s.tell("laid_aside", {"card": NAMES[top]})
    if s.cars[s.turn].a > s.conditions.finish:
        s.phase = NEXT_CAR
        return
    s.due = s.conditions.hand_limit - d.hand_size
    s.drawn = 0
    s.phase = DRAWING


def lay_aside(s: HeatState, top: i64) -> None:
    """HT-DRAW-01, HT-SYM-21: played cards to the own discard, sponsors out of the race."""
    d = s.drivers[s.turn]
    play = d.play
    discard = d.discard
    moved = False
    size: i64 = len(play)
    slot: i64
    for slot in range(size):
        count = play[slot]
        if count > 0:
            card = d.kinds[slot]
            if card >= FIRST_SPONSOR:
                s.sponsor_discard[card - FIRST_SPONSOR] += count
            else:
                discard[slot] = discard[slot] + count
                d.discard_size += count
                moved = True
            play[slot] = 0
    if top >= 0:
        d.discard_top = top
    elif moved:
        show_discard_top(d)


def drawing(s: HeatState) -> None:
    """HT-DRAW-03 to 08: card by card, with a reshuffle when one is needed, until the hand is full."""
    s.phase = NEXT_CAR if hand_filled(s) else phases.DRAW


def hand_filled(s: HeatState) -> bool:
    """Draws as long as only one card can come; False if chance must say what the next one is."""
    d = s.drivers[s.turn]
    while s.due > 0:
        slot = certain_card(s, d)
        if slot == -1:
            tell_draws(s)
            return False
        if slot == -2:
            break
        draw(s, d, slot)
    s.due = 0
    tell_draws(s)
    return True


def draw(s: HeatState, d: Driver, slot: i64) -> None:
    take_in_hand(d, slot)
    s.due -= 1
    s.drawn += 1


def tell_draws(s: HeatState) -> None:
    """Everybody sees that cards are drawn, nobody which."""
    if s.events is not None and s.drawn > 0:
        s.tell("drew", {"cards": s.drawn})
    s.drawn = 0


def opening_hands(s: HeatState) -> None:
    """HT-SETUP-14: one driver after another draws up to the hand limit."""
    while hand_filled(s):
        if s.turn + 1 == s.seats:
            s.phase = PREPARE_MULLIGAN if s.setup.mulligan and not s.redrawn else ROUND_START
            return
        s.turn += 1
        s.due = max(0, s.conditions.hand_limit - s.drivers[s.turn].hand_size)
    s.phase = OPENING_DRAW


def offer_mulligan(s: HeatState) -> None:
    """HT-MULLIGAN-01, 03: once, all at the same time, drivers may draw a new opening hand; if it costs Heat,
    one after another in the order of the grid, as long as the engine has the Heat."""
    if not s.setup.paid_mulligan:
        for seat in range(s.seats):
            ask_for_mulligan(s, seat)
        return
    while s.picks < s.seats:
        seat = mulligan_turn(s)
        if s.drivers[seat].heat >= MULLIGAN_HEAT:
            ask_for_mulligan(s, seat)
            return
        s.picks += 1
    s.picks = 0
    s.redrawn = True
    s.phase = ROUND_START


def mulligan_turn(s: HeatState) -> int:
    """HT-MULLIGAN-03: the driver who decides next."""
    return [car for car in s.grid if car < s.seats][s.picks]


def ask_for_mulligan(s: HeatState, seat: int) -> None:
    d = s.drivers[seat]
    d.stage = GEAR_STAGE
    d.next_gear = 0
    d.choices = [END, REDRAW]
    s.planning |= 1 << seat
    s.phase = MULLIGAN


def mulligan(s: HeatState, seat: i64, action: int) -> None:
    """HT-MULLIGAN-02: decks are shuffled when all have decided; a driver who pays (HT-MULLIGAN-03) draws at
    once."""
    d = s.drivers[seat]
    d.stage = COMMITTED
    d.next_gear = 1 if action == REDRAW else 0
    s.planning &= ~(1 << seat)
    if s.events is not None:
        s.tell_of("planned", seat, {})
    if s.planning > 0:
        return
    if s.setup.paid_mulligan:
        s.picks += 1
        if action == REDRAW:
            put_hand_back(s, seat)
            pay(d, MULLIGAN_HEAT)
    else:
        for number in range(s.seats):
            if s.drivers[number].next_gear == 1:
                put_hand_back(s, number)
        s.redrawn = True
    s.turn = 0
    s.due = max(0, s.conditions.hand_limit - s.drivers[0].hand_size)
    s.phase = OPENING_HANDS


def put_hand_back(s: HeatState, seat: int) -> None:
    """HT-MULLIGAN-02: the hand, but for sponsors, goes back into the deck."""
    d = s.drivers[seat]
    if s.events is not None:
        s.tell_of("redrew", seat, {})
    for slot in range(len(d.kinds)):
        if d.kinds[slot] < FIRST_SPONSOR:
            d.deck[slot] += d.hand[slot]
            d.deck_size += d.hand[slot]
            d.hand_size -= d.hand[slot]
            d.hand[slot] = 0
